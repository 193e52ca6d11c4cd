"""A match and the person's chosen cards, written as text to be stored, and read from it again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from casino_core.bots import RENAMED
from casino_core.game import Game
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_text, parse_game
from web.shared.bounds import is_deep
from web.shared.dates import is_date
from web.shared.games import PERSON
from web.worker.choices.keys import keys, selectable_keys
from web.worker.choices.selection import NO_SELECTION, Selection
from web.worker.match.history import FRESH, History, as_stored, parse_history
from web.worker.words.own_games import clean_name
from web.worker.words.people import clean_names, players


class SaveError(ValueError):
    """A text that is not a save."""

    def __init__(self, fault: NotationError | None = None) -> None:
        super().__init__("not a save" if fault is None else str(fault))
        self.fault = fault
        """The fault of the game in the save; None if something else is wrong."""


@dataclass(frozen=True)
class SavedMatch:
    """The parts of a match that must outlive the page."""

    game: Game
    """The game so far."""

    bots: tuple[str, ...]
    """The ids of the players: the bots after the first seat if one person plays with bots, otherwise all seats."""

    selection: Selection = NO_SELECTION
    """The cards that the person has chosen."""

    name: str = ""
    """The name of the rules, "" if they have none."""

    history: History = FRESH
    """The actions that can be redone, and marks on the result."""

    names: tuple[str, ...] = ()
    """The names of people by seat; () if they have none."""

    room: str = ""
    """The name of the table, "" for none."""

    skips: bool = False
    """Bots play the rest of the round, for people as well."""

    since: str = ""
    """The date on which a daily deal or weekly game was dealt; "" for other games and in saves of older versions."""


def save_text(saved: SavedMatch) -> str:
    """Return a match as one line of JSON. Its keys never change, because old saves contain them."""
    chosen = saved.selection
    return json.dumps(
        {
            "game": game_text(saved.game),
            "bots": list(saved.bots),
            "card": chosen.held or None,
            "picked": list(chosen.picked),
            "more": chosen.more,
            **({"sorts": list(chosen.lifted)} if chosen.sorts else {}),
            **({"name": saved.name} if saved.name else {}),
            **({"past": past} if (past := as_stored(saved.history)) else {}),
            **({"people": list(saved.names)} if any(saved.names) else {}),
            **({"room": saved.room} if saved.room else {}),
            **({"skips": True} if saved.skips else {}),
            **({"since": saved.since} if saved.since else {}),
        }
    )


def parse_save(text: str, bots: tuple[str, ...]) -> SavedMatch:
    """Return the match of a save; ``bots`` are all known ids. Raises SaveError."""
    if not isinstance(text, str) or is_deep(text):
        raise SaveError
    try:
        stored: Any = json.loads(text)
        game = parse_game(stored["game"])
        # Old saves contain the old names of bots.
        seated = tuple([RENAMED.get(bot, bot) for bot in stored["bots"]])
    except NotationError as fault:
        raise SaveError(fault) from fault
    # An edited save can have any shape.
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
        raise SaveError from fault
    if len(seated) not in (game.rules.seats - 1, game.rules.seats) or not set(seated) <= {*bots, PERSON}:
        raise SaveError
    return SavedMatch(
        game,
        seated,
        selection=_selection(stored, game, players(seated, game.rules)),
        name=clean_name(stored.get("name")),
        history=parse_history(stored.get("past")),
        names=clean_names(stored.get("people"), game.rules.seats),
        room=clean_name(stored.get("room")),
        skips=stored.get("skips") is True,
        since=since if is_date(since := stored.get("since")) else "",
    )


def _selection(stored: Mapping[str, object], game: Game, everybody: tuple[str, ...]) -> Selection:
    """Return the stored selection, as far as it is valid, because a game is not refused for faults in its selection."""
    # On a shared screen, a selection must stay behind the curtain.
    if everybody.count(PERSON) != 1:
        return NO_SELECTION
    position, seat = game.position, everybody.index(PERSON)
    card, wanted = stored.get("card"), stored.get("picked")
    known = selectable_keys(position, seat)
    picked = tuple(key for key in wanted if key in known) if isinstance(wanted, list) else ()
    if card not in keys(position.hands[seat]):
        alone = (position.rules.step_by_step or position.rules.capturing.pluck) and position.actor == seat
        return Selection(picked=picked) if alone else NO_SELECTION
    sorts = stored.get("sorts")
    sortable = {str(card) for card in (*position.loose, *(card for build in position.builds for card in build.cards))}
    lifted = tuple(key for key in sorts if key in sortable) if isinstance(sorts, list) else ()
    return Selection(str(card), picked, stored.get("more") is True, isinstance(sorts, list), lifted)
