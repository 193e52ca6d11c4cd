// Selects the two games of the address, such as ?a=classic&b=royal, and keeps the address up to date. The stylesheet does the comparing.
const parameters = new URLSearchParams(location.search);
const unknown = document.getElementById("unknown");
const sides = { a: document.getElementById("left"), b: document.getElementById("right") };

for (const [name, side] of Object.entries(sides)) {
  const value = parameters.get(name);
  if ([...side.options].some((option) => option.value === value)) side.value = value;
  else if (value) {
    unknown.textContent += ` ${unknown.dataset.text.replace("{name}", name).replace("{value}", () => value.slice(0, 40))}`;
    unknown.hidden = false;
  }
  side.addEventListener("change", () => {
    history.replaceState(null, "", `?a=${sides.a.value}&b=${sides.b.value}`);
  });
}
