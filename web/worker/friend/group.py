"""The group of fair deals in a browser: ristretto255 by @noble/curves, in web/runtime/group.js."""

from __future__ import annotations

from typing import Any


class BrowserGroup:
    """The group that ``casino_core.mutual`` needs. Points and scalars are 32 bytes each."""

    def __init__(self, script: Any) -> None:
        from pyodide.ffi import to_js  # noqa: PLC0415 - only browsers have it

        self._script, self._to_js = script, to_js

    def hash_to_group(self, message: bytes, dst: bytes, /) -> bytes:
        """Return the point for a message: hash_to_ristretto255 (RFC 9380, appendix B) with SHA-512."""
        return self._bytes(self._script.hashToGroup, message, dst)

    def multiply(self, point: bytes, scalar: bytes, /) -> bytes:
        """Return a valid point multiplied by a scalar that is not zero."""
        return self._bytes(self._script.multiply, point, scalar)

    def invert(self, scalar: bytes, /) -> bytes:
        """Return the inverse of a scalar that is not zero."""
        return self._bytes(self._script.invert, scalar)

    def is_valid(self, point: bytes, /) -> bool:
        """Return whether bytes are the canonical encoding of a point other than the identity."""
        return bool(self._script.isValid(self._to_js(point)))

    def random_scalar(self) -> bytes:
        """Return a random scalar that is not zero."""
        return self._bytes(self._script.randomScalar)

    def _bytes(self, function: Any, *arguments: bytes) -> bytes:
        result: bytes = function(*map(self._to_js, arguments)).to_bytes()
        return result
