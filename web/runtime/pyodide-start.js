// Starts Pyodide in the worker with our own archive, and reports progress to the page; engine.js imports it. The build
// fills in BUILD: addresses, sizes in bytes ([unpacked, as sent]) and the list of packages.
import { RELOAD, fileName, unpack } from "PACKED";

const BUILD = "BUILD";
const here = (path) => new URL(path, import.meta.url).href;

const tell = (message) => self.postMessage({ casino: message });
const total = Object.values(BUILD.sizes).reduce((sum, [, sent]) => sum + sent, 0);
const loaded = new Map();

// Reports that a file did not arrive, and throws an error; Pyodide itself would wait for the file for ever.
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

// Yields the chunks of a stream, because WebKit cannot iterate over streams.
async function* read(body) {
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

// Resolves to whether the files are stored for use without a network. If so, responses are not counted: there is no progress to report, and a
// browser reuses the machine code of a response only if nothing else reads the response.
const kept = (async () => Boolean(await caches.match(here(BUILD.wasm))))().catch(() => false); // access may be refused

const plainFetch = self.fetch;
// Fetches as usual, and counts the bytes of files whose size is in BUILD. Reports failures to the page.
const counted = async (address, options) => {
  const name = fileName(address);
  const response = await plainFetch(address, options).catch((error) => lost(name, error));
  if (!response.ok) lost(name, response.status);
  if (BUILD.sizes[name] && response.body && !(await kept)) count(name, response.clone().body).catch(() => {});
  return response;
};

// Compiles a response, whose host may send WebAssembly as another type.
const compile = async (response) => {
  const type = "application/wasm";
  const plain = response.headers.get("Content-Type") === type;
  return WebAssembly.compileStreaming(plain ? response : new Response(response.body, { headers: { "Content-Type": type } }));
};

const archive = (address) => unpack(address, BUILD.unpacked[fileName(address)], counted);

const compiled = async () => compile(await counted(here(BUILD.wasm))).catch(async () => compile(await counted(here(BUILD.wasm), RELOAD)));

// The archive and the WebAssembly are fetched at once, before Pyodide would fetch them. WebAssembly that does not compile is fetched once more.
const wasm = compiled();
const python = archive(here(BUILD.python));
for (const promise of [wasm, python]) promise.catch(() => {}); // a failure is reported where it is awaited
const { loadPyodide: load } = await import(here(BUILD.pyodide));

// Gives Pyodide the WebAssembly that has been compiled meanwhile, and reports a failure, because Pyodide would wait for ever.
WebAssembly.instantiateStreaming = async (response, imports) => {
  const module = await wasm.catch((error) => lost(fileName(BUILD.wasm), error));
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

// The fetch for Pyodide, which gets the files that were fetched above and fetches all others.
const fetched = async (address, options) => {
  const name = fileName(address);
  if (name.endsWith(".wasm")) return new Response(); // instantiateStreaming above ignores it
  if (name.endsWith(".pack")) return new Response(await python.catch((error) => lost(name, error)));
  return counted(address, options);
};

// Python calls these to fetch what only some visits need: the bytes of a part, by its name, and the script with the group for fair deals.
self.casinoPart = (name) => archive(here(BUILD.parts[name]));
self.casinoGroup = () => import(here(BUILD.group));

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
