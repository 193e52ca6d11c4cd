// Shows another hand on every visit, or the table of a game that can be continued. The script comes right after these elements, so that
// nothing moves. web/page/running.py writes the stored game.
{
  const place = document.getElementById("continue");
  const start = "casino.running.";
  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name)).data;
    } catch {
      return null; // storage is refused, empty, or holds something else
    }
  };
  let names = [];
  try {
    names = Object.keys(localStorage);
  } catch {
    // storage is refused
  }
  const parked = names.filter((name) => name.startsWith(start)).sort();
  const hands = document.querySelectorAll("template[data-seed]");
  const hand = hands[Math.floor(Math.random() * hands.length)];
  const begin = document.getElementById("begin");
  const dealt = document.getElementById("dealt");

  const onTable = stored("casino.glance");
  // Visitors who have played before choose a game; for others, the page with the table has this very deal ready.
  const played = onTable?.running || parked.length || names.some((name) => name.startsWith("casino.done."));
  begin.search = played ? "?show=new" : `?opening=${hand.dataset.seed}`;
  if (played) begin.textContent = begin.dataset.another;

  const newest = parked.at(-1);
  const shown = onTable?.running ? onTable : newest && stored(newest)?.glance;
  if (shown && typeof shown.title === "string") {
    const list = (value) => (Array.isArray(value) ? value.slice(0, 20).map(String) : []);
    const put = (parent, kind, name, text = "") => {
      const element = parent.appendChild(document.createElement(kind));
      element.className = name;
      element.textContent = text;
      return element;
    };
    const drawCards = (cards, builds = []) => {
      const row = put(dealt, "div", "loose");
      row.setAttribute("aria-hidden", "true");
      for (const card of cards) {
        const svg = put(row, "span", "card").appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
        svg.setAttribute("viewBox", "0 0 200 280");
        svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "use")).setAttribute("href", `${place.dataset.sprite}#${card}`);
      }
      for (const build of builds) put(row, "b", "value", build);
    };
    const cards = (value) => list(value).filter((card) => /^[A2-9TJQK][SHDC]$/.test(card));
    const [loose, builds, own] = [cards(shown.loose), list(shown.builds), cards(shown.hand)];
    const score = list(shown.totals).join("–").replaceAll("-", "−");
    const between = !(loose.length || builds.length || own.length); // whether there is only the score to show
    dealt.replaceChildren();
    if (between) put(dealt, "b", "standing", score).setAttribute("aria-hidden", "true");
    else drawCards(loose, builds);
    put(dealt, "p", "", between ? dealt.dataset.between : dealt.dataset.left);
    if (own.length) drawCards(own);
    const who = list(shown.who).join(", ");
    place.querySelector("strong").textContent = shown.title;
    place.querySelector("small").textContent = list(shown.bots).includes("person") ? who : place.dataset.against.replace("{who}", who);
    place.querySelector("b").textContent = score;
    if (!onTable?.running) place.querySelector("a").search = `?continue=${newest}`;
    const more = parked.length - (onTable?.running ? 0 : 1);
    place.querySelector("[data-more]").hidden = !more;
    place.hidden = false;
    begin.classList.remove("first"); // only one button is primary
  } else {
    dealt.replaceChildren(hand.content.cloneNode(true));
  }

  // Games with friends that are not over; where it is the visitor's turn, made or not, the link is a button.
  const friend = document.getElementById("friend");
  const running = Object.values(stored("casino.letters") ?? {}).filter((entry) => entry?.turn && entry.turn !== "over");
  const own = running.filter(({ turn }) => turn === "you");
  if (running.length) friend.textContent = friend.dataset[own.some(({ drafted }) => !drafted) ? "turn" : own.length ? "unsent" : "running"];
  if (own.length) friend.className = "btn";
}
