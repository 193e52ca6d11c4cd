// Reads the address of a frame: its game, seats and players, its position, and what is wrong with them (docs/embedding.md). The engine
// owns this grammar (casino_core/notation/partial.py, web/worker/session/links.py); a frame needs a second reader because it shows a position
// before Python starts. This one may miss a fault, which the engine then reports, but must not refuse what the engine accepts.
// tests/site/test_frame_scripts.py compares the two. It needs little of the DOM, so that Node can run it.
globalThis.casinoEmbed = (() => {
  const data = JSON.parse(document.getElementById("embed-data").textContent);
  const { words } = data;
  const faults = []; // of the game and its position
  const notes = []; // of anything else

  const decoded = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text; // an ordinary percent sign
    }
  };

  const pairs = `${location.search}${location.hash}`.split(/[?#&]/).filter((part) => part.includes("=")).map((part) => {
    const at = part.indexOf("=");
    return [part.slice(0, at), decoded(part.slice(at + 1).replaceAll("+", " "))];
  });
  // A series has a section for each task, and only the first task is shown; names that do not belong to a single task are in the first
  // section.
  const OF_A_TASK = /^(table|(hand|pile)\d?|stock|turn|last|play|ask|answer|wrong|hint|task)$/;
  const COLOUR = /^(water|sand|reeds|dusk)$/;
  const sections = [[]];
  for (const [name, value] of pairs) {
    if (name === "task" && sections.at(-1).length) sections.push([]);
    sections.at(OF_A_TASK.test(name) ? -1 : 0).push([name, value]);
  }
  const parameters = Object.fromEntries(sections[0].filter(([name, value]) => !(name === "table" && COLOUR.test(value))));
  const lookUp = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);

  // Returns the plural category of a number, as web/shared/messages.py does.
  const letters = words["locale.plural"].split("|");
  const category = (count) => ({ z: "zero", o: "one", t: "two", f: "few", m: "many" })[letters[count < 100 ? 0 : 1][count % 100]];

  // Returns a text of the catalogue, or a form of it, with its facts filled in.
  const say = (key, facts = {}, form = "") => {
    let text = words[key];
    if (typeof text === "object" && !Array.isArray(text)) text = text[form] ?? text[""];
    while (Array.isArray(text)) text = text[1][facts[text[0]]] ?? text[1][category(facts[text[0]])] ?? text[1][""];
    return text.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole).replace(/\*(.+?)\*/g, "$1");
  };
  const spoken = (card, form = "") => say("card.name", { rank: data.ranks[card[0]], suit: data.suits[card[1]] }, form);
  const together = (cards) => cards.map((card, place) => spoken(card, place ? "" : "definite")).join(words["locale.and"]);
  const short = (text) => (text.length > 40 ? `${text.slice(0, 40)}\u2026` : text);

  // Notes that a part is wrong; for each part, only its first fault is kept.
  const fault = (name, code, facts = {}, near = "") => {
    if (faults.some((one) => one.name === name)) return;
    const reason = say(`error.${code}`, facts);
    faults.push({ name, text: near ? say("wrong.part.at", { name, near: short(near), reason }) : say("wrong.part", { name, reason }) });
  };

  // Returns the number of typing slips between two words: letters added, left out, mistaken or swapped.
  const slips = (word, other) => {
    const rows = [[...Array(other.length + 1).keys()]];
    for (let i = 1; i <= word.length; i += 1) {
      rows.push([i]);
      for (let j = 1; j <= other.length; j += 1) {
        const swapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
        rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (word[i - 1] !== other[j - 1]), swapped ? rows[i - 2][j - 2] + 1 : 99);
      }
    }
    return rows.at(-1).at(-1);
  };

  // Returns the known word that a misspelt word probably stands for; undefined if no known word is similar.
  const nearest = (word, known) => {
    if (word.length < 3 || word.length > 40) return undefined;
    const [best] = known.map((one) => [slips(word.toLowerCase(), one.toLowerCase()), one]).sort(([one], [other]) => one - other);
    return best && best[0] <= (Math.min(word.length, best[1].length) < 6 ? 1 : 2) ? best[1] : undefined;
  };

  // Notes that a part asks for something that does not exist, and suggests one of the `known` things if one may be meant: the only one is.
  const unknown = (name, value, known = []) => {
    const near = known[1] ? nearest(value, known) : known[0];
    faults.push({ name, text: say(near ? "wrong.gone.near" : "wrong.gone", { name, value: short(value), near }) });
  };

  // Notes names that have a meaning only elsewhere, or that resemble a known name. The page around the frame may have added any other name.
  const options = data.options ?? {};
  for (const name of new Set(pairs.map(([name]) => name))) {
    if (data.known.includes(name) || name in options) continue;
    const near = nearest(name, [...data.known, ...Object.keys(options)]);
    if (data.elsewhere.includes(name)) notes.push({ name, text: say("wrong.elsewhere", { name }) });
    else if (near) notes.push({ name, text: say("wrong.name", { name, near }) });
  }

  const LONGEST_SENTENCE = 200; // characters of a sentence; web/worker/session/positions.py has the same limit
  // Returns a sentence of the address, cut after a word if it is too long.
  const sentence = (name) => {
    const text = (parameters[name] ?? "").trim().replace(/\s+/g, " ");
    return text.length > LONGEST_SENTENCE ? `${text.slice(0, LONGEST_SENTENCE).replace(/\s+\S*$/, "")}\u2026` : text;
  };
  if ("wrong.cut" in words) for (const [name, text] of pairs) if (["ask", "answer", "hint", "wrong"].includes(name)) {
    const count = text.trim().replace(/\s+/g, " ").replace(/^[^:\s]*:/, name === "wrong" ? "" : "$&").trim().length;
    if (count > LONGEST_SENTENCE) notes.push({ name, text: say("wrong.cut", { name, count, most: LONGEST_SENTENCE }) });
  }

  const game = lookUp(data.games, parameters.variant ?? data.usual) ?? data.games[data.usual];
  const tags = (document.querySelector?.("[data-languages]")?.dataset.languages ?? document.documentElement?.lang ?? "en").toLowerCase().split(" ").map((pair) => pair.split("=")[0]);
  if (parameters.lang && !tags.some((tag) => tag.split("-")[0] === parameters.lang.toLowerCase().split("-")[0])) unknown("lang", parameters.lang, tags);
  if (parameters.variant && !lookUp(data.games, parameters.variant)) unknown("variant", parameters.variant, Object.keys(data.games));
  // Returns every card of a game, in the order of casino_core/cards.py.
  const packOf = ({ pack: [ranks, packs, without] = ["A23456789TJQK", 1] }) => Array.from({ length: packs }, () => [..."SHDC"].flatMap((suit) => [...ranks].map((rank) => rank + suit)))
    .flat().filter((card) => !without?.includes(card));
  const pack = packOf(game);
  const remaining = new Map(); // how often each card may still be named
  for (const card of pack) remaining.set(card, (remaining.get(card) ?? 0) + 1);

  // Returns the card that the text begins with ("TD") and the number of characters that name it; null if there is no card.
  const CARD = /^(10|[2-9TJQKA])([SHDC])/i;
  const cardAt = (text) => {
    const match = CARD.exec(text);
    return match && [match[1].toUpperCase().replace("10", "T") + match[2].toUpperCase(), match[0].length];
  };

  // Takes a card out of the pack; returns whether it was there.
  const take = (name, card) => {
    if (!remaining.has(card)) fault(name, "card-not-in-pack", { card: spoken(card, "definite") });
    else if (remaining.get(card) < 1) fault(name, "card-twice", { card: spoken(card, "definite") });
    else return remaining.set(card, remaining.get(card) - 1);
    return false;
  };

  // Returns the cards of a row, up to the first that cannot be read.
  const row = (name, text) => {
    const cards = [];
    for (let rest = text.replace(/^-$/, ""); rest; rest = rest.replace(/^,/, "")) {
      const read = cardAt(rest);
      if (!read) {
        fault(name, "no-card", {}, rest);
        break;
      }
      if (take(name, read[0])) cards.push(read[0]);
      rest = rest.slice(read[1]);
    }
    return cards;
  };

  // Returns whether cards can make a value in a build. Only the engine knows their values under house rules, so any value is accepted then.
  const { counts: special = {}, courts = "" } = game;
  const counts = (card) => special[card] ?? special[card[0]] ?? ["A23456789TJQK".indexOf(card[0]) + 1];
  const otherValues = data.valued.some((name) => name in parameters);
  const addsUp = (cards, value) => {
    if (otherValues) return true;
    if (cards.length > 1 && cards.some(([rank]) => courts.includes(rank))) return false;
    let sums = new Set([0]);
    for (const card of cards) sums = new Set([...sums].flatMap((sum) => counts(card).map((one) => sum + one)));
    return sums.has(value);
  };

  // Returns a build from the texts of its value, groups and owners; null if they do not make a build.
  const build = (name, [, value, groups, owners]) => {
    const cards = groups.split(".").map((group) => row(name, group));
    const owner = Number(owners?.split(".")[0] ?? (game.anticlockwise ? seatCount - 1 : 1));
    if (faults.some((one) => one.name === name)) return null;
    for (const group of cards) if (!addsUp(group, Number(value))) fault(name, "build-does-not-add-up", { cards: together(group), value });
    if (cards.flat().length < 2) fault(name, "build-of-one-card", { cards: together(cards.flat()) });
    if (owner >= seatCount) fault(name, "no-such-seat", { seat: owner, seats: seatCount });
    return faults.some((one) => one.name === name) ? null : { value: Number(value), groups: cards, owner };
  };

  // Returns loose cards and builds, up to the first item that is neither.
  const table = (name, text) => {
    const loose = [];
    const builds = [];
    for (let rest = text.replace(/^-$/, ""); rest; rest = rest.replace(/^,/, "")) {
      const buildText = /^(\d{1,3})=([^@,]*)(?:@([\d.]*))?/.exec(rest);
      const card = buildText ? null : cardAt(rest);
      if (buildText) {
        const one = build(name, buildText);
        if (one) builds.push(one);
      } else if (!card) {
        fault(name, "no-card", {}, rest);
        break;
      } else if (take(name, card[0])) loose.push(card[0]);
      rest = rest.slice(buildText ? buildText[0].length : card[1]);
    }
    return { loose, builds };
  };

  const SHOWN = ["bar", "seats", "link", "none"];
  const tables = Object.keys(game.tables).map(Number);
  const wanted = Number(parameters.seats);
  const seatCount = tables.includes(wanted) ? wanted : tables[0];
  const seats = [...Array(seatCount).keys()];
  if (parameters.seats && !/^[2-6]$/.test(parameters.seats)) unknown("seats", parameters.seats); // another number may be right, because house rules add tables that the preset does not have

  const company = (parameters.bots ?? "").split(",").filter(Boolean).map((bot) => lookUp(data.renamed ?? {}, bot) ?? bot);
  if (data.renamed) for (const bot of company) if (!lookUp(data.bots, bot)) unknown("bots", bot, Object.keys(data.bots));
  for (const [name, values] of Object.entries(options)) if (parameters[name] && !values.includes(parameters[name])) unknown(name, parameters[name], values);
  if (parameters.seed && "wrong.seed" in words && !/^[\w.~-]{1,64}$/.test(parameters.seed)) notes.push({ name: "seed", text: say("wrong.seed") });
  for (const part of (parameters.show ?? "").split(",")) if (part && !SHOWN.includes(part)) unknown("show", part, SHOWN);

  // Returns the cards of hands or piles by seat; undefined for those that the address does not name.
  const bySeat = (name) => seats.map((seat) => {
    const text = parameters[`${name}${seat || ""}`];
    return text ? row(`${name}${seat || ""}`, text) : undefined;
  });

  // Notes a fault if the address names more cards than the pack has, at the part that goes beyond that number.
  const countCards = () => {
    let count = 0;
    let over = null;
    for (const name of PARTS) {
      count += parameters[name]?.match(/(?:10|[2-9TJQKA])[SHDC]/gi)?.length ?? 0;
      if (count > pack.length) over ??= name;
    }
    if (over) fault(over, "too-many-cards", { count, most: pack.length });
  };
  const PARTS = ["table", ...["hand", "pile"].flatMap((name) => ["", 1, 2, 3, 4, 5].map((seat) => `${name}${seat}`)), "stock"];

  // Returns the position of the address.
  const position = () => {
    countCards();
    const { loose, builds } = table("table", parameters.table ?? "");
    const hands = bySeat("hand");
    for (const seat of seats) {
      const name = `hand${seat || ""}`;
      const limit = Math.max(...game.tables[seatCount][1]);
      if (hands[seat]?.length > limit) fault(name, "hand-too-large", { count: hands[seat].length, most: limit });
    }
    const turn = Number(parameters.turn ?? 0);
    if (hands[turn] && !hands[turn].length && !faults.length) fault(`hand${turn || ""}`, "no-card-to-play", { seat: turn });
    return { loose, builds, hands, piles: bySeat("pile"), stock: parameters.stock ? row("stock", parameters.stock) : undefined };
  };

  return { data, pairs, parameters, game, packOf, seats, remaining, company, faults, notes, sections, sentence, unknown, lookUp, say, spoken, position };
})();
