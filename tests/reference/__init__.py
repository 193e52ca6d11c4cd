"""The rules of the games read literally, to hold the engine against; no code is shared with it."""
