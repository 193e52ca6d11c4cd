"""The play that a person may have meant with cards that make no legal play: the closest one, and its diagnoses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.coaching.diagnosis import remedy_for
from casino_core.coaching.hypothetical import hypothetical
from casino_core.coaching.play_with import play_with
from casino_core.coaching.remedies import Case, Remedy, ToLeave
from casino_core.legal.captures import cards_that_sweep, groups_of
from casino_core.legal.facts import held_values, piece_values
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import why_not
from casino_core.position.actions import BuildPiece, Capture, Groups, MakeBuild, Piece, TableAction, TableBuild, Trail
from casino_core.position.layout import sums
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards

MAX_REMEDIES = 3
"""The maximum number of remedies of a play that someone may have meant: with more, the play counts as hopeless."""


class Diagnosis(NamedTuple):
    """One rule that is broken, and the remedy."""

    why: Illegal
    """The rule that is broken."""

    remedy: Remedy
    """The change with which the action would no longer break the rule."""


class NearMiss(NamedTuple):
    """A play that a person may have meant, and why it is not legal."""

    action: TableAction
    """The play that may have been meant."""

    why: Illegal
    """The first rule that the play breaks."""

    diagnoses: tuple[Diagnosis, ...]
    """The broken rules and their remedies, usually one, in the order of the rules; () if nothing would help."""


def near_miss(
    view: PlayerView, card: Card | None, chosen: Iterable[Piece], tapped: Piece | None = None
) -> NearMiss | None:
    """Return the play that is closest to chosen pieces that make no legal play; None if they resemble no play.

    ``card`` is the hand card, None for a build from the table; ``tapped`` is the piece that was chosen last, if the
    ``chosen`` pieces may have been a play without it.
    """
    first = cards_that_sweep(view) if view.rules.capturing.compulsory else ()
    if card is not None and first and card not in first:
        # No play of this card is legal, because another card must sweep the table first.
        return diagnose(view, Trail(card))
    wanted = _Chosen(view, card, tuple(chosen), tapped)
    best = _closest(view, wanted)
    if tapped is None or card is None or not wanted.others or (best and len(best.diagnoses) == 1):
        return best
    # If the piece tapped last makes a legal play without the others, the diagnosis is that the others must be left.
    alone = play_with(view, card, (tapped,))
    if alone is not None:
        why = Illegal("not-with-these", {"piece": tapped, "others": wanted.others})
        return NearMiss(alone, why, (Diagnosis(why, ToLeave(wanted.others)),))
    # If no remedy helps any play of all the pieces, only the piece tapped last is judged.
    return best if best and best.diagnoses else near_miss(view, card, (), tapped)


def _closest(view: PlayerView, wanted: _Chosen) -> NearMiss | None:
    """Return the play that needs the fewest remedies, of all that may be meant; of equal ones, the likeliest."""
    best: NearMiss | None = None
    # The likeliest plays come first, so the first play that needs a single remedy is the best.
    for action in _meant(wanted):
        miss = diagnose(view, action)
        if miss is not None and (best is None or _far(miss) < _far(best)):
            best = miss
            if len(best.diagnoses) == 1:
                break
    return best


def _far(miss: NearMiss) -> int:
    """Return the number of remedies that make a play legal; more than ``MAX_REMEDIES`` if nothing does."""
    # Without a diagnosis nothing would help, so the play counts as further from legal than with the most remedies.
    return len(miss.diagnoses) or MAX_REMEDIES + 1


def diagnose(view: PlayerView, action: TableAction) -> NearMiss | None:
    """Return an action with its diagnoses, found by applying one remedy after another; None if it is legal."""
    case, diagnoses = Case(hypothetical(view), action), list[Diagnosis]()
    while (why := why_not(case.view, case.action)) is not None:
        if diagnoses and why.code == "sweep-comes-first":
            break  # the remedies changed the table, so sweeping it says nothing about this play
        remedy = remedy_for(case, why)
        remedied = remedy.apply(case) if remedy else None
        if remedy is None or remedied is None or len(diagnoses) == MAX_REMEDIES:
            return NearMiss(action, diagnoses[0].why if diagnoses else why, ())
        diagnoses.append(Diagnosis(why, remedy))
        case = remedied
    return NearMiss(action, diagnoses[0].why, tuple(diagnoses)) if diagnoses else None


# ---------- plays that may be meant ----------


class _Chosen(NamedTuple):
    """The chosen pieces on the table, and the hand card."""

    view: PlayerView
    """The view of the seat."""

    card: Card | None
    """The hand card; None for a build from the table."""

    others: tuple[Piece, ...]
    """The pieces that were chosen on the table earlier."""

    tapped: Piece | None
    """The piece that was chosen last, if the others may have been a play without it."""

    @property
    def all(self) -> tuple[Piece, ...]:
        return self.others if self.tapped is None else (*self.others, self.tapped)

    @property
    def loose(self) -> Cards:
        return tuple(piece for piece in self.all if isinstance(piece, Card))

    @property
    def builds(self) -> tuple[BuildPiece, ...]:
        return tuple(piece for piece in self.all if isinstance(piece, BuildPiece))


def _meant(wanted: _Chosen) -> Iterator[TableAction]:
    """Yield plays that may be meant, the likeliest first: builds of the sum, builds of sets, additions, captures."""
    if wanted.card is None:
        yield from _built_from_table(wanted)
    elif not wanted.all:
        yield Trail(wanted.card)
    else:
        yield from _summed(wanted, wanted.card)
        yield from _more_sets(wanted, wanted.card)
        yield from _put_on(wanted, wanted.card)
        yield from _stolen(wanted)
        yield from _taken(wanted, wanted.card)
        yield from _taken_by_another(wanted, wanted.card)


def _built_from_table(wanted: _Chosen) -> Iterator[TableAction]:
    """Yield builds without a hand card: all pieces but one are put on that one, or all pieces are summed."""
    view, chosen = wanted.view, wanted.all
    if len(chosen) < 2 or len(wanted.builds) > 1:
        return
    for place, base in enumerate(chosen):
        rest = (*chosen[:place], *chosen[place + 1 :])
        for value in piece_values(view, base):
            if isinstance(base, BuildPiece) or value in _totals(view, rest):
                yield TableBuild(value, ((base,), rest))
    for total in _totals(view, chosen):
        yield TableBuild(total, (chosen,))


def _summed(wanted: _Chosen, card: Card) -> Iterator[MakeBuild]:
    """Yield builds of the sum of the card and all pieces, which raise a chosen build; for courts, one of their rank."""
    view, rules = wanted.view, wanted.view.rules
    # A play changes only one build.
    if len(wanted.builds) > 1:
        return
    if card in rules.rank_only:
        if all(piece[0] == card.rank for piece in wanted.all):
            yield MakeBuild(card, card.pips, ((card,), *((piece,) for piece in wanted.all)))
        return
    group: tuple[Piece, ...] = (card, *wanted.builds, *wanted.loose)
    if rules.rank_only.isdisjoint(group):
        yield from (MakeBuild(card, total, (group,)) for total in _totals(view, group, card))


def _totals(view: PlayerView, group: Iterable[Piece], played: Card | None = None) -> list[int]:
    """Return the sums of some pieces that can be built; the sums that a card in hand can take come first."""
    totals, rules = {0}, view.rules
    for piece in group:
        totals = {total + worth for total in totals for worth in piece_values(view, piece, played)}
    held = held_values(rules, view.hand)
    return sorted(
        (total for total in totals if total <= rules.largest_sum), key=lambda total: (total not in held, total)
    )


def _more_sets(wanted: _Chosen, card: Card) -> Iterator[MakeBuild]:
    """Yield builds of several sets, one perhaps incomplete, for the value of a chosen build or for a value in hand."""
    view, rules = wanted.view, wanted.view.rules
    bases = tuple((build,) for build in wanted.builds)
    if not wanted.loose or len(wanted.all) < 2 or rules.step_by_step or len(bases) > 1:
        return
    values = {value for build in wanted.builds for value in piece_values(view, build)}
    for value in sorted((values or held_values(rules, view.hand)) - rules.rank_marks):
        first, *more = sorted(_sets(view, (card, *wanted.loose), value, card), key=lambda group: card != group[0])
        # A build of a single set is a sum, which ``_summed`` yields.
        if more:
            yield MakeBuild(card, value, (first, *more, *bases))


def _put_on(wanted: _Chosen, card: Card) -> Iterator[MakeBuild]:
    """Yield additions to one of the chosen pieces: to a build or, step by step, to a loose card."""
    view, rules = wanted.view, wanted.view.rules
    bases: tuple[Piece, ...] = wanted.all if rules.step_by_step else wanted.builds
    for base in bases if card not in rules.rank_only and len(wanted.builds) < 2 else ():
        rest = list(wanted.all)
        rest.remove(base)
        for value in piece_values(view, base):
            yield MakeBuild(card, value, ((card, *rest), (base,)))


def _stolen(wanted: _Chosen) -> Iterator[TableBuild]:
    """Yield builds made of only the top card of a pile, if builds are made step by step."""
    view, top = wanted.view, wanted.tapped
    if not (isinstance(top, Card) and top in view.usable_tops and view.rules.step_by_step):
        return
    # The top may be meant as a group by itself, or as part of a group for a value in hand.
    values = (*view.rules.table_values[top], *sorted(held_values(view.rules, view.hand) - view.rules.rank_marks))
    yield from (TableBuild(value, ((top,),)) for value in values)


def _taken(wanted: _Chosen, card: Card) -> Iterator[Capture]:
    """Yield captures of all chosen pieces: as complete sets, perhaps an incomplete one, and each build by itself."""
    view, rules = wanted.view, wanted.view.rules
    for value in rules.hand_values[card]:
        if card not in rules.rank_only:
            yield Capture(card, value, (*_sets(view, wanted.loose, value), *((build,) for build in wanted.builds)))
        elif all(_worths(view, piece) == (value,) for piece in wanted.all):
            yield Capture(card, value, tuple((piece,) for piece in wanted.all))


def _sets(view: PlayerView, cards: Cards, value: int, played: Card | None = None) -> Groups:
    """Return cards as sets of a value: complete sets, of as many cards as possible, then a set of all other cards.

    ``played`` is the hand card if it goes into a build; then it is the first of the cards.
    """
    counts = [view.rules.summed_values[card] for card in cards]
    if played is not None:
        counts[0] = view.rules.build_values[played]
    unions = sums(tuple(counts), view.rules.largest_sum).unions(value)
    full, masks = max(unions, key=lambda union: union[0].bit_count(), default=(0, ()))
    rest = (1 << len(cards)) - 1 & ~full
    return groups_of(cards, tuple(mask for mask in (*masks, rest) if mask))


def _taken_by_another(wanted: _Chosen, card: Card) -> Iterator[Capture]:
    """Yield captures that need another hand card: of the piece tapped last or, if there is none, of all pieces."""
    group = wanted.all if wanted.tapped is None else (wanted.tapped,)
    own = wanted.view.rules.hand_values[card]
    worths = _totals(wanted.view, group) if len(group) > 1 else _worths(wanted.view, group[0])
    yield from (Capture(card, value, (group,)) for value in worths if value not in own)
    if card in wanted.view.rules.rank_only:
        yield from (Capture(card, value, tuple((piece,) for piece in wanted.all)) for value in own)


def _worths(view: PlayerView, piece: Piece) -> tuple[int, ...]:
    """Return the values at which a piece is taken; 0 for a card without a value, such as a sweeping jack."""
    return piece_values(view, piece) or (0,)
