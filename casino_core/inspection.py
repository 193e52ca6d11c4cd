"""Records move by move, the cards that an action uses, and positions as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from casino_core.arguments import ActionOrText, GameOrText, ViewOrText, action_of, game_of, read_state, state_of
from casino_core.cards import Card
from casino_core.errors import ArgumentError
from casino_core.game import Game, next_round, play, restarted
from casino_core.notation.rules import rules_text
from casino_core.position.actions import Action, BuildPiece, Capture, MakeBuild, Piece, Pluck, TableBuild, Trail
from casino_core.position.events import Event
from casino_core.position.layout import Build
from casino_core.position.position import Cards, Position
from casino_core.position.view import View


class Move(NamedTuple):
    """An action in the record of a game.

    >>> [move] = casino.moves("classic/island/7Cx5C2D")
    >>> move.seat, str(move.action), casino.cards_text(move.after.position.loose)
    (0, '7Cx5C2D', 'QC6S')
    """

    before: Game
    """The game before the action."""

    seat: int
    """The seat that took the action."""

    action: Action
    """The action that the seat took."""

    events: tuple[Event, ...]
    """The events that the action caused, in order."""

    after: Game
    """The game after the action."""


def moves(game: GameOrText) -> Iterator[Move]:
    """Yield every action of a game's record, with the game before and after it.

    >>> for move in casino.moves("classic/island/7Cx5C2D_8D"):
    ...     print(move.seat, move.action, casino.legal_actions(move.after)[0])
    0 7Cx5C2D 5D
    1 8D AD
    """
    game = game_of(game)
    current = restarted(game)
    for number, actions in enumerate(game.record):
        if number:
            current, _ = next_round(current)
        for action in actions:
            after, events = play(current, action)
            yield Move(current, current.position.actor, action, events, after)
            current = after


def build_named(view: ViewOrText, piece: BuildPiece | str) -> Build:
    """Return the build that a piece of an action stands for. Raises ArgumentError if there is no such build.

    >>> game = casino.parse_game("classic/island/AD6S,5C2D=7")
    >>> casino.build_named(game, "b6S").value
    7
    """
    builds = {build.piece: build for build in state_of(view).builds}
    name = piece if isinstance(piece, BuildPiece) else BuildPiece(piece)
    if name not in builds:
        raise ArgumentError("piece", f"a build on the table ({', '.join(builds) or 'there is none'})", piece)
    return builds[name]


def groups_of(view: ViewOrText, action: ActionOrText) -> tuple[Cards, ...]:
    """Return the groups of an action as cards, with the cards of a build in place of its name.

    >>> game = casino.parse_game("classic/island/AD6S,5C2D=7_4D")
    >>> [casino.cards_text(group) for group in casino.groups_of(game, "7Cxb6S")]
    ['6SAD5C2D']
    """
    state, action = state_of(view), action_of(action)
    if not isinstance(action, Trail | Capture | MakeBuild | TableBuild):
        return ()

    def cards(piece: Piece) -> Cards:
        return build_named(state, piece).cards if isinstance(piece, BuildPiece) else (Card(piece),)

    return tuple(tuple(card for piece in group for card in cards(piece)) for group in action.groups)


def cards_taken(view: ViewOrText, action: ActionOrText) -> Cards:
    """Return the cards that an action takes from the table, without the card that takes them.

    >>> casino.cards_text(casino.cards_taken("classic/island", "7Cx5C2D"))
    '5C2D'
    """
    state, action = state_of(view), action_of(action)
    if isinstance(action, Capture):
        return tuple(card for group in groups_of(state, action) for card in group)
    if isinstance(action, Pluck):
        return (action.card,)
    if isinstance(action, Trail) and not action.groups and action.card in state.rules.takes_table:
        return (*state.loose, *(card for build in state.builds for card in build.cards))
    return ()


def diagram(view: ViewOrText) -> str:
    """Return a position as lines of text; of a view, only what its seat can see.

    >>> print(casino.diagram("classic/island/AD6S,5C2D=7"))
    classic, round 1: seat 1 to play, seat 1 deals, 40 cards in the stock
    score   0 to 0
    table   QC
    build   7 = 6S AD + 5C 2D (seat 0)
    hand 0  KH 7C 6D
    hand 1  5D 8D 9S 4D
    pile 0  -
    pile 1  -
    """
    if isinstance(view, str):
        view = read_state(view)
    state, score = state_of(view), list[str]()
    heading = rules_text(state.rules)
    if isinstance(view, Game):
        heading += f", round {view.round}"
        score = [f"score   {' to '.join(map(str, view.standing))}"]
    lines = [f"{heading}: {_turn(state)}", *score, f"table   {_spaced(state.loose)}"]
    for build in state.builds:
        groups = " + ".join(map(_spaced, build.groups))
        seats = " and ".join(f"seat {seat}" for seat in (build.owner, *build.also))
        lines.append(f"build   {build.value} = {groups} ({seats})")
    lines += [f"hand {seat}  {hand}" for seat, hand in enumerate(_hands(state))]
    lines += [f"pile {place}  {_spaced(pile)}" for place, pile in enumerate(state.piles)]
    return "\n".join(lines)


def _turn(state: Position | View) -> str:
    over = state.over if isinstance(state, Position) else not any(state.hand_sizes) and not state.stock_size
    stock = len(state.stock) if isinstance(state, Position) else state.stock_size
    turn = "the round is over" if over else f"seat {state.actor} to play"
    return f"{turn}, seat {state.dealer} deals, {_count(stock)} in the stock"


def _hands(state: Position | View) -> list[str]:
    if isinstance(state, Position):
        return [_spaced(hand) for hand in state.hands]
    return [_spaced(state.hand) if seat == state.seat else _count(size) for seat, size in enumerate(state.hand_sizes)]


def _count(cards: int) -> str:
    return f"{cards} card{'s' * (cards != 1)}"


def _spaced(cards: Cards) -> str:
    return " ".join(cards) or "-"
