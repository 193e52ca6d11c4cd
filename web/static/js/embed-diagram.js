// Draws the diagram that the address of a frame asks for: a published one by its name, or a position. No Python ever runs here.
{
  const embed = globalThis.casinoEmbed;
  const { card, data, parameters, put } = embed;
  const { words } = data;
  const figure = document.querySelector("figure");
  const [hand, field] = figure.querySelectorAll(".stage > div");
  const caption = figure.querySelector("figcaption");

  const plate = (sample, build) => {
    const who = build.owner ? data.bots[data.company[build.owner - 1]] : words["table.you"];
    const [copy, sentence] = embed.plate(sample, build, who);
    copy.toggleAttribute("data-own", !build.owner);
    return put(copy, { "aria-label": sentence });
  };

  const picture = (name) => {
    const title = embed.lookUp(data.pictures, name);
    if (title === undefined) {
      embed.unknown("name", name, Object.keys(data.pictures));
      return false;
    }
    const image = new Image();
    image.alt = title;
    image.src = `${document.documentElement.dataset.root}diagrams/${name}.svg`;
    figure.querySelector(".stage").replaceWith(image);
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

  if (!(parameters.name && picture(parameters.name))) position();
  if (parameters.ask) caption.replaceChildren(...embed.withCards(embed.sentence("ask")));
  else caption.remove();
  embed.lay(figure);
  figure.hidden = false;
  embed.frame(parameters.name ? "diagrams/" : undefined);
  embed.showFaults();
}
