"""Side actions: plucks, claims and announcements of the last deal, by hand and automatic."""

from collections.abc import Callable
from itertools import count, pairwise
from random import Random

import pytest

from casino_core.game import Game, new_game, next_round, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text
from casino_core.position.actions import Claim, Done
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.worker.visitor import Buttons, Visitor
from web.worker.choices.autoplay import automatic_action
from web.worker.match.presenter import scene
from web.worker.session.links import link
from web.worker.words.people import YOU

SLOW = {"speed": "off", "claims": "ask"}


def table(address: str, luck: str = "1", **settings: str) -> Visitor:
    """Return a visitor at the person's first turn."""
    visitor = Visitor(luck, address=f"?{address}&seed={luck}", settings={**SLOW, **settings})
    visitor.rest()
    return visitor


def play_until(visitor: Visitor, wanted: Callable[[], bool], limit: int = 2000) -> None:
    """Press random buttons until a condition holds."""
    for _ in range(limit):
        if wanted():
            return
        visitor.move()
    raise AssertionError("it never came to that")


def played(visitor: Visitor) -> str:
    """Return the card that has been played in a turn that is not over yet; "" if there is none."""
    return visitor.session.match.game.position.variant_state.played or ""


# ---------- plucks ----------


def test_a_card_of_the_table_is_plucked_before_the_play() -> None:
    visitor = table("variant=pluck")
    assert "or one on the table to pluck" in visitor.html
    for pick in visitor.can("pick"):
        card = pick.partition(":")[2]
        reply = visitor.do(pick)
        if f"act:p{card}" in visitor.intents:
            break
        assert reply.say == "Choose a card from your hand first." or "scores by itself" in reply.say
    visitor.do(f"act:p{card}")
    assert pick not in visitor.intents
    assert visitor.session.match.game.position.actor == YOU
    assert card in visitor.session.match.game.position.piles[YOU]
    assert not any(intent.startswith("act:p") for intent in visitor.intents)


def test_a_card_to_pluck_stays_chosen_when_the_page_is_loaded_again() -> None:
    visitor = table("variant=pluck")
    card = visitor.session.match.game.position.loose[0]
    visitor.do(f"pick:{card}")
    assert visitor.session.match.selection.picked == (card,)
    again = Visitor("again", save=visitor.reply.save)
    assert again.session.match.selection == visitor.session.match.selection


def test_choosing_a_card_to_pluck_twice_lets_go_of_it() -> None:
    visitor = table("variant=pluck")
    pick = next(p for p in visitor.can("pick") if f"act:p{p.partition(':')[2]}" in Buttons(_after(visitor, p)).intents)
    visitor.do("unchoose")
    visitor.do(pick)
    visitor.do(pick)
    assert not any(intent.startswith("act:p") for intent in visitor.intents)


def _after(visitor: Visitor, intent: str) -> str:
    visitor.do("unchoose")
    visitor.do(intent)
    return visitor.html


def test_after_the_play_a_card_is_plucked_or_the_turn_ended() -> None:
    visitor = table("variant=pluck")
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    assert played(visitor)
    assert "act:done" in visitor.intents
    assert visitor.reply.say.endswith("You may pluck a card from the table, or choose Done.")
    again = Visitor(save=visitor.store, settings=SLOW)
    assert again.html == visitor.html
    hand = visitor.session.match.game.position.hands[YOU]
    for intent in (visitor.can("hand")[0], f"drop:{hand[0]}>"):
        assert visitor.do(intent).say == "You have already played your card for this turn."
    assert visitor.session.match.game.position.hands[YOU] == hand
    visitor.do("act:done")
    assert not played(visitor)
    assert visitor.reply.next == "step"


def test_the_turn_is_one_line_of_the_list() -> None:
    visitor = table("variant=pluck")
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    visitor.do("act:done")
    visitor.rest()
    seats = [seat for seat, _ in scene(visitor.session.match).turns]
    assert all(one != other for one, other in pairwise(seats))


# ---------- claims ----------


def before_the_last_capture() -> tuple[Game, str]:
    """Return a game, and the action after which the person can claim to have won."""
    game, _ = new_game(variant_rules("classic", claim_out="wrong_claim_ignored", target=6), "claims")
    random = Random(1)
    while True:
        action = random.choice([action for action in legal_actions(game.position) if action != Claim()])
        after, _ = play(game, action)
        if after.position.variant_state.played and automatic_action(after.view(YOU)) == Claim():
            return game, action_text(action)
        game = next_round(after)[0] if after.round_over else after


def test_the_table_claims_when_that_is_right() -> None:
    game, text = before_the_last_capture()
    visitor = Visitor(address=link("", game, ("nia",)), settings={**SLOW, "claims": "auto"})
    assert "act:claim" not in visitor.intents
    reply = visitor.do(f"act:{text}")
    assert "You claim to have 6." in reply.say
    assert "You claimed 6 and had it." in visitor.html
    assert reply.result
    assert reply.result["won"]


def test_without_automatic_claims_the_person_must_claim() -> None:
    game, text = before_the_last_capture()
    visitor = Visitor(address=link("", game, ("nia",)), settings=SLOW)
    reply = visitor.do(f"act:{text}")
    assert not reply.result
    assert "act:claim" in visitor.intents
    assert visitor.do("act:claim").result


@pytest.mark.parametrize("luck", amount(["a"], ["a", "b", "c", "d"]))
def test_with_automatic_claims_nobody_is_asked(luck: str) -> None:
    visitor = table("claim_out=wrong_claim_ignored&target=6", luck, claims="auto")
    while not visitor.results:
        assert not {"act:claim", "act:done"} & {*visitor.intents}
        visitor.move()


def test_without_automatic_claims_a_capture_is_followed_by_a_question() -> None:
    visitor = table("claim_out=wrong_claim_ignored")
    play_until(visitor, lambda: "act:done" in visitor.intents)
    assert "act:claim" in visitor.intents
    visitor.do("act:claim")
    assert visitor.session.match.game.outcome is None


def test_a_wrong_call_loses() -> None:
    visitor = table("claim_out=wrong_claim_loses")
    reply = visitor.do("act:claim")
    assert reply.say.startswith("You claim to have 21.")
    assert "claimed 21 without having it, so Nia wins" in visitor.html
    assert reply.result
    assert not reply.result["won"]


def test_the_setting_takes_effect_at_once() -> None:
    visitor = table("claim_out=wrong_claim_ignored")
    visitor.do("set", **{**visitor.session.settings.values, "claims": "auto"})
    play_until(visitor, lambda: bool(visitor.results) or visitor.session.match.game.round > 1)
    assert "act:done" not in visitor.intents


# ---------- the last deal ----------

PENALTY = "last_not_announced_penalty=opponent_may_cancel_deal"


def test_the_dealer_says_last_or_nothing() -> None:
    visitor = table(f"{PENALTY}&seats=2", "dealer")
    play_until(visitor, lambda: "act:last" in visitor.intents)
    assert set(visitor.can("act")) == {"act:last", "act:done"}
    silent = Visitor(save=visitor.store, settings=SLOW)
    assert visitor.do("act:last").say.startswith("You say “last”.")
    assert silent.do("act:done").say.startswith("You say nothing.")


def silent_deal() -> Game:
    """Return a game in which Nia has just dealt the last cards without announcing them."""
    rules = variant_rules("classic", last_not_announced_penalty="opponent_may_cancel_deal")
    games = (new_game(rules, f"silent-{number}")[0] for number in count())
    game = next(game for game in games if game.position.dealer != YOU)
    while game.position.variant_state.asked is None:
        game, _ = play(game, legal_actions(game.position)[-1])
    return play(game, Done())[0]


def test_a_deal_that_was_not_announced_is_cancelled() -> None:
    game = silent_deal()
    visitor = Visitor(address=link("", game, ("nia",)), settings=SLOW)
    assert "Nia says nothing." in Buttons(visitor.html).text
    assert "act:cancel" in visitor.intents
    hand = game.position.hands[YOU]
    reply = visitor.do("act:cancel")
    assert reply.say.startswith("You cancel the deal, because it was not announced as the last.")
    assert visitor.session.match.game.position.hands[YOU] != hand
    assert "act:cancel" not in visitor.intents
