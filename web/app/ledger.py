"""The score sheet of a round and of the game: which words, which cards, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from casino_core.cards import Card
from casino_core.game import Game
from casino_core.scoring import Item
from web.app.people import People
from web.app.speech import Message, Voice, message
from web.table.cards import Pen, cards_line, spoken
from web.table.html import Html, join, tag
from web.table.sheet import earned
from web.table.state import Row, Sheet

UNFOLDED = ("cards", "spades")
"""Items that many cards earn: these are there to be unfolded, not in the columns."""


def score(game: Game, people: People, voice: Voice) -> Sheet:
    """The score sheet of the round that has just been played out."""
    scored = game.sheets[-1]
    sides = tuple(voice.spoken(people.side_name(side)) for side in range(game.rules.sides))
    return Sheet(
        title=voice.spoken(_title(game, people)),
        lead=" ".join(voice.spoken(sentence) for sentence in _lead(game, people)),
        sides=sides,
        rows=tuple(_row(item, sides, voice) for item in scored.items),
        round_points=scored.points,
        totals=game.totals,
        target=game.rules.ending.target,
        note=voice.spoken(_note(game, people)),
        buttons=tuple((voice.spoken(message(key)), intent) for key, intent in _buttons(game)),
    )


def _buttons(game: Game) -> tuple[tuple[str, str], ...]:
    if game.outcome is None:
        return (("score.next", "next"),)
    return ("score.rematch", "rematch"), ("score.new", "new"), ("score.download", "download")


# ---------- words ----------


def _title(game: Game, people: People) -> Message:
    if game.outcome is not None:
        return people.about("score.game-won", game.outcome.side)
    points = game.sheets[-1].points
    if points.count(max(points)) > 1:
        return message("score.round-even")
    return people.about("score.round-won", points.index(max(points)))


def _lead(game: Game, people: People) -> Iterator[Message]:
    """For every side, what it got points for."""
    items = game.sheets[-1].items
    for side in range(game.rules.sides):
        won = [message(f"score.has.{item.code}", count=item.counts[side]) for item in items if item.points[side]]
        if won:
            yield people.about("score.has", side, items=_and(won))


def _and(parts: list[Message]) -> Message:
    """The parts as a list in a sentence."""
    *some, last = parts
    return message("score.and", some=tuple(some), last=last) if some else last


def _note(game: Game, people: People) -> Message:
    """How far it is to the end of the game."""
    totals, target = game.totals, game.rules.ending.target
    best = max(totals)
    if game.outcome is not None:
        return people.about(f"score.by.{game.outcome.reason}", game.outcome.side, target=target)
    if best >= target:
        return message("score.tie", target=target)
    if totals.count(best) > 1:
        return message("score.level", count=target - best)
    return people.about("score.needs", totals.index(best), count=target - best)


# ---------- rows ----------


def _row(item: Item, sides: tuple[str, ...], voice: Voice) -> Row:
    name = voice.printed(message(f"score.{item.code}"))
    if item.code in UNFOLDED:
        ordered = tuple(_in_order(cards) for cards in item.cards)
        name = join((name, earned(sides, ordered, voice.t, voice.sprite)))
        counts = reduce(lambda some, other: voice.t("score.to", some=some, other=other), map(str, item.counts))
        return Row(name, counts, tuple((Html(""), points) for points in item.points))
    draw = _aces if item.code == "aces" else _cards
    return Row(name, "", tuple((draw(item.cards[side], voice), points) for side, points in enumerate(item.points)))


def _in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: ("SHDC".index(card.suit), card.pips)))


def _cards(cards: tuple[Card, ...], voice: Voice) -> Html:
    return cards_line(cards, voice.t, voice.sprite) if cards else Html("")


def _aces(cards: tuple[Card, ...], voice: Voice) -> Html:
    """Aces by their suits alone, so that four of them have room in a column."""
    pen = Pen(voice.t, voice.sprite)
    suits = (tag("svg", pen.use(f"pip{card.suit}"), role="img", aria_label=spoken(card, voice.t)) for card in cards)
    return tag("span", *suits, class_="say") if cards else Html("")
