// Sends and receives letters of games with friends: by the share sheet of the device, the clipboard, or a code for a camera. The dialog
// with a letter has it in data-link, and the words around it in data-sentence; buttons with data-send hand it over.
{
  const root = document.documentElement;
  const { qr, live } = document.currentScript.dataset;
  const servers = JSON.parse(document.currentScript.dataset.ice); // the servers that the site's host names for live lines, usually none

  // The browsers inside other apps, which may forget what a site stores.
  const IN_APP = /\bFB(AN|AV|_IAB)|Instagram|\bLine\/|MicroMessenger|Twitter|Snapchat|TikTok|musical_ly|LinkedInApp|Pinterest|GSA\/|; wv\)/;
  if (IN_APP.test(navigator.userAgent)) root.dataset.inApp = "";
  if (navigator.share) root.dataset.shares = "";

  const letter = () => document.querySelector("#dialogs .letter");
  const report = (became) => {
    const line = document.getElementById("sent");
    if (line && became) line.textContent = line.getAttribute(`data-told-${became}`);
  };

  // Draws a text as a code for a camera.
  const drawCode = async (text, id) => {
    const place = document.getElementById(id);
    const { renderSVG } = await import(new URL(qr, document.baseURI));
    place.innerHTML = renderSVG(text, { border: 4 });
    place.firstElementChild.setAttribute("role", "img");
    place.firstElementChild.setAttribute("aria-label", place.dataset.label);
    return "";
  };

  const copied = async (text) => { // without https, there is no clipboard
    await navigator.clipboard.writeText(text);
    return "copied";
  };
  const ways = {
    share: ({ sentence, link }) => navigator.share({ text: `${sentence} ${link}` }).then(() => "shared"),
    link: ({ link }) => copied(link),
    text: ({ sentence, link }) => copied(`${sentence}\n${link}`),
    code: async ({ link }) => drawCode(link, "code"),
  };

  // Hands a letter over, and reports the result. Closing the share sheet is not a failure.
  const send = async (way) => {
    const became = await ways[way](letter().dataset).catch((error) => (error.name === "AbortError" ? "" : "failed"));
    if (became === "failed") document.getElementById("letter")?.select();
    if (became === "copied" || became === "shared") dispatchEvent(new CustomEvent("casino:handed"));
    report(became);
  };

  document.addEventListener("click", async ({ target }) => {
    const way = target.closest("[data-send]")?.dataset.send;
    if (way) send(way);
    const into = document.getElementById(target.closest("[data-clipboard]")?.dataset.clipboard);
    if (into) into.value = (await navigator.clipboard?.readText().catch(() => null)) ?? into.value;
  });

  const tell = (text, how = "letter") => dispatchEvent(new CustomEvent(`casino:${how}`, { detail: text }));

  // ---- a live line ----

  let line = null; // the module live.js, once the visitor has asked for a line

  const hear = (what, text = "") => {
    if (what === "letter") tell(text, "line");
    else tell(what, "state");
  };

  const show = (code, state) => {
    document.getElementById("live-code").value = code;
    document.getElementById("live-own").hidden = false;
    drawCode(code, "live-drawn").catch(() => {});
    showState(state);
  };
  const showState = (state) => {
    const place = document.getElementById("live-state");
    if (place) place.textContent = place.getAttribute(`data-told-${state}`);
  };

  // The acts of the buttons with data-live: "offer" makes the first code; "code" answers or accepts the code in the field.
  const lines = {
    offer: async () => show(await line.offer(servers, hear), "first"),
    code: async () => {
      const text = document.getElementById("live-theirs").value;
      const kind = line.kindOf(text);
      if (kind === "o") show(await line.answer(text, servers, hear), "second");
      else if (kind === "a") await line.accept(text).then(() => showState("wait"));
      else showState("none");
    },
  };

  document.addEventListener("click", async ({ target }) => {
    const wanted = target.closest("[data-live]:is(button)")?.dataset.live;
    if (!(wanted in lines)) return;
    showState("busy");
    try {
      line ??= await import(new URL(live, document.baseURI));
      await lines[wanted]();
    } catch {
      showState("none");
    }
  });

  // Other windows of this browser, in which someone else may have the other seat.
  const windows = "BroadcastChannel" in self ? new BroadcastChannel("casino.letters") : null;
  if (windows) windows.onmessage = ({ data }) => tell(String(data), "line");

  // Text pasted anywhere but in a field is taken for a letter.
  document.addEventListener("paste", (event) => {
    if (event.target.closest?.("input, textarea")) return;
    const text = event.clipboardData.getData("text/plain");
    if (text) tell(text);
  });

  globalThis.casinoLetters = {
    // Sends a letter to other windows, and over the live line if the line belongs to the same game; returns whether it was sent over the line.
    hand(text, isLive) {
      windows?.postMessage(text);
      return isLive && Boolean(line?.send(text));
    },
    // Sends a letter only over the line, which has just opened, because the friend may not have received that letter.
    again: (text) => Boolean(line?.send(text)),
    // Ends the line.
    end: () => line?.close(),
    // Opens the share sheet on devices with a touch screen, where people expect it; elsewhere the dialog has buttons.
    offer() {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) send("share");
    },
  };
}
