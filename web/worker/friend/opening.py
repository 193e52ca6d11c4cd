"""The beginning of a visit to games with friends."""

from __future__ import annotations

from collections.abc import Callable

from casino_core.mutual import Group
from web.shared.protocol import InitMessage, Reply
from web.worker.friend.intents import INTENTS
from web.worker.friend.letters import arrive
from web.worker.friend.visit import Visit
from web.worker.match import daily
from web.worker.match.thinking import Clock


def open_visit(
    message: InitMessage,
    group: Group,
    new_seed: Callable[[], str],
    clock: Clock | None = None,
    today: Callable[[], str] = daily.today,
) -> tuple[Visit, Reply]:
    """Return the visit of a page, and the answer to its init message."""
    visit = Visit(INTENTS, group, message, new_seed, clock, today)
    reply = visit.reply(arrive(visit, visit.context.address))
    if "address" not in reply:
        reply["address"] = visit.address
    return visit, visit.first(reply)
