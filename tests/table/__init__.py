"""Tests of the card table, their samples, and a gallery of these."""
