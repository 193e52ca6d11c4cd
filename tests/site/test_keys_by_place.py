"""Keys of other scripts and layouts have the meaning of their place on the keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from web.generator.node import node
from web.generator.paths import STATIC

KEY_OF = re.compile(r"globalThis\.casinoKey = .*?\n  };\n", re.DOTALL)
"""The function in early.js; the rest of the script needs a table."""

KEYS = [
    *(("р", "KeyH", False, "h"), ("Р", "KeyH", True, "h"), ("г", "KeyU", False, "u"), ("я", "KeyZ", False, "z")),
    *(("υ", "KeyY", False, "y"), ("ω", "KeyV", False, "v"), ("י", "KeyH", False, "h"), ("ا", "KeyH", False, "h")),
    *(("ろ", "KeyH", False, "h"), ("ㅗ", "KeyH", False, "h"), ("é", "Digit2", False, "2"), ("&", "Digit1", False, "1")),
    *(('"', "Digit3", False, "3"), ("à", "Digit0", False, "0"), ("1", "Digit1", True, "1"), ("!", "Digit1", True, "!")),
    *(("q", "KeyA", False, "q"), ("Z", "KeyW", True, "Z"), ("y", "KeyZ", False, "y"), ("?", "Slash", True, "?")),
    *(("Escape", "Escape", False, "Escape"), ("ö", "Semicolon", False, "ö"), (" ", "Space", False, " ")),
    *((",", "KeyM", False, ","), ("ArrowUp", "ArrowUp", False, "ArrowUp"), ("7", "Numpad7", False, "7")),
]
"""Each key's character, its place on the keyboard, whether Shift is down, and the meaning that it must have."""


def test_a_key_without_its_latin_character_is_known_by_its_place(tmp_path: Path) -> None:
    function = KEY_OF.search((STATIC / "js" / "early.js").read_text("utf-8"))
    assert function
    events = [{"key": key, "code": code, "shiftKey": shift} for key, code, shift, _ in KEYS]
    program = tmp_path / "keys.mjs"
    program.write_text(f"{function[0]}\nconsole.log(JSON.stringify({json.dumps(events)}.map(casinoKey)));\n", "utf-8")
    assert json.loads(node([program])) == [meaning for *_, meaning in KEYS]


@pytest.mark.parametrize("without", [{}, {"key": "h"}, {"key": "р", "code": ""}])
def test_keys_of_software_keyboards_have_no_place(without: dict[str, str], tmp_path: Path) -> None:
    function = KEY_OF.search((STATIC / "js" / "early.js").read_text("utf-8"))
    assert function
    program = tmp_path / "keys.mjs"
    event = json.dumps({"key": "h", "shiftKey": False, **without})
    program.write_text(f"{function[0]}\nconsole.log(JSON.stringify(casinoKey({event})));\n", "utf-8")
    assert json.loads(node([program])) == without.get("key", "h")
