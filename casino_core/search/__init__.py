"""Search: game models, Monte Carlo evaluation in determinizations, opponent models, and exact endgames."""
