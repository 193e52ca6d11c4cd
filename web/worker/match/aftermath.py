"""The aftermath of a play: the table, the captures that unseen cards could make, and the hand that the player keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from math import comb
from typing import TypeAlias

from casino_core.cards import Card
from casino_core.legal.legality import candidates
from casino_core.playing.play import play
from casino_core.playing.sweeping import frozen
from casino_core.position.actions import Action, BuildPiece, Capture, Play, pieces
from casino_core.position.layout import Build
from casino_core.position.position import Cards, Position
from casino_core.position.view import View
from web.rulebook.words import sweep_counts

MAX_UNSEEN = 64
"""The maximum number of unseen cards for which chances are computed; with a single pack, there are always fewer."""

Harm: TypeAlias = Callable[["Aftermath", Card], bool]
"""A function that returns whether the next player could do harm with a card."""


@dataclass(frozen=True)
class Aftermath:
    """What a play leaves to the next player, as far as the player who made the play can know."""

    before: View
    """The player's view before the play."""

    position: Position
    """The position after the play, with hidden hands dealt arbitrarily."""

    captures: Mapping[Card, tuple[Capture, ...]]
    """The captures of each unseen card, as if it were the next player's only card."""

    kept: Cards
    """The rest of the player's hand, without cards dealt since."""

    def chance(self, does: Harm) -> float:
        """Return the chance, 0 to 1, that the next player holds a harmful card, if all hands are equally likely."""
        held = len(self.position.hands[self.position.turn])  # including cards dealt since
        unseen = len(self.captures)
        harming = sum(does(self, card) for card in self.captures)
        # One minus the chance that all cards of that hand are harmless.
        return 1 - comb(unseen - harming, held) / comb(unseen, held)

    def own_captures(self, card: Card) -> tuple[Capture, ...]:
        """Return the captures that a kept card could make on the player's next turn, if the table stayed as it is."""
        seat = self.before.seat
        hands = tuple(self.kept if other == seat else hand for other, hand in enumerate(self.position.hands))
        return captures_of(replace(self.position, turn=seat, hands=hands), card)


def aftermath_of(seen: View, action: Action) -> Aftermath | None:
    """Return the aftermath of a play; None if the action is not a play, the turn goes on, or the round is over.

    Return None also if there are two packs, if no card is unseen, or if the play changes the ``variant_state``, because
    then the chances would mean nothing.
    """
    if not isinstance(action, Play) or seen.rules.deal.packs > 1 or not 0 < len(seen.unseen) <= MAX_UNSEEN:
        return None
    after = _after(seen, action)
    if after is None or after.over or after.turn == seen.seat or after.variant_state != seen.variant_state:
        return None
    values, alike = seen.rules.hand_values, {}
    for card in seen.unseen:  # cards of a rank take the same, unless their values differ
        kind = card.rank, values[card]
        if kind not in alike:
            alike[kind] = card, captures_of(holding(after, card), card)
    captures = {}
    for card in seen.unseen:
        known, taken = alike[card.rank, values[card]]
        captures[card] = taken if card == known else tuple(replace(capture, card=card) for capture in taken)
    keeps = list(seen.hand)
    keeps.remove(action.card)
    return Aftermath(seen, after, captures, tuple(keeps))


def holding(position: Position, card: Card) -> Position:
    """Return the position in which a card is the only card of the hand on turn."""
    return replace(
        position, hands=tuple((card,) if seat == position.turn else hand for seat, hand in enumerate(position.hands))
    )


def captures_of(position: Position, card: Card) -> tuple[Capture, ...]:
    """Return the captures of a card in the hand on turn."""
    return tuple(play for play in candidates(position) if isinstance(play, Capture) and play.card == card)


def cards_taken(capture: Capture, loose: Cards, builds: Iterable[Build]) -> Cards:
    """Return the cards that a capture takes: loose cards, then tops of open piles, then the cards of builds."""
    touched = pieces(capture)
    tops = (piece for piece in touched if isinstance(piece, Card) and piece not in loose)
    built = (card for build in builds if build.piece in touched for card in build.cards)
    return (*(card for card in loose if card in touched), *tops, *built)


def _after(seen: View, action: Action) -> Position | None:
    """Return the position after an action, with hidden hands dealt arbitrarily."""
    rest, hands = list(seen.unseen), []
    for seat, size in enumerate(seen.hand_sizes):
        hands.append(seen.hand if seat == seen.seat else tuple(rest.pop() for _ in range(size)))
    after, _ = play(seen.with_hidden(tuple(hands), tuple(rest[: seen.stock_size])), action)
    return after


# ---------- harm ----------


def takes(aftermath: Aftermath, card: Card) -> bool:
    """Return whether the next player could take anything from the table with a card."""
    return bool(aftermath.captures[card])


def sweeps(aftermath: Aftermath, card: Card) -> bool:
    """Return whether the next player could sweep with a card, and the sweep would count."""
    after = aftermath.position
    scoring = after.rules.scoring
    if (after.last_turn and not scoring.sweep_last_card) or frozen(after) or not sweep_counts(after.rules, card):
        return False
    count = len(after.loose) + len(after.builds)
    return any(len(pieces(action)) == count for action in aftermath.captures[card])


def taking(piece: Card | BuildPiece) -> Harm:
    """Return a ``Harm``: whether a card could take this card or build from the table."""
    return lambda aftermath, card: any(piece in pieces(action) for action in aftermath.captures[card])


def made_by(action: Action, aftermath: Aftermath) -> Build | None:
    """Return the build that a play has made or changed, None if there is none."""
    if isinstance(action, Capture) or not isinstance(action, Play):
        return None
    return next((build for build in aftermath.position.builds if action.card in build.cards), None)
