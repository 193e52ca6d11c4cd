"""Measurements behind the strategy guide: `python -m tests.bots.strategy` writes web/content/strategy.json.

See docs/strategy.md. Every number comes out the same again with the same seeds and the same engine.
"""
