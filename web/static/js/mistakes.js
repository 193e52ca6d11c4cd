// Shows how many plays that are kept for practice are due, or when the next one is due.
casinoDay.watch(() => {
  const line = document.getElementById("mistakes");

  let kept = [];
  try {
    kept = Object.values(JSON.parse(localStorage.getItem("casino.mistakes")).data);
  } catch {
    // storage is refused, empty, or holds something else
  }
  const days = kept.map((mistake) => String(mistake?.due)).sort();
  const due = days.filter((day) => day <= casinoDay.text()).length;
  const words = line.querySelector("span");
  const sentence = due ? words.dataset.due : words.dataset.later;
  const day = days.length && new Date(`${days[0]}T12:00`).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long" });
  words.textContent = sentence.replace("{count}", due || days.length).replace("{day}", day);
  line.hidden = days.length === 0;
});
