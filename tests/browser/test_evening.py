"""The same cards for a group: somebody sets the rounds up, the players' results are sent, and a page ranks them."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from random import Random
from urllib.parse import unquote

import pytest
from playwright.sync_api import Download, Page, ViewportSize, expect

from casino_core.game import play
from casino_core.legal.legality import legal_actions
from tests.axe import BUT_COLOURS, faults, faults_by_day_and_night
from tests.browser.person import Person, stored, without_pauses
from tests.conftest import NewPage, wait_offline, wait_ready
from tests.engine.amount import FULL, amount
from tests.worker.evenings import evening, result
from web.generator.serve import SiteServer
from web.shared.evening import Evening, parse_evening
from web.worker.evening.opponents import bot_action
from web.worker.match import evening as evenings
from web.worker.match.par import PLAYERS as BOTS
from web.worker.match.saves import SavedMatch, save_text
from web.worker.words.people import YOU

PLAYERS = ("Ada", "=Ben", "Ada")
OWN_FILES = ("evening", "results", "send")
"""The beginnings of the names of assets that only the page of evenings has."""

KNOWN, SLOW = [5, 6, -1], ("kit", "iris")
"""The points of every bot in the deals that it has played already, and the slow bots.

By default, all bots have played the first deal before the page is opened, and the slow bots have played both deals."""

GAME, TITLE = amount(("diamond", "Diamond Cassino"), ("classic", "Casino"))
"""The id and the name of the game: by default a short game, because bots play a deal of it."""

PHONE, DESKTOP = ViewportSize(width=390, height=844), ViewportSize(width=1440, height=900)


def almost_played(of: Evening, number: int, luck: int) -> str:
    """Return the save of a deal in which the person has one card left to play."""
    random, deal = Random(luck), evenings.evening_deal(of, number)
    game = deal.game
    while True:
        own = game.position.actor == YOU
        if own and not game.position.stock and len(game.position.hands[YOU]) == 1:
            return stored(save_text(SavedMatch(game, deal.bots)))
        bot = deal.bots[game.position.actor - 1]
        game, _ = play(game, random.choice(legal_actions(game.position)) if own else bot_action(game, bot))


def open_page(page: Page, address: str) -> None:
    """Open a page and wait for its Python."""
    page.goto(address)
    wait_ready(page)


def play_all(page: Page, server: SiteServer, of: Evening, luck: int) -> None:
    """Play the last card of every deal, and follow the link to the next one.

    Only the first deal is opened from its beginning by default; others are stored with one card left.
    """
    put = "text => { localStorage['casino.game'] = text; }"
    page.get_by_role("link", name="Play round 1").last.click()
    for number in range(1, of.count + 1):
        person = Person(page)
        person.arrive()
        expect(page.locator("#play")).to_contain_text(f"{TITLE}, round {number} of {of.count}")
        if FULL or number == 1:
            page.evaluate(put, almost_played(of, number, luck))
            page.goto(f"{server.address}play/{of.query(number)}")
            person.arrive()
        person.round()
        expect(person.sheet).to_contain_text("This is your result for the group. Only the first one counts.")
        onward = "See and send your result" if number == of.count else f"Next: round {number + 1} of {of.count}"
        if not FULL and number < of.count:
            page.evaluate(put, almost_played(of, number + 1, luck))
        person.sheet.get_by_role("link", name=onward).click()
    wait_ready(page)


def send(page: Page, name: str) -> str:
    """Send the result under a name, and return the sent text."""
    page.get_by_label("Your name in the ranking").fill(name)
    page.get_by_role("button", name="Copy result").click()
    expect(page.locator("#sent")).to_have_text("Copied. Paste it into a message.")
    return str(page.evaluate("navigator.clipboard.readText()"))


def add(page: Page, text: str, sentence: str) -> None:
    """Paste results, and wait until the page says a given sentence about them."""
    page.get_by_label("Paste results").fill(text)
    page.get_by_role("button", name="Add results").click()
    expect(page.locator("#told")).to_contain_text(sentence, timeout=120_000)


def rows(page: Page) -> list[list[str]]:
    """Return the rows of the ranking, without the bots."""
    cells: list[list[str]] = page.locator(".ranking tbody:not(.bots) tr").evaluate_all(
        "rows => rows.map((row) => [...row.cells].map((cell) => cell.firstChild?.textContent ?? ''))"
    )
    return cells


def link_from_the_form(club: Page, server: SiteServer) -> str:
    """Choose the rounds in the form, which the page of evenings links to, and return the link that it makes."""
    open_page(club, f"{server.address}evening/")
    club.get_by_role("link", name="Choose a game").click()
    wait_ready(club)
    form = club.locator("dialog[open]")
    expect(form.get_by_role("heading", name="Same cards for a group")).to_be_visible()
    form.locator("#games > summary").click()
    form.locator(f"#game-{GAME}").check()
    expect(form.get_by_role("status")).to_contain_text(TITLE)
    form.get_by_label("Number of rounds").select_option("2")
    form.get_by_label("Name of the group").fill("Tuesday <i>club</i>")
    form.get_by_role("button", name="Make the link").click()
    link = form.get_by_label("Link for the whole group")
    expect(link).to_be_focused()
    # test_own_games.py checks the colours of the form.
    assert (faults_by_day_and_night(club) if FULL else faults(club, **BUT_COLOURS)) == []
    return link.input_value()


@pytest.mark.slow
def test_from_the_form_through_two_players_to_the_ranking_and_a_spreadsheet(
    page: Page, guest_page: Page, server: SiteServer, tmp_path: Path
) -> None:
    club = page
    club.set_viewport_size(DESKTOP)
    without_pauses(club)
    address = link_from_the_form(club, server)
    of = parse_evening(re.search("evening=([^&]*)", address)[1])  # type: ignore[index]  # it is there
    assert of
    known = {} if FULL else {bot: [KNOWN] * (1 + (bot in SLOW)) for bot in BOTS}
    entry = stored({of.text: {"name": "", "results": [], "bots": known}})
    club.evaluate("text => { localStorage['casino.evenings'] = text; }", entry)
    club.locator("dialog[open]").get_by_role("link", name="Open the page").click()
    wait_ready(club)
    expect(club.locator("#shown")).to_have_text("Tuesday <i>club</i>")
    sent = sent_results(guest_page, server, address, of)
    add(club, "\n\n".join([f"Hello! {sent[1]} Bye.", sent[0], sent[2], sent[0]]), "3 results added.")
    names = sorted(row[1] for row in rows(club))
    assert names == ["=Ben", "Ada", "Ada (2)"]
    add(club, sent[0], "1 result was already here.")
    expect(club.locator("tbody.bots")).to_contain_text("Iris", timeout=240_000)
    expect(club.locator("#progress")).to_be_hidden(timeout=240_000)
    expect(club.locator(".ranking")).not_to_contain_text("not checked yet")
    made = json.loads(club.evaluate("localStorage['casino.evenings']"))["data"][of.text]["bots"]
    assert [len(made[bot]) for bot in BOTS] == [of.count] * len(BOTS)
    assert FULL or all(made[bot][0] == KNOWN for bot in BOTS)
    assert faults_by_day_and_night(club) == []
    with club.expect_download() as download:
        club.get_by_role("button", name="Save as a spreadsheet").click()
    check_spreadsheet(download.value, tmp_path)
    club.reload()
    wait_ready(club)
    assert sorted(row[1] for row in rows(club)) == names
    club.get_by_text("Remove a result").click()
    club.get_by_role("button", name="Remove the result of Ada (2)").click()
    assert sorted(row[1] for row in rows(club)) == ["=Ben", "Ada"]
    club.get_by_role("button", name="Delete these rounds and results").click()
    club.get_by_role("button", name="Delete them").click()
    expect(club.locator("#told")).to_have_text("Deleted from this browser.")
    assert json.loads(club.evaluate("localStorage['casino.evenings']"))["data"] == {}


def sent_results(player: Page, server: SiteServer, address: str, of: Evening) -> list[str]:
    """Return the texts with the results of three people. By default only the second person plays in a browser."""
    sent = [result(of, name, luck) for luck, name in enumerate(PLAYERS)]
    player.set_viewport_size(PHONE)
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    without_pauses(player)
    for luck in amount((1,), (0, 1, 2)):
        player.goto(f"{server.address}about/")
        player.evaluate("localStorage.clear()")
        open_page(player, address)
        play_all(player, server, of, luck)
        sent[luck] = send(player, PLAYERS[luck])
        assert sent[luck].startswith(f"Tuesday <i>club</i>: {PLAYERS[luck]}’s result, 2 rounds.")
        assert player.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    return sent


def check_spreadsheet(download: Download, folder: Path) -> None:
    """Check the names and the sums of matchpoints in the spreadsheet of three players and two deals."""
    assert download.suggested_filename == "casino-tuesday-i-club-i.csv"
    download.save_as(folder / "saved.csv")
    with (folder / "saved.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file))
    players = [row for row in lines if row["Place"]]
    assert sorted(row["Name"] for row in players) == ["'=Ben", "Ada", "Ada (2)"]
    assert sum(int(row["Matchpoints"]) for row in players) == 2 * 6  # each of three pairs shares two, in each deal
    for row in players:
        made = sum(int(row[f"Round {number}: matchpoints"]) for number in (1, 2))
        assert made == int(row["Matchpoints"])
    assert {row["Name"] for row in lines if not row["Place"]} == {
        f"{bot} (bot)" for bot in ("Otto", "Mara", "Kit", "Vera", "Iris")
    }


@pytest.mark.slow
@pytest.mark.parametrize("size", amount([PHONE], [PHONE, DESKTOP]), ids=lambda size: str(size["width"]))
def test_a_result_is_opened_and_others_that_cannot_have_been_played_are_refused(
    page: Page, server: SiteServer, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    of = evening()
    good, foreign = result(of, "Ada", 1), result(evening(count=3), "Cleo")
    otto = result(evening(bots="otto"), "Otto’s friend", 2).replace("/otto&", "/nia&")
    cut = result(of, "Ben", 3)[:-9]
    open_page(page, f"{server.address}evening/#evening=classic/8/nia")
    expect(page.locator("#told")).to_contain_text("This link to the rounds is not quite right.")
    expect(page.get_by_role("link", name="Choose a game")).to_be_visible()
    page.get_by_role("button", name="Add results").click()
    expect(page.locator("#told")).to_contain_text("Nothing to add yet.")
    expect(page.locator("#pasted[aria-invalid=true]")).to_be_focused()
    open_result(page, server, of)
    add(page, f"{good}\n{foreign}\n{cut}", "1 result was already here.")
    expect(page.locator("#told")).to_contain_text("1 result is not possible and was refused.")
    expect(page.locator("#told")).to_contain_text("Ben’s result was cut or changed on the way.")
    wrong = page.locator("#pasted[aria-invalid=true]")
    expect(wrong).to_have_accessible_description(re.compile("Ben’s result was cut"))
    expect(page.locator("#refused")).to_contain_text("Cleo: It is for rounds with other rules")
    assert [row[1] for row in rows(page)] == ["Ada"]
    nobody, dora = result(of, "", 4), result(of, "Dora", 5)
    take = page.get_by_role("button", name="Add results").element_handle()
    both = "([take, ...texts]) => texts.forEach((text) => { pasted.value = text; take.click(); })"
    page.evaluate(both, [take, nobody, dora])
    expect(page.locator("#told")).to_have_text("2 results added.", timeout=120_000)
    assert {row[1] for row in rows(page)} == {"Ada", "Dora", "someone without a name"}
    add(page, otto, "was cut or changed")  # the check letters at its end were made for another opponent
    assert faults_by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def open_result(page: Page, server: SiteServer, of: Evening) -> None:
    """Open a link to Ada's result; the page must add the result, and then have the address of the rounds alone."""
    address = result(of, "Ada", 1).split("#")[1]
    open_page(page, f"{server.address}evening/?opened#{address}")
    expect(page.locator("#told")).to_have_text("1 result added.", timeout=120_000)
    assert unquote(page.url.split("#")[1]) == f"evening={of.text}"
    page.reload()
    wait_ready(page)
    assert [row[1] for row in rows(page)] == ["Ada"]


@pytest.mark.full
def test_an_opened_link_is_taken_in_and_works_without_a_network(
    new_page: NewPage, own_server: SiteServer, site: Path
) -> None:
    of = evening()
    page = new_page(service_workers="allow")
    page.goto(f"{own_server.address}about/")
    wait_offline(page)
    open_page(page, f"{own_server.address}evening/")  # now the files that few visitors need are stored, too
    own = [path.relative_to(site).as_posix() for name in OWN_FILES for path in site.glob(f"assets/{name}-*")]
    assert len(own) >= len(OWN_FILES)
    kept = "(await Promise.all(all.map((one) => caches.match(one)))).every(Boolean)"
    page.evaluate(
        f"async (all) => {{ while (!{kept}) await new Promise((later) => setTimeout(later, 50)); }}",
        [own_server.address + path for path in ("evening/", *own)],
    )
    own_server.stop()
    open_result(page, own_server, of)
