"""The cards and builds of the table, each with its mark: in the hand, in the layout, on open piles."""

from __future__ import annotations

from casino_core.cards import SUITS, Card
from casino_core.coaching.choosing import Choice
from casino_core.position.layout import Build
from casino_core.rules.values import rank_of
from web.table.intents import intent
from web.table.state import BuildPlate, Mark, Spot, Top
from web.worker.choices.keys import card_of, keys, piece_of
from web.worker.picture.scene import Scene
from web.worker.words.speech import Voice, message

MIN_SORTED_HAND = 7
"""Hands are sorted in games whose first hands have at least this many cards."""


def hand_spots(scene: Scene, voice: Voice) -> tuple[Spot, ...]:
    """Return the hand at the bottom of the table: face up if the person at the screen holds it, or hands are open."""
    near = scene.people.near
    if scene.people.looks:
        hand = scene.view.hand
        if scene.view.rules.hand_sizes[0] >= MIN_SORTED_HAND:
            hand = tuple(sorted(hand, key=lambda card: (card.pips, SUITS.index(card.suit))))
        return tuple(_hand_spot(scene, key, voice) for key in keys(hand))
    return tuple(map(Spot, open_hand(scene, near))) or (Spot(),) * scene.view.hand_sizes[near]


def _hand_spot(scene: Scene, key: str, voice: Voice) -> Spot:
    """Return a card of the hand; it is dimmed if a card has already been played this turn."""
    card, tap = card_of(key), _tap(scene, "hand", key)
    if scene.yours and scene.view.variant_state.played is not None:
        return Spot(card, "dim", tap, voice.spoken(message("play.has-played")))
    mark: Mark = "hint" if card in scene.advised else ""
    return Spot(card, "chosen" if key == scene.selection.held else mark, tap)


def _tap(scene: Scene, name: str, key: str) -> str:
    """Return the intent of a tap on a card or build; "" in a replay, in which nothing can be chosen."""
    return "" if scene.around.replay else intent(name, key)


def open_hand(scene: Scene, seat: int) -> tuple[Card, ...]:
    """Return the hand of a seat if it is face up, without the cards still moving to it; otherwise ()."""
    return scene.hands[seat][: scene.view.hand_sizes[seat]] if scene.hands else ()


def loose_spots(scene: Scene, choice: Choice | None, voice: Voice) -> tuple[Spot, ...]:
    """Return the loose cards, each with its mark."""
    lying = keys(scene.view.loose)
    # Of two equal cards, the later one has just been played.
    played = scene.card_just_played
    last = next((key for key in reversed(lying) if card_of(key) == played), None) if played else None
    return tuple(_piece_spot(scene, key, choice, voice, last=key == last) for key in lying)


def _piece_spot(scene: Scene, key: str, choice: Choice | None, voice: Voice, *, last: bool = False) -> Spot:
    mark, reason = _mark(scene, key, choice, voice)
    return Spot(card_of(key), mark, _tap(scene, "pick", key), reason, last=last)


def build_plate(scene: Scene, build: Build, choice: Choice | None, voice: Voice) -> BuildPlate:
    """Return a build as it is drawn, with its mark."""
    key = str(build.piece)
    mark, reason = _mark(scene, key, choice, voice)
    last, side_of = scene.card_just_played, scene.view.rules.side_of
    proven = [rank for seat, rank in scene.view.variant_state.proven if seat == build.owner]
    return BuildPlate(
        value=build.value,
        owner=voice.spoken(scene.people.name(build.owner)),
        multiple=build.multiple,
        own=side_of[build.owner] == side_of[scene.people.near],
        groups=tuple(tuple(Spot(card, last=card == last) for card in group) for group in build.groups),
        mark=mark,
        intent=_tap(scene, "pick", key),
        reason=reason,
        proven=any(rank == rank_of(build.value) for rank in proven),
    )


def pile_top(scene: Scene, pile: int, choice: Choice | None, voice: Voice) -> Top:
    """Return the top of an open pile; it can be chosen in games that use tops, unless the pile is the near seat's."""
    rules, card = scene.view.rules, scene.view.tops[pile]
    whose = voice.spoken(scene.people.pile(pile))
    if card is None:
        return Top(None, whose)
    if not rules.steals or pile == rules.pile_of[scene.people.near]:
        return Top(Spot(card), whose)
    return Top(_piece_spot(scene, card, choice, voice), whose)


def _mark(scene: Scene, key: str, choice: Choice | None, voice: Voice) -> tuple[Mark, str]:
    """Return the mark of a piece of the table and, if it cannot be chosen, the reason."""
    piece = piece_of(key)
    if key in scene.taken or key in scene.selection.picked:
        return "chosen", ""
    if choice is None:
        plucked = scene.view.variant_state.played is not None and piece in scene.plucks
        if piece in scene.advised:
            return "hint", ""
        return ("can" if plucked or piece in scene.continued else ""), ""
    if piece in choice.joinable:
        return "can", ""
    if scene.selection.card is None:  # the hand card that the person chooses next may still take it
        return "", ""
    return "dim", voice.spoken(scene.why_not_joined(piece))
