"""Cards, actions, rules, positions and whole games as text, each with its exact inverse."""
