// Shows a table before Python is ready: the last one in this browser, or one of the hands in the page. Until Python is ready, notes intents
// for casinoEarly(), and shows chosen cards as chosen; arrows move the focus. The script comes right after the table in the page, so that it
// runs before the first paint.
{
  const play = document.getElementById("play");
  const openings = document.querySelectorAll("template[data-opening]");
  const names = (location.search + location.hash).split(/[?#&]/).filter((part) => part.includes("=")).map((part) => part.split("=")[0]);
  const continues = names.includes("continue"); // the visitor continues a running game that is not on the table
  const embedded = "embed" in play.dataset;
  const arrives = performance.getEntriesByType("navigation")[0]?.type === "navigate"; // not by reloading or going back
  if (arrives) play.dataset.arrives = "";
  const invited = play.dataset.invites.split(" ").some((name) => names.includes(name));

  // Returns a value in the envelope of web/page/storage.py, null if there is none.
  const stored = (name) => {
    try {
      const envelope = JSON.parse(localStorage.getItem(name));
      return envelope?.v === 1 ? envelope.data : null;
    } catch {
      return null; // storage is refused, or the text is something else
    }
  };

  // Shows one of the hands in the page.
  const deal = (opening) => {
    play.replaceChildren(opening.content.cloneNode(true));
    play.dataset.opening = opening.dataset.opening;
    if (stored("casino.away")) play.querySelector("#hint")?.remove();
  };

  // Whether a stored picture has only elements and attributes of tables.
  const LONGEST = 500_000;
  const ELEMENTS = /^(a|article|aside|b|button|details|dialog|div|em|fig(ure|caption)|h[1-6r]|header|i|li|main|ol|p|path|section|small|span|strong|summary|svg|table|t(body|d|foot|h|head|r)|ul|use)$/;
  const HANDLER = /[\s"'/]on[a-z]+\s*=/i;
  const plain = ({ name, value }) => !/^(src|action|formaction)/.test(name) && !(/href$/.test(name) && /^\s*[\w+.-]*:/.test(value));
  const isTable = (content) => content.querySelector("#log") && [...content.querySelectorAll("*")].every((one) => ELEMENTS.test(one.localName) && [...one.attributes].every(plain));

  let ended = false; // whether the stored table shows a finished game, after which a visitor who arrives chooses a new one

  // Shows the table of the last visit, and returns whether that is possible. Its markup may have an older address of the deck, because
  // the address depends on the deck's content. The progress of the start is laid over the last sentence, which keeps its space.
  const putBack = (html) => {
    const made = document.createElement("template"); // a template runs and loads nothing
    if (html.length <= LONGEST && !HANDLER.test(html)) made.innerHTML = html.replace(/href="[^"#]*#/g, `href="${play.dataset.sprite}#`);
    ended = arrives && Boolean(made.content.querySelector("#sheet [data-do='new']"));
    if (ended || !isTable(made.content)) return false;
    const progress = play.querySelector("#log").innerHTML;
    play.replaceChildren(made.content);
    const log = play.querySelector("#log");
    log.innerHTML = `<span class="last">${log.innerHTML}</span><span class="over">${progress}</span>`;
    delete play.dataset.opening;
    return true;
  };

  // In a frame on another page, Python waits for the reader (see boot.js) unless the address has start=now.
  if (embedded && (parent === self || /[?#&]start=now(?=[&#]|$)/.test(location.search + location.hash))) document.documentElement.dataset.python = "loading";

  const begun = embedded && history.state?.[0] !== "fresh" && stored(`casino.embed ${location.search}${location.hash}`); // frames store no picture
  if (begun) {
    play.dataset.begun = "";
    // The game goes on as soon as it is in sight.
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      dispatchEvent(new Event("casino:start"));
    }).observe(play);
  }
  const table = stored(play.dataset.table);
  const back = typeof table === "string" && stored(play.dataset.game) && !continues && putBack(table);
  if (!back && (invited || continues || begun || ended)) play.dataset.waiting = "";
  if (!back && openings.length && !("waiting" in play.dataset)) {
    const wanted = new URLSearchParams(location.search).get("opening"); // the hand shown on the home page
    const shown = [...openings].find((opening) => opening.dataset.opening.includes(`/${wanted}/`));
    deal(shown ?? openings[Math.floor(Math.random() * openings.length)]);
  }

  const early = [];
  const isCard = (button) => /^(hand|pick):/.test(button.dataset.do ?? "");
  const press = (button, on) => button.setAttribute("aria-pressed", on);
  const pressed = (zone) => [...play.querySelectorAll(`${zone} [aria-pressed="true"]`)].filter(isCard);

  const letGo = () => pressed("").forEach((card) => press(card, false));

  // Shows a card as chosen or not, like the engine: only one card of the hand, and with it any number of cards on the table.
  const choose = (button) => {
    const on = button.getAttribute("aria-pressed") !== "true";
    if (button.dataset.do.startsWith("hand:")) letGo();
    else if (!pressed("#hand").length) return;
    press(button, on);
  };

  // Notes an intent. Before the first one, also notes the cards that look chosen on a restored table, because the engine starts without a
  // selection.
  const note = (intent) => {
    if (!early.length) early.push(...new Set([...pressed("#hand"), ...pressed("")].map((button) => button.dataset.do)));
    early.push(intent);
  };

  // Notes the intent of a pressed button.
  const keep = (event) => {
    const button = event.target.closest?.("button[data-do], [data-tap]");
    if (!button || document.documentElement.dataset.python === "ready") return;
    note(button.dataset.do ?? button.dataset.tap);
    if (isCard(button) && button.hasAttribute("aria-pressed")) choose(button);
  };

  // Returns the character of a key; on a keyboard without Latin letters, or with digits only with Shift, the Latin letter or digit at its
  // place.
  globalThis.casinoKey = ({ key, code = "", shiftKey }) => {
    const [, place] = /^(?:Key|Digit)(\w)$/.exec(code) ?? [];
    return place && key.length === 1 && !/[a-z\d]/i.test(key) && (key > "~" || (code.startsWith("Digit") && !shiftKey)) ? place.toLowerCase() : key;
  };

  // Notes a key, whose intent is known later. A digit immediately chooses a card of the hand.
  const keepKey = (event) => {
    const { target } = event;
    const key = stored("casino.keys") ? event.key : casinoKey(event);
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || target.closest?.("input, select, textarea")) return;
    if (key !== "Escape" && (key.length > 1 || key === " ")) return;
    const defaults = document.documentElement.dataset.letters !== "off" && !stored("casino.keys");
    const card = defaults && /[1-9]/.test(key) && play.querySelectorAll("#hand button.card")[key - 1];
    if (card) {
      card.focus();
      return card.click();
    }
    note(`key:${key}`);
    if (key === "Escape") letGo();
  };

  // Moves the focus within a zone by arrows, Home and End, even after Python is ready.
  const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const move = (event) => {
    const { key, target } = event;
    const zone = target.closest?.("[data-zone]");
    if (!zone || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open], #replay")) return;
    const stops = [...zone.querySelectorAll("button")];
    const turned = /Left|Right/.test(key) && getComputedStyle(zone).direction === "rtl"; // see thumb.css
    const ways = { Home: 0, End: stops.length - 1 };
    if (key in STEPS) ways[key] = (stops.indexOf(target) + (turned ? -1 : 1) * STEPS[key] + stops.length) % stops.length;
    if (!stops.includes(target) || !(key in ways)) return;
    event.preventDefault();
    for (const stop of stops) stop.tabIndex = -1;
    stops[ways[key]].tabIndex = 0;
    stops[ways[key]].focus();
  };

  addEventListener("keydown", move);
  addEventListener("keydown", keepKey);
  addEventListener("click", keep);
  // Returns the noted intents, one per line (keys are like "key:u"), and stops noting.
  globalThis.casinoEarly = () => {
    removeEventListener("click", keep);
    removeEventListener("keydown", keepKey);
    return early.join("\n");
  };
  // Shows the same cards as chosen on the engine's first table, which has no selection.
  globalThis.casinoChosen = () => {
    const cards = new Map([...play.querySelectorAll("[aria-pressed]")].map((button) => [button.dataset.do, button]));
    for (const intent of early) {
      if (intent === "key:Escape") letGo();
      else if (cards.has(intent) && isCard(cards.get(intent))) choose(cards.get(intent));
    }
  };
}
