// Keeps offers that the table makes at a good moment: "install", the site as an app, and "update", a new version of it. The document gets
// the event "casino:news" when an offer appears or disappears.
{
  const ways = new Map();
  const changed = () => document.dispatchEvent(new Event("casino:news"));

  globalThis.casinoNews = {
    // Returns the names of the offers, separated by spaces.
    there: () => [...ways.keys()].join(" "),
    // Adds an offer and the function that accepts it.
    bring(name, way) {
      ways.set(name, way);
      changed();
    },
    // Accepts an offer.
    use: (name) => ways.get(name)?.(),
  };

  // Forgets the browser's offer to install, which can only be accepted once.
  const gone = () => {
    ways.delete("install");
    changed();
  };

  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    casinoNews.bring("install", () => {
      gone();
      event.prompt();
    });
  });
  addEventListener("appinstalled", gone);
}
