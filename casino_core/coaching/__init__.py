"""Hints: the plays that chosen cards can make, what a refused play needs to be legal, and why one play is better."""
