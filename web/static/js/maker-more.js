// Rarely used parts of the page that writes embeds, loaded on demand: a series of tasks, a sheet for a class, a picture of a position.
const faceOf = (name) => document.querySelector(`#position [data-card="${name}"]`).innerHTML;
const nodes = (html) => document.createRange().createContextualFragment(html);
const made = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

// ---- positions ----

const CARD = /10|[2-9TJQKA][SHDC]/gi;
const cardsIn = (text) => (text ?? "").toUpperCase().replaceAll("10", "T").match(CARD) ?? [];

// Returns the loose cards, builds and hand of a task.
const laid = (task) => {
  const parameters = new URLSearchParams(task);
  const parts = (parameters.get("table") ?? "").split(",").filter((part) => part && part !== "-");
  const builds = parts.filter((part) => part.includes("=")).map((part) => [part.split("=")[0], part.split("=")[1].split("@")[0].split(".").map(cardsIn)]);
  return { loose: parts.filter((part) => !part.includes("=")).flatMap(cardsIn), builds, hand: cardsIn(parameters.get("hand")) };
};

// Returns a sentence with its cards as symbols: "10♦" for "{10D}".
const inWords = (text) => text.replaceAll(/\{(10|[2-9TJQKA])([SHDC])\}/g, (_, rank, suit) => `${rank === "T" ? 10 : rank}${{ S: "♠", H: "♥", D: "♦", C: "♣" }[suit]}`);

// ---- a series ----

const list = document.getElementById("series");
const words = list.dataset;

const draw = (builder) => {
  const { tasks } = builder;
  list.replaceChildren(...tasks.map((task, index) => {
    const number = index + (index < tasks.place ? 1 : 2);
    const parameters = new URLSearchParams(task);
    const title = parameters.get("ask") || (parameters.getAll("play").map(builder.shownPlay).join(", "));
    const sentence = words.task.replace("{number}", number).replace("{title}", inWords(title));
    const button = (name, act) => {
      const one = made("button", { type: "button", class: "btn quiet", "aria-label": `${words[name]}: ${sentence}` }, words[name]);
      one.addEventListener("click", () => {
        act();
        draw(builder);
        builder.write();
        document.getElementById("right-title").focus();
      });
      return one;
    };
    const edit = () => {
      const current = builder.task();
      tasks.splice(index, 1);
      if (current.length) tasks.splice(tasks.place - (index < tasks.place ? 1 : 0), 0, current);
      tasks.place = number - 1;
      builder.layTask(parameters);
    };
    const away = () => {
      tasks.splice(index, 1);
      if (index < tasks.place) tasks.place -= 1;
    };
    return made("li", {}, made("span", {}, sentence), made("span", {}, button("edit", edit), button("away", away)));
  }));
};

const add = (builder) => {
  const { tasks, task, right } = builder;
  if (!right().length) {
    document.getElementById("heard").textContent = words.needs;
    document.getElementById("right-title").focus();
    return;
  }
  tasks.splice(tasks.place, 0, task());
  tasks.place = tasks.length;
  builder.layTask(new URLSearchParams());
  draw(builder);
  builder.write();
  document.getElementById("laying-title").scrollIntoView();
};

// ---- a sheet ----

const row = (name, cards) => made("div", { class: "row-of-cards" }, made("small", {}, name), ...cards);
const card = (name) => made("span", { class: "card" }, nodes(faceOf(name)));

// Loads the stylesheet for paper.
const styled = () => new Promise((done) => {
  const sheet = made("link", { rel: "stylesheet", href: new URL("PRINTED", import.meta.url) });
  sheet.onload = sheet.onerror = done;
  document.head.append(sheet);
});

const print = async (builder) => {
  await styled();
  const tasks = builder.all().filter((task) => task.length);
  const labels = builder.form.querySelector("#position").dataset;
  const questions = tasks.map((task) => {
    const { loose, builds, hand } = laid(task);
    const buildPieces = builds.map(([number, groups]) => made("span", { class: "built" }, made("b", {}, number), ...groups.flat().map(card)));
    const ask = inWords(new URLSearchParams(task).get("ask") ?? "") || words.ask;
    return made("li", {}, made("p", {}, ask), row(labels.table, [...loose.map(card), ...buildPieces]), row(labels.hand, hand.map(card)), made("p", { class: "blank" }));
  });
  const answers = tasks.map((task) => {
    const parameters = new URLSearchParams(task);
    return made("li", {}, [parameters.getAll("play").map(builder.shownPlay).join(" / "), inWords(parameters.get("answer") ?? "")].filter(Boolean).join(". "));
  });
  const paper = made(
    "div", { id: "paper", class: "class-sheet" },
    made("ol", {}, ...questions),
    made("section", { class: "answers" }, made("h2", {}, words.solution), made("ol", {}, ...answers)),
  );
  document.getElementById("paper")?.remove();
  document.body.append(paper);
  globalThis.print();
  setTimeout(() => paper.remove(), 60_000); // browsers on phones lay out the paper after print() has returned
};

// ---- a picture ----

const WIDE = 100; // the width of a card, in the units of the picture
const HIGH = 140;
const GAP = 14;
const SCALE = 2; // pixels for each unit

const picture = async (builder) => {
  const { loose, builds, hand } = laid(builder.task());
  const used = new Set([...loose, ...hand, ...builds.flatMap(([, groups]) => groups.flat())]);
  const styles = getComputedStyle(document.documentElement);
  const colour = (name, otherwise = "none") => styles.getPropertyValue(name).trim() || otherwise;
  const address = /href="([^"#]+)#/.exec(faceOf("AS"))[1];
  const text = (await (await fetch(address)).text()).replaceAll(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (_, name, otherwise) => colour(name, otherwise));
  const shared = /<defs>(.*?)<\/defs>/s.exec(text)[1];
  const symbols = [...text.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs)].filter(([, name]) => used.has(name)).map(([symbol]) => symbol);
  const one = (name, x, y) => `<rect x="${x}" y="${y}" width="${WIDE}" height="${HIGH}" rx="7" fill="#fff" stroke="#7f9da0"/><use href="#${name}" x="${x}" y="${y}" width="${WIDE}" height="${HIGH}"/>`;
  let wide = 0;
  const rows = [];
  const fill = (pieces, y) => {
    let x = GAP;
    for (const piece of pieces) x = piece(x, y) + GAP;
    wide = Math.max(wide, x);
  };
  const single = (name) => (x, y) => (rows.push(one(name, x, y)), x + WIDE);
  const built = ([number, groups]) => (x, y) => {
    const cards = groups.flat();
    cards.forEach((name, place) => rows.push(one(name, x + place * WIDE * 0.45, y)));
    const end = x + WIDE * (1 + 0.45 * (cards.length - 1));
    rows.push(`<circle cx="${x + 8}" cy="${y + 4}" r="17" fill="#10181d"/><text x="${x + 8}" y="${y + 10}" fill="#fff" font-size="18" font-family="sans-serif" font-weight="700" text-anchor="middle">${number}</text>`);
    return end;
  };
  fill([...loose.map(single), ...builds.map(built)], GAP + 8);
  fill(hand.map(single), 2 * HIGH - HIGH + 4 * GAP + 8);
  wide = Math.max(wide, 2 * (WIDE + GAP));
  const high = 2 * HIGH + 5 * GAP + 8;
  const ground = `<rect width="${wide}" height="${high}" fill="#b9d2d1"/><rect y="${HIGH + 2.5 * GAP + 8}" width="${wide}" height="${high}" fill="#dbe7e4"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * SCALE}" height="${high * SCALE}" viewBox="0 0 ${wide} ${high}"><defs>${shared}${symbols.join("")}</defs>${ground}${rows.join("")}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = made("canvas", { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d").drawImage(image, 0, 0);
  const link = made("a", { download: "casino.png", href: canvas.toDataURL("image/png") });
  link.click();
};

export const use = (name, builder) => {
  builder.tasks.place ??= builder.tasks.length;
  return { add, print, picture, list: draw }[name](builder);
};
