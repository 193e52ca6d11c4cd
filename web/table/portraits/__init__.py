"""The portraits of those one can play against, drawn in code like the deck and carried by the same sprite."""

from web.table.portraits.gallery import PORTRAITS, portraits

__all__ = ["PORTRAITS", "portraits"]
