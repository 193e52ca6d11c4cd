// Draws the parts that all frames have: cards and builds, text with cards, faults, the links around the table. Cards and builds are copies
// of the samples that came with the page, so the markup is that of web/table/cards.py, and no second version of it exists.
{
  const embed = globalThis.casinoEmbed;
  const { data, faults, parameters, lookUp, say, spoken } = embed;
  const { words } = data;

  const listed = (cards) => cards.map((card) => spoken(card)).join(words["locale.list"]);

  // Gives an element attributes, and returns the element.
  const put = (element, attributes) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };

  // Returns a copy of the markup of a card that shows another card.
  const card = (sample, name) => {
    const copy = sample.cloneNode(true);
    copy.querySelector("use").setAttribute("href", `#${name}`);
    if (copy.hasAttribute("aria-label")) copy.setAttribute("aria-label", spoken(name));
    return copy;
  };

  // Returns a copy of the markup of a build that shows another build, and the sentence that describes that build; drawCard() draws each card.
  const plate = (sample, { value, groups, owner }, who, drawCard = card) => {
    const copy = sample.cloneNode(true);
    const multiple = groups.length > 1 ? "multiple" : "single";
    const figure = copy.querySelector(".value");
    figure.textContent = value;
    figure.className = `value ${multiple}`;
    const label = copy.querySelector(".head span");
    label.firstChild.textContent = who;
    label.querySelector("small").textContent = words[`table.${multiple}`];
    const fan = copy.querySelector(".fan");
    const one = fan.querySelector(".card");
    copy.querySelector(".sets").replaceChildren(...groups.map((group) => {
      const laid = fan.cloneNode(false);
      laid.append(...group.map((name) => drawCard(one, name)));
      return laid;
    }));
    const sentence = say(`table.build.${owner ? "theirs" : "yours"}.${multiple}`, {
      owner: who, value, cards: groups.map(listed).join(words["locale.semicolon"]),
    });
    return [copy, sentence];
  };

  // Returns the parts of a text: plain text, and an element for each card in braces.
  const withCards = (text) => text.split(/\{((?:10|[2-9TJQKA])[SHDC])\}/).map((part, place) => {
    if (place % 2 === 0) return part;
    const name = part.replace("10", "T");
    const span = put(document.createElement("span"), { class: `say ${name[1]}` });
    const rank = put(document.createElement("span"), { "aria-hidden": "true" });
    if ("JQK".includes(name[0])) rank.className = name[0];
    rank.textContent = name[0] === "T" ? "10" : name[0];
    const pip = put(document.createElementNS("http://www.w3.org/2000/svg", "svg"), { role: "img", "aria-label": spoken(name) });
    pip.append(put(document.createElementNS("http://www.w3.org/2000/svg", "use"), { href: `#pip${name[1]}` }));
    span.append(rank, pip);
    return span;
  });

  // Shows the faults, if there are any, with a link to the builder.
  const showFaults = () => {
    const notice = document.getElementById("wrong");
    const every = [...embed.notes, ...faults];
    if (!notice || !every.length) return;
    notice.querySelector("p").textContent = every.map(({ text }) => text).join(" ");
    const { kind } = document.getElementById("play").dataset;
    notice.querySelector("a").href += `?kind=${kind}${`${location.search}${location.hash}`.replace("?", "&")}`;
    notice.hidden = false;
  };

  // Shows the parts around the table that the address asks for, and links to the same table at full size.
  const frame = (address) => {
    if (parameters.show) document.documentElement.dataset.show = parameters.show.split(",").join(" ");
    for (const link of document.querySelectorAll("[data-full]")) {
      link.href = `${document.documentElement.dataset.root}${address ?? `play/${location.search}${location.hash}`}`;
    }
  };

  // Turns a text that came with the page into elements.
  const elements = (part) => document.createRange().createContextualFragment(part.textContent);

  // Draws a symbol of the deck where it is used. Browsers would copy it, and the symbols in it, for every use; drawn in place, pips
  // included, it needs a third of the elements.
  const sprite = document.querySelector(".sprite");
  const { around, symbols } = casinoDeck;
  const pips = Object.fromEntries([...around.matchAll(/<path id="(p[SHDC])"(.*?)\/>/g)].map(([, name, path]) => [name, path]));
  const draw = (use) => {
    const symbol = lookUp(symbols, use.getAttribute("href").slice(1));
    if (symbol) use.outerHTML = symbol.replace("<symbol id", "<svg data-symbol").replace("</symbol>", "</svg>").replace(/<use href="#(p[SHDC])"/g, (_, name) => `<path${pips[name]}`);
  };

  // Draws the symbols of some elements once the frame is in sight or printed: of twenty frames on a page, one or two are in sight. The rest
  // of the deck stays text, because twenty decks would be a thousand cards.
  let awake = false;
  let seen = false;
  const lay = (shown) => {
    if (awake || !seen) return; // the whole deck is laid out, or nobody sees the frame yet
    sprite.innerHTML = around;
    shown.querySelectorAll("use").forEach(draw);
  };
  const see = () => {
    seen = true;
    lay(document.body);
  };
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    see();
  }).observe(document.body);
  addEventListener("beforeprint", see, { once: true });

  // Lays out the whole deck for the engine; resolves when the files that the frame shows have arrived.
  const wake = () => {
    awake = true;
    sprite.innerHTML = around.replace("</metadata>", `${Object.values(symbols).join("")}</metadata>`);
    return embed.ready;
  };

  Object.assign(embed, { put, card, plate, withCards, showFaults, frame, elements, lay, wake });
}
