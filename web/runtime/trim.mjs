// Leaves out of Pyodide what only its packages could need, of which there are none here:
// node trim.mjs <folder of Pyodide> <folder to write to>
// Its WebAssembly exports every function of Python for libraries that might be loaded later, so nothing of it can be left out, and when it
// starts, JavaScript makes a table entry and two names for each. Here only those stay exported that JavaScript calls; what then cannot be
// reached goes, and so do the modules of MODULES: to import one is an ImportError, as where Python was built without it.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binaryen from "binaryen";

const MODULES = `_bz2 _lzma _zstd _sqlite3 _ctypes pyexpat _elementtree _remote_debugging _lsprof _zoneinfo termios mmap
  _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _multibytecodec
  _xxtestfuzz xxsubtype _testbuffer _testcapi _testclinic _testclinic_limited _testinternalcapi _testlimitedcapi`.split(/\s+/);

const [from, to] = process.argv.slice(2);
const read = (name) => readFileSync(join(from, name), "utf8");
const wasm = readFileSync(join(from, "pyodide.asm.wasm"));
const script = read("pyodide.asm.mjs");

// What the script says of exports alone: a variable for each, its value, and the conversion of what it returns.
const NAMES = /var (?:[\w$]+,){500,}[\w$]+;/;
const VALUE = /([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;/g;
const CONVERSION = /wasmExports\["([\w$]+)"\]=makeWrapper_\w+\(wasmExports\["\1"\]\);/g;

const words = (text) => new Set(text.match(/[\w$]+/g));
const used = words(script.replace(NAMES, "").replace(VALUE, "").replace(CONVERSION, "") + read("pyodide.mjs"));
const compiled = new WebAssembly.Module(wasm);
const addresses = WebAssembly.Module.imports(compiled).filter(({ module }) => module.startsWith("GOT.")).map(({ name }) => name);
const wanted = (name) => used.has(name) || used.has(`_${name}`) || addresses.includes(name);

const module = binaryen.readBinary(wasm);
const internal = (name) => binaryen.getExportInfo(module.getExport(name)).value;
const { i32, none } = binaryen;

// Lets the function that makes a module raise ImportError, whose address is a constant.
const leaveOut = (name) => {
  const address = binaryen.getGlobalInfo(module.getGlobal(internal("PyExc_ImportError"))).init;
  const raised = module.call(internal("PyErr_SetNone"), [module.i32.load(0, 4, module.copyExpression(address))], none);
  binaryen.Function(module.getFunction(internal(`PyInit_${name}`))).body = module.block(null, [raised, module.i32.const(0)], i32);
};

MODULES.forEach(leaveOut);
const gone = new Set(WebAssembly.Module.exports(compiled).map(({ name }) => name).filter((name) => !wanted(name)));
gone.forEach((name) => module.removeExport(name));
module.runPasses(["remove-unused-module-elements"]);
writeFileSync(join(to, "pyodide.asm.wasm"), module.emitBinary());

const left = script.replace(VALUE, (all, _, name) => (gone.has(name) ? "" : all)).replace(CONVERSION, (all, name) => (gone.has(name) ? "" : all));
const said = words(left.replace(NAMES, ""));
const list = (all) => `var ${all.slice(4, -1).split(",").filter((name) => said.has(name)).join(",")};`;
writeFileSync(join(to, "pyodide.asm.mjs"), left.replace(NAMES, list));
for (const name of ["pyodide.mjs", "pyodide-lock.json", "package.json"]) copyFileSync(join(from, name), join(to, name));
