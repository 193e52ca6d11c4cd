"""The points of rounds and the ends of games, compared with the reference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from casino_core.cards import RANKS
from casino_core.game import Game
from casino_core.position.actions import Claim
from casino_core.position.events import Event, ResidueTaken
from casino_core.position.position import Position
from casino_core.rules.parts import PART_OF, Rules, field_of
from casino_core.rules.variants import preset_of
from casino_core.score.scoring import ScoreSheet
from tests.reference import early, open_scores, scoring
from tests.reference.open_game import GAMES
from tests.reference.plain import Options

NAMES = tuple(name for name in Options.__annotations__ if name in PART_OF and name != "card_points")


def options_of(rules: Rules) -> Options:
    """Return all the options of some rules, by their names in the reference."""
    options: dict[str, Any] = {name: field_of(rules, name) for name in NAMES}
    own = rules.scoring.card_points
    options["card_points"] = "standard" if own == "casino" else own
    options["royal_values"] = rules.values.courts == "11_12_13"
    options["california_rounds"] = rules.ending.rounds
    named: Options = {}
    named.update(options)  # type: ignore[typeddict-item]  # names and values are those of Options
    return named


def reference_sheets(position: Position, carried: scoring.Sheet) -> list[scoring.Sheet]:
    """Return the reference's score sheets of a finished round, one for each side."""
    rules, options = position.rules, options_of(position.rules)
    piles = [list(map(str, pile)) for pile in position.captured]
    last = None if position.last_capturer is None else rules.side_of[position.last_capturer]
    sheets = scoring.score_round(piles, [len(marks) for marks in position.sweeps], options, last, carried)
    sheets = early.with_sweep_awards(sheets, *clockwise(position), options)
    return early.with_fines(sheets, [rules.side_of[seat] for seat in position.variant_state.fines], options)


def clockwise(position: Position) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the tabbes, and the side of each seat, with the seats numbered as if play went clockwise."""
    rules, tabbes = position.rules, list(position.variant_state.tabbes)
    if rules.deal.direction == "clockwise":
        return tabbes, list(rules.side_of)
    return [(rules.seats - 1 - seat, points) for seat, points in tabbes], list(rules.side_of[::-1])


def so_far(position: Position, carried: scoring.Sheet) -> list[int]:
    """Return each side's points that count before the round is over, by the reference."""
    rules, options = position.rules, options_of(position.rules)
    sides = range(rules.sides)
    sweeps = [len(marks) for marks in position.sweeps]
    points = early.fines([rules.side_of[seat] for seat in position.variant_state.fines], rules.sides, options)
    at_once = rules.scoring.score_as_captured or rules.ending.claim_out != "off"
    if early.only_the_five_of_spades_counts(options) and (at_once or rules.scoring.sweep_timing == "as_made"):
        points = scoring.add_up(points, early.sweep_awards(*clockwise(position), options))
    if rules.scoring.score_as_captured or rules.ending.claim_out != "off":
        earned = early.earned([list(map(str, pile)) for pile in position.captured], sweeps, options, carried)
        return [points[side] + earned[side] for side in sides]
    if rules.scoring.point_cards_at_once:
        taken = [scoring.points_of_cards(list(map(str, pile)), options) for pile in position.piles]
        points = [points[side] + sum(taken[side].get(item, 0) for item in POINTS) for side in sides]
    if rules.scoring.sweep_timing == "as_made":
        kept = scoring.kept_sweeps(sweeps, options)
        return [points[side] + kept[side] * rules.scoring.sweep_points for side in sides]
    return points


def captured_alone(position: Position, events: Sequence[Event]) -> Position:
    """Return the position as it was just after the last card was played, without the residue in the piles."""
    residue = {card for event in events if isinstance(event, ResidueTaken) for card in event.cards}
    piles = tuple(tuple(card for card in pile if card not in residue) for pile in position.piles)
    return replace(position, piles=piles) if residue and position.rules.deal.packs == 1 else position


def check_claim(game: Game, earned: list[int]) -> None:
    """Check the result of a claim that was the last action of the round; ``earned`` are the points at that time."""
    side = game.rules.side_of[game.actors[-1]]
    winner = early.winner_by_claim(side, list(game.before), earned, options_of(game.rules))
    claimed = game.outcome is not None and game.outcome.reason in ("claim", "false_claim")
    assert claimed == (winner is not None)
    assert not claimed or game.outcome is None or game.outcome.side == winner


def check_points(game: Game, events: Sequence[Event]) -> None:
    """Check the points of the round and the winner; ``events`` are those of the action that ended the round."""
    position, rules, sheet = game.position, game.rules, game.sheets[-1]
    if rules.piles.face_up and rules == preset_of(rules):
        check_open_points(game)
        return
    if rules.deal.ranks != RANKS:
        return  # the reference for other games has no options for majorities with forty cards
    options = options_of(rules)
    carried = game.sheets[-2].carried if len(game.sheets) > 1 else {}
    earned = so_far(captured_alone(position, events), carried)
    if game.record[-1][-1:] == (Claim(),):
        check_claim(game, earned)
    early_end = game.outcome is not None and game.outcome.reason in ("as_made", "claim", "false_claim")
    if early_end or position.variant_state.ended:
        assert list(sheet.points) == scoring.not_too_far(list(game.before), earned, options)
        return
    expected, sheets = scoring.endgame(list(game.before), reference_sheets(position, carried), options)
    scored = scoring.round_points(sheets, options)
    assert list(sheet.points) == scoring.not_too_far(list(game.before), scored, options)
    if rules.ending.target is not None and not rules.ending.lowest_wins:
        if expected is None:
            expected = scoring.winner_by_all_eleven(sheets, options, game.round)
        if expected is None:
            piles = [list(map(str, pile)) for pile in position.piles]
            expected = scoring.game_over(list(game.before), sheets, list(game.sweepers), options, piles)
        assert (None if game.outcome is None else game.outcome.side) == expected
    check_sum(position, sheet, sum(carried.values()))


def check_open_points(game: Game) -> None:
    """Check the points and the winner in a game of southern Africa against the reference for such games."""
    position, rules = game.position, game.rules
    own = GAMES[rules.variant][rules.seats, rules.team]
    piles = tuple(tuple(map(str, pile)) for pile in position.piles)
    assert list(game.sheets[-1].points) == [sum(sheet.values()) for sheet in open_scores.score(own, piles)]
    best = open_scores.winners(own, list(game.totals), piles, rules.ending.target or 0)
    assert (None if game.outcome is None else game.outcome.side) == (best[0] if best else None)
    residue = [*position.loose, *(card for build in position.builds for card in build.cards)]
    assert position.last_capturer is None or not residue
    spades = sum(card.suit == "S" for pile in position.captured for card in pile)
    whole = position.last_capturer is not None and spades in (10, 13)
    if whole and rules.scoring.spades_award == "2_most_split_ties" and rules.sides == 2:
        assert sum(game.sheets[-1].points) == ELEVEN


ELEVEN = 11


def check_sum(position: Position, sheet: ScoreSheet, carried: int) -> None:
    """Check that all eleven points of a round are given, except for ties in cards or spades and for cards left over."""
    scored = position.rules.scoring
    awards = (scored.cards_award, scored.spades_award, scored.majority_rule, scored.majority_tie)
    plain = awards == ("3_most", "1_most", "relative", "nobody") and scored.card_points == "casino"
    if (
        not plain
        or scored.overspader
        or position.variant_state.tabbes
        or scored.spade_casino != "off"
        or scored.difference_scoring
        or scored.last_capture_point
    ):
        return
    base = [sheet.item(code) for code in ("cards", "spades", "big_casino", "little_casino", "aces")]
    awarded = sum(sum(item.points) for item in base if item is not None)
    lost = 0
    for points, suits in ((3, "SHDC"), (1, "S")):
        counts = sorted(sum(card.suit in suits for card in pile) for pile in position.captured)
        lost += points * (counts[-1] == counts[-2])
    taken = {card for pile in position.piles for card in pile}
    lost += sum(points for card, points in POINTS.items() if card not in taken)
    assert awarded == 11 - lost
    assert carried == 0


POINTS = {"TD": 2, "2S": 1, "AS": 1, "AH": 1, "AD": 1, "AC": 1}
