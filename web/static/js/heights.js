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

  // Returns how high what stands in the frame is by itself: what is read, or a table with a task above it.
  const natural = () => {
    Object.assign(play.style, { height: "auto", minHeight: "0" });
    const found = Math.ceil(play.getBoundingClientRect().height) + 2 * play.offsetTop;
    Object.assign(play.style, { height: "", minHeight: "" });
    return found + document.querySelector(".origin").getBoundingClientRect().height;
  };

  // Returns by how much the table's cards go beyond their field in a frame of the least height.
  const beyond = () => {
    const field = play.querySelector("#field"); // behind a curtain there is none
    if (!field) return 0;
    const scrolled = [field, root].map((one) => [one, one.scrollTop]);
    const { height } = document.querySelector(".origin").getBoundingClientRect();
    Object.assign(play.style, { height: `${LEAST - height}px`, minHeight: "0" });
    const found = field.scrollHeight - field.clientHeight;
    Object.assign(play.style, { height: "", minHeight: "" });
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

  const observer = new MutationObserver(() => {
    try {
      tell();
    } finally {
      observer.takeRecords(); // what was done to measure, which would be measured again for ever
    }
  });
  observer.observe(play, { attributes: true, childList: true, characterData: true, subtree: true });
  addEventListener("resize", tell);
  addEventListener("load", tell); // stylesheets are there
}
