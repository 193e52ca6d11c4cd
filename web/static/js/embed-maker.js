// Writes the line of HTML for somebody's page from what is chosen in a form, and shows the table that it makes.
const form = document.getElementById("maker");
const { seats, sweeps, target, seed, line } = form.elements;
const error = document.getElementById("seed-error");
const copy = document.getElementById("copy");
const show = document.getElementById("show");
const preview = document.getElementById("preview");
const words = copy.textContent;

// Returns the address of the table that is chosen.
const address = () => {
  const chosen = [seats.value, sweeps.value, target.value, seed.value && `seed=${seed.value}`];
  return `${new URL(form.dataset.address, location.href)}?${chosen.filter(Boolean).join("&")}`;
};

// Writes the line; where the seed is none, says so and offers nothing.
const write = () => {
  const valid = seed.checkValidity();
  seed.setAttribute("aria-invalid", !valid);
  error.textContent = valid ? "" : error.dataset.error;
  copy.disabled = show.disabled = !valid;
  copy.textContent = words;
  if (valid) {
    const source = address().replaceAll("&", "&amp;");
    line.value = `<iframe src="${source}" title="Casino" width="100%" height="700" style="border: 0" loading="lazy"></iframe>`;
  }
};

form.addEventListener("input", write);
form.addEventListener("submit", (event) => event.preventDefault());
line.addEventListener("focus", () => line.select());
show.addEventListener("click", () => {
  preview.src = address();
  preview.scrollIntoView();
});
copy.addEventListener("click", async () => {
  line.select();
  await navigator.clipboard?.writeText(line.value).catch(() => {});
  copy.textContent = copy.dataset.done;
});

copy.hidden = show.hidden = false;
write();
