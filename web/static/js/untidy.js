// Loads address.js, before anything else reads the address of the page, if that address has anything to tidy.
if (!/^([?#][\w=&?#.,:@/~-]*[\w=/~-])?$/.test(location.search + location.hash)) {
  document.write(`<script src="${document.currentScript.dataset.src}"><\/script>`);
}
