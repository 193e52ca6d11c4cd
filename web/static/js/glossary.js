// Shows the terms with a word that begins with the typed text; after a link within the page, shows all of them again.
const find = document.getElementById("find");
const counter = document.getElementById("found");
const sections = [...document.querySelectorAll("section:has(.term)")];
const index = document.querySelector(".a-z");
const folds = [...document.querySelectorAll("details[data-more]")];
// Returns the words of a text without accents, in lower case, with a space before and after each.
const plain = (text) => ` ${text.normalize("NFKD").replace(/\p{M}/gu, "")} `.replace(/[^\p{L}\p{N}]+/gu, " ").toLowerCase();
const terms = [...document.querySelectorAll(".term")].map((term) => ({ term, words: plain(term.textContent) }));

const show = () => {
  const wanted = plain(find.value).trimEnd();
  for (const { term, words } of terms) term.hidden = !words.includes(wanted);
  for (const part of [...sections, ...folds]) part.hidden = !part.querySelector(".term:not([hidden])");
  for (const fold of folds) fold.open = wanted !== "" && !fold.hidden;
  index.hidden = wanted !== "";
  counter.textContent = terms.filter(({ term }) => !term.hidden).length;
};

// Unfolds the section of the term in the address; not every browser does so.
const unfold = (hash) => {
  const fold = document.getElementById(decodeURIComponent(hash.slice(1)))?.closest("details");
  if (fold) fold.open = true;
};

find.addEventListener("input", show);
document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#"]');
  if (!link) return;
  find.value = "";
  show();
  unfold(link.hash);
});
addEventListener("beforeprint", () => folds.forEach((fold) => { fold.open = true; }));
show();
if (location.hash) {
  unfold(location.hash);
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
