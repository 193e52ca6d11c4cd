// Lets PyScript start in a frame to which the browser refuses storage: a frame on another site, or one with sandbox="allow-scripts".
// PyScript opens a database on the page and in the worker, which is refused there; and in a sandbox Chromium takes no module worker from
// a blob: address. Where storage works, this does nothing.
{
  // Puts a database that forgets in the place of IndexedDB, as far as PyScript uses it. Runs on the page, and as text in the worker.
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

  // Tells whether both work: browsers and their settings may refuse one alone.
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

  if (!storageWorks()) {
    const scripts = new WeakMap(); // from a script's Blob to its text, which a Blob gives only later
    const plainBlob = Blob;
    globalThis.Blob = new Proxy(plainBlob, {
      construct(target, [parts, options]) {
        const blob = new target(parts, options);
        if (/javascript/.test(options?.type)) scripts.set(blob, parts.join(""));
        return blob;
      },
    });

    const plainAddress = URL.createObjectURL;
    // Gives the worker's script an address that is allowed, and the database at its start.
    URL.createObjectURL = (blob) => {
      if (!scripts.has(blob)) return plainAddress.call(URL, blob);
      const text = `(${forgetfulDatabase})();${scripts.get(blob)}`;
      if (self.origin === "null") return `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`;
      return plainAddress.call(URL, new plainBlob([text], { type: "text/javascript" }));
    };

    forgetfulDatabase();
  }
}
