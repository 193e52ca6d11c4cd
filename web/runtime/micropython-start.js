// Loads MicroPython for the page from our own address instead of PyScript's. Then it pauses, so that the browser can respond to the visitor
// before the page's Python begins.
import { loadMicroPython as load } from "MICROPYTHON";

const wasm = new URL("WASM", import.meta.url).href;
const breath = () => new Promise((done) => setTimeout(done));

export const loadMicroPython = async (options) => {
  const python = await load({ ...options, url: wasm });
  await breath();
  return python;
};
