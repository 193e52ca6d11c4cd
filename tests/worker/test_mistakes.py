"""Mistakes: from the review of a game until they have been solved often enough."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest

from casino_core.bots import LADDER
from casino_core.game import new_game, next_round, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.positions import parse_position, position_text
from casino_core.position.actions import same_effect
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.engine.setups import set_up
from tests.page.test_storage import Local
from tests.worker.test_game_review import a_game, later, replayed
from tests.worker.test_lessons import coach
from tests.worker.visitor import Visitor
from web.generator.contexts import own_mistakes
from web.page.backup import is_mistake, merge
from web.page.storage import Storage
from web.page.stored import MISTAKES
from web.worker.dialogs.game_review import draw_kinds, draw_luck
from web.worker.match.game_review import KINDS, GameReview, Reviewed, costs_by_kind, decisions, kind
from web.worker.match.judging import cost_of
from web.worker.match.match import Match
from web.worker.match.mistakes import INTERVALS, Mistake, after, as_stored, kept, known
from web.worker.match.rungs import RUNGS
from web.worker.match.saves import SavedMatch, save_text
from web.worker.words.people import people_at
from web.worker.words.speech import Voice, message


class Roomy(Local):
    """A browser's storage with room for everything in these tests."""

    quota = 1_000_000


TODAY = "2026-11-22"
EMPTY = own_mistakes()["course"].as_json("../../")


def reviewing() -> Visitor:
    """Return a visitor after the review of a game."""
    visitor = Visitor("1", save=save_text(SavedMatch(later(a_game(3), 28), ("otto",))))
    visitor.do("replay")
    visitor.do("review")
    while visitor.reply.idle == "review:think":
        visitor.do("review:think")
    return visitor


@pytest.fixture(scope="module")
def stored() -> dict[str, Any]:
    """Return the three most costly plays of a game, as stored."""
    visitor = reviewing()
    assert "review:keep" in visitor.dialog
    visitor.do("review:keep")
    assert "review:keep" not in visitor.dialog
    assert "These moments are saved for practice." in visitor.dialog
    assert "learn/mistakes/" in visitor.dialog
    adds = visitor.reply.adds
    assert adds
    stored: dict[str, Any] = json.loads(json.dumps(adds["mistakes"]))
    assert len(stored) == 3
    return stored


def practising(stored: dict[str, Any], today: str = TODAY) -> Visitor:
    """Return a visitor who practises mistakes."""
    visitor = Visitor("learns")
    visitor.today = today
    visitor.arrive(course=EMPTY, mistakes=stored)
    return visitor


@pytest.mark.slow
def test_mistakes_return_until_they_are_solved_often_enough(stored: dict[str, Any]) -> None:
    (key, mistake), *_ = sorted(stored.items(), key=lambda item: -item[1]["cost"])
    alone, today = {key: mistake}, date.fromisoformat(TODAY)
    for days in (*INTERVALS[1:], None):
        visitor = practising(alone, today.isoformat())
        assert f"{mistake['cost']:.1f} points" in coach(visitor)
        visitor.do(f"act:{mistake['best']}")
        assert 'data-state="right"' in coach(visitor)
        assert visitor.reply.adds
        changed = visitor.reply.adds["mistakes"][key]
        if changed is not None:
            alone = {key: json.loads(json.dumps(changed))}
            assert is_mistake(changed)
            today += timedelta(INTERVALS[alone[key]["times"] - 1])
            assert alone[key]["due"] == today.isoformat()
        assert (changed is None) == (days is None)


def test_the_original_play_is_wrong_and_restarts_the_intervals(stored: dict[str, Any]) -> None:
    key, mistake = next(iter(stored.items()))
    visitor = practising({key: {**mistake, "times": 2}})
    visitor.do(f"act:{key.rpartition(' ')[2]}")
    assert "what you played then" in coach(visitor)
    assert not visitor.reply.adds
    visitor.do(f"act:{mistake['best']}")
    assert visitor.reply.adds
    assert visitor.reply.adds["mistakes"][key] == {**mistake, "times": 0, "due": "2026-11-23"}


def test_every_other_play_is_judged_as_the_review_does(stored: dict[str, Any]) -> None:
    key, mistake = next(iter(stored.items()))
    text, _, played = key.partition(" ")
    position = parse_position(text)
    known = {same_effect(parse_action(each)) for each in (mistake["best"], played)}
    for action in [a for a in legal_actions(position) if same_effect(a) not in known][: amount(2, 4)]:
        visitor = practising({key: mistake})
        visitor.do(f"act:{action_text(action)}")
        assert ('data-state="right"' in coach(visitor)) == (cost_of(view(position, 0), action) == 0)


def test_a_build_from_the_table_solves_no_mistake() -> None:
    position = set_up(variant_rules("swazi_two"), "8S2C,KSQS", "3D5H", piles="*,-")
    stored = {f"{position_text(position)} 2C": {"best": "8Sx3D5H", "cost": 1.5, "due": TODAY, "times": 0}}
    visitor = practising(stored)
    assert "Step 1 of 1" in coach(visitor)
    visitor.do("act:.3D5H=8")
    assert "Allowed, but not the play we want here." in coach(visitor)
    assert 'data-state="right"' not in coach(visitor)
    assert not visitor.reply.adds


def test_due_mistakes_come_first_and_alone(stored: dict[str, Any]) -> None:
    one, two, three = stored
    later = {one: {**stored[one], "due": "2026-12-01"}, two: stored[two], three: {**stored[three], "due": "2026-11-20"}}
    assert "Step 1 of 2" in coach(practising(later))
    teaching = practising(later).session.lessons.teaching
    assert teaching is not None
    assert [step.id for step in teaching.course.steps] == [three, two]
    none_due = {key: {**mistake, "due": "2026-12-01"} for key, mistake in stored.items()}
    assert "Step 1 of 3" in coach(practising(none_due))
    unreadable = {**none_due, "mangled 6H": stored[one]}
    assert "Step 1 of 3" in coach(practising(unreadable))


def test_solving_before_the_due_date_changes_nothing() -> None:
    later = Mistake("6H", 1.0, "2026-12-01", 1)
    assert after(later, TODAY, at_once=True) == later
    assert after(later, TODAY, at_once=False) == Mistake("6H", 1.0, "2026-11-23", 0)


SOUND = {"best": "6H", "cost": 1.0, "due": TODAY, "times": 0}


@pytest.mark.parametrize(
    "wrong", [{"best": 1}, {"cost": "x"}, {"due": "soon"}, {"times": 9}, {"times": -1}, {"due": None}]
)
def test_invalid_entries_are_skipped(wrong: dict[str, object]) -> None:
    assert known({"a": SOUND}) == {"a": Mistake("6H", 1.0, TODAY)}
    assert known({"a": {**SOUND, **wrong}, "b": SOUND}) == {"b": Mistake("6H", 1.0, TODAY)}
    empty: list[object] = [None, [], "x", {"a": 1}, {"a": {}}]
    assert not any(map(known, empty))


def test_an_edited_position_is_left_out_and_nothing_at_all_is_said(stored: dict[str, Any]) -> None:
    key, mistake = next(iter(stored.items()))
    for bad in (
        "mangled",
        key.replace("classic", "nowhere"),
        f"{key.partition(' ')[0]} 9Z",
        key.replace("/0/", "/1/", 1),
    ):
        visitor = practising({bad: mistake})
        assert "no plays saved for practice" in visitor.reply.say
        for intent in ("hand:6H", "lesson:on", "lesson:show", "act:6H", "new"):
            visitor.do(intent)
            assert not visitor.reply.frames
    visitor = practising({key: {**mistake, "best": "KSxKD"}, **{k: stored[k] for k in list(stored)[1:]}})
    assert "Step 1 of 2" in coach(visitor)


def test_a_copy_adds_missing_mistakes(stored: dict[str, Any]) -> None:
    here = Storage(Roomy(), "a")
    one, two, _ = stored
    here.write(MISTAKES, {one: {**stored[one], "times": 2}})
    merge(here, {"games": [], "values": {MISTAKES: {one: stored[one], two: stored[two], "x": {"best": 3}}}})
    assert here.read(MISTAKES)[0] == {one: {**stored[one], "times": 2}, two: stored[two]}
    assert set(known(here.read(MISTAKES)[0])) == {one, two}


def test_only_plays_of_the_first_seat_are_saved_once_and_up_to_a_limit() -> None:
    dear = judged_at_once("classic")[0].costs[:2]
    saved = kept(dear, {}, TODAY)
    assert len(saved) == 2
    assert kept(dear, saved, TODAY) == {}
    many = {str(number): Mistake("6H", 1, TODAY) for number in range(199)}
    assert len(kept(dear, many, TODAY)) == 1
    training = practising({}).session.training
    training.mistakes = {**many, "last": Mistake("6H", 1, TODAY)}
    assert training.saved(dear) == message("review.full", count=200)
    assert as_stored(None) is None


def test_costs_by_kind_are_means() -> None:
    reviewed = judged_at_once("classic")[0].reviewed

    def of(name: str) -> list[Reviewed]:
        return [one for one in reviewed if kind(one) == name]

    for name, costs in costs_by_kind(reviewed).items():
        assert costs.plays == len(of(name))
        assert costs.mean == pytest.approx(sum(one.cost for one in of(name)) / costs.plays)
    assert sum(costs.plays for costs in costs_by_kind(reviewed).values()) == len(reviewed)


def judged_at_once(variant: str) -> tuple[GameReview, Match]:
    """Return a review of a random round, in which every other play costs half a point, and the match."""
    game, _ = new_game(variant_rules(variant, target=None), "luck")
    random = Random(1)
    while not game.round_over:
        game, _ = play(game, random.choice(legal_actions(game.position)))
    replay = replayed(game)
    plays = tuple(decisions(replay))
    review = GameReview(plays)
    review.reviewed = tuple(replace(one, cost=number % 2 / 2) for number, (one, _, _) in enumerate(plays))
    return review, replay.opened(0)


def test_luck_and_play_make_the_result() -> None:
    review, match = judged_at_once("classic")
    luck = draw_luck(review, match.game, match.people, Voice("en"))
    margin = match.game.totals[0] - match.game.totals[1]
    assert margin
    assert re.search(rf"You ended {abs(margin)} points? {'ahead' if margin > 0 else 'behind'}", luck)
    own, rest = map(float, re.findall(r"\d+\.\d", luck))
    assert own == round(review.total, 1)
    others = rest if "gave you" in luck else -rest
    assert others - own == pytest.approx(margin, abs=0.11)


def test_whoever_has_fewer_points_is_ahead_if_they_win() -> None:
    random, (game, _) = Random(1), new_game(variant_rules("krypkasino"), "luck")
    while game.outcome is None:
        game, _ = next_round(game) if game.round_over else play(game, random.choice(legal_actions(game.position)))
    lead = game.totals[1] - game.totals[0]
    luck = draw_luck(GameReview(()), game, people_at(game.rules, ("nia",)), Voice("en"))
    assert f"You ended {abs(lead)} points {'ahead' if lead > 0 else 'behind'}." in luck
    assert f"Luck {'gave you' if lead > 0 else 'took'} {abs(lead)}.0 points" in luck


def test_an_unfinished_game_has_no_note_on_luck() -> None:
    review, match = judged_at_once("classic")
    assert draw_luck(review, a_game(3), match.people, Voice("en")) == ""


def test_bots_are_compared_only_in_measured_games() -> None:
    for variant, measured in (("classic", True), ("spade", False)):
        review, match = judged_at_once(variant)
        rows = draw_kinds(review, match.game.rules, Voice("en")).count("<tr")
        assert rows == (2 + len(RUNGS) if measured else 2)
    assert set(RUNGS) == set(LADDER)
    assert all(set(costs) == set(KINDS) for costs in RUNGS.values())
