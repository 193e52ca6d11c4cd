// Reads WebAssembly far enough to know what its functions name, and writes it again with other functions and data.
const TEXT = new TextDecoder();
const SECTION = { import: 2, global: 6, export: 7, element: 9, count: 12, code: 10, data: 11 };
const END = 0x0b;

// Reads bytes from a place that moves on with everything that is read.
class Reader {
  constructor(bytes, at = 0, end = bytes.length) {
    Object.assign(this, { bytes, at, end });
  }

  byte() {
    return this.bytes[this.at++];
  }

  // Reads a number in LEB128; returns its lowest 32 bits.
  unsigned() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  signed() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return shift < 25 && byte & 0x40 ? value | (-1 << (shift + 7)) : value;
    }
  }

  skip(count) {
    this.at += count;
  }

  take(count) {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  name() {
    return TEXT.decode(this.take(this.unsigned()));
  }

  times(read) {
    return Array.from({ length: this.unsigned() }, read);
  }
}

// The operands of instructions, by code; instructions that are not listed have none. u: an unsigned number, s: a signed number, m: a place
// in memory, v: a list of unsigned numbers and one more, t: a list of types, T: the handlers of an exception, a digit: that number of bytes.
const CARRIED = new Map([
  ...["02s", "03s", "04s", "0cu", "0du", "0ev", "10u", "11uu", "12u", "13uu", "1ct", "1fT", "20u", "21u", "22u", "23u", "24u", "25u", "26u", "3f1", "401"],
  ...["41s", "42s", "434", "448", "06s", "07u", "08u", "09u", "18u", "d0s", "d2u"],
].map((entry) => [parseInt(entry.slice(0, 2), 16), entry.slice(2)]));
for (let code = 0x28; code <= 0x3e; code += 1) CARRIED.set(code, "m");
// The operands of the instructions that begin with 0xfc, by the number after it.
const BULK = ["", "", "", "", "", "", "", "", "uu", "u", "2", "1", "uu", "u", "uu", "u", "u", "u"];

const [CALL, TAIL_CALL, NUMBER, FUNCTION] = [0x10, 0x12, 0x41, 0xd2];
const memoryPlace = (code) => {
  if (code.unsigned() & 0x40) code.unsigned();
  return code.unsigned();
};

// Reads the operands of an instruction; returns the last number.
const carried = (code, kinds) => {
  let last;
  for (const kind of kinds) {
    if (kind === "u") last = code.unsigned();
    else if (kind === "s") last = code.signed();
    else if (kind === "m") last = memoryPlace(code);
    else if (kind === "v") code.times(() => code.unsigned()), code.unsigned();
    else if (kind === "t") code.times(() => code.byte());
    else if (kind === "T") code.signed(), code.times(() => (code.unsigned() < 2 ? code.unsigned() : 0, code.unsigned()));
    else code.skip(Number(kind));
  }
  return last;
};

// Returns what a function names: functions that it calls, and numbers that may be places in memory. Throws an error for an unknown
// instruction.
const named = (bytes, { at, end }) => {
  const code = new Reader(bytes, at, end);
  const names = { calls: new Set(), places: new Set() };
  code.times(() => (code.unsigned(), code.unsigned())); // skips the variables
  while (code.at < end) {
    const instruction = code.byte();
    if (instruction > 0xd2 && instruction !== 0xfc) throw new Error(`instruction ${instruction.toString(16)}`);
    const kinds = instruction === 0xfc ? BULK[code.unsigned()] : (CARRIED.get(instruction) ?? "");
    const value = carried(code, kinds);
    if (instruction === CALL || instruction === TAIL_CALL || instruction === FUNCTION) names.calls.add(value);
    else if (kinds === "m" || instruction === NUMBER) names.places.add(value >>> 0);
  }
  return names;
};

// Returns the value of an initialiser, which must be a single instruction; undefined if it is not a 32-bit constant.
const constant = (reader) => {
  const instruction = reader.byte();
  const value = carried(reader, CARRIED.get(instruction));
  if (reader.byte() !== END) throw new Error("an initialiser of several instructions");
  return instruction === NUMBER ? value : undefined;
};

const sections = (bytes) => {
  const list = [];
  for (const reader = new Reader(bytes, 8); reader.at < bytes.length; ) {
    const start = reader.at;
    const id = reader.byte();
    const length = reader.unsigned();
    list.push({ id, start, at: reader.at, end: reader.at + length });
    reader.skip(length);
  }
  return list;
};

const KINDS = ["function", "table", "memory", "global", "tag"];

// Reads an import, and returns its kind. Skips the size of a table or memory.
const imported = (reader) => {
  reader.name(), reader.name();
  const kind = KINDS[reader.byte()];
  if (kind === "table") reader.byte();
  if (kind === "table" || kind === "memory") reader.unsigned() & 1 ? (reader.unsigned(), reader.unsigned()) : reader.unsigned();
  else if (kind === "global") reader.skip(2);
  else if (kind === "tag") reader.skip(1), reader.unsigned();
  else reader.unsigned();
  return kind;
};

// Returns the contents of a module: exports by name, initial values of globals, functions of the table by slot, data, the
// place of every function's body, and names(index), which returns what the function at an index names.
export const read = (bytes) => {
  const part = (name) => {
    const { at, end } = sections(bytes).find(({ id }) => id === SECTION[name]);
    return new Reader(bytes, at, end);
  };
  const all = (name, each) => {
    const reader = part(name);
    return reader.times(() => each(reader));
  };
  const imports = all("import", imported);
  const before = (kind) => imports.filter((each) => each === kind);
  const exported = all("export", (r) => [r.name(), { kind: KINDS[r.byte()], index: r.unsigned() }]);
  const globals = [...before("global").map(() => undefined), ...all("global", (r) => (r.skip(2), constant(r)))];
  const table = new Map();
  all("element", (r) => {
    if (r.unsigned()) throw new Error("elements of another kind");
    const first = constant(r);
    r.times(() => r.unsigned()).forEach((index, place) => table.set(first + place, index));
  });
  const data = all("data", (r) => {
    if (r.unsigned()) throw new Error("data of another kind");
    return { at: constant(r), bytes: r.take(r.unsigned()) };
  });
  const bodies = [...before("function").map(() => null), ...all("code", (r) => {
    const length = r.unsigned();
    r.skip(length);
    return { at: r.at - length, end: r.at };
  })];
  return { bytes, exports: new Map(exported), globals, table, data, bodies, names: (index) => named(bytes, bodies[index]) };
};

export const unsigned = (value) => {
  const out = [];
  for (; value > 0x7f; value >>>= 7) out.push((value & 0x7f) | 0x80);
  return [...out, value];
};

export const signed = (value) => {
  const out = [];
  for (; value < -0x40 || value > 0x3f; value >>= 7) out.push((value & 0x7f) | 0x80);
  return [...out, value & 0x7f];
};

const sized = (bytes) => Buffer.concat([Buffer.from(unsigned(bytes.length)), bytes]);
const list = (entries) => Buffer.concat([Buffer.from(unsigned(entries.length)), ...entries]);

// Returns a module's bytes with all data replaced, and some functions' bodies; `others` contains the new bodies by index.
export const write = ({ bytes, bodies }, data, others) => {
  const body = ({ at, end }, index) => sized(others.get(index) ?? bytes.subarray(at, end));
  const own = bodies.flatMap((each, index) => (each ? [body(each, index)] : []));
  const piece = (each) => Buffer.concat([Buffer.from([0, NUMBER, ...signed(each.at), END]), sized(each.bytes)]);
  const fresh = { [SECTION.code]: () => list(own), [SECTION.data]: () => list(data.map(piece)), [SECTION.count]: () => Buffer.from(unsigned(data.length)) };
  const written = sections(bytes).map(({ id, start, end }) => (id in fresh ? Buffer.concat([Buffer.from([id]), sized(fresh[id]())]) : bytes.subarray(start, end)));
  return Buffer.concat([bytes.subarray(0, 8), ...written]);
};
