// Prepares the table while the visitor reads. The home page starts the engine and prerenders the table, so that both are ready before the
// tap; other pages do so when the visitor is about to follow a link to a table. On metered or slow connections and with little memory, this
// does nothing.
{
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  const short = saveData || /2g|3g/.test(effectiveType) || navigator.deviceMemory < 4;
  const PATIENCE = { timeout: 5_000 }; // a page that is always busy, or that the browser does not draw, is never idle
  const whenIdle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 500)); // WebKit does not have it
  const TABLE = "a[href*='/play/']"; // as in ahead.json, the prerender rules

  const begin = () => {
    const rules = document.getElementById("drawn-ahead").textContent;
    if (HTMLScriptElement.supports?.("speculationrules")) document.head.append(Object.assign(document.createElement("script"), { type: "speculationrules", textContent: rules }));
    if (document.getElementById("begin")) return casinoEngine.startAhead();
    const near = ({ target }) => { if (target.closest?.(TABLE)) casinoEngine.startAhead(); };
    for (const kind of ["pointerover", "pointerdown", "focusin"]) addEventListener(kind, near, { passive: true });
  };

  if (!short) addEventListener("load", () => whenIdle(begin, PATIENCE));
}
