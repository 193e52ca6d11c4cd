"""The rules of classic Casino read literally, to hold the engine against; it shares no code with it."""
