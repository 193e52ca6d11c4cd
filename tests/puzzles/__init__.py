"""Puzzles: a tool that makes them, and tests of their claims."""
