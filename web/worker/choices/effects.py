"""The second line of an offer: what a capture gains, what is kept for a build, or what laying down leaves."""

from __future__ import annotations

from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO, Card
from casino_core.position.actions import Capture, MakeBuild, TableAction, TableBuild, Trail, pieces
from casino_core.position.view import View
from casino_core.rules.awards import Each, awards
from casino_core.rules.parts import Rules
from web.rulebook.words import sweep_counts, sweep_word
from web.worker.choices.consequences import consequences, describe
from web.worker.choices.labels import build_of, cards_on_table, is_for_partner, stolen_tops, to_pile
from web.worker.words.people import People
from web.worker.words.speech import Message, message, one_by_one, side_by_side


def effect(action: TableAction, seen: View, people: People) -> Message:
    """Return the second line for an action: its gain, its cost, and whether it ends the round or the game."""
    consequence = consequences(action, seen)
    phrases = describe(consequence, seen, people)
    if consequence.ends:
        return side_by_side(phrases)
    # Several cards can come from one pile, which is named once.
    piles = dict.fromkeys(seen.tops.index(card) for card in stolen_tops(action, seen))
    thefts = tuple(message("offer.from", pile=people.pile(pile)) for pile in piles)
    if isinstance(action, Capture):
        return side_by_side((*_gain(action, seen), *thefts, *phrases))
    if to_pile(action, seen):
        return side_by_side((message("offer.gain.cards", count=1 + cards_on_table(seen)), *phrases))
    if isinstance(action, Trail) and not action.groups:
        remaining = [action.card, *seen.loose, *(card for build in seen.builds for card in build.cards)]
        leaves = message("offer.leaves.all", parts=side_by_side(_describe_cards(remaining, seen.rules)))
        return side_by_side((*phrases, leaves))
    return side_by_side((*phrases, *thefts, _kept(action, seen, people)))


# ---------- captures ----------


def _gain(action: Capture, seen: View) -> tuple[Message, ...]:
    """Return the gain of a capture: cards, spades, casinos, aces, a sweep."""
    cards = [action.card]
    for piece in pieces(action):
        build = build_of(piece, seen)
        cards += [Card(piece)] if build is None else build.cards
    parts = _describe_cards(cards, seen.rules)
    clears = len(pieces(action)) == len(seen.loose) + len(seen.builds)
    # A sweep is not mentioned if sweeps can freeze, because the button would promise a point that may never count.
    if clears and sweep_counts(seen.rules, action.card) and seen.rules.scoring.sweep_freeze == "none":
        return (*parts, message(sweep_word(seen.rules)))
    return parts


def _describe_cards(cards: list[Card], rules: Rules) -> tuple[Message, ...]:
    """Return the number of cards, and of each scoring kind among them, in words; numbers of 0 are left out."""
    counts = {"cards": len(cards), **_scoring(cards, rules)}
    return tuple(message(f"offer.gain.{name}", count=count) for name, count in counts.items() if count)


def _scoring(cards: list[Card], rules: Rules) -> dict[str, int]:
    """Return the number of cards of each scoring kind or, if the score table is not Casino's, only their "points"."""
    if rules.scoring.table != "casino":
        singles = [award for award in awards(rules) if isinstance(award, Each)]
        return {"points": sum(award.points * (card in award.cards) for award in singles for card in cards)}
    return {
        "spades": sum(card.suit == "S" for card in cards),
        "big-casino": cards.count(BIG_CASINO),
        "little-casino": cards.count(LITTLE_CASINO),
        "aces": sum(card in ACES for card in cards),
    }


# ---------- builds ----------


def _kept(action: TableAction, seen: View, people: People) -> Message:
    """Return the effect of a build in words.

    The words name the card that is kept, the partner for whom the build is made, the player whose build must be taken
    in this turn, or the player whose build it stays.
    """
    if isinstance(action, MakeBuild | TableBuild) and seen.rules.step_by_step:
        if is_for_partner(action):
            return message("offer.for-partner", who=people.name(seen.rules.partner_of(seen.turn)))
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
