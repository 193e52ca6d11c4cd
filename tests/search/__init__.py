"""Tests of the bots' search, which is compared with the engine and with exhaustive search."""
