"""The site: pages, the card table, the app, and the generator that puts them together."""
