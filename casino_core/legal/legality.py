"""Which actions are legal, and why another is not.

``why_not`` checks any one action exactly. ``legal_actions`` lists all of them, each set of pieces once; ``candidates``
lists plays, always legal, where a crowded table allows too many.
"""

from __future__ import annotations

from casino_core.legal.cardless import cardless, why_not_cardless
from casino_core.legal.demands import answers, why_not_answer
from casino_core.legal.duties import Illegal, Seen
from casino_core.legal.movegen import plays
from casino_core.legal.why_not import why_not_play
from casino_core.position.actions import Action, Play


def legal_actions(seen: Seen) -> tuple[Action, ...]:
    """All legal actions of the seat whose decision it is; empty when the round is over.

    On a table of very many low cards there can be millions: ``candidates`` is for those.
    """
    if seen.extras.matter:
        return answers(seen)
    return () if _over(seen) else (*legal_plays(seen), *cardless(seen))


def legal_plays(seen: Seen) -> tuple[Play, ...]:
    """All legal plays of a hand card, each set of pieces once; none while something else is to be decided."""
    return tuple(plays(seen)) if _to_play(seen) else ()


def candidates(seen: Seen, most: int = 200) -> tuple[Play, ...]:
    """Legal plays: with every card and value at most ``most`` captures and ``most`` builds.

    All of them, as in ``legal_plays``, wherever the table, builds included, makes no value in more ways than that.
    """
    return tuple(plays(seen, most)) if _to_play(seen) else ()


def _over(seen: Seen) -> bool:
    """Whether nobody has anything left to decide."""
    extras = seen.extras
    return extras.ended or extras.closed or not (seen.hand or extras.played is not None or extras.asked is not None)


def _to_play(seen: Seen) -> bool:
    """Whether a card is to be played now."""
    extras = seen.extras
    return extras.played is None and extras.asked is None and not (extras.ended or extras.closed)


def why_not(seen: Seen, action: Action) -> Illegal | None:
    """The first rule that an action breaks, or None when it is legal. Never raises on any action."""
    if _over(seen):
        return Illegal("round-is-over", {})
    if seen.extras.matter:
        return why_not_answer(seen, action)
    if not isinstance(action, Play):
        return why_not_cardless(seen, action)
    if seen.extras.played is not None:
        return Illegal("one-play-a-turn", {"card": action.card})
    return Illegal("dealer-speaks-first", {}) if seen.extras.asked is not None else why_not_play(seen, action)
