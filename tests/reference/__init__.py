"""The rules of the Anglo-American games read literally, to hold the engine against; it shares no code with them."""
