// Sends the page around a frame the height, in pixels, that shows all of its content. It depends on the frame's width and content, but
// not on its current height, because that page sets the height it is sent: if one depended on the other, the frame would grow for ever.
// There is one exception: in a wide frame of 1000 pixels or more, a task has a looser layout. It needs more than TABLE, but less than that.
if (parent !== self) {
  const play = document.getElementById("play");
  // Every table fits this height, and the same style rules apply from LOW up to it. All tables ask for it, because their cards change with
  // every play, and the page around them must not jump.
  const TABLE = 799;
  const LOW = 700;
  let lastHeight = 0;

  // Returns the natural height of the content: a text, or a table with a task above it and cards of minimal size.
  const natural = () => {
    Object.assign(play.style, { height: "auto", minHeight: "0" });
    try {
      const [own, way] = [play, document.querySelector(".origin")].map((one) => one.getBoundingClientRect().height);
      const field = play.querySelector("#field");
      const beyond = field ? field.scrollHeight - field.clientHeight : 0;
      return Math.ceil(own) + 2 * play.offsetTop + way + beyond;
    } finally {
      Object.assign(play.style, { height: "", minHeight: "" });
      observer.takeRecords(); // or this measurement would trigger the next one, for ever
    }
  };

  const tell = () => {
    const reads = play.classList.contains("framed");
    const own = reads || play.querySelector(".coach") ? natural() : 0;
    const height = reads ? own : Math.max(TABLE, own);
    if (height !== lastHeight) casinoHost.height(height);
    lastHeight = height;
  };

  const observer = new MutationObserver(() => { if (lastHeight) tell(); }); // before that, the page is still loading
  observer.observe(play, { attributes: true, childList: true, characterData: true, subtree: true });

  // The height must be sent again only after a change of width, or of style rules that depend on the height.
  const room = () => `${innerWidth} ${innerHeight < LOW || innerHeight > TABLE ? innerHeight : ""}`;
  let had = room();
  addEventListener("resize", () => {
    if (had === room()) return;
    had = room();
    tell();
  });
  addEventListener("load", tell); // stylesheets have loaded
  play.addEventListener("contentvisibilityautostatechange", tell); // out of sight nothing is laid out
}
