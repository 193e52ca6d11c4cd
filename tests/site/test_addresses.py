"""The reader of addresses in JavaScript, compared with the one in Python; both are also tried on damaged addresses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.engine.amount import amount
from tests.trials.inputs import address, damaged, day_address
from web.generator.node import node
from web.generator.paths import STATIC
from web.worker.words.addresses import tidied

SCRIPT = STATIC / "js" / "address.js"
LONGEST = 5_000
MANY = amount(600, 50_000)

KINDS = {
    "?seed=k7f2": (
        *("?seed=k7f2.", "?seed=k7f2)", "?seed=k7f2).", "?seed=k7f2,", "?seed=k7f2;", "?seed=k7f2:", "?seed=k7f2!"),
        *('?seed=k7f2"', "?seed=k7f2%22", "?seed=k7f2'", "?seed=k7f2%27.", "?seed=k7f2%E2%80%9D", "?seed=k7f2\u2019"),
        *("?seed=k7f2»", "?seed=k7f2…", "?seed=k7f2...", "?seed=k7f2]", "?seed=k7f2**", "?seed=k7f2`", "?seed=k7f2%5C"),
        *("?seed=k7f2%20", "?seed=k7f2+", "?seed=%20k7f2", "?seed=k7f2%C2%A0", "?seed=k7f2%0A", "?seed=k7f2%E3%80%82"),
        *("?seed=k7f2%E2%80%8B", "?seed=k7%E2%80%8Bf2", "?seed=k7f2\u200b", "?seed=k7f2%EF%BB%BF", "?se%C2%ADed=k7f2"),
        *(
            "?seed=k7f2/",
            "?seed=k7f2/.",
            "?seed=k7f2./",
            "?seed=k7f2//",
            "?seed=k7f2%2F",
            "?seed=k7f2/)",
            "?seed=k7f2%2f%20",
        ),
        *("?seed=k7f2%3C/a%3E", "?seed=k7f2<br>", "?seed=k7f2%3E", "?seed%3Dk7f2", "?seed%253Dk7f2", "?seed=k7f2|"),
    ),
    "?seats=2&seed=k7f2": (
        *("?seats=2&amp;seed=k7f2", "?seats=2&amp;amp;seed=k7f2", "?seats=2&#38;seed=k7f2", "?seats=2&#038;seed=k7f2"),
        *("?seats=2&#x26;seed=k7f2", "?seats=2&AMP;seed=k7f2", "?seats=2&amp%3Bseed=k7f2", "?seats=2%26seed%3Dk7f2"),
        *("?seats=2%26seed=k7f2", "?seats=2%26amp%3Bseed%3Dk7f2"),
        *("?seats%3D2%26seed%3Dk7f2", "?seats=2%2526seed%253Dk7f2"),
    ),
    "?step=p108": ("?step=p108/", "?step=p108./"),
    "?daily=2026-11-22": (
        "?daily=2026-11-22/",
        *("?daily=2026-11-22.", "?daily=2026-11-22)", "?daily=%202026-11-22", "?daily%3D2026-11-22%E2%80%8B"),
    ),
    "?day=2027-03-01&friend=9-2": (
        *("?day=2027-03-01&friend=9-2.", "?day=2027-03-01&friend=9-2)", "?day=2027-03-01&friend=9-2%20"),
        *("?day=2027-03-01&friend=9-2%E2%80%8B", "?day=2027-03-01&amp;friend=9-2", "?day=2027-03-01%20&friend=9-2"),
    ),
    "?day=2027-03-01&friend=9-2&name=J%2E": (
        *("?day=2027-03-01&friend=9-2&name=J%2E.", "?day=2027-03-01&amp;friend=9-2&amp;name=J%2E),"),
        *("?day=2027-03-01&friend=9-2&name=J%252E", "?day=2027-03-01&friend=9-2&name=J%2E%20"),
    ),
    "?table=5H,3C,QS&hand=8D,2C&play=8Dx5H3C": (
        "?table=5H,3C,QS&amp;hand=8D,2C&amp;play=8Dx5H3C",
        "?table=5H,3C,QS&hand=8D,2C&play=8Dx5H3C.",
        "?table=5H,3C,QS%26hand=8D,2C%26play=8Dx5H3C",
    ),
    "?table=5H%2C3C&hand=8D": ("?table=5H%252C3C&hand=8D", "?table=5H%25252C3C&hand=8D"),
    "#game=classic/k7f2/": ("#game=classic/k7f2/.", "#game%3Dclassic/k7f2/", "#game=classic/k7f2/%3E"),
    "#build": ("#build.", "#build)", "#build%20", "#build%E2%80%9D"),
    "?play=8D&answer=Well+done.": ("?play=8D&answer=Well+done.+", "?play=8D&amp;answer=Well+done."),
}

SOUND = (
    *KINDS,
    *("", "?", "?seed=a.b_c~d-", "?seed=k7f2.&bots=otto", "?seed=k7f2%2E", "?name=Grandmother%27s", "?ask=A+%26b%3Dc"),
    *("#game=classic/k7f2/4D/", "?ask=Either/or/", "?name=AC/", "?wish=ace-14/"),
    *("#?secret=abcdefghij", "?name=100%25", "?play=8Dx5H3C&ask=Take+{5H}", "?players=person:Ann,nia,person:Ben,otto"),
)


def in_javascript(texts: Sequence[str], folder: Path) -> list[str]:
    """Return texts as address.js tidies them."""
    texts_file, program = folder / "texts.json", folder / "program.mjs"
    texts_file.write_text(json.dumps(texts), "utf-8")
    program.write_text(
        "import { readFileSync } from 'node:fs';\n"
        "globalThis.location = { pathname: '/', search: '', hash: '' };\n"
        f"{SCRIPT.read_text('utf-8')}\n"
        f"const texts = JSON.parse(readFileSync({json.dumps(str(texts_file))}, 'utf-8'));\n"
        "console.log(JSON.stringify(texts.map((text) => casinoAddress.tidied(text))));\n",
        "utf-8",
    )
    tidy: list[str] = json.loads(node([program]))
    return tidy


@pytest.mark.parametrize(("sound", "text"), [(sound, text) for sound, many in KINDS.items() for text in many])
def test_what_programs_leave_around_an_address_is_removed(sound: str, text: str) -> None:
    assert tidied(text) == sound
    assert tidied(f"https://example.org/play/{text}") == f"https://example.org/play/{sound}"


@pytest.mark.parametrize("sound", SOUND)
def test_sound_addresses_stay(sound: str) -> None:
    assert tidied(sound) == sound


def test_both_readers_agree(tmp_path: Path) -> None:
    chance = Random(35)
    texts = [*SOUND, *(text for many in KINDS.values() for text in many)]
    texts += [damaged(make(chance), chance) for _ in range(MANY // 2) for make in (address, day_address)]
    texts = [text for text in texts if text[:1] in ("", "?", "#") and len(text) < LONGEST]
    assert in_javascript(texts, tmp_path) == [tidied(text) for text in texts]
