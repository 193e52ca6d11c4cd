"""Pictures for previews of links on other sites: the cards that characterise a game or a course.

They contain no words, because the bytes must be the same on every machine, whatever fonts it has.
"""

from __future__ import annotations

from base64 import b64encode
from importlib.metadata import version
from pathlib import Path

from resvg_py import svg_to_bytes

from casino_core.rules.variants import VARIANTS
from web.generator.assets import mark
from web.generator.lessons import Lesson, lessons
from web.generator.node import digest
from web.generator.paths import CACHE, Files
from web.generator.pictures import FOLDER, filled
from web.generator.store import made_once
from web.table.html import join, tag
from web.table.stand_alone import COLOURS
from web.worker.match.lesson import parse_course
from web.worker.words.game_list import example_of

WIDTH, HEIGHT = 600, 315
"""The size of a picture in pixels: the minimum for a wide preview, and quick to load."""

GROUND, EDGE = "#b9d2d1", "#7f9da0"
"""The colour of the table, and of the edges of cards."""

MAX_WIDTH, MAX_HEIGHT = 530, 210
"""The largest size, in pixels, of all cards together."""

STEP, GAP, SHAPE = 0.45, 0.3, 1.4
"""The offset of overlapping cards, the gap between groups, and the height of a card, in card widths."""

MAX_LOOSE = 8
"""The maximum number of loose cards in a preview, because more cards would be too small."""

Groups = tuple[tuple[str, ...], ...]


def draw(groups: Groups) -> str:
    """Return groups of cards as an SVG document."""
    width = sum(1 + STEP * (len(group) - 1) for group in groups) + GAP * (len(groups) - 1)
    card = min(MAX_WIDTH / width, MAX_HEIGHT / SHAPE)
    left, top = (WIDTH - card * width) / 2, (HEIGHT - card * SHAPE) / 2
    elements = []
    for group in groups:
        for name in group:
            box = {"x": f"{left:.1f}", "y": f"{top:.1f}", "width": f"{card:.1f}", "height": f"{card * SHAPE:.1f}"}
            face = tag("rect", **box, rx=f"{card * 0.065:.1f}", fill=COLOURS["face"], stroke=EDGE)
            elements += [face, tag("use", href=f"#{name}", **box)]
            left += card * STEP
        left += card * (1 - STEP + GAP)
    mark_data = b64encode(mark().encode()).decode()
    size = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {WIDTH} {HEIGHT}"}
    ground = tag("rect", width=WIDTH, height=HEIGHT, fill=GROUND)
    ours = tag("image", href=f"data:image/svg+xml;base64,{mark_data}", x=WIDTH - 56, y=HEIGHT - 56, width=44, height=44)
    return filled(str(tag("svg", tag("defs"), ground, join(elements), ours, **size)))


def path_of(name: str) -> str:
    """Return the path of the picture of a game, or of a course, such as "learn-first"."""
    return f"{FOLDER}{name}.png"


def of_course(course: Lesson) -> Groups:
    """Return the cards at the beginning of a course, in groups: loose cards, the groups of builds, and the hand."""
    position = parse_course(course.as_json("")).steps[0].position
    built = tuple(tuple(map(str, group)) for build in position.builds for group in build.groups)
    loose = tuple((str(card),) for card in position.loose[:MAX_LOOSE])
    return (*loose, *built, tuple(map(str, position.hand)))


def preview_files(cache: Path = CACHE) -> Files:
    """Return the pictures of all games and courses, from the cache if the drawings are unchanged."""
    # Games that are not on offer have pages, too, so every edition has the pictures of all games.
    drawings = {name: draw(example_of(name).groups) for name in VARIANTS}
    drawings |= {f"learn-{course.id}": draw(of_course(course)) for course in lessons()}
    # Painting them takes a third of a build, and hardly any change affects the cards.
    key = digest(version("resvg-py").encode(), *(part.encode() for each in drawings.items() for part in each))

    def paint(folder: Path) -> None:
        for name, svg in drawings.items():
            (folder / name).write_bytes(png(svg))

    painted = made_once(cache / "previews" / key, paint)
    return {path_of(name): (painted / name).read_bytes() for name in drawings}


def png(svg: str) -> bytes:
    """Return a drawing as a PNG picture."""
    # A drawing has no words, so the machine's fonts make no difference.
    return bytes(svg_to_bytes(svg_string=svg, width=WIDTH, height=HEIGHT, skip_system_fonts=True))
