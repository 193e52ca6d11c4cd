"""How much a capture can take, from a single group to the whole table, and the rules by which captures must be made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from casino_core.cards import Card
from casino_core.legal.facts import used_builds
from casino_core.legal.illegal import Illegal
from casino_core.position.actions import Capture, Groups, Piece, Play, Trail, pieces
from casino_core.position.layout import Sums, sums
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules

# ---------- captures of loose cards ----------


def capturable_group(rules: Rules, loose: Cards, card: Card) -> tuple[Piece, ...]:
    """Return a group that a card can capture; () if there is none, or if laying the card down takes the table."""
    if card in rules.takes_table:
        return ()
    if card in rules.rank_only:
        return next(((other,) for other in loose if other.rank == card.rank), ())
    table = loose_sums(rules, loose)
    return next(
        (groups_of(loose, masks[:1])[0] for value in rules.hand_values[card] if (masks := table.groups(value))), ()
    )


def larger_capture(rules: Rules, loose: Cards, action: Capture) -> Capture | None:
    """Return a capture with the same card and value that takes the same loose cards and more; None if there is none."""
    if action.card in rules.rank_only:
        return _with_more_courts(rules, loose, action)
    table, taken = loose_sums(rules, loose), _mask(loose, pieces(action))
    for place in range(len(loose)):
        bit = 1 << place
        # Any larger capture contains a further card, so it is enough to try each card in turn.
        if not taken & bit and (cover := table.cover(action.value, taken | bit)) is not None:
            return Capture(action.card, action.value, groups_of(loose, cover))
    return None


def maximal_capture(rules: Rules, loose: Cards, capture: Capture) -> Capture:
    """Return a capture enlarged until it can take no more."""
    while (more := larger_capture(rules, loose, capture)) is not None:
        capture = more
    return capture


def _with_more_courts(rules: Rules, loose: Cards, action: Capture) -> Capture | None:
    """Return the capture with the next larger number of courts that the rules allow; None if there is none."""
    mates = [(card,) for card in loose if card.rank == action.card.rank]
    taken = len(pieces(action))
    # Where a court takes one or all, the next number after one is all three, never two (docs/rules.md, section 20).
    count = min((size for size in rules.court_takes if taken < size <= len(mates)), default=0)
    if not count:
        return None
    remaining = list(mates)
    for group in action.groups:
        remaining.remove((Card(group[0]),))
    return Capture(action.card, action.value, (*action.groups, *remaining[: count - taken]))


# ---------- captures with builds on the table ----------


def could_take_more(view: PlayerView, play: Trail | Capture) -> bool:
    """Return whether the card of a play could take more, ignoring the rest of the hand; a capture keeps its value."""
    rules = view.rules
    if play.card not in rules.rank_only and _leaves_build(view, play):
        return True
    if isinstance(play, Trail):
        return bool(capturable_group(rules, view.loose, play.card))
    return larger_capture(rules, view.loose, play) is not None


def _leaves_build(view: PlayerView, play: Trail | Capture) -> bool:
    """Return whether the play leaves a build that its card could take."""
    taken = set(pieces(play))
    values = _values(view.rules, play)
    return any(build.value in values and build.piece not in taken for build in view.builds)


def _values(rules: Rules, play: Trail | Capture) -> tuple[int, ...]:
    return (play.value,) if isinstance(play, Capture) else rules.hand_values[play.card]


def largest_captures(view: PlayerView, play: Trail | Capture) -> tuple[Capture, ...]:
    """Return the largest of the captures that take everything a play takes, and more; several may be equally large.

    If the play is a capture, its value is kept. Each set of pieces occurs once.
    """
    if not could_take_more(view, play):
        return ()
    if play.card in view.rules.rank_only:
        captures = list(_larger_court_captures(view, play))
    else:
        captures = [capture for value in _values(view.rules, play) for capture in _largest_at(view, play, value)]
    largest = max(count_taken(view, capture) for capture in captures)
    return tuple([capture for capture in captures if count_taken(view, capture) == largest])


def _larger_court_captures(view: PlayerView, play: Trail | Capture) -> Iterator[Capture]:
    """Yield the captures by a court without a value that take everything a play takes, and more."""
    taken = set(pieces(play))
    mates = [card for card in view.loose if card.rank == play.card.rank]
    for size in view.rules.court_takes:
        for chosen in combinations(mates, size):
            if taken < set(chosen):
                yield Capture(play.card, play.card.pips, tuple([(mate,) for mate in chosen]))


def _largest_at(view: PlayerView, play: Trail | Capture, value: int) -> list[Capture]:
    """Return the largest captures at one value that take everything a play takes, and all builds of the value."""
    worths = [view.rules.summed_values[card] for card in view.loose]
    table, taken = loose_sums(view.rules, view.loose), _mask(view.loose, pieces(play))
    # A card that is worth more than ``value`` cannot be part of a group for it.
    fit = [place for place, worth in enumerate(worths) if worth and min(worth) <= value]
    whole = tuple([(build.piece,) for build in view.builds if build.value == value])
    free = [place for place in fit if not taken >> place & 1]
    for out_count in range(len(free) + 1):
        captures: list[Capture] = []
        for out in combinations(free, out_count):
            places = [place for place in fit if place not in out]
            # Most choices already fail by their sum, which is far cheaper to check than whether groups cover them.
            if not _divides([worths[place] for place in places], value):
                continue
            cover = table.cover(value, sum(1 << place for place in places))
            if cover is not None and (cover or whole):
                captures.append(Capture(play.card, value, (*groups_of(view.loose, cover), *whole)))
        if captures:
            return captures
    return []


def _divides(worths: list[tuple[int, ...]], value: int) -> bool:
    """Return whether the sum of some cards can be a multiple of a value; if not, they cannot form groups for it."""
    rests = {0}
    for worth in worths:
        rests = {(rest + one) % value for rest in rests for one in worth}
    return 0 in rests


def count_taken(view: PlayerView, capture: Capture) -> int:
    """Return the number of cards that a capture takes from the table, including those of builds."""
    touched = pieces(capture)
    builds = used_builds(view, touched)
    return len(touched) + sum(len(build.cards) - 1 for build in builds)


# ---------- captures that must be made ----------


def obliged(view: PlayerView, plays: Iterable[Play]) -> Iterable[Play]:
    """Return those of otherwise legal plays that the option ``must_capture`` allows (docs/rules.md, section 21.1)."""
    rule = view.rules.capturing.must_capture
    if rule == "never":
        return plays
    plays = list(plays)
    capturing = {play.card for play in plays if takes_something(view, play)}
    return [play for play in plays if takes_something(view, play) or not _gives_way(rule, play, capturing)]


def why_capture_first(view: PlayerView, play: Play, plays: Iterable[Play]) -> Illegal | None:
    """Return why a capture must be made instead of a play; None if none must. ``plays``: all otherwise legal plays."""
    rule = view.rules.capturing.must_capture
    captures = {other.card: other for other in plays if takes_something(view, other)}
    if takes_something(view, play) or not _gives_way(rule, play, set(captures)):
        return None
    first = captures.get(play.card) or next(iter(captures.values()))
    taken = pieces(first) or (*view.loose, *[build.piece for build in view.builds])
    code = "card-must-capture" if first.card == play.card else "capture-comes-first"
    return Illegal(code, {"card": play.card, "taker": first.card, "taken": taken})


def takes_something(view: PlayerView, play: Play) -> bool:
    """Return whether a play takes cards: a capture, or laying down a card that takes the whole table."""
    if isinstance(play, Trail):
        return play.card in view.rules.takes_table and bool(view.loose or view.builds)
    return isinstance(play, Capture)


def _gives_way(rule: str, play: Play, capturing: set[Card]) -> bool:
    """Return whether a play that captures nothing gives way to captures with the ``capturing`` cards."""
    if rule == "card_not_trailed":
        return isinstance(play, Trail) and play.card in capturing
    return bool(capturing) and (rule == "always" or isinstance(play, Trail))


# ---------- compulsory capturing ----------


def capturing_is_compulsory(view: PlayerView, play: Play) -> Illegal | None:
    """Check that a card that can capture takes all it can, and that a sweep comes first (docs/rules.md, section 11)."""
    sweepers = cards_that_sweep(view)
    sweep_first = Illegal("sweep-comes-first", {"cards": sweepers}) if sweepers and not _sweeps(view, play) else None
    if sweep_first is not None and play.card not in sweepers:
        return sweep_first  # this matters more than what the card of this play would have to capture
    taken = capturable_group(view.rules, view.loose, play.card) if isinstance(play, Trail) else ()
    if taken:
        return Illegal("must-capture", {"card": play.card, "taken": taken})
    if isinstance(play, Capture) and larger_capture(view.rules, view.loose, play) is not None:
        return Illegal("must-take-all", {"card": play.card, "value": play.value})
    return sweep_first


def compulsory_plays(view: PlayerView, plays: Iterable[Play]) -> Iterator[Play]:
    """Yield the plays that compulsory capturing allows: maximal captures, and trails of cards that can capture nothing.

    If some card can sweep the table, only plays that sweep are allowed.
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
        elif not capturable_group(view.rules, view.loose, play.card):
            yield play


def values_that_sweep(rules: Rules, loose: Cards) -> tuple[int, ...]:
    """Return the values at which one card could take all loose cards; for courts without a value, their rank's mark."""
    if not loose:
        return ()
    everything, table = (1 << len(loose)) - 1, loose_sums(rules, loose)
    # All cards of the pack are considered, because the values are announced, and must reveal nothing about a hand.
    values = {value for worths in rules.hand_values.values() for value in worths} - rules.rank_marks
    sweeping = {value for value in values if table.cover(value, everything) is not None}
    if rules.rank_only.issuperset(loose) and len({card.rank for card in loose}) == 1:
        sweeping |= {loose[0].pips} & rules.rank_marks if len(loose) in rules.court_takes else set()
    return tuple(sorted(sweeping))


def cards_that_sweep(view: PlayerView) -> Cards:
    """Return the cards of the hand that can clear the table."""
    return tuple(dict.fromkeys(play.card for play in _sweeping(view)))


def _sweeping(view: PlayerView) -> Iterator[Play]:
    """Yield the plays that clear the table, one for every card and value with which this is possible."""
    rules, loose = view.rules, view.loose
    values = values_that_sweep(rules, loose)
    everything, table = (1 << len(loose)) - 1, loose_sums(rules, loose)
    for card in dict.fromkeys(view.hand):
        if card in rules.takes_table and loose:
            yield Trail(card)
        for value in rules.hand_values[card]:
            if value in values:
                cover = table.cover(value, everything) if card not in rules.rank_only else None
                groups = tuple([(mate,) for mate in loose]) if cover is None else groups_of(loose, cover)
                yield Capture(card, value, groups)


def _sweeps(view: PlayerView, action: Play) -> bool:
    if isinstance(action, Trail):
        return action.card in view.rules.takes_table and bool(view.loose)
    return isinstance(action, Capture) and len(pieces(action)) == len(view.loose) + len(view.builds)


# ---------- loose cards and masks ----------


def loose_sums(rules: Rules, loose: Cards) -> Sums:
    """Return the sums that loose cards can make, as masks of the cards' places."""
    return sums(tuple([rules.summed_values[card] for card in loose]), rules.largest_sum)


def _mask(loose: Cards, taken: Iterable[Piece]) -> int:
    """Return the places of the taken cards, as bits: each of two twins has its own place."""
    mask = 0
    for piece in taken:
        for place, card in enumerate(loose):
            if card == piece and not mask >> place & 1:
                mask |= 1 << place
                break
    return mask


def groups_of(loose: Cards, masks: tuple[int, ...]) -> Groups:
    """Return the groups of loose cards for masks of the cards' places."""
    return tuple([tuple([card for place, card in enumerate(loose) if mask >> place & 1]) for mask in masks])
