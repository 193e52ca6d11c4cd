// Runs Python in Pyodide with the archives that visitors get:
// node pyodide.mjs <pyodide.mjs> <python.zip> <source.py> <group.mjs>
// The parts, such as friend.modules, are in the same folder as python.zip.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, archive, source, group] = process.argv.slice(2);
// The functions that pyodide-start.js defines for the engine in a browser.
globalThis.casinoPart = async (name) => new Uint8Array(readFileSync(join(dirname(archive), `${name}.modules`)));
globalThis.casinoGroup = () => import(pathToFileURL(group));
const { loadPyodide } = await import(pathToFileURL(pyodide));
const python = await loadPyodide({ stdLibURL: archive, env: { HOME: "/home/pyodide" } });
try {
  await python.runPythonAsync(readFileSync(source, "utf-8"));
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
