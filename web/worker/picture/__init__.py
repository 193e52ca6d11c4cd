"""What the person sees: a view of the game as the state of the table."""
