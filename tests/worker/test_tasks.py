"""Tasks on other sites' pages: their author's words, a series, and unlisted choices."""

from __future__ import annotations

import re
from html import unescape

import pytest

from casino_core.notation.record import game_file
from tests.worker.test_positions import PAGE, cards, visit
from tests.worker.test_replay import over
from tests.worker.visitor import Answer, Visitor

TABLE = "?table=5H,3C,QS&hand=8D,2C&play=8Dx5H3C"
SERIES = f"{TABLE}&task=2&table=4H,3C&hand=7D&play=7Dx4H3C&ask=Take+all&task=3&table=9H&hand=9D&play=9Dx9H&theme=dark"


def message_values(answer: Answer) -> list[tuple[object, ...]]:
    """Return the values of each message to the page around the frame."""
    return [tuple(message.values()) for message in answer.host_messages]


# ---------- the author's words ----------


def test_each_wrong_play_has_its_own_words_and_others_the_common_ones() -> None:
    visitor = visit(f"{TABLE}&wrong=8D:You+hold+{{8D}}:+look.&wrong=Look+again.&hint=Add+them+up.")
    assert visitor.do("act:8D").say == "You hold eight of diamonds: look."
    assert visitor.do("act:2C").say == "Look again."
    assert visitor.do("lesson:hint").say == "Add them up."
    assert 'data-state="shown"' in visitor.html
    assert visitor.do("act:8Dx5H3C").say == "That is the play."


def test_a_reason_that_holds_for_the_right_play_is_no_reason() -> None:
    # Whichever card is laid down, a nine takes the two on the table.
    visitor = visit("?table=5H,4D&hand=8D,2C&play=8D")
    assert "could then take" not in visitor.do("act:2C").say


# ---------- hidden choices ----------


def test_nothing_lists_what_chosen_cards_make() -> None:
    visitor = visit(f"{TABLE}&choices=hide")
    for intent in ("hand:8D", "pick:5H"):
        visitor.do(intent)
    assert 'data-do="act:' not in visitor.html
    assert 'data-mark="can"' not in visitor.html
    wrong = visitor.do("attempt:take")
    assert wrong.say == "That card cannot take exactly the cards you chose."
    assert message_values(wrong) == [("moved", "8D,5H", True, False)]
    visitor.do("pick:3C")
    assert message_values(visitor.do("attempt:take")) == [
        ("moved", "8Dx5H3C", True, True),
        ("solved", "8Dx5H3C", "1", 2),
    ]


@pytest.mark.parametrize("kind", ["take", "build", "lay", "nonsense", ""])
@pytest.mark.parametrize("chosen", ["", "hand:8D", "hand:8D pick:5H", "hand:2C pick:5H pick:QS", "hand:8D pick:b6D"])
def test_whatever_is_chosen_an_attempt_is_judged_and_nothing_breaks(kind: str, chosen: str) -> None:
    visitor = visit("?table=5H,3C,QS,8=6D2S@0&hand=8D,2C&play=8Dx5H3Cb6D&choices=hide".replace("3Cb6D", "3C,b6D"))
    for intent in chosen.split():
        visitor.do(intent)
    answer = visitor.do(f"attempt:{kind}")
    assert answer.say or not chosen
    assert visitor.session.lessons.teaching


# ---------- a series ----------


def test_a_series_counts_what_was_right_at_the_first_try() -> None:
    visitor = visit(SERIES)
    assert "Task 1 of 3" in visitor.html
    assert "solved" in str(message_values(visitor.do("act:8Dx5H3C")))
    visitor.do("lesson:on")
    assert cards(visitor) == "4H3C/7D"
    assert "Take all" in visitor.html
    visitor.do("act:7D")
    assert message_values(visitor.do("act:7Dx4H3C"))[-1] == ("solved", "7Dx4H3C", "2", 2)
    visitor.do("lesson:on")
    shown = visitor.do("lesson:show")
    assert message_values(shown) == [("shown", "9Dx9H", "3"), ("completed", 3, 2, 1)]
    assert "Tasks solved: 2 of 3, 1 of them at the first try." in shown.say
    visitor.do("lesson:restart")
    assert "Task 1 of 3" in visitor.html


def test_the_last_task_can_be_skipped() -> None:
    visitor = visit(SERIES)
    for _ in range(2):
        visitor.do("lesson:on")
    assert message_values(visitor.do("lesson:on")) == [("completed", 3, 0, 0)]
    assert "Tasks solved: 0 of 3" in visitor.html
    assert visitor.do("act:9Dx9H").host_messages == []


def test_a_task_that_was_missed_once_is_never_right_at_the_first_try() -> None:
    visitor = visit(SERIES)
    visitor.do("act:2C")
    visitor.do("lesson:on")
    visitor.do("lesson:back")
    visitor.do("act:8Dx5H3C")
    for intent in ("lesson:on", "lesson:on"):
        visitor.do(intent)
    assert message_values(visitor.do("act:9Dx9H"))[-1] == ("completed", 3, 2, 1)


FAULTS = [
    ("&task=2&table=4H&hand=7D", "Task 2: It has no position with a right play"),
    ("&task=2&table=4H,4H&hand=7D&play=7D", "Task 2: “table” in the address is wrong"),
    ("&task=2&table=4H&hand=7D&play=7Dx4H", "Task 2: “play” in the address is wrong"),
    ("&task=two&hand=7D&table=4H", "Task 2: It has no position"),
]


@pytest.mark.parametrize(("more", "words"), FAULTS)
def test_a_faulty_task_is_named(more: str, words: str) -> None:
    visitor = visit(TABLE + more)
    assert words in visitor.dialog
    assert words in visitor.first.host_messages[0]["faults"][0]


# ---------- replays ----------

NOTED = over("classic")
GAME = str(NOTED)


@pytest.mark.parametrize(
    "text",
    [
        GAME,
        f"{GAME}&bots=otto",
        f"https://example.org/casino/play/#game={GAME}&bots=otto",
        game_file(NOTED, {"Bots": "otto"}),
    ],
    ids=["text", "rest of a link", "link", "file"],
)
def test_a_replay_is_read_from_whatever_was_copied(text: str) -> None:
    for address in (f"?game={text}", "?game=" + "".join(f"%{byte:02X}" for byte in text.encode())):
        visitor = Visitor(embed=True, kind="replay", page=PAGE, address=address)
        (read,) = visitor.first.host_messages
        assert read["faults"] == []
        assert read["address"].startswith(f"game={GAME}")
        if text != GAME:
            assert read["address"] == f"game={GAME}&bots=otto"
            assert "Otto" in visitor.html
        assert visitor.session.replays.replay


# ---------- put this on a web page ----------


def maker_of(visitor: Visitor) -> str:
    """Return the address to which "Put this on a web page" leads."""
    (address,) = re.findall(r'href="([^"]*embed/[^"]*)"', visitor.do("maker").dialog)
    return unescape(address)


def test_what_is_on_the_table_opens_in_the_builder() -> None:
    page, home = "https://example.org/casino/play/", "https://example.org/casino/"
    dealt = Visitor(page=page, home=home, address="?variant=royal&seed=k7f2&bots=otto")
    assert maker_of(dealt) == f"{home}embed/?kind=game&variant=royal&seed=k7f2&bots=otto"
    ended = Visitor(page=page, home=home, address=f"#game={GAME}&bots=otto")
    assert maker_of(ended) == f"{home}embed/?kind=replay#game={GAME}&bots=otto"
    played = Visitor(page=page, home=home, address="?table=5H,8=6D2S,QS&hand=8D,2C")
    played.do("act:2C")
    query = maker_of(played).partition("embed/")[2]
    assert "kind=position" in query
    assert "table=5H,QS,2C,8=6D2S@1&hand=8D" in query
    assert visit(query).dialog == ""
