// Starts Pyodide in a worker with the archive that visitors get, and answers every message as tests/bots/decisions.py says.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const arena = new Uint8Array(await (await fetch("arena.zip")).arrayBuffer());
const python = await loadPyodide({
  stdLibURL: new URL("python.zip", import.meta.url).href,
  env: { HOME: "/home/pyodide", PYTHONPATH: "/arena.zip" },
  fsInit: async (FS) => FS.writeFile("/arena.zip", arena),
});
const { answer } = python.pyimport("tests.bots.decisions");
onmessage = ({ data }) => postMessage(answer(data));
postMessage("ready");
