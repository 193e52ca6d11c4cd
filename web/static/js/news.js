// What can be had now, for the table to offer at a good moment: the site installed, or a new version of it. casinoNews.there() names them.
{
  const ways = new Map();
  const changed = () => document.dispatchEvent(new Event("casino:news"));

  globalThis.casinoNews = {
    there: () => [...ways.keys()].join(" "),
    bring(name, way) {
      ways.set(name, way);
      changed();
    },
    use: (name) => ways.get(name)?.(),
  };

  // A browser's offer can be taken up once.
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
