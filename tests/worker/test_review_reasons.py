"""The reasons of a review: every costly play has a true one, and no reason is repeated too often."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from casino_core.bots.counter import WIN_IN_POINTS, can_be_counted
from casino_core.bots.reviewer import MAX_LOOSE
from casino_core.coaching.reasons import compare
from casino_core.game import Game, new_game, next_round, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import parse_action, parse_cards
from casino_core.playing.play import apply
from casino_core.position.actions import Capture, Play, same_effect
from casino_core.position.events import Captured
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import score_round
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.game_end import game_end
from casino_core.search.game_model import GameModel
from tests.engine.amount import FULL, amount
from tests.engine.setups import set_up
from tests.table.markup import read
from tests.worker.test_game_review import later
from tests.worker.visitor import Visitor
from web.worker.dialogs.game_review import draw_review
from web.worker.match.branch import PLAYS, branch_of
from web.worker.match.expected_score import Turn, course, turns
from web.worker.match.explanation import explanations
from web.worker.match.game_review import GameReview, Reviewed, decisions
from web.worker.match.match import Match
from web.worker.match.replay import Replay
from web.worker.match.review_reasons import MAX_TIMES, reasons
from web.worker.match.saves import SavedMatch, save_text
from web.worker.match.thinking import Thinking, thoughts
from web.worker.match.turning_points import MAX_MOVES, happened
from web.worker.picture.moves import Move
from web.worker.words.people import people_at
from web.worker.words.reasons import against, in_favour
from web.worker.words.speech import Message, Voice

VOICE = Voice("en")

THOUGHTS = 20
"""The maximum number of thoughts that a bot has about a play."""


@cache
def a_game(seed: str, target: int = 11, rounds: int = 9) -> Game:
    """Return a game of Otto, a beginner in the first seat, against Vera, with at most this many rounds."""
    game, _ = new_game(variant_rules("classic", target=target), seed)
    while True:
        while not game.round_over:
            seat = game.position.actor
            seen = view(game.position, seat, game.played, game.before)
            thinking = Thinking(thoughts(("otto", "vera")[seat], seen, game), limit=THOUGHTS)
            thinking.go_on()
            assert thinking.thought is not None
            game, _ = play(game, thinking.thought.best)
        if game.outcome or game.round == rounds:
            return game
        game, _ = next_round(game)


def reviewed(game: Game) -> tuple[Match, GameReview]:
    """Return a match of a person against Vera, and its review."""
    match = Match.opened(SavedMatch(game, ("vera",)), VOICE)
    review = GameReview(decisions(Replay(match)))
    while review.thinks:
        review.go_on()
    return match, review


@pytest.fixture(scope="module")
def games() -> list[tuple[Match, GameReview]]:
    """Return reviews of games between a beginner and Vera."""
    if not FULL:
        return [reviewed(later(a_game("beginner3", rounds=1), 20))]
    return [reviewed(a_game(f"beginner{number}")) for number in range(200)]


@pytest.fixture(scope="module")
def last_deals() -> list[tuple[Match, GameReview]]:
    """Return reviews of only the plays for which all cards are known; a play in the first review decides its game."""
    reviews = []
    for number in (6, 8, 1, *range(60, amount(60, 200))):
        match = Match.opened(SavedMatch(a_game(f"beginner{number}"), ("vera",)), VOICE)
        review = GameReview(each for each in decisions(Replay(match)) if can_be_counted(each[1], MAX_LOOSE))
        while review.thinks:
            review.go_on()
        reviews.append((match, review))
    return reviews


@pytest.mark.slow
def test_every_costly_play_has_a_reason_and_none_is_repeated_often(games: list[tuple[Match, GameReview]]) -> None:
    for match, review in games:
        explanations = reasons(review.reviewed, match.people, VOICE)
        assert review.costs
        assert {one.place for one in review.costs} == set(explanations)
        assert all(1 <= len(why) <= 2 for why in explanations.values())
        counts = Counter(VOICE.spoken(sentence) for why in explanations.values() for sentence in why)
        assert max(counts.values()) <= MAX_TIMES, counts.most_common(1)
        for one in review.costs:
            for sentence in explanations[one.place]:
                if sentence.key == "review.why.items":
                    named = sum(map(float, re.findall(r"\d+\.\d", VOICE.spoken(sentence))))
                    assert 0.75 * one.cost - 0.1 <= named <= one.cost + 0.1, "the rest would be a riddle"
        markup = read(str(draw_review(review, match.people, VOICE, "")))
        assert all(part.text for part in markup.all("p", class_="why"))
        assert len(markup.all("p", class_="why")) == len(review.costs)


@pytest.mark.slow
def test_a_best_play_that_takes_less_says_what_it_saves(games: list[tuple[Match, GameReview]]) -> None:
    smaller = 0
    for match, review in games:
        explanations = reasons(review.reviewed, match.people, VOICE)
        for one in review.costs:
            taken = [
                sum(len(event.taken) for event in apply(one.move.before, action)[1] if isinstance(event, Captured))
                for action in (one.best, one.move.action)
            ]
            saved = [each for each in explanations[one.place] if each.key.startswith("review.saved.")]
            assert bool(saved) == (taken[0] < taken[1])
            smaller += len(saved)
            for sentence in saved:
                _check_saved(one, sentence)
    assert smaller >= amount(1, 100)


def _check_saved(one: Reviewed, sentence: Message) -> None:
    """Check a sentence on what a smaller capture saves against the positions after both plays."""
    seat = one.move.seat
    better, worse = (apply(one.move.before, action)[0] for action in (one.best, one.move.action))
    if sentence.key == "review.saved.card":
        if better.deals == one.move.before.deals:
            assert sentence.facts["card"] in better.hands[seat]
        assert sentence.facts["card"] not in worse.hands[seat]
    elif sentence.key in ("review.saved.takes", "review.saved.sweeps"):
        few, many = sentence.facts["few"], sentence.facts["many"]
        assert isinstance(few, int)
        assert isinstance(many, int)
        assert few < many
    elif sentence.key == "review.saved.takes.none":
        assert not any(isinstance(action, Capture) for action in legal_actions(better))


@pytest.mark.slow
def test_branches_can_be_played(
    games: list[tuple[Match, GameReview]], last_deals: list[tuple[Match, GameReview]]
) -> None:
    """In both branches, each move follows from the one before; an exact line ends with the score that it promises."""
    replies = exact = 0
    for _, review in (*games, *last_deals):
        for one in review.costs:
            assert one.why is not None
            ends = []
            for name, action in zip(PLAYS, (one.move.action, one.best), strict=True):
                branch = branch_of(one.move, one.why, name)
                assert same_effect(branch.moves[0].action) == same_effect(action)
                position = branch.moves[0].before
                for move in branch.moves:
                    assert (move.before == position) or branch.imagined
                    assert move.action in legal_actions(move.before)
                    position, _ = apply(move.before, move.action)
                    assert position == move.after
                ends.append(position)
                replies += len(branch.moves) == 2
            if one.why.reason:
                exact += 1
                leads = [score.points[0] - score.points[1] for score in map(score_round, ends)]
                assert leads[1] - leads[0] == one.why.reason.cost == pytest.approx(one.points)
    assert replies
    assert exact >= 3


@pytest.mark.slow
def test_turning_points_say_what_happened(games: list[tuple[Match, GameReview]]) -> None:
    """The side's own play is named first. All captures that were made are named in order, unless they are too many."""
    named = 0
    for match, review in games:
        for turn in turns(course(review, 0)):
            sentences = [*happened(turn, review, match.people)]
            assert sentences[0].key.endswith(".you")
            captures = [(event.seat, event.card) for event in _captures(turn, review)]
            mentions = [
                (0 if one.key.endswith(".you") else 1, one.facts["card"])
                for one in sentences
                if "say.captured" in one.key
            ]
            assert mentions == captures or len(mentions) == MAX_MOVES
            named += len(mentions)
    assert named


def _captures(turn: Turn, review: GameReview) -> Iterator[Captured]:
    """Yield the captures between the two moments of a turning point."""
    match = next(each[2] for each in review.decisions if each[0].round == turn.before.round)
    one = next(each[0] for each in review.decisions if each[0].round == turn.before.round)
    begin = one.place - one.number
    for move in match.moves[turn.before.place - begin : turn.after.place - begin]:
        yield from (event for event in move.events if isinstance(event, Captured))


@pytest.mark.slow
def test_what_winning_is_worth_is_shown_apart(last_deals: list[tuple[Match, GameReview]]) -> None:
    match, review = last_deals[0]
    (one,) = (one for one in review.costs if one.game)
    assert one.cost == one.points + WIN_IN_POINTS
    assert review.total == pytest.approx(sum(each.points for each in review.costs))
    text = read(str(draw_review(review, match.people, VOICE, ""))).one("ol", class_="judged costs").text
    assert f"cost {one.points:g} points, and 10 for the game itself" in text
    assert "That decides the game" in text


@pytest.mark.slow
def test_a_play_that_could_not_be_worked_out_has_the_judgement_so_far(games: list[tuple[Match, GameReview]]) -> None:
    match, review = games[0]
    assert "at first sight" not in str(draw_review(review, match.people, VOICE, ""))
    other = GameReview(review.decisions)
    costly = review.costs[0]
    other.reviewed = (
        replace(costly, cost=0.0, why=None, unsolved=True),
        replace(review.reviewed[0], best=review.reviewed[0].move.action, cost=0.0, why=None, unsolved=True),
    )
    markup = read(str(draw_review(other, match.people, VOICE, "")))
    assert "2 plays could not be worked out in time" in markup.text
    better, same = markup.all("li")[-2:]
    assert "Better at first sight:" in better.text
    assert "No other play looks better at first sight." in same.text


def test_a_crowded_end_is_judged_at_first_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """With almost no nodes for the search, plays with all cards known are listed as too long to compute."""
    monkeypatch.setattr("casino_core.bots.counter.MAX_NODES", 1)
    match = Match.opened(SavedMatch(a_game("beginner6", rounds=1), ("vera",)), VOICE)
    review = GameReview(each for each in decisions(Replay(match)) if can_be_counted(each[1], MAX_LOOSE))
    while review.thinks:
        review.go_on()
    assert review.unsolved
    assert not review.costs
    assert all(one.best in legal_actions(one.move.before) for one in review.unsolved)


@pytest.mark.slow
def test_both_plays_are_stepped_through_on_the_table() -> None:
    game = later(a_game("beginner4", target=50, rounds=1), amount(32, 0))
    visitor = Visitor("1", save=save_text(SavedMatch(game, ("vera",))))
    visitor.do("replay")
    visitor.do("replay:played")  # nothing is compared yet
    assert "compared" not in visitor.html
    visitor.do("review")
    review, replay = visitor.session.replays.review, visitor.session.replays.replay
    assert review is not None
    assert replay is not None
    while review.thinks and (FULL or not any(one.why and one.why.reason for one in review.costs)):
        visitor.do("review:think")
    longest = exact = 0
    for one in review.costs:
        assert one.why is not None
        visitor.do(f"review:{one.place - 1}")
        compared = read(visitor.html).one("div", class_="compared")
        assert [each.get("aria-pressed") for each in compared.all("button")] == ["false", "false"]
        for name in PLAYS:
            branch = branch_of(one.move, one.why, name)
            visitor.do(f"replay:{name}")
            assert replay.step == 1
            text = read(visitor.html).one("section", id="replay").text
            assert ("step 1 of" in text) == (len(branch.moves) > 1)
            if one.why.reason:
                people = visitor.session.match.people.seen_from(one.move.seat)
                favour = VOICE.printed(in_favour(one.why.reason, people)[-1])
                assert (favour in visitor.html) == (name == "better")
                exact += 1
            assert read(visitor.html).one("button", id=f"replay-{name}").get("aria-pressed") == "true"
            for step in range(2, len(branch.moves) + 1):
                visitor.do(str(read(visitor.html).one("button", id="replay-on").get("data-do")))
                assert replay.step == step
                # A reply from a hidden hand is only an example; in the line of an exact judgement, replies are certain.
                text = read(visitor.html).one("section", id="replay").text
                assert ("A possible reply" in text) == (one.why.reason is None)
            assert read(visitor.html).one("button", id="replay-on").get("aria-disabled") == "true"
            visitor.do("replay:line-1")
            visitor.do(str(read(visitor.html).one("button", id="replay-back").get("data-do")))
            assert (replay.branch, replay.place) == (None, one.place - 1), "the way back to the game"
            longest = max(longest, len(branch.moves))
        visitor.do(f"replay:{one.place}")
        assert replay.branch is None
    assert longest > 1
    assert exact


def test_a_build_that_the_next_player_raises_is_not_said_to_be_lost_only_to_a_capture() -> None:
    """A two takes the aces in one deal out of five, which alone would not add up to the points for aces."""
    game, _ = new_game(variant_rules("classic"), "sail")
    best, worse = parse_action("ADxAC"), parse_action("ADAC=2")
    assert isinstance(best, Play)
    assert isinstance(worse, Play)
    *_, why = explanations(game.view(0), best, worse)
    move = Move(0, worse, game.position, *apply(game.position, worse))
    one = Reviewed(1, 1, 1, move, best, cost=2.4, why=why)
    assert [VOICE.spoken(each) for each in reasons([one], people_at(game.rules, ("otto",)), VOICE)[1]] == [
        "About two times in three, Otto then takes a build of yours, raises it or adds to it.",
        "On average, your play costs you 2.2 points for aces.",
    ]


RICH, TWOS = "ASACAHADTD2S3S4S6S7S8S9STSJS2C3C4C6C7C8C9CTC2D3D4D6D7D8D", "2H3H"
BLOW, LAID = "5Sx5D", "KC"


@pytest.mark.parametrize(
    ("piles", "swept", "better", "words"),
    [
        (f"*,{RICH}", TWOS, BLOW, "it is 0 to 4 for aces instead of 0 to 0 and most cards go to Nia (28 to 24)."),
        (f"{RICH},*", "ASAC", LAID, "the round ends early, so nobody scores for aces and most cards."),
    ],
)
def test_an_early_end_of_the_round_is_a_reason(piles: str, swept: str, better: str, words: str) -> None:
    """In Michigan Cassino, the third blow ends the round; only in the line that ends early are items not scored."""
    rules = variant_rules("michigan")
    position = set_up(rules, "5SKC,QHJH", "5D", piles=piles, sweeps=(parse_cards(swept), ()), last_capturer=1)
    search, end = AlphaBeta(GameModel(rules, 10_000)), game_end(view(position, 0))
    worse = LAID if better == BLOW else BLOW
    *_, why = compare(search, position, parse_action(better), (parse_action(worse),), end)
    assert why
    [sentence] = against(why, people_at(rules, ("nia",)))
    assert VOICE.spoken(sentence).endswith(f"mainly because {words}")


def test_notation_comes_after_words() -> None:
    visitor = Visitor("1", save=save_text(SavedMatch(a_game("beginner4", target=50, rounds=1), ("vera",))))
    visitor.do("replay")
    words = [each.text for each in read(visitor.html).one("section", id="replay-moves").all("li")]
    visitor.do("replay:notation")
    both = [each.text for each in read(visitor.html).one("section", id="replay-moves").all("li")]
    assert all(long.startswith(short) and len(long) > len(short) for short, long in zip(words, both, strict=True))
