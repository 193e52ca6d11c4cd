// Runs the engine in Pyodide: as a shared worker for all open tables of the site, or as a worker for a single table. Each table has its own
// session. A table sends { ask: number, text } and gets { answer: number, text or error }; a { ping } is answered whenever Python is idle;
// { leave } ends a session. All tables get messages about the start, as { casino }.
const START = "START";
const PATIENCE = 15_000; // milliseconds for which Python may run without a pause
const SIGINT = 2;

const tables = new Set();
let latest = null; // the latest message about the start; a table that opens late gets it at once, because the next one may take long
// Passes messages of pyodide-start.js on to all tables; a shared worker has no postMessage of its own. A failed engine
// closes, so that the next page gets a new one.
self.postMessage ??= (message) => {
  latest = message;
  for (const table of tables) table.postMessage(message);
  if (message.casino.failed) setTimeout(close);
};

let begun = 0; // when Python began to run without a pause, by performance.now(); 0 while Python rests
// Python looks here for a signal every few steps. Normally another thread writes the signal, but that needs shared memory, for which a host
// must send special headers. Here, reading the value looks at the clock instead. The microtask runs only when Python pauses.
const signals = {
  get 0() {
    if (!begun) {
      begun = performance.now();
      queueMicrotask(() => { begun = 0; });
    }
    if (performance.now() - begun <= PATIENCE) return 0;
    begun = performance.now(); // the code that handles the interruption gets the same time again
    return SIGINT;
  },
  set 0(_) {}, // Python sets every value to 0 after reading it
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
engine.then(() => { latest = null; }, () => {}); // a failure has already been reported to the tables

// Answers the messages of a table until it leaves; name is the name of its session.
const serve = (table, name) => {
  const leave = async () => {
    if (tables.delete(table)) (await engine).leave(name);
  };
  const answer = async ({ ask, text }) => {
    try {
      const { handle } = await engine;
      table.postMessage({ answer: ask, text: await handle(text, name) });
    } catch (error) {
      table.postMessage({ answer: ask, error: String(error) });
    }
  };
  tables.add(table);
  if (latest) table.postMessage(latest);
  table.addEventListener("close", leave); // only some browsers report a crashed page like this
  table.onmessage = ({ data }) => {
    if (data.ask) answer(data);
    else if (data.ping) table.postMessage({ pong: true });
    else if (data.leave) leave();
  };
};

let count = 0;
if ("onconnect" in self) self.onconnect = ({ ports: [port] }) => serve(port, `table ${(count += 1)}`);
else serve(self, "table");
