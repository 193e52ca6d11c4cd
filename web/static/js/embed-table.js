// Lays what the address of a frame asks for on a table that came with the page, before Python is there: the table that the engine draws
// then is the same, and a test compares them. What this cannot show, Python is started for at once.
{
  const embed = globalThis.casinoEmbed;
  const { data, given, game, put, say, spoken } = embed;
  const { words } = data;
  const root = document.documentElement;
  const play = document.getElementById("play");
  const { kind } = play.dataset;
  const part = (name, value) => {
    const found = document.querySelector(`script[data-${name}="${value}"]`);
    return found && embed.laid(found);
  };
  const startNow = () => { if (root.dataset.python === "waiting") root.dataset.python = "loading"; };

  // ---- what cards need: the same as in web/table/fit.py ----

  const GAP = 0.14;
  const SHOWS = 0.42;
  const PLATE = 1.55;
  const lines = (widths, room) => {
    let [many, used] = [1, -GAP];
    for (const width of widths) [many, used] = used + GAP + width <= room ? [many, used + GAP + width] : [many + 1, width];
    return many;
  };
  const rows = (loose, builds, columns) => {
    const room = columns + GAP * (columns - 1);
    let [cards, plates, used, high] = [Math.ceil(loose / columns), 0, room, 0];
    for (const sets of builds) {
      const width = PLATE + Math.min(room - PLATE, sets.reduce((sum, one) => sum + one, 0) + GAP * (sets.length - 1));
      if (used + GAP + width > room) [cards, plates, used, high] = [cards + high, plates + 1, 0, 0];
      [used, high] = [used + GAP + width, Math.max(high, lines(sets, room - PLATE))];
    }
    return [cards + high, plates];
  };
  const fit = (field, loose, builds) => {
    const widths = builds.map(({ groups }) => groups.map((group) => 1 + SHOWS * (group.length - 1)));
    for (let columns = 4; columns < 17; columns += 1) {
      const [cards, plates] = rows(loose.length, widths, columns);
      field.style.setProperty(`--r${columns}`, cards);
      field.style.setProperty(`--p${columns}`, plates);
    }
  };

  // ---- pieces ----

  const names = new Map();
  const named = (stem) => {
    const count = (names.get(stem) ?? 0) + 1;
    names.set(stem, count);
    return count === 1 ? stem : `${stem}-${count}`;
  };

  // Makes an element that was copied into another piece of the table.
  const piece = (element, name, intent, stop) => {
    const id = named(name);
    element.style.viewTransitionName = id;
    return put(element, { id, ...(intent ? { "data-do": intent, tabindex: stop ? "0" : "-1" } : {}) });
  };
  const card = (sample, name, intent, stop) => {
    const copy = piece(sample.cloneNode(true), `card-${name}`, intent, stop);
    copy.querySelector("use").setAttribute("href", `#${name}`);
    if (copy.hasAttribute("aria-label")) copy.setAttribute("aria-label", spoken(name));
    return copy;
  };

  const plate = (sample, build, owner, stop) => {
    const [{ value, groups }, multiple] = [build, build.groups.length > 1];
    const copy = piece(sample.cloneNode(true), `build-${groups[0][0]}`, `pick:b${groups[0][0]}`, stop);
    const figure = copy.querySelector(".value");
    figure.textContent = value;
    figure.className = `value ${multiple ? "multiple" : "single"}`;
    const about = copy.querySelector(".head span");
    about.firstChild.textContent = owner;
    about.querySelector("small").textContent = words[multiple ? "table.multiple" : "table.single"];
    const [sets, fan] = [copy.querySelector(".sets"), copy.querySelector(".fan")];
    const one = fan.querySelector(".card");
    sets.replaceChildren(...groups.map((group) => {
      const laid = fan.cloneNode(false);
      laid.append(...group.map((name) => card(one, name)));
      return laid;
    }));
    const key = `table.build.${build.owner ? "theirs" : "yours"}.${multiple ? "multiple" : "single"}`;
    copy.querySelector(".visually-hidden").textContent = say(key, { owner, value, cards: groups.map(embed.listed).join(words["card.semicolon"]) });
    copy.toggleAttribute("data-own", build.owner % sides === 0);
    return copy;
  };

  // ---- the table ----

  let sides = 2;

  // Fills the seat of a player with a name, cards in the hand and cards taken.
  const seat = (element, who, held, shown, taken, swept, dealer, backs) => {
    const called = element.querySelector(".called");
    if (who) {
      element.setAttribute("aria-label", who.name);
      element.querySelector(".disc use")?.setAttribute("href", `#face-${who.id}`);
      called.querySelector("strong").textContent = who.name;
      element.querySelector(".who small").textContent = say("table.held", { count: held });
      const hand = element.querySelector(".held");
      hand.style.setProperty("--n", held);
      if (shown) {
        const one = put(backs.shown.cloneNode(true), { role: "img", "aria-label": "" });
        hand.removeAttribute("data-held");
        hand.removeAttribute("aria-hidden");
        hand.toggleAttribute("data-shown", true);
        hand.replaceChildren(...shown.map((name) => card(one, name)));
      } else {
        hand.dataset.held = held;
        hand.replaceChildren(...Array.from({ length: held }, () => backs.back.cloneNode(true)));
      }
    }
    element.querySelector(".tag")?.remove();
    if (dealer) called.append(" ", backs.tag.cloneNode(true));
    if (who?.partner) called.append(" ", Object.assign(backs.tag.cloneNode(true), { textContent: words["play.partner"] }));
    const pile = element.querySelector(".pile");
    pile.querySelector("b").textContent = taken;
    if (swept) pile.querySelector("small").textContent = say("table.taken.sweeps", { count: swept });
    const look = pile.querySelector(".visually-hidden");
    if (taken) look.textContent = `, ${who ? say("table.pile.look", { who: who.name }) : words["table.pile.look.you"]}`;
    else {
      look.remove();
      const empty = put(document.createElement("span"), { class: "pile", id: pile.id, "data-empty": "" });
      empty.append(put(document.createElement("span"), { class: "card", "aria-hidden": "true" }), ...[...pile.children].slice(1));
      pile.replaceWith(empty);
    }
  };

  // Shows a position: see what() for what it has.
  const show = (position, coach) => {
    const drawn = part("seats", embed.seats.length);
    if (!drawn || !position) return startNow();
    const { loose, builds, hand, held, shown, taken, swept, stock, dealer, deal, deals } = position;
    const $ = (selector) => drawn.querySelector(selector);
    const bots = coach ? ["nia", "kit", "mara"] : position.bots ?? company();
    const people = bots.map((id, place) => ({ id, name: data.bots[id], partner: (place + 1) % sides === 0 }));
    const counts = $("#side .counts")?.parentElement; // known when somebody plays: until then it keeps its place
    if (coach) counts?.remove();
    else if (counts) counts.style.visibility = "hidden";
    const [sample, build] = [$(".loose .card"), $(".build")];
    const backs = { back: $(".held .card"), tag: $(".tag"), shown: shownCard($(".hand .card")) };
    $("h1").firstChild.textContent = position.game ?? (given.name || game.name);
    if (coach) for (const selector of ["h1 small", ".scores", "#do-menu"]) $(selector)?.remove();
    else {
      const facts = { round: 1, deal, deals, target: given.target ?? game.target, rounds: game.rounds };
      const [full, brief] = $("h1 small").children;
      full.textContent = say(`play.subtitle${facts.target ? "" : facts.rounds === 1 ? ".brief" : ".rounds"}`, facts);
      brief.textContent = say("play.subtitle.brief", facts);
      for (const [side, chip] of drawn.querySelectorAll(".chip").entries()) {
        const names = embed.seats.filter((place) => place % sides === side).map((place) => people[place - 1]?.name ?? words["table.you"]);
        const [last, ...some] = [names.at(-1), ...names.slice(0, -1)];
        chip.children[0].textContent = some.length ? words[side ? "play.them" : "play.us"] : last;
        chip.children[1].textContent = some.length ? say("play.partners", { some: some.join(words["card.comma"]), other: last }) : last;
        if (side >= sides) chip.remove();
      }
    }
    embed.seats.slice(1).forEach((place) => seat($(`#seat-${place}`), people[place - 1], held[place], shown?.[place], taken[place], swept?.[place], dealer === place, backs));
    seat($("#seat-0"), null, 0, null, taken[0], swept?.[0], dealer === 0, backs);
    $(".mine .who small").textContent = stock ? say("table.stock", { count: stock }) : words["table.stock.none"];
    const field = $("#field");
    fit(field, loose, builds);
    const places = loose.length + builds.reduce((sum, { groups }) => sum + 1 + groups.length, 0);
    $(".mat").dataset.crowd = [10, 14, 24].filter((room) => places > room).length;
    $(".loose").replaceChildren(...loose.map((name, place) => card(sample, name, `pick:${name}`, place === 0)));
    for (const old of drawn.querySelectorAll(".build")) old.remove();
    field.append(...builds.map((one, place) => plate(build, one, one.owner ? people[one.owner - 1].name : words["table.you"], !loose.length && place === 0)));
    if (!loose.length && !builds.length) {
      const empty = put(document.createElement("p"), { class: "empty" });
      empty.textContent = words["table.empty.start"];
      field.append(empty);
    }
    const mine = $("#hand");
    mine.style.setProperty("--n", hand.length);
    const held0 = mine.querySelector(".card");
    mine.replaceChildren(...hand.map((name, place) => card(held0, name, `hand:${name}`, place === 0)));
    if (coach) $("#table").prepend(panel(coach));
    if (position.turn) waits(drawn, position.turn, people[position.turn - 1].name);
    embed.lay(drawn);
    play.replaceChildren(drawn);
  };

  // Shows that it is the turn of another.
  const waits = (drawn, turn, who) => {
    const mine = drawn.querySelector("#seat-0");
    mine.removeAttribute("data-turn");
    mine.setAttribute("aria-label", words["table.you"]);
    mine.querySelector(".called strong").textContent = words["table.you"];
    const theirs = put(drawn.querySelector(`#seat-${turn}`), { "data-turn": "" });
    const moves = put(document.createElement("span"), { class: "visually-hidden" });
    moves.textContent = words["table.to_move"];
    theirs.querySelector(".who small").before(moves);
    drawn.querySelector("#acts p").textContent = say("play.waiting", { who });
  };

  // Returns a card that lies open in the hand of another.
  const shownCard = (button) => {
    const one = put(document.createElement("span"), { class: "card" });
    one.append(button.querySelector("svg").cloneNode(true));
    return one;
  };

  // Returns the panel of a lesson.
  const panel = ({ title, task, number, of, puzzle, hidden }) => {
    const drawn = part("coach", of > 1 ? "many" : hidden ? "hidden" : "one");
    const heading = drawn.querySelector("h2");
    heading.firstChild ? (heading.firstChild.textContent = title) : heading.append(title);
    if (of > 1) {
      const place = say(puzzle ? "table.puzzle.place" : "table.lesson.place", { number, of });
      heading.querySelector("small").textContent = place;
      heading.replaceChildren(...(puzzle ? [place] : [`${title} `, heading.querySelector("small")]));
      if (number > 1) drawn.querySelector("#coach-back").removeAttribute("aria-disabled");
    }
    if (puzzle) drawn.querySelector(".coach").setAttribute("aria-label", words["table.puzzle"]);
    drawn.querySelector(".task").replaceChildren(...embed.withCards(task));
    return drawn;
  };

  // Returns the bots at the table: those that are asked for, the last one as often as it takes, or the usual ones.
  const company = () => {
    const asked = embed.company.filter((bot) => embed.own(data.bots, bot));
    const others = embed.seats.length - 1;
    return Array.from({ length: others }, (_, place) => (asked.length ? asked[Math.min(place, asked.length - 1)] : data.company[place]));
  };

  // ---- what is shown ----

  // Returns a position that is said in part, completed as in casino_core/playing/completing.py as far as it can be seen; nothing where
  // that would take the engine.
  const completed = () => {
    const { loose, builds, hands, piles, stock } = embed.position();
    const [team, most, left] = game.tables[embed.seats.length];
    sides = embed.seats.length / (/^[1-6]$/.test(given.team) && embed.seats.length % given.team === 0 ? given.team : team);
    const unseen = [...embed.left].flatMap(([name, many]) => Array(many).fill(name));
    const turn = Number(given.turn ?? 0);
    const own = hands[turn]?.length || Math.max(1, ...hands.map((cards) => cards?.length ?? 0));
    const said = hands.some((cards) => cards !== undefined);
    const size = said ? own : Math.min(most, Math.floor(unseen.length / embed.seats.length));
    const fewer = hands.some((cards, place) => place !== turn && cards && cards.length !== size);
    const none = embed.seats.map(() => 0);
    const deals = left.length;
    // What could be read of a position that cannot be.
    const read = embed.faults.length ? { loose, builds, hand: hands[0] ?? [], held: none, taken: none, stock: 0, dealer: none.length - 1, deal: 1, deals } : null;
    if (turn !== 0 || fewer || (!hands[0] && builds.length)) return read;
    const seed = /^[\w.~-]{1,64}$/.test(given.seed ?? "") ? given.seed : "1";
    const hand = hands[0] ?? embed.shuffled(`${seed}/rest`, unseen).slice(0, size);
    const rest = unseen.length - hands.filter((cards) => !cards).length * size;
    const at = stock ? left.indexOf(stock.length) : left.findIndex((many) => many <= rest);
    const over = stock ? rest : rest - left[at];
    if (at < 0 || over < 0) return read;
    return { loose, builds, hand, held: embed.seats.map(() => size), taken: piled(piles, over), stock: left[at], dealer: embed.seats.length - 1, deal: at + 1, deals };
  };

  // Returns how many cards every seat is seen to have taken, with those that are left over.
  const piled = (piles, over) => {
    const taken = Array(sides).fill(0);
    const known = new Set();
    piles.forEach((cards, place) => {
      if (!cards) return;
      taken[place % sides] += cards.length;
      known.add(place % sides);
    });
    const open = [...taken.keys()].filter((side) => !known.has(side));
    const order = open.length ? open : [...taken.keys()];
    const turns = [...order.filter((side) => side !== 0), ...order.filter((side) => side === 0)];
    for (let place = 0; place < over; place += 1) taken[turns[place % turns.length]] += 1;
    return embed.seats.map((place) => taken[place % sides]);
  };

  const CARDS = "(?:-|(?:[A2-9TJQK][SHDC])+)";
  const ROWS = `${CARDS}(?:,${CARDS}){1,5}`;
  const BUILD = `\\d+=${CARDS}(?:[.]${CARDS})*@\\d[^,/]*`;
  const POSITION = new RegExp(`^[^/]+/\\d/\\d/\\d+/[^/]+/${CARDS}/(?:-|${BUILD}(?:,${BUILD})*)/${ROWS}/${CARDS}/${ROWS}/${ROWS}(?:/|$)`);

  // Returns the position of a full text, with the hands of others open where these are seen; nothing where it is none.
  const whole = (text, open) => {
    const [rules, , dealer, deal, , loose, builds, hands, stock, piles, sweeps] = text.split("/");
    const known = embed.own(data.games, rules.split(":")[0]);
    if (!known || !POSITION.test(text)) return null;
    const points = /sweep_points=(\d+)/.exec(rules)?.[1];
    const ranks = points > 0 ? "A23456789TJQK" : points ? "" : known.swept; // of the cards with which a sweep counts
    const cards = (row) => (row === "-" ? [] : row.match(/../g));
    const held = hands.split(",").map(cards);
    const [taken, swept] = [piles, sweeps].map((rows) => rows.split(",").map(cards));
    if (taken.length !== swept.length) return null;
    sides = taken.length;
    embed.seats.length = 0;
    embed.seats.push(...held.keys());
    const made = builds === "-" ? [] : builds.split(",").map((one) => {
      const [, value, groups, owner] = /^(\d+)=([^@]*)@(\d)/.exec(one);
      return { value: Number(value), groups: groups.split(".").map(cards), owner: Number(owner) };
    });
    return {
      game: known.name, loose: cards(loose), builds: made, hand: held[0], held: held.map((row) => row.length), shown: open ? held : null,
      taken: held.map((_, place) => taken[place % sides].length), swept: held.map((_, place) => swept[place % sides].filter(([rank]) => ranks.includes(rank)).length), stock: cards(stock).length, dealer: Number(dealer), deal: Number(deal), deals: Number(deal),
    };
  };

  // Shows a step of a course, and hands the course to the engine.
  const teach = (course, place) => {
    const step = course.steps[place];
    play.dataset.course = JSON.stringify(course);
    const puzzle = "missed" in step;
    show(whole(step.position, puzzle), { title: course.title, task: step.task, number: place + 1, of: course.steps.length, puzzle });
  };

  // Asks for a file of courses, which hands them to take(). Python waits for them.
  const fetched = (path, then) => {
    embed.ready = new Promise((done) => {
      embed.take = (some) => {
        then(some);
        done();
      };
    });
    document.head.append(put(document.createElement("script"), { src: path }));
  };

  const puzzle = () => {
    const { chunks, order } = data;
    const many = typeof order === "number" ? order : order.length;
    const now = new Date();
    const day = (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(2026, 10, 23)) / 864e5; // as puzzles.js counts
    const today = ((day % many) + many) % many;
    let number = typeof order === "number" ? today + 1 : order[today];
    if (given.number !== undefined) {
      const asked = /^\d{1,6}$/.test(given.number) ? Number(given.number) : 0;
      if (asked >= 1 && Math.ceil(asked / 20) <= chunks.length) number = asked;
      else embed.gone("number", given.number);
    }
    fetched(chunks[Math.floor((number - 1) / 20)], (some) => {
      const found = some[number];
      if (!found) embed.gone("number", String(number));
      const course = found ?? Object.values(some)[0];
      teach(course, 0);
      embed.frame(`${course.id.replace("-", "/")}/?step=${course.steps[0].id}`);
      embed.tell();
    });
  };

  // Returns a course whose last step says that it is the last, and leads to the other courses at full size.
  const ended = (course) => {
    const [last] = course.steps.slice(-1);
    const steps = [...course.steps.slice(0, -1), { ...last, right: `${last.right} ${words["position.over"]}` }];
    return steps.length > 1 ? { ...course, steps, way_on: `${root.dataset.root}learn/`, last: words["learn.more"] } : course;
  };

  const lesson = () => {
    const [of, alone] = (given.step ?? "").includes("/") ? given.step.split("/") : [given.course ?? "first", ""];
    const known = embed.own(data.courses, of);
    if (!known) embed.gone(alone ? "step" : "course", alone ? given.step : of);
    const id = known ? of : Object.keys(data.courses)[0];
    fetched(data.courses[id], (course) => {
      const wanted = alone || given.step || course.steps[0].id;
      const place = course.steps.findIndex((step) => step.id === wanted);
      if (place < 0 && known) embed.gone("step", given.step);
      const single = alone && place >= 0;
      teach(single ? { ...course, steps: [course.steps[place]] } : ended(course), single ? 0 : Math.max(0, place));
      embed.frame(`learn/${id}/?step=${course.steps[Math.max(0, place)].id}`);
      embed.tell();
    });
  };

  const position = () => {
    const found = completed();
    const judged = "play" in given;
    const task = (given.ask ?? "").trim().replace(/\s+/g, " ").slice(0, 200) || words["position.task"];
    show(found, judged ? { title: given.name || words["position.title"], task, number: 1, of: 1, hidden: given.solution === "hide" } : null);
    embed.frame();
    embed.tell();
  };

  // Returns the first deal of a game, as in casino_core/playing/dealing.py; nothing where the cards are dealt in some other way.
  const firstDeal = (dealt, seats, seed) => {
    const table = dealt?.tables[seats];
    if (!table || !dealt.deal || !/^[\w.~-]{1,64}$/.test(seed)) return null;
    const [team, size, left, layout] = table;
    const [lowest, pattern, direction] = dealt.deal;
    const step = direction === "clockwise" ? 1 : seats - 1;
    const pips = (name) => "A23456789TJQK".indexOf(name[0]);
    const pack = Array.from({ length: dealt.pack[1] }, () => [..."SHDC"].flatMap((suit) => [...dealt.pack[0]].map((rank) => rank + suit))).flat();
    const cut = embed.shuffled(`${seed}/cut`, pack);
    let drawing = [...Array(seats).keys()];
    while (drawing.length > 1) {
      const drawn = drawing.map((place) => [pips(cut.shift()), place]);
      const wanted = Math[lowest === "high" ? "max" : "min"](...drawn.map(([rank]) => rank));
      drawing = drawn.filter(([rank]) => rank === wanted).map(([, place]) => place);
    }
    const dealer = drawing[0];
    const stock = embed.shuffled(`${seed}/1`, pack);
    const hands = Array.from({ length: seats }, () => []);
    const loose = [];
    const served = Array.from({ length: seats }, (_, number) => [hands[(dealer + step * (number + 1)) % seats], size]);
    served.splice(-1, 0, [loose, layout]);
    for (let out = 0; out < size * seats + layout;) {
      for (const [cards, full] of served) {
        const some = stock.slice(out, out + Math.min(pattern === "twos" ? 2 : 1, full - cards.length));
        cards.push(...some);
        out += some.length;
      }
    }
    sides = seats / team;
    return { game: dealt.name, loose, builds: [], hand: hands[0], held: hands.map(() => size), taken: hands.map(() => 0), stock: left[0], dealer, deal: 1, deals: left.length, turn: (dealer + step) % seats };
  };

  // Shows a deal if it is known; else the table of the game has a face to be pressed.
  const dealt = (position, { name } = game) => {
    play.toggleAttribute("data-waiting", !position);
    const title = play.querySelector("h1");
    if (position) show(position);
    else if (title) title.firstChild.textContent = `${given.name || name} `;
  };

  const replay = () => {
    const [rules = "", seed = ""] = (given.game ?? "").split("/");
    const [variant, options = ""] = rules.split(":");
    const wanted = Object.fromEntries(options.split(",").filter(Boolean).map((part) => part.split("=")));
    const plain = !data.changing.some((name) => name in wanted) && !wanted.team;
    const seats = /^[2-6]$/.test(wanted.seats) ? Number(wanted.seats) : 2;
    embed.seats.splice(0, embed.seats.length, ...Array(seats).keys());
    if (!given.game) embed.faults.push({ name: "game", text: words["wrong.no-game"] });
    const start = rules.includes(";") && whole(rules.replaceAll(";", "/"));
    if (start) dealt({ ...start, turn: 0 });
    else dealt(plain ? firstDeal(embed.own(data.games, variant), seats, seed) : null, embed.own(data.games, variant));
    embed.frame();
    embed.tell();
  };

  // Returns one of the deals that came with the page, with what the engine goes on from.
  const opening = () => {
    const { save, position } = data.openings[Math.floor(Math.random() * data.openings.length)];
    play.dataset.opening = save;
    return { ...whole(position), deals: game.tables[embed.seats.length][2].length, bots: JSON.parse(save).bots };
  };

  // A game of an address that names its cards, and nothing that deals them in another way; of one that asks for nothing, some deal.
  const one = () => {
    const otherwise = ["game", "players", "daily", "weekly", "team", ...data.changing].some((name) => name in given);
    const known = !embed.faults.some(({ name }) => ["variant", "seats"].includes(name));
    const named = given.seed && !otherwise && known && !("begun" in play.dataset);
    const found = "waiting" in play.dataset ? named && firstDeal(game, embed.seats.length, given.seed) : opening();
    if (!found) play.replaceChildren(part("seats", 2)); // a table that is waited for
    dealt(found);
    embed.frame();
    embed.tell();
  };

  embed.lay(play);
  // What leads out of the frame has no room in it.
  play.addEventListener("click", ({ target }) => {
    const way = target.closest?.("a[href]");
    if (way) put(way, { target: "_blank", rel: "noopener" });
  });
  ({ game: one, position, puzzle, lesson, replay })[kind]();
}
