"""What a round is worth, and who has won."""
