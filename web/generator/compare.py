"""The comparison of any two games: the traits in which games differ, and the stylesheet that shows the chosen two."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from web.generator.rules import traits_of
from web.generator.speaking import t
from web.generator.templates import Context
from web.rulebook.differences import Trait
from web.rulebook.offered import offered
from web.rulebook.words import GROUPS, group_label

FIRST = ("classic", "royal")
"""The games that are compared before the visitor chooses."""

SIDES = ("left", "right")

SAME = "--marked:initial;--heavy:initial;--sign:initial;--shown:initial"
"""The style that unmarks a row in which the games do not differ: see rules.css."""


Games = tuple[str, ...]


class Kind(NamedTuple):
    """One value of a trait."""

    value: str
    """The value in words."""

    games: Games
    """The games in which the trait has this value."""


class Compared(NamedTuple):
    """A trait in which some games differ."""

    label: str
    """The name of the trait."""

    kinds: tuple[Kind, ...]
    """All values of the trait, each with its games."""

    group: str
    """The heading under which it is compared."""


def comparison() -> Context:
    """Return the games, the traits in which some of them differ, by groups, the CSS classes, and the first two games.

    A class stands for a set of games that share a value. On the page, the value has this class, and in the lists of
    choices, each of these games has the class. So one style rule for each class shows its values if a chosen game has
    the class, and another unmarks the rows of these values if both chosen games have it.
    """
    rows = tuple(_rows())
    classes = _classes(rows)
    return {
        "choices": [
            (variant, " ".join(name for games, name in classes.items() if game in games))
            for game, variant in offered().items()
        ],
        "groups": {label: list(by_game) for label, by_game in groupby(rows, key=lambda row: row.group)},
        "classes": classes,
        "first": _first(),
    }


def _first() -> Games:
    """Return the two games that are compared first; the same game twice if there is only one."""
    known = offered()
    pair = dict.fromkeys([*(game for game in FIRST if game in known), *known])
    return (*pair, *pair)[:2]


def _rows() -> Iterator[Compared]:
    of_option = {name: group_label(group, t) for group, names in GROUPS.items() for name in names}
    by_game = {game: {trait.name: trait for trait in traits_of(game)} for game in offered()}
    # Every game has all traits in the same order, so the names for one game are the names for all.
    for name, trait in next(iter(by_game.values())).items():
        kinds = _kinds({game: by_game[name] for game, by_game in by_game.items()})
        if len(kinds) > 1:
            yield Compared(trait.label, kinds, of_option.get(name, t("rulebook.trait.group")))


def _kinds(by_game: dict[str, Trait]) -> tuple[Kind, ...]:
    values = dict.fromkeys(trait.value for trait in by_game.values())
    return tuple(Kind(value, tuple(game for game in by_game if by_game[game].value == value)) for value in values)


def _classes(rows: Iterable[Compared]) -> dict[Games, str]:
    """Return a class for every set of games with a common value, and for each single game."""
    alone = [(game,) for game in offered()]
    # By the set of games, not by trait: two values of the same games share a class.
    alike = [kind.games for row in rows for kind in row.kinds]
    return {games: f"k{number}" for number, games in enumerate(dict.fromkeys([*alone, *alike]))}


def stylesheet() -> str:
    """Return the style rules that, without a script, show the two chosen games and unmark rows in which they agree."""
    classes = _classes(_rows()).values()
    shown = ",\n".join(f"{_chosen(name, side)} .{side}.{name}" for side in SIDES for name in classes)
    same = ",\n".join(f"{_chosen(name, *SIDES)} .rule.{name}" for name in classes)
    return f"@layer pages{{\n{shown}{{display:inline}}\n{same}{{{SAME}}}\n}}"


def _chosen(name: str, *sides: str) -> str:
    """Return the selector that matches while the games chosen on all of these sides have the class ``name``."""
    return ".compare" + "".join(f":has(#{side}>.{name}:checked)" for side in sides)
