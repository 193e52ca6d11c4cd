"""The action bar: buttons for the actions of the chosen cards, and one for a refused action with its reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from casino_core.cards import Card
from casino_core.coaching.choosing import Choice
from casino_core.legal.captures import count_taken
from casino_core.notation.actions import action_text
from casino_core.position.actions import Action, BuildPiece, Capture, Piece, Pluck, TableAction, Trail, pieces
from casino_core.position.view import View
from web.table.html import EMPTY
from web.table.intents import intent, parse_intent
from web.table.state import Offer, OfferKind, Preview
from web.worker.choices.effects import effect
from web.worker.choices.labels import (
    action_label,
    build_of,
    hand_card,
    has_several_values,
    is_for_partner,
    verb_label,
)
from web.worker.choices.refusals import explain_near_miss
from web.worker.words.people import People
from web.worker.words.speech import Message, Voice, message

MAX_BUTTONS = 4
"""The maximum number of buttons in the bar, not counting "More", which shows the rest."""

KINDS: tuple[OfferKind, ...] = ("take", "build", "add", "lay")
"""The kinds of buttons, in their order in the bar, which is the same in all games."""

ACT = "act"
"""The name of the intent that plays an action."""


def act_intent(action: Action) -> str:
    """Return the intent that plays an action."""
    return intent(ACT, action_text(action))


def action_text_of(offer: Offer) -> str:
    """Return the text of the action that an offer plays, "" if it plays none."""
    name, about = parse_intent(offer.intent)
    return about if name == ACT else ""


# ---------- the bar ----------


def choice_offers(seen: View, choice: Choice, people: People, voice: Voice, *, more: bool = False) -> tuple[Offer, ...]:
    """Return the buttons for a choice, with laying down and a refusal last.

    Actions with just the chosen pieces come before actions that need further pieces, and within each of these two parts
    the order is that of ``KINDS``. If there are too many buttons, the second one shows the rest or, if ``more`` is
    true, hides the rest again.
    """
    exact, further = ([one for one in actions if pieces(one)] for actions in (choice.exact, choice.further))
    by_kind = [one for some in (exact, further) for one in sorted(some, key=lambda one: _place(one, seen))]
    joined, alone = distinct_effects(by_kind), [action for action in choice.exact if not pieces(action)]
    # Laying down and a refusal always have room, so that they are never hidden behind "More".
    best = _best(joined, seen, max(2, MAX_BUTTONS - len(alone) - (choice.refused is not None)))
    # If the value of any action is ambiguous, all actions are drawn, so that they can be compared.
    doubtful = any(_is_ambiguous(action, seen) for action in joined)
    button = _offer_with_preview if doubtful else _offer
    buttons = [button(action, seen, people, voice) for action in (joined if more else best)]
    buttons += [_offer(action, seen, people, voice) for action in alone]
    if near := choice.refused:
        line, reason = action_label(near.action, seen, people), explain_near_miss(near, seen, people)
        buttons.append(Offer(voice.printed(line), voice.printed(reason), kind=kind_of(near.action)))
    hidden = len(joined) - len(best)
    if hidden:
        words = message("offer.fewer") if more else message("offer.more", count=hidden)
        buttons.insert(1, Offer(voice.printed(words), EMPTY, "more"))
    return tuple(buttons)


def demand_offers(
    actions: Iterable[TableAction], seen: View, people: People, voice: Voice, *, more: bool
) -> tuple[Offer, ...]:
    """Return the buttons for given actions, without suggestions and refusals."""
    return choice_offers(seen, Choice(tuple(actions), (), frozenset(), None), people, voice, more=more)


def continue_offer(who: Message | None, voice: Voice) -> Offer:
    """Return the button that continues; it says that ``who`` is next, unless ``who`` is None."""
    next_ = voice.printed(message("offer.go-on.next", who=who)) if who else EMPTY
    line = message("offer.go-on")
    return Offer(voice.printed(line), next_, "go", spoken=voice.spoken(line))


def pluck_offer(card: Card, voice: Voice) -> Offer:
    """Return the button that plucks a loose card."""
    line, cost = message("offer.pluck", card=card), message("offer.pluck.cost")
    return Offer(voice.printed(line), voice.printed(cost), act_intent(Pluck(card)), spoken=voice.spoken(line))


# ---------- which actions ----------


def kind_of(action: TableAction) -> OfferKind:
    """Return the kind of an action; "add" stands for adding to a build and for raising it."""
    if isinstance(action, Capture):
        return "take"
    if isinstance(action, Trail) and not action.groups:
        return "lay"
    return "add" if any(isinstance(piece, BuildPiece) for piece in pieces(action)) else "build"


def _place(action: TableAction, seen: View) -> tuple[int, int]:
    """Return a sort key for buttons: by kind, and among captures the one that takes the most cards first."""
    return KINDS.index(kind_of(action)), -count_taken(seen, action) if isinstance(action, Capture) else 0


def _best(joined: list[TableAction], seen: View, room: int) -> list[TableAction]:
    """Return at most ``room`` actions, in order.

    The largest capture, the first action and the first action of each kind have priority.
    """
    captures = [action for action in joined if isinstance(action, Capture)]
    largest = sorted(captures, key=lambda action: -count_taken(seen, action))[:1]
    # The actions are in reverse order, so that the first action of each kind remains.
    of_each_kind = {kind_of(action): action for action in reversed(joined)}
    first = sorted(of_each_kind.values(), key=joined.index)
    chosen = [*dict.fromkeys([*largest, *joined[:1], *first, *joined])][:room]
    return [action for action in joined if action in chosen]


def distinct_effects(actions: list[TableAction]) -> list[TableAction]:
    """Return the first action for each effect; an ace, for example, takes an ace as 1 or as 14 with the same effect."""
    alike = [
        (action.groups, 0 if isinstance(action, Capture) else action.value, type(action), is_for_partner(action))
        for action in actions
    ]
    return [action for place, action in enumerate(actions) if alike[place] not in alike[:place]]


def _is_ambiguous(action: TableAction, seen: View) -> bool:
    """Return whether a card of an action, from the hand or from the table, can have several values."""
    loose = (piece for piece in pieces(action) if isinstance(piece, Card))
    card = hand_card(action)
    in_hand = card is not None and has_several_values(card, seen)
    return in_hand or any(len(seen.rules.table_values[card]) > 1 for card in loose)


# ---------- one button ----------


def _offer(action: TableAction, seen: View, people: People, voice: Voice) -> Offer:
    line, cost = action_label(action, seen, people), effect(action, seen, people)
    spoken = voice.spoken(line)
    return Offer(voice.printed(line), voice.printed(cost), act_intent(action), spoken=spoken, kind=kind_of(action))


def _offer_with_preview(action: TableAction, seen: View, people: People, voice: Voice) -> Offer:
    """Return the button of an action with the verb in words, and the value and the cards drawn."""
    taking = isinstance(action, Capture)
    groups = tuple(group for each in action.groups for group in _card_groups(each, seen))
    value = "" if isinstance(action, Capture) and not has_several_values(action.card, seen) else str(action.value)
    preview = Preview(groups, value, hand_card(action) or "", multiple=not taking and len(groups) > 1)
    line, cost = verb_label(action, seen, people), effect(action, seen, people)
    spoken = voice.spoken(action_label(action, seen, people))
    shown = Offer(voice.printed(line), voice.printed(cost), act_intent(action), preview=preview, spoken=spoken)
    return replace(shown, kind=kind_of(action))


def _card_groups(group: tuple[Piece, ...], seen: View) -> tuple[tuple[Card, ...], ...]:
    """Return the groups of cards in a group of pieces: for a build alone, its groups; otherwise, one group of all."""
    builds = [build_of(piece, seen) for piece in group]
    if len(group) == 1 and builds[0] is not None:
        return builds[0].groups
    parts = ((Card(piece),) if build is None else build.cards for piece, build in zip(group, builds, strict=True))
    return (tuple(card for part in parts for card in part),)
