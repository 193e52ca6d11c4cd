"""Games with a friend by letters. These modules are in a separate archive, fetched when a page for such games opens."""
