"""Writing and reading letters, from the invitation to the end of the game."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from casino_core.errors import CasinoError
from casino_core.mutual.group import Group
from casino_core.mutual.guest import is_hosted_invitation, join, read_news, write_answer, write_resignation
from casino_core.mutual.letters import Letter, LetterError, Part, digest, letter_text, letters_in, parse_letter, to_text
from casino_core.mutual.names import name_of, name_text, read_name
from casino_core.mutual.offered import why_not_offered
from casino_core.mutual.parts import (
    check_shown_hands,
    new_round,
    read_action,
    read_owed,
    read_pack,
    write_action,
    written,
)
from casino_core.mutual.seat import Seat
from casino_core.mutual.state import author, board, ended, may_act, over, with_draft, writer
from casino_core.mutual.table import why_not
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.playing.play import IllegalActionError
from casino_core.position.actions import Action
from casino_core.position.events import Dealt
from casino_core.rules.parts import Rules

ID = 6
DIGEST = 8


class Invitation(NamedTuple):
    """An invitation, before it is accepted."""

    rules: Rules
    """The rules of the game."""

    name: str
    """The name of the person who invites; "" if not given."""

    id: str
    """The id of the game."""

    letter: str
    """The exact text of the letter."""

    seat: int = 1
    """The seat that is offered."""

    hosted: bool = False
    """Whether the person who invites deals for everyone."""


# ---------- the invitation ----------


def new_secret(group: Group) -> str:
    """Return a random secret: 16 bytes as 22 characters."""
    return to_text(sha256(group.random_scalar()).digest()[:16])


def invite(group: Group, rules: Rules, name: str = "") -> Seat:
    """Return seat 0 of a new game; its ``own_letter`` is the invitation. Raises LetterError("game-not-offered")."""
    _check_offered(rules)
    secret = new_secret(group)
    id_ = digest(f"casino/id/{secret}", ID)
    seat = Seat(rules, 0, (name_of(name), ""), id_, secret, rounds=(new_round(rules, 1),))
    parts = [Part("g", rules_text(rules)), Part("n", name_text(seat.names[0]))]
    seat, pack = written(group, seat, 1)
    return _sent(seat, (*parts, *pack))


def read_invitation(text: str) -> Invitation:
    """Return the invitation in a text, without accepting it. Raises LetterError."""
    texts = letters_in(text)
    hosted = next(filter(is_hosted_invitation, texts), None)
    if hosted is not None:
        guest = join(hosted)
        return Invitation(guest.rules, guest.names[0], guest.id, hosted, guest.seat, hosted=True)
    letters = [(letter, parse_letter(letter)) for letter in texts]
    first = [(letter, parsed) for letter, parsed in letters if parsed.number == 1]
    if not first:
        raise LetterError("not-an-invitation", {"id": letters[0][1].id})
    letter, parsed = first[0]
    if [part.kind for part in parsed.parts] != ["g", "n", "d"]:
        raise LetterError("not-an-invitation", {"id": parsed.id})
    rules = _rules(parsed.parts[0].payload)
    _check_offered(rules)
    return Invitation(rules, read_name(parsed.parts[1].payload), parsed.id, letter)


def accept(group: Group, text: str, name: str = "") -> Seat:
    """Return the seat after accepting an invitation; its ``own_letter`` is the answer. Raises LetterError.

    In a hosted game, a guest whose turn it is has no letter yet: the answer will contain the first play.
    """
    if is_hosted_invitation(text):
        guest = join(text, name)
        return write_answer(guest) if can_write(guest) else guest
    rules, inviting, id_, letter, *_ = read_invitation(text)
    names = (inviting, name_of(name))
    seat = Seat(rules, 1, names, id_, new_secret(group), rounds=(new_round(rules, 1),))
    seat = _heard(read_pack(group, seat, 1, parse_letter(letter).parts[2].payload), letter)
    seat, parts = written(group, seat, 2)
    return _sent(seat, (Part("n", name_text(names[1])), *parts))


def _rules(text: str) -> Rules:
    try:
        return parse_rules(text)
    except CasinoError as fault:
        raise LetterError("unknown-rules", {"text": text, "why": fault.code}) from fault


def _check_offered(rules: Rules) -> None:
    unfit = why_not_offered(rules)
    if unfit is not None:
        raise LetterError("game-not-offered", {"why": unfit.code, **unfit.facts})


# ---------- the seat's own turn ----------


def act(seat: Seat, action: Action) -> Seat:
    """Return the seat with an action added to its draft. Raises IllegalActionError."""
    why = why_not(seat, action)
    if why is not None:
        raise IllegalActionError(why)
    return replace(seat, draft=(*seat.draft, action))


def undo(seat: Seat) -> Seat:
    """Return the seat without the last action of its draft; unchanged if the draft is empty."""
    return replace(seat, draft=seat.draft[:-1])


def can_write(seat: Seat) -> bool:
    """Return whether this seat can ``write`` the next letter.

    It can if it is the writer, no further action can be drafted, and the last letter did not break off the game.
    """
    return writer(seat) == seat.seat and not may_act(seat, with_draft(seat)) and not _refusing(seat)


def write(group: Group, seat: Seat) -> Seat:
    """Return the seat after writing the next letter, its ``own_letter``. Raises ValueError unless ``can_write``."""
    if not can_write(seat):
        raise ValueError("the turn is not over, or the next letter is the other's")
    if seat.hosted:
        return write_answer(seat)
    number = seat.letters + 1
    seat, parts = written(group, seat, number)
    for action in seat.draft:
        seat, part = write_action(group, seat, number, action)
        parts.append(part)
    seat, more = written(group, replace(seat, draft=()), number)
    return _sent(seat, (*parts, *more))


def resign(group: Group, seat: Seat) -> Seat:
    """Return the seat after writing a letter in which it resigns, or ends a game that was broken off.

    Unless the game is hosted, the letter also shows the secret. Raises ValueError if the game is over, or if the next
    letter is the other seat's.
    """
    if writer(seat) != seat.seat or (ended(seat) and not _refusing(seat)):
        raise ValueError("the game is over, or the next letter is the other's")
    if seat.hosted:
        return write_resignation(seat)
    part = Part("x", seat.broken) if seat.broken else Part("r")
    seat = replace(seat, draft=(), resigned=None if seat.broken else seat.seat)
    seat, parts = written(group, seat, seat.letters + 1)
    return _sent(seat, (part, *parts))


def _refusing(seat: Seat) -> bool:
    """Return whether the last letter broke off the game, and the other seat does not know that yet."""
    return bool(seat.broken) and seat.refused == seat.letters


def _sent(seat: Seat, parts: tuple[Part, ...]) -> Seat:
    before = seat.digests[-1] if seat.digests else "-"
    text = letter_text(Letter(seat.id, seat.letters + 1, before, parts))
    return replace(_heard(seat, text), own_letter=text)


def _heard(seat: Seat, text: str) -> Seat:
    return replace(seat, digests=(*seat.digests, digest(text, DIGEST)))


# ---------- the other seat's letters ----------


def read(group: Group, seat: Seat, text: str) -> Seat:
    """Return the seat after reading a letter, found in any text. Raises LetterError; the seat is then unchanged."""
    if seat.hosted:
        return read_news(seat, text)
    letters = letters_in(text)
    ours = [letter for letter in letters if parse_letter(letter).id == seat.id]
    if not ours:
        raise LetterError("other-game", {"id": parse_letter(letters[0]).id})
    # A message may also quote earlier letters.
    letter = max(ours, key=lambda letter: parse_letter(letter).number)
    parsed = parse_letter(letter)
    _check_place(seat, parsed, letter)
    try:
        return _heard(_read(group, seat, parsed), letter)
    except LetterError as fault:
        fault.facts["letter"] = parsed.number
        fault.broken = broken_off(_heard(seat, letter), fault.code)
        raise


def broken_off(seat: Seat, code: str) -> Seat:
    """Return the seat with the game broken off because of the last letter; ``resign`` tells the other seat about it."""
    return replace(seat, broken=code, refused=seat.letters, draft=())


def _check_place(seat: Seat, letter: Letter, text: str) -> None:
    """Check that a letter is the next one. Raises LetterError."""
    number, expected = letter.number, seat.letters + 1
    if number <= seat.letters:
        raise LetterError(_old(seat, letter, text), {"number": number})
    if writer(seat) is None:
        raise LetterError("game-is-over", {})
    if number > expected or author(number) == seat.seat:
        raise LetterError("letter-missing", {"number": number, "expected": expected})
    if letter.before != seat.digests[-1]:
        raise LetterError("other-copy", {"number": number})


def _old(seat: Seat, letter: Letter, text: str) -> str:
    """Return the code for a letter whose number was written or read before."""
    if author(letter.number) == seat.seat:
        return "own-letter"
    if digest(text, DIGEST) == seat.digests[letter.number - 1]:
        return "old-letter"
    return "seat-taken" if letter.number == 2 else "two-letters"


def _read(group: Group, seat: Seat, letter: Letter) -> Seat:
    number, parts = letter.number, list(letter.parts)
    seat = replace(seat, draft=())
    if number == 2:
        if not parts or parts[0].kind != "n":
            raise LetterError("parts-missing", {"kind": "n"})
        seat = replace(seat, names=(seat.names[0], read_name(parts.pop(0).payload)))
    if parts and parts[0].kind in ("r", "x") and not ended(seat):
        end = parts.pop(0)
        seat = replace(seat, resigned=seat.other) if end.kind == "r" else replace(seat, broken=end.payload or "unknown")
    seat = read_owed(group, seat, number, parts)
    while parts and parts[0].kind in ("a", "o"):
        seat = read_action(group, seat, number, parts.pop(0))
    seat = read_owed(group, seat, number, parts)
    if parts:
        raise LetterError("parts-unexpected", {})
    now = board(seat)
    if (
        not ended(seat)
        and len(seat.rounds[-1].packs) == 2
        and not now.waiting
        and now.game.position.actor == seat.other
    ):
        raise LetterError("parts-missing", {"kind": "o"})
    if not now.hands[seat.other] or over(seat) or any(isinstance(event, Dealt) for event in now.events):
        check_shown_hands(seat)
    return seat
