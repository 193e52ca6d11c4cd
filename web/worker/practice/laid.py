"""The markup of a question: the table, a hand, and pieces in running text."""

from __future__ import annotations

from casino_core.cards import Card
from casino_core.position.actions import Piece
from casino_core.position.layout import Build
from casino_core.position.position import Position
from web.table.cards import Pen, card, cards_line, plate, say, unbroken
from web.table.html import Html, join, tag
from web.table.state import BuildPlate, Spot
from web.worker.practice.rounds import on_table
from web.worker.words.people import People
from web.worker.words.speech import Voice


def render_pieces(position: Position, people: People, voice: Voice) -> tuple[Html, ...]:
    """Return the markup of each piece on the table that can be chosen."""
    pen = Pen(voice.t, voice.sprite)
    loose = (card(Spot(each), pen) for each in position.loose)
    return (*loose, *(_plate(build, position, people, voice) for build in position.builds))


def _plate(build: Build, position: Position, people: People, voice: Voice) -> Html:
    yours, side_of = build.owner == position.turn, position.rules.side_of
    own = side_of[build.owner] == side_of[position.turn]
    groups = tuple(tuple(map(Spot, group)) for group in build.groups)
    owner = voice.t("table.you") if yours else voice.spoken(people.name(build.owner))
    pen = Pen(voice.t, voice.sprite)
    return plate(BuildPlate(build.value, owner, len(groups) > 1, own, groups), pen, yours=yours)


def render_hand_card(held: Card, voice: Voice) -> Html:
    """Return the hand card that a question is about, with a heading."""
    picture = tag("div", card(Spot(held), Pen(voice.t, voice.sprite)), class_="held-card")
    return join((tag("small", voice.t("drill.hand")), picture))


def hand_and_table(position: Position, people: People, voice: Voice) -> Html:
    """Return the table and the hand, each with a heading."""
    pen = Pen(voice.t, voice.sprite)
    # Sorted by rank, because people hold their cards like this.
    held = sorted(position.hand, key=lambda each: (each.pips, each.suit))
    hand = tag("div", *(card(Spot(each), pen) for each in held), class_="held-card")
    table = tag("div", *render_pieces(position, people, voice), class_="laid")
    return join((tag("small", voice.t("drill.table")), table, tag("small", voice.t("drill.hand")), hand))


def named(some: frozenset[Piece], position: Position, voice: Voice, *, summed: bool = False) -> Html:
    """Return pieces in running text: cards, and builds by value. ``summed``: the cards are one sum."""
    loose = [piece for piece in position.loose if piece in some]
    if summed:
        cards = unbroken(join((say(each, voice.t, voice.sprite) for each in loose), "+"))
    else:
        cards = cards_line(loose, voice.t, voice.sprite)
    builds = [voice.t("drill.build", value=build.value) for build in position.builds if build.piece in some]
    return join((part for part in (cards if {*position.loose} & some else "", *builds) if part), " + ")


def places(chosen: frozenset[Piece], position: Position) -> frozenset[int]:
    """Return the indices of the chosen pieces in ``on_table``."""
    return frozenset(place for place, piece in enumerate(on_table(position)) if piece in chosen)


def cards_in(some: frozenset[Piece], position: Position) -> int:
    """Return the number of cards in some pieces."""
    builds = sum(len(build.cards) for build in position.builds if build.piece in some)
    return len(some & {*position.loose}) + builds
