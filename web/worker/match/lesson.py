"""A lesson: positions with one thing to find in each, and what a play that is something else would lead to."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from casino_core.cards import Card
from casino_core.game import from_position
from casino_core.legal.facts import raised
from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.position.actions import Action, Capture, MakeBuild, Trail, same_effect
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.awards import Each, awards
from web.worker.match.aftermath import captures_of, cards_taken, holding
from web.worker.match.judging import cost_of
from web.worker.match.puzzle import loss
from web.worker.match.saves import SavedMatch
from web.worker.words.speech import Message, message, one_by_one

OPPONENTS = ("nia", "kit", "mara", "selma", "bruno")
"""Who sits at the table with the learner; the captions of diagrams speak of Nia."""

MIN_TAKEN = 2
"""How many cards of the table somebody must be able to take for a play to be warned of."""


@dataclass(frozen=True)
class Step:
    """One position of a course, and what is to be found there."""

    id: str
    """What the step is called in what is stored."""

    position: Position
    """The table, with the learner to play in seat 0."""

    accepted: tuple[Action, ...]
    """The plays that are right; the first is what the step shows."""

    task: str
    """What is to be done; cards in braces are drawn."""

    right: str
    """What is said when it is done."""

    missed: int = 0
    """Of a puzzle, how many bots of the ladder do not find the best play; 0 in lessons."""

    played: Action | None = None
    """What the learner played there in a game of theirs, to their cost; None in lessons and puzzles."""

    @property
    def exact(self) -> bool:
        """Whether this is a puzzle: all cards lie open, and every play has an exact worth."""
        return self.missed > 0

    @property
    def saved(self) -> SavedMatch:
        """The match that it is tried in."""
        return SavedMatch(from_position(self.position, "lesson"), OPPONENTS[: self.position.rules.seats - 1])

    def accepts(self, action: Action) -> bool:
        """Return whether a play is right, however its pieces are put into groups."""
        return same_effect(action) in map(same_effect, self.accepted)


@dataclass(frozen=True)
class Course:
    """Steps in their order."""

    id: str
    """What the course is called in what is stored."""

    title: str
    """What it is called on the page."""

    steps: tuple[Step, ...]
    """Its steps."""

    way_on: str
    """The address that the last step leads to."""

    last: str
    """What that way is called."""

    shows: bool = True
    """Whether somebody may be shown what is right."""


def parse_course(text: str) -> Course:
    """Return the course that a page gives. Its steps were checked when the site was built."""
    told = json.loads(text)
    return Course(told["id"], told["title"], tuple(map(parse_step, told["steps"])), told["way_on"], told["last"])


def parse_step(told: Mapping[str, str]) -> Step:
    """Return a step as a page gives it."""
    accepted = tuple(map(parse_action, told["accepted"].split()))
    missed = int(told.get("missed", 0))
    return Step(told["id"], parse_position(told["position"]), accepted, told["task"], told["right"], missed)


# ---------- what is said of a play that is something else ----------


def why_not_that(step: Step, action: Action, after: Position) -> tuple[Message, ...]:
    """Return why a play that the rules allow is not what a step is about, and what it would lead to.

    Return nothing where it is right, which only is to be found out where the play replaces one of the learner's own.
    """
    if step.accepts(action):
        return ()
    if step.exact:
        return (message("puzzle.worse", count=loss(step.position, action)),)
    if step.played is not None:
        return _why_still_not(step, step.played, action)
    why = _why(step.position, action, step.accepted[0])
    # A build can be taken by the same card, so that is no reason to make one.
    return (why,) if why.key == "lesson.trail.build" else (why, *_consequence(step.position, after))


def _why_still_not(step: Step, played: Action, action: Action) -> tuple[Message, ...]:
    """Return why a play is no better than the one in the learner's game; nothing where it costs nothing."""
    if same_effect(action) == same_effect(played):
        return (message("mistake.again"),)
    # Other plays may be as good as the one the review found, so each is judged before it is called worse.
    cost = cost_of(view(step.position, step.position.turn), action)
    return (message("mistake.worse", points=f"{cost:.1f}"),) if cost else ()


def _why(position: Position, action: Action, wanted: Action) -> Message:
    """Return what a play lacks beside the one that is wanted: cards or, where they are no fewer, points."""
    kind, better = _kind(action), _kind(wanted)
    if isinstance(action, Capture) and isinstance(wanted, Capture):
        got, most = (_won(position, capture) for capture in (action, wanted))
        if _points(position, got) < _points(position, most):
            return message("lesson.points", count=_points(position, got), of=_points(position, most))
        if len(got) < len(most):
            return message("lesson.less", count=len(got), of=len(most))
    if kind == "trail" and isinstance(wanted, MakeBuild) and raised(wanted):
        return message("lesson.trail.raise")
    known = kind != better and "other" not in (kind, better)
    return message(f"lesson.{kind}.{better}" if known else "lesson.other")


def _won(position: Position, capture: Capture) -> tuple[Card, ...]:
    """Return all cards that come to the pile by a capture."""
    return (capture.card, *cards_taken(capture, position.loose, position.builds))


def _points(position: Position, cards: Sequence[Card]) -> int:
    """Return what cards score by themselves."""
    each = [award for award in awards(position.rules) if isinstance(award, Each)]
    return sum(award.points * sum(card in award.cards for card in cards) for award in each)


def _kind(action: Action) -> str:
    """Return of what kind a play is, as far as lessons tell them apart."""
    kinds = {Capture: "capture", MakeBuild: "build", Trail: "trail"}
    return kinds.get(type(action), "other")


def _consequence(before: Position, after: Position) -> Sequence[Message]:
    """Return what the next player could take, with a card that the learner cannot see; nothing where that is little."""
    if after.over or after.turn == before.turn:
        return ()
    threats = [threat for card in _unseen(before) if (threat := _largest(after, card)) is not None]
    if not threats:
        return ()
    many, card, taken = max(threats, key=lambda threat: threat[0])
    if many < MIN_TAKEN:
        return ()
    # Of cards that clear the table others of the rank may do nothing of the kind.
    who = card if card in before.rules.takes_table else message(f"say.a.{card.rank}")
    return (message("lesson.then", card=who, cards=one_by_one(taken)),)


def _unseen(position: Position) -> list[Card]:
    """Return a card of each rank that the learner cannot see."""
    builds = [card for build in position.builds for group in build.groups for card in group]
    seen = {*position.hands[0], *position.loose, *builds}
    # Cards of a rank take the same in most games, so one of each is enough for a warning.
    by_rank: dict[str, Card] = {}
    for card in position.rules.pack:
        if card not in seen:
            by_rank.setdefault(card.rank, card)
    return list(by_rank.values())


def _largest(position: Position, card: Card) -> tuple[int, Card, tuple[Card, ...]] | None:
    """Return the most that a card could take, held alone by the next player: how many cards, it, and what it takes."""
    found = captures_of(holding(position, card), card)
    taken = max((cards_taken(capture, position.loose, position.builds) for capture in found), default=(), key=len)
    return (len(taken), card, taken) if taken else None
