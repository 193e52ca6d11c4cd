"""Mistakes: costly plays that a person saves for practice, repeated at growing intervals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from itertools import islice

from casino_core.errors import CasinoError
from casino_core.legal.legality import why_not
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.positions import parse_position, position_text
from web.shared.dates import is_date
from web.worker.match.game_review import Reviewed
from web.worker.match.lesson import Course, Step
from web.worker.words.speech import Voice

COURSE = "mistakes"
"""The id of the course of mistakes."""

INTERVALS = (1, 3, 7, 21)
"""The days until a mistake is repeated after being solved at the first try once, twice in a row, and so on."""

MAX_MISTAKES = 200
"""The maximum number of mistakes that are saved."""

MAX_STEPS = 10
"""The maximum number of steps in a course of mistakes."""


@dataclass(frozen=True)
class Mistake:
    """A costly play, as stored."""

    best: str
    """The text of the better play."""

    cost: float
    """The cost of the play, in points of the round."""

    due: str
    """The date of the next repetition."""

    times: int = 0
    """The number of times in a row that it was solved at the first try."""


Mistakes = Mapping[str, Mistake]
"""Saved mistakes, by the texts of the position and the play, with a space between them."""


def known(stored: object) -> dict[str, Mistake]:
    """Return the stored mistakes that look valid; positions are parsed only when they are tried."""
    mistakes = {}
    for key, entry in stored.items() if isinstance(stored, Mapping) else ():
        mistake = _mistake(entry)
        if mistake is not None and isinstance(key, str):
            mistakes[key] = mistake
    return mistakes


def _mistake(entry: object) -> Mistake | None:
    match entry:
        case {"best": str(best), "cost": int() | float() as cost, "due": str(due), "times": int(times)}:
            sound = is_date(due) and 0 <= times < len(INTERVALS)
            return Mistake(best, cost, due, times) if sound else None
        case _:
            return None


def kept(reviewed: Sequence[Reviewed], before: Mistakes, today: str) -> dict[str, Mistake]:
    """Return the mistakes to add to the saved ones: the reviewed plays of the first seat, the learner's in lessons."""
    added: dict[str, Mistake] = {}
    for one in reviewed:
        position = one.move.before
        key = f"{position_text(position)} {action_text(one.move.action)}"
        # A saved mistake keeps its dates, even if the same game is reviewed again.
        if one.move.seat == 0 and key not in before and len(before) + len(added) < MAX_MISTAKES:
            added[key] = Mistake(action_text(one.best), round(one.cost, 2), today)
    return added


def after(mistake: Mistake, today: str, *, at_once: bool) -> Mistake | None:
    """Return a mistake after it has been solved; None if it has been solved often enough.

    If it was not solved ``at_once``, its intervals start again tomorrow. Solving it before it is due changes nothing.
    """
    if at_once and mistake.due > today:
        return mistake
    times = mistake.times + 1 if at_once else 0
    if times == len(INTERVALS):
        return None
    # After a miss, too, the next repetition is tomorrow.
    wait = INTERVALS[max(0, times - 1)]
    return replace(mistake, times=times, due=(date.fromisoformat(today) + timedelta(wait)).isoformat())


def as_stored(mistake: Mistake | None) -> dict[str, object] | None:
    """Return a mistake as JSON. For None, return None, which deletes the stored mistake."""
    return None if mistake is None else asdict(mistake)


def course(empty: Course, keeps: Mistakes, today: str, voice: Voice) -> Course:
    """Return ``empty`` with steps for the due mistakes, the most overdue first; if none is due, for those due next."""
    # Of those due on the same day, the most costly come first.
    order = sorted(keeps, key=lambda key: (keeps[key].due, -keeps[key].cost))
    due = [key for key in order if keeps[key].due <= today]
    # If none of the due mistakes can be read, the others are used instead.
    steps = (tuple(islice(_steps(keys, keeps, voice), MAX_STEPS)) for keys in (due, order))
    return replace(empty, steps=next(steps) or next(steps))


def _steps(keys: Sequence[str], keeps: Mistakes, voice: Voice) -> Iterator[Step]:
    """Yield a step for each valid mistake."""
    for key in keys:
        position, _, played = key.partition(" ")
        mistake = keeps[key]
        points = mistake.cost
        try:
            step = Step(
                key,
                parse_position(position),
                (parse_action(mistake.best),),
                voice.t("mistake.task", points=points),
                voice.t("mistake.right", points=points),
                played=parse_action(played),
            )
        except CasinoError:
            continue
        if step.position.turn == 0 and why_not(step.position, step.accepted[0]) is None:
            yield step
