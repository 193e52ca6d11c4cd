"""What a play leaves: the table after it, what each unseen card could take of that, and what the player keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from math import comb
from typing import TypeAlias

from casino_core.cards import Card
from casino_core.legal.legality import candidates
from casino_core.playing.play import play
from casino_core.position.actions import Action, BuildPiece, Capture, Play, pieces
from casino_core.position.layout import Build
from casino_core.position.position import Cards, Position
from casino_core.position.view import View

MAX_UNSEEN = 64
"""How many cards may be unseen for a chance to be told: more are in no game for two with one pack."""

Harm: TypeAlias = Callable[["Aftermath", Card], bool]
"""Tells what the next player could do with a card."""


@dataclass(frozen=True)
class Aftermath:
    """The table that a play leaves to the next player, as far as whoever played can know."""

    before: View
    """What they saw when they played."""

    position: Position
    """The position after it, with any cards in the hands that cannot be seen."""

    captures: Mapping[Card, tuple[Capture, ...]]
    """What each unseen card could take, if the next player holds it and no other."""

    kept: Cards
    """What is left of the hand of whoever played; cards that were dealt to it meanwhile are not."""

    def chance(self, does: Harm) -> float:
        """Return how likely the next player holds a card that does harm, 0 to 1: all hands are equally likely."""
        held = len(self.position.hands[self.position.turn])  # which may have been dealt meanwhile
        unseen = len(self.captures)
        harming = sum(does(self, card) for card in self.captures)
        # The chance that not all cards of that hand are among those that do none.
        return 1 - comb(unseen - harming, held) / comb(unseen, held)

    def own_captures(self, card: Card) -> tuple[Capture, ...]:
        """Return what a card that is kept could take next, if all of the table were still there then."""
        seat = self.before.seat
        hands = tuple(self.kept if other == seat else hand for other, hand in enumerate(self.position.hands))
        return captures_of(replace(self.position, turn=seat, hands=hands), card)


def aftermath_of(seen: View, action: Action) -> Aftermath | None:
    """Return what a play leaves.

    None where that is not a question: the turn is not over, the round is, or packs or piles make it another one.
    """
    if not isinstance(action, Play) or seen.rules.deal.packs > 1 or not 0 < len(seen.unseen) <= MAX_UNSEEN:
        return None
    after = _after(seen, action)
    if after is None or after.over or after.turn == seen.seat or after.variant_state != seen.variant_state:
        return None
    values, alike = seen.rules.hand_values, {}
    for card in seen.unseen:  # those of a rank take the same, unless they count for something else
        kind = card.rank, values[card]
        if kind not in alike:
            alike[kind] = card, captures_of(holding(after, card), card)
    captures = {card: _with_card(card, *alike[card.rank, values[card]]) for card in seen.unseen}
    keeps = list(seen.hand)
    keeps.remove(action.card)
    return Aftermath(seen, after, captures, tuple(keeps))


def _with_card(card: Card, known: Card, captures: Iterable[Capture]) -> tuple[Capture, ...]:
    return tuple(captures) if card == known else tuple(replace(each, card=card) for each in captures)


def holding(position: Position, card: Card) -> Position:
    """Return the position if whoever is to play holds a card alone."""
    return replace(
        position, hands=tuple((card,) if seat == position.turn else hand for seat, hand in enumerate(position.hands))
    )


def captures_of(position: Position, card: Card) -> tuple[Capture, ...]:
    """Return what a card of the hand of whoever is to play can take."""
    found = (action for action in candidates(position) if isinstance(action, Capture))
    return tuple(action for action in found if action.card == card)


def cards_taken(capture: Capture, loose: Cards, builds: Iterable[Build]) -> Cards:
    """Return the cards that a capture takes from a table: the loose ones, then those of builds."""
    touched = pieces(capture)
    built = (card for build in builds if build.piece in touched for card in build.cards)
    return (*(card for card in loose if card in touched), *built)


def _after(seen: View, action: Action) -> Position | None:
    """Return the position after an action, with any cards in the hands that cannot be seen."""
    rest, hands = list(seen.unseen), []
    for seat, size in enumerate(seen.hand_sizes):
        hands.append(seen.hand if seat == seen.seat else tuple(rest.pop() for _ in range(size)))
    after, _ = play(seen.with_hidden(tuple(hands), tuple(rest[: seen.stock_size])), action)
    return after


# ---------- harm ----------


def takes(aftermath: Aftermath, card: Card) -> bool:
    """Return whether a card takes anything from the table."""
    return bool(aftermath.captures[card])


def sweeps(aftermath: Aftermath, card: Card) -> bool:
    """Return whether a card sweeps; with the last card that may not count."""
    after = aftermath.position
    if after.last_turn and not after.rules.scoring.sweep_last_card:
        return False
    count = len(after.loose) + len(after.builds)
    return any(len(pieces(action)) == count for action in aftermath.captures[card])


def taking(piece: Card | BuildPiece) -> Harm:
    """Return the harm of taking one card or build of the table."""
    return lambda aftermath, card: any(piece in pieces(action) for action in aftermath.captures[card])


def made_by(action: Action, aftermath: Aftermath) -> Build | None:
    """Return the build that a play has made or changed; None where it has not."""
    if isinstance(action, Capture) or not isinstance(action, Play):
        return None
    return next((build for build in aftermath.position.builds if action.card in build.cards), None)
