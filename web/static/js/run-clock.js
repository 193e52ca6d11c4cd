// Counts down the time of a run of puzzles. When time is up, the current puzzle still counts.
{
  let until = 0;
  let isAnnounced = false;
  const show = () => {
    const clock = document.querySelector("#coach [data-left]");
    if (!clock) return;
    until ||= Date.now() + Number(clock.dataset.left);
    const remaining = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const time = `${Math.floor(remaining / 60)}:${String(remaining % 60).padStart(2, "0")}`;
    const text = remaining ? clock.dataset.text.replace("{time}", time) : clock.dataset.over;
    if (clock.textContent !== text) clock.textContent = text;
    if (remaining > 0) return;
    clock.hidden = false; // even if the player has hidden the clock
    const button = clock.parentElement.querySelector("button");
    if (button && button === document.activeElement) document.getElementById("table")?.focus({ preventScroll: true });
    button?.remove(); // there is nothing more to hide
    if (!isAnnounced) document.getElementById("say").textContent = text;
    isAnnounced = true;
  };
  setInterval(show, 250);
}
