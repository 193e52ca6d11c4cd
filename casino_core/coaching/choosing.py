"""The plays with chosen cards: a person chooses a hand card and pieces on the table, and sees the possible plays."""

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
    """Legal actions that use these pieces and more, best first; none is missing if ``candidates`` lists all plays."""

    joinable: frozenset[Piece]
    """The further pieces on the table with which the chosen ones are part of some legal action."""

    refused: NearMiss | None
    """The play that is closest to exactly these pieces if they make no legal action, with its diagnoses.

    None if they make a legal action, or if no play is close yet and more pieces may be chosen.
    """


def choose(view: PlayerView, card: Card | None, chosen: Iterable[Piece] = ()) -> Choice:
    """Return the actions with the chosen pieces and, unless it is None, a hand card; both of two twins may be chosen.

    If no pieces are chosen, ``further`` has suggestions: the card's captures and builds, the larger ones first.
    """
    picked = Counter(chosen)
    on_table = Counter[Piece]([*view.loose, *view.usable_tops, *(build.piece for build in view.builds)])
    only = replace(  # as if no other loose cards or tops of piles were on the table
        hypothetical(view),
        loose=tuple(card for card in (picked & Counter[Piece](view.loose)).elements() if isinstance(card, Card)),
        usable_tops=tuple(card for card in view.usable_tops if card in picked),
    )
    if not _is_time(view, card):
        return Choice((), (), frozenset(), near_miss(view, card, sorted(picked.elements())))
    exact = [action for action in _distinct(_made(only, card)) if picked == Counter(pieces(action))]
    # On the whole table a rule may forbid such an action, because there is more to take, or another play comes first.
    exact = [action for action in exact if why_not(view, action) is None]
    further = _distinct(action for action in _made(view, card, MAX_SUGGESTIONS) if picked < Counter(pieces(action)))
    joinable = {piece for action in further for piece in Counter(pieces(action)) - picked}
    for piece in on_table - picked:  # on a crowded table, the candidates are not all plays
        if piece not in joinable and (extension := _made_with(view, card, (*picked.elements(), piece))):
            further.append(extension)
            joinable |= set(Counter(pieces(extension)) - picked)
    further = _distinct([*further, *_largest(view, card, picked, [*exact, *further])])
    refused = None if exact else near_miss(view, card, sorted(picked.elements()))
    if refused and (further or card is None) and len(refused.diagnoses) != 1:
        refused = None  # a person who is still choosing probably means another play
    rank = partial(_rank, view)
    return Choice(tuple(sorted(exact, key=rank)), tuple(sorted(further, key=rank)), frozenset(joinable), refused)


def _is_time(view: PlayerView, card: Card | None) -> bool:
    """Return whether a card may be played now or, without a card, a build made from the table."""
    state = view.variant_state
    return state.asked is None and not (state.ended or state.closed) and (card is None or state.played is None)


MAX_SUGGESTIONS = 200
"""Suggestions are chosen from at most this many captures, and this many builds, for a card at each value."""


def _made(view: PlayerView, card: Card | None, limit: int | None = None) -> Iterable[TableAction]:
    """Return the plays of a hand card; without a card, the builds made from the table alone."""
    if card is None:
        return (step for step in steps(view, None, view.hand, limit) if isinstance(step, TableBuild))
    plays = legal_plays(view) if limit is None else candidates(view, limit)
    return (action for action in plays if action.card == card)


def _made_with(view: PlayerView, card: Card | None, wanted: tuple[Piece, ...]) -> TableAction | None:
    """Return a legal action with the wanted pieces and perhaps others; None if there is no such action."""
    play = play_with(view, card, wanted) if card else None
    if play is not None or not view.rules.step_by_step:
        return play
    return next((made for made in _made(view, card) if Counter(wanted) <= Counter(pieces(made))), None)


def _largest(view: PlayerView, card: Card | None, picked: Counter[Piece], actions: list[TableAction]) -> list[Capture]:
    """Return a list of the largest capture with the picked pieces and more, if ``actions`` may lack it; otherwise [].

    They can lack it only if they contain very many captures.
    """
    captures = [action for action in actions if isinstance(action, Capture)]
    if card is None or len(captures) < MAX_SUGGESTIONS // 2:
        return []
    if len(view.loose) > MAX_LOOSE_SEARCHED:
        grown: tuple[Capture, ...] = (_grown(view, captures),)
    else:
        grown = largest_captures(view, captures[0] if picked else Trail(card))[:1]
    return [one for one in grown if picked < Counter(pieces(one)) and why_not(view, one) is None]


MAX_LOOSE_SEARCHED = 10
"""The maximum number of loose cards at which the largest capture is searched exactly: with more, that takes seconds."""


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
    """Return a sort key for actions: captures first, the larger before the smaller; then builds; then trails.

    Builds of more pieces come before those of fewer; of equally large ones, those of a higher value come first.
    """
    if isinstance(action, Capture):
        return 0, -count_taken(view, action), 0
    if isinstance(action, MakeBuild | TableBuild):
        return 1, -len(pieces(action)), -action.value
    return 2, len(pieces(action)), 0
