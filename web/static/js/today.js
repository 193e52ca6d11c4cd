// Shows the result of today's deal on the home page, once it has been played, and the game of the week. The script comes right after these
// lines, so that nothing moves.
casinoDay.watch(() => {
  const line = document.getElementById("today");
  const link = document.querySelector('a[href$="daily=today"]');
  let points = null;
  try {
    points = JSON.parse(localStorage.getItem("casino.days")).data[casinoDay.text()];
  } catch {
    // storage is refused, empty, or holds something else
  }
  const played = Array.isArray(points) && points.length === 2 && points.every(Number.isInteger);
  link.hidden = played; // the result is below, next to the calendar
  line.textContent = "";
  if (played) {
    const [yours, theirs] = points;
    const words = yours > theirs ? line.dataset.won : yours < theirs ? line.dataset.lost : line.dataset.level;
    line.textContent = words.replace("{yours}", yours).replace("{theirs}", theirs);
  }
  // The games are in the order of their weeks; the first week began on data-first.
  const week = document.getElementById("week");
  if (!week) return; // there is only one game
  const games = week.querySelectorAll("template");
  const days = casinoDay.number() - Date.parse(week.dataset.first) / 864e5;
  const turn = Math.floor(days / 7) % games.length;
  week.replaceChildren(...games, games[(turn + games.length) % games.length].content.cloneNode(true));
  week.hidden = false;
});
