"""Weighing: the sum of an action's gain now, the worth of the cards kept, and the probable gain of the next turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from casino_core.bots import signals
from casino_core.bots.bot import Thought, weighed
from casino_core.bots.character import Character, Taste
from casino_core.bots.endings import Endings, table_after
from casino_core.bots.noticing import happens, noticed, remembered
from casino_core.bots.outlook import Knowledge, Outlook
from casino_core.bots.worth import POINT, at_stake, card_points, card_worths, sweep_worth
from casino_core.cards import Card, Chance
from casino_core.legal.facts import own_side, used_builds
from casino_core.position.actions import Capture, MakeBuild, Play, pieces
from casino_core.position.position import Cards, Position
from casino_core.position.view import View
from casino_core.rules.awards import Majority, awards
from casino_core.rules.parts import Rules
from casino_core.search.rollout_policy import HELD

BUILT = 6
"""Most builds have at least this value."""

SUIT = 9
"""A suit is collected only if at least this many of its cards score."""


def think(who: Character, view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Weigh the actions that come to mind: captures first, and larger actions before smaller ones.

    For characters that do not look ahead, many actions are equal, so chance decides between them.
    """
    scales = Scales(who, view, chance)
    plays = noticed(view, actions, who.sight, chance)
    if not who.ahead:
        plays = chance.shuffled(plays)
    # Actions are weighed slice by slice in this order, so those likely to be best are weighed before time runs out.
    ordered = sorted(plays, key=lambda action: (isinstance(action, Capture), len(pieces(action))), reverse=True)
    return weighed(ordered, scales.worth)


class Scales:
    """Weighs the actions of one turn as a character does, in thousandths of a point."""

    def __init__(self, who: Character, view: View, chance: Chance) -> None:
        self._who = who
        self._view = view
        recalled = remembered(view, who.memory, chance)
        worths = card_worths(recalled) if who.taste is None else tasted(view, who.taste)
        avoids = view.rules.ending.lowest_wins
        # In games where points are bad, characters shun the suit that they like elsewhere.
        for card in suited(view.rules) if who.leaning.suit else ():
            worths[card] += -who.leaning.suit if avoids else who.leaning.suit
        # A character that forgets to avoid points wants the cards that all others shun.
        if avoids and not happens(chance, who.sight.avoiding):
            worths = {card: -worth for card, worth in worths.items()}
        self._endings = Endings(view)
        self._known = Knowledge(recalled, worths, self._endings)
        self._sweeps = happens(chance, who.sight.sweeps)
        self._keeps = HELD if happens(chance, who.keeps) else 0.0

    def worth(self, action: Play) -> int:
        """Return an action's gain for the seat's side: now, in the next turns, and from the cards kept in hand.

        If the action ends the round or the game, nothing else counts.
        """
        view, who, known = self._view, self._who, self._known
        hand = list(view.hand)
        hand.remove(action.card)
        # Only characters that look ahead see that the last capture also brings the residue.
        after = table_after(view, action, ends=who.ahead > 0)
        end = self._endings.worth(view, after)
        decided = self._endings.decided(after)
        if end is not None:
            return round(end + decided)
        value = _gain(view, known, after, sweeps=self._sweeps) + self._keeps * sum(known.worths[card] for card in hand)
        ahead = who.ahead / 100
        # A character that does not look ahead thinks that its side has a partner's build anyway, so taking it gains
        # nothing; in the outlook, others may take the build first.
        value -= (1 - ahead) * sum(known.worths[card] for card in _of_partners(view, action))
        if ahead:
            value += ahead * Outlook(known, after, tuple(hand)).value()
        return round(value + decided + self._liked(action, hand) + (signals.worth(view, action) if ahead else 0))

    def _liked(self, action: Play, hand: Sequence[Card]) -> int:
        """Return the additional worth of an action that the character likes, in thousandths of a point."""
        view, leaning = self._view, self._who.leaning
        rivals = [build for build in used_builds(view, pieces(action)) if not own_side(view, build)]
        liked = leaning.building * isinstance(action, MakeBuild) + leaning.stealing * bool(rivals)
        if leaning.waiting:
            held = {value for card in hand for value in view.rules.hand_values[card]}
            liked += leaning.waiting * sum(value >= BUILT and value not in view.rules.rank_marks for value in held)
        return liked


def tasted(view: View, taste: Taste) -> dict[Card, int]:
    """Return every card's worth to a character with a taste, in thousandths of a point; negative if points are bad."""
    each = -taste.card if view.rules.ending.lowest_wins else taste.card
    suit, side = suited(view.rules), view.rules.side_of[view.seat]
    return {
        card: round(each + taste.glitter * points) + taste.suit * (card in suit)
        for card, points in card_points(view.rules, side, at_stake(view)).items()
    }


@lru_cache(maxsize=64)
def suited(rules: Rules) -> frozenset[Card]:
    """Return the cards of the suit that scores; if none does, all cards if having most of them scores; else none."""
    sets = [
        frozenset(award.cards)
        for award in awards(rules)
        if isinstance(award, Majority) or len({card.suit for card in award.cards}) == 1
    ]
    return min((cards for cards in sets if len(cards) >= SUIT), key=len, default=frozenset())


def _of_partners(view: View, action: Play) -> Cards:
    """Return the cards of partners' builds that an action captures: their side has them anyway."""
    if not isinstance(action, Capture):
        return ()
    sides, own = view.rules.side_of, view.seat
    taken = used_builds(view, pieces(action))
    builds = [build for build in taken if build.owner != own and sides[build.owner] == sides[own]]
    return tuple([card for build in builds for card in build.cards])


def _gain(view: View, known: Knowledge, after: Position, *, sweeps: bool) -> float:
    """Return what the play gains at once by cards, sweeps and fines, and by the residue at the end of the round.

    The gain is in thousandths of a point.
    """
    gain = 0.0
    for side, count in enumerate(known.counts):
        taken = sum([known.worths[card] for card in after.captured[side]])
        taken -= sum([known.worths[card] for card in view.captured[side]])  # some of these may have been stolen
        swept = view.rules.scoring.sweep_points * (len(after.sweeps[side]) - len(view.sweeps[side]))
        gain += count * (taken + sweeps * POINT * swept)
    gain -= POINT * view.rules.building.trail_fine * (len(after.variant_state.fines) - len(view.variant_state.fines))
    swing = view.rules.scoring.sweep_swing
    # In games with ``sweep_swing``, another side loses as many points by a sweep as the sweeper wins.
    point = sweep_worth(view.rules) / swing if swing else POINT
    made = after.variant_state.tabbes[len(view.variant_state.tabbes) :]
    return gain + sweeps * sum(points * point for _, points in made)
