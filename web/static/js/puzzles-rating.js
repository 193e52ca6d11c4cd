// Shows a visitor's puzzle rating: web/shared/puzzle_rating.py in JavaScript, for a page without Python. A test compares the two.
{
  const [SCALE, MIDDLE, PRIOR, CONFIDENCE] = [173.7178, 1500, 350, 1.96];
  const [LEAST, LATEST, STEPS] = [20, 200, 12];
  const line = document.getElementById("rating");
  const ratings = line.dataset.missed.split(" ").map(Number); // of a puzzle, by the number of opponents on the ladder that miss it

  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem("casino.puzzles")).data ?? {};
  } catch {
    // storage is refused, empty, or holds something else
  }
  const isTry = (one) => Array.isArray(one) && one.length === 3 && [0, 1].includes(one[0]) && one[1] in ratings && /^\d{4}-\d\d-\d\d$/.test(one[2]);
  const tries = Object.values(stored).filter(isTry).sort(([, , one], [, , other]) => (one < other ? -1 : one > other ? 1 : 0)).slice(-LATEST);

  const between = () => {
    let [mean, precision] = [MIDDLE, 0];
    for (let step = 0; step < STEPS; step += 1) {
      let slope = (MIDDLE - mean) / PRIOR ** 2;
      precision = 1 / PRIOR ** 2;
      for (const [solved, missed] of tries) {
        const chance = 1 / (1 + Math.exp((ratings[missed] - mean) / SCALE));
        slope += (solved - chance) / SCALE;
        precision += (chance * (1 - chance)) / SCALE ** 2;
      }
      mean += Math.max(-SCALE, Math.min(SCALE, slope / precision));
    }
    const half = CONFIDENCE / Math.sqrt(precision);
    return [Math.round(mean - half), Math.round(mean + half)];
  };

  if (tries.length >= LEAST) {
    const [low, high] = between();
    line.textContent = line.dataset.rating.replace("{low}", low).replace("{high}", high).replace("{count}", tries.length);
  } else if (tries.length) line.textContent = line.dataset.none.replace("{count}", tries.length);
}
