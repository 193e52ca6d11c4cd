// Defines <casino-table>, a table on any page: its attributes become the address of a frame, messages of the frame become events, and the
// frame gets the height that it asks for. docs/embedding.md has every attribute and event. The address of this script never changes, so it
// is self-contained.
(() => {
  const home = new URL(".", document.currentScript?.src ?? document.querySelector('script[src$="embed/v1/embed.js"]').src);
  const EVENTS = ["ready", "read", "moved", "solved", "shown", "completed", "finished"];
  const KINDS = ["game", "position", "puzzle", "lesson", "replay", "diagram", "rules"];
  const START = { diagram: 480 }; // pixels that are reserved until the frame asks for its height
  const TABLE = 799; // the height that every table asks for
  const OWN = /^(kind|title|loading|sandbox|height|id|class|style|slot|part|hidden|dir|role|tabindex|is|(data|aria)-.*|on.*)$/;

  const painter = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  // Returns the red, green and blue of a colour, from 0 to 255, and its opacity, from 0 to 1.
  const channels = (colour) => {
    if (/^rgba?\(/.test(colour)) return colour.match(/[\d.]+/g).map(Number);
    // A colour in any other notation, such as oklch(), is painted, because browsers convert it.
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = colour;
    painter.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = painter.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };

  // Returns whether the page is dark behind an element: by the first background that is not transparent, otherwise by its colour scheme.
  const isDark = (element) => {
    for (let one = element; one; one = one.parentElement ?? one.getRootNode().host) {
      const [red, green, blue, alpha = 1] = channels(getComputedStyle(one).backgroundColor);
      if (alpha > 0.5) return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
    }
    const scheme = getComputedStyle(element).colorScheme;
    return scheme.includes("dark") && (!scheme.includes("light") || matchMedia("(prefers-color-scheme: dark)").matches);
  };
  const tables = new Set(); // the tables in the page
  const follow = () => tables.forEach((table) => table.followPage());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow);
  // Themes are switched by an attribute of the page or its body; a transition of colours takes a moment.
  const switched = new MutationObserver(() => { follow(); setTimeout(follow, 500); });
  const watch = () => {
    for (const element of [document.documentElement, document.body]) switched.observe(element, { attributes: true });
  };

  class CasinoTable extends HTMLElement {
    #frame = null;
    #theme = ""; // the theme, as last sent to the frame

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      this.fallback = root.appendChild(document.createElement("slot")); // the element's content is shown until the frame is there
      this.fallback.style.gridArea = "1 / 1";
      new MutationObserver((changes) => this.#change(changes)).observe(this, { attributes: true, attributeOldValue: true });
    }

    connectedCallback() {
      if (!tables.size) watch();
      tables.add(this);
      const kind = this.getAttribute("kind");
      if (kind && kind !== this.#kind) console.warn(`<casino-table>: there is no kind "${kind}", so this is a game. The kinds are ${KINDS.join(", ")}.`);
      this.style.display ||= "grid";
      this.style.minHeight ||= `${this.#height(this.getAttribute("height")) ?? START[this.#kind] ?? TABLE}px`;
      if (this.getAttribute("loading") === "eager" || !globalThis.IntersectionObserver) return this.#show();
      const seen = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.disconnect();
        this.#show();
      }, { rootMargin: "400px" });
      seen.observe(this);
    }

    // The address of the frame.
    get src() {
      const kind = this.#kind;
      const parameters = new URLSearchParams(this.getAttribute("address") ?? "");
      for (const { name, value } of this.attributes) {
        if (OWN.test(name) || name === "address") continue;
        if (name === "theme" && value === "page") {
          parameters.set(name, this.#wanted);
          continue;
        }
        for (const one of name === "play" ? value.trim().split(/\s+/) : [value]) parameters.append(name, one);
      }
      const text = String(parameters);
      return `${new URL(kind === "game" ? "" : `${kind}/`, home)}${text && `?${text}`}`;
    }

    // Starts the frame's table again. The reader's stored games stay.
    reset() {
      this.#send({ do: "reset" });
    }

    // Gives the frame the current theme of the page, if the attribute says theme="page".
    followPage() {
      if (this.getAttribute("theme") === "page" && this.#wanted !== this.#theme) this.#sendTheme();
    }

    // The theme that the element asks for; "system" if it asks for none.
    get #wanted() {
      const theme = this.getAttribute("theme") ?? "system";
      if (theme !== "page") return theme;
      return isDark(this) ? "dark" : "light";
    }

    #sendTheme() {
      if (!this.#frame || this.#frame.style.visibility) return; // it gets its theme when it is ready
      this.#send({ do: "theme", theme: this.#theme = this.#wanted });
    }

    #send(message) {
      this.#frame?.contentWindow?.postMessage({ casino: 1, ...message }, this.#opaque ? "*" : home.origin);
    }

    get #kind() {
      const kind = this.getAttribute("kind");
      return KINDS.includes(kind) ? kind : "game";
    }

    get #opaque() {
      return this.hasAttribute("sandbox") && !this.getAttribute("sandbox").includes("allow-same-origin");
    }

    #height(text) {
      const height = Number(text);
      return height > 0 ? Math.min(Math.max(height, 100), 20_000) : null;
    }

    #show() {
      if (this.#frame || !this.isConnected) return;
      const frame = this.#frame = document.createElement("iframe");
      frame.title = this.title || "Casino";
      if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", this.getAttribute("sandbox"));
      Object.assign(frame.style, { gridArea: "1 / 1", width: "100%", height: this.style.minHeight, border: "0", visibility: "hidden" });
      frame.src = this.src;
      addEventListener("message", this.#heard);
      this.shadowRoot.append(frame);
    }

    disconnectedCallback() {
      tables.delete(this);
      removeEventListener("message", this.#heard);
      this.#frame?.remove();
      this.#frame = null;
      this.fallback.style.display = "";
    }

    // Accepts messages only from the element's own frame, and only while the frame shows a page of this site.
    #heard = ({ source, origin, data }) => {
      if (source !== this.#frame?.contentWindow || origin !== (this.#opaque ? "null" : home.origin) || data?.casino !== 1) return;
      const { casino, type, ...detail } = data;
      const height = type === undefined && this.#height(data.height);
      if (height) this.#frame.style.height = this.style.minHeight = `${height}px`;
      if (!EVENTS.includes(type)) return;
      if (type === "ready") {
        this.fallback.style.display = "none";
        this.#frame.style.visibility = "";
        if (this.hasAttribute("theme")) this.#sendTheme(); // it may have changed while the frame loaded
      }
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
    };

    // Applies changed attributes to the frame: a theme by a message, anything else by another address.
    #change(changes) {
      const changed = changes.filter(({ attributeName: name, oldValue }) => oldValue !== this.getAttribute(name) && (name === "kind" || !OWN.test(name)));
      if (!changed.length || !this.#frame) return;
      if (changed.every(({ attributeName }) => attributeName === "theme")) this.#sendTheme();
      else this.#frame.contentWindow.location.replace(this.src); // another src would add a step to the page's history
    }
  }

  if (!customElements.get("casino-table")) customElements.define("casino-table", CasinoTable);
})();
