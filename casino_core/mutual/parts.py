"""Writing and reading the parts of letters: each has the same effect on the seats of its writer and its reader."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from casino_core.game import next_dealer
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import why_not
from casino_core.mutual.board import boards
from casino_core.mutual.doubt import why_impossible
from casino_core.mutual.group import POINT, Group
from casino_core.mutual.keys import Keys, Pack, is_pack, points, split
from casino_core.mutual.letters import LetterError, Part, to_bytes, to_text
from casino_core.mutual.seat import UNKNOWN, Locked, Round, Seat, Share, Taken
from casino_core.mutual.state import author, board, due, ended, over, owed, own_place, unseen
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.reader import NotationError
from casino_core.playing.shuffling import round_secret
from casino_core.position.actions import Action, Play
from casino_core.rules.parts import Rules

OPENING = 44
"""The length of an opened card, in characters: one byte for its place and 32 for the share, in base64."""

SECRET = 22
"""The length of a secret, in characters."""


def new_round(rules: Rules, dealer: int) -> Round:
    """Return a round about which nothing is known."""
    return Round(dealer, known=(UNKNOWN,) * len(rules.pack))


def with_round(seat: Seat, part: Round) -> Seat:
    """Return the seat with its last round replaced."""
    return replace(seat, rounds=(*seat.rounds[:-1], part))


def keys(group: Group, seat: Seat) -> Keys:
    """Return the seat's keys for the last round."""
    return _keys(group, seat.rules, seat.secret, len(seat.rounds), seat.rounds[-1].dealer != seat.seat)


@lru_cache(maxsize=4)  # a letter needs the same keys many times
def _keys(group: Group, rules: Rules, secret: str, number: int, leads: bool) -> Keys:  # noqa: FBT001  # lru_cache
    return Keys(group, rules, round_secret(secret, number), leads=leads)


# ---------- writing or reading ----------


def with_pack(seat: Seat, letter: int, pack: Pack) -> Seat:
    """Return the seat with the pack of a letter added to the last round."""
    last = seat.rounds[-1]
    return with_round(seat, replace(last, packs=(*last.packs, Locked(letter, pack))))


def with_secret(seat: Seat, letter: int, secret: str) -> Seat:
    """Return the seat after the author of a letter has shown a secret.

    ``secret`` is the secret for the whole game if the game is over; otherwise it is the secret for the first round for
    which the author has not shown one.
    """
    by = author(letter)
    if ended(seat):
        shown = [round_secret(secret, number + 1) for number in range(len(seat.rounds))]
        rounds = tuple(_showing(part, by, letter, own) for part, own in zip(seat.rounds, shown, strict=True))
        return replace(seat, rounds=rounds, secrets=_pair(seat.secrets, by, secret))
    place = next(place for place, part in enumerate(seat.rounds) if not part.secrets[by])
    rounds = (*seat.rounds[:place], _showing(seat.rounds[place], by, letter, secret), *seat.rounds[place + 1 :])
    seat = replace(seat, rounds=rounds)
    dealer = next_dealer(board(seat).game) if over(seat) else by
    # The next round begins when its leader has shown the secret for the last one.
    return seat if dealer == by else replace(seat, rounds=(*rounds, new_round(seat.rules, dealer)))


def _showing(part: Round, by: int, letter: int, secret: str) -> Round:
    if part.secrets[by]:
        return part
    shown = (letter, part.shown[1]) if by == 0 else (part.shown[0], letter)
    return replace(part, secrets=_pair(part.secrets, by, secret), shown=shown)


def _pair(pair: tuple[str, str], by: int, text: str) -> tuple[str, str]:
    return (text, pair[1]) if by == 0 else (pair[0], text)


def with_action(seat: Seat, letter: int, action: Action, place: int) -> Seat:
    """Return the seat with a permitted action added to the record; ``place`` is the place of its card."""
    last = seat.rounds[-1]
    return with_round(seat, replace(last, record=(*last.record, Taken(letter, action, place))))


# ---------- writing ----------


def written(group: Group, seat: Seat, letter: int) -> tuple[Seat, list[Part]]:
    """Return the seat after writing all parts that are due now, and these parts."""
    parts: list[Part] = []
    while (kind := due(seat, seat.seat)) is not None:
        if kind == "k":
            number = next((n for n, part in enumerate(seat.rounds, 1) if not part.secrets[seat.seat]), 0)
            secret = seat.secret if ended(seat) else round_secret(seat.secret, number)
            seat, payload = with_secret(seat, letter, secret), secret
        elif kind == "d":
            before = seat.rounds[-1].packs
            pack = keys(group, seat).lock(before[0].points if before else points(group, seat.rules))
            seat, payload = with_pack(seat, letter, pack), to_text(b"".join(pack))
        else:
            seat, payload = _write_shares(group, seat, letter)
        parts.append(Part(kind, payload))
    return seat, parts


def _write_shares(group: Group, seat: Seat, letter: int) -> tuple[Seat, str]:
    last, own = seat.rounds[-1], keys(group, seat)
    places = owed(seat, seat.seat)
    opened = b"".join(own.unlock(place, last.packs[1].points[place]) for place in places)
    shares = (*last.shares, *(Share(letter, place, b"") for place in places))
    return with_round(seat, replace(last, shares=shares)), to_text(opened)


def write_action(group: Group, seat: Seat, letter: int, action: Action) -> tuple[Seat, Part]:
    """Return the seat after its own action, and the part that contains the action."""
    text, place = action_text(action).replace(".", "~"), own_place(seat, board(seat), action)
    if place == UNKNOWN:
        return with_action(seat, letter, action, place), Part("a", text)
    share = keys(group, seat).unlock(place, seat.rounds[-1].packs[1].points[place])
    return with_action(seat, letter, action, place), Part("o", to_text(bytes([place]) + share) + text)


# ---------- reading ----------


def read_owed(group: Group, seat: Seat, letter: int, parts: list[Part]) -> Seat:
    """Return the seat after reading the parts that the other seat owes now; they are removed from ``parts``."""
    while (kind := due(seat, seat.other)) is not None:
        if not parts or parts[0].kind != kind:
            raise LetterError("parts-missing", {"kind": kind})
        payload = parts.pop(0).payload
        if kind == "k":
            seat = _read_secret(seat, letter, payload)
        elif kind == "d":
            seat = read_pack(group, seat, letter, payload)
        else:
            seat = _read_shares(group, seat, letter, payload)
    return seat


def _read_secret(seat: Seat, letter: int, secret: str) -> Seat:
    if len(secret) != SECRET or len(_bytes(secret, "wrong-secret")) != 16:
        raise LetterError("wrong-secret", {})
    # The secrets of earlier rounds must follow from the secret of the game.
    if ended(seat):
        for number, part in enumerate(seat.rounds, 1):
            if part.secrets[seat.other] not in ("", round_secret(secret, number)):
                raise LetterError("wrong-secret", {})
    return with_secret(seat, letter, secret)


def read_pack(group: Group, seat: Seat, letter: int, payload: str) -> Seat:
    """Return the seat after reading the other seat's pack. Raises LetterError("bad-pack")."""
    pack = split(_bytes(payload, "bad-pack"))
    before = seat.rounds[-1].packs
    # If the second pack contains a point of the first, the dealer did not lock that card.
    same = bool(before) and not set(pack).isdisjoint(before[0].points)
    if same or not is_pack(group, seat.rules, pack) or not set(pack).isdisjoint(points(group, seat.rules)):
        raise LetterError("bad-pack", {})
    return with_pack(seat, letter, pack)


def _read_shares(group: Group, seat: Seat, letter: int, payload: str) -> Seat:
    places = owed(seat, seat.other)
    shares = split(_bytes(payload, "bad-share"))
    if len(shares) != len(places):
        raise LetterError("bad-share", {"place": UNKNOWN})
    for place, share in zip(places, shares, strict=True):
        seat = _opened(group, seat, letter, place, share)
    return seat


def _opened(group: Group, seat: Seat, letter: int, place: int, share: bytes) -> Seat:
    """Return the seat after opening the card at a place with the other seat's share."""
    last, cards = seat.rounds[-1], points(group, seat.rules)
    if not group.is_valid(share):
        raise LetterError("bad-share", {"place": place})
    point = keys(group, seat).unlock(place, share)
    if point not in cards:
        raise LetterError("bad-share", {"place": place})
    index = cards.index(point)
    if index in last.known:
        raise LetterError("card-twice", {"place": place, "card": seat.rules.pack[index]})
    known = (*last.known[:place], index, *last.known[place + 1 :])
    return with_round(seat, replace(last, known=known, shares=(*last.shares, Share(letter, place, share))))


def read_action(group: Group, seat: Seat, letter: int, part: Part) -> Seat:
    """Return the seat after reading the other seat's action. Raises LetterError."""
    opening, text = (part.payload[:OPENING], part.payload[OPENING:]) if part.kind == "o" else ("", part.payload)
    action = _action(text)
    if isinstance(action, Play) != bool(opening):
        raise LetterError("parts-unexpected", {})
    place = UNKNOWN
    if isinstance(action, Play):
        data = _bytes(opening, "bad-share")
        if len(data) != 1 + POINT:
            raise LetterError("bad-share", {"place": UNKNOWN})
        place = data[0]
        if place not in board(seat).hands[seat.other]:
            raise LetterError("not-in-hand", {"place": place})
        seat = _opened(group, seat, letter, place, data[1:])
        card = seat.rules.pack[seat.rounds[-1].known[place]]
        if card != action.card:
            raise LetterError("card-not-shown", {"place": place, "card": card})
    why = _why_impossible(seat, action)
    if why is not None:
        raise LetterError("illegal", {"action": action, "why": why})
    return with_action(seat, letter, action, place)


def _why_impossible(seat: Seat, action: Action) -> Illegal | None:
    now = board(seat)
    position = now.game.position
    if now.waiting or position.actor != seat.other:
        return Illegal("not-your-turn", {})
    return why_impossible(position, action, unseen(seat))


def check_shown_hands(seat: Seat) -> None:
    """Check the other seat's plays from hands that are fully known by now. Raises LetterError("illegal")."""
    last = seat.rounds[-1]
    for now, taken in zip(boards(seat.rules, seat.rounds), last.record, strict=False):
        shown = all(last.known[place] != UNKNOWN for place in now.hands[seat.other])
        if shown and author(taken.letter) == seat.other:
            why = why_not(now.game.position, taken.action)
            if why is not None:
                raise LetterError("illegal", {"action": taken.action, "why": why, "number": taken.letter})


def _action(text: str) -> Action:
    try:
        action = parse_action(text.replace("~", "."))
    except NotationError as fault:
        raise LetterError("parts-unexpected", {}) from fault
    if action_text(action) != text.replace("~", "."):
        raise LetterError("parts-unexpected", {})
    return action


def _bytes(text: str, code: str) -> bytes:
    try:
        return to_bytes(text)
    except ValueError as fault:
        raise LetterError(code, {}) from fault
