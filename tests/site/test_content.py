"""The prose of pages: the engine checks every play in a diagram, every text in the notation, and the numbers."""

import re
import shutil
import tomllib
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from casino_core.bots import BOTS
from casino_core.game import new_game
from casino_core.legal.legality import legal_actions
from casino_core.notation import actions as notation_module
from casino_core.notation import positions as position_module
from casino_core.notation import record as record_module
from casino_core.notation import rules as rules_module
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.positions import parse_position, position_text
from casino_core.notation.record import game_file, game_text, parse_game, parse_game_file
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.playing.dealing import new_round
from casino_core.playing.play import IllegalActionError, play
from casino_core.position.actions import Capture, Trail, same_effect
from casino_core.position.events import Built, Captured, ResidueTaken, Swept
from casino_core.position.position import Position
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import score_round
from web.generator import content
from web.generator.content import CONTENT, ContentError, diagram_position
from web.generator.home import OPENINGS
from web.generator.ideas import idea_pages
from web.generator.lessons import lessons
from web.generator.paths import PAGES
from web.worker.session.invitations import Invitations

DIAGRAMS: dict[str, dict[str, Any]] = tomllib.loads((CONTENT / "diagrams.toml").read_text("utf-8"))["diagrams"]
BUILDS = 6  # the index of the builds among the fields of a position's text


def plays() -> Iterator[Any]:
    """Yield every play that a diagram shows or mentions: the diagram, the action, and the code of a refusal or None."""
    for name, data in DIAGRAMS.items():
        for shown in (data, *data.get("also", ())):
            refused = shown.get("refused")
            yield pytest.param(data, shown["action"], refused, id=f"{name}:{shown['action']}")


# ---------- diagrams ----------


@pytest.mark.parametrize(("data", "action", "refused"), list(plays()))
def test_engine_allows_and_refuses_as_diagrams_say(data: dict[str, Any], action: str, refused: str | None) -> None:
    position = diagram_position(data, "test")
    parsed_action = parse_action(action)
    if refused is None:
        play(position, parsed_action)
        assert same_effect(parsed_action) in {same_effect(legal) for legal in legal_actions(position)}
        return
    with pytest.raises(IllegalActionError) as error:
        play(position, parsed_action)
    assert error.value.why.code == refused


@pytest.mark.parametrize("data", [pytest.param(data, id=name) for name, data in DIAGRAMS.items() if "leaves" in data])
def test_diagrams_show_what_comes_of_the_play(data: dict[str, Any]) -> None:
    position = diagram_position(data, "test")
    after, events = play(position, parse_action(data["action"]))
    taken = [card for event in events if isinstance(event, Captured) for card in (*event.taken, event.card)]
    taken += [card for event in events if isinstance(event, ResidueTaken) for card in event.cards]
    assert "".join(taken) == data.get("takes", "")
    assert ("".join(after.loose) or "-") == data["leaves"]
    assert position_text(after).split("/")[BUILDS] == data.get("makes", "-")


def test_every_diagram_says_what_comes_of_it() -> None:
    assert [name for name, data in DIAGRAMS.items() if ("leaves" in data) == ("refused" in data)] == []


def test_captions_name_only_cards_that_are_there() -> None:
    for name, data in DIAGRAMS.items():
        there = data["hand"] + data.get("loose", "") + data.get("builds", "")
        assert [card for card in re.findall(r"\{(..)\}", data["caption"]) if card not in there] == [], name


def test_pages_show_every_diagram_once() -> None:
    pages = (PAGES / "how-to-play.html", PAGES / "how-to-play" / "tactics.html")
    used = [name for page in pages for name in re.findall(r'figure\("([a-z-]+)"\)', page.read_text("utf-8"))]
    assert sorted(used) == sorted(DIAGRAMS)


def test_residue_is_no_sweep() -> None:
    position = diagram_position(DIAGRAMS["residue"], "test")
    after, events = play(position, parse_action("9S"))
    assert after.over
    assert not any(isinstance(event, Swept) for event in events)
    assert after.sweeps == ((), ())


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (
            "diagrams",
            'leaves = "KC3S"',
            'leaves = "KC"',
            "web/content/diagrams.toml, line 22, take-a-pair: 8Cx8D leaves KC3S, not KC",
        ),
        (
            "diagrams",
            'takes = "8D8C"',
            'takes = "8D"',
            "web/content/diagrams.toml, line 22, take-a-pair: 8Cx8D takes 8D8C, not 8D",
        ),
        (
            "diagrams",
            ', refused = "court-takes-one"',
            "",
            "web/content/diagrams.toml, line 54, take-a-court: QDxQC,QS is court-takes-one",
        ),
        (
            "diagrams",
            'loose = "8DKC3S"',
            'loose = "8DKC8C"',
            "web/content/diagrams.toml, line 22, take-a-pair: card-twice",
        ),
        ("diagrams", 'hand = "8CJD"', 'hand = "8CJX"', "web/content/diagrams.toml, line 22, take-a-pair: no-card"),
        (
            "diagrams",
            'title = "Like takes like."',
            "",
            "web/content/diagrams.toml, line 22, take-a-pair: missing or unknown: title",
        ),
        ("diagrams", 'says = "“Fives”"', 'say = "“Fives”"', "five-on-five: missing or unknown: say"),
        (
            "example",
            'action = "AD2C=3"',
            'action = "AD2C=4"',
            "web/content/example.toml, turn 2: AD2C=4 is group-does-not-add-up",
        ),
        ("notation", '"8Sx8D"', '"8Sx8"', "web/content/notation.toml, actions: no-card at line 1, column 4"),
        ("notation", "at = 15", "at = 16", "errors: classic/drift/7S2C=9 gives ('no-capturing-card', 15)"),
        ("notation", "[[errors]]", "[[errors", "web/content/notation.toml: "),
        ("diagrams", "[diagrams.take-a-pair]", "[diagram.take-a-pair]", "web/content/diagrams.toml: unknown: diagram"),
        (
            "lessons",
            '"QDxQC", "QDxQS"',
            '"QDxQH"',
            "web/content/lessons.toml, line 38, first, court: QDxQH is not allowed: ",
        ),
        (
            "lessons",
            'loose = "9H8S2D"',
            'loose = "9H8S4C"',
            "web/content/lessons.toml, line 44, first, lay: card-twice",
        ),
        (
            "lessons",
            "Take a queen.",
            "Take {QZ}.",
            "web/content/lessons.toml, line 38, first, court: braces without a card: Kings",
        ),
        (
            "lessons",
            'diagram = "take-a-sum"',
            'diagram = "no-such"',
            "web/content/lessons.toml, line 28, first, sum: there is no no-such",
        ),
        (
            "lessons",
            'diagram = "take-a-sum"',
            "diagram = 7",
            "web/content/lessons.toml, line 28, first, sum: no text: diagram",
        ),
        ("lessons", 'id = "sum"', 'id = "pair"', "web/content/lessons.toml, line 16, first: two steps called pair"),
        ("lessons", 'title = "First steps"', "", "web/content/lessons.toml, line 16, first: missing or unknown: title"),
        ("lessons", 'id = "pair"', 'id = "pair', "web/content/lessons.toml: Illegal character"),
        ("ideas", "[ideas.cash-an-ace]", "[ideas.cash]", "web/content/ideas.toml: missing or unknown: cash"),
        (
            "ideas",
            "text = [",
            "texts = [",
            "web/content/ideas.toml, line 11, cash-an-ace: missing or unknown: text, texts",
        ),
        ("ideas", 'accepted = ["8Cxb5C"]', 'accepted = ["QHxQS"]', "line 98, steal, take-it: QHxQS is about no idea"),
        ("ideas", 'builds = "7=4C3D@1"', 'builds = "7=4C2D@1"', "line 107, steal, raise-it: "),
    ],
)
def test_wrong_content_is_told(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    folder = Path(shutil.copytree(CONTENT, tmp_path / "content"))
    path = folder / f"{file}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    read = {"example": content.example, "notation": content.notation, "lessons": lessons, "ideas": idea_pages}
    with pytest.raises(ContentError) as error:
        read.get(file, content.diagrams)(folder)
    assert complaint in str(error.value)


# ---------- the example round ----------


def test_example_shows_all_five_ways_in_its_first_deal() -> None:
    example = content.example()
    position: Position = example.start
    ways = set()
    for action in example.game.record[0][: len(example.turns)]:
        position, events = play(position, action)
        ways.add("take" if isinstance(action, Capture) else "lay down" if isinstance(action, Trail) else "")
        ways |= {event.how for event in events if isinstance(event, Built)}
    assert ways - {""} == {"take", "lay down", "build", "raise", "add"}
    assert position.deals == 2


def test_example_scores_as_the_page_says() -> None:
    example = content.example()
    piles = example.game.position.piles
    assert example.sheet.points == (5, 6)
    assert [len(pile) for pile in piles] == [25, 27]
    assert {card for card in piles[0] if card.rank == "A"} == {"AS", "AH", "AD", "AC"}
    assert {"TD", "2S"} <= set(piles[1])


def test_example_ends_as_the_page_says() -> None:
    example = content.example()
    game = example.game
    *_, laid, taken = game.record[0]
    assert (action_text(laid), action_text(taken)) == ("AH", "ASxAH")
    assert game.position.last_capturer == 0


def test_example_names_what_the_other_holds() -> None:
    example = content.example()
    assert set(re.findall(r"\{(..)\}", example.caption)) == set(example.start.hands[1])


# ---------- notation ----------


NOTATION = tomllib.loads((CONTENT / "notation.toml").read_text("utf-8"))


@pytest.mark.parametrize("text", [text for text, _ in NOTATION["actions"]])
def test_actions_are_written_as_they_are_read(text: str) -> None:
    assert action_text(parse_action(text)) == text


@pytest.mark.parametrize("text", [text for text, _ in NOTATION["rules"]])
def test_rules_are_written_as_they_are_read(text: str) -> None:
    assert rules_text(parse_rules(text)) == text


@pytest.mark.parametrize("text", [text for text, _ in NOTATION["positions"]])
def test_positions_are_written_as_they_are_read(text: str) -> None:
    assert position_text(parse_position(text)) == text


@pytest.mark.parametrize("text", [text for text, _ in NOTATION["games"]])
def test_games_are_read_again_as_the_same(text: str) -> None:
    game = parse_game(text)
    assert parse_game(game_text(game)) == game


def test_file_on_the_page_is_the_round_that_is_told() -> None:
    example = content.example()
    game, tags = parse_game_file(game_file(example.game, {"Players": example.players}))
    assert game == example.game
    assert tags["Players"] == example.players


def test_grammar_on_the_page_is_that_of_the_engine() -> None:
    page = " ".join((CONTENT / "grammar.txt").read_text("utf-8").split())
    for module in (notation_module, position_module, record_module, rules_module):
        rules = [line for line in (module.__doc__ or "").splitlines() if re.match(r" *[a-z]+ +=", line)]
        assert rules
        for line in rules:
            rule = " ".join(re.split(r" {3,}", line.strip().replace(" = ", "=", 1), maxsplit=1)[0].split())
            name, _, meaning = rule.partition("=")
            assert f"{name.strip()} = {meaning.strip()}" in page, line


# ---------- the built pages ----------


class _Text(HTMLParser):
    """The tables of a page as lists of rows of words, its links, and all its words."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.links: list[str] = []
        self.text = ""
        self.in_cell = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
            self.in_cell = True
        elif tag == "a":
            self.links.append(dict(attrs).get("href") or "")

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th"):
            self.in_cell = False

    def handle_data(self, data: str) -> None:
        self.text += data
        if self.in_cell:
            self.tables[-1][-1][-1] += data.strip()


@pytest.fixture(scope="module")
def how_to_play(site: Path) -> _Text:
    """Return the prose of the built page on how to play."""
    html = (site / "how-to-play" / "index.html").read_text("utf-8")
    return _Text(html.partition('<div class="prose">')[2].partition("</main>")[0])


def test_page_tells_the_number_of_deals(how_to_play: _Text) -> None:
    deals = {2: "six", 3: "four", 4: "three"}
    assert "six deals with two players, four with three and three with four" in how_to_play.text
    for seats, words in deals.items():
        position, _ = new_round(variant_rules("classic", seats), "test", 0)
        assert ("", "", "", "three", "four", "", "six")[1 + len(position.stock) // (4 * seats)] == words


def test_page_tells_the_points(how_to_play: _Text) -> None:
    rules = variant_rules("classic")
    position, _ = new_round(rules, "test", 0)
    everything = score_round(parse_position(swept_up(position)))
    points = {item.code: item.points[0] for item in everything.items}
    points["aces"] //= 4
    assert [int(row[1]) for row in how_to_play.tables[0][1:]] == list(points.values())


def swept_up(position: Position) -> str:
    """Return the text of the position with every card taken by side 0."""
    fields = position_text(position).split("/")
    fields[5:] = ["-", "-", "-,-", "-", "".join(position.rules.pack) + ",-", "-,-"]
    return "/".join(fields)


def test_page_shows_the_score_of_the_round(site: Path) -> None:
    (rows,) = _Text((site / "how-to-play" / "example" / "index.html").read_text("utf-8")).tables
    sheet = content.example().sheet
    assert [[row[2], row[4]] for row in rows[1:-1]] == [[str(n or "–") for n in item.points] for item in sheet.items]
    assert [rows[-1][2], rows[-1][4]] == [str(points) for points in sheet.points]


def test_every_game_that_a_page_links_to_can_be_played(site: Path) -> None:
    invitations = Invitations(tuple(BOTS), "test")
    pages = (page.read_text("utf-8") for page in site.rglob("*.html"))
    links = {unescape(link) for page in pages for link in re.findall(r'<a\b[^>]* href="([^"]*play/\?[^"]*)"', page)}
    asking = {link for link in links if not parse_qs(urlsplit(link).query).keys() & {"show", "opening"}}
    assert len(asking) >= 8
    for link in asking:
        invitation = invitations.of_address(link)
        assert invitation is not None, link
        assert invitation.faults == (), link


def test_house_rules_on_the_page_are_what_their_links_switch_on(site: Path) -> None:
    rules = _Text((site / "rules" / "classic" / "index.html").read_text("utf-8"))
    linked = {name for link in rules.links for name in parse_qs(urlsplit(link).query)}
    assert len(linked) >= 8
    assert linked <= {*HOUSE_RULES, "variant", "seats", "team", "seed", "show"}


def test_the_lesson_takes_ten_minutes(how_to_play: _Text) -> None:
    """The home page promises ten minutes: 1,500 words at 150 a minute."""
    assert 500 < len(how_to_play.text.split()) <= 1500


def test_players_are_never_told_to_run_a_program(site: Path) -> None:
    for page in site.rglob("*.html"):
        words = re.sub(r"<(script|style).*?</\1>", "", page.read_text("utf-8"), flags=re.DOTALL)
        assert not re.search(r"python3|build\.py|\bcommand\b", words), page


def test_no_mark_is_torn_from_its_card(site: Path) -> None:
    kept = re.compile(r'<span class="unbroken">[(“]*<span class="say .">.*?</svg></span>[^<]*</span>')
    for page in site.rglob("*.html"):
        assert not re.findall(r"</use></svg></span>[,.;:!?)”’].{0,40}", kept.sub("", page.read_text("utf-8"))), page


def test_home_deals_hands_that_the_page_to_play_at_has_ready(site: Path) -> None:
    home, play = ((site / path / "index.html").read_text("utf-8") for path in ("", "play"))
    hands = dict(re.findall(r'<template data-seed="([^"]+)">(.*?)</template>', home, re.DOTALL))
    assert len(hands) == OPENINGS
    for seed, html in hands.items():
        game, _ = new_game(variant_rules("classic"), seed)
        cards = re.findall(r'<use href="[^"#]*cards[^"#]*#(..)"', html)
        assert cards == [*game.position.loose, *game.position.hands[0]]
        assert game.position.turn == 0
        assert f"classic/{seed}/" in play
