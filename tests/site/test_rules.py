"""The pages of rules: they tell all of the engine's rules, and link to tables; and the comparison of games."""

import re
import shutil
import tomllib
from html import unescape
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from casino_core.bots import BOTS
from casino_core.rules.awards import base_points
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.browser.person import Person, without_pauses
from tests.conftest import NewPage
from tests.engine.amount import amount
from web.generator.compare import Compared, comparison, stylesheet
from web.generator.content import CONTENT, ContentError
from web.generator.game_prose import game_prose
from web.generator.home import SHOWN_AT_HOME
from web.generator.rules import examples, house_rules, listed_options
from web.generator.serve import SiteServer
from web.rulebook.book import SECTIONS, games_of, rulebook
from web.rulebook.families import introduction
from web.rulebook.words import label
from web.worker.session.invitations import Invitations
from web.worker.words.catalogue import words

EXAMPLES: dict[str, list[dict[str, Any]]] = tomllib.loads((CONTENT / "rules.toml").read_text("utf-8"))["examples"]
T = words("en")


def compared() -> list[Compared]:
    """Return the rows of the comparison."""
    return [row for rows in comparison()["groups"].values() for row in rows]


def page_of(site: Path, game: str) -> str:
    """Return the HTML of the built page of a preset."""
    return (site / "rules" / game / "index.html").read_text("utf-8")


# ---------- examples ----------


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_has_examples(game: str) -> None:
    assert 2 <= sum(map(len, examples()[game].values())) <= 7


@pytest.mark.parametrize("game", EXAMPLES)
def test_examples_name_only_cards_that_are_there_and_say_what_comes_of_them(game: str) -> None:
    for data in EXAMPLES[game]:
        there = "".join(data.get(name, "") for name in ("hand", "loose", "builds", "pile"))
        named = set(re.findall(r"\{(..)\}", data["caption"]))
        assert [card for card in named if card not in there] == [], data["title"]
        assert ("leaves" in data) != ("refused" in data), data["title"]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('section = "take"', 'section = "taking"', "rules.toml, classic, example 1: unknown section"),
        ('takes = "9D6H3S9C"', 'takes = "9D9C"', "rules.toml, classic, example 1: 9Cx9D,6H3S takes 9D6H3S9C, not 9D9C"),
        ('pile = "2S5H"', 'pile = "5H2S"', "swazi, example 3: .9D,7C2S=9 is legal, not card-not-on-table"),
        ('proven = "K"', 'proven = "Q"', "swazi, example 6: .8D5C=13p is partner-not-proven, not legal"),
        ("[[examples.pluck]]", "[[examples.plucking]]", "unknown game: plucking"),
        (
            'section = "take"',
            'rules = "royal"\nsection = "take"',
            "classic, example 1: unknown section, or rules of another",
        ),
    ],
)
def test_a_wrong_example_stops_the_build(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    folder = Path(shutil.copytree(CONTENT, tmp_path / "content"))
    path = folder / "rules.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as error:
        examples(folder)
    assert complaint in re.sub(r", line \d+", "", str(error.value))


# ---------- the built pages ----------


@pytest.mark.parametrize("game", VARIANTS)
def test_a_page_tells_all_the_rules(site: Path, game: str) -> None:
    html = page_of(site, game)
    text = unescape(re.sub(r"<[^>]+>", "", html))
    for section in rulebook(games_of(game), T):
        assert f'<h2 id="{section.id}">' in html
        for paragraph in section.paragraphs:
            for part in re.split(r"\{..\}", paragraph):
                assert part in text
    prose = game_prose()[game]
    assert f"{introduction(game, T)} {prose.about}".strip() in text
    assert prose.history in text
    assert all(source in text for source in prose.sources)
    assert f"<strong>{base_points(variant_rules(game))}</strong>" in html
    assert html.count("<figure") == len(EXAMPLES[game])


def test_what_differs_comes_first_and_what_is_the_same_is_folded(site: Path) -> None:
    royal = (site / "rules/royal/index.html").read_text("utf-8")
    assert royal.index('id="differs-from-classic"') < royal.index('id="deal"')
    assert "<summary>The same as in Casino</summary>" in royal
    assert "The same as in" not in (site / "rules/classic/index.html").read_text("utf-8")
    there = {section.id: section.paragraphs for section in rulebook(games_of("classic"), T)}
    for section in rulebook(games_of("royal"), T):
        heading = royal.index(f'<h2 id="{section.id}">')
        folded = royal.startswith("<details>", royal.index("\n", heading) + 1)
        assert folded == (there.get(section.id) == section.paragraphs), section.id


@pytest.mark.parametrize("game", VARIANTS)
def test_links_to_the_table_open_the_game(site: Path, game: str) -> None:
    queries = [unescape(query) for query in re.findall(r'href="[./]*play/\?([^"]+)"', page_of(site, game))]
    opened = []
    for query in (query for query in queries if query != "show=settings"):
        invitation = Invitations(tuple(BOTS), "test").of_address(f"?{query}")
        assert invitation is not None
        assert invitation.faults == ()
        assert invitation.game.rules.variant == game
        opened.append(invitation.game.rules)
    assert opened[: len(VARIANTS[game].seatings)] == list(games_of(game))
    others = sum(len(rule.others) for rule in house_rules(game))
    assert len(set(opened)) == len(VARIANTS[game].seatings) + others
    assert others > len(house_rules(game))


def test_house_rules_are_told_where_they_make_a_difference() -> None:
    for rule in house_rules("classic"):
        assert rule.others
    assert label("ace_values", T) in {rule.label for rule in house_rules("royal")}
    without = {rule.label for rule in house_rules("diamond")}
    assert not without & {label("courts", T), label("spade_casino", T)}


def test_what_a_game_settles_itself_is_not_asked() -> None:
    for game, names in {"krypkasino": {"sweep_points"}, "tablanette": {"sweep_points", "courts"}}.items():
        assert not {rule.label for rule in house_rules(game)} & {label(name, T) for name in names}


def test_a_choice_is_told_that_makes_a_difference_at_some_table_only() -> None:
    (level,) = (rule for rule in house_rules("kasino_fi") if rule.label == label("majority_tie", T))
    (nobody,) = (choice for choice in level.others if choice.value == "nobody")
    assert "seats=3" in nobody.query
    (cut,) = (rule for rule in house_rules("sotho") if rule.label == label("swazi_2p_phase1_one_build", T))
    assert cut.here == "yes, with two players"


def test_a_page_tells_the_options_that_the_sources_of_its_game_name() -> None:
    assert "multi_gather_on_build" in listed_options("american")
    assert "multi_gather_on_build" not in listed_options("royal")
    assert {label("table_ace", T), label("target", T)} <= {rule.label for rule in house_rules("royal_draw")}
    labels = {rule.label for rule in house_rules("classic")}
    assert {label(name, T) for name in ("claim_out", "difference_scoring", "score_as_captured")} <= labels
    assert label("difference_scoring", T) not in {rule.label for rule in house_rules("pluck")}


@pytest.mark.parametrize(
    ("old", "new"), [('royal = ["table_ace"]', 'royals = ["table_ace"]'), ('"claim_out"', '"claim"')]
)
def test_options_that_are_none_stop_the_build(tmp_path: Path, old: str, new: str) -> None:
    folder = Path(shutil.copytree(CONTENT, tmp_path / "content"))
    path = folder / "rules.toml"
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=r"unknown games or house rules: (royals|claim)"):
        listed_options("classic", folder)


def test_all_games_are_listed(site: Path) -> None:
    html = (site / "rules" / "index.html").read_text("utf-8")
    for game, variant in VARIANTS.items():
        assert f'<article id="{game}"' in html
        assert f'href="../rules/{game}/" aria-label="Rules of {variant.name}"' in html
        assert unescape(html).count(f"<p>{introduction(game, T)}</p>") == 1


def test_every_page_leads_to_the_rules_and_these_to_each_game(site: Path) -> None:
    for place in ("", "about", "how-to-play", "rules/royal"):
        html = (site / place / "index.html").read_text("utf-8")
        assert re.search(r'<nav [^>]*aria-label="Site">.*?href="[./]*rules/"', html, re.DOTALL)
    home = (site / "index.html").read_text("utf-8")
    assert sum(f'href="./rules/{game}/"' in home for game in VARIANTS) == len(SHOWN_AT_HOME)
    listed = (site / "rules" / "index.html").read_text("utf-8")
    assert all(f'href="../rules/{game}/"' in listed for game in VARIANTS)


def test_the_comparison_holds_every_difference_once() -> None:
    rows = compared()
    assert len({row.label for row in rows}) == len(rows)
    for row in rows:
        games = [game for kind in row.kinds for game in kind.games]
        assert sorted(games) == sorted(VARIANTS)
        assert len(row.kinds) > 1
    assert set(SECTIONS) >= {entry["section"] for entries in EXAMPLES.values() for entry in entries}


def classes_of(html: str, pattern: str) -> list[set[str]]:
    """Return the classes of every element whose tag, before its classes, matches a pattern."""
    return [set(names.split()) for names in re.findall(pattern + r' class="([^"]*)"', html)]


def test_a_row_shares_a_class_with_two_games_where_they_agree(site: Path) -> None:
    html = (site / "rules" / "compare" / "index.html").read_text("utf-8")
    games = dict(zip(VARIANTS, classes_of(html, "<option"), strict=False))
    lines = [classes for classes in classes_of(html, "<tr") if "rule" in classes]
    for row, line in zip(compared(), lines, strict=True):
        value = {game: kind.value for kind in row.kinds for game in kind.games}
        for one, other in combinations(VARIANTS, 2):
            assert bool(line & games[one] & games[other]) == (value[one] == value[other]), (row.label, one, other)


def test_the_stylesheet_of_the_comparison_grows_with_what_games_can_be_and_not_with_their_pairs() -> None:
    kinds = sum(len(row.kinds) for row in compared())
    assert 0 < stylesheet().count(".compare:has") <= 3 * (len(VARIANTS) + kinds)


# ---------- in a browser ----------


def shown(page: Page) -> dict[str, tuple[str, str, bool]]:
    """Return the visible rows of the comparison by name: the texts of both games, and whether the row is marked."""
    rows = page.locator(".compare .rule:visible").evaluate_all(
        """rows => rows.map((row) => [
            ...[...row.cells].map((cell) => cell.innerText.replaceAll("\\n", "").trim()),
            getComputedStyle(row).getPropertyValue("--sign") !== "",
        ])"""
    )
    return {name: (left, right, marked) for name, left, right, marked in rows}


def expected(one: str, other: str) -> dict[str, tuple[str, str, bool]]:
    """Return all rows that the comparison of two games must have, in the form of ``shown``."""
    rows = {}
    for row in compared():
        left, right = (next(kind.value for kind in row.kinds if game in kind.games) for game in (one, other))
        plain = {value: re.sub(r"\{(.)(.)\}", r"\1", value) for value in (left, right)}
        rows[row.label] = (plain[left], plain[right], left != right)
    return rows


PAIRS = [("german", "buckeye"), ("diamond", "diamond"), ("classic", "royal"), ("buckeye", "german")]


@pytest.mark.parametrize("javascript", [True, False])
def test_any_two_games_stand_side_by_side(new_page: NewPage, server: SiteServer, *, javascript: bool) -> None:
    page = new_page(java_script_enabled=javascript)
    page.goto(f"{server.address}rules/compare/")
    page.get_by_label("Also show what is the same").check()
    for one, other in PAIRS[: amount(1 + javascript, 4)]:
        page.get_by_label("One game").select_option(one)
        page.get_by_label("Another game").select_option(other)
        heads = page.locator(".compare thead th a:visible")
        assert heads.all_inner_texts() == [VARIANTS[one].name, VARIANTS[other].name]
        assert shown(page) == expected(one, other)


def test_only_what_differs_is_shown_unless_somebody_asks(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}rules/compare/?a=spade&b=royal_spade")
    assert page.get_by_label("One game").input_value() == "spade"
    rows = shown(page)
    assert rows == {name: row for name, row in expected("spade", "royal_spade").items() if row[2]}
    page.get_by_label("One game").select_option("draw")
    assert page.url.endswith("?a=draw&b=royal_spade")


def games(page: Page) -> Locator:
    """Return a locator of the names of the visible games in a list, which changes a moment after a letter is typed."""
    return page.locator(".finder [data-game]:visible :is(h3, strong)")


def test_a_game_is_found_by_its_words_players_place_length_and_kind(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}rules/")
    expect(games(page)).to_have_count(len(VARIANTS))
    page.get_by_label("Search the games").fill("tablic")
    expect(games(page)).to_have_text(["Tablić"])
    page.get_by_label("Search the games").fill("")
    page.get_by_label("Place").select_option("Sweden")
    expect(games(page)).to_have_text(["Kasino (Sweden)", "Krypkasino"])
    page.get_by_label("Players").select_option("6")
    expect(games(page)).to_have_text(["Krypkasino"])
    expect(page.get_by_text("Games found: 1", exact=True)).to_be_visible()
    page.get_by_label("Length").select_option("short")
    expect(games(page)).to_have_text([])


SEARCHES = {
    "Ace 14, sweeps": "German Casino",
    "spades all count": "Spade Casino (24)",
    "we play with no building": "Callabra",
    "we take cards back": "Swazi Casino",
    "pluck": "Pluck Cassino",
}
"""What people say about a game, and the name of the game."""


def test_a_game_is_found_by_what_people_say_of_it(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}rules/")
    for query, game in SEARCHES.items():
        page.get_by_label("Search the games").fill("")
        expect(games(page)).to_have_count(len(VARIANTS))
        page.get_by_label("Search the games").fill(query)
        expect(page.locator("[data-found]")).not_to_have_text(str(len(VARIANTS)))
        assert game in games(page).all_text_contents(), query
        assert games(page).count() < len(VARIANTS) / 2, query
        expect(page.locator("[data-understood]")).to_be_visible(visible=query != "pluck")


def test_a_game_that_is_not_found_is_set_up_with_what_was_understood(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    page.goto(f"{server.address}rules/")
    page.get_by_label("Search the games").fill("Granny’s, ace 14 and sweeps")
    expect(games(page)).to_have_text([])
    expect(page.locator("[data-understood]")).to_have_text(re.compile("Understood:.*aces 14.*sweeps score"))
    page.get_by_role("link", name="No game matches").click()
    person = Person(page)
    person.arrive()
    expect(person.dialog().get_by_role("status")).to_contain_text("Casino, aces 1 or 14, 1 point a sweep")
    expect(person.dialog().get_by_label("Name of your rules")).to_have_value("Granny’s")
    person.dialog().get_by_label("Points to win").select_option("31")
    person.settle()
    person.dialog().locator("#games > summary").click()
    page.get_by_label("Search the games").fill("Uncle Ben’s")
    person.dialog().get_by_role("button", name="No game matches").click()
    expect(person.dialog().get_by_label("Name of your rules")).to_have_value("Uncle Ben’s")
    expect(person.dialog().get_by_role("heading", name="Your own rules").last).to_be_focused()
    expect(person.dialog().get_by_role("status")).not_to_contain_text("aces")
    person.dialog().get_by_role("button", name="Deal").click()
    person.settle()
    expect(page.locator("#bar h1")).to_contain_text("Uncle Ben’s")


def test_games_that_were_played_last_come_first_on_the_page_and_in_the_form(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?variant=tablic&seed=lately")
    person.play()
    page.goto(f"{server.address}rules/")
    expect(games(page).first).to_have_text("Tablić")
    expect(page.get_by_role("heading", name="Recently played")).to_be_visible()
    expect(games(page)).to_have_count(len(VARIANTS))
    person.go(f"{server.address}play/?variant=royal&seed=lately")
    person.play()
    person.menu("New game")
    person.settle()
    person.dialog().locator("#games > summary").click()
    assert games(page).all_text_contents()[:2] == ["Royal Casino", "Tablić"]
    expect(games(page)).to_have_count(len(VARIANTS))
    the_form_has_the_same_list(page, person)


def test_without_scripts_all_games_are_listed_and_nothing_pretends_to_find_them(
    new_page: NewPage, server: SiteServer
) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(f"{server.address}rules/")
    expect(games(page)).to_have_count(len(VARIANTS))
    expect(page.get_by_label("Search the games")).to_be_hidden()


def the_form_has_the_same_list(page: Page, person: Person) -> None:
    """Search the games in the form for a new game, and choose one by mouse and another by keyboard."""
    page.get_by_label("Search the games").fill("swazi")
    names = ["Swazi Casino", "Swazi Casino for two", "Crazy Casino", "Sotho Casino"]
    expect(games(page)).to_have_text(names)
    page.get_by_label("Search the games").press("Enter")  # must not start a game
    person.dialog().locator("#game-swazi_two").check()
    person.settle()
    expect(games(page)).to_have_text(names)  # the form was drawn again with the same choices
    page.keyboard.press("ArrowDown")
    person.settle()
    expect(person.dialog().locator("#game-crazy")).to_be_checked()
    expect(person.dialog().get_by_role("status")).to_contain_text("Crazy Casino")


def test_a_game_is_found_read_and_played(page: Page, server: SiteServer) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="Rules", exact=True).click()
    page.get_by_role("link", name="Rules of Pluck Cassino").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pluck Cassino")
    page.get_by_role("link", name="Compare the two side by side.").click()
    expect(page.get_by_label("Another game")).to_have_value("pluck")
    page.locator(".compare thead").get_by_role("link", name="Pluck Cassino").click()
    expect(page.get_by_role("link", name="Play this game")).to_have_attribute("href", re.compile("variant=pluck"))
