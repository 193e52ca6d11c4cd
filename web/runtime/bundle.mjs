// Bundles a module with the packages that it imports into one file: node bundle.mjs <module> <file to write>
import esbuild from "esbuild";

const [entry, outfile] = process.argv.slice(2);
await esbuild.build({ entryPoints: [entry], outfile, bundle: true, minify: true, format: "esm", target: "es2022", legalComments: "none" });
await esbuild.stop();
