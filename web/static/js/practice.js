// Asks the questions of a drill, ten in a run. The engine makes each one when it is needed, from a round of the chosen game. The best runs
// are stored, with a separate name for each game except plain Casino.
{
  const NAME = "casino.practice";
  const RUN = 10;
  const PATIENCE = 30; // answers without a question after which something must be wrong

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
      // storage is full or refused: the run counts anyway
    }
    return true;
  };
  const filled = (text, name, value) => text.replace(`{${name}}`, value);
  const describe = (best, { best: text, text: other, timed }) => filled(text ?? other, "right", best[0]) + (best[1] ? ` ${filled(timed, "seconds", best[1])}` : "");

  // The list of drills: the best run of each in any game, and links that keep the chosen game.
  const carry = (game) => {
    for (const link of document.querySelectorAll("a[data-on]")) link.search = game ? `?game=${game}` : "";
  };
  for (const line of document.querySelectorAll("li[data-drill]")) {
    const runs = Object.entries(stored()).filter(([name, run]) => name.split("-")[0] === line.dataset.drill && sound(run)).map(([, run]) => run);
    const best = runs.reduce((leader, run) => (better(run, leader) ? run : leader), null);
    const words = line.querySelector("[data-best]");
    if (best) words.textContent = describe(best, words.dataset);
  }
  const requestedGame = new URLSearchParams(location.search).get("game") ?? "";
  if (/^\w+$/.test(requestedGame)) carry(requestedGame);

  const drill = document.getElementById("drill");
  const one = (selector) => drill.querySelector(selector);

  const called = (option) => option.querySelector("[aria-label]").ariaLabel;

  // ---- the engine ----

  let greeted = null; // the engine's answer to init
  const greet = () => {
    const home = document.querySelector("a.home").getAttribute("href");
    greeted ??= casinoEngine.shown().then(() => casinoEngine.handle(JSON.stringify({ do: "init", lang: document.documentElement.lang, sprite: drill.dataset.sprite, home })));
    return greeted;
  };

  // Resolves with a question about a game.
  const wanted = async (game) => {
    for (let count = 0; count < PATIENCE; count += 1) {
      await greet();
      const text = await casinoEngine.handle(JSON.stringify({ do: `drill:${drill.dataset.drill}`, form: { game } }));
      if (text === "") greeted = null; // another engine has replaced it and does not know this page
      const question = text && JSON.parse(text).question;
      if (question) return question;
    }
    throw new Error("no question");
  };

  // ---- a run ----

  const run = async (ahead, game) => {
    const [question, panel, verdict, why, waiting] = ["#question", "#asked", "#verdict", "#why", "#waiting"].map(one);
    const [check, seen, next] = ["[data-check]", "[data-seen]", "[data-next]"].map(one);
    const timed = one("#clock").checked;
    const pastQuestions = new Set(); // the questions of this run: chance may repeat one
    let [number, right, current, explained, begun, ticking] = [0, 0, null, null, 0, 0];
    const seconds = () => Math.round((Date.now() - begun) / 1000);
    one("#time").textContent = "";

    const group = () => panel.querySelector(".options");
    const options = () => [...panel.querySelectorAll(".option")];
    const chosen = () => options().flatMap((option, place) => (option.ariaPressed === "true" ? [place] : [])).join(" ");

    // Returns a text with the cards and builds that belong to the only right answer but were not chosen, or the other way round.
    const listed = (text, belongs) => {
      if (current.right.length > 1 || !panel.querySelector(".options.on-felt")) return "";
      const some = options().filter((option, place) => current.right[0].includes(place) === belongs && (option.ariaPressed === "true") !== belongs);
      return some.length ? ` ${filled(text, "cards", some.map(called).join("; "))}` : "";
    };

    const lay = () => {
      const made = document.createElement("template");
      made.innerHTML = current.html;
      panel.replaceChildren(made.content);
      why.replaceChildren();
      verdict.textContent = "";
      panel.querySelector(".ask").hidden = current.hides;
      explained = panel.querySelector(".why");
      explained.remove();
      [check.hidden, seen.hidden, next.hidden] = [current.hides || !current.many, !current.hides, true];
    };

    const ask = async () => {
      [waiting.textContent, question.hidden] = [waiting.dataset.text, true];
      waiting.focus();
      do current = await ahead; while (pastQuestions.has(current.html) && (ahead = wanted(game)));
      pastQuestions.add(current.html);
      number += 1;
      if (number < RUN) (ahead = wanted(game)).catch(() => {}); // an error is reported when the question is needed
      one("#number").textContent = filled(one("#number").dataset.text, "number", number);
      lay();
      [waiting.textContent, question.hidden] = ["", false];
      (current.hides ? seen : group()).focus({ preventScroll: true });
      begun ||= Date.now();
      if (timed) ticking ||= setInterval(() => (one("#time").textContent = filled(one("#time").dataset.text, "seconds", seconds())), 1000);
    };

    const reveal = () => {
      panel.querySelector(".shown").hidden = true;
      panel.querySelector(".ask").hidden = false;
      seen.hidden = true;
      group().focus();
    };

    // Returns the words for the tick, which is only drawn.
    const rightMark = () => Object.assign(document.createElement("span"), { className: "visually-hidden", textContent: verdict.dataset.right });

    const judge = () => {
      const answers = current.right.map((places) => places.join(" "));
      const is = answers.includes(chosen());
      right += is;
      verdict.dataset.state = is ? "right" : "wrong";
      verdict.textContent = is ? verdict.dataset.right : verdict.dataset.wrong + listed(verdict.dataset.mistaken, false) + listed(verdict.dataset.missed, true);
      options().forEach((option, place) => {
        option.ariaDisabled = "true";
        option.toggleAttribute("data-mistaken", option.ariaPressed === "true" && !current.right.flat().includes(place));
        if (!current.right[0].includes(place)) return;
        option.dataset.wanted = "";
        option.append(" ", rightMark());
      });
      panel.querySelector(".shown").hidden = false;
      why.append(explained);
      [check.hidden, next.hidden] = [true, false];
      next.focus({ preventScroll: true });
    };

    const end = () => {
      clearInterval(ticking);
      const time = timed ? Math.max(1, seconds()) : 0;
      const result = one("#result");
      const best = keep(named(game), [right, time]);
      const after = time ? ` ${filled(result.dataset.timed, "seconds", time)}` : "";
      result.querySelector("h2").textContent = filled(result.dataset.text, "right", right) + after + (best ? ` ${result.dataset.best}` : "");
      [question.hidden, result.hidden] = [true, false];
      offer();
      result.querySelector("h2").focus();
    };

    const stop = () => {
      clearInterval(ticking);
      fail();
    };

    panel.onclick = ({ target }) => {
      const option = target.closest(".option");
      if (!option || option.ariaDisabled === "true") return;
      option.ariaPressed = option.ariaPressed === "true" ? "false" : "true";
      if (!current.many) judge();
    };
    check.onclick = judge;
    seen.onclick = reveal;
    next.onclick = () => (number < RUN ? ask().catch(stop) : end());
    [one("#begin").hidden, one("#result").hidden] = [true, true];
    await ask().catch(stop);
  };

  const named = (game) => (game === "classic" ? drill.dataset.drill : `${drill.dataset.drill}-${game}`);
  let failed = false; // whether the start has failed; other parts of the engine may still report their progress then
  const fail = () => {
    failed = true;
    for (const part of ["#question", "#begin", "#result"]) one(part).hidden = true;
    one("#waiting").textContent = one("#waiting").dataset.failed;
  };

  // Shows the start of a run, and meanwhile asks for its first question.
  let first = null;
  const offer = () => {
    const [begin, game, best] = ["#begin", "#game", "#best"].map(one);
    const before = stored()[named(game.value)];
    best.textContent = sound(before) ? describe(before, best.dataset) : "";
    begin.hidden = false;
    (first = wanted(game.value)).catch(() => {});
  };

  if (drill) {
    const [begin, game, waiting] = ["#begin", "#game", "#waiting"].map(one);
    if ([...game.options].some(({ value }) => value === requestedGame)) game.value = requestedGame;
    else if (requestedGame) {
      const unknown = one("#unknown");
      unknown.textContent = unknown.dataset.text.replace("{value}", () => requestedGame.slice(0, 40));
      unknown.hidden = false;
    }
    addEventListener("casino:engine", ({ detail }) => {
      if ("failed" in detail) fail();
      else if (!failed && waiting.textContent && detail.total) waiting.textContent = ["loaded", "total"].reduce((text, name) => filled(text, name, (detail[name] / 1e6).toFixed(1)), waiting.dataset.progress);
    });
    casinoEngine.start();
    game.onchange = () => {
      history.replaceState(null, "", `?game=${game.value}`);
      carry(game.value);
      offer();
    };
    begin.onsubmit = (event) => {
      event.preventDefault();
      const button = begin.querySelector("[data-again]");
      button.textContent = button.dataset.again;
      run(first, game.value).catch(fail);
    };
    offer();
  }
}
