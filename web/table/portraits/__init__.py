"""The portraits of the opponents, drawn in code like the deck and part of the same sprite."""

from web.table.portraits.gallery import PORTRAITS, portraits

__all__ = ["PORTRAITS", "portraits"]
