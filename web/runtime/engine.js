// Runs the engine in Pyodide: as a shared worker for all tables of the site that are open, or as a worker for one of them. Each table
// has a session of its own. A table sends { ask: number, text } and gets { answer: number, text or error }; to { ping } this answers
// whenever Python does nothing; with { leave } a table ends its session. All of them hear how the start goes, as { casino }.
const START = "START";
const PATIENCE = 15_000; // milliseconds within which Python answers, or is made to stop
const SIGINT = 2;

const tables = new Set();
let latest = null; // what was told last while Python starts: a table may come when most is there, and nothing more be told for long
// What pyodide-start.js tells. An engine that has failed ends, so that the next page that comes gets another.
self.postMessage ??= (message) => {
  latest = message;
  for (const table of tables) table.postMessage(message);
  if (message.casino.failed) setTimeout(close);
};

let stop = Infinity; // when Python is to stop, on the clock of performance.now()
// Python looks here every few steps for the number of a signal. Another thread would write it, which takes shared memory, which takes
// headers; a clock does as well. What is read is set to 0 at once.
const signals = {
  get 0() { return performance.now() > stop ? SIGINT : 0; },
  set 0(_) { if (performance.now() > stop) stop = Infinity; },
};

const start = async () => {
  try {
    const { loadPyodide } = await import(START);
    const python = await loadPyodide();
    const { handle, leave } = python.pyimport("web.worker.main");
    python.setInterruptBuffer(signals);
    return { handle, leave };
  } catch (error) {
    self.postMessage({ casino: { failed: String(error) } });
    throw error;
  }
};

const engine = start();
engine.then(() => { latest = null; }, () => {}); // a failure has been told

// Answers a table.
const serve = (table, name) => {
  const leave = async () => {
    if (tables.delete(table)) (await engine).leave(name);
  };
  const answer = async ({ ask, text }) => {
    try {
      const { handle } = await engine;
      stop = performance.now() + PATIENCE;
      table.postMessage({ answer: ask, text: await handle(text, name) });
    } catch (error) {
      table.postMessage({ answer: ask, error: String(error) });
    } finally {
      stop = Infinity;
    }
  };
  tables.add(table);
  if (latest) table.postMessage(latest);
  table.addEventListener("close", leave); // where browsers tell of a page that has crashed
  table.onmessage = ({ data }) => {
    if (data.ask) answer(data);
    else if (data.ping) table.postMessage({ pong: true });
    else if (data.leave) leave();
  };
};

let count = 0;
if ("onconnect" in self) self.onconnect = ({ ports: [port] }) => serve(port, `table ${(count += 1)}`);
else serve(self, "table");
