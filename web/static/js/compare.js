// Selects the two games of the address, as in ?a=classic&b=royal, and keeps the address up to date. The stylesheet does the
// comparing.
const asked = new URLSearchParams(location.search);
const sides = { a: document.getElementById("left"), b: document.getElementById("right") };

for (const [name, side] of Object.entries(sides)) {
  if ([...side.options].some((option) => option.value === asked.get(name))) side.value = asked.get(name);
  side.addEventListener("change", () => {
    history.replaceState(null, "", `?a=${sides.a.value}&b=${sides.b.value}`);
  });
}
