"""Attempts: a person says what to do with the chosen cards, without a list of the plays that these cards can make."""

from __future__ import annotations

from casino_core.coaching.choosing import choose
from casino_core.position.actions import TableAction
from web.worker.choices.keys import card_of
from web.worker.choices.offers import kind_of
from web.worker.choices.unlisted import KINDS
from web.worker.match.match import Match
from web.worker.words.speech import Message, message


def plays(match: Match, kind: str) -> tuple[TableAction, ...]:
    """Return the legal plays of a kind with just the chosen cards; () if there are none."""
    seen, selection = match.seen, match.selection
    if selection.card is None and not seen.rules.step_by_step:
        return ()
    exact = choose(seen, selection.card, selection.pieces).exact
    return tuple(action for action in exact if kind_of(action) in KINDS.get(kind, ()))


def refusal(match: Match, kind: str) -> Message:
    """Return the sentence for chosen cards that do not make a play of a kind."""
    if kind == "take" and not match.selection.picked:
        return message("attempt.take.none")
    if kind == "lay" and match.selection.picked:
        return message("attempt.lay.chosen")
    return message(f"attempt.{kind if kind in KINDS else 'take'}.not")


def text(match: Match) -> str:
    """Return the chosen cards as text, the hand card first: "8D,5H"."""
    selection = match.selection
    held = (selection.held,) if selection.held else ()
    return ",".join(str(card_of(key.removeprefix("b"))) for key in (*held, *selection.picked))
