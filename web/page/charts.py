"""Charts as SVG: drawings of 100 by 100 units that stretch to any shape, next to words that keep their size.

Titles are passed as markup, and so are ``words``, which describe a drawing to screen readers.
"""

from collections.abc import Sequence

from web.page.phrases import escaped, fixed, signed

BEYOND = 1 / 6  # the part of the ladder's height that is added below and above it
LEVEL = '<path d="M0 50H100" class="level"/>'


def share(title: str, words: str, shares: Sequence[float], ends: tuple[str, str]) -> str:
    """Draw a share from 0 to 1 over time as a line; ends are the labels of 1 and 0."""
    step = 100 / max(1, len(shares) - 1)
    points = " ".join([f"{fixed(place * step)},{fixed(100 - 100 * share)}" for place, share in enumerate(shares)])
    line = f'<polyline points="{points}" class="line"/>' if len(shares) > 1 else ""
    return _figure(title, words, LEVEL + line, ends)


def bars(title: str, words: str, numbers: Sequence[int]) -> str:
    """Draw numbers as bars above and below 0."""
    top = max(1, *map(abs, numbers))
    # Even a single game should look like a bar, and not fill the drawing.
    width = 100 / max(10, len(numbers))
    drawing = ""
    for place, each in enumerate(numbers):
        high = 50 * abs(each) / top
        down = 50 - high if each > 0 else 50
        where = f'x="{fixed((place + 0.15) * width)}" y="{fixed(down)}"'
        size = f'width="{fixed(0.7 * width)}" height="{fixed(high)}"'
        drawing += f'<rect {where} {size} class="{"ahead" if each > 0 else "behind"}"/>'
    return _figure(title, words, drawing + LEVEL, (signed(top), signed(-top)))


def ladder(words: str, rungs: Sequence[tuple[str, float]], course: Sequence[tuple[int, float, float]]) -> str:
    """Draw the rungs of a ladder, given as names and heights, and the height of a person over time.

    Each item of ``course`` is a number of games played, the height after these games, and half its interval.
    """
    heights = [height for _, height in rungs]
    beyond = BEYOND * (max(heights) - min(heights))
    low, high = min(heights) - beyond, max(heights) + beyond
    many = course[-1][0]

    def down(height: float) -> str:
        """Return the distance of a height from the top of the drawing, as text, clamped to the drawing."""
        return fixed(max(0.0, min(100.0, 100 * (high - height) / (high - low))))

    def edge(sign: int) -> list[str]:
        """Return the points of the line (``sign`` 0), or of the upper (1) or lower (-1) edge of the interval.

        The first point extends the line to the left edge of the drawing.
        """
        points = [f"{fixed(100 * games / many)},{down(each + sign * half)}" for games, each, half in course]
        return [f"0,{points[0].split(',')[1]}"] + points  # noqa: RUF005 - MicroPython unpacks only into calls

    lines = "".join([f'<path d="M0 {down(height)}H100" class="rung"/>' for height in heights])
    names = "".join([f'<span style="--at:{down(height)}">{escaped(name)}</span>' for name, height in rungs])
    drawing = f'<polygon points="{" ".join(edge(1) + edge(-1)[::-1])}" class="band"/>{lines}'
    drawing += f'<polyline points="{" ".join(edge(0))}" class="line"/>'
    return f'<div class="ladder"><div class="rungs" aria-hidden="true">{names}</div>{_svg(words, drawing)}</div>'


def _figure(title: str, words: str, drawing: str, ends: tuple[str, str]) -> str:
    """Return a figure: a title, a drawing, and the labels of its upper and lower ends."""
    return (
        f"<figure><figcaption>{title}</figcaption>"
        f'<div class="plot"><span aria-hidden="true">{ends[0]}</span><span aria-hidden="true">{ends[1]}</span>'
        f"{_svg(words, drawing)}</div></figure>"
    )


def _svg(words: str, drawing: str) -> str:
    return f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{words}">{drawing}</svg>'
