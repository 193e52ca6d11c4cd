// Counts down the time of a run of puzzles. When it is up, the current puzzle still counts.
{
  let until = 0;
  let told = false;
  const show = () => {
    const clock = document.querySelector("#coach [data-left]");
    if (!clock) return;
    until ||= Date.now() + Number(clock.dataset.left);
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    const text = left ? clock.dataset.text.replace("{time}", time) : clock.dataset.over;
    if (clock.textContent !== text) clock.textContent = text;
    if (left > 0) return;
    clock.hidden = false; // even if the player has hidden the clock
    const button = clock.parentElement.querySelector("button");
    if (button && button === document.activeElement) document.getElementById("table")?.focus({ preventScroll: true });
    button?.remove(); // there is nothing more to hide
    if (!told) document.getElementById("say").textContent = text;
    told = true;
  };
  setInterval(show, 250);
}
