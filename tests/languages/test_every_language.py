"""Every language: its files can be read, and every sentence can be formed with many values of its facts."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from casino_core.cards import Card, pack
from web.generator.paths import LOCALE, ROOT
from web.languages import documents, prose
from web.languages.fluent import texts_of
from web.languages.language import ENGLISH, language, record, tags
from web.languages.pseudo import PSEUDO
from web.languages.translation import content_texts, status
from web.shared.messages import FORM
from web.table.deck.pips import OTHER_LETTERS
from web.worker.words.speech import Fact, Message, Voice, message

LANGUAGES = [tag for tag in tags() if tag != ENGLISH]
COUNTS = (0, 1, 2, 5, 21, 101)
CARDS = [*map(Card, pack()[::7])]
PEOPLE: list[Fact] = [
    message("play.you"),
    message("bot.nia"),
    message("person.named", name="Åsa"),
    message("person.nth", number=2),
]
NUMBERS = {
    "count",
    "number",
    "value",
    "points",
    "seats",
    "target",
    "round",
    "deal",
    "level",
    "most",
    "of",
    "some",
    "others",
}
CARD_FACTS = {"card", "taker"}
LISTS = {"cards", "groups", "taken"}
FROM_ZERO = (
    *("progress.puzzles.none", "progress.room.little", "seen.unseen"),
    *("puzzle.run.result", "puzzle.run.result.streak", "puzzle.run.score", "puzzle.run.streak.score"),
)
"""Sentences whose number can be 0, which some languages count as singular."""


def names_in(entry: object) -> set[str]:
    """Return the names of the facts in an entry, including those that choose its text."""
    names = {name.partition(FORM)[0] for text in texts_of(entry) for name in re.findall(r"(?<!\{)\{(\w+)\}", text)}
    parts = [entry] if isinstance(entry, list) else list(entry.values()) if isinstance(entry, dict) else []
    for part in parts:
        if isinstance(part, list):
            names |= {part[0].partition(FORM)[0]}
            names |= {name for each in part[1].values() for name in names_in(each)}
    return names


def values(names: set[str]) -> Iterator[dict[str, Fact]]:
    """Yield combinations of values for some facts; each fact gets all of its sample values."""
    kinds = [COUNTS if name in NUMBERS else CARDS if name in CARD_FACTS | LISTS else PEOPLE for name in names]
    for place in range(max(map(len, kinds), default=1)):
        card = CARDS[place % len(CARDS)]
        yield {
            name: COUNTS[place % len(COUNTS)]
            if name in NUMBERS
            else card
            if name in CARD_FACTS
            else ((card,), (CARDS[0], CARDS[1]))
            if name in LISTS
            else PEOPLE[place % len(PEOPLE)]
            for name in names
        }


@pytest.mark.parametrize("tag", [*LANGUAGES, *PSEUDO, ENGLISH])
def test_every_sentence_can_be_said_and_printed(tag: str) -> None:
    voice, known = Voice(tag), language(tag)
    for key, entry in known.entries.items():
        names = names_in(entry)
        for facts in values(names):
            sentence = Message(key, facts)
            spoken = voice.spoken(sentence)
            for text in (spoken, str(voice.printed(sentence))):
                assert FORM not in text, key
            assert names or spoken or not any(texts_of(entry)), key


@pytest.mark.parametrize("key", FROM_ZERO)
@pytest.mark.parametrize("tag", tags())
def test_nothing_is_not_said_to_be_one(tag: str, key: str) -> None:
    none, one = (Voice(tag).spoken(message(key, count=count, of=7, who="Nia")) for count in (0, 1))
    assert none != one


@pytest.mark.parametrize("tag", LANGUAGES)
def test_content_can_be_read_and_has_the_cards_of_the_english(tag: str) -> None:
    for file in prose.PROSE:
        english, own = content_texts(ENGLISH, file), content_texts(tag, file)
        for path, text in own.items():
            wanted, cards = (sorted(re.findall(r"\{\w+\}", str(each))) for each in (english.get(path, ""), text))
            assert path not in english or set(cards) <= set(wanted) or not wanted, f"{tag}/{file}: {path}: {cards}"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_documents_have_the_structure_of_the_english(tag: str) -> None:
    folder = LOCALE / tag / "pages"
    for path in sorted(folder.rglob("*.html")):
        name = path.relative_to(folder).as_posix()
        difference = documents.difference((documents.PAGES / name).read_text("utf-8"), path.read_text("utf-8"))
        if difference is not None:
            where = path.relative_to(ROOT).as_posix()
            assert f"pages: {name}" in status(tag).outdated, f"{where}:{difference[0]}: {difference[1]}"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_translation_is_not_the_english(tag: str) -> None:
    own, english = language(tag), language(ENGLISH).entries
    same = [
        key
        for key in english.keys() - own.english
        if own.entries[key] == english[key] and len(set(re.findall(r"[a-z]{3,}", " ".join(texts_of(english[key]))))) > 8
    ]
    assert same == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_was_translated_is_recorded(tag: str) -> None:
    assert record(tag), f"run: python3 build.py language {tag}"
    assert (Path(LOCALE) / tag / "terms.md").is_file()


@pytest.mark.parametrize("tag", tags())
def test_the_deck_has_the_letters_of_court_cards(tag: str) -> None:
    letters = str(language(tag).entries["set.deck.own"]).split()
    assert len(letters) == 3
    styles = (ROOT / "web/static/css/courts.css").read_text("utf-8")
    for rank, letter in zip("JQK", letters, strict=True):
        assert letter == rank or (letter in OTHER_LETTERS[rank] and f"--{rank}: none; --{letter}: inline;" in styles)


@pytest.mark.parametrize(("names", "sentence"), [("nia otto iris", "Nia, Otto e Iris"), ("iris otto", "Iris y Otto")])
def test_spanish_has_another_and_before_i(names: str, sentence: str) -> None:
    parts = tuple(message(f"bot.{name}") for name in names.split())
    assert Voice("es").spoken(message("say.sum", parts=parts)) == sentence
