"""What a review says of a game: what the plays cost, which were dear, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator

from web.table.html import Html, join, tag
from web.table.intents import intent
from web.worker.match.game_review import GameReview, Reviewed
from web.worker.words.action_phrases import action_phrase
from web.worker.words.people import People
from web.worker.words.speech import Voice

MOMENTS = 3
"""How many plays are shown at once: those most worth another try."""


def draw_review(review: GameReview, people: People, voice: Voice) -> Html:
    """Return the content of the dialog; it grows while plays are judged."""
    lines = [_line(one, people, voice) for one in review.costs]
    some, more = lines[:MOMENTS], lines[MOMENTS:]
    parts = (
        tag("p", *_sums(review, voice), role="status"),
        _graph(review, voice) if review.reviewed else "",
        join((tag("h3", voice.t("review.moments")), tag("ol", *some, class_="judged costs"))) if some else "",
        tag("details", tag("summary", voice.t("review.more", count=len(more))), _all(more), id="review-more")
        if more
        else "",
        tag("p", tag("small", voice.t("review.about"))),
    )
    return tag("div", *parts, class_="review")


def _all(lines: list[Html]) -> Html:
    return tag("ol", *lines, class_="judged costs", start=MOMENTS + 1)


def _sums(review: GameReview, voice: Voice) -> Iterator[Html | str]:
    """Yield how far the review has come, and what it has found so far."""
    done, dear = len(review.reviewed), len(review.costs)
    if review.thinks:
        yield voice.t("review.progress", done=done, of=review.of) + " "
    if done and not dear:
        yield voice.t("review.clean", count=done)
    elif dear:
        yield voice.t("review.cost", count=dear, done=done, points=f"{review.total:.1f}")
    elif not review.of:
        yield voice.t("review.nothing")


def _line(one: Reviewed, people: People, voice: Voice) -> Html:
    """Return a play that cost something: when, what, what would have been better, and the way there."""
    place = voice.t("replay.place.short", round=one.round, number=one.number)
    who = f"{voice.spoken(people.name(one.move.seat))}, " if len(people.persons) > 1 else ""
    played, better = (
        join(map(voice.printed, action_phrase(action, one.move.before, people)), ", ")
        for action in (one.move.action, one.best)
    )
    look = tag("button", who, place, type="button", class_="btn", id=f"cost-{one.place}", data_do=_way(one))
    cost = tag("small", voice.t("review.points", points=f"{one.cost:.1f}"))
    what = tag("p", voice.t("review.played"), " ", played)
    instead = tag("p", voice.t("review.better"), " ", better)
    return tag("li", tag("span", look), " ", cost, what, instead)


def _way(one: Reviewed) -> str:
    """Return the intent that shows the table as it was before a play."""
    return intent("review", one.place - 1)


WIDTH, HEIGHT = 320, 64
"""The size of the graph, in its own units."""


def _graph(review: GameReview, voice: Voice) -> Html:
    """Return the points that plays have cost by then, play by play; the lists say the same in words."""
    top, sums = max(1.0, review.total), [0.0]
    for one in review.reviewed:
        sums.append(sums[-1] + one.cost)
    steps = [(WIDTH * place / review.of, HEIGHT * (1 - cost / top)) for place, cost in enumerate(sums)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in steps)
    words = voice.t("review.graph", points=f"{review.total:.1f}", count=len(review.reviewed))
    return tag(
        "svg",
        tag("polyline", points=line),
        viewBox=f"0 -2 {WIDTH} {HEIGHT + 4}",
        role="img",
        aria_label=words,
        class_="graph",
        preserveAspectRatio="none",
    )
