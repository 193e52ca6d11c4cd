"""The parameters of an address that invites to a game: their names, even misspelt ones, and their values."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache

from casino_core.rules.renamed import RENAMED_OPTIONS
from web.shared.settings import DEFAULTS, SETTINGS
from web.worker.session import positions
from web.worker.words import requested_rules as requested
from web.worker.words.addresses import tidied
from web.worker.words.requested_rules import shortened
from web.worker.words.speech import Message, message

NAMES = (
    *requested.NAMES,
    "seed",
    "bots",
    "players",
    "game",
    "name",
    "takebacks",
    "daily",
    "weekly",
    "moment",
    "place",
    "near",
    "start",
    "lamp",
    *positions.INVITING,
    *positions.ADDITIONS,
    *SETTINGS,
)
"""The names of all parameters."""

BY_THE_WAY = {*SETTINGS, *positions.ADDITIONS, "name", "takebacks", "moment", "place", "near", "start", "lamp"}
"""Names that do not make an invitation by themselves."""

LONGEST_NAME = 2 * max(map(len, NAMES))
"""The maximum number of characters in a name that can count as misspelt."""

ALIKE = tuple(name for name in NAMES if name not in (*positions.INVITING, *positions.ADDITIONS, *RENAMED_OPTIONS))
"""The names with which misspelt names are compared. The names of a position's parts are too short for that."""

OF_A_POSITION = (positions.TABLE, *positions.INVITING, *positions.ADDITIONS)
"""The names with which misspelt names are compared if the address has a position."""

INVITING = tuple(name for name in NAMES if name not in BY_THE_WAY)
"""Names that make an invitation: with one of them, pages show no table before the game is known."""

LONGEST = 200_000
"""The maximum number of characters in an address or a text that is read. The longest games have a tenth of that."""

MAX_UNKNOWN_NAMES = 20
"""The maximum number of unknown names in an address that are compared with known ones."""


def pairs_of(address: str) -> list[tuple[str, str]]:
    """Return the parameters after ? and #, as names and values; in a series of tasks, those of the first task."""
    return sections_of(address)[0]


def sections_of(address: str) -> list[list[tuple[str, str]]]:
    """Return the parameters after ? and # for each task of a series, with the names of its parts corrected."""
    pairs = _written(address)
    meant = _parts_meant(pairs)
    return positions.sections((meant.get(name, name), text) for name, text in pairs)


def _written(address: str) -> list[tuple[str, str]]:
    """Return the parameters after ? and # as they are written; a plus sign means a space, as in HTML forms."""
    pairs = (part.partition("=") for part in re.split("[?#&]", tidied(address))[1:] if part)
    return [(name, _unquoted(value.replace("+", " "))) for name, _, value in pairs]


def _parts_meant(pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Return, by name, the parts of a position that misspelt names stand for.

    Return {} unless another part is named correctly, because the names of parts are too short to be guessed alone.
    """
    if not positions.parts_of(pairs):
        return {}
    unknown = [(name, text) for name, text in dict(pairs).items() if name not in NAMES][:MAX_UNKNOWN_NAMES]
    return {name: part for name, text in unknown if (part := _part_meant(name, text))}


def _part_meant(name: str, text: str) -> str:
    """Return the parameter of a position that a misspelt name stands for.

    Return "" if there is none, or if the name is also close to a known name of another kind.
    """
    near = _near(name)
    if near and not (near == positions.TABLE and positions.is_laid(text)):
        return ""
    return _near(name, OF_A_POSITION)


def known_parameters(address: str) -> dict[str, str]:
    """Return the known parameters, with misspelt names corrected; a "table" of cards is not the setting "table".

    If an address has a name both misspelt and correct, the correct one counts.
    """
    parameters = {
        name: value for name, value in pairs_of(address) if name != positions.TABLE or not positions.is_laid(value)
    }
    return {meant: parameters.get(meant, parameters[name]) for name, meant in _meant(parameters).items()}


def _meant(names: Iterable[str]) -> dict[str, str]:
    """Return the meanings of names: known ones mean themselves, and misspelt ones the closest known one."""
    unknown = [name for name in dict.fromkeys(names) if name not in NAMES][:MAX_UNKNOWN_NAMES]
    meant = {name: name if name in NAMES else _near(name) for name in names if name in NAMES or name in unknown}
    return {name: near for name, near in meant.items() if near}


@lru_cache(maxsize=256)
def _near(name: str, known: tuple[str, ...] = ALIKE) -> str:
    """Return the known name closest to a misspelt one, "" for none."""
    return next(iter(get_close_matches(name, known, 1, 0.75)), "") if len(name) <= LONGEST_NAME else ""


def leads_to_game(address: str) -> bool:
    """Return whether an address is an invitation, perhaps a misspelt one."""
    if len(address) > LONGEST:
        return True
    # An address with nothing but faults is an invitation, too, so that they are shown.
    # A part of a position counts only with a value: the link #hand, which skips to the hand, has the name of a part.
    names = set(known_parameters(address)) - {*BY_THE_WAY, *positions.INVITING} or positions.parts_of(pairs_of(address))
    return bool(names or misspelt(address) or bad_settings(address))


def misspelt(address: str) -> list[Message]:
    """Return a fault for every corrected name."""
    meant = _meant(dict(pairs_of(address))) | _parts_meant(_written(address))
    return [message("wrong.option", option=name, nearest=near) for name, near in meant.items() if name != near]


def requested_settings(address: str) -> dict[str, str]:
    """Return the valid settings in an address."""
    return {name: value for name, value in known_parameters(address).items() if value in SETTINGS.get(name, ())}


def bad_settings(address: str) -> list[Message]:
    """Return a fault for every setting with an unknown value."""
    settings = ((name, value) for name, value in known_parameters(address).items() if name in SETTINGS)
    return [_bad_setting(name, shortened(value)) for name, value in settings if value not in SETTINGS[name]]


def _bad_setting(name: str, value: str) -> Message:
    """Return the fault of a setting with an unknown value."""
    choices = SETTINGS[name]
    if name == positions.TABLE:
        return message("wrong.table.neither", value=value, colours=choices)
    return message("wrong.value", option=name, value=value, choices=choices, nearest=DEFAULTS[name])


def _unquoted(text: str) -> str:
    """Return a text with its percent codes decoded as UTF-8."""
    return re.sub(
        "(?:%[0-9A-Fa-f]{2})+", lambda code: bytes.fromhex(code[0].replace("%", "")).decode(errors="replace"), text
    )
