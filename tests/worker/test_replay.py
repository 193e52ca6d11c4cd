"""Replays: every place shows the right position, and the game does not change."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from casino_core.game import Game, from_position, new_game, next_round, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.record import game_text
from casino_core.rules.variants import variant_rules
from tests.browser.person import some_game
from tests.engine.amount import amount
from tests.table.markup import read
from tests.worker.visitor import Visitor
from web.worker.match.match import Match
from web.worker.match.replay import Replay
from web.worker.match.saves import SavedMatch
from web.worker.words.speech import Voice

VOICE = Voice("en")
GAMES = ("classic", "swazi", "krypkasino", "callabra", "california")


@cache
def over(variant: str) -> Game:
    """Return a finished random game, or an unfinished one after its fourth round."""
    rules = variant_rules(variant)
    game, _ = new_game(rules, f"replay-{variant}")
    random = Random(variant)
    while game.outcome is None and not (game.round_over and game.round >= 4):
        if game.round_over:
            game, _ = next_round(game)
        game, _ = play(game, random.choice(legal_actions(game.position)))
    return game


def briefly() -> Game:
    """Return a game that begins late in its first round and ends with it, so that it has few plays to review."""
    rules, random = variant_rules("classic", target=6), Random(1)
    game = from_position(some_game(40, rules).position, "briefly")
    while not game.round_over:
        game, _ = play(game, random.choice(legal_actions(game.position)))
    assert game.outcome
    return game


def opened(variant: str) -> Match:
    """Return the match of ``over(variant)`` against bots of Otto's kind."""
    game = over(variant)
    return Match.opened(SavedMatch(game, ("otto",) * (game.rules.seats - 1)), VOICE)


@pytest.mark.parametrize("variant", GAMES)
def test_every_place_shows_the_position_that_the_record_leads_to(variant: str) -> None:
    game, replay = over(variant), Replay(opened(variant))
    again, place = new_game(game.rules, game.seed)[0], 0
    for number, actions in enumerate(game.record):
        again = next_round(again)[0] if number else again
        assert replay.starts[number] == place
        for done, action in enumerate((None, *actions)):
            if action is not None:
                again, _ = play(again, action)
            replay.go_to(place)
            view = replay.scene().view
            assert (replay.round, replay.done, replay.actions_before) == (number, done, place - number)
            assert (view.loose, view.builds) == (again.position.loose, again.position.builds)
            assert [sorted(pile) for pile in view.captured] == [sorted(pile) for pile in again.position.captured]
            assert view.hand == again.position.hands[0]
            place += 1
    assert replay.last == place - 1
    assert replay.go_to(10**9)
    assert replay.place == replay.last
    replay.go_to(-5)
    assert replay.place == 0


def test_hands_are_shown_only_on_request() -> None:
    replay = Replay(opened("classic"))
    replay.go_to(3)
    assert replay.scene().hands == ()
    replay.open_hands = True
    assert replay.scene().hands[1]


def test_a_single_move_on_is_seen_to_happen_and_a_jump_is_not() -> None:
    replay = Replay(opened("classic"))
    assert len(replay.go_to(2).frames) == 1
    frames = [len(replay.go_to(place).frames) for place in range(3, 12)]
    assert max(frames) > 1


def finished(variant: str = "classic", more: str = "") -> Visitor:
    """Return a visitor who has opened a link to a finished game; ``more`` is the end of the link."""
    return Visitor(address=f"#game={game_text(over(variant))}&bots=otto{more}", home="../")


def place(visitor: Visitor) -> int:
    """Return the place at which the slider is."""
    (value,) = re.findall(r'id="replay-at"[^>]* value="(\d+)"', visitor.html)
    return int(value)


def test_a_finished_game_opens_at_its_first_deal_and_leads_back_to_its_score() -> None:
    visitor = finished()
    assert place(visitor) == 0
    assert not read(visitor.html).all("dialog")
    assert not [name for name in visitor.intents if name.startswith(("hand:", "pick:"))]
    for wanted in (1, 2, 3):
        visitor.do("replay:" + str(wanted))
        assert place(visitor) == wanted
    visitor.do("replay:at", place="7")
    assert place(visitor) == 7
    for nonsense in ("x", "", "9" * 5000, "-1"):
        visitor.do("replay:at", place=nonsense)
        assert place(visitor) == 7
    visitor.do("replay:end")
    assert read(visitor.html).one("dialog").get("id") == "sheet"


def test_nothing_is_stored_or_called_joined_that_was_over_already() -> None:
    visitor = finished()
    visitor.do("replay:5")
    visitor.do("replay:end")
    assert visitor.results == []
    assert "already under way" not in visitor.html


def test_piles_and_scores_are_those_of_the_place() -> None:
    visitor = finished()
    replay = visitor.session.replays.replay
    assert replay is not None
    for wanted, nothing in ((0, True), (replay.last, False)):
        visitor.do(f"replay:{wanted}")
        for seat in "01":
            visitor.do(f"pile:{seat}")
            assert ("Nothing has been taken" in visitor.dialog) is nothing
        visitor.do("counts")
        assert (visitor.dialog.count("nobody yet") > 1) is nothing


def test_past_cards_cannot_be_played() -> None:
    visitor = finished()
    visitor.do("replay:4")
    before = visitor.session.match.game
    for intent in ("hand:8S", "pick:5C", "act:8S", "undo:", "again"):
        visitor.session.handle({"do": intent, "form": {}})
    assert visitor.session.match.game == before or visitor.session.match.game.record == before.record


def test_it_plays_automatically_until_it_is_stopped_or_ends() -> None:
    visitor = finished()
    visitor.do("replay:play")
    for wanted in (1, 2, 3):
        assert visitor.reply.next == "step"
        assert visitor.reply.pause > 0
        visitor.do("step")
        assert place(visitor) == wanted
    visitor.do("replay:play")
    assert not visitor.reply.next
    visitor.do("replay:" + str(Replay(opened("classic")).last - 1))
    visitor.do("replay:play")
    visitor.do("step")
    assert not visitor.reply.next


def test_moves_are_listed_in_words_or_notation() -> None:
    visitor = finished()
    words = read(visitor.html).one(id="replay-moves").all("button")
    assert len(words) == len(over("classic").record[0])
    visitor.do("replay:notation")
    texts = [button.text for button in read(visitor.html).one(id="replay-moves").all("button")]
    assert all(str(action) in text for action, text in zip(over("classic").record[0], texts, strict=True))


def test_what_if_begins_at_the_current_move() -> None:
    visitor = finished()
    visitor.do("replay:9")
    visitor.do("replay:if")
    assert "<dialog" in visitor.dialog
    visitor.do("if:go")
    game = visitor.session.match.game
    assert game.outcome is None
    assert game.record[0] == over("classic").record[0][: len(game.record[0])]
    assert 0 <= 9 - len(game.record[0]) <= 2


def test_a_round_that_is_over_can_be_looked_back_on_in_the_middle_of_a_game() -> None:
    visitor = Visitor(address="?seed=middle&bots=otto")
    assert not visitor.do("replay").frames
    visitor.hurry()
    while not visitor.session.match.game.round_over:
        visitor.move()
    assert "replay" in visitor.intents
    visitor.do("replay")
    assert place(visitor) == 0
    visitor.do("replay:end")
    visitor.do("next")
    assert visitor.session.match.game.round == 2


@pytest.mark.parametrize("variant", GAMES[:: amount(3, 1)])
def test_the_address_of_a_replay_leads_back_to_its_place(variant: str) -> None:
    visitor = Visitor(address=f"#game={game_text(over(variant))}&bots=otto")
    if over(variant).outcome is None:
        visitor.do("replay")
    for place in (2, 0, 5, 3):
        visitor.do(f"replay:{place}")
        address, shown = visitor.reply.address, read(visitor.html)
        for other in (Visitor(address=address), Visitor(address=address, save=visitor.store)):
            assert read(other.html) == shown
            assert other.reply.address == address
    assert "next" not in visitor.reply.parts
    visitor.do("replay:end")
    assert visitor.reply.address == ""


def test_the_address_of_a_review_opens_it_again_until_it_is_closed() -> None:
    visitor = Visitor(address=f"#game={game_text(briefly())}&bots=otto&place=4")
    assert visitor.reply.address.endswith("&place=4")
    visitor.do("review")
    again = Visitor(address=visitor.reply.address, save=visitor.store)
    assert again.reply.address.endswith("&place=review")
    assert "review" in again.dialog
    assert again.reply.idle == "review:think"
    again.do("close")
    assert again.reply.address.endswith("&place=0")


def test_a_game_of_people_is_looked_at_from_the_seat_in_its_address() -> None:
    address = f"#game={game_text(briefly())}&players=person:Ada,person:Ben"
    for near, title in (
        ("", "How the game went for Ada"),
        ("&near=0", "How the game went"),
        ("&near=1", "How the game went"),
    )[:: amount(2, 1)]:
        visitor = Visitor(address=f"{address}{near}&place=review")
        assert visitor.reply.address == f"{address}{near}&place=review"
        while "How the game went" not in visitor.dialog:
            visitor.do("review:think")
        assert f">{title}</h" in visitor.dialog
        again = Visitor(address=visitor.reply.address, save=visitor.store)
        assert again.reply.address == visitor.reply.address
        assert again.html == visitor.html
    assert "Ada" in visitor.html
    assert "Ben" not in visitor.html


@pytest.mark.parametrize("near", ["2", "-1", "x", "99999999999", "٣"])
def test_a_seat_that_does_not_exist_is_nobodys(near: str) -> None:
    visitor = Visitor(address=f"#game={game_text(over('classic'))}&players=person,person&near={near}")
    assert "&near" not in visitor.reply.address
    alone = Visitor(address=f"#game={game_text(over('classic'))}&bots=otto&near=1")
    assert "&near" not in alone.reply.address


@pytest.mark.parametrize("place", ["", "-1", "999999", "9" * 50, "x", "2.", "%202", "٣", "1e3", "review2"])
def test_a_place_that_does_not_exist_is_the_nearest_one(place: str) -> None:
    visitor = Visitor(address=f"#game={game_text(over('classic'))}&bots=otto&place={place}")
    last = sum(len(actions) + 1 for actions in over("classic").record) - 1
    nearest = {"2.": 2, "%202": 2, "999999": last}.get(place, 0)
    assert visitor.reply.address.endswith(f"&place={nearest}")
