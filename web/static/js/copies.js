// Writes backups to files in parts, and reads them in a worker, so that even a large one does not block the page.
{
  let worker = null;

  // Resolves with the worker's answer, "" if it fails.
  const ask = (message) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => resolve("");
      worker.postMessage(message);
    });

  globalThis.casinoCopies = {
    // Returns a file that is written in parts.
    begin() {
      const parts = [];
      return {
        add: (text) => void parts.push(new Blob([text])), // a blob need not stay in memory
        save: (name) => casinoScreen.download(name, new Blob(parts)),
      };
    },
    // Reads a file, and resolves with its content without the games: see copy-reader.js.
    open(file) {
      worker?.terminate();
      worker = new Worker(document.getElementById("progress").dataset.reader);
      return ask(file);
    },
    // Resolves with the next games of the file, one per line; "" after the last one.
    next: () => ask("next"),
    close() {
      worker?.terminate();
      worker = null;
    },
  };
}
