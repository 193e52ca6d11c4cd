"""The rules of games in words, written from the engine's own rule fields, for pages and for the table."""
