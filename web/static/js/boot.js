// Watches Python start. <html data-python> is loading, then ready or failed; data-starting elements show while it loads,
// with data-progress for the words and data-progress-bar for a bar in them; data-failed elements show when it has failed.
{
  const root = document.documentElement;
  const PATIENCE = 30_000; // milliseconds without a sign of life
  let alarm;

  const each = (selector, act) => document.querySelectorAll(selector).forEach(act);
  const afterParsing = (act) => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", act) : act());
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

  const alive = () => {
    clearTimeout(alarm);
    if (root.dataset.python === "loading") alarm = setTimeout(() => fail(""), PATIENCE);
  };

  const fail = (reason) => {
    if (root.dataset.python !== "loading") return;
    root.dataset.python = "failed";
    afterParsing(() => {
      each("[data-reason]", (element) => { element.textContent = reason; });
      each("[data-failed]", (element) => { element.hidden = false; });
    });
  };

  const show = ({ loaded, total }) => {
    each("[data-progress]", (element) => {
      const text = element.dataset.progress.replace("{loaded}", megabytes(loaded)).replace("{total}", megabytes(total));
      if (element.textContent !== text) element.textContent = text;
    });
    each("[data-progress-bar]", (bar) => Object.assign(bar, { max: total, value: loaded }));
  };

  // The worker's own messages pass here first; PyScript never sees ours.
  globalThis.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (event) => {
        const message = event.data?.casino;
        if (!message) return;
        event.stopImmediatePropagation();
        alive();
        if (message.failed) fail(message.failed);
        else if (root.dataset.python === "loading") show(message);
      });
      this.addEventListener("error", (event) => fail(event.message ?? ""));
    }
  };

  new MutationObserver(() => {
    clearTimeout(alarm);
    each("[data-starting]", (element) => { element.hidden = root.dataset.python !== "loading"; });
    if (root.dataset.python === "ready") each("[data-failed]", (element) => { element.hidden = true; });  // it came late
  }).observe(root, { attributeFilter: ["data-python"] });

  addEventListener("error", (event) => {
    const address = event.target?.src ?? event.target?.href;
    if (event.target instanceof HTMLScriptElement) fail(address ?? "");
    else if (event.error) fail(String(event.error));
  }, true);
  addEventListener("unhandledrejection", (event) => fail(String(event.reason)));
  addEventListener("micropython:done", () => { if (!root.dataset.page) fail(""); }); // its script did not come, or stopped with an error
  addEventListener("casino:failed", (event) => fail(String(event.detail ?? "")));
  addEventListener("click", (event) => { if (event.target.closest?.("[data-reload]")) location.reload(); });

  // Python begins behind the first paint, which it would hold up; a frame that is not on the screen is never painted.
  const painted = new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, document.hidden ? 0 : 500);
  });
  painted.then(() => document.head.append(document.getElementById("python").content));

  if (typeof WebAssembly !== "object") fail("");
  alive();
}
