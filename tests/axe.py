"""Accessibility checks of a page with axe."""

from typing import Any, Literal

from playwright.sync_api import Frame, Page

from tests.engine.amount import amount
from web.generator.paths import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")

# Report only violations in full, because collecting the details of passed rules would take most of the time.
CHECK = """async (options) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...options });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}"""


END_ANIMATIONS = """() => {
  for (const animation of document.getAnimations()) {
    if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
  }
}"""
"""JavaScript that finishes the animations of dialogs and colours at once. Waiting for their end could take for ever,
because on a busy machine a window may get no animation frames."""


OF_COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""Options of axe that run only the rules about colours, whose results depend on the theme."""

BUT_COLOURS = {"rules": {name: {"enabled": False} for name in OF_COLOURS["runOnly"]}}
"""Options of axe that run all other rules. The rules about colours take as long as all others together."""

THEMES: tuple[tuple[Literal["light", "dark"], dict[str, Any]], ...] = (
    ("light", amount(BUT_COLOURS, {})),
    ("dark", OF_COLOURS),
)
"""The themes, each with the options of axe that choose the rules to check in it."""


def faults(page: Page | Frame, **options: Any) -> list[Any]:
    """Return [rule, offending markup] for each rule that a page or frame violates; options are those of axe.run()."""
    page.evaluate(END_ANIMATIONS)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    violations: list[Any] = page.evaluate(CHECK, options)
    return violations


def faults_by_day_and_night(page: Page, **options: Any) -> list[Any]:
    """Return the faults of a page that follows the system's theme, each as [theme, rule, offending markup].

    The dark page is checked by the rules about colours, and the light page by all other rules. A full run checks the
    colours of the light page, too.
    """
    violations = []
    for theme, rules in THEMES:
        page.emulate_media(color_scheme=theme)
        violations += [[theme, *fault] for fault in faults(page, **options, **rules)]
    return violations
