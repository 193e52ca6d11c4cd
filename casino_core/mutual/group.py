"""The group in which cards are locked: ristretto255 (RFC 9496), behind a protocol of five functions.

The engine itself contains no cryptography: browsers use ``@noble/curves``, CPython uses ``rbcl`` (see ``sodium.py``).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

POINT = 32
"""The length of an encoded point, in bytes."""

SCALAR = 32
"""The length of a scalar, in bytes; scalars are little-endian."""

ORDER = 2**252 + 27742317777372353535851937790883648493
"""The number of points (RFC 9496, section 4)."""


class Group(Hashable, Protocol):
    """A group of prime order. Points and scalars are represented by their encodings, 32 bytes each."""

    def hash_to_group(self, message: bytes, dst: bytes, /) -> bytes:
        """Return the point for a message: hash_to_ristretto255 (RFC 9380, appendix B) with SHA-512."""

    def multiply(self, point: bytes, scalar: bytes, /) -> bytes:
        """Return a valid point multiplied by a scalar that is not zero."""

    def invert(self, scalar: bytes, /) -> bytes:
        """Return the inverse of a scalar that is not zero, modulo ``ORDER``."""

    def is_valid(self, point: bytes, /) -> bool:
        """Return whether bytes of any length are the canonical encoding of a point other than the identity."""

    def random_scalar(self) -> bytes:
        """Return a random scalar that is not zero: the only source of randomness in a game."""
