"""The command ``play``: a game in the terminal."""

from __future__ import annotations

import argparse
import secrets

import casino_core as casino
from casino_core.arguments import POSITION, read_game
from casino_core.cli.output import event_text, outcome_text, sheet_lines
from casino_core.legal.cardless import cardless

MAX_LISTED = 20
"""At most this many captures, and this many builds, are listed for each card and value; other plays can be typed."""

MAX_DIGITS = 4
"""The maximum number of digits in the number of an action."""

HELP = """\
Type the number of an action or its text, such as 8Sx5D3C: the eight of spades takes the five of diamonds and the three
of clubs. Other words: actions (list them again), why TEXT, hint, game (the text of the game so far), resign, quit."""


WORDS = ("", "?", "help", "actions", "game", "hint")
"""The words to which the answer is only a text, so that the game stays as it is."""


def play(options: argparse.Namespace) -> int:
    """Play a game to its end, or to the end of the input. The text of the game is printed at the end."""
    game = _started(options.start, options.seed)
    if options.seat not in range(game.rules.seats):
        raise casino.ArgumentError("seat", f"a number from 0 to {game.rules.seats - 1}", options.seat)
    bots = options.bot or [casino.BOTS["nia"]]
    others = [seat for seat in range(game.rules.seats) if seat != options.seat]
    at_table = {seat: bots[min(place, len(bots) - 1)] for place, seat in enumerate(others)}
    print(f"You have seat {options.seat}, {', '.join(f'{bot.id} seat {seat}' for seat, bot in at_table.items())}.")
    print(HELP)
    try:
        while game.outcome is None:
            game = _go_on(game, options.seat, at_table, options.budget)
    except EOFError:
        pass
    print(f"\ngame: {game}")
    return 0


def _started(start: str, seed: str | None) -> casino.Game:
    """Return a new game if the text has only rules; otherwise the game in it, or a game from the position in it."""
    seed = seed or secrets.token_hex(4)
    if POSITION.match(start):
        return casino.from_position(start, seed)
    return read_game(start) if "/" in start else casino.new_game(start, seed)[0]


def _go_on(game: casino.Game, seat: int, bots: dict[int, casino.Bot], budget: int) -> casino.Game:
    """Return the game after the next action or, if a round is over, after the next round has been dealt."""
    if game.round_over:
        game, _ = casino.next_round(game)
        print(f"\nRound {game.round}")
        return game
    actor = game.position.actor
    if actor == seat:
        after = _ask_person(game, seat)
        if isinstance(after, casino.Game):
            return after
        action = after
    else:
        chance = casino.Chance(f"{game.seed}/{game.round}/{len(game.record[-1])}/{actor}")
        action = bots[actor].choose(game.view(actor), chance, budget)
    print(f"seat {actor} plays {action}")
    game, events = casino.play(game, action)
    for event in events:
        print(f"  {event_text(event)}")
    if game.round_over:
        print("", *sheet_lines(game.rules, game.sheets[-1]), f"total: {' to '.join(map(str, game.totals))}", sep="\n")
    if game.outcome is not None:
        print(outcome_text(game.outcome))
    return game


def _ask_person(game: casino.Game, seat: int) -> casino.Action | casino.Game:
    """Return a legal action that the person types, or the game after the person has resigned.

    Raises EOFError for "quit", and at the end of the input.
    """
    view = game.view(seat)
    actions = _choices(view)
    print(f"\n{casino.diagram(view)}\n{_listed(view, actions)}")
    while True:
        word, _, rest = input("> ").strip().partition(" ")
        if word == "quit":
            raise EOFError
        if word == "resign":
            return casino.resign(game, seat)
        if word.isdecimal() and len(word) <= MAX_DIGITS and 0 < int(word) <= len(actions):
            return actions[int(word) - 1]
        if word in WORDS:
            print(_answer(word, game, actions))
            continue
        action = _checked(view, rest if word == "why" else word)
        if action is not None and word != "why":
            return action


def _answer(word: str, game: casino.Game, actions: tuple[casino.Action, ...]) -> str:
    """Return the answer to one of ``WORDS``."""
    view = game.view(game.position.actor)
    if word == "actions":
        return _listed(view, actions)
    if word == "hint":
        return str(casino.BOTS["iris"].choose(view, "hint", budget=100))
    return str(game) if word == "game" else HELP


def _choices(view: casino.View) -> tuple[casino.Action, ...]:
    """Return the legal actions, or only some if a crowded table allows very many."""
    if view.variant_state.demand:
        return casino.legal_actions(view)
    return (*casino.candidates(view, MAX_LISTED), *cardless(view))


def _listed(view: casino.View, actions: tuple[casino.Action, ...]) -> str:
    lines = []
    for number, action in enumerate(actions, 1):
        taken = casino.cards_taken(view, action)
        lines.append(f"{number:3} {action!s:20}" + (f" takes {' '.join(taken)}" if taken else ""))
    return "\n".join(lines)


def _checked(view: casino.View, text: str) -> casino.Action | None:
    """Print whether the action in a text is legal and, if not, why. Return the action; None if it is not legal."""
    try:
        action = casino.parse_action(text)
    except casino.NotationError as error:
        print(error)
        return None
    refusal = casino.why_not(view, action)
    print("legal" if refusal is None else f"illegal: {casino.IllegalActionError(refusal)}")
    return action if refusal is None else None
