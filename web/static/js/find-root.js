// Corrects the links of the page for unknown addresses. It appears at addresses of any depth, so its links cannot be relative; they
// begin with the path that the build was given (data-root). If the site is under another path, this finds the closest parent folder with
// the site's manifest.
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
