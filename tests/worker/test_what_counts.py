"""The lines on what scores: they match the engine's score in every game, and a tap shows them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from casino_core.cards import Card
from casino_core.game import Game, new_game
from casino_core.position.position import DEFAULT_STATE
from casino_core.rules.variants import VARIANTS, variant_rules
from casino_core.score.scoring import score_round
from tests.engine.setups import begun_with
from tests.table.markup import read
from tests.worker.visitor import Visitor
from web.generator.puzzles import puzzle_courses
from web.worker.match.match import Match
from web.worker.match.presenter import scene
from web.worker.match.saves import SavedMatch, save_text
from web.worker.picture.what_counts import what_counts
from web.worker.words.people import YOU
from web.worker.words.speech import Voice

VOICE = Voice("en")
TABLES = [(name, 0) for name in VARIANTS] + [("classic", 3), ("kasino_se", 3), ("haiti", 3), ("michigan", 3)]


def with_everything(name: str, seats: int = 0) -> Game:
    """Return a game in which the person has taken every card, and made the last capture."""
    rules = variant_rules(name, seats) if seats else variant_rules(name)
    game, _ = new_game(rules, "counts")
    position = replace(
        game.position,
        hands=((),) * rules.seats,
        loose=(),
        builds=(),
        stock=(),
        piles=tuple(rules.pack if pile == rules.pile_of[YOU] else () for pile in range(len(game.position.piles))),
        last_capturer=YOU,
        variant_state=DEFAULT_STATE,
    )
    return replace(game, position=position)


def lines_of(game: Game) -> list[tuple[str, str, int]]:
    """Return for each line its spoken text, its place or leader, and the number of cards drawn in it."""
    match = Match.opened(SavedMatch(game, ("nia", "bruno", "kit", "selma", "vera")[: game.rules.seats - 1]), VOICE)
    lines = what_counts(scene(match), VOICE)
    return [(read(line.what).heard, line.where, line.what.count("<svg")) for line in lines]


def worth(what: str, where: str, cards: int) -> int:
    """Return the person's points in a line, read only from its words."""
    points = re.search(r", (\d+)( each)?$|(\d+) point|, (\d+)(?=, and| to | off)", what)
    if points is None or where == "nobody yet":
        return 0
    each = int(next(group for group in points.groups() if group and group.isdigit()))
    if where.startswith(("taken by you", "taken by us")):
        return each * cards
    if not what.startswith("Each "):
        return each
    counted = re.match(r"(?:[Yy]ou[^0-9]*) (\d+)", where)
    assert counted, (what, where)
    return each * int(counted[1])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_lines_add_up_to_the_score_of_a_round(name: str, seats: int) -> None:
    game = with_everything(name, seats)
    lines = lines_of(game)
    assert sum(worth(*line) for line in lines) == score_round(game.position).points[YOU], lines
    target = game.rules.ending.target
    assert str(target) in lines[0][0] if target else "round" in lines[0][0]


@pytest.mark.parametrize("name", VARIANTS)
def test_whatever_the_engine_scores_has_a_line(name: str) -> None:
    """Apart from the names of cards, there are as many different lines as kinds of items on the score sheet."""
    game = with_everything(name)
    items = [item.code for item in score_round(game.position).items]
    heard = {re.sub(r"^(\w+ of \w+ )+(?!1 point)", "", what) for what, _, _ in lines_of(game)[1:]}
    assert len(heard) == len({*items}), (items, heard)


def test_non_card_points_are_counted() -> None:
    game, _ = new_game(variant_rules("michigan"), "counts")
    state = replace(game.position.variant_state, fines=(YOU, YOU))
    position = replace(game.position, variant_state=state, sweeps=((), (Card("8S"),)))
    lines = {what: where for what, where, _ in lines_of(replace(game, position=position))}
    assert lines["Each fine, 2 to the other side"] == "You 2, Nia 0"
    assert lines["Each sweep, 2"] == "You 0, Nia 1"


def test_points_are_bad_in_krypkasino() -> None:
    game, _ = new_game(variant_rules("krypkasino"), "counts")
    heard = [what for what, _, _ in lines_of(game)]
    assert heard[0].startswith("Points count against you, so the side with the fewest after 2 rounds wins.")
    assert "Each tabbe, 5 to you and 5 off the player before you" in heard
    assert "Each spade other than two of spades, 1" in heard


def test_the_leader_is_named_and_hidden_piles_are_not_counted() -> None:
    game, _ = new_game(variant_rules("classic"), "counts")
    piles = ((Card("3S"), Card("4S")), (Card("5S"), Card("6S"), Card("7S")))
    lines = {what: where for what, where, _ in lines_of(replace(game, position=replace(game.position, piles=piles)))}
    assert lines["Most cards, 3 points"] == "Nia leads 3 to 2"
    assert lines["Most spades, 1 point"] == "you have 2"


@pytest.mark.parametrize(("total", "what"), [(19, "ten of diamonds"), (18, "most cards"), (20, "most spades")])
def test_a_side_close_to_the_target_sees_its_needs(total: int, what: str) -> None:
    game, _ = new_game(variant_rules("dominican"), "counts")
    game = begun_with(game.position, total, 3)
    assert lines_of(game)[1][0] == f"You have {total} and can win only with {what}; nothing else scores."


def test_a_tap_on_the_score_tells_it() -> None:
    game, _ = new_game(variant_rules("callabra"), "counts")
    visitor = Visitor(save=save_text(SavedMatch(game, ("nia",))))
    visitor.do("counts")
    assert visitor.reply.dialog is not None
    heard = read(visitor.reply.dialog).heard
    assert "One round decides the game." in heard
    assert "Most cards, 1 point" in heard


def test_a_card_in_an_open_hand_of_a_puzzle_is_said_to_be_there() -> None:
    course = next(course for course in puzzle_courses() if course.id == "puzzles-classic")
    texts = []
    for step in course.steps[::10]:
        visitor = Visitor("learns", course=course.as_json("../../"), address=f"?step={step['id']}")
        visitor.do("counts")
        assert visitor.reply.dialog is not None
        texts.append(read(visitor.reply.dialog).heard)
        # The panel on wide screens has the same lines as the dialog on narrow ones.
        assert "costs you 2." in texts[-1]
        assert "costs you 2." in visitor.html
    # Puzzles are about the last cards of a round, so every card can be seen or was taken.
    assert not [heard for heard in texts if "not seen yet" in heard]
    assert any("in Nia’s hand" in heard for heard in texts)


def test_nobody_is_ahead_before_anything_is_taken() -> None:
    game, _ = new_game(variant_rules("classic"), "counts")
    lines = {what: where for what, where, _ in lines_of(game)}
    assert lines["Most cards, 3 points"] == lines["Most spades, 1 point"] == "nobody yet"


def test_cards_among_the_lines_are_drawn_and_not_written_as_markup() -> None:
    game, _ = new_game(variant_rules("classic"), "counts")
    lines = what_counts(scene(Match.opened(SavedMatch(game, ("nia",)), VOICE)), VOICE)
    assert not [line.what for line in lines if "&lt;" in line.what]
