// Lets PyScript start in a frame in which the browser refuses storage: a frame on another site, or one with sandbox="allow-scripts".
// PyScript opens a database, which is refused there. If storage works, this does nothing.
{
  // Replaces IndexedDB with a database in memory, as far as PyScript uses it.
  const forgetfulDatabase = () => {
    const request = (act) => {
      const idbRequest = {};
      queueMicrotask(() => { idbRequest.result = act(); idbRequest.onsuccess?.({ target: idbRequest }); });
      return idbRequest;
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

  // Returns whether localStorage and IndexedDB both work: browsers and their settings may refuse only one of them.
  const storageWorks = () => {
    try {
      localStorage.getItem("");
      const request = indexedDB.open("casino.probe");
      request.onsuccess = () => request.result.close();
      request.onerror = (event) => event.preventDefault();
      return true;
    } catch {
      return false;
    }
  };

  if (!storageWorks()) forgetfulDatabase();
}
