"""The deck: 52 faces, a back, the pips and the mark, drawn as one SVG sprite."""

from web.table.deck.pips import RANKS, SUITS
from web.table.deck.sprite import mark, sprite

__all__ = ["RANKS", "SUITS", "mark", "sprite"]
