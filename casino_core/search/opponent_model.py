"""How others play, and with which cards they would have played as they did.

Nobody says how they play, but what somebody held in the deals that are over is known, and so is what they did with it.
How likely it makes every manner of playing is remembered. What they have done in this deal speaks for some hands and
against others: a hand with which it would have been illegal is out of the question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, prod
from typing import Any, NamedTuple

from casino_core.cards import Card
from casino_core.position.position import Cards
from casino_core.position.view import View
from casino_core.position.view import view as seen
from casino_core.search.decisions import Decision, decisions
from casino_core.search.game_model import Form
from casino_core.search.rollout_policy import Careful

NOISE = 0.01
"""How likely people do what their manner does not explain."""

CROWDED = 10
"""What is done at tables of more loose cards says little, as nobody sees all that they make, and takes long to ask."""

DIGITS = 9
"""Powers may differ in their last digits from one machine to another: these are kept."""


class Manner(NamedTuple):
    """A manner of playing: the player who plays like that, and by how many points a play must be worse to be rare.

    ``share`` is how likely it is before anything is known of somebody; the shares of all manners make 1.
    """

    player: Careful
    doubt: float
    share: float


Odds = tuple[float, ...] | None
"""How likely other plays were than the one that was made, all together, by manner; None where it was illegal."""


class Manners:
    """What the record of a round says of the other seats: of how they play, and of what they hold.

    ``manners``: the manners of playing that are thought of, for whoever sees a view; what others did in the deals that
    are over is judged by what they knew then. ``players``: those of today. ``silent``: nothing is known of this deal;
    ``past``: something is known of those before.
    """

    def __init__(self, form: Form[Any, Any], view: View, manners: Callable[[View], Sequence[Manner]]) -> None:
        own = self.players = manners(view)
        seats = range(view.rules.seats)
        self._asked: list[list[_Asked]] = [[] for _ in seats]
        past: list[list[list[float]]] = [[] for _ in seats]
        as_then: dict[tuple[int, int], Sequence[Manner]] = {}
        for decision in decisions(view):
            seat = decision.seat
            if len(decision.position.loose) > CROWDED:
                continue
            if decision.over:
                then = as_then.get((seat, decision.deal)) or manners(seen(decision.held(()), seat))
                as_then[seat, decision.deal] = then
                past[seat].append(_Asked(form, then, decision).chances(()))
            else:
                self._asked[seat].append(_Asked(form, own, decision))
        self._weights = [_weights(chances, [manner.share for manner in own]) for chances in past]
        self.silent = not any(self._asked)
        self.past = any(past)

    def shares(self, seat: int, hand: Cards) -> list[float]:
        """How likely it is of every manner that a seat plays like that, and has come to hold these cards."""
        shares = self._weights[seat]
        for asked in self._asked[seat]:
            shares = [share * chance for share, chance in zip(shares, asked.chances(hand), strict=True)]
        return shares


class _Asked:
    """A decision, of which it is asked again and again how likely it was with other cards."""

    def __init__(self, form: Form[Any, Any], manners: Sequence[Manner], decision: Decision) -> None:
        self._form, self._manners, self._decision = form, manners, decision
        self._base = self._odds(())
        self._added: dict[Card, Odds] = {}
        self._whole: dict[Cards, Odds] = {}

    def chances(self, hidden: Cards) -> list[float]:
        """How likely every manner would have made this play, with these cards beside those that are known."""
        odds = self._whole_odds(hidden) if self._base is None else self._sum(hidden)
        if odds is None:
            return [0.0] * len(self._manners)
        return [round(NOISE + (1 - NOISE) / (1 + other), DIGITS) for other in odds]

    def _sum(self, hidden: Cards) -> Odds:
        """The odds with several cards, by what each of them adds by itself."""
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
            odds = tuple([max(0.0, whole - own) for whole, own in zip(odds, self._base, strict=True)])
        self._added[card] = odds
        return odds

    def _whole_odds(self, hidden: Cards) -> Odds:
        """The odds of a play for which one must hold other cards: those of a builder."""
        hand = tuple(sorted(hidden))
        if hand not in self._whole:
            self._whole[hand] = self._odds(hand)
        return self._whole[hand]

    def _odds(self, hidden: Cards) -> Odds:
        position = self._decision.held(hidden)
        node, move = self._form.node(position), self._form.move(position, self._decision.action)
        found = []
        for player, doubt, _ in self._manners:
            scores = player.scores(node, move)
            own = scores.pop(move, None)
            if own is None:
                return None
            found.append(sum([exp(min(50.0, (score - own) / doubt)) for score in scores.values()]))
        return tuple(found)


def _weights(past: Sequence[Sequence[float]], shares: Sequence[float]) -> list[float]:
    """How likely every manner is by what was done in the past, and by how likely it was before."""
    weights = [share * prod([chances[manner] for chances in past]) for manner, share in enumerate(shares)]
    whole = sum(weights)
    return [round(weight / whole, DIGITS) for weight in weights] if whole else list(shares)
