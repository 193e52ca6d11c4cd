"""The match at the table: its state, undo, saves, the bots' thinking, and its statistics."""
