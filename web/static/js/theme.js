// Puts the visitor's theme on the page before it is first painted. The page saves it under the same name.
try {
  const theme = localStorage.getItem("casino.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // storage is refused: the system's theme stays
}
