"""One tap for the obvious play: it is the only sensible one, played and announced like any other."""

from __future__ import annotations

from random import Random

import pytest

from casino_core.game import Game, new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.position.actions import Capture, Trail
from casino_core.rules.presets import PRESETS
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.worker.visitor import Visitor
from web.worker.choices.autoplay import only_play
from web.worker.match.saves import SavedMatch, save_text


def positions(variant: str, luck: int) -> list[Game]:
    """Return the game before each decision of a random round."""
    random, games = Random(luck), []
    game, _ = new_game(variant_rules(variant), f"obvious-{luck}")
    while not game.round_over:
        games.append(game)
        game, _ = play(game, random.choice(legal_actions(game.position)))
    return games


@pytest.mark.parametrize("variant", [preset.id for preset in PRESETS])
def test_it_is_the_only_play_or_the_capture_of_a_last_card(variant: str) -> None:
    for game in positions(variant, 1)[:: amount(3, 1)]:
        seen, legal = game.view(game.position.actor), legal_actions(game.position)
        for card in seen.hand if game.position.actor == game.position.turn else ():
            obvious = only_play(seen, card)
            others = [action for action in legal if action != obvious]
            if obvious is None:
                continue
            assert obvious in legal
            if others and all(getattr(other, "card", None) == card for other in others):  # the last card
                assert seen.hand == (card,)
                assert isinstance(obvious, Capture)
                assert [other for other in others if not isinstance(other, Trail | Capture)] == []
                assert len([other for other in others if isinstance(other, Trail)]) == 1
            else:
                assert card not in {getattr(other, "card", None) for other in others}


def test_it_exists_exactly_if_no_piece_can_join() -> None:
    seen = new_game(variant_rules("classic"), "opening-1")[0].view(0)  # the table is K♦ J♦ 9♠ 6♠
    assert [only_play(seen, card) for card in seen.hand] == [Trail(card) for card in seen.hand]
    for game in positions("classic", 2):
        seen, legal = game.view(game.position.actor), legal_actions(game.position)
        takes = {action.card for action in legal if isinstance(action, Capture)}
        lays = {action.card for action in legal if isinstance(action, Trail)}
        assert [card for card in seen.hand[1:] if card in takes & lays and only_play(seen, card)] == []


def arrived(setting: str) -> Visitor:
    """Return a visitor at the first turn of the game opening-1, with this setting for obvious plays."""
    visitor = Visitor()
    game, _ = new_game(variant_rules("classic"), "opening-1")
    visitor.arrive(save=save_text(SavedMatch(game, ("nia",))), settings={"obvious": setting})
    return visitor


def test_a_tap_plays_or_chooses_according_to_the_setting() -> None:
    visitor = arrived("play")
    assert visitor.do("hand:8C").say.startswith("You lay down ")
    assert "act:8C" not in visitor.intents
    visitor.do("undo")
    visitor.do("choose:8C")  # the card is dragged
    assert "act:8C" in visitor.intents
    visitor = arrived("choose")
    assert visitor.do("hand:8C").say == "You can: Lay down."
    assert "act:8C" in visitor.intents
