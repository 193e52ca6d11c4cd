"""The comparison of any two games: every trait that tells games apart, and the stylesheet that shows two of them."""

from collections.abc import Iterator
from itertools import combinations, groupby
from typing import Any, NamedTuple

from casino_core.variants import VARIANTS
from web.app.words import words
from web.rulebook.book import games_of
from web.rulebook.differences import Trait, traits
from web.rulebook.words import GROUPS, group_label

FIRST = ("classic", "royal")
"""The games that are compared before anybody chooses."""


MARKED = '{--marked:var(--wash);--heavy:600;--sign:" \\2260"/" (differs)";--shown:table-row}'
"""What sets a row apart in which the two games differ: see rules.css."""


class Kind(NamedTuple):
    """One thing that a trait can be, and the games in which it is that."""

    value: str
    games: tuple[str, ...]


class Compared(NamedTuple):
    """A trait in which some games differ."""

    label: str
    kinds: tuple[Kind, ...]
    group: str


def comparison() -> dict[str, Any]:
    """What the page is given: the games, and every trait that is not the same in all of them, in groups."""
    groups = {label: list(rows) for label, rows in groupby(_rows(), key=lambda row: row.group)}
    return {"games": list(VARIANTS.values()), "groups": groups, "first": FIRST}


def _rows() -> Iterator[Compared]:
    t = words("en")
    of_option = {name: group_label(group, t) for group, names in GROUPS.items() for name in names}
    by_game = {game: {trait.name: trait for trait in traits(games_of(game), t)} for game in VARIANTS}
    for name, trait in next(iter(by_game.values())).items():
        kinds = _kinds({game: found[name] for game, found in by_game.items()})
        if len(kinds) > 1:
            yield Compared(trait.label, kinds, of_option.get(name, t("rulebook.trait.group")))


def _kinds(found: dict[str, Trait]) -> tuple[Kind, ...]:
    values = dict.fromkeys(trait.value for trait in found.values())
    return tuple(Kind(value, tuple(game for game in found if found[game].value == value)) for value in values)


def stylesheet() -> str:
    """What shows the two games that are chosen, and marks the rows in which they differ: no script is needed."""
    chosen = [(side, game) for side in ("left", "right") for game in VARIANTS]
    shown = (f"{_chosen(side, game)} .{side}.of-{game}{{display:inline}}" for side, game in chosen)
    same = (f".rule:not(:has(.of-{one}.of-{other}))" for one, other in combinations(VARIANTS, 2))
    either = (
        f"{_chosen('left', one)}{_has('right', other)},{_chosen('right', one)}{_has('left', other)}"
        for one, other in combinations(VARIANTS, 2)
    )
    marked = (f":is({pair}) {row}{MARKED}" for pair, row in zip(either, same, strict=True))
    return "\n".join(("@layer pages{", *shown, *marked, "}"))


def _chosen(side: str, game: str) -> str:
    return f".compare{_has(side, game)}"


def _has(side: str, game: str) -> str:
    return f':has(#{side}>[value="{game}"]:checked)'
