"""All intents: each module of the session answers some of them.

An intent is a name, which a colon and a subject may follow: "hand:8S" is a tap on a card of the hand, "drop:8S>5H"
drops a card on another. A form also sends its values.
"""

from __future__ import annotations

from web.worker.session import (
    advisor,
    deals,
    keys,
    lessons,
    looking_back,
    menus,
    new_games,
    notices,
    practice,
    replays,
    results,
    settings,
    sharing,
    table,
    undo,
)
from web.worker.session.answers import Handler

AT_TABLE = table.INTENTS

INTENTS: dict[str, Handler] = {
    **undo.INTENTS,
    **advisor.INTENTS,
    **looking_back.INTENTS,
    **replays.INTENTS,
    **lessons.INTENTS,
    **practice.INTENTS,
    **new_games.INTENTS,
    **sharing.INTENTS,
    **menus.INTENTS,
    **settings.INTENTS,
    **keys.INTENTS,
    **notices.INTENTS,
    **results.INTENTS,
    **deals.INTENTS,
}


def parameters(handler: Handler) -> tuple[str, ...]:
    """Return the names of a handler's parameters, which are the parts that it needs."""
    code = handler.__code__
    return code.co_varnames[: code.co_argcount]
