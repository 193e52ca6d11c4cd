// Stores every file of the site, so that it works without a network. The build fills in BUILD: the version, and for each address,
// relative to this script, a digest of what it held.
const BUILD = "BUILD";
const scope = new URL("./", location).href;
const PREFIX = `casino ${scope} `; // other sites may share this origin
const NAME = PREFIX + BUILD.version;
const addresses = new Map(Object.keys(BUILD.files).map((path) => [new URL(path, scope).href, path]));

// Fetches a file. The name of one in assets/ depends on its content, so what the version before has stored is as good as new.
const fetched = async (href, path) => {
  const known = path.startsWith("assets/") && (await caches.match(href));
  const response = known || (await fetch(href, { cache: path.startsWith("assets/") ? "default" : "no-cache" }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A redirected answer must not be given to a navigation.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
};

// Stores all files of this version.
const install = async () => {
  const cache = await caches.open(NAME);
  await Promise.all([...addresses].map(async ([href, path]) => cache.put(href, await fetched(href, path))));
};

// Deletes what older versions have stored.
const forgetOlder = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(names.map((name) => caches.delete(name)));
};

// Returns an address as files are stored: without what follows ? or #, and of a page its folder.
const plain = (address) => address.replace(/[?#].*$/, "").replace(/\/index\.html$/, "/");

// Answers from what is stored, and from the network for the rest; a page without its last slash leads to the one with it.
const answer = async (request) => {
  const href = plain(request.url);
  const kept = addresses.has(href) && (await (await caches.open(NAME)).match(href));
  if (kept) return kept;
  if (addresses.has(`${href}/`)) return Response.redirect(`${href}/${new URL(request.url).search}`);
  return fetch(request);
};

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
addEventListener("message", (event) => { if (event.data === "use-now") skipWaiting(); });
addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(scope)) event.respondWith(answer(event.request));
});
