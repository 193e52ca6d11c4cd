// Says on the home page how today's deal went, once it has been played. The script is right behind that line, so that nothing moves.
{
  const line = document.getElementById("today");
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  let points = null;
  try {
    points = JSON.parse(localStorage.getItem("casino.days")).data[date];
  } catch {
    // storage is refused, empty, or holds something else
  }
  if (Array.isArray(points) && points.length === 2 && points.every(Number.isInteger)) {
    const [yours, theirs] = points;
    const words = yours > theirs ? line.dataset.won : line.dataset.lost;
    line.textContent = words.replace("{yours}", yours).replace("{theirs}", theirs);
  }
}
