"""The table in a real browser: whatever lies on it, at every size, all of it can be seen and reached."""

from __future__ import annotations

from typing import Any, Literal

from tests.axe import faults
from tests.conftest import NewPage
from tests.engine.amount import amount
from tests.table.gallery import SIZES, pages

MORE_SIZES = (*SIZES, "844x390", "1366x650")
LOOKS: tuple[tuple[int, Literal["light", "dark"]], ...] = ((390, "light"), (1440, "dark"))
"""Each sample is looked at in one of them in turn, or with CASINO_TESTS=full in both."""

SEEN = """() => {
  const hit = (element, x, y) => element.contains(document.elementFromPoint(x, y));
  const inside = (box) => box.left >= -1 && box.right <= innerWidth + 1;
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is wider than the screen");
  if (document.querySelector("dialog")) return wrong;
  const zones = ":is(#hand, #ways, #acts, #bar, #field, [data-open] > .pile)";
  for (const element of document.querySelectorAll(`${zones} :is(a, button, summary, .card, .build)`)) {
    if (element.closest(".made")) continue;
    element.scrollIntoView({ block: element.closest("#field, .pile") ? "center" : "nearest" });
    const box = element.getBoundingClientRect();
    if (!inside(box)) wrong.push(`${element.id} sticks out`);
    if (element.closest("#acts") && element.scrollWidth > element.clientWidth) wrong.push(`${element.id} runs over`);
    if (box.width < 24 || box.height < 24) wrong.push(`${element.id} is small`);
    if (element.parentElement.matches(".fan")) continue;
    if (!hit(element, box.left + 12, box.top + 12)) wrong.push(`${element.id} is covered`);
  }
  for (const scrolled of document.querySelectorAll("*")) scrolled.scrollTo(0, 0);
  const told = document.querySelector("#log[data-state]")?.getBoundingClientRect();
  if (told && (told.bottom > innerHeight || !hit(document.querySelector("#log"), told.left + 20, told.bottom - 6)))
    wrong.push("the refusal is out of sight");
  return wrong;
}"""


def test_everything_has_room(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    wrong: dict[str, Any] = {}
    for name, text in pages().items():
        page.set_content(text)
        for size in MORE_SIZES:
            width, height = map(int, size.split("x"))
            page.set_viewport_size({"width": width, "height": height})
            if missing := page.evaluate(SEEN):
                wrong[f"{name} {size}"] = missing
    assert wrong == {}


def test_axe_finds_nothing(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    wrong: dict[str, Any] = {}
    for number, (name, text) in enumerate(pages().items()):
        page.set_content(text)
        for width, scheme in amount(LOOKS[number % 2 :][:1], LOOKS):
            page.set_viewport_size({"width": width, "height": 844})
            page.emulate_media(color_scheme=scheme)
            if found := faults(page):
                wrong[f"{name} {width} {scheme}"] = found
    assert wrong == {}
