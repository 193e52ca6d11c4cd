// Only during development: once a second this asks the server whether the site has been built again, and if so,
// reloads the page. If a build fails, the page stays as it was, and the error is shown over it.
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

  // The service worker is removed, because it would answer with its stored version. The new page registers it again.
  const renew = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    location.reload();
  };

  const poll = async () => {
    const { version, error } = await (await fetch(new URL("state.json", src), { cache: "no-store" })).json();
    tell(error);
    if (version !== dataset.version) return renew();
    setTimeout(watch, EVERY);
  };

  const watch = () => poll().catch(() => setTimeout(watch, EVERY)); // the server may be starting again
  addEventListener("load", watch);
}
