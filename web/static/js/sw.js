// Stores every file of the site, so that it works without a network. The build fills in BUILD: the version, and for each address,
// relative to this script, a digest of what it held.
const BUILD = "BUILD";
const scope = new URL("./", location).href;
const PREFIX = `casino ${scope} `; // other sites may share this origin
const NAME = PREFIX + BUILD.version;
const addresses = new Map(Object.keys(BUILD.files).map((path) => [new URL(path, scope).href, path]));

// Tells whether an answer holds what was built, and not the login page of some network or a file of another version.
const isRight = async (response, path) => {
  let digest = await response.clone().arrayBuffer();
  for (let step = 0; step < 2; step += 1) digest = await crypto.subtle.digest("SHA-256", digest); // twice, as digest() in web/generator/node.py
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(BUILD.files[path]);
};

// Fetches a file. The name of one in assets/ depends on its content, so what the version before has stored is as good as new. What the
// browser has of it may be wrong, and then is fetched anew. Throws where it is wrong still: nothing is stored, and the next visit tries again.
const fetched = async (href, path) => {
  const asset = path.startsWith("assets/");
  const known = asset && (await caches.match(href));
  if (known && (await isRight(known, path))) return known;
  for (const cache of [asset ? "default" : "no-cache", "reload"]) {
    const response = await fetch(href, { cache });
    // A redirected answer must not be given to a navigation.
    if (await isRight(response, path)) return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
  }
  throw new Error(`${path}: not what was built`);
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
  return request.mode === "navigate" ? fetch(request).catch(missing) : fetch(request);
};

// Answers an unknown address without a network as the host would.
const missing = async () => {
  const page = await (await caches.open(NAME)).match(new URL("404.html", scope).href);
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
};

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
addEventListener("message", (event) => { if (event.data === "use-now") skipWaiting(); });
addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(scope)) event.respondWith(answer(event.request));
});
