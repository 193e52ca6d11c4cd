"""A match as text to be stored, with what is chosen in it, and its inverse."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from casino_core.bots import RENAMED
from casino_core.game import Game
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_text, parse_game
from casino_core.position.position import Position
from web.shared.bounds import is_deep
from web.shared.games import PERSON
from web.worker.choices.keys import keys, selectable_keys
from web.worker.choices.selection import NO_SELECTION, Selection
from web.worker.match.history import FRESH, History, as_stored, parse_history
from web.worker.words.own_games import clean_name
from web.worker.words.people import clean_names, players


class SaveError(ValueError):
    """A text that is no save."""

    def __init__(self, fault: NotationError | None = None) -> None:
        super().__init__("not a save" if fault is None else str(fault))
        self.fault = fault
        """What is wrong with the game in the save; None where something else is wrong."""


@dataclass(frozen=True)
class SavedMatch:
    """All of a match that must outlive the page."""

    game: Game
    """The game up to now."""

    bots: tuple[str, ...]
    """Who plays: ids of bots, and of people, as ``words.people`` lists them."""

    selection: Selection = NO_SELECTION
    """The cards that the person has chosen."""

    name: str = ""
    """What the rules are called, "" where they have no name of their own."""

    history: History = FRESH
    """What can be done again, and marks that the result carries."""

    names: tuple[str, ...] = ()
    """What people are called, by seat; () where they have no names."""

    room: str = ""
    """What the table is called, "" for nothing."""

    skips: bool = False
    """Bots play the round to its end, people's cards as well."""


def save_text(saved: SavedMatch) -> str:
    """Return a match as one line of JSON. The names in it never change: saves of years ago have them."""
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
        }
    )


def parse_save(text: str, bots: tuple[str, ...]) -> SavedMatch:
    """Return the match that was stored as this text; ``bots`` are the ids of those there are. Raises SaveError."""
    if not isinstance(text, str) or is_deep(text):
        raise SaveError
    try:
        stored: Any = json.loads(text)
        game = parse_game(stored["game"])
        # Saves of years ago name bots as they were called then.
        seated = tuple([RENAMED.get(bot, bot) for bot in stored["bots"]])
    except NotationError as fault:
        raise SaveError(fault) from fault
    # Of a text that somebody has edited, whatever shape it has by now.
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
    )


def _selection(stored: Mapping[str, object], game: Game, everybody: tuple[str, ...]) -> Selection:
    """Return what was chosen, as far as it is still there: a fault in it is no reason to refuse a game."""
    # What somebody has chosen who shares the screen must stay behind the curtain.
    if everybody.count(PERSON) != 1:
        return NO_SELECTION
    position, seat = game.position, everybody.index(PERSON)
    card, wanted = stored.get("card"), stored.get("picked")
    there = selectable_keys(position, seat)
    picked = tuple(key for key in wanted if key in there) if isinstance(wanted, list) else ()
    if card not in keys(position.hands[seat]):
        alone = position.rules.step_by_step and position.actor == seat
        return Selection(picked=picked) if alone else NO_SELECTION
    sorts = stored.get("sorts")
    lifted = tuple(key for key in sorts if key in _cards_to_sort(position)) if isinstance(sorts, list) else ()
    return Selection(str(card), picked, stored.get("more") is True, isinstance(sorts, list), lifted)


def _cards_to_sort(position: Position) -> set[str]:
    """Return the cards that a capture could put on a pile."""
    return {str(card) for card in (*position.loose, *(card for build in position.builds for card in build.cards))}
