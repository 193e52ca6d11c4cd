"""What others may demand of a turn, as a question to the person."""

from __future__ import annotations

from casino_core.legal.full_captures import largest
from casino_core.legal.step_builds import additions
from casino_core.position.actions import Capture, MakeBuild, TableBuild, pieces
from casino_core.position.view import View
from web.worker.choices.offers import build_of, listed_groups
from web.worker.words.people import People
from web.worker.words.speech import Fact, Message, message


def question(view: View, people: People) -> Message:
    """What the person is asked, or what somebody asks of them."""
    pending, matter = view.extras.pending, view.extras.matter
    who: dict[str, Fact] = {"who": people.name(view.turn)}
    if view.turn == view.seat:
        return message(f"ask.you.{matter}", **_announced(view, people))
    if matter == "augment":
        more = max(additions(view), key=lambda step: len(pieces(step)))
        return message("ask.augment", **who, **_addition(more, view, people))
    if isinstance(pending, Capture) and matter == "request":
        return message("ask.request", **who, **_announced(view, people))
    lying = "" if isinstance(pending, Capture) else ".lay"
    return message(f"ask.capture{lying}", **who, **_announced(view, people), more=_more(view, people))


def _announced(view: View, people: People) -> dict[str, Fact]:
    """The announced play: its card, and what it takes."""
    pending = view.extras.pending
    if pending is None:
        return {}
    return {"card": pending.card, "taken": listed_groups(pending.groups, view, people)}


def _more(view: View, people: People) -> Fact:
    """What the announced card could take beside what it takes."""
    pending = view.extras.pending
    larger = () if pending is None or isinstance(pending, MakeBuild) else largest(view, pending)
    taken = frozenset(pieces(pending)) if pending else frozenset()
    groups = larger[0].groups if larger else ()
    left = (tuple(piece for piece in group if piece not in taken) for group in groups)
    return listed_groups(tuple(group for group in left if group), view, people)


def _addition(step: TableBuild, view: View, people: People) -> dict[str, Fact]:
    """A group that fits a build, and the build."""
    (base,), group = step.groups
    build = build_of(base, view)
    facts: dict[str, Fact] = {"cards": listed_groups((group,), view, people)}
    return {**facts, "build": people.build(build, view.turn)} if build else facts
