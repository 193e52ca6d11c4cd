"""The page of all opponents: it has every bot, with measurements."""

from __future__ import annotations

import tomllib
from html import unescape
from pathlib import Path

import pytest

from casino_core.bots import BOTS, LADDER, RENAMED, STYLES
from tests.conftest import NewPage
from web.generator.content import CONTENT, ContentError
from web.generator.opponents import ladder, matches, missing_parts, opponents
from web.generator.serve import SiteServer
from web.worker.session.invitations import Invitations
from web.worker.words.catalogue import words
from web.worker.words.people import DEFAULT_BOTS, face_of

T = words("en")
MATCH = """
[[matches]]
better = "{}"
worse = "{}"
rules = "classic"
deals = 10
lead = {}
give = 0.2
"""


def test_a_bot_without_sentences_or_a_portrait_is_named() -> None:
    assert missing_parts() == []
    assert missing_parts(["nobody"]) == [
        "web/locale/en/games.ftl: add bot--nobody for the bot nobody",
        "web/locale/en/games.ftl: add bot--nobody--style for the bot nobody",
        "web/locale/en/games.ftl: add bot--nobody--about for the bot nobody",
        "web/table/portraits/gallery.py: add a portrait of nobody to PORTRAITS",
    ]


@pytest.fixture
def page(site: Path) -> str:
    return unescape((site / "opponents" / "index.html").read_text("utf-8"))


@pytest.mark.parametrize("bot", BOTS)
def test_everybody_is_told_with_face_name_style_and_sentence(page: str, bot: str) -> None:
    section = page.partition(f'<section class="person" id="{bot}"')[2].partition("</section>")[0]
    style = T(f"bot.{bot}.style")
    assert f"#{face_of(bot)}" in section
    assert f">{T(f'bot.{bot}')}</h3>" in section
    assert style[:1].upper() + style[1:] in section
    assert T(f"bot.{bot}.about") in section
    address = section.partition('class="btn" href="')[2].partition('"')[0]
    invitation = Invitations(tuple(BOTS), "test").of_address(address)
    assert invitation is not None
    assert (invitation.bots, invitation.faults) == ((bot,), ())


def test_the_weakest_come_first(page: str) -> None:
    places = [page.index(f'<section class="person" id="{bot}"') for bot in BOTS]
    assert places == sorted(places)
    heights = [person.rise for person in ladder(matches())]
    assert heights == sorted(heights)
    assert (heights[0], heights[-1]) == (0, 100)


def test_other_pages_lead_there(site: Path) -> None:
    for other in ("index.html", "about/index.html", "rules/classic/index.html"):
        assert 'opponents/"' in (site / other).read_text("utf-8")


def test_the_table_holds_all_that_was_measured() -> None:
    context = opponents()
    kept = tomllib.loads((CONTENT / "opponents.toml").read_text("utf-8"))["matches"]
    assert sum(match is not None for _, _, row in context["rows"] for match in row) == len(kept)
    assert len(set(context["games"])) == len({match["rules"] for match in kept})


def written(folder: Path, *texts: str) -> Path:
    """Write a content file of matches, given as texts, into a folder; return the folder."""
    (folder / "opponents.toml").write_text("".join(texts), "utf-8")
    return folder


def test_a_step_is_as_high_as_its_lead(tmp_path: Path) -> None:
    steps = zip(LADDER[1:], LADDER, range(1, len(LADDER)), strict=False)
    results = matches(written(tmp_path, *(MATCH.format(*step) for step in steps)))
    whole = sum(range(len(LADDER)))
    assert [person.rise for person in ladder(results)] == [
        round(100 * sum(range(place + 1)) / whole) for place in range(len(LADDER))
    ]


def test_the_build_fails_where_somebody_was_not_measured(tmp_path: Path) -> None:
    results = matches(
        written(tmp_path, *(MATCH.format(*pair, 1) for pair in zip(LADDER[2:], LADDER[1:], strict=False)))
    )
    with pytest.raises(ContentError, match=f"{LADDER[1]} has not been measured against {LADDER[0]}"):
        ladder(results)


@pytest.mark.parametrize(
    ("better", "says"), [("nobody", "nobody is called nobody"), ("nia", "rules"), ("otto", "missing or unknown: won")]
)
def test_a_match_that_cannot_have_been_is_refused(tmp_path: Path, better: str, says: str) -> None:
    text = MATCH.format(better, "otto", 1)
    text = text.replace('"classic"', '"klassik"') if says == "rules" else text
    text = f"{text}won = 1\n" if "won" in says else text
    with pytest.raises(ContentError, match=says if says != "rules" else "match 1"):
        matches(written(tmp_path, text))


@pytest.mark.parametrize(("old", "new"), RENAMED.items())
def test_links_with_old_names_find_the_same_player(old: str, new: str) -> None:
    invitation = Invitations(tuple(BOTS), "test").of_address(f"?bots={old}")
    assert invitation is not None
    assert (invitation.bots, invitation.faults) == ((new,), ())


def test_styles_are_measured_against_the_usual_opponent() -> None:
    assert [person.match.worse for person in opponents()["styles"] if person.match] == [DEFAULT_BOTS[0]] * len(STYLES)


def test_the_steps_are_heard(new_page: NewPage, server: SiteServer) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(f"{server.address}opponents/")
    steps = page.locator(".stairs > li")
    assert steps.count() == len(LADDER)
    for place, bot in enumerate(LADDER[1:], 1):
        assert f"points a round ahead of {T(f'bot.{LADDER[place - 1]}')}" in steps.nth(place).inner_text()
        assert T(f"bot.{bot}") in steps.nth(place).inner_text()
