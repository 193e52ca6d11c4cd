// Runs the engine in Pyodide: as a shared worker for all open tables of the site, or as a worker for one of them. Each table has its own
// session. A table sends { ask: number, text } and gets { answer: number, text or error }; a { ping } is answered whenever Python is idle;
// { leave } ends a session. All tables get messages about the start, as { casino }.
const START = "START";
const PATIENCE = 15_000; // milliseconds within which Python answers, or is made to stop
const SIGINT = 2;

const tables = new Set();
let latest = null; // the latest message about the start, for a table that opens when most is loaded and no message may follow for long
// Messages of pyodide-start.js. A failed engine closes, so that the next page gets a new one.
self.postMessage ??= (message) => {
  latest = message;
  for (const table of tables) table.postMessage(message);
  if (message.casino.failed) setTimeout(close);
};

let stop = Infinity; // the time at which Python must stop, by performance.now()
// Python looks here for a signal every few steps. Normally another thread writes it, but that needs shared memory, which needs headers; a
// clock does as well. Python sets the value to 0 after reading it.
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
engine.then(() => { latest = null; }, () => {}); // a failure has been reported

// Serves a table.
const serve = (table, name) => {
  const leave = async () => {
    if (tables.delete(table)) (await engine).leave(name);
  };
  const answer = async ({ ask, text }) => {
    let mine;
    try {
      const { handle } = await engine;
      mine = stop = performance.now() + PATIENCE;
      table.postMessage({ answer: ask, text: await handle(text, name) });
    } catch (error) {
      table.postMessage({ answer: ask, error: String(error) });
    } finally {
      if (stop === mine) stop = Infinity; // otherwise it is for a later request, which may hang
    }
  };
  tables.add(table);
  if (latest) table.postMessage(latest);
  table.addEventListener("close", leave); // in browsers that report crashed pages
  table.onmessage = ({ data }) => {
    if (data.ask) answer(data);
    else if (data.ping) table.postMessage({ pong: true });
    else if (data.leave) leave();
  };
};

let count = 0;
if ("onconnect" in self) self.onconnect = ({ ports: [port] }) => serve(port, `table ${(count += 1)}`);
else serve(self, "table");
