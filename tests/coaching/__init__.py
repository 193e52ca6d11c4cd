"""Tests of coaching: hints and reasons, with each fact derived again without the code that states it."""
