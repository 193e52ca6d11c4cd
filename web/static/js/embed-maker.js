// Writes the line that embeds a table on another page, as set in the form, and shows a preview. The address of this page also has the
// content of the form, by the names that frames use, so a link can lead here with everything filled in.
const form = document.getElementById("maker");
let preview = document.getElementById("preview");
const line = document.getElementById("line");
const copy = document.getElementById("copy");
const mark = document.getElementById("mark");
const heard = document.getElementById("heard");
const plays = document.getElementById("plays");
const faults = document.getElementById("faults");
const fields = form.elements;
const seedError = document.getElementById("seed-error");
const WAIT = 500; // milliseconds after the last change until the preview follows

const kind = () => fields.kind.value;
const embeds = new URL(form.dataset.embeds, location.href);
const home = new URL(form.dataset.home, location.href);

// ---- names and values ----

const right = () => [...plays.querySelectorAll("[data-play]")].map((one) => one.dataset.play);
const chosen = (...names) => names.map((name) => [name, fields[name].value.trim()]);
const players = () => fields.seats.value.split(" ").filter(Boolean).map((one) => one.split("="));
const house = () => [...new URLSearchParams(fields.house.value.replaceAll(/[\s,;]+/g, "&"))];
const game = () => [["variant", fields.variant.value === form.dataset.usual ? "" : fields.variant.value]];
const rules = () => [...game(), ...players(), ...chosen("sweep_points", "target"), ...house()];
const position = () => [...rules(), ...casinoPosition.entries()];
const SAYS = {
  game: () => [...rules(), ...chosen("seed", "bots")],
  position: () => [...position(), ...right().map((play) => ["play", play]), ...chosen("ask", "answer", "seed")],
  puzzle: () => chosen("number"),
  lesson: () => [fields.lesson.value.split("=")],
  replay: () => chosen("game"),
  diagram: () => [...position(), ...chosen("ask", "seed")],
  rules: () => [["variant", fields.variant.value]],
};
const looks = () => [...chosen("theme"), ["start", fields.start.checked && !fields.start.closest("[data-for]").hidden ? "now" : ""]];

// Returns the names that have a value, with it, in the order of the address; commas and the like stay readable.
const entries = () => [...SAYS[kind()](), ...looks()].filter(([, value]) => value);
const query = (pairs) => {
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll(/%(2C|3D|40|3A|2F)/g, decodeURIComponent)}`).join("&");
  return text && `?${text}`;
};
const address = (pairs = entries()) => `${new URL(kind() === "game" ? "" : `${kind()}/`, embeds)}${query(pairs)}`;

// ---- formats ----

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const options = ({ options: all }, value) => [...all].find((one) => one.value === value);
// Returns the id and the name of the game of a puzzle; undefined for the puzzle of the day.
const puzzleGame = () => {
  const { games, of } = fields.number.dataset;
  const letter = of[Number(fields.number.value.trim()) - 1];
  return letter && JSON.parse(games)[letter.charCodeAt() - 97];
};
// Returns the game in the frame: the chosen one, that of a puzzle or a replay, or the default one.
const shownGame = () => {
  const named = { puzzle: puzzleGame()?.[0] ?? "", lesson: "", replay: fields.game.value.trim().split(/[/:;]/)[0] }[kind()] ?? fields.variant.value;
  return options(fields.variant, named) ?? options(fields.variant, form.dataset.usual);
};
// Returns the title of the frame: the question if there is one, or else the content.
const title = () => {
  const asked = ["position", "diagram"].includes(kind()) && fields.ask.value.replaceAll(/[{}]/g, "").trim();
  const { title: words, titleNumbered: numbered } = form.querySelector("[name=kind]:checked").dataset;
  const [lesson, number] = [fields.lesson.selectedOptions[0].text, fields.number.value.trim()];
  const [, puzzle] = puzzleGame() ?? [];
  const facts = { game: kind() === "puzzle" ? puzzle : shownGame().text, lesson, number };
  return asked || (numbered && puzzle ? numbered : words).replace(/\{(\w+)\}/g, (_, name) => facts[name]);
};
const height = () => form.querySelector("[name=kind]:checked").dataset.height ?? form.dataset.height;
const frame = () => `<iframe src="${escaped(address())}" title="${escaped(title())}" width="100%" height="${height()}" style="border: 0" loading="lazy"></iframe>`;
// Returns the page that shows the same at full size.
const page = () => {
  if (kind() === "rules") return new URL(`rules/${fields.variant.value}/`, home).href;
  if (kind() === "lesson") return new URL("learn/", home).href;
  if (kind() === "puzzle") return new URL("puzzles/", home).href;
  return `${new URL("play/", home)}${query(entries().filter(([name]) => name !== "start"))}`;
};
const picture = () => new URL(`diagrams/${shownGame().value}.png`, home);
const WRITES = {
  frame,
  element() {
    const grouped = new Map();
    for (const [name, value] of entries()) grouped.set(name, [...(grouped.get(name) ?? []), value]);
    const attributes = [["kind", kind()], ["title", title()], ...[...grouped].map(([name, values]) => [name, values.join(" ")])];
    const said = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
    return `<script src="${embeds}embed.js" async></script>\n<casino-table${said}>\n  <a href="${escaped(page())}">${escaped(title())}</a>\n</casino-table>`;
  },
  markdown: () => `[![${title().replaceAll(/[[\]]/g, "")}](${picture()})](${page().replaceAll("(", "%28").replaceAll(")", "%29")})`,
  wordpress: () => `<!-- wp:html -->\n${frame()}\n<!-- /wp:html -->`,
};

// ---- the form ----

let timer = 0;
let shown = preview.src;

// Shows the preview in a new frame: another address in the old one would add a step to the browser's history.
const follow = () => {
  if (address() === shown) return;
  shown = address();
  mark.hidden = true;
  heard.textContent = "";
  const fresh = Object.assign(preview.cloneNode(), { src: shown });
  preview.replaceWith(fresh);
  preview = fresh;
};

// Shows the fields of the kind, and the tables of the game.
const fit = () => {
  for (const part of form.querySelectorAll("[data-for]")) part.hidden = !part.dataset.for.split(" ").includes(kind());
  document.getElementById("ask-waits").hidden = kind() !== "position" || right().length > 0;
  const puzzle = document.getElementById("number-game");
  const facts = { number: fields.number.value.trim(), game: puzzleGame()?.[1], last: fields.number.dataset.of.length };
  const told = facts.number && puzzle.dataset[facts.game ? "named" : "absent"].replace(/\{(\w+)\}/g, (_, name) => facts[name]);
  if (puzzle.textContent !== told) puzzle.textContent = told;
  const { ranks, packs, tables: played } = fields.variant.selectedOptions[0].dataset;
  const tables = played.split(",");
  for (const one of fields.seats) {
    one.disabled = Boolean(one.value) && !tables.includes(one.value);
    if (one.disabled && one.checked) fields.seats[0].checked = true;
  }
  const [, seats] = (fields.seats.value || tables[0]).match(/seats=(\d)/);
  casinoPosition.fit(Number(seats), ranks, Number(packs));
};

const write = () => {
  fit();
  const valid = fields.seed.checkValidity();
  fields.seed.setAttribute("aria-invalid", !valid);
  seedError.textContent = valid ? "" : seedError.dataset.error;
  copy.disabled = !valid;
  copy.textContent = copy.dataset.words;
  if (!valid) return;
  line.value = WRITES[fields.way.value]();
  history.replaceState(null, "", `${location.pathname}${query([["kind", kind()], ...entries()])}`);
  clearTimeout(timer);
  timer = setTimeout(follow, WAIT);
};

// ---- right plays ----

const shownPlay = (text) => text.replaceAll(/([2-9TJQKA])([SHDC])/g, (_, rank, suit) => `${rank === "T" ? 10 : rank}${{ S: "♠", H: "♥", D: "♦", C: "♣" }[suit]}`).replace("x", " × ");

const addPlay = (text) => {
  const one = document.getElementById("right-play").content.cloneNode(true).firstElementChild;
  one.dataset.play = text;
  one.querySelector("span").textContent = shownPlay(text);
  one.querySelector("button").setAttribute("aria-label", `${one.querySelector("button").textContent} ${shownPlay(text)}`);
  plays.append(one);
};

addEventListener("message", ({ source, data }) => {
  if (source !== preview.contentWindow || data?.casino !== 1) return;
  if (data.height > 0 && data.type === undefined) preview.style.height = `${Math.min(data.height, 4000)}px`;
  if (kind() !== "position") return;
  if (data.type === "moved" && data.you && !("right" in data) && mark.hidden) {
    mark.dataset.play = data.play;
    mark.hidden = false;
    heard.textContent = heard.dataset.played.replace("{play}", shownPlay(data.play));
  }
  if (data.type === "moved" && data.right === false) heard.textContent = heard.dataset.wrong.replace("{play}", shownPlay(data.play));
  if (data.type === "solved") heard.textContent = heard.dataset.solved;
});

mark.addEventListener("click", () => {
  addPlay(mark.dataset.play);
  mark.hidden = true;
  write();
  follow();
  heard.textContent = heard.dataset.marked;
});
plays.addEventListener("click", (event) => {
  if (!event.target.closest("button")) return;
  event.target.closest("[data-play]").remove();
  document.getElementById("right-title").focus();
  write();
});
document.getElementById("type-play").addEventListener("click", () => {
  if (fields.typed.value.trim()) addPlay(fields.typed.value.trim());
  fields.typed.value = "";
  write();
});

// ---- the address of this page ----

const KINDS = Object.keys(SAYS);
const POSITION = ["table", ...casinoPosition.places, "play", "ask"];
const guess = (asked) => {
  if (KINDS.includes(asked.get("kind"))) return asked.get("kind");
  if (asked.has("number")) return "puzzle";
  if (asked.has("course") || asked.has("step")) return "lesson";
  if (asked.has("game")) return "replay";
  return [...asked.keys()].length && !POSITION.some((name) => asked.has(name)) ? "game" : "position";
};

// Chooses a value; returns a fault if it does not exist.
const choose = (name, value) => {
  const control = fields[name];
  const before = control.value;
  control.value = value;
  if (control.value === value) return [];
  control.value = before;
  return [faults.dataset.unknown.replace("{name}", name).replace("{text}", value.slice(0, 40))];
};

const read = () => {
  const asked = new URLSearchParams((location.search + location.hash).replaceAll(/[?#]/g, "&"));
  const found = choose("kind", guess(asked));
  for (const name of ["variant", "sweep_points", "target", "seed", "bots", "ask", "answer", "number", "game", "theme"]) {
    if (asked.has(name)) found.push(...choose(name, asked.get(name)));
  }
  if (asked.has("seats")) found.push(...choose("seats", `seats=${asked.get("seats")}${asked.has("team") ? ` team=${asked.get("team")}` : ""}`));
  for (const name of ["course", "step"]) if (asked.has(name)) found.push(...choose("lesson", `${name}=${asked.get(name)}`));
  fields.start.checked = asked.get("start") === "now";
  for (const play of asked.getAll("play")) addPlay(play.slice(0, 200));
  const known = ["kind", "course", "step", "seats", "team", "start", ...POSITION, ...Array.from(fields, (one) => one.name)];
  fields.house.value = [...asked].filter(([name]) => !known.includes(name)).map((pair) => pair.join("=")).join("&");
  fit();
  found.push(...casinoPosition.lay(asked));
  faults.replaceChildren(...found.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  faults.closest("[data-faults]").hidden = !found.length;
};

form.addEventListener("input", write);
form.addEventListener("submit", (event) => event.preventDefault());
line.addEventListener("focus", () => line.select());
copy.addEventListener("click", async () => {
  line.select();
  const copied = await navigator.clipboard?.writeText(line.value).then(() => true, () => false);
  if (copied) copy.textContent = copy.dataset.done; // else the line is in sight and selected
});

copy.hidden = false;
read();
write();
