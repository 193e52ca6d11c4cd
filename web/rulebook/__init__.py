"""Rules in words: from the same fields the engine plays by, for pages and for the table alike."""
