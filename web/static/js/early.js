// Shows a table before Python is there: the one that this browser showed last, or one of the hands that came with the page. Notes what is
// pressed until then, for casinoEarly() to hand over, and lets it look chosen. The script is in the page right behind the table, so
// that it runs before the first paint.
{
  const play = document.getElementById("play");
  const openings = document.querySelectorAll("template[data-opening]");
  const names = (location.search + location.hash).split(/[?#&]/).map((part) => part.split("=")[0]);
  const continues = names.includes("continue"); // a running game other than the one shown last
  const embedded = "embed" in play.dataset;
  const invited = play.dataset.invites.split(" ").some((name) => names.includes(name));

  // Returns a value in the envelope of web/page/storage.py; nothing where there is none.
  const stored = (name) => {
    try {
      const found = JSON.parse(localStorage.getItem(name));
      return found?.v === 1 ? found.data : null;
    } catch {
      return null; // storage is refused, or holds something else
    }
  };

  // Shows one of the hands that came with the page.
  const deal = (opening) => {
    play.replaceChildren(opening.content.cloneNode(true));
    play.dataset.opening = opening.dataset.opening;
    if (stored("casino.away")) play.querySelector("#hint")?.remove();
  };

  // Whether what is stored as the picture of a table is one: it has nothing that tables do not have.
  const LONGEST = 500_000;
  const ELEMENTS = /^(a|article|aside|b|button|details|dialog|div|em|fig(ure|caption)|h[1-6r]|header|i|li|main|ol|p|path|section|small|span|strong|summary|svg|table|t(body|d|foot|h|head|r)|ul|use)$/;
  const HANDLER = /[\s"'/]on[a-z]+\s*=/i;
  const plain = ({ name, value }) => !/^(src|action|formaction)/.test(name) && !(/href$/.test(name) && /^\s*[\w+.-]*:/.test(value));
  const isTable = (content) => content.querySelector("#log") && [...content.querySelectorAll("*")].every((one) => ELEMENTS.test(one.localName) && [...one.attributes].every(plain));

  // Shows the table of the last visit, and returns whether that can be done. The address of the deck depends on its content, so that table may name an older deck. The progress
  // of Python's start is laid over the last sentence, which keeps its room.
  const putBack = (html) => {
    const made = document.createElement("template"); // in which nothing runs and nothing is loaded
    if (html.length <= LONGEST && !HANDLER.test(html)) made.innerHTML = html.replace(/href="[^"#]*#/g, `href="${play.dataset.sprite}#`);
    if (!isTable(made.content)) return false;
    const progress = play.querySelector("#log").innerHTML;
    play.replaceChildren(made.content);
    const log = play.querySelector("#log");
    log.innerHTML = `<span class="last">${log.innerHTML}</span><span class="over">${progress}</span>`;
    delete play.dataset.opening;
    return true;
  };

  // In a frame of another page Python waits for somebody who wants it; boot.js knows who that is.
  if (embedded && (parent === self || /[?#&]start=now(?=[&#]|$)/.test(location.search + location.hash))) document.documentElement.dataset.python = "loading";

  const begun = embedded && history.state !== "fresh" && stored(`casino.embed ${location.search}${location.hash}`); // of which there is no picture
  const table = stored(play.dataset.table);
  const back = typeof table === "string" && stored(play.dataset.game) && !continues && putBack(table);
  if (!back && (invited || continues || begun)) play.dataset.waiting = "";
  else if (!back && openings.length) {
    const wanted = new URLSearchParams(location.search).get("opening"); // the hand that the home page has shown
    const shown = [...openings].find((opening) => opening.dataset.opening.includes(`/${wanted}/`));
    deal(shown ?? openings[Math.floor(Math.random() * openings.length)]);
  }

  const early = [];
  const press = (button, on) => button.setAttribute("aria-pressed", on);
  const pressed = (zone) => [...play.querySelectorAll(`${zone} [aria-pressed="true"]`)];

  // Lets a button look chosen or not, as the engine would: one card of the hand, and with it any on the table.
  const choose = (button) => {
    const on = button.getAttribute("aria-pressed") !== "true";
    if (button.dataset.do.startsWith("hand:")) pressed("").forEach((other) => press(other, false));
    else if (!pressed("#hand").length) return;
    press(button, on);
  };

  // Notes the intent of a button that is pressed.
  const keep = (event) => {
    const button = event.target.closest?.("[data-do]");
    if (!button || document.documentElement.dataset.python === "ready") return;
    early.push(button.dataset.do);
    if (button.hasAttribute("aria-pressed")) choose(button);
  };

  addEventListener("click", keep);
  // Returns the intents that were noted, a line each, and stops noting.
  globalThis.casinoEarly = () => {
    removeEventListener("click", keep);
    return early.join("\n");
  };
}
