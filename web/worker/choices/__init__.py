"""What the person can choose, and the effect of each choice."""
