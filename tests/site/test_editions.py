"""Editions of the site: messages on faults in site.toml, and the edition of a Finnish school with three games."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

import build
from casino_core.notation.rules import rules_text
from casino_core.rules.variants import VARIANTS
from tests.conftest import built_once
from tests.site.test_oembed import ALTERNATE
from tests.worker.visitor import Buttons, Visitor
from web.generator import oembed
from web.generator.assets import icons
from web.generator.check import SiteError
from web.generator.edition import Edition, building
from web.generator.home import games_of_weeks
from web.generator.paths import Files, base_path
from web.generator.publishing import feeds
from web.generator.site import site_files
from web.generator.site_file import DEFAULT_FILE, read_edition
from web.languages.language import finished
from web.rulebook.offered import default_game, environment, offered, offering
from web.worker.match import weekly
from web.worker.session.openings import default_match
from web.worker.words.catalogue import words
from web.worker.words.game_list import facets, game_groups
from web.worker.words.requested_rules import requested_rules

T = words("en")
SCHOOL = """
name = "Kasinokoulu"
description = "Three card games for the lunch break, from Kuusela school."
address = "https://kuusela.example/kortit"
games = ["classic", "royal", "kasino_fi"]
default = "kasino_fi"
lessons = ["kasino", "builds"]
languages = ["en"]
logo = "star.svg"
imprint = ["Kuusela school", "School Road 1"]

[colours.light]
accent = "#003580"
paper = "#f6f8fb"
[colours.dark]
accent = "#9cc3ff"
paper = "#10161f"

[[links]]
text = "Our school"
href = "https://kuusela.example/"
place = "header"
[[links]]
text = "Kasino"
href = "rules/kasino_fi/"

[[house_games]]
name = "Lunch Casino"
rules = "royal:sweep_points=1,target=11"
"""

STAR = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#003580" d="M5 1 7 9 1 4H9L3 9Z"/></svg>'
)
"""The school's logo."""


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Files:
    """Return the files of the school's site by path."""
    path = tmp_path_factory.mktemp("edition") / "school.toml"
    path.write_text(SCHOOL, "utf-8")
    path.with_name("star.svg").write_text(STAR, "utf-8")
    edition = read_edition(path)
    built = built_once(tmp_path_factory, "school", lambda: site_files(edition.base, edition=edition, day="2026-12-01"))
    return {path.relative_to(built).as_posix(): path.read_bytes() for path in built.rglob("*") if path.is_file()}


def page(files: Files, path: str) -> str:
    return files[f"{path}index.html"].decode()


def games_linked(html: str) -> set[str]:
    return set(re.findall(r'href="[./]*rules/(\w+)/"', html)) - {"compare"}


def test_the_home_page_has_the_school_and_its_games(school: Files) -> None:
    home = page(school, "")
    assert games_linked(home) == {"classic", "royal", "kasino_fi"}
    assert "<title>Kasinokoulu</title>" in home
    assert "<h1>Kasinokoulu</h1>" in home
    assert "Three card games for the lunch break" in home
    assert re.search(r'<nav.*<a href="https://kuusela.example/">Our school</a>.*</nav>', home, re.DOTALL)
    assert re.search(r'<footer.*<a href="./rules/kasino_fi/">Kasino</a>.*</footer>', home, re.DOTALL)
    assert "<p>Kuusela school<br>School Road 1</p>" in page(school, "about/")
    assert b'"name": "Kasinokoulu"' in school["manifest.webmanifest"]


def test_every_list_of_the_school_has_three_games(school: Files) -> None:
    listed = set(re.findall(r'<option class="[^"]*" value="(\w+)"', page(school, "rules/compare/")))
    articles = set(re.findall(r'<article id="(\w+)" data-game', page(school, "rules/")))
    weeks = set(re.findall(r'<template id="week-(\w+)"', page(school, "daily/")))
    puzzles = {path.split("/")[1] for path in school if path.startswith("puzzles/") and path.count("/") == 2}
    assert listed == {"classic", "royal", "kasino_fi"}
    assert articles == listed
    assert weeks == {"royal", "kasino_fi"}
    assert puzzles == {"classic", "royal", "kasino_fi", "run"}


def test_the_school_has_its_lessons_in_its_order(school: Files) -> None:
    courses = re.findall(r'data-course="([\w-]+)"', page(school, "learn/"))
    assert courses == ["kasino", "builds"]
    assert "learn/first/index.html" not in school
    assert "The first lessons teach Casino" not in page(school, "learn/")
    assert re.findall(r'"([\w-]+)":"[^"]+course-', page(school, "embed/v1/lesson/")) == courses
    assert 'href="./learn/"' in page(school, "")
    assert "learn/play-well" not in page(school, "learn/builds/")


def test_other_games_of_the_school_keep_their_rules_and_its_colours_are_everywhere(school: Files) -> None:
    assert "Tablanette" in page(school, "rules/tablanette/")
    (sheet,) = (content.decode() for path, content in school.items() if path.startswith("assets/site-"))
    assert "--accent:light-dark(#003580,#9cc3ff)" in sheet
    assert "--on-accent:light-dark(#ffffff,#10181d)" in sheet
    assert b'"theme_color": "#f6f8fb"' in school["manifest.webmanifest"]
    assert b'href="/kortit/play/"' in school["404.html"]


def test_the_worker_of_the_school_knows_its_games_and_shares_the_archive_of_all(school: Files, site: Path) -> None:
    (start,) = (content.decode() for path, content in school.items() if path.startswith("assets/pyodide-start-"))
    assert '"CASINO_GAMES": "kasino_fi,' in start
    assert {path for path in school if path.endswith(".pack")} == {
        path.relative_to(site).as_posix() for path in site.glob("assets/*.pack")
    }


def test_the_school_is_found_by_its_address(school: Files) -> None:
    address = "https://kuusela.example/kortit/"
    located = re.findall(r"<loc>(.*?)</loc>", school["sitemap.xml"].decode())
    rules = {place.removeprefix(f"{address}rules/") for place in located if f"{address}rules/" in place}
    assert {"", "compare/", "classic/", "royal/", "kasino_fi/"} <= rules
    assert not rules & {"tablanette/", "swazi/"}
    assert {address, f"{address}how-to-play/", f"{address}puzzles/royal/"} <= {*located}
    assert f'<link rel="canonical" href="{address}rules/royal/">' in page(school, "rules/royal/")
    assert '<meta name="robots" content="noindex">' in page(school, "rules/tablanette/")
    assert f"Sitemap: {address}sitemap.xml" in school["robots.txt"].decode()
    assert b"canonical" not in school["404.html"]


def test_the_feeds_of_the_school_lead_to_days_that_have_come(school: Files) -> None:
    deals, puzzles = (school[f"feeds/{name}.xml"].decode() for name in ("daily", "puzzles"))
    assert re.findall(r"<title>(.*?)</title>", deals)[:3] == [
        "Kasinokoulu: Daily deals",
        "Daily deal for 1 December 2026",
        "Daily deal for 30 November 2026",
    ]
    assert "Game of the week: " in deals
    order = re.findall(r'data-order="([^"]*)"', page(school, "puzzles/"))[0].split()
    linked = re.findall(r'<entry>.*?puzzles/(\w+)/\?step=(p\d+)"', puzzles, re.DOTALL)
    assert [f"puzzles-{game}/{step}" for game, step in reversed(linked)] == order[:9]  # the first came on 23 November
    worker = school["sw.js"].decode()
    assert not [path for path in ("feeds/", "sitemap.xml", "robots.txt") if path in worker]


def test_what_the_pages_are_about_is_data_that_no_policy_needs_to_allow(school: Files) -> None:
    lesson, royal = (
        json.loads(re.findall(r'<script type="application/ld\+json">(.*?)</script>', page(school, path))[0])
        for path in ("how-to-play/", "rules/royal/")
    )
    assert lesson["@type"] == "HowTo"
    assert [step["name"] for step in lesson["step"]][:3] == ["The deal", "Your turn, and taking", "Building"]
    assert all(len(step["text"]) > 100 for step in lesson["step"])
    assert royal["@type"] == "Game"
    assert royal["numberOfPlayers"] == {"@type": "QuantitativeValue", "minValue": 2, "maxValue": 4}


@pytest.fixture
def three() -> Iterator[None]:
    with offering(("kasino_fi", "classic", "royal")):
        yield


@pytest.mark.usefixtures("three")
def test_the_table_offers_them_and_deals_the_default_one() -> None:
    assert [entry.id for games in game_groups(T).values() for entry in games] == ["classic", "royal", "kasino_fi"]
    places = next(dict(facet.options) for facet in facets(T) if facet.id == "place")
    assert set(places) == {"", "england", "america", "finland"}
    assert requested_rules({})[0].variant == default_match("a").game.rules.variant == default_game() == "kasino_fi"
    assert requested_rules({"variant": "tablic"})[0].variant == "tablic"  # a link still opens every game
    assert weekly.rotation() == ("royal", "kasino_fi")


@pytest.mark.parametrize("game", list(VARIANTS))
def test_any_game_can_be_the_only_one(game: str) -> None:
    with offering((game,)):
        deal = default_match("a")
        assert list(offered()) == [game] == [*weekly.rotation()]
        assert len(deal.bots) == deal.game.rules.seats - 1
        assert len(weekly.opponents(game)) == deal.game.rules.seats - 1


def test_a_single_game_is_not_the_game_of_the_week() -> None:
    here = Edition(games=("royal",), address="https://example.org/")
    for edition, announced in ((here, False), (replace(here, games=("royal", "swazi")), True)):
        with building(edition):
            assert bool(games_of_weeks()["weeks"]) == announced
            assert ("weekly=" in feeds(edition, "2026-12-01")["feeds/daily.xml"].decode()) == announced


def test_the_games_of_the_house_are_the_first_own_games() -> None:
    with offering((), (("Lunch Casino", "royal:sweep_points=1,target=11"),)):
        assert json.loads(environment()["CASINO_HOUSE_GAMES"]) == [["Lunch Casino", "royal:sweep_points=1,target=11"]]
        visitor = Visitor("lunch", games=None)
        visitor.do("new")
        assert "Lunch Casino" in Buttons(visitor.dialog).text
        visitor.fill(game="own:0")
        visitor.submit("start")
        match = visitor.session.match
        assert (match.name, rules_text(match.game.rules)) == ("Lunch Casino", "royal:sweep_points=1,target=11")
        changed = Visitor("changed", games=[])  # a visitor who has deleted all their games gets none
        changed.do("new")
        assert "Lunch Casino" not in Buttons(changed.dialog).text


def test_with_an_empty_site_file_everything_is_as_it_comes(tmp_path: Path) -> None:
    path = tmp_path / "site.toml"
    path.touch()
    assert read_edition(path) == Edition(languages=tuple(finished()))
    assert list(offered()) == list(VARIANTS)
    assert environment() == {}


def test_every_key_of_the_example_can_be_had(tmp_path: Path) -> None:
    text = DEFAULT_FILE.read_text("utf-8")
    if re.search(r"^[^#\n]", text, re.MULTILINE):
        pytest.skip("site.toml is no example any more: it has an edition, which need not have every key")
    lines = re.findall(r"^# (\[.*\]|\w+ = .*)$", text, re.MULTILINE)
    path = tmp_path / "site.toml"
    path.write_text("\n".join(lines), "utf-8")
    path.with_name("club.svg").write_text(STAR, "utf-8")
    edition = read_edition(path)
    assert edition.games[0] == "classic"
    empty = {name for name in Edition.__dataclass_fields__ if not getattr(edition, name)}
    assert not empty


NO_HOME = "must be the whole address of the home page, as https://example.org/casino/"
NO_HOMES = (
    *("example.org", "https://[x/", "https://example.org:abc/", "https://example.org/a b/", "https:///casino/"),
    *("https://example.org/index.html", "https://example.org/?a", "ftp://example.org/", "https://example.org/'/"),
)
NO_LINK = "must begin with https:// or mailto:, or be a path in the site, as rules/"
NO_LINKS = ("javascript:go()", "rules", "/rules/", "../rules/", "//example.org/", "https://[x/", "example.org")

FAULTS = {
    'languages = ["sw"]': "languages: there is no 'sw'; did you mean 'sv'?",
    'languages = ["xx"]': "languages: there is no 'xx', only en, ",
    'languages = ["en-XA", "en-XA"]': "languages: names en-XA twice",
    'languages = ["en-GB"]': "languages: there is no 'en-GB'; did you mean 'en'?",
    'nam = "x"': "nam: there is no such key; did you mean name?",
    "name = 7": "name: must be a text on one line, between quotation marks",
    f'name = "{"x" * 41}"': "name: has 41 characters; at most 40 have room",
    'games = ["royale"]': "games: there is no 'royale'; did you mean 'royal'?",
    'games = ["Casino"]': "games: there is no 'Casino'; the id of Casino is 'classic'",
    'languages = ["sv"]\ngames = ["Kungligt kasino"]': (
        "games: there is no 'Kungligt kasino'; the id of Kungligt kasino is 'royal'"
    ),
    "games = []": "games: must be a list with one name at least, each between quotation marks",
    'games = ["royal", "royal"]': "games: names royal twice",
    'ice = ["https://example.org"]': "ice: 'https://example.org' must be stun: or turn: and a host",
    'games = ["royal"]\ndefault = "classic"': "default: 'classic' is none of the games on offer, royal",
    'default = "royale"': "default: there is no 'royale'; did you mean 'royal'?",
    'lessons = ["last"]': "lessons: there is no 'last'",
    **{f'address = "{address}"': f"address: {NO_HOME}" for address in NO_HOMES},
    '"a(" = 1': "a(: there is no such key",
    'colours = "red"': "colours: must have the tables [colours.light] and [colours.dark]",
    'colours.light.accent = "red"\ncolours.dark.accent = "#ffffff"': (
        "colours.light.accent: must be # and six hexadecimal digits, as #1a5f7a"
    ),
    'colours.accent = "#003580"': (
        "colours.accent: there is no such key; put it under [colours.light] and [colours.dark]"
    ),
    '[colours.light]\nname = "x"': (
        "colours.light.name: there is no such key; put it above the first table, as it is a key of the whole site"
    ),
    'colours.light.accent = "#8ec5e8"': "colours.light.accent: #8ec5e8 has a contrast of 1.7 with paper, and needs 4.5",
    'colours.light.accent = "#003580"': "colours.dark.accent: is missing; a colour needs a value in both themes",
    'colours.light.accent = "#8ec5e8"\ncolours.dark.accent = "#8ec5e8"': (
        "colours.light.accent: #8ec5e8 has a contrast of 1.7 with paper, and needs 4.5"
    ),
    **{f'[[links]]\ntext = "Rules"\nhref = "{href}"': f"links 1, href: {NO_LINK}" for href in NO_LINKS},
    '[[links]]\ntext = "Club"\nhref = "www.example.org"': (
        "links 1, href: must begin with https://, as https://www.example.org"
    ),
    '[[links]]\ntext = "Rules"\nhref = "rules/royale/#history"': (
        "links 1, href: there is no page rules/royale/; did you mean rules/royal/?"
    ),
    'lessons = ["builds"]\n[[links]]\ntext = "First"\nhref = "learn/first/"': (
        "links 1, href: there is no page learn/first/; did you mean"
    ),
    '[[links]]\ntext = "News"\nhref = "feeds/daily.xml"': (
        "links 1, href: feeds/daily.xml exists only if the site has an address"
    ),
    '[[links]]\nhref = "rules/"': "links 1, text: is missing",
    '[[links]]\ntext = "Rules"\nhref = "rules/"\nplace = "left"': "links 1, place: must be header or footer",
    '[[house_games]]\nname = "Ours"': "house_games 1, rules: is missing",
    '[[house_games]]\nname = "Ours"\nrule = "royal"': "house_games 1, rule: there is no such key; did you mean rules?",
    '[[house_games]]\nname = "“[”]"\nrules = "royal"': "house_games 1, name: must be a name of at most",
    '[[house_games]]\nname = "Ours"\nrules = "royal:sweeps=1"': (
        "house_games 1, rules: There is no setting called “sweeps”. The closest is “sweep_points”."
    ),
    '[[house_games]]\nname = "Ours"\nrules = "royal"\n' * 2: "house_games: names Ours twice",
    "".join(f'[[house_games]]\nname = "Game {number}"\nrules = "royal"\n' for number in range(51)): (
        "house_games: there are 51; at most 50 have room"
    ),
    'games = ["classic"]\n[[house_games]]\nname = "Ours"\nrules = "royal"': (
        "house_games 1, rules: 'royal' is none of the games on offer"
    ),
    "imprint = []": "imprint: must be a list with one line at least, each between quotation marks",
    f'imprint = ["{"x" * 201}"]': "imprint: has 201 characters; at most 200 have room",
    "name": "is not TOML: ",
    'logo = "gone.svg"': "logo: gone.svg cannot be read: No such file or directory",
    'logo = "club.png"': "logo: club.png must be an SVG file, as club.svg",
    'logo = ""': "logo: must be a text on one line, between quotation marks",
    'logo = "\\u0000"': "logo: must be a text on one line, between quotation marks",
}


@pytest.mark.parametrize("text", FAULTS)
def test_what_is_wrong_stops_the_build_with_file_key_and_reason(text: str, tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(SiteError) as refused:
        read_edition(path)
    message = str(refused.value).splitlines()[0]
    place, fault = re.findall(r"^club\.toml(?:, line (\d))?: (.*)$", message)[0]
    assert fault.startswith(FAULTS[text])
    assert place or "TOML" in fault


TABLES = {
    '[[links]]\ntext = "A"\nhref = "rules/"\n[[links]]\ntext = "B"\nhref = "rules"': "line 6: links 2, href",
    'links = [{ text = "A", href = "rules" }]': "line 1: links 1, href",
    '# name = 7\n[[house_games]]\nname = "A"\nrules = "royal"\n[[house_games]]\nrules = "royal"': (
        "line 5: house_games 2, name"
    ),
    '[colours.dark]\naccent = "#9cc3ff"\n[colours.light]\naccent = "blue"': "line 4: colours.light.accent",
    '[colours.light]\naccent = "#003580"': "line 1: colours.dark.accent",
    '[colours]\ndark.accent = "#9cc3ff"\nlight.accent = "blue"': "line 3: colours.light.accent",
    '"\\u002c" = 1': ",",
}
"""Files with a fault, by the line and the key that its message names."""


@pytest.mark.parametrize("text", TABLES)
def test_a_fault_in_a_table_has_the_line_of_that_table(text: str, tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(SiteError, match=rf"^club\.toml(, |: ){TABLES[text]}: "):
        read_edition(path)


def test_a_file_may_begin_with_a_byte_order_mark_and_must_be_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text('name = "Kafé"', "utf-8-sig")
    assert read_edition(path).name == "Kafé"
    path.write_text('games = ["royal"]\nname = "Kafé"', "latin-1")
    with pytest.raises(SiteError, match=r"^club\.toml, line 2: is not UTF-8; save the file as UTF-8$"):
        read_edition(path)


def test_a_wrong_address_or_base_of_the_command_line_is_named_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "club.toml"
    path.write_text('address = "https://example.org/"', "utf-8")
    with pytest.raises(SystemExit, match=r"^--address: must be the whole address"):
        build.edition_files(path, address="example.org/x")
    with pytest.raises(SystemExit, match=r"^--base /y/ and --address https://example\.org/x/ name two paths"):
        build.edition_files(path, "/y", address="https://example.org/x")
    monkeypatch.setattr("sys.argv", ["build.py", "build", "--base", "https://example.org/x/"])
    with pytest.raises(SystemExit):
        build.main()
    assert "argument --base: https://example.org/x/ must be a path such as /games/casino/" in capsys.readouterr().err


@pytest.mark.parametrize("href", ["rules/", "play/?variant=royal", "rules/royal/#history", "feeds/daily.xml", "#faq"])
def test_a_link_may_lead_to_any_page_and_its_parts(href: str, tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(f'address = "https://example.org"\n[[links]]\ntext = "Rules"\nhref = "{href}"', "utf-8")
    assert [link.href for link in read_edition(path).links] == [href]


@pytest.mark.parametrize("path", ["/games/casino/", "/games/casino", "games/casino", "//games/casino//"])
def test_a_base_path_gets_its_slashes(path: str) -> None:
    assert base_path(path) == "/games/casino/"
    assert base_path("/") == base_path("") == "/"


@pytest.mark.parametrize(
    ("svg", "reason"),
    {
        "": "club.svg is not SVG: no element found",
        "<svg/>": "club.svg is not SVG: it must begin with <svg xmlns=",
        STAR.replace("0 0 10 10", "0 0 8 10"): "club.svg must be as wide as it is high",
        STAR.replace("viewBox", "box"): "club.svg must be as wide as it is high",
        STAR.replace("<path", '<image href="star.png"/><path'): "club.svg loads star.png, which no browser shows",
        STAR.replace("</svg>", "<text>Club</text></svg>"): "club.svg has text; turn it into paths",
        STAR + f"<!--{'x' * 50_000}-->": "club.svg has 50,",
    }.items(),
)
def test_a_file_that_is_no_logo_is_refused(svg: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "club.svg").write_text(svg, "utf-8")
    (tmp_path / "site.toml").write_text('logo = "club.svg"', "utf-8")
    with pytest.raises(SiteError) as refused:
        read_edition(tmp_path / "site.toml")
    assert str(refused.value).startswith(f"site.toml, line 1: logo: {reason}")


def test_icons_do_not_depend_on_the_fonts_of_the_machine() -> None:
    icon_sets = []
    for text in ("", "<text y='9' font-family='sans-serif' font-size='9'>M</text>"):
        with building(Edition(logo=STAR.replace("</svg>", f"{text}</svg>"))):
            icon_sets.append(icons())
    assert icon_sets[0] == icon_sets[1]


def test_a_logo_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    (tmp_path / "club.svg").write_bytes(STAR.encode("utf-16"))
    (tmp_path / "site.toml").write_text('logo = "club.svg"', "utf-8")
    with pytest.raises(SiteError, match=r"^site\.toml, line 1: logo: club\.svg cannot be read: it is not UTF-8$"):
        read_edition(tmp_path / "site.toml")


def test_the_logo_is_in_the_header_on_tabs_and_on_home_screens(school: Files, site: Path) -> None:
    marks = [path for path in school if re.fullmatch(r"assets/mark-\w+\.svg", path)]
    assert [school[path].decode() for path in marks] == [STAR]
    home = page(school, "")
    assert home.count(f'src="./{marks[0]}"') == 1
    assert f'<link rel="icon" href="./{marks[0]}"' in home
    icons = {path for path in school if re.fullmatch(r"assets/icon-\w+-\w+\.png", path)}
    assert len(icons) == 3
    assert not any((site / path).exists() for path in icons)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match=r"^club\.toml: cannot be read"):
        read_edition(tmp_path / "club.toml")


def test_an_edition_ends_with_its_build() -> None:
    with ExitStack() as stack:
        stack.enter_context(building(Edition(games=("royal",))))
        assert list(offered()) == ["royal"]
    assert default_game() == "classic"


def test_every_page_that_names_an_answer_for_embedders_has_one(school: Files) -> None:
    pages = {path: content.decode() for path, content in school.items() if path.endswith(".html")}
    named = {path for path, html in pages.items() if ALTERNATE.search(html)}
    assert "play/index.html" in named
    assert {oembed.json_path(path) for path in named} == {path for path in school if path.startswith("oembed/")}


@pytest.mark.full
def test_an_edition_of_one_game_speaks_of_that_game_and_says_what_its_lessons_teach() -> None:
    with building(Edition(games=("dominican",))):
        files = site_files("/", edition=Edition(games=("dominican",)), day="2026-12-01")
    diagrams, about, learn, lesson, first, terms = (
        page(files, path) for path in ("diagrams/", "about/", "learn/", "how-to-play/", "learn/first/", "glossary/")
    )
    assert {path.rpartition("-")[0] for path in re.findall(r'src="[./]*diagrams/([\w-]+)\.svg"', diagrams)} == {
        "dominican"
    }
    assert "whole family" not in about
    assert games_linked(about) == {"dominican"}
    for text in (learn, lesson):
        assert "Dominican Casino, the first game on this site" in text
    assert (
        "play/?variant=classic&amp;bots=otto" in first
        or "play/?variant=classic\\u0026bots=otto" in first
        or "variant=classic" in first
    )
    assert "<dfn>sweep" in terms
    assert "Krypkasino" not in "".join(re.findall(r"<dt>.*?</dt>", terms))
    for path in ("", "daily/"):
        assert 'id="week"' not in page(files, path)
    assert 'id="pluck"' in terms  # links in other games' rules still have a target
