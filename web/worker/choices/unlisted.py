"""The buttons if possible plays are not listed: the person chooses the cards, and then says what to do with them."""

from __future__ import annotations

from web.table.html import EMPTY
from web.table.intents import intent
from web.table.state import Offer, OfferKind
from web.worker.choices.selection import Selection
from web.worker.words.speech import Voice, message

KINDS: dict[str, tuple[OfferKind, ...]] = {"take": ("take",), "build": ("build", "add"), "lay": ("lay",)}
"""The buttons for chosen cards, and the kinds of plays that each stands for."""


def offers(selection: Selection, voice: Voice) -> tuple[Offer, ...]:
    """Return the buttons for chosen cards, whatever the cards can make: without a hand card, only "build".

    Return () if nothing is chosen.
    """
    if selection.is_empty:
        return ()
    kinds = KINDS if selection.card is not None else ("build",)
    lines = {kind: message(f"attempt.{kind}") for kind in kinds}
    return tuple(
        Offer(voice.printed(line), EMPTY, intent("attempt", kind), spoken=voice.spoken(line), kind=KINDS[kind][0])
        for kind, line in lines.items()
    )
