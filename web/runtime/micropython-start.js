// Loads MicroPython for the page, in place of the address that PyScript would take it from. Afterwards it pauses, so that the browser can
// answer the visitor before the page's Python begins.
import { loadMicroPython as load } from "MICROPYTHON";

const wasm = new URL("WASM", import.meta.url).href;
const breath = () => new Promise((done) => setTimeout(done));

export const loadMicroPython = async (options) => {
  const python = await load({ ...options, url: wasm });
  await breath();
  return python;
};
