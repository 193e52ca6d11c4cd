// Sends messages of every kind from a page or one of its frames. A message comes as a recipe in JSON, in which
// {"$": kind, "of": recipe, "times": number} stands for a value that JSON cannot express.

// Nests a value in others, `times` deep.
const deep = (of, times) => {
  let value = of;
  for (let step = 0; step < times; step += 1) value = step % 2 ? [value] : { casino: value };
  return value;
};

// Returns a value that contains itself.
const cycle = (of) => {
  const value = { casino: of };
  return Object.assign(value, { data: value, ID: [value] });
};

// Returns a value after adding it to the transfer list.
const transferred = (value, transfer) => {
  transfer.push(value);
  return value;
};

// Functions that make a value of each kind, from an inner value, a number and the transfer list of the message.
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
  stream: (of, times, transfer) => transferred(new Blob(["casino"]).stream(), transfer),
  canvas: (of, times, transfer) => transferred(new OffscreenCanvas(1, 1), transfer),
  port(of, times, transfer) {
    const { port1, port2 } = new MessageChannel();
    port2.postMessage("casino");
    return transferred(port1, transfer);
  },
};

// Returns the value of a recipe. A key may be __proto__, which must not set the prototype.
const made = (recipe, transfer) => {
  if (recipe === null || typeof recipe !== "object") return recipe;
  if (Array.isArray(recipe)) return recipe.map((each) => made(each, transfer));
  if ("$" in recipe) return KINDS[recipe.$](made(recipe.of, transfer), recipe.times, transfer);
  const value = {};
  for (const key of Object.keys(recipe)) Object.defineProperty(value, key, { value: made(recipe[key], transfer), enumerable: true });
  return value;
};

// Sends the value of a recipe; returns whether the browser can send it.
const send = (recipe, to) => {
  const transfer = [];
  try {
    to.postMessage(made(JSON.parse(recipe), transfer), "*", transfer);
    return true;
  } catch {
    return false;
  }
};
