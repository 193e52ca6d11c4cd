"""Clashes between chosen rules: a sentence says which rules exclude each other, and there are up to two ways out.

Rules that the person has not changed are adapted without a question.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import option
from casino_core.rules.parts import Rules
from casino_core.rules.variants import lineage, nearest_rules, played_at, variant_rules
from web.rulebook.offered import offered
from web.rulebook.words import brief, key_itself
from web.worker.words.requested_rules import fault_facts
from web.worker.words.speech import Message, message, name_of_game

TABLE = "players"
"""The name of a change of the table, that is of the seats and teams. Other changes are named after their options."""


@dataclass(frozen=True)
class Wish:
    """The rules that a person wants."""

    variant: str
    """The id of the preset."""

    table: tuple[int, int]
    """The number of seats, and the size of a team."""

    options: Mapping[str, Any]
    """The options that the person has changed, by name, each with its new value; the newest is last."""

    newest: str = ""
    """The name of the newest change: an option or ``TABLE``; "" for none."""

    @property
    def nearest(self) -> Rules | None:
        """The valid rules closest to the wish; None if its options exclude each other.

        These rules need not fulfil the wish: see ``kept_by``.
        """
        try:
            return nearest_rules(self.variant, *self.table, **self.options)[0]
        except RulesError:  # two rules that exclude each other
            return None

    def kept_by(self, rules: Rules | None) -> bool:
        """Return whether rules fulfil the wish; False for None."""
        if rules is None or (rules.seats, rules.team) != self.table:
            return False
        return all(option(rules, name) == value for name, value in self.options.items())

    def without(self, name: str) -> Wish:
        """Return the wish without the change of an option."""
        return replace(self, options={other: value for other, value in self.options.items() if other != name})


@dataclass(frozen=True)
class Way:
    """A way out of a clash."""

    label: Message
    """The result in a few words, for the label of a button."""

    rules: Rules
    """The rules that result."""

    options: Mapping[str, object]
    """The person's changes that these rules keep, by the name of the option."""


@dataclass(frozen=True)
class Clash:
    """A wish that cannot be met: two of its options exclude each other, or the game excludes one."""

    sentence: Message
    """The sentence that says what clashes, and why."""

    ways: tuple[Way, ...]
    """The ways out, one or two."""

    def at(self, table: tuple[int, int]) -> Rules:
        """Return the rules to show until the clash is settled: of a way out with this table, or of the first one."""
        rules = [way.rules for way in self.ways]
        return next((each for each in rules if (each.seats, each.team) == table), rules[0])


def settle(wish: Wish, before: tuple[int, int]) -> Rules | Clash:
    """Return rules that fulfil a wish, or the clash in it; ``before`` is the table before the newest change."""
    rules = wish.nearest
    return rules if rules is not None and wish.kept_by(rules) else _clash(wish, before)


def _clash(wish: Wish, before: tuple[int, int]) -> Clash:
    back = replace(wish, table=before) if wish.newest == TABLE else wish.without(wish.newest)
    old = back.nearest or variant_rules(wish.variant)
    newest = _named(wish, wish.newest)
    for name, other in _without_older(wish):
        rules = other.nearest
        if rules is not None and other.kept_by(rules):
            older = _named(wish, name)
            sentence = message("clash.two", reason=_reason(wish), newest=newest, older=older)
            return Clash(sentence, (Way(newest, rules, other.options), Way(older, old, back.options)))
    without = Way(message("clash.without", game=name_of_game(wish.variant)), old, back.options)
    sentence = message("clash.game", reason=_reason(wish), game=name_of_game(wish.variant), newest=newest)
    return Clash(sentence, (without, *_elsewhere(wish)))


def _without_older(wish: Wish) -> Iterator[tuple[str, Wish]]:
    """Yield the name of each older change, latest first, with the wish without that change.

    Finally, unless the newest change is that of the table, yield ``TABLE`` with the wish at each other table.
    """
    for name in reversed([*wish.options]):
        if name != wish.newest:
            yield name, wish.without(name)
    for table in played_at(wish.variant, wish.options):
        if wish.newest != TABLE and table != wish.table:
            yield TABLE, replace(wish, table=table)


def _elsewhere(wish: Wish) -> Iterator[Way]:
    """Yield the way out that fulfils the wish in another game, the most similar one; nothing if no game allows it."""
    kin = [game for game in lineage(wish.variant)[1:] if game.id in offered()]
    for game in (*kin, *offered().values()):
        tables = played_at(game.id, wish.options)
        table = min(tables, key=lambda each: (abs(each[0] - wish.table[0]), each[1] != wish.table[1]))
        other = replace(wish, variant=game.id, table=table)
        rules = other.nearest
        if game.id != wish.variant and rules is not None and other.kept_by(rules):
            yield Way(message("clash.from", game=name_of_game(game.id)), rules, wish.options)
            return


def _reason(wish: Wish) -> Message:
    """Return why the wish cannot be fulfilled."""
    try:
        variant_rules(wish.variant, *wish.table, **wish.options)
    except RulesError as fault:
        return Message(f"error.{fault.code}", fault_facts(fault.facts))
    raise AssertionError("a wish that clashes has a fault")


def _named(wish: Wish, name: str) -> Message:
    """Return a few words for a change: for an option with its value, or for the table."""
    if name in wish.options:
        return message(brief(name, wish.options[name], key_itself))
    seats, team = wish.table
    return message("clash.table" if team == 1 else f"clash.table.{seats // team}", seats=seats, team=team)
