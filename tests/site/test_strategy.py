"""The strategy guide: its numbers are in the file of measurements, and measuring again gives the same results."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.bots.strategy.figures import Seen, mean, share
from tests.bots.strategy.tables import TABLES, builds, chances, laid
from web.generator.content import CONTENT, ContentError
from web.generator.strategy import FILE, measured


def test_every_table_was_measured() -> None:
    assert set(measured()) == set(TABLES)


def test_measurements_come_out_the_same_again() -> None:
    rounds = range(2)
    assert builds(rounds) == builds(rounds)
    fates = builds(rounds)
    assert sum(row["n"] for name, row in fates.items() if name.startswith("lost/takers")) == fates["lost/all"]["n"]
    assert laid(rounds)["rank/court"]["n"] > 0


def test_what_is_reckoned_is_what_the_file_has() -> None:
    values = {name: row["value"] for name, row in chances(()).items()}
    assert values == {name: row.value for name, row in measured()["chances"].rows.items()}
    assert values["44/3"] == pytest.approx(1 - (41 * 40 * 39 * 38) / (44 * 43 * 42 * 41), abs=1e-4)


def test_shares_are_no_surer_than_their_rounds() -> None:
    alike = [Seen(number, number % 2 == 0) for number in range(20) for _ in range(10)]
    apart = [Seen(number, number % 2 == 0) for number in range(200)]
    assert share(alike)["value"] == share(apart)["value"] == 0.5
    assert share(alike)["high"] - share(alike)["low"] > 2 * (share(apart)["high"] - share(apart)["low"])
    assert share([Seen(number, happened=False) for number in range(50)])["high"] > 0.01
    assert mean([1.0, 3.0])["value"] == 2


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"value": ', '"worth": ', "chances, 44/1: a row is made of numbers"),
        ('"low": 0.0909', '"low": 0.5', "chances, 44/1: 0.0909 is not between 0.5 and 0.0909"),
        ('"rounds": ', '"games": ', "chances: missing or unknown: games, rounds"),
        ("{", "[", "Expecting"),
    ],
)
def test_a_fault_in_the_file_is_told(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    folder = Path(shutil.copytree(CONTENT, tmp_path / "content"))
    text = (folder / FILE).read_text("utf-8")
    (folder / FILE).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as error:
        measured(folder)
    assert f"{FILE}" in str(error.value)
    assert complaint in str(error.value)


def test_a_number_that_was_not_measured_stops_the_build() -> None:
    with pytest.raises(ContentError, match="skills: there is no juggling"):
        measured()["skills"].row("juggling")
    assert json.loads((CONTENT / FILE).read_text("utf-8"))["skills"]["rows"]


def test_what_the_guide_says_of_skills_is_so() -> None:
    """Two skills are worth the most: looking at the remaining cards, and building."""
    skills = dict(measured()["skills"].rows)
    first = [skills.pop(name).value for name in ("outlook", "building")]
    assert min(first) > max(row.value for row in skills.values())


def test_what_the_guide_says_of_building_is_so() -> None:
    """Building is better than trailing; whether building is better than capturing is uncertain."""
    choices = measured()["choices"].rows
    assert all(row.low > 0 for name, row in choices.items() if name.startswith("build-or-lay"))
    assert not any(row.is_significant for name, row in choices.items() if name.startswith("build-or-take"))
