// Asks the questions of a drill, ten a run in a new order, and keeps the best run of each. web/page/storage.py knows the name.
{
  const NAME = "casino.practice";
  const RUN = 10;

  const stored = () => {
    try {
      const { data } = JSON.parse(localStorage.getItem(NAME));
      return data && typeof data === "object" && !Array.isArray(data) ? data : {};
    } catch {
      return {}; // storage is refused, empty, or holds something else
    }
  };
  const sound = (best) => Array.isArray(best) && best.length === 2 && best.every((number) => Number.isInteger(number) && number >= 0);
  const better = ([right, time], best) => !sound(best) || right > best[0] || (right === best[0] && time > 0 && (best[1] === 0 || time < best[1]));
  const keep = (drill, run) => {
    const best = stored();
    if (run[0] === 0 || !better(run, best[drill])) return false;
    try {
      localStorage.setItem(NAME, JSON.stringify({ v: 1, tab: "practice", data: { ...best, [drill]: run } }));
    } catch {
      // there is no room, or storage is refused: the run counts nevertheless
    }
    return true;
  };
  const filled = (text, name, value) => text.replace(`{${name}}`, value);

  // the list of drills
  for (const line of document.querySelectorAll("li[data-drill]")) {
    const best = stored()[line.dataset.drill];
    const words = line.querySelector("[data-best]");
    if (!sound(best)) continue;
    const timed = best[1] ? ` ${filled(words.dataset.timed, "seconds", best[1])}` : "";
    words.textContent = filled(words.dataset.best, "right", best[0]) + timed;
  }

  const drill = document.getElementById("drill");
  const one = (selector) => drill.querySelector(selector);

  const run = () => {
    const [question, asked, verdict, why, clock] = ["#question", "#asked", "#verdict", "#why", "#clock"].map(one);
    const [check, seen, next] = ["[data-check]", "[data-seen]", "[data-next]"].map(one);
    const left = [...drill.querySelectorAll("template")].map((each) => [Math.random(), each]).sort(([a], [b]) => a - b).map(([, each]) => each).slice(0, RUN);
    let [number, right, current, explained] = [0, 0, null, null];
    const begun = Date.now();
    const seconds = () => Math.round((Date.now() - begun) / 1000);
    const ticking = clock.checked ? setInterval(() => (one("#time").textContent = filled(one("#time").dataset.text, "seconds", seconds())), 1000) : 0;
    one("#time").textContent = "";

    const options = () => [...asked.querySelectorAll(".option")];
    const chosen = () => options().flatMap((option, place) => (option.ariaPressed === "true" ? [place] : [])).join(" ");

    const ask = () => {
      current = left[number];
      number += 1;
      one("#number").textContent = filled(one("#number").dataset.text, "number", number);
      asked.replaceChildren(current.content.cloneNode(true));
      why.replaceChildren();
      verdict.textContent = "";
      const hides = "hides" in current.dataset;
      asked.querySelector(".ask").hidden = hides;
      explained = asked.querySelector(".why");
      explained.remove();
      [check.hidden, seen.hidden, next.hidden] = [hides || !("many" in current.dataset), !hides, true];
      (hides ? seen : options()[0]).focus({ preventScroll: true });
    };

    const reveal = () => {
      asked.querySelector(".shown").hidden = true;
      asked.querySelector(".ask").hidden = false;
      seen.hidden = true;
      options()[0].focus();
    };

    const judge = () => {
      const answers = current.dataset.right.split("|");
      const is = answers.includes(chosen());
      right += is;
      verdict.dataset.state = is ? "right" : "wrong";
      verdict.textContent = verdict.dataset[is ? "right" : "wrong"];
      const wanted = answers[0].split(" ");
      options().forEach((option, place) => {
        option.ariaDisabled = "true";
        option.toggleAttribute("data-wanted", wanted.includes(String(place)));
      });
      asked.querySelector(".shown").hidden = false;
      why.append(explained);
      [check.hidden, next.hidden] = [true, false];
      next.focus({ preventScroll: true });
    };

    const end = () => {
      clearInterval(ticking);
      const time = ticking ? Math.max(1, seconds()) : 0;
      const result = one("#result");
      const best = keep(drill.dataset.drill, [right, time]);
      const timed = time ? ` ${filled(result.dataset.timed, "seconds", time)}` : "";
      result.querySelector("h2").textContent = filled(result.dataset.text, "right", right) + timed + (best ? ` ${result.dataset.best}` : "");
      [question.hidden, result.hidden] = [true, false];
      result.querySelector("h2").focus();
    };

    asked.onclick = ({ target }) => {
      const option = target.closest(".option");
      if (!option || option.ariaDisabled === "true") return;
      option.ariaPressed = option.ariaPressed === "true" ? "false" : "true";
      if (!("many" in current.dataset)) judge();
    };
    check.onclick = judge;
    seen.onclick = reveal;
    next.onclick = () => (number < left.length ? ask() : end());
    [one("#begin").hidden, one("#result").hidden, question.hidden] = [true, true, false];
    ask();
  };

  if (drill) {
    one("#begin").hidden = false;
    for (const button of drill.querySelectorAll("[data-begin]")) button.onclick = run;
  }
}
