"""The deal of the day follows the visitor's local date: the clock of the whole browser is moved, workers included."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.person import Person, without_pauses
from tests.conftest import NewPage, wait_ready
from tests.engine.amount import FULL, amount
from web.generator.serve import SiteServer

MOVED = """if (!globalThis.moved) {
  globalThis.moved = true;
  const Real = Date, now = () => Real.now() + MOVE;
  globalThis.Date = new Proxy(Real, {
    construct: (real, parts, made) => Reflect.construct(real, parts.length ? parts : [now()], made),
    apply: () => new Real(now()).toString(),
    get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
  });
}
"""
"""Moves the clock of a page or worker by MOVE milliseconds."""

MOMENTS = [
    ("Pacific/Auckland", "2026-11-22T23:57"),
    ("Pacific/Honolulu", "2026-11-22T00:03"),
    ("America/New_York", "2026-11-01T23:57"),  # the hour is set back
    ("Europe/Berlin", "2026-03-29T23:57"),  # the hour is set forward
    ("Asia/Kathmandu", "2027-02-28T23:57"),
    ("America/St_Johns", "2028-02-28T23:57"),  # the eve of a leap day
    ("Asia/Tokyo", "2028-02-29T23:57"),
    ("Europe/London", "2026-12-31T23:57"),  # in week 53
    ("Pacific/Kiritimati", "2027-01-01T00:03"),
    ("Pacific/Pago_Pago", "2027-01-03T23:57"),
    ("Australia/Lord_Howe", "2027-04-03T23:57"),
]
"""Time zones, each with a moment close to local midnight."""


def set_clock(context: BrowserContext, at: datetime) -> None:
    """Set the clock of all pages and workers to a moment; it runs on from there."""
    moved = MOVED.replace("MOVE", f"({round(at.timestamp() * 1000)} - {round(datetime.now().timestamp() * 1000)})")  # noqa: DTZ005

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=f"{moved}{response.text()}")

    context.unroute_all()
    context.route(lambda url: "/js/engine." in url or "/engine-" in url, answer)
    context.add_init_script(moved)


def deal_of(page: Page) -> str:
    """Return the day of the deal on the table."""
    save = page.evaluate("JSON.parse(JSON.parse(localStorage.getItem('casino.game')).data).game")
    return str(save).partition("daily-")[2][:10]


@pytest.mark.parametrize(("zone", "moment"), MOMENTS[: amount(1, len(MOMENTS))], ids=lambda one: one)
def test_a_deal_of_the_day_over_midnight(new_page: NewPage, server: SiteServer, zone: str, moment: str) -> None:
    at = datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone))
    page = new_page(timezone_id=zone)
    without_pauses(page)
    set_clock(page.context, at)
    person = Person(page)
    page.goto(f"{server.address}play/?daily=today")
    person.arrive()
    assert deal_of(page) == moment[:10]
    person.choose(0)
    address, game = page.url, page.evaluate("localStorage.getItem('casino.game')")
    has_today(page, server, at)
    if not FULL:
        return
    later = new_page(timezone_id=zone)
    without_pauses(later)
    set_clock(later.context, at + timedelta(days=1))
    later.add_init_script(f"localStorage.setItem('casino.game', {json.dumps(game)})")
    later.goto(address)
    Person(later).arrive()
    assert deal_of(later) == moment[:10]  # the deal that was begun on the day before
    has_today(later, server, at + timedelta(days=1))


def has_today(page: Page, server: SiteServer, at: datetime) -> None:
    """Check that the calendar marks the visitor's local date at a moment as today."""
    page.goto(f"{server.address}daily/")
    wait_ready(page)
    expect(page.locator("[aria-current=date]")).to_contain_text(str(at.day))
