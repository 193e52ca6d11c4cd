"""Games without builds as numbers against the engine: the same moves, the same positions, the same points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from casino_core.cards import COURTS, Chance
from casino_core.legal.legality import candidates, legal_actions
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Action, Capture, Trail
from casino_core.position.events import (
    Captured,
    Claimed,
    Cleared,
    Drawn,
    Event,
    ResidueTaken,
    SetAside,
    SweepsCancelled,
    Swept,
)
from casino_core.position.position import Position
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.variants import VARIANTS, nearest_rules, variant_rules
from casino_core.score.scoring import score_round
from casino_core.search.built import Built
from casino_core.search.engine import Engine
from casino_core.search.models import form_of
from casino_core.search.takings import Move
from casino_core.search.unbuilt import Node, Unbuilt, unbuilt
from tests.engine.amount import amount

GAMES = ("kasino_fi", "kasino_se", "krypkasino", "callabra", "tablanette", "tablic")
TABLES = [(variant, *table) for variant in GAMES for table in VARIANTS[variant].tables]
CROWDED = 12
"""From so many loose cards on, lists are too long to be compared at every turn."""


class Step(NamedTuple):
    """One action of a round: the positions around it, what happened, and what the numbers make of it."""

    before: Position
    after: Position
    events: tuple[Event, ...]
    reached: Node


def test_the_games_without_builds_are_known_as_numbers() -> None:
    assert {variant for variant in VARIANTS if unbuilt(variant_rules(variant))} == set(GAMES)
    assert all(isinstance(form_of(variant_rules(*table)), Unbuilt) for table in TABLES)


def told(form: Unbuilt, node: Node) -> tuple[object, ...]:
    """A node in words that do not tell twins apart."""
    sides, seats = form.rules.sides, form.rules.seats
    places = [*node.hands, *node.taken, node.loose, node.aside]
    assert len(places) == sides + seats + 2
    named = [Counter(str(form.cards_of(bit)[0]) for bit in bits(mask)) for mask in places]
    return (*named, node.sweeps, node.bonus, node.turn, node.last, node.stock, bool(node.played), node.state)


def bits(mask: int) -> list[int]:
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]


def chosen(chance: Chance, position: Position, found: tuple[Action, ...], *, bold: bool) -> Action:
    """An action at random; a bold player empties tables and takes most cards, so that rare things happen."""
    if not bold:
        return chance.choice(found)
    sweeping = [
        action for action in found if isinstance(action, Capture | Trail) and not apply(position, action)[0].loose
    ]
    return chance.choice(sweeping or found)


def round_of(form: Unbuilt, seed: str, totals: tuple[int, ...] = (), *, bold: bool = False) -> Iterator[Step]:
    """The steps of a round of random actions, each compared with what the numbers make of it."""
    chance, rules = Chance(seed), form.rules
    position, _ = new_round(rules, seed, chance.below(rules.seats), totals)
    node, number = form.node(position), 0
    while not position.over:
        if position.deals != number:
            node, number = form.node(position), position.deals
        crowded = len(position.loose) >= CROWDED and position.extras.played is None
        found = candidates(position, 20) if crowded else legal_actions(position)
        assert found
        same = form.node(position)
        assert told(form, node) == told(form, same)
        assert not form.over(node)
        assert form.actor(node) == position.actor
        if not crowded:
            moves = form.moves(same)
            assert len(set(moves)) == len(moves)
            assert set(moves) == {form.move(position, action) for action in found}
        action = chosen(chance, position, found, bold=bold)
        after, events = apply(position, action)
        following = form.after(node, twin_move(form, position, node, action))
        yield Step(position, after, events, following)
        position, node = after, following


def twin_move(form: Unbuilt, position: Position, node: Node, action: Action) -> Move:
    """The move of a node for an action; with two packs, of a node in which twins may have other bits."""
    same = form.node(position)
    if node == same:
        return form.move(position, action)
    wanted = told(form, form.after(same, form.move(position, action)))
    return next(move for move in form.moves(node) if told(form, form.after(node, move)) == wanted)


def compare(form: Unbuilt, step: Step) -> None:
    """What the numbers make of an action is what the engine makes of it."""
    before, after, _, reached = step
    if after.over:
        assert form.over(reached)
        assert form.points(reached) == score_round(after).points
        return
    dealt = after.deals != before.deals
    assert form.over(reached) == dealt
    same = form.node(after)
    if dealt:
        same = same._replace(hands=reached.hands, stock=reached.stock)
    assert told(form, reached) == told(form, same)
    assert form.standing(same) == form.standing(form.node(after))._replace(stock=same.stock, hands=same.hands)


@pytest.mark.parametrize(("variant", "seats", "team"), TABLES)
def test_moves_positions_and_points_are_those_of_the_engine(variant: str, seats: int, team: int) -> None:
    form = Unbuilt(variant_rules(variant, seats, team))
    for number in range(amount(2, 60)):
        for step in round_of(form, f"{variant} {number}"):
            compare(form, step)


Seen = Callable[[Step], bool]


def saw(kind: type[Event]) -> Seen:
    return lambda step: any(isinstance(event, kind) for event in step.events)


def clears_by(rank: str) -> Seen:
    return lambda step: any(isinstance(event, Cleared) and event.card.rank == rank for event in step.events)


def residue_nowhere(step: Step) -> bool:
    return any(isinstance(event, ResidueTaken) and event.seat is None for event in step.events)


def mover_took_residue(step: Step) -> bool:
    taken = [event for event in step.events if isinstance(event, ResidueTaken)]
    return bool(taken) and taken[0].seat != step.after.last_capturer


def closed_by_limit(step: Step) -> bool:
    return step.after.extras.closed and bool(step.after.loose)


def uncounted_sweep(step: Step) -> bool:
    emptied = (saw(Captured)(step) or saw(Cleared)(step)) and not step.reached.loose
    return emptied and not saw(Swept)(step)


RARE: tuple[tuple[str, dict[str, Any], Seen], ...] = (
    ("kasino_fi", {}, saw(SweepsCancelled)),
    ("kasino_fi", {"sweep_cancel": "one_for_one", "sweep_points": 2}, saw(Swept)),
    ("tablanette", {"sweep_last_card": False}, uncounted_sweep),
    ("kasino_fi", {"sweep_freeze": "last_deal_and_from_10"}, uncounted_sweep),
    ("kasino_fi", {"michigan": True, "sweep_cancel": "none"}, lambda step: step.after.extras.ended),
    (
        "tablic",
        {"instant_limit": 3, "claim_out": "off", "score_as_captured": True},
        lambda step: step.after.extras.ended,
    ),
    ("kasino_fi", {"five_of_spades_sweeps": True}, clears_by("5")),
    ("kasino_fi", {"residue_to": "last_mover"}, mover_took_residue),
    ("kasino_fi", {"residue_to": "nobody"}, residue_nowhere),
    ("kasino_fi", {"draw": True}, saw(Drawn)),
    ("kasino_fi", {"german_deal": True}, saw(ResidueTaken)),
    ("kasino_fi", {"matching": "forced"}, saw(Captured)),
    ("kasino_fi", {"royal_values": False, "face_capture_limit": "all"}, lambda step: courts_taken(step) == 3),
    ("kasino_fi", {"royal_values": False, "face_capture_limit": "any"}, lambda step: courts_taken(step) == 2),
    ("kasino_fi", {"claim_out": "wrong_claim_loses"}, saw(Claimed)),
    ("kasino_fi", {"claim_out": "wrong_claim_ignored", "draw": True}, saw(Claimed)),
    ("kasino_fi", {"all_eleven_bonus": "plus_1", "kasino_midhand_win": "off"}, saw(ResidueTaken)),
    ("kasino_fi", {"difference_scoring": True, "sweep_timing": "end_of_hand"}, saw(Swept)),
    ("kasino_fi", {"initial_pairs_to_first_player": True}, saw(Swept)),
    ("kasino_se", {"majority_tie": "split", "majority_rule": "more_than_half"}, saw(Swept)),
    ("krypkasino", {}, saw(SetAside)),
    ("krypkasino", {}, lambda step: step.reached.bonus in ((10, -10), (-10, 10))),
    ("krypkasino", {"five_of_spades_sweeps": True}, clears_by("5")),
    ("callabra", {}, lambda step: step.after.extras.closed and saw(Swept)(step)),
    ("callabra", {"callabra_limit": True}, closed_by_limit),
    ("callabra", {"shram": True}, lambda step: saw(Swept)(step) and not step.after.over),
    ("tablanette", {}, clears_by("J")),
    ("tablanette", {}, lambda step: max(step.reached.bonus) > 20),
    ("tablanette", {"tablanette_bonus": "jack_sum"}, lambda step: any(step.reached.bonus)),
    ("tablanette", {"tablanette_bonus": "double"}, lambda step: max(step.reached.bonus) > 40),
    ("tablic", {}, saw(Claimed)),
    ("tablic", {}, lambda step: step.before.extras.played is not None),
)
"""Games with rules that seldom matter, and what must have happened once for a comparison to say something."""


def courts_taken(step: Step) -> int:
    taken = [event for event in step.events if isinstance(event, Captured) and event.card.rank in COURTS]
    return len(taken[0].taken) if taken else 0


@pytest.mark.parametrize("place", range(len(RARE)), ids=lambda place: f"{RARE[place][0]}-{'-'.join(RARE[place][1])}")
def test_what_seldom_happens_is_as_in_the_engine(place: int) -> None:
    variant, options, happens = RARE[place]
    rules = variant_rules(variant, **options)
    assert unbuilt(rules)
    form, times = Unbuilt(rules), 0
    for number in range(60):
        for step in round_of(form, f"rare {number}", totals=(6, 7), bold=number % 2 == 0):
            compare(form, step)
            times += happens(step)
        if times and number >= amount(1, 40):
            break
    assert times


@pytest.mark.slow
def test_house_rules_in_any_combination_are_as_in_the_engine() -> None:
    """Those that are not known are left to the engine's own form."""
    rng, known, tried = Random("house rules"), 0, 0
    while known < amount(15, 600):
        variant = rng.choice(GAMES)
        table = rng.choice(VARIANTS[variant].tables)
        names = rng.sample(sorted(set(HOUSE_RULES) - {"partnership", "five_handed"}), rng.randint(2, 8))
        options: dict[str, Any] = {name: rng.choice(HOUSE_RULES[name]) for name in names}
        try:
            rules, _ = nearest_rules(variant, *table, **options)
        except RulesError:  # two rules, each of which the other one rules out
            continue
        tried += 1
        if not unbuilt(rules):
            assert isinstance(form_of(rules), Engine | Built)
            continue
        known += 1
        form = Unbuilt(rules)
        for step in round_of(form, f"house rules {tried}", totals=(4, 8, 0, 0, 0, 0)[: rules.sides]):
            compare(form, step)
    assert known > tried // 2


def test_whoever_leaves_claims_out_comes_to_the_same_points() -> None:
    rules = variant_rules("tablic")
    form, silent = Unbuilt(rules), Unbuilt(rules, claims=False)
    chance = Chance("silent")
    for number in range(amount(10, 200)):
        position, _ = new_round(rules, f"silent {number}", 0)
        node, other = form.node(position), silent.node(position)
        while not form.over(node):
            move = chance.choice(form.moves(node))
            if move[0]:
                assert move in silent.moves(other)
                other = silent.after(other, move)
            node = form.after(node, move)
        assert silent.over(other)
        assert other == node
        assert silent.points(other) == form.points(node)
