// Tells the page around a frame how high the frame has to be to show all that is in it, in pixels. What is told follows from the frame's
// width and from what stands in it, never from the height that the frame has: hosts do as they are told, and what followed from that would
// grow with every message.
if (parent !== self) {
  const play = document.getElementById("play");
  // Every table has room in this height, and stylesheets have no other rules from LOW up to it. All ask for the same: what lies on a table
  // changes with every play, and the page around it is not to jump.
  const TABLE = 799;
  const LOW = 700;
  let told = 0;

  // Returns how high what stands in the frame is by itself: what is read, or a table with a task above it, whose cards have their least size.
  const natural = () => {
    Object.assign(play.style, { height: "auto", minHeight: "0" });
    try {
      const [own, way] = [play, document.querySelector(".origin")].map((one) => one.getBoundingClientRect().height);
      const field = play.querySelector("#field");
      const beyond = field ? field.scrollHeight - field.clientHeight : 0;
      return Math.ceil(own) + 2 * play.offsetTop + way + beyond;
    } finally {
      Object.assign(play.style, { height: "", minHeight: "" });
      observer.takeRecords(); // this would be measured again for ever
    }
  };

  const tell = () => {
    const reads = play.classList.contains("framed");
    const own = reads || play.querySelector(".coach") ? natural() : 0;
    const height = reads ? own : Math.max(TABLE, own);
    if (height !== told) casinoHost.height(height);
    told = height;
  };

  const observer = new MutationObserver(() => { if (told) tell(); }); // before, the page is still on its way
  observer.observe(play, { attributes: true, childList: true, characterData: true, subtree: true });

  // Only another width, or a height for which stylesheets have rules of their own, asks for another height.
  const room = () => `${innerWidth} ${innerHeight < LOW || innerHeight > TABLE ? innerHeight : ""}`;
  let had = room();
  addEventListener("resize", () => {
    if (had === room()) return;
    had = room();
    tell();
  });
  addEventListener("load", tell); // stylesheets are there
  play.addEventListener("contentvisibilityautostatechange", tell); // out of sight nothing is laid out
}
