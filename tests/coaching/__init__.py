"""Coaching: hints and reasons, each fact worked out a second time without the code that states it."""
