"""Cards, actions and rules as short, URL-safe text, each with its exact inverse.

The grammar (a card is a rank and a suit, ``TD``; a seat is a digit from 0):

    action   = trail | capture | build | step | pluck
               | "claim" | "last" | "cancel" | "insist" | "give" | "done"
    trail    = card [ "." groups "=" value ]         4D      4H.5C3D=8
    capture  = card [ "=" value ] "x" groups         8Sx8D,5H3C,b4S      AH=14xKDAC
    build    = groups "=" value [ "p" ]              3D5C=8   5S,5H=5   2Hb3S=8   6D3C,b5D=9   KD,KC=13p
    step     = "." groups "=" value [ "p" ]          .5D3C=8   .b5D,2H6S=8: without a hand card, the base first
    pluck    = "p" card                              p9H
    groups   = group { "," group }
    group    = piece { piece }                       in a build the first piece is the hand card
    piece    = card | "b" card                       b5C: the build whose first card is 5C

A ``p`` says that a build is made for the partner; the top card of a pile is a piece like a loose one.

    rules    = variant [ ":" option { "," option } ]
    option   = name "=" value                        classic:seats=4,team=2,sweep_points=1

Positions are in ``position_notation``, whole games in ``record``.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from casino_core.cards import Card
from casino_core.position.actions import (
    Action,
    Announce,
    BuildPiece,
    Cancel,
    Capture,
    Cardless,
    Claim,
    Done,
    Give,
    Groups,
    Insist,
    MakeBuild,
    Piece,
    Play,
    Pluck,
    TableBuild,
    Trail,
)
from casino_core.position.position import Cards
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import Rules, field_of
from casino_core.rules.variants import VARIANTS, differences, preset_of, variant_rules


class NotationError(ValueError):
    """Text that cannot be read.

    ``code`` says why, ``text`` is all of it, ``index`` the character it is about, from 0.
    """

    def __init__(self, code: str, text: str, index: int, **facts: object) -> None:
        super().__init__(f"{code} at character {index + 1} of {text!r}")
        self.code = code
        self.text = text
        self.index = index
        self.facts = facts


class Reader:
    """A text and how far it has been read."""

    def __init__(self, text: str, index: int = 0, end: int | None = None) -> None:
        self.text = text
        self.index = index
        self.end = len(text) if end is None else end

    @property
    def done(self) -> bool:
        """Whether all of it has been read."""
        return self.index >= self.end

    def error(self, code: str, **facts: object) -> NotationError:
        """An error about the next character."""
        return NotationError(code, self.text, self.index, **facts)

    def peek(self) -> str:
        """The next character, or nothing at the end."""
        return "" if self.done else self.text[self.index]

    def skip(self, mark: str) -> bool:
        """Read the mark if it comes next."""
        if not self.text.startswith(mark, self.index, self.end):
            return False
        self.index += len(mark)
        return True

    def expect(self, mark: str) -> None:
        """Read the mark. Raises NotationError("expected")."""
        if not self.skip(mark):
            raise self.error("expected", mark=mark)

    def finish(self) -> None:
        """Make sure that nothing is left. Raises NotationError("too-much")."""
        if not self.done:
            raise self.error("too-much")

    def card(self) -> Card:
        """Read a card."""
        for size in (2, 3):
            try:
                card = Card(self.text[self.index : min(self.index + size, self.end)])
            except ValueError:
                continue
            self.index += size
            return card
        raise self.error("no-card")

    def number(self) -> int:
        """Read a whole number of at most three digits."""
        found = re.compile(r"\d{1,3}", re.ASCII).match(self.text, self.index, self.end)
        if found is None:
            raise self.error("no-number")
        self.index = found.end()
        return int(found.group())

    def field(self, *, last: bool = False) -> Reader:
        """A reader of what comes before the next slash, or of all that is left."""
        slash = self.text.find("/", self.index, self.end)
        if last != (slash < 0):
            raise self.error("wrong-number-of-fields")
        end = self.end if slash < 0 else slash
        part = Reader(self.text, self.index, end)
        self.index = min(end + 1, self.end)
        return part


# ---------- cards and actions ----------


def cards_text(cards: Cards) -> str:
    """``8D5H3C``, or ``-`` for no cards."""
    return "".join(cards) or "-"


def read_cards(reader: Reader, stops: str = "", left: Counter[Card] | None = None) -> Cards:
    """Read cards up to one of the stops, each of them one of those ``left``, where these are given."""
    if reader.skip("-"):
        return ()
    cards: list[Card] = []
    while not cards or (not reader.done and reader.peek() not in stops):
        start = reader.index
        card = reader.card()
        if left is not None:
            if not left[card]:
                code = "card-twice" if card in left else "card-not-in-pack"
                raise NotationError(code, reader.text, start, card=card)
            left[card] -= 1
        cards.append(card)
    return tuple(cards)


def parse_cards(text: str) -> Cards:
    """The cards of a text such as ``8D5H3C``. Raises NotationError."""
    reader = Reader(text)
    cards = read_cards(reader)
    reader.finish()
    return cards


def action_text(action: Action) -> str:
    """The text of an action: ``4D``, ``8Sx8D,5H3C``, ``3D5C=8``, ``claim``."""
    if isinstance(action, TableBuild):
        return f".{_groups_text(action.groups)}={action.value}{'p' if action.partner else ''}"
    if not isinstance(action, Play):
        return f"p{action.card}" if isinstance(action, Pluck) else WORD_OF[type(action)]
    groups = _groups_text(action.groups)
    if isinstance(action, Capture):
        value = "" if action.value == action.card.pips else f"={action.value}"
        return f"{action.card}{value}x{groups}"
    if isinstance(action, MakeBuild):
        return f"{groups}={action.value}{'p' if action.partner else ''}"
    return f"{action.card}.{groups}={action.value}" if groups else str(action.card)


def _groups_text(groups: Groups) -> str:
    return ",".join("".join(group) for group in groups)


WORDS: dict[str, Cardless] = {
    "claim": Claim(),
    "last": Announce(),
    "cancel": Cancel(),
    "insist": Insist(),
    "give": Give(),
    "done": Done(),
}
WORD_OF = {type(action): word for word, action in WORDS.items()}


def parse_action(text: str) -> Action:
    """The action of a text. Raises NotationError; whether the action is legal is another question."""
    reader = Reader(text)
    action = read_action(reader)
    reader.finish()
    return action


def read_action(reader: Reader) -> Action:
    """Read an action up to the end of the reader. Raises NotationError."""
    start = reader.index
    for word, action in WORDS.items():
        if reader.skip(word):
            return action
    if reader.skip("p"):
        return Pluck(reader.card())
    if reader.skip("."):
        groups = _read_groups(reader)
        reader.expect("=")
        return TableBuild(reader.number(), groups, reader.skip("p"))
    return _read_play(reader, start)


def _read_play(reader: Reader, start: int) -> Play:
    """Read the play of a hand card that starts there."""
    card = reader.card()
    if reader.done:
        return Trail(card)
    if reader.skip("."):
        groups = _read_groups(reader)
        reader.expect("=")
        return Trail(card, reader.number(), groups)
    value = reader.number() if reader.skip("=") else None
    if reader.skip("x"):
        return Capture(card, card.pips if value is None else value, _read_groups(reader))
    if value is not None:
        return MakeBuild(card, value, ((card,),), reader.skip("p"))
    reader.index = start
    groups = _read_groups(reader)
    reader.expect("=")
    return MakeBuild(card, reader.number(), groups, reader.skip("p"))


def _read_groups(reader: Reader) -> Groups:
    groups = [_read_group(reader)]
    while reader.skip(","):
        groups.append(_read_group(reader))
    return tuple(groups)


def _read_group(reader: Reader) -> tuple[Piece, ...]:
    group: list[Piece] = []
    while not reader.done and reader.peek() not in ",=":
        group.append(BuildPiece(reader.card()) if reader.skip("b") else reader.card())
    if not group:
        raise reader.error("no-card")
    return tuple(group)


# ---------- rules ----------


def rules_text(rules: Rules) -> str:
    """The preset and whatever differs from it: ``classic:seats=4,team=2,sweep_points=1``."""
    usual = VARIANTS[rules.variant].tables[0]
    parts = [] if (rules.seats, rules.team) == usual else [f"seats={rules.seats}"]
    parts += [] if rules.team == usual[1] else [f"team={rules.team}"]
    changed = differences(rules, preset_of(rules))
    parts += [f"{name}={value_text(field_of(rules, name))}" for name in changed]
    return rules.variant + (":" + ",".join(parts) if parts else "")


def value_text(value: object) -> str:
    """The value of an optional rule as it is written: ``yes``, ``no``, ``none``, or itself."""
    if value is None:
        return "none"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def parse_rules(text: str) -> Rules:
    """The rules of a text.

    Raises NotationError for text that is no rules, and for options, values, seats or combinations that do not exist:
    its ``code`` and ``facts`` are then those of the RulesError behind it.
    """
    return read_rules(Reader(text))


def read_rules(reader: Reader) -> Rules:
    """Read rules up to the end of the reader. Raises NotationError."""
    start = reader.index
    name, _, rest = reader.text[start : reader.end].partition(":")
    options: dict[str, Any] = {}
    where = {"variant": start, "seats": start, "team": start}
    index = start + len(name) + 1
    for part in rest.split(",") if rest else ():
        key, sign, value = part.partition("=")
        if not sign or (key in where and where[key] != start):
            raise NotationError("expected" if not sign else "option-twice", reader.text, index, mark="=", option=key)
        where[key] = index
        options[key] = _read_value(reader.text, index, key, value)
        index += len(part) + 1
    reader.index = reader.end
    try:
        return variant_rules(name, **options)
    except RulesError as fault:
        at = where.get(str(fault.facts.get("option", "")), where["seats"] if fault.code == "wrong-seats" else start)
        raise NotationError(fault.code, reader.text, at, **fault.facts) from fault


def _read_value(text: str, index: int, key: str, value: str) -> Any:
    """The value an option's text stands for, by the values it may have."""
    if key in ("seats", "team"):
        if value.isascii() and value.isdigit() and len(value) < 3:
            return int(value)
        raise NotationError("no-number", text, index + len(key) + 1)
    if key not in HOUSE_RULES:
        raise NotationError("unknown-option", text, index, option=key)
    choices = HOUSE_RULES[key]
    for choice in choices:
        if value_text(choice) == value:
            return choice
    raise NotationError("bad-value", text, index + len(key) + 1, option=key, value=value, choices=choices)
