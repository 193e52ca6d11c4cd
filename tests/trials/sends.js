// Sends messages of every kind from a page, or a frame of it. A message comes as a recipe, which is JSON: what JSON cannot say stands in it
// as {"$": kind, "of": recipe, "times": number}.

// Puts a value into others, so many deep.
const deep = (of, times) => {
  let value = of;
  for (let step = 0; step < times; step += 1) value = step % 2 ? [value] : { casino: value };
  return value;
};

// Returns a value that holds itself.
const cycle = (of) => {
  const value = { casino: of };
  return Object.assign(value, { data: value, ID: [value] });
};

// Returns a value that is not sent but handed over.
const given = (value, handed) => {
  handed.push(value);
  return value;
};

// From a kind to a function of what it is made of, of a number, and of the list of what is handed over with the message.
const KINDS = {
  undefined: () => undefined,
  number: (of) => Number(of),
  bigint: (of, times) => BigInt(times) ** 9n,
  long: (of, times) => String(of).repeat(times),
  deep,
  many: (of, times) => Array(times).fill(of),
  holes: () => Array(4294967295),
  map: (of) => new Map([["casino", of], [of, "casino"]]),
  set: (of) => new Set([of, "casino"]),
  cycle,
  date: (of, times) => new Date(times || NaN),
  pattern: () => /(a+)+$/,
  error: (of) => Object.assign(new TypeError("casino"), { cause: of }),
  boxed: (of) => Object(typeof of === "object" ? "casino" : of),
  blob: (of) => new Blob([String(of)], { type: "text/html" }),
  file: (of) => new File([String(of)], "casino.json"),
  bytes: (of, times) => new Uint8Array(times),
  view: (of, times) => new DataView(new ArrayBuffer(times)),
  picture: () => new ImageData(1, 1),
  rectangle: () => new DOMRect(0, 0, NaN, Infinity),
  stream: (of, times, handed) => given(new Blob(["casino"]).stream(), handed),
  canvas: (of, times, handed) => given(new OffscreenCanvas(1, 1), handed),
  port(of, times, handed) {
    const { port1, port2 } = new MessageChannel();
    port2.postMessage("casino");
    return given(port1, handed);
  },
};

// Returns what a recipe makes. A key may be __proto__, which must not be taken for the prototype.
const made = (recipe, handed) => {
  if (recipe === null || typeof recipe !== "object") return recipe;
  if (Array.isArray(recipe)) return recipe.map((each) => made(each, handed));
  if ("$" in recipe) return KINDS[recipe.$](made(recipe.of, handed), recipe.times, handed);
  const value = {};
  for (const key of Object.keys(recipe)) Object.defineProperty(value, key, { value: made(recipe[key], handed), enumerable: true });
  return value;
};

// Sends what a recipe makes; returns whether a browser can send that.
const send = (recipe, to) => {
  const handed = [];
  try {
    to.postMessage(made(JSON.parse(recipe), handed), "*", handed);
    return true;
  } catch {
    return false;
  }
};
