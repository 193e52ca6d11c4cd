// Starts Python behind the first paint, and shows how that goes. <html data-python> is "loading", then "ready" or "failed"; a table in a
// frame of another page is "waiting" before, until somebody wants it: ten such tables would be ten Pythons.
// Elements with data-starting show while it loads, with data-progress for the words and data-progress-bar for a bar in them;
// those with data-failed show when it has failed, with data-reason for the reason.
{
  const root = document.documentElement;
  const PATIENCE = 30_000; // milliseconds without a sign of life
  let alarm;

  const each = (selector, act) => document.querySelectorAll(selector).forEach(act);
  const afterParsing = (act) => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", act) : act());
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

  // Waits anew for a sign of life, unless nobody sees the page yet.
  const alive = () => {
    clearTimeout(alarm);
    if (root.dataset.python === "loading" && !document.prerendering) alarm = setTimeout(() => fail(""), PATIENCE);
  };

  root.dataset.scripts = ""; // the notice that they did not come need not be shown
  const words = (name) => document.querySelector("[data-failed]")?.dataset[name] ?? "";

  // Returns what the host must change for a script that did not come, or the address of the script.
  const why = async (address) => {
    try {
      const { ok, headers } = await fetch(address, { method: "HEAD" });
      const type = headers.get("content-type") ?? "";
      if (ok && !type.includes("javascript")) return words("whenType").replace("{file}", address.split("/").pop()).replace("{type}", type || "?");
    } catch {
      // it cannot be asked
    }
    return address;
  };

  // Shows that the start has failed; does nothing once Python has started.
  const fail = (reason) => {
    if (["ready", "failed"].includes(root.dataset.python)) return;
    root.dataset.python = "failed";
    afterParsing(() => {
      each("[data-reason]", (element) => { element.textContent = reason; });
      each("[data-failed]", (element) => { element.hidden = false; });
    });
  };

  // Shows how many bytes have been loaded, of how many.
  const show = ({ loaded, total }) => {
    each("[data-progress]", (element) => {
      const text = element.dataset.progress.replace("{loaded}", megabytes(loaded)).replace("{total}", megabytes(total));
      if (element.textContent !== text) element.textContent = text;
    });
    each("[data-progress-bar]", (bar) => Object.assign(bar, { max: total, value: loaded }));
  };

  new MutationObserver(() => {
    clearTimeout(alarm);
    each("[data-starting]", (element) => { element.hidden = root.dataset.python !== "loading"; });
    if (root.dataset.python === "ready") each("[data-failed]", (element) => { element.hidden = true; });  // it came late
  }).observe(root, { attributeFilter: ["data-python"] });

  addEventListener("error", (event) => {
    const address = event.target?.src ?? event.target?.href;
    if (event.target instanceof HTMLScriptElement) why(address ?? "").then(fail);
    else if (event.error) fail(String(event.error));
  }, true);
  addEventListener("unhandledrejection", (event) => fail(String(event.reason)));
  addEventListener("micropython:done", () => { if (!root.dataset.page) fail(""); }); // its script did not come, or stopped with an error
  addEventListener("casino:engine", ({ detail }) => {
    alive();
    if (detail.failed) fail(detail.failed);
    else if (root.dataset.python === "loading") show(detail);
  });
  document.addEventListener("prerenderingchange", alive);
  addEventListener("casino:failed", (event) => fail(String(event.detail ?? "")));
  addEventListener("click", (event) => { if (event.target.closest?.("[data-reload]")) location.reload(); });

  // Somebody wants the table who presses something in it, or any key but the one that leads past it. early.js keeps what was pressed.
  const wanted = new Promise((done) => {
    if (root.dataset.python !== "waiting") return done();
    const begin = (event) => {
      if (event.key === "Tab" || event.target.closest?.("a")) return;
      for (const kind of ["click", "keydown"]) removeEventListener(kind, begin, true);
      if (document.activeElement?.closest("[data-face]")) document.getElementById("table")?.focus({ preventScroll: true });
      root.dataset.python = "loading";
      alive();
      done();
    };
    for (const kind of ["click", "keydown"]) addEventListener(kind, begin, true);
  });

  // Python would hold up the first paint. A frame that is not on the screen is never painted, so half a second is enough.
  const painted = new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, document.hidden ? 0 : 500);
  });
  // What a frame is to show may still be on its way: casinoEmbed.wake() waits for it.
  painted.then(() => wanted).then(() => globalThis.casinoEmbed?.wake?.()).then(() => {
    globalThis.casinoEngine?.start(); // pages with MicroPython alone have none
    const { content } = document.getElementById("python");
    for (const script of content.querySelectorAll("script")) script.async = false; // else they run as they come, and Python needs screen.js
    document.head.append(content);
  });

  if (typeof WebAssembly !== "object") fail("");
  if (location.protocol === "file:") fail(words("whenFile"));
  alive();
}
