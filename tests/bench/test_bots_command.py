"""Tests of `python3 build.py bench bots`: its output, and its messages for bad input."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import pairwise
from typing import Any

import pytest

from casino_core.bots import LADDER
from tests.bench.bots import TABLES, _matches, _parser, main
from tests.bench.contest import HEAD, moves
from tests.bots.arena import Match, play_deal
from tests.bots.estimate import Tally
from web.generator.paths import ROOT

QUICK = ["--cores", "1", "--deals", "4"]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    main(arguments)
    return capsys.readouterr().out


def rows(table: str) -> list[list[str]]:
    """Return the rows of a table below its head, each as a list of cells."""
    _, _, body = table.partition(HEAD)
    return [line.strip("| ").split(" | ") for line in body.splitlines() if line.startswith("|")]


def matches(*arguments: str) -> list[Match]:
    return list(_matches(_parser().parse_intermixed_args(arguments)))


def test_json_has_all_that_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    report: dict[str, Any] = json.loads(printed(capsys, "greedy", "random", *QUICK, "--first", "5", "--json"))
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", report["date"])
    assert report["where"].endswith("1 core")
    (match,) = report["matches"]
    dealt = [play_deal(Match("greedy", "random"), number) for number in range(5, 9)]
    times = match.pop("moves")
    assert match == {
        "bot": "greedy",
        "others": "random",
        "rules": "classic",
        "budget": 100,
        "others_budget": 100,
        "unit": "slices",
        "first": 5,
        "deals": 4,
        "interval": "fixed",
        "lead": Tally(one.lead for one in dealt).interval()._asdict(),
        "won": Tally(one.won for one in dealt).interval()._asdict(),
        "verdict": None,
    }
    for side in ("bot", "others"):
        assert times[side]["decisions"] == 4 * 48
        assert 0 < times[side]["median"] <= times[side]["most"]


def test_a_table_has_a_row_for_every_table_that_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    both = ("--rules", "classic", "--rules", "royal:seats=3")
    table = printed(capsys, "greedy", "random", *QUICK, *both)
    assert f"greedy random {' '.join([*QUICK, *both])}` (" in table.splitlines()[0]
    assert [row[:3] for row in rows(table)] == [
        ["greedy v random", "classic", "4"],
        ["greedy v random", "royal:seats=3", "4"],
    ]
    for row in rows(table):
        assert re.fullmatch(r"[+-]\d+\.\d\d ± \d+\.\d\d", row[3])
        assert re.fullmatch(r"\d+ ± \d+ %", row[4])


@pytest.mark.full
def test_without_bots_each_plays_the_next_weaker_at_several_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert matches() == [Match(better, worse, rules) for worse, better in pairwise(LADDER) for rules in TABLES]
    ladder = rows(printed(capsys, *QUICK, "--slices", "3", "--rules", "classic"))
    assert [row[0] for row in ladder] == [f"{better} v {worse}" for worse, better in pairwise(LADDER)]


def test_a_decision_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    result = json.loads(printed(capsys, "random", "greedy", "--cores", "1", "--decide", "--json"))["matches"][0]
    assert (result["verdict"], result["interval"], result["deals"]) == ("behind", "anytime", 40)
    table = printed(capsys, "greedy", "greedy", *QUICK, "--decide")
    assert rows(table)[0][3] == "+0.00 ± 0.00, undecided"
    assert "however often one looks" in table


def test_a_match_ends_when_the_interval_is_narrow_enough(capsys: pytest.CaptureFixture[str]) -> None:
    result = json.loads(printed(capsys, "greedy", "random", "--cores", "1", "--until", "0.7", "--json"))["matches"][0]
    assert 40 <= result["deals"] < 400
    assert result["lead"]["error"] < 0.7


def test_thought_is_in_slices_or_milliseconds() -> None:
    assert matches("nia", "otto", "--slices", "7") == [Match("nia", "otto", "classic", 7)]
    assert matches("nia", "otto", "--budget", "2.5") == [Match("nia", "otto", "classic", 2.5, clocked=True)]
    assert matches("nia", "otto", "--budget", "200", "--others-budget", "50") == [
        Match("nia", "otto", "classic", 200, clocked=True, others_budget=50)
    ]
    assert matches("--rules", "classic:team=1", "nia", "otto") == matches("nia", "otto")


def test_bots_are_also_known_by_the_names_they_had() -> None:
    assert matches("steady", "beginner") == matches("nia", "otto") == [Match("nia", "otto")]


def test_times_are_summed_up() -> None:
    assert moves([float(time) for time in range(200, 0, -1)]) == (200, 100.5, 198)
    assert moves([3.0]) == (1, 3, 3)
    assert str(moves([0.0123, 213.4])) == "107, 213"
    assert str(moves([0.0123])) == "0.012, 0.012"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("nia nobody", "there is no bot called 'nobody'; there are random, greedy, counting, published,"),
        ("nia nobody", ", and shown all hands cheat"),
        ("nia", "name two bots"),
        ("nia nia nia", "name two bots"),
        ("--rules clasic", "There is no game called “clasic”; there are classic,"),
        ("--rules classic:seats=9", "classic cannot be played by 9"),
        ("--rules classic:frogs=1", "There is no rule called “frogs”"),
        ("--rules classic:target=12", "12"),
        ("--deals 0", "'0' is no whole number of at least 2"),
        ("--deals 1", "at least 2"),
        ("--deals many", "'many'"),
        ("--cores 0", "at least 1"),
        ("--until 0", "no number above zero"),
        ("--budget nan", "no number above zero"),
        ("--budget 5 --slices 5", "not allowed with"),
        ("--pyodide --dask tcp://localhost:8786", "not in Pyodide"),
        ("nia otto --others-budget 5", "--others-budget needs a --budget"),
        ("nia otto --others-budget 0 --budget 5", "no number above zero"),
        (
            "counting greedy --rules classic:seats=3",
            "counting does not play classic:seats=3: this yardstick plays for two",
        ),
        ("greedy published --rules tablic", "published does not play tablic"),
        ("--frogs", "unrecognized arguments: --frogs"),
    ],
)
def test_bad_input_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str], arguments: str, sentence: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments.split())
    assert stopped.value.code == 2
    assert sentence in capsys.readouterr().err


def test_without_dask_it_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)  # as if Dask were not installed, even where it is
    with pytest.raises(SystemExit) as stopped:
        main(["--dask", "tcp://localhost:8786"])
    assert stopped.value.code == 1
    assert "pip install -e '.[arena]'" in capsys.readouterr().err


@pytest.mark.slow
def test_the_command_plays_on_all_cores() -> None:
    command = [sys.executable, str(ROOT / "build.py"), "bench", "bots", "greedy", "random", "--deals", "3", "--json"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert report["matches"][0]["deals"] == 3
    figures = subprocess.run([*command[:3], "--frogs"], capture_output=True, text=True, check=False)
    assert figures.returncode == 2
    assert "bench: error: unrecognized arguments: --frogs" in figures.stderr
