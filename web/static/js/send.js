// Sends a text: by the share sheet if that is wanted and there is one, otherwise by the clipboard. Resolves to "shared", "copied", "failed",
// or "" if the visitor has changed their mind. Python on the page calls casinoSend.
{
  const shares = () => Boolean(navigator.share) && matchMedia("(pointer: coarse)").matches; // on desktops, pasting is easier

  globalThis.casinoSend = async (text, share) => {
    try {
      if (share && shares()) {
        await navigator.share({ text });
        return "shared";
      }
      await navigator.clipboard.writeText(text);
      return "copied";
    } catch (error) {
      return error.name === "AbortError" ? "" : "failed";
    }
  };
}
