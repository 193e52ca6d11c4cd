"""The order of captured cards on an open pile, in games that leave it to the player.

The card tapped last is on top. The cards of a build are tapped together, so one button lists all captured cards, and
each of them can be put on top.
"""

from __future__ import annotations

from dataclasses import replace

from casino_core.cards import Card
from casino_core.coaching.choosing import Choice
from casino_core.position.actions import BuildPiece, Capture, Groups, TableAction, pieces
from casino_core.position.piles import as_named
from casino_core.position.view import View
from web.table.html import EMPTY
from web.table.intents import intent
from web.table.state import Offer
from web.worker.choices.keys import card_of
from web.worker.choices.selection import Selection
from web.worker.words.speech import Voice, message


def in_tapped_order(choice: Choice, chosen: Selection, view: View) -> Choice:
    """Return the choice with captured cards in the order in which they were tapped, and the lifted cards on top."""
    if view.rules.piles.order != "free":
        return choice
    return replace(choice, exact=tuple(_in_order(action, chosen, view) for action in choice.exact))


def _in_order(action: TableAction, chosen: Selection, view: View) -> TableAction:
    if not isinstance(action, Capture):
        return action
    place = chosen.pieces.index
    # The last card tapped in a group decides how high the group is.
    groups: Groups = tuple(sorted(action.groups, key=lambda group: max(map(place, group))))
    if not view.rules.piles.order_chosen:
        return replace(action, groups=groups)
    action = replace(action, groups=tuple(tuple(sorted(group, key=place)) for group in groups))
    tapped = as_named(replace(action, groups=(chosen.pieces,)), view.builds)
    lifted = [card_of(key) for key in chosen.lifted]
    order = (*(card for card in tapped if card not in lifted), *(card for card in lifted if card in tapped))
    # The default order is left out, so that the text of the action, and links that contain it, stay short.
    return action if order == as_named(action, view.builds) else replace(action, order=order)


def sortable(choice: Choice, view: View) -> Capture | None:
    """Return the capture that taps cannot order because it takes a build; None if there is none."""
    if not view.rules.piles.order_chosen:
        return None
    captures = (action for action in choice.exact if isinstance(action, Capture))
    return next((one for one in captures if any(isinstance(piece, BuildPiece) for piece in pieces(one))), None)


def sort_offer(voice: Voice) -> Offer:
    """Return the button that lists the captured cards, so that the person can sort them."""
    line = message("sort.offer")
    return Offer(voice.printed(line), voice.printed(message("sort.offer.cost")), "sort", spoken=voice.spoken(line))


def lift_offers(capture: Capture, view: View, voice: Voice) -> tuple[Offer, ...]:
    """Return a button for each captured card that is not on top yet, to put it there; higher cards come first."""
    offers = []
    for card in pile_order(capture, view)[-2::-1]:  # the highest card is on top already
        line = message("sort.lift", card=card)
        offers.append(Offer(voice.printed(line), EMPTY, intent("lift", card), spoken=voice.spoken(line)))
    return tuple(offers)


def pile_order(capture: Capture, view: View) -> tuple[Card, ...]:
    """Return the captured cards in pile order, the lowest first."""
    return capture.order or as_named(capture, view.builds)


def with_order(offer: Offer, capture: Capture, view: View, voice: Voice) -> Offer:
    """Return the button of a capture with its cards in pile order, the highest first, in place of its gain."""
    order = (capture.card, *reversed(pile_order(capture, view)))
    return replace(offer, cost=voice.printed(message("sort.order", cards=tuple((card,) for card in order))))
