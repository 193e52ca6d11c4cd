// The clock of pages that show a date: the day is that of the visitor's place. See "Dates" in docs/decisions.md.
globalThis.casinoDay = {
  // Returns today as the number of days since 1 January 1970.
  number() {
    const now = new Date();
    return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5;
  },
  // Returns a day, or today, in the form 2026-11-22.
  text: (day = casinoDay.number()) => new Date(day * 864e5).toISOString().slice(0, 10),
  // Draws now, and again when the day has changed. back.js takes care of a page that comes back from the browser's memory.
  watch(draw) {
    let drawn;
    const check = () => {
      if (drawn === casinoDay.number()) return;
      drawn = casinoDay.number();
      draw();
    };
    const wait = () => {
      const now = new Date();
      const left = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) - now;
      setTimeout(() => (check(), wait()), Math.min(left + 100, 6e5)); // a device may sleep, or its clock may be set
    };
    document.addEventListener("visibilitychange", () => document.hidden || check());
    check();
    wait();
  },
};
