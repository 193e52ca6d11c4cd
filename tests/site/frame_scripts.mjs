// Calls a function of the frames' scripts (embed-read.js and others) for each case in a file, and prints the results.
// Arguments: the file with {data, cases: [{address, call, arguments}]}, then the scripts in the order in which they run.
import { readFileSync } from "node:fs";
import { Script } from "node:vm";

const [file, ...paths] = process.argv.slice(2);
const { data, cases } = JSON.parse(readFileSync(file, "utf-8"));
const scripts = paths.map((path) => new Script(readFileSync(path, "utf-8"), { filename: path }));
globalThis.document = { getElementById: () => ({ textContent: data }) };

// Returns the object that the scripts offer in a frame with an address. It is the only global that they set, so they can run again.
const frame = (address) => {
  globalThis.location = { search: `?${address}`, hash: "" };
  for (const script of scripts) script.runInThisContext();
  return globalThis.casinoEmbed;
};

const noAddress = frame("");
const results = cases.map(({ address, call, arguments: values }) => {
  const casinoEmbed = address ? frame(address) : noAddress;
  const game = (name) => casinoEmbed.data.games[name];
  const result = call === "firstDeal" ? casinoEmbed.firstDeal(game(values[0]), ...values.slice(1)) : casinoEmbed[call]?.(...values);
  return { result: result ?? null, faults: casinoEmbed.faults };
});
console.log(JSON.stringify(results));
