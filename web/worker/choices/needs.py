"""What a side needs that is so close to the target that nothing else counts for it."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.position.view import View
from casino_core.rules.awards import awards
from casino_core.rules.parts import Rules
from casino_core.score.endgame import conditions
from web.worker.words.speech import Message, message


def needed(rules: Rules, codes: Sequence[str]) -> Message:
    """Return the items of which a side needs one: "most cards or 10♦"."""
    cards = {award.code: tuple(sorted(award.cards)) for award in awards(rules)}
    named = [
        message("say.card", card=cards[code][0]) if len(cards[code]) == 1 else message(f"count.most.{code}")
        for code in codes
    ]
    *some, last = named
    return message("count.either", some=tuple(some), last=last) if some else last


def still_needed(view: View) -> Message | None:
    """Return what the side of a view needs, as far as nobody has taken it yet; None where there is no such thing."""
    # Without totals, as in a position by itself, nobody is close to a target.
    if not view.totals:
        return None
    taken = {card for pile in view.piles for card in pile}
    gone = {award.code for award in awards(view.rules) if taken.issuperset(award.cards)}
    wanted = [code for code in conditions(view.rules, view.totals[view.rules.side_of[view.seat]]) if code not in gone]
    return needed(view.rules, wanted) if wanted else None
