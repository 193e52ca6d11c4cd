"""The effects of actions: dealing, playing, sweeping, open piles, ends of rounds."""
