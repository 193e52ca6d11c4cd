"""Sentences: the catalogue, events in words, and who sits at the table."""
