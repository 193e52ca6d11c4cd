"""The opponent model: how others play, and with which cards they would have made their plays.

Nobody says how they play, but after a deal is over, everyone's cards and plays in it are known: they make some styles
of playing likelier than others. The plays in the present deal make some hands likelier; a hand with which those plays
would have been illegal is impossible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import chain
from math import exp, prod
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.position.position import Cards
from casino_core.position.view import View
from casino_core.position.view import view as seen
from casino_core.search.decisions import Decision, decisions
from casino_core.search.game_end import GameEnd
from casino_core.search.game_model import GameModel
from casino_core.search.rollout_policy import RolloutPolicy, choice_of

NOISE = 0.01
"""The probability that people do something that no style explains."""

MAX_LOOSE = 10
"""The maximum number of loose cards at which a decision is judged: with more, people miss plays and judging is slow."""

DIGITS = 9
"""The number of decimals to which probabilities are rounded, because the last digits may differ between machines."""


class Style(NamedTuple):
    """A way in which a seat may play."""

    policy: RolloutPolicy
    """The policy that plays in this style."""

    doubt: float
    """The difference in points at which a worse play is 1/e times as likely as the best."""

    share: float
    """The probability of the style before anything is known about a seat. The shares of all styles sum to 1."""


Odds = tuple[float, ...] | None
"""By style, how likely all other plays were together, compared with the play made; None if that was illegal."""


class OpponentModel:
    """The likely styles of the other seats, from the record of a round.

    ``styles``: returns the styles that the seat of a view may expect of others, its own first. Plays in deals that are
    over are judged by what their players knew then.
    """

    def __init__(self, model: GameModel, view: View, styles: Callable[[View], Sequence[Style]]) -> None:
        self._model = model
        self._unseen = view.unseen
        end = GameEnd(view.rules, view.totals)
        own = self.styles = styles(view)
        seats = range(view.rules.seats)
        self._present: list[list[_Evidence]] = [[] for _ in seats]
        self._past: list[list[_Evidence]] = [[] for _ in seats]
        self._weights: dict[int, list[float]] = {}
        as_then: dict[tuple[int, int], Sequence[Style]] = {}
        for decision in decisions(view):
            seat = decision.seat
            if len(decision.position.loose) > MAX_LOOSE:
                continue
            if decision.over:
                then = as_then.get((seat, decision.deal)) or styles(seen(decision.held(()), seat))
                as_then[seat, decision.deal] = then
                self._past[seat].append(_Evidence(model, end, then, decision))
            else:
                self._present[seat].append(_Evidence(model, end, own, decision))
        self.silent = not any(self._present)
        """Whether there is no play by another seat in this deal from which to judge."""
        self.past = any(self._past)
        """Whether there are plays by other seats in earlier deals from which to judge."""

    def learn(self) -> Iterator[None]:
        """Prepare the answers that are needed most, so that the first question is not slow; yield after every slice."""
        weighed = 0
        for evidence in chain(*self._past, *self._present):
            for card in (None, *(self._unseen if not evidence.decision.over else ())):
                weighed += evidence.ask(() if card is None else (card,))
                if weighed >= self._model.moves_per_slice:
                    weighed = 0
                    yield

    def shares(self, seat: int, hand: Cards) -> list[float]:
        """Return a measure, for every style, of the probability that a seat has the style and holds these cards."""
        if seat not in self._weights:
            chances = [evidence.chances(()) for evidence in self._past[seat]]
            self._weights[seat] = _weights(chances, [style.share for style in self.styles])
        shares = self._weights[seat]
        for evidence in self._present[seat]:
            shares = [share * chance for share, chance in zip(shares, evidence.chances(hand), strict=True)]
        return shares


class _Evidence:
    """A decision, and how likely it was with different cards in hand."""

    def __init__(self, model: GameModel, end: GameEnd, styles: Sequence[Style], decision: Decision) -> None:
        self._model, self._end, self._styles, self.decision = model, end, styles, decision
        self._added: dict[Card, Odds] = {}
        self._whole: dict[Cards, Odds] = {}

    @cached_property
    def _base(self) -> Odds:
        """The odds of the play if the seat held only the known cards."""
        return self._odds(())

    def ask(self, hidden: Cards) -> int:
        """Prepare the answer for some cards, and return the number of moves that were weighed for it."""
        before = sum([style.policy.weighed for style in self._styles])
        if not hidden or self._base is not None:  # a builder's play is evaluated with whole hands
            self.chances(hidden)
        return sum([style.policy.weighed for style in self._styles]) - before

    def chances(self, hidden: Cards) -> list[float]:
        """Return each style's probability of this play with these cards and the known ones."""
        odds = self._whole_odds(hidden) if self._base is None else self._sum(hidden)
        if odds is None:
            return [0.0] * len(self._styles)
        return [round(NOISE + (1 - NOISE) / (1 + other), DIGITS) for other in odds]

    def _sum(self, hidden: Cards) -> Odds:
        """Return the odds with several cards, as the sum of the odds that each card adds by itself."""
        whole = self._base
        for card in hidden:
            added = self._added[card] if card in self._added else self._add(card)
            if added is None or whole is None:
                return None
            whole = tuple([own + more for own, more in zip(whole, added, strict=True)])
        return whole

    def _add(self, card: Card) -> Odds:
        odds = self._odds((card,))
        if odds is not None and self._base is not None:
            # another card can only make more plays possible
            odds = tuple([max(0.0, whole - own) for whole, own in zip(odds, self._base, strict=True)])
        self._added[card] = odds
        return odds

    def _whole_odds(self, hidden: Cards) -> Odds:
        """Return the odds of a play that is legal only with certain other cards in hand, such as a builder's play."""
        hand = tuple(sorted(hidden))
        if hand not in self._whole:
            self._whole[hand] = self._odds(hand)
        return self._whole[hand]

    def _odds(self, hidden: Cards) -> Odds:
        model, position = self._model, self.decision.held(hidden)
        node, made = model.node(position, self._end), self.decision.action
        equal = model.equivalence_key(made)
        # a record may group the pieces of a capture in another way than the list of moves does
        moves = [made if model.equivalence_key(move) == equal else move for move in model.moves(node)]
        if made not in moves:
            return None
        choice, odds = choice_of(model, node, moves), []
        for policy, doubt, _ in self._styles:
            scores = policy.scores(choice, made)
            own = scores.pop(made)
            # with a larger exponent the play is impossible anyway, and the power might overflow
            odds.append(sum([exp(min(50.0, (score - own) / doubt)) for score in scores.values()]))
        return tuple(odds)


def _weights(past: Sequence[Sequence[float]], shares: Sequence[float]) -> list[float]:
    """Return every style's probability from its earlier one, ``shares``, and its chances of the ``past`` plays."""
    weights = [share * prod([chances[style] for chances in past]) for style, share in enumerate(shares)]
    whole = sum(weights)
    # If no style explains the plays, the earlier probabilities stay.
    return [round(weight / whole, DIGITS) for weight in weights] if whole else list(shares)
