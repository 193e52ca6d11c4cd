// Runs compile.py in the very Python that visitors get, so that the bytecode fits: node compile.mjs <folder of sources> <folder for the archives>
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [sources, archives] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide" } });
for (const [place, folder] of [["/sources", sources], ["/archives", archives]]) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
await python.runPythonAsync(readFileSync(new URL("compile.py", import.meta.url), "utf8"));
