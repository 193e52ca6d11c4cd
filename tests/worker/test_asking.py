"""Questions that are asked by pressing a key: each has an answer in every game, and no answer reveals hidden cards."""

from dataclasses import replace

import pytest

from tests.engine.test_why_not import at
from tests.worker.test_session import GAMES
from tests.worker.visitor import Buttons, Visitor
from web.table.cards import spoken
from web.worker.dialogs.questions import QUESTIONS

TALK = ("swazi", "claims", "tablic", "krypkasino", "classic")


def ask(visitor: Visitor, about: str) -> str:
    """Return the answer to a question, and check that the reply changes nothing else."""
    reply = visitor.do(f"ask:{about}")
    assert reply.parts.keys() <= {"say", "idle"}
    return str(reply.say)


@pytest.mark.parametrize("game", TALK)
def test_every_question_has_an_answer_at_any_time(game: str) -> None:
    visitor = Visitor("asks", address=f"?{GAMES[game]}&seed=asks", settings={"speed": "off", "claims": "ask"})
    for _ in range(12):
        match, voice = visitor.session.match, visitor.session.context.voice
        answers = {about: ask(visitor, about) for about in QUESTIONS}
        assert all(answers.values())
        assert "<" not in "".join(answers.values())
        assert all(spoken(card, voice.t) in answers["hand"] for card in match.game.position.hands[0])
        assert all(spoken(card, voice.t) in answers["table"] for card in match.game.position.loose)
        assert answers["table"].endswith(answers["builds"]) or not match.game.position.builds
        visitor.move()


def test_answers_agree_with_the_table() -> None:
    visitor = Visitor(address="?seed=opening-1&bots=nia", settings={"speed": "off"})
    assert ask(visitor, "where") == "Casino. Round 1, deal 1 of 6, game to 21. Your turn."
    assert ask(visitor, "score") == "You 0 points, Nia 0 points."
    assert ask(visitor, "builds") == "There are no builds."
    assert ask(visitor, "choices") == "Choose a card from your hand."
    visitor = Visitor(address="?variant=kasino_fi&seed=opening-3&bots=nia", settings={"speed": "off"})
    visitor.do("hand:5H")
    assert ask(visitor, "choices") == "You can: Take the five of spades; Lay down."


def test_a_refused_card_has_its_reason_in_words() -> None:
    visitor = Visitor(address="?seed=opening-1&bots=nia", settings={"speed": "off"})
    match = visitor.session.match
    match.game = replace(match.game, position=at("8S2D6H", "4D", "8=7CAD@0"))
    reason = "You may not lay a card down while you have a build of 8. You can take it with the eight of spades"
    assert visitor.do("choose:6H").say == reason
    assert ask(visitor, "choices") == reason
    only = "You can: Build 6: the two of diamonds and four of diamonds."
    assert visitor.do("choose:2D").say == only
    assert ask(visitor, "choices") == f"{only} {reason}"


def test_answers_reveal_no_hand_behind_the_curtain() -> None:
    visitor = Visitor(address="?players=person:Ann,person:Ben&seed=curtain", settings={"speed": "off"})
    assert visitor.can("face")
    assert ask(visitor, "hand") == "No hand is shown."


def test_unknown_questions_have_no_answer() -> None:
    assert Visitor().do("ask:nonsense").say == ""


def test_letters_are_listed_and_can_be_off() -> None:
    visitor = Visitor()
    visitor.do("keys")
    assert all(f'value="{letter}" class="key"' in visitor.dialog for letter in "URWLTBHDS")
    visitor.do("settings")
    assert "Keyboard shortcuts" in Buttons(visitor.dialog).text
