"""Undo, redo, replaying the same cards, skipping and resigning, as the page sees it."""

import json

import pytest

from casino_core.bots import BOTS
from casino_core.game import Game
from tests.engine.amount import amount
from tests.worker.builder import Builder
from tests.worker.test_session import play_on
from tests.worker.visitor import Buttons, Visitor
from web.worker.match.saves import parse_save
from web.worker.words.people import YOU

TABLES = {
    "two": "variant=classic&target=11",
    "three": "variant=royal&seats=3&target=11",
    "partners": "seats=4&team=2&target=11&sweep_points=1",
    "claims": "variant=pluck&claim_out=wrong_claim_ignored&seats=3&target=11",
    "a call": "claim_out=wrong_claim_loses&last_not_announced_penalty=opponent_may_cancel_deal&target=11",
    "drawing": "variant=crazy&target=11",
    "steps": "variant=swazi_two&target=11",
    "demands": "variant=swazi&seats=4&team=2&target=11",
}


def at(visitor: Visitor) -> Game:
    """Return the current game."""
    return visitor.session.match.game


def confirm(visitor: Visitor, intent: str = "undo") -> str:
    """Send an intent, and confirm it if there is a question; return the question's text, "" if there is none."""
    question = str(visitor.do(intent).dialog)
    if question:
        visitor.do(f"{intent}:sure")
    return Buttons(question).text


def reloaded(visitor: Visitor) -> None:
    """Leave, and come back to the stored game."""
    visitor.arrive(settings=visitor.session.settings.values)


@pytest.mark.slow
@pytest.mark.parametrize("moves", amount([24], [9, 60, 250]))
@pytest.mark.parametrize("address", TABLES.values(), ids=TABLES)
def test_to_the_beginning_and_back_to_the_end(address: str, moves: int) -> None:
    sits = Builder if "swazi" in address else Visitor
    visitor = sits("b", address=f"?{address}&seed=b2", settings={"speed": "off"})
    for _ in range(moves):
        if visitor.results:
            break
        if isinstance(visitor, Builder):
            visitor.turn()
        else:
            visitor.move()
    visitor.do("unchoose")
    end, stops = at(visitor), [at(visitor)]
    while visitor.session.match.can_undo:
        confirm(visitor)
        assert at(visitor) != stops[-1]
        stops.append(at(visitor))
        if len(stops) % 3 == 0:
            reloaded(visitor)
            assert at(visitor) == stops[-1]
    assert end.round == 1 or len(stops) > 12
    assert at(visitor).round == 1
    assert not any(visitor.session.match.decided(move) for move in visitor.session.match.moves)
    for stop in stops[-2::-1]:
        assert at(visitor).position.actor == YOU or at(visitor).round_over
        assert "redo" in visitor.intents or at(visitor).round_over
        visitor.do("redo")
        assert at(visitor) == stop
        if len(stop.actors) % 3 == 0:
            reloaded(visitor)
    assert at(visitor) == end
    assert "redo" not in visitor.intents


def lay_down(visitor: Visitor) -> None:
    """Choose the first hand card for which there is a choice, and press the last choice."""
    for card in visitor.can("hand"):
        visitor.do(card)
        if visitor.can("act"):
            break
        visitor.do("unchoose")
    visitor.do(visitor.can("act")[-1])


def test_unanswered_plays_are_undone_at_once_and_unmarked() -> None:
    visitor = Visitor(address="?seed=opening-1&bots=nia")
    before, html = at(visitor), visitor.html
    lay_down(visitor)
    card = at(visitor).record[0][0]
    assert visitor.reply.next == "step"
    reply = visitor.do("undo")
    assert at(visitor) == before
    assert reply.say.startswith("Taken back: the ")
    assert "reply" not in reply.say
    assert reply.next == ""
    assert visitor.session.match.history.takebacks == 0
    reply = visitor.do("redo")
    assert reply.say.startswith("Redone: the ")
    assert at(visitor).record[0] == (card,)
    assert reply.next == "step"
    visitor.do("undo")
    assert visitor.html.replace(' id="do-redo"', "") != html
    assert visitor.can("redo")


def test_answers_of_bots_are_announced_and_mark_the_game() -> None:
    visitor = Visitor(address="?seed=opening-1&bots=nia", settings={"speed": "off"})
    lay_down(visitor)
    visitor.rest()
    end, store = at(visitor), visitor.store
    dialog = str(visitor.do("undo").dialog)
    assert "Since then Nia has played: " in Buttons(dialog).text
    assert at(visitor) is end
    assert set(Buttons(dialog).intents) == {"undo:sure", "undo:always", "close"}
    visitor.do("close")
    assert visitor.store == store
    reply = visitor.do("undo:sure")
    assert reply.say.endswith("and Nia’s reply.")
    visitor.do("redo")
    assert at(visitor) == end
    visitor.do("menu")
    assert "A play has been taken back once in this game." in Buttons(visitor.dialog).text


def test_after_agreeing_a_person_is_asked_only_about_new_cards() -> None:
    visitor = Visitor(address="?seed=opening-1&bots=nia", settings={"speed": "off"})
    for _ in range(2):
        lay_down(visitor)
        visitor.rest()
    visitor.do("undo:always")
    assert visitor.do("undo").dialog == ""
    reloaded(visitor)
    while at(visitor).position.deals == 1:
        lay_down(visitor)
        visitor.rest()
    text = Buttons(str(visitor.do("undo").dialog)).text
    assert "new cards have been dealt" in text
    assert "Always" not in text


@pytest.mark.slow
@pytest.mark.parametrize("address", TABLES.values(), ids=TABLES)
def test_undoing_past_new_knowledge_always_asks(address: str) -> None:
    """An undo without a question never goes back past new cards or other players' actions."""
    visitor = Visitor("asks", address=f"?{address}&seed=asks", settings={"speed": "off"})
    for _ in range(amount(18, 150)):
        if visitor.results:
            break
        visitor.move()
        before, hand = at(visitor), set(at(visitor).position.hands[YOU])
        if visitor.do("undo").dialog:
            assert at(visitor) is before
            visitor.do("close")
            continue
        after = at(visitor)
        assert after.round == before.round
        assert after.position.deals == before.position.deals
        assert set(before.actors[len(after.actors) :]) <= {YOU}
        assert hand <= set(after.position.hands[YOU])


def test_another_play_discards_undone_moves() -> None:
    visitor = Visitor(address="?seed=opening-1&bots=nia", settings={"speed": "off"})
    lay_down(visitor)
    visitor.rest()
    confirm(visitor)
    visitor.do(visitor.can("hand")[-1])
    assert visitor.can("redo")  # choosing a card is no move
    visitor.do(visitor.can("act")[-1])
    assert not visitor.can("redo")
    assert "ahead" not in visitor.store


def test_undo_restarts_the_thinking_of_a_bot() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 20.0
        return now[0]

    visitor = Visitor(address="?seed=opening-1&bots=iris", clock=clock)
    lay_down(visitor)
    visitor.do("think")
    visitor.do("step")
    assert "thinking" in visitor.html
    back = visitor.do("undo")
    assert (back.idle, back.next) == ("", "")
    forward = visitor.do("redo")
    assert (forward.idle, forward.next) == ("think", "step")


def test_from_a_new_round_back_to_the_score_and_on() -> None:
    visitor = Visitor("rounds", address="?seed=rounds&bots=nia", settings={"speed": "off"})
    visitor.hurry()
    while "next" not in visitor.intents:
        visitor.move()
    over = at(visitor)
    visitor.do("next")
    visitor.rest()
    begun = at(visitor)
    assert "The next round has been dealt" in confirm(visitor)
    assert at(visitor) == over
    assert {"next", "undo", "restart"} <= set(visitor.intents)
    reloaded(visitor)
    visitor.do("next")
    assert at(visitor) == begun
    confirm(visitor)
    assert "The round is over" in confirm(visitor)
    assert not at(visitor).round_over


def test_a_round_from_its_beginning() -> None:
    visitor = Visitor("again", address="?seed=again&bots=nia", settings={"speed": "off"})
    play_on(visitor, 60)
    visitor.rest()
    visitor.do("menu")
    assert "restart" in Buttons(visitor.dialog).intents
    assert "Restart this round?" in confirm(visitor, "restart")
    assert visitor.reply.say == "The round starts again with the same cards."
    assert not any(move.seat == YOU for move in visitor.session.match.moves)
    assert visitor.can("redo")
    assert visitor.session.match.history.takebacks == 1


def test_the_same_cards_in_a_new_game() -> None:
    visitor = Visitor("same", address="?variant=royal&seats=3&name=Ours&seed=k7f2", settings={"speed": "off"})
    begun, seated = at(visitor), visitor.session.match.seated
    play_on(visitor, 30)
    assert "ends without a result" in confirm(visitor, "same")
    assert at(visitor) == begun
    assert (visitor.session.match.seated, visitor.session.match.name) == (seated, "Ours")
    visitor.do("menu")
    assert "You have played these cards before." in Buttons(visitor.dialog).text


def test_bots_finish_a_round_that_is_skipped() -> None:
    visitor = Visitor("skip", address="?seed=skip&bots=nia")
    visitor.do("skip")
    assert "Nia plays your cards" in Buttons(visitor.dialog).text
    visitor.do("skip:sure")
    assert "Nia is playing your cards" in visitor.html
    assert visitor.reply.pause == 0
    visitor.rest()
    assert "next" in visitor.intents
    assert at(visitor).round_over
    visitor.do("next")
    visitor.rest()
    assert at(visitor).position.actor == YOU


def test_skipping_goes_on_after_a_reload() -> None:
    visitor = Visitor("skip", address="?seed=skip&bots=nia")
    visitor.do("skip:sure")
    visitor.do("step")
    again = Visitor("skip", save=visitor.store)
    assert "Nia is playing your cards to the end of the round." in Buttons(again.html).text
    again.rest()
    assert again.session.match.game.round_over
    assert "skips" not in again.store
    taken = Visitor("skip", save=visitor.store)
    taken.do("unchoose")
    assert "skips" not in taken.store


def test_any_act_of_the_person_ends_skipping() -> None:
    visitor = Visitor("stop", address="?seed=opening-1&bots=nia")
    visitor.do("skip:sure")
    for _ in range(3):
        visitor.do("step")
    assert "unchoose" in visitor.intents
    visitor.do("unchoose")
    visitor.rest()
    assert at(visitor).position.actor == YOU
    assert not at(visitor).round_over
    reloaded(visitor)
    assert not visitor.reply.next


@pytest.mark.parametrize("address", TABLES.values(), ids=TABLES)
def test_every_kind_of_round_can_be_skipped(address: str) -> None:
    visitor = Visitor("skips", address=f"?{address}&bots=otto&seed=skips", settings={"speed": "off"})
    visitor.jump_ahead()
    assert not at(visitor).round_over
    visitor.do("skip:sure")
    visitor.rest()
    assert at(visitor).round_over


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_that_is_resigned_is_lost(seats: int) -> None:
    visitor = Visitor("lost", address=f"?seed=lost&seats={seats}", settings={"speed": "off"})
    play_on(visitor, 40)
    visitor.do("menu")
    assert "resign" in Buttons(visitor.dialog).intents
    assert "counts as a loss" in confirm(visitor, "resign")
    (result,) = visitor.results
    assert (result["won"], result["resigned"]) == (False, True)
    assert "You resigned the game." in Buttons(visitor.html).text
    assert not {"undo", "restart", "redo"} & set(visitor.intents)
    assert {"new", "same"} <= set(visitor.intents)
    assert parse_save(visitor.store, tuple(BOTS)) == visitor.session.match.saved
    html, store = visitor.html, visitor.store
    reloaded(visitor)
    assert (visitor.html, visitor.store) == (html, store)
    visitor.do("undo")
    visitor.do("resign:sure")
    assert at(visitor).resigned == YOU
    assert not visitor.results


def test_a_result_is_counted_once_however_often_the_end_is_undone() -> None:
    visitor = Visitor("once", address="?seed=once&bots=otto&target=6", settings={"speed": "off"})
    visitor.hurry()
    play_on(visitor)
    (result,) = visitor.results
    assert "takebacks" not in result
    for _ in range(2):
        confirm(visitor)
        assert at(visitor).outcome is None
        reloaded(visitor)
        visitor.do("skip:sure")
        visitor.rest()
        assert not visitor.results


def test_the_file_and_the_link_contain_takebacks() -> None:
    visitor = Visitor(address="?seed=opening-1&bots=nia", settings={"speed": "off"})
    lay_down(visitor)
    visitor.rest()
    confirm(visitor)
    name, text = visitor.do("download").download or ("", "")
    assert name == "casino-opening-1.txt"
    assert '[Takebacks "1"]' in text
    visitor.do("link")
    address = visitor.form.values.get("", "") or visitor.dialog
    assert "takebacks=1" in address
    for sent in (text, "x#game=classic/opening-1&bots=nia&takebacks=1"):
        other = Visitor(address="")
        other.do("read", text=sent)
        assert other.session.match.history.takebacks == 1


def save(**past: object) -> str:
    """Return the save of a new game, with these entries in its history."""
    return json.dumps({"game": "classic/opening-1/-", "bots": ["nia"], "past": past})


@pytest.mark.parametrize("ahead", ["ZZ", "_", "4D_", 7, None, [], "////", "-", "4D/"])
def test_unreadable_undone_moves_are_skipped(ahead: object) -> None:
    visitor = Visitor(save=save(ahead=ahead, takebacks="many", agreed=1))
    assert not visitor.dialog
    assert visitor.can("hand")
    assert visitor.session.match.history.takebacks == 0
    visitor.do("redo")
    assert visitor.can("hand")


@pytest.mark.parametrize("ahead", ["KSxKH", "-/-", "-/4D", "resign0"])
def test_moves_that_cannot_be_redone_are_reported(ahead: str) -> None:
    visitor = Visitor(save=save(ahead=ahead, takebacks=10**30))
    before = at(visitor)
    reply = visitor.do("redo")
    assert at(visitor) == before
    assert not visitor.can("redo")
    if ahead != "resign0":
        assert reply.say == "What you took back can no longer be redone."


@pytest.mark.parametrize("past", [3, "x", [], None, {"takebacks": -4}, {"takebacks": True}])
def test_an_invalid_history_is_no_reason_to_refuse_a_game(past: object) -> None:
    visitor = Visitor(save=json.dumps({"game": "classic/opening-1/-", "bots": ["nia"], "past": past}))
    assert visitor.session.match.history.takebacks == 0
    assert visitor.can("hand")


def test_keys_are_listed() -> None:
    visitor = Visitor()
    visitor.do("keys")
    assert 'id="key-undo" value="U"' in visitor.dialog
    assert "<kbd>Tab</kbd>" in visitor.dialog
    assert "Undo" in Buttons(visitor.dialog).text


def test_plays_of_a_stand_in_are_no_achievement() -> None:
    visitor = Visitor("skips-all", address="?target=none")
    visitor.do("skip:sure")
    while visitor.session.match.game.outcome is None:
        visitor.do("step")
    assert visitor.results[0]["skipped"] is True
    assert "feats" not in (visitor.do("statistics").statistics or {})
    assert visitor.session.results.achievements == {}
    assert "New for you" not in visitor.html


def test_nothing_to_undo_or_redo_has_a_sentence() -> None:
    visitor = Visitor()
    assert visitor.do("undo").say == "There is nothing to take back."
    assert visitor.do("redo").say == "There is nothing to redo."
