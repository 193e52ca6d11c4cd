// Draws the diagram that the address of a frame asks for: one of ours by its name, or a position. No Python ever comes here.
{
  const embed = globalThis.casinoEmbed;
  const { data, given, say } = embed;
  const { words } = data;
  const figure = document.querySelector("figure");
  const [hand, field] = figure.querySelectorAll(".stage > div");
  const caption = figure.querySelector("figcaption");

  const card = (sample, name) => {
    const copy = sample.cloneNode(true);
    copy.querySelector("use").setAttribute("href", `#${name}`);
    if (copy.hasAttribute("aria-label")) copy.setAttribute("aria-label", embed.spoken(name));
    return copy;
  };

  const plate = (sample, { value, groups, owner }) => {
    const copy = sample.cloneNode(true);
    const multiple = groups.length > 1 ? "multiple" : "single";
    const who = owner ? data.bots[data.company[owner - 1]] : words["table.you"];
    const figures = copy.querySelector(".value");
    figures.textContent = value;
    figures.className = `value ${multiple}`;
    const about = copy.querySelector(".head span");
    about.firstChild.textContent = who;
    about.querySelector("small").textContent = words[`table.${multiple}`];
    const fan = copy.querySelector(".fan");
    const one = fan.querySelector(".card");
    copy.querySelector(".sets").replaceChildren(...groups.map((group) => {
      const laid = fan.cloneNode(false);
      laid.append(...group.map((name) => card(one, name)));
      return laid;
    }));
    copy.toggleAttribute("data-own", !owner);
    copy.setAttribute("aria-label", say(`table.build.${owner ? "theirs" : "yours"}.${multiple}`, {
      owner: who, value, cards: groups.map(embed.listed).join(words["card.semicolon"]),
    }));
    return copy;
  };

  const picture = (name) => {
    const title = embed.own(data.pictures, name);
    if (title === undefined) {
      embed.gone("name", name);
      return false;
    }
    const drawn = new Image();
    drawn.alt = title;
    drawn.src = `${document.documentElement.dataset.root}diagrams/${name}.svg`;
    figure.querySelector(".stage").replaceWith(drawn);
    return true;
  };

  const position = () => {
    const { loose, builds, hands } = embed.position();
    const [fan, laid] = [hand.querySelector(".fan"), field.querySelector(".laid")];
    const [held, lying, build] = [fan.querySelector(".card"), laid.querySelector(".card"), laid.querySelector(".build")];
    fan.replaceChildren(...(hands[0] ?? []).map((name) => card(held, name)));
    laid.replaceChildren(...loose.map((name) => card(lying, name)), ...builds.map((one) => plate(build, one)));
    if (!loose.length && !builds.length) laid.append(Object.assign(document.createElement("em"), { textContent: words["table.empty"] }));
    if (!hands[0]?.length) hand.remove();
  };

  if (!(given.name && picture(given.name))) position();
  if (given.ask) caption.replaceChildren(...embed.withCards(given.ask.slice(0, 200)));
  else caption.remove();
  embed.lay(figure);
  figure.hidden = false;
  embed.frame(given.name ? "diagrams/" : undefined);
  embed.tell();
}
