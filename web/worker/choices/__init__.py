"""What the person can choose, and what it would do."""
