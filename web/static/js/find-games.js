// Hides the games of a list that do not match the words and the values of all drop-down lists.
{
  // Returns the words of a text without accents, in lower case, with a space before and after each.
  const plain = (text) => ` ${text.normalize("NFKD").replace(/\p{M}/gu, "")} `.replace(/[^\p{L}\p{N}]+/gu, " ").toLowerCase();

  // Returns the words of a game without those of its links, which name other games.
  const said = (game) => [...game.querySelectorAll("h3, strong, small, p:not(:has(a))")].map((part) => part.textContent).join(" ");

  const show = (finder) => {
    const words = plain(finder.querySelector("[type=search]").value).trimEnd();
    const asked = [...finder.querySelectorAll("[data-facet]")].filter((list) => list.value);
    const has = (game) => asked.every((list) => (game.dataset[list.dataset.facet] ?? "").split(" ").includes(list.value));
    let count = 0;
    for (const family of finder.querySelectorAll("[data-games]")) {
      const heading = family.firstElementChild.textContent;
      const games = [...family.querySelectorAll("[data-game]")];
      for (const game of games) game.hidden = !(plain(`${heading} ${said(game)}`).includes(words) && has(game));
      const found = games.filter((game) => !game.hidden).length;
      family.hidden = !found;
      count += found;
    }
    finder.querySelector("[data-found]").textContent = count;
  };

  // On a page, puts recently played games first; in the form for a new game they already are.
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

  document.addEventListener("input", ({ target }) => {
    const finder = target.closest("[data-kept]")?.closest("[data-finder]");
    if (finder) show(finder);
  });
}
