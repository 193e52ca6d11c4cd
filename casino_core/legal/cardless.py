"""Actions without playing a card: builds from the table, plucks, claims, and announcements of the last deal."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.cards import BIG_CASINO, LITTLE_CASINO, Card
from casino_core.legal.illegal import Illegal
from casino_core.legal.table_builds import steps, why_not_step
from casino_core.position.actions import Announce, Cancel, Cardless, Claim, Done, Give, Insist, Pluck, TableBuild
from casino_core.position.player_view import PlayerView


def cardless(view: PlayerView) -> Iterator[Cardless]:
    """Yield all legal actions without a hand card, for the seat whose decision it is."""
    state = view.variant_state
    if state.asked is not None:
        # The only question here is whether the dealer announces the last deal; demands.py has all others.
        yield from (Announce(), Done())
        return
    if state.before is not None and _why_not_cancel(view) is None:
        yield Cancel()
    if _why_not_claim(view) is None:
        yield Claim()
    if view.rules.capturing.pluck:
        yield from (pluck for card in dict.fromkeys(view.loose) if why_not_cardless(view, pluck := Pluck(card)) is None)
    if view.rules.step_by_step:
        yield from (step for step in steps(view, None, view.hand) if isinstance(step, TableBuild))
    if state.courts:
        yield Give()
    # No turn can end before its play.
    if state.played is not None:
        yield Done()


def why_not_cardless(view: PlayerView, action: Cardless) -> Illegal | None:
    """Return the first rule that an action without a hand card breaks; None if it is legal."""
    if isinstance(action, Announce) or (isinstance(action, Done) and view.variant_state.played is None):
        return None if view.variant_state.asked is not None else Illegal("nothing-asked", {})
    if view.variant_state.asked is not None:
        return Illegal("dealer-speaks-first", {})
    if isinstance(action, TableBuild | Insist | Give):
        return _why_not_in_turn(view, action)
    if isinstance(action, Pluck):
        return _why_not_pluck(view, action)
    if isinstance(action, Claim):
        return _why_not_claim(view)
    return _why_not_cancel(view) if isinstance(action, Cancel) else None


def _why_not_in_turn(view: PlayerView, action: TableBuild | Insist | Give) -> Illegal | None:
    """Return why an action in a turn of several actions is illegal; None if it is legal (docs/rules.md, section 12)."""
    if isinstance(action, TableBuild):
        no_steps = Illegal("no-build-from-table-only", {"value": action.value})
        return why_not_step(view, action, view.hand) if view.rules.step_by_step else no_steps
    if isinstance(action, Give):
        return None if view.variant_state.courts else Illegal("nothing-to-give", {})
    return Illegal("nothing-asked", {})


def _why_not_pluck(view: PlayerView, action: Pluck) -> Illegal | None:
    """Return why a card may not be plucked; None if it may (docs/rules.md, section 20, Pluck Cassino)."""
    card = action.card
    if not view.rules.capturing.pluck:
        return Illegal("no-plucks", {})
    if card == view.variant_state.played:
        return Illegal("pluck-not-own-card", {"card": card})
    faults = {
        "card-not-on-table": card not in view.loose,
        "pluck-not-scoring-card": card.rank == "A" or card in (BIG_CASINO, LITTLE_CASINO),
        "plucked-already": view.turn in view.variant_state.plucked,
        "pluck-breaks-court-build": _spoils_court_build(view, card),
        "pluck-never-sweeps": len(view.loose) + len(view.builds) < 2,
        "no-pluck-in-last-turn": view.last_turn,
    }
    return next((Illegal(code, {"card": card}) for code, broken in faults.items() if broken), None)


def _spoils_court_build(view: PlayerView, card: Card) -> bool:
    """Return whether plucking a court would spoil a court build, which is taken with all the courts of its rank."""
    all_or_one = view.rules.capturing.face_capture_limit == "all"
    return all_or_one and card in view.rules.rank_only and any(build.value == card.pips for build in view.builds)


def _why_not_claim(view: PlayerView) -> Illegal | None:
    if view.rules.ending.claim_out == "off":
        return Illegal("no-claims", {})
    return Illegal("claimed-already", {}) if view.variant_state.claimed else None


def _why_not_cancel(view: PlayerView) -> Illegal | None:
    """Return why the deal may not be cancelled; None if it may.

    An opponent of the dealer may cancel the last deal once a round, if the dealer did not announce it, before playing a
    card in it.
    """
    rules, before = view.rules, view.variant_state.before
    if before is None:
        return Illegal("deal-stands", {})
    if rules.side_of[view.turn] == rules.side_of[view.dealer]:
        return Illegal("own-deal-not-cancelled", {})
    if view.turn in view.variant_state.cancelled:
        return Illegal("cancelled-already", {})
    return Illegal("played-already", {}) if len(view.hand) < before.size or view.variant_state.played else None
