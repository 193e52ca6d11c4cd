"""What a visitor shares: addresses that open a game elsewhere, and the file of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from casino_core.game import Game, restarted
from casino_core.notation.record import game_file, game_text
from casino_core.notation.rules import rules_text
from casino_core.rules.parts import Rules
from web.shared.games import PERSON


def link(page: str, game: Game, bots: Sequence[str], name: str = "", takebacks: int = 0) -> str:
    """Return the address that opens a game; ``page`` is the address of the page to play on.

    Here and below, ``bots`` are the players as in a save; ``entries`` adds the names of people.
    """
    marked = f"&takebacks={takebacks}" if takebacks else ""
    return f"{page}#game={game_text(game)}&{_company(game.rules, bots)}{marked}{_named(name)}"


def rules_link(page: str, rules: Rules, name: str = "") -> str:
    """Return the address that deals a new game by some rules."""
    return f"{page}?variant={rules_text(rules).replace(':', '&', 1).replace(',', '&')}{_named(name)}"


def cards_link(page: str, game: Game, bots: Sequence[str], name: str = "") -> str:
    """Return the address that deals the cards of a game again, by its rules and with the same players."""
    if game.start is not None:
        # No seed deals a position that was set up.
        return link(page, restarted(game), bots, name)
    return f"{rules_link(page, game.rules)}&seed={game.seed}&{_company(game.rules, bots)}{_named(name)}"


def _company(rules: Rules, bots: Sequence[str]) -> str:
    """Return the parameter that lists the players: "bots=nia" or "players=person,person"."""
    listed = ",".join(":".join(map(_quoted, entry.split(":"))) for entry in bots)
    return f"bots={listed}" if len(bots) < rules.seats else f"players={listed}"


def entries(bots: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Return the list of players with the names of people: "person:Ann", "nia"."""
    pairs = zip_longest(bots, names[: len(bots)], fillvalue="")
    return tuple(f"{player}:{name}" if name and player == PERSON else player for player, name in pairs)


def _named(name: str) -> str:
    return f"&name={_quoted(name)}" if name else ""


def as_file(
    game: Game, bots: Sequence[str], players: Sequence[str], name: str = "", takebacks: int = 0
) -> tuple[str, str]:
    """Return the name and the text of a game's file.

    ``players`` are the names of all players, ``takebacks`` is the number of undos after something new was learnt.
    """
    tags = {"Players": " / ".join(players), "Bots" if len(bots) < game.rules.seats else "Seats": ",".join(bots)}
    more = {"Name": name, "Takebacks": str(takebacks or "")}
    return f"casino-{game.seed}.txt", game_file(game, tags | {tag: text for tag, text in more.items() if text})


def _quoted(text: str) -> str:
    """Return a text escaped for an address, even a full stop at its end, which programs would take for punctuation."""
    return re.sub(r"[^A-Za-z0-9._~-]|\.\Z", lambda mark: "".join(f"%{byte:02X}" for byte in mark[0].encode()), text)
