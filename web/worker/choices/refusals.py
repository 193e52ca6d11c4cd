"""The reason for a refusal, as a sentence that names what is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.coaching.near_miss import NearMiss, diagnose
from casino_core.coaching.remedies import (
    Remedy,
    ToAllow,
    ToGo,
    ToHold,
    ToJoin,
    ToLeave,
    ToOwn,
    ToPlay,
    ToTake,
    takers,
)
from casino_core.legal.illegal import Illegal
from casino_core.position.actions import Action, BuildPiece, Piece, Play, TableAction, TableBuild
from casino_core.position.view import View
from casino_core.rules.parts import Rules
from web.worker.choices.labels import build_of, groups_fact, hand_card, piece_fact
from web.worker.words.people import People
from web.worker.words.speech import Bare, Fact, Message, message

OF_BUILDS = frozenset({"build-is-no-part-of-sum", "multiple-build-keeps-value", "raise-by-hand-card-only"})
"""The codes of refusals in which the fact "card" is the name of a build."""


def why_refused(action: Action, why: Illegal, seen: View, people: People) -> Message:
    """Return the sentence for a refused action; for a play or a build, it says what is missing."""
    near = diagnose(seen, action) if isinstance(action, Play | TableBuild) else None
    return explain_near_miss(near, seen, people) if near else refusal(why, seen, people)


def explain_near_miss(near: NearMiss, seen: View, people: People) -> Message:
    """Return one message for a refused play, with a sentence for each missing thing."""
    sentences = [_name(_Missing(one.why, one.remedy, near.action, seen, people)) for one in near.diagnoses]
    return _joined(*sentences) if sentences else refusal(near.why, seen, people)


def _joined(first: Message, *others: Message) -> Message:
    """Return the sentences as one message."""
    for other in others:
        first = message("lack.both", first=first, second=other)
    return first


def refusal(why: Illegal, seen: View, people: People) -> Message:
    """Return the sentence for the code of a refusal."""
    facts = {name: _fact(value, seen, people) for name, value in why.facts.items()}
    name = why.facts.get("card")
    if why.code in OF_BUILDS and isinstance(name, Card):
        facts["build"] = piece_fact(BuildPiece(name), seen, people)
    if why.code == "build-comes-first" and why.facts["duty"] != "take_or_add_next_turn":
        return Message(f"why.build-comes-first.{why.facts['duty']}", facts)
    if why.code == "must-keep-card-for-build" and why.facts["card"] is None:
        return Message("why.must-keep-card-for-build.any", facts)
    cards = why.facts.get("cards")
    if why.code == "sweep-comes-first" and isinstance(cards, tuple):
        return message("why.sweep-comes-first", card=cards[0])
    # Without the fact "card", the refusal is about a sum that is too large, not about a court in a sum.
    if why.code == "court-forms-no-sum" and "card" not in facts:
        return Message("why.sum-too-large", facts)
    return Message(f"why.{why.code}", facts)


def _fact(value: object, seen: View, people: People) -> Fact:
    """Return one of the engine's facts as a fact of a message; a build becomes its name."""
    if isinstance(value, BuildPiece):
        return piece_fact(value, seen, people)
    if isinstance(value, tuple):
        parts = tuple(_fact(part, seen, people) for part in value)
        return parts if all(isinstance(part, Card) for part in parts) else message("say.sum", parts=parts)
    return value if isinstance(value, str | int) else str(value)


# ---------- one thing that is missing ----------


class _Missing(NamedTuple):
    """A thing that is missing, and all that its sentence may need."""

    why: Illegal
    what: Remedy
    action: TableAction
    seen: View
    people: People

    def pieces(self, group: tuple[Piece, ...]) -> Fact:
        """Return a group of pieces as a fact of a message."""
        return groups_fact((group,), self.seen, self.people)

    @property
    def value(self) -> int:
        """The value that the refusal names; the action's value if the refusal names none."""
        value = self.why.facts.get("value")
        return value if isinstance(value, int) else self.action.value

    @property
    def sum(self) -> dict[str, Fact]:
        """The facts of the group that makes a build: its cards, and the value."""
        action = self.action
        # A table build that adds to another build names that build first.
        group = action.groups[-1 if isinstance(action, TableBuild) else 0]
        return {"cards": self.pieces(group), "value": action.value}


def _name(missing: _Missing) -> Message:
    """Return the sentence that names a missing thing; the refusal's own sentence if ``TELLERS`` lacks its kind."""
    tell = TELLERS.get(type(missing.what))
    return tell(missing) if tell else refusal(missing.why, missing.seen, missing.people)


def _to_hold(missing: _Missing) -> Message:
    """Name the card that must stay in the hand, or the card that the hand lacks."""
    why, what, action, seen, people = missing
    assert isinstance(what, ToHold)  # noqa: S101  # see TELLERS
    taker = taker_name(what.value, seen.rules)
    if why.code in ("no-card-to-capture-it", "own-raise-needs-both-cards"):
        facts = {name: _fact(value, seen, people) for name, value in why.facts.items()}
        return Message(f"lack.hold.{why.code}", {**facts, "taker": taker})
    owned = any(build.value == what.value and build.owner == seen.turn for build in seen.builds)
    card = hand_card(action)
    # The card to be kept can be the very card that is played.
    takes = card is not None and what.value in seen.rules.hand_values[card]
    if owned:
        key = "why.must-keep-card-for-build" if takes else "lack.hold.owned"
        return message(key, card=card or "", value=what.value, taker=taker)
    several = len(action.groups[-1 if isinstance(action, TableBuild) else 0]) > 1
    if takes or not several:
        return message("lack.hold.other", value=what.value, taker=taker)
    return message("lack.hold", **missing.sum, taker=taker)


def _to_play(missing: _Missing) -> Message:
    """Name the card that takes the chosen pieces; if the chosen card is special, say what it takes."""
    _, what, action, seen, people = missing
    assert isinstance(what, ToPlay)  # noqa: S101  # see TELLERS
    taken = groups_fact(action.groups, seen, people)
    if what.held:
        needed = message("lack.play.held", held=what.held, pieces=taken)
    else:
        needed = message("lack.play", taker=taker_name(what.value, seen.rules), pieces=taken)
    card = hand_card(action)
    if card in seen.rules.rank_only:
        special = "why.card-takes-table" if card in seen.rules.takes_table else "why.court-takes-its-rank"
        return _joined(message(special, card=card), needed)
    return needed


def _to_join(missing: _Missing) -> Message:
    what = missing.what
    assert isinstance(what, ToJoin)  # noqa: S101  # see TELLERS
    group = missing.pieces(what.group)
    return message("lack.join", group=group, more=what.value, value=missing.value, count=len(what.group))


def _to_take(missing: _Missing) -> Message:
    what = missing.what
    assert isinstance(what, ToTake)  # noqa: S101  # see TELLERS
    key = "lack.take.equals" if missing.why.code == "equals-all-taken" else "lack.take"
    return message(key, card=what.whole.card, also=missing.pieces(what.also))


def _to_go(missing: _Missing) -> Message:
    """Name what must come first and, if that is taking a build, the card that takes it."""
    why, what, action, seen, people = missing
    assert isinstance(what, ToGo)  # noqa: S101  # see TELLERS
    if why.code == "equals-not-trailed":
        key = "lack.go.equals.built" if seen.rules.builds else "lack.go.equals"
        return message(key, card=hand_card(action) or "", first=missing.pieces(what.first))
    reason = refusal(why, seen, people)
    build = build_of(what.first[0], seen) if why.code in DUTIES else None
    held = next(takers(seen.rules, build.value, seen.hand), None) if build else None
    return _joined(reason, message("lack.go.take", held=held)) if held else reason


DUTIES = frozenset({"builder-may-not-trail", "builder-may-not-discard", "build-comes-first"})
"""The codes of refusals that ask a builder to take a build or to add to it."""


def _to_own(missing: _Missing) -> Message:
    what = missing.what
    assert isinstance(what, ToOwn)  # noqa: S101  # see TELLERS
    top = _fact(missing.why.facts["card"], missing.seen, missing.people)
    alone = all(len(group) < 2 for group in missing.action.groups)
    kind = "" if alone else "sum."
    return Message(f"lack.own.{kind}{missing.why.code}", {**missing.sum, "card": top, "value": what.value})


def _to_leave(missing: _Missing) -> Message:
    what = missing.what
    assert isinstance(what, ToLeave)  # noqa: S101  # see TELLERS
    piece = _fact(missing.why.facts["piece"], missing.seen, missing.people)
    return message("lack.leave", piece=piece, others=missing.pieces(what.others))


def _to_allow(missing: _Missing) -> Message:
    if missing.why.code == "no-building":
        return message("lack.building", **missing.sum)
    return refusal(missing.why, missing.seen, missing.people)


TELLERS: dict[type[Remedy], Callable[[_Missing], Message]] = {
    ToHold: _to_hold,
    ToPlay: _to_play,
    ToJoin: _to_join,
    ToTake: _to_take,
    ToGo: _to_go,
    ToOwn: _to_own,
    ToLeave: _to_leave,
    ToAllow: _to_allow,
}
"""By kind of missing thing, the function that returns the sentence about it."""


def taker_name(value: int, rules: Rules) -> Fact:
    """Return a name, to be put after "no", for the cards that take a value: 8, "queen", or the only such card."""
    cards = list(takers(rules, value, rules.pack))
    ranks = {card.rank for card in cards}
    if len(set(cards)) == 1:
        return Bare(cards[0])
    return message(f"lack.rank.{ranks.pop()}") if len(ranks) == 1 and ranks <= {*"AJQK"} else value
