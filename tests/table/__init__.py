"""Tests of the card table, the samples that they draw, and a gallery of these samples."""
