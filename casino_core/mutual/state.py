"""Facts that follow from a seat: the board, the writer of the next letter, and the parts that letter must contain."""

from __future__ import annotations

from typing import Literal

from casino_core.mutual.board import Board, boards, deals
from casino_core.mutual.seat import UNKNOWN, Seat
from casino_core.position.actions import Action, Play
from casino_core.position.position import Cards

Kind = Literal["k", "d", "s"]
"""The kinds of parts that a letter must contain in addition to actions: k secret, d pack, s shares."""


def author(letter: int) -> int:
    """Return the seat that writes the letter with a given number."""
    return 1 - letter % 2


def ended(seat: Seat) -> bool:
    """Return whether the game is over: won, resigned or broken off."""
    if seat.resigned is not None or seat.broken:
        return True
    return (seat.hosted or laid_open(seat)) and board(seat).game.outcome is not None


def writer(seat: Seat) -> int | None:
    """Return the seat that writes the next letter; None if the game is over and both seats have shown secrets.

    In a hosted game, the guest first answers the invitation. Later the seat whose decision it is
    writes; between rounds the host writes, and nobody once the game is over.
    """
    if seat.hosted:
        now = board(seat)
        if not seat.own_letter:
            return seat.seat
        # The host deals the next round.
        return None if ended(seat) else 0 if now.game.round_over else now.game.position.actor
    following = author(seat.letters + 1)
    return None if ended(seat) and seat.secrets[following] else following


def laid_open(seat: Seat) -> bool:
    """Return whether both seats have sent their shares for the layout of the last round."""
    last = seat.rounds[-1]
    opened = {(author(share.letter), share.place) for share in last.shares}
    layout = deals(seat.rules, last.dealer)[0].layout
    return len(last.packs) == 2 and all((by, place) in opened for by in (0, 1) for place in layout)


def board(seat: Seat) -> Board:
    """Return the board of the last round after all letters, without the draft."""
    return boards(seat.rules, seat.rounds)[-1]


def over(seat: Seat) -> bool:
    """Return whether the last round has been played out."""
    return laid_open(seat) and board(seat).waiting


def with_draft(seat: Seat) -> Board:
    """Return the board of the last round after all letters and the draft."""
    now = board(seat)
    for action in seat.draft:
        now = now.after(action, own_place(seat, now, action))
    return now


def own_place(seat: Seat, now: Board, action: Action) -> int:
    """Return the place in the pack of this seat's card for an action; ``UNKNOWN`` for an action without a card."""
    if not isinstance(action, Play):
        return UNKNOWN
    index_at, pack = seat.rounds[-1].known, seat.rules.pack
    own = [place for place in now.hands[seat.seat] if index_at[place] != UNKNOWN]
    return next(place for place in own if pack[index_at[place]] == action.card)


def unseen(seat: Seat) -> Cards:
    """Return the cards of the last round that this seat has not seen."""
    known = set(seat.rounds[-1].known)
    return tuple(card for index, card in enumerate(seat.rules.pack) if index not in known)


def may_act(seat: Seat, now: Board) -> bool:
    """Return whether this seat may act on a board: it is the seat's turn, and all cards that matter to it are known."""
    part = seat.rounds[-1]
    if now.waiting or ended(seat) or writer(seat) != seat.seat or not (seat.hosted or len(part.packs) == 2):
        return False
    position = now.game.position
    # Once a turn's card is played, the rest of the hand does not matter, even a card just drawn face down.
    needed = now.layout if position.variant_state.played else (*now.layout, *now.hands[seat.seat])
    return position.actor == seat.seat and all(part.known[place] != UNKNOWN for place in needed)


def owed(seat: Seat, by: int) -> tuple[int, ...]:
    """Return the places whose shares a seat still has to send: places of the layout and of the other seat's hand."""
    now, part = board(seat), seat.rounds[-1]
    sent_places = {share.place for share in part.shares if author(share.letter) == by}
    # The shares for the layout are sent only once, at the start of a round.
    return tuple(place for place in (*now.hands[1 - by], *now.layout) if place not in sent_places)


def due(seat: Seat, by: int) -> Kind | None:
    """Return the kind of the next part that a seat's letter must contain, apart from actions; None if none is due."""
    if ended(seat):
        return None if seat.secrets[by] else "k"
    last = seat.rounds[-1]
    finished = seat.rounds if over(seat) else seat.rounds[:-1]
    if any(not part.secrets[by] for part in finished):
        return "k"
    if over(seat):
        return None
    if len(last.packs) < 2:
        return "d" if by == (last.dealer if last.packs else 1 - last.dealer) else None
    return "s" if owed(seat, by) else None
