"""Accessibility checks of a page with axe."""

from typing import Any, Literal

from playwright.sync_api import Frame, Page

from tests.engine.amount import amount
from web.generator.paths import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")

# Report only violations in full: the details of passed rules would be most of the work.
CHECK = """async (options) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...options });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}"""


END_ANIMATIONS = """() => {
  for (const animation of document.getAnimations()) {
    if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
  }
}"""
"""Ends the movements of dialogs and the changes of colours. Waiting for them could take for ever: a window without
animation frames, as a busy machine can have, never ends them."""


OF_COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""The rules whose result depends on the theme."""

BUT_COLOURS = {"rules": {name: {"enabled": False} for name in OF_COLOURS["runOnly"]}}
"""All other rules. Those of colours take as long as all others together."""

THEMES: tuple[tuple[Literal["light", "dark"], dict[str, Any]], ...] = (
    ("light", amount(BUT_COLOURS, {})),
    ("dark", OF_COLOURS),
)
"""The themes with the options that choose the rules to check in each."""


def faults(page: Page | Frame, **options: Any) -> list[Any]:
    """Return the rules that a page or frame violates, with the offending markup; options are those of axe.run()."""
    page.evaluate(END_ANIMATIONS)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    violations: list[Any] = page.evaluate(CHECK, options)
    return violations


def faults_by_day_and_night(page: Page, **options: Any) -> list[Any]:
    """Check a page that follows the system's theme: by the rules of colours in dark, and by all others in light.

    A full run checks the colours in light, too.
    """
    violations = []
    for theme, rules in THEMES:
        page.emulate_media(color_scheme=theme)
        violations += [[theme, *fault] for fault in faults(page, **options, **rules)]
    return violations
