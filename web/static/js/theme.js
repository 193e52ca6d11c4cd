// Applies the visitor's settings before the page is first painted. They are in the envelope of web/page/storage.py.
try {
  const stored = JSON.parse(localStorage.getItem("casino.settings"));
  if (stored?.v === 1) Object.assign(document.documentElement.dataset, stored.data);
} catch {
  // storage is refused, or holds something else: the default settings stay
}
