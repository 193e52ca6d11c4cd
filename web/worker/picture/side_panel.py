"""The column beside the table: the last turns, the counters, and what the bots see."""

from __future__ import annotations

from collections.abc import Iterator

from web.table.html import join
from web.table.state import Counters, TurnLine
from web.worker.picture.counters import counters
from web.worker.picture.scene import Scene
from web.worker.words.narration import summarize
from web.worker.words.people import People
from web.worker.words.speech import Message, Voice, message

MAX_TURNS = 8
"""How many turns are listed."""


def turn_lines(scene: Scene, voice: Voice) -> Iterator[TurnLine]:
    """Yield the last turns, without one in which a play has only been announced."""
    for seat, events in scene.turns[-MAX_TURNS:]:
        done = tuple(voice.printed(part) for part in summarize(events, scene.people))
        # A play that was only announced has nothing to tell yet.
        if done:
            yield TurnLine(voice.spoken(scene.people.name(seat)), join(done, ", "))


def counters_state(scene: Scene, voice: Voice, *, unfolded: bool) -> Counters:
    """Return the counters of the person, in words."""
    return counters(scene.view, scene.people, voice, unfolded=unfolded, others=scene.preferences.counts_others)


def fairness(people: People) -> Message:
    """Return the sentence that says what bots, or the others at the screen, can see."""
    bots = [seat for seat in range(people.rules.seats) if people.bot(seat)]
    if not (bots and people.persons):
        return message("watch.fairness" if bots else "curtain.fairness")
    return message("play.fairness", count=len(bots), who=people.name(bots[0]))
