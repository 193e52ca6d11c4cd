"""The second line of an offer: what a capture brings, which card a build has the player keep, what a card leaves."""

from __future__ import annotations

from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO, Card
from casino_core.position.actions import Capture, MakeBuild, TableAction, TableBuild, Trail, pieces
from casino_core.position.view import View
from casino_core.rules.awards import Each, awards
from casino_core.rules.parts import Rules
from web.rulebook.words import sweep_word, sweeps_matter
from web.worker.choices.consequences import consequences, told
from web.worker.choices.labels import build_of, cards_on_table, is_for_partner, stolen_tops, to_pile
from web.worker.words.people import People
from web.worker.words.speech import Message, message, one_by_one


def effect(action: TableAction, seen: View, people: People) -> Message:
    """Return what an action brings, what it costs, and what it ends."""
    found = consequences(action, seen)
    beside = told(found, seen, people)
    if found.ends:
        return message("offer.gain", parts=beside)
    # Several cards may come from one pile, which is named once.
    piles = dict.fromkeys(seen.tops.index(card) for card in stolen_tops(action, seen))
    thefts = tuple(message("offer.from", pile=people.pile(pile)) for pile in piles)
    if isinstance(action, Capture):
        return message("offer.gain", parts=(*_gain(action, seen), *thefts, *beside))
    if to_pile(action, seen):
        return message("offer.gain", parts=(message("offer.gain.cards", count=1 + cards_on_table(seen)), *beside))
    if isinstance(action, Trail) and not action.groups:
        leaves = message("offer.leaves.all", parts=_told(_left(action.card, seen), seen.rules))
        return message("offer.gain", parts=(*beside, leaves)) if beside else leaves
    return message("offer.gain", parts=(*beside, *thefts, _kept(action, seen, people)))


# ---------- captures ----------


def _gain(action: Capture, seen: View) -> tuple[Message, ...]:
    """Return what a capture brings: cards, spades, casinos, aces, a sweep."""
    cards = [action.card]
    for piece in pieces(action):
        build = build_of(piece, seen)
        cards += [Card(piece)] if build is None else build.cards
    parts = _told(cards, seen.rules)
    return (*parts, message(sweep_word(seen.rules))) if _sweeps(action, seen) else parts


def _told(cards: list[Card], rules: Rules) -> tuple[Message, ...]:
    """Return how many cards they are, and what of them scores."""
    found = {"cards": len(cards), **_scoring(cards, rules)}
    return tuple(message(f"offer.gain.{name}", count=count) for name, count in found.items() if count)


def _left(card: Card, seen: View) -> list[Card]:
    """Return the cards that lie on the table when one is laid down, for others to take: loose ones and builds."""
    return [card, *seen.loose, *(one for build in seen.builds for one in build.cards)]


def _scoring(cards: list[Card], rules: Rules) -> dict[str, int]:
    """Return what of some cards scores; only their points, where other cards score than in Casino."""
    if rules.scoring.table != "casino":
        singles = [award for award in awards(rules) if isinstance(award, Each)]
        return {"points": sum(award.points * (card in award.cards) for award in singles for card in cards)}
    return {
        "spades": sum(card.suit == "S" for card in cards),
        "big-casino": cards.count(BIG_CASINO),
        "little-casino": cards.count(LITTLE_CASINO),
        "aces": sum(card in ACES for card in cards),
    }


def _sweeps(action: Capture, seen: View) -> bool:
    """Tell whether the capture clears the table, where that certainly counts to the end of the game."""
    # Where sweeps can freeze, a button would promise a point that may never count.
    matters = sweeps_matter(seen.rules) and seen.rules.scoring.sweep_freeze == "none"
    return matters and len(pieces(action)) == len(seen.loose) + len(seen.builds)


# ---------- builds ----------


def _kept(action: TableAction, seen: View, people: People) -> Message:
    """Return what a build costs: the card that must be kept for it, or whoever else will take it."""
    if isinstance(action, MakeBuild | TableBuild) and seen.rules.step_by_step:
        if is_for_partner(action):
            return message("offer.for-partner", who=people.name(_partner(seen)))
        base = build_of(action.groups[0 if isinstance(action, TableBuild) else -1][0], seen)
        if base is not None and base.value == action.value and base.owner != seen.turn:
            mate = seen.rules.side_of[base.owner] == seen.rules.side_of[seen.turn]
            return message("offer.stays" if mate else "offer.commits", who=people.name(base.owner))
    rest = list(seen.hand)
    if not isinstance(action, TableBuild):
        rest.remove(action.card)
    kept = one_by_one(tuple(card for card in rest if action.value in seen.rules.hand_values[card]))
    sets = len(action.groups)
    return message("offer.keep.sets", sets=sets, kept=kept) if sets > 1 else message("offer.keep", kept=kept)


def _partner(seen: View) -> int:
    """Return the seat of the first partner of the player on turn."""
    side_of = seen.rules.side_of
    return next(seat for seat in range(seen.rules.seats) if seat != seen.turn and side_of[seat] == side_of[seen.turn])
