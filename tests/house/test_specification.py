"""The specification in docs/rules.md, the engine and the reference have the same house rules."""

import json
import re

import pytest

from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import OPTIONS
from casino_core.rules.renamed import present_name
from tests.reference.plain import Options
from web.generator.paths import ROOT

TABLE = (ROOT / "docs" / "rules.md").read_text("utf-8").partition("## 21.")[2].partition("\n## ")[0]
LINES = (ROOT / "tests" / "data" / "house_rules.jsonl").read_text("utf-8").splitlines()
# Some options have been renamed since the file was written.
ROWS = [row | {"name": present_name(row["name"])} for row in map(json.loads, LINES)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_the_engine_knows_every_house_rule_with_all_its_values(row: dict[str, object]) -> None:
    assert set(HOUSE_RULES[str(row["name"])]) >= set(row["values"])  # type: ignore[call-overload]  # a list in the file


def test_the_table_of_section_21_lists_the_same_rules_and_values() -> None:
    lines = re.findall(r"^\| \d+ \| `(\w+)` \| (.*?) \| `(.*?)` \|", TABLE, re.MULTILINE)
    rows = [(name, re.findall("`(.*?)`", values), default) for name, values, default in lines]
    assert rows == [(row["name"], [str(value) for value in row["values"]], str(row["default"])) for row in ROWS]


OF_OPEN_PILES = {
    "swazi_insist_capture",
    "swazi_insist_augment",
    "no_trail_with_build_while_stocked",
    "swazi_2p_phase1_one_build",
    "sa_drift_with_build",
}
"""Options that the reference has as fields of class Game, in tests/reference/open_game.py, with other names."""

OF_THE_DEAL = {
    "deal_pattern",
    "direction",
    "first_hand",
    "instant_limit",
    "last_announcement",
    "last_not_announced_penalty",
    "swazi_cut_rules",
}
"""Options on the deal, its announcement and early ends of rounds, which are tested without the reference."""


def test_the_reference_knows_every_option_that_decides_what_is_legal_or_scores() -> None:
    missing = sorted(set(OPTIONS) - set(Options.__annotations__) - OF_OPEN_PILES - OF_THE_DEAL)
    assert not missing, (
        f"The reference does not know {', '.join(missing)}. Teach it what docs/rules.md says, beginning with class "
        "Options in tests/reference/plain.py, or add it here to what it need not know."
    )
