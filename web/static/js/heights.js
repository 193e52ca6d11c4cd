// Tells the page around a frame how high the frame has to be to show the whole table, in pixels. What is told
// follows from the frame's width and from what lies on the table, never from the height that the frame has: hosts do as they are told,
// and what followed from that would grow with every message.
if (parent !== self) {
  const root = document.documentElement;
  const play = document.getElementById("play");
  // A table has its usual room within these, and stylesheets have no other rules for any height between them.
  const LEAST = 720;
  const MOST = 799;
  let told = 0;

  // Returns what a function measures while what stands in the frame has a height of its own. All is measured at once, as every other
  // height that is asked for in between has the whole table laid out anew.
  const measured = (height, measure) => {
    Object.assign(play.style, { height, minHeight: "0" });
    try {
      return measure();
    } finally {
      Object.assign(play.style, { height: "", minHeight: "" });
      observer.takeRecords(); // this would be measured again for ever
    }
  };

  // Returns how high what stands in the frame is by itself: what is read, or a table with a task above it.
  const natural = () => measured("auto", () => {
    const [own, way] = [play, document.querySelector(".origin")].map((one) => one.getBoundingClientRect().height);
    return Math.ceil(own) + 2 * play.offsetTop + way;
  });

  // Returns by how much the table's cards go beyond their field in a frame of the least height.
  const beyond = () => {
    const field = play.querySelector("#field"); // behind a curtain there is none
    if (!field) return 0;
    const scrolled = told ? [field, root].map((one) => [one, one.scrollTop]).filter(([, top]) => top) : [];
    const found = measured(`calc(${LEAST}px - 1.75rem)`, () => field.scrollHeight - field.clientHeight); // as framed.css has it
    for (const [one, top] of scrolled) one.scrollTop = top;
    return found;
  };

  const tell = () => {
    const reads = play.classList.contains("framed");
    const wanted = reads || play.querySelector(".coach") ? natural() : LEAST + beyond();
    const height = reads ? wanted : Math.max(LEAST, Math.min(MOST, wanted));
    if (height !== told) casinoHost.height(height);
    told = height;
  };


  const observer = new MutationObserver(() => { if (told) tell(); }); // before, the page is still on its way
  observer.observe(play, { attributes: true, childList: true, characterData: true, subtree: true });

  // Only another width, or a height for which stylesheets have rules of their own, asks for another height.
  const room = () => `${innerWidth} ${innerHeight < LEAST || innerHeight > MOST ? innerHeight : ""}`;
  let had = room();
  addEventListener("resize", () => {
    if (had === room()) return;
    had = room();
    tell();
  });
  addEventListener("load", tell); // stylesheets are there
}
