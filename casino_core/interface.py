"""Public functions that take values or their texts, and call functions of the engine with the values.

Inside the engine, those functions are called directly.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from casino_core.arguments import (
    ActionOrText,
    GameOrText,
    PositionOrText,
    RulesOrText,
    ViewOrText,
    action_of,
    game_of,
    position_of,
    rules_of,
    state_of,
)
from casino_core.errors import ArgumentError
from casino_core.game import Game
from casino_core.game import from_position as begin
from casino_core.game import new_game as deal
from casino_core.game import next_round as deal_next
from casino_core.game import play as take
from casino_core.game import replay as play_record
from casino_core.game import resign as give_up
from casino_core.legal import legality
from casino_core.legal.illegal import Illegal
from casino_core.notation import partial
from casino_core.notation.record import game_file as file_of
from casino_core.playing.completing import KnownPart
from casino_core.position import view as views
from casino_core.position.actions import Action, Play
from casino_core.position.events import Event
from casino_core.position.view import Played, View
from casino_core.rules import house_rules
from casino_core.rules.fields import FieldValue


def new_game(rules: RulesOrText, seed: str | int) -> tuple[Game, tuple[Event, ...]]:
    """Cut for the deal, shuffle and deal the first round. Return the game, and the events of the deal.

    The same seed always gives the same cards. Raises GameError("bad-seed") for a seed that a link could not contain.

    >>> game, events = casino.new_game("classic:seats=3", "island")
    >>> game.position.hands[0]
    (Card('5C'), Card('QC'), Card('9S'), Card('4D'))
    """
    return deal(rules_of(rules), str(seed))


def from_position(position: PositionOrText, seed: str | int) -> Game:
    """Return a game that begins in the middle of its first round; the seed determines the later rounds.

    Raises GameError: "bad-seed", "round-is-over".

    >>> game, _ = casino.new_game("classic", "island")
    >>> casino.from_position(game.position, "k7f2").round
    1
    """
    return begin(position_of(position), str(seed))


def play(game: GameOrText, action: ActionOrText) -> tuple[Game, tuple[Event, ...]]:
    """Return the game after a legal action, and the events. If the action ends the round, the round is scored.

    Raises IllegalActionError.

    >>> game, events = casino.play("classic/island", "7Cx5C2D")
    >>> events
    (Captured(seat=0, card=Card('7C'), groups=((Card('5C'), Card('2D')),), builds=()),)
    """
    return take(game_of(game), action_of(action))


def next_round(game: GameOrText) -> tuple[Game, tuple[Event, ...]]:
    """Deal the next round. Return the game, and the events. Raises GameError: "game-is-over", "round-is-not-over".

    >>> casino.next_round("classic/island")
    Traceback (most recent call last):
    casino_core.game.GameError: round-is-not-over
    """
    return deal_next(game_of(game))


def resign(game: GameOrText, seat: int) -> Game:
    """Return the game after a seat has resigned for its side. The best other side wins; tied sides share the win.

    A round in progress ends with the points that had counted by then. Raises GameError("game-is-over").

    >>> casino.resign("classic/island", 0).outcome
    Outcome(side=1, reason='resigned', shared=(), margin=0)
    """
    game = game_of(game)
    return give_up(game, _seat(seat, game.rules.seats))


def replay(game: GameOrText, record: Iterable[Iterable[ActionOrText]]) -> Game:
    """Return a game replayed from its start with another record, which is a list of actions for every round.

    Raises IllegalActionError, and GameError as ``next_round`` does.

    >>> casino.replay("classic/island", [["7Cx5C2D", "8D"]])
    parse_game('classic/island/7Cx5C2D_8D')
    """
    return play_record(game_of(game), [[action_of(action) for action in actions] for actions in record])


def view(position: PositionOrText, seat: int, played: Played = (), totals: tuple[int, ...] = ()) -> View:
    """Return everything that a seat may see of a position.

    ``played`` is the record of the round, and ``totals`` the score before it; ``Game.view`` supplies both.

    >>> casino.view("classic/island", 1).hand_sizes
    (4, 4)
    """
    position = position_of(position)
    return views.view(position, _seat(seat, position.rules.seats), played, totals)


def legal_actions(view: ViewOrText) -> tuple[Action, ...]:
    """Return all legal actions of the seat whose decision it is; () if the round is over.

    On a table of very many low cards, there can be millions of actions; use ``candidates`` for such tables.

    >>> [str(action) for action in casino.legal_actions("classic/island")][:4]
    ['AD', 'AD5C=6', 'AD5C,6S=6', 'AD6S=7']
    """
    return legality.legal_actions(state_of(view))


def candidates(view: ViewOrText, most: int = 200) -> tuple[Play, ...]:
    """Return legal plays, at most ``most`` captures and ``most`` builds for each card and value.

    All legal plays are returned unless the table, builds included, offers more than ``most`` ways to make some value.

    >>> len(casino.candidates("classic/island"))
    10
    """
    return legality.candidates(state_of(view), most)


def why_not(view: ViewOrText, action: ActionOrText) -> Illegal | None:
    """Return the first rule that an action breaks; None if the action is legal.

    >>> casino.why_not("classic/island", "9Sx5C")
    Illegal(code='card-not-in-hand', facts={'card': Card('9S')})
    >>> casino.why_not("classic/island", "AD") is None
    True
    """
    return legality.why_not(state_of(view), action_of(action))


def game_file(game: GameOrText, tags: Mapping[str, str] | None = None) -> str:
    """Return the text of a game file: tags, then the actions by round, with one line for each lap of the table.

    ``tags`` are further facts such as Players and Date. Raises ValueError for a tag whose name is not a single word,
    and for a value with quotation marks, closing brackets or line breaks.

    >>> print(casino.game_file("classic/island/7Cx5C2D_8D", {"Players": "Ann, Bob"}), end="")
    [Rules "classic"]
    [Seed "island"]
    [Players "Ann, Bob"]
    <BLANKLINE>
    Round 1
    1. 7Cx5C2D 8D
    """
    return file_of(game_of(game), tags)


def option(rules: RulesOrText, name: str) -> FieldValue:
    """Return the value of an optional rule. Raises RulesError("unknown-option").

    >>> casino.option("royal", "royal_values")
    True
    """
    return house_rules.option(rules_of(rules), name)


def parse_known(rules: RulesOrText, said: Mapping[str, str]) -> KnownPart:
    """Return the part of a position that some texts describe; ``completed`` deals the rest.

    The names of the texts are "table", "stock", "turn", "last" and, by seat, "hand", "hand1", … and "pile", "pile1", ….
    Raises PartError for a text that cannot be read or repeats a card; the error has the name of the text.

    >>> known = casino.parse_known("classic", {"table": "5H,3C,QS", "hand": "8D2C"})
    >>> casino.legal_actions(casino.completed(known, "any text"))[1]
    Capture(card=Card('8D'), value=8, groups=((Card('5H'), Card('3C')),), order=())
    """
    return partial.parse_known(rules_of(rules), said)


def _seat(seat: int, seats: int) -> int:
    """Return a seat unchanged. Raises ArgumentError if there is no such seat."""
    if seat not in range(seats):
        raise ArgumentError("seat", f"a number from 0 to {seats - 1}", seat)
    return seat
