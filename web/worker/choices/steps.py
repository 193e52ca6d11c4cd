"""Turns of several actions: what lies there to be chosen, what step of the turn it is, and in which order cards go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from casino_core.legal.choosing import Choice, Made
from casino_core.position.actions import Capture, Groups, Piece
from casino_core.position.position import Position
from casino_core.position.view import View
from web.worker.choices.places import keys_on_table
from web.worker.words.people import People
from web.worker.words.speech import Message, message


def lying(position: Position, seat: int) -> tuple[str, ...]:
    """The keys of what can be chosen beside the hand: loose cards, builds, the tops of others' piles."""
    rules = position.rules
    tops = (card for pile, card in enumerate(position.tops) if card and rules.steals and pile != rules.pile_of[seat])
    return (*keys_on_table(position.loose, position.builds), *tops)


def due(view: View, people: People, *, chosen: bool = False) -> Message:
    """What step of the person's turn it is; ``chosen``: there are cards chosen that make nothing."""
    after = view.extras.played is not None
    if chosen:
        return message("step.nothing-after" if after else "step.nothing")
    if after:
        return message("step.after")
    taken = next((build for build in view.builds if build.name == view.extras.committed), None)
    return message("step.first") if taken is None else message("step.committed", build=people.build(taken))


def as_tapped(choice: Choice, picked: Sequence[Piece], view: View) -> Choice:
    """The choice with the groups of captures in the order in which they were tapped, where that is the player's own.

    What was tapped last comes to lie highest, under the card that takes.
    """
    if view.rules.piles.order != "free":
        return choice
    return replace(choice, exact=tuple(_in_order(action, picked) for action in choice.exact))


def _in_order(action: Made, picked: Sequence[Piece]) -> Made:
    if not isinstance(action, Capture):
        return action
    ordered: Groups = tuple(sorted(action.groups, key=lambda group: max(map([*picked].index, group))))
    return replace(action, groups=ordered)
