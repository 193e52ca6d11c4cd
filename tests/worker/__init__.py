"""Tests of the app: the session and its replies, in CPython."""
