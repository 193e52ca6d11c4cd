"""The deck: 52 faces, a back, the pips and the mark, drawn as symbols of a sprite."""

from web.table.deck.pips import RANKS, SUITS
from web.table.deck.sprite import mark, symbols

__all__ = ["RANKS", "SUITS", "mark", "symbols"]
