"""The graph of the expected score: a clickable drawing, its turning points in words, and its numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import ceil, floor

from web.table.html import EMPTY, Html, join, tag
from web.table.intents import intent
from web.worker.dialogs.parts import draw_numbers
from web.worker.match.expected_score import Moment, Turn, turns
from web.worker.words.numbers import decimal, signed
from web.worker.words.speech import Message, Voice

SIZE = 100
"""The width and height of the drawing in its own units; it is stretched to any shape."""

MIN_GAP = 12
"""The smallest distance between numbers next to the drawing, in its units."""


@dataclass(frozen=True)
class Scale:
    """The scale of the drawing, for leads and moments."""

    high: int
    """The lead at the top."""

    low: int
    """The lead at the bottom."""

    steps: int
    """The width, in steps between moments."""

    @property
    def range(self) -> int:
        """The height, in points."""
        return self.high - self.low

    def across(self, place: float) -> float:
        """Return the distance of a moment from the left edge, in units of the drawing."""
        return round(SIZE * place / self.steps, 1)

    def down(self, lead: float) -> float:
        """Return the distance of a lead from the top edge, in units of the drawing."""
        return round(SIZE * (self.high - lead) / self.range, 1)


def draw_expected_score(
    moments: tuple[Moment, ...], of: int, explain: Callable[[Turn], Iterable[Message]], voice: Voice, who: str = ""
) -> Html:
    """Return the graph, its turning points and its numbers; empty with fewer than two moments.

    ``of`` is the expected number of moments; ``explain`` returns sentences on a turning point; ``who`` names the side,
    "" if it is obvious.
    """
    if len(moments) < 2:
        return EMPTY
    key = "review.expected.whose" if who else "review.expected"
    heading = tag("h3", voice.t(key, who=who))
    turning_points = _turns(turns(moments), explain, voice)
    return join((heading, _figure(moments, of, voice), turning_points, _numbers(moments, voice)))


def _figure(moments: tuple[Moment, ...], of: int, voice: Voice) -> Html:
    leads = [moment.lead for moment in moments]
    scale = Scale(max(1, ceil(max(leads))), min(-1, floor(min(leads))), max(1, of - 1))
    words = voice.t("review.expected.words", first=signed(leads[0], t=voice.t), last=signed(leads[-1], t=voice.t))
    svg = tag(
        "svg",
        *_lines(moments, scale),
        *(_target(moment, place, scale, voice) for place, moment in enumerate(moments)),
        viewBox=f"0 0 {SIZE} {SIZE}",
        preserveAspectRatio="none",
        role="img",
        aria_label=words,
    )
    # The labels are outside the drawing, because text inside would be stretched.
    plot = tag(
        "div", _levels(scale, voice), svg, tag("span", voice.t("review.expected.round")), _rounds(moments, scale)
    )
    return tag("figure", tag("figcaption", voice.t("review.expected.caption")), plot, class_="course")


def _lines(moments: tuple[Moment, ...], scale: Scale) -> Iterator[Html]:
    """Yield the paths: the shaded area, the zero level, the ends of rounds, the line, and the turning points."""
    spots = {moment: f"{scale.across(place)} {scale.down(moment.lead)}" for place, moment in enumerate(moments)}
    line, level = "L".join(spots.values()), scale.down(0)
    yield tag("path", d=f"M0 {level}L{line}V{level}z", class_="band")
    yield tag("path", d=f"M0 {level}H{SIZE}", class_="level")
    for place in _ends(moments):
        yield tag("path", d=f"M{scale.across(place)} 0V{SIZE}", class_="level")
    yield tag("path", d=f"M{line}", class_="line")
    for turn in turns(moments):
        # A line of length 0 with round caps is a dot that stays round when the drawing is stretched.
        yield tag("path", d=f"M{spots[turn.before]}h0", class_="dot")


def _target(moment: Moment, place: int, scale: Scale, voice: Voice) -> Html:
    """Return the strip that opens the table of a moment when pressed; it reaches halfway to the moments beside it."""
    left = scale.across(place - 0.5)
    title = tag("title", _when(moment, voice), ": ", signed(moment.lead, t=voice.t))
    way = intent("review", moment.place)
    return tag("rect", title, x=left, width=f"{SIZE / scale.steps:.2f}", height=SIZE, data_tap=way, class_="target")


def _levels(scale: Scale, voice: Voice) -> Html:
    """Return the numbers next to the drawing, without those too close to 0."""
    shown = [lead for lead in (scale.high, 0, scale.low) if not lead or abs(lead) * SIZE > MIN_GAP * scale.range]
    spans = (tag("span", signed(lead, 0, t=voice.t), style=f"--at:{scale.down(lead)}") for lead in shown)
    return tag("div", *spans, class_="levels", aria_hidden="true")


def _rounds(moments: tuple[Moment, ...], scale: Scale) -> Html:
    """Return the numbers of the rounds below the drawing, each at the start of its round."""
    starts = [0, *(place + 1 for place in _ends(moments) if place + 1 < len(moments))]
    spans = (tag("span", moments[start].round, style=f"--at:{scale.across(start)}") for start in starts)
    return tag("div", *spans, class_="rounds", aria_hidden="true")


def _ends(moments: tuple[Moment, ...]) -> list[int]:
    return [place for place, moment in enumerate(moments) if moment.number is None]


def _turns(points: tuple[Turn, ...], explain: Callable[[Turn], Iterable[Message]], voice: Voice) -> Html:
    """Return the turning points in words, each with a button to its table."""
    if not points:
        return EMPTY
    items = (_turn(turn, join(map(voice.printed, explain(turn)), " "), voice) for turn in points)
    return join((tag("h4", voice.t("review.turns")), tag("ol", *items, class_="judged")))


def _turn(turn: Turn, what: Html, voice: Voice) -> Html:
    before, after = turn.before, turn.after
    way = intent("review", before.place)
    button = tag("button", _when(before, voice), type="button", class_="btn", id=f"turn-{before.place}", data_do=way)
    change = tag("small", signed(before.lead, t=voice.t), " → ", signed(after.lead, t=voice.t))
    cost = ""
    if before.cost:
        cost = tag("p", tag("small", voice.t("review.turn.play", play=before.cost, rest=signed(turn.rest, t=voice.t))))
    return tag("li", tag("span", button), change, tag("p", what), cost)


def _numbers(moments: tuple[Moment, ...], voice: Voice) -> Html:
    """Return the graph as a table of numbers."""
    heads = [voice.t(f"review.expected.{name}") for name in ("round", "move", "lead", "cost")]
    title = voice.t("review.expected.numbers")
    table = draw_numbers(title, heads, (tag("tr", *_cells(one, voice)) for one in moments))
    about = tag("p", tag("small", voice.t("review.expected.about")))
    return tag("details", tag("summary", title), table, about, id="review-numbers")


def _cells(moment: Moment, voice: Voice) -> Iterator[Html]:
    yield tag("td", moment.round)
    # Everything that a press on the graph shows can be reached by keyboard here.
    way, number = intent("review", moment.place), moment.number or voice.t("review.expected.end")
    yield tag("td", tag("button", number, type="button", aria_label=_when(moment, voice), data_do=way))
    yield tag("td", signed(moment.lead, t=voice.t))
    yield tag("td", decimal(moment.cost, t=voice.t) if moment.cost else "–")


def _when(moment: Moment, voice: Voice) -> str:
    if moment.number is None:
        return voice.t("review.place.end", round=moment.round)
    return voice.t("review.place", round=moment.round, number=moment.number)
