// Leads from the list of rules to the rules of the game in the address, with the same query. Without such a game the list stays, and
// exchanges messages as every frame does.
{
  const page = document.getElementById("play");
  const { games, wrong, messages, embeds } = page.dataset;
  const wanted = new URLSearchParams((location.search + location.hash).replaceAll(/[?#]/g, "&")).get("variant");
  if (games.split(" ").includes(wanted)) location.replace(`${wanted}/${location.search}${location.hash}`);
  else {
    const script = Object.assign(document.createElement("script"), { src: messages });
    script.dataset.embeds = embeds;
    document.head.append(script);
    if (wanted) {
      const notice = document.getElementById("wrong");
      notice.querySelector("p").textContent = wrong.replace("{variant}", wanted.slice(0, 40));
      notice.querySelector("a").href += `?kind=rules&variant=${encodeURIComponent(wanted)}`;
      notice.hidden = false;
    }
  }
}
