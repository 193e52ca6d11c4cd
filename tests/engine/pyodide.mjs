// Runs a module of the project in Pyodide: node pyodide.mjs <script of Pyodide> <root of the project> <module>
import { pathToFileURL } from "node:url";

const [script, root, module] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(script));
const python = await loadPyodide();
python.FS.mkdir("/project");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/project");
python.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/project")
runpy.run_module("${module}", run_name="__main__")
`);
