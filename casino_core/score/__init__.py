"""The score of a round, and the outcome of a game."""
