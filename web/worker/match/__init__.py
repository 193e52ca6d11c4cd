"""The game at the table: its state, undo, saves, bots that think, and what is counted of it."""
