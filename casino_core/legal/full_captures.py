"""How much a card can take: anything at all, more than it does, and as much as there can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from casino_core.cards import Card
from casino_core.legal.facts import used_builds
from casino_core.position.actions import Capture, Groups, Piece, Trail, pieces
from casino_core.position.layout import Sums, sums
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules


def can_take(rules: Rules, loose: Cards, card: Card) -> bool:
    """Return whether a card can capture anything; one that takes the whole table by being laid down need not."""
    return bool(takeable(rules, loose, card))


def takeable(rules: Rules, loose: Cards, card: Card) -> tuple[Piece, ...]:
    """Return a group that a card can capture; () for none, as for one that takes the whole table by being laid down."""
    if card in rules.takes_table:
        return ()
    if card in rules.rank_only:
        return next(((other,) for other in loose if other.rank == card.rank), ())
    table = loose_sums(rules, loose)
    return next((named(loose, masks[:1])[0] for value in rules.hand_values[card] if (masks := table.groups(value))), ())


def enlarged(rules: Rules, loose: Cards, action: Capture) -> Capture | None:
    """Return a capture by the same card, at the same value, of the same cards and more; None when there is none."""
    if action.card in rules.rank_only:
        return _with_more_courts(rules, loose, action)
    table, taken = loose_sums(rules, loose), _mask(loose, pieces(action))
    for place in range(len(loose)):
        bit = 1 << place
        # Any larger capture has some further card in it, so asking for each card alone misses none.
        if not taken & bit and (cover := table.cover(action.value, taken | bit)) is not None:
            return Capture(action.card, action.value, named(loose, cover))
    return None


def maximal_capture(rules: Rules, loose: Cards, action: Capture) -> Capture:
    """Return the capture with all that can be added to it."""
    while (more := enlarged(rules, loose, action)) is not None:
        action = more
    return action


def _with_more_courts(rules: Rules, loose: Cards, action: Capture) -> Capture | None:
    """Return the capture with more courts of the rank, as many as one without a value may take."""
    mates = [(card,) for card in loose if card.rank == action.card.rank]
    taken = len(pieces(action))
    # With ``all`` the next number after one is all three, and never two (docs/rules.md, section 20).
    count = min((size for size in rules.court_takes if taken < size <= len(mates)), default=0)
    if not count:
        return None
    left = list(mates)
    for group in action.groups:
        left.remove((Card(group[0]),))
    return Capture(action.card, action.value, (*action.groups, *left[: count - taken]))


# ---------- with builds on the table ----------


def could_take_more(view: PlayerView, play: Trail | Capture) -> bool:
    """Return whether a play could take more than it does, a capture at the same value; nobody's hand matters for it."""
    rules = view.rules
    if play.card not in rules.rank_only and _builds_left(view, play):
        return True
    if isinstance(play, Trail):
        return can_take(rules, view.loose, play.card)
    return enlarged(rules, view.loose, play) is not None


def _builds_left(view: PlayerView, play: Trail | Capture) -> bool:
    """Return whether the play leaves a build that its card could take."""
    taken = set(pieces(play))
    values = _values(view.rules, play)
    return any(build.value in values and build.piece not in taken for build in view.builds)


def _values(rules: Rules, play: Trail | Capture) -> tuple[int, ...]:
    return (play.value,) if isinstance(play, Capture) else rules.hand_values[play.card]


def largest(view: PlayerView, play: Trail | Capture) -> tuple[Capture, ...]:
    """Return the captures that take the most cards of all that take what a play takes, and more; none if none does.

    A capture keeps its value. Each set of pieces comes once.
    """
    if not could_take_more(view, play):
        return ()
    if play.card in view.rules.rank_only:
        found = list(_court_captures(view, play))
    else:
        found = [capture for value in _values(view.rules, play) for capture in _largest_at(view, play, value)]
    most = max(count_taken(view, capture) for capture in found)
    return tuple([capture for capture in found if count_taken(view, capture) == most])


def _court_captures(view: PlayerView, play: Trail | Capture) -> Iterator[Capture]:
    """Yield the captures of a court without a value that take what a play takes, and more."""
    taken = set(pieces(play))
    mates = [card for card in view.loose if card.rank == play.card.rank]
    for size in view.rules.court_takes:
        for chosen in combinations(mates, size):
            if taken < set(chosen):
                yield Capture(play.card, play.card.pips, tuple([(mate,) for mate in chosen]))


def _largest_at(view: PlayerView, play: Trail | Capture, value: int) -> Iterator[Capture]:
    """Yield the largest captures at one value: as few loose cards as possible are left out, and no build."""
    worths = [view.rules.summed_values[card] for card in view.loose]
    table, taken = loose_sums(view.rules, view.loose), _mask(view.loose, pieces(play))
    # A card that counts more than the value is in no group for it.
    fit = [place for place, worth in enumerate(worths) if worth and min(worth) <= value]
    whole = tuple([(build.piece,) for build in view.builds if build.value == value])
    free = [place for place in fit if not taken >> place & 1]
    for left_out in range(len(free) + 1):
        found = False
        for out in combinations(free, left_out):
            places = [place for place in fit if place not in out]
            # Most choices fail already by their sum, which is far cheaper to find out than that no groups cover them.
            if not _divides([worths[place] for place in places], value):
                continue
            cover = table.cover(value, sum(1 << place for place in places))
            if cover is not None and (cover or whole):
                found = True
                yield Capture(play.card, value, (*named(view.loose, cover), *whole))
        if found:
            return


def _divides(worths: list[tuple[int, ...]], value: int) -> bool:
    """Return whether the sum of such cards can be a multiple of the value: else they are no groups for it."""
    rests = {0}
    for worth in worths:
        rests = {(rest + one) % value for rest in rests for one in worth}
    return 0 in rests


def count_taken(view: PlayerView, capture: Capture) -> int:
    """Return how many cards of the table a capture takes, those of builds included."""
    touched = pieces(capture)
    builds = used_builds(view, touched)
    return len(touched) + sum(len(build.cards) - 1 for build in builds)


# ---------- loose cards and masks ----------


def loose_sums(rules: Rules, loose: Cards) -> Sums:
    """Return what some loose cards sum to, place by place."""
    return sums(tuple([rules.summed_values[card] for card in loose]), rules.largest_sum)


def _mask(loose: Cards, taken: Iterable[Piece]) -> int:
    """Return the places of the taken cards, twins one for one."""
    mask = 0
    for piece in taken:
        for place, card in enumerate(loose):
            if card == piece and not mask >> place & 1:
                mask |= 1 << place
                break
    return mask


def named(loose: Cards, masks: tuple[int, ...]) -> Groups:
    """Return the groups of loose cards that some masks over their places stand for."""
    return tuple([tuple([card for place, card in enumerate(loose) if mask >> place & 1]) for mask in masks])
