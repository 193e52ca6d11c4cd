"""Tests of signals: adding a card of a build's value to the build tells a partner what one holds. Bots do not lie."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from casino_core.bots import BOTS
from casino_core.bots.outlook import Knowledge
from casino_core.bots.signals import FALSE, TRUE, signalled, worth
from casino_core.cards import Chance
from casino_core.legal.legality import legal_plays
from casino_core.position.actions import MakeBuild, Play
from casino_core.position.view import View
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.search.rounds import views

SWAZI = variant_rules("swazi", 4, 2)


@cache
def rounds() -> tuple[View, ...]:
    """Return the views of the players on turn in random rounds."""
    return tuple(seen for seed in range(amount(8, 100)) for _, seen in views(SWAZI, f"drifting {seed}"))


def sayings(seen: View) -> dict[int, list[MakeBuild]]:
    """Return the plays that are signals, by their worth as signals."""
    signals: dict[int, list[MakeBuild]] = {}
    for action in legal_plays(seen):
        if isinstance(action, MakeBuild):
            signals.setdefault(worth(seen, action), []).append(action)
    return {each: actions for each, actions in signals.items() if each}


@pytest.mark.slow
def test_bots_say_what_is_true() -> None:
    could_lie = 0
    for seen in rounds():
        if FALSE in sayings(seen):
            could_lie += 1
            chosen = BOTS["vera"].choose(seen, Chance("any"), 1000)
            assert not isinstance(chosen, Play) or worth(seen, chosen) >= 0
    assert could_lie > 5


def test_what_is_true_follows_from_the_hand() -> None:
    signals = [(seen, action) for seen in rounds() for actions in sayings(seen).values() for action in actions]
    assert len(signals) > 5
    for seen, action in signals:
        takers = [card for card in SWAZI.pack if action.value in SWAZI.hand_values[card] and card != action.card]
        others = [card for card in seen.hand if card not in takers]
        assert worth(replace(seen, hand=tuple(others)), action) == FALSE
        assert worth(replace(seen, hand=(*others, *takers)), action) == TRUE


def test_who_has_told_of_cards_has_them_and_others_have_not() -> None:
    heard = 0
    for seen in rounds():
        known = Knowledge(seen)
        all_there_are = {kind.values: kind.number for kind in known.kinds}
        for seat, held in known.signalled.items():
            for value, number in held.items():
                assert number in (1, 2)
                for other in {0, 1, 2, 3} - {seat}:
                    counts = {kind.values: kind.number for kind in known.kinds_at(other)}
                    assert counts.get((value,), 0) <= max(0, all_there_are.get((value,), 0) - number)
                heard += 1
    assert heard > 5


@pytest.mark.slow
def test_nothing_is_said_alone_or_where_builds_do_not_grow_by_steps() -> None:
    for rules in (variant_rules("swazi", 3), variant_rules("classic", 4, 2)):
        for _, seen in views(rules, "mute", amount(None, BOTS["vera"])):
            assert signalled(seen) == {}
            assert not sayings(seen)
