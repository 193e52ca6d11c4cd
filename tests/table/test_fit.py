"""Real positions on phones, measured in a browser: nothing is cut off, lies off the screen, or moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import NewPage
from tests.engine.amount import amount
from tests.table.gallery import SHOW, samples, show
from tests.table.positions import SETTINGS, Setting
from tests.table.samples import DUEL
from web.table.fit import COLUMNS, fitted
from web.table.html import Html, tag
from web.table.table import log

PHONES = ("390x844", "320x568", "844x390")
SCROLLED = "320x568"
"""A size at which the page itself scrolls, so that the layout may be longer than the screen."""

MEASURED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const field = document.querySelector("#field"), acts = document.querySelector("#acts");
  const lies = [...field.querySelectorAll(".card, .build")].map(box), room = box(field);
  const heads = [...document.querySelectorAll(".seats > .seat")].map((seat) => seat.querySelector(".called"));
  return {
    cut: lies.filter((one) => one.top < room.top - 1 || one.bottom > room.bottom + 1 || one.left < 0
      || one.right > room.right + 1).length,
    used: (Math.max(...lies.map((one) => one.bottom)) - Math.min(...lies.map((one) => one.top))) / room.height,
    card: Math.min(...[...field.querySelectorAll(".card")].map((one) => one.offsetWidth)),
    unseen: [...acts.querySelectorAll(".act")].filter((one) => box(one).bottom > Math.min(box(acts).bottom, innerHeight)
      + 1).length,
    over: [...acts.querySelectorAll(".act")].filter((one) => (one.scrollHeight > one.clientHeight + 1
      || one.scrollWidth > one.clientWidth + 1) && (innerWidth > 350 || one.querySelectorAll(".say").length < 9))
      .map((one) => one.textContent),
    wide: document.documentElement.scrollWidth > innerWidth,
    wrapped: heads.filter((name) => box(name.querySelector("strong")).height > 30).length,
  };
}"""

LARGE = {
    21: ("390x844", "1366x650", "1440x900"),
    24: ("320x568", "390x844", "768x1024", "1280x720", "1366x650", "1440x900"),
    32: ("390x844", "768x1024", "1366x650", "1440x900"),
}
"""The window sizes to test with each default font size of the browser, in pixels."""

COVERED = """() => [...document.querySelectorAll("#field .card")].filter((card) => {
  card.scrollIntoView({ block: "center" });
  const { left, top, height } = card.getBoundingClientRect();
  const seen = (y) => document.elementFromPoint(left + 4, y)?.closest("#field");
  return height < 48 || !seen(top + 4) || !seen(top + 26) || !seen(top + 48);
}).map((card) => card.id)"""
"""A script that returns the ids of cards on the table that, scrolled to, show less than 48 pixels of their height."""

BROKEN = """() => {
  const words = document.createTreeWalker(document.querySelector("#play, .play"), NodeFilter.SHOW_TEXT);
  const range = document.createRange(), broken = [];
  while (words.nextNode()) {
    const text = words.currentNode, around = text.parentElement;
    if (!around.checkVisibility({ visibilityProperty: true }) || around.closest(".visually-hidden, svg")) continue;
    for (const { index, 0: word } of text.data.matchAll(/\\p{L}{3,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) broken.push(word);
    }
  }
  return broken;
}"""
"""A script that returns the words that are broken between letters."""


EQUAL = """() => new Set([...document.querySelectorAll("#acts .act:not(.more) > .line")]
  .map((line) => getComputedStyle(line).fontSize)).size"""
"""A script that returns the number of different font sizes among the choices."""


def shown(page: Page, setting: Setting) -> None:
    """Show a position as the person on turn sees it."""
    show(page, tag("div", Html(setting.render()), class_="play"))


def sized(page: Page, size: str) -> None:
    """Give the window a size."""
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("name", SETTINGS)
def test_a_phone_shows_the_whole_layout_and_every_choice(view: Page, name: str) -> None:
    page = view
    shown(page, SETTINGS[name])
    for size in PHONES:
        sized(page, size)
        seen: dict[str, Any] = page.evaluate(MEASURED)
        assert (seen["cut"], seen["unseen"], seen["wide"], seen["wrapped"], seen["over"]) == (0, 0, False, 0, []), size
        assert page.evaluate(EQUAL) <= 1, size
        assert seen["card"] >= 40, size
        if size != SCROLLED:  # cards are as large as the room allows
            assert seen["card"] >= 57 or seen["used"] > 0.6, size


@pytest.mark.parametrize(
    "name", ["five choices", "twenty and a build", "eight and two builds", "four builds"][: amount(1, 4)]
)
def test_large_letters_cover_no_card_and_break_no_word(new_page: NewPage, name: str) -> None:
    """With fonts of up to 24 pixels ("Very large") or 32 (200%), the layout gives way or the page scrolls."""
    page = new_page(reduced_motion="reduce")
    fonts = page.context.new_cdp_session(page)
    shown(page, SETTINGS[name])
    for font, sizes in LARGE.items():
        fonts.send("Page.setFontSizes", {"fontSizes": {"standard": font, "fixed": font}})
        for size in sizes:
            sized(page, size)
            assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == font
            assert page.evaluate(COVERED) == [], (font, size)
            assert page.evaluate(BROKEN) == [], (font, size)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (font, size)


@pytest.mark.parametrize("size", amount(["320x568"], ["320x568", "390x844"]))  # the narrower phone has less room
def test_large_letters_make_nothing_wider_than_a_phone(new_page: NewPage, size: str) -> None:
    page = new_page(reduced_motion="reduce")
    show(page, Html(""))
    sized(page, size)
    fonts = page.context.new_cdp_session(page)
    fonts.send("Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 24}})
    for name, sample in [*samples().items()][:: amount(2, 1)]:
        page.evaluate(SHOW, sample)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


def test_nothing_on_the_table_moves_when_other_things_are_said(view: Page) -> None:
    page = view
    shown(page, SETTINGS["eight and two builds"])
    boxes = "[...document.querySelectorAll('#field .card, #hand .card')].map((one) => one.getBoundingClientRect())"
    for size in PHONES:
        sized(page, size)
        positions = []
        for words in ("You", "Nia takes 8, 5+3 and her build of 8 with the eight of hearts, and deals four more each."):
            markup = log(replace(DUEL, log=Html(words)))
            page.evaluate("(markup) => { document.querySelector('#log').outerHTML = markup; }", markup)
            positions.append(page.evaluate(boxes))
        assert positions[0] == positions[1], size


def test_more_stays_under_the_finger_that_pressed_it(view: Page) -> None:
    page = view
    few = SETTINGS["eight and two builds"]
    more = replace(few, taps=(*few.taps, "more"))
    for size in (*PHONES, "1440x900"):
        places = []
        for setting in (few, more):
            shown(page, setting)
            sized(page, size)
            places.append(page.locator("#act-more").bounding_box())
            assert page.evaluate(MEASURED)["over"] == [], size
        assert places[0] == places[1], size
    assert replace(few, taps=(*more.taps, "more")).render() == few.render()


def test_rows_are_those_of_the_columns() -> None:
    properties = dict(part.split(":") for part in fitted(20, ()).split(";"))
    assert [int(properties[f"--r{columns}"]) for columns in COLUMNS] == [-(-20 // columns) for columns in COLUMNS]
    assert {properties[f"--p{columns}"] for columns in COLUMNS} == {"0"}
