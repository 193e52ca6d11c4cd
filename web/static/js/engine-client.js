// The page's connection to the engine (web/runtime/engine.js): one engine for all tables of the site that are open, where the
// browser has shared workers, else one for this page alone. casinoEngine is what Python on the page calls. "casino:engine" on the
// window says how the start goes.
{
  const address = new URL(document.currentScript.dataset.engine, document.baseURI).href;
  const SILENCE = 20; // seconds: an engine that is shared and does not answer for so long is left
  const SHARED = { name: "casino", type: "module", extendedLifetime: true }; // it outlives the way from one page to another
  const waiting = new Map(); // from the number of what has been asked to what takes the answer
  let line = null; // to the engine
  let count = 0;
  let silent = 0; // for how many seconds nothing has come
  let heard = ""; // of the engine: "start" and then "answer"; while it starts it may be silent for long
  let watching = false;

  const tell = (detail) => dispatchEvent(new CustomEvent("casino:engine", { detail }));

  const hear = ({ data }) => {
    silent = 0;
    heard = data.answer ? "answer" : heard || "start";
    if (data.casino) tell(data.casino);
    const asked = waiting.get(data.answer);
    if (!waiting.delete(data.answer)) return;
    if ("error" in data) asked.refuse(new Error(data.error));
    else asked.take(data.text);
  };

  // Starts an engine for this page alone. A frame without an origin may have no worker from an address.
  const alone = () => {
    const script = self.origin === "null" ? `data:text/javascript,import ${JSON.stringify(address)}` : address;
    const worker = new Worker(script, { type: "module" });
    worker.onmessage = hear;
    worker.onerror = (event) => tell({ failed: event.message ?? "" });
    return worker;
  };

  // Goes on with an engine for this page alone. What was asked is answered with nothing: the new engine knows nothing of it.
  const leave = () => {
    if (line instanceof Worker) return;
    line.close();
    line = alone();
    for (const { take } of waiting.values()) take("");
    waiting.clear();
  };

  // Joins the engine of the site; null where the browser refuses.
  const shared = () => {
    try {
      const worker = new SharedWorker(address, SHARED);
      worker.onerror = leave; // its script did not come, or cannot be a module here
      worker.port.onmessage = hear;
      return worker.port;
    } catch {
      return null;
    }
  };

  // Asks an engine that is shared whether it is there, as long as something waits for it.
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
    // Lets the engine start, once the page is seen.
    start() {
      shown.then(() => { line ??= shared() ?? alone(); });
    },
    // Lets the engine start where it is shared, so that it is there when a table comes.
    startAhead() {
      line ??= shared();
    },
    // Resolves once the page is seen, or might be: what a browser draws ahead of time begins no game.
    shown: () => shown,
    // Answers a message. "" says that another engine has taken the place of the one that knew this table.
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

  // A page that may come back, as it is, keeps its session.
  addEventListener("pagehide", ({ persisted }) => { if (!persisted) line?.postMessage({ leave: true }); });
}
