"""The optional warning about the ranks that could sweep the table after a play."""

from __future__ import annotations

from dataclasses import replace

from casino_core.cards import Card
from casino_core.coaching.play_with import play_with
from casino_core.notation.actions import parse_action
from casino_core.playing.play import IllegalActionError, apply
from casino_core.playing.sweeping import frozen
from casino_core.position.actions import Capture, pieces
from casino_core.position.position import Position
from casino_core.position.view import View, view
from web.rulebook.words import sweep_word, sweeps_matter
from web.table.html import join, tag
from web.table.state import Offer
from web.worker.choices.consequences import known_position
from web.worker.choices.keys import keys_on_table, piece_of
from web.worker.choices.offers import action_text_of
from web.worker.words.speech import Voice, message


def with_warnings(offers: tuple[Offer, ...], seen: View, voice: Voice) -> tuple[Offer, ...]:
    """Return the offers, each with the ranks that could sweep after it; unchanged if sweeps do not count."""
    return tuple(_with_warning(offer, seen, voice) for offer in offers) if sweeps_matter(seen.rules) else offers


def _with_warning(offer: Offer, seen: View, voice: Voice) -> Offer:
    action = action_text_of(offer)
    ranks = sweeping_ranks(seen, action) if action else ()
    if not ranks:
        return offer
    with_ = tuple(message(f"say.a.{rank}") for rank in ranks)
    warning = voice.printed(message("offer.leaves", sweep=message(sweep_word(seen.rules)), cards=with_))
    gain = tag("span", offer.cost, ", ", class_="gain") if offer.cost else ""
    return replace(offer, cost=join((gain, tag("span", warning, class_="leaves"))))


def sweeping_ranks(seen: View, action: str) -> tuple[str, ...]:
    """Return the ranks of unseen cards with which the next player could sweep the table after an action.

    Return () if the action does not end the turn, or sweeps no longer count.
    """
    unseen = seen.unseen
    try:
        after, _ = apply(known_position(seen), parse_action(action))
    except IllegalActionError:  # the hidden cards are dealt arbitrarily, which may make the action illegal
        return ()
    if after.over or after.turn == seen.turn or after.variant_state.pending or frozen(after):
        return ()
    # One card of each rank and value is enough, because the suit does not matter.
    one_of_each = {(card.rank, seen.rules.hand_values[card]): card for card in unseen}
    return tuple(dict.fromkeys(card.rank for card in sorted(one_of_each.values()) if _sweeps(after, card)))


def _sweeps(after: Position, card: Card) -> bool:
    """Return whether the player on turn could clear the table with this card."""
    table = tuple(map(piece_of, keys_on_table(after.loose, after.builds)))
    hands = tuple((card,) if seat == after.turn else hand for seat, hand in enumerate(after.hands))
    play = play_with(view(replace(after, hands=hands), after.turn), card, table) if table else None
    return isinstance(play, Capture) and len(pieces(play)) == len(table)
