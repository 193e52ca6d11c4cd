"""The glossary: its terms, faults that stop the build, and finding a term in a real browser."""

import re
import shutil
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from casino_core.rules.variants import VARIANTS
from tests.conftest import NewPage
from web.generator.content import CONTENT, ContentError
from web.generator.glossary import glossary
from web.generator.serve import SiteServer

GLOSSARY = glossary()
ADDRESS = "glossary/"


def test_there_are_many_terms_each_told_shortly() -> None:
    assert len(GLOSSARY.terms) >= 90
    for term in GLOSSARY.terms.values():
        sentences = re.findall(r"[.?](?= |$)", term.text)
        assert 1 <= len(sentences) <= 3, term.id
        assert term.text.endswith("."), term.id


def test_a_name_of_two_meanings_is_told_twice() -> None:
    for name in ("drift", "calling"):
        senses = {term.sense for term in GLOSSARY.terms.values() if term.name == name}
        assert len(senses) == 2
        assert "" not in senses


def test_names_stand_under_their_letters_in_order() -> None:
    letters = [letter for letter, _ in GLOSSARY.letters]
    assert letters == sorted(letters)
    (m,) = (entries for letter, entries in GLOSSARY.letters if letter == "M")
    (o,) = (entries for letter, entries in GLOSSARY.letters if letter == "O")
    names = [entry.name for entry in m]
    assert names.index("misaari") < names.index("mökki") < names.index("most cards")
    assert "överspader" in [entry.name for entry in o]


def test_every_term_has_its_place_under_a_subject_what_everybody_needs_first() -> None:
    placed = [term.id for subject in GLOSSARY.subjects for term in (*subject.basic, *subject.others)]
    assert sorted(placed) == sorted(GLOSSARY.terms)
    (building,) = (subject for subject in GLOSSARY.subjects if subject.id == "building")
    assert {"build", "multiple build", "raise"} <= {term.name for term in building.basic}
    assert {"heap", "bait"} <= {term.name for term in building.others}
    assert len(GLOSSARY.entries) == len({(entry.name, entry.term.id) for entry in GLOSSARY.entries})


def test_other_names_lead_to_their_term() -> None:
    entries = {entry.name: entry for entry in GLOSSARY.entries}
    assert entries["talon"].elsewhere
    assert entries["talon"].term.id == "stock"
    assert not entries["mate"].elsewhere


def test_the_words_of_the_table_stand_first_and_those_of_books_lead_to_them(site: Path) -> None:
    entries = {entry.name: entry for entry in GLOSSARY.entries}
    books = {"lay down": "trail", "last cards on the table": "residue", "table": "layout", "take": "capture"}
    assert {name: entries[name].term.books for name in books} == books
    assert all(entries[other].term.name == name for name, other in books.items())
    html = (site / "glossary" / "index.html").read_text("utf-8")
    for name, place in (*books.items(), ("number", "value")):
        term = html.partition(f'<span id="{place}"></span>')[2]
        assert term.startswith(f"<dfn>{name}</dfn>"), f"an old link to #{place} must lead to its term"


def test_every_term_can_be_reached_from_another() -> None:
    seen = {other for term in GLOSSARY.terms.values() for other in term.see}
    assert set(GLOSSARY.terms) - seen == set()


def test_games_are_named_as_the_presets_are() -> None:
    games = tomllib.loads((CONTENT / "glossary.toml").read_text("utf-8"))["games"]
    shared = set(games) & set(VARIANTS)
    assert "classic" in shared
    assert {name: games[name] for name in shared} == {name: VARIANTS[name].name for name in shared}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('see = ["ace", "pair"]', 'see = ["ace", "pear"]', "web/content/glossary.toml, cash: unknown see-also pear"),
        ('see = ["ace", "pair"]', 'see = ["ace", "cash"]', "web/content/glossary.toml, cash: it sees itself"),
        ('see = ["ace", "pair"]', 'see = ["ace", "ace"]', "web/content/glossary.toml, cash: see says something twice"),
        ('see = ["ace", "pair"]', 'see = "ace"', "web/content/glossary.toml, cash: see must be a list of texts"),
        ('see = ["ace", "pair"]', 'sees = ["ace"]', "web/content/glossary.toml, cash: missing or unknown: sees"),
        ('text = "An ace taken with an ace."', "", "web/content/glossary.toml, cash: missing or unknown: text"),
        ('"An ace taken with an ace."', '""', "web/content/glossary.toml, cash: missing or unknown: text"),
        ('"An ace taken with an ace."', '"{AX} taken."', "web/content/glossary.toml, cash: braces are for cards"),
        ('games = ["pluck"]', 'games = ["plucked"]', "web/content/glossary.toml, pluck: unknown game plucked"),
        ('subject = "taking"', 'subject = "tacking"', "unknown subject tacking"),
        ("[subjects]\ncards", '[subjects]\nsea = "The sea"\ncards', "web/content/glossary.toml: no term is about sea"),
        ('was = "trail"', 'was = "tie"', "web/content/glossary.toml, lay-down: tie is the place of another term"),
        ('figure = "sweep"', 'figure = "swept"', "web/content/glossary.toml, sweep: unknown figure swept"),
        ('figure = "sweep"', "", "web/content/glossary.toml: no term shows the figure sweep"),
        ("[terms.cash]", "[terms.Cash]", "web/content/glossary.toml, Cash: this is no id"),
        ("[terms.cash]", "[terms.letter-c]", "web/content/glossary.toml, letter-c: this is no id"),
        ('sense = "in Swazi Casino"\ntext = "To use', 'sense = "in South Africa"\ntext = "To use', "sense of drift"),
        ('leaves = "5C"', 'leaves = "-"', "web/content/glossary.toml, figure pair: TSxTD leaves 5C, not -"),
    ],
)
def test_a_wrong_glossary_stops_the_build(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    folder = Path(shutil.copytree(CONTENT, tmp_path / "content"))
    path = folder / "glossary.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as error:
        glossary(folder)
    message = str(error.value)
    assert complaint in re.sub(r", line \d+", "", message)
    assert ", line " in message or complaint.startswith("web/content/glossary.toml: ")


def test_the_page_has_a_place_for_every_term(site: Path) -> None:
    html = (site / "glossary" / "index.html").read_text("utf-8")
    assert sorted(re.findall(r'<div class="term" id="([^"]+)"', html)) == sorted(GLOSSARY.terms)
    _, _, names = html.partition('id="a-z"')
    assert re.findall(r'<a href="#([^"]+)"', names) == [entry.term.id for entry in GLOSSARY.entries]
    assert '<dfn lang="fi">mökki</dfn>' in html
    assert html.count("<figure") == sum(term.figure is not None for term in GLOSSARY.terms.values())


def test_how_to_play_leads_to_the_glossary(site: Path) -> None:
    html = (site / "how-to-play" / "index.html").read_text("utf-8")
    _, _, prose = html.partition('<div class="prose">')
    assert 'href="../glossary/#loose"' in prose.partition("</main>")[0]


# ---------- in a browser ----------


def test_typing_finds_terms_and_a_link_shows_all_again(page: Page, server: SiteServer) -> None:
    page.goto(server.address + ADDRESS)
    shown = page.locator(".term:not([hidden])")
    everything = shown.count()
    box = page.get_by_label("Search for a term")
    box.fill("MOKKI")
    expect(page.locator("#mokki")).to_be_visible()
    expect(page.locator("#pluck")).to_be_hidden()
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(
        f"Showing {shown.count()} of {everything} terms."
    )
    assert 0 < shown.count() < everything
    page.locator("#mokki").get_by_role("link", name="tabbe").click()
    expect(page.locator("#tabbe")).to_be_in_viewport()
    assert (shown.count(), box.input_value()) == (everything, "")


def test_what_nobody_calls_anything_finds_nothing(page: Page, server: SiteServer) -> None:
    page.goto(server.address + ADDRESS)
    page.get_by_label("Search for a term").fill("xyzzy")
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("0 of")
    expect(page.locator(".prose h2:visible")).to_have_count(0)


def test_without_scripts_all_terms_are_there_and_no_box(new_page: NewPage, server: SiteServer) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(server.address + ADDRESS)
    expect(page.get_by_label("Search for a term")).to_be_hidden()
    expect(page.locator("#virado")).to_be_visible()
    assert page.locator(".term[id]").count() == len(GLOSSARY.terms)
