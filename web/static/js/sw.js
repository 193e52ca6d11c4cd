// Stores every file of the site, so that it works offline. The build fills in BUILD: the version, a digest of the content of each address
// (relative to this script), and the files that are stored only once one of them has been requested.
const BUILD = "BUILD";
const scope = new URL("./", location).href;
const PREFIX = `casino ${scope} `; // other sites may share this origin
const NAME = PREFIX + BUILD.version;
const addresses = new Map(Object.keys(BUILD.files).map((path) => [new URL(path, scope).href, path]));

const common = new Map(addresses); // the files that all languages share

// Returns the files of a language. A visitor stores one language, so each language has its own list of files, which is read when
// one of its pages is requested or stored.
const learnt = new Map();
const learn = async (folder) => {
  const [path, revision] = BUILD.languages[folder];
  BUILD.files[path] = revision;
  const href = new URL(path, scope).href;
  const cache = await caches.open(NAME); // not the one of an older version, which will be deleted
  const list = await ((await cache.match(href)) ?? (await keep(href, path))).json();
  Object.assign(BUILD.files, list.files);
  BUILD.later.push(...list.later);
  const own = Object.keys(list.files).map((name) => [new URL(name, scope).href, name]);
  for (const [name, file] of own) addresses.set(name, file);
  return own;
};
const know = (folder) => {
  if (!learnt.has(folder)) {
    learnt.set(folder, learn(folder));
    learnt.get(folder).catch(() => learnt.delete(folder)); // the next visit tries again
  }
  return learnt.get(folder);
};
const languages = Object.keys(BUILD.languages);
const isStored = (folder) => caches.match(scope + folder);

// Returns the folder of the language of a page: "sv/", or "" for the first language of the site.
const folderOf = (href) => languages.find((folder) => folder && href.startsWith(scope + folder)) ?? "";

// Reads the list of files of a page's language, if possible; returns those files if the language is new to the visitor, otherwise []. For
// an asset, reads the lists of all stored languages, and returns [].
const meet = async (href) => {
  if (!languages.length || common.has(href)) return [];
  if (href.startsWith(`${scope}assets/`)) {
    for (const folder of languages) if (await isStored(folder)) await know(folder).catch(() => {});
    return [];
  }
  const folder = folderOf(href);
  const isNew = !learnt.has(folder) && !(await isStored(folder));
  const own = await know(folder).catch(() => []);
  return isNew ? own : [];
};

// Returns whether a response is what was built, and not the login page of some network or a file of another version.
const isRight = async (response, path) => {
  let digest = await response.clone().arrayBuffer();
  for (let step = 0; step < 2; step += 1) digest = await crypto.subtle.digest("SHA-256", digest); // twice, as digest() in web/generator/node.py
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(BUILD.files[path]);
};

// Fetches a file. Files in assets/ are named by their content, so a copy of the previous version is as good as new. If the browser's cache
// has a wrong copy, the file is fetched again. Throws if the new copy is wrong, too: nothing is stored then, and the next visit tries
// again.
const fetched = async (href, path) => {
  const asset = path.startsWith("assets/");
  const known = asset && (await caches.match(href));
  if (known && (await isRight(known, path))) return known;
  for (const cache of [asset ? "default" : "no-cache", "reload"]) {
    const response = await fetch(href, { cache });
    // A redirected response must not answer a navigation.
    if (await isRight(response, path)) return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
  }
  throw new Error(`${path}: not what was built`);
};

// Stores a file, and returns it.
const keep = async (href, path) => {
  const cache = await caches.open(NAME);
  const response = await fetched(href, path);
  await cache.put(href, response.clone());
  return response;
};

// Stores some files; those in BUILD.later only if one of them is stored already, for example by the previous version.
const store = async (some) => {
  const later = some.filter(([, path]) => BUILD.later.includes(path));
  const wanted = (await Promise.all(later.map(([href]) => caches.match(href)))).some(Boolean);
  await Promise.all(some.filter(([, path]) => wanted || !BUILD.later.includes(path)).map(([href, path]) => keep(href, path)));
};

// Stores all files of this version, and those of the languages that are open or were stored before.
const install = async () => {
  const open = (await clients.matchAll({ includeUncontrolled: true })).map(({ url }) => folderOf(url));
  const wanted = await Promise.all(languages.map(async (folder) => open.includes(folder) || isStored(folder)));
  await store([...common]);
  for (const [place, folder] of languages.entries()) if (wanted[place]) await store(await know(folder));
};

// Answers with a file in BUILD.later, and meanwhile stores all files of that list in the same language.
const answerLater = async (event, href) => {
  const response = await keep(href, addresses.get(href)).catch(() => fetch(event.request).catch(missing));
  const later = [...addresses].filter(([other, path]) => BUILD.later.includes(path) && folderOf(other) === folderOf(href) && common.has(other) === common.has(href));
  event.waitUntil(Promise.all(later.map(([other, path]) => caches.match(other).then((kept) => kept ?? keep(other, path)))).catch(() => {}));
  return response;
};

// Deletes the files of older versions.
const forgetOlder = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(names.map((name) => caches.delete(name)));
};

// Returns the address under which a file is stored: without ? or #, and for a page its folder.
const plain = (address) => address.replace(/[?#].*$/, "").replace(/\/index\.html$/, "/");

// Answers from stored files, else from the network. A page without its final slash redirects to the one with it.
const answer = async (event) => {
  const { request } = event;
  const href = plain(request.url);
  event.waitUntil(store(await meet(href)).catch(() => {}));
  const kept = addresses.has(href) && (await (await caches.open(NAME)).match(href));
  if (kept) return kept;
  if (BUILD.later.includes(addresses.get(href))) return answerLater(event, href);
  if (addresses.has(`${href}/`)) return Response.redirect(`${href}/${new URL(request.url).search}`);
  return request.mode === "navigate" ? fetch(request).catch(missing) : fetch(request);
};

// Answers an unknown address offline as the host would.
const missing = async () => {
  const page = await (await caches.open(NAME)).match(new URL("404.html", scope).href);
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
};

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
addEventListener("message", (event) => { if (event.data === "use-now") skipWaiting(); });
addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(scope)) event.respondWith(answer(event));
});
