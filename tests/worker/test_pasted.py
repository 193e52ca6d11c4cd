"""Pasted games: found among other words, or refused with a reason."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from casino_core.bots import BOTS
from casino_core.game import new_game
from casino_core.notation.positions import position_text
from casino_core.notation.rules import parse_rules
from tests.engine.amount import FULL
from tests.worker.test_links import some_game
from tests.worker.visitor import Buttons, Visitor
from web.worker.match.saves import SavedMatch, save_text
from web.worker.session.invitations import Invitations
from web.worker.session.links import as_file, cards_link, link
from web.worker.session.parameters import LONGEST
from web.worker.session.pasted import fault, gist
from web.worker.words.speech import Voice

PAGE = "https://example.org/casino/play/"
VOICE = Voice("en")
GAME = some_game()
BOTS_HERE = ("otto", "nia")
LINK = link(PAGE, GAME, BOTS_HERE)
FILE = as_file(GAME, BOTS_HERE, ("You", "Otto", "Nia"))[1]


@pytest.mark.parametrize(
    "text",
    [
        LINK,
        f"  {LINK}\n",
        f"Shall we? Look at this: {LINK}.",
        f"<{LINK}>",
        f"({LINK})",
        FILE,
        f"\ufeff{FILE}",
        FILE.replace("\n", "\r\n"),
        f"Here is our game. Why did you take?\n\n{FILE}",
    ],
)
def test_a_game_is_found_among_other_words(text: str) -> None:
    assert fault(text) is None
    invited = Invitations(tuple(BOTS), "fresh").of_text(gist(text))
    assert (invited.game, invited.bots, invited.faults) == (GAME, BOTS_HERE, ())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Nothing to open yet."),
        (" \n\ufeff ", "Nothing to open yet."),
        ("hello", "This is not a game."),
        ("Shall we play?", "This is not a game."),
        ("1. 4D 5C", "This is not a game."),
        ("classic", "This is not a game."),
        ("https://example.org/casino/play/", "This link does not open a game."),
        ("https://example.org/letter?utm_source=x#top", "This link does not open a game."),
        (position_text(GAME.position).replace("/", "/0/", 1), "This cannot be read at character"),
        ("x" * (LONGEST + 1), "This text is too long for a game. Paste one link or the text of one game."),
        (FILE.replace("[Seed", "[Sede"), "The line “Seed” is missing"),
        (FILE.replace("Round 1", "Round 2"), "Expected round 1 here"),
        ("classic/k7f2/KSxKH", "The play at character 14 (“ic/k7f2/KSxKH”) is not allowed: the king of spades is"),
    ],
)
def test_texts_without_a_game_are_refused_in_words_and_the_table_stays(text: str, words: str) -> None:
    visitor = Visitor("paste")
    before = visitor.store, visitor.html
    visitor.do("read", text=text)
    assert words in Buttons(visitor.dialog).text
    assert (visitor.store, visitor.html) == before


@pytest.mark.parametrize(
    ("text", "words", "played"),
    [
        (LINK.partition("&")[0] + "_KSxKH", "The play at character", 1.0),
        (LINK.partition("&")[0][:-3] + "xx", "This cannot be read at character", 0.5),
        (FILE.replace(FILE.split()[-1], "QQQ"), "This cannot be read at character", 0.5),
        (LINK.replace("classic:", "clasic:"), "There is no game called “clasic”. The closest is “classic”.", 1.0),
    ],
)
def test_a_game_with_a_fault_is_opened_up_to_there_and_says_why(text: str, words: str, played: float) -> None:
    visitor = Visitor("paste")
    visitor.do("read", text=text)
    sentence = visitor.reply.note or Buttons(visitor.dialog).text
    assert "as far as it" in sentence
    assert words in sentence
    length, whole = (sum(map(len, game.record)) for game in (visitor.session.match.game, GAME))
    assert length >= played * whole
    assert visitor.session.match.game.record[0][:length] == GAME.record[0][:length]


@given(st.data())
def test_mangled_texts_are_refused_with_a_sentence_or_opened(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([LINK, FILE, cards_link(PAGE, GAME, BOTS_HERE), position_text(GAME.position)]))
    first = data.draw(st.integers(0, len(text)))
    last = data.draw(st.integers(first, len(text)))
    check(text[:first] + data.draw(st.text(max_size=8)) + text[last:])


@given(st.text())
@example("https://[")
@example("classic/a/-")
@example('{"game": {}}')
@example('{"data": ' * 3000)
def test_any_text_is_refused_with_a_sentence_or_opened(text: str) -> None:
    check(text)


def check(text: str) -> None:
    why = fault(text)
    if why is None:
        invited = Invitations(tuple(BOTS), "fresh").of_text(gist(text))
        why = next(iter(invited.faults), None)
        assert len(invited.bots) == invited.game.rules.seats - 1
    if why is not None:
        assert VOICE.spoken(why).endswith(".")


def test_shared_cards_are_dealt_by_the_same_rules_against_the_same_players() -> None:
    visitor = Visitor("shares", page=PAGE, address=f"{LINK}&name=Grandmother%27s")
    visitor.do("cards")
    address = visitor.dialog.partition('value="')[2].partition('"')[0].replace("&amp;", "&")
    guest = Visitor("guest", address=address)
    assert guest.session.match.game == new_game(GAME.rules, GAME.seed)[0]
    assert guest.session.match.seated == BOTS_HERE
    assert guest.session.match.name == "Grandmother's"
    assert guest.dialog == ""
    other = Visitor("pastes")
    other.do("read", text=f"Try these: {address}")
    assert other.session.match.game == guest.session.match.game


@pytest.mark.parametrize("rules", ["classic", "royal:seats=4,team=2,sweep_points=1", "california:seats=6", "swazi"])
def test_a_link_to_cards_keeps_every_rule(rules: str) -> None:
    game, _ = new_game(parse_rules(rules), "k7f2")
    bots = ("nia",) * (game.rules.seats - 1)
    invited = Invitations(tuple(BOTS), "fresh").of_address(cards_link(PAGE, game, bots))
    assert invited
    assert (invited.game, invited.bots, invited.faults) == (game, bots, ())


def test_a_file_opens_the_game_at_the_same_point() -> None:
    sender = Visitor("sender")
    for _ in range(30):
        sender.move()
    sender.rest()
    download = sender.do("download").download
    assert download
    guest = Visitor("receiver")
    guest.do("read", text=download[1])
    assert guest.session.match.game == sender.session.match.game
    assert guest.session.match.seated == sender.session.match.seated


@pytest.mark.parametrize(
    "text",
    ['{"casino": 1, "games": []}', ' \ufeff{"games":[],"casino":1}', '{"casino": 1, "games": [' + "{}, " * LONGEST],
)
def test_a_backup_is_passed_on_to_the_page_that_restores_it(text: str) -> None:
    visitor = Visitor("pastes", home="../")
    visitor.do("read", text=text)
    assert "copy of all your games" in visitor.dialog
    assert 'progress/#pasted"' in visitor.dialog
    assert visitor.reply.carry == text


def test_a_save_is_no_backup() -> None:
    visitor = Visitor("pastes", home="../")
    visitor.do("read", text=save_text(SavedMatch(GAME, BOTS_HERE)))
    assert not visitor.dialog
    assert not visitor.reply.carry


ILLEGAL = LINK.partition("&")[0] + "_KSxKH&bots=otto,nia"
"""A link to a game whose last play is not legal."""


@pytest.mark.parametrize("way", ["pasted", "followed"])
def test_a_game_with_an_illegal_play_is_reviewed_up_to_there(way: str) -> None:
    visitor = Visitor("cut", address=ILLEGAL if way == "followed" else "")
    if way == "pasted":
        visitor.do("read", text=ILLEGAL)
    assert not visitor.session.match.game.round_over
    words = Buttons(visitor.dialog)
    assert "The game is on the table as far as it can be read. The play at character" in words.text
    assert "is not allowed" in words.text
    assert {*words.intents} >= {"review", "close"}
    visitor.do("review")
    review = visitor.session.replays.review
    assert review is not None
    assert review.of
    while review.thinks and FULL:
        visitor.do("review:think")
    assert "as far as the game could be read" in Buttons(visitor.dialog).text
    plays = sum(len(match.moves) for _, _, match in {id(one[2]): one for one in review.decisions}.values())
    assert plays == sum(map(len, GAME.record))
    assert "Back to the table" in Buttons(visitor.html).text
    visitor.do("replay:end")
    assert visitor.session.match.game == GAME
    visitor.rest()


def test_what_was_played_on_cannot_be_reviewed_before_the_round_is_over() -> None:
    visitor = Visitor("cut")
    visitor.do("read", text=ILLEGAL)
    visitor.do("close")
    while visitor.session.match.game == GAME:
        visitor.move()
    assert visitor.do("review").dialog is None
    assert visitor.do("replay").frames == ()
