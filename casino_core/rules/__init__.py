"""What a game is played by: the parts of its rules, presets, house rules, and what a round is worth."""
