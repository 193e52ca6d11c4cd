// Loads MicroPython for the page from our own address instead of PyScript's, with the image of the page's modules. Then it pauses, so that
// the browser can respond to the visitor before the page's Python begins. The build fills in the addresses. MODULES has, by the name of
// a page's script, the address of that page's modules and their size when unpacked.
import { loadMicroPython as load } from "MICROPYTHON";
import { fileName, unpack } from "PACKED";

const MODULES = "MODULES";
const here = (path) => new URL(path, import.meta.url).href;
const breath = () => new Promise((done) => setTimeout(done));

export const loadMicroPython = async (options) => {
  const [page] = fileName(document.querySelector("script[type='micropython']").src).split("-");
  const [address, size] = MODULES[page];
  const python = await load({ ...options, url: here("WASM"), romfs: await unpack(here(address), size) });
  await breath();
  return python;
};
