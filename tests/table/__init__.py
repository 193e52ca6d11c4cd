"""Tests of the card table, the samples they share, and a gallery to look at."""
