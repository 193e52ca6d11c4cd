"""What a side close to the target needs, if only certain items still count for it."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.position.view import View
from casino_core.rules.awards import awards
from casino_core.rules.parts import Rules
from casino_core.score.endgame import conditions
from web.worker.words.speech import Message, message


def needed(rules: Rules, codes: Sequence[str]) -> Message:
    """Return the items, one of which a side needs: "most cards or 10♦"."""
    cards = {award.code: tuple(sorted(award.cards)) for award in awards(rules)}
    named = [
        message("say.card", card=cards[code][0]) if len(cards[code]) == 1 else message(f"count.most.{code}")
        for code in codes
    ]
    *some, last = named
    return message("count.either", some=tuple(some), last=last) if some else last


def still_needed(view: View) -> Message | None:
    """Return what the side of a view needs and nobody has taken yet; None if nothing in particular."""
    # A position without totals has no target in reach.
    if not view.totals:
        return None
    taken = {card for pile in view.piles for card in pile}
    gone = {award.code for award in awards(view.rules) if taken.issuperset(award.cards)}
    wanted = [code for code in conditions(view.rules, view.totals[view.rules.side_of[view.seat]]) if code not in gone]
    return needed(view.rules, wanted) if wanted else None
