"""South African games as numbers against the engine: the same plays, the same positions, the same points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from casino_core.cards import Chance
from casino_core.legal.duties import raised
from casino_core.legal.legality import legal_plays
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Action, Capture, MakeBuild, Trail, pieces
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from casino_core.score.scoring import score_round
from casino_core.search.card_sums import MOST
from casino_core.search.models import form_of
from casino_core.search.stealing import Stealing, stealing
from tests.engine.amount import amount

TABLES = [(variant, *table) for variant in ("south_african", "khasino") for table in VARIANTS[variant].tables]
HOUSE_RULES = (
    {"builder_duty": "no_trail"},
    {"builder_duty": "free", "last_capture_point": 1},
    {"same_value_builds": "any", "own_build_raise": "allowed"},
    {"sa_drift_with_build": "forbidden", "same_value_builds": "one_per_value_global"},
)


def test_the_games_that_are_known() -> None:
    known = {variant for variant in VARIANTS for table in VARIANTS[variant].tables if stealing(at(variant, table))}
    assert known == {"south_african", "khasino"}
    assert all(isinstance(form_of(at(variant, table)), Stealing) for variant, *table in TABLES)
    for options in ({"ace_values": "1_or_14"}, {"max_build_cards": 5}):
        assert not stealing(variant_rules("south_african", 2, 1, **options))


def at(variant: str, table: tuple[int, ...] | list[int]) -> Rules:
    seats, team = table
    return variant_rules(variant, seats, team)


def random_round(rules: Rules, seed: str) -> Iterator[tuple[Position, Action, Position]]:
    """The positions of a round of random plays: before a play, the play, and after it."""
    chance = Chance(seed)
    position, _ = new_round(rules, seed, 0)
    while not position.over:
        chosen = chance.choice(legal_plays(position))
        after, _ = apply(position, chosen)
        yield position, chosen, after
        position = after


def held_against(form: Stealing, position: Position, chosen: Action, after: Position) -> None:
    """A play of the engine against the same move of the form, and all that can be done there."""
    node, found = form.node(position), legal_plays(position)
    moves = form.moves(node)
    expected = {form.move(position, action) for action in found}
    assert moves
    assert len(set(moves)) == len(moves)
    assert set(moves) <= expected
    if len(found) <= MOST:
        assert set(moves) == expected
    assert form.actor(node) == position.actor
    assert not form.over(node)
    reached = form.after(node, form.move(position, chosen))
    if after.over:
        assert form.over(reached)
        assert form.points(reached) == score_round(after).points
    elif after.deals == position.deals:
        assert reached == form.node(after)
    else:
        assert form.over(reached)


@pytest.mark.parametrize(("variant", "seats", "team"), TABLES)
def test_plays_positions_and_points_are_those_of_the_engine(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team)
    form, seen = Stealing(rules), Counter[str]()
    for number in range(amount(6, 100)):
        for position, chosen, after in random_round(rules, f"{variant} {number}"):
            held_against(form, position, chosen, after)
            seen.update(rare(position, chosen))
    expected = {"stolen by a capture", "stolen into a build", "added"}
    expected |= {"drifted"} if seats == 2 else {"raised"} if variant == "south_african" else set()
    assert seen.keys() >= expected


def rare(position: Position, action: Action) -> Iterator[str]:
    """What does not happen every day."""
    own = any(build.owner == position.turn for build in position.builds)
    if any(top in pieces(action) for top in position.usable_tops):
        yield "stolen by a capture" if isinstance(action, Capture) else "stolen into a build"
    if isinstance(action, MakeBuild):
        touched = {piece for piece in pieces(action) if piece.startswith("b")}
        if touched:
            yield "raised" if raised(action) else "added"
    if isinstance(action, Trail) and own:
        yield "drifted"


@pytest.mark.parametrize("options", HOUSE_RULES, ids="+".join)
def test_house_rules_are_those_of_the_engine(options: dict[str, object]) -> None:
    for variant, seats, team in TABLES[::3]:
        rules = variant_rules(variant, seats, team, **options)
        assert stealing(rules)
        form = Stealing(rules)
        for number in range(amount(2, 20)):
            for position, chosen, after in random_round(rules, f"{variant} {number}"):
                held_against(form, position, chosen, after)
