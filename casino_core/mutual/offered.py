"""The games that can be played by letters, and the reasons why other games cannot."""

from __future__ import annotations

from typing import NamedTuple

from casino_core.rules.parts import Rules


class Unfit(NamedTuple):
    """The reason why a game is not offered."""

    code: str
    """One of ``two-players-only``, ``turn-shows-hand``, ``layout-is-replaced``, ``deal-is-cancelled``: the catalogue
    has a sentence for each."""

    facts: dict[str, object]
    """The facts that the sentence mentions."""


def why_not_offered(rules: Rules, *, hosted: bool = False) -> Unfit | None:
    """Return why a game cannot be played by letters; None if it can. With ``hosted``, one player deals."""
    if rules.seats != 2 and not hosted:
        return Unfit("two-players-only", {"seats": rules.seats})
    # Whether a turn of several steps stays open depends on the hand, so a page that does not know the hand cannot tell.
    if rules.step_by_step:
        return Unfit("turn-shows-hand", {})
    # The pack is locked before anyone knows the layout, and each replacement would need two more letters.
    if rules.deal.replaced != "none":
        return Unfit("layout-is-replaced", {})
    # A cancelled deal is shuffled again, in an order that follows from the hidden hands.
    if rules.deal.last_not_announced_penalty != "none":
        return Unfit("deal-is-cancelled", {})
    return None
