// The chance of casino_core/cards.py once more, so that hands which follow from a seed can be shown before Python is there.
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
  const turn = (word, by) => (word >>> by) | (word << (32 - by));

  // Returns the SHA-256 digest of a text in plain ASCII, as eight words. The browser's own is not there for all frames, nor at once.
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
        w[i] = (w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0;
      }
      let [a, b, c, d, e, f, g, h] = state;
      for (let i = 0; i < 64; i += 1) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
      }
      state = [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
    }
    return state.map((word) => word >>> 0);
  };

  // Returns the items in the order in which a seed shuffles them.
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
}
