// Chooses the two games that the address names, as ?a=classic&b=royal, and keeps the address as they are chosen. The
// comparing itself is done by the stylesheet.
const asked = new URLSearchParams(location.search);
const sides = { a: document.getElementById("left"), b: document.getElementById("right") };

for (const [name, side] of Object.entries(sides)) {
  if ([...side.options].some((option) => option.value === asked.get(name))) side.value = asked.get(name);
  side.addEventListener("change", () => {
    history.replaceState(null, "", `?a=${sides.a.value}&b=${sides.b.value}`);
  });
}
