"""The rules of a game: their parts, the presets, house rules, and the points of a round."""
