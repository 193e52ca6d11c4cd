"""The dialog of a hint: the best play with its reasons, and the other plays with their costs."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.bots import Judged
from web.table.html import Html, join, tag
from web.worker.dialogs.decision_review import gap_phrase
from web.worker.dialogs.parts import draw_ideas
from web.worker.match.hint import Hint
from web.worker.words.narration import action_phrase
from web.worker.words.people import People
from web.worker.words.speech import Voice

MAX_LISTED = 4
"""The maximum number of plays that are listed without unfolding."""


def draw_hint(hint: Hint, people: People, voice: Voice, home: str) -> Html:
    """Return the content of the dialog; ``home`` is the address of the site with the pages of ideas, "" for none."""
    judged = hint.judged
    if not judged:
        return tag("p", voice.t("hint.nothing"))
    some, more = judged[:MAX_LISTED], judged[MAX_LISTED:]
    others = tag("summary", voice.t("review.more", count=len(more))), _lines(hint, more, people, voice, home)
    parts = (
        tag("p", voice.t("hint.indifferent")) if hint.indifferent and len(judged) > 1 else "",
        _lines(hint, some, people, voice, home),
        tag("details", *others, id="hint-others") if more else "",
        tag("p", tag("small", voice.t("hint.about"))),
    )
    return tag("div", *parts, class_="review")


def _lines(hint: Hint, some: Sequence[Judged], people: People, voice: Voice, home: str) -> Html:
    return tag("ol", *(_line(hint, one, people, voice, home) for one in some), class_="judged")


def _line(hint: Hint, one: Judged, people: People, voice: Voice, home: str) -> Html:
    """Return a play in words, with its cost, its reasons, and its ideas."""
    best, position = hint.judged[0], hint.game.position
    done = join(map(voice.printed, action_phrase(one.action, position, people)), ", ")
    worth = tag("small", voice.spoken(gap_phrase(best, one)))
    why = join(map(voice.printed, hint.reasons(one.action, people)), " ")
    # Ideas are shown only for the best play: next to a worse play, they would read as praise.
    ideas = draw_ideas(hint.ideas(one.action), home, voice) if one is best else ""
    return tag("li", tag("span", done), " ", worth, tag("p", why) if why else "", ideas, data_played=one is best)
