"""Random and hostile addresses, pasted texts, stored values and backups, the same for the same seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from casino_core.game import from_position, new_game
from casino_core.notation.positions import position_text
from casino_core.notation.record import game_text
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.page.test_finished import finished
from tests.worker.test_links import some_game
from web.page.stored import GAME as ON_TABLE
from web.page.stored import STORED
from web.shared.settings import DEFAULTS
from web.worker.match.saves import SavedMatch, save_text
from web.worker.session.links import as_file, cards_link, link
from web.worker.session.parameters import NAMES

PAGE = "https://example.org/casino/play/"
BOTS = ("otto", "nia")
GAME = some_game()
ODD = "\0\t\n\"'<>&%#?=/,:;_-+{}[]\\ ²٣Ａé\u200b\u202e\ufeff\ud800🂡"
RUNS = "globalThis.foreign=1"
MARKUP = (
    f'<img src=x onerror="{RUNS}">',
    f"<script>{RUNS}</script>",
    f'" autofocus onfocus="{RUNS}',
    f"javascript:{RUNS}",
)
MANY = 5_000

SOUND = (
    link(PAGE, GAME, BOTS),
    link(PAGE, from_position(GAME.position, "k7f2"), BOTS),
    cards_link(PAGE, GAME, BOTS),
    f"{PAGE}?variant=royal&seats=4&team=2&target=31&seed=abc&bots=nia,otto&theme=dark",
    cards_link("", new_game(variant_rules("royal", 4, 2, first_hand=6, must_capture="always"), "k7f2")[0], BOTS),
    f"{PAGE}?builds_at_once=one&point_cards_in_builds=no&partner_takes_build=no&casino_points=3_and_2&seed=k7f2",
    f"{PAGE}?variant=kasino_fi&overshoot=scores_nothing&must_capture=card_not_trailed",
    f"{PAGE}?daily=2026-11-22",
    f"{PAGE}?weekly=2026-W47",
    f"{PAGE}?seats=4&players=person:Ann,nia,person:Ben,otto&name=Ours&takebacks=3&moment=2",
    f"{PAGE}?table=5H,3C,8=6D2S@1,QS&hand=8D,2C&hand1=4C,5C&pile=KH,KS&play=8Dx5H3C&ask=Take+{{5H}}&seed=2",
    f"{PAGE}?variant=royal&seats=3&table=KH,9=5C4C.9D&hand=8D5H&stock=-&turn=0&last=1&play=8D&answer=So&show=bar",
)
SAVE = save_text(SavedMatch(GAME, BOTS, name="Ours"))
TEXTS = (*SOUND, as_file(GAME, BOTS, ("You", "Otto", "Nia"))[1], position_text(GAME.position), game_text(GAME), SAVE)

FINISHED = [finished(number) for number in range(1, 4)]
COPY: dict[str, Any] = {
    "casino": 1,
    "saved": "2026-11-22T04:20:21.123Z",
    "games": FINISHED,
    "values": {
        ON_TABLE: SAVE,
        "casino.settings": {**DEFAULTS},
        "casino.games": [{"name": "Ours", "rules": "classic:target=31"}],
        "casino.days": {"2026-11-22": [7, 4]},
        "casino.people": ["Ann", "Ben"],
    },
    "running": [{"at": "2026-11-22T04:20:21.123Z", "save": SAVE, "glance": None}],
}
"""A sound backup with values of many kinds, which the inputs damage."""

# ---------- parts of inputs ----------


def mutated(text: str, chance: Random) -> str:
    """Return a text with parts replaced, doubled or cut off."""
    for _ in range(chance.randint(1, 4)):
        first, last = sorted(chance.randint(0, len(text)) for _ in "ab")
        last = min(last, first + chance.choice((0, 1, 8, 200)))
        text = text[:first] + chance.choice(("", text[first:last] * 2, noise(chance))) + text[last:]
    return text


def noise(chance: Random) -> str:
    """Return characters that are special in some format, or markup with a script."""
    if chance.random() < 0.1:
        return chance.choice(MARKUP)
    return "".join(chance.choice(ODD + "aZ09") for _ in range(chance.randint(1, 12)))


def huge(chance: Random) -> str:
    """Return a long text that repeats a short one."""
    unit = chance.choice(("x", "9", "%41", "a,", "person:", "_", "/", "&a=1", "[", '{"data":', "é", "a-", "= ", "://"))
    return unit * (chance.choice((100, MANY, 60_000)) // len(unit))


def word(chance: Random) -> str:
    """Return a value of an address parameter, valid or not."""
    plain = ("0", "1", "4", "31", "none", "classic", "nia", "person:Ann", "2026-11-22", "today", "-1", "1e9", "", "ja")
    return chance.choice((*plain, noise(chance), huge(chance), "1" + "0" * chance.randint(1, MANY // 2)))


ENDINGS = ("/", "%2F", *".),\"'>]*+\u200b", "%20", "%22", "%E2%80%9D", "%E2%80%8B", "%C2%A0", "%3C/a%3E", ").")
"""Characters that programs leave at the end of an address."""

REPLACED = (
    *(("&", "&amp;"), ("&", "&#38;"), ("&", "%26"), ("=", "%3D"), ("%", "%25"), ("&", "%26amp%3B")),
    *(("?", "%3F"), ("#", "%23"), ("/", "%252F"), ("=", "=%20"), ("=", "=%E2%80%8B"), ("&", "%E2%81%A0&")),
)
"""Parts of addresses, each with the text that some programs put in its place."""


def damaged(text: str, chance: Random) -> str:
    """Return an address as changed by mail programs and editors."""
    for old, new in chance.sample(REPLACED, chance.randint(0, 2)):
        text = text.replace(old, new)
    return text + "".join(chance.choice(ENDINGS) for _ in range(chance.randint(0, 3)))


# ---------- the inputs ----------


def address(chance: Random) -> str:
    """Return the query or fragment of an address of the table."""
    if chance.random() < 0.2:
        return damaged(chance.choice(SOUND), chance)
    kind = chance.randrange(4)
    if kind == 0:
        return mutated(chance.choice(SOUND), chance)
    names = [chance.choice(NAMES) for _ in range(chance.randint(1, 8))]
    if kind == 1:  # misspelt names, sometimes hundreds of them
        names = [mutated(name, chance) for name in names * chance.choice((1, 1, 1, MANY // 10))]
    return chance.choice("?#") + "&".join(f"{name}={word(chance) if kind < 3 else 1}" for name in names)


def day_address(chance: Random) -> str:
    """Return the query of an address of the daily deals."""
    kind = chance.random()
    if kind < 0.2:
        return damaged("?day=2026-11-22&friend=7-4&name=Ann", chance)
    if kind < 0.4:
        return mutated("?day=2026-11-22&friend=7-4&name=Ann#week", chance)
    return "?" + "&".join(f"{name}={word(chance)}" for name in ("day", "friend", "name", "week"))


def step_address(chance: Random) -> str:
    """Return the query of the address of a puzzle, or of a run of puzzles."""
    kind = chance.random()
    if kind < 0.3:
        return damaged(
            chance.choice(("?step=p108", "?mode=timed&minutes=1&game=royal", "?grade=hard&mode=free")), chance
        )
    if kind < 0.5:
        return mutated("?mode=streak&game=classic&theme=steal&step=p108", chance)
    names = chance.sample(("mode", "minutes", "game", "grade", "theme", "step"), chance.randint(1, 4))
    return "?" + "&".join(f"{name}={word(chance)}" for name in names)


def pasted(chance: Random) -> str:
    """Return a text pasted to open a game."""
    kind = chance.randrange(6)
    if kind == 5:
        return f"{noise(chance)} {damaged(chance.choice(SOUND), chance)} {noise(chance)}"
    if kind == 0:
        return mutated(chance.choice(TEXTS), chance)
    if kind == 1:
        return huge(chance)
    if kind == 2:
        return noise(chance) + address(chance)
    if kind == 3:
        return json.dumps(wrapped(chance))
    rules = variant_rules(chance.choice(list(VARIANTS)))
    return mutated(game_text(new_game(rules, "k7f2")[0]), chance) + chance.choice(("/", "_", " ")) + word(chance)


def wrapped(chance: Random) -> object:
    """Return a save in nested envelopes, or something similar."""
    inner: object = chance.choice((json.loads(SAVE), SAVE, {"game": value(chance)}, value(chance), "{", None))
    for _ in range(chance.randint(0, 4)):
        inner = {"v": 1, "data": chance.choice((inner, json.dumps(inner)))}
    return inner


def value(chance: Random, depth: int = 3) -> object:
    """Return any JSON value."""
    plain: list[Callable[[], object]] = [
        lambda: chance.choice((None, True, False, 0, -1, 1e308, 10**30, "", "1", [], {})),
        lambda: noise(chance),
        lambda: chance.choice(("2026-11-22", "2026-W47", "9999-12-31", "nia", "classic", "python", "casino.game")),
        lambda: word(chance),
    ]
    if depth and chance.random() < 0.6:
        many = [value(chance, depth - 1) for _ in range(chance.randint(0, 5))]
        keys = ("at", "save", "game", "bots", "totals", "2026-11-22", "2026-W47", "name", "rules", "theme", "title")
        return chance.choice((many, {chance.choice(keys): each for each in many}))
    return chance.choice(plain)()


def copy(chance: Random) -> str:
    """Return the text of a file that is chosen as a backup."""
    kind = chance.randrange(6)
    if kind == 0:
        return mutated(json.dumps(COPY), chance)
    if kind == 1:
        return chance.choice((huge(chance), noise(chance), pasted(chance)))
    if kind == 2:
        values = {chance.choice((ON_TABLE, *STORED)): value(chance) for _ in range(8)}
        return json.dumps({"casino": 1, "games": value(chance), "values": values, "running": [value(chance)]})
    if kind == 3:
        text = chance.choice(
            ("[" * 100_000 + "]" * 100_000, '"' + "x" * 3_000_000 + '"', "1e999", "-0", '"\\ud800\\u0000"')
        )
        return json.dumps(put(COPY, "HERE", chance)).replace('"HERE"', text)
    changed: Any = COPY
    for _ in range(chance.randint(1, 6)):
        changed = put(changed, value(chance), chance)
    return json.dumps(changed)


def put(whole: Any, part: object, chance: Random) -> Any:
    """Return a JSON value in which ``part`` replaces a random value, or the whole."""
    if not isinstance(whole, (list, dict)) or not whole or chance.random() < 0.1:
        return part
    if isinstance(whole, list):
        place = chance.randrange(len(whole))
        return [*whole[:place], put(whole[place], part, chance), *whole[place + 1 :]]
    name = chance.choice([*whole])
    return {**whole, name: put(whole[name], part, chance)}


def stored(chance: Random) -> tuple[str, str]:
    """Return a name in the browser's storage, and a text to store under that name."""
    name = chance.choice((ON_TABLE, *STORED, "casino.running.2026-11-22T04:20:21.123Z", "casino.done.1"))
    kind = chance.randrange(6)
    if kind == 0:
        return name, chance.choice(("[", '{"data":', '{"v":1,"data":[', '{"a":')) * chance.choice((10, 500, 20_000))
    if kind == 1:
        return name, huge(chance)
    version = chance.choice((1, 1, 1, 1, 0, -1, 2, True, "1", None, 1.5, 10**30))
    text = json.dumps({"v": version, "tab": "x", "data": value(chance) if kind < 5 else SAVE})
    return name, mutated(text, chance) if kind == 2 else text
