"""The person's view of the game, as the state of the table."""
