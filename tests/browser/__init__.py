"""Tests of playing in a real browser: the built site, pressed and typed at as a person would."""
