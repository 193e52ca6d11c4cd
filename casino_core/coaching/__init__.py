"""Hints: the plays that chosen cards can become, and what a refused play would need to be legal."""
