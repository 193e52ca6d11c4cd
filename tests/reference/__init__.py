"""The rules of the games read literally, to hold the engine against; it shares no code with them."""
