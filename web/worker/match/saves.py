"""A game in progress as text to be stored, with what is chosen in it, and its inverse."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from casino_core.bots import RENAMED
from casino_core.game import Game
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_text, parse_game
from web.shared.games import PERSON
from web.worker.choices.keys import keys, selectable_keys
from web.worker.choices.selection import NO_SELECTION, Selection
from web.worker.match.undo import FRESH, Past, as_stored, parse_past
from web.worker.words.own_games import clean_name
from web.worker.words.people import clean_names, players


class SaveError(ValueError):
    """A text that is no save. ``fault`` is what is wrong with the game in it, when that is what is wrong."""

    def __init__(self, fault: NotationError | None = None) -> None:
        super().__init__("not a save" if fault is None else str(fault))
        self.fault = fault


@dataclass(frozen=True)
class Save:
    """All that must outlive the page: the game, who plays, and what the person has chosen.

    ``bots`` say who plays, see ``words.people``. ``name`` is what the rules are called, where they have a name of
    their own, ``room`` what the table is called; ``past`` what can be done again; ``names`` are those of people by
    seat, () where they have none. ``skips``: bots play the round to its end.
    """

    game: Game
    bots: tuple[str, ...]
    selection: Selection = NO_SELECTION
    name: str = ""
    past: Past = FRESH
    names: tuple[str, ...] = ()
    room: str = ""
    skips: bool = False


def save_text(save: Save) -> str:
    """A save as one line of JSON."""
    chosen = save.selection
    return json.dumps(
        {
            "game": game_text(save.game),
            "bots": list(save.bots),
            "card": chosen.held or None,
            "picked": list(chosen.picked),
            "more": chosen.more,
            **({"name": save.name} if save.name else {}),
            **({"past": past} if (past := as_stored(save.past)) else {}),
            **({"people": list(save.names)} if any(save.names) else {}),
            **({"room": save.room} if save.room else {}),
            **({"skips": True} if save.skips else {}),
        }
    )


def parse_save(text: str, bots: tuple[str, ...]) -> Save:
    """The save of a text; ``bots`` are the ids of those there are. Raises SaveError."""
    try:
        stored: Any = json.loads(text)
        game = parse_game(stored["game"])
        seated = tuple([RENAMED.get(bot, bot) for bot in stored["bots"]])
    except NotationError as fault:
        raise SaveError(fault) from fault
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
        raise SaveError from fault
    if len(seated) not in (game.rules.seats - 1, game.rules.seats) or not set(seated) <= {*bots, PERSON}:
        raise SaveError
    past, names = parse_past(stored.get("past")), clean_names(stored.get("people"), game.rules.seats)
    chosen = _selection(stored, game, players(seated, game.rules))
    return Save(
        game,
        seated,
        chosen,
        clean_name(stored.get("name")),
        past,
        names,
        room=clean_name(stored.get("room")),
        skips=stored.get("skips") is True,
    )


def _selection(stored: dict[str, Any], game: Game, everybody: tuple[str, ...]) -> Selection:
    """What was chosen, as far as it is still there: a selection is not worth refusing a game.

    What somebody has chosen who shares the screen stays behind the curtain.
    """
    if everybody.count(PERSON) != 1:
        return NO_SELECTION
    position, seat = game.position, everybody.index(PERSON)
    card, wanted = stored.get("card"), stored.get("picked")
    there = selectable_keys(position, seat)
    picked = tuple(key for key in wanted if key in there) if isinstance(wanted, list) else ()
    if card not in keys(position.hands[seat]):
        alone = position.rules.step_by_step and position.actor == seat
        return Selection(picked=picked) if alone else NO_SELECTION
    return Selection(str(card), picked, stored.get("more") is True)
