"""The count of a round, one item at a time: its sentences, its order, and the whole score at the end."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from casino_core.game import new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.rules.variants import variant_rules
from tests.table.markup import read
from tests.worker.visitor import Visitor
from web.worker.match.saves import SavedMatch, save_text
from web.worker.picture.round_count import count_step, counted_items
from web.worker.words.people import People
from web.worker.words.speech import Voice

GAMES = {
    "classic": variant_rules("classic", sweep_points=1),
    "partners": variant_rules("classic", 4, 2),
    "three": variant_rules("royal", 3),
    "krypkasino": variant_rules("krypkasino"),
    "tablic": variant_rules("tablic"),
    "swazi": variant_rules("swazi_two"),
    "south_african": variant_rules("south_african"),
    "diamond": variant_rules("diamond"),
}


@cache
def before_the_end(name: str) -> str:
    """Return the save of a game before the last action of a round."""
    random, before = Random(1), None
    game, _ = new_game(GAMES[name], "count")
    while not game.round_over:
        before = game
        game, _ = play(game, random.choice(legal_actions(game.position)))
    assert before is not None
    return save_text(SavedMatch(before, ("nia",) * (before.rules.seats - 1)))


def at_the_end(name: str, **settings: str) -> Visitor:
    """Return a visitor after the last play of a round."""
    visitor = Visitor(save=before_the_end(name), settings={"count": "each", "insists": "never", **settings})
    while not visitor.session.match.game.round_over:
        visitor.move()
    return visitor


@pytest.mark.parametrize("name", GAMES)
def test_a_round_is_counted_item_by_item_in_the_order_of_the_sheet(name: str) -> None:
    visitor = at_the_end(name)
    game = visitor.session.match.game
    wanted = [f"score.{item.code}" for item in game.sheets[-1].items if any(item.counts) or any(item.points)]
    voice, seen, announced = Voice("en"), [], []
    while 'id="count"' in visitor.html:
        seen.append(re.findall(r"<h3>(.*?) <small>", visitor.html)[0])
        announced.append(re.findall(r'role="status">(.*?)</p>', visitor.html)[0])
        assert 'id="sheet"' not in visitor.html
        visitor.do("count")
    assert seen == [voice.t(key) for key in wanted]
    assert all(one.startswith(f"{item}.") for item, one in zip(seen, announced, strict=True))
    assert len(set(announced)) == len(announced) > 1
    assert 'id="sheet"' in visitor.html


@pytest.mark.parametrize("first", ["", "undo:sure"])
def test_the_count_ends_with_a_resignation(first: str) -> None:
    visitor = at_the_end("classic")
    assert visitor.session.match.counting == 0
    for intent in filter(None, (first, "resign", "resign:sure")):
        visitor.do(intent)
    assert visitor.session.match.game.outcome
    assert visitor.reply.save
    assert "You resigned the game." in visitor.html


@pytest.mark.parametrize("name", GAMES)
def test_counted_points_add_up(name: str) -> None:
    visitor = at_the_end(name)
    game = visitor.session.match.game
    people = People(game.rules, visitor.session.match.seated)
    last = count_step(game, people, Voice("en"), len(counted_items(game)) - 1)
    assert tuple(share.total for share in last.shares) == game.sheets[-1].points
    assert len(last.shares) == game.rules.sides


def test_sentences_name_counts_and_points() -> None:
    visitor = at_the_end("classic")
    game = visitor.session.match.game
    cards = game.sheets[-1].items[0]
    first, second = cards.counts
    gets = "You get 3 points." if first > second else "Nia gets 3 points."
    assert f"Most cards. You: {first}, Nia: {second}. {gets}" in visitor.html


def test_all_can_be_seen_at_once() -> None:
    visitor = at_the_end("classic")
    assert 'data-dismiss="count:all"' in visitor.html
    visitor.do("count:all")
    assert 'id="sheet"' in visitor.html
    visitor.do("count")  # too late: the whole score is shown already
    assert 'id="sheet"' in visitor.html


@pytest.mark.parametrize("settings", [{"count": "whole"}, {"speed": "off"}])
def test_without_the_setting_the_whole_score_is_shown(settings: dict[str, str]) -> None:
    visitor = at_the_end("classic", **settings)
    assert 'id="sheet"' in visitor.html


def test_after_a_reload_the_whole_score_is_shown() -> None:
    visitor = at_the_end("classic")
    assert 'id="count"' in visitor.html
    visitor.arrive(settings={"count": "each"})
    assert 'id="sheet"' in visitor.html


@pytest.mark.parametrize("settings", [{}, {"count": "whole"}])
def test_the_dialog_tells_the_last_play_because_it_silences_the_page(settings: dict[str, str]) -> None:
    visitor = at_the_end("classic", **settings)
    root = read(visitor.html)
    dialog = root.one("dialog")
    assert dialog.get("id") == ("sheet" if settings else "count")
    told = root.one(id=(dialog.get("aria-describedby") or "").split()[0]).text
    assert told
    assert told in visitor.reply.say


def test_the_result_is_stored_before_the_count() -> None:
    visitor = at_the_end("south_african")
    assert 'id="count"' in visitor.html
    assert len(visitor.results) == (visitor.session.match.game.outcome is not None)


def test_no_count_after_giving_up_and_none_of_a_round_that_is_skipped() -> None:
    visitor = Visitor(settings={"count": "each"})
    visitor.do("skip:sure")
    visitor.rest()
    assert 'id="sheet"' in visitor.html
    other = Visitor(settings={"count": "each"})
    other.do("resign:sure")
    assert 'id="sheet"' in other.html
