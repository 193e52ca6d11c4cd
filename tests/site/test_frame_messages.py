"""The script that answers the page around a frame, run by Node: themes that stay, and warnings about messages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from web.generator.node import node
from web.generator.paths import STATIC

GAME = "https://example.org/embed/v1/"
POSITION = f"{GAME}position/"
DARK = {"do": "theme", "theme": "dark"}
RESET = {"do": "reset"}
CARDS = {"do": "position", "hand": "8D"}

IGNORED: list[tuple[Mapping[str, object], str]] = [
    ({"do": "postion", "hand": "8D"}, '"do" can be position, start, reset, theme, but not postion'),
    ({"do": "theme", "theme": "purple"}, '"theme" can be system, light, dark, but not purple'),
    ({"do": "position", "hand": {"card": "8D"}}, "with plain values or lists of them"),
    ({"do": "position", "ask": "Why? " * 500}, "and 2000 characters"),
    ({"do": "position", "Hand": "8D"}, '"position" can have 60 names (a-z, 0-9, _)'),
]
"""Messages without an effect, each with a part of the warning about it."""


def case(*messages: Mapping[str, object], address: str = GAME, state: object = None) -> dict[str, object]:
    """Return a case for frame_messages.mjs; ``state`` is what the browser's history keeps over reloading."""
    return {"address": address, "state": state, "messages": messages}


def answers(folder: Path, *cases: dict[str, object]) -> list[dict[str, Any]]:
    """Return what frames do with messages."""
    file = folder / "cases.json"
    file.write_text(json.dumps(cases), "utf-8")
    return list(json.loads(node([Path(__file__).with_name("frame_messages.mjs"), file, STATIC / "js" / "messages.js"])))


def test_the_theme_of_a_message_stays(tmp_path: Path) -> None:
    (before,) = answers(tmp_path, case(DARK, RESET))
    assert before["visited"] == [GAME]
    after, again = answers(tmp_path, case(RESET, state=before["state"]), case(CARDS, state=before["state"]))
    assert (after["theme"], after["state"]) == ("dark", before["state"])
    assert again["visited"] == [f"{POSITION}?theme=dark&hand=8D"]


def test_another_position_has_the_theme_of_the_frame(tmp_path: Path) -> None:
    wanted = {
        "?theme=dark&hand=8D": case(DARK, CARDS),
        "?theme=light&hand=8D": case(DARK, {**CARDS, "theme": "light"}),
        "?theme=system&hand=8D": case(CARDS, address=f"{GAME}?theme=system"),
        "?hand=8D": case(CARDS),
    }
    visited = [each["visited"] for each in answers(tmp_path, *wanted.values())]
    assert visited == [[f"{POSITION}{query}"] for query in wanted]


def test_a_message_that_has_no_effect_is_reported(tmp_path: Path) -> None:
    results = answers(tmp_path, *(case(message) for message, _ in IGNORED))
    for result, (message, warning) in zip(results, IGNORED, strict=True):
        assert (result["visited"], result["theme"]) == ([], ""), message
        assert len(result["warnings"]) == 1
        assert warning in result["warnings"][0]
