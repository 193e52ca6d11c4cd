"""Why an action is refused, as a sentence."""

from __future__ import annotations

from casino_core.cards import Card
from casino_core.legal.illegal import Illegal
from casino_core.position.actions import BuildPiece
from casino_core.position.view import View
from web.worker.choices.labels import piece_fact
from web.worker.words.people import People
from web.worker.words.speech import Fact, Message, message


def refusal(why: Illegal, seen: View, people: People, card: Card | None) -> Message:
    """Return the sentence of a refusal. ``card`` is the hand card of the action that was refused, if any."""
    facts = {name: _fact(value, seen, people) for name, value in why.facts.items()}
    group = why.facts.get("group")
    if why.code == "group-does-not-add-up" and isinstance(group, tuple) and card:
        if card in seen.rules.rank_only:
            return message("why.court-takes-its-rank", card=card)
        courts = [piece for piece in group if piece in seen.rules.rank_only]
        if courts:
            return message("why.court-has-no-value", card=courts[0])
    if why.code == "build-comes-first" and why.facts["duty"] != "take_or_add_next_turn":
        return Message(f"why.build-comes-first.{why.facts['duty']}", facts)
    if why.code == "must-keep-card-for-build" and why.facts["card"] is None:
        return Message("why.must-keep-card-for-build.any", facts)
    if why.code == "court-forms-no-sum" and "card" not in facts:
        return Message("why.sum-too-large", facts)
    return Message(f"why.{why.code}", facts)


def _fact(value: object, seen: View, people: People) -> Fact:
    """Return a fact of the engine as a fact of a message: pieces become what they are called."""
    if isinstance(value, BuildPiece):
        return piece_fact(value, seen, people)
    if isinstance(value, tuple):
        parts = tuple(_fact(part, seen, people) for part in value)
        return parts if all(isinstance(part, Card) for part in parts) else message("say.sum", parts=parts)
    return value if isinstance(value, str | int) else str(value)
