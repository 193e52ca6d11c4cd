// Copies of everything as files: written in parts, and read in a worker, so that no size stops the page.
{
  let worker = null;

  // Resolves with what the worker answers, "" where it cannot.
  const ask = (message) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => resolve("");
      worker.postMessage(message);
    });

  globalThis.casinoCopies = {
    // Returns a file that is written bit by bit.
    begin() {
      const parts = [];
      return {
        add: (text) => void parts.push(new Blob([text])), // a blob need not stay in memory
        save: (name) => casinoScreen.download(name, new Blob(parts)),
      };
    },
    // Reads a file, and resolves with all that is in it but the games, as copy-reader.js says.
    open(file) {
      worker?.terminate();
      worker = new Worker(document.getElementById("progress").dataset.reader);
      return ask(file);
    },
    // Resolves with the next games of the file, a line each; "" when there are no more.
    next: () => ask("next"),
    close() {
      worker?.terminate();
      worker = null;
    },
  };
}
