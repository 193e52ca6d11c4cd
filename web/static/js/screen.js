// The JavaScript part of the page: it puts new markup in place, moves cards (View Transitions), opens dialogs, stores texts and saves files.
// Python calls casinoScreen.
{
  const root = document.documentElement;
  const play = document.getElementById("play");
  const MOVE = 280; // milliseconds of a card's travel; tokens.css has the same value and factors
  const FACTOR = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
  const GLIDE = "cubic-bezier(0.3, 0, 0.1, 1)";
  let motion = null;

  const factor = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : (FACTOR[root.dataset.speed] ?? 1));
  const breath = () => new Promise((done) => setTimeout(done));
  const wait = (time) => new Promise((done) => setTimeout(done, time * factor()));

  // ---- markup ----

  // Attributes that the browser and web/page/drag.py set, and the engine does not know: they are kept.
  const OURS = ["open", "data-drag", "data-drop", "data-over", "data-typed"];
  const isFiltered = (name, element) => name === "hidden" && element.closest("[data-finder]"); // hidden by find-games.js
  const ours = (name, element) => OURS.includes(name) || isFiltered(name, element) || (name === "style" && element.hasAttribute("data-drag"));
  const TYPED = "input:not([type='radio'], [type='checkbox'], [type='range'], [data-bind]), textarea"; // a field for a key gets the new key as its value
  const typing = (name, element) => name === "value" && element === document.activeElement && element.matches(TYPED);
  const FIELDS = "input, select, textarea";
  // Whether a field has the value of its markup, so that equal markup means an equal field.
  const untouched = (field) => {
    if (field.matches("select")) return [...field.options].every((option) => option.selected === option.defaultSelected);
    return field.checked === field.defaultChecked && field.value === field.defaultValue;
  };
  const fields = (node) => (node.matches?.(FIELDS) ? [node] : [...(node.querySelectorAll?.(FIELDS) ?? [])]);
  const same = (old, fresh) => old.isEqualNode(fresh) && fields(old).every(untouched);
  // Elements with the same data-kept stay as they are: they hold text that the visitor typed, or a list of the same version.
  const kept = (old, fresh) => old.dataset?.kept !== undefined && old.dataset.kept === fresh.dataset?.kept;
  const callbacks = {
    beforeNodeMorphed: (old, fresh) => !kept(old, fresh) && !same(old, fresh),
    beforeAttributeUpdated: (name, element) => !ours(name, element) && !typing(name, element),
  };

  // Returns the deepest pair of corresponding nodes that contains all differences between two nodes; null if there are none.
  const differing = (old, fresh) => {
    const [parts, others] = [[...old.childNodes], [...fresh.childNodes]];
    const places = parts.map((_, place) => place).filter((place) => !others[place]?.isEqualNode(parts[place]));
    if (!places.length && parts.length === others.length) return null;
    const [part, other] = [parts[places[0]], others[places[0]]];
    const within = places.length === 1 && parts.length === others.length && part.firstChild && part.cloneNode().isEqualNode(other.cloneNode());
    return within ? differing(part, other) : [old, fresh];
  };

  // Puts a picture of the table in place. Most of it is already there, so only the part that differs is morphed, unless there are fields,
  // whose content is in no attribute.
  const putTable = (html) => {
    const made = document.createElement("template");
    made.innerHTML = html;
    const pair = play.querySelector(FIELDS) ? [play, made.content] : differing(play, made.content);
    if (pair) Idiomorph.morph(pair[0], [...pair[1].childNodes], { morphStyle: "innerHTML", callbacks });
  };

  // ---- a tap outside ----

  // Marks a dialog in which something was typed, or a rule changed, because a tap outside must not lose that.
  document.addEventListener("input", ({ target }) => {
    if (target.matches(`:is(${TYPED}):not([type='search']), .optional *`)) target.closest("dialog")?.setAttribute("data-typed", "");
  });

  // Returns the dialog outside which an event is, if a cross can close that dialog; otherwise null. Events on the backdrop have the dialog
  // as target.
  const outside = ({ target, clientX, clientY }) => {
    if (!target.matches?.("dialog[data-dismiss]:not([data-typed])")) return null;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : null;
  };

  const dismiss = (dialog) => dialog.querySelector(":scope > header > [data-do]").click();
  let pressed = null; // the dialog outside which the pointer went down, because a selection of text can begin inside and end outside
  document.addEventListener("pointerdown", (event) => { pressed = outside(event); });
  document.addEventListener("click", (event) => {
    const dialog = outside(event);
    if (dialog && dialog === pressed) dismiss(dialog);
  });

  // Browsers close dialogs, too, for example on the back gesture of a phone. A dialog that must be answered opens again.
  document.addEventListener("close", ({ target }) => {
    if (target.parentNode?.id !== "dialogs" || target.open) return;
    if ("dismiss" in target.dataset) dismiss(target);
    else open(target);
  }, true);

  // Whether a form was sent after the latest change: if it comes back with an error, the wrong field gets the focus.
  let sent = false;
  for (const kind of ["change", "submit"]) document.addEventListener(kind, () => { sent = kind === "submit"; });

  // Markup marks the first focus of a dialog with autofocus. In frames on other sites, browsers report that as an error, so open() sets the
  // focus.
  const FAULTY = "[aria-invalid='true']"; // a field with a wrong value
  const unfocused = (html) => html.replaceAll(" autofocus>", " data-first>").replaceAll(" autofocus ", " data-first ");
  const open = (dialog) => {
    dialog.showModal();
    (dialog.querySelector(FAULTY) ?? dialog.querySelector("[data-first]"))?.focus();
  };

  // Puts the cards that an SVG picture refers to into the picture itself.
  const withCards = async (picture) => {
    const deck = new DOMParser().parseFromString(await (await fetch(play.dataset.sprite)).text(), "image/svg+xml");
    const names = new Set([...picture.matchAll(/href="#(\w+)"/g)].map(([, name]) => name));
    const cards = [...deck.querySelector("defs").children, ...[...names].map((name) => deck.getElementById(name))];
    return picture.replace("</defs>", `${cards.map((card) => card.outerHTML).join("")}</defs>`);
  };

  // Returns the element that gets the focus when the focused one is gone.
  const atRest = () => play.querySelector("dialog[open] [data-first]") ?? play.querySelector("#acts [data-do='go']") ?? play.querySelector("#coach-on, #replay-on") ?? play.querySelector("#hand [tabindex='0']") ?? play.querySelector("#table");

  // Returns the places of elements and of the words in them: words in a centred line move when the line changes.
  const range = document.createRange();
  const corner = (thing) => {
    const { left, top } = thing.getBoundingClientRect();
    return `${left} ${top}`;
  };
  const words = (one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => {
    range.selectNode(node);
    return corner(range);
  });
  const standing = () => new Map([...play.querySelectorAll(":not(svg *, dialog, dialog *)")].map((one) => [one, [corner(one), ...words(one)].join()]));

  // Replaces everything that has moved by a copy, so that browsers count no layout shift: only its picture visibly moves. Elements that the
  // visitor holds or has scrolled stay.
  const renew = (before) => {
    const held = (one) => one.matches(":active, :focus, :focus-within, [data-drag]") || one.querySelector("[data-drag]") || one.scrollTop;
    const moved = [...standing()].filter(([one, there]) => before.has(one) && before.get(one) !== there && !held(one));
    for (const [one] of moved) if (one.isConnected) one.replaceWith(one.cloneNode(true));
  };

  let adrift = false; // the focus is on the table, because there was no card to go to

  // Puts a frame's markup in place without motion.
  const morph = ({ html, sweep }) => {
    const focused = play.contains(document.activeElement);
    const inHand = () => Boolean(document.activeElement?.closest("#hand"));
    const held = inHand(); // a card that is laid on the table takes the focus along
    const waits = adrift && document.activeElement?.id === "table";
    const before = root.dataset.speed === "off" ? new Map() : standing(); // the visitor has turned motion off
    delete play.dataset.waiting;
    putTable(unfocused(html));
    if (before.size) renew(before);
    play.querySelector("#table").toggleAttribute("data-sweep", Boolean(sweep));
    const sheet = play.querySelector("dialog:not([open])");
    if (sheet) open(sheet);
    else if (focused && (waits || (held && !inHand()) || !play.contains(document.activeElement))) {
      atRest()?.focus({ preventScroll: true });
      adrift = document.activeElement?.id === "table";
    }
  };

  // ---- motion ----

  const places = () => new Map([...play.querySelectorAll(".card[id]")].map((card) => [card.id, card.getBoundingClientRect()]));
  const centre = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

  // Moves the picture of a card from its place to the place of another element ("normal"), or back from there ("reverse").
  const fly = (name, place, other, direction) => {
    const [x, y] = centre(other);
    const there = `translate(${x - place.width / 2}px, ${y - place.height / 2}px) scale(${0.4})`;
    const here = `translate(${place.left}px, ${place.top}px)`;
    const timing = { duration: MOVE * factor(), easing: GLIDE, fill: "both", direction };
    root.animate({ transform: [here, there] }, { ...timing, pseudoElement: `::view-transition-group(${name})` });
  };

  const place = (id) => document.getElementById(id)?.getBoundingClientRect();

  // Moves removed cards to their destination, and new cards from their origin.
  const travel = (before, { source, goal }) => {
    const after = places();
    const from = place(source);
    const to = place(goal);
    for (const [name, rect] of before) if (to && !after.has(name)) fly(name, rect, to, "normal");
    const uncovered = (name) => document.getElementById(name).closest(".pile"); // it lay under the card that was removed
    for (const [name, rect] of after) if (from && !before.has(name) && !uncovered(name)) fly(name, rect, from, "reverse");
  };

  // Puts a frame in place, with moving cards if it has any.
  const show = async (frame) => {
    const moves = (frame.source || frame.goal) && !document.querySelector("dialog[open]"); // a dialog would be hidden behind the moving cards
    if (!moves || !factor() || document.hidden || !document.startViewTransition) return morph(frame);
    const before = places();
    motion = document.startViewTransition(() => morph(frame));
    motion.ready.then(() => travel(before, frame), () => {}); // the transition may be cut short, or refused
    await motion.finished.catch(() => {});
    motion = null;
  };

  // ---- sounds ----

  let sounds = null;

  // Plays a frame's sounds. sound.js is fetched with the first sound, so that it costs nothing while sounds are off.
  const hear = async ({ cues }) => {
    if (!cues?.length || document.hidden) return;
    sounds ??= import(new URL(play.dataset.sound, document.baseURI));
    const { cue } = await sounds.catch(() => ({}));
    cue?.(cues, root.dataset);
  };

  // ---- frames ----

  const PASTED = "casino.pasted";
  const LONGEST = 200_000; // characters of a text that may contain a game; web/worker/session/links.py has the same limit
  let whole = ""; // the last text of a form that was longer than this

  let opener = null; // the element that had the focus when the first of the dialogs opened
  let hurried = false;
  let last = "";

  // Visitors who came by another page's link to the settings return to that page afterwards.
  let returns = location.search === "?show=settings" && Boolean(window.navigation?.canGoBack);

  // Choosing a file puts its text into the text field, as if it had been pasted there.
  document.addEventListener("change", async ({ target }) => {
    const area = target.dataset.into && document.getElementById(target.dataset.into);
    if (area) area.value = (await target.files[0]?.text().catch(() => "")) ?? "";
  });

  // Returns the result of a function, or a fallback if it throws.
  const guarded = (act, otherwise) => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };

  // The browser's storage for Python. MicroPython cannot catch what JavaScript throws, so nothing here throws.
  const stored = {
    get: (name) => guarded(() => localStorage.getItem(name), null),
    set: (name, text) => guarded(() => (localStorage.setItem(name, text), true), false), // the quota may be used up
    remove: (name) => guarded(() => localStorage.removeItem(name)),
    // Moves a text unchanged: MicroPython would cut it off at a NUL character. Returns whether it was moved.
    move: (name, other) => guarded(() => {
      const text = localStorage.getItem(name);
      localStorage.removeItem(name); // first, because there may be no room for both
      const moved = stored.set(other, text);
      if (!moved) stored.set(name, text);
      return moved;
    }, false),
    fits: (name, characters) => stored.set(name, "x".repeat(characters)) && (localStorage.removeItem(name), true),
    names: (start) => guarded(() => Object.keys(localStorage).filter((name) => name.startsWith(start) && !name.includes("\n")).join("\n"), ""),
  };

  globalThis.casinoScreen = {
    // Returns the browser's storage, null if it is refused.
    local() {
      return guarded(() => (localStorage.getItem(""), stored), null);
    },
    // Shows frames one after the other; resolves when the last one is at rest.
    async show(text, still) {
      const frames = JSON.parse(text);
      if (still) await breath(); // the first picture takes longest of everything at the start, so it is drawn in a separate task
      hurried = !factor();
      for (const [number, frame] of frames.entries()) {
        const rest = number + 1 === frames.length;
        if (hurried && !rest) continue;
        hear(frame);
        if (still || hurried) morph(frame);
        else await show(frame);
        if (!rest && !hurried) await wait(MOVE * 0.7); // long enough to read a sum
      }
      last = frames.at(-1).html;
      if (!still) return;
      casinoChosen();
      await breath();
    },
    // Ends any motion at once.
    hurry() {
      hurried = true;
      motion?.skipTransition();
    },
    // Returns the markup of the last frame.
    last: () => last,
    // Opens a dialog, replaces it, or closes it (""). A dialog that is drawn again keeps its focus, unless a requested part has been
    // added to it.
    dialog(html) {
      const holder = document.getElementById("dialogs");
      const [old] = holder.children;
      const fresh = document.createRange().createContextualFragment(unfocused(html)).firstElementChild;
      if (fresh && old?.dataset.dialog === fresh.dataset.dialog) {
        const known = holder.querySelector("[data-fresh]");
        Idiomorph.morph(holder, [fresh], { morphStyle: "innerHTML", callbacks });
        const come = known ? null : holder.querySelector("[data-fresh]");
        (come ?? (sent ? holder.querySelector(FAULTY) : null))?.focus();
        come?.select?.();
        return;
      }
      if (old && !fresh && returns) {
        returns = false;
        history.back();
      }
      if (!old) opener = document.activeElement;
      if (fresh) {
        holder.append(fresh);
        open(fresh);
        old?.remove(); // not closed, because the focus would visit the opener
      } else if (old) {
        old.close();
        old.remove();
        opener?.focus({ preventScroll: true });
      }
    },
    // Returns the values of a form as JSON. A text longer than any game is cut to its beginning, because MicroPython has no room for more.
    values(form) {
      const begins = (text) => {
        if (text.length > LONGEST) whole = text;
        return text.slice(0, LONGEST + 1);
      };
      return JSON.stringify(Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, begins(text)])));
    },
    // Replaces the page's address, from ? or # on, by that of what it shows. Browsers refuse too many changes in a short time.
    go(address) {
      if (address !== location.search + location.hash) guarded(() => history.replaceState(null, "", location.pathname + address));
    },
    // Keeps a pasted backup, which begins with this text, until another page in this tab takes it.
    carry: (text) => guarded(() => sessionStorage.setItem(PASTED, text.length > LONGEST ? whole : text)),
    // Returns the pasted backup as a file and forgets it; null if there is none.
    carried() {
      const text = guarded(() => sessionStorage.getItem(PASTED), null);
      guarded(() => sessionStorage.removeItem(PASTED));
      return text && new Blob([text]);
    },
    // Saves a text or a blob as a file.
    async download(name, text) {
      if (name.endsWith(".svg")) text = await withCards(text);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it later
    },
  };
}
