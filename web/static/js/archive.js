// The archive of finished games: a database, which has room for all of them. The newest ones are in localStorage, where a game can be stored
// as soon as it ends; the older ones move here, with the same names and texts.
{
  const STORE = "games";
  const BEGINNING = "casino.done.";
  const USED = "casino.archived"; // stored once the archive holds a game, so that a database that fails to open is noticed
  const PROBE = "casino.probe";
  const MAX_LOCAL_GAMES = 300; // games that localStorage holds before the oldest ones move to the archive
  const STAY = 200;
  const ENOUGH = 1e9; // bytes of room that count as plenty, a number that MicroPython can represent

  let opening = null;

  const open = () =>
    new Promise((resolve, reject) => {
      if (indexedDB.forgets) throw new Error("The browser refuses its database."); // see frames.js
      const request = indexedDB.open("casino", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const base = request.result;
        base.onclose = base.onversionchange = () => {
          base.close();
          opening = null;
        };
        resolve(base);
      };
    });

  // Makes requests in one transaction, and resolves with their results when it has completed; if it fails, nothing has changed.
  const transact = async (mode, request) => {
    opening ??= open();
    const base = await opening.catch((error) => {
      opening = null;
      throw error;
    });
    return new Promise((resolve, reject) => {
      const transaction = base.transaction(STORE, mode);
      const requests = request(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(requests.map(({ result }) => result));
      transaction.onabort = () => reject(transaction.error);
    });
  };

  // Resolves with the result of a function, or with a fallback if anything fails, because MicroPython cannot catch errors of JavaScript.
  const guarded = (act, otherwise) => act().catch(() => otherwise);

  // Returns roughly how many characters still fit into localStorage, found by trying.
  const spare = () => {
    let room = 0;
    for (let more = 2 ** 22; more >= 2 ** 12; more /= 2) {
      try {
        localStorage.setItem(PROBE, "x".repeat(room + more));
        room += more;
      } catch {
        // there is less room
      }
    }
    localStorage.removeItem(PROBE);
    return room;
  };

  globalThis.casinoArchive = {
    // Resolves with the names of all archived games, one per line; null if some cannot be read.
    async names() {
      const used = guarded(async () => localStorage.getItem(USED), null);
      return guarded(async () => (await transact("readonly", (games) => [games.getAllKeys()]))[0].join("\n"), (await used) ? null : "");
    },
    // Takes names, one per line. Resolves with an array of their texts, "" for a missing one; null if they cannot be read.
    texts: (names) =>
      guarded(async () => (await transact("readonly", (games) => names.split("\n").map((name) => games.get(name)))).map((text) => text ?? ""), null),
    // Deletes the texts of some names, one per line; resolves to whether the texts are gone.
    remove: (names) => guarded(async () => Boolean(await transact("readwrite", (games) => names.split("\n").map((name) => games.delete(name)))), false),
    // Moves the oldest games from localStorage to the archive if there are many, and resolves with their number. Removes a game only when
    // it is safely archived, and only if it has not changed since it was read.
    tidy: () =>
      guarded(async () => {
        const names = Object.keys(localStorage).filter((name) => name.startsWith(BEGINNING)).sort();
        if (names.length <= MAX_LOCAL_GAMES) return 0;
        const moved = names.slice(0, -STAY).map((name) => [name, localStorage.getItem(name)]);
        localStorage.setItem(USED, "1");
        await transact("readwrite", (games) => moved.map(([name, text]) => games.put(text, name)));
        for (const [name, text] of moved) if (localStorage.getItem(name) === text) localStorage.removeItem(name);
        return moved.length;
      }, 0),
    // Resolves with the remaining room in bytes, or in characters without a database.
    room: () =>
      guarded(async () => {
        const { quota, usage } = await navigator.storage.estimate();
        await transact("readonly", (games) => [games.count()]);
        return Math.min(quota - usage, ENOUGH);
      }, null).then((free) => free ?? spare()),
  };
}
