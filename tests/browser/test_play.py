"""Playing by mouse, keyboard and drag and drop; reloads, settings, links and files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from casino_core.bots import BOTS
from casino_core.game import from_position
from casino_core.rules.variants import variant_rules
from tests.browser.held import held
from tests.browser.person import Person, put, results, save_of, some_game, tab_to, without_pauses
from tests.engine.amount import amount
from tests.engine.setups import set_up
from web.generator.serve import SiteServer
from web.worker.match.saves import parse_save

TARGET, CARDS_PLAYED, LUCK = amount((6, 44, 4), (21, 0, 1))
"""The target of a game, the number of cards played before, and the seed of these plays.

By default, a game that ends when each player has played their last two cards, in whatever order."""


def test_a_refusal_is_shown_and_announced(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    rules = variant_rules("classic")
    put(page, game=save_of(from_position(set_up(rules, "5D2C9SKH,ACADAH4C", "3H9CQS6D8H"), "refused")))
    person = Person(page)
    person.go(f"{server.address}play/")
    log = page.locator("#log[data-state=refused]")
    page.locator("#do-undo").click(force=True)  # a disabled button can still be pressed
    expect(log).to_have_text("There is nothing to take back.")
    page.locator("#hand [data-do='hand:5D']").click()
    page.locator("#field [data-do='pick:3H']").click(force=True)
    expect(log).to_contain_text("make 8, but you hold no 8")
    assert person.announcement() == "the five of diamonds and three of hearts make 8, but you hold no 8"
    page.locator("#field [data-do='pick:9C']").click(force=True)
    expect(log).to_have_text(re.compile("You need 9.* to take 9"))
    page.locator("#hand [data-do='hand:9S']").click()
    expect(log).to_have_count(0)
    page.locator("#field [data-do='pick:9C']").click()
    expect(page.locator("#acts .first")).to_have_attribute("data-do", "act:9Sx9C")


def test_a_whole_game_by_clicks(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    put(page, game=save_of(some_game(CARDS_PLAYED, variant_rules("classic", target=TARGET), luck=LUCK)))
    person = Person(page)
    person.go(f"{server.address}play/")
    for _ in range(20):
        person.round()
        expect(person.sheet.locator("> .score tbody tr")).to_have_count(5)
        if person.sheet.get_by_role("button", name="New game").count():
            break
        person.sheet.get_by_role("button", name="Deal the next round").click()
        person.settle()
    totals = [int(text) for text in person.sheet.locator("tfoot tr:last-child td").all_inner_texts()]
    assert max(totals) >= TARGET
    (result,) = results(page)
    assert result["totals"] == totals
    assert result["won"] == (totals[0] > totals[1])
    page.reload()
    person.arrive()
    assert person.over()
    person.another()
    assert person.hand.count() == 4
    assert len(results(page)) == 1


def press(page: Page, *keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys:
        page.keyboard.press(key)


def type_turn(person: Person, page: Page) -> None:
    """Play a turn by keyboard: the first action of the first card that has any."""
    for place in range(4):
        tab_to(page, "#hand")
        press(page, "Home", *["ArrowRight"] * place, "Enter")
        person.settle()
        if person.acts.count():
            break
    tab_to(page, "#acts")
    press(page, "Home", "Enter")
    person.settle()


@pytest.mark.parametrize(("target", "button"), [(6, "New game"), (21, "Deal the next round")][: amount(1, 2)])
def test_to_the_next_round_or_game_by_keyboard_alone(page: Page, server: SiteServer, target: int, button: str) -> None:
    without_pauses(page)
    put(page, game=save_of(some_game(44, variant_rules("classic", target=target), luck=2)))
    person = Person(page)
    person.go(f"{server.address}play/")
    while not person.over():
        type_turn(person, page)
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    expect(person.sheet.get_by_role("button", name=button)).to_be_visible()
    tab_to(page, "#sheet .row")
    press(page, "Enter")
    if button == "New game":
        expect(person.dialog()).to_be_visible()
        tab_to(page, "#new-game .sum")
        press(page, "Enter")
    expect(person.sheet).to_have_count(0)
    person.settle()
    type_turn(person, page)


def test_keys_within_and_between_zones_and_focus_stays_at_the_table(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=zones")
    press(page, "2")
    person.settle()
    expect(person.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(person.hand.nth(1)).to_be_focused()
    press(page, "ArrowLeft")
    expect(person.hand.nth(0)).to_be_focused()
    press(page, "ArrowLeft")
    expect(person.hand.nth(3)).to_be_focused()
    press(page, "Home", "End")
    expect(person.hand.nth(3)).to_be_focused()
    press(page, "Shift+Tab")
    assert page.evaluate("document.activeElement.closest('#hand') === null")
    tab_to(page, "#hand")
    expect(person.hand.nth(3)).to_be_focused()
    press(page, "Escape")
    person.settle()
    expect(page.locator("#hand [aria-pressed=true]")).to_have_count(0)
    for _ in range(amount(1, 3)):
        type_turn(person, page)
        assert page.evaluate("document.activeElement.closest('#play') !== null")


@pytest.mark.parametrize("plays", amount([30], [0, 5, 30, 47]))
def test_a_reload_restores_the_exact_position(page: Page, server: SiteServer, plays: int) -> None:
    game = some_game(plays)
    put(page, game=save_of(game))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    before = person.picture()
    page.reload()
    person.arrive()
    assert person.picture() == before
    for place in range(person.hand.count()):  # a reload must also restore a half-chosen play
        person.choose(place)
        joinable = page.locator("#field [data-can]")
        if joinable.count():
            joinable.first.click()
            person.settle()
        pressed = page.locator("#play [aria-pressed=true]").count()
        before = person.picture()
        page.reload()
        expect(page.locator("#play [aria-pressed=true]")).to_have_count(pressed)  # before Python starts
        person.arrive()
        assert person.picture() == before
        expect(page.locator("#play [aria-pressed=true]")).to_have_count(pressed)
        press(page, "Escape")
        person.settle()


def test_bots_are_seen_to_play_and_wait_for_a_dialog_but_not_for_taps(page: Page, server: SiteServer) -> None:
    without_pauses(page, speed="normal", thinking="quick")
    person = Person(page)
    person.go(f"{server.address}play/?seats=3&seed=seen")
    person.choose(0)
    person.acts.last.click()
    page.wait_for_selector("#seat-1[data-turn]")
    expect(page.locator("#seat-1")).to_contain_text("to play")
    page.wait_for_selector("#seat-2[data-turn]")
    expect(page.locator("#log")).to_contain_text("Nia")
    person.settle()
    expect(page.locator("#log")).to_contain_text("Bruno")
    assert person.announcement().endswith("Your turn.")
    turns = page.locator(".turns li")
    assert [text.split()[0] for text in turns.all_inner_texts()][-3:] == ["You", "Nia", "Bruno"]
    now = person.picture()
    page.locator("#do-again").click()
    expect(page.locator("#acts")).to_contain_text("The last play again.")
    assert person.picture() != now
    person.settle()
    assert person.picture() == now
    person.choose(0)
    # Both clicks in one task, so that the bot cannot play between them, however busy the machine is.
    person.acts.last.evaluate("(act) => { act.click(); document.getElementById('do-menu').click(); }")
    person.settle()
    expect(person.dialog()).to_be_visible()
    expect(page.locator("#seat-1")).to_have_attribute("data-turn", "")
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
    for _ in range(100):
        person.hand.first.click()
        page.wait_for_timeout(100)
        if not page.locator("#seat-1[data-turn]").count():
            return
    pytest.fail("the bot has not played")


def test_a_card_is_dragged_onto_another_and_one_onto_the_field(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    put(page, game=save_of(some_game(26)))
    person = Person(page)
    person.go(f"{server.address}play/")
    onto_another(page, person)
    press(page, "Escape")
    person.settle()
    held = person.hand.count()
    name = person.hand.first.get_attribute("aria-label")
    assert name
    card, field = person.hand.first.bounding_box(), page.locator("#field").bounding_box()
    assert card
    assert field
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 40, steps=4)
    expect(person.hand.first).to_have_attribute("data-drag", "")
    person.settle()
    expect(page.locator("#field")).to_have_attribute("data-drop", "")
    page.mouse.move(field["x"] + 30, field["y"] + field["height"] - 20, steps=4)
    expect(page.locator("#field")).to_have_attribute("data-over", "")
    page.mouse.up()
    person.settle()
    assert person.hand.count() == held - 1
    assert f"You lay down {name}." in page.locator("#say").inner_text() or name in page.locator("#play").inner_html()


def onto_another(page: Page, person: Person) -> None:
    """Drag the first hand card that fits a card of the table onto that card."""
    for place in range(person.hand.count()):
        person.choose(place)
        joinable = page.locator("#field [data-can]")
        if joinable.count():
            intent = joinable.first.get_attribute("data-do")
            person.choose(place)
            person.hand.nth(place).drag_to(page.locator(f"#field [data-do='{intent}']"))
            person.settle()
            expect(page.locator(f"#field [data-do='{intent}']")).to_have_attribute("aria-pressed", "true")
            expect(person.hand.nth(place)).to_have_attribute("aria-pressed", "true")
            return
    raise AssertionError("nothing can be taken in this game")


def test_presses_before_python_starts_are_kept(page: Page, own_server: SiteServer) -> None:
    without_pauses(page)
    with held(own_server, ".asm.wasm"):
        page.goto(f"{own_server.address}play/")
        cards = page.locator("#hand button.card")
        cards.nth(1).click()
        cards.nth(2).click()
        expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
        expect(cards.nth(1)).to_have_attribute("aria-pressed", "false")
        expect(page.locator("#log")).to_contain_text("Loading the rules:")
        other = page.context.new_page()  # a page that joins the engine after its last message about the progress
        other.goto(f"{own_server.address}play/")
        expect(other.locator("#log")).to_contain_text("Loading the rules:")
        other.close()
        names = [card.get_attribute("aria-label") for card in cards.all()]
        page.wait_for_selector("html[data-page=ready]", state="attached")
    person = Person(page)
    person.arrive()
    assert [card.get_attribute("aria-label") for card in cards.all()] == names
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#hand [aria-pressed=true]")).to_have_count(1)
    assert page.locator("#acts .act").count() > 0


def test_first_visitors_get_different_hands(page: Page, server: SiteServer) -> None:
    page.add_init_script("localStorage.clear()")
    hands: set[str] = set()
    for _ in range(6):
        page.goto(f"{server.address}play/", wait_until="commit")
        page.wait_for_selector("#hand button.card")
        hands.add(page.locator("#hand").inner_html())
        if len(hands) > 1:
            return
    pytest.fail("everyone gets the same hand")


def test_a_new_game_for_four_with_partners(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    person.menu("New game")
    person.dialog().get_by_label("2 against 2").check()
    person.dialog().get_by_label("On your left").select_option("Otto, a beginner")
    person.dialog().get_by_text("Change the rules").click()
    person.dialog().get_by_label("A sweep", exact=True).select_option("1")
    person.dialog().get_by_label("Points to win").select_option("11")
    person.dialog().get_by_role("button", name="Deal").click()
    person.settle()
    expect(page.locator(".seat")).to_have_count(4)
    expect(page.locator("#seat-2")).to_contain_text("partner")
    expect(page.locator("#bar h1")).to_contain_text("to 11")
    person.play()
    saved = parse_save(json.loads(page.evaluate("localStorage['casino.game']"))["data"], tuple(BOTS))
    assert saved.bots[0] == "otto"
    assert saved.game.rules == variant_rules("classic", 4, 2, sweep_points=1, target=11)


def test_settings_take_effect_immediately_and_are_kept(page: Page, server: SiteServer) -> None:
    person = Person(page)
    person.go(f"{server.address}play/")
    page.evaluate("() => { window.met = []; addEventListener('focusin', ({ target }) => met.push(target.id)); }")
    person.menu("Settings")
    assert page.evaluate("met.filter((id) => id === 'do-menu').length") == 1  # not again between the two dialogs
    for words in ("Dark", "Sand", "Four colours", "Large", "Slow"):
        person.dialog().get_by_label(words, exact=True).first.check()
        person.settle()
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    wanted = {"theme": "dark", "table": "sand", "palette": "four", "index": "large", "speed": "slow"}
    page.reload()
    for name, value in wanted.items():
        expect(page.locator("html")).to_have_attribute(f"data-{name}", value)


def test_the_game_can_be_sent_or_kept_as_a_file_and_opened(page: Page, guest_page: Page, server: SiteServer) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    put(page, game=save_of(some_game(10, variant_rules("classic", 3))))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    person.menu("Link to this game")
    address = person.dialog().get_by_label("Link").input_value()
    person.dialog().get_by_role("button", name="Copy").click()
    expect(page.locator("#note")).to_contain_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()") == address
    assert address.startswith(f"{server.address}play/#game=classic:seats=3/")
    other = guest_page
    without_pauses(other)
    guest = Person(other)
    guest.go(address)
    assert guest.picture() == person.picture()
    assert other.url == f"{server.address}play/?variant=classic&seats=3&seed=tests&bots=nia,nia"
    before = person.picture()
    with page.expect_download() as download:
        person.menu("Save this game as a file")
    text = Path(download.value.path()).read_text("utf-8")
    assert download.value.suggested_filename == "casino-tests.txt"
    person.play()
    person.settle()
    person.menu("Open a game")
    person.dialog().get_by_role("textbox").fill(text)
    person.dialog().get_by_role("button", name="Open", exact=True).click()
    person.settle()
    assert person.picture() == before


RECTS = """() => ["#bar", "#field", "#field .card", "#log", "#seat-0", "#hand", "#acts"].map((selector) => {
  const { top, height } = document.querySelector(selector).getBoundingClientRect();
  return [selector, Math.round(top), Math.round(height)];
})"""


def test_the_table_is_drawn_before_python_starts_and_does_not_move(faulty_page: Page, server: SiteServer) -> None:
    page = faulty_page
    page.set_viewport_size({"width": 390, "height": 844})
    without_pauses(page)
    put(page, game=save_of(some_game(3)))
    person = Person(page)
    person.go(f"{server.address}play/")
    before = page.evaluate(RECTS)
    page.route("**/*.wasm", lambda route: route.abort())  # so Python cannot start
    page.reload()
    expect(page.locator("#hand button").first).to_be_visible()
    assert page.evaluate(RECTS) == before
    page.evaluate("delete localStorage['casino.table']")
    addresses = (("?ref=mail&utm_source=x&sound=on", 0), ("?seats=3", 1), ("#game=classic/k/5S", 1))
    for address, waits in addresses[:: amount(2, 1)]:
        page.goto(f"{server.address}about/")
        page.goto(f"{server.address}play/{address}")
        expect(page.locator("#play[data-waiting]")).to_have_count(waits)
