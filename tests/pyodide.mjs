// Runs Python in Pyodide with the archive that visitors get: node pyodide.mjs <pyodide.mjs> <python.zip> <source.py>
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, archive, source] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide));
const python = await loadPyodide({ stdLibURL: archive, env: { HOME: "/home/pyodide" } });
try {
  await python.runPythonAsync(readFileSync(source, "utf-8"));
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
