"""Games by letters: the cryptography, the letters, whole games, and every cheat."""
