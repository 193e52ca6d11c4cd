"""The table at several sizes and in every look: accessibility, motion, layout shifts and announcements."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from casino_core.game import Game
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from tests.axe import BUT_COLOURS, OF_COLOURS, faults, faults_by_day_and_night
from tests.browser.person import Person, put, save_of, some_game, without_pauses
from tests.engine.amount import FULL, amount
from web.generator.serve import SiteServer
from web.shared.settings import DEFAULTS, SETTINGS
from web.worker.session.openings import seeds
from web.worker.words.people import YOU

SIZES = ((320, 568), (390, 844), (768, 1024), (1440, 900))


@pytest.mark.parametrize("width", amount([390], [390, 1440]))
def test_axe_finds_nothing(page: Page, server: SiteServer, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    put(page, game=save_of(some_game(30)))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    person.choose(0)
    assert faults_by_day_and_night(page) == []
    a_tap_on_the_score_shows_what_counts(page, person)
    for opens in ("Settings", "Link to this game", "Open a game"):  # test_own_games.py checks the form for a new game
        page.get_by_role("button", name="Menu").click()
        person.settle()
        if opens == "Settings":
            assert faults_by_day_and_night(page) == []
        person.unfold()
        person.dialog().get_by_role("button", name=opens).click()
        expect(person.dialog().get_by_role("heading", level=2)).to_have_text(opens)
        assert (faults_by_day_and_night(page) if FULL else faults(page, **BUT_COLOURS)) == []
        page.keyboard.press("Escape")
        expect(person.dialog()).to_have_count(0)


def a_tap_on_the_score_shows_what_counts(page: Page, person: Person) -> None:
    """Open and close the dialog on what scores, by mouse and by keyboard."""
    score = page.get_by_role("button", name="what scores")
    size = score.bounding_box()
    assert size is not None
    assert size["height"] >= 44
    score.click()
    lines = person.dialog().locator(".counts li")
    expect(lines.first).to_have_text("The game is played to 21. Points are counted at the end of the round.")
    assert {"Most cards, 3 points", "Most spades, 1 point"} <= {*lines.locator("span:first-child").all_text_contents()}
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
    expect(score).to_be_focused()
    page.keyboard.press("Enter")
    person.dialog().get_by_role("button", name="Done").click()
    expect(person.dialog()).to_have_count(0)


def test_axe_finds_nothing_in_any_look(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    put(page, game=save_of(some_game(30, variant_rules("classic", 3))))
    without_pauses(page, counters="open", warning="on")
    person = Person(page)
    person.go(f"{server.address}play/")
    person.choose(0)
    ways = [{"table": table, "theme": theme} for table in SETTINGS["table"] for theme in ("light", "dark")]
    ways += [{"palette": palette, "faces": faces} for palette in SETTINGS["palette"] for faces in SETTINGS["faces"]]
    for way in ways[:: amount(4, 1)]:
        page.evaluate("(way) => { Object.assign(document.documentElement.dataset, way); }", {**DEFAULTS, **way})
        assert faults(page, **amount(OF_COLOURS, {})) == [], way


FAMILY = {
    "points of the round": ("michigan", 3, "fines"),
    "six seats": ("california", 6, "builds"),
    "twelve cards": ("german", 2, "builds"),
    "open piles": ("sotho", 4, "builds"),
    "plucking": ("pluck", 2, "extras"),
    "a turn half-way": ("swazi", 3, "extras"),
}


@pytest.mark.parametrize(("variant", "seats", "wanted"), [*FAMILY.values()][amount(3, 0) :: amount(6, 1)])
def test_axe_finds_nothing_at_other_tables(
    page: Page, server: SiteServer, variant: str, seats: int, wanted: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    put(page, game=save_of(game_with(wanted, variant_rules(variant, seats))))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    if wanted == "fines":
        page.locator("#do-counts").click()
        person.settle()
    elif wanted == "builds":
        page.keyboard.press("1")
        person.settle()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def game_with(wanted: str, rules: Rules) -> Game:
    """Return a game at a decision of the person, with what is wanted.

    "extras": a card already played in the turn; "fines": a fine that was paid; "builds": at least two builds.
    """
    for plays in range(500):
        game = some_game(plays, rules)
        position = game.position
        features = {
            "extras": position.variant_state.played,
            "fines": position.variant_state.fines,
            "builds": position.builds[1:],
        }
        if features[wanted] and not game.round_over and position.actor == YOU:
            return game
    raise AssertionError(f"no {wanted} in 500 plays")


LAYOUT_DONE = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
  setTimeout(done, 5_000);
})"""


def sized(page: Page, width: int, height: int) -> None:
    """Resize the window and wait for the layout, but only a few seconds, in case the window has stopped drawing."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(LAYOUT_DONE)


def test_a_turn_at_every_size(page: Page, server: SiteServer) -> None:
    put(page, game=save_of(some_game(21, variant_rules("classic", 3))))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    for width, height in SIZES[:: amount(2, 1)]:
        sized(page, width, height)
        person.choose(0)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for act in page.locator("#acts .act").all():
            box = act.bounding_box()
            assert box
            assert box["height"] >= 44, (width, box, act.inner_text())
            assert box["y"] + box["height"] <= height + 1
        page.keyboard.press("Escape")
        person.settle()
        person.play()


def test_cards_move_unless_motion_is_reduced_and_nothing_jumps(page: Page, server: SiteServer) -> None:
    page.add_init_script("""
      window.jumped = [];
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
          if (!hadRecentInput) window.jumped.push([value, sources.map(({ node }) => node?.id || node?.className)]);
      }).observe({ type: "layout-shift", buffered: true });
      window.travelled = 0;
      const plain = Document.prototype.startViewTransition;
      Document.prototype.startViewTransition = function (act) { window.travelled += 1; return plain.call(this, act); };
    """)
    without_pauses(page, speed="fast")
    person = Person(page)
    person.go(f"{server.address}play/?seed=travel")
    for size in SIZES[1 :: amount(3, 2)]:
        sized(page, *size)
        page.wait_for_timeout(300)  # layout shifts are reported with a delay
        page.evaluate("window.jumped = []")
        for _ in range(amount(1, 2)):
            person.play()
        page.wait_for_timeout(300)
        assert page.evaluate("window.jumped") == []
    assert page.evaluate("window.travelled") >= 2
    assert page.evaluate("document.activeViewTransition ?? null") is None
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("window.travelled = 0")
    person.play()
    assert page.evaluate("window.travelled") == 0


def test_what_happens_is_announced_once(page: Page, server: SiteServer) -> None:
    page.add_init_script("""
      window.announcements = [];
      addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        window.announcements.push(document.getElementById("say").textContent);
      }).observe(document.getElementById("say"), { childList: true, characterData: true, subtree: true }));
    """)
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed={next(seeds())}")
    person.choose(0)
    person.acts.last.click()
    person.settle()
    choices, mine, nias = page.evaluate("window.announcements")
    assert choices.startswith("You can: ") or choices.endswith("choices.")
    assert mine.startswith("You ")
    assert nias.startswith("Nia ")
    assert nias.endswith("Your turn.")
    assert page.locator("[aria-live], [role=status], [role=log]").count() == page.locator("#say, [data-update]").count()
