// A worker that reads a backup, "a copy of everything". It answers a file with the number of its games, on one line, and then the copy without
// the games, or the beginning of a file that is not a copy. Then it answers each "next" with some games.
{
  const SLICE = 20; // games per answer
  const LONGEST = 200_000; // characters of a game or any other text; ten times the longest ever seen
  const BEGINNING = 200; // characters of the answer to a file that is not a copy

  let games = [];

  // Removes texts that are too long for a copy: MicroPython needs half a minute for three million letters.
  const bounded = (name, value) => (name.length > LONGEST ? undefined : value?.length > LONGEST && typeof value === "string" ? null : value);

  const read = async (file) => {
    const text = await file.text();
    try {
      const copy = JSON.parse(text);
      if (!Array.isArray(copy.games)) return `0\n${JSON.stringify(copy).slice(0, BEGINNING)}`;
      games = copy.games;
      return `${games.length}\n${JSON.stringify({ ...copy, games: [] }, bounded)}`;
    } catch {
      return `0\n${text.slice(0, BEGINNING)}`;
    }
  };

  // Returns a game as JSON; the text "null" if it is too long or too deeply nested to be a game.
  const written = (game) => {
    try {
      const text = JSON.stringify(game);
      return text.length <= LONGEST ? text : "null";
    } catch {
      return "null";
    }
  };

  onmessage = async ({ data }) => {
    postMessage(data === "next" ? games.splice(0, SLICE).map(written).join("\n") : await read(data).catch(() => "0\n"));
  };
}
