"""Tests of the built site, in files and in a real browser."""
