"""Lessons: positions, each with a task, and the reasons why wrong plays do not solve the task."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from casino_core.cards import Card
from casino_core.game import from_position
from casino_core.legal.facts import raised
from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.playing.play import play
from casino_core.position.actions import Action, Capture, MakeBuild, Play, Trail, same_effect
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.awards import Each, awards
from web.shared.dates import place_of_day
from web.worker.match.aftermath import captures_of, cards_taken, holding
from web.worker.match.judging import cost_of
from web.worker.match.saves import SavedMatch
from web.worker.words.speech import Message, message, one_by_one

OPPONENTS = ("nia", "kit", "mara", "selma", "bruno")
"""The learner's opponents; the captions of diagrams mention Nia."""

Threat = tuple[int, Card, tuple[Card, ...]]
"""A capture: the number of cards that it takes, the capturing card, and the cards taken."""

MIN_TAKEN = 2
"""The minimum number of cards that the next player must be able to take for a warning."""


@dataclass(frozen=True)
class Step:
    """A position of a course, and its task."""

    id: str
    """The id of the step in stored data."""

    position: Position
    """The position, with the learner to play in seat 0."""

    accepted: tuple[Action, ...]
    """The correct plays; the first one is shown as the solution."""

    task: str
    """The text of the task; cards in braces are drawn."""

    right: str
    """The sentence for a correct play."""

    about: str = ""
    """The themes of a puzzle, in words; "" in lessons."""

    margin: int = 0
    """The number of points by which the best play of a puzzle beats the second best; 0 in lessons."""

    error: Action | None = None
    """The most frequent wrong play of the ladder's bots in a puzzle; None in lessons."""

    missed: int = 0
    """For a puzzle, the number of ladder bots that miss the best play; 0 in lessons."""

    turn: tuple[int, ...] = ()
    """The index of a puzzle in the rotation of daily puzzles, and the length of the rotation; () in lessons."""

    played: Action | None = None
    """The costly play in one of the learner's own games; None in lessons and puzzles."""

    hint: str = ""
    """A hint that the learner can ask for, "" for none."""

    replies: tuple[tuple[Action | None, str], ...] = ()
    """The author's words about wrong plays: a play, or None for all others, and a sentence."""

    @property
    def exact(self) -> bool:
        """Whether this is a puzzle: all cards are open, and every play has an exact value."""
        return self.missed > 0

    def is_of_day(self, day: str) -> bool:
        """Return whether this is the puzzle of a day."""
        return bool(self.turn) and place_of_day(day, self.turn[1]) == self.turn[0]

    @property
    def saved(self) -> SavedMatch:
        """The match in which the step is tried."""
        return SavedMatch(from_position(self.position, "lesson"), OPPONENTS[: self.position.rules.seats - 1])

    def accepts(self, action: Action) -> bool:
        """Return whether a play is correct, however its pieces are grouped."""
        return same_effect(action) in map(same_effect, self.accepted)

    def reply(self, action: Action | None) -> str:
        """Return the author's words about a wrong play; "" if there are none.

        ``action`` is None for cards that make no play. Plays without words of their own get the same words as None.
        """
        named = {None if play is None else same_effect(play): words for play, words in self.replies}
        own = "" if action is None else named.get(same_effect(action), "")
        return own or named.get(None, "")


@dataclass(frozen=True)
class Course:
    """A sequence of steps."""

    id: str
    """The id of the course in stored data."""

    title: str
    """The title on the page."""

    steps: tuple[Step, ...]
    """The steps, in order."""

    way_on: str
    """The address to which the link after the last step leads."""

    last: str
    """The label of the link after the last step."""

    shows: bool = True
    """Whether the solution may be shown."""

    lists: bool = True
    """Whether the table lists what chosen cards can make."""

    series: bool = False
    """Whether the steps are tasks whose results are counted."""


def parse_course(text: str) -> Course:
    """Return the course in a page's JSON, whose steps were checked when the site was built."""
    data = json.loads(text)
    return Course(data["id"], data["title"], tuple(map(parse_step, data["steps"])), data["way_on"], data["last"])


def parse_step(data: Mapping[str, str]) -> Step:
    """Return a step of a page's JSON."""
    accepted = tuple(map(parse_action, data["accepted"].split()))
    missed = int(data.get("missed", 0))
    error = parse_action(data["error"]) if "error" in data else None
    margin = int(data.get("margin", 0))
    position = parse_position(data["position"])
    about = data.get("about", "")
    turn = tuple(map(int, data.get("turn", "").split()))
    return Step(data["id"], position, accepted, data["task"], data["right"], about, margin, error, missed, turn)


def room_of(step: Step) -> str:
    """Return the path, relative to the home page, of the page that lists the courses of a step's kind."""
    return "puzzles/" if step.exact else "learn/"


# ---------- wrong plays ----------


def why_not_that(step: Step, action: Action, after: Position) -> tuple[Message, ...]:
    """Return sentences on why a legal play does not solve a step, and what it leads to; () if it is correct after all.

    Only in a step from the learner's own game can a play be correct that is not listed, because judging it takes a
    search.
    """
    if step.accepts(action):
        return ()
    if step.exact:
        return (message("puzzle.worse", count=step.margin),)
    if step.played is not None:
        return _why_still_not(step, step.played, action)
    wanted = step.accepted[0]
    why = _why(step.position, action, wanted)
    # A capture by the next player is no reason if one of as many cards would be possible after the right play, too.
    threat, other = _threat(step.position, after), _threat(step.position, play(step.position, wanted)[0])
    worse = threat is not None and (other is None or threat[0] > other[0])
    return (why, *_consequence(step.position, threat)) if worse and threat else (why,)


def _why_still_not(step: Step, played: Action, action: Action) -> tuple[Message, ...]:
    """Return a sentence on why a play is no better than the one in the learner's game; () if the play costs nothing."""
    if same_effect(action) == same_effect(played):
        return (message("mistake.again"),)
    if not isinstance(action, Play):  # a build from the table, which leaves the turn open and costs nothing yet
        return (message("lesson.other"),)
    # Other plays may be as good as the best one of the review, so each is judged before it is called worse.
    cost = cost_of(view(step.position, step.position.turn), action)
    return (message("mistake.worse", points=cost),) if cost else ()


def _why(position: Position, action: Action, wanted: Action) -> Message:
    """Return what a play lacks compared with the wanted one: points, cards, or the kind of play."""
    kind, better = _kind(action), _kind(wanted)
    if isinstance(action, Capture) and isinstance(wanted, Capture):
        cards, wanted_cards = (
            (capture.card, *cards_taken(capture, position.loose, position.builds)) for capture in (action, wanted)
        )
        if _points(position, cards) < _points(position, wanted_cards):
            return message("lesson.points", count=_points(position, cards), of=_points(position, wanted_cards))
        if len(cards) < len(wanted_cards):
            return message("lesson.less", count=len(cards), of=len(wanted_cards))
    if kind == "trail" and isinstance(wanted, MakeBuild) and raised(wanted):
        return message("lesson.trail.raise")
    known = kind != better and "other" not in (kind, better)
    return message(f"lesson.{kind}.{better}" if known else "lesson.other")


def _points(position: Position, cards: Sequence[Card]) -> int:
    """Return the total points of those cards that score on their own."""
    each = [award for award in awards(position.rules) if isinstance(award, Each)]
    return sum(award.points * sum(card in award.cards for card in cards) for award in each)


def _kind(action: Action) -> str:
    """Return the kind of a play in lessons: "capture", "build", "trail" or "other"."""
    kinds = {Capture: "capture", MakeBuild: "build", Trail: "trail"}
    return kinds.get(type(action), "other")


def _consequence(before: Position, threat: Threat) -> Sequence[Message]:
    """Return the sentence on what the next player could take; () for fewer cards than ``MIN_TAKEN``."""
    many, card, taken = threat
    if many < MIN_TAKEN:
        return ()
    # This card may clear the table, unlike the others of its rank.
    who = card if card in before.rules.takes_table else message(f"say.a.{card.rank}")
    return (message("lesson.then", card=who, cards=one_by_one(taken)),)


def _threat(before: Position, after: Position) -> Threat | None:
    """Return the next player's largest capture with a card that was unseen before a play; None if there is none."""
    if after.over or after.turn == before.turn:
        return None
    threats = [threat for card in _unseen(before) if (threat := _largest(after, card)) is not None]
    return max(threats, key=lambda threat: threat[0], default=None)


def _unseen(position: Position) -> list[Card]:
    """Return one unseen card of each rank."""
    builds = [card for build in position.builds for group in build.groups for card in group]
    seen = {*position.hands[0], *position.loose, *builds}
    # Cards of a rank take the same in most games, so one is enough for a warning.
    by_rank: dict[str, Card] = {}
    for card in position.rules.pack:
        if card not in seen:
            by_rank.setdefault(card.rank, card)
    return list(by_rank.values())


def _largest(position: Position, card: Card) -> Threat | None:
    """Return the largest capture of a card held by the next player: its size, the card, and the cards taken."""
    captures = captures_of(holding(position, card), card)
    taken = max((cards_taken(capture, position.loose, position.builds) for capture in captures), default=(), key=len)
    return (len(taken), card, taken) if taken else None
