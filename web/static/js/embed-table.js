// Before Python starts, puts the cards that the address of a frame asks for into a table that came with the page. The markup is that of
// web/table, copied and filled in: tests/browser/test_embeds.py compares it with what the engine draws. A position that needs the engine
// starts Python immediately.
{
  const embed = globalThis.casinoEmbed;
  const { card, data, elements, firstDeal, game, parameters, lookUp, put, say, seats, unknown, whole } = embed;
  const { words } = data;
  const root = document.documentElement;
  const play = document.getElementById("play");
  const { kind } = play.dataset;
  const part = (name, value) => {
    const script = document.querySelector(`script[data-${name}="${value}"]`);
    return script && elements(script);
  };
  const startNow = () => { if (root.dataset.python === "waiting") root.dataset.python = "loading"; };

  // ---- pieces ----

  const names = new Map();
  const named = (stem) => {
    const count = (names.get(stem) ?? 0) + 1;
    names.set(stem, count);
    return count === 1 ? stem : `${stem}-${count}`;
  };

  // Makes a copied element a piece of the table that can move, be pressed and have the focus.
  const piece = (element, id, intent, stop) => {
    element.style.viewTransitionName = id;
    return put(element, { id, ...(intent ? { "data-do": intent, tabindex: stop ? "0" : "-1" } : {}) });
  };
  const cardPiece = (sample, name, intent, stop) => piece(card(sample, name), named(`card-${name}`), intent, stop);

  const plate = (sample, build, owner, sides, stop) => {
    const first = build.groups[0][0];
    const [copy, sentence] = embed.plate(sample, build, owner, (one, name) => cardPiece(one, name));
    copy.querySelector(".visually-hidden").textContent = sentence;
    copy.toggleAttribute("data-own", build.owner % sides === 0);
    return piece(copy, named(`build-${first}`), `pick:b${first}`, stop);
  };

  // ---- the table ----

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
        hand.replaceChildren(...shown.map((name) => cardPiece(one, name)));
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
    const label = pile.querySelector(".visually-hidden");
    if (taken) label.textContent = `, ${who ? say("table.pile.look", { who: who.name }) : words["table.pile.look.you"]}`;
    else {
      label.remove();
      const empty = put(document.createElement("span"), { class: "pile", id: pile.id, "data-empty": "" });
      empty.append(put(document.createElement("span"), { class: "card", "aria-hidden": "true" }), ...[...pile.children].slice(1));
      pile.replaceWith(empty);
    }
  };

  // Shows a position of embed-deal.js or embed-complete.js; starts Python if there is no position, or no table with so many seats.
  const show = (position, coach) => {
    const fragment = position && part("seats", position.held.length);
    if (!fragment) return startNow();
    const { loose, builds, hand, held, shown, taken, swept, sides, stock, dealer, deal, deals } = position;
    const $ = (selector) => fragment.querySelector(selector);
    const bots = coach ? ["nia", "kit", "mara"] : position.bots ?? company(held.length - 1);
    const people = bots.map((id, place) => ({ id, name: data.bots[id], partner: (place + 1) % sides === 0 }));
    const counts = $("#side .counts")?.parentElement; // unknown before the first play; until then its place stays empty
    if (coach) counts?.remove();
    else if (counts) counts.style.visibility = "hidden";
    const [sample, build] = [$(".loose .card"), $(".build")];
    const backs = { back: $(".held .card"), tag: $(".tag"), shown: shownCard($(".hand .card")) };
    $("h1").firstChild.textContent = position.game ?? (parameters.name || game.name);
    if (coach) for (const selector of ["h1 small", ".scores", "#do-menu"]) $(selector)?.remove();
    else {
      const facts = { round: 1, deal, deals, target: parameters.target ?? game.target, rounds: game.rounds };
      const [full, brief] = $("h1 small").children;
      full.textContent = say(`play.subtitle${facts.target ? "" : facts.rounds === 1 ? ".brief" : ".rounds"}`, facts);
      brief.textContent = say("play.subtitle.brief", facts);
      for (const [side, chip] of fragment.querySelectorAll(".chip").entries()) {
        const names = [...held.keys()].filter((place) => place % sides === side).map((place) => people[place - 1]?.name ?? words["table.you"]);
        const [last, ...some] = [names.at(-1), ...names.slice(0, -1)];
        chip.children[0].textContent = some.length ? words[side ? "play.them" : "play.us"] : last;
        const and = words[/^h?i/i.test(last) ? "locale.and.clash" : "locale.and"];  // Spanish: "Nia e Iris"
        chip.children[1].textContent = some.length ? [some.join(words["locale.list"]), last].join(and) : last;
        if (side >= sides) chip.remove();
      }
    }
    [...held.keys()].slice(1).forEach((place) => seat($(`#seat-${place}`), people[place - 1], held[place], shown?.[place], taken[place], swept?.[place], dealer === place, backs));
    seat($("#seat-0"), null, 0, null, taken[0], swept?.[0], dealer === 0, backs);
    $(".mine .who small").textContent = stock ? say("table.stock", { count: stock }) : words["table.stock.none"];
    const field = $("#field");
    for (const [name, value] of Object.entries(embed.fitted(loose.length, builds))) field.style.setProperty(name, value);
    const places = loose.length + builds.reduce((sum, { groups }) => sum + 1 + groups.length, 0);
    $(".mat").dataset.crowd = [10, 14, 24].filter((room) => places > room).length;
    $(".loose").replaceChildren(...loose.map((name, place) => cardPiece(sample, name, `pick:${name}`, place === 0)));
    for (const old of fragment.querySelectorAll(".build")) old.remove();
    field.append(...builds.map((one, place) => plate(build, one, one.owner ? people[one.owner - 1].name : words["table.you"], sides, !loose.length && place === 0)));
    if (!loose.length && !builds.length) {
      const empty = put(document.createElement("p"), { class: "empty" });
      empty.textContent = words["table.empty.start"];
      field.append(empty);
    }
    const mine = $("#hand");
    mine.style.setProperty("--n", hand.length);
    const held0 = mine.querySelector(".card");
    mine.replaceChildren(...hand.map((name, place) => cardPiece(held0, name, `hand:${name}`, place === 0)));
    if (coach) $("#table").prepend(panel(coach));
    if (position.turn) waits(fragment, position.turn, people[position.turn - 1].name);
    embed.lay(fragment);
    play.replaceChildren(fragment);
  };

  // Shows that it is another player's turn.
  const waits = (fragment, turn, who) => {
    const mine = fragment.querySelector("#seat-0");
    mine.removeAttribute("data-turn");
    mine.setAttribute("aria-label", words["table.you"]);
    mine.querySelector(".called strong").textContent = words["table.you"];
    const theirs = put(fragment.querySelector(`#seat-${turn}`), { "data-turn": "" });
    const moves = put(document.createElement("span"), { class: "visually-hidden" });
    moves.textContent = words["table.to_move"];
    theirs.querySelector(".who small").before(moves);
    fragment.querySelector("#acts p").textContent = say("play.waiting", { who });
  };

  // Returns a card for another player's open hand.
  const shownCard = (button) => {
    const one = put(document.createElement("span"), { class: "card" });
    one.append(button.querySelector("svg").cloneNode(true));
    return one;
  };

  // Returns the panel of a lesson.
  const panel = ({ title, task, number, of, puzzle, hidden, hint }) => {
    const fragment = part("coach", of > 1 ? "many" : hidden ? "hidden" : "one");
    if (hidden) fragment.querySelector("#coach-show")?.remove();
    if (hint) {
      const [first] = fragment.querySelectorAll(".top button");
      const asks = put(first.cloneNode(), { id: "coach-hint", "data-do": "lesson:hint" });
      asks.removeAttribute("aria-disabled");
      asks.textContent = words["table.hint"];
      first.before(asks);
    }
    const heading = fragment.querySelector("h2");
    heading.firstChild ? (heading.firstChild.textContent = title) : heading.append(title);
    if (of > 1) {
      const place = say(`table.${puzzle ? "puzzle" : kind === "position" ? "task" : "lesson"}.place`, { number, of });
      const small = heading.querySelector("small");
      if (small) small.textContent = place;
      heading.replaceChildren(...(small ? [`${title} `, small] : [place]));
      if (number > 1) fragment.querySelector("#coach-back").removeAttribute("aria-disabled");
    }
    const counts = fragment.querySelector("#coach-counts");
    fragment.querySelector(".task").replaceChildren(...embed.withCards(task), ...(counts ? [" ", counts] : []));
    return fragment;
  };

  // Returns the bots at the table: those of the address, the last one repeated for the remaining seats, or the default ones.
  const company = (others) => {
    const known = embed.company.filter((bot) => lookUp(data.bots, bot));
    return Array.from({ length: others }, (_, place) => (known.length ? known[Math.min(place, known.length - 1)] : data.company[place]));
  };

  // ---- kinds ----

  // Shows a step of a course, and hands the course to the engine.
  const teach = (course, place) => {
    const step = course.steps[place];
    play.dataset.course = JSON.stringify(course);
    const puzzle = "missed" in step;
    show(whole(step.position, puzzle), { title: course.title, task: step.task, number: place + 1, of: course.steps.length, puzzle });
  };

  // Loads a file of courses, which passes them to embed.take(). Python waits for the file.
  const fetched = (path, then) => {
    embed.ready = new Promise((done) => {
      embed.take = (some) => {
        then(some);
        done();
      };
    });
    document.head.append(put(document.createElement("script"), { src: path }));
  };

  // Returns the number of days since the first puzzle of the day, in the visitor's time zone, counted as in puzzles.js.
  const daysOf = () => {
    const now = new Date();
    return (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(2026, 10, 23)) / 864e5;
  };

  const puzzle = () => {
    const { chunk, chunks, of: [games, letters] } = data;
    const every = typeof data.order === "number" ? [...letters].map((_, place) => place + 1) : data.order;
    const letter = games.indexOf(parameters.variant);
    const own = parameters.number === undefined && letter >= 0 ? every.filter((number) => letters.charCodeAt(number - 1) === 97 + letter) : [];
    if (lookUp(data.games, parameters.variant) && parameters.number === undefined && !own.length) embed.notes.push({ name: "variant", text: say("wrong.no-puzzles", { value: parameters.variant }) });
    const absent = (number) => embed.faults.push({ name: "number", text: say("page.embed.number-absent", { number: String(number).slice(0, 40), last: letters.length }) });
    const order = own.length ? own : every;
    const many = order.length;
    const day = daysOf();
    const today = ((day % many) + many) % many;
    let number = order[today];
    if (parameters.number !== undefined) {
      const candidate = /^\d{1,6}$/.test(parameters.number) ? Number(parameters.number) : 0;
      if (candidate >= 1 && Math.ceil(candidate / chunk) <= chunks.length) number = candidate;
      else absent(parameters.number);
    }
    if (parameters.number === undefined) {
      // An untouched puzzle of the day gives way to the next day's puzzle.
      const check = () => { if (root.dataset.python === "waiting" && daysOf() !== day) location.reload(); };
      document.addEventListener("visibilitychange", check);
      addEventListener("pageshow", check);
      setInterval(check, 6e4);
    }
    fetched(chunks[Math.floor((number - 1) / chunk)], (some) => {
      if (!some[number]) absent(number);
      const course = some[number] ?? Object.values(some)[0];
      teach(course, 0);
      embed.frame(`${course.id.replace("-", "/")}/?step=${course.steps[0].id}`);
      embed.showFaults();
    });
  };

  // Returns the course with a last step that says that it is the last, and leads to the other courses at full size.
  const ended = (course) => {
    const [last] = course.steps.slice(-1);
    const steps = [...course.steps.slice(0, -1), { ...last, right: `${last.right} ${words["position.over"]}` }];
    return steps.length > 1 ? { ...course, steps, way_on: `${root.dataset.root}learn/`, last: words["learn.more"] } : course;
  };

  const lesson = () => {
    const [of, alone] = (parameters.step ?? "").includes("/") ? parameters.step.split("/") : [parameters.course ?? Object.keys(data.courses)[0], ""];
    const known = lookUp(data.courses, of);
    if (!known) unknown(alone ? "step" : "course", alone ? parameters.step : of, Object.keys(data.courses).map((id) => (alone ? `${id}/${alone}` : id)));
    const id = known ? of : Object.keys(data.courses)[0];
    fetched(data.courses[id], (course) => {
      const wanted = alone || parameters.step || course.steps[0].id;
      const place = course.steps.findIndex((step) => step.id === wanted);
      if (place < 0 && known) unknown("step", parameters.step, course.steps.map((step) => (alone ? `${id}/${step.id}` : step.id)));
      const single = alone && place >= 0;
      teach(single ? { ...course, steps: [course.steps[place]] } : ended(course), single ? 0 : Math.max(0, place));
      embed.frame(`learn/${id}/?step=${course.steps[Math.max(0, place)].id}`);
      embed.showFaults();
    });
  };

  const position = () => {
    const judged = "play" in parameters;
    const task = embed.sentence("ask") || words["position.task"];
    const many = embed.sections.length;
    show(embed.completed(), judged ? { title: parameters.name || words["position.title"], task, number: 1, of: many, hidden: parameters.solution === "hide", hint: embed.sentence("hint") } : null);
    embed.frame(judged ? `embed/v1/position/${location.search}${location.hash}` : undefined); // only this address makes it a task
    embed.showFaults();
  };

  // Shows a deal if it is known, otherwise a table with a button that starts the engine.
  const dealt = (position, { name } = game) => {
    play.toggleAttribute("data-waiting", !position);
    const title = play.querySelector("h1");
    if (position) show(position);
    else if (title) title.firstChild.textContent = `${parameters.name || name} `;
  };

  const replay = () => {
    const [rules = "", seed = ""] = (parameters.game ?? "").split("/");
    const [variant, options = ""] = rules.split(":");
    const wanted = Object.fromEntries(options.split(",").filter(Boolean).map((part) => part.split("=")));
    const plain = !data.changing.some((name) => name in wanted) && !wanted.team;
    if (!parameters.game) embed.faults.push({ name: "game", text: words["wrong.no-game"] });
    const start = rules.includes(";") && whole(rules.replaceAll(";", "/"));
    if (start) dealt({ ...start, turn: 0 });
    else dealt(plain ? firstDeal(lookUp(data.games, variant), Number(wanted.seats ?? 2), seed.split("&")[0]) : null, lookUp(data.games, variant));
    embed.frame();
    embed.showFaults();
  };

  // Returns one of the deals that came with the page, and keeps its save for the engine.
  const opening = () => {
    const { save, position } = data.openings[Math.floor(Math.random() * data.openings.length)];
    play.dataset.opening = save;
    return { ...whole(position), deals: game.draw ? 1 : game.tables[seats.length][2].length, bots: JSON.parse(save).bots };
  };

  // Shows the first deal of the seed in the address if nothing else there decides the cards, and one of the prepared deals if the address
  // asks for no particular game; otherwise, a table that waits for the engine.
  const one = () => {
    const otherwise = ["game", "players", "daily", "weekly", "team", ...data.changing].some((name) => name in parameters);
    const known = !embed.faults.some(({ name }) => ["variant", "seats"].includes(name));
    const named = parameters.seed && !otherwise && known && !("begun" in play.dataset);
    const deal = "waiting" in play.dataset ? named && firstDeal(game, seats.length, parameters.seed) : opening();
    if (!deal) play.replaceChildren(part("seats", 2)); // a table that waits for the engine
    dealt(deal);
    embed.frame();
    embed.showFaults();
  };

  embed.lay(play);
  // Links open a new tab: other pages do not fit the frame.
  play.addEventListener("click", ({ target }) => {
    const way = target.closest?.("a[href]");
    if (way) put(way, { target: "_blank", rel: "noopener" });
  });
  ({ game: one, position, puzzle, lesson, replay })[kind]();
}
