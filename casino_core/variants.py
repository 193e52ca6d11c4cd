"""The presets: every game that can be played, as data that says only what differs from its parent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from casino_core.rules import Rules, RulesError, with_options


@dataclass(frozen=True)
class Variant:
    """A preset. ``tables`` lists what it is played at: (seats, size of a team); ``options`` differ from ``parent``."""

    id: str
    name: str
    tables: tuple[tuple[int, int], ...]
    parent: str = ""
    options: dict[str, Any] = field(default_factory=dict)


VARIANTS: dict[str, Variant] = {
    v.id: v for v in (Variant(id="classic", name="Casino", tables=((2, 1), (3, 1), (4, 1), (4, 2))),)
}


def variant_rules(variant: str, seats: int = 2, team: int = 1, **options: Any) -> Rules:
    """The rules of a preset for so many seats in teams of so many, with some optional rules changed.

    Raises RulesError: "unknown-variant", "wrong-seats" (with the tables it is played at), or what
    ``with_options`` raises.
    """
    chain: list[Variant] = []
    name = variant
    while name or not chain:
        if name not in VARIANTS:
            raise RulesError("unknown-variant", variant=name, variants=tuple(VARIANTS))
        chain.append(VARIANTS[name])
        name = VARIANTS[name].parent
    if (seats, team) not in chain[0].tables:
        raise RulesError("wrong-seats", variant=variant, seats=seats, team=team, tables=chain[0].tables)
    merged: dict[str, Any] = {}
    for step in reversed(chain):
        merged |= step.options
    return with_options(Rules(variant=variant, seats=seats, team=team), merged | options)
