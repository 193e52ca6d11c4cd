// Leads from the list of rules to the rules of the game in the address, with the same query.
{
  const page = document.getElementById("play");
  const wanted = new URLSearchParams((location.search + location.hash).replaceAll(/[?#]/g, "&")).get("variant");
  const games = page.dataset.games.split(" ");
  if (games.includes(wanted)) location.replace(`${wanted}/${location.search}`);
  else if (wanted) {
    const wrong = document.getElementById("wrong");
    wrong.querySelector("p").textContent = page.dataset.wrong.replace("{variant}", wanted.slice(0, 40));
    wrong.querySelector("a").href += `?kind=rules&variant=${encodeURIComponent(wanted)}`;
    wrong.hidden = false;
  }
}
