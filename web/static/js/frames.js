// Lets PyScript start in a frame in which the browser refuses storage: a frame on another site, or one with sandbox="allow-scripts".
// PyScript opens a database, which is refused there. If storage works, this does nothing.
{
  // Replaces IndexedDB with a database in memory, as far as PyScript uses it.
  const forgetfulDatabase = () => {
    const request = (act) => {
      const asked = {};
      queueMicrotask(() => { asked.result = act(); asked.onsuccess?.({ target: asked }); });
      return asked;
    };
    const entries = new Map();
    const store = {
      get: (key) => request(() => entries.get(key)),
      getKey: (key) => request(() => (entries.has(key) ? key : undefined)),
      getAllKeys: () => request(() => [...entries.keys()]),
      put: (value, key) => request(() => { entries.set(key, value); return key; }),
      delete: (key) => request(() => { entries.delete(key); }),
      clear: () => request(() => entries.clear()),
      count: () => request(() => entries.size),
    };
    const database = { transaction: () => ({ objectStore: () => store }), close() {} };
    Object.defineProperty(self, "indexedDB", { value: { open: () => request(() => database), forgets: true } });
  };

  // Returns whether both work: browsers and their settings may refuse only one.
  const storageWorks = () => {
    try {
      localStorage.getItem("");
      const asked = indexedDB.open("casino.probe");
      asked.onsuccess = () => asked.result.close();
      asked.onerror = (event) => event.preventDefault();
      return true;
    } catch {
      return false;
    }
  };

  if (!storageWorks()) forgetfulDatabase();
}
