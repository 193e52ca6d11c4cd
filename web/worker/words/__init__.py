"""Sentences: the catalogue, events in words, and the players at the table."""
