// Reads a copy of everything beside the page, in a worker. It answers a file with how many games are in it, a line, and then the copy without its
// games, or the beginning of what is none. Then it answers each "next" with some of them.
{
  const SLICE = 20; // games in an answer
  const LONGEST = 200_000; // characters of a game, or of any other text; ten times the longest that was ever seen
  const BEGINNING = 200; // characters of a file that is none of ours

  let games = [];

  // Leaves out texts that are no part of a copy: MicroPython takes half a minute for one of three million letters.
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

  // Returns a game as a text; null for one that is too long or too deep to be one.
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
