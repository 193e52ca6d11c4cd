// Draws a page again when it comes back from the browser's memory, if the stored data that it shows, or the day, has changed. theme.js
// takes care of the settings.
{
  const shown = () => {
    try {
      return JSON.stringify([new Date().toDateString(), ...Object.entries(localStorage).filter(([name]) => name !== "casino.settings").sort()]);
    } catch {
      return ""; // storage is refused
    }
  };
  let left = null;
  addEventListener("pagehide", () => (left = shown()));
  addEventListener("pageshow", ({ persisted }) => { if (persisted && left !== shown()) location.reload(); });
}
