// Starts Pyodide in the worker with our own archive, and reports progress to the page; engine.js imports it. The build
// fills in BUILD: addresses, sizes in bytes ([unpacked, as sent]) and the list of packages.
const BUILD = "BUILD";
const here = (path) => new URL(path, import.meta.url).href;
const { loadPyodide: load } = await import(here(BUILD.pyodide));

const tell = (message) => self.postMessage({ casino: message });
const total = Object.values(BUILD.sizes).reduce((sum, [, sent]) => sum + sent, 0);
const loaded = new Map();

// Reports a file that did not arrive; Pyodide itself would wait for it for ever.
const lost = (name, why) => {
  tell({ failed: `${name}: ${why}` });
  throw new Error(`${name}: ${why}`);
};

// Counts the bytes of a response, and reports them to the page.
const count = async (name, body) => {
  const [unpacked, sent] = BUILD.sizes[name];
  let bytes = 0;
  for await (const chunk of read(body)) {
    bytes += chunk.length;
    loaded.set(name, Math.min(1, bytes / unpacked) * sent);
    tell({ loaded: Math.round([...loaded.values()].reduce((a, b) => a + b, 0)), total });
  }
};

// Iterates over a stream, because WebKit has no async iteration of streams.
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
const RELOAD = { cache: "reload" }; // past the browser's cache, which may have another version or a truncated file

// Fetches for Pyodide, which would wait for ever if a host sends WebAssembly as another type.
const fetched = async (address, options) => {
  const name = fileName(address);
  if (name.endsWith(".pack")) return archive(address);
  const response = await counted(address, options);
  return name.endsWith(".wasm") ? asWasm(response) : response;
};

const asWasm = (response) => new Response(response.body, { headers: { "Content-Type": "application/wasm" } });

const compile = WebAssembly.instantiateStreaming;
// Compiles WebAssembly, and fetches it once more if that fails.
WebAssembly.instantiateStreaming = (response, imports) => compile.call(WebAssembly, response, imports).catch(async () => {
  const again = asWasm(await counted(here(BUILD.wasm), RELOAD));
  return compile.call(WebAssembly, again, imports).catch((error) => lost(fileName(BUILD.wasm), error));
});

// Returns our archive, and fetches it once more if it is not the one that was built. A Blob would be empty in WebKit, in frames on other sites.
const archive = async (address) => {
  for (const options of [{}, RELOAD]) {
    const bytes = new Uint8Array(await (await counted(address, options)).arrayBuffer());
    if (bytes.length === BUILD.unpacked) return new Response(bytes); // a host unpacked it in transit
    if (await isNamedAfter(bytes, fileName(address))) return new Response(new Response(bytes).body.pipeThrough(new DecompressionStream("gzip")));
  }
  return lost(fileName(address), "not what was built");
};

// Returns whether a name contains the digest of some bytes, as computed by digest() in web/generator/node.py. Only secure pages can check
// it; on others gzip's own checksum must do.
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
      stdLibURL: here(BUILD.python), // with our own code in it
      lockFileContents: BUILD.lock, // no packages: Pyodide's list of them is larger than our own code
      env: { HOME: "/home/pyodide", ...BUILD.env },
    });
  } catch (error) {
    tell({ failed: String(error) });
    throw error;
  } finally {
    self.fetch = plainFetch;
  }
};
