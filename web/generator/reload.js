// Only during development: once a second this asks the server whether the site was built again, and reloads the page. The
// error of a failed build is shown over the page, which stays the last good one.
{
  const { src, dataset } = document.currentScript;
  const EVERY = 1000; // milliseconds

  const tell = (error) => {
    let box = document.getElementById("build-error");
    if (!error) return box?.remove();
    if (!box) {
      box = document.body.appendChild(document.createElement("pre"));
      box.id = "build-error";
      box.setAttribute("role", "alert");
      box.style.cssText = `position: fixed; inset: auto 0 0; z-index: 9999; margin: 0; padding: 1em; max-height: 60vh;
        overflow: auto; white-space: pre-wrap; font: 14px/1.4 monospace; color: #fff; background: #8b1a1a`;
    }
    if (box.textContent !== error) box.textContent = error;
  };

  // A service worker would answer with its stored version. The page registers it again.
  const renew = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    location.reload();
  };

  const look = async () => {
    const { version, error } = await (await fetch(new URL("state.json", src), { cache: "no-store" })).json();
    tell(error);
    if (version !== dataset.version) return renew();
    setTimeout(watch, EVERY);
  };

  const watch = () => look().catch(() => setTimeout(watch, EVERY)); // the server may be starting again
  addEventListener("load", watch);
}
