"""Puzzles: how they are made, and that every claim of theirs is true."""
