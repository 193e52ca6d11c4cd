"""Look-ups at the table: words, piles, the rules of the current game."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from casino_core.position.events import Captured
from casino_core.rules.variants import VARIANTS
from tests.engine.amount import FULL
from tests.worker.visitor import Visitor
from web.table.cards import spoken
from web.worker.dialogs.lookup import WORDS, explained, pile
from web.worker.words.speech import Voice

VOICE = Voice("en")
FEW = 3
"""By default, the test stops once it has seen more captures than this."""


@pytest.mark.parametrize("variant", ["classic", "kasino_se", "tablic", "swazi"])
@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_explained(variant: str, word: str) -> None:
    visitor = Visitor(address=f"?variant={variant}&seed=words")
    visitor.do(f"word:{word}")
    assert "<h2" in visitor.dialog
    assert "{" not in visitor.dialog
    assert explained("nothing", visitor.session.match) is None


def test_a_pile_shows_only_its_last_capture() -> None:
    visitor = Visitor(address="?seed=piles&bots=nia")
    seen: set[Captured] = set()
    while not visitor.session.match.game.round_over and (FULL or len(seen) <= FEW):
        match = visitor.session.match
        taken = [
            event for move in match.moves for event in move.events if isinstance(event, Captured) and event.seat == 1
        ]
        shown = pile(1, match) or ""
        if taken:
            seen.add(taken[-1])
            named = {card for card in match.game.rules.pack if f'aria-label="{spoken(card, VOICE.t)}"' in shown}
            assert set(taken[-1].taken) <= named
            assert not named & {card for event in taken[:-1] for card in event.taken}
        else:
            assert "Nothing has been taken here" in shown
        visitor.move()
    assert len(seen) > FEW


def test_names_in_the_heading_of_a_pile_keep_their_capitals() -> None:
    match = Visitor(address="?seed=piles&bots=otto").session.match
    assert "Otto’s pile" in (pile(1, match) or "")
    assert "Der Stapel von Otto" in (pile(1, replace(match, voice=Voice("de"))) or "")


def test_an_empty_place_has_no_pile() -> None:
    visitor = Visitor(address="?seed=piles")
    visitor.do("menu")
    for about in ("2", "9", "-1", "", "x", "1" * 5000):
        assert visitor.do(f"pile:{about}").dialog is None


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_rules_of_every_game_open_at_the_table(variant: str) -> None:
    visitor = Visitor(address=f"?variant={variant}&seed=rules", home="../")
    visitor.do("rules")
    assert opened(visitor)
    assert f'href="../rules/{variant}/#' in visitor.dialog


def test_rules_are_those_of_the_game_and_open_at_the_relevant_section() -> None:
    visitor = Visitor(address="?variant=classic&target=31&seed=rules&name=Ours", home="../")
    visitor.do("rules")
    assert "31" in visitor.dialog
    assert "Ours" in visitor.dialog
    assert "Rules of the game this is based on" in visitor.dialog
    assert opened(visitor) == "turn"
    visitor.do(next(intent for intent in visitor.intents if intent.startswith("hand:")))
    visitor.do("rules")
    assert opened(visitor) == "take"
    visitor.do("close")
    visitor.hurry()
    while not visitor.session.match.game.round_over:
        visitor.move()
    visitor.do("rules")
    assert opened(visitor) == "score"


def opened(visitor: Visitor) -> str:
    """Return the name of the section of the rules that is unfolded."""
    (name,) = re.findall(r'<details (?:open id="rules-([\w-]+)"|id="rules-([\w-]+)" open)', visitor.dialog)
    return "".join(name)
