"""Drills: questions on positions from random rounds of any game, answered by the engine."""
