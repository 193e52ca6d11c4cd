// Runs messages.js for each case in a file, in a frame made of plain objects that gets messages, and prints what the script did.
// Arguments: the file with [{address, state, messages}], and the script.
import { readFileSync } from "node:fs";
import { Script, createContext } from "node:vm";

const [file, path] = process.argv.slice(2);
const script = new Script(readFileSync(path, "utf-8"), { filename: path });

const run = ({ address, state, messages }) => {
  const did = { theme: "", state, visited: [], warnings: [] };
  const { href, pathname, search, hash } = new URL(address);
  const dataset = {};
  const parent = { postMessage() {} };
  let hear;
  const frame = createContext({
    parent, URL, URLSearchParams,
    document: { documentElement: { dataset }, currentScript: { dataset: { embeds: "https://example.org/embed/v1/" } } },
    location: { href, pathname, search, hash, replace: (to) => did.visited.push(String(to)), reload: () => did.visited.push(href) },
    history: { state, replaceState: (next) => { did.state = next; } },
    console: { warn: (...parts) => did.warnings.push(parts.join(" ")) },
    addEventListener: (_, listener) => { hear = listener; },
  });
  frame.self = frame;
  script.runInContext(frame);
  for (const data of messages) hear({ source: parent, data: { casino: 1, ...data } });
  return { ...did, theme: dataset.theme ?? "" };
};
console.log(JSON.stringify(JSON.parse(readFileSync(file, "utf-8")).map(run)));
