// Stores the whole site for offline use, and offers a new version, but never in the middle of a game: a table offers it when the game is
// over. <html data-offline> is "ready" when everything is stored, and "refused" if the browser stores nothing or the host sent files that
// the build did not write; the site then only works online.
{
  const root = document.documentElement;
  const offer = document.querySelector("[data-update]");

  // Offers a version that is stored and waiting: on the page, or through news.js at a table that has started.
  const propose = (waiting) => {
    if (!waiting || !offer) return;
    const use = () => {
      // Another tab may have accepted it meanwhile. A page that no service worker controls is not told of the change.
      const renew = () => { if (["activated", "redundant"].includes(waiting.state)) location.reload(); };
      waiting.addEventListener("statechange", renew);
      renew();
      waiting.postMessage("use-now");
    };
    if (offer.dataset.update === "table" && root.dataset.python === "ready") return casinoNews.bring("update", use);
    offer.hidden = false;
    offer.querySelector("button").onclick = use;
  };

  // Offers every new version of a service worker.
  const watch = (registration) => {
    const follow = () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && registration.active) propose(worker);
      });
    };
    propose(registration.waiting);
    follow();
    registration.addEventListener("updatefound", follow);
    // A table may stay open for days without being reloaded.
    document.addEventListener("visibilitychange", () => { if (!document.hidden) registration.update().catch(() => {}); });
  };

  const register = async () => {
    try {
      const registration = await navigator.serviceWorker.register(`${root.dataset.site ?? root.dataset.root}sw.js`, { updateViaCache: "none" });
      watch(registration);
      const first = registration.active ? null : registration.installing;
      first?.addEventListener("statechange", () => { if (first.state === "redundant") root.dataset.offline = "refused"; });
      await navigator.serviceWorker.ready;
      root.dataset.offline = "ready";
    } catch {
      root.dataset.offline = "refused";
    }
  };

  // Fetching everything must not delay what the visitor waits for.
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
