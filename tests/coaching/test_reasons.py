"""Reasons: each fact about a play of a puzzle is derived again, from the record and the reference's score sheets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from casino_core.cards import Card
from casino_core.coaching import reasons
from casino_core.coaching.reasons import MIN_SHARE, Line, Reason, compare, lines
from casino_core.game import from_position, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.positions import parse_position
from casino_core.position.actions import Action, Claim, Done, Play, Trail, same_effect
from casino_core.position.position import Position
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import ScoreSheet
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.game_model import GameModel
from tests.engine.amount import amount
from tests.engine.points import reference_sheets
from tests.engine.setups import set_up
from tests.reference.scoring import COUNTED_AT_ONCE
from web.generator.puzzles import Puzzle, puzzles

SOME = puzzles()[:: amount(24, 1)]
MAX_WAYS = 10_000

# The reference's names for items of the engine's sheets, if they differ.
NAMES = {"big_casino": {"TD"}, "little_casino": {"2S"}, "aces": {"AS", "AC", "AH", "AD", "each_ace"}}
TABLIC = {"ten_of_diamonds": {"TD"}, "two_of_clubs": {"2C"}, "tens": {"each_other_ten"}}
HONOURS = {"honours": {"each_high_card", "each_court_or_ace"}}
OTHERS = {"seven_of_diamonds": {"7D"}, "jack_of_spades": {"JS"}, "ace_of_spades": {"AS_more"}}
SWEEPS = {"tablanette": {"sweep_awards"}, "tabbe": {"sweep_awards"}}
ITEMS = SWEEPS | NAMES | TABLIC | HONOURS | OTHERS


def wrong_plays(puzzle: Puzzle) -> Iterator[Action]:
    """Yield the wrong plays: one for each effect, except the effect of the best play."""
    seen = {same_effect(parse_action(puzzle.best))}
    for action in legal_actions(parse_position(puzzle.position)):
        if isinstance(action, Play) and same_effect(action) not in seen:
            seen.add(same_effect(action))
            yield action


@cache
def reasons_of(puzzle: Puzzle) -> tuple[Reason, ...]:
    """Return, for each wrong play of a puzzle, the reason why it is worse than the best play."""
    position, best = parse_position(puzzle.position), parse_action(puzzle.best)
    search = AlphaBeta(GameModel(position.rules, MAX_WAYS))
    puzzle_reasons = []
    for action in wrong_plays(puzzle):
        for reason in compare(search, position, best, (action,)):
            last = reason
        assert last is not None
        puzzle_reasons.append(last)
    return tuple(puzzle_reasons)


def end_of(position: Position, line: Line) -> Position:
    """Return the position after all actions of a line, read from their texts. Raises an error if one is illegal."""
    game = from_position(position, "again")
    for step in line.steps:
        if game.position.variant_state.played is not None and step.seat != game.position.actor:
            game, _ = play(game, Done())  # a turn in which only a claim is possible
        assert step.seat == game.position.actor
        game, _ = play(game, parse_action(action_text(step.action)))
    if not game.round_over:
        game, _ = play(game, Done())
    assert game.round_over
    return game.position


def leads(position: Position) -> dict[str, int]:
    """Return by how many points the first side is ahead in each item of the reference, or behind if points are bad."""
    own, other = reference_sheets(position, {})
    if position.variant_state.ended:  # three blows: only what counts at once is scored (docs/rules.md, section 20)
        own, other = ({item: sheet[item] for item in sheet if item in COUNTED_AT_ONCE} for sheet in (own, other))
    sign = -1 if position.rules.ending.lowest_wins else 1
    return {item: sign * (own.get(item, 0) - other.get(item, 0)) for item in own | other}


def lead_in(code: str, leads: dict[str, int]) -> int:
    """Return the first side's lead in an item of the engine's sheet, from its leads in the reference's items."""
    return sum(leads.get(item, 0) for item in ITEMS.get(code, {code}))


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: f"p{puzzle.line}")
def test_every_wrong_play_has_a_true_reason(puzzle: Puzzle) -> None:
    position = parse_position(puzzle.position)
    puzzle_reasons = reasons_of(puzzle)
    assert len(puzzle_reasons) == len(list(wrong_plays(puzzle)))
    for reason in puzzle_reasons:
        better, worse = (leads(end_of(position, line)) for line in (reason.better, reason.worse))
        assert reason.cost == sum(better.values()) - sum(worse.values()) >= puzzle.worth - puzzle.next > 0
        assert sum(better.values()) == puzzle.worth
        assert reason.differences, "a play that costs points loses them in some item"
        for one in reason.differences:
            assert one.points == lead_in(one.code, better) - lead_in(one.code, worse) > 0
        telling = [one for one in reason.differences if MIN_SHARE * one.points >= reason.cost]
        assert len(telling) == len(reason.differences) or not telling
        assert list(reason.differences) == sorted(reason.differences, key=lambda one: -one.points)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: f"p{puzzle.line}")
def test_the_decisive_steps_belong_to_the_side_that_gains(puzzle: Puzzle) -> None:
    avoided = parse_position(puzzle.position).rules.ending.lowest_wins
    for reason in reasons_of(puzzle):
        if reason.loss is not None:
            assert reason.worse.steps[reason.loss].seat == (0 if avoided else 1)
            assert reason.worse.steps[reason.loss].gained
        if reason.gain is not None:
            assert reason.better.steps[reason.gain].seat == (1 if avoided else 0)
            assert reason.better.steps[reason.gain].gained


@pytest.mark.parametrize(("residue_to", "takes"), [("last_capturer", 1), ("nobody", None)])
def test_a_capture_before_the_lines_brings_the_residue_and_no_step_decides(residue_to: str, takes: int | None) -> None:
    rules = variant_rules("classic", residue_to=residue_to)
    position = set_up(rules, "2SKH,QHJD", "9STC", last_capturer=1)
    search = AlphaBeta(GameModel(rules, MAX_WAYS))
    first, other = (line for card in ("2S", "KH") for line in lines(search, position, (Trail(Card(card)),)) if line)
    assert first.steps[-1].residue_seat == takes
    assert (first.last_capture, first.brings_residue) == (None, None)
    for better, worse in ((first, other), (other, first)):
        reason = reasons.reason(0, better, worse)
        assert (reason.loss, reason.gain) == (None, None)


def test_nearly_every_reason_names_a_decisive_step() -> None:
    every = [reason for puzzle in SOME for reason in reasons_of(puzzle)]
    assert sum(reason.loss is not None or reason.gain is not None for reason in every) >= 0.9 * len(every)


def worth(position: Position) -> int:
    """Return the final lead of the first seat if both players are perfect, found by trying every action."""
    if position.over:
        return sum(leads(position).values())
    game = from_position(position, "tried")
    actions = [action for action in legal_actions(position) if not isinstance(action, Claim)]
    worths = [worth(play(game, action)[0].position) for action in actions]
    return max(worths) if position.actor == 0 else min(worths)


@pytest.mark.slow
def test_nobody_in_a_line_has_a_better_play() -> None:
    small = [each for each in puzzles() if len(parse_position(each.position).hands[0]) == 2][: amount(6, 60)]
    assert small
    for puzzle in small:
        for reason in reasons_of(puzzle):
            for line in (reason.better, reason.worse):
                assert len({worth(step.after) for step in line.steps}) == 1, puzzle.line


def lead(sheet: ScoreSheet) -> int:
    """Return by how many points the first side is ahead.

    Equally good replies give the same lead, but not always the same points: some score for both sides.
    """
    first, second = sheet.points
    return first - second


def test_a_line_follows_the_game_as_long_as_nobody_errs() -> None:
    """If the reply in the game is as good as any other, the line contains it; otherwise it contains a better one."""
    same_replies = other_replies = 0
    for puzzle in SOME:
        position, wrong = parse_position(puzzle.position), next(wrong_plays(puzzle))
        search = AlphaBeta(GameModel(position.rules, MAX_WAYS))
        *_, alone = lines(search, position, (wrong,))
        assert alone is not None
        for reply in legal_actions(alone.steps[1].before) if len(alone.steps) > 1 else ():
            *_, line = lines(search, position, (wrong, reply))
            assert line is not None
            assert lead(line.sheet) == lead(alone.sheet)
            follows = same_effect(line.steps[1].action) == same_effect(reply)
            same_replies, other_replies = same_replies + follows, other_replies + (not follows)
    assert same_replies > len(SOME) < other_replies


@pytest.mark.slow
def test_hardly_any_decisive_capture_also_occurs_after_the_best_play() -> None:
    """A capture that occurs in both lines explains a difference only if it is the last capture in just one of them."""
    every = [reason for puzzle in SOME for reason in reasons_of(puzzle) if reason.loss is not None]
    repeated = 0
    for reason in every:
        better, worse = (
            [(step.seat, {*step.gained}) for step in line.steps if step.gained]
            for line in (reason.better, reason.worse)
        )
        step = reason.worse.steps[reason.loss or 0]
        capture = step.seat, {*step.gained}
        repeated += capture in better and (capture == better[-1]) == (capture == worse[-1])
    assert repeated <= 0.05 * len(every)
