"""Reading and writing the letters of a guest in a hosted game (see ``hosting``)."""

from __future__ import annotations

import re
from dataclasses import replace

from casino_core.cards import Card
from casino_core.errors import CasinoError
from casino_core.game import Game, new_game, next_dealer, replay
from casino_core.game import resign as give_up
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import why_not
from casino_core.mutual.board import Board, boards
from casino_core.mutual.doubt import why_impossible
from casino_core.mutual.hosting import COMMITMENT, action_part, commitment, read_action, stages_of
from casino_core.mutual.letters import Letter, LetterError, Part, letter_text, letters_in, parse_letter
from casino_core.mutual.names import name_of, name_text, read_names
from casino_core.mutual.offered import why_not_offered
from casino_core.mutual.seat import UNKNOWN, Round, Seat, Taken
from casino_core.mutual.state import board, ended, own_place, unseen
from casino_core.notation.actions import parse_cards
from casino_core.notation.reader import NotationError
from casino_core.notation.rules import parse_rules
from casino_core.position.actions import Action, Play
from casino_core.position.position import Position
from casino_core.rules.parts import Rules

INVITATION = ("g", "h", "c")
"""The kinds of parts that only an invitation has."""

START = re.compile("[0-9]{1,6}")
"""A pattern for the number of an action in a letter; like the number of a letter, it has at most six digits."""


# ---------- joining ----------


def is_hosted_invitation(text: str) -> bool:
    """Return whether a text contains an invitation to a hosted game, for ``join``.

    Raises LetterError if it contains no letter.
    """
    return any(_invites(parse_letter(letter)) for letter in letters_in(text))


def _invites(letter: Letter) -> bool:
    return tuple(part.kind for part in letter.parts[:3]) == INVITATION


def join(text: str, name: str = "") -> Seat:
    """Return the seat of a guest, from the host's invitation. Raises LetterError.

    The seat has not written a letter yet. ``write`` writes the answer, with the guest's actions if it is their turn.
    """
    letters = [parse_letter(letter) for letter in letters_in(text)]
    letter = next(filter(_invites, letters), None)
    if letter is None:
        raise LetterError("not-an-invitation", {"id": letters[0].id})
    rules = _rules(letter.parts[0].payload)
    place, dealer = letter.parts[1].payload[:1], letter.parts[1].payload[1:]
    seats = list(map(str, range(rules.seats)))
    if place not in seats[1:] or dealer not in seats or len(letter.parts[2].payload) != COMMITMENT:
        raise LetterError("not-an-invitation", {"id": letter.id})
    own = int(place)
    names = tuple(name_of(name) if at == own else "" for at in range(rules.seats))
    first = _undealt(rules, int(dealer))
    seat = Seat(rules, own, names, letter.id, "", rounds=(first,), commitment=letter.parts[2].payload)
    return _with_news(seat, letter, letter.parts[3:])


def _rules(text: str) -> Rules:
    try:
        rules = parse_rules(text)
    except CasinoError as fault:
        raise LetterError("unknown-rules", {"text": text, "why": fault.code}) from fault
    unfit = why_not_offered(rules, hosted=True)
    if unfit is not None:
        raise LetterError("game-not-offered", {"why": unfit.code, **unfit.facts})
    return rules


def _undealt(rules: Rules, dealer: int) -> Round:
    return Round(dealer, known=(UNKNOWN,) * len(rules.pack))


# ---------- writing ----------


def write_answer(seat: Seat) -> Seat:
    """Return the seat after writing its draft in a letter to the host."""
    sent = _sent(seat, [action_part(action) for action in seat.draft])
    for action in seat.draft:
        sent = _with_action(sent, action, own_place(sent, board(sent), action))
    return replace(sent, draft=())


def write_resignation(seat: Seat) -> Seat:
    """Return the seat after writing a letter in which it resigns."""
    return replace(_sent(seat, [Part("r")]), draft=(), resigned=seat.seat)


def _sent(seat: Seat, parts: list[Part]) -> Seat:
    name = Part("n", name_text(seat.names[seat.seat]))
    return replace(seat, own_letter=letter_text(Letter(seat.id, _count(seat) + 1, "-", (name, *parts))))


def _count(seat: Seat) -> int:
    """Return the number of actions in the game."""
    return sum(len(part.record) for part in seat.rounds)


# ---------- reading ----------


def read_news(seat: Seat, text: str) -> Seat:
    """Return the seat after reading a letter from the host, found in any text. Raises LetterError."""
    letters = [parse_letter(letter) for letter in letters_in(text)]
    ours = [letter for letter in letters if letter.id == seat.id]
    if not ours:
        raise LetterError("other-game", {"id": letters[0].id})
    letter = max(ours, key=lambda letter: letter.number)
    if letter.parts[:1] and letter.parts[0].kind == "n":
        raise LetterError("own-letter", {"number": letter.number})
    try:
        after = _with_news(seat, letter, letter.parts[3:] if _invites(letter) else letter.parts)
    except LetterError as fault:
        fault.facts.setdefault("letter", letter.number)
        raise
    if after == seat:
        raise LetterError("old-letter", {"number": letter.number})
    # If only names are new, the draft of the present turn stays.
    same = (after.rounds, after.resigned, after.seed) == (seat.rounds, seat.resigned, seat.seed)
    return after if same else replace(after, draft=())


def _with_news(seat: Seat, letter: Letter, parts: tuple[Part, ...]) -> Seat:
    """Return the seat after reading the parts of news; the seat may know some of the parts already."""
    if [part.kind for part in parts[:2]] != ["t", "u"] or not START.fullmatch(parts[1].payload):
        raise LetterError("parts-missing", {"kind": "u"})
    known = [taken.action for part in seat.rounds for taken in part.record]
    number, new = int(parts[1].payload), list(parts[2:])
    if number > len(known):
        raise LetterError("letter-missing", {"number": letter.number, "expected": len(known) + 1})
    # Actions that are known already are only compared.
    while number < len(known) and new:
        part = new.pop(0)
        if part.kind == "a":
            if read_action(part) != known[number]:
                raise LetterError("two-letters", {"number": letter.number})
            number += 1
    seat = _with_names(seat, parts[0].payload)
    for part in new:
        seat = READERS[part.kind](seat, part) if part.kind in READERS else _unexpected()
    return seat


def _unexpected() -> Seat:
    raise LetterError("parts-unexpected", {})


def _with_names(seat: Seat, text: str) -> Seat:
    names = read_names(text)
    if len(names) != seat.rules.seats:
        return seat
    own = seat.names[seat.seat]
    return replace(seat, names=tuple(own or name if at == seat.seat else name for at, name in enumerate(names)))


def _read_cards(seat: Seat, part: Part) -> Seat:
    """Return the seat after reading the cards that it is dealt, or the card that it draws."""
    try:
        cards = parse_cards(part.payload)
    except NotationError as fault:
        raise LetterError("bad-pack", {}) from fault
    now = board(seat)
    dealt = all(seat.rounds[-1].known[place] != UNKNOWN for place in now.layout)
    if dealt and now.game.round_over and now.game.outcome is None:
        seat = replace(seat, rounds=(*seat.rounds, _undealt(seat.rules, next_dealer(now.game))))
        now = board(seat)
    last = seat.rounds[-1]
    places = [*now.hands[seat.seat], *now.layout]
    unknown = [place for place in places if last.known[place] == UNKNOWN]
    if unknown and len(unknown) != len(cards):
        raise LetterError("bad-pack", {})
    for place, card in zip(unknown, cards, strict=False):  # no place is unknown if the letter was read before
        seat = _with_card(seat, place, card)
    return seat


def _with_card(seat: Seat, place: int, card: Card) -> Seat:
    """Return the seat with the card at a place now known. Raises LetterError("card-twice")."""
    last = seat.rounds[-1]
    index = next((at for at, other in enumerate(seat.rules.pack) if other == card and at not in last.known), UNKNOWN)
    if index == UNKNOWN:
        raise LetterError("card-twice", {"place": place, "card": card})
    known = (*last.known[:place], index, *last.known[place + 1 :])
    return replace(seat, rounds=(*seat.rounds[:-1], replace(last, known=known)))


def _read_action(seat: Seat, part: Part) -> Seat:
    """Return the seat after reading an action by any seat."""
    now, action = board(seat), read_action(part)
    if now.waiting or seat.seed:
        raise LetterError("parts-unexpected", {})
    if isinstance(action, Play):
        seat, place = _shown(seat, now, action.card)
    else:
        place = UNKNOWN
    why = _why_illegal(seat, now.game.position, action)
    if why is not None:
        raise LetterError("illegal", {"action": action, "why": why})
    return _with_action(seat, action, place)


def _shown(seat: Seat, now: Board, card: Card) -> tuple[Seat, int]:
    """Return the seat after the actor has shown a hand card, and the place of that card."""
    known, hand = seat.rounds[-1].known, now.hands[now.game.position.actor]
    own = [place for place in hand if known[place] != UNKNOWN and seat.rules.pack[known[place]] == card]
    if own:
        return seat, own[0]
    # For a hidden card, any of the seat's places will do.
    hidden = [place for place in hand if known[place] == UNKNOWN]
    if not hidden:
        raise LetterError("not-in-hand", {"card": card})
    return _with_card(seat, hidden[0], card), hidden[0]


def _why_illegal(seat: Seat, position: Position, action: Action) -> Illegal | None:
    """Return why the seat to act may not take an action; with a hidden hand, why no hand allows it."""
    if position.actor == seat.seat:
        return why_not(position, action)
    return why_impossible(position, action, unseen(seat))


def _with_action(seat: Seat, action: Action, place: int) -> Seat:
    last = seat.rounds[-1]
    taken = Taken(_count(seat) + 1, action, place)
    return replace(seat, rounds=(*seat.rounds[:-1], replace(last, record=(*last.record, taken))))


def _read_seed(seat: Seat, part: Part) -> Seat:
    if not ended(seat):
        raise LetterError("parts-unexpected", {})
    if commitment(part.payload) != seat.commitment:
        raise LetterError("wrong-secret", {})
    return replace(seat, seed=part.payload)


def _read_resignation(seat: Seat, part: Part) -> Seat:
    # After the end, only a resignation that is already known may be read again.
    decided = seat.seed or board(seat).game.outcome is not None
    if part.payload not in map(str, range(seat.rules.seats)) or (decided and part.payload != str(seat.resigned)):
        raise LetterError("parts-unexpected", {})
    return replace(seat, resigned=int(part.payload))


READERS = {"v": _read_cards, "a": _read_action, "k": _read_seed, "r": _read_resignation}
"""The functions that read the parts of news, by the kind of part."""


# ---------- afterwards ----------


def hosted_game(seat: Seat) -> Game | None:
    """Return a finished hosted game as an ordinary game; None before its end, or if its seed deals different cards."""
    if not seat.seed:
        return None
    try:
        record = [[taken.action for taken in part.record] for part in seat.rounds]
        game = replay(new_game(seat.rules, seat.seed)[0], record)
        for number, stages in enumerate(stages_of(seat.rules, seat.seed, game.record), 1):
            for stage, shown in zip(stages, boards(seat.rules, seat.rounds[:number]), strict=True):
                real, seen = stage.position, shown.game.position
                own = seat.seat
                if (real.loose, sorted(real.hands[own])) != (seen.loose, sorted(seen.hands[own])):
                    return None
        # A resignation after the last play does not count.
        if seat.resigned is not None and game.outcome is None:
            game = give_up(game, seat.resigned)
    except ValueError:  # the record cannot be played with the cards that the seed deals
        return None
    return game if game.outcome is not None else None
