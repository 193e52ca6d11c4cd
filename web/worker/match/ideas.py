"""Ideas: the names of good reasons for a play. Each is a fact about the play, and has its own page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from casino_core.bots.worth import card_points
from casino_core.cards import COURTS, Card
from casino_core.legal.legality import candidates
from casino_core.position.actions import Action, Capture, MakeBuild, Play, Trail, pieces
from casino_core.position.layout import Build
from casino_core.position.view import View
from casino_core.rules.awards import Majority, awards
from web.rulebook.words import sweeps_matter
from web.worker.match.aftermath import Aftermath, aftermath_of, cards_taken, made_by, sweeps, taking


@dataclass(frozen=True)
class Moment:
    """A play in its position."""

    seen: View
    """The player's view."""

    action: Play
    """The play, which may follow several ideas."""

    aftermath: Aftermath | None
    """The aftermath of the play; None if it has none."""

    @property
    def taken(self) -> tuple[Card, ...]:
        """The loose cards that the play takes."""
        return cards_taken(self.action, self.seen.loose, ()) if isinstance(self.action, Capture) else ()

    @property
    def made(self) -> Build | None:
        """The build that the play makes or changes; None if there is none."""
        return made_by(self.action, self.aftermath) if self.aftermath else None

    def takers(self, card: Card) -> int:
        """Return the number of unseen cards that could take a card from the table that the play leaves."""
        return sum(taking(card)(self.aftermath, unseen) for unseen in self.aftermath.captures) if self.aftermath else 0


def ideas(seen: View, action: Action, aftermath: Aftermath | None = None) -> tuple[str, ...]:
    """Return the ideas that a play follows, the most telling first; ``aftermath`` is computed if it is not passed."""
    # If the fewest points win, scoring cards are to be avoided; if turns have several actions, playing a card is only a
    # part of the turn.
    if not isinstance(action, Play) or seen.rules.step_by_step or seen.rules.ending.lowest_wins:
        return ()
    moment = Moment(seen, action, aftermath or aftermath_of(seen, action))
    return tuple(name for name, follows in IDEAS.items() if follows(moment))


# ---------- taking ----------


def cash_an_ace(moment: Moment) -> bool:
    """Return whether an ace takes an ace, and both score."""
    points = card_points(moment.seen.rules)
    aces = [card for card in (moment.action.card, *moment.taken) if card.rank == "A" and points[card] > 0]
    return moment.action.card in aces and len(aces) > 1


def take_what_scores(moment: Moment) -> bool:
    """Return whether the play takes a scoring card from the table."""
    points = card_points(moment.seen.rules)
    return any(points[card] > 0 for card in moment.taken)


def know_what_is_enough(moment: Moment) -> bool:
    """Return whether the play completes a majority of the cards, or of a suit that scores."""
    seen, action = moment.seen, moment.action
    if not isinstance(action, Capture):
        return False
    new = {action.card, *cards_taken(action, seen.loose, seen.builds)}
    own = seen.captured[seen.rules.side_of[seen.seat]]
    races = (award.cards for award in awards(seen.rules) if isinstance(award, Majority))
    return any(
        sum(card in race for card in own) <= len(race) / 2 < sum(card in race for card in (*own, *new))
        for race in races
    )


def steal(moment: Moment) -> bool:
    """Return whether the play takes an opponent's build, or takes over its ownership."""
    seen, touched = moment.seen, pieces(moment.action)
    sides = seen.rules.side_of
    return any(build.piece in touched and sides[build.owner] != sides[seen.seat] for build in seen.builds)


# ---------- building ----------


def make_it_multiple(moment: Moment) -> bool:
    """Return whether the play makes a multiple build, whose value nobody can change."""
    return moment.made is not None and len(moment.made.groups) > 1


def two_of_a_rank(moment: Moment) -> bool:
    """Return whether the hand card becomes a set of a build by itself, and another card of its rank is kept."""
    action, made = moment.action, moment.made
    if made is None or moment.aftermath is None or not isinstance(action, MakeBuild):
        return False
    alone = any(group == (action.card,) for group in made.groups)
    return alone and any(card.rank == action.card.rank for card in moment.aftermath.kept)


def protect_by_a_build(moment: Moment) -> bool:
    """Return whether a build protects one of its cards from the table: fewer unseen cards can take the build.

    The comparison is with the table on which the hand card has been laid down instead.
    """
    made, aftermath, before = moment.made, moment.aftermath, _if_passed(moment)
    if made is None or aftermath is None or before is None:
        return False
    now = sum(taking(made.piece)(aftermath, card) for card in aftermath.captures)
    return any(before.takers(card) > now for card in made.cards if card in moment.seen.loose)


def _if_passed(moment: Moment) -> Moment | None:
    """Return the moment with the hand card laid down instead; None if that is impossible, or has no aftermath."""
    lay = Trail(moment.action.card)
    aftermath = aftermath_of(moment.seen, lay) if lay in candidates(moment.seen) else None
    return Moment(moment.seen, lay, aftermath) if aftermath else None


# ---------- leaving ----------


def count_the_tens(moment: Moment) -> bool:
    """Return whether no unseen card can take the build that the play makes, or the card that it lays down."""
    if moment.aftermath is None:
        return False
    if moment.made is not None:
        return not any(taking(moment.made.piece)(moment.aftermath, card) for card in moment.aftermath.captures)
    return isinstance(moment.action, Trail) and not moment.takers(moment.action.card)


def leave_no_sweep(moment: Moment) -> bool:
    """Return whether no card can sweep the table left by the play, but laying down another card would allow a sweep."""
    aftermath = moment.aftermath
    if aftermath is None or not sweeps_matter(moment.seen.rules):
        return False
    if any(sweeps(aftermath, card) for card in aftermath.captures):
        return False
    others = (aftermath_of(moment.seen, lay) for lay in _lays(moment) if lay != moment.action)
    return any(other and any(sweeps(other, card) for card in other.captures) for other in others)


def lay_down_safely(moment: Moment) -> bool:
    """Return whether fewer unseen cards can take the card laid down than a card of any other rank in the hand."""
    action = moment.action
    if not isinstance(action, Trail) or moment.aftermath is None:
        return False
    others = [lay for lay in _lays(moment) if lay.card.rank != action.card.rank]
    takers = [Moment(moment.seen, lay, aftermath_of(moment.seen, lay)).takers(lay.card) for lay in others]
    return bool(takers) and moment.takers(action.card) < min(takers)


def _lays(moment: Moment) -> Iterator[Trail]:
    return (play for play in candidates(moment.seen, 1) if isinstance(play, Trail) and not play.groups)


def leave_what_is_yours(moment: Moment) -> bool:
    """Return whether the play leaves a loose card that only the player can take."""
    return any(_secure_cards(moment))


def keep_a_court(moment: Moment) -> bool:
    """Return whether the dealer, who plays last in the last deal, leaves a court that only a kept card can take."""
    seen = moment.seen
    courts = (card for card in _secure_cards(moment) if card.rank in COURTS)
    return not seen.stock_size and seen.seat == seen.dealer and any(courts)


def _secure_cards(moment: Moment) -> Iterator[Card]:
    """Yield the remaining loose cards that only the player can take."""
    aftermath = moment.aftermath
    if aftermath is None:
        return
    own = {piece for card in aftermath.kept for action in aftermath.own_captures(card) for piece in pieces(action)}
    yield from (card for card in aftermath.position.loose if card in own and not moment.takers(card))


def leave_it_to_your_partner(moment: Moment) -> bool:
    """Return whether the play leaves alone a partner's build that a card in the hand could take."""
    seen, touched = moment.seen, pieces(moment.action)
    sides, values = seen.rules.side_of, seen.rules.hand_values
    return any(
        build.owner != seen.seat
        and sides[build.owner] == sides[seen.seat]
        and build.piece not in touched
        and any(build.value in values[card] for card in seen.hand)
        for build in seen.builds
    )


# The most telling ideas come first, because ideas are listed in this order.
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
"""Every idea by its name in addresses and in the catalogue, with its test."""
