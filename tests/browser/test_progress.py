"""The page Your games: statistics, the list of games, deleting, backups, running games, and many hundred games."""

from __future__ import annotations

import json
import re
from operator import itemgetter
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from casino_core.notation.record import game_text
from casino_core.rules.variants import variant_rules
from tests.axe import faults_by_day_and_night
from tests.browser.person import Person, put, results, save_of, some_game, stored, without_pauses
from tests.browser.test_games import CLICKER, MAX_PRESSES
from tests.conftest import TIMEOUT_MS, wait_ready
from tests.engine.amount import amount
from tests.page.test_finished import finished
from tests.worker.test_game_statistics import played
from web.generator.serve import SiteServer
from web.page.finished import name_of
from web.shared.schema import FinishedGame
from web.worker.match.game_statistics import game_statistics

SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    window.shifts.push(...list.getEntries().map((entry) => entry.value));
  }).observe({ type: "layout-shift", buffered: true });
"""


def plant(page: Page, games: list[FinishedGame]) -> None:
    """Store finished games from an open page."""
    texts = json.dumps({name_of(game): stored(game) for game in games})
    page.evaluate(f"for (const [name, text] of Object.entries({texts})) localStorage.setItem(name, text)")


def opened(page: Page, server: SiteServer, games: list[FinishedGame]) -> Page:
    """Store games, and open the page Your games."""
    page.goto(f"{server.address}about/")
    plant(page, games)
    page.goto(f"{server.address}progress/")
    wait_ready(page)
    return page


def figures(page: Page) -> dict[str, str]:
    """Return the statistics at the top of the page."""
    return dict(
        zip(page.locator(".figures dt").all_inner_texts(), page.locator(".figures dd").all_inner_texts(), strict=True)
    )


SOME = [finished(1), finished(2, won=False), finished(3, bots=["otto"]), finished(4, name="Grandmother’s")]


def message(page: Page) -> str:
    """Return the message that the page shows."""
    return page.locator("#told").inner_text()


def test_a_game_that_ends_is_counted_and_listed(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    put(page, game=save_of(some_game(44, variant_rules("classic", target=6), "mine")))
    person.go(f"{server.address}play/")
    page.evaluate(CLICKER, MAX_PRESSES)
    (result,) = results(page)
    assert sum(points[0] for points in result["tally"]["points"]) == result["totals"][0]
    page.goto(f"{server.address}progress/")
    wait_ready(page)
    assert figures(page)["Games"] == "1"
    row = page.locator(".history > details")
    row.locator("> summary").click()
    expect(row.locator("tfoot td")).to_have_text([str(points) for points in result["totals"]])
    expect(row.get_by_role("link", name="Replay")).to_have_attribute("href", re.compile(r"play/#game=.*mine"))
    expect(row.get_by_role("link", name="What if")).to_have_attribute("href", re.compile(r"play/#game=.*mine"))
    row.get_by_role("link", name="Replay").click()
    person.arrive()
    expect(page.locator("#replay > p")).to_have_text("Round 1, the deal")
    assert results(page) == [result]
    page.go_back()
    wait_ready(page)
    firsts = json.loads(page.evaluate("localStorage['casino.firsts']"))["data"]
    assert set(firsts) == set(result["tally"]["feats"])
    expect(page.locator(".first-times a")).to_have_count(len(firsts))
    page.locator(".first-times a").first.click()
    person.arrive()
    what_if(page)
    assert results(page) == [result]


def what_if(page: Page) -> None:
    """Play on from the fourth decision of a finished game, and reload before the next play."""
    person = Person(page)
    dialog = person.dialog()
    expect(dialog.get_by_role("heading", name="What if")).to_be_focused()
    dialog.get_by_role("slider").press("Home")
    for number in (2, 3):
        page.keyboard.press("ArrowRight")
        expect(dialog.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(f"^{number} of"))
        expect(dialog.get_by_role("slider")).to_be_focused()
    dialog.get_by_role("button", name="Next").click()
    expect(dialog.get_by_role("slider")).to_have_value("4")
    dialog.get_by_role("button", name="Play on from here").click()
    person.settle()
    before = person.picture()
    page.reload()
    person.arrive()
    assert person.picture() == before
    expect(page.locator("#bar h1")).to_contain_text("What if")
    person.play()


def test_nothing_moves_while_games_are_read_and_changes_by_keyboard_and_from_another_tab_are_seen(
    page: Page, server: SiteServer
) -> None:
    page.add_init_script(SHIFTS)
    for games in ([], SOME):
        opened(page, server, games)
        expect(page.locator("#copy-all")).to_be_visible()
        assert page.evaluate("window.shifts") == []
    assert figures(page) == {
        "Games": "4",
        "Won": "75%",
        "Rounds": "12",
        "Current streak": "2 won",
        "Longest winning streak": "2",
    }
    expect(page.locator(".history > details")).to_have_count(4)
    expect(page.locator(".history > details").first).to_contain_text("Grandmother’s")
    a_game_is_deleted_and_restored_by_keyboard(page)
    other = page.context.new_page()
    other.goto(f"{server.address}about/")
    plant(other, [finished(9)])
    expect(page.locator(".history > details")).to_have_count(5)


def a_game_is_deleted_and_restored_by_keyboard(page: Page) -> None:
    """Delete the newest game in the list, and undo the deletion."""
    row = page.locator(".history > details").first
    row.locator("> summary").focus()
    page.keyboard.press("Enter")
    row.get_by_role("button", name="Delete").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".history > details")).to_have_count(3)
    assert "deleted" in message(page)
    assert len(results(page)) == 3
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".history > details")).to_have_count(4)
    assert results(page) == SOME
    expect(page.locator(".history summary").first).to_be_focused()


def test_a_backup_is_saved_and_restored(page: Page, server: SiteServer, tmp_path: Path) -> None:
    opened(page, server, SOME)
    page.evaluate("(text) => localStorage.setItem('casino.settings', text)", stored({"theme": "dark"}))
    before = figures(page)
    expect(page.locator("#last-copy")).to_contain_text("You have not saved a copy of your 4 games yet.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").click()
    expect(page.locator("#last-copy")).to_contain_text("It holds all of your games.")
    copy = tmp_path / download.value.suggested_filename
    download.value.save_as(copy)
    assert copy.name.endswith(".json")
    page.evaluate("localStorage.clear()")
    page.reload()
    wait_ready(page)
    expect(page.get_by_text("No finished games yet")).to_be_visible()
    page.locator("#copy-file").set_input_files(copy)
    expect(page.locator(".history > details")).to_have_count(4)
    assert figures(page) == before
    assert "4 games added." in message(page)
    assert results(page) == SOME
    expect(page.locator("#last-copy")).to_contain_text("It holds all of your games.")
    page.evaluate("localStorage.removeItem('casino.copied')")
    plant(page, [finished(9)])
    page.locator("#copy-file").set_input_files(copy)
    expect(page.locator("#told")).to_contain_text("4 games were already here.")
    expect(page.locator("#last-copy")).to_contain_text("You have not saved a copy of your 5 games yet.")
    page.evaluate("(name) => localStorage.removeItem(name)", name_of(finished(9)))
    page.reload()
    wait_ready(page)
    assert results(page) == SOME
    assert json.loads(page.evaluate("localStorage['casino.settings']"))["data"] == {"theme": "dark"}
    a_faulty_or_huge_backup_shows_a_message_and_loses_nothing(page, tmp_path)


WRONG = {
    "kind": (b"\x89PNG\r\n\x1a\n", "not a copy of your games"),
    "other json": (b'{"name": "something else"}', "not a copy of your games"),
    "truncated": (json.dumps({"casino": 1, "games": SOME}).encode()[:700], "damaged"),
    "newer": (b'{"casino": 7, "games": []}', "newer version"),
    "edited": (json.dumps({"casino": 1, "games": [{"at": 3}, finished(1)]}).encode(), "left out"),
    "deep": (b'{"casino": 1, "games": ' + b"[" * 100_000, "damaged"),
}


def a_faulty_or_huge_backup_shows_a_message_and_loses_nothing(page: Page, folder: Path) -> None:
    """Try to restore faulty backups, one after the other, and one that is too large."""
    for content, sentence in WRONG.values():
        page.evaluate("document.getElementById('told').textContent = ''")
        copy = {"name": "copy.json", "mimeType": "application/json", "buffer": content}
        page.locator("#copy-file").set_input_files(copy)  # type: ignore[arg-type]
        expect(page.locator("#told")).to_contain_text(sentence)
        assert results(page) == SOME, sentence
        expect(page.locator(".history > details")).to_have_count(4)
    large = folder / "large.json"
    large.write_bytes(b'{"casino": 1, "games": [' + b" " * 50_000_000)
    page.locator("#copy-file").set_input_files(large)
    expect(page.locator("#told")).to_contain_text("50 MB")
    assert results(page) == SOME


def test_the_list_of_older_versions_is_read(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}about/")
    older = [{name: value for name, value in game.items() if name != "tally"} for game in SOME]
    page.evaluate("(text) => localStorage.setItem('casino.results', text)", stored(older))
    page.goto(f"{server.address}progress/")
    wait_ready(page)
    expect(page.locator(".history > details")).to_have_count(4)
    assert results(page) == older
    assert page.evaluate("localStorage.getItem('casino.results')") is None


MANY = amount(310, 1000)
"""More games than stay in local storage; in a full run, so many that the page shows its progress in reading them."""


def test_many_hundred_games(page: Page, guest_page: Page, server: SiteServer, tmp_path: Path) -> None:
    real = [played(variant_rules("classic"), f"many{number}") for number in range(4)]
    entries = [finished(game=game_text(game), totals=[*game.totals], tally=game_statistics(game)) for game in real]
    games = [
        entries[number % len(entries)]
        | {"at": f"20{10 + number // 336}-{1 + number // 28 % 12:02}-{1 + number % 28:02}T10:00:00.000Z"}
        for number in range(MANY)
    ]
    opened(page, server, games)
    assert figures(page)["Games"] == str(MANY)
    expect(page.locator(".history > details")).to_have_count(50)
    page.get_by_role("button", name="Show more").click()
    expect(page.locator(".history > details")).to_have_count(100)
    expect(page.locator(".history summary").nth(50)).to_be_focused()
    assert in_storage(page) == 200, "the others are in the database"
    for shown in (150, 200, 250):
        page.get_by_role("button", name="Show more").click()
        expect(page.locator(".history > details")).to_have_count(shown)
    oldest = page.locator(".history > details").last
    oldest.locator("> summary").click()
    expect(oldest.get_by_role("link", name="Replay")).to_have_count(1)
    oldest.get_by_role("button", name="Delete").click()
    expect(page.locator(".figures dd").first).to_have_text(str(MANY - 1))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".figures dd").first).to_have_text(str(MANY))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").click()
    copy = tmp_path / "copy.json"
    download.value.save_as(copy)
    order = itemgetter("at", "game")
    assert sorted(json.loads(copy.read_text("utf-8"))["games"], key=order) == sorted(games, key=order)
    other = guest_page
    other.goto(f"{server.address}progress/")
    wait_ready(other)
    other.locator("#copy-file").set_input_files(copy)
    expect(other.locator("#told")).to_contain_text(f"{MANY} games added.")
    expect(other.locator(".figures dd").first).to_have_text(str(MANY))
    assert in_storage(other) <= 300


def in_storage(page: Page) -> int:
    """Return the number of finished games in local storage."""
    return int(page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('casino.done.')).length"))


def test_a_database_that_does_not_open(page: Page, server: SiteServer) -> None:
    """Local storage then has all games; if the database has some, the page says that these are missing."""
    many = [finished(number, at=f"2024-01-01T10:{number // 60:02}:{number % 60:02}.000Z") for number in range(310)]
    page.add_init_script("IDBFactory.prototype.open = () => { throw new Error('refused') }")
    opened(page, server, many[:1])
    page.evaluate("localStorage.setItem('casino.archived', '1')")
    page.reload()
    wait_ready(page)
    expect(page.locator("#progress")).to_contain_text("your older games are not listed. They are still saved.")
    with page.expect_download():
        page.get_by_role("button", name="Save a copy").click()
    expect(page.locator("#told")).to_contain_text("the file it just saved lacks your older games.")
    expect(page.locator("#last-copy")).not_to_contain_text("It holds all of your games.")
    page.evaluate("localStorage.removeItem('casino.archived')")
    plant(page, many)
    page.reload()
    wait_ready(page)
    assert (figures(page)["Games"], in_storage(page)) == ("310", 310)
    expect(page.locator("#last-copy")).to_contain_text("There is room for")


def test_with_full_storage_the_result_is_kept_and_a_message_shown(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    page.goto(f"{server.address}about/")
    page.evaluate("""() => {
      let text = "x".repeat(1 << 20);
      for (let number = 0; text.length > 16000; number++) {
        try { localStorage.setItem(`casino.filler${number}`, text); } catch { text = text.slice(text.length / 2); }
      }
    }""")
    person = Person(page)
    person.go(f"{server.address}play/?variant=callabra&seed=full")
    for _ in range(8):
        person.round()
        if not person.sheet.get_by_role("button", name="Deal the next round").count():
            break
        person.sheet.get_by_role("button", name="Deal the next round").click()
        person.settle()
    expect(page.locator("#note-text")).to_contain_text("storage", timeout=TIMEOUT_MS)
    (result,) = results(page)
    assert result["game"].count("/") == 1
    assert result["tally"]


def test_axe_finds_nothing(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    several: dict[str, Any] = {"won": False, "winners": [0], "bots": ["person", "person"], "names": ["Ann", "Ben"]}
    games = [finished(number, won=number % 3 > 0) for number in range(28)]
    games[3]["tally"] = games[3]["tally"] | {"feats": {"sweep": 2, "stolen": 3}}
    opened(page, server, [*games, finished(29, **several)])
    for unfolded in page.locator(".how > summary").all():
        unfolded.click()
    page.locator(".history summary").first.click()
    page.get_by_text("The plays").click()
    assert faults_by_day_and_night(page) == []
    for width in (320, 390, 768, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_link_replaces_no_running_game_and_those_are_continued_discarded_and_restored(
    page: Page, server: SiteServer
) -> None:
    without_pauses(page)
    page.goto(f"{server.address}about/")
    first = save_of(some_game(10))
    page.evaluate("text => localStorage.setItem('casino.game', text)", first)
    person = Person(page)
    link = f"{server.address}play/?seats=3&seed=other&bots=kit,kit"
    person.go(link)
    expect(page.locator(".seat")).to_have_count(3)
    person.play()
    shown = person.picture()
    page.goto(f"{server.address}progress/")
    page.locator(".running").get_by_role("link", name="Continue").last.click()
    person.arrive()
    expect(page.locator(".seat")).to_have_count(2)
    assert page.evaluate("JSON.parse(localStorage['casino.game']).data") == json.loads(first)["data"]
    person.go(link)
    assert person.picture() == shown
    page.get_by_role("button", name="Menu").click()
    page.locator("#dialogs").get_by_role("link", name="Your games").click()
    wait_ready(page)
    expect(page.get_by_text("No finished games yet")).to_be_visible()
    row = page.locator(".running > li")
    expect(row).to_have_count(2)
    row.last.get_by_role("button", name="Discard").click()
    expect(row).to_have_count(1)
    expect(row).to_contain_text(re.compile("Last played [0-9]+ [A-Z][a-z]+ 20[0-9][0-9]"))
    row.get_by_role("button", name="Discard").click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(row.get_by_role("link", name="Continue")).to_be_focused()
    row.get_by_role("button", name="Discard").click()
    expect(row).to_have_count(0)
    person.go(f"{server.address}play/")
    expect(page.locator("#do-undo")).to_have_attribute("aria-disabled", "true")  # nothing has been played
