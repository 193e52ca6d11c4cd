"""What the person sees: a view of the game, what is chosen in it, and what was said, as the state of the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from casino_core.actions import BuildPiece, Capture, Piece
from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO, Card
from casino_core.choosing import Choice, choose
from casino_core.events import Built, Event, Trailed
from casino_core.layout import Build
from casino_core.legal import why_not
from casino_core.view import View
from web.app.narration import brief
from web.app.offers import because, offers
from web.app.people import YOU, People
from web.app.speech import Message, Voice, message
from web.table.html import Html, join
from web.table.state import BuildPlate, Chip, Count, Mark, Seat, Sheet, Spot, TableState, Turn


@dataclass(frozen=True)
class Selection:
    """What the person has chosen: a hand card, pieces of the table; to see all offers, or the best."""

    card: Card | None = None
    picked: tuple[Piece, ...] = ()
    more: bool = False


NOTHING = Selection()

LISTED = 8
"""How many turns are listed beside the table."""


@dataclass(frozen=True)
class Scene:
    """Everything that a picture of the table depends on.

    ``turns`` are those to be listed, each a seat and what happened; ``log`` is what was said last, ``alert`` what was
    refused. A picture is live, or shows a past turn again, or cards on their way; ``taken`` are then those being taken.
    """

    view: View
    people: People
    round: int
    totals: tuple[int, ...]
    selection: Selection = NOTHING
    turns: tuple[tuple[int, tuple[Event, ...]], ...] = ()
    log: tuple[Message, ...] = ()
    alert: Message | None = None
    home: str = ""
    mode: Literal["live", "again", "moving"] = "live"
    taken: tuple[Piece, ...] = ()
    sheet: Sheet | None = None

    @property
    def over(self) -> bool:
        """Whether the round has been played out."""
        return not self.view.stock_size and not any(self.view.hand_sizes)

    @property
    def yours(self) -> bool:
        """Whether the person is to play."""
        return self.mode == "live" and self.view.turn == YOU and bool(self.view.hand)


def table_state(scene: Scene, voice: Voice) -> TableState:
    """The picture of a scene."""
    view, rules = scene.view, scene.view.rules
    chosen = scene.selection
    choice = choose(view, chosen.card, frozenset(chosen.picked)) if chosen.card and scene.yours else None
    return TableState(
        title=voice.spoken(message(f"play.variant.{rules.variant}")),
        subtitle=voice.spoken(_subtitle(scene)),
        chips=tuple(_chip(scene, side, voice) for side in range(rules.sides)),
        me=_seat(scene, YOU, voice),
        others=tuple(_seat(scene, seat, voice) for seat in range(1, rules.seats)),
        loose=tuple(_loose(scene, card, choice, voice) for card in view.loose),
        builds=tuple(_plate(scene, build, choice, voice) for build in view.builds),
        hand=tuple(Spot(card, "chosen" if card == chosen.card else "", f"hand:{card}") for card in view.hand),
        stock=view.stock_size,
        log=join((voice.printed(sentence) for sentence in scene.log), " "),
        alert=voice.printed(scene.alert) if scene.alert else Html(""),
        prompt=voice.spoken(prompt) if (prompt := _prompt(scene)) else "",
        acts=offers(view, choice, scene.people, voice, more=chosen.more) if choice else (),
        turns=tuple(_turn(scene, seat, events, voice) for seat, events in scene.turns[-LISTED:]),
        counts=tuple(_counts(scene, voice)),
        fairness=voice.spoken(_fairness(scene.people)),
        can_show_last=bool(scene.turns) and scene.mode == "live",
        home=scene.home,
        sheet=scene.sheet,
    )


# ---------- the bar, the seats ----------


def _subtitle(scene: Scene) -> Message:
    view = scene.view
    left, deals, sizes = view.stock_size, view.deals, view.rules.deal.hand_sizes
    while left > 0:
        left -= sizes[min(deals, len(sizes) - 1)] * view.rules.seats
        deals += 1
    return message("play.subtitle", round=scene.round, deal=view.deals, deals=deals, target=view.rules.ending.target)


def _chip(scene: Scene, side: int, voice: Voice) -> Chip:
    name = voice.spoken(scene.people.side_name(side))
    ours = side == scene.view.rules.side_of[YOU]
    short = voice.spoken(message("play.us" if ours else "play.them")) if scene.view.rules.team > 1 else name
    points = scene.totals[side]
    return Chip(name, short, points, min(100, points * 100 // scene.view.rules.ending.target))


def _seat(scene: Scene, seat: int, voice: Voice) -> Seat:
    view, rules = scene.view, scene.view.rules
    side = rules.side_of[seat]
    tags = [message("play.dealer")] if seat == view.dealer else []
    if seat != YOU and side == rules.side_of[YOU]:
        tags.append(message("play.partner"))
    turn = view.turn == seat and not scene.over
    return Seat(
        name=voice.spoken(scene.people.name(seat)),
        held=view.hand_sizes[seat],
        taken=len(view.piles[side]),
        tags=tuple(voice.spoken(tag) for tag in tags),
        turn=turn,
        sweeps=view.sweeps[side] if rules.scoring.sweep_points else (),
        thinking=turn and seat != YOU and scene.mode == "live",
    )


# ---------- the cards ----------


def _loose(scene: Scene, card: Card, choice: Choice | None, voice: Voice) -> Spot:
    mark, reason = _mark(scene, card, choice, voice)
    return Spot(card, mark, f"pick:{card}", reason, last=card == _just_played(scene))


def _plate(scene: Scene, build: Build, choice: Choice | None, voice: Voice) -> BuildPlate:
    piece = BuildPiece(build.name)
    mark, reason = _mark(scene, piece, choice, voice)
    last, side_of = _just_played(scene), scene.view.rules.side_of
    return BuildPlate(
        value=build.value,
        owner=voice.spoken(scene.people.name(build.owner)),
        multiple=build.multiple,
        own=side_of[build.owner] == side_of[YOU],
        groups=tuple(tuple(Spot(card, last=card == last) for card in group) for group in build.groups),
        mark=mark,
        intent=f"pick:{piece}",
        reason=reason,
    )


def _mark(scene: Scene, piece: Piece, choice: Choice | None, voice: Voice) -> tuple[Mark, str]:
    """How a piece of the table is marked while a hand card is chosen, and why it cannot be chosen, where it cannot."""
    if piece in scene.taken:
        return "chosen", ""
    if choice is None:
        return "", ""
    if piece in scene.selection.picked:
        return "chosen", ""
    if piece in choice.joinable:
        return "can", ""
    return "dim", voice.spoken(why_not_joined(scene, piece))


def why_not_joined(scene: Scene, piece: Piece) -> Message:
    """Why a piece of the table cannot join what is chosen. A hand card must be chosen."""
    card, view = scene.selection.card, scene.view
    assert card is not None  # noqa: S101  # marks are given only while a card is chosen
    summed = piece in view.rules.table_values and piece not in view.rules.rank_only
    group = (*scene.selection.picked, piece) if summed else (piece,)
    faults = (why_not(view, Capture(card, value, (group,))) for value in view.rules.hand_values[card])
    fault = next((fault for fault in faults if fault is not None), None)
    return because(fault, view, scene.people, card) if fault else message("why.not-with-these")


def _just_played(scene: Scene) -> Card | None:
    """The card that was played last, where it still lies on the table."""
    events = scene.turns[-1][1] if scene.turns else ()
    return next((event.card for event in events if isinstance(event, Trailed | Built)), None)


# ---------- words ----------


def _prompt(scene: Scene) -> Message | None:
    if scene.mode == "again":
        return message("play.shown-again")
    if scene.over or scene.mode == "moving":
        return None
    if scene.view.turn != YOU:
        return message("play.waiting", who=scene.people.name(scene.view.turn))
    return message("play.choose") if scene.selection.card is None else None


def _turn(scene: Scene, seat: int, events: tuple[Event, ...], voice: Voice) -> Turn:
    done = join((voice.printed(part) for part in brief(events, scene.people)), ", ")
    return Turn(voice.spoken(scene.people.name(seat)), done)


def _fairness(people: People) -> Message:
    return message("play.fairness", count=len(people.bots), who=people.name(1))


def _counts(scene: Scene, voice: Voice) -> Iterator[Count]:
    """The cards that score by themselves, and where they are; aces in one place share a line."""
    places = {card: _place(scene, card) for card in (BIG_CASINO, LITTLE_CASINO, *ACES)}
    for card, key in ((BIG_CASINO, "count.big-casino"), (LITTLE_CASINO, "count.little-casino")):
        yield Count(voice.printed(message(key, card=card)), voice.spoken(places[card]))
    for place in dict.fromkeys(voice.spoken(places[ace]) for ace in ACES):
        there = [ace for ace in ACES if voice.spoken(places[ace]) == place]
        drawn = join((voice.printed(message("say.card", card=ace)) for ace in there), " ")
        yield Count(voice.printed(message("count.aces", count=len(there), cards=drawn)), place)


def _place(scene: Scene, card: Card) -> Message:
    view = scene.view
    if card in view.hand:
        return message("count.in-hand")
    if card in view.loose:
        return message("count.on-table")
    for build in view.builds:
        if card in build.cards:
            return message("count.in-build", build=scene.people.build(build))
    for side, pile in enumerate(view.piles):
        if card in pile:
            ours = ".ours" if side == view.rules.side_of[YOU] else ""
            return scene.people.about(f"count.taken{ours}", side)
    return message("count.unseen")
