"""The hint: what the strongest bot would do in the person's seat, with the person's view.

Once all cards are known, the plays are judged as in a review: by perfect play to the end of the round.
"""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.bots import Judged
from casino_core.coaching.advice import EXACT, about_equal, capture_size, judge, suggested
from casino_core.position.actions import Action, Capture, Play, pieces
from casino_core.position.view import View
from web.rulebook.words import sweeps_matter
from web.worker.choices.effects import effect
from web.worker.match.aftermath import Aftermath, aftermath_of, cards_taken, made_by, sweeps, takes, taking
from web.worker.match.explanation import Explanation, explanations
from web.worker.match.ideas import ideas
from web.worker.match.match import Match
from web.worker.match.thinking import MAX_THOUGHTS, SLICE, Thinking, thoughts
from web.worker.words.narration import action_phrase
from web.worker.words.people import People
from web.worker.words.reasons import MAX_ITEMS, in_favour
from web.worker.words.speech import Message, enumerated, message, one_by_one

BUDGET = 900
"""The thinking time of the adviser, in milliseconds of the match's clock."""

MAX_COMPARED = 3
"""The maximum number of other plays with which the best play is compared."""

MIN_COST = 0.3
"""The smallest average cost of another play that is worth a warning, in points."""

MAX_RISK = 0.5
"""A card kept for a later capture is a reason only if the next player's chance to take anything is at most this."""

MAX_NAMED_CARDS = 6
"""The maximum number of remaining cards that are named one by one."""


class Hint:
    """One decision of the person, as the adviser judges it."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        """The game at the moment of the hint."""
        self.view = match.seen
        """The person's view, which is all that the adviser sees."""
        self._aftermaths: dict[Action, Aftermath | None] = {}
        self._reasons: dict[Action, tuple[Message, ...]] = {}
        self._ideas: dict[Action, tuple[str, ...]] = {}
        self.comparison: Explanation | None = None
        """Why another play is worse than the best; None if that is not known, or not beyond doubt."""
        self.compares = True
        """Whether the best play is still to be compared with others."""
        self._comparing = self._comparisons()
        bot = judge(self.view)
        self._exact = bot is EXACT
        limit = None if bot is EXACT else MAX_THOUGHTS
        self._thinking = Thinking(thoughts(bot, self.view, match.game), match.clock, limit)
        self._now = match.clock or (lambda: 0.0)  # without a clock time stands still, and all is done in one slice

    @property
    def thinks(self) -> bool:
        """Whether the adviser is still thinking."""
        return not self._thinking.over

    def go_on(self) -> None:
        """Let the adviser think for a slice; after the decision, look for the reason."""
        if self.thinks:
            self._thinking.go_on(BUDGET)
            return
        begun = self._now()
        for explanation in self._comparing:
            if explanation is not None:
                self.comparison = explanation
                break
            if self._now() - begun > SLICE:
                return
        self.compares = False

    def _comparisons(self) -> Iterator[Explanation | None]:
        """Yield None after every slice, and finally why a tempting play is worse than the best, if that is certain."""
        if not self.judged or not isinstance(best := self.judged[0].action, Play):
            return
        worse = [one.action for one in self.judged[1:] if not about_equal(self.judged[0], one)]
        # A part of the best capture tempts nobody.
        others = [action for action in worse if isinstance(action, Play) and not _is_part(action, best)]
        # Captures larger than the best play tempt most, so they come first; the other plays stay in order of worth.
        size = capture_size(best, self.view)
        others.sort(key=lambda other: min(size - capture_size(other, self.view), 0))
        for other in others[:MAX_COMPARED]:
            for explanation in explanations(self.view, best, other):
                certain = explanation is not None and _is_certain(explanation)
                yield explanation if certain else None
                if certain:
                    return

    @property
    def judged(self) -> tuple[Judged, ...]:
        """The adviser's current judgement of the options, best first; () before the first thought.

        If there is no choice, the only option is listed.
        """
        thought = self._thinking.thought
        if thought is None:
            return ()
        # Bots do not judge a forced action.
        return suggested(thought.judged, self.view) or (Judged(thought.best, 0.0),)

    @property
    def indifferent(self) -> bool:
        """Whether all options are certain to lead to the same result."""
        best, *others = self.judged
        return self._exact and all(one.worth == best.worth for one in others)

    def why(self, people: People) -> Iterator[Message]:
        """Yield the reasons for the best play, the most telling first."""
        best, worse = self.judged[0].action, self.comparison
        if worse and worse.reason:
            if self.view.unseen:  # otherwise, the adviser would seem to look into that hand
                yield message("hint.holds", who=people.name(1 - self.view.seat), cards=one_by_one(self.view.unseen))
            yield from in_favour(worse.reason, people)
            return
        every = self.reasons(best, people)
        yield from (reason for reason in every if reason.key == "hint.brings")
        if worse and worse.estimate:
            done = enumerated(action_phrase(worse.worse.play, worse.worse.before, people))
            items = enumerated(message(f"reason.item.{code}") for code, _ in worse.estimate.items[:MAX_ITEMS])
            yield message("hint.instead", done=done, items=items)
        yield from self._least_risk(best, people)
        # A card kept for a later capture is a reason only if the capture will probably still be there.
        lasting = ("hint.keeps",) if self._chance(best) <= MAX_RISK else ()
        yield from (reason for reason in every if reason.key in ("hint.safe", "hint.build-safe", *lasting))

    def _least_risk(self, best: Action, people: People) -> Iterator[Message]:
        """Yield a sentence if no other play gives the next player a smaller chance to take anything.

        Yield none if that chance is 0 or unknown, if a worse play gives the same chance, or if all plays do.
        """
        own = self._aftermath_of(best)
        if own is None or not (chance := own.chance(takes)):
            return
        others = [(self._chance(one.action), about_equal(self.judged[0], one)) for one in self.judged[1:]]
        safest = all(other > chance or (other == chance and equal) for other, equal in others)
        if safest and any(other > chance for other, _ in others):
            yield message("hint.least", who=people.name(own.position.turn), percent=percent(chance))

    def _chance(self, action: Action) -> float:
        """Return the chance that the next player can take something after an action; 0 if it is unknown."""
        aftermath = self._aftermath_of(action)
        return aftermath.chance(takes) if aftermath else 0.0

    def reasons(self, action: Action, people: People) -> tuple[Message, ...]:
        """Return the reasons for and against an action, computed once."""
        if action not in self._reasons:
            self._reasons[action] = tuple(reasons(self.view, action, self._aftermath_of(action), people))
        return self._reasons[action]

    def ideas(self, action: Action) -> tuple[str, ...]:
        """Return the ideas that an action follows, the most telling first."""
        if action not in self._ideas:
            self._ideas[action] = ideas(self.view, action, self._aftermath_of(action))
        return self._ideas[action]

    def _aftermath_of(self, action: Action) -> Aftermath | None:
        if action not in self._aftermaths:
            self._aftermaths[action] = aftermath_of(self.view, action)
        return self._aftermaths[action]


def _is_part(action: Play, best: Play) -> bool:
    """Return whether both are captures with the same card, and the first takes no piece that the best one leaves."""
    both = isinstance(action, Capture) and isinstance(best, Capture) and action.card == best.card
    return both and set(pieces(action)) <= set(pieces(best))


def _is_certain(explanation: Explanation) -> bool:
    """Return whether a cost is beyond doubt: above 0 if exact; if estimated, large enough and with items to name."""
    estimate = explanation.estimate
    if estimate is None:
        return bool(explanation.reason and explanation.reason.cost > 0)
    return bool(estimate.cost.is_significant and estimate.cost.mean >= MIN_COST and estimate.items)


def reasons(seen: View, action: Action, aftermath: Aftermath | None, people: People) -> Iterator[Message]:
    """Yield sentences on what a play takes and leaves, what the next player could take, and what it keeps for later."""
    if isinstance(action, Capture):
        yield message("hint.brings", what=effect(action, seen, people))
    if aftermath is None:
        return
    yield _leaves(aftermath)
    yield from _risks(action, aftermath, people)
    yield from _keeps(aftermath)


def _leaves(aftermath: Aftermath) -> Message:
    """Return a sentence on the loose cards that a play leaves on the table."""
    loose, count = aftermath.position.loose, len(aftermath.position.loose)
    if not count:
        return message("hint.leaves.none" if aftermath.position.builds else "hint.leaves.nothing")
    if count > MAX_NAMED_CARDS:
        return message("hint.leaves.many", count=count)
    return message("hint.leaves", cards=one_by_one(loose))


def _risks(action: Action, aftermath: Aftermath, people: People) -> Iterator[Message]:
    """Yield sentences on the chances that the next player can take something, take the new build, or sweep."""
    who, made = people.name(aftermath.position.turn), made_by(action, aftermath)
    if not (aftermath.position.loose or aftermath.position.builds):
        return
    chance = aftermath.chance(takes)
    if not chance:
        yield message("hint.safe", who=who)
        return
    yield message("hint.risk", who=who, percent=percent(chance))
    # The build is mentioned only if it is safer than the table as a whole.
    held = aftermath.chance(taking(made.piece)) if made else 0
    if made and held < chance:
        safe = message("hint.build-safe", who=who)
        yield message("hint.build-risk", who=who, percent=percent(held)) if held else safe
    swept = aftermath.chance(sweeps) if sweeps_matter(aftermath.position.rules) else 0
    if swept:
        yield message("hint.sweep", who=who, percent=percent(swept))


def percent(chance: float) -> int:
    """Return a chance above 0 as a whole percentage, at least 1; 100 only if it is certain."""
    return 100 if chance == 1 else min(99, max(1, round(100 * chance)))


def _keeps(aftermath: Aftermath) -> Iterator[Message]:
    """Yield a sentence on the kept card that could take the most, and on the cards that it could take."""
    table = aftermath.position
    captures = (capture for card in aftermath.kept for capture in aftermath.own_captures(card))
    options = [(capture.card, cards_taken(capture, table.loose, table.builds)) for capture in captures]
    if options:
        card, taken = max(options, key=lambda option: len(option[1]))
        yield message("hint.keeps", card=card, cards=one_by_one(taken))
