"""The plays with chosen cards: a person picks a hand card and pieces on the table, and sees the possible plays."""

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
    """What a hand card and chosen pieces can become; without a hand card, the pieces alone."""

    exact: tuple[TableAction, ...]
    """The legal actions that use just these pieces, best first."""

    further: tuple[TableAction, ...]
    """Legal actions that use more pieces as well, best first: all, wherever ``candidates`` are all."""

    joinable: frozenset[Piece]
    """The pieces that can still be chosen."""

    refused: NearMiss | None
    """What a person may expect of just these pieces where that is not legal: what comes closest, and what it lacks.

    None where something is legal, or where more pieces will make something and nothing is close to it yet.
    """


def choose(view: PlayerView, card: Card | None, chosen: Iterable[Piece] = ()) -> Choice:
    """Return what a card of the actor's hand, or none, and the chosen pieces can become; a twin may be chosen twice.

    With nothing chosen the further actions are suggestions: the card's captures and builds, the larger ones first.
    """
    picked = Counter(chosen)
    lying = Counter[Piece]([*view.loose, *view.usable_tops, *(build.piece for build in view.builds)])
    only = replace(  # as if nothing else were there
        hypothetical(view),
        loose=tuple(card for card in (picked & Counter[Piece](view.loose)).elements() if isinstance(card, Card)),
        usable_tops=tuple(card for card in view.usable_tops if card in picked),
    )
    if not _is_time(view, card):
        return Choice((), (), frozenset(), _refused(view, card, picked))
    exact = [action for action in _unlike(_made(only, card)) if picked == Counter(pieces(action))]
    # On the whole table a rule may forbid what this one made: there is more to take, or something else comes first.
    exact = [action for action in exact if why_not(view, action) is None]
    further = _unlike(action for action in _made(view, card, MOST_SUGGESTED) if picked < Counter(pieces(action)))
    joinable = {piece for action in further for piece in Counter(pieces(action)) - picked}
    for piece in lying - picked:  # on a crowded table the candidates are not all there is
        if piece not in joinable and (found := _made_with(view, card, (*picked.elements(), piece))):
            further.append(found)
            joinable |= set(Counter(pieces(found)) - picked)
    further = _unlike([*further, *_largest(view, card, picked, [*exact, *further])])
    refused = None if exact else _refused(view, card, picked)
    if refused and (further or card is None) and len(refused.diagnoses) != 1:
        refused = None  # who is still choosing has something else in mind
    rank = partial(_rank, view)
    return Choice(tuple(sorted(exact, key=rank)), tuple(sorted(further, key=rank)), frozenset(joinable), refused)


def _is_time(view: PlayerView, card: Card | None) -> bool:
    """Return whether a card may be played now or, without one, a build made: nobody is being asked anything."""
    state = view.variant_state
    return state.asked is None and not (state.ended or state.closed) and (card is None or state.played is None)


MOST_SUGGESTED = 200
"""Of how many further actions, by value, the suggestions are chosen."""


def _made(view: PlayerView, card: Card | None, most: int | None = None) -> Iterable[TableAction]:
    """Return what a hand card can be played for, or what can be built without one."""
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
    """Return the largest captures with these pieces, where there are more captures than the suggestions look at."""
    captures = [action for action in found if isinstance(action, Capture)]
    if card is None or len(captures) < MOST_SUGGESTED // 2:
        return []
    if len(view.loose) > MOST_SEARCHED:
        grown: tuple[Capture, ...] = (_grown(view, captures),)
    else:
        grown = largest_captures(view, captures[0] if picked else Trail(card))[:1]
    return [one for one in grown if picked < Counter(pieces(one)) and why_not(view, one) is None]


MOST_SEARCHED = 10
"""Among how many loose cards the largest capture is searched exactly: with more of them that takes seconds."""


def _grown(view: PlayerView, captures: list[Capture]) -> Capture:
    """Return the largest of some captures, with all groups of the others beside it that can be taken as well."""
    best = max(captures, key=partial(count_taken, view))
    for other in captures:
        for group in other.groups if other.value == best.value else ():
            if not set(group) & set(pieces(best)):
                best = replace(best, groups=(*best.groups, group))
    return best


def _unlike(found: Iterable[TableAction]) -> list[TableAction]:
    """Return the first of all actions that do the same."""
    return list({same_effect(action): action for action in reversed([*found])}.values())[::-1]


def _rank(view: PlayerView, action: TableAction) -> tuple[int, int, int]:
    """Return a key that puts captures first, of more cards before fewer, then builds.

    Builds of more pieces come first, and of as many those of the higher value.
    """
    if isinstance(action, Capture):
        return 0, -count_taken(view, action), 0
    if isinstance(action, MakeBuild | TableBuild):
        return 1, -len(pieces(action)), -action.value
    return 2, len(pieces(action)), 0


def _refused(view: PlayerView, card: Card | None, picked: Counter[Piece]) -> NearMiss | None:
    """Return what a person may expect and why not: laying down where it is forbidden, or what the pieces would make."""
    return near_miss(view, card, sorted(picked.elements()))
