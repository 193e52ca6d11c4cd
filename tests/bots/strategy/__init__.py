"""Measurements behind the strategy guide: `python -m tests.bots.strategy` writes web/content/strategy.json.

See docs/strategy.md. The same seeds and the same engine always give the same numbers.
"""
