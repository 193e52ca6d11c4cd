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
const status = document.getElementById("checked");
const MORE = new URL("MORE", document.currentScript.src); // a module for series of tasks, sheets and pictures
const WAIT = 500; // milliseconds after the last change until the preview follows
const PATIENCE = 60_000; // milliseconds until a check without an answer is abandoned

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
const ticked = (...names) => names.map((name) => [name, fields[name].checked ? fields[name].value : ""]);

// Returns the names and values of the task in the form.
const task = () => {
  const plays = right().map((play) => ["play", play]);
  const replies = fields.wrong.value.split("\n").map((line) => ["wrong", line.trim()]);
  return [...casinoPosition.entries(), ...plays, ...chosen("ask", "answer"), ...(plays.length ? [...replies, ...chosen("hint")] : [])].filter(([, value]) => value);
};
const tasks = []; // the tasks of a series, except the one in the form: names and values
// Returns all tasks in order, with the one in the form at its place.
const all = () => tasks.toSpliced(tasks.place ?? tasks.length, 0, task());
// A right play is chosen by playing it in the preview. Until the task in the form has one, the preview shows only this task, and the line has
// only the other tasks.
const written = () => (right().length || !tasks.length ? all() : tasks);
const previewed = () => (task().length && !right().length ? [task()] : written());
const numbered = (every) => every.flatMap((one, place) => (place ? [["task", place + 1], ...one] : one));

// Returns the names and values of a copied game, given as a link, as the part of a link after "game=", or as a text. The content of a file
// stays whole, because the frame reads it.
const copied = () => {
  const text = fields.game.value.trim();
  if (!text || /^[[{]/.test(text)) return [["game", text]];
  const [, inner = text] = /[?#&]?\bgame=(\S+)/.exec(text) ?? [];
  const parameters = new URLSearchParams(`game=${inner.replaceAll("#", "&")}`);
  return ["game", "bots", "players", "name"].map((name) => [name, parameters.get(name) ?? ""]);
};
// Returns the names and values of a replay: those of the copied game (as the frame has read them, once it has), and the chosen bots if
// the game names no players.
const replay = () => {
  const read = known.get(fields.game.value.trim()) ?? copied();
  return read.some(([name, value]) => ["bots", "players"].includes(name) && value) ? read : [...read, ...chosen("bots")];
};
const known = new Map(); // copied games as the frame has read them: names and values

const SAYS = {
  game: () => [...rules(), ...chosen("seed", "bots")],
  position: (every) => [...rules(), ...chosen("seed"), ...ticked("choices", "solution"), ...looks(), ...numbered(every)],
  puzzle: () => [["variant", fields.number.value.trim() ? "" : fields.puzzles.value], ...chosen("number")],
  lesson: () => [fields.step.value ? ["step", `${fields.course.value}/${fields.step.value}`] : ["course", fields.course.value]],
  replay,
  diagram: () => [...rules(), ...casinoPosition.entries(), ...chosen("ask", "seed")],
  rules: () => [["variant", fields.variant.value]],
};
const looks = () => [...chosen("theme"), ["start", fields.start.checked && !fields.start.closest("[data-for]").hidden ? "now" : ""]];

// Returns all names and values of the address, in its order, without empty values.
const entries = (every = written()) => [...SAYS[kind()](every), ...(kind() === "position" ? [] : looks())].filter(([, value]) => value);
// Returns names and values as an address; commas and the like stay readable.
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
// Returns the option of the game in the frame: the chosen game, the game of a puzzle or replay, or the default game.
const shownGame = () => {
  const named = { puzzle: puzzleGame()?.[0] ?? "", lesson: "", replay: fields.game.value.trim().split(/[/:;]/)[0] }[kind()] ?? fields.variant.value;
  return options(fields.variant, named) ?? options(fields.variant, form.dataset.usual);
};
// Returns the title of the frame: the question if there is one, or else the content.
const title = () => {
  const [, question = ""] = ["position", "diagram"].includes(kind()) ? entries().find(([name]) => name === "ask") ?? [] : [];
  const plainQuestion = question.replaceAll(/[{}]/g, "");
  const { title: words, titleNumbered: numbered } = form.querySelector("[name=kind]:checked").dataset;
  const lesson = `${fields.course.selectedOptions[0].text}${fields.step.value && ` ${fields.step.selectedOptions[0].text}`}`;
  const number = fields.number.value.trim();
  const [, puzzle] = puzzleGame() ?? [];
  const facts = { game: kind() === "puzzle" ? puzzle : shownGame().text, lesson, number };
  return plainQuestion || (numbered && puzzle ? numbered : words).replace(/\{(\w+)\}/g, (_, name) => facts[name]);
};
const height = () => form.querySelector("[name=kind]:checked").dataset.height ?? form.dataset.height;
const frame = () => `<iframe src="${escaped(address())}" title="${escaped(title())}" width="100%" height="${height()}" style="border: 0" loading="lazy"></iframe>`;
// Returns the address of the page that shows the same content at full size.
const page = () => {
  const [course, step] = [fields.course.value, fields.step.value];
  const number = fields.number.value.trim();
  const [puzzles = fields.puzzles.value] = puzzleGame() ?? [];
  if (kind() === "rules") return new URL(`rules/${fields.variant.value}/`, home).href;
  if (kind() === "lesson") return new URL(`learn/${course}/${step ? `?step=${step}` : ""}`, home).href;
  if (kind() === "puzzle") return new URL(`puzzles/${puzzles && `${puzzles}/`}${puzzleGame() ? `?step=p${number}` : ""}`, home).href;
  if (kind() === "position" && (right().length || tasks.length)) return address(); // only that address makes it a task
  return `${new URL("play/", home)}${query(entries().filter(([name]) => name !== "start"))}`;
};
// Returns the address of a picture of the content; undefined if there is no picture, for example of a position.
const picture = () => {
  const name = { game: shownGame().value, rules: shownGame().value, lesson: `learn-${fields.course.value}` }[kind()];
  return name && new URL(`diagrams/${name}.png`, home);
};
const WRITES = {
  frame,
  element() {
    const grouped = new Map();
    for (const [name, value] of entries()) grouped.set(name, [...(grouped.get(name) ?? []), value]);
    const several = ["task", "wrong"].some((name) => grouped.has(name)); // attributes cannot express these
    const own = several ? [["address", query(entries()).slice(1)]] : [...grouped].map(([name, values]) => [name, values.join(" ")]);
    const attributes = [["kind", kind()], ["title", title()], ...own];
    const attributeText = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
    return `<script src="${embeds}embed.js" async></script>\n<casino-table${attributeText}>\n  <a href="${escaped(page())}">${escaped(title())}</a>\n</casino-table>`;
  },
  markdown() {
    const words = title().replaceAll(/[[\]]/g, "");
    return `[${picture() ? `![${words}](${picture()})` : words}](${page().replaceAll("(", "%28").replaceAll(")", "%29")})`;
  },
  wordpress: () => `<!-- wp:html -->\n${frame()}\n<!-- /wp:html -->`,
};

// ---- the preview ----

let timer = 0;
let shown = preview.src; // the address in the preview
const checked = new Map(); // by address: the faults that the frame has found in it
let patience = 0;

const isEmpty = () => kind() === "replay" && !fields.game.value.trim();
// Returns whether only the engine knows if this address is right. The line then appears only after the preview has loaded the address.
const doubtful = () => !isEmpty() && (kind() === "replay" || (kind() === "position" && task().length + tasks.length > 0) || (["game", "position"].includes(kind()) && house().length > 0));

const tested = () => address(entries(previewed())); // the address that the preview checks
// Returns the address that the preview should have now.
const due = () => (isEmpty() ? "about:blank" : tested().replace(kind() === "replay" ? "?" : "", kind() === "replay" ? "#" : "")); // a file may be too long for a query

// Shows the preview in a new frame: another address in the old one would add a step to the browser's history.
const follow = () => {
  if (due() === shown) return;
  shown = due();
  mark.hidden = true;
  heard.textContent = "";
  const fresh = Object.assign(preview.cloneNode(), { src: shown, hidden: isEmpty() });
  preview.replaceWith(fresh);
  preview = fresh;
  clearTimeout(patience);
  const target = tested();
  if (doubtful() && !checked.has(target)) patience = setTimeout(() => { checked.set(target, []); tell(); }, PATIENCE);
};

// Shows the line, or the reason why there is none yet.
const tell = () => {
  const problems = doubtful() ? checked.get(address()) : [];
  const ready = problems?.length === 0 && !isEmpty() && fields.seed.checkValidity();
  line.value = ready ? WRITES[fields.way.value]() : "";
  line.placeholder = isEmpty() ? status.dataset.empty : problems ? "" : status.dataset.waits;
  copy.disabled = !ready;
  copy.textContent = copy.dataset.words;
  const sentence = problems?.length ? `${status.dataset.refused} ${problems.join(" ")}` : problems ? "" : status.dataset.waits;
  if (status.textContent !== sentence) status.textContent = sentence;
  status.classList.toggle("error", Boolean(problems?.length));
};

// Keeps the whole content of the form in the address of this page, so that a reload loses nothing.
const stay = () => history.replaceState(null, "", `${location.pathname}${query([["kind", kind()], ...entries(all())])}`);

// Notes what the frame has read, unless the form has changed since then and the frame will soon be replaced.
const noteRead = ({ faults: problems, address: read }) => {
  if (due() !== shown) {
    shown = "";
    return;
  }
  const before = tested();
  if (kind() === "replay" && read && !problems.length) known.set(fields.game.value.trim(), [...new URLSearchParams(read)]);
  checked.set(before, problems);
  checked.set(tested(), problems); // as the frame has read it
  if (kind() === "replay") shown = due();
  stay();
  tell();
};

// ---- the form ----

// Shows the fields that the chosen kind has, and enables the tables that the chosen game has.
const fit = () => {
  listSteps();
  for (const part of form.querySelectorAll("[data-for]")) part.hidden = !part.dataset.for.split(" ").includes(kind());
  document.getElementById("ask-waits").hidden = kind() !== "position" || right().length > 0;
  const puzzle = document.getElementById("number-game");
  const facts = { number: fields.number.value.trim(), game: puzzleGame()?.[1], last: fields.number.dataset.of.length };
  const sentence = facts.number && puzzle.dataset[facts.game ? "named" : "absent"].replace(/\{(\w+)\}/g, (_, name) => facts[name]);
  if (puzzle.textContent !== sentence) puzzle.textContent = sentence;
  const { ranks = "A23456789TJQK", packs = 1, tables: played } = fields.variant.selectedOptions[0].dataset;
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
  if (!valid) {
    copy.disabled = true;
    return;
  }
  tell();
  stay();
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
  if (data.type === "ready" && doubtful()) source.postMessage({ casino: 1, do: "start" }, "*");
  if (data.type === "read") noteRead(data);
  if (data.height > 0 && data.type === undefined) preview.style.height = `${Math.min(data.height, 4000)}px`;
  if (kind() !== "position") return;
  if (data.type === "moved" && data.you && !("right" in data) && mark.hidden) {
    mark.dataset.play = data.play;
    mark.hidden = false;
    heard.textContent = heard.dataset.played.replace("{play}", shownPlay(data.play));
  }
  const wrong = data.type === "moved" && data.right === false;
  if (wrong) heard.textContent = heard.dataset.wrong.replace("{play}", shownPlay(data.play));
  reply.hidden = !wrong || data.play.includes(",");
  if (wrong) reply.dataset.play = data.play;
  if (data.type === "solved") heard.textContent = heard.dataset.solved;
});

const reply = document.getElementById("reply");
reply.addEventListener("click", () => {
  fields.wrong.closest("details").open = true;
  const own = `${reply.dataset.play}: `;
  if (!fields.wrong.value.includes(own)) fields.wrong.value = `${fields.wrong.value.trim()}\n${own}`.trimStart();
  fields.wrong.focus();
});

mark.addEventListener("click", () => {
  addPlay(mark.dataset.play);
  mark.hidden = true;
  document.getElementById("right-title").focus({ preventScroll: true }); // the button is hidden now
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
const OF_A_TASK = ["table", ...casinoPosition.places, "play", "ask", "answer", "wrong", "hint"];
const guess = (parameters) => {
  if (KINDS.includes(parameters.get("kind"))) return parameters.get("kind");
  if (parameters.has("number")) return "puzzle";
  if (parameters.has("course") || parameters.has("step")) return "lesson";
  if (parameters.has("game")) return "replay";
  return [...parameters.keys()].length && !POSITION.some((name) => parameters.has(name)) ? "game" : "position";
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

// Puts a task into the form, and returns its faults.
const layTask = (parameters) => {
  const problems = ["ask", "answer", "hint"].flatMap((name) => choose(name, parameters.get(name) ?? ""));
  fields.wrong.value = parameters.getAll("wrong").join("\n");
  plays.replaceChildren();
  casinoPosition.clear();
  for (const play of parameters.getAll("play")) addPlay(play.slice(0, 200));
  return [...problems, ...casinoPosition.lay(parameters)];
};

// Lists the steps of the chosen course.
const listSteps = () => {
  const { steps } = fields.course.selectedOptions[0].dataset;
  if (fields.step.dataset.of === steps) return;
  fields.step.dataset.of = steps;
  fields.step.replaceChildren(fields.step.options[0], ...steps.split(" ").map((id, place) => new Option(`${place + 1}: ${id.replaceAll("-", " ")}`, id)));
};

const read = () => {
  const parameters = new URLSearchParams((location.search + location.hash).replaceAll(/[?#]/g, "&"));
  const problems = choose("kind", guess(parameters));
  if (kind() === "replay" && parameters.has("game")) {
    const pairs = ["game", "bots", "players", "name"].filter((name) => parameters.has(name)).map((name) => [name, parameters.get(name)]);
    fields.game.value = pairs[0][1].startsWith("[") ? pairs[0][1] : query(pairs).slice(1).replace("game=", "");
  }
  for (const name of ["variant", "sweep_points", "target", "seed", "bots", "number", "theme"]) {
    if (parameters.has(name) && !(kind() === "replay" && name === "bots") && !(kind() === "puzzle" && name === "variant")) problems.push(...choose(name, parameters.get(name)));
  }
  if (kind() === "puzzle" && parameters.has("variant")) problems.push(...choose("puzzles", parameters.get("variant")));
  if (parameters.has("seats")) problems.push(...choose("seats", `seats=${parameters.get("seats")}${parameters.has("team") ? ` team=${parameters.get("team")}` : ""}`));
  const [course, step] = (parameters.get("step") ?? "").includes("/") ? parameters.get("step").split("/") : [parameters.get("course"), parameters.get("step")];
  if (course) problems.push(...choose("course", course));
  listSteps();
  if (step) problems.push(...choose("step", step));
  for (const name of ["start", "choices", "solution"]) fields[name].checked = parameters.get(name) === fields[name].value;
  const names = ["kind", "seats", "team", "task", "bots", "players", "game", "name", ...OF_A_TASK, ...Array.from(fields, (one) => one.name)];
  fields.house.value = [...parameters].filter(([name]) => !names.includes(name) || (name === "name" && kind() !== "replay")).map((pair) => pair.join("=")).join("&");
  fit();
  const parts = [[]];
  for (const [name, value] of parameters) {
    if (name === "task" && parts.at(-1).length) parts.push([]);
    else if (OF_A_TASK.includes(name)) parts.at(-1).push([name, value]);
  }
  tasks.push(...parts.slice(0, -1));
  problems.push(...layTask(new URLSearchParams(parts.at(-1))));
  faults.replaceChildren(...problems.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  faults.closest("[data-faults]").hidden = !problems.length;
};

form.addEventListener("input", write);
form.addEventListener("submit", (event) => event.preventDefault());
line.addEventListener("focus", () => line.select());
copy.addEventListener("click", async () => {
  line.select();
  const copied = await navigator.clipboard?.writeText(line.value).then(() => true, () => false);
  if (copied) copy.textContent = copy.dataset.done; // otherwise the line is in sight and selected
});

copy.hidden = false;
read();
write();

// ---- rarely used parts ----

const builder = { form, fields, tasks, task, all, layTask, write, follow, right, shownPlay, entries, address, title };
for (const button of form.querySelectorAll("[data-more]")) {
  button.addEventListener("click", async () => (await import(MORE)).use(button.dataset.more, builder));
}
if (tasks.length) import(MORE).then((more) => more.use("list", builder));
