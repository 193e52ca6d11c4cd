// Shows the puzzle of the day, and for how many days in a row it was solved on its day.
{
  const line = document.getElementById("daily-puzzle");
  const order = line.dataset.order.split(" ");
  const FIRST = Date.UTC(2026, 10, 23) / 864e5; // the day of the first puzzle of the order

  let done = {};
  try {
    done = JSON.parse(localStorage.getItem("casino.lessons")).data;
  } catch {
    // storage is refused, empty, or holds something else
  }
  if (done === null || typeof done !== "object") done = {};

  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5;
  const puzzle = (day) => order[(((day - FIRST) % order.length) + order.length) % order.length];
  const solved = (day) => done[puzzle(day)] === new Date(day * 864e5).toISOString().slice(0, 10);

  const [course, step] = puzzle(today).split("/");
  line.querySelector("a").href = `${line.dataset.root}${course.replace("-", "/")}/?step=${step}`;
  let days = 0;
  for (let day = solved(today) ? today : today - 1; days < order.length && solved(day); day -= 1) days += 1;
  const words = line.querySelector("span");
  const streak = days > 1 ? words.dataset.streak.replace("{days}", days) : "";
  words.textContent = `${solved(today) ? words.dataset.done : ""} ${streak}`.trim();
  line.hidden = false;
}
