"""Commands about rules and positions: ``variants``, ``moves``, ``why`` and ``perft``."""

from __future__ import annotations

import argparse

import casino_core as casino
from casino_core.arguments import position_of
from casino_core.cli.output import print_json
from casino_core.notation.rules import value_text
from casino_core.playing.play import apply
from casino_core.position.position import Position


def variants(options: argparse.Namespace) -> int:
    """Print all games or, if rules are given, every option with its value and its choices."""
    if options.rules is None:
        _list_games(as_json=options.json)
        return 0
    rules = casino.parse_rules(options.rules)
    values = {name: value_text(casino.option(rules, name)) for name in casino.HOUSE_RULES}
    choices = {name: [value_text(choice) for choice in casino.HOUSE_RULES[name]] for name in values}
    if options.json:
        settings = {name: {"value": value, "choices": choices[name]} for name, value in values.items()}
        print_json({"rules": rules, "seats": rules.seats, "sides": rules.sides, "options": settings})
        return 0
    for name, value in values.items():
        print(f"{name}={value}".ljust(46), " | ".join(choices[name]))
    return 0


def _list_games(*, as_json: bool) -> None:
    if as_json:
        print_json([{"id": v.id, "name": v.name, "tables": v.seatings} for v in casino.VARIANTS.values()])
        return
    for variant in casino.VARIANTS.values():
        tables = ", ".join(f"{seats}" if team == 1 else f"{seats} in teams" for seats, team in variant.seatings)
        print(f"{variant.id:16} {variant.name:32} {tables} players")


def moves(options: argparse.Namespace) -> int:
    """Print the legal actions of a position, with the cards that each action takes."""
    position = position_of(options.position)
    actions = casino.legal_actions(position)
    if options.json:
        rows = [{"action": action, "takes": casino.cards_taken(position, action)} for action in actions]
        print_json({"position": position, "seat": position.actor, "actions": rows})
        return 0
    for action in actions:
        taken = casino.cards_taken(position, action)
        print(f"{action!s:24} takes {' '.join(taken)}" if taken else action)
    return 0


def why(options: argparse.Namespace) -> int:
    """Print why a play is illegal, or that it is legal. Return 0 if it is legal, and 1 if not."""
    refusal = casino.why_not(options.position, options.play)
    if options.json:
        print_json({"legal": refusal is None, **({} if refusal is None else refusal._asdict())})
    else:
        print("legal" if refusal is None else f"illegal: {casino.IllegalActionError(refusal)}")
    return int(refusal is not None)


def perft(options: argparse.Namespace) -> int:
    """Print the number of sequences of actions of every length up to a depth, to check other implementations."""
    position = position_of(options.position)
    counts = []
    for depth in range(1, options.depth + 1):
        counts.append(sequences(position, depth))
        if not options.json:
            print(f"{depth} {counts[-1]}", flush=True)
    if options.json:
        print_json({"position": position, "counts": counts})
    return 0


def sequences(position: Position, length: int) -> int:
    """Return the number of sequences of ``length`` actions; a sequence that ends the round earlier does not count."""
    actions = casino.legal_actions(position)
    if length == 1:
        return len(actions)
    return sum(sequences(apply(position, action)[0], length - 1) for action in actions)
