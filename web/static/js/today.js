// Shows the result of today's deal on the home page, once it has been played, and the game of the week. The script comes right after these
// lines, so that nothing moves.
{
  const line = document.getElementById("today");
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  let points = null;
  try {
    points = JSON.parse(localStorage.getItem("casino.days")).data[date];
  } catch {
    // storage is refused, empty, or holds something else
  }
  if (Array.isArray(points) && points.length === 2 && points.every(Number.isInteger)) {
    const [yours, theirs] = points;
    const words = yours > theirs ? line.dataset.won : yours < theirs ? line.dataset.lost : line.dataset.level;
    line.textContent = words.replace("{yours}", yours).replace("{theirs}", theirs);
    document.querySelector('a[href$="daily=today"]').hidden = true; // the result is below, next to the calendar
  }
  // The games are in the order of their weeks; the first week began on data-first.
  const week = document.getElementById("week");
  const games = week.querySelectorAll("template");
  const days = (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.parse(week.dataset.first)) / 864e5;
  const turn = Math.floor(days / 7) % games.length;
  week.replaceChildren(games[(turn + games.length) % games.length].content.cloneNode(true));
  week.hidden = false;
}
