"""The worked examples, and their plays in the plain format of the reference."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any

from .classic import Action, Options, Position, cards_of, rank_number

Record = dict[str, Any]

TEXT = (Path(__file__).parents[1] / "data" / "examples.jsonl").read_text(encoding="utf-8")
EXAMPLES: list[Record] = [json.loads(line) for line in TEXT.splitlines()]

# Variants whose positions the reference can judge, with what sets them apart from the base game.
VARIANTS: dict[str, Options] = {
    "classic": {},
    "american": {"adversary_combines_build": True, "own_build_raise": "needs_both_cards", "sweep_points": 1},
    "calling": {"max_build_cards": 5, "sweep_points": 1},
    "california": {"face_capture_limit": "any"},
}
SEATS = {"actor": 0, "opp": 1, "partner": 2}


def judged(record: Record) -> bool:
    """Tell whether the record is a play in a game that the reference knows."""
    base = record["variant"].split("+")[0]
    known = set(record.get("toggles", {})) <= set(Options.__annotations__)
    return base in VARIANTS and known and record.get("kind") is None


def position_of(record: Record) -> Position:
    options: Options = {**VARIANTS[record["variant"].split("+")[0]], **record.get("toggles", {})}
    return {
        "loose": record["table_loose"],
        "builds": [
            {"value": build["value"], "groups": build["groups"], "owner": SEATS[build["last_builder"]]}
            for build in record["builds"]
        ],
        "hand": record["hand"],
        "actor": 0,
        "sides": [0, 1, 0, 1],
        "options": options,
    }


def action_of(record: Record) -> Action:
    """Translate the action of a record; what it takes apart from a build becomes a loose card that is not there."""
    action, standing = record["action"], position_of(record)["builds"]
    card = action["card"]
    match action["type"]:
        case "trail":
            return ("trail", card, None)
        case "trail+tablebuild":
            return ("trail", card, (action["value"], all_cards(action["groups"]), len(action["groups"])))
        case "capture":
            mixed = action.get("mixed", [])
            loose = all_cards([*action["loose"], *(part["loose"] for part in mixed)])
            taken = frozenset(chain(action["builds"], *(part["builds"] for part in mixed)))
            return ("capture", card, rank_number(card), loose, taken)
        case "build" | "call":
            used = frozenset(action.get("uses_builds", []))
            loose = all_cards(action["groups"]).difference([card], *(cards_of(standing[index]) for index in used))
            return ("build", card, action["value"], loose, used, len(action["groups"]))
        case "raise":
            loose = all_cards([action["extra"], *action["absorb"]])
            groups = 1 + len(action["absorb"]) + action.get("card_not_in_sum", False)
            return ("build", card, action["value"], loose, frozenset([action["build"]]), groups)
        case "add":
            base = standing[action["build"]]
            groups = len(base["groups"]) + len(action["groups"])
            return (
                "build",
                card,
                base["value"],
                all_cards(action["groups"]) - {card},
                frozenset([action["build"]]),
                groups,
            )
        case other:
            raise ValueError(other)


def all_cards(groups: list[list[str]]) -> frozenset[str]:
    return frozenset(chain.from_iterable(groups))
