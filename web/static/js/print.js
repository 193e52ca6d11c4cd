// Prints the page or, in a dialog, only the sheets in it.
{
  for (const button of document.querySelectorAll("[data-print]")) button.hidden = false;

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-print]");
    if (!button) return;
    const dialog = button.closest("dialog");
    document.getElementById("paper")?.remove();
    const copy = document.createElement("div");
    copy.id = "paper";
    if (dialog) {
      copy.append(...[...dialog.querySelectorAll(".rule-sheet, .score-pad")].map((sheet) => sheet.cloneNode(true)));
      document.body.append(copy);
    }
    print();
    setTimeout(() => copy.remove(), 60_000); // browsers on phones lay out the paper after print() has returned
  });
}
