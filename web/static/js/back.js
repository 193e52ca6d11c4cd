// Reloads a page when it comes back from the browser's memory, if the stored data that it shows, or the day, has changed. theme.js
// takes care of the settings.
{
  const shown = () => {
    try {
      return JSON.stringify([new Date().toDateString(), ...Object.entries(localStorage).filter(([name]) => name !== "casino.settings").sort()]);
    } catch {
      return ""; // storage is refused
    }
  };
  let lastState = null;
  addEventListener("pagehide", () => (lastState = shown()));
  addEventListener("pageshow", ({ persisted }) => { if (persisted && lastState !== shown()) location.reload(); });
}
