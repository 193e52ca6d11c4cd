"""The group outside a browser: libsodium's ristretto255, through ``rbcl`` (``pip install casino[mutual]``)."""

from __future__ import annotations

from hashlib import sha512

import rbcl

BLOCK = 128
"""The block size of SHA-512, in bytes."""


class Sodium:
    """libsodium's ristretto255, as a ``Group``."""

    def hash_to_group(self, message: bytes, dst: bytes) -> bytes:
        """Return the point for a message: hash_to_ristretto255 (RFC 9380, appendix B) with SHA-512."""
        return bytes(rbcl.crypto_core_ristretto255_from_hash(expanded(message, dst)))

    def multiply(self, point: bytes, scalar: bytes) -> bytes:
        """Return a valid point multiplied by a scalar that is not zero."""
        return bytes(rbcl.crypto_scalarmult_ristretto255(scalar, point))

    def invert(self, scalar: bytes) -> bytes:
        """Return the inverse of a scalar that is not zero."""
        return bytes(rbcl.crypto_core_ristretto255_scalar_invert(scalar))

    def is_valid(self, point: bytes) -> bool:
        """Return whether bytes are the canonical encoding of a point other than the identity."""
        return len(point) == 32 and any(point) and bool(rbcl.crypto_core_ristretto255_is_valid_point(point))

    def random_scalar(self) -> bytes:
        """Return a random scalar that is not zero."""
        return bytes(rbcl.crypto_core_ristretto255_scalar_random())


def expanded(message: bytes, dst: bytes, length: int = 64) -> bytes:
    """Return up to 64 uniform bytes for a message: expand_message_xmd with SHA-512 (RFC 9380, section 5.3.1).

    This build of libsodium only maps 64 bytes to a point, so this function makes them from the message. ``dst``
    may have at most 255 bytes.
    """
    tag = dst + bytes([len(dst)])
    first = sha512(bytes(BLOCK) + message + length.to_bytes(2, "big") + b"\0" + tag).digest()
    return sha512(first + b"\1" + tag).digest()[:length]
