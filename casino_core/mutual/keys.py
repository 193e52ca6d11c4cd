"""One seat's locks on the pack of one round: all locks follow from the seat's secret for that round."""

from __future__ import annotations

from collections import Counter
from hashlib import sha512

from casino_core.mutual.group import ORDER, POINT, SCALAR, Group
from casino_core.playing.shuffling import order_by
from casino_core.rules.parts import Rules

CARD_DST = b"casino-card-v1-ristretto255_XMD:SHA-512_R255MAP_RO_"
"""The domain in which cards are hashed to points (RFC 9380, section 3.1)."""

Pack = tuple[bytes, ...]
"""The points of a pack, in order."""


def points(group: Group, rules: Rules) -> Pack:
    """Return the points of the cards of a game, in the order of ``Rules.pack``; twins have different points.

    The points are hashes, so nobody knows the ratio of any two points.
    """
    key = (type(group), rules.pack)
    if key not in _POINTS:
        seen: Counter[str] = Counter()
        faces: list[str] = []
        for card in rules.pack:
            seen[card] += 1
            faces.append(f"{card}{seen[card]}")
        _POINTS[key] = tuple(group.hash_to_group(face.encode(), CARD_DST) for face in faces)
    return _POINTS[key]


_POINTS: dict[tuple[type, tuple[str, ...]], Pack] = {}


class Keys:
    """One seat's keys and order in a round. The leader has one key for all cards, the dealer one key for each place.

    If the dealer had only one key, the leader could make one card a multiple of another, and find both in the dealer's
    pack by their ratio. With a key for each place, all points of the dealer's pack look random without the keys.
    """

    def __init__(self, group: Group, rules: Rules, secret: str, *, leads: bool) -> None:
        self.group = group
        self.order = order_by(secret).shuffled(range(len(rules.pack)))
        self._secret = secret
        self._leads = leads
        self._scalars: dict[int, bytes] = {}
        self._inverses: dict[bytes, bytes] = {}

    def scalar(self, place: int) -> bytes:
        """Return the key of a place: a digest of 512 bits, reduced to a scalar from 1 to ``ORDER`` - 1."""
        number = 0 if self._leads else place
        if number not in self._scalars:
            wide = sha512(f"casino/key/{self._secret}/{number}".encode()).digest()
            self._scalars[number] = (int.from_bytes(wide, "big") % (ORDER - 1) + 1).to_bytes(SCALAR, "little")
        return self._scalars[number]

    def lock(self, pack: Pack) -> Pack:
        """Return a pack in this seat's order, locked with this seat's keys."""
        ordered = [pack[index] for index in self.order]
        return tuple(self.group.multiply(point, self.scalar(place)) for place, point in enumerate(ordered))

    def unlock(self, place: int, point: bytes) -> bytes:
        """Remove this seat's lock for a place from a point; return a share, or the card itself if no lock is left."""
        scalar = self.scalar(place)
        if scalar not in self._inverses:
            self._inverses[scalar] = self.group.invert(scalar)
        return self.group.multiply(point, self._inverses[scalar])


def is_pack(group: Group, rules: Rules, pack: Pack) -> bool:
    """Return whether points can be a pack: the right number of points, all valid and all different."""
    return len(pack) == len(rules.pack) == len(set(pack)) and all(map(group.is_valid, pack))


def split(data: bytes) -> Pack:
    """Split bytes into points; the last one may be too short, and is then not valid."""
    return tuple(data[start : start + POINT] for start in range(0, len(data), POINT))
