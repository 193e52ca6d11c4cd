"""What others may demand of a turn, and how it is met (rules, section 12).

A play is announced first when somebody may object: the partner, who would rather keep a build of their side, or an
opponent, who may insist that it takes all it can. Before the turn ends an opponent may insist that what fits a build of
the actor's side is put on it. Whoever is asked, and about what, stands in ``Extras.asked`` and ``Extras.matter``; when
the actor himself is asked he has to meet the demand.
"""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.legal.duties import Illegal, Seen, can_answer, own_side, used_builds
from casino_core.legal.full_captures import could_take_more, largest
from casino_core.legal.step_builds import additions, why_not_step
from casino_core.legal.why_not import why_not_play
from casino_core.position.actions import (
    Action,
    BuildPiece,
    Capture,
    Done,
    Insist,
    MakeBuild,
    Play,
    TableBuild,
    pieces,
    same_effect,
)
from casino_core.position.position import Matter
from casino_core.rules.parts import Rules

Question = tuple[int, Matter]
"""A seat, and the matter about which it is asked."""


def in_turn(rules: Rules, turn: int) -> Iterator[int]:
    """The other seats, in the order in which they follow."""
    seat = rules.next_seat(turn)
    while seat != turn:
        yield seat
        seat = rules.next_seat(seat)


def questions(seen: Seen, play: Play) -> list[Question]:
    """Who is asked about an announced play, in order: first the partner, then every opponent."""
    rules, asked = seen.rules, list[Question]()
    side = rules.side_of[seen.turn]
    if spared(seen, play):
        asked += [(seat, "request") for seat in in_turn(rules, seen.turn) if rules.side_of[seat] == side]
    if rules.capturing.swazi_insist_capture and not isinstance(play, MakeBuild) and could_take_more(seen, play):
        asked += [(seat, "capture") for seat in in_turn(rules, seen.turn) if rules.side_of[seat] != side]
    return asked


def next_questions(seen: Seen) -> list[Question]:
    """Who is asked after the seat that has just been; after an actor who refused his partner, the opponents."""
    extras = seen.extras
    asked = last_questions(seen) if extras.pending is None else questions(seen, extras.pending)
    if extras.asked == seen.turn:
        return [question for question in asked if question[1] != extras.matter]
    now = (extras.asked, extras.matter)
    return asked[asked.index(now) + 1 :] if now in asked else []


def last_questions(seen: Seen) -> list[Question]:
    """Who is asked before the turn ends: every opponent, if something can be added to a build of the side."""
    rules = seen.rules
    if not (rules.building.swazi_insist_augment and any(True for _ in additions(seen))):
        return []
    side = rules.side_of[seen.turn]
    return [(seat, "augment") for seat in in_turn(rules, seen.turn) if rules.side_of[seat] != side]


def spared(seen: Seen, play: Play) -> bool:
    """Whether a play captures a build of the actor's own side, which a partner may ask to leave."""
    if seen.rules.team == 1 or not isinstance(play, Capture):
        return False
    return any(own_side(seen, build) for build in used_builds(seen, pieces(play)))


def answers(seen: Seen) -> tuple[Action, ...]:
    """What the seat that has been asked may say or do."""
    extras = seen.extras
    pending = extras.pending
    if extras.asked != seen.turn:
        silent = extras.matter == "request" and pending is not None and not _can_take_over(seen, pending.value)
        return (Done(),) if silent else (Insist(), Done())
    if extras.matter == "augment" or pending is None:
        return tuple(additions(seen))
    if extras.matter == "request":
        return (*_added_instead(seen, pending), Done())
    return () if isinstance(pending, MakeBuild) else largest(seen, pending)


def _can_take_over(seen: Seen, value: int) -> bool:
    """Whether the seat that is asked holds a card for a build of this value, beside those for its own builds."""
    owned = {build.value for build in seen.builds if build.owner == seen.extras.asked}
    return can_answer(seen.rules, seen.hand, owned | {value})


def _added_instead(seen: Seen, pending: Play) -> Iterator[MakeBuild]:
    """The announced card put on the build of one's side that the partner asked to leave."""
    for build in used_builds(seen, pieces(pending)):
        if own_side(seen, build):
            yield MakeBuild(pending.card, build.value, ((pending.card,), (BuildPiece(build.name),)), partner=True)


def why_not_answer(seen: Seen, action: Action) -> Illegal | None:
    """Why an action does not answer what its seat has been asked; None when it does."""
    if same_effect(action) not in {same_effect(answer) for answer in answers(seen)}:
        return Illegal("answer-first", {"matter": seen.extras.matter})
    if isinstance(action, TableBuild):
        return why_not_step(seen, action, seen.hand)
    return why_not_play(seen, action) if isinstance(action, Capture) else None
