"""The specification in docs/rules.md and the engine know the same house rules."""

import json
import re

import pytest

from casino_core.rules.house_rules import HOUSE_RULES
from web.generator.paths import ROOT

TABLE = (ROOT / "docs" / "rules.md").read_text("utf-8").partition("## 21.")[2].partition("\n## ")[0]
ROWS = [json.loads(line) for line in (ROOT / "tests" / "data" / "house_rules.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_the_engine_knows_every_house_rule_with_all_its_values(row: dict[str, object]) -> None:
    assert set(HOUSE_RULES[str(row["name"])]) >= set(row["values"])  # type: ignore[call-overload]  # a list, by the file


def test_the_table_of_section_21_lists_the_same_rules_and_values() -> None:
    lines = re.findall(r"^\| \d+ \| `(\w+)` \| (.*?) \| `(.*?)` \|", TABLE, re.MULTILINE)
    told = [(name, re.findall("`(.*?)`", values), default) for name, values, default in lines]
    assert told == [(row["name"], [str(value) for value in row["values"]], str(row["default"])) for row in ROWS]
