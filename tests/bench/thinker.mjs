// Starts Pyodide in a worker with the archives that visitors get, and answers every message as tests/bots/decisions.py says.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const archive = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
const [app, arena] = await Promise.all([archive("app.zip"), archive("arena.zip")]);
const python = await loadPyodide({
  stdLibURL: new URL("stdlib.zip", import.meta.url).href,
  env: { HOME: "/home/pyodide", PYTHONPATH: "/app.zip:/arena.zip" },
  fsInit: async (FS) => {
    FS.writeFile("/app.zip", app);
    FS.writeFile("/arena.zip", arena);
  },
});
const { answer } = python.pyimport("tests.bots.decisions");
onmessage = ({ data }) => postMessage(answer(data));
postMessage("ready");
