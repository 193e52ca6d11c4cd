// Shows the terms that have a word beginning with what is typed; all of them again when a link within the page is followed.
const find = document.getElementById("find");
const found = document.getElementById("found");
const sections = [...document.querySelectorAll("section:has(.term)")];
// Returns the words of a text without accents, in small letters, with a space before and behind each.
const plain = (text) => ` ${text.normalize("NFKD").replace(/\p{M}/gu, "")} `.replace(/[^\p{L}\p{N}]+/gu, " ").toLowerCase();
const terms = [...document.querySelectorAll(".term")].map((term) => ({ term, words: plain(term.textContent) }));

const show = () => {
  const wanted = plain(find.value).trimEnd();
  for (const { term, words } of terms) term.hidden = !words.includes(wanted);
  for (const section of sections) section.hidden = !section.querySelector(".term:not([hidden])");
  found.textContent = terms.filter(({ term }) => !term.hidden).length;
};

find.addEventListener("input", show);
document.addEventListener("click", (event) => {
  if (!event.target.closest('a[href^="#"]')) return;
  find.value = "";
  show();
});
show();
