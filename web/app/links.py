"""Games that come from outside: links, the address of an embed, a file; and what is wrong with them, in words.

    #game=classic/k7f2/4D_3D5C=8&bots=steady        a game in progress
    ?variant=classic&seats=4&team=2&sweep_points=1&target=11&seed=abc&bots=steady,beginner

What stands after # is read like what stands after ?. Names that mean nothing here, and look like nothing that does, are
passed over: mailers and sites add their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from casino_core.actions import BuildPiece
from casino_core.contradictions import RulesError
from casino_core.game import SEED, Game, new_game
from casino_core.legal import IllegalActionError
from casino_core.notation import NotationError
from casino_core.record import game_file, game_text, parse_game, parse_game_file
from casino_core.rules import OPTIONS, Rules
from casino_core.variants import VARIANTS, variant_rules
from web.app.settings import SETTINGS, USUAL
from web.app.speech import Fact, Message, message

TABLE = ("variant", "seats", "team", *OPTIONS)
NAMES = (*TABLE, "seed", "bots", "game", *SETTINGS)
"""Every name that an address can have."""

NEAR = 8
"""How many characters on either side of a fault are shown."""


@dataclass(frozen=True)
class Invitation:
    """A game that somebody sent, or as much of it as can be read; ``faults`` say what cannot."""

    game: Game
    bots: tuple[str, ...]
    faults: tuple[Message, ...] = ()


class Invitations:
    """Reads invitations: knows the bots there are, strongest last, and how to make a seed."""

    def __init__(self, bots: Sequence[str], seed: str) -> None:
        self.bots = tuple(bots)
        self.seed = seed

    def of_address(self, address: str) -> Invitation | None:
        """The invitation of an address, all of it or from its ? or # on; None when it has none."""
        given, faults = _given(address), [*_misspelt(address), *_bad_settings(address)]
        if not faults and not set(given) - set(SETTINGS):
            return None
        if "game" in given:
            return self._of_game(given)
        rules, more = _rules({name: given[name] for name in TABLE if name in given})
        faults += more
        seed = given.get("seed", self.seed)
        if not SEED.fullmatch(seed):
            faults.append(message("wrong.seed"))
            seed = self.seed
        game, _ = new_game(rules, seed)
        return self._invitation(game, given, faults)

    def of_text(self, text: str) -> Invitation:
        """The invitation of what somebody pasted: a link, a file, or the text of a game alone."""
        text = text.strip()
        if text.startswith("["):
            return self._of_file(text)
        if "#" in text or "?" in text:
            found = self.of_address(text)
            if found is not None:
                return found
        return self._of_game({"game": text})

    def _of_game(self, given: dict[str, str]) -> Invitation:
        text = given["game"]
        try:
            return self._invitation(parse_game(text), given, [])
        except NotationError as fault:
            return self._invitation(self._as_far_as(text[: fault.index]), given, [_unread(fault)])

    def _of_file(self, text: str) -> Invitation:
        try:
            game, tags = parse_game_file(text)
        except NotationError as fault:
            return self._invitation(self._as_far_as(""), {}, [_unread(fault)])
        return self._invitation(game, {"bots": tags.get("Bots", "")}, [])

    def _as_far_as(self, text: str) -> Game:
        """The game up to a fault; a new one when nothing can be played before it."""
        try:
            return parse_game(text.rstrip("_/-"))
        except NotationError:
            return new_game(variant_rules("classic"), self.seed)[0]

    def _invitation(self, game: Game, given: dict[str, str], faults: list[Message]) -> Invitation:
        wanted = [name for name in given.get("bots", "").split(",") if name] or [self.bots[-1]]
        bots = [nearest(name, self.bots) for name in wanted]
        pairs = zip(wanted, bots, strict=True)
        faults += [message("wrong.bot", bot=name, nearest=bot) for name, bot in pairs if name != bot]
        return Invitation(game, seated(bots, game.rules), tuple(faults))


def seated(bots: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """Bots for all seats but the person's: the last one as often as it takes."""
    seats = rules.seats - 1
    return (*bots, *[bots[-1]] * seats)[:seats]


def nearest(word: str, words: Iterable[str]) -> str:
    """The one of some words that a word is most like; the first where it is like none."""
    known = list(words)
    return (get_close_matches(word, known, 1) or known)[0]


# ---------- sending ----------


def link(page: str, game: Game, bots: Sequence[str]) -> str:
    """The address that opens a game; ``page`` is that of the page to play on."""
    return f"{page}#game={game_text(game)}&bots={','.join(bots)}"


def as_file(game: Game, bots: Sequence[str], players: Sequence[str]) -> tuple[str, str]:
    """A name and the text for a file of a game."""
    return f"casino-{game.seed}.txt", game_file(game, {"Players": " / ".join(players), "Bots": ",".join(bots)})


# ---------- reading ----------


def _pairs(address: str) -> list[tuple[str, str]]:
    """The names and values after ? and #."""
    marks = [place for mark in "?#" if (place := address.find(mark)) >= 0]
    parts = re.split("[?#&]", address[min(marks) :]) if marks else []
    pairs = (part.partition("=") for part in parts if part)
    return [(name, _unquoted(value)) for name, _, value in pairs]


def _given(address: str) -> dict[str, str]:
    """The names that mean something, with the misspelt ones put right."""
    given = dict(_pairs(address))
    meant = {name: get_close_matches(name, NAMES, 1, 0.75) for name in given}
    return {near[0]: given[name] for name, near in meant.items() if near}


def _misspelt(address: str) -> list[Message]:
    """A fault for every name that was put right."""
    names = [name for name, _ in _pairs(address) if name not in NAMES]
    near = [(name, get_close_matches(name, NAMES, 1, 0.75)) for name in names]
    return [message("wrong.option", option=name, nearest=found[0]) for name, found in near if found]


def asked_settings(address: str) -> dict[str, str]:
    """The settings that an address asks for, as far as there are such."""
    return {name: value for name, value in _given(address).items() if value in SETTINGS.get(name, ())}


def _bad_settings(address: str) -> list[Message]:
    """A fault for every setting that cannot be so."""
    asked = ((name, value) for name, value in _given(address).items() if name in SETTINGS)
    return [
        message("wrong.value", option=name, value=value, choices=SETTINGS[name], nearest=USUAL[name])
        for name, value in asked
        if value not in SETTINGS[name]
    ]


def _unquoted(text: str) -> str:
    return re.sub("%([0-9A-Fa-f]{2})", lambda code: chr(int(code[1], 16)), text)


def _unread(fault: NotationError) -> Message:
    """What is wrong with a text, where, and what stands there."""
    near = fault.text[max(0, fault.index - NEAR) : fault.index + NEAR]
    return message("wrong.text", at=fault.index + 1, near=near, reason=reason(fault))


def reason(fault: NotationError) -> Message:
    """What is wrong, without saying where: a text that cannot be read, or an action that cannot be played."""
    kind = "why" if isinstance(fault.__cause__, IllegalActionError) else "error"
    return Message(f"{kind}.{fault.code}", _facts(fault.facts))


def _facts(facts: Mapping[str, object]) -> dict[str, Fact]:
    """Facts of the engine as facts of a message: cards side by side, builds by their first card."""
    return {name: _fact(value) for name, value in facts.items()}


def _fact(value: object) -> Fact:
    if isinstance(value, tuple):
        return tuple(_fact(part) for part in value)
    if isinstance(value, BuildPiece):
        return value.card
    return value if isinstance(value, str | int) else str(value)


# ---------- rules ----------


def _rules(given: dict[str, str]) -> tuple[Rules, list[Message]]:
    """The rules that an address asks for, or the nearest there are, and what had to be changed."""
    faults: list[Message] = []
    variant = given.get("variant", next(iter(VARIANTS)))
    if variant not in VARIANTS:
        faults.append(message("wrong.variant", variant=variant, nearest=nearest(variant, VARIANTS)))
        variant = nearest(variant, VARIANTS)
    seats, team = _table(given, VARIANTS[variant].tables, faults)
    options = {name: _value(name, given[name], faults) for name in OPTIONS if name in given}
    try:
        return variant_rules(variant, seats, team, **options), faults
    except RulesError as fault:
        faults.append(message("wrong.rules", reason=Message(f"error.{fault.code}", _facts(fault.facts))))
        return variant_rules(variant, seats, team), faults


def _table(given: dict[str, str], tables: Sequence[tuple[int, int]], faults: list[Message]) -> tuple[int, int]:
    """The number of seats and the size of a team that an address asks for, or the nearest there are."""
    usual = {"seats": tables[0][0], "team": 1}
    seats, team = (int(text) if (text := given.get(name, "")).isdecimal() else usual[name] for name in usual)
    best = min(tables, key=lambda table: (abs(table[0] - seats), abs(table[1] - team)))
    asked = tuple(given.get(name, str(number)) for name, number in zip(usual, best, strict=True))
    if asked != tuple(map(str, best)):
        key = "wrong.seats" if asked[1] == "1" else "wrong.teams"
        faults.append(message(key, seats=asked[0], team=asked[1], tables=_tables(tables)))
    return best


def _tables(tables: Sequence[tuple[int, int]]) -> tuple[Message, ...]:
    """Tables in words: 2, 3, 4, 2 against 2."""
    kinds = ((seats, team, "alone" if team == 1 else "teams") for seats, team in tables)
    return tuple(message(f"wrong.table.{kind}", seats=seats, team=team) for seats, team, kind in kinds)


def _value(name: str, text: str, faults: list[Message]) -> object:
    """The value of an option, or the nearest there is."""
    values = {option_text(value): value for value in OPTIONS[name][1]}
    if text in values:
        return values[text]
    if text.isdecimal() and all(value.isdecimal() for value in values):
        best = min(values, key=lambda value: abs(int(value) - int(text)))
    else:
        best = nearest(text, values)
    faults.append(message("wrong.value", option=name, value=text, choices=tuple(values), nearest=best))
    return values[best]


def option_text(value: object) -> str:
    """The value of an option as it is written."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
