"""Sentences as values: a message of the catalogue with its facts, to be printed or spoken.

In print, cards are small pictures, and text between asterisks is strong; in speech, everything is plain words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from html import escape
from typing import TypeAlias, TypeGuard

from casino_core.cards import Card
from casino_core.rules.variants import VARIANTS
from web.rulebook.lists import listed
from web.shared.messages import DECIMAL, FORM, PLURAL, chosen, written
from web.table import cards
from web.table.html import Html, markup
from web.worker.words.catalogue import catalogue, words

SUM = "+"
"""The sign that joins the cards of a sum in print."""

DEFINITE = "definite"
"""The form of a card's name with its article, as spoken: "the eight of spades"."""

STRONG = re.compile(r"\*(.+?)\*")

Fact: TypeAlias = "str | int | float | Bare | Message | tuple[Fact, ...]"
"""A fact of a message: text, a number, a card, another message. A tuple of cards is a group, any other tuple a list.

A float has one decimal.
"""


@dataclass(frozen=True)
class Bare:
    """A card to be spoken without an article, as in "You hold no eight of spades"."""

    card: Card


@dataclass(frozen=True)
class Message:
    """A sentence of the catalogue with its facts."""

    key: str
    """Its key in the catalogue."""

    facts: Mapping[str, Fact]
    """The facts by name. They also choose between the texts of a message that has several."""


def message(key: str, **facts: Fact) -> Message:
    """Return the message of a key with its facts."""
    return Message(key, facts)


def name_of_game(variant: str) -> Message | str:
    """Return the name of a preset as a fact; the engine's name if the catalogue has none."""
    key = f"game.{variant}.name"
    return message(key) if key in catalogue("en") else VARIANTS[variant].name


def one_by_one(cards: Iterable[Card]) -> tuple[Fact, ...]:
    """Return cards as a list; a tuple of cards would be one group, such as a sum."""
    return tuple((card,) for card in cards)


def is_group(fact: Fact) -> TypeGuard[tuple[Card, ...]]:
    """Return whether a fact is a group of cards, such as a sum."""
    return isinstance(fact, tuple) and {*map(type, fact)} == {Card}


def enumerated(parts: Iterable[Message]) -> Message:
    """Return one part or more as a list in a sentence: "the cards, the spades and Big Casino"."""
    return message("say.sum", parts=tuple(parts))


def alternatives(parts: Iterable[Message]) -> Message:
    """Return one part or more as alternatives: "a nine, a ten or an ace"."""
    *some, last = parts
    return message("say.or", some=side_by_side(some), last=last) if some else last


def side_by_side(parts: Iterable[Message]) -> Message:
    """Return one part or more with commas only, for labels: "3 cards, 1 spade, a sweep"."""
    return reduce(lambda some, other: message("say.comma", some=some, other=other), parts)


def card_name(card: Card) -> Message:
    """Return the name of a card as a message, which can take the grammatical forms of its language."""
    return message("card.name", rank=message(f"card.rank.{card.rank}"), suit=message(f"card.suit.{card.suit}"))


class Facts(dict[str, str]):
    """The facts of a message in words, each in the form that its text asks for: "card__genitive"."""

    def __init__(self, facts: Mapping[str, Fact], say: Callable[[Fact, str], str]) -> None:
        super().__init__()
        self._facts = facts
        self._say = say

    def __missing__(self, name: str) -> str:
        """Return a fact in words. Raises KeyError for a fact that the message lacks."""
        plain, _, form = name.partition(FORM)
        return self._say(self._facts[plain], form)


class Voice:
    """Turns messages into text of one language: ``spoken`` is plain, ``printed`` is markup with small cards.

    ``t`` returns the text of a key; ``sprite`` is the address of the deck.
    """

    def __init__(self, locale: str, sprite: str = "") -> None:
        self.t = words(locale)
        self.sprite = sprite
        self._messages = catalogue(locale)
        # A reply names the same few cards dozens of times.
        self._name = cache(lambda card: cards.spoken(card, self.t))
        self._with_article = cache(lambda card: self.spoken(card_name(card), DEFINITE))
        self._picture = cache(lambda card: cards.say(card, self.t, sprite))

    def spoken(self, what: Message, form: str = "") -> str:
        """Return the message, or a form of it, as plain words. Raises KeyError for an unknown key or a missing fact."""
        # Asterisks are removed before the facts are inserted, because asterisks in a name must stay.
        return STRONG.sub(r"\1", self._text(what, form)).format_map(Facts(what.facts, self._spoken))

    def printed(self, what: Message) -> Html:
        """Return the message as markup. Raises KeyError for an unknown key or a missing fact."""
        # Only the whole text can be made unbroken, because a nested sentence lacks the punctuation after its last card.
        return cards.unbroken(self._sentence(what))

    def _sentence(self, what: Message, form: str = "") -> Html:
        # The text is escaped before the facts are inserted, because facts are already markup, and an asterisk in a
        # name must not make text strong.
        text = STRONG.sub(r"<strong>\1</strong>", escape(self._text(what, form), quote=False))
        return Html(text.format_map(Facts(what.facts, self._printed)))

    def _text(self, what: Message, form: str = "") -> str:
        entry = self._messages[what.key]
        if isinstance(entry, str):
            return entry
        return chosen(entry, what.facts, str(self._messages[PLURAL]), form, self._quality)

    def _quality(self, fact: object, name: str) -> str:
        """Return a quality of a card or a message, such as its gender; "" if it lacks that quality."""
        if isinstance(fact, Bare):
            fact = fact.card
        what = card_name(fact) if isinstance(fact, Card) else fact
        if not isinstance(what, Message):
            return ""
        entry = self._messages[what.key]
        return self.spoken(what, name) if isinstance(entry, dict) and name in entry else ""

    def _spoken(self, fact: Fact, form: str = "") -> str:
        if isinstance(fact, Message):
            return self.spoken(fact, form)
        if isinstance(fact, Card):
            return self.spoken(card_name(fact), form) if form else self._with_article(fact)
        if isinstance(fact, Bare):
            return self.spoken(card_name(fact.card), form) if form else self._name(fact.card)
        if is_group(fact):
            # One article for the whole group, so that listeners hear where the next group begins.
            first, *others = fact
            parts = (self._spoken(first, form), *(self._spoken(Bare(other), form) for other in others))
            return self.t("locale.and").join(parts)
        if isinstance(fact, tuple):
            compound = any(is_group(part) and len(part) > 1 for part in fact)
            return listed([self._spoken(part, form) for part in fact], self.t, compound=compound)
        return str(written(fact, self.t(DECIMAL)))

    def _printed(self, fact: Fact, form: str = "") -> Html:
        if isinstance(fact, Message):
            return self._sentence(fact, form)
        if isinstance(fact, Card):
            return self._picture(fact)
        if isinstance(fact, Bare):
            return self._picture(fact.card)
        if is_group(fact):
            return Html(SUM.join(map(self._picture, fact)))
        if isinstance(fact, tuple):
            return Html(listed([self._printed(part, form) for part in fact], self.t))
        return markup(written(fact, self.t(DECIMAL)))
