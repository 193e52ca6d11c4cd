"""Links from the ideas of a play to their pages."""

from __future__ import annotations

from collections.abc import Sequence

from web.table.html import EMPTY, Html, join, tag
from web.worker.words.speech import Voice

MAX_IDEAS = 2
"""The most ideas of a play that are named."""


def draw_ideas(names: Sequence[str], home: str, voice: Voice) -> Html:
    """Return the first ideas of a play; nothing if it has none.

    ``home`` is the address of the site with their pages, which open in a new tab; "" for names alone.
    """
    if not names:
        return EMPTY
    named = join((idea_link(name, home, voice) for name in names[:MAX_IDEAS]), ", ")
    return tag("p", voice.t("lamp.idea"), " ", named, class_="ideas")


def idea_link(name: str, home: str, voice: Voice) -> Html | str:
    """Return the title of an idea, as a link to its page if there is a ``home``."""
    title = voice.t(f"idea.{name}")
    if not home:
        return title
    return tag("a", title, href=f"{home}learn/ideas/{name}/", target="_blank", rel="noopener")
