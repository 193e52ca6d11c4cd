// Stores the whole site for use without a network, and offers a new version when there is one; never in the middle of a game: a table says
// so when it is over. <html data-offline> is "ready" when everything is stored, "refused" where the browser stores nothing, or where
// files that were not built came in the place of those that were: there the site works as long as the network does.
{
  const root = document.documentElement;
  const offer = document.querySelector("[data-update]");

  // Offers a version that is stored and waits: on the page, or through news.js at a table that has started.
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

  // Offers every new version of a service worker.
  const watch = (registration) => {
    propose(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => {
        if (worker.state === "installed" && registration.active) propose(worker);
      });
    });
    // A table may be left open for days, and come back to without being loaded.
    document.addEventListener("visibilitychange", () => { if (!document.hidden) registration.update().catch(() => {}); });
  };

  const register = async () => {
    try {
      const registration = await navigator.serviceWorker.register(`${root.dataset.root}sw.js`, { updateViaCache: "none" });
      watch(registration);
      const first = registration.active ? null : registration.installing;
      first?.addEventListener("statechange", () => { if (first.state === "redundant") root.dataset.offline = "refused"; });
      await navigator.serviceWorker.ready;
      root.dataset.offline = "ready";
    } catch {
      root.dataset.offline = "refused";
    }
  };

  // Fetching everything must not slow down what the visitor waits for.
  const started = () => !["loading", "waiting"].includes(root.dataset.python);
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
