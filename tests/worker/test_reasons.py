"""The reasons of hints, each derived again by the reference, which shares no code with the engine.

To test all 2,000 positions: CASINO_TESTS=full pytest tests/worker/test_reasons.py
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import prod
from random import Random
from typing import NamedTuple

import pytest

from casino_core.game import new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.positions import position_text
from casino_core.notation.rules import parse_rules
from casino_core.position.actions import Play
from casino_core.position.position import Position
from casino_core.position.view import View
from tests.engine.adapter import as_reference, to_reference
from tests.engine.amount import amount
from tests.engine.points import options_of
from tests.reference import classic as reference
from tests.reference.after import After, after
from web.worker.match.aftermath import aftermath_of
from web.worker.match.hint import MAX_NAMED_CARDS, reasons
from web.worker.words.people import People
from web.worker.words.speech import Fact, Message

GAMES = (
    "classic",
    "classic:sweep_points=1",
    "classic:seats=4,team=2",
    "royal",
    "spade",
    "american",
    "haiti:sweep_points=1",
    "michigan",
)
CROWDED = 8
"""The maximum number of loose cards and builds on a table that is tested, because the reference is slow."""

Facts = dict[str, Mapping[str, Fact]]
"""The facts of each reason, by its key."""


class Table(NamedTuple):
    """The position after a play in the reference, with the next player on turn, and the result of the play.

    ``held``: the number of cards that the next player holds; ``last``: whether the next turn is the last of the round.
    """

    where: reference.Position
    result: After
    unseen: list[str]
    held: int
    last: bool

    def captures(self, card: str) -> list[reference.Action]:
        """Return the captures that the next player could make with a card if they held only this one."""
        return [act for act in reference.legal({**self.where, "hand": [card]}) if act[0] == "capture"]

    def chance(self, harming: list[str]) -> float:
        """Return the chance that the next player holds at least one of the ``harming`` cards, which are unseen."""
        rest, every = len(self.unseen) - len(harming), len(self.unseen)
        return 1 - prod(max(0, rest - number) / (every - number) for number in range(self.held))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_true(game: str) -> None:
    wanted = amount(8, 250)
    for tried, (seen, position, action) in enumerate(moments(game), 1):
        aftermath = aftermath_of(seen, action)
        assert aftermath is not None
        people = People(seen.rules, ("nia",) * (seen.rules.seats - 1))
        facts: Facts = {reason.key: reason.facts for reason in reasons(seen, action, aftermath, people)}
        table, where = table_after(seen, position, aftermath.position, action), f"{action} in {position_text(position)}"
        check_what_is_taken(facts, table, where)
        check_loose_cards(facts, table, where)
        check_the_risks(facts, table, str(action.card), where)
        check_what_is_kept(facts, seen, position, aftermath.position, action, where)
        if tried == wanted:
            break


def moments(game: str) -> Iterator[tuple[View, Position, Play]]:
    """Yield decisions of random games, each with one legal play that has an aftermath."""
    random, rules = Random(game), parse_rules(game)
    for number in range(10_000):
        played, _ = new_game(rules, f"reasons-{number}")
        while not played.position.over:
            position = played.position
            action = random.choice(legal_actions(position))
            seen = played.view(position.actor)
            crowded = len(position.loose) + len(position.builds) > CROWDED
            if random.random() < 0.2 and not crowded and isinstance(action, Play) and aftermath_of(seen, action):
                yield seen, position, action
            played, _ = play(played, action)


def table_after(seen: View, position: Position, then: Position, action: Play) -> Table:
    """Return the reference's table after a play, checked against the engine's."""
    options = options_of(seen.rules)
    result = after(to_reference(position, options), as_reference(position, action))
    assert [str(card) for card in then.loose] == [*result.loose]
    assert [(build.value, set(map(str, build.cards))) for build in then.builds] == [
        (build.value, set(build.cards)) for build in result.builds
    ]
    known = {*seen.hand, *seen.loose, *(card for pile in seen.piles for card in pile)}
    known |= {card for build in seen.builds for card in build.cards}
    following = (seen.seat + 1) % seen.rules.seats
    remaining_plays = sum(seen.hand_sizes) - 1
    held = seen.hand_sizes[following] if remaining_plays else seen.rules.hand_sizes[-1]
    last = not seen.stock_size and remaining_plays == 1
    unseen = [str(card) for card in seen.rules.pack if card not in known]
    where: reference.Position = {**to_reference(then, options), "actor": following}
    return Table(where, result, unseen, held, last)


# ---------- the cards that a play takes and leaves ----------


def listed_parts(what: Message) -> list[Message]:
    """Return the parts of a list with commas."""
    if what.key != "say.comma":
        return [what]
    some, other = what.facts["some"], what.facts["other"]
    assert isinstance(some, Message)
    assert isinstance(other, Message)
    return [*listed_parts(some), other]


def check_what_is_taken(facts: Facts, table: Table, where: str) -> None:
    """Check the number of captured cards, and those that score."""
    taken = table.result.captured
    assert ("hint.brings" in facts) == bool(taken), where
    if not taken:
        return
    what = facts["hint.brings"]["what"]
    assert isinstance(what, Message)
    parts = {part.key.removeprefix("offer.gain."): part.facts for part in listed_parts(what)}
    assert parts["cards"]["count"] == len(taken), where
    if table.where["options"].get("card_points") == "standard":
        counted = {"spades": sum(card[1] == "S" for card in taken), "aces": sum(card[0] == "A" for card in taken)}
        counted |= {"big-casino": "TD" in taken, "little-casino": "2S" in taken}
        assert {name: parts[name]["count"] if name in parts else 0 for name in counted} == counted, where


def check_loose_cards(facts: Facts, table: Table, where: str) -> None:
    """Check what is said about the loose cards that the play leaves on the table."""
    loose = table.result.loose
    if len(loose) > MAX_NAMED_CARDS:
        assert facts["hint.leaves.many"]["count"] == len(loose), where
    elif loose:
        assert listed(facts["hint.leaves"]["cards"]) == [*loose], where
    else:
        assert ("hint.leaves.none" if table.result.builds else "hint.leaves.nothing") in facts, where
    assert sum(key.startswith("hint.leaves") for key in facts) == 1


def listed(fact: Fact) -> list[str]:
    """Return the cards of a list in a sentence."""
    assert isinstance(fact, tuple)
    return [str(card) for group in fact if isinstance(group, tuple) for card in group]


# ---------- risks ----------


def check_the_risks(facts: Facts, table: Table, played: str, where: str) -> None:
    """Check the chances that the next player takes something, the new build, or everything."""
    captures = {card: table.captures(card) for card in table.unseen}
    there = bool(table.result.loose or table.result.builds)
    taking = table.chance([card for card in captures if captures[card]])
    assert ("hint.safe" in facts) == (there and not taking), where
    check_percent(facts, "hint.risk", taking if there else 0, where)
    made = next((place for place, build in enumerate(table.result.builds) if played in build.cards), None)
    built = table.chance([card for card in captures if any(made in act[4] for act in captures[card])])  # type: ignore[misc]
    mentioned = made is not None and taking > 0 and built < taking
    assert ("hint.build-safe" in facts) == (mentioned and not built), where
    check_percent(facts, "hint.build-risk", built if mentioned else 0, where)
    swept = [card for card in captures if any(sweeps(table, card, act) for act in captures[card])]
    counts = table.where["options"].get("sweep_points") or table.where["options"].get("sweep_swing")
    check_percent(facts, "hint.sweep", table.chance(swept) if counts else 0, where)


def check_percent(facts: Facts, key: str, chance: float, where: str) -> None:
    """Check that a chance is given as a whole percentage unless it is 0, and as 100 only if it is certain."""
    assert (key in facts) == (chance > 1e-12), where
    if key in facts:
        percent = facts[key]["percent"]
        assert isinstance(percent, int)
        assert (percent == 100) == (chance > 1 - 1e-12), where
        assert abs(percent - 100 * chance) <= (0.5 + 1e-9 if 1 < 100 * chance < 99 else 1), where


def sweeps(table: Table, card: str, capture: reference.Action) -> bool:
    """Return whether a capture by the next player is a sweep that counts."""
    return after({**table.where, "hand": [card]}, capture, last_play=table.last).sweep


# ---------- kept cards ----------


def check_what_is_kept(  # noqa: PLR0913, PLR0917 - a play and its context
    facts: Facts, seen: View, position: Position, then: Position, action: Play, where: str
) -> None:
    """Check the kept card that could take the most, and what it could take."""
    rest = [str(card) for card in position.hand if card != action.card]
    options = options_of(seen.rules)
    table: reference.Position = {**to_reference(then, options), "actor": seen.seat, "hand": rest}
    builds = [[str(card) for group in build["groups"] for card in group] for build in table["builds"]]
    largest = [
        (act[1], {*act[3], *(card for place in act[4] for card in builds[place])})
        for act in reference.legal(table)
        if act[0] == "capture"
    ]
    assert ("hint.keeps" in facts) == bool(largest), where
    if largest:
        kept, cards = str(facts["hint.keeps"]["card"]), {*listed(facts["hint.keeps"]["cards"])}
        assert (kept, cards) in largest, where
        assert len(cards) == max(len(taken) for _, taken in largest), where
