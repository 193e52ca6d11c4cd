"""What chosen cards can become: a person picks a hand card and pieces on the table, and is told what that makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from casino_core.cards import Card
from casino_core.legal.facts import piece_values
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import candidates, legal_plays, why_not
from casino_core.legal.play_with import play_with
from casino_core.legal.step_builds import steps
from casino_core.position.actions import (
    Capture,
    MakeBuild,
    Piece,
    Play,
    TableBuild,
    Trail,
    pieces,
    same_effect,
)
from casino_core.position.layout import Build, adds_up
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards, Extras
from casino_core.rules.parts import Rules

Made: TypeAlias = Play | TableBuild
"""What cards can be made into: with a hand card a play, without one a build from the table."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a hand card and chosen pieces can become; without a hand card, the pieces alone."""

    exact: tuple[Made, ...]
    """The legal actions that use just these pieces, best first."""

    further: tuple[Made, ...]
    """Legal actions that use more pieces as well, best first: all, wherever ``candidates`` are all."""

    joinable: frozenset[Piece]
    """The pieces that can still be chosen."""

    refused: tuple[tuple[Made, Illegal], ...]
    """Actions that a person may expect, each with the reason why it is not legal."""


def choose(view: PlayerView, card: Card | None, chosen: Iterable[Piece] = ()) -> Choice:
    """Return what a card of the actor's hand, or none, and the chosen pieces can become; a twin may be chosen twice.

    With nothing chosen the further actions are suggestions: the card's captures and builds, the larger ones first.
    """
    picked = Counter(chosen)
    lying = Counter[Piece]([*view.loose, *view.usable_tops, *(build.piece for build in view.builds)])
    only = _ChosenAlone(
        rules=view.rules,
        turn=view.turn,
        hand=view.hand,
        loose=tuple(card for card in (picked & Counter[Piece](view.loose)).elements() if isinstance(card, Card)),
        builds=view.builds,
        dealer=view.dealer,
        last_turn=view.last_turn,
        extras=view.extras,
        usable_tops=tuple(card for card in view.usable_tops if card in picked),
        stocked=view.stocked,
        deals=view.deals,
    )
    if not _is_time(view, card):
        return Choice((), (), frozenset(), tuple(_refusals(view, card, tuple(sorted(picked.elements())), [])))
    exact = [action for action in _unlike(_made(only, card)) if picked == Counter(pieces(action))]
    exact = [action for action in exact if why_not(view, action) is None]
    further = _unlike(action for action in _made(view, card, MOST_SUGGESTED) if picked < Counter(pieces(action)))
    joinable = {piece for action in further for piece in Counter(pieces(action)) - picked}
    for piece in lying - picked:  # on a crowded table the candidates are not all there is
        if piece not in joinable and (found := _made_with(view, card, (*picked.elements(), piece))):
            further.append(found)
            joinable |= set(Counter(pieces(found)) - picked)
    refused = tuple(_refusals(view, card, tuple(sorted(picked.elements())), exact))
    return Choice(tuple(sorted(exact, key=_rank)), tuple(sorted(further, key=_rank)), frozenset(joinable), refused)


def _is_time(view: PlayerView, card: Card | None) -> bool:
    """Return whether a card may be played now or, without one, a build made: nobody is being asked anything."""
    extras = view.extras
    return extras.asked is None and not (extras.ended or extras.closed) and (card is None or extras.played is None)


MOST_SUGGESTED = 200
"""Of how many further actions, by value, the suggestions are chosen."""


def _made(view: PlayerView, card: Card | None, most: int | None = None) -> Iterable[Made]:
    """Return what a hand card can be played for, or what can be built without one."""
    if card is None:
        found = steps(view, None, view.hand, most)
        return (step for step in found if isinstance(step, TableBuild))
    plays = legal_plays(view) if most is None else candidates(view, most)
    return (action for action in plays if action.card == card)


def _made_with(view: PlayerView, card: Card | None, wanted: tuple[Piece, ...]) -> Made | None:
    """Return a legal action with these pieces and perhaps others; None if there is none."""
    found = play_with(view, card, wanted) if card else None
    if found is not None or not view.rules.step_by_step:
        return found
    return next((made for made in _made(view, card) if Counter(wanted) <= Counter(pieces(made))), None)


def _unlike(found: Iterable[Made]) -> list[Made]:
    """Return the first of all actions that do the same."""
    return list({same_effect(action): action for action in reversed([*found])}.values())[::-1]


@dataclass(frozen=True, slots=True)
class _ChosenAlone:
    """What is view, as if no loose cards lay there but the chosen ones."""

    rules: Rules
    turn: int
    hand: Cards
    loose: Cards
    builds: tuple[Build, ...]
    dealer: int
    last_turn: bool
    extras: Extras
    usable_tops: Cards
    stocked: bool
    deals: int


def _rank(action: Made) -> tuple[int, int, int]:
    """Return a key that puts captures first, then builds; more pieces first, and of as many the higher value."""
    if isinstance(action, Capture):
        return 0, -len(pieces(action)), 0
    if isinstance(action, MakeBuild | TableBuild):
        return 1, -len(pieces(action)), -action.value
    return 2, len(pieces(action)), 0


def _refusals(
    view: PlayerView, card: Card | None, chosen: tuple[Piece, ...], exact: list[Made]
) -> list[tuple[Made, Illegal]]:
    """Return what a person may expect and why not: trailing where it is forbidden, or what the pieces would make."""
    expected: list[Made] = []
    if card is None:
        expected += () if exact else _expected_steps(view, tuple(sorted(chosen)))
    elif not chosen:
        expected.append(Trail(card))
    elif not exact:
        expected += _expected(view, card, chosen)
    faults = ((action, why_not(view, action)) for action in expected)
    return [(action, fault) for action, fault in faults if fault is not None]


def _expected(view: PlayerView, card: Card, chosen: tuple[Piece, ...]) -> list[Play]:
    """Return the readings a person may have in mind: take all as one group, or build the sum of all."""
    captures: list[Play] = [Capture(card, value, (chosen,)) for value in view.rules.hand_values[card]]
    counts = [*(piece_values(view, piece) for piece in chosen), view.rules.build_values[card]]
    sums = [value for value in range(1, sum(max(worths, default=0) for worths in counts) + 1) if adds_up(counts, value)]
    builds: list[Play] = [MakeBuild(card, value, ((card, *chosen),)) for value in sums]
    return builds + captures


def _expected_steps(view: PlayerView, chosen: tuple[Piece, ...]) -> list[Made]:
    """Return what a person may have in mind without a hand card: the sum of all, or all but one on that one."""
    counts = [piece_values(view, piece) for piece in chosen]
    found: list[Made] = []
    for place, base in enumerate(chosen):
        rest = (*chosen[:place], *chosen[place + 1 :])
        others = (*counts[:place], *counts[place + 1 :])
        worth = [value for value in counts[place] if rest and adds_up(others, value)]
        found += [TableBuild(value, ((base,), rest)) for value in worth]
    if not found and len(chosen) > 1:
        top = sum(max(count, default=0) for count in counts)
        found += [TableBuild(value, (chosen,)) for value in range(1, top + 1) if adds_up(counts, value)]
    return found
