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
"""The index of a card that is not known, or the place of an action without a card."""


class SeatError(CasinoError):
    """A text that is not the text of a seat, or of a host's game; the code is ``bad-seat``."""


class Locked(NamedTuple):
    """A locked pack from a letter."""

    letter: int
    """The number of the letter that contains the pack."""

    points: Pack
    """The points of the pack, by place."""


class Share(NamedTuple):
    """The point that opens the card at a place for the other seat."""

    letter: int
    """The number of the letter that contains the share."""

    place: int
    """The place of the card in the pack."""

    point: bytes
    """The point; b"" if this seat sent the share, because the point follows from the secret."""


class Taken(NamedTuple):
    """An action in a letter."""

    letter: int
    """The number of the letter that contains the action."""

    action: Action
    """The action that the author of the letter took."""

    place: int
    """The place in the pack of the hand card that the action plays; ``UNKNOWN`` if it plays none."""


@dataclass(frozen=True, slots=True)
class Round:
    """The state of a round after the letters so far."""

    dealer: int
    """The seat that deals. The other seat leads, and locks the pack first."""

    packs: tuple[Locked, ...] = ()
    """The leader's pack, then the dealer's pack; () before the first is sent."""

    known: tuple[int, ...] = ()
    """The known cards by place, as indices of ``Rules.pack``; ``UNKNOWN`` for all others."""

    shares: tuple[Share, ...] = ()
    """The shares of both seats, in the order of the letters."""

    record: tuple[Taken, ...] = ()
    """The actions of the round, in order."""

    secrets: tuple[str, str] = ("", "")
    """The secrets of both seats for this round; "" before a secret is shown."""

    shown: tuple[int, int] = (0, 0)
    """The numbers of the letters that showed the secrets, by seat; 0 before."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One person's part in a game by letters. Its text, with the secret, is only for this person's storage."""

    rules: Rules
    """The rules of the game."""

    seat: int
    """0 for the person who invited, 1 for the one who accepted; in a hosted game, the guest's seat."""

    names: tuple[str, ...]
    """The names by seat; "" for a name that is unknown or was not given."""

    id: str
    """The id of the game, the same for both seats; in a hosted game, each guest has a different one."""

    secret: str
    """The secret from which all keys and orders are made, 22 characters; "" in a hosted game."""

    digests: tuple[str, ...] = ()
    """The digests of all letters, written and read, in order; none in a hosted game."""

    own_letter: str = ""
    """The last letter that this seat wrote."""

    draft: tuple[Action, ...] = ()
    """The actions of this seat that are not in a letter yet."""

    rounds: tuple[Round, ...] = ()
    """The rounds so far; the last one may not be dealt yet."""

    secrets: tuple[str, str] = ("", "")
    """The secrets of both seats for the whole game; "" before a secret is shown at the end."""

    resigned: int | None = None
    """The seat that resigned, if one did."""

    broken: str = ""
    """The reason why the game was broken off, the code of a LetterError; "" if it was not."""

    refused: int = 0
    """The number of the other seat's letter that broke off the game here; 0 if none did."""

    commitment: str = ""
    """The digest of the seed in a hosted game, known before the first card; else ""."""

    seed: str = ""
    """The seed of a hosted game, once it is over; else ""."""

    @property
    def hosted(self) -> bool:
        """Whether this is a guest's seat in a game that a host deals (see ``hosting``)."""
        return bool(self.commitment)

    @property
    def letters(self) -> int:
        """The number of letters so far, written or read; 0 in a hosted game."""
        return len(self.digests)

    @property
    def other(self) -> int:
        """The other seat of a game for two."""
        return 1 - self.seat


def continues(seat: Seat, earlier: Seat) -> bool:
    """Return whether a seat is the earlier one, with or without further letters; drafts do not count."""
    rounds = list(zip(seat.rounds, earlier.rounds, strict=False))
    return (
        _fixed(seat) == _fixed(earlier)
        and seat.digests[: len(earlier.digests)] == earlier.digests
        and len(rounds) == len(earlier.rounds)
        and all(_round_continues(part, before) for part, before in rounds)
        and _still_known(seat.secrets, earlier.secrets)
        and _still_known((seat.seed, seat.broken), (earlier.seed, earlier.broken))
        and earlier.resigned in (None, seat.resigned)
    )


def _fixed(seat: Seat) -> tuple[object, ...]:
    """Return the fields that no letter changes."""
    return seat.rules, seat.seat, seat.names[seat.seat], seat.id, seat.secret, seat.commitment


def _round_continues(part: Round, earlier: Round) -> bool:
    return (
        part.dealer == earlier.dealer
        and part.packs[: len(earlier.packs)] == earlier.packs
        and part.shares[: len(earlier.shares)] == earlier.shares
        and part.record[: len(earlier.record)] == earlier.record
        and _still_known(part.known, earlier.known)
        and _still_known(part.secrets, earlier.secrets)
    )


def _still_known(values: tuple[object, ...], earlier: tuple[object, ...]) -> bool:
    """Return whether all values that were known earlier are still the same."""
    return all(before in (UNKNOWN, "", value) for value, before in zip(values, earlier, strict=True))


# ---------- text ----------


def seat_text(seat: Seat) -> str:
    """Return the text of a seat, including its secret: about 8 KB a round in most games."""
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
    """Return the seat from its text: the exact inverse of ``seat_text``. Raises SeatError."""
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
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as fault:
        raise SeatError("bad-seat", {}) from fault
    if not _is_sound(seat) or seat_text(seat) != text:
        raise SeatError("bad-seat", {})
    return seat


def _is_sound(seat: Seat) -> bool:
    """Return whether all numbers in a seat are possible seats, places and cards, and it has at least one round."""
    seats, pack = range(seat.rules.seats), range(len(seat.rules.pack))
    places = [taken.place for part in seat.rounds for taken in part.record]
    places += [share.place for part in seat.rounds for share in part.shares]
    return (
        seat.seat in seats
        and len(seat.names) == len(seats)
        and seat.resigned in (None, *seats)
        and bool(seat.rounds)
        and all(part.dealer in seats and len(part.known) == len(pack) for part in seat.rounds)
        and all(place == UNKNOWN or place in pack for place in places)
        and all(index == UNKNOWN or index in pack for part in seat.rounds for index in part.known)
    )


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
