// Stands right behind the table, so that it runs before the first paint: puts back the table that this browser last showed, or deals one
// of the hands that came with the page. Until Python is there it keeps what is chosen, in casinoEarly, and lets it look chosen.
{
  const play = document.getElementById("play");
  const openings = document.querySelectorAll("template[data-opening]");
  const names = (location.search + location.hash).split(/[?#&]/).map((part) => part.split("=")[0]);
  const invited = play.dataset.invites.split(" ").some((name) => names.includes(name));

  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name))?.data;
    } catch {
      return null; // storage is refused, or holds something else
    }
  };

  const deal = (opening) => {
    play.replaceChildren(opening.content.cloneNode(true));
    play.dataset.opening = opening.dataset.opening;
    if (stored("casino.away")) play.querySelector("#hint")?.remove();
  };

  // The address of the deck tells its content, so an older picture of the table may name an older deck.
  // What Python tells of its start lies over the last sentence, which keeps its room.
  const putBack = (html) => {
    const progress = play.querySelector("#log").innerHTML;
    play.innerHTML = html.replace(/href="[^"#]*#/g, `href="${play.dataset.sprite}#`);
    const log = play.querySelector("#log");
    if (log) log.innerHTML = `<span class="last">${log.innerHTML}</span><span class="over">${progress}</span>`;
    delete play.dataset.opening;
  };

  const table = stored(play.dataset.table);
  if (typeof table === "string" && stored(play.dataset.game)) putBack(table);
  else if (invited) play.dataset.waiting = "";
  else if (openings.length) deal(openings[Math.floor(Math.random() * openings.length)]);

  const early = [];
  const press = (button, on) => button.setAttribute("aria-pressed", on);
  const pressed = (zone) => [...play.querySelectorAll(`${zone} [aria-pressed="true"]`)];

  const choose = (button) => {
    const on = button.getAttribute("aria-pressed") !== "true";
    if (button.dataset.do.startsWith("hand:")) pressed("").forEach((other) => press(other, false));
    else if (!pressed("#hand").length) return;
    press(button, on);
  };

  const keep = (event) => {
    const button = event.target.closest?.("[data-do]");
    if (!button || document.documentElement.dataset.python === "ready") return;
    early.push(button.dataset.do);
    if (button.hasAttribute("aria-pressed")) choose(button);
  };

  addEventListener("click", keep);
  globalThis.casinoEarly = () => {
    removeEventListener("click", keep);
    return early.join("\n");
  };
}
