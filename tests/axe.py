"""What axe, which checks pages for accessibility, finds wrong on one."""

from typing import Any

from playwright.sync_api import Frame, Page

from web.generator.paths import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")

# Only what is wrong is told in full and handed over, as the rest is most of the work.
CHECK = """async (options) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...options });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}"""


RESTED = """async () => {
  await new Promise(requestAnimationFrame);
  const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.all(changing.map(({ finished }) => finished));
}"""
"""Waits until colours have changed."""


def faults(page: Page | Frame, **options: Any) -> list[Any]:
    """The rules that a page or a frame breaks, each with the markup that does; options are those of axe.run()."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[Any] = page.evaluate(CHECK, options)
    return found


def faults_by_day_and_night(page: Page, **options: Any) -> list[Any]:
    """The same, of a page that follows the system, in light and in dark."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.evaluate(RESTED)
        found += [[theme, *fault] for fault in faults(page, **options)]
    return found
