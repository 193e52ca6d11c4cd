// Completes a position that the address gives in part, and reads whole positions. The engine does both in full
// (casino_core/playing/completing.py and casino_core/notation/positions.py); this script finds only what seat 0 sees, not the cards that lie
// face down, and returns null if only the engine can know the result. tests/site/test_frame_scripts.py compares it with the engine. It does
// not use the DOM.
{
  const embed = globalThis.casinoEmbed;
  const { data, parameters, game, seats } = embed;

  // Returns the position of the address, with the unnamed cards of seat 0 dealt from the seed; for a faulty address, what could be read.
  embed.completed = () => {
    const { loose, builds, hands, piles, stock } = embed.position();
    const [team, sizes, stocks] = game.tables[seats.length];
    const sides = seats.length / (/^[1-6]$/.test(parameters.team) && seats.length % parameters.team === 0 ? parameters.team : team);
    const unseen = [...embed.remaining].flatMap(([name, many]) => Array(many).fill(name));
    const turn = Number(parameters.turn ?? 0);
    const own = hands[turn]?.length || Math.max(1, ...hands.map((cards) => cards?.length ?? 0));
    const size = hands.some((cards) => cards !== undefined) ? own : Math.min(sizes[0], Math.floor(unseen.length / seats.length));
    const fewer = hands.some((cards, seat) => seat !== turn && cards && cards.length !== size);
    const none = seats.map(() => 0);
    const common = { loose, builds, sides, dealer: game.anticlockwise ? 1 % seats.length : seats.length - 1, deals: game.draw ? 1 : stocks.length };
    const readable = embed.faults.length ? { ...common, hand: hands[0] ?? [], held: none, taken: none, stock: 0, deal: 1 } : null;
    if (turn !== 0 || fewer || (!hands[0] && builds.length)) return readable;
    const seed = /^[\w.~-]{1,64}$/.test(parameters.seed ?? "") ? parameters.seed : "1";
    const hand = hands[0] ?? embed.shuffled(`${seed}/rest`, unseen).slice(0, size);
    const rest = unseen.length - hands.filter((cards) => !cards).length * size;
    const at = stock ? stocks.indexOf(stock.length) : stocks.findIndex((many, deal) => many <= rest && size <= (sizes[deal] ?? sizes.at(-1)));
    const over = stock ? rest : rest - stocks[at];
    if (at < 0 || over < 0) return readable;
    return { ...common, hand, held: seats.map(() => size), taken: taken(piles, over, game.each ? seats.length : sides), stock: stocks[at], deal: game.draw ? 1 : at + 1 };
  };

  // Returns the number of cards in each seat's pile. `over` cards are shared among the piles that the address does not name, or among all
  // if it names all; each time round, seat 0's pile is last.
  const taken = (piles, over, many) => {
    const counts = Array(many).fill(0);
    const named = new Set();
    piles.forEach((cards, seat) => {
      if (!cards) return;
      counts[seat % many] += cards.length;
      named.add(seat % many);
    });
    const unnamed = [...counts.keys()].filter((pile) => !named.has(pile));
    const order = unnamed.length ? unnamed : [...counts.keys()];
    const turns = [...order.filter((pile) => pile !== 0), ...order.filter((pile) => pile === 0)];
    for (let card = 0; card < over; card += 1) counts[turns[card % turns.length]] += 1;
    return seats.map((seat) => counts[seat % many]);
  };

  const CARDS = "(?:-|(?:[A2-9TJQK][SHDC])+)";
  const ROWS = `${CARDS}(?:,${CARDS}){1,5}`;
  const BUILD = `\\d+=${CARDS}(?:[.]${CARDS})*@\\d[^,/]*`;
  const POSITION = new RegExp(`^[^/]+/\\d/\\d/\\d+/[^/]+/${CARDS}/(?:-|${BUILD}(?:,${BUILD})*)/${ROWS}/${CARDS}/${ROWS}/${ROWS}(?:/|$)`);
  const cardsOf = (row) => (row === "-" ? [] : row.match(/../g));

  // Returns the position that a whole text describes, with all hands face up if they are `open`; null if the text is no position.
  embed.whole = (text, open) => {
    const [rules, , dealer, deal, , loose, builds, hands, stock, piles, sweeps] = text.split("/");
    const known = embed.lookUp(data.games, rules.split(":")[0]);
    if (!known || !POSITION.test(text)) return null;
    const points = /sweep_points=(\d+)/.exec(rules)?.[1];
    const ranks = points > 0 ? "A23456789TJQK" : points ? "" : known.swept ?? ""; // the ranks of the cards that score a sweep
    const held = hands.split(",").map(cardsOf);
    const [pileRows, sweepRows] = [piles, sweeps].map((rows) => rows.split(",").map(cardsOf));
    const sides = pileRows.length;
    if (sides !== sweepRows.length) return null;
    return {
      game: known.name,
      loose: cardsOf(loose),
      builds: builds === "-" ? [] : builds.split(",").map((one) => {
        const [, value, groups, owner] = /^(\d+)=([^@]*)@(\d)/.exec(one);
        return { value: Number(value), groups: groups.split(".").map(cardsOf), owner: Number(owner) };
      }),
      hand: held[0],
      held: held.map((row) => row.length),
      shown: open ? held : null,
      taken: held.map((_, seat) => pileRows[seat % sides].length),
      swept: held.map((_, seat) => sweepRows[seat % sides].filter(([rank]) => ranks.includes(rank)).length),
      sides,
      stock: cardsOf(stock).length,
      dealer: Number(dealer),
      deal: Number(deal),
      deals: Number(deal),
    };
  };
}
