// Shows the terms that have a word beginning with what is typed. Following a link within the page shows all again.
const find = document.getElementById("find");
const found = document.getElementById("found");
const sections = [...document.querySelectorAll("section:has(.term)")];
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
