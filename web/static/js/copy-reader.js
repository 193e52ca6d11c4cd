// Reads a copy of everything beside the page, in a worker. It answers a file with {"text", "games"}: the copy without its games, or the beginning of
// what is none; and how many games there are. Then it answers each "next" with some of them.
{
  const SLICE = 20; // games in an answer
  const LONGEST = 200_000; // characters of a game; ten times the longest that was ever seen
  const BEGINNING = 200; // characters of a file that is none of ours

  let games = [];

  const read = async (file) => {
    const text = await file.text();
    try {
      const copy = JSON.parse(text);
      if (!Array.isArray(copy.games)) return { text: JSON.stringify(copy).slice(0, BEGINNING), games: 0 };
      games = copy.games;
      return { text: JSON.stringify({ ...copy, games: [] }), games: games.length };
    } catch {
      return { text: text.slice(0, BEGINNING), games: 0 };
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
    postMessage(data === "next" ? games.splice(0, SLICE).map(written).join("\n") : JSON.stringify(await read(data).catch(() => ({ text: "", games: 0 }))));
  };
}
