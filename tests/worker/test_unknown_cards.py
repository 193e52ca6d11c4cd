"""Games with a friend while cards are unknown: the page reveals nothing about the substitutes for them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from casino_core.cards import Chance
from casino_core.mutual import board
from casino_core.mutual.seat import UNKNOWN
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules
from tests.worker.friend_browser import Browser, begun
from web.worker.dialogs.questions import QUESTIONS
from web.worker.friend.games import Entry


def test_questions_name_no_card_that_is_unknown() -> None:
    ada = Browser()
    ada.do("invite", variant="classic", length="round", name="Ada")
    ada.do("handed:close")
    for about in ("where", "table", "hand"):
        ada.do(f"ask:{about}")
        assert ada.reply["say"].endswith(
            "Nobody has taken the seat yet. Send your invitation, and open the link that comes back."
        ), about
    ada.do("ask:choices")
    assert ada.reply["say"] == "You can: Read a letter; Show my last letter."
    ada.do("counters:seen")
    assert set(re.findall(r"<b>(\d+)</b>", ada.dialog)) == {"4"}  # of every rank, four cards are not seen yet
    ada.do("counts")
    assert "in your hand" not in ada.text
    assert "on the table" not in ada.text


def test_a_question_says_when_a_letter_has_to_be_sent() -> None:
    ada, _ = begun()
    ada.do("ask:where")
    assert ada.reply["say"].endswith("Your turn.")
    ada.play(Chance("where"))
    ada.do("ask:where")
    assert ada.reply["say"].endswith("Your turn is ready. Send it to Ben.")


class Recorder(Browser):
    """A browser that keeps all replies of its page."""

    replies: list[Any]

    def take(self, reply: Any) -> None:
        """Keep a reply, and carry it out."""
        self.replies.append(reply)
        super().take(reply)


def all_replies(entries: dict[str, Entry]) -> list[Any]:
    """Return the replies of a page that plays a turn, sends it, and then asks for everything there is to know."""
    page = Recorder.__new__(Recorder)
    page.stored, page.link, page.results, page.replies = json.loads(json.dumps(entries)), "", [], []
    page.open(f"#game={next(iter(entries))}")
    page.do("set", counters="open")
    page.play(Chance("unknown"))
    page.do("send")
    looked_up = ("counts", "counters:seen", "pile:0", "pile:1", "again", *(f"ask:{about}" for about in QUESTIONS))
    for intent in looked_up:
        page.do(intent)
    return page.replies


@pytest.mark.parametrize("variant", ["classic", "draw", pytest.param("krypkasino", marks=pytest.mark.full)])
def test_no_reply_depends_on_cards_that_are_unknown(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Browser()
    ada.do("invite", variant=variant, length="round", name="Ada")
    ben = Browser(ada.link)
    ben.do("seat", name="Ben")
    me, other, chance = ada, ben, Chance("unknown")
    for _ in range(12):
        replies = all_replies(me.stored)
        with monkeypatch.context() as patch:
            patch.setattr(board, "filled", filled_backwards)
            board.boards.cache_clear()
            assert all_replies(me.stored) == replies
        board.boards.cache_clear()
        if me.turn == "nobody":
            me.open(other.link)
            continue
        me.play(chance)
        me.do("send")
        other.open(me.link)
        me, other = other, me


def filled_backwards(rules: Rules, known: tuple[int, ...]) -> Cards:
    """Return the pack with the unseen cards at the unknown places, in another order than the engine's."""
    unseen = iter([index for index in reversed(range(len(rules.pack))) if index not in known])
    return tuple(rules.pack[next(unseen) if index == UNKNOWN else index] for index in known)
