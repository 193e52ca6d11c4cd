"""The form that builds embeds: from an empty table to a task on a teacher's page, which reports when it is solved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Frame, Page, expect

from casino_core.notation.record import game_file
from tests.browser.person import PLAYS_A_ROUND, Person, some_game, stored
from tests.engine.amount import amount
from web.generator.serve import SiteServer, serving
from web.shared.settings import DEFAULTS

pytestmark = pytest.mark.slow

HOST = """<!doctype html><title>School</title><link rel="icon" href="data:,">
<script>
  const events = [];
  addEventListener("message", ({{ data }}) => events.push(data));
  for (const name of ["solved", "moved"]) addEventListener(name, ({{ detail }}) => events.push({{ name, ...detail }}));
</script>
{line}"""


@pytest.fixture
def school(tmp_path: Path) -> Iterator[SiteServer]:
    """Yield the server of another site."""
    with serving(tmp_path, host="localhost") as running:
        yield running


def frame_of(page: Page, part: str) -> Frame:
    """Wait for the embedded frame whose address contains `part`, and return the frame."""
    for _ in range(100):
        frame = next((frame for frame in page.frames if "/v1/" in frame.url and part in frame.url), None)
        if frame:
            frame.wait_for_load_state()
            return frame
        page.wait_for_timeout(100)
    raise AssertionError([frame.url for frame in page.frames])


def take_with_the_eight(frame: Frame) -> None:
    """Start the table and capture the five and the three with the eight."""
    person = Person(frame)
    frame.page.locator("iframe").scroll_into_view_if_needed()  # a frame out of sight is not painted
    frame.locator("#hand [data-do='hand:8D']").click()
    person.arrive()
    act = frame.locator("#acts [data-do^='act:8Dx']").first
    if not act.is_visible():
        frame.locator("#hand [data-do='hand:8D']").click()
    act.click()
    person.settle()


def test_from_an_empty_table_to_a_solved_task_on_another_page(
    page: Page, server: SiteServer, school: SiteServer
) -> None:
    page.goto(f"{server.address}embed/")
    quick = stored({**DEFAULTS, "speed": "off", "thinking": "quick"})
    page.evaluate("text => { localStorage['casino.settings'] = text; }", quick)
    king = page.locator("[data-card=KS]")
    place = king.evaluate("(card) => [card.offsetLeft, card.parentElement.scrollHeight]")
    for name in ("five of hearts", "three of clubs", "queen of spades"):
        page.get_by_role("button", name=name, exact=True).click()
    assert king.evaluate("(card) => [card.offsetLeft, card.parentElement.scrollHeight]") == place
    expect(page.locator("#laid")).to_have_text("queen of spades: Table")
    page.get_by_role("radio", name="Your reader’s hand").check()
    card = page.get_by_role("button", name="eight of diamonds", exact=True)
    card.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="two of clubs", exact=True).drag_to(page.locator("[data-zone=hand]"))
    assert page.evaluate("casinoPosition.entries()") == [["table", "5H,3C,QS"], ["hand", "8D,2C"]]
    expect(page.locator("#ask-waits")).to_be_visible()
    page.get_by_label("Your question").fill("You play {8D}. What do you take?")
    part = "ask=You"
    take_with_the_eight(frame_of(page, part))
    expect(page.locator("#heard")).to_contain_text("You played 8♦ × 5♥3♣")
    page.get_by_role("button", name="Mark it as right").click()
    expect(page.locator("#ask-waits")).to_be_hidden()
    judged = frame_of(page, "play=8Dx5H3C")
    expect(page.locator("#heard")).to_contain_text("The preview now judges")
    take_with_the_eight(judged)
    expect(page.locator("#heard")).to_contain_text("Solved")
    line = page.get_by_label("Code for your page")
    for way in ("HTML", "Self-sizing HTML"):
        page.get_by_label(way, exact=True).check()
        (school.folder / f"{len(way)}.html").write_text(HOST.format(line=line.input_value()), "utf-8")
    page.get_by_label("Markdown").check()
    assert line.input_value().startswith(f"[You play 8D. What do you take?]({server.address}embed/v1/position/?table=")
    page.get_by_label("HTML", exact=True).check()
    for kind, title in {"A puzzle": "Casino: puzzle of the day", "Rules": "Kasino (Sweden): rules"}.items():
        page.get_by_label(kind, exact=True).check()
        if kind == "Rules":
            page.get_by_label("Game", exact=True).select_option("kasino_se")
        assert f'title="{title}" width="100%" height="799"' in line.input_value()
    page.get_by_label("A puzzle", exact=True).check()
    page.get_by_label("Markdown").check()
    assert line.input_value() == f"[Casino: puzzle of the day]({server.address}puzzles/)"
    page.get_by_label("A game", exact=True).check()
    assert f"[![Kasino (Sweden)]({server.address}diagrams/kasino_se.png)](" in line.input_value().replace(
        ": a game", ""
    )
    for way in amount(("Self-sizing HTML",), ("HTML", "Self-sizing HTML")):
        page.goto(f"http://localhost:{school.server_port}/{len(way)}.html")
        take_with_the_eight(frame_of(page, "play=8Dx5H3C"))
        page.wait_for_function(
            "events.some(({ type, name, play }) => (type ?? name) === 'solved' && play === '8Dx5H3C')"
        )


def test_the_address_fills_the_form_and_faults_are_listed(page: Page, server: SiteServer) -> None:
    page.goto(
        f"{server.address}embed/?table=5H,10S,8=6D2S@0,1X&hand=8D,5H&play=8Dx5H&ask=%3Cimg%20src=x%3E&variant=royall&ace_values=1"
    )
    faults = page.locator("#faults li").all_inner_texts()
    assert faults == [
        "“variant” cannot be “royall”.",
        "“table” has “1X”, which is not a card.",
        "The five of hearts appears twice. Only its first place was used.",
    ]
    assert page.evaluate("casinoPosition.entries()") == [["table", "5H,TS,8=6D2S@0"], ["hand", "8D"]]
    assert page.get_by_label("House rules").input_value() == "ace_values=1"
    # The play that the address calls right is not legal, so the page gives no code.
    expect(page.locator("#checked")).to_contain_text("“play” in the address is wrong at “8Dx5H”", timeout=60_000)
    expect(page.get_by_label("Code for your page")).to_have_value("")
    expect(page.get_by_role("button", name="Copy the code")).to_be_disabled()
    build = page.locator("[data-zone=build-1]")
    build.get_by_label("Number of the build").fill("9")
    assert page.evaluate("casinoPosition.entries()[0][1]") == "5H,TS,9=6D2S@0"
    page.get_by_role("button", name="ace of spades").click()
    build.get_by_role("radio").check()
    page.get_by_role("button", name="eight of clubs").click()
    assert page.evaluate("casinoPosition.entries()[0][1]") == "5H,TS,AS,8=6D2S.8C@0"
    build.get_by_role("button", name="Remove the build").click()
    page.get_by_role("button", name="five of hearts").click()
    assert page.evaluate("casinoPosition.entries()[0][1]") == "TS,AS"
    page.get_by_role("button", name="Put all cards back").click()
    assert page.locator("[data-zone=deck] .card").count() == 52
    page.get_by_role("button", name="Undo").click()
    assert page.evaluate("casinoPosition.entries()") == [["table", "TS,AS"], ["hand", "8D"]]
    expect(page.locator("#laid")).to_have_text("The last change is undone.")
    page.get_by_role("button", name="Put all cards back").click()
    order = page.locator("[data-zone=deck] .card").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    assert order[:3] == ["AS", "2S", "3S"]
    assert order[-1] == "KC"
    page.goto(f"{server.address}embed/?kind=position&variant=diamond")  # a game without courts
    page.locator("[data-card=TS]").focus()
    for key, card in (("ArrowRight", "AH"), ("ArrowLeft", "TS"), ("Enter", "AH")):
        page.keyboard.press(key)
        expect(page.locator(f"[data-card={card}]")).to_be_focused()


def test_several_hands_two_packs_dragging_by_touch_and_undo(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    finger = page.context.new_cdp_session(page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.goto(f"{server.address}embed/?variant=krypkasino&seats=3&table=5H,5H,8=6D2S@2&hand2=8D&pile2=KC&hand3=2C")
    assert page.locator("#faults li").all_inner_texts() == ["“hand3” is for a player who is not at this table."]
    laid = [["table", "5H,5H,8=6D2S@2"], ["hand2", "8D"], ["pile2", "KC"]]
    assert page.evaluate("casinoPosition.entries()") == laid
    assert page.locator("[data-zone=deck] .card").count() == 104 - 6
    frame = frame_of(page, "position/?variant=krypkasino")
    expect(frame.locator("#bar h1 small")).to_contain_text("deal 1 of 7")
    expect(frame.locator("#bar")).not_to_contain_text("{")
    page.get_by_label("Game", exact=True).select_option("classic")
    assert page.evaluate("casinoPosition.entries()") == [["table", "5H,8=6D2S@2"], *laid[1:]]
    page.locator("input[name=seats][value='seats=2']").evaluate("(one) => one.click()")
    assert page.evaluate("casinoPosition.entries()") == [["table", "5H,8=6D2S"]]
    assert page.locator("[data-zone=deck] .card").count() == 52 - 3
    dragged_by_finger(page, finger, "ace of spades", "[data-zone=hand]")
    assert page.evaluate("casinoPosition.entries()") == [["table", "5H,8=6D2S"], ["hand", "AS"]]
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    undo.click()
    assert page.evaluate("casinoPosition.entries()") == [["table", "5H,8=6D2S@2"], *laid[1:]]
    assert page.locator("input[name=seats]:checked").input_value() == "seats=3"
    undo.click()
    assert page.evaluate("casinoPosition.entries()") == laid
    expect(page.get_by_label("Code for your page")).to_have_value(re.compile("krypkasino&amp;seats=3"), timeout=60_000)
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_the_number_of_a_puzzle_says_its_game(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}embed/?kind=puzzle")
    line = page.get_by_label("Code for your page")
    assert 'title="Casino: puzzle of the day"' in line.input_value()
    number = page.get_by_label("Number of the puzzle")
    number.fill("1")
    expect(page.locator("#number-game")).to_have_text("Puzzle 1 is from Kasino (Finland).")
    assert 'title="Kasino (Finland): puzzle 1"' in line.input_value()
    number.fill("9999")
    expect(page.locator("#number-game")).to_contain_text("There is no puzzle 9999. Numbers go from 1 to ")
    page.get_by_label("A diagram", exact=True).check()
    page.get_by_label("Your question").fill("Which?")
    assert 'title="Which?" width="100%" height="480"' in line.input_value()
    assert "diagram/?ask=Which%3F" in line.input_value()


NOTED = some_game(PLAYS_A_ROUND)
COPIED = {
    "link": f"Look: {{site}}play/#game={NOTED}&bots=otto.",
    "rest of a link": f"{NOTED}&bots=otto",
    "file": game_file(NOTED, {"Bots": "otto"}),
}


def test_a_replay_is_made_of_whatever_was_copied(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}embed/?kind=replay")
    expect(page.locator("#preview")).to_be_hidden()  # there is nothing to show before something is typed
    line, box = page.get_by_label("Code for your page"), page.get_by_label("The game", exact=True)
    for text in (COPIED[name] for name in amount(("link",), (*COPIED,))):
        box.fill(text.replace("{site}", server.address))
        expect(line).to_have_value(re.compile(rf"game={re.escape(str(NOTED))}&amp;bots=otto\""), timeout=60_000)
        box.fill("")
        expect(line).to_have_value("")
    box.fill(f"{str(NOTED)[:-3]}zz")
    expect(page.locator("#checked")).to_contain_text("This cannot be read at character", timeout=60_000)
    expect(line).to_have_value("")


def test_a_build_is_the_next_players_unless_the_engine_allows_another_owner(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}embed/?hand=8S,3D")
    page.get_by_role("button", name="Add a build").click()
    for card in ("six of diamonds", "three of clubs"):
        page.get_by_role("button", name=card, exact=True).click()
    line = page.get_by_label("Code for your page")
    expect(line).to_have_value(re.compile("table=9=6D3C&amp;hand"), timeout=60_000)
    page.get_by_label("Whose build it is").select_option("Your reader’s")
    expect(page.locator("#checked")).to_contain_text("Seat 0 has a build of 9, but no card that takes it")
    expect(line).to_have_value("")


def test_a_series_is_built_task_by_task_and_printed(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}embed/?table=5H,3C&hand=8D,2C&play=8Dx5H3C&ask=Take+with+{{8D}}&wrong=8D:Look+again")
    expect(page.locator("#plays li")).to_contain_text("8♦ × 5♥3♣")
    expect(page.locator("[data-faults]")).to_be_hidden()
    page.get_by_role("button", name="Add another task").click()
    series = page.get_by_role("list", name="Tasks before this one")
    expect(series).to_contain_text("Task 1: Take with 8♦")
    line = page.get_by_label("Code for your page")
    expect(line).to_have_value(re.compile("play=8Dx5H3C&amp;ask="), timeout=60_000)
    page.get_by_role("button", name="four of hearts", exact=True).click()
    expect(line).to_have_value(re.compile("play=8Dx5H3C&amp;ask="))
    page.reload()  # the address keeps the unfinished task, and the tasks before it
    expect(series).to_contain_text("Task 1: Take with 8♦")
    assert page.evaluate("casinoPosition.entries()") == [["table", "4H"]]
    page.get_by_role("radio", name="Your reader’s hand").check()
    page.get_by_role("button", name="four of diamonds", exact=True).click()
    page.get_by_text("Write it instead").click()
    page.get_by_label("A right play, in our notation").fill("4Dx4H")
    page.get_by_role("button", name="Add it").click()
    wanted = "wrong=8D:Look%20again&amp;task=2&amp;table=4H&amp;hand=4D&amp;play=4Dx4H"
    expect(line).to_have_value(re.compile(wanted), timeout=60_000)
    page.evaluate("() => { print = () => { window.paper = document.getElementById('paper').innerText; }; }")
    page.get_by_role("button", name="Print a sheet").click()
    page.wait_for_function("() => window.paper")
    assert [words for words in ("Take with 8♦", "Answers", "4♦ × 4♥") if words not in page.evaluate("paper")] == []
    page.goto(page.url)
    expect(series).to_contain_text("Task 1: Take with 8♦")
    page.get_by_role("button", name="Edit").click()
    expect(series).to_contain_text("Task 2: 4♦ × 4♥")
    assert page.evaluate("casinoPosition.entries()") == [["table", "5H,3C"], ["hand", "8D,2C"]]
    expect(line).to_have_value(re.compile(wanted), timeout=60_000)


def dragged_by_finger(page: Page, finger: CDPSession, card: str, goal: str) -> None:
    """Drag a card by touch to the element that the selector `goal` matches."""
    page.locator("#position details").evaluate("(one) => { one.open = false; }")
    page.get_by_role("button", name="Add a build").evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    places = [page.get_by_role("button", name=card).bounding_box(), page.locator(goal).bounding_box()]
    (x, y), there = [(place["x"] + 20, place["y"] + 20) for place in places if place]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector("[data-drag]")
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 9}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": there[0], "y": there[1]}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
