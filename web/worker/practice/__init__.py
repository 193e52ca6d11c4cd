"""Drills: questions on positions from random rounds of any game; the engine works out the answers."""
