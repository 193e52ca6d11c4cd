"""Games in which a card that can capture must: it takes all it can, and a card that empties the table comes first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casino_core.actions import Capture, Groups, Piece, Play, Trail, pieces
from casino_core.builders import Illegal, Seen
from casino_core.cards import Card
from casino_core.layout import Sums, sums
from casino_core.position import Cards
from casino_core.rules import Rules


def duty_to_take(seen: Seen, action: Play) -> Illegal | None:
    """The part of the duty to capture that a play breaks, if any (rules, section 11)."""
    if not seen.rules.capturing.compulsory:
        return None
    if isinstance(action, Trail) and can_take(seen.rules, seen.loose, action.card):
        return Illegal("must-capture", {"card": action.card})
    if isinstance(action, Capture) and enlarged(seen.rules, seen.loose, action) is not None:
        return Illegal("must-take-all", {"card": action.card, "value": action.value})
    sweepers = cards_that_sweep(seen)
    if sweepers and not _sweeps(seen, action):
        return Illegal("sweep-comes-first", {"cards": sweepers})
    return None


def due(seen: Seen, plays: Iterable[Play]) -> Iterator[Play]:
    """Of some legal captures and trails those that the duty allows, captures enlarged as far as they can be.

    When some card empties the table the plays that do so are all there are.
    """
    first = tuple(_sweeping(seen))
    if first:
        yield from first
        return
    known: set[tuple[Card, int, tuple[Piece, ...]]] = set()
    for play in plays:
        if isinstance(play, Capture):
            whole = grown(seen.rules, seen.loose, play)
            key = (whole.card, whole.value, tuple(sorted(pieces(whole))))
            if key not in known:
                known.add(key)
                yield whole
        elif not can_take(seen.rules, seen.loose, play.card):
            yield play


def grown(rules: Rules, loose: Cards, action: Capture) -> Capture:
    """The capture with all that can be added to it."""
    while (more := enlarged(rules, loose, action)) is not None:
        action = more
    return action


def can_take(rules: Rules, loose: Cards, card: Card) -> bool:
    """Whether a card can capture anything; one that takes the whole table by being laid down need not."""
    if card in rules.takes_table:
        return False
    if card in rules.rank_only:
        return any(other.rank == card.rank for other in loose)
    table = _table(rules, loose)
    return any(table.groups(value) for value in rules.hand_values[card])


def enlarged(rules: Rules, loose: Cards, action: Capture) -> Capture | None:
    """A capture by the same card, at the same value, of the same cards and more; None when there is none."""
    if action.card in rules.rank_only:
        return _with_more_courts(rules, loose, action)
    table, taken = _table(rules, loose), _mask(loose, pieces(action))
    for place in range(len(loose)):
        bit = 1 << place
        if not taken & bit and (cover := table.cover(action.value, taken | bit)) is not None:
            return Capture(action.card, action.value, _named(loose, cover))
    return None


def values_that_sweep(rules: Rules, loose: Cards) -> tuple[int, ...]:
    """The values at which a single card could take everything that lies there; for a rank its mark."""
    if not loose:
        return ()
    everything, table = (1 << len(loose)) - 1, _table(rules, loose)
    values = {value for worths in rules.hand_values.values() for value in worths} - rules.rank_marks
    found = {value for value in values if table.cover(value, everything) is not None}
    if rules.rank_only.issuperset(loose) and len({card.rank for card in loose}) == 1:
        found |= {loose[0].pips} & rules.rank_marks if len(loose) in rules.court_takes else set()
    return tuple(sorted(found))


def cards_that_sweep(seen: Seen) -> Cards:
    """The cards of the hand that can empty the table."""
    return tuple(dict.fromkeys(play.card for play in _sweeping(seen)))


def _sweeping(seen: Seen) -> Iterator[Play]:
    """The plays that empty the table, one for every card and value that can."""
    rules, loose = seen.rules, seen.loose
    values = values_that_sweep(rules, loose)
    everything, table = (1 << len(loose)) - 1, _table(rules, loose)
    for card in dict.fromkeys(seen.hand):
        if card in rules.takes_table and loose:
            yield Trail(card)
        for value in rules.hand_values[card]:
            if value in values:
                cover = table.cover(value, everything) if card not in rules.rank_only else None
                groups = tuple([(mate,) for mate in loose]) if cover is None else _named(loose, cover)
                yield Capture(card, value, groups)


def _sweeps(seen: Seen, action: Play) -> bool:
    if isinstance(action, Trail):
        return action.card in seen.rules.takes_table and bool(seen.loose)
    return isinstance(action, Capture) and len(pieces(action)) == len(seen.loose) + len(seen.builds)


def _with_more_courts(rules: Rules, loose: Cards, action: Capture) -> Capture | None:
    """More courts of the rank, as many as one without a value may take."""
    mates = [(card,) for card in loose if card.rank == action.card.rank]
    taken = len(pieces(action))
    count = min((size for size in rules.court_takes if taken < size <= len(mates)), default=0)
    if not count:
        return None
    left = list(mates)
    for group in action.groups:
        left.remove((Card(group[0]),))
    return Capture(action.card, action.value, (*action.groups, *left[: count - taken]))


def _table(rules: Rules, loose: Cards) -> Sums:
    return sums(tuple([rules.summed_values[card] for card in loose]), rules.largest_sum)


def _mask(loose: Cards, taken: Iterable[Piece]) -> int:
    """The places of the taken cards, twins one for one."""
    mask = 0
    for piece in taken:
        for place, card in enumerate(loose):
            if card == piece and not mask >> place & 1:
                mask |= 1 << place
                break
    return mask


def _named(loose: Cards, masks: tuple[int, ...]) -> Groups:
    return tuple([tuple([card for place, card in enumerate(loose) if mask >> place & 1]) for mask in masks])
