// Offers the visitor's language in one line, once, and never switches to it unasked. The language that a visitor chooses is stored, and
// offered on pages in other languages. The links of the footer say which languages the site has; a table has these links in its settings.
{
  const NAME = "casino.language";
  const list = document.getElementById("languages");
  const links = [...(list.content ?? list).querySelectorAll("a")];
  const here = document.documentElement.lang;

  const read = () => {
    try {
      return JSON.parse(localStorage.getItem(NAME))?.data ?? {};
    } catch {
      return {}; // storage is refused, or holds something else
    }
  };
  const write = (data) => {
    try {
      localStorage.setItem(NAME, JSON.stringify({ v: 1, data }));
    } catch {
      // refused or full: the line appears again on the next page
    }
  };

  // Shows a line over the end of the window; its button keeps the current language.
  const show = (content, lang) => {
    const main = document.getElementById("main");
    const status = document.createElement("div");
    status.role = "status";
    const line = document.createElement("div");
    line.className = "update";
    line.lang = lang;
    const text = document.createElement("p");
    const close = document.createElement("button");
    close.className = "btn";
    close.type = "button";
    close.textContent = list.dataset.close;
    close.lang = here;
    close.onclick = () => {
      write({ tag: here });
      status.remove();
      main.focus({ preventScroll: true }); // the focus would be lost with the button
    };
    text.append(content, " ", close);
    line.append(text);
    main.before(status);
    setTimeout(() => status.append(line), 100); // a status is announced only if it changes after it is there
  };

  // Returns the link of a language: with the same tag, otherwise of the same language in another country or script.
  const linkOf = (tag) => links.find(({ hreflang }) => hreflang.toLowerCase() === tag.toLowerCase())
    ?? links.find(({ hreflang }) => hreflang.split("-")[0] === tag.toLowerCase().split("-")[0]);

  const offer = () => {
    const { tag: chosen, name, offered } = read();
    const wanted = chosen ? linkOf(chosen) : navigator.languages.map(linkOf).find(Boolean);
    if (chosen && !wanted) {
      show(list.dataset.gone.replace("{language}", name ?? chosen), here);
      write({});
    } else if (wanted && wanted.hreflang !== here && (chosen || !offered)) {
      const link = wanted.cloneNode();
      link.textContent = wanted.dataset.offer;
      show(link, wanted.hreflang);
      if (!chosen) write({ offered: true });
    }
  };

  // Shows the links in the settings, which may be drawn again at any time.
  const fill = () => {
    const place = document.getElementById("set-languages");
    if (!place || place.firstChild) return;
    for (const link of links) {
      const copy = link.cloneNode(true);
      copy.className = link.ariaCurrent ? "btn first" : "btn";
      place.append(copy);
    }
    place.parentElement.hidden = false;
  };

  document.addEventListener("click", ({ target }) => {
    const link = target.closest("a[hreflang]");
    if (!link) return;
    write({ tag: link.hreflang, name: linkOf(link.hreflang).textContent });
    link.href = link.href.split(/[?#]/)[0] + location.search + location.hash;
  });
  if (list.content) {
    new MutationObserver(fill).observe(document.getElementById("dialogs"), { childList: true, subtree: true });
  } else {
    offer();
  }
}
