"""Explanations of puzzles: every wrong play and every best play has a reason in words, and a line to step through."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from casino_core.coaching.reasons import Reason
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.positions import parse_position
from casino_core.position.actions import Play, same_effect
from tests.coaching.test_reasons import reasons_of
from tests.engine.amount import amount
from tests.table.markup import read
from tests.worker.test_lessons import coach, learner
from tests.worker.visitor import Visitor
from web.generator.puzzles import Puzzle, puzzle_courses, puzzles
from web.table.cards import spoken
from web.worker.match.puzzle import explained
from web.worker.words.people import people_at
from web.worker.words.reasons import against, in_favour
from web.worker.words.speech import Voice

SOME = puzzles()[:: amount(24, 1)]
VOICE = Voice("en")
COSTS = re.compile(r"costs you \d+ points?( \(.+?\))?(: | in all, mainly because )\w")
ITEM_OR_CARD = re.compile(r" of (spades|hearts|diamonds|clubs)|most cards|most spades|sweep|Tablanettes|Fines")


def sentences(puzzle: Puzzle) -> list[str]:
    """Return the reason against every wrong play of a puzzle, in words."""
    people = people_at(parse_position(puzzle.position).rules, ("nia",))
    messages = [against(reason, people) for reason in reasons_of(puzzle)]
    assert all(len(each) <= 2 for each in messages)
    return [" ".join(map(VOICE.spoken, each)) for each in messages]


@pytest.mark.slow
def test_reasons_name_an_item_of_the_score_or_a_card() -> None:
    every = [sentence for puzzle in SOME for sentence in sentences(puzzle)]
    assert every
    assert sum(bool(ITEM_OR_CARD.search(sentence)) for sentence in every) >= 0.9 * len(every)
    assert all(COSTS.search(sentence) for sentence in every)


@pytest.mark.slow
def test_named_items_make_up_the_cost_unless_a_sentence_says_otherwise() -> None:
    some = Counter[bool]()
    for puzzle in SOME:
        people = people_at(parse_position(puzzle.position).rules, ("nia",))
        for reason in reasons_of(puzzle):
            better, worse = (
                {item.code: item.points for item in line.sheet.items} for line in (reason.better, reason.worse)
            )
            gaps = [_lead(better.get(one.code)) - _lead(worse.get(one.code)) for one in reason.differences[:2]]
            whole = abs(sum(gaps)) == reason.cost
            assert ("in all" in VOICE.spoken(against(reason, people)[-1])) is not whole, puzzle.line
            some[whole] += 1
    assert min(some.values()) > 0


def _lead(points: Sequence[float] | None) -> float:
    return points[0] - points[1] if points else 0


@pytest.mark.slow
def test_the_cost_is_split_between_the_players_if_the_opponent_gains() -> None:
    split = Counter[bool]()
    for puzzle in SOME:
        people = people_at(parse_position(puzzle.position).rules, ("nia",))
        for reason in reasons_of(puzzle):
            pair = re.search(r"\(you ([+−]?\d+), Nia ([+−]\d+)\)", VOICE.spoken(against(reason, people)[-1]))
            own, others = map(int, [each.replace("−", "-") for each in pair.groups()]) if pair else (-reason.cost, 0)
            assert others == reason.worse.sheet.points[1] - reason.better.sheet.points[1]
            assert abs(own - others) == reason.cost
            split[pair is not None] += 1
    assert split[True] > split[False] > 0


@pytest.mark.slow
def test_the_last_take_is_named_where_it_decides_a_majority() -> None:
    decided = 0
    for puzzle in SOME:
        people = people_at(parse_position(puzzle.position).rules, ("nia",))
        for reason in reasons_of(puzzle):
            sentence = VOICE.spoken(against(reason, people)[-1])
            for some, item in re.findall(r"Nia, who takes last, gets most (cards|spades) \((\d+ to \d+)\)", sentence):
                theirs, yours = map(int, item.split(" to "))
                residue = reason.worse.steps[-1].residue
                rest = len([card for card in residue if some == "cards" or card.suit == "S"])
                assert rest
                assert theirs > yours
                assert theirs - rest <= yours + rest
                assert reason.worse.steps[-1].residue_seat == 1
                decided += 1
    assert decided


@pytest.mark.slow
def test_a_reason_names_the_cards_that_the_line_moves() -> None:
    people = people_at(parse_position(SOME[0].position).rules, ("nia",))
    for reason in reasons_of(SOME[0]):
        text = " ".join(map(VOICE.spoken, against(reason, people)))
        assert reason.loss is not None
        step = reason.worse.steps[reason.loss]
        assert VOICE.spoken(people.name(step.seat)) in text
        for card in step.gained:
            assert VOICE.t(f"card.rank.{card.rank}") in text


@pytest.mark.slow
def test_a_capture_that_comes_later_and_the_last_cards_are_called_that() -> None:
    later = last = rest = 0
    for puzzle in SOME:
        people = people_at(parse_position(puzzle.position).rules, ("nia",))
        for reason in reasons_of(puzzle):
            text = " ".join(map(VOICE.spoken, against(reason, people)))
            if reason.loss is not None:
                others = {step.seat for step in reason.worse.steps[1 : reason.loss]} - {reason.seat}
                assert ("Later" in text) == bool(others)
                later += bool(others)
            if "who takes last" in text:
                assert reason.worse.steps[-1].residue
                assert text.count("who takes last") == 1
                last += 1
            if "gets the rest of the table" in text:
                assert "who takes last" not in text
                assert reason.loss is not None
                assert [step.seat for step in reason.worse.steps if step.gained][-1] != reason.seat
                assert not any(step.gained for step in reason.worse.steps[reason.loss + 1 :])
                assert reason.worse.steps[-1].residue
                rest += 1
    assert later
    assert last
    assert rest


def test_every_puzzle_has_a_frequent_error_that_is_wrong() -> None:
    for puzzle in puzzles():
        error = parse_action(puzzle.error)
        assert same_effect(error) != same_effect(parse_action(puzzle.best)), puzzle.line


@pytest.mark.slow
def test_the_best_play_is_compared_with_the_frequent_error() -> None:
    gains = 0
    for puzzle in SOME:
        position = parse_position(puzzle.position)
        reason = explained(position, parse_action(puzzle.best), parse_action(puzzle.error))
        assert reason is not None, "a puzzle takes no longer than somebody waits"
        messages = in_favour(reason, people_at(position.rules, ("nia",)))
        assert 1 <= len(messages) <= 2
        assert reason.cost >= puzzle.worth - puzzle.next
        assert str(reason.cost) in VOICE.spoken(messages[-1])
        if messages[0].key.startswith("reason.gain"):
            gains += 1
            sentence = VOICE.spoken(messages[0])
            assert wins_later(reason, sentence.replace("rest of the table", "rest"))
            assert bool(reason.better.steps[-1].residue) or "the rest" not in sentence
    assert gains > len(SOME) / 3


def wins_later(reason: Reason, sentence: str) -> bool:
    """Return whether a later play of the best line takes exactly the cards that a sentence names."""
    own = [step for step in reason.better.steps[1:] if step.seat == reason.seat and step.gained]
    if "the whole table" in sentence:
        return any(not (step.after.loose or step.after.builds) for step in own)
    names = ({spoken(card, VOICE.t) for card in step.gained} for step in own)
    return any(all(name in sentence for name in some) and sentence.count(" of ") == len(some) for some in names)


# ---------- at the table ----------


def tried(play: str) -> Visitor:
    """Return a visitor who has tried a play in the first puzzle of Casino."""
    visitor = learner(next(puzzle_courses()))
    visitor.do(f"act:{play}")
    return visitor


def first() -> Puzzle:
    """Return the first puzzle of the first course."""
    return puzzles()[int(next(puzzle_courses()).steps[0]["id"][1:]) - 1]


def moment(visitor: Visitor) -> tuple[int, int]:
    """Return the number of the line's moves that have been shown, and the number of all its moves."""
    place = re.search(r"<b>(\d+) of (\d+)</b>", coach(visitor))
    assert place
    return int(place[1]), int(place[2])


def test_the_line_of_a_wrong_play_can_be_stepped_through() -> None:
    puzzle = first()
    reason = reasons_of(puzzle)[0]
    visitor = tried(action_text(reason.worse.steps[0].action))
    assert moment(visitor) == ((reason.loss or 0) + 1, len(reason.worse.steps))
    assert len(visitor.reply.frames) > 1, "the reply is seen to be played"
    for _ in range(moment(visitor)[0]):
        visitor.do("lesson:earlier")
    assert moment(visitor)[0] == 0
    visitor.do("lesson:earlier")
    assert moment(visitor)[0] == 0
    for _ in range(moment(visitor)[1] + 1):
        visitor.do("lesson:later")
    assert moment(visitor) == (moment(visitor)[1],) * 2
    visitor.do("lesson:again")
    assert "Which play is best" in coach(visitor)
    assert visitor.html.count('data-do="hand:') == len(parse_position(puzzle.position).hands[0])
    visitor.do(f"act:{puzzle.best}")
    assert "Right." in coach(visitor)


def test_while_a_line_is_played_each_picture_has_its_own_hands_and_number() -> None:
    position = parse_position(first().position)
    reason = next(reason for reason in reasons_of(first()) if (reason.loss or 0) >= 2)
    visitor = tried(action_text(reason.worse.steps[0].action))
    counts = [re.findall(r"<b>(\d+) of (\d+)</b>", frame["html"]) for frame in visitor.reply.frames]
    steps = [int(step) for [(step, _)] in counts]
    assert {int(of) for [(_, of)] in counts} == {len(reason.worse.steps)}
    assert sorted({*steps}) == list(range(1, (reason.loss or 0) + 2))
    assert steps == sorted(steps)
    for frame, step in zip(visitor.reply.frames, steps, strict=True):
        seen = read(frame["html"])
        shown = [card for card in position.hands[1] if seen.all(id=f"card-{card}")]
        laid = [one.action.card for one in reason.worse.steps[:step] if one.seat == 1 and isinstance(one.action, Play)]
        hand = [card for card in position.hands[1] if card not in laid]
        assert set(hand) <= set(shown), "the cards that are still in the other hand are all in the picture"


def test_a_puzzle_that_is_shown_plays_its_line() -> None:
    visitor = learner(next(puzzle_courses()))
    visitor.do("lesson:show")
    assert moment(visitor)[0] == 1
    visitor.do("lesson:later")
    assert moment(visitor)[0] == 2
    assert "This is the best play." in coach(visitor)


def test_the_solution_is_shown_after_a_wrong_play() -> None:
    visitor = tried(action_text(reasons_of(first())[0].worse.steps[0].action))
    assert "This is the best play." not in coach(visitor)
    visitor.do("lesson:show")
    assert "This is the best play." in coach(visitor)
    assert moment(visitor)[0] == 1


def test_piles_and_scores_are_those_of_the_moment_shown() -> None:
    reason = reasons_of(first())[0]
    visitor = tried(action_text(reason.worse.steps[0].action))
    for _ in range(moment(visitor)[0]):
        visitor.do("lesson:earlier")
    for step in reason.worse.steps:
        counts = [len(step.before.piles[step.before.rules.pile_of[place]]) for place in (0, 1)]
        for place, count in enumerate(counts):
            visitor.do(f"pile:{place}")
            assert f"<p>{count} card" in visitor.dialog or not count
        visitor.do("counts")
        own, other = counts
        lead = f"you lead {own} to {other}" if own > other else f"Nia leads {other} to {own}"
        assert lead in visitor.dialog or own == other or max(counts) > 26
        visitor.do("lesson:later")


def test_what_a_point_costs_is_told_with_what_scores() -> None:
    for visitor, has_cost in ((learner(next(puzzle_courses())), True), (Visitor("counts"), False)):
        visitor.do("counts")
        assert ("instead of you costs you 2" in visitor.dialog) is has_cost


def test_the_end_of_a_line_says_who_gets_the_rest() -> None:
    reason = reasons_of(first())[0]
    visitor = tried(action_text(reason.worse.steps[0].action))
    last = reason.worse.steps[-1]
    rest = f"The rest goes to {'you' if last.residue_seat == reason.seat else 'Nia'}."
    assert last.residue
    while not re.search(r'id="coach-later"[^>]*aria-disabled="true"', visitor.html):
        assert rest not in visitor.html
        visitor.do("lesson:later")
    assert rest in visitor.html


def test_nothing_can_be_played_while_a_line_is_shown() -> None:
    puzzle = first()
    wrong = action_text(reasons_of(puzzle)[0].worse.steps[0].action)
    visitor = tried(wrong)
    visitor.do("lesson:earlier")
    assert "Your turn" not in visitor.html
    before = Counter(visitor.html)
    visitor.do(f"act:{puzzle.best}")
    assert Counter(visitor.html) == before
    assert "Right." not in coach(visitor)


def test_a_hint_names_the_card_and_then_shows_the_play() -> None:
    visitor = learner(next(puzzle_courses()))
    card = action_text(parse_action(first().best))[:2]
    assert re.search(r'id="coach-show"[^>]*data-do="lesson:hint"', coach(visitor))
    hinted = visitor.do("lesson:hint")
    name = VOICE.t("card.name", rank=VOICE.t(f"card.rank.{card[0]}"), suit=VOICE.t(f"card.suit.{card[1]}"))
    assert name in hinted.say
    assert re.search(rf'data-hint[^>]*data-do="hand:{card}"|data-do="hand:{card}"[^>]*data-hint', visitor.html)
    assert next(iter(hinted.adds["puzzles"].values()))[0] == 0, "for the rating it is a failed try"
    assert re.search(r'id="coach-show"[^>]*data-do="lesson:show"', coach(visitor))
    shown = visitor.do("lesson:show")
    assert "This is the best play." in coach(visitor)
    assert re.match(rf"This is the best play\. You [^.]*\bthe {name}[^.]*\.", shown.say), "who hears it hears the play"
    visitor.do("lesson:on")
    assert 'data-do="lesson:hint"' in coach(visitor), "the next puzzle has a hint again"
