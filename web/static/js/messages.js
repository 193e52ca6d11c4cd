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
  const query = ({ casino, do: _, ...rest }) => {
    const entries = Object.entries(rest);
    if (entries.length > MAX_NAMES) return null;
    const parameters = new URLSearchParams();
    for (const [name, value] of entries) {
      const values = Array.isArray(value) ? value : [value];
      if (!NAME.test(name) || values.length > MAX_NAMES || !values.every(plain)) return null;
      for (const one of values) parameters.append(name, one);
    }
    const text = parameters.toString();
    return text.length <= LONGEST ? text : null;
  };

  // Returns whether a value is one of the known ones; if not, tells the author of the page around the frame.
  const isKnown = (name, value, known) => {
    const among = known.includes(value);
    if (!among) console.warn(`Casino: "${name}" can be ${known.join(", ")}, but not`, value);
    return among;
  };

  const [mark, lastTheme = ""] = history.state ?? [];
  if (lastTheme) root.dataset.theme = lastTheme;

  const commands = new Map(Object.entries({
    // Shows another position, in the same theme. It is another address, so the stored game of this one stays.
    position: (message) => {
      const theme = casinoHost.theme || names.get("theme");
      const text = query(theme ? { theme, ...message } : message);
      if (text !== null) location.replace(new URL(`position/?${text}`, embeds));
      else console.warn(`Casino: "position" can have ${MAX_NAMES} names (a-z, 0-9, _) with plain values or lists of them, and ${LONGEST} characters.`);
    },
    start: () => dispatchEvent(new Event("casino:start")),
    // Starts again. The state in the history survives reloading: it keeps the theme, and says not to read the stored game.
    reset: () => {
      history.replaceState(["fresh", casinoHost.theme], "");
      location.reload();
    },
    theme: ({ theme }) => {
      if (isKnown("theme", theme, ["system", "light", "dark"])) root.dataset.theme = casinoHost.theme = theme;
    },
  }));

  addEventListener("message", ({ source, data }) => {
    if (parent !== self && source === parent && data?.casino === 1 && isKnown("do", data.do, [...commands.keys()])) commands.get(data.do)(data);
  });

  globalThis.casinoHost = {
    // The theme that the page around the frame has asked for; "" if it has asked for none.
    theme: lastTheme,
    // Whether the frame was told to start again.
    fresh: mark === "fresh",
    height(height) {
      for (const message of [ours, amp, pym, press].map((dialect) => dialect(height))) if (message) post(message);
    },
    // Sends a message about an event on the table, as JSON. The frame has read more of the address than the engine, so its faults are added.
    tell(news) {
      const message = JSON.parse(news);
      if (message.type === "read") {
        const { faults, notes } = casinoEmbed;
        message.faults = [...notes, ...(message.faults.length ? [] : faults)].map(({ text }) => text).concat(message.faults);
      }
      post({ casino: 1, ...message });
    },
  };
  post({ casino: 1, type: "ready", kind });
}
