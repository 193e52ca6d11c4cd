// The parts of a browser that the page's Python needs to start, for MicroPython under Node. Prints the outcome at the end.
import { readFileSync } from "node:fs";

// The clock shows the real time, or these moments one after another: [milliseconds since 1970, the event at that moment].
const [first, ...moments] = JSON.parse(process.env.CASINO_MOMENTS ?? "[null]");
const Real = Date;
let [now] = first ?? [];
if (first) globalThis.Date = class extends Real {
  constructor(...parts) {
    super(...(parts.length ? parts : [now]));
  }
};
let timers = []; // the page's longer timers: [time, action]
const later = setTimeout;
globalThis.setTimeout = (act, time) => (time < 50 ? later(act, time) : timers.push([now + time, act])); // a real timer would keep Node waiting
const listeners = {};
const listen = (name, act) => (listeners[name] ??= []).push(act);
const at = (moment, event) => {
  now = moment;
  const due = timers.filter(([time]) => time <= now);
  if (event === "timer") timers = timers.filter(([time]) => time > now);
  if (event === "timer") due.forEach(([, act]) => act());
  else listeners[event].forEach((act) => act({ persisted: true }));
};

const attributes = JSON.parse(readFileSync(process.env.CASINO_ATTRIBUTES, "utf-8")); // the attributes of elements, by id
const elements = new Map();
const shown = [];

const element = (id) => ({
  dataset: {},
  style: {},
  innerHTML: "",
  textContent: "",
  hidden: true,
  getAttribute: (name) => attributes[id]?.[name] ?? null,
  hasAttribute: (name) => name in (attributes[id] ?? {}),
  setAttribute() {},
  removeAttribute() {},
  querySelector: () => null,
  querySelectorAll: () => [],
  contains: () => false,
  addEventListener() {},
});
const byId = (id) => {
  if (!elements.has(id)) elements.set(id, element(id));
  return elements.get(id);
};

globalThis.document = { documentElement: byId("root"), activeElement: null, getElementById: byId, querySelector: (name) => (name === "title" ? byId(name) : null), addEventListener: listen, hidden: false };
globalThis.addEventListener = listen;
document.documentElement.lang = "en";
document.documentElement.dataset.python = "loading";
globalThis.location = { origin: "https://example.org", pathname: "/play/", search: process.env.CASINO_SEARCH ?? "", hash: "" };
globalThis.history = { replaceState() {} };
globalThis.matchMedia = () => ({ matches: true });
globalThis.dispatchEvent = () => true;
const FAILS = process.env.CASINO_FAILS; // the intent at which the engine fails, if any
globalThis.console.error = FAILS ? () => {} : console.log; // any other error makes the output unreadable
globalThis.casinoEarly = () => "hand:8S\nask:table";
globalThis.casinoNews = { there: () => "" };
globalThis.casinoArchive = { tidy: async () => 0, names: async () => "", texts: async () => null, remove: async () => false, room: async () => -1 };
globalThis.casinoShare = { prepare() {} };
globalThis.casinoScreen = { local: () => null, carried: () => null, last: () => "", dialog() {}, go() {}, show: async (frames) => shown.push(frames) };

// A worker that notes every request, and answers it with a table, unless it is the intent at which the engine fails.
const requests = [];
const handle = async (text) => {
  requests.push(JSON.parse(text));
  if (requests.at(-1).do === FAILS) throw new Error("the engine failed");
  return JSON.stringify({ frames: "[]", say: `answer ${requests.length}`, settings: { theme: "dark" } });
};

await import("../../web/static/js/day.js");

globalThis.casinoEngine = { shown: async () => {}, handle };
export const modules = {};
export const done = async () => {
  // Many short pauses: on a busy machine, a single long one can be over before the page has had its turn.
  for (let turn = 0; turn < 100; turn += 1) await new Promise((go) => later(go, 2));
  const days = [byId("day").innerHTML];
  for (const moment of moments) {
    at(...moment);
    days.push(byId("day").innerHTML);
  }
  const texts = Object.fromEntries([...elements].map(([id, { innerHTML, textContent }]) => [id, innerHTML || textContent]));
  console.log(JSON.stringify({ python: document.documentElement.dataset.python, texts, shown, requests, days }));
};
