// Applies the visitor's settings before the first paint, limited to names and values of web/shared/settings.py. They are stored in the
// envelope of web/page/storage.py. A table on another site also has the settings of its address.
{
  const known = {
    theme: "system light dark", table: "water sand reeds dusk", palette: "two four safe contrast", faces: "light dark",
    index: "normal large", deck: "world own", thumb: "right left", obvious: "choose play", speed: "slow normal fast off step",
    thinking: "quick normal long", claims: "auto ask", insists: "ask never always", count: "each whole", talk: "on off",
    warning: "off on", checks: "off on", counters: "folded open", others: "own all", watched: "closed open", sound: "off on", vibration: "off on",
    letters: "on off",
  };
  const apply = (wanted) => {
    for (const [name, values] of Object.entries(known)) {
      const value = wanted?.[name];
      if (typeof value === "string" && values.split(" ").includes(value)) document.documentElement.dataset[name] = value;
    }
  };
  // In an address, "table" can also mean the cards on the table.
  const named = [...new URLSearchParams((location.search + location.hash).replaceAll(/[?#]/g, "&"))].filter(([name, value]) => known[name]?.split(" ").includes(value));
  const addressSettings = "asked" in document.currentScript.dataset && Object.fromEntries(named);
  const restore = () => {
    try {
      const stored = JSON.parse(localStorage.getItem("casino.settings"));
      if (stored?.v === 1) apply(stored.data);
    } catch {
      // storage is refused, or holds something else: the default settings stay
    }
    apply(addressSettings);
  };
  restore();
  addEventListener("pageshow", ({ persisted }) => persisted && restore()); // the visitor may come back from the settings
}
