"""One person's part in a game by letters, as a plain value, and its text for storage."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

from casino_core.errors import CasinoError
from casino_core.mutual.keys import Pack, split
from casino_core.mutual.letters import to_bytes, to_text
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.position.actions import Action
from casino_core.rules.parts import Rules

UNKNOWN = -1
"""Stands for a card that is not known, and for no place."""


class SeatError(CasinoError):
    """A text that is not that of a seat: ``bad-seat``."""


class Locked(NamedTuple):
    """A pack as a letter brought it."""

    letter: int
    """The number of the letter."""

    points: Pack
    """The points, by place."""


class Share(NamedTuple):
    """What opens the card at a place for the other seat."""

    letter: int
    """The number of the letter."""

    place: int
    """The place in the pack."""

    point: bytes
    """The point; b"" for an own share, which follows from the own secret."""


class Taken(NamedTuple):
    """An action of a letter."""

    letter: int
    """The number of the letter."""

    action: Action
    """The action."""

    place: int
    """The place in the pack of the hand card that it plays; ``UNKNOWN`` for an action without one."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round, as far as letters have brought it."""

    dealer: int
    """The seat that deals. The other one leads, and locks the pack first."""

    packs: tuple[Locked, ...] = ()
    """The leader's pack, then the dealer's."""

    known: tuple[int, ...] = ()
    """By place, the known cards as indices of ``Rules.pack``; ``UNKNOWN`` for all others."""

    shares: tuple[Share, ...] = ()
    """The shares of both seats, in order."""

    record: tuple[Taken, ...] = ()
    """The actions, in order."""

    secrets: tuple[str, str] = ("", "")
    """The secrets of both seats for this round, once shown."""

    shown: tuple[int, int] = (0, 0)
    """The numbers of the letters that showed them."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One person's part in a game by letters. Its text contains the secret: it is for this person's storage alone."""

    rules: Rules
    """The rules of the game."""

    seat: int
    """0 for whoever invited, 1 for whoever accepted; in a hosted game the seat of a guest."""

    names: tuple[str, ...]
    """The names by seat; "" while one is unknown or was not given."""

    id: str
    """The id of the game, the same for both."""

    secret: str
    """The secret, 22 characters, of which all keys and orders are made; "" in a hosted game."""

    digests: tuple[str, ...] = ()
    """The digests of all letters, written and read, in order."""

    own_letter: str = ""
    """The last letter that this seat wrote."""

    draft: tuple[Action, ...] = ()
    """The own actions that are in no letter yet."""

    rounds: tuple[Round, ...] = ()
    """The rounds; the last one may not be dealt yet."""

    secrets: tuple[str, str] = ("", "")
    """The secrets of both seats for the whole game, once shown: when it is over."""

    resigned: int | None = None
    """The seat that resigned, if one did."""

    broken: str = ""
    """Why the game was broken off: the code of a LetterError; "" if it was not."""

    refused: int = 0
    """The number of the letter of the other that broke the game off; 0 if none did here."""

    commitment: str = ""
    """In a hosted game the digest of the seed, which is known before the first card; else ""."""

    seed: str = ""
    """The seed of a hosted game, once it is over; else ""."""

    @property
    def hosted(self) -> bool:
        """Whether somebody deals for all, and this is the seat of a guest (see ``hosting``)."""
        return bool(self.commitment)

    @property
    def letters(self) -> int:
        """How many letters were written and read."""
        return len(self.digests)

    @property
    def other(self) -> int:
        """The other seat."""
        return 1 - self.seat


# ---------- text ----------


def seat_text(seat: Seat) -> str:
    """Return the text of a seat, with its secret: about 8 KB a round in most games."""
    fields = {
        "rules": rules_text(seat.rules),
        "seat": seat.seat,
        "names": seat.names,
        "id": seat.id,
        "secret": seat.secret,
        "digests": "".join(seat.digests),
        "own_letter": seat.own_letter,
        "draft": list(map(action_text, seat.draft)),
        "rounds": list(map(_round_fields, seat.rounds)),
        "secrets": seat.secrets,
        "resigned": seat.resigned,
        "broken": seat.broken,
        "refused": seat.refused,
        "commitment": seat.commitment,
        "seed": seat.seed,
    }
    return json.dumps(fields, separators=(",", ":"))


def _round_fields(part: Round) -> dict[str, Any]:
    return {
        "dealer": part.dealer,
        "packs": [[letter, to_text(b"".join(points))] for letter, points in part.packs],
        "known": part.known,
        "shares": [[letter, place, to_text(point)] for letter, place, point in part.shares],
        "record": [[letter, action_text(action), place] for letter, action, place in part.record],
        "secrets": part.secrets,
        "shown": part.shown,
    }


def parse_seat(text: str) -> Seat:
    """Return the seat of a text: the exact inverse. Raises SeatError."""
    try:
        fields = json.loads(text)
        digests = fields["digests"]
        seat = Seat(
            rules=parse_rules(fields["rules"]),
            seat=int(fields["seat"]),
            names=tuple(map(str, fields["names"])),
            id=str(fields["id"]),
            secret=str(fields["secret"]),
            digests=tuple(digests[start : start + 8] for start in range(0, len(digests), 8)),
            own_letter=str(fields["own_letter"]),
            draft=tuple(map(parse_action, fields["draft"])),
            rounds=tuple(map(_round, fields["rounds"])),
            secrets=_pair(fields["secrets"]),
            resigned=fields["resigned"],
            broken=str(fields["broken"]),
            refused=int(fields["refused"]),
            commitment=str(fields["commitment"]),
            seed=str(fields["seed"]),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as fault:
        raise SeatError("bad-seat", {}) from fault
    if seat_text(seat) != text:
        raise SeatError("bad-seat", {})
    return seat


def _round(fields: dict[str, Any]) -> Round:
    first, second = fields["shown"]
    return Round(
        dealer=int(fields["dealer"]),
        packs=tuple(Locked(int(letter), split(to_bytes(points))) for letter, points in fields["packs"]),
        known=tuple(map(int, fields["known"])),
        shares=tuple(Share(int(letter), int(place), to_bytes(point)) for letter, place, point in fields["shares"]),
        record=tuple(
            Taken(int(letter), parse_action(action), int(place)) for letter, action, place in fields["record"]
        ),
        secrets=_pair(fields["secrets"]),
        shown=(int(first), int(second)),
    )


def _pair(pair: list[Any]) -> tuple[str, str]:
    first, second = pair
    return str(first), str(second)
