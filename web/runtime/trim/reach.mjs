// Finds the parts of a C program in WebAssembly that are still needed after some functions are removed: the functions that the remaining
// ones call, and the constants that they name.
import { read } from "./wasm.mjs";

const WORD = 4;
const ALIGNED = 16; // tables begin at multiples of this number of bytes
const BIASED = 1024; // code may name a table by a place up to this many bytes before it, because its indices need not begin at 0
const GAP = 16; // only this many zeros in a row separate two pieces of data, because each piece costs some bytes

const NOTHING = { calls: [], places: [] };

export class Program {
  // Takes the bytes of a module.
  constructor(bytes) {
    Object.assign(this, read(bytes));
    this.named = this.bodies.map((body, index) => (body ? this.names(index) : NOTHING));
    this.slots = new Map();
    for (const index of this.table.values()) this.slots.set(index, (this.slots.get(index) ?? 0) + 1);
    this.memory = image(this.data);
    this.constants = { from: Math.min(...this.data.map(({ at }) => at)), to: this.#constantsEnd() };
  }

  // Returns where the constants end: C++'s names of types are the last ones. Constants contain no addresses, because the program was
  // compiled so that it can be loaded anywhere in memory: data with addresses are elsewhere, where a loader can change them.
  #constantsEnd() {
    const placed = (like) => [...this.exports.keys()].filter((name) => like.test(name)).map((name) => this.#place(name));
    const end = Math.max(...placed(/^_ZTS/));
    if (placed(/^Py.*_Type$|^_ZT[IV]/).some((at) => at < end)) throw new Error("objects among the constants");
    return end;
  }

  // Returns the functions that can be reached by calls from some exports and from the table. The `secret` functions, which only removed
  // modules use, are not taken from the table. The exception is a function with two slots: it stands for two equal functions that the
  // linker has merged, and the other one may be needed.
  reached(roots, secret) {
    const wanted = [...this.table.values()].filter((index) => !secret.has(index) || this.slots.get(index) > 1);
    const exported = roots.map((name) => this.exports.get(name)).filter(({ kind }) => kind === "function");
    const functions = new Set([...wanted, ...exported.map(({ index }) => index)]);
    for (const index of functions) this.named[index].calls.forEach((called) => functions.add(called)); // the loop visits these, too
    return functions;
  }

  // Returns the data without the constants that neither these functions nor these exports need. Every number that could
  // be a place counts as a place, so this keeps too much rather than too little. Between two wanted places, the data from
  // the first table on are removed if functions that are not needed name at least two places there: a single place may be
  // an ordinary number.
  without(functions, roots) {
    const memory = this.memory.slice();
    const wanted = this.#wantedPlaces(functions, roots);
    const between = new Map();
    for (const at of this.#unwantedPlaces(functions)) {
      const after = wanted.findIndex((place) => place > at);
      if (at >= wanted[after - 1] + BIASED) between.set(after, [...(between.get(after) ?? []), at]);
    }
    for (const [after, places] of between) {
      const tables = places.filter((at) => at % ALIGNED === 0);
      if (places.length > 1 && tables.length) memory.fill(0, Math.min(...tables), wanted[after]);
    }
    return pieces(memory);
  }

  // Returns the place of an exported object; undefined for other exports.
  #place(name) {
    const { kind, index } = this.exports.get(name);
    return kind === "global" ? this.globals[index] : undefined;
  }

  #isConstant(at) {
    return at >= this.constants.from && at < this.constants.to;
  }

  #unwantedPlaces(functions) {
    const others = this.named.filter((_, index) => !functions.has(index));
    return new Set(others.flatMap(({ places }) => [...places]).filter((at) => this.#isConstant(at)));
  }

  // Returns, in order: the start of all constants, the places of constants that these functions, these exports or
  // variable data name, and the end of all constants.
  #wantedPlaces(functions, roots) {
    const { from, to } = this.constants;
    const variable = new Uint32Array(this.memory.buffer, Math.floor(to / WORD) * WORD);
    const all = new Set([...variable, ...roots.map((name) => this.#place(name))]);
    for (const index of functions) for (const at of this.named[index].places) all.add(at);
    return Uint32Array.from([from, ...[...all].filter((at) => this.#isConstant(at)), to]).sort();
  }
}

// Returns the initial memory of a module as one array.
const image = (data) => {
  const end = Math.max(...data.map(({ at, bytes }) => at + bytes.length));
  const memory = new Uint8Array(Math.ceil(end / WORD) * WORD);
  for (const { at, bytes } of data) memory.set(bytes, at);
  return memory;
};

// Returns memory as pieces between long runs of zeros.
const pieces = (memory) => {
  const runs = [];
  for (let at = 0; at < memory.length; ) {
    while (at < memory.length && memory[at] === 0) at += 1;
    let [end, zeros] = [at, 0];
    for (; end < memory.length && zeros < GAP; end += 1) zeros = memory[end] === 0 ? zeros + 1 : 0;
    if (end > at) runs.push({ at, bytes: memory.slice(at, end - zeros) });
    at = end;
  }
  return runs;
};
