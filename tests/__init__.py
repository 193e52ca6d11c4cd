"""Tests of the engine, the reference, the site and the page."""
