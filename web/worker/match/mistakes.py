"""Costly plays that a person keeps, to find better ones: each comes back after longer and longer times."""

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
"""The id of the course that is made of them."""

INTERVALS = (1, 3, 7, 21)
"""After how many days one comes back that has been found at the first try: once, twice in a row, and so on."""

MAX_MISTAKES = 200
"""How many are kept at most: more than anybody would ever go through."""

MAX_STEPS = 10
"""How many are tried in one go."""


@dataclass(frozen=True)
class Mistake:
    """A play that cost something, as it is stored."""

    best: str
    """The text of the better play."""

    cost: float
    """How many points of the round the play cost."""

    due: str
    """The date from which it is to be tried again."""

    times: int = 0
    """How many times in a row the better play was found at once."""


Kept = Mapping[str, Mistake]
"""All that are kept, by the texts of the position and of the play, with a space between."""


def known(stored: object) -> dict[str, Mistake]:
    """Return what was stored, as far as it makes sense on its face; positions are only read when they are tried."""
    found = {}
    for key, told in stored.items() if isinstance(stored, Mapping) else ():
        mistake = _mistake(told)
        if mistake is not None and isinstance(key, str):
            found[key] = mistake
    return found


def _mistake(told: object) -> Mistake | None:
    match told:
        case {"best": str(best), "cost": int() | float() as cost, "due": str(due), "times": int(times)}:
            sound = is_date(due) and 0 <= times < len(INTERVALS)
            return Mistake(best, cost, due, times) if sound else None
        case _:
            return None


def kept(found: Sequence[Reviewed], before: Kept, today: str) -> dict[str, Mistake]:
    """Return which plays of a review are added to what is kept: those of the first seat, as lessons have it."""
    added: dict[str, Mistake] = {}
    for one in found:
        position = one.move.before
        key = f"{position_text(position)} {action_text(one.move.action)}"
        # What is kept already keeps its dates, however often the same game is reviewed.
        if one.move.seat == 0 and key not in before and len(before) + len(added) < MAX_MISTAKES:
            added[key] = Mistake(action_text(one.best), round(one.cost, 2), today)
    return added


def after(mistake: Mistake, today: str, *, at_once: bool) -> Mistake | None:
    """Return what is kept of a mistake once the better play has been found; None where it has been found often enough.

    Whoever did not find it at once begins anew with it tomorrow. To find it before it is due changes nothing.
    """
    if at_once and mistake.due > today:
        return mistake
    times = mistake.times + 1 if at_once else 0
    if times == len(INTERVALS):
        return None
    # Also for whoever did not find it at once, and is at none again, it is tomorrow.
    wait = INTERVALS[max(0, times - 1)]
    return replace(mistake, times=times, due=(date.fromisoformat(today) + timedelta(wait)).isoformat())


def as_stored(mistake: Mistake | None) -> dict[str, object] | None:
    """Return a mistake as JSON; None, which takes it out of what is stored, for none."""
    return None if mistake is None else asdict(mistake)


def course(empty: Course, keeps: Kept, today: str, voice: Voice) -> Course:
    """Return a course of the mistakes that are due, the longest due first; of those due next where none is."""
    # Of those that are due on the same day, the dearest first.
    order = sorted(keeps, key=lambda key: (keeps[key].due, -keeps[key].cost))
    due = [key for key in order if keeps[key].due <= today]
    return replace(empty, steps=tuple(islice(_steps(due or order, keeps, voice), MAX_STEPS)))


def _steps(keys: Sequence[str], keeps: Kept, voice: Voice) -> Iterator[Step]:
    """Yield what can be tried; what was edited until it makes no sense is left out."""
    for key in keys:
        position, _, played = key.partition(" ")
        mistake = keeps[key]
        points = f"{mistake.cost:.1f}"
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
