// Deals another hand on every visit, and shows the game that can be continued, with a picture of its table. The script is right behind
// both, so that nothing moves. What is stored is written by web/page/running.py.
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
  let parked = [];
  try {
    parked = Object.keys(localStorage).filter((name) => name.startsWith(start)).sort();
  } catch {
    // storage is refused
  }
  const hands = document.querySelectorAll("template[data-seed]");
  const hand = hands[Math.floor(Math.random() * hands.length)];
  const begin = document.getElementById("begin");
  document.getElementById("dealt").replaceChildren(hand.content.cloneNode(true));

  const onTable = stored("casino.glance");
  // Who has played before meets whom they played against last; for who has not, the page to play at has this very table ready.
  const bots = (Array.isArray(onTable?.bots) ? onTable.bots : []).filter((bot) => /^[a-z0-9_]+$/.test(bot) && bot !== "person");
  begin.search = onTable ? `?seed=${hand.dataset.seed}${bots.length === 1 ? `&bots=${bots[0]}` : ""}` : `?opening=${hand.dataset.seed}`;

  const newest = parked.at(-1);
  const shown = onTable?.running ? onTable : newest && stored(newest)?.glance;
  if (shown && typeof shown.title === "string") {
    const list = (value) => (Array.isArray(value) ? value.slice(0, 20).map(String) : []);
    const add = (parent, card) => {
      const face = parent.appendChild(document.createElement("span"));
      face.className = "card";
      const svg = face.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
      svg.setAttribute("viewBox", "0 0 200 280");
      svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "use")).setAttribute("href", `${place.dataset.sprite}#${card}`);
    };
    const [table, own] = place.querySelectorAll(".glance > span");
    const cards = (value) => list(value).filter((card) => /^[A2-9TJQK][SHDC]$/.test(card));
    for (const card of cards(shown.loose)) add(table, card);
    for (const card of cards(shown.hand)) add(own, card);
    place.querySelector("strong").textContent = shown.title;
    place.querySelector("small").textContent = list(shown.who).join(", ");
    place.querySelector("b").textContent = list(shown.totals).join("–");
    if (!onTable?.running) place.querySelector("a").search = `?continue=${newest}`;
    const more = parked.length - (onTable?.running ? 0 : 1);
    place.querySelector("[data-more]").hidden = !more;
    place.hidden = false;
    begin.classList.remove("first"); // one button is the first
  }
}
