// Reads what the address of a frame says of a position (docs/embedding.md), as far as that can be shown before Python is there, and says
// what is wrong with it. Whatever this cannot judge, the engine judges later; it refuses nothing that the engine takes.
globalThis.casinoEmbed = (() => {
  const data = JSON.parse(document.getElementById("embed-data").textContent);
  const { words } = data;
  const faults = [];

  const decoded = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text; // a percent sign that means itself
    }
  };

  const pairs = `${location.search}${location.hash}`.split(/[?#&]/).filter((part) => part.includes("=")).map((part) => {
    const at = part.indexOf("=");
    return [part.slice(0, at), decoded(part.slice(at + 1).replaceAll("+", " "))];
  });
  const given = Object.fromEntries(pairs.filter(([name, value]) => !(name === "table" && /^(water|sand|reeds|dusk)$/.test(value))));
  const own = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);

  // Returns a text of the catalogue with facts in their places.
  const say = (key, facts = {}) => {
    const text = words[key].other ? words[key][facts.count === 1 ? "one" : "other"] : words[key];
    return text.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole).replace(/\*(.+?)\*/g, "$1");
  };
  const spoken = (card) => say("card.name", { rank: data.ranks[card[0]], suit: data.suits[card[1]] });
  const listed = (cards) => cards.map(spoken).join(words["card.comma"]);
  const short = (text) => (text.length > 40 ? `${text.slice(0, 40)}\u2026` : text);

  // Notes that a part is wrong. The first fault of each is told.
  const fault = (name, code, facts = {}, near = "") => {
    if (faults.some((one) => one.name === name)) return;
    const reason = say(`error.${code}`, facts);
    faults.push({ name, text: near ? say("wrong.part.at", { name, near: short(near), reason }) : say("wrong.part", { name, reason }) });
  };

  // Notes that what a part asks for is not there.
  const gone = (name, value) => faults.push({ name, text: say("wrong.gone", { name, value: short(value) }) });

  const game = own(data.games, given.variant ?? data.usual) ?? data.games[data.usual];
  if (given.variant && !own(data.games, given.variant)) gone("variant", given.variant);
  const [ranks, packs] = game.pack;
  const pack = Array.from({ length: packs }, () => [..."SHDC"].flatMap((suit) => [...ranks].map((rank) => rank + suit))).flat();
  const left = new Map(); // how often every card may still be named
  for (const card of pack) left.set(card, (left.get(card) ?? 0) + 1);
  let count = 0;
  let over = null; // the part that names more cards than there are

  // Returns a card that the text begins with, as rank and suit, and its length; nothing where it begins otherwise.
  const CARD = /^(10|[2-9TJQKA])([SHDC])/i;
  const cardAt = (text) => {
    const found = CARD.exec(text);
    return found && [found[1].toUpperCase().replace("10", "T") + found[2].toUpperCase(), found[0].length];
  };

  // Takes a card out of those that are left, and returns whether that can be.
  const taken = (name, card) => {
    count += 1;
    if (count > pack.length) over ??= name;
    else if (!left.has(card)) fault(name, "card-not-in-pack", { card: spoken(card) });
    else if (left.get(card) < 1) fault(name, "card-twice");
    else return left.set(card, left.get(card) - 1);
    return false;
  };

  // Returns the cards of a row, up to the first that is none.
  const row = (name, text) => {
    const cards = [];
    for (let rest = text.replace(/^-$/, ""); rest; rest = rest.replace(/^,/, "")) {
      const found = cardAt(rest);
      if (!found) {
        fault(name, "no-card", {}, rest);
        break;
      }
      if (taken(name, found[0])) cards.push(found[0]);
      rest = rest.slice(found[1]);
    }
    return cards;
  };

  // What a card can count for in some game; the engine knows which of it in this one.
  const COUNTS = { A: [1, 11, 14], T: [10, 11, 16], J: [10, 11], Q: [10, 12, 13], K: [10, 13, 14] };
  const counts = (card) => (card === "2S" ? [2, 15] : COUNTS[card[0]] ?? [Number(card[0])]);
  const addsUp = (cards, value) => {
    let sums = new Set([0]);
    for (const card of cards) sums = new Set([...sums].flatMap((sum) => counts(card).map((one) => sum + one)));
    return sums.has(value);
  };

  // Returns a build from its value, groups and seats; nothing where it cannot be one.
  const build = (name, [whole, value, groups, seats]) => {
    const found = groups.split(".").map((group) => row(name, group));
    const owner = Number(seats?.split(".")[0] ?? 1);
    if (faults.some((one) => one.name === name)) return null;
    for (const cards of found) if (!addsUp(cards, Number(value))) fault(name, "build-does-not-add-up", { cards: listed(cards), value }, whole);
    if (found.flat().length < 2) fault(name, "build-of-one-card", { cards: listed(found.flat()) }, whole);
    if (owner >= seatCount) fault(name, "no-such-seat", { seat: owner, seats: seatCount }, whole);
    return faults.some((one) => one.name === name) ? null : { value: Number(value), groups: found, owner };
  };

  // Returns loose cards and builds, up to the first that is neither.
  const table = (name, text) => {
    const loose = [];
    const builds = [];
    for (let rest = text.replace(/^-$/, ""); rest; rest = rest.replace(/^,/, "")) {
      const made = /^(\d{1,3})=([^@,]*)(?:@([\d.]*))?/.exec(rest);
      const found = made ? null : cardAt(rest);
      if (made) {
        const one = build(name, made);
        if (one) builds.push(one);
      } else if (!found) {
        fault(name, "no-card", {}, rest);
        break;
      } else if (taken(name, found[0])) loose.push(found[0]);
      rest = rest.slice(made ? made[0].length : found[1]);
    }
    return { loose, builds };
  };

  const tables = Object.keys(game.tables).map(Number);
  const asked = Number(given.seats);
  const seatCount = tables.includes(asked) ? asked : tables[0];
  const seats = [...Array(seatCount).keys()];
  if (given.seats && !/^[2-6]$/.test(given.seats)) gone("seats", given.seats); // house rules let some play who are not at the usual tables

  const company = (given.bots ?? "").split(",").filter(Boolean).map((bot) => own(data.renamed ?? {}, bot) ?? bot);
  if (data.renamed) for (const bot of company) if (!own(data.bots, bot)) gone("bots", bot);
  for (const [name, values] of Object.entries(data.options ?? {})) if (given[name] && !values.includes(given[name])) gone(name, given[name]);

  // Returns what is said of hands or piles: by seat its cards, nothing where nobody said.
  const bySeat = (name) => seats.map((seat) => {
    const text = given[`${name}${seat || ""}`];
    return text ? row(`${name}${seat || ""}`, text) : undefined;
  });

  // Reads the position that the address says.
  const position = () => {
    const { loose, builds } = table("table", given.table ?? "");
    const hands = bySeat("hand");
    for (const seat of seats) {
      const name = `hand${seat || ""}`;
      const most = game.tables[seatCount][1];
      if (hands[seat]?.length > most) fault(name, "hand-too-large", { count: hands[seat].length, most });
    }
    if (hands[0] && !hands[0].length && !faults.length && !over) fault("hand", "no-card-to-play", { seat: 0 });
    const [piles, stock] = [bySeat("pile"), given.stock ? row("stock", given.stock) : undefined];
    if (over) fault(over, "too-many-cards", { count, most: pack.length });
    return { loose, builds, hands, piles, stock };
  };

  // Gives an element attributes.
  const put = (element, attributes) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };

  // Draws text with cards in braces.
  const withCards = (text) => text.split(/\{((?:10|[2-9TJQKA])[SHDC])\}/).map((part, place) => {
    if (place % 2 === 0) return part;
    const name = part.replace("10", "T");
    const drawn = put(document.createElement("span"), { class: `say ${name[1]}` });
    const rank = put(document.createElement("span"), { "aria-hidden": "true" });
    rank.textContent = name[0] === "T" ? "10" : name[0];
    const pip = put(document.createElementNS("http://www.w3.org/2000/svg", "svg"), { role: "img", "aria-label": spoken(name) });
    pip.append(put(document.createElementNS("http://www.w3.org/2000/svg", "use"), { href: `#pip${name[1]}` }));
    drawn.append(rank, pip);
    return drawn;
  });

  // Shows what is wrong, if anything is, with the way to put it right.
  const tell = () => {
    const notice = document.getElementById("wrong");
    if (!notice || !faults.length) return;
    notice.querySelector("p").textContent = faults.map(({ text }) => text).join(" ");
    const { kind } = document.getElementById("play").dataset;
    notice.querySelector("a").href += `?kind=${kind}${`${location.search}${location.hash}`.replace("?", "&")}`;
    notice.hidden = false;
  };

  // Shows the ways around the table that are asked for, and where the same is at full size.
  const frame = (address) => {
    if (given.show) document.documentElement.dataset.show = given.show.split(",").join(" ");
    for (const way of document.querySelectorAll("[data-full]")) {
      way.href = `${document.documentElement.dataset.root}${address ?? `play/${location.search}${location.hash}`}`;
    }
  };

  // Makes elements of a text that came with the page.
  const laid = (part) => document.createRange().createContextualFragment(part.textContent);

  // Draws a symbol of the deck where it is used. Browsers copy what a symbol uses, wherever it is shown: drawn in its place it is there
  // once, and with its pips drawn, too, that is a third of the elements.
  const sprite = document.querySelector(".sprite");
  const { around, symbols } = casinoDeck;
  const pips = Object.fromEntries([...around.matchAll(/<path id="(p[SHDC])"(.*?)\/>/g)].map(([, name, path]) => [name, path]));
  const draw = (use) => {
    const symbol = own(symbols, use.getAttribute("href").slice(1));
    if (symbol) use.outerHTML = symbol.replace("<symbol id", "<svg data-symbol").replace("</symbol>", "</svg>").replace(/<use href="#(p[SHDC])"/g, (_, name) => `<path${pips[name]}`);
  };

  // Draws what some elements show, once the frame is in sight or printed: of twenty on a page one or two are. The rest of the deck stays a
  // text: it would be a thousand cards.
  let awake = false;
  let seen = false;
  const lay = (shown) => {
    if (awake || !seen) return; // what has come late finds all of it
    sprite.innerHTML = around;
    shown.querySelectorAll("use").forEach(draw);
  };
  const see = () => {
    seen = true;
    lay(document.body);
  };
  new IntersectionObserver((found, observer) => {
    if (!found.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    see();
  }).observe(document.body);
  addEventListener("beforeprint", see, { once: true });

  // Lays out the whole deck, for the engine; resolves when what the frame shows has come.
  const wake = () => {
    awake = true;
    sprite.innerHTML = around.replace("</svg>", `${Object.values(symbols).join("")}</svg>`);
    return globalThis.casinoEmbed.ready;
  };

  return { company, laid, lay, wake, put, withCards, data, pairs, given, game, seats, pack, left, faults, own, say, spoken, listed, fault, gone, position, tell, frame };
})();
