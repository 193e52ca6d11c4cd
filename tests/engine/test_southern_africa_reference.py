"""The engine compared with the brute-force reference in the games of southern Africa, at every point of every turn.

The full test, with 5,000 positions of every preset: CASINO_TESTS=full pytest
tests/engine/test_southern_africa_reference.py
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest

from casino_core.cards import Card
from casino_core.game import new_game, next_dealer, next_round
from casino_core.game import play as play_in_game
from casino_core.legal.legality import legal_actions, why_not
from casino_core.notation.actions import action_text
from casino_core.notation.positions import position_text
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import (
    Action,
    Capture,
    Done,
    Give,
    Insist,
    MakeBuild,
    Piece,
    Play,
    TableBuild,
    Trail,
    pieces,
)
from casino_core.position.layout import Build as LaidBuild
from casino_core.position.piles import as_named
from casino_core.position.position import Position, VariantState
from casino_core.rules.parts import Rules, with_fields
from casino_core.rules.variants import VARIANTS, variant_rules
from casino_core.score.scoring import score_round
from tests.engine.amount import amount
from tests.reference.groups import totals
from tests.reference.open_game import DONE, GAMES, GIVE, INSIST, Act, Build, Game, State, counts_for, effect
from tests.reference.open_plays import may_lie_so
from tests.reference.open_scores import cut_too_rich, pack_of, score, winners
from tests.reference.open_scores import next_dealer as dealer_of_reference
from tests.reference.open_shorthand import PARTNERS, SWAZI, TWO, at
from tests.reference.open_shorthand import build as laid
from tests.reference.open_turns import after, legal

TABLES = [(preset, seats, team) for preset, tables in GAMES.items() for seats, team in tables]
MAX_ROUNDS = amount(2, 1000)  # the maximum number of rounds of a game

# Games with changed rules: the table, the fields that change in the engine, and those that change in the reference;
# the latter without the fields about insisting, which have the same values in both.
CHANGED: list[tuple[str, int, int, dict[str, Any], dict[str, Any]]] = [
    ("swazi", 3, 1, {"swazi_insist_capture": False, "swazi_insist_augment": False}, {}),
    ("swazi", 4, 2, {"swazi_insist_capture": False}, {}),
    ("swazi_two", 2, 1, {"no_trail_with_build_while_stocked": False}, {"no_discard_with_build": False}),
    ("crazy", 2, 1, {"swazi_2p_phase1_one_build": True}, {"one_build": True}),
    ("sotho", 2, 1, {"swazi_2p_phase1_one_build": False}, {"one_build": False}),
    ("south_african", 2, 1, {"sa_drift_with_build": "forbidden"}, {"drift_in_second_deal": False}),
]


# --- Positions and actions in the format of the reference ---------------------------------------------


def act_of(action: Action) -> Act:
    match action:
        case Trail(card):
            return Act("trail", str(card))
        case Capture(card, value, groups, order):
            return Act("capture", str(card), value, texts(groups), order=tuple(map(str, order)))
        case MakeBuild(card, value, groups, partner):
            return Act("build", str(card), value, texts(groups), partner)
        case TableBuild(value, groups, partner):
            return Act("table", "", value, texts(groups), partner)
        case _:
            return {Done(): DONE, Insist(): INSIST, Give(): GIVE}[action]


def texts(groups: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(map(str, group)) for group in groups)


def state_of(position: Position, game: Game) -> State:
    """Return a round in the plain format of the reference, from its position in the engine."""
    state = position.variant_state
    return State(
        game,
        texts(position.hands),
        tuple(map(str, position.loose)),
        tuple(Build(build.value, texts(build.groups), build.owner) for build in position.builds),
        tuple(map(str, position.stock)),
        texts(position.piles),
        position.turn,
        position.deals,
        position.last_capturer,
        state.played is not None,
        str(state.committed or ""),
        tuple(map(str, state.courts)),
        None if state.pending is None else act_of(state.pending),
        state.demand,
        state.asked,
        frozenset((seat, str(rank)) for seat, rank in state.proven),
    )


def comparable(before: State, now: State) -> State:
    """Return a state without what the rules leave open: the order of builds, and who is dealt which card."""
    loose_order = now._replace(builds=tuple(sorted(now.builds)))
    if now.deals == before.deals:
        return loose_order
    dealt = sorted(card for hand in now.hands for card in hand)
    return loose_order._replace(hands=(*((str(len(hand)),) for hand in now.hands), tuple(dealt)))


def rules_of(preset: str, seats: int, team: int, changes: dict[str, Any] | None = None) -> Rules:
    return with_fields(variant_rules(preset, seats, team), changes or {})


# --- Random play --------------------------------------------------------------------------------------


def chosen(rng: Random, position: Position, actions: tuple[Action, ...], lays: float) -> Action:
    """Return a random action, often a rare one; on a crowded table, one that captures or builds, if possible.

    ``lays`` is the probability of trailing, if possible, on other tables.
    """
    some = list(actions)
    if len(position.loose) > 6:
        some = [action for action in some if isinstance(action, Capture | MakeBuild | TableBuild)] or some
    elif rng.random() < lays:
        some = [action for action in some if isinstance(action, Trail)] or some
    if rng.random() < 0.6:
        some = [action for action in some if is_rare(position, action)] or some
    kinds = sorted({type(action) for action in some}, key=lambda kind: kind.__name__)
    kind = rng.choice(kinds)
    return with_random_order(rng, position, rng.choice([action for action in some if isinstance(action, kind)]))


def with_random_order(rng: Random, position: Position, action: Action) -> Action:
    """Return the action; half of the captures whose order on the pile is free get a random order."""
    if not isinstance(action, Capture) or not position.rules.piles.order_chosen or rng.random() < 0.5:
        return action
    taken = as_named(action, position.builds)
    return replace(action, order=tuple(rng.sample(taken, len(taken))))


def is_rare(position: Position, action: Action) -> bool:
    """Return whether an action is rare: insisting, giving, building for the partner, or using an opponent's build."""
    if isinstance(action, Insist | Give):
        return True
    if not isinstance(action, MakeBuild | TableBuild):
        return False
    side_of = position.rules.side_of
    others = {build.piece for build in position.builds if side_of[build.owner] != side_of[position.turn]}
    return action.partner or not others.isdisjoint(pieces(action))


def positions(rules: Rules, seed: str) -> Iterator[Position]:
    """Yield every position with a decision in random rounds, without end."""
    number = 0
    while True:
        rng = Random(f"{seed} {number}")
        lays = rng.choice((0.0, 0.3, 0.6, 0.9))
        position, _ = new_round(rules, f"{seed.replace(' ', '-')}-{number}", rng.randrange(rules.seats))
        while not position.over:
            yield position
            position, _ = apply(position, chosen(rng, position, legal_actions(position), lays))
        number += 1


def thrown_together(rng: Random, rules: Rules, game: Game) -> Position:
    """Return the start of a turn with random builds, loose cards and piles, of a kind that is rare in random play."""
    pack = list(rules.pack)
    rng.shuffle(pack)
    hands: list[list[Card]] = [[] for _ in range(rules.seats)]
    builds: list[LaidBuild] = []
    for _ in range(rng.randint(1, 3)):
        owner = rng.randrange(rules.seats)
        if game.one_build and hands[owner]:
            continue
        if build := built_at_random(rng, pack, game, owner, {build.value for build in builds}):
            builds.append(build)
            hands[owner].append(
                pack.pop(next(place for place, card in enumerate(pack) if answers_for(game, card, build)))
            )
    size = max(2, *map(len, hands)) + rng.randint(0, 1)
    for hand in hands:
        while len(hand) < size:
            hand.append(pack.pop())
    loose = tuple(pack.pop() for _ in range(rng.randint(2, 6)))
    stocked = rules.seats == 2 and rng.random() < 0.5
    stock = tuple(pack.pop() for _ in range(8)) if stocked else ()
    piles: list[list[Card]] = [[] for _ in range(rules.pile_count)]
    for card in pack:
        rng.choice(piles).append(card)
    if rules.piles.order == "courts_below":
        piles = [sorted(pile, key=lambda card: card.rank not in "JQK") for pile in piles]
    known = [(seat, card.rank) for seat, hand in enumerate(hands) for card in hand if rng.random() < 0.3]
    return Position(
        rules,
        tuple(map(tuple, hands)),
        loose,
        tuple(builds),
        stock,
        tuple(map(tuple, piles)),
        ((),) * rules.sides,
        rng.randrange(rules.seats),
        rng.randrange(rules.seats),
        1 if stocked or rules.seats > 2 else 2,
        variant_state=VariantState(proven=tuple(sorted(set(known))) if rules.team > 1 and rules.step_by_step else ()),
    )


def answers_for(game: Game, card: Card, build: LaidBuild) -> bool:
    return build.value in counts_for(game, str(card))


def built_at_random(rng: Random, pack: list[Card], game: Game, owner: int, taken: set[int]) -> LaidBuild | None:
    """Return a build of one or two groups taken from the pack, or None; a card that captures it stays in the pack."""
    value, groups = rng.randint(5, game.largest), list[tuple[Card, ...]]()
    if value in taken:
        return None
    for _ in range(rng.randint(1, 2)):
        for cards in combinations(rng.sample(pack, 12), rng.choice((2, 2, 3))):
            worth = tuple(counts_for(game, str(card)) for card in cards)
            if () not in worth and value in totals(worth):
                groups.append(cards)
                pack[:] = [card for card in pack if card not in cards]
                break
    build = LaidBuild(value, tuple(groups), owner)
    if groups and any(answers_for(game, card, build) for card in pack):
        return build
    pack += [card for group in groups for card in group]
    return None


def warped(rng: Random, position: Position, action: Action) -> Action:
    """Return the action with a random change, after which it may still be legal."""
    if not isinstance(action, Play | TableBuild):
        return rng.choice((Done(), Insist(), Give(), Trail(rng.choice(position.hand or (Card("AS"),)))))
    value, groups = action.value, [list(group) for group in action.groups]
    partner = isinstance(action, MakeBuild | TableBuild) and action.partner
    on_table: list[Piece] = [*position.loose, *(build.piece for build in position.builds)]
    on_table += [pile[-1] for pile in position.piles if pile] + list(position.hand)
    match rng.randrange(7):
        case 0 if groups and on_table:
            rng.choice(groups).append(rng.choice(on_table))
        case 1 if on_table:
            groups.insert(rng.randint(0, len(groups)), [rng.choice(on_table)])
        case 2 if groups:
            groups.pop(rng.randrange(len(groups)))
        case 3 if len(groups) > 1:
            groups[0] += groups.pop()
        case 4:
            partner = not partner
        case 5:
            value += rng.choice((-1, 1, 13))
        case _:
            groups.reverse()
    made = tuple(map(tuple, groups))
    card = rng.choice(position.hand) if position.hand and rng.random() < 0.2 else getattr(action, "card", None)
    kinds = (Trail, Capture, MakeBuild, TableBuild)
    kind = rng.choice((type(action), type(action), type(action), *kinds))
    if card is None or kind is TableBuild:
        return TableBuild(value, made, partner)
    if kind is MakeBuild:
        return MakeBuild(card, value, made, partner)
    return Trail(card, value, made) if kind is Trail else Capture(card, value, made)


# --- The comparison -----------------------------------------------------------------------------------


def check(rng: Random, position: Position, game: Game) -> None:
    """Check the legal actions in a position, some illegal ones, and the results of a few legal ones."""
    where, listed = position_text(position), legal_actions(position)
    state = state_of(position, game)
    expected = legal(state)
    by_effect = {effect(act_of(action)): action for action in listed}
    assert set(by_effect) == set(expected), where
    assert len(by_effect) == len(listed), where
    for action in listed:
        assert why_not(position, action) is None, (action_text(action), where)
    for action in [with_random_order(rng, position, some) for some in rng.sample(listed, min(3, len(listed)))]:
        assert why_not(position, action) is None, (action_text(action), where)
        then, _ = apply(position, action)
        reached = after(state, act_of(action))
        assert comparable(state, state_of(then, game)) == comparable(state, reached), (action_text(action), where)
    for _ in range(5):
        action = warped(rng, position, rng.choice(listed))
        if effect(act_of(action)) not in expected:
            assert why_not(position, action) is not None, (action, where)
    for action in [action for action in listed if isinstance(action, Capture)][:3]:
        some = [*as_named(action, position.builds), action.card]
        other = replace(action, order=tuple(rng.choices(some, k=len(some) - rng.choice((0, 1, 1)))))
        assert (why_not(position, other) is None) == may_lie_so(state, act_of(other)), (action_text(other), where)


@pytest.mark.parametrize(("preset", "seats", "team"), TABLES)
def test_every_position_of_every_turn(preset: str, seats: int, team: int) -> None:
    rng, game = Random(preset), GAMES[preset][seats, team]
    walk = positions(rules_of(preset, seats, team), f"africa {preset} {seats} {team}")
    for _ in range(amount(30, 5000) // len(GAMES[preset])):
        check(rng, next(walk), game)


@pytest.mark.parametrize(("preset", "seats", "team"), TABLES)
def test_turns_on_tables_thrown_together(preset: str, seats: int, team: int) -> None:
    rng, game = Random(f"thrown {preset} {seats} {team}"), GAMES[preset][seats, team]
    rules = rules_of(preset, seats, team)
    for _ in range(amount(10, 1000) // len(GAMES[preset])):
        position = thrown_together(rng, rules, game)
        turn = position.turn
        while position.turn == turn and not position.over:
            check(rng, position, game)
            position, _ = apply(position, chosen(rng, position, legal_actions(position), 0.0))


RARE = [
    # Once an opponent's build has been augmented, the turn must capture it: with a second such build, or own builds.
    ("swazi", SWAZI, at(SWAZI, "9S 8S", "9D 8D", laid("6D+3C", 9, 1), laid("5H+3H", 8, 2), others="9H 2D/8H 2H")),
    ("swazi", SWAZI, at(SWAZI, "AS 2S", "KD AC AH AD", laid("8D+6H", 14, 1), others="KC QC/JC 2H")),
    (
        "swazi_two",
        TWO,
        at(
            *(TWO, "9S 8S 7S", "9D 5D 3D 4C 3H", laid("6D+3C", 9, 1)),
            others="9H 2D 2H",
            stock=("TS", "TH", "TD", "TC", "JS", "JH"),
        ),
    ),
    # Aces that are needed both as 1 and as 14.
    (
        "swazi",
        PARTNERS,
        at(PARTNERS, "2S 7S", "TD 4D AD AH", others="KC QC/AC 2H/JC JD", proven=frozenset({(2, "A")})),
    ),
    (
        "swazi",
        PARTNERS,
        at(PARTNERS, "AS KC", "", laid("AD AH", 1, 0), laid("TD+4D", 14, 2), others="8C 7S/AC 7H/9C 9H"),
    ),
    (
        "swazi",
        PARTNERS,
        at(PARTNERS, "8S KC", "8H", laid("5D+3C", 8, 2), others="8C 7S/8D 7H/9C 9H"),
    ),
]


@pytest.mark.parametrize(("preset", "game", "state"), RARE)
def test_rare_turns(preset: str, game: Game, state: State) -> None:
    """From positions in which rare rules apply, all continuations of the turn are tried, up to a limit."""
    rules = rules_of(preset, game.seats, game.team)
    waiting, met = [position_of(state, rules)], set[str]()
    while waiting and len(met) < amount(70, 3000):
        position = waiting.pop()
        if position.turn != state.turn or position_text(position) in met:
            continue
        met.add(position_text(position))
        check(Random(len(met)), position, game)
        waiting += [apply(position, action)[0] for action in legal_actions(position)]


def position_of(state: State, rules: Rules) -> Position:
    """Return the engine's position for a state of the reference; cards that the state does not name are missing."""
    return Position(
        rules,
        tuple(tuple(map(Card, hand)) for hand in state.hands),
        tuple(map(Card, state.loose)),
        tuple(
            LaidBuild(build.value, tuple(tuple(map(Card, group)) for group in build.groups), build.owner)
            for build in state.builds
        ),
        tuple(map(Card, state.stock)),
        tuple(tuple(map(Card, pile)) for pile in state.piles),
        ((),) * rules.sides,
        state.turn,
        (state.turn + 1) % rules.seats,
        state.deals,
        variant_state=VariantState(proven=tuple(sorted(state.proven))),
    )


@pytest.mark.parametrize(("preset", "seats", "team", "fields", "changes"), CHANGED)
def test_games_with_other_rules(
    preset: str, seats: int, team: int, fields: dict[str, Any], changes: dict[str, Any]
) -> None:
    demands = {name.removeprefix("swazi_"): value for name, value in fields.items() if "insist" in name}
    rng, game = Random(preset), GAMES[preset][seats, team]._replace(**demands, **changes)
    walk = positions(rules_of(preset, seats, team, fields), f"changed {preset} {seats}")
    for _ in range(amount(10, 2000)):
        check(rng, next(walk), game)


# --- Rounds and games ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("preset", "seats", "team"), TABLES)
def test_rounds_of_a_game(preset: str, seats: int, team: int) -> None:
    """The deal, the points of a round, the winner and the next dealer agree with the reference."""
    rules, described = rules_of(preset, seats, team), GAMES[preset][seats, team]
    for number in range(amount(1, 20)):
        rng = Random(f"rounds {preset} {number}")
        game, _ = new_game(rules, f"rounds-{preset}-{number}")
        while True:
            check_deal(game.position, described)
            while not game.position.over:
                action = chosen(rng, game.position, legal_actions(game.position), 0.1)
                game, _ = play_in_game(game, action)
            piles = texts(game.position.piles)
            points = [sum(sheet.values()) for sheet in score(described, piles)]
            assert list(game.sheets[-1].points) == points
            assert score_round(game.position) == game.sheets[-1]
            won = winners(described, list(game.totals), piles)
            assert ([] if game.outcome is None else [game.outcome.side]) == won
            if game.outcome is not None or game.round == MAX_ROUNDS:
                break
            dealer = dealer_of_reference(described, game.position.dealer, points)
            assert next_dealer(game) == dealer
            game, _ = next_round(game)
            assert game.position.dealer == dealer


def check_deal(position: Position, game: Game) -> None:
    """Check the hands, the layout and the stock at the start of a round."""
    hand, layout = game.hands
    state = state_of(position, game)
    assert [len(cards) for cards in state.hands] == [hand] * game.seats
    assert len(state.loose) == layout
    assert sorted((*state.loose, *state.stock, *(card for cards in state.hands for card in cards))) == sorted(
        pack_of(game)
    )
    assert state.turn == (position.dealer + (1 if game.clockwise else -1)) % game.seats
    assert not (game.cardless and cut_too_rich(state.loose))


def test_every_table_of_these_games_is_known() -> None:
    assert {(preset, *table) for preset in GAMES for table in VARIANTS[preset].seatings} == set(TABLES)
