// Offers the visitor's language in one line, once, and never leads there unasked. The language that a visitor chooses is kept, and then
// offered on pages in any other. The links of the footer say which languages the site has.
{
  const NAME = "casino.language";
  const list = document.getElementById("languages");
  const links = [...list.querySelectorAll("a")];
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

  // Shows a line at the end of the page; its button keeps the present language.
  const show = (content, lang) => {
    const line = document.createElement("div");
    line.className = "update";
    line.role = "status";
    line.lang = lang;
    const text = document.createElement("p");
    const close = document.createElement("button");
    close.className = "btn";
    close.type = "button";
    close.textContent = list.dataset.close;
    close.lang = here;
    close.onclick = () => {
      write({ tag: here });
      line.remove();
    };
    text.append(content, " ", close);
    line.append(text);
    document.body.append(line);
  };

  // Returns the link of a language: of the same tag, or else of the same language in another country or script.
  const linkOf = (tag) => links.find(({ hreflang }) => hreflang.toLowerCase() === tag.toLowerCase())
    ?? links.find(({ hreflang }) => hreflang.split("-")[0] === tag.toLowerCase().split("-")[0]);

  const { tag: chosen, name, offered } = read();
  const wanted = chosen ? linkOf(chosen) : navigator.languages.map(linkOf).find(Boolean);
  if (chosen && !wanted) {
    show(list.dataset.gone.replace("{language}", name ?? chosen), here);
    write({});
  } else if (wanted && wanted.hreflang !== here && (chosen || !offered)) {
    const link = wanted.cloneNode();
    link.href = wanted.href + location.search + location.hash;
    link.textContent = wanted.dataset.offer;
    link.onclick = () => write({ tag: wanted.hreflang, name: wanted.textContent });
    show(link, wanted.hreflang);
    if (!chosen) write({ offered: true });
  }
  for (const link of links) {
    link.addEventListener("click", () => {
      write({ tag: link.hreflang, name: link.textContent });
      link.href += location.search + location.hash;
    });
  }
}
