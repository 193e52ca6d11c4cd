// Exchanges messages between a frame and the page around it: docs/embedding.md has every message. That page can be anyone's, so it learns
// only what is on the table, and its commands do nothing that loading another address would not do.
{
  const root = document.documentElement;
  const embeds = new URL(document.currentScript.dataset.embeds, location.href); // the folder of everything that can be embedded
  const names = new URLSearchParams((location.search + location.hash).replaceAll(/[?#]/g, "&"));
  const kind = location.pathname.slice(embeds.pathname.length).split("/")[0] || "game";

  const post = (message) => { if (parent !== self) parent.postMessage(message, "*"); };

  // ---- heights, in the formats of others ----

  const ours = (height) => ({ casino: 1, height });
  // amp-iframe marks the address; without the mark, nobody expects such messages.
  const amp = (height) => names.get("amp") === "1" && { sentinel: "amp", type: "embed-size", height };
  // pym.js names the frame in the address, and expects texts.
  const child = names.get("childId");
  const pym = (height) => /^[\w-]{1,99}$/.test(child ?? "") && `pymxPYMx${child}xPYMxheightxPYMx${height}`;
  // WordPress gives an oEmbed frame a secret, and at most a thousand pixels.
  const secret = names.get("secret");
  const press = (height) => /^\w{10}$/.test(secret ?? "") && { message: "height", value: Math.min(height, 1000), secret };

  // ---- commands ----

  const NAME = /^[a-z_\d]{1,40}$/;
  const MAX_NAMES = 60;
  const LONGEST = 2000; // characters of the address
  const plain = (value) => ["string", "number", "boolean"].includes(typeof value);

  // Returns the names and values of a message in the form of an address; a list becomes a repeated name. Returns null for anything else.
  const query = ({ casino, do: _, ...given }) => {
    const entries = Object.entries(given);
    if (entries.length > MAX_NAMES) return null;
    const asked = new URLSearchParams();
    for (const [name, value] of entries) {
      const values = Array.isArray(value) ? value : [value];
      if (!NAME.test(name) || values.length > MAX_NAMES || !values.every(plain)) return null;
      for (const one of values) asked.append(name, one);
    }
    const text = asked.toString();
    return text.length <= LONGEST ? text : null;
  };

  const commands = new Map(Object.entries({
    // Shows another position. It is another address, so the stored game of this one stays.
    position: (given) => {
      const asked = query(given);
      if (asked !== null) location.replace(new URL(`position/?${asked}`, embeds));
    },
    start: () => dispatchEvent(new Event("casino:start")),
    // Starts again. The stored game is kept but not read: only the mark in the history survives reloading.
    reset: () => {
      history.replaceState("fresh", "");
      location.reload();
    },
    theme: ({ theme }) => {
      if (["system", "light", "dark"].includes(theme)) root.dataset.theme = casinoHost.theme = theme;
    },
  }));

  addEventListener("message", ({ source, data }) => {
    if (parent !== self && source === parent && data?.casino === 1) commands.get(data.do)?.(data);
  });

  globalThis.casinoHost = {
    // The theme that the page has asked for, "" before it does.
    theme: "",
    // Whether the frame was told to start again.
    fresh: history.state === "fresh",
    height(height) {
      for (const told of [ours, amp, pym, press].map((dialect) => dialect(height))) if (told) post(told);
    },
    // Sends a message about an event on the table, as JSON. The frame has read more of an address than the engine.
    tell(news) {
      const told = JSON.parse(news);
      if (told.type === "read") {
        const { faults, notes } = casinoEmbed;
        told.faults = [...notes, ...(told.faults.length ? [] : faults)].map(({ text }) => text).concat(told.faults);
      }
      post({ casino: 1, ...told });
    },
  };
  post({ casino: 1, type: "ready", kind });
}
