"""The command line: its input, its output, and its exit codes."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import casino_core as casino
from casino_core.cli.main import main
from tests.engine.perft import entries
from tests.engine.same import counted
from web.generator.paths import ROOT

START = "classic/island"
TWO = f"{START}/AD6S,5C2D=7_4D"


class Terminal:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch

    def run(self, *arguments: str, stdin: str = "", code: int = 0) -> str:
        """Run a command with an input, and return its output; the command must end with the exit code ``code``."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        try:
            ended = main(arguments)
        except SystemExit as error:
            ended = int(error.code or 0)
        out, self.errors = self._capsys.readouterr()
        assert ended == code, self.errors
        assert bool(self.errors) == (code == 2)
        return out

    def json(self, *arguments: str) -> Any:
        """Return the decoded JSON that a command prints."""
        return json.loads(self.run(*arguments, "--json"))


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def test_it_runs_as_a_module_and_says_its_version() -> None:
    command = [sys.executable, "-m", "casino_core"]
    shown = subprocess.run([*command, "--version"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == casino.__version__
    refused = subprocess.run(
        [*command, "moves", "classic/island/9S"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    assert "card-not-in-hand at line 1, column 16:\n    classic/island/9S\n" in refused.stderr


def test_variants_are_listed_with_their_options(terminal: Terminal) -> None:
    assert [line.split()[0] for line in terminal.run("variants").splitlines()] == list(casino.VARIANTS)
    assert [game["id"] for game in terminal.json("variants")] == list(casino.VARIANTS)
    options = terminal.json("variants", "royal:sweep_points=1")["options"]
    assert list(options) == list(casino.HOUSE_RULES)
    assert (options["sweep_points"]["value"], options["royal_values"]["value"]) == ("1", "yes")
    assert "sweep_points=1 " in terminal.run("variants", "royal:sweep_points=1")


@pytest.mark.parametrize("form", ["position", "game", "file", "name", "input"])
def test_moves_are_those_of_the_engine(terminal: Terminal, form: str, tmp_path: Path) -> None:
    game = casino.parse_game(TWO)
    (file := tmp_path / "game.txt").write_text(casino.game_file(game), "utf-8")
    argument, stdin = {
        "position": (str(game.position), ""),
        "game": (f" {TWO}\n", ""),
        "file": (casino.game_file(game), ""),
        "name": (str(file), ""),
        "input": ("-", TWO),
    }[form]
    listed = terminal.run("moves", argument, stdin=stdin)
    assert [line.split()[0] for line in listed.splitlines()] == [str(a) for a in casino.legal_actions(game)]
    if stdin == "":
        output = terminal.json("moves", argument)
        assert {a["action"]: a["takes"] for a in output["actions"]}["7Cxb6S"] == ["6S", "AD", "5C", "2D"]


@pytest.mark.parametrize(
    ("play", "code", "text"),
    [
        ("AD", 0, "legal"),
        ("9S", 1, "illegal: card-not-in-hand: card=Card('9S')"),
        ("AD5C=7", 1, "illegal: group-does-not-add-up: "),
    ],
)
def test_why_answers_by_its_exit_code(terminal: Terminal, play: str, code: int, text: str) -> None:
    assert terminal.run("why", START, play, code=code).startswith(text)
    output = json.loads(terminal.run("why", START, play, "--json", code=code))
    assert output["legal"] == (code == 0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("why", START, "foo"), "casino_core why: no-card at line 1, column 1:\n    foo\n    ^\n"),
        (("moves", "clasic/island"), "unknown-variant at line 1, column 1:"),
        (("moves", "no/such/file"), "\npossible: classic, american, "),
        (("variants", "royal:sweep_points=9"), "\npossible: 0, 1, 2"),
        (("replay", f"{START}/AD_AD"), "card-not-in-hand at line 1, column 19:"),
        (("review", START, "--seat", "2"), "seat: expected a number from 0 to 1, not 2"),
        (("variants", "royal:sweeps=1"), "unknown-option"),
        (("match", "nia", "otta"), "there is no bot called 'otta'; there are otto, lena"),
        (("match", "nia", "no_such_module:bot"), "No module named 'no_such_module'"),
        (("match", "nia", "json:dumps"), "expected a Bot"),
        (("match", "nia", "otto", "--deals", "1"), "deals: expected at least 2, not 1"),
        (("perft", START, "--depth", "0"), "'0' is not a whole number above 0"),
        (("play", "--seat", "2"), "seat: expected a number from 0 to 1, not 2"),
        ((), "usage: "),
    ],
)
def test_what_cannot_be_read_is_said(terminal: Terminal, arguments: tuple[str, ...], message: str) -> None:
    assert terminal.run(*arguments, code=2) == ""
    assert message in terminal.errors
    assert "Traceback" not in terminal.errors


def test_perft_counts_as_the_data_say(terminal: Terminal) -> None:
    entry = min(entries(), key=lambda each: each["counts"][2] if len(each["counts"]) > 2 else 10**9)
    output = terminal.json("perft", entry["position"], "--depth", "3")
    assert output["counts"] == entry["counts"][:3] == counted(entry)[:3]
    lines = terminal.run("perft", entry["position"], "--depth", "2").splitlines()
    assert lines == [f"{depth} {entry['counts'][depth - 1]}" for depth in (1, 2)]


def test_a_game_is_replayed_table_by_table_with_its_score_sheet(terminal: Terminal) -> None:
    text = terminal.run("play", "classic:target=11", "--seed", "abc", stdin="1\n" * 100)
    game = casino.parse_game(text.splitlines()[-1].removeprefix("game: "))
    assert game.outcome is not None
    shown = terminal.run("replay", str(game))
    output = terminal.json("replay", str(game))
    assert [move["action"] for move in output["moves"]] == [str(a) for actions in game.record for a in actions]
    assert casino.parse_position(output["moves"][5]["position"]) == list(casino.moves(game))[5].before.position
    assert output["moves"][0]["events"][0]["event"] in {"Trailed", "Captured", "Built"}
    assert tuple(output["totals"]) == game.totals
    assert shown.count(" plays ") == len(output["moves"])
    assert shown.count("total: ") == game.round
    assert shown.rstrip().endswith(f"side {game.outcome.side} wins the game: {game.outcome.reason}")
    rows = [row.split() for row in shown.splitlines() if row.startswith("cards ")]
    assert [int(row[1]) for row in rows] == [item.points[0] for s in game.sheets if (item := s.item("cards"))]


def test_builds_are_part_of_the_table(terminal: Terminal) -> None:
    assert "  build   7 = 6S AD + 5C 2D (seat 0)\n" in terminal.run("replay", TWO)


@pytest.mark.parametrize("variant", ["swazi", "tablic", "michigan", "pluck", "krypkasino"])
def test_every_event_can_be_shown(terminal: Terminal, variant: str) -> None:
    game, _ = casino.new_game(variant, "shown")
    while not game.round_over:
        bot = casino.BOTS["otto"]
        game, _ = casino.play(game, bot.choose(game.view(game.position.actor), str(len(game.record[-1])), budget=5))
    shown = terminal.run("replay", str(game))
    assert shown.count(" plays ") == len(game.record[0])
    assert len(terminal.json("replay", str(game))["moves"]) == len(game.record[0])


def test_a_review_says_what_a_bad_play_cost_and_why(terminal: Terminal) -> None:
    [play] = terminal.json("review", f"{START}/KH")["plays"]
    assert play["cost"] > 0.5
    assert play["best"] == play["why"]["better"][0] == "AD6S,5C2D=7"
    shown = terminal.run("review", f"{START}/KH")
    assert f"KH costs {play['cost']:.1f} (estimated); best AD6S,5C2D=7" in shown
    assert "more in cards" in shown or "after KH comes" in shown
    assert terminal.run("review", f"{START}/KH", "--seat", "1") == ""


def test_a_match_is_that_of_the_library(terminal: Terminal) -> None:
    arguments = ("match", "nia", "otto", "--rules", "royal", "--deals", "4", "--budget", "10")
    output = terminal.json(*arguments)
    expected = casino.match("nia", "otto", "royal", deals=4, budget=10)
    assert {name: output[name] for name in ("deals", "lead", "error")} == expected._asdict()
    assert f"nia against otto: {expected.lead:+.2f} ± {expected.error:.2f} points a round" in terminal.run(*arguments)


def test_a_bot_of_ones_own_plays_from_the_command_line(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = (
        "import casino_core as casino",
        "def think(view, actions, chance):",
        "    yield casino.Thought(min(actions, key=lambda action: action.card.pips))",
        "bot = casino.Bot('lowest', think)",
    )
    (tmp_path / "bot_for_test.py").write_text("\n".join(lines), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    output = terminal.json("match", "bot_for_test:bot", "otto", "--deals", "10")
    assert output["bot"] == "lowest"
    assert output["lead"] < 0


def test_a_person_asks_and_plays(terminal: Terminal) -> None:
    stdin = "why 9S\nwhy AD\nfoo\nhint\nactions\ngame\n?\nAD6S,5C2D=7\nresign\n"
    shown = terminal.run("play", "--seed", "island", "--bot", "otto", stdin=stdin)
    assert "illegal: card-not-in-hand" in shown
    assert "no-card at line 1, column 1" in shown
    assert "seat 0 plays AD6S,5C2D=7" in shown
    assert shown.splitlines()[-1].startswith("game: classic/island/AD6S,5C2D=7_")
    assert shown.endswith("_resign0\n")
    first = shown.split("resign, quit.")[1].split("> ")[0]
    assert "hand 1  4 cards" in first
    assert not any(card in first for card in casino.parse_game(START).view(0).unseen)


def test_the_end_of_the_input_ends_a_game_that_can_be_played_on(terminal: Terminal) -> None:
    shown = terminal.run("play", "royal:seats=3", "--seed", "k7f2", "--seat", "1", "--bot", "otto", "--bot", "nia")
    assert "otto seat 0, nia seat 2" in shown
    text = shown.splitlines()[-1].removeprefix("game: ")
    again = terminal.run("play", text, "--seat", "1")
    assert again.splitlines()[-1] == f"game: {text}"
    position = str(casino.parse_game(START).position)
    assert terminal.run("play", position, "--seed", "x").splitlines()[-1].startswith("game: classic;0;1;")


def test_the_command_line_is_loaded_by_nothing_else() -> None:
    code = "import sys, casino_core; casino_core.Card; print(any('casino_core.cli' in name for name in sys.modules))"
    shown = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "False"
