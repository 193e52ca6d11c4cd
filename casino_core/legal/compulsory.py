"""Games in which a card that can capture must: it takes all it can, and a card that empties the table comes first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casino_core.cards import Card
from casino_core.legal.full_captures import can_take, enlarged, loose_sums, maximal_capture, named, takeable
from casino_core.legal.illegal import Illegal
from casino_core.position.actions import Capture, Piece, Play, Trail, pieces
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules


def compulsory_fault(view: PlayerView, action: Play) -> Illegal | None:
    """Return how a play breaks the duty to capture where that is compulsory (docs/rules.md, section 11)."""
    if not view.rules.capturing.compulsory:
        return None
    sweepers = cards_that_sweep(view)
    sweep_first = Illegal("sweep-comes-first", {"cards": sweepers}) if sweepers and not _sweeps(view, action) else None
    if sweep_first is not None and action.card not in sweepers:
        return sweep_first  # whatever else that card would have to do
    taken = takeable(view.rules, view.loose, action.card) if isinstance(action, Trail) else ()
    if taken:
        return Illegal("must-capture", {"card": action.card, "taken": taken})
    if isinstance(action, Capture) and enlarged(view.rules, view.loose, action) is not None:
        return Illegal("must-take-all", {"card": action.card, "value": action.value})
    return sweep_first


def compulsory_plays(view: PlayerView, plays: Iterable[Play]) -> Iterator[Play]:
    """Yield the captures and trails that the duty allows, captures enlarged as far as they can be.

    When some card empties the table the plays that do so are all there are.
    """
    first = tuple(_sweeping(view))
    if first:
        yield from first
        return
    known: set[tuple[Card, int, tuple[Piece, ...]]] = set()
    for play in plays:
        if isinstance(play, Capture):
            whole = maximal_capture(view.rules, view.loose, play)
            # Different captures may grow into the same one.
            key = (whole.card, whole.value, tuple(sorted(pieces(whole))))
            if key not in known:
                known.add(key)
                yield whole
        elif not can_take(view.rules, view.loose, play.card):
            yield play


def values_that_sweep(rules: Rules, loose: Cards) -> tuple[int, ...]:
    """Return the values at which one card could take all loose cards; for valueless courts, their mark."""
    if not loose:
        return ()
    everything, table = (1 << len(loose)) - 1, loose_sums(rules, loose)
    # Of all cards, whoever has them: the table is announced, and nobody may learn from that what is in a hand.
    values = {value for worths in rules.hand_values.values() for value in worths} - rules.rank_marks
    found = {value for value in values if table.cover(value, everything) is not None}
    if rules.rank_only.issuperset(loose) and len({card.rank for card in loose}) == 1:
        found |= {loose[0].pips} & rules.rank_marks if len(loose) in rules.court_takes else set()
    return tuple(sorted(found))


def cards_that_sweep(view: PlayerView) -> Cards:
    """Return the cards of the hand that can empty the table."""
    return tuple(dict.fromkeys(play.card for play in _sweeping(view)))


def _sweeping(view: PlayerView) -> Iterator[Play]:
    """Yield the plays that empty the table, one for every card and value that can."""
    rules, loose = view.rules, view.loose
    values = values_that_sweep(rules, loose)
    everything, table = (1 << len(loose)) - 1, loose_sums(rules, loose)
    for card in dict.fromkeys(view.hand):
        if card in rules.takes_table and loose:
            yield Trail(card)
        for value in rules.hand_values[card]:
            if value in values:
                cover = table.cover(value, everything) if card not in rules.rank_only else None
                groups = tuple([(mate,) for mate in loose]) if cover is None else named(loose, cover)
                yield Capture(card, value, groups)


def _sweeps(view: PlayerView, action: Play) -> bool:
    if isinstance(action, Trail):
        return action.card in view.rules.takes_table and bool(view.loose)
    return isinstance(action, Capture) and len(pieces(action)) == len(view.loose) + len(view.builds)
