// Plays deals in Pyodide: node arena.mjs <pyodide.mjs> <python.zip> <arena.zip>
// Answers every line of the input with a line of output, as tests/bots/arena.py specifies, until the input ends.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [pyodide, archive, arena] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide));
const python = await loadPyodide({
  stdLibURL: archive,
  env: { HOME: "/home/pyodide", PYTHONPATH: "/arena.zip" },
  fsInit: async (FS) => FS.writeFile("/arena.zip", readFileSync(arena)),
});
const { answer } = python.pyimport("tests.bots.arena");
for await (const line of createInterface({ input: process.stdin })) console.log(answer(line));
