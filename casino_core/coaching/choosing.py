"""The plays with some chosen cards: a person picks a hand card and pieces on the table, and sees the possible plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial

from casino_core.cards import Card
from casino_core.coaching.hypothetical import hypothetical
from casino_core.coaching.near_miss import NearMiss, near_miss
from casino_core.coaching.play_with import play_with
from casino_core.legal.captures import count_taken, largest_captures
from casino_core.legal.legality import candidates, legal_plays, why_not
from casino_core.legal.table_builds import steps
from casino_core.position.actions import Capture, MakeBuild, Piece, TableAction, TableBuild, Trail, pieces, same_effect
from casino_core.position.player_view import PlayerView


@dataclass(frozen=True, slots=True)
class Choice:
    """The possible actions with the chosen pieces and, if there is one, the hand card."""

    exact: tuple[TableAction, ...]
    """The legal actions that use just these pieces, best first."""

    further: tuple[TableAction, ...]
    """Legal actions that use more pieces as well, best first: all of them if ``candidates`` lists all."""

    joinable: frozenset[Piece]
    """The pieces that can still be chosen."""

    refused: NearMiss | None
    """The closest play to exactly these pieces if none is legal, with its diagnoses.

    None if such a play is legal, or if more pieces may make one and no play is close yet.
    """


def choose(view: PlayerView, card: Card | None, chosen: Iterable[Piece] = ()) -> Choice:
    """Return the actions with the chosen pieces and, unless it is None, a hand card; both of two twins may be chosen.

    With no pieces chosen, the further actions are suggestions: the card's captures and builds, the larger ones first.
    """
    picked = Counter(chosen)
    on_table = Counter[Piece]([*view.loose, *view.usable_tops, *(build.piece for build in view.builds)])
    only = replace(  # as if nothing else were on the table
        hypothetical(view),
        loose=tuple(card for card in (picked & Counter[Piece](view.loose)).elements() if isinstance(card, Card)),
        usable_tops=tuple(card for card in view.usable_tops if card in picked),
    )
    if not _is_time(view, card):
        return Choice((), (), frozenset(), near_miss(view, card, sorted(picked.elements())))
    exact = [action for action in _distinct(_made(only, card)) if picked == Counter(pieces(action))]
    # On the whole table a rule may forbid what is legal here: there is more to take, or another play comes first.
    exact = [action for action in exact if why_not(view, action) is None]
    further = _distinct(action for action in _made(view, card, MAX_SUGGESTIONS) if picked < Counter(pieces(action)))
    joinable = {piece for action in further for piece in Counter(pieces(action)) - picked}
    for piece in on_table - picked:  # on a crowded table, the candidates are not all plays
        if piece not in joinable and (found := _made_with(view, card, (*picked.elements(), piece))):
            further.append(found)
            joinable |= set(Counter(pieces(found)) - picked)
    further = _distinct([*further, *_largest(view, card, picked, [*exact, *further])])
    refused = None if exact else near_miss(view, card, sorted(picked.elements()))
    if refused and (further or card is None) and len(refused.diagnoses) != 1:
        refused = None  # a person who is still choosing means another play
    rank = partial(_rank, view)
    return Choice(tuple(sorted(exact, key=rank)), tuple(sorted(further, key=rank)), frozenset(joinable), refused)


def _is_time(view: PlayerView, card: Card | None) -> bool:
    """Return whether a card may be played now or, without a card, a build made from the table."""
    state = view.variant_state
    return state.asked is None and not (state.ended or state.closed) and (card is None or state.played is None)


MAX_SUGGESTIONS = 200
"""The most captures, and the most builds, of a card at each value from which the suggestions are chosen."""


def _made(view: PlayerView, card: Card | None, most: int | None = None) -> Iterable[TableAction]:
    """Return the plays of a hand card; without a card, the builds made from the table alone."""
    if card is None:
        found = steps(view, None, view.hand, most)
        return (step for step in found if isinstance(step, TableBuild))
    plays = legal_plays(view) if most is None else candidates(view, most)
    return (action for action in plays if action.card == card)


def _made_with(view: PlayerView, card: Card | None, wanted: tuple[Piece, ...]) -> TableAction | None:
    """Return a legal action with these pieces and perhaps others; None if there is none."""
    found = play_with(view, card, wanted) if card else None
    if found is not None or not view.rules.step_by_step:
        return found
    return next((made for made in _made(view, card) if Counter(wanted) <= Counter(pieces(made))), None)


def _largest(view: PlayerView, card: Card | None, picked: Counter[Piece], found: list[TableAction]) -> list[Capture]:
    """Return the largest capture with the picked pieces if it may be missing among the plays found; otherwise [].

    It can be missing only if very many captures were found.
    """
    captures = [action for action in found if isinstance(action, Capture)]
    if card is None or len(captures) < MAX_SUGGESTIONS // 2:
        return []
    if len(view.loose) > MAX_LOOSE_SEARCHED:
        grown: tuple[Capture, ...] = (_grown(view, captures),)
    else:
        grown = largest_captures(view, captures[0] if picked else Trail(card))[:1]
    return [one for one in grown if picked < Counter(pieces(one)) and why_not(view, one) is None]


MAX_LOOSE_SEARCHED = 10
"""The most loose cards among which the largest capture is found exactly: with more, the search takes seconds."""


def _grown(view: PlayerView, captures: list[Capture]) -> Capture:
    """Return the largest of some captures, enlarged by groups of the others that it can take as well."""
    best = max(captures, key=partial(count_taken, view))
    for other in captures:
        for group in other.groups if other.value == best.value else ():
            if not set(group) & set(pieces(best)):
                best = replace(best, groups=(*best.groups, group))
    return best


def _distinct(actions: Iterable[TableAction]) -> list[TableAction]:
    """Return the actions without those that have the same effect as an earlier one."""
    return list({same_effect(action): action for action in reversed([*actions])}.values())[::-1]


def _rank(view: PlayerView, action: TableAction) -> tuple[int, int, int]:
    """Return a key that sorts actions: captures first, those of more cards before those of fewer, then builds.

    Builds of more pieces come first; among equals, those of a higher value.
    """
    if isinstance(action, Capture):
        return 0, -count_taken(view, action), 0
    if isinstance(action, MakeBuild | TableBuild):
        return 1, -len(pieces(action)), -action.value
    return 2, len(pieces(action)), 0
