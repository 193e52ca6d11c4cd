"""The column next to the table: the last turns, what scores, the counters, and what the bots see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from web.table.html import join
from web.table.state import Counters, InfoLine, Scored, TurnLine
from web.worker.picture.counters import counters
from web.worker.picture.header import scored
from web.worker.picture.scene import Scene
from web.worker.picture.what_counts import what_counts
from web.worker.words.narration import summarize
from web.worker.words.people import People
from web.worker.words.speech import Message, Voice, message

MAX_TURNS = 8
"""The maximum number of turns that are listed."""


class SidePanel(NamedTuple):
    """The contents of the column next to the table; they do not depend on the chosen cards."""

    turns: tuple[TurnLine, ...]
    """The last turns."""

    counts: tuple[InfoLine, ...]
    """The lines of the score table, and each side's share of them."""

    scored: tuple[Scored, ...]
    """The points of this round so far, if they count at once."""

    counters: Counters
    """The counters of the person."""


_latest: list[tuple[object, SidePanel]] = []  # everything that the latest side panel depends on, and the panel


def side_panel(scene: Scene, voice: Voice) -> SidePanel:
    """Return the side panel of a scene; it is computed again only if something it shows has changed."""
    key = scene.view, scene.people, scene.turns, scene.totals, scene.hands, scene.preferences, scene.around, voice
    if not _latest or _latest[0][0] != key:
        panel = SidePanel(
            tuple(_turn_lines(scene, voice)),
            tuple(what_counts(scene, voice)),
            tuple(scored(scene, voice)),
            counters_state(scene, voice, unfolded=scene.preferences.counters_open),
        )
        _latest[:] = [(key, panel)]
    return _latest[0][1]


def _turn_lines(scene: Scene, voice: Voice) -> Iterator[TurnLine]:
    """Yield the last turns; a turn in which a play was only announced is left out."""
    for seat, events in scene.turns[-MAX_TURNS:]:
        done = tuple(voice.printed(part) for part in summarize(events, scene.people))
        if done:
            yield TurnLine(voice.spoken(scene.people.name(seat)), join(done, ", "))


def counters_state(scene: Scene, voice: Voice, *, unfolded: bool) -> Counters:
    """Return the person's counters."""
    return counters(scene.view, scene.people, voice, unfolded=unfolded, others=scene.preferences.counts_others)


def fairness(people: People) -> Message:
    """Return the sentence on what bots, or the other people at the screen, can see."""
    bots = [seat for seat in range(people.rules.seats) if people.bot(seat)]
    if not (bots and people.persons):
        return message("watch.fairness" if bots else "curtain.fairness")
    return message("play.fairness", count=len(bots), who=people.name(bots[0]))
