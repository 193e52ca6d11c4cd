"""Tests of the page's own Python."""
