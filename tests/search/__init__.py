"""The search of bots, compared with the engine and with exhaustive search."""
