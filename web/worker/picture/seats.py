"""The players around the table."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.coaching.choosing import Choice
from web.rulebook.words import sweep_counts
from web.table.state import Remark, Seat
from web.worker.picture.pieces import open_hand, pile_top
from web.worker.picture.scene import Scene
from web.worker.picture.talk import about
from web.worker.words.people import pile_seat
from web.worker.words.speech import Message, Voice, message


def seat_state(scene: Scene, seat: int, choice: Choice | None, voice: Voice) -> Seat:
    """Return the state of a seat, as the person at the screen may see it."""
    view, rules = scene.view, scene.view.rules
    turn = view.actor == seat and not scene.over
    has_pile = pile_seat(rules, seat) == seat
    return Seat(
        name=voice.spoken(scene.people.name(seat)),
        held=view.hand_sizes[seat],
        taken=len(view.piles[rules.pile_of[seat]]) if has_pile else None,
        tags=tuple(voice.spoken(tag) for tag in _tags(scene, seat)),
        turn=turn,
        sweeps=sum(sweep_counts(rules, card) for card in view.sweeps[rules.side_of[seat]]),
        thinking=turn and seat != scene.people.you and scene.thinking and scene.mode == "live",
        face=scene.people.face(seat),
        shows=open_hand(scene, seat),
        says=tuple(Remark(voice.printed(line), about(line)) for speaker, line in scene.talk if speaker == seat),
        proven=tuple(
            voice.spoken(message("play.proven", rank=message(f"card.rank.{rank}")))
            for owner, rank in view.variant_state.proven
            if owner == seat
        ),
        top=pile_top(scene, rules.pile_of[seat], choice, voice) if rules.piles.face_up and has_pile else None,
    )


def _tags(scene: Scene, seat: int) -> Iterator[Message]:
    """Yield the words after a player's name."""
    view, rules = scene.view, scene.view.rules
    if seat == view.dealer:
        yield message("play.dealer")
    if seat != scene.people.you and rules.side_of[seat] == scene.own_side:
        yield message("play.partner")
    # Most people expect clockwise play, so otherwise the next player is marked.
    if rules.deal.direction == "anticlockwise" and rules.seats > 2 and seat == rules.next_seat(view.turn):
        yield message("play.next")
