"""Swazi games as numbers against the engine: the same actions, the same positions, the same questions and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from casino_core.cards import Chance
from casino_core.legal.legality import legal_actions, why_not
from casino_core.legal.step_builds import written
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.actions import (
    Action,
    BuildPiece,
    Capture,
    Done,
    Give,
    Insist,
    MakeBuild,
    Piece,
    TableBuild,
    Trail,
    pieces,
)
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from casino_core.score.scoring import score_round
from casino_core.search.card_sums import MOST
from casino_core.search.models import form_of
from casino_core.search.step_nodes import BUILD, DONE, GIVE, INSIST, LAY, ON_BUILD, TAKE, Move, Node
from casino_core.search.stepwise import Stepwise, stepwise
from tests.engine.amount import amount

GAMES = ("swazi", "swazi_two", "sotho", "crazy")
TABLES = [(variant, *table) for variant in GAMES for table in VARIANTS[variant].tables]
HOUSE_RULES: tuple[dict[str, object], ...] = (
    {"swazi_insist_capture": False},
    {"swazi_insist_augment": False},
    {"swazi_2p_phase1_one_build": False, "swazi_2p_phase1_no_discard_with_build": False},
    {"face_capture_limit": "any"},
)


def at(variant: str, table: tuple[int, ...] | list[int]) -> Rules:
    seats, team = table
    return variant_rules(variant, seats, team)


def test_the_games_that_are_known() -> None:
    known = {variant for variant in VARIANTS for table in VARIANTS[variant].tables if stepwise(at(variant, table))}
    assert known == set(GAMES)
    assert all(isinstance(form_of(at(variant, table)), Stepwise) for variant, *table in TABLES)


# ---------- moves as actions ----------


def as_action(form: Stepwise, position: Position, move: Move) -> Action:
    """A move as the action that it stands for, its groups in the order in which the form puts them on the pile."""
    named: dict[int, Piece] = {build.value: BuildPiece(build.name) for build in position.builds}
    simple: dict[int, Action] = {DONE: Done(), INSIST: Insist(), GIVE: Give()}
    if move.kind in simple:
        return simple[move.kind]
    card = form.cards_of(move.card)[0] if move.card else None
    if move.kind == BUILD:
        group: tuple[Piece, ...] = form.cards_of(move.cards)
        if move.raised:
            group = (named[move.raised],)
        base = named[move.value] if move.base == ON_BUILD else form.cards_of(move.base)[0] if move.base else None
        group = group if card is None else (card, *group)
        return written(card, move.value, group, base, partner=move.partner)
    assert card is not None
    if move.kind == LAY:
        return Trail(card)
    assert move.kind == TAKE
    groups: list[tuple[Piece, ...]] = [
        tuple([form.cards_of(bit)[0] for bit in group]) for group in form.pack.groups(move.cards, move.value)
    ]
    return Capture(card, move.value, (*groups, (named[move.value],)) if move.base else tuple(groups))


def in_no_order(node: Node) -> Node:
    """A node without the order of cards in builds and in piles below their tops, which is its player's own."""
    piles = [(*sorted(pile[:-1]), *pile[-1:]) for pile in node.piles]
    builds = sorted(heap._replace(order=tuple(sorted(heap.order))) for heap in node.builds)
    return node._replace(piles=tuple(piles), builds=tuple(builds), courts=tuple(sorted(node.courts)))


def random_round(rules: Rules, seed: str) -> Iterator[Position]:
    """The positions of a round of random actions: steps are more frequent than others, and rare ones above all."""
    chance = Chance(seed)
    position, _ = new_round(rules, seed, 0)
    while not position.over:
        yield position
        found = legal_actions(position)
        steps = [action for action in found if isinstance(action, MakeBuild | TableBuild)]
        uncommon = [action for action in found if is_uncommon(position, action)]
        among = uncommon if uncommon and chance.below(2) else steps if steps and chance.below(3) == 0 else found
        position, _ = apply(position, chance.choice(among))


def is_uncommon(position: Position, action: Action) -> bool:
    """Whether it is a step on another's build, which it may have to take, one for the partner, a gift or a demand."""
    theirs = {BuildPiece(b.name) for b in position.builds if b.owner != position.turn}
    if isinstance(action, TableBuild) and action.groups[0][0] in theirs:
        return True
    return isinstance(action, Give | Insist) or (isinstance(action, MakeBuild | TableBuild) and action.partner)


def held_against(form: Stepwise, position: Position, seen: Counter[str]) -> None:
    """Everything that can be done in a position, and what comes of it, against the engine."""
    node, found = form.node(position), legal_actions(position)
    moves = form.moves(node)
    expected = {form.move(position, action) for action in found}
    assert moves
    assert len(set(moves)) == len(moves)
    assert set(moves) <= expected
    if len(found) <= MOST:
        assert set(moves) == expected
    assert form.actor(node) == position.actor
    assert not form.over(node)
    for move in moves[:: max(1, len(moves) // 6)]:
        action = as_action(form, position, move)
        assert why_not(position, action) is None
        assert form.move(position, action) == move
        after, _ = apply(position, action)
        seen.update(rare(position, action, after))
        reached = form.after(node, move)
        assert_promised(form, node, move, reached)
        if after.over:
            assert form.over(reached)
            assert form.points(reached) == score_round(after).points
        elif after.deals == position.deals:
            # a play that was announced before may name its groups in another order than the form
            announced = position.extras.pending is not None
            assert reached == form.node(after) or (announced and in_no_order(reached) == in_no_order(form.node(after)))
        else:
            assert form.over(reached)
    for action in found[:: max(1, len(found) // 3)]:
        after, _ = apply(position, action)
        if not after.over and after.deals == position.deals:
            assert in_no_order(form.after(node, form.move(position, action))) == in_no_order(form.node(after))


def assert_promised(form: Stepwise, node: Node, move: Move, reached: Node) -> None:
    """What a move promises is how the deal stands when nobody has asked for anything; who is next is open."""
    while reached.matter and not node.matter:
        reached = form.after(reached, Move(DONE))
    promised, standing = form.promised(node, move), form.standing(reached)
    if node.draws and not node.matter:  # what is drawn is no part of a promise
        known = zip(standing.hands, node.hands, strict=True)
        standing = standing._replace(hands=tuple([hand & before for hand, before in known]), stock=node.stock)
    assert promised._replace(turn=standing.turn) == standing


def rare(position: Position, action: Action, after: Position) -> Iterator[str]:
    """What does not happen every day."""
    extras, now = position.extras, after.extras
    if any(top in pieces(action) for top in position.usable_tops):
        yield "stolen"
    if isinstance(action, MakeBuild | TableBuild):
        yield "from the table" if isinstance(action, TableBuild) else "with a card"
        touched = [build for build in position.builds if BuildPiece(build.name) in pieces(action)]
        if len(action.groups) > 1:
            yield "augmented" if touched else "on a card"
        if any((BuildPiece(build.name),) not in action.groups for build in touched):
            yield "raised"
        yield "for the partner" if action.partner and not extras.matter else "for oneself"
    if isinstance(action, Trail) and any(build.owner == position.turn for build in position.builds):
        yield "drifted"
    if isinstance(action, Insist):
        yield f"insisted: {extras.matter}"
    if isinstance(action, Give):
        yield "given"
    if now.committed and not extras.committed:
        yield "committed"
    if now.proven and now.proven != extras.proven:
        yield "proven"


ALWAYS = {"stolen", "from the table", "with a card", "augmented", "on a card", "raised", "drifted", "committed"} | {
    *("insisted: capture", "insisted: augment"),
}
OF_PARTNERS = {"insisted: request", "proven", "for the partner"}


@pytest.mark.parametrize(("variant", "seats", "team"), TABLES)
def test_actions_positions_and_points_are_those_of_the_engine(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team)
    form, seen, expected = Stepwise(rules), Counter[str](), ALWAYS | (OF_PARTNERS if team > 1 else set())
    usual = amount(2, 40)
    for number in range(60):
        if number >= usual and seen.keys() >= expected:
            break
        for position in random_round(rules, f"{variant} {seats} {number}"):
            if number < usual or any(is_uncommon(position, action) for action in legal_actions(position)):
                held_against(form, position, seen)
    assert seen.keys() >= expected, expected - seen.keys()


@pytest.mark.parametrize("options", HOUSE_RULES, ids="+".join)
def test_house_rules_are_those_of_the_engine(options: dict[str, object]) -> None:
    games = TABLES[1::2] if "face_capture_limit" not in options else [("sotho", 2, 1), ("sotho", 4, 2)]
    for variant, seats, team in games[: amount(2, 9)]:
        rules = variant_rules(variant, seats, team, **options)
        assert stepwise(rules)
        form = Stepwise(rules)
        for position in random_round(rules, f"{variant} {seats}"):
            held_against(form, position, Counter())


def test_a_turn_is_finite() -> None:
    """However much is built from the table, each step leaves less to build with."""
    form = Stepwise(variant_rules("swazi", 4, 2))
    for number in range(amount(1, 40)):
        for position in random_round(form.rules, f"finite {number}"):
            node = form.node(position)
            while not node.matter:
                left = node.loose.bit_count() + sum(map(len, node.piles))
                steps = [move for move in form.moves(node) if move.kind == BUILD and not move.card]
                if not steps:
                    break
                after = form.after(node, steps[0])
                if after.turn != node.turn or after.matter:
                    break
                node = after
                assert node.loose.bit_count() + sum(map(len, node.piles)) < left


@pytest.mark.parametrize(("variant", "seats", "team"), [("swazi", 4, 2), ("sotho", 3, 1)])
def test_a_crowded_table_is_played_to_the_end(variant: str, seats: int, team: int) -> None:
    """Where nearly everybody lays cards down there are far more captures than can be tried."""
    form, chance = Stepwise(variant_rules(variant, seats, team)), Chance("crowded")
    node, most = form.node(new_round(form.rules, "crowded", 0)[0]), 0
    while not form.over(node):
        moves = form.moves(node)
        assert moves
        quiet = [move for move in moves if move.kind in (LAY, DONE)]
        node = form.after(node, chance.choice(quiet if quiet and chance.below(30) else moves))
        most = max(most, node.loose.bit_count())
    assert most > 20
    assert sum(form.points(node)) > 0
