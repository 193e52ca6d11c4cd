"""What the lamp says: the best play and why, the others and what they cost."""

from __future__ import annotations

from casino_core.bots import Judged
from web.table.html import Html, join, tag
from web.worker.dialogs.decision_review import gap_phrase
from web.worker.match.lamp import Lamp, reasons
from web.worker.words.action_phrases import action_phrase
from web.worker.words.people import People
from web.worker.words.speech import Voice

MAX_LISTED = 4
"""How many plays are listed."""


def draw_hint(lamp: Lamp, people: People, voice: Voice) -> Html:
    """Return the content of the dialog."""
    judged = lamp.judged
    if not judged:
        return tag("p", voice.t("lamp.thinks" if lamp.thinks else "lamp.nothing"), role="status")
    lines = (_line(lamp, judged[0], one, people, voice) for one in judged[:MAX_LISTED])
    still = tag("p", voice.t("lamp.thinks")) if lamp.thinks else ""
    about = tag("p", tag("small", voice.t("lamp.about")))
    return tag("div", tag("ol", *lines, class_="judged"), still, about, class_="seen", role="status")


def _line(lamp: Lamp, best: Judged, one: Judged, people: People, voice: Voice) -> Html:
    """Return a play in words, what it costs beside the best, and what speaks for or against it."""
    position = lamp.game.position
    done = join(map(voice.printed, action_phrase(one.action, position, people)), ", ")
    worth = tag("small", voice.spoken(gap_phrase(best, one)))
    why = join(map(voice.printed, reasons(lamp.view, one.action, people)), " ")
    return tag("li", tag("span", done), " ", worth, tag("p", why) if why else "", data_played=one is best)
