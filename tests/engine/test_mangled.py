"""Mangled texts: still read, or refused with a NotationError that points into them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, cards_text, parse_action, parse_cards
from casino_core.notation.positions import parse_position, position_text
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_file, game_text, parse_game, parse_game_file
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.position.position import DEFAULT_STATE
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.engine.games import random_rules, rounds, rounds_of, steps

SIGNS = "A2359TJQKSHDC.,=x/@-b_:[]{}\"' \n0123456789abcéß\u0660\U0001f0a1\0"

Form = tuple[Callable[[str], Any], Callable[[Any], str], list[str]]
KINDS = ("cards", "action", "rules", "position", "game", "file")


@cache
def forms() -> dict[str, Form]:
    """Return, for each kind of text, its reader, its writer and some valid examples."""
    rng = Random("mangled")
    positions = [
        position
        for seats, team in ((2, 1), (3, 1), (4, 2))
        for position in rounds("mangled", 2, seats, team, table_only_build_while_trailing=True)
    ]
    positions += [
        position
        for preset in ("swazi", "sotho")
        for position in rounds_of(variant_rules(preset, 4, 2), "mangled", 1)
        if position.variant_state != DEFAULT_STATE
    ]
    games = [list(steps(random_rules(rng, seats, 1), f"mangled{seats}")) for seats in (2, 3, 4)]
    some = [rng.choice(game[: len(game) // count])[0] for game in games for count in (1, 4, 20)]
    actions = [rng.choice(legal_actions(position)) for position in positions]
    return {
        "cards": (parse_cards, cards_text, [cards_text(position.stock) for position in positions]),
        "action": (parse_action, action_text, list(map(action_text, actions))),
        "rules": (parse_rules, rules_text, [rules_text(random_rules(rng, 4, 2)) for _ in range(40)]),
        "position": (parse_position, position_text, list(map(position_text, positions))),
        "game": (parse_game, game_text, list(map(game_text, some))),
        "file": (
            lambda text: parse_game_file(text)[0],
            game_file,
            [game_file(game, {"Players": "You / Nia"}) for game in some],
        ),
    }


def check(kind: str, text: str) -> bool:
    """Return whether a text can be read; if it can, check that its value is written and read again unchanged."""
    parse, write, _ = forms()[kind]
    try:
        value = parse(text)
    except NotationError as caught:
        fault = caught
    else:
        assert parse(write(value)) == value
        return True
    assert fault.text == text
    assert 0 <= fault.index <= len(text)
    assert fault.code
    return False


def mangled(rng: Random, text: str) -> str:
    """Return the text with some characters left out, inserted, changed or swapped, or a piece doubled or cut off."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 10))):
        at, to = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        near = min(at + rng.randint(0, 3), len(text))
        text = rng.choice(
            (
                text[:at] + text[near:],
                text[:at] + rng.choice(SIGNS) + text[at:],
                text[:at] + rng.choice(SIGNS) + text[near:],
                text[:at] + text[at:near][::-1] + text[near:],
                text[:to] + text[at:],
                text[:at],
            )
        )
    return text


@pytest.mark.parametrize("kind", KINDS)
def test_right_texts_are_read(kind: str) -> None:
    assert all(check(kind, text) for text in forms()[kind][2])


@pytest.mark.parametrize("kind", KINDS)
def test_mangled_texts_are_read_or_refused(kind: str) -> None:
    rng = Random(kind)
    tries = amount(150 if kind in {"game", "file"} else 800, 20_000)
    refused = sum(not check(kind, mangled(rng, rng.choice(forms()[kind][2]))) for _ in range(tries))
    assert refused > tries / 4


@pytest.mark.parametrize("kind", KINDS)
@given(text=st.text(st.sampled_from(SIGNS)) | st.text())
@example("")
@example("9" * 5000)
@example("classic/" * 12)
@example("classic:" + "seats=" * 3)
@example('[Rules "classic"] [Seed "k"] Round ' + "9" * 5000)
@settings(max_examples=amount(60, 2000))
def test_any_text_is_read_or_refused(kind: str, text: str) -> None:
    check(kind, text)
