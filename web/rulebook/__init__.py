"""Rules in words, from the fields that the engine plays by, for pages and for the table."""
