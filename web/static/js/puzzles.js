// Shows the puzzle of the day, the streak of puzzles that were solved on their day, and the best runs.
{
  const line = document.getElementById("daily-puzzle");
  const order = line.dataset.order.split(" ");
  const FIRST = Date.UTC(2026, 10, 23) / 864e5; // the day of the first puzzle of the order
  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name)).data ?? {};
    } catch {
      return {}; // storage is refused, empty, or holds something else
    }
  };

  casinoDay.watch(() => {
    const done = stored("casino.lessons");
    const days = stored("casino.puzzle-days");
    const puzzle = (day) => order[(((day - FIRST) % order.length) + order.length) % order.length];
    // Older versions noted only the first time that a puzzle was solved.
    const solved = (day) => typeof days[casinoDay.text(day)] === "string" || done[puzzle(day)] === casinoDay.text(day);

    const today = casinoDay.number();
    const [course, step] = puzzle(today).split("/");
    line.querySelector("a").href = `${line.dataset.root}${course.replace("-", "/")}/?step=${step}`;
    const game = course.slice(course.indexOf("-") + 1);
    const rules = line.querySelector("[data-rules]");
    rules.href = `${line.dataset.root}rules/${game}/`;
    rules.textContent = rules.dataset.rules.replace("{game}", document.querySelector(`#run [name=game] [value=${game}]`).text);
    let streak = 0;
    for (let day = solved(today) ? today : today - 1; solved(day); day -= 1) streak += 1;
    const words = line.querySelector("span");
    const streakText = streak > 1 ? words.dataset.streak.replace("{days}", streak) : "";
    words.textContent = `${solved(today) ? words.dataset.done : ""} ${streakText}`.trim();
    line.hidden = false;
  });

  const runs = stored("casino.practice");
  const form = document.getElementById("run");
  const showBest = () => {
    for (const words of form.querySelectorAll("[data-of]")) {
      const best = runs[words.dataset.of.replace("{minutes}", form.elements.minutes.value)]?.[0];
      words.textContent = Number.isInteger(best) ? words.closest("[data-best]").dataset.best.replace("{count}", best) : "";
    }
  };
  showBest();
  form.addEventListener("change", showBest);

  // This page's policy forbids forms to send anything, so the script opens the address of the run.
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const parameters = [...new FormData(form, event.submitter)].filter(([name, value]) => value && (name !== "minutes" || event.submitter.value === "timed"));
    location.href = `${form.dataset.run}?${new URLSearchParams(parameters)}`;
  });
}
