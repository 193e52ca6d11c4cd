// Runs Python in MicroPython under Node:
// node micropython.mjs <micropython.mjs> <browser.mjs or ""> <source.py> [modules.rom]
// <browser.mjs>, if given, gives globalThis what a page has; [modules.rom] is the image of a folder of Python modules.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [micropython, browser, source, modules] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(micropython));
const python = await loadMicroPython(modules ? { romfs: readFileSync(modules) } : {});
try {
  const { modules: known = {}, done = () => {} } = browser ? await import(pathToFileURL(browser)) : {};
  for (const [name, module] of Object.entries(known)) python.registerJsModule(name, module);
  await python.runPythonAsync(readFileSync(source, "utf-8"));
  await done();
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
