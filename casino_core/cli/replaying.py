"""Commands about games: ``replay`` and ``review``."""

from __future__ import annotations

import argparse

import casino_core as casino
from casino_core.arguments import game_of
from casino_core.cli.output import event_text, outcome_text, plain, print_json, sheet_lines

ON_TABLE = ("table", "build")
"""The first five characters of those lines of a diagram that show the table."""


def replay(options: argparse.Namespace) -> int:
    """Print a game table by table, with every action and its events, and the score sheet of every round."""
    game = game_of(options.game)
    if options.json:
        print_json(
            {
                "game": game,
                "rules": game.rules,
                "seed": game.seed,
                "moves": [_plain_move(move) for move in casino.moves(game)],
                "sheets": game.sheets,
                "totals": game.totals,
                "outcome": game.outcome,
            }
        )
        return 0
    shown = 0
    for move in casino.moves(game):
        if move.before.round != shown:
            shown = move.before.round
            print(casino.diagram(move.before), end="\n\n")
        print(f"seat {move.seat} plays {move.action}")
        for event in move.events:
            print(f"  {event_text(event)}")
        if move.after.round_over:
            _print_sheet(move.after)
        else:
            print(*(f"  {line}" for line in casino.diagram(move.after).splitlines() if line[:5] in ON_TABLE), sep="\n")
    if not shown:
        print(casino.diagram(game))
    if game.resigned is not None:
        print(f"seat {game.resigned} resigns")
        _print_sheet(game)
    return 0


def _plain_move(move: casino.Move) -> dict[str, object]:
    return {
        "round": move.before.round,
        "seat": move.seat,
        "position": str(move.before.position),
        "action": str(move.action),
        "takes": plain(casino.cards_taken(move.before, move.action)),
        "events": plain(move.events),
    }


def _print_sheet(game: casino.Game) -> None:
    """Print the score sheet of the round that is over, the totals, and the outcome if there is one."""
    print("", *sheet_lines(game.rules, game.sheets[-1]), f"total: {' to '.join(map(str, game.totals))}", sep="\n")
    if game.outcome is not None:
        print(outcome_text(game.outcome))
    print()


def review(options: argparse.Namespace) -> int:
    """Print the cost of every play of a game and, for costly plays, the best play and why it is better."""
    game = game_of(options.game)
    if options.seat is not None and options.seat not in range(game.rules.seats):
        raise casino.ArgumentError("seat", f"a number from 0 to {game.rules.seats - 1}", options.seat)
    plays: list[dict[str, object]] = []
    costs: dict[int, list[float]] = {}
    for one in casino.review(game):
        if options.seat in (None, one.move.seat):
            explanation = casino.explain(one.view, one.best, one.move.action) if one.cost else None
            costs.setdefault(one.move.seat, []).append(one.cost)
            plays.append(_plain_review(one, explanation))
            if not options.json:
                _print_review(one, explanation)
    if options.json:
        print_json({"game": game, "plays": plays})
    else:
        for seat, own in sorted(costs.items()):
            print(f"seat {seat}: plays with a choice: {len(own)}; cost: {sum(own):.1f} points")
    return 0


def _plain_review(one: casino.ReviewedPlay, why: casino.Explanation | None) -> dict[str, object]:
    return {
        "round": one.move.before.round,
        "seat": one.move.seat,
        "action": one.move.action,
        "best": one.best,
        "cost": one.cost,
        "exact": one.exact,
        "why": None if why is None else why._asdict(),
    }


def _print_review(one: casino.ReviewedPlay, why: casino.Explanation | None) -> None:
    place = f"round {one.move.before.round}, seat {one.move.seat}: {one.move.action}"
    if why is None:
        print(place)
        return
    print(f"{place} costs {one.cost:.1f}{'' if one.exact else ' (estimated)'}; best {one.best}")
    if why.cost > 0 and why.reasons:
        print(f"  {why.reasons}")
    if why.exact:
        for label, line in (("best", why.better), ("played", why.worse)):
            print(f"  {label}: {' '.join(map(str, line))}")
