// Shares the result of a daily deal: its text, or its picture, which is drawn in advance, because browsers share only immediately after a
// press. If a browser cannot share, the text is copied and the picture saved. Python on the page calls casinoShare.
{
  let picture = null;

  // Resolves with an SVG document as a PNG image, a blob.
  const toPng = async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
  };

  const save = (file) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    return "saved";
  };

  const shared = (what) => navigator.share(what).then(() => "shared", (error) => {
    if (error.name === "AbortError") return ""; // the visitor cancelled
    throw error;
  });

  const send = {
    text: async (text) => (navigator.share ? shared({ text }) : navigator.clipboard.writeText(text).then(() => "copied")),
    picture: async () => (picture && navigator.canShare?.({ files: [picture] }) ? shared({ files: [picture] }) : save(picture)),
  };

  // Selects a text, and unfolds what hides it.
  const select = (text) => {
    text.closest("details").open = true;
    getSelection().selectAllChildren(text);
  };

  document.addEventListener("click", async ({ target }) => {
    const kind = target.closest("[data-share]")?.dataset.share;
    if (!kind) return;
    const line = document.getElementById("shared");
    const became = await send[kind](document.getElementById("share-text").textContent).catch(() => "failed");
    if (became === "failed") select(document.getElementById("share-text"));
    line.textContent = became && document.getElementById("days").getAttribute(`data-told-${became}`);
  });

  globalThis.casinoShare = {
    prepare(svg, name) {
      picture = null;
      toPng(svg).then((blob) => (picture = new File([blob], name, { type: "image/png" })), () => {}); // a press will then report the failure
    },
  };
}
