// The page's connection to the engine (web/runtime/engine.js): one engine for all open tables of the site if the browser has shared
// workers, otherwise one only for this page. Python on the page calls casinoEngine. "casino:engine" events on the window report the
// progress of the start.
{
  const address = new URL(document.currentScript.dataset.engine, document.baseURI).href;
  const SILENCE = 20; // seconds after which a silent shared engine is abandoned
  const SHARED = { name: "casino", type: "module", extendedLifetime: true }; // it outlives navigation between pages
  const waiting = new Map(); // the pending messages: from their numbers to their promises
  let line = null; // to the engine
  let count = 0;
  let silent = 0; // seconds without a message
  let heard = ""; // "start" once the engine has reported that it starts, which may be a long silence; "answer" once it has answered
  let watching = false;

  const tell = (detail) => dispatchEvent(new CustomEvent("casino:engine", { detail }));

  const hear = ({ data }) => {
    silent = 0;
    heard = data.answer ? "answer" : heard || "start";
    if (data.casino) tell(data.casino);
    const promise = waiting.get(data.answer);
    if (!waiting.delete(data.answer)) return;
    if ("error" in data) promise.refuse(new Error(data.error));
    else promise.take(data.text);
  };

  // Starts an engine only for this page. A frame without an origin may not start a worker from the address of a script.
  const alone = () => {
    const script = self.origin === "null" ? `data:text/javascript,import ${JSON.stringify(address)}` : address;
    const worker = new Worker(script, { type: "module" });
    worker.onmessage = hear;
    worker.onerror = (event) => tell({ failed: event.message ?? "" });
    return worker;
  };

  // Continues with an engine only for this page, which does not know the table: pending messages are answered with "".
  const leave = () => {
    if (line instanceof Worker) return;
    line.close();
    line = alone();
    for (const { take } of waiting.values()) take("");
    waiting.clear();
  };

  // Joins the engine of the site; null if the browser refuses.
  const shared = () => {
    try {
      const worker = new SharedWorker(address, SHARED);
      worker.onerror = leave; // its script did not load, or cannot be a module here
      worker.port.onmessage = hear;
      return worker.port;
    } catch {
      return null;
    }
  };

  // Pings a shared engine as long as a message is pending.
  const watch = () => {
    watching = waiting.size > 0 && line instanceof MessagePort;
    if (!watching) return;
    silent += 1;
    if (silent > SILENCE && heard !== "start") return leave();
    line.postMessage({ ping: true });
    setTimeout(watch, 1_000);
  };

  const shown = new Promise((done) => {
    if (document.prerendering) document.addEventListener("prerenderingchange", done, { once: true });
    else done();
  });

  globalThis.casinoEngine = {
    // Starts the engine once the page is visible.
    start() {
      shown.then(() => { line ??= shared() ?? alone(); });
    },
    // Starts a shared engine, if the browser allows one, before the page with the table is opened.
    startAhead() {
      line ??= shared();
    },
    // Resolves once the page is not, or no longer, prerendered: a prerendered page starts no game.
    shown: () => shown,
    // Resolves to the reply to a message, "" if a new engine has replaced the one that knew this table.
    handle(text) {
      return new Promise((take, refuse) => {
        count += 1;
        waiting.set(count, { take, refuse });
        line.postMessage({ ask: count, text });
        if (!watching) {
          silent = 0;
          watch();
        }
      });
    },
  };

  // A page in the back-forward cache keeps its session.
  addEventListener("pagehide", ({ persisted }) => { if (!persisted) line?.postMessage({ leave: true }); });
}
