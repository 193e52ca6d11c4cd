// Starts Python after the first paint, and shows its progress. <html data-python> is "loading", then "ready" or "failed"; a table in a
// frame on another page is "waiting" until the reader uses it, because ten such tables would otherwise start Python ten times. Elements
// with data-starting are visible while it loads: data-progress marks the words, data-progress-bar a bar. Elements with data-failed are
// visible if it has failed: data-reason marks the reason.
{
  const root = document.documentElement;
  const PATIENCE = 30_000; // milliseconds without a sign of life
  let alarm;

  const each = (selector, act) => document.querySelectorAll(selector).forEach(act);
  const afterParsing = (act) => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", act) : act());
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

  // Restarts the wait for a sign of life, unless the page is prerendered.
  const alive = () => {
    clearTimeout(alarm);
    if (root.dataset.python === "loading" && !document.prerendering) alarm = setTimeout(() => fail(""), PATIENCE);
  };

  root.dataset.scripts = ""; // hides the notice that scripts did not load
  const words = (name) => document.querySelector("[data-failed]")?.dataset[name] ?? "";

  // Returns the sentence that tells the site's host why a script did not load; if the cause is unknown, the address of the script.
  const why = async (address) => {
    try {
      const { ok, headers } = await fetch(address, { method: "HEAD" });
      const type = headers.get("content-type") ?? "";
      if (ok && !type.includes("javascript")) return words("whenType").replace("{file}", address.split("/").pop()).replace("{type}", type || "?");
    } catch {
      // the server cannot be reached
    }
    return address;
  };

  // Returns the sentence about a cause that can be found: no network, or a server that refuses its files to a frame without an origin;
  // otherwise "".
  const cause = async () => {
    if (!navigator.onLine) return words("whenOffline");
    const [{ src } = {}] = document.querySelectorAll("script[type=module]");
    if (self.origin !== "null" || location.protocol === "file:" || !src) return "";
    const arrives = (mode) => fetch(src, { mode }).then(() => true, () => false);
    return !(await arrives("cors")) && (await arrives("no-cors")) ? words("whenSandbox") : "";
  };

  // Shows that the start has failed, unless Python has started.
  const fail = (reason) => {
    if (["ready", "failed"].includes(root.dataset.python)) return;
    root.dataset.python = "failed";
    afterParsing(() => {
      each("[data-reason]", (element) => { element.textContent = reason; });
      each("[data-failed]", (element) => { element.hidden = false; });
      cause().then((sentence) => { if (sentence) each("[data-cause]", (element) => { element.textContent = sentence; }); });
    });
  };

  // Shows the number of loaded bytes, and the total.
  const show = ({ loaded, total }) => {
    if (!(total > 0)) return; // only a sign of life
    each("[data-progress]", (element) => {
      const text = element.dataset.progress.replace("{loaded}", megabytes(loaded)).replace("{total}", megabytes(total));
      if (element.textContent !== text) element.textContent = text;
    });
    each("[data-progress-bar]", (bar) => Object.assign(bar, { max: total, value: loaded }));
  };

  new MutationObserver(() => {
    clearTimeout(alarm);
    each("[data-starting]", (element) => { element.hidden = root.dataset.python !== "loading"; });
    if (root.dataset.python === "ready") each("[data-failed]", (element) => { element.hidden = true; });  // it started late
  }).observe(root, { attributeFilter: ["data-python"] });

  addEventListener("error", (event) => {
    const address = event.target?.src ?? event.target?.href;
    if (event.target instanceof HTMLScriptElement) why(address ?? "").then(fail);
    else if (event.error) fail(String(event.error));
  }, true);
  addEventListener("unhandledrejection", (event) => fail(String(event.reason)));
  addEventListener("micropython:done", () => { if (!root.dataset.page) fail(""); }); // its script did not load, or failed
  addEventListener("casino:engine", ({ detail }) => {
    alive();
    if (detail.failed) fail(detail.failed);
    else if (root.dataset.python === "loading") show(detail);
  });
  document.addEventListener("prerenderingchange", alive);
  addEventListener("casino:failed", (event) => fail(String(event.detail ?? "")));
  addEventListener("click", (event) => { if (event.target.closest?.("[data-reload]")) location.reload(); });

  // Resolves when the reader begins to use the table: by a click in it, or by any key but Tab, which leads past it. early.js keeps the
  // intents.
  const wanted = new Promise((done) => {
    if (root.dataset.python !== "waiting") return done();
    const signs = ["click", "keydown", "casino:start"]; // the last is sent by early.js and messages.js
    const begin = (event) => {
      if (event.key === "Tab" || event.target.closest?.("a")) return;
      for (const kind of signs) removeEventListener(kind, begin, true);
      if (document.activeElement?.closest("[data-face]")) document.getElementById("table")?.focus({ preventScroll: true });
      root.dataset.python = "loading";
      alive();
      done();
    };
    for (const kind of signs) addEventListener(kind, begin, true);
  });

  // Python starts after the first paint, which it would delay. Both waits have limits: the wait for an animation frame, because a frame off
  // the screen is never painted and a hidden page is painted late, and the wait for the paint, because not every browser reports paints.
  const SOON = 500; // milliseconds
  const painted = new Promise((done) => {
    const seen = () => requestAnimationFrame(() => setTimeout(done));
    const reported = () => {
      if (performance.getEntriesByName("first-contentful-paint").length) return seen();
      new PerformanceObserver((list) => { if (list.getEntriesByName("first-contentful-paint").length) seen(); }).observe({ type: "paint" });
      setTimeout(done, 2 * SOON);
    };
    const limit = setTimeout(done, document.hidden ? 0 : SOON);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      reported();
    });
  });
  // casinoEmbed.wake() waits for the content of a frame, which may still be loading.
  painted.then(() => wanted).then(() => globalThis.casinoEmbed?.wake?.()).then(() => {
    globalThis.casinoEngine?.start(); // pages with only MicroPython have no engine
    const { content } = document.getElementById("python");
    for (const script of content.querySelectorAll("script")) script.async = false; // in order, because Python needs screen.js
    document.head.append(content);
  });

  if (typeof WebAssembly !== "object") fail("");
  if (location.protocol === "file:") fail(words("whenFile"));
  alive();
}
