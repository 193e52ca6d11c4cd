"""Hostile addresses and pasted texts: each is answered with a game or a sentence, in bounded time."""

from __future__ import annotations

import json
from collections.abc import Iterable
from difflib import get_close_matches
from random import Random

import pytest

from casino_core.bots import BOTS
from tests.engine.amount import amount
from tests.trials.visits import VISITS
from tests.worker.visitor import Buttons, Visitor
from web.worker.session import invitations, parameters
from web.worker.session.engine import replace_nul
from web.worker.session.invitations import Invitations
from web.worker.session.parameters import LONGEST, leads_to_game
from web.worker.words import requested_rules
from web.worker.words.speech import Voice

VOICE = Voice("en")
LONG = "9" * 5_000  # more digits than int() accepts


@pytest.mark.parametrize(
    "text",
    [
        "x" * LONGEST,
        "a+" * (LONGEST // 2),
        "://" * (LONGEST // 3),
        " [w" * (LONGEST // 3),
        "\t" * 90_000 + "x" + "\t" * 90_000 + "x",
        '[Rules "classic"]\n[Seed "a"]\nRound 1\n' + "{} " * (LONGEST // 4),
    ],
    ids=lambda text: text[:4],
)
def test_a_long_text_is_looked_through_once(text: str) -> None:
    """Some of these texts took minutes when the search for a link started again at every letter."""
    visitor = Visitor("long")
    visitor.do("read", text=text)
    assert "error" in visitor.dialog or "{}" in text


def test_few_names_of_an_address_are_compared_with_those_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five thousand nearly correct names once took 40 seconds."""
    compared: list[str] = []

    def counted(word: str, among: Iterable[str], *more: float) -> list[str]:
        compared.append(word)
        return get_close_matches(word, among, *map(int, more[:1]), *more[1:])

    monkeypatch.setattr(parameters, "get_close_matches", counted)
    monkeypatch.setattr(requested_rules, "get_close_matches", counted)
    assert leads_to_game("?" + "&".join(f"variants{number}=1" for number in range(5_000)))
    reader = Invitations(tuple(BOTS), "fresh")
    reader.of_address("?" + "&".join(f"seet{number}=1" for number in range(5_000)) + "&seats=3")
    reader.of_address("?table=5H&hand=8D&" + "&".join(f"hnad{number}=1" for number in range(5_000)))
    reader.of_address("?seats=3&bots=" + ",".join(f"nja{number}" for number in range(5_000)))
    reader.of_address("?seats=3&players=" + ",".join(f"nja{number}" for number in range(5_000)))
    reader.of_text("classic:" + ",".join(f"target{number}=1" for number in range(5_000)) + "/k7f2")
    assert len(compared) < 500


def test_a_misspelt_name_among_many_is_still_corrected() -> None:
    others = "&".join(f"utm_{number}=letter" for number in range(10))
    invited = Invitations(tuple(BOTS), "fresh").of_address(f"?{others}&setas=3&seed=abc")
    assert invited
    assert invited.game.rules.seats == 3


@pytest.mark.parametrize(
    "address",
    [f"?{name}={LONG}" for name in ("target", "seats", "team", "takebacks", "moment", "weekly", "seed", "variant")]
    + ["?target=²", "?target=" + "٣" * 5_000, f"#game=classic:target={LONG}/k7f2", f"#game={'x' * 300_000}"],
    ids=lambda address: address[:24],
)
def test_numbers_and_texts_of_any_length_are_read(address: str) -> None:
    invited = Invitations(tuple(BOTS), "fresh").of_address(address)
    if invited is not None:
        assert all(len(VOICE.spoken(fault)) < 1_000 for fault in invited.faults)


@pytest.mark.parametrize("intent", ["seen:", "if:", "new:", "start:"])
def test_intents_with_numbers_of_any_length_are_answered(intent: str) -> None:
    visitor = Visitor("numbers")
    form = {"moment": LONG, "game": f"own:{LONG}", "was": "classic", "players": f"{LONG}x{LONG}", "base": "classic/2x1"}
    visitor.do("if:", **form)
    visitor.do("if:at", **form)
    visitor.do(intent + (LONG if intent in ("seen:", "if:") else ""), **form)


@pytest.mark.parametrize(
    "text",
    [
        '{"data": {"game": {}}}',
        '{"data": {"data": {"game": "classic/k7f2"}}}',
        json.dumps({"v": 1, "data": json.dumps({"v": 1, "data": {"game": 7}})}),
        '{"data": ' * 20_000,
        '{"data": {"data": 7}}',
        '{"data": [[]]}',
    ],
    ids=lambda text: text[:30],
)
def test_a_save_in_any_wrapping_is_opened_or_refused_with_a_sentence(text: str) -> None:
    visitor = Visitor("wrapped")
    visitor.do("read", text=text)
    assert not visitor.dialog or 'class="error"' in visitor.dialog


def test_a_fault_in_reading_becomes_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the reader raises an unforeseen error, the person gets a sentence."""

    def fails(*_: object) -> None:
        raise AssertionError("nobody has foreseen this")

    monkeypatch.setattr(invitations, "parse_game", fails)
    visitor = Visitor("unforeseen", address="#game=classic/k7f2")
    assert "This link cannot be read" in Buttons(visitor.dialog).text
    visitor.do("accept")
    visitor.do("read", text="classic/k7f2/4D")
    assert "This text cannot be read" in Buttons(visitor.dialog).text


@pytest.mark.parametrize("text", ["a\0b", "\\\0", "\\u0000", "\\\\u0000\0\0", ""])
def test_nul_never_reaches_the_page(text: str) -> None:
    assert json.loads(replace_nul(json.dumps([text]))) == [text.replace("\0", "\ufffd")]


# ---------- a small share of the trials ----------


@pytest.mark.slow
@pytest.mark.parametrize("kind", VISITS)
def test_any_input_is_answered_with_a_table_or_a_sentence(kind: str) -> None:
    """For more inputs, run python3 build.py trial addresses --count 10000 --seed 2."""
    assert not [
        fault for fault in (VISITS[kind](Random(f"{kind} {number}")) for number in range(amount(50, 80))) if fault
    ]
