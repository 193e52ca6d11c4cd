// Runs compile.py in the very Python that visitors get, so that the bytecode fits:
// node compile.mjs <folder of sources> <folder for the archive>
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [sources, archives] = process.argv.slice(2);
// Errors need line numbers. Columns would be a quarter of the bytecode, and would only underline sources, which are not sent.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", HOME: "/home/pyodide", PYTHONPATH: "/sources" };
const fsInit = async (FS) => {
  for (const [place, folder] of [["/sources", sources], ["/archives", archives]]) {
    FS.mkdir(place);
    FS.mount(FS.filesystems.NODEFS, { root: folder }, place);
  }
};
const python = await loadPyodide({ env, fsInit });
await python.runPythonAsync(readFileSync(new URL("compile.py", import.meta.url), "utf8"));
