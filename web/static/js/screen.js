// Does what Python on the page leaves to JavaScript: puts the table's new markup in place, moves cards (View Transitions), opens dialogs,
// stores texts and hands out files. casinoScreen is what Python calls.
{
  const root = document.documentElement;
  const play = document.getElementById("play");
  const MOVE = 280; // milliseconds a card travels; tokens.css has the same, and the same factors
  const FACTOR = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
  const GLIDE = "cubic-bezier(0.3, 0, 0.1, 1)";
  let motion = null;

  const factor = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : (FACTOR[root.dataset.speed] ?? 1));
  const wait = (time) => new Promise((done) => setTimeout(done, time * factor()));

  // ---- markup ----

  // Attributes that the browser and web/page/drag.py set, of which the markup of the engine knows nothing: they stay as they are.
  const OURS = ["open", "data-drag", "data-drop", "data-over"];
  const found = (name, element) => name === "hidden" && element.closest("[data-finder]"); // find-games.js has hidden it
  const ours = (name, element) => OURS.includes(name) || found(name, element) || (name === "style" && element.hasAttribute("data-drag"));
  const TYPED = "input:not([type='radio'], [type='checkbox'], [type='range'], [data-bind]), textarea"; // a key is answered with what it became
  const typing = (name, element) => name === "value" && element === document.activeElement && element.matches(TYPED);
  const callbacks = {
    beforeNodeMorphed: (old) => !old.hasAttribute?.("data-kept"), // what is typed there is nobody else's
    beforeAttributeUpdated: (name, element) => !ours(name, element) && !typing(name, element),
  };
  const put = (element, html) => Idiomorph.morph(element, html, { morphStyle: "innerHTML", callbacks });

  // Markup says with autofocus where a dialog begins. In frames of other sites browsers report that as an error, so open() does it.
  const unfocused = (html) => html.replaceAll(" autofocus>", " data-first>").replaceAll(" autofocus ", " data-first ");
  const open = (dialog) => {
    dialog.showModal();
    dialog.querySelector("[data-first]")?.focus();
  };

  // Puts the cards that a picture of the table uses inside it.
  const withCards = async (picture) => {
    const deck = new DOMParser().parseFromString(await (await fetch(play.dataset.sprite)).text(), "image/svg+xml");
    const names = new Set([...picture.matchAll(/href="#(\w+)"/g)].map(([, name]) => name));
    const cards = [...deck.querySelector("defs").children, ...[...names].map((name) => deck.getElementById(name))];
    return picture.replace("</defs>", `${cards.map((card) => card.outerHTML).join("")}</defs>`);
  };

  // Returns what is focused when what had the focus is gone.
  const atRest = () => play.querySelector("dialog[open] [data-first]") ?? play.querySelector("#acts [data-do='go']") ?? play.querySelector("#hand [tabindex='0']") ?? play.querySelector("#table");

  // Finds where things are, and the words in them: those of a centred line move when it changes.
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

  // Puts a copy in the place of everything that has moved, so that browsers count no layout shift: what is seen to move is a picture. What
  // the visitor holds, or has scrolled, stays.
  const renew = (before) => {
    const held = (one) => one.matches(":active, :focus, :focus-within, [data-drag]") || one.querySelector("[data-drag]") || one.scrollTop;
    const moved = [...standing()].filter(([one, there]) => before.has(one) && before.get(one) !== there && !held(one));
    for (const [one] of moved) if (one.isConnected) one.replaceWith(one.cloneNode(true));
  };

  // Puts a frame's markup in place at once.
  const morph = ({ html, sweep }) => {
    const focused = play.contains(document.activeElement);
    const before = root.dataset.speed === "off" ? new Map() : standing(); // there everything jumps, as it was wanted
    delete play.dataset.waiting;
    put(play, unfocused(html));
    if (before.size) renew(before);
    play.querySelector("#table").toggleAttribute("data-sweep", Boolean(sweep));
    const sheet = play.querySelector("dialog:not([open])");
    if (sheet) open(sheet);
    else if (focused && !play.contains(document.activeElement)) atRest()?.focus({ preventScroll: true });
  };

  // ---- motion ----

  const places = () => new Map([...play.querySelectorAll(".card[id]")].map((card) => [card.id, card.getBoundingClientRect()]));
  const centre = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

  // Moves the picture of a card between its place and that of another element, as "normal" or in "reverse".
  const fly = (name, place, other, direction) => {
    const [x, y] = centre(other);
    const there = `translate(${x - place.width / 2}px, ${y - place.height / 2}px) scale(${0.4})`;
    const here = `translate(${place.left}px, ${place.top}px)`;
    const timing = { duration: MOVE * factor(), easing: GLIDE, fill: "both", direction };
    root.animate({ transform: [here, there] }, { ...timing, pseudoElement: `::view-transition-group(${name})` });
  };

  const place = (id) => document.getElementById(id)?.getBoundingClientRect();

  // Moves the cards that have gone to where they went, and those that have come from where they came.
  const travel = (before, { source, goal }) => {
    const after = places();
    const from = place(source);
    const to = place(goal);
    for (const [name, rect] of before) if (to && !after.has(name)) fly(name, rect, to, "normal");
    const uncovered = (name) => document.getElementById(name).closest(".pile"); // it lay there all the time
    for (const [name, rect] of after) if (from && !before.has(name) && !uncovered(name)) fly(name, rect, from, "reverse");
  };

  // Puts a frame in place, with its cards moving where they are to be seen to.
  const show = async (frame) => {
    const moves = (frame.source || frame.goal) && !document.querySelector("dialog[open]"); // it would be behind the cards
    if (!moves || !factor() || document.hidden || !document.startViewTransition) return morph(frame);
    const before = places();
    motion = document.startViewTransition(() => morph(frame));
    motion.ready.then(() => travel(before, frame), () => {}); // it may be cut short, or refused
    await motion.finished.catch(() => {});
    motion = null;
  };

  // ---- sounds ----

  let sounds = null;

  // Plays a frame's sounds. sound.js is fetched with the first one, so that it costs nothing where there are none.
  const hear = async ({ cues }) => {
    if (!cues?.length || document.hidden) return;
    sounds ??= import(new URL(play.dataset.sound, document.baseURI));
    const { cue } = await sounds.catch(() => ({}));
    cue?.(cues, root.dataset);
  };

  // ---- frames ----

  const PASTED = "casino.pasted";
  const LONGEST = 200_000; // characters of what may hold a game; web/worker/session/links.py has the same
  let whole = ""; // the last text of a form that was longer

  let hurried = false;
  let last = "";

  // Whoever came by the settings' link on another page of the site goes back to it when they are done.
  let returns = location.search === "?show=settings" && Boolean(window.navigation?.canGoBack);

  // A file that is chosen is as if its text had been pasted.
  document.addEventListener("change", async ({ target }) => {
    const area = target.dataset.into && document.getElementById(target.dataset.into);
    if (area) area.value = (await target.files[0]?.text().catch(() => "")) ?? "";
  });

  // Returns what a function returns, and something else where it throws.
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
    // Moves a text as it is: on its way through MicroPython it would be cut off at a character 0. Returns whether that is done.
    move: (name, other) => guarded(() => {
      const text = localStorage.getItem(name);
      localStorage.removeItem(name); // first: there may be no room for both
      const moved = stored.set(other, text);
      if (!moved) stored.set(name, text);
      return moved;
    }, false),
    fits: (name, characters) => stored.set(name, "x".repeat(characters)) && (localStorage.removeItem(name), true),
    names: (start) => guarded(() => Object.keys(localStorage).filter((name) => name.startsWith(start) && !name.includes("\n")).join("\n"), ""),
  };

  globalThis.casinoScreen = {
    // Returns the browser's storage, null where it refuses.
    local() {
      return guarded(() => (localStorage.getItem(""), stored), null);
    },
    // Shows frames one after the other, or the first of all at once; resolves when the last one is at rest.
    async show(text, still) {
      const frames = JSON.parse(text);
      hurried = !factor();
      for (const [number, frame] of frames.entries()) {
        const rest = number + 1 === frames.length;
        if (hurried && !rest) continue;
        hear(frame);
        if (still || hurried) morph(frame);
        else await show(frame);
        if (!rest && !hurried) await wait(MOVE * 0.7); // so that a sum can be read
      }
      last = frames.at(-1).html;
      if (still) casinoChosen();
    },
    // Ends any motion at once.
    hurry() {
      hurried = true;
      motion?.skipTransition();
    },
    // Returns the markup of the last frame.
    last: () => last,
    // Opens a dialog, puts another in its place, or closes it (""). A dialog that is drawn again keeps its focus, unless something
    // has come into it that was asked for.
    dialog(html) {
      const holder = document.getElementById("dialogs");
      const [old] = holder.children;
      const fresh = document.createRange().createContextualFragment(unfocused(html)).firstElementChild;
      const title = (dialog) => dialog?.querySelector("h2").textContent;
      if (fresh && title(old) === title(fresh)) {
        const known = holder.querySelector("[data-fresh]");
        put(holder, unfocused(html));
        const come = known ? null : holder.querySelector("[data-fresh]");
        come?.focus();
        come?.select();
        return;
      }
      if (old && !fresh && returns) {
        returns = false;
        history.back();
      }
      old?.close();
      holder.replaceChildren(...(fresh ? [fresh] : []));
      if (fresh) open(fresh);
    },
    // Returns what is filled in in a form, as JSON. Of what is longer than any game, only the beginning: MicroPython has no room for more.
    values(form) {
      const begins = (text) => {
        if (text.length > LONGEST) whole = text;
        return text.slice(0, LONGEST + 1);
      };
      return JSON.stringify(Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, begins(text)])));
    },
    // Keeps a copy of everything that was pasted, of which this is at least the beginning, until another page of this tab takes it.
    carry: (text) => guarded(() => sessionStorage.setItem(PASTED, text.length > LONGEST ? whole : text)),
    // Returns that copy as a file, null where there is none, and keeps it no longer.
    carried() {
      const text = guarded(() => sessionStorage.getItem(PASTED), null);
      guarded(() => sessionStorage.removeItem(PASTED));
      return text && new Blob([text]);
    },
    // Hands out a text, or a blob, as a file.
    async download(name, text) {
      if (name.endsWith(".svg")) text = await withCards(text);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  };
}
