"""The prompt for the person: to choose a card, to take the next step of a turn, or to answer a demand."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.legal.captures import largest_captures
from casino_core.legal.table_builds import additions
from casino_core.position.actions import Capture, MakeBuild, Pluck, TableBuild, pieces
from casino_core.position.view import View
from casino_core.rules.awards import awards
from casino_core.rules.parts import Rules
from casino_core.score.endgame import conditions
from web.worker.choices.labels import build_of, groups_fact
from web.worker.choices.turn_options import cardless_options
from web.worker.words.people import People
from web.worker.words.speech import Fact, Message, alternatives, message


def turn_prompt(view: View, people: People, *, chosen: bool = False) -> Message:
    """Return the prompt for the person on turn; ``chosen``: whether pieces are chosen that make no play or build."""
    if view.variant_state.demand:
        return _demand(view, people)
    return _step(view, people, chosen=chosen) if view.rules.step_by_step else card_prompt(view)


def card_prompt(view: View) -> Message:
    """Return the prompt in games in which a turn is one play, apart from side actions."""
    plucks = any(isinstance(action, Pluck) for action in cardless_options(view))
    if view.variant_state.asked is not None:
        return message("play.announce")
    if view.variant_state.played is not None:
        return message("play.may-pluck" if plucks else "play.may-claim")
    needs = still_needed(view)
    if needs is not None:
        return message("play.choose.needs", items=needs)
    return message("play.choose-or-pluck" if plucks else "play.choose")


def _step(view: View, people: People, *, chosen: bool) -> Message:
    """Return the prompt for a step of a turn of several actions."""
    after = view.variant_state.played is not None
    if chosen:
        return message("step.nothing-after" if after else "step.nothing")
    if after:
        return message("step.after")
    taken = next((build for build in view.builds if build.name == view.variant_state.committed), None)
    return message("step.first") if taken is None else message("step.committed", build=people.build(taken))


# ---------- needs near the target ----------


def needed(rules: Rules, codes: Sequence[str]) -> Message:
    """Return the awards with these codes as alternatives: "most cards or 10♦"."""
    cards = {award.code: tuple(sorted(award.cards)) for award in awards(rules)}
    return alternatives(
        message("say.card", card=cards[code][0]) if len(cards[code]) == 1 else message(f"count.most.{code}")
        for code in codes
    )


def still_needed(view: View) -> Message | None:
    """Return the items that the side of a view needs and that nobody has taken yet; None if there are no such items."""
    # Without totals, nobody can be near the target.
    if not view.totals:
        return None
    taken = {card for pile in view.piles for card in pile}
    gone = {award.code for award in awards(view.rules) if taken.issuperset(award.cards)}
    wanted = [code for code in conditions(view.rules, view.totals[view.rules.side_of[view.seat]]) if code not in gone]
    return needed(view.rules, wanted) if wanted else None


# ---------- demands ----------


def _demand(view: View, people: People) -> Message:
    """Return the question whether to make a demand, or the demand made on the person."""
    pending, demand = view.variant_state.pending, view.variant_state.demand
    who: dict[str, Fact] = {"who": people.name(view.turn)}
    if view.turn == view.seat:
        return message(f"ask.you.{demand}", **_announced(view, people))
    if demand == "augment":
        more = max(additions(view), key=lambda step: len(pieces(step)))
        return message("ask.augment", **who, **_addition(more, view, people))
    if isinstance(pending, Capture) and demand == "request":
        return message("ask.request", **who, **_announced(view, people))
    lying = "" if isinstance(pending, Capture) else ".lay"
    return message(f"ask.capture{lying}", **who, **_announced(view, people), more=_more(view, people))


def _announced(view: View, people: People) -> dict[str, Fact]:
    """Return the facts of the announced play: its card, and the pieces it takes."""
    pending = view.variant_state.pending
    if pending is None:
        return {}
    return {"card": pending.card, "taken": groups_fact(pending.groups, view, people)}


def _more(view: View, people: People) -> Fact:
    """Return the other pieces that the announced card could take."""
    pending = view.variant_state.pending
    larger = () if pending is None or isinstance(pending, MakeBuild) else largest_captures(view, pending)
    taken = frozenset(pieces(pending)) if pending else frozenset()
    groups = larger[0].groups if larger else ()
    remaining = (tuple(piece for piece in group if piece not in taken) for group in groups)
    return groups_fact(tuple(group for group in remaining if group), view, people)


def _addition(step: TableBuild, view: View, people: People) -> dict[str, Fact]:
    """Return the facts of an addition to a build: its cards, and the build."""
    (base,), group = step.groups
    build = build_of(base, view)
    facts: dict[str, Fact] = {"cards": groups_fact((group,), view, people)}
    return {**facts, "build": people.build(build, view.turn)} if build else facts
