// Hides the games of a list that do not match the typed words and all drop-down lists. Words can also be traits of games, such as
// "ace 14" or "no building"; web/worker/words/traits.py has them.
{
  // Returns the words of a text without accents, in lower case, with a space before and after each.
  const plain = (text) => ` ${text.normalize("NFKD").replace(/\p{M}/gu, "")} `.replace(/[^\p{L}\p{N}]+/gu, " ").toLowerCase();

  // Returns a function that remembers its results, because every keystroke needs them.
  const remembered = (compute) => {
    const known = new WeakMap();
    return (element) => known.get(element) ?? known.set(element, compute(element)).get(element);
  };

  // Returns the words of a game and its heading, without those of its links, which name other games.
  const textOf = remembered((game) => {
    const parts = [game.closest("[data-games]").firstElementChild, ...game.querySelectorAll("h3, strong, small, p:not(:has(a))")];
    return plain(parts.map((part) => part.textContent).join(" "));
  });

  // Returns the phrases of a trait, each as a list of words.
  const phrasesOf = remembered((trait) => trait.dataset.say.split(",").map((phrase) => plain(phrase).trim().split(" ")));

  // Returns the traits that the typed words ask for, and the remaining words, each as typed and as a plain word.
  const understood = (finder, typed) => {
    const tokens = typed.split(/[\s-]+/).filter(Boolean).map((word) => ({ word, plain: plain(word).trim() }));
    const traits = [];
    for (const trait of finder.querySelectorAll("[data-trait]")) {
      const phrase = phrasesOf(trait).find((words) => words.every((word) => tokens.some((each) => each.plain === word && !each.used)));
      trait.hidden = !phrase;
      if (!phrase) continue;
      traits.push(trait.dataset.trait);
      for (const each of tokens) each.used ||= phrase.includes(each.plain);
    }
    const noise = finder.dataset.noise.split(" ");
    return { traits, rest: tokens.filter((each) => each.plain && !each.used && !noise.includes(each.plain)) };
  };

  // Offers to set up a game with the typed traits and name.
  const offer = (finder, { traits, rest }, count) => {
    const box = finder.querySelector("[data-offer]");
    const wish = box.querySelector("[data-wish]");
    box.hidden = !(traits.length || (rest.length && !count));
    box.querySelector("[data-understood]").hidden = !traits.length;
    wish.textContent = count ? wish.dataset.some : wish.dataset.none;
    const text = `${traits.join(" ")}/${count ? "" : rest.map(({ word }) => word.replace(/[,.;:!?]+$/, "")).join(" ")}`;
    if (wish.href) wish.search = `?wish=${encodeURIComponent(text)}`;
    else wish.dataset.do = `wish:${text}`;
  };

  // Keeps the shown games within the reach of Tab. Chrome remembers the last radio button that had the focus and skips all others, even
  // if that button is hidden; it forgets a button that is inserted again. A button that has the focus passes it on.
  const freeTab = (hidden, finder) => {
    if (!hidden) return;
    const focused = hidden === document.activeElement;
    hidden.replaceWith(hidden);
    if (focused) finder.querySelector("[data-game]:not([hidden]) input")?.focus();
  };

  const show = (finder) => {
    const typed = finder.querySelector("[type=search]").value;
    const words = plain(typed).trimEnd();
    const asks = understood(finder, typed);
    // Returns whether a game has the typed phrase in its text, or everything that was understood of that phrase.
    const fits = (game, text) => {
      if (text.includes(words)) return true;
      const its = game.dataset.traits?.split(" ") ?? [];
      const all = asks.traits.every((trait) => its.includes(trait)) && asks.rest.every((each) => text.includes(` ${each.plain}`));
      return Boolean(asks.traits.length || asks.rest.length) && all;
    };
    const facets = [...finder.querySelectorAll("[data-facet]")].filter((list) => list.value);
    const has = (game) => facets.every((list) => (game.dataset[list.dataset.facet] ?? "").split(" ").includes(list.value));
    let count = 0;
    for (const family of finder.querySelectorAll("[data-games]")) {
      const games = [...family.querySelectorAll("[data-game]")];
      for (const game of games) game.hidden = !(fits(game, textOf(game)) && has(game));
      const number = games.filter((game) => !game.hidden).length;
      family.hidden = !number;
      count += number;
    }
    finder.querySelector("[data-found]").textContent = count;
    offer(finder, asks, count);
    freeTab(finder.querySelector("[data-game][hidden] :checked"), finder);
  };

  // On a page, puts recently played games first; in the form for a new game they are already first.
  const sortByPlayed = (finder) => {
    let lately = [];
    try {
      lately = JSON.parse(localStorage.getItem("casino.lately")).data;
    } catch {
      // storage is refused, empty, or holds something else
    }
    const games = (Array.isArray(lately) ? lately : []).map((name) => document.getElementById(name)).filter((game) => finder.contains(game));
    if (!games.length) return;
    const group = finder.querySelector("[data-games]").cloneNode();
    const heading = document.createElement("h2");
    heading.textContent = finder.dataset.lately;
    group.append(heading, ...games);
    finder.querySelector(".found").prepend(group);
  };

  document.querySelectorAll("[data-lately]").forEach(sortByPlayed);

  // In a form, the pictures are in templates, and each is drawn when it comes into view.
  const sight = new IntersectionObserver((seen) => {
    for (const { target } of seen.filter((one) => one.isIntersecting)) {
      sight.unobserve(target);
      target.replaceChildren(target.firstElementChild.content);
    }
  });
  document.addEventListener("toggle", ({ target }) => {
    for (const picture of target.querySelectorAll(".finder .example:has(> template)")) sight.observe(picture);
  }, true);

  document.addEventListener("input", ({ target }) => {
    const finder = target.closest(".find")?.closest("[data-finder]");
    if (finder) requestAnimationFrame(() => setTimeout(show, 0, finder)); // letters appear before games are searched
  });
}
