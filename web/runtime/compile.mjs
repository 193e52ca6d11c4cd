// Runs compile.py in the very Python that visitors get, so that the bytecode fits:
// node compile.mjs <folder of sources> <folder for the archives>
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [sources, archives] = process.argv.slice(2);
// An error is told by its lines. Columns would only underline sources, which are not sent, and are a quarter of the bytecode.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", HOME: "/home/pyodide" };
const python = await loadPyodide({ env });
for (const [place, folder] of [["/sources", sources], ["/archives", archives]]) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
await python.runPythonAsync(readFileSync(new URL("compile.py", import.meta.url), "utf8"));
