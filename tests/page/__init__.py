"""Tests of what runs on the page."""
