"""Drills: questions on tables that come up in rounds of any game, with the answers that the engine gives."""
