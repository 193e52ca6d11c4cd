"""The person's choices, and the effect of each."""
