// Opens a frame in the language that its address asks for: ?lang=sv. The languages of the site, each with its folder, are attributes of the
// script element.
{
  const { languages, embeds } = document.currentScript.dataset;
  const wanted = new URLSearchParams((location.search + location.hash).replaceAll(/[?#]/g, "&")).get("lang")?.toLowerCase();
  const known = Object.fromEntries(languages.split(" ").map((pair) => pair.split("=")));
  const tag = Object.keys(known).find((each) => each === wanted) ?? Object.keys(known).find((each) => wanted && each.split("-")[0] === wanted.split("-")[0]);
  if (tag && tag !== document.documentElement.lang.toLowerCase()) {
    const here = new URL(embeds, location.href).pathname;
    const there = new URL(known[tag] + "embed/v1/", location.href).pathname;
    location.replace(there + location.pathname.slice(here.length) + location.search + location.hash);
  }
}
