"""What actions do: dealing, playing, sweeping, and what becomes of open piles."""
