// Starts Pyodide in the worker with our own archive, and tells the page how far it is; engine.js imports it. The
// build fills in BUILD: addresses, sizes in bytes ([unpacked, as sent]) and the list of packages.
const BUILD = "BUILD";
const here = (path) => new URL(path, import.meta.url).href;
const { loadPyodide: load } = await import(here(BUILD.pyodide));

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
// Fetches as usual, and counts the bytes of files whose size is in BUILD. Reports failures to the page.
const counted = async (address, options) => {
  const name = fileName(address);
  const response = await plainFetch(address, options).catch((error) => lost(name, error));
  if (!response.ok) lost(name, response.status);
  if (BUILD.sizes[name] && response.body) count(name, response.clone().body).catch(() => {});
  return response;
};

const fileName = (address) => String(address?.url ?? address).split("/").pop();
const ANEW = { cache: "reload" }; // past what the browser has kept, which may be of another version or cut short

// Fetches for Pyodide, which would wait for ever where a host does not say that this is WebAssembly.
const fetched = async (address, options) => {
  const name = fileName(address);
  if (name.endsWith(".pack")) return archive(address);
  const response = await counted(address, options);
  return name.endsWith(".wasm") ? asWasm(response) : response;
};

const asWasm = (response) => new Response(response.body, { headers: { "Content-Type": "application/wasm" } });

const compile = WebAssembly.instantiateStreaming;
// Compiles as usual, and what cannot be compiled is fetched once more.
WebAssembly.instantiateStreaming = (response, imports) => compile.call(WebAssembly, response, imports).catch(async () => {
  const again = asWasm(await counted(here(BUILD.wasm), ANEW));
  return compile.call(WebAssembly, again, imports).catch((error) => lost(fileName(BUILD.wasm), error));
});

// Returns our archive; what is not what was built is fetched once more. It is no Blob: in frames of other sites those of WebKit are empty.
const archive = async (address) => {
  for (const options of [{}, ANEW]) {
    const bytes = new Uint8Array(await (await counted(address, options)).arrayBuffer());
    if (bytes.length === BUILD.unpacked) return new Response(bytes); // a host has unpacked it on the way
    if (await isNamedAfter(bytes, fileName(address))) return new Response(new Response(bytes).body.pipeThrough(new DecompressionStream("gzip")));
  }
  return lost(fileName(address), "not what was built");
};

// Tells whether a name carries the digest of some bytes, made as digest() in web/generator/node.py does. Only secure pages can tell;
// on others gzip's own checksum must do.
const isNamedAfter = async (bytes, name) => {
  if (!self.crypto?.subtle) return bytes[0] === 0x1f && bytes[1] === 0x8b;
  let digest = bytes;
  for (let step = 0; step < 2; step += 1) digest = await crypto.subtle.digest("SHA-256", digest);
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return name.includes(`-${hex.slice(0, 12)}.`);
};

export const loadPyodide = async (options) => {
  self.fetch = fetched;
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
