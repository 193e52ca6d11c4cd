// Computes how many rows a layout needs: web/table/fit.py in JavaScript; the explanations are there. The results of the two must be equal, so
// that the table does not move when Python takes over; tests/site/test_frame_scripts.py compares them.
{
  const GAP = 0.14;
  const SHOWS = 0.42;
  const PLATE = 1.55;

  const lines = (widths, room) => {
    let [many, used] = [1, -GAP];
    for (const width of widths) [many, used] = used + GAP + width <= room ? [many, used + GAP + width] : [many + 1, width];
    return many;
  };

  const rows = (loose, builds, columns) => {
    const room = columns + GAP * (columns - 1);
    let [cards, plates, used, high] = [Math.ceil(loose / columns), 0, room, 0];
    for (const sets of builds) {
      const width = PLATE + Math.min(room - PLATE, sets.reduce((sum, one) => sum + one, 0) + GAP * (sets.length - 1));
      if (used + GAP + width > room) [cards, plates, used, high] = [cards + high, plates + 1, 0, 0];
      [used, high] = [used + GAP + width, Math.max(high, lines(sets, room - PLATE))];
    }
    return [cards + high, plates];
  };

  // Returns the custom properties that give a layout its rows, by name.
  casinoEmbed.fitted = (loose, builds) => {
    const widths = builds.map(({ groups }) => groups.map((group) => 1 + SHOWS * (group.length - 1)));
    const properties = {};
    for (let columns = 4; columns < 17; columns += 1) {
      const [cards, plates] = rows(loose, widths, columns);
      properties[`--r${columns}`] = cards;
      properties[`--p${columns}`] = plates;
    }
    return properties;
  };
}
