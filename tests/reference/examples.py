"""The worked examples of tests/data/examples.jsonl, with their plays in the format of the reference.

Each line has these keys:

- ``id``: letters for the game or the source, and a number, such as "ROY-03"
- ``variant``: the preset; if options differ from it, ``toggles`` has their values, and a name for them follows a plus
- ``table_loose``, ``builds``, ``hand``: the cards; the ``last_builder`` of a build is "actor", "opp" or "partner"
- ``play``: the play in words
- ``action``: the play as data; copy the form from a line with the same ``type``
- ``legal``: whether the play is legal
- ``result``: its result in words that match a pattern in ``tests/engine/results.py``; "rejected" if it is illegal
- ``note``: a comment, or ""
- ``suits``: "illustrative" if the source names no suits; otherwise absent
- ``basis``: "printed" if a source prints the position, "rule_instance" if it prints only the rule, "reading" if the
  rule is a decision of ours, and "fact" for a number of cards or points
- ``kind``: absent for a play; "composition" for a build alone; "fact" for numbers, each of which has its own test
"""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any

from .classic import Action, Options, Position, cards_of, plucks
from .plain import capture_values, natural_value, unpacked
from .presets import PRESETS

Record = dict[str, Any]

TEXT = (Path(__file__).parents[1] / "data" / "examples.jsonl").read_text(encoding="utf-8")
EXAMPLES: list[Record] = [json.loads(line) for line in TEXT.splitlines()]

SEATS = {"actor": 0, "opp": 1, "partner": 2}


def judged(record: Record) -> bool:
    """Return whether the record is a play in a game that the reference knows."""
    return record["variant"].split("+")[0] in PRESETS and record.get("kind") is None


def position_of(record: Record) -> Position:
    options: Options = PRESETS[record["variant"].split("+")[0]].options | record.get("toggles", {})
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


def pluck_is_legal(record: Record) -> bool:
    """Return whether the pluck of a record is legal; a card that the record names has just been trailed."""
    action, position = record["action"], position_of(record)
    if action["card"] is not None:
        position["loose"] = [*position["loose"], action["card"]]
    return ("pluck", action["target"]) in plucks(position, played=action["card"])


def action_of(record: Record) -> Action:
    """Return the action of a record; a card inside a build becomes a loose card that is not on the table."""
    action, standing = record["action"], position_of(record)["builds"]
    card = action["card"]
    match action["type"]:
        case "trail" | "special_sweep" | "jack_sweep":
            return ("trail", card, None)
        case "trail+tablebuild":
            return ("trail", card, (action["value"], all_cards(action["groups"]), len(action["groups"])))
        case "capture":
            mixed = action.get("mixed", [])
            loose = all_cards([*action["loose"], *(part["loose"] for part in mixed)])
            taken = frozenset(chain(action["builds"], *(part["builds"] for part in mixed)))
            return (
                "capture",
                card,
                action.get("value", default_value(card, position_of(record)["options"])),
                loose,
                taken,
            )
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


def default_value(card: str, options: Options) -> int:
    """Return the value of a card in hand if the example does not choose one."""
    values = capture_values(card, unpacked(options))
    return values[0] if len(values) == 1 else natural_value(card, options)


def all_cards(groups: list[list[str]]) -> frozenset[str]:
    return frozenset(chain.from_iterable(groups))
