// The clock of pages that show a date: the day is the current one in the visitor's time zone. See "Dates" in docs/decisions.md.
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
    let shownDay;
    const check = () => {
      if (shownDay === casinoDay.number()) return;
      shownDay = casinoDay.number();
      draw();
    };
    const wait = () => {
      const now = new Date();
      const untilMidnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1) - now;
      setTimeout(() => (check(), wait()), Math.min(untilMidnight + 100, 6e5)); // a device may sleep, or its clock may be set
    };
    document.addEventListener("visibilitychange", () => document.hidden || check());
    check();
    wait();
  },
};
