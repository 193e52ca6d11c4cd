"""The commands of the command line, and their arguments."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import casino_core as casino
from casino_core.cli import inspecting, matching, playing, replaying
from casino_core.notation.rules import value_text
from casino_core.rules.fields import FieldValue

EXIT_CODES = """\
exit codes: 0 success, 1 the play of `why` is illegal, 2 an argument that cannot be read, 130 interrupted

A POSITION is its text, or a game, of which it is the current position; a GAME is its text, as in links.
Either can be the name of a file with it, or - for standard input."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, and return its exit code."""
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = options.run
    try:
        return command(options)
    except casino.CasinoError as error:
        print(f"casino_core {options.command}: {error}{_possible(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader, such as head, has closed the pipe
        sys.stderr.close()
        return 0


def _possible(error: casino.CasinoError) -> str:
    """Return a further line with the possible values; "" if the error does not list them."""
    values: Sequence[FieldValue] = error.facts.get("choices") or error.facts.get("variants") or ()  # type: ignore[assignment]
    return f"\npossible: {', '.join(map(value_text, values))}" if values else ""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m casino_core",
        description="Casino and its family: play, look at positions and games, and let bots play each other.",
        epilog=EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=casino.__version__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(
        name: str, help_text: str, run: Callable[[argparse.Namespace], int], *, json: bool = True
    ) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=help_text, description=f"{help_text[0].upper()}{help_text[1:]}.")
        added.set_defaults(run=run)
        if json:
            added.add_argument("--json", action="store_true", help="print JSON")
        return added

    play = command("play", "play a game in the terminal", playing.play, json=False)
    play.add_argument("start", nargs="?", default="classic", help="rules, or a game or position to play on")
    play.add_argument("--bot", action="append", type=_bot, help="an opponent; repeat it for further seats; nia")
    play.add_argument("--seat", type=int, default=0, help="your seat, from 0")
    play.add_argument("--seed", help="the seed of the deals; random if there is none")
    play.add_argument("--budget", type=_positive, default=100, help="slices of thought for each play of a bot")

    variants = command("variants", "list the games, or the options of one", inspecting.variants)
    variants.add_argument("rules", nargs="?", help="such as royal:seats=3")

    moves = command("moves", "list the legal actions of a position", inspecting.moves)
    why = command("why", "say why a play is illegal, if it is", inspecting.why)
    perft = command("perft", "count the sequences of actions from a position", inspecting.perft)
    for added in (moves, why, perft):
        added.add_argument("position", type=_text, metavar="POSITION")
    why.add_argument("play", metavar="PLAY", help="such as 8Sx5D3C")
    perft.add_argument("--depth", type=_positive, default=3, help="the greatest length of a sequence; 3")

    replay = command("replay", "show a game table by table, with its score sheets", replaying.replay)
    review = command("review", "show what the plays of a game cost", replaying.review)
    for added in (replay, review):
        added.add_argument("game", type=_text, metavar="GAME")
    review.add_argument("--seat", type=int, help="only the plays of this seat")

    match = command("match", "let two bots play the same deals with their seats exchanged", matching.match)
    match.add_argument("bot", type=_bot, metavar="BOT", help="an id, or module:name for a Bot of your own")
    match.add_argument("others", type=_bot, metavar="BOT", help="the bot of the other sides")
    match.add_argument("--rules", default="classic", help="such as classic:seats=4,team=2")
    match.add_argument("--deals", type=_positive, default=100, help="each is played once for every side; 100")
    match.add_argument("--budget", type=_positive, default=100, help="slices of thought for each play; 100")
    return parser


def _text(argument: str) -> str:
    """Return the content of the file that an argument names, of standard input for "-", or else the argument itself."""
    if argument == "-":
        return sys.stdin.read()
    try:
        return Path(argument).read_text("utf-8")
    except (OSError, ValueError):  # there is no file with that name, or there cannot be one
        return argument


def _bot(argument: str) -> casino.Bot:
    try:
        return matching.bot_of(argument)
    except (KeyError, ImportError, AttributeError, ValueError) as error:
        raise argparse.ArgumentTypeError(str(error.args[0] if error.args else error)) from None


def _positive(argument: str) -> int:
    if not (argument.isascii() and argument.isdecimal() and int(argument)):
        raise argparse.ArgumentTypeError(f"{argument!r} is not a whole number above 0")
    return int(argument)
