// Archives that the build has compressed with gzip (.pack). Their names contain the digest of their bytes.
export const RELOAD = { cache: "reload" }; // past the browser's cache, which may have another version or a truncated file

export const fileName = (address) => String(address?.url ?? address).split("/").pop();

// Returns whether a name contains the digest of some bytes, as computed by digest() in web/generator/node.py. Only secure
// contexts can compute a digest; elsewhere any gzip file passes, and gzip's own checksum must do.
const isNamedAfter = async (bytes, name) => {
  if (!self.crypto?.subtle) return bytes[0] === 0x1f && bytes[1] === 0x8b;
  let digest = bytes;
  for (let step = 0; step < 2; step += 1) digest = await crypto.subtle.digest("SHA-256", digest);
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return name.includes(`-${hex.slice(0, 12)}.`);
};

// Returns the content of an archive; size is its number of bytes when unpacked. If the bytes are not the archive that was
// built, fetches it once more, past the browser's cache. Unpacks through a Response, because in WebKit a Blob is empty in frames on other sites.
export const unpack = async (address, size, get = fetch) => {
  for (const options of [{}, RELOAD]) {
    const response = await get(address, options);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length === size) return bytes; // a host unpacked it in transit
    if (await isNamedAfter(bytes, fileName(address))) return new Uint8Array(await new Response(new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  }
  throw new Error(`${fileName(address)}: not what was built`);
};
