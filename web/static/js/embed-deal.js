// Deals the first hands of a game from its seed: Chance of casino_core/cards.py, the draw for the deal of casino_core/game.py, and new_round()
// of casino_core/playing/dealing.py for games that are dealt in the ordinary way; the engine deals all others. The engine owns all three; a
// frame needs its own versions to show a hand before Python starts. tests/site/test_frame_scripts.py compares them with the engine. They do
// not use the DOM.
{
  const K = [];
  const START = [];
  const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  for (let candidate = 2; K.length < 64; candidate += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor += 1) prime &&= candidate % factor !== 0;
    if (!prime) continue;
    if (START.length < 8) START.push(fraction(Math.sqrt(candidate)));
    K.push(fraction(Math.cbrt(candidate)));
  }
  const rotate = (word, by) => (word >>> by) | (word << (32 - by));

  // Returns the SHA-256 digest of a text in plain ASCII, as eight words. The browser's own function is asynchronous, and missing from some
  // frames.
  const digest = (text) => {
    const bits = text.length * 8;
    const bytes = [...text].map((mark) => mark.charCodeAt(0) & 255).concat(128);
    while (bytes.length % 64 !== 56) bytes.push(0);
    const blocks = [];
    for (let at = 0; at < bytes.length; at += 4) blocks.push((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]);
    blocks.push(0, bits);
    let state = [...START];
    for (let at = 0; at < blocks.length; at += 16) {
      const w = blocks.slice(at, at + 16);
      for (let i = 16; i < 64; i += 1) {
        const [a, b] = [w[i - 15], w[i - 2]];
        w[i] = (w[i - 16] + (rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)) + w[i - 7] + (rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10))) | 0;
      }
      let [a, b, c, d, e, f, g, h] = state;
      for (let i = 0; i < 64; i += 1) {
        const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
        const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
      }
      state = [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
    }
    return state.map((word) => word >>> 0);
  };

  // Returns the items shuffled by a seed.
  casinoEmbed.shuffled = (seed, items) => {
    const order = [...items];
    let words = [];
    let block = 0;
    const below = (bound) => {
      const unfair = 2 ** 32 - (2 ** 32 % bound);
      for (;;) {
        if (!words.length) words = digest(`${seed}#${block++}`);
        const word = words.shift();
        if (word < unfair) return word % bound;
      }
    };
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  };

  // Returns the first deal of a game; null if the game or table is unknown, if only the engine can deal it (as when cards are replaced), or if
  // the text is not a valid seed.
  casinoEmbed.firstDeal = (game, seats, seed) => {
    const table = game?.tables[seats];
    if (!table || !game.deal || !/^[\w.~-]{1,64}$/.test(seed)) return null;
    const [team, [size], stocks, layout] = table;
    const [draws, pattern] = game.deal;
    const step = game.anticlockwise ? seats - 1 : 1;
    const pips = (name) => "A23456789TJQK".indexOf(name[0]);
    const pack = casinoEmbed.packOf(game);
    const cut = casinoEmbed.shuffled(`${seed}/cut`, pack);
    let drawing = [...Array(seats).keys()];
    while (drawing.length > 1) {
      const cards = drawing.map((seat) => [pips(cut.shift()), seat]);
      const wanted = Math[draws === "high" ? "max" : "min"](...cards.map(([rank]) => rank));
      drawing = cards.filter(([rank]) => rank === wanted).map(([, seat]) => seat);
    }
    const [dealer] = drawing;
    const stock = casinoEmbed.shuffled(`${seed}/1`, pack);
    const hands = Array.from({ length: seats }, () => []);
    const loose = [];
    const served = Array.from({ length: seats }, (_, number) => [hands[(dealer + step * (number + 1)) % seats], size]);
    served.splice(-1, 0, [loose, layout]);
    for (let out = 0; out < size * seats + layout;) {
      for (const [cards, full] of served) {
        const some = stock.slice(out, out + Math.min(pattern === "twos" ? 2 : 1, full - cards.length));
        cards.push(...some);
        out += some.length;
      }
    }
    const turn = (dealer + step) % seats;
    const none = hands.map(() => 0);
    return { game: game.name, loose, builds: [], hand: hands[0], held: hands.map(() => size), taken: none, sides: seats / team, stock: stocks[0], dealer, deal: 1, deals: game.draw ? 1 : stocks.length, turn };
  };
}
