// Keeps the whole site for use without a network, and offers a new version when there is one; it never forces one into a game: a table tells of it when it is over.
// <html data-offline="ready"> says that everything is kept. Where the browser refuses, the site works as long as the network does.
{
  const root = document.documentElement;
  const offer = document.querySelector("[data-update]");

  const propose = (waiting) => {
    if (!waiting || !offer) return;
    const use = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      waiting.postMessage("use-now");
    };
    if (offer.dataset.update === "table" && root.dataset.python === "ready") return casinoNews.bring("update", use);
    offer.hidden = false;
    offer.querySelector("button").onclick = use;
  };

  const watch = (registration) => {
    propose(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => {
        if (worker.state === "installed" && registration.active) propose(worker);
      });
    });
    // Whoever leaves a table open for days comes back to it without loading it.
    document.addEventListener("visibilitychange", () => { if (!document.hidden) registration.update().catch(() => {}); });
  };

  const register = async () => {
    try {
      watch(await navigator.serviceWorker.register(`${root.dataset.root}sw.js`, { updateViaCache: "none" }));
      await navigator.serviceWorker.ready;
      root.dataset.offline = "ready";
    } catch {
      root.dataset.offline = "refused";
    }
  };

  // Fetching everything must not slow down what the visitor waits for.
  const started = () => root.dataset.python !== "loading";
  if (started()) addEventListener("load", register);
  else {
    const observer = new MutationObserver(() => {
      if (!started()) return;
      observer.disconnect();
      register();
    });
    observer.observe(root, { attributeFilter: ["data-python"] });
  }
}
