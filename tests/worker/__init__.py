"""Tests of the app: the session and what it says, in CPython."""
