"""Every code of the engine has a sentence, and every id and key of the app has its words."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import casino_core
from casino_core.bots import BOTS
from casino_core.rules.awards import awards
from casino_core.rules.contradictions import CONTRADICTIONS
from casino_core.rules.parts import OPTIONS
from casino_core.rules.presets import PRESETS
from casino_core.rules.variants import VARIANTS, variant_rules
from web.languages.fluent import texts_of
from web.shared.settings import DEFAULTS, GROUPS, SETTINGS
from web.worker.words.catalogue import catalogue

MESSAGES = catalogue("en")
ENGINE = Path(str(casino_core.__file__)).parent
WORKER = ENGINE.parent / "web" / "worker"
MADE = {  # calls with a code as an argument, and the prefix of the code in the catalogue
    "Illegal": "why",
    "NotationError": "error",
    "RulesError": "error",
    "error": "error",
}


REFUSING = "legal"
"""The room of the engine that refuses actions; codes of other rooms are about texts and rules."""


def sources(folder: Path) -> Iterator[tuple[str, ast.AST]]:
    """Yield all syntax nodes in a folder and below, with the name of their folder."""
    for path in sorted(folder.rglob("*.py")):
        yield from ((path.parent.name, node) for node in ast.walk(ast.parse(path.read_text("utf-8"))))


def calls(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    """Yield the name of the called function, and the call, for every call in a folder and below."""
    for _, node in sources(folder):
        if isinstance(node, ast.Call):
            yield node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""), node


def texts(node: ast.AST) -> Iterator[str]:
    """Yield the constant texts in a piece of source."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def codes() -> Iterator[tuple[str, str]]:
    """Yield the kind and the text of every code in the engine's calls, assignments, refusals and contradictions."""
    for name, call in calls(ENGINE):
        if name in MADE and call.args:
            yield from ((MADE[name], text) for text in texts(call.args[0]) if text.islower())
    for room, node in sources(ENGINE):
        kind = "why" if room == REFUSING else "error"
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "code":
            yield from ((kind, text) for text in texts(node.value))
        elif isinstance(node, ast.Dict) and room == REFUSING:
            keys = (text for key in node.keys if key is not None for text in texts(key))
            yield from (("why", text) for text in keys if "-" in text)
    yield from (("error", fault.code) for fault in CONTRADICTIONS)


@pytest.mark.slow
def test_every_code_has_a_sentence() -> None:
    pairs = set(codes())
    kinds = [kind for kind, _ in pairs]
    assert kinds.count("why") > 40
    assert kinds.count("error") > 35
    assert [f"{kind}.{code}" for kind, code in sorted(pairs) if f"{kind}.{code}" not in MESSAGES] == []


def test_every_id_has_its_words() -> None:
    keys = [f"bot.{bot}{part}" for bot in BOTS for part in ("", ".style", ".about")]
    keys += [f"set.{name}" for name in SETTINGS] + [f"set.group.{group}" for group in GROUPS]
    keys += [f"set.{name}.{value}" for name, values in SETTINGS.items() for value in values]
    tables = {seats for variant in VARIANTS.values() for seats, _ in variant.seatings}
    keys += [f"new.seat.{seat}.of.{seats}" for seats in tables for seat in range(1, seats)]
    assert [key for key in keys if key not in MESSAGES] == []


def test_every_setting_is_offered_once() -> None:
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(SETTINGS) == sorted(DEFAULTS)


def items() -> set[str]:
    """Return the code of every line that a score sheet can have."""
    item_codes = {
        text for name, call in calls(ENGINE) if name == "Item" for arg in call.args[:1] for text in texts(arg)
    }
    games = [variant_rules(variant.id) for variant in PRESETS]
    games += [variant_rules("classic", spades_award=award) for award in OPTIONS["spades_award"]]
    return item_codes | {award.code for rules in games for award in awards(rules)}


def test_every_item_of_the_score_has_its_words() -> None:
    assert len(items()) > 15
    assert [code for code in items() if f"score.{code}" not in MESSAGES or f"score.has.{code}" not in MESSAGES] == []


def reasons() -> set[str]:
    """Return the reasons for which a game can end."""
    arguments = (call.args[1] for name, call in calls(ENGINE) if name == "Outcome" and len(call.args) > 1)
    return {text for argument in arguments for text in texts(argument)}


def test_every_end_of_a_game_has_its_words() -> None:
    assert len(reasons()) == 13
    won = reasons() - {"draw"}
    keys = [f"score.by.{reason}{form}" for reason in won for form in ("", ".you", ".team")]
    keys += ["score.by.draw", "score.by.shared", "score.by.rounds.fewest"]
    assert [key for key in keys if key not in MESSAGES] == []


def test_every_key_that_the_app_names_is_there() -> None:
    named = {
        str(call.args[0].value)
        for name, call in calls(WORKER)
        if name in {"message", "_t", "_drawn", "t", "_about", "about"} and call.args
        if isinstance(call.args[0], ast.Constant)
    }
    assert len(named) > 60
    assert sorted(key for key in named if key not in MESSAGES) == []


def forms(key: str) -> list[str]:
    """Return all texts of the message with this key."""
    return list(texts_of(MESSAGES[key]))


TO_YOU = [key for key in MESSAGES if key.endswith(".you") and key.startswith(("say.", "score."))]
UNTOLD = {"say.drawn.you"}
"""The keys of sentences that are only ever said to the person, not about others."""


@pytest.mark.parametrize("key", TO_YOU)
def test_the_person_is_spoken_to_and_others_are_named(key: str) -> None:
    assert all("who" not in text for text in forms(key))
    assert key in UNTOLD or all("{who}" in text for text in forms(key.removesuffix(".you")))


def test_a_game_is_called_in_english_what_the_engine_calls_it() -> None:
    assert {game.id: MESSAGES[f"game.{game.id}.name"] for game in PRESETS} == {game.id: game.name for game in PRESETS}
