// Lets a visitor set up a position. A press moves a card from the deck to the chosen place, or back; cards can also be dragged, by a mouse
// immediately and by a finger after a short rest. The rest of the page calls casinoPosition.
{
  const maker = document.getElementById("position");
  const deck = maker.querySelector('[data-zone="deck"] .cards');
  const builds = document.getElementById("builds");
  const status = document.getElementById("laid");
  const order = new Map([...deck.children].map((card, place) => [card.dataset.card, place]));
  const words = maker.dataset;
  let made = 0; // builds so far, for unique names

  const cardsOf = (zone) => [...zone.querySelectorAll(".card")];
  // Returns the cards in a place, without those that the game does not have; arrows and Tab reach only these.
  const stopsOf = (zone) => cardsOf(zone).filter((card) => !card.hidden);
  const textOf = (zone) => cardsOf(zone).map((card) => card.dataset.card);
  const zone = (name) => maker.querySelector(`[data-zone="${name}"]`);
  const goal = () => maker.querySelector("input[name=goal]:checked").closest("[data-zone]");
  const changed = () => maker.dispatchEvent(new Event("input", { bubbles: true }));

  // ---- builds ----

  const VALUES = { A: 1, T: 10, J: 11, Q: 12, K: 13 };
  const worth = (card) => VALUES[card[0]] ?? Number(card[0]);

  // Returns cards in groups that each make a number, null if they cannot; an ace counts 1, or 14 alone in its group.
  const groups = (cards, number) => {
    if (!cards.length) return [];
    const [first, ...rest] = cards;
    const counts = first[0] === "A" ? [1, 14] : [worth(first)];
    for (let chosen = 0; chosen < 2 ** Math.min(rest.length, 12); chosen += 1) {
      const group = rest.filter((_, place) => (chosen >> place) & 1);
      const others = rest.filter((_, place) => !((chosen >> place) & 1));
      if (!counts.some((count) => count + group.reduce((sum, card) => sum + worth(card), 0) === number)) continue;
      const more = groups(others, number);
      if (more) return [[first, ...group], ...more];
    }
    return null;
  };

  const NUMBERS = [...Array(14).keys()].map((place) => place + 1);
  // Returns the smallest number that cards can make.
  const makes = (cards) => NUMBERS.find((number) => groups(cards, number));

  const buildText = (one) => {
    const cards = textOf(one);
    const number = Number(one.querySelector("[data-number]").value);
    const owner = one.querySelector("[data-owner]").value;
    return cards.length ? `${number}=${(groups(cards, number) ?? [cards]).map((group) => group.join("")).join(".")}${owner}` : "";
  };

  // Adds an empty build and makes it the chosen place.
  const addBuild = () => {
    const one = document.getElementById("build").content.cloneNode(true).firstElementChild;
    made += 1;
    one.dataset.zone = `build-${made}`;
    one.querySelector("[role=group]").setAttribute("aria-label", `${words.build} ${made}`);
    one.querySelector("input[type=radio]").value = one.dataset.zone;
    one.querySelector("input[type=radio]").checked = true;
    builds.append(one);
    fitSeats();
    return one;
  };

  // ---- moving cards ----

  // Makes one card of every place reachable by Tab; arrows reach the others.
  const rove = () => {
    for (const row of maker.querySelectorAll(".cards")) {
      const stops = stopsOf(row);
      if (!stops.some((card) => card.tabIndex === 0)) stops[0]?.setAttribute("tabindex", "0");
    }
  };

  const say = (card, place) => {
    status.textContent = words.moved.replace("{card}", card.getAttribute("aria-label")).replace("{place}", place);
  };

  // Puts a card into a place; in the deck, at its own position.
  const put = (card, place) => {
    const from = card.closest("[data-zone]");
    const row = place.querySelector(".cards");
    card.tabIndex = -1;
    const before = row === deck ? cardsOf(row).find((other) => order.get(other.dataset.card) > order.get(card.dataset.card)) : null;
    row.insertBefore(card, before ?? null);
    for (const one of [from, place]) {
      const number = one.querySelector("[data-number]");
      if (number && makes(textOf(one))) number.value = makes(textOf(one));
    }
    rove();
  };

  const move = (card, place) => {
    const stops = stopsOf(card.parentElement);
    const at = stops.indexOf(card);
    const next = stops[at + 1] ?? stops[at - 1] ?? card.closest("[data-zone]").querySelector("input");
    const focused = card === document.activeElement;
    put(card, place);
    if (focused) next?.focus({ preventScroll: true });
    say(card, place.querySelector("[role=group]").getAttribute("aria-label"));
    changed();
  };

  // ---- dragging ----

  const FAR = 6; // pixels after which a press is a drag
  const HOLD = 250; // milliseconds that a finger must rest before it drags, so that quicker moves scroll
  let held = null;

  const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-zone]");
  const mark = (place) => {
    maker.querySelector("[data-over]")?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
  };
  const begin = () => {
    held.drags = true;
    held.card.setAttribute("data-drag", "");
    held.card.setPointerCapture(held.id);
  };
  const end = () => {
    clearTimeout(held.timer);
    held.card.removeAttribute("data-drag");
    held.card.style.translate = "";
    mark(null);
    held = null;
  };

  maker.addEventListener("pointerdown", (event) => {
    const card = event.target.closest(".card");
    if (!card || event.button) return;
    held = { card, id: event.pointerId, x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" };
    if (held.touch) held.timer = setTimeout(begin, HOLD);
  });
  maker.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.id) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.drags && Math.hypot(x, y) > FAR) {
      if (held.touch) return end();
      begin();
    }
    if (!held.drags) return;
    held.card.style.translate = `${x}px ${y}px`;
    mark(under(event));
  });
  let dragged = false; // whether the next click is the end of a drag
  maker.addEventListener("pointerup", (event) => {
    if (!held) return;
    const { card, drags } = held;
    const place = drags && under(event);
    end();
    dragged = Boolean(drags);
    setTimeout(() => { dragged = false; });
    if (place && place !== card.closest("[data-zone]")) move(card, place);
  });
  maker.addEventListener("pointercancel", () => held && end());
  maker.addEventListener("touchmove", (event) => held?.drags && event.preventDefault(), { passive: false });
  maker.addEventListener("contextmenu", (event) => held?.touch && event.preventDefault());

  // ---- undo ----

  const past = []; // the position before each change, its game, and the chosen place
  let present = "";
  const fields = maker.closest("form").elements;
  const laid = () => [globalThis.casinoPosition.entries(), [fields.variant.value, fields.seats.value]];
  const state = () => JSON.stringify([laid(), [...maker.querySelectorAll("input[name=goal]")].indexOf(goal().querySelector("input"))]);
  const offer = () => document.getElementById("undo").setAttribute("aria-disabled", !past.length);

  // Handles a change after all other listeners, because another game may return cards to the deck.
  document.addEventListener("input", () => {
    if (JSON.parse(present)[0].join() !== laid().join()) past.push(present);
    present = state();
    offer();
  });

  const undo = () => {
    if (!past.length) return;
    const [[entries, [variant, seats]], place] = JSON.parse(past.at(-1));
    const rest = past.slice(0, -1);
    clear();
    fields.variant.value = variant;
    fields.seats.value = seats;
    changed(); // restores the cards and players of the game
    globalThis.casinoPosition.lay(new URLSearchParams(entries));
    (maker.querySelectorAll("input[name=goal]")[place] ?? zone("table").querySelector("input")).checked = true;
    status.textContent = words.undone;
    present = state();
    past.splice(0, past.length, ...rest);
    changed();
  };

  // ---- pressing ----

  maker.addEventListener("click", (event) => {
    const card = event.target.closest(".card");
    const place = event.target.closest("[data-zone]");
    if (card) {
      if (!dragged) move(card, place === zone("deck") ? goal() : zone("deck"));
    } else if (event.target.closest("[data-away]")) {
      for (const one of cardsOf(place)) put(one, zone("deck"));
      place.remove();
      zone("table").querySelector("input").checked = true;
      zone("table").querySelector("input").focus();
      changed();
    } else if (event.target.closest("#add-build")) {
      addBuild().querySelector("input").focus();
    } else if (event.target.closest("#undo")) {
      undo();
    } else if (event.target.closest("#clear")) {
      clear();
      changed();
    } else if (place && !event.target.closest("label, input, select, button")) {
      const radio = place.querySelector("input[name=goal]");
      if (radio) radio.checked = true;
    }
  });

  const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  maker.addEventListener("keydown", (event) => {
    const card = event.target.closest(".card");
    const step = STEPS[event.key];
    if (!card || !step) return;
    event.preventDefault();
    const stops = stopsOf(card.parentElement);
    stops[(stops.indexOf(card) + step + stops.length) % stops.length].focus();
  });
  maker.addEventListener("focusin", (event) => {
    const card = event.target.closest(".card");
    for (const other of card ? cardsOf(card.parentElement) : []) other.tabIndex = other === card ? 0 : -1;
  });

  const clear = () => {
    for (const card of maker.querySelectorAll("[data-zone]:not([data-zone=deck]) .card")) put(card, zone("deck"));
    builds.replaceChildren();
    zone("table").querySelector("input").checked = true;
  };

  // ---- reading and writing ----

  const CARD = /(10|[2-9TJQKA])([SHDC])/gi;

  // Puts the cards of a text into a place, and returns the faults of the text.
  const lay = (name, text, place) => {
    const faults = [];
    for (const [, rank, suit] of text.matchAll(CARD)) {
      const wanted = `[data-card="${(rank === "10" ? "T" : rank).toUpperCase()}${suit.toUpperCase()}"]`;
      const card = deck.querySelector(`${wanted}:not([hidden])`);
      if (card) put(card, place);
      else faults.push(words.twice.replace("{card}", maker.querySelector(wanted).getAttribute("aria-label")));
    }
    const rest = text.replaceAll(CARD, "").replaceAll(/[\s,.-]/g, "");
    if (rest) faults.push(words.unread.replace("{name}", name).replace("{text}", rest.slice(0, 20)));
    return faults;
  };

  const layBuild = (text) => {
    const [, number, cards, owner] = text.match(/^(\d*)=([^@]*)(@.*)?$/);
    const one = addBuild();
    const faults = lay("table", cards, one);
    one.querySelector("[data-number]").value = number;
    const known = [...one.querySelectorAll("[data-owner] option")].find(({ value, hidden }) => value === owner && !hidden);
    if (known) known.selected = true;
    else one.querySelector('[data-owner] option[value=""]').selected = true;
    return faults;
  };

  // ---- the game ----

  let seats = 2;

  // Shows the cards of a game: two of each if it has two packs.
  const fitDeck = (ranks, packs) => {
    const twins = [...maker.querySelectorAll("[data-twin]")];
    if (packs > 1 && !twins.length) for (const card of maker.querySelectorAll("[data-card]")) {
      const twin = deck.appendChild(card.cloneNode(true));
      twin.tabIndex = -1;
      twin.dataset.twin = "";
      put(twin, zone("deck"));
    }
    if (packs < 2) for (const twin of twins) {
      const own = twin.parentElement !== deck && deck.querySelector(`[data-card="${twin.dataset.card}"]:not([data-twin])`);
      twin.replaceWith(...(own ? [own] : []));
    }
    for (const card of maker.querySelectorAll("[data-card]")) {
      card.hidden = !ranks.includes(card.dataset.card[0]);
      if (card.hidden) put(card, zone("deck"));
    }
  };

  // Shows the places of the players at the table.
  const fitSeats = () => {
    for (const one of maker.querySelectorAll("[data-seat]")) {
      one.hidden = Number(one.dataset.seat) >= seats;
      if (!one.hidden) continue;
      for (const card of cardsOf(one)) put(card, zone("deck"));
      if (one.querySelector("input:checked")) zone("table").querySelector("input").checked = true;
      if (one.selected) one.parentElement.value = "";
    }
  };

  const PLACES = ["hand", "pile"].flatMap((name) => ["", 1, 2, 3, 4, 5].map((seat) => `${name}${seat}`));
  globalThis.casinoPosition = {
    // The names of the parts of a position, except "table".
    places: PLACES,
    // Adapts the form to the players, ranks and packs of a game; cards that the game does not have go back to the deck.
    fit(many, ranks, packs) {
      seats = many;
      fitDeck(ranks, packs);
      fitSeats();
      rove();
    },
    // Puts all cards back into the deck.
    clear: () => clear(),
    // Returns the names and values of the position.
    entries() {
      const laid = [...builds.children].map(buildText);
      const table = [...textOf(zone("table")), ...laid].filter(Boolean).join(",");
      const places = PLACES.map((name) => [name, textOf(zone(name)).join(",")]);
      return [["table", table], ...places].filter(([, text]) => text);
    },
    // Sets up the position of an address, and returns its faults.
    lay(parameters) {
      const faults = [];
      const table = parameters.getAll("table").filter((text) => !words.colours.split(" ").includes(text)).join(",");
      for (const part of table.split(",")) faults.push(...(/^\d*=/.test(part) ? layBuild(part) : lay("table", part, zone("table"))));
      for (const name of PLACES) {
        const text = parameters.get(name) ?? "";
        if (text && zone(name).hidden) faults.push(words.absent.replace("{name}", name));
        else faults.push(...lay(name, text, zone(name)));
      }
      zone("table").querySelector("input").checked = true;
      maker.querySelector("details").open ||= PLACES.slice(1).some((name) => parameters.has(name));
      present = state();
      return faults;
    },
  };
  rove();
}
