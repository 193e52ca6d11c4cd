"""Whole games of the engine, checked by the reference: piles, sweeps and their points, residue, score and winner.

The reference gets only the actions, with the dealt cards, and keeps its own account of everything else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from casino_core.game import Game
from casino_core.position.actions import Claim, Play, Trail
from casino_core.position.events import SetAside, SweepLeft
from casino_core.position.position import Position
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.engine.adapter import as_reference, to_reference
from tests.engine.amount import amount
from tests.engine.games import Step, steps
from tests.engine.points import options_of
from tests.reference import early, scoring
from tests.reference.after import After, after, courts_aside, replaced_layout, values_that_sweep
from tests.reference.classic import legal
from tests.reference.plain import pack_of, unpacked

WITH_OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("kasino_fi", {}),
    ("kasino_fi", {"sweep_freeze": "last_deal_and_from_10"}),
    ("kasino_fi", {"kasino_midhand_win": "sweeps_aces_kasinos"}),
    ("kasino_fi", {"kasino_midhand_win": "off", "kasino_tiebreak": "points_cards_spades"}),
    ("kasino_fi", {"sweep_freeze": "last_deal_and_from_10", "kasino_midhand_win": "sweeps_aces_kasinos"}),
    ("kasino_fi", {"majority_tie": "carry_over", "kasino_tiebreak": "another_hand"}),
    ("kasino_se", {}),
    ("kasino_se", {"overspader": True}),
    ("kasino_fi", {"overshoot": "scores_nothing", "kasino_midhand_win": "sweeps_aces_kasinos"}),
    ("kasino_fi", {"casino_points": "3_and_2", "kasino_midhand_win": "sweeps_aces_kasinos"}),
    ("kasino_no", {}),
    ("kasino_no", {"table_only_build_while_trailing": True}),
    ("krypkasino", {}),
    ("callabra", {}),
    ("callabra", {"callabra_limit": True}),
    ("callabra", {"shram": True}),
    ("tablanette", {}),
    ("tablanette", {"tablanette_bonus": "jack_sum"}),
    ("tablanette", {"tablanette_bonus": "double"}),
    ("tablic", {}),
]
"""Games with more kinds of events than Casino: their presets and options."""

CROWDED = amount(4, 7)  # with more loose cards the reference takes long

TABLES = [
    (preset, seats, team, options) for preset, options in WITH_OPTIONS for seats, team in VARIANTS[preset].seatings
]


class Account:
    """The reference's account of a round in progress."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.rules, self.options, self.totals = rules, options_of(rules), list(game.before)
        self.sides = list(rules.side_of)
        self.loose = list(map(str, game.position.loose))
        self.piles: list[list[str]] = [[] for _ in range(rules.sides)]
        self.events: list[early.Event] = []
        self.awards: list[tuple[int, int]] = []
        self.aside: list[str] = []
        self.fresh: list[str] = []
        self.last: int | None = None
        self.clearer: int | None = None
        self.over = False
        self.before_play = self.after_play = [0] * rules.sides  # the points that count at once, without the residue

    def play(self, before: Position, action: Play) -> After:
        """Add a play to the account and return its result; on a table that is not crowded, check that it is legal."""
        self.before_play = self.at_once
        deals_on = can_deal(before)
        where = to_reference(before, self.options)
        side = self.sides[before.turn]
        where["fresh"] = self.fresh
        where["captured"] = len(self.piles[side])
        standing = early.standing(self.totals, self.piles, self.events, self.sides, self.options)
        where["frozen"] = early.sweeps_are_frozen(standing, self.options, last_deal=not deals_on)
        effect = as_reference(before, action)
        assert len(before.loose) > CROWDED or effect in legal(where)
        result = after(where, effect, last_play=not deals_on and sum(map(len, before.hands)) == 1)
        self.loose, self.over = list(result.loose), result.over
        self.piles[side] += [card[:2] for card in result.captured]
        self.fresh = [str(action.card)] if isinstance(action, Trail) and is_point_card(action.card) else []
        if result.captured:
            self.last = side
        if result.captured and not (result.loose or result.builds):
            self.clearer = side
        if result.sweep:
            self.events.append(("sweep", before.turn))
        if result.award:
            self.awards.append((before.turn, result.award))
        self.after_play = self.at_once
        return result

    def end_deal(self, before: Position) -> list[str]:
        """Set courts aside and return them; after the last deal, give out the residue and all courts set aside."""
        courts: list[str] = []
        if self.options.get("courts_aside", False):
            self.loose, courts = courts_aside(self.loose)
            self.aside += courts
        if not can_deal(before):
            self.over = True
            if self.last is not None:
                self.piles[self.last] += [*self.loose, *self.aside]
                self.loose, self.aside = [], []
        return courts

    @property
    def sweeps(self) -> list[int]:
        """Each side's number of sweeps that were not cancelled."""
        made = [self.sides[seat] for what, seat in self.events if what == "sweep"]
        return scoring.kept_sweeps([made.count(side) for side in range(self.rules.sides)], unpacked(self.options))

    @property
    def at_once(self) -> list[int]:
        """Each side's points that count already."""
        return early.points_at_once(self.piles, self.events, self.sides, self.options)

    def sheets(self, carried: scoring.Sheet) -> list[scoring.Sheet]:
        """Return each side's score sheet of the round."""
        made = [self.sides[seat] for what, seat in self.events if what == "sweep"]
        sweeps = [made.count(side) for side in range(self.rules.sides)]
        sheets = scoring.score_round(self.piles, sweeps, self.options, self.last, carried)
        return early.with_sweep_awards(sheets, self.awards, self.sides, self.options)


def is_point_card(card: str) -> bool:
    return card[0] == "A" or card in ("TD", "2S")


def can_deal(position: Position) -> bool:
    """Return whether there is another deal: in Callabra with three cards for everyone, elsewhere with at least one."""
    least = 3 if position.rules.variant == "callabra" else 1
    return len(position.stock) >= least * position.rules.seats


def check_start(game: Game) -> None:
    """Check that no card is missing, and that the opening layout has no card that had to be replaced."""
    position, options = game.position, options_of(game.rules)
    assert Counter(pack_of(options)) == Counter([*position.loose, *sum(position.hands, ()), *position.stock])
    layout, _ = replaced_layout(list(position.loose), list(position.stock), options.get("replaced", "none"))
    assert layout == list(position.loose)


def check_step(account: Account, before: Game, step: Step) -> None:
    """Check one action, and all its consequences except points."""
    game, events = step
    action, was, now = game.record[-1][-1], before.position, game.position
    if isinstance(action, Play):
        account.play(was, action)
    hands = [len(hand) for hand in was.hands]
    hands[was.turn] -= isinstance(action, Play)
    turn_over = now.variant_state.played is None
    courts: list[str] = []
    if turn_over and not account.over and not any(hands):
        courts = account.end_deal(was)
        if not account.over:
            size = min(game.rules.hand_sizes[-1], len(was.stock) // game.rules.seats)
            assert [len(hand) for hand in now.hands] == [size] * game.rules.seats
    assert [card for event in events if isinstance(event, SetAside) for card in event.cards] == courts
    assert list(now.loose) == account.loose
    assert [Counter(pile) for pile in now.piles] == [Counter(pile) for pile in account.piles]
    assert [len(marks) for marks in now.sweeps] == account.sweeps
    assert list(now.variant_state.tabbes) == account.awards
    assert Counter(now.variant_state.aside) == Counter(account.aside)
    assert now.over == (account.over and turn_over)
    if game.rules.capturing.compulsory and not now.over:
        values = values_that_sweep(account.loose, account.options)
        announced = [event for event in events if isinstance(event, SweepLeft)]
        assert [(event.seat, set(event.values)) for event in announced] == [(was.turn, values)] * bool(values)


def check_end(account: Account, game: Game, carried: scoring.Sheet) -> None:
    """Check the score of a round that was played out, and the winner."""
    sheets = account.sheets(carried)
    assert list(game.sheets[-1].points) == scoring.round_points(sheets, account.options)
    options = unpacked(account.options)
    winners = [] if game.outcome is None else sorted([game.outcome.side, *game.outcome.shared])
    if options.get("level") == "clearer":
        assert winners == scoring.winners_of_callabra(account.piles, account.clearer)
    elif options["target"] is None:
        assert winners == scoring.winners_without_target(account.totals, sheets, options, game.round, game.rules.seats)
    else:
        made = [account.sides[seat] for _, seat in account.events]
        expected = scoring.game_over(account.totals, sheets, made, options, account.piles)
        assert winners == ([] if expected is None else [expected])
        if game.outcome is not None:
            level = game.totals.count(game.totals[game.outcome.side]) > 1
            assert game.outcome.reason == ("tiebreak" if level else "target")


def follow(games: Iterable[Step]) -> int:
    """Check every step of a game against the reference, and return the number of actions in the game."""
    account: Account | None = None
    before: Game | None = None
    carried: scoring.Sheet = {}
    count = 0
    for step in games:
        game = step[0]
        if before is None or game.round > before.round:
            check_start(game)
            carried = {} if account is None else scoring.carried_over(account.piles, account.options, carried)
            account, before = Account(game), game
            continue
        assert account is not None
        check_step(account, before, step)
        side, action = account.sides[before.position.actor], game.record[-1][-1]
        early_win = early.won_at_once(account.totals, account.before_play, account.after_play, side, account.options)
        if isinstance(action, Claim):
            points = early.earned(account.piles, account.sweeps, account.options, carried)
            early_win = early.winner_by_claim(side, account.totals, points, account.options)
        if early_win is not None:
            assert game.outcome is not None
            assert (game.outcome.side, game.outcome.reason) in ((early_win, "as_made"), (early_win, "claim"))
        elif game.position.over:
            check_end(account, game, carried)
        else:
            assert game.outcome is None
        before, count = game, count + 1
    return count


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seats", "team", "options"), TABLES[:: amount(6, 1)])
def test_games_are_as_the_reference_has_them(preset: str, seats: int, team: int, options: dict[str, Any]) -> None:
    rules = variant_rules(preset, seats, team, **options)
    for number in range(amount(1, 40)):
        assert follow(steps(rules, f"followed-{preset}-{seats}-{number}", amount(3, 8)))
