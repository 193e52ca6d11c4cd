// Corrects the links of the page for unknown addresses. That page appears at addresses of any depth, so its links cannot be relative; they
// begin with the path that the build was given (data-root). If the site is under another path, this finds the closest parent folder with
// the site's manifest. An address whose ? # / & were escaped, or that has other characters around it, leads on to the page that it means.
addEventListener("DOMContentLoaded", async () => {
  const built = document.documentElement.dataset.root;
  const isOurs = async (folder) => {
    const answer = await fetch(`${folder}manifest.webmanifest`);
    return answer.ok && (await answer.json()).casino_folder === "";
  };
  const SIGNS = { "2f": "/", "3f": "?", 23: "#", 26: "&", "3d": "=" };

  // Returns the page that an address below a folder means: its path, and the rest of the address.
  const meant = (folder) => {
    const path = location.pathname.slice(folder.length).replace(/%(?:25)*(2f|3f|23|26|3d)/gi, (_, code) => SIGNS[code.toLowerCase()]);
    const [, before, after] = /^([^?#&]*)(.*)$/s.exec(path);
    const names = casinoAddress.visible(before.replaceAll("%25", "%")).split("/").map(casinoAddress.stripped).filter(Boolean);
    const page = names.map((name) => `${name}/`).join("").replace(/(\.\w+)\/$/, "$1").replace(/index\.html$/, "");
    return [page, casinoAddress.tidied(after.replace(/^&/, "?") + location.search + location.hash)];
  };

  // Leads on to the page that the address means, if there is one.
  const lead = async (folder) => {
    const [page, query] = meant(folder);
    for (const name of new Set([page, page.toLowerCase()])) {
      if (folder + name !== location.pathname && (await fetch(folder + name, { method: "HEAD" })).ok) return location.replace(folder + name + query);
    }
  };

  const folders = [...location.pathname.matchAll(/\//g)].map(({ index }) => location.pathname.slice(0, index + 1)).reverse();
  for (const folder of folders) {
    if (!(await isOurs(folder).catch(() => false))) continue;
    for (const name of folder === built ? [] : ["href", "src"]) {
      for (const element of document.querySelectorAll(`[${name}^="${built}"]`)) {
        element.setAttribute(name, folder + element.getAttribute(name).slice(built.length));
      }
    }
    await lead(folder).catch(() => {}); // offline
    break;
  }
});
