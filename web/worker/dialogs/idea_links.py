"""The ideas of a play by name, each leading to its page beside the table."""

from __future__ import annotations

from collections.abc import Sequence

from web.table.html import EMPTY, Html, join, tag
from web.worker.words.speech import Voice

MAX_IDEAS = 2
"""How many ideas of a play are named: the most telling ones."""


def draw_ideas(names: Sequence[str], home: str, voice: Voice) -> Html:
    """Return the first ideas of a play; nothing where it has none.

    ``home``: the way to the site, where their pages are, opened beside the game; "" to name them alone.
    """
    if not names:
        return EMPTY
    named = join((idea_link(name, home, voice) for name in names[:MAX_IDEAS]), ", ")
    return tag("p", voice.t("lamp.idea"), " ", named, class_="ideas")


def idea_link(name: str, home: str, voice: Voice) -> Html | str:
    """Return the title of an idea, leading to its page where there is a way ``home``."""
    title = voice.t(f"idea.{name}")
    if not home:
        return title
    return tag("a", title, href=f"{home}learn/ideas/{name}/", target="_blank", rel="noopener")
