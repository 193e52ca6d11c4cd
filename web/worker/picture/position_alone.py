"""The position as a stand-alone SVG document, to save or share."""

from __future__ import annotations

from casino_core.position.layout import Build
from casino_core.position.view import View
from web.rulebook.words import game_title
from web.table.diagram import Diagram, DiagramBuild, Stage
from web.table.html import Html
from web.table.stand_alone import draw_alone, in_colour
from web.worker.words.people import People
from web.worker.words.speech import Voice


def position_alone(seen: View, people: People, voice: Voice, *, covered: bool) -> Html:
    """Return a view as an SVG document, to which the page adds pictures of the cards; ``covered`` omits the hand."""

    def diagram_build(build: Build) -> DiagramBuild:
        owner = "" if build.owner == seen.seat else voice.spoken(people.name(build.owner))
        return DiagramBuild(build.value, build.groups, owner)

    stage = Stage(hand=() if covered else seen.hand, loose=seen.loose, builds=tuple(map(diagram_build, seen.builds)))
    return in_colour(draw_alone(Diagram((stage,), game_title(seen.rules, voice.t)), voice.t))
