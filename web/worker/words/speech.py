"""Sentences as values: a message of the catalogue with its facts, to be printed or spoken.

In print, cards are small pictures, and text between asterisks is strong; in speech, everything is plain words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from html import escape
from typing import TypeAlias, TypeGuard

from casino_core.cards import Card
from web.table import cards
from web.table.html import Html, markup
from web.worker.words.catalogue import Entry, catalogue, words

STRONG = re.compile(r"\*(.+?)\*")

Fact: TypeAlias = "str | int | Bare | Message | tuple[Fact, ...]"
"""A fact of a message: text, a number, a card, another message. A tuple of cards is a group, any other a list."""


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
    """The facts by name; "count" chooses between the forms for "one" and "other"."""


def message(key: str, **facts: Fact) -> Message:
    """Return the message of a key with its facts."""
    return Message(key, facts)


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
        self._with_article = cache(lambda card: cards.spoken(card, self.t, "say.card.named"))
        self._picture = cache(lambda card: cards.say(card, self.t, sprite))

    def spoken(self, what: Message) -> str:
        """Return the message as plain words. Raises KeyError for an unknown key or a missing fact."""
        facts = what.facts and {name: self._spoken(fact) for name, fact in what.facts.items()}
        # Asterisks are removed before the facts go in, as those of a name must stay.
        return STRONG.sub(r"\1", self._text(what)).format(**facts)

    def printed(self, what: Message) -> Html:
        """Return the message as markup. Raises KeyError for an unknown key or a missing fact."""
        # Once for the whole: a nested sentence does not know which marks will follow its cards.
        return cards.unbroken(self._sentence(what))

    def _sentence(self, what: Message) -> Html:
        facts = what.facts and {name: self._printed(fact) for name, fact in what.facts.items()}
        # Escaped before the facts go in, which are markup already; an asterisk in a name must not make text strong.
        return Html(STRONG.sub(r"<strong>\1</strong>", escape(self._text(what), quote=False)).format(**facts))

    def _text(self, what: Message) -> str:
        entry: Entry = self._messages[what.key]
        if isinstance(entry, str):
            return entry
        return entry["one" if what.facts.get("count") == 1 else "other"]

    def _spoken(self, fact: Fact) -> str:
        if isinstance(fact, Message):
            return self.spoken(fact)
        if isinstance(fact, Card):
            return self._with_article(fact)
        if isinstance(fact, Bare):
            return self._name(fact.card)
        if is_group(fact):
            # One article for the whole group, so that listeners hear where the next one begins.
            first, *others = fact
            return self.t("say.join.group.spoken").join((self._with_article(first), *map(self._name, others)))
        if isinstance(fact, tuple):
            compound = any(is_group(part) and len(part) > 1 for part in fact)
            last = self.t("say.join.last.group" if compound else "say.join.last")
            return self._listed([self._spoken(part) for part in fact], last)
        return str(fact)

    def _printed(self, fact: Fact) -> Html:
        if isinstance(fact, Message):
            return self._sentence(fact)
        if isinstance(fact, Card):
            return self._picture(fact)
        if isinstance(fact, Bare):
            return self._picture(fact.card)
        if is_group(fact):
            return Html(self.t("say.join.group.printed").join(map(self._picture, fact)))
        if isinstance(fact, tuple):
            return Html(self._listed([self._printed(part) for part in fact], self.t("say.join.last")))
        return markup(fact)

    def _listed(self, parts: Sequence[str], last: str) -> str:
        """Return parts as a list; ``last`` is the separator before its last part."""
        *some, end = parts or ("",)
        return last.join((self.t("say.join.list").join(some), end)) if some else end
