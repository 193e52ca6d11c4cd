"""The shared result of a daily deal, as text and as a picture. Neither reveals the cards.

A row of marks shows who won each part of the score; the marks differ in shape, not only in colour.
"""

from collections.abc import Sequence

from web.page.deals import PARTS, Deals
from web.page.phrases import Phrases, escaped

OPPONENT = "nia"
SIGNS = {"+": "●", "-": "○", "=": "◐", "0": "–"}

# The colours of the picture, the same as in the light theme of tokens.css.
PAPER, WATER, FOAM, INK, QUIET, ACCENT = "#f9f6f0", "#b5d3d2", "#fffdfa", "#1b2530", "#45525d", "#006074"
RING = f'<circle r="24" fill="none" stroke="{ACCENT}" stroke-width="5"/>'
SHAPES = {  # the marks, drawn as shapes because a font may lack them
    "+": f'<circle r="26" fill="{ACCENT}"/>',
    "-": RING,
    "=": f'{RING}<path d="M0-26A26 26 0 0 0 0 26Z" fill="{ACCENT}"/>',
    "0": f'<path d="M-16 0H16" stroke="{QUIET}" stroke-width="5"/>',
}
FISH = (  # the mark of the site
    "M0-50C8-29 45-15 45 13C45 29 33 37 21 37C13 37 7 34 3 28C4 39 9 46 17 50H-17C-9 46-4 39-3 28C-7 34-13 37-21 37"
    "C-33 37-45 29-45 13C-45-15-8-29 0-50ZM3.5 -20a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z"
)
SIZE, SHORE = 1080, 790
WAVE = "M-40 0q30-18 60 0" + "t60 0" * 19
WAVES = (800, 1056)
MAX_FRIENDS = 3  # friends named in a picture


class Result:
    """The result of a daily deal in words and as a picture."""

    def __init__(self, phrases: Phrases, deals: Deals, day: str) -> None:
        """Take the sentences, the stored deals, and a day with a result."""
        self._say = phrases.plain
        self._day = phrases.plain_day(day)
        self._against = phrases.name("bot", OPPONENT)
        self._score = between(deals.results[day])
        self._marks = deals.played[day]["marks"] if day in deals.played else ""
        par = [f"{phrases.name('bot', str(made[0]))} {between(made[1:])}" for made in deals.pars.get(day, [])]
        self._par = self._say("days.share.par", scores=self._say("locale.list").join(par)) if par else ""
        self._friends = [f"{made[0]} {between(made[1:])}" for made in deals.friends.get(day, [])]

    def text(self, address: str) -> str:
        """Return a few plain lines: the day, the score, the marks, par, friends, and the address."""
        lines = [self._say("days.share.title", day=self._day)]
        lines.append(self._say("days.share.score", score=self._score, who=self._against))
        if self._marks:
            names = self._say("locale.list").join([self._say(f"days.part.{part}") for part in PARTS])
            lines.append(f"{' '.join([SIGNS[mark] for mark in self._marks])}  {names}")
        return "\n".join(lines + ([self._par] if self._par else []) + self._friends + [address])

    def picture(self) -> str:
        """Return the picture as SVG."""
        lines = ([self._par] if self._par else []) + self._friends[-MAX_FRIENDS:]
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">',
            f'<rect width="{SIZE}" height="{SIZE}" fill="{PAPER}"/>',
            f'<path d="M0 {SHORE}H{SIZE}V{SIZE}H0Z" fill="{WATER}"/>',
        ]
        parts += [
            f'<path transform="translate(0 {height})" d="{WAVE}" fill="none" stroke="{FOAM}" stroke-width="4"/>'
            for height in WAVES
        ]
        turned = "translate(540 150) rotate(-90) scale(1.5)"
        parts.append(f'<path transform="{turned}" fill="{ACCENT}" fill-rule="evenodd" d="{FISH}"/>')
        parts.append(_line(self._say("days.share.name"), 300, 60, INK))
        parts.append(_line(self._day, 362, 40, QUIET))
        parts.append(_line(self._score, 545, 170, ACCENT))
        parts.append(_line(self._say("days.share.against", who=self._against), 610, 40, INK))
        parts += [self._mark(place, mark) for place, mark in enumerate(self._marks)]
        parts += [_line(line, 862 + 56 * place, 36, INK) for place, line in enumerate(lines)]
        return "".join(parts) + "</svg>"

    def _mark(self, place: int, mark: str) -> str:
        """Draw a mark above its name."""
        name = escaped(self._say(f"days.part.{PARTS[place]}"))
        words = f'<text y="64" text-anchor="middle" font-family="system-ui,sans-serif" font-size="30" fill="{QUIET}">'
        return f'<g transform="translate({170 + 185 * place} 690)">{SHAPES[mark]}{words}{name}</text></g>'


def between(points: Sequence["int | str"]) -> str:
    """Return points with a dash between them."""
    return "–".join([str(each) for each in points])


def _line(text: str, height: int, size: int, colour: str) -> str:
    """Draw a centred line of text, smaller if it is long."""
    size = min(size, 2000 // max(1, len(text)))
    return (
        f'<text x="{SIZE // 2}" y="{height}" text-anchor="middle" font-family="Palatino,Georgia,serif"'
        f' font-size="{size}" fill="{colour}">{escaped(text)}</text>'
    )
