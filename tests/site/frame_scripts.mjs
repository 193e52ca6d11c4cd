// Runs the scripts that read, deal and complete in frames, once for each case in a file, and prints what they return.
// Arguments: the file with {data, cases: [{address, call, arguments}]}, then the scripts in their order.
import { readFileSync } from "node:fs";
import { Script } from "node:vm";

const [given, ...paths] = process.argv.slice(2);
const { data, cases } = JSON.parse(readFileSync(given, "utf-8"));
const scripts = paths.map((path) => new Script(readFileSync(path, "utf-8"), { filename: path }));
globalThis.document = { getElementById: () => ({ textContent: data }) };

// Returns what the scripts offer in a frame with an address. They declare no globals but this one, so they can run again.
const frame = (address) => {
  globalThis.location = { search: `?${address}`, hash: "" };
  for (const script of scripts) script.runInThisContext();
  return globalThis.casinoEmbed;
};

const noAddress = frame("");
const results = cases.map(({ address, call, arguments: given }) => {
  const casinoEmbed = address ? frame(address) : noAddress;
  const game = (name) => casinoEmbed.data.games[name];
  const result = call === "firstDeal" ? casinoEmbed.firstDeal(game(given[0]), ...given.slice(1)) : casinoEmbed[call]?.(...given);
  return { result: result ?? null, faults: casinoEmbed.faults };
});
console.log(JSON.stringify(results));
