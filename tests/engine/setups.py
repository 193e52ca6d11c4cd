"""Positions and games written in one line each."""

from __future__ import annotations

from typing import Any

from casino_core.game import Game, play
from casino_core.legal.legality import why_not
from casino_core.notation.actions import parse_action, parse_cards
from casino_core.playing.play import play as play_checked
from casino_core.position.events import Event
from casino_core.position.layout import Build
from casino_core.position.position import Cards, Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from casino_core.score.scoring import ScoreSheet

REST = "*"
"""The mark for all cards that are not named elsewhere."""


def set_up(  # noqa: PLR0913  # one argument for every place where cards can be
    rules: Rules,
    hands: str,
    loose: str = "-",
    builds: str = "",
    *,
    piles: str = "",
    stock: str = "-",
    **changes: Any,
) -> Position:
    """Return a position with seat 0 to act. Commas separate the hands, and the piles.

    One of the piles, or the stock, is "*": all cards that are not named elsewhere. Builds are written as in the
    notation, separated by spaces: 8=5C3D@1 7=4S3H.6CAD@0.2.
    """
    rows = [
        hands.split(","),
        (piles or ",".join([REST if stock != REST else "-", *["-"] * (rules.pile_count - 1)])).split(","),
        [stock],
        [loose],
    ]
    standing = tuple(map(read_build, builds.split()))
    named = {card for row in rows for text in row if text != REST for card in parse_cards(text)}
    named.update(card for build in standing for card in build.cards)
    rest = tuple(card for card in rules.pack if card not in named)

    def read(text: str) -> Cards:
        return rest if text == REST else parse_cards(text)

    where: dict[str, Any] = {
        "hands": tuple(map(read, rows[0])),
        "loose": read(loose),
        "builds": standing,
        "stock": read(stock),
        "piles": tuple(map(read, rows[1])),
        "sweeps": ((),) * rules.sides,
        "turn": 0,
        "dealer": rules.seats - 1,
        "deals": 1,
    }
    return Position(rules, **where | changes)


def read_build(text: str) -> Build:
    value, _, rest = text.partition("=")
    groups, _, owners = rest.partition("@")
    owner, *also = map(int, owners.split("."))
    return Build(int(value), tuple(map(parse_cards, groups.split("."))), owner, tuple(also))


def begun_with(position: Position, *scores: int) -> Game:
    """Return a game in its second round, at whose start the totals were these scores."""
    earlier = ScoreSheet((), scores or (0,) * position.rules.sides)
    return Game(position.rules, "set-up", 0, ((), ()), position, (earlier,))


def played(game: Game, *texts: str) -> Game:
    """Return the game after some actions."""
    for text in texts:
        game, _ = play(game, parse_action(text))
    return game


def after(position: Position, *texts: str) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after some actions, which must be legal, and all their events."""
    happened: tuple[Event, ...] = ()
    for text in texts:
        position, events = play_checked(position, parse_action(text))
        happened += events
    return position, happened


def fault(position: Position, text: str) -> str | None:
    """Return the code of the rule that an action breaks; None when it is legal."""
    why = why_not(position, parse_action(text))
    return None if why is None else why.code


def open_table(
    variant: str, hands: str, loose: str = "-", builds: str = "", *, piles: str = "", **changes: Any
) -> Position:
    """Return a position with open piles and seat 0 to act; ``table`` is the number of seats and the size of a team.

    Hands may be left out. Without piles, the last seat holds the rest of the pack if its hand is not given, so that
    nobody can take a card from a pile.
    """
    seats, team = changes.pop("table", VARIANTS[variant].seatings[0])
    rules = variant_rules(variant, seats, team, **changes.pop("options", {}))
    rows = hands.split(",")
    rows += [REST if place == rules.seats - 1 and not piles else "-" for place in range(len(rows), rules.seats)]
    pile_texts = piles or ",".join(["-"] * rules.pile_count)
    return set_up(rules, ",".join(rows), loose, builds, piles=pile_texts, **changes)


QUIET: dict[str, Any] = {"swazi_insist_capture": False, "swazi_insist_augment": False}
"""Options of Swazi games in which opponents may not insist on captures or additions."""
