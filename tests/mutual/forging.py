"""Letters of cheats, which are well-formed and in the right place, but false."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from casino_core.mutual import Letter, LetterError, Part, Seat, letter_text, parse_letter, read
from casino_core.mutual.keys import Pack, split
from casino_core.mutual.letters import digest, to_bytes, to_text
from casino_core.mutual.playing import DIGEST
from casino_core.mutual.sodium import Sodium

Change = Callable[[tuple[Part, ...]], tuple[Part, ...]]


def forged(seat: Seat, change: Change) -> Seat:
    """Return the seat with ``change`` applied to the parts of its last letter, which is otherwise correct."""
    letter = parse_letter(seat.own_letter)
    text = letter_text(Letter(letter.id, letter.number, letter.before, change(letter.parts)))
    return replace(seat, own_letter=text, digests=(*seat.digests[:-1], digest(text, DIGEST)))


def with_payload(kind: str, change: Callable[[str], str]) -> Change:
    """Return a change of the parts of a letter: it alters the payload of the first part of a kind."""

    def changed(parts: tuple[Part, ...]) -> tuple[Part, ...]:
        place = next(place for place, part in enumerate(parts) if part.kind == kind)
        return (*parts[:place], Part(kind, change(parts[place].payload)), *parts[place + 1 :])

    return changed


def with_points(kind: str, change: Callable[[Pack], Pack]) -> Change:
    """Return a change of the parts of a letter: it alters the points in the first part of a kind."""
    return with_payload(kind, lambda payload: to_text(b"".join(change(split(to_bytes(payload))))))


def refusal(group: Sodium, seat: Seat, text: str) -> LetterError:
    """Return the error with which a seat refuses a letter, which it must not accept."""
    try:
        read(group, seat, text)
    except LetterError as fault:
        return fault
    raise AssertionError("the letter was accepted")
