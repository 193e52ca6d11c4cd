"""The table in a real browser: whatever lies on it, at every size, all of it can be seen and reached."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import NewPage
from tests.table.gallery import SIZES, pages
from web.generator.paths import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
MORE_SIZES = (*SIZES, "844x390", "1366x650")

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
  scrollTo(0, 0);
  const told = document.querySelector("#log[data-state]")?.getBoundingClientRect();
  if (told && (told.bottom > innerHeight || !hit(document.querySelector("#log"), told.left + 20, told.bottom - 6)))
    wrong.push("the refusal is out of sight");
  return wrong;
}"""


@pytest.mark.parametrize("size", MORE_SIZES)
def test_everything_has_room(new_page: NewPage, size: str) -> None:
    width, height = map(int, size.split("x"))
    page = new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    wrong: dict[str, Any] = {}
    for name, text in pages().items():
        page.set_content(text)
        if faults := page.evaluate(SEEN):
            wrong[name] = faults
    assert wrong == {}


@pytest.mark.parametrize(("width", "scheme"), [(390, "light"), (1440, "dark")])
def test_axe_finds_nothing(new_page: NewPage, width: int, scheme: str) -> None:
    page = new_page(viewport={"width": width, "height": 844}, color_scheme=scheme, reduced_motion="reduce")
    wrong: dict[str, Any] = {}
    for name, text in pages().items():
        page.set_content(text)
        page.evaluate(AXE)
        found = page.evaluate("axe.run(document)")["violations"]
        if found:
            wrong[name] = [(fault["id"], fault["nodes"][0]["html"]) for fault in found]
    assert wrong == {}
