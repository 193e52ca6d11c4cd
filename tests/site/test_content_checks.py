"""A wrong preset, option or content file stops a build at its start; the message names the file, line and fault."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from casino_core.cards import Card
from casino_core.rules.awards import SPECIAL_AWARDS, Award, Majority, awards
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS
from tests.engine.amount import amount
from tests.site.test_develop import project
from web.generator.check import SiteError
from web.generator.content_checks import PRESETS, check_content, place_of, preset_faults

__all__ = ["project"]  # a fixture


def test_all_content_is_right() -> None:
    check_content()


def test_the_line_of_every_preset_is_known() -> None:
    for game in VARIANTS:
        name, line = place_of(game).rsplit(":", 1)
        lines = (PRESETS / Path(name).name).read_text("utf-8").splitlines()
        assert f'"{game}"' in lines[int(line) - 1]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"matchin": "forced"}, "royal: there is no option matchin; did you mean matching?"),
        ({"matching": "fourced"}, "royal: matching cannot be 'fourced'; it can be "),
        ({"swazi_insist_capture": True}, "royal with seats=2, team=1: only-step-by-step"),
    ],
)
def test_a_wrong_preset_is_named_with_its_line(
    changes: dict[str, str | int], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    royal = VARIANTS["royal"]
    monkeypatch.setitem(VARIANTS, "royal", replace(royal, sets={**royal.sets, **changes}))
    assert next(preset_faults()).startswith(f"{place_of('royal')}: {fault}")
    with pytest.raises(SiteError, match="royal"):
        check_content()


def test_an_award_without_words_or_a_place_is_named_with_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    def most_hearts(_: Rules, whole: frozenset[Card]) -> tuple[Award, ...]:
        return (Majority("most_hearts", 1, frozenset(card for card in whole if card.suit == "H")),)

    monkeypatch.setitem(SPECIAL_AWARDS, "tablic", most_hearts)
    awards.cache_clear()
    with pytest.raises(SiteError) as refused:
        check_content()
    awards.cache_clear()
    faults = str(refused.value).splitlines()
    for text in ("scores.ftl: add score--has--", "scores.ftl: add count--", "rulebook.ftl: add rulebook--score--tie--"):
        code = "most-hearts" if "count" in text else "most_hearts"
        assert f"web/locale/en/{text}{code} for the award most_hearts" in faults
    assert faults[-2:] == [
        f"The award most_hearts needs its place in {name} of web/worker/picture/score_sheet.py"
        for name in ("MAJORITIES", "UNFOLDED")
    ]


def test_a_wrong_parent_is_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(VARIANTS, "royal_draw", replace(VARIANTS["royal_draw"], parent="roial"))
    assert list(preset_faults()) == [
        f"{place_of('royal_draw')}: royal_draw: there is no preset roial; did you mean royal?"
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("casino_core/rules/presets/nordic.py", "sets={", "sets=[{", "casino_core/rules/presets/nordic.py:"),
        ("casino_core/rules/presets/caribbean.py", '"forced"', '"fourced"', "casino_core/rules/presets/caribbean.py:"),
        ("web/content/rules.toml", 'loose = "', 'loose = "ZZ', "web/content/rules.toml, line "),
        ("web/content/puzzles.jsonl", '"best": "', '"best": "Z', "web/content/puzzles.jsonl, line 1: no-card"),
        (
            "web/content/opponents.toml",
            "lead",
            "led",
            "web/content/opponents.toml, match 1: missing or unknown: lead, led",
        ),
        (
            "web/locale/en/options.ftl",
            "rule--target--about",
            "rule--targt--about",
            "web/locale/en/options.ftl: add rule--target--about for the option target",
        ),
        ("web/locale/en/games.ftl", "site--name = ", "site--name ", "web/locale/en/games.ftl:"),
    ][:: amount(2, 1)],
)
def test_the_build_says_what_is_wrong_before_it_builds(
    project: Path,
    name: str,
    old: str,
    new: str,
    fault: str,
) -> None:
    file = project / name
    file.write_text(file.read_text("utf-8").replace(old, new, 1), "utf-8")
    command = [sys.executable, "build.py", "build"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(fault)
    assert done.stdout == ""
    assert not (project / "dist").exists()
