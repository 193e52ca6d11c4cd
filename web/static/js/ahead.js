// Gets ready what play needs while somebody reads. On home all of it: the engine runs and the browser draws the table, so that both are
// there before the tap. Elsewhere that begins when somebody is about to follow a link to a table. Where data is dear, memory is short or
// the line is slow, nothing is done ahead.
{
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  const short = saveData || /2g|3g/.test(effectiveType) || navigator.deviceMemory < 4;
  const whenIdle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 500)); // WebKit has none
  const TABLE = "a[href*='/play/']"; // as ahead.json, which says what browsers may draw

  const begin = () => {
    const rules = document.getElementById("drawn-ahead").textContent;
    if (HTMLScriptElement.supports?.("speculationrules")) document.head.append(Object.assign(document.createElement("script"), { type: "speculationrules", textContent: rules }));
    if (document.getElementById("begin")) return casinoEngine.startAhead();
    const near = ({ target }) => { if (target.closest?.(TABLE)) casinoEngine.startAhead(); };
    for (const kind of ["pointerover", "pointerdown", "focusin"]) addEventListener(kind, near, { passive: true });
  };

  if (!short) addEventListener("load", () => whenIdle(begin));
}
