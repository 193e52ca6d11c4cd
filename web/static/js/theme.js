// Puts the visitor's settings on the page before it is first painted. web/page/storage.py stores them, in this envelope.
try {
  const stored = JSON.parse(localStorage.getItem("casino.settings"));
  if (stored?.v === 1) Object.assign(document.documentElement.dataset, stored.data);
} catch {
  // storage is refused, or holds something else: the system's theme stays
}
