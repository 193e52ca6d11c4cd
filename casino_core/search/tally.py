"""What cards taken are worth, as numbers: the same as ``scoring``, without its sheet."""

from __future__ import annotations

from typing import NamedTuple

from casino_core.cards import Card
from casino_core.position.position import NO_EXTRAS, Extras
from casino_core.rules.awards import Award, Beyond, Each, Most, Several, awards, base_points, last_capture_points
from casino_core.rules.parts import Rules
from casino_core.score.scoring import POINT_CARDS, TIES
from casino_core.search.game_model import Points

Taken = tuple[int, ...]
"""The cards of every side as bits."""


class Tally:
    """The points of the cards that every side has taken, and of its sweeps."""

    def __init__(self, rules: Rules, bits: dict[Card, int]) -> None:
        """``bits``: for every card its bit, and that of its twin."""
        scoring, found = rules.scoring, awards(rules)
        self._rules = rules
        self._bits = bits
        self._each = self._alone([award for award in found if isinstance(award, Each)])
        self._others = tuple([(self._mask(award), award) for award in found if not isinstance(award, Each)])
        self._sooner = tuple([(self._mask(award), award) for award in found if self._at_once(award)])
        self._over_half = scoring.majority_rule == "more_than_half"
        self._sweep = scoring.sweep_points
        self._crossed = scoring.sweep_cancel == "one_for_one"
        certain = scoring.score_as_captured or rules.ending.claim_out != "off"
        self._sweeps_sooner = certain or scoring.sweep_timing == "as_made"
        self._last = last_capture_points(rules)
        self._extra_last = scoring.last_capture_point
        self._bonus = scoring.all_eleven_bonus == "plus_1"
        self._difference = scoring.difference_scoring

    def _alone(self, found: list[Each]) -> tuple[tuple[int, int], ...]:
        """Points and the cards that are worth so many each; a card that counts twice is in two such sets."""
        alone: list[tuple[int, int]] = []
        for award in found:
            cards = self._mask(award)
            for place, (worth, others) in enumerate(alone):
                if worth == award.points and not others & cards:
                    alone[place] = (worth, others | cards)
                    break
            else:
                alone.append((award.points, cards))
        return tuple(alone)

    def _mask(self, award: Award) -> int:
        return sum([self._bits[card] for card in award.cards])

    def _at_once(self, award: Award) -> bool:
        scoring = self._rules.scoring
        certain = scoring.score_as_captured or self._rules.ending.claim_out != "off"
        return certain or (scoring.point_cards_at_once and award.code in POINT_CARDS)

    def points(self, taken: Taken, beside: Points, last: int) -> Points:
        """The points of a round of which nothing is left, by side.

        ``beside``: what does not lie in cards, a last capture included; ``last``: the side that made it, or -1.
        """
        cards = [0] * len(taken)
        for side, mask in enumerate(taken):
            for worth, ones in self._each:
                cards[side] += worth * (mask & ones).bit_count()
        for mask, award in self._others:
            cards = [a + b for a, b in zip(cards, self._won(taken, mask, award), strict=True)]
        found = [a + b for a, b in zip(cards, beside, strict=True)]
        if self._bonus and (winner := self._took_all(cards, last)) is not None:
            found[winner] += 1
        if self._difference:
            lead = max(found) - min(found)
            found = [lead if own == max(found) else 0 for own in found]
        return tuple(found)

    def _took_all(self, cards: list[int], last: int) -> int | None:
        """The side that has all points of every round."""
        worth = self._last - self._extra_last
        won = [own + worth * (side == last) for side, own in enumerate(cards)]
        return won.index(max(won)) if max(won) == sum(won) >= base_points(self._rules) else None

    def beside(self, sweeps: Points, more: Points, last: int) -> Points:
        """The points that do not lie in cards: sweeps, ``more`` that they brought, and a last capture by a side."""
        counts = self._kept(sweeps)
        return tuple([self._sweep * own + more[side] + self._last * (side == last) for side, own in enumerate(counts)])

    def so_far(self, taken: Taken, sweeps: Points) -> Points:
        """What has been earned for certain in a round that is not over, as far as it counts at once."""
        found = [self._sweep * count * self._sweeps_sooner for count in self._kept(sweeps)]
        for mask, award in self._sooner:
            won = self._certain(taken, mask, award) if isinstance(award, Most) else self._won(taken, mask, award)
            found = [a + b for a, b in zip(found, won, strict=True)]
        return tuple(found)

    def at_most(self, taken: Taken, sweeps: Points) -> Points:
        """The same with all sweeps, even if they are counted at the end."""
        sooner = self.so_far(taken, sweeps)
        uncounted = 0 if self._sweeps_sooner else self._sweep
        return tuple([own + uncounted * count for own, count in zip(sooner, sweeps, strict=True)])

    def _kept(self, sweeps: Points) -> Points:
        if not self._crossed:
            return sweeps
        return tuple([max(0, own - max(sweeps[:side] + sweeps[side + 1 :])) for side, own in enumerate(sweeps)])

    # ---------- one award ----------

    def _won(self, taken: Taken, cards: int, award: Award) -> Points:
        if isinstance(award, Most):
            return self._most(taken, cards, award)
        counts = [(mask & cards).bit_count() for mask in taken]
        if isinstance(award, Several):
            return tuple([award.points * (count >= award.least) for count in counts])
        free = award.free if isinstance(award, Beyond) else 0
        return tuple([award.points * max(0, count - free) for count in counts])

    def _certain(self, taken: Taken, cards: int, award: Most) -> Points:
        return tuple([award.points * (2 * (mask & cards).bit_count() > len(award.cards)) for mask in taken])

    def _most(self, taken: Taken, cards: int, award: Most) -> Points:
        counts = [(mask & cards).bit_count() for mask in taken]
        most, whole = max(counts), len(award.cards)
        first = [side for side, count in enumerate(counts) if count == most]
        if self._over_half and 2 * most <= whole and not (len(first) == 2 and 2 * most == whole):
            first = []
        if len(first) == 1:
            return tuple([award.points if side == first[0] else 0 for side in range(len(taken))])
        if not first or not most:
            return (0,) * len(taken)
        if award.tie == "nobody":
            return (0,) * len(taken)
        piles = tuple([self._cards(mask) for mask in taken]) if award.tie == BY_SPADES else ((),) * len(taken)
        return TIES[award.tie](_Level(self._rules, piles), award, first)

    def _cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set, twins as often as they are in it."""
        return tuple([card for card, bits in self._bits.items() for _ in range((bits & mask).bit_count())])


BY_SPADES = "most_spades_gets_cards"
"""How a tie is settled by the cards themselves; otherwise their number is enough."""


class _Level(NamedTuple):
    """What the settling of a tie looks at: the captured cards of every side, and nothing else of a round."""

    rules: Rules
    captured: tuple[tuple[Card, ...], ...]
    sweeps: tuple[tuple[Card, ...], ...] = ()
    last_capturer: int | None = None
    extras: Extras = NO_EXTRAS
