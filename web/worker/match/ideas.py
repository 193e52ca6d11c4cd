"""Ideas: what players call what makes a play good. Each is a fact of the play, and has a page of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from casino_core.bots.worth import card_points
from casino_core.cards import COURTS, Card
from casino_core.legal.legality import candidates
from casino_core.position.actions import Action, Capture, MakeBuild, Play, Trail, pieces
from casino_core.position.layout import Build
from casino_core.position.view import View
from casino_core.rules.awards import Most, awards
from web.rulebook.words import sweeps_matter
from web.worker.match.aftermath import Aftermath, aftermath_of, cards_taken, made_by, sweeps, taking


@dataclass(frozen=True)
class Moment:
    """A play in its position, as ideas look at it."""

    seen: View
    """What whoever plays sees."""

    action: Play
    """The play."""

    aftermath: Aftermath | None
    """What it leaves; None where nothing can be said of that."""

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards that the play takes from the table, as far as they are loose."""
        return cards_taken(self.action, self.seen.loose, ()) if isinstance(self.action, Capture) else ()

    @property
    def made(self) -> Build | None:
        """The build that the play makes or changes."""
        return made_by(self.action, self.aftermath) if self.aftermath else None

    def takers(self, card: Card) -> int:
        """Return how many unseen cards could take a card from the table that is left."""
        return sum(taking(card)(self.aftermath, unseen) for unseen in self.aftermath.captures) if self.aftermath else 0


def ideas(seen: View, action: Action, aftermath: Aftermath | None = None) -> tuple[str, ...]:
    """Return the ideas that a play follows, the most telling first; ``aftermath`` is computed if it is not passed."""
    # Where the fewest points win, what scores is to be avoided; where builds are made step by step, a card is only a
    # part of the turn.
    if not isinstance(action, Play) or seen.rules.step_by_step or seen.rules.ending.lowest_wins:
        return ()
    moment = Moment(seen, action, aftermath or aftermath_of(seen, action))
    return tuple(name for name, follows in IDEAS.items() if follows(moment))


# ---------- taking ----------


def cash_an_ace(moment: Moment) -> bool:
    """Tell whether an ace takes an ace, and both score."""
    points = card_points(moment.seen.rules)
    aces = [card for card in (moment.action.card, *moment.taken) if card.rank == "A" and points[card] > 0]
    return moment.action.card in aces and len(aces) > 1


def take_what_scores(moment: Moment) -> bool:
    """Tell whether it takes a card from the table that scores by itself."""
    points = card_points(moment.seen.rules)
    return any(points[card] > 0 for card in moment.taken)


def know_what_is_enough(moment: Moment) -> bool:
    """Tell whether it takes what was missing to more than half of the cards, or of a suit that scores."""
    seen, action = moment.seen, moment.action
    if not isinstance(action, Capture):
        return False
    new = {action.card, *cards_taken(action, seen.loose, seen.builds)}
    own = seen.captured[seen.rules.side_of[seen.seat]]
    races = (award.cards for award in awards(seen.rules) if isinstance(award, Most))
    return any(
        sum(card in race for card in own) <= len(race) / 2 < sum(card in race for card in (*own, *new))
        for race in races
    )


def steal(moment: Moment) -> bool:
    """Tell whether it takes a build of an opponent's, or makes it the player's own."""
    seen, touched = moment.seen, pieces(moment.action)
    sides = seen.rules.side_of
    return any(build.piece in touched and sides[build.owner] != sides[seen.seat] for build in seen.builds)


# ---------- building ----------


def make_it_multiple(moment: Moment) -> bool:
    """Tell whether it makes a build of several sets, of which nobody can change the number."""
    return moment.made is not None and len(moment.made.groups) > 1


def two_of_a_rank(moment: Moment) -> bool:
    """Tell whether it puts down one card of a pair as a set by itself, and keeps the other to take all of it."""
    action, made = moment.action, moment.made
    if made is None or moment.aftermath is None or not isinstance(action, MakeBuild):
        return False
    alone = any(group == (action.card,) for group in made.groups)
    return alone and any(card.rank == action.card.rank for card in moment.aftermath.kept)


def protect_by_a_build(moment: Moment) -> bool:
    """Tell whether a card that it builds with could have been taken by more of the unseen cards than the build can."""
    made, aftermath, before = moment.made, moment.aftermath, _if_passed(moment)
    if made is None or aftermath is None or before is None:
        return False
    now = sum(taking(made.piece)(aftermath, card) for card in aftermath.captures)
    return any(before.takers(card) > now for card in made.cards if card in moment.seen.loose)


def _if_passed(moment: Moment) -> Moment | None:
    """Return the moment if the card that was built with had been laid down in place of that."""
    lay = Trail(moment.action.card)
    aftermath = aftermath_of(moment.seen, lay) if lay in candidates(moment.seen) else None
    return Moment(moment.seen, lay, aftermath) if aftermath else None


# ---------- leaving ----------


def count_the_tens(moment: Moment) -> bool:
    """Tell whether all cards that could take what it lays down or builds have been seen."""
    if moment.aftermath is None:
        return False
    if moment.made is not None:
        return not any(taking(moment.made.piece)(moment.aftermath, card) for card in moment.aftermath.captures)
    return isinstance(moment.action, Trail) and not moment.takers(moment.action.card)


def leave_no_sweep(moment: Moment) -> bool:
    """Tell whether no card can sweep what it leaves, and another card laid down would have left a sweep."""
    aftermath = moment.aftermath
    if aftermath is None or not sweeps_matter(moment.seen.rules):
        return False
    if any(sweeps(aftermath, card) for card in aftermath.captures):
        return False
    others = (aftermath_of(moment.seen, lay) for lay in _lays(moment) if lay != moment.action)
    return any(other and any(sweeps(other, card) for card in other.captures) for other in others)


def lay_down_safely(moment: Moment) -> bool:
    """Tell whether fewer unseen cards can take the card that it lays down than any of another rank in the hand."""
    action = moment.action
    if not isinstance(action, Trail) or moment.aftermath is None:
        return False
    others = [lay for lay in _lays(moment) if lay.card.rank != action.card.rank]
    found = [Moment(moment.seen, lay, aftermath_of(moment.seen, lay)).takers(lay.card) for lay in others]
    return bool(found) and moment.takers(action.card) < min(found)


def _lays(moment: Moment) -> Iterator[Trail]:
    return (play for play in candidates(moment.seen, 1) if isinstance(play, Trail) and not play.groups)


def leave_what_is_yours(moment: Moment) -> bool:
    """Tell whether it leaves a loose card that a card in the hand can take, and none that is unseen."""
    return any(_sure(moment))


def keep_a_court(moment: Moment) -> bool:
    """Tell whether it keeps a court of which the mate is on the table and no other is left.

    Only in the last deal, by whoever plays last there.
    """
    seen = moment.seen
    courts = (card for card in _sure(moment) if card.rank in COURTS)
    return not seen.stock_size and seen.seat == seen.dealer and any(courts)


def _sure(moment: Moment) -> Iterator[Card]:
    """Yield the loose cards that are left which only the player can take."""
    aftermath = moment.aftermath
    if aftermath is None:
        return
    own = {piece for card in aftermath.kept for action in aftermath.own_captures(card) for piece in pieces(action)}
    yield from (card for card in aftermath.position.loose if card in own and not moment.takers(card))


def leave_it_to_your_partner(moment: Moment) -> bool:
    """Tell whether it leaves a build of the partner's alone that a card in the hand could have taken."""
    seen, touched = moment.seen, pieces(moment.action)
    sides, values = seen.rules.side_of, seen.rules.hand_values
    return any(
        build.owner != seen.seat
        and sides[build.owner] == sides[seen.seat]
        and build.piece not in touched
        and any(build.value in values[card] for card in seen.hand)
        for build in seen.builds
    )


# The most telling ones first, as they are told in this order.
IDEAS: dict[str, Callable[[Moment], bool]] = {
    "cash-an-ace": cash_an_ace,
    "keep-a-court": keep_a_court,
    "steal": steal,
    "know-what-is-enough": know_what_is_enough,
    "take-what-scores": take_what_scores,
    "two-of-a-rank": two_of_a_rank,
    "make-it-multiple": make_it_multiple,
    "count-the-tens": count_the_tens,
    "protect-by-a-build": protect_by_a_build,
    "leave-no-sweep": leave_no_sweep,
    "leave-what-is-yours": leave_what_is_yours,
    "lay-down-safely": lay_down_safely,
    "leave-it-to-your-partner": leave_it_to_your_partner,
}
"""Every idea by its name in addresses and in the catalogue, with what tells whether a play follows it."""
