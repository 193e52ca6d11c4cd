// The page for missing addresses is shown at any depth, so relative addresses lead nowhere on it. It names the path that the build was
// told of (data-root); if the site has been put elsewhere, it looks for the nearest folder above that is ours, and mends its links.
addEventListener("DOMContentLoaded", async () => {
  const built = document.documentElement.dataset.root;
  const isOurs = async (folder) => {
    const answer = await fetch(`${folder}manifest.webmanifest`);
    return answer.ok && (await answer.json()).id === "./";
  };
  const folders = [...location.pathname.matchAll(/\//g)].map(({ index }) => location.pathname.slice(0, index + 1)).reverse();
  for (const folder of folders) {
    if (!(await isOurs(folder).catch(() => false))) continue;
    for (const name of folder === built ? [] : ["href", "src"]) {
      for (const element of document.querySelectorAll(`[${name}^="${built}"]`)) {
        element.setAttribute(name, folder + element.getAttribute(name).slice(built.length));
      }
    }
    break;
  }
});
