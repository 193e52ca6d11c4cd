"""Sounds and vibration: nothing is loaded before they are turned on, and then they accompany the cards."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.person import Person, without_pauses
from web.generator.serve import SiteServer

COUNTED = """
  window.made = 0;
  const plain = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.made += 1; return plain.call(this); };
  window.shaken = [];
  navigator.vibrate = (pattern) => { window.shaken.push(...pattern); return true; };
"""


def test_sounds_come_when_they_are_turned_on_and_not_before(page: Page, server: SiteServer) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.add_init_script(COUNTED)
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=sounds&bots=otto")
    person.play()
    assert not [address for address in fetched if "js/sound" in address]
    assert page.evaluate("[window.made, window.shaken]") == [0, []]
    person.menu("Settings")
    person.dialog().get_by_role("group", name="Sounds").get_by_label("On").check()
    person.dialog().get_by_role("group", name="Vibration").get_by_label("On").check()
    person.settle()
    page.keyboard.press("Escape")
    person.settle()
    person.play()
    page.wait_for_function("() => window.made > 1")
    page.wait_for_function("() => window.shaken.includes(60)")
