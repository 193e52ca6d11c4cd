// Removes the parts of Pyodide that only packages need, because this site uses none: node trim.mjs <folder of Pyodide> <folder to write to>
// Its WebAssembly exports every function of Python for libraries that might be loaded later, so a linker can drop nothing, and at the start
// JavaScript makes a table entry and two names for each. Here only the functions that JavaScript calls stay exported, and MODULES are
// removed: importing one raises ImportError, as in a Python built without it. The code and tables that only they needed are removed, too.
// If something still calls a removed function, Python ends at once; tests compare the results with those of the whole Pyodide.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binaryen from "binaryen";
import { Program } from "./reach.mjs";
import { signed, unsigned, write } from "./wasm.mjs";

const MODULES = `_bz2 _csv _ctypes _decimal _elementtree _hmac _lsprof _lzma _pickle _posixsubprocess _queue _remote_debugging _sqlite3
  _statistics _symtable _zoneinfo _zstd mmap pyexpat termios unicodedata
  _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _multibytecodec
  _testbuffer _testcapi _testcapi_datetime _testclinic _testclinic_limited _testinternalcapi _testlimitedcapi _xxtestfuzz xxsubtype`.split(/\s+/);

const [from, to] = process.argv.slice(2);
const read = (name) => readFileSync(join(from, name), "utf8");
const wasm = readFileSync(join(from, "pyodide.asm.wasm"));
const script = read("pyodide.asm.mjs");

// The parts of the script that concern only exports: a variable for each, its value, and the conversion of its result.
const NAMES = /var (?:[\w$]+,){500,}[\w$]+;/;
const VALUE = /([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;/g;
const CONVERSION = /wasmExports\["([\w$]+)"\]=makeWrapper_\w+\(wasmExports\["\1"\]\);/g;

const words = (text) => new Set(text.match(/[\w$]+/g));
const used = words(script.replace(NAMES, "").replace(VALUE, "").replace(CONVERSION, "") + read("pyodide.mjs"));
const compiled = new WebAssembly.Module(wasm);
const addresses = WebAssembly.Module.imports(compiled).filter(({ module }) => module.startsWith("GOT.")).map(({ name }) => name);
const wanted = (name) => used.has(name) || used.has(`_${name}`) || addresses.includes(name);

const program = new Program(wasm);
const { exports, bodies } = program;

// The body of a function that raises ImportError instead of making a module. The address of ImportError is a constant.
const raise = exports.get("PyErr_SetNone").index;
const error = program.globals[exports.get("PyExc_ImportError").index];
const IMPORT_ERROR = Buffer.from([0, 0x41, ...signed(error), 0x28, 2, 0, 0x10, ...unsigned(raise), 0x41, 0, 0x0b]);
const UNREACHABLE = Buffer.from([0, 0x00, 0x0b]);

const makers = MODULES.map((name) => exports.get(`PyInit_${name}`).index);
for (const maker of makers) program.named[maker] = { calls: [raise], places: [error] };

// The function that makes a module is followed by functions that only this module uses, up to the next exported function.
const known = new Set([...exports.values()].filter(({ kind }) => kind === "function").map(({ index }) => index));
const secret = new Set();
for (const maker of makers) for (let index = maker + 1; bodies[index] && !known.has(index); index += 1) secret.add(index);

const kept = [...exports.keys()].filter(wanted);
const functions = program.reached(kept, secret);
const others = new Map(bodies.keys().filter((index) => !functions.has(index)).map((index) => [index, UNREACHABLE]));
for (const maker of makers) others.set(maker, IMPORT_ERROR);

const module = binaryen.readBinary(write(program, program.without(functions, kept), others));
const gone = new Set([...exports.keys()].filter((name) => !wanted(name)));
gone.forEach((name) => module.removeExport(name));
module.runPasses(["duplicate-function-elimination", "remove-unused-module-elements"]);
const trimmed = module.emitBinary();
if (!WebAssembly.validate(trimmed)) throw new Error("what is left of Pyodide is no WebAssembly");
writeFileSync(join(to, "pyodide.asm.wasm"), trimmed);

const remaining = script.replace(VALUE, (all, _, name) => (gone.has(name) ? "" : all)).replace(CONVERSION, (all, name) => (gone.has(name) ? "" : all));
const identifiers = words(remaining.replace(NAMES, ""));
const list = (all) => `var ${all.slice(4, -1).split(",").filter((name) => identifiers.has(name)).join(",")};`;
writeFileSync(join(to, "pyodide.asm.mjs"), remaining.replace(NAMES, list));
for (const name of ["pyodide.mjs", "pyodide-lock.json", "package.json"]) copyFileSync(join(from, name), join(to, name));
