"""Drills: every answer that they take for right is derived once more, without the engine; a run by keyboard alone."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import combinations

from playwright.sync_api import Page, expect

from tests.axe import faults_by_day_and_night
from tests.page.test_storage import Local
from web.generator.practice import DRILLS, QUESTIONS, Drill, Question, drills
from web.generator.serve import SiteServer
from web.page.backup import merge
from web.page.storage import PRACTICE, Storage
from web.shared.schema import JSON

FACE = re.compile(r"#([2-9TJQKA][SHDC])\"")
SMALL = re.compile(r'aria-label="(\w+) of (\w+)"')
VALUE = re.compile(r'class="value \w+">(\d+)<')
PIPS = {rank: pips for pips, rank in enumerate("A23456789T", 1)}
WORDS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
NUMBERS = dict(zip(WORDS, range(1, 14), strict=True))


@cache
def found() -> dict[str, Drill]:
    """All drills, which are made once and not by who only collects tests."""
    return {drill.id: drill for drill in drills("c.svg")}


def on_table(question: Question) -> list[tuple[str, int, int]]:
    """The options: of each the rank, "" for a build, its value, 0 for a court, and how many cards it is."""
    pieces = []
    for option in question.options:
        value, cards = VALUE.search(option), FACE.findall(option)
        rank = "" if value else cards[0][0]
        pieces.append((rank, int(value[1]) if value else PIPS.get(rank, 0), len(cards)))
    return pieces


def sets_of(held: str, table: list[tuple[str, int, int]]) -> list[frozenset[int]]:
    """Everything that a card can take by itself: its equals, the builds of its value, and loose cards that make it."""
    own = PIPS.get(held[0], 0)
    found = [
        frozenset({n}) for n, (rank, value, _) in enumerate(table) if rank == held[0] or (not rank and value == own)
    ]
    loose = [n for n, (rank, value, _) in enumerate(table) if rank and value]
    for size in range(2, len(loose) + 1):
        found += [frozenset(some) for some in combinations(loose, size) if sum(table[n][1] for n in some) == own]
    return found


def largest(sets: list[frozenset[int]], table: list[tuple[str, int, int]], free: frozenset[int]) -> int:
    """How many cards can be taken at most by sets that have nothing in common."""
    fitting = [one for one in sets if one <= free]
    here = [sum(table[n][2] for n in one) + largest(sets, table, free - one) for one in fitting]
    return max(here, default=0)


def asked(question: Question) -> str:
    """The card that a question is about."""
    (held,) = FACE.findall(question.shown)
    return str(held)


def test_there_are_enough_of_each_and_none_twice() -> None:
    assert set(found()) == set(DRILLS)
    for drill in found().values():
        assert len(drill.questions) == QUESTIONS
        assert len({(question.shown, question.options) for question in drill.questions}) > QUESTIONS - 5


def test_everything_that_a_card_can_take_is_right() -> None:
    for question in found()["every"].questions:
        table = on_table(question)
        (right,) = question.right
        assert right == frozenset().union(*sets_of(asked(question), table))
        assert right < set(range(len(table)))


def test_the_largest_captures_are_right() -> None:
    for question in found()["most"].questions:
        table = on_table(question)
        sets, all_of_it = sets_of(asked(question), table), frozenset(range(len(table)))
        most = largest(sets, table, all_of_it)
        for right in question.right:
            assert sum(table[n][2] for n in right) == most == largest(sets, table, right)


def numbers(html: str) -> list[int]:
    """The cards that are named in running text, as numbers."""
    return [NUMBERS[rank] for rank, _ in SMALL.findall(html)]


def test_plays_are_allowed_where_the_numbers_come_out() -> None:
    for question in found()["may"].questions:
        (right,) = question.right
        hand = [PIPS.get(card[0], 0) for card in FACE.findall(question.shown.partition("You hold")[2])]
        for place, option in enumerate(question.options):
            own, *others = numbers(option)
            builds = [int(value) for value in re.findall(r"the build of (\d+)", option)]
            if option.startswith("take"):
                fits = own > 10 or _splits([*others, *builds], own)
            else:
                value = int(option.split()[1])
                assert own + sum(others) + sum(builds) == value
                owed = [int(each) for each in re.findall(r"Your \w+ build of (\d+)", question.shown)]
                fits = hand.count(value) - (own == value) > 0 and not (own in owed and hand.count(own) == 1)
            assert fits == (place in right), option


def _splits(some: list[int], own: int) -> bool:
    """Whether numbers fall into groups that each make a sum."""
    if not some:
        return True
    first, rest = some[0], some[1:]
    for size in range(len(rest) + 1):
        for others in combinations(range(len(rest)), size):
            if first + sum(rest[n] for n in others) == own:
                left = [number for n, number in enumerate(rest) if n not in others]
                if _splits(left, own):
                    return True
    return False


def test_whoever_did_something_last_owns_a_build() -> None:
    for question in found()["whose"].questions:
        (right,) = question.right
        last = re.sub(r"<[^>]+>", "", question.shown.rpartition("<li>")[2])
        assert [place for place, name in enumerate(question.options) if last.startswith(name)] == [*right]


def test_what_was_not_shown_is_left() -> None:
    for question in found()["left"].questions:
        rank = WORDS.index({"sixes": "six"}.get(word := _rank(question.ask), word[:-1])) + 1
        (right,) = question.right
        assert [*right] == [4 - numbers(question.shown).count(rank)]


def _rank(ask: str) -> str:
    found = re.match(r"How many (\w+) ", ask)
    assert found
    return found[1]


def test_a_run_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{server.address}practice/whose/")
    page.get_by_role("checkbox", name="With a clock").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    for number in range(1, 11):
        expect(page.locator("#number")).to_have_text(f"Question {number} of 10")
        expect(page.locator(".option").first).to_be_focused()
        if number == 1:
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator("#verdict")).not_to_be_empty()
        expect(page.locator("#why")).to_contain_text("owns a build")
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        if number == 1:
            assert faults_by_day_and_night(page) == []
        page.keyboard.press("Enter")
    expect(page.locator("#result h2")).to_be_focused()
    told = page.locator("#result h2").inner_text()
    right, seconds = re.findall(r"\d+", told)[0], re.findall(r"in (\d+) seconds", told)[0]
    stored = json.loads(page.evaluate("localStorage['casino.practice'] ?? '{}'"))
    assert stored.get("data", {}).get("whose", [0, 0])[0] == int(right)
    page.goto(f"{server.address}practice/")
    if int(right):
        expect(page.locator("li[data-drill=whose]")).to_contain_text(f"Best run: {right} of 10 in {seconds} seconds")
    page.goto(f"{server.address}practice/every/")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Check").click()
    expect(page.locator("#verdict")).to_contain_text("Not quite")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_best_runs_come_with_a_copy() -> None:
    here = Storage(Local(), "a")
    here.write(PRACTICE, {"most": [9, 0]})
    given: dict[str, JSON] = {"most": [10, 5], "left": [7, 31], "may": [True, 1], "whose": "x", "every": [1]}
    merge(here, {"games": [], "values": {PRACTICE: given}})
    assert here.read(PRACTICE)[0] == {"most": [9, 0], "left": [7, 31]}
