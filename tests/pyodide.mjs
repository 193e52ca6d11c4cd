// Runs Python in Pyodide with the archives that visitors get: node pyodide.mjs <pyodide.mjs> <stdlib.zip> <app.zip> <source.py>
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, stdlib, app, source] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide));
const python = await loadPyodide({
  stdLibURL: stdlib,
  env: { HOME: "/home/pyodide", PYTHONPATH: "/app.zip" },
  fsInit: async (FS) => FS.writeFile("/app.zip", readFileSync(app)),
});
try {
  await python.runPythonAsync(readFileSync(source, "utf-8"));
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
