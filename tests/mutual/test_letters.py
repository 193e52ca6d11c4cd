"""Letters are read as written, the letters of known games never change, and changes by messengers do no harm."""

from __future__ import annotations

import json
from random import Random
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_core.mutual import Letter, LetterError, Part, invite, letter_text, letters_in, parse_letter, read_invitation
from casino_core.mutual.letters import LONGEST_TEXT, to_bytes, to_text
from casino_core.mutual.names import LONGEST, name_of, name_text, read_name
from casino_core.notation.rules import rules_text
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.mutual.golden import FILE, GAMES, SHOWN, described, letters
from tests.mutual.two import Seeded
from tests.mutual.unknown import rules_for_two

WORD = st.text("ABCxyz019_-", max_size=40)
ID = st.text("ABCxyz019_-", min_size=6, max_size=6)
BEFORE = st.just("-") | st.text("ABCxyz019_-", min_size=8, max_size=8)
PARTS = st.lists(st.builds(Part, st.sampled_from("gndsoakrx"), st.text("ABCxyz019_~:=,-", max_size=60)), max_size=5)
LETTERS = st.builds(Letter, ID, st.integers(1, 999_999), BEFORE, PARTS.map(tuple))

LETTER = letter_text(Letter("GAMEid", 17, "12345678", (Part("o", "x" * 44 + "8Sx8D,5H--3C"), Part("a", "p9H=3,4:a"))))


@given(LETTERS)
def test_every_letter_has_a_text_with_an_exact_inverse(letter: Letter) -> None:
    assert parse_letter(letter_text(letter)) == letter


@given(st.binary(max_size=100))
def test_bytes_have_a_text_with_an_exact_inverse(data: bytes) -> None:
    assert to_bytes(to_text(data)) == data


@pytest.mark.parametrize("text", ["A", "AB", "A=", "AA==", "AAA=", "é", "AAAAA", "++++", "A B="])
def test_other_texts_are_not_the_text_of_bytes(text: str) -> None:
    if text == "AB":  # the last bits of this text are not zero
        assert to_text(b"\0") == "AA"
    with pytest.raises(ValueError, match=r"text of bytes|base64|padd|ASCII"):
        to_bytes(text)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_letters_never_change(game: str) -> None:
    known = json.loads(FILE.read_text("utf-8"))[game]
    assert letters(game, SHOWN) == known["letters"]
    if game in amount(("classic", "royal_draw", "khasino"), GAMES):
        assert described(letters(game)) == known


WRAPPED = {
    "itself": LETTER,
    "a link": f"https://example.org/casino/friend/#{LETTER}",
    "words around it": f"My move! https://example.org/friend/#{LETTER} - your turn, Ben",
    "a full stop behind it": f"Look: {LETTER}.",
    "brackets": f"<{LETTER}>",
    "a wrapped line": "\n".join(LETTER[start : start + 20] for start in range(0, len(LETTER), 20)),
    "a wrapped quotation": "\r\n> ".join(LETTER[start : start + 33] for start in range(0, len(LETTER), 33)),
    "escapes": quote(LETTER, safe=""),
    "escapes twice": quote(quote(LETTER, safe=""), safe=""),
    "entities": f"https://example.org/?a=1&amp;b=2#{LETTER.replace('=', '&#61;')}&amp;c",
    "invisible marks": f"\u200b{LETTER[:30]}\u200b\u00ad{LETTER[30:]}\ufeff\u2060",
    "hyphens joined": LETTER.replace("--", "\u2014"),
    "blanks inside": LETTER[:40] + " " + LETTER[40:60] + "\u00a0" + LETTER[60:],
    "twice": f"{LETTER}\n\n{LETTER}",
    "digits before it": f"1c1.{LETTER}",
}


@pytest.mark.parametrize("how", WRAPPED)
def test_a_letter_is_found_in_what_messengers_make_of_it(how: str) -> None:
    assert letters_in(WRAPPED[how]) == (LETTER,)


def test_all_letters_of_a_message_are_found() -> None:
    other = letter_text(Letter("GAMEid", 16, "12345678", ()))
    assert letters_in(f"> {other}\nand my answer: {LETTER}") == (other, LETTER)


FAULTS = {
    "nothing": ("", "no-letter"),
    "other words": ("See you tomorrow at eight.", "no-letter"),
    "another link": ("https://example.org/play/#classic/island/7Cx5C2D", "no-letter"),
    "an end cut off": (LETTER[:-9], "cut"),
    "most of it cut off": (LETTER[:20], "cut"),
    "an end and words": (LETTER[:-9] + " Best wishes from Ada", "changed"),
    "a character changed": (LETTER.replace("xxxx", "xxxy", 1), "changed"),
    "a character added": (LETTER.replace("xxxx", "xxxxx", 1), "changed"),
    "translated": (LETTER.replace("8D", "8♦"), "changed"),
    "small letters": (LETTER.lower(), "changed"),
    "a newer version": (LETTER.replace("c1.", "c2.", 1), "newer-version"),
    "far too long": ("x" * (LONGEST_TEXT + 1), "too-long"),
}


@pytest.mark.parametrize("how", FAULTS)
def test_a_broken_letter_is_named(how: str) -> None:
    text, code = FAULTS[how]
    with pytest.raises(LetterError) as error:
        letters_in(text)
    assert error.value.code == code


def test_a_cut_letter_says_how_much_is_missing() -> None:
    with pytest.raises(LetterError) as error:
        letters_in(LETTER[:-9])
    assert error.value.facts == {"missing": 9}


def test_a_changed_character_never_gives_another_letter() -> None:
    rng = Random("changes")
    for _ in range(amount(2000, 50_000)):
        place = rng.randrange(len(LETTER))
        text = LETTER[:place] + rng.choice("ABCabc019_-~.=,") + LETTER[place + 1 :]
        if text != LETTER:
            with pytest.raises(LetterError):
                parse_letter(text)


@given(st.text(max_size=200))
@pytest.mark.slow
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        texts = letters_in(text)
    except LetterError:
        texts = ()
    assert all(letter_text(parse_letter(letter)) == letter for letter in texts)


def test_all_rules_can_be_in_a_letter() -> None:
    rng = Random("rules")
    for _ in range(amount(300, 5000)):
        rules = rules_for_two(rng, 8)
        text = letter_text(Letter("GAMEid", 1, "-", (Part("g", rules_text(rules)),)))
        assert parse_letter(text).parts[0].payload == rules_text(rules)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("<b>Ada</b>", "<b>Ada</b>"),  # a name is text, and is escaped when it is shown
        ("\u202eadA\u2066", "adA"),
        ("\0\x07", ""),
        ("Zoë 王 🂡", "Zoë 王 🂡"),
        ("x" * 10_000, "x" * LONGEST),
        ("", ""),
    ],
)
def test_names_are_one_line_of_visible_text(name: str, shown: str) -> None:
    assert name_of(name) == shown
    assert read_name(name_text(name)) == shown
    ada = invite(Seeded("names"), variant_rules("classic"), name)
    assert read_invitation(ada.own_letter).name == shown


def test_a_name_that_cannot_be_read_is_no_name() -> None:
    assert read_name("_w") == read_name("A") == ""
