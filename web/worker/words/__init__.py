"""Sentences: the catalogue, what happened in words, who sits at the table."""
