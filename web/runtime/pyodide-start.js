// Starts Pyodide in the worker with our own archive, and tells the page how far it is. PyScript takes this module for an interpreter. The
// build fills in BUILD: addresses, sizes in bytes ([unpacked, as sent]) and the list of packages.
const BUILD = "BUILD";
const here = (path) => new URL(path, import.meta.url).href;
const { loadPyodide: load, version } = await import(here(BUILD.pyodide));

export { version };

const tell = (message) => self.postMessage({ casino: message });
const total = Object.values(BUILD.sizes).reduce((sum, [, sent]) => sum + sent, 0);
const loaded = new Map();

// Tells the page that a file did not come, for which Pyodide itself would wait for ever.
const lost = (name, why) => {
  tell({ failed: `${name}: ${why}` });
  throw new Error(`${name}: ${why}`);
};

// Counts the bytes of an answer, and tells the page.
const count = async (name, body) => {
  const [unpacked, sent] = BUILD.sizes[name];
  let bytes = 0;
  for await (const chunk of read(body)) {
    bytes += chunk.length;
    loaded.set(name, Math.min(1, bytes / unpacked) * sent);
    tell({ loaded: Math.round([...loaded.values()].reduce((a, b) => a + b, 0)), total });
  }
};

// Iterates over a stream, which WebKit cannot do by itself.
async function* read(body) {
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

const plainFetch = self.fetch;
// Fetches as usual, and counts what BUILD has a size of.
const countingFetch = async (address, options) => {
  const name = String(address?.url ?? address).split("/").pop();
  const response = await plainFetch(address, options).catch((error) => lost(name, error));
  if (!response.ok) lost(name, response.status);
  if (BUILD.sizes[name] && response.body) count(name, response.clone().body).catch(() => {});
  if (name.endsWith(".pack")) return unpacked(name, response);
  // Pyodide would wait for ever where a host does not say that this is WebAssembly.
  return name.endsWith(".wasm") ? new Response(response.body, { headers: { "Content-Type": "application/wasm" } }) : response;
};

const begins = (bytes, ...start) => start.every((byte, place) => bytes[place] === byte);

// Returns an archive that comes packed with gzip; a host may have unpacked it on the way, or have sent something else.
const unpacked = async (name, response) => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (begins(bytes, 0x50, 0x4b)) return new Response(bytes);
  if (!begins(bytes, 0x1f, 0x8b)) lost(name, "not what was built");
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
};

export const loadPyodide = async (options) => {
  self.fetch = countingFetch;
  try {
    return await load({
      ...options,
      indexURL: here(BUILD.pyodide).replace(/[^/]*$/, ""),
      stdLibURL: here(BUILD.python), // our own code is in it, too
      lockFileContents: BUILD.lock, // no packages: the stock list of them weighs more than our own code
      env: { HOME: "/home/pyodide", ...BUILD.env },
    });
  } catch (error) {
    tell({ failed: String(error) });
    throw error;
  } finally {
    self.fetch = plainFetch;
  }
};
