// Holds what can be had for the table to offer at a good moment: "install", the site as an app, and "update", a new version of it.
// "casino:news" on the document says that something has come or gone.
{
  const ways = new Map();
  const changed = () => document.dispatchEvent(new Event("casino:news"));

  globalThis.casinoNews = {
    // Returns the names of what can be had.
    there: () => [...ways.keys()].join(" "),
    // Adds something that can be had, and the function that gets it.
    bring(name, way) {
      ways.set(name, way);
      changed();
    },
    // Gets something.
    use: (name) => ways.get(name)?.(),
  };

  // Forgets the browser's offer to install, which can be taken up once.
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
