"""The audit: with both secrets, it repeats every pack, share and play of a round, and so finds any false letter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from casino_core.errors import CasinoError
from casino_core.game import Game, new_game, next_round, play
from casino_core.game import resign as give_up
from casino_core.legal.legality import why_not
from casino_core.mutual.board import first_board
from casino_core.mutual.group import Group
from casino_core.mutual.guest import hosted_game
from casino_core.mutual.keys import Keys, points
from casino_core.mutual.seat import UNKNOWN, Seat
from casino_core.mutual.state import author, ended
from casino_core.playing.shuffling import round_secret
from casino_core.position.actions import Play
from casino_core.position.position import Cards


@dataclass(frozen=True, slots=True)
class Audit:
    """The result of the audit of a round."""

    round: int
    """The number of the round, from 1."""

    code: str = ""
    """"" if all cards and plays are right; ``waiting`` while the other seat's secret is missing; else the first fault:
    ``false-pack``, ``false-share``, ``false-card``, ``illegal``, or the code of the LetterError that broke the game."""

    seat: int | None = None
    """The seat that wrote the false letter."""

    letter: int | None = None
    """The number of the false letter."""

    facts: dict[str, object] = field(default_factory=dict)
    """The facts of the fault: place, card, action or why, depending on the code."""


def audit(group: Group, seat: Seat, number: int | None = None) -> Audit:
    """Return the audit of the round with this number, from 1; ``waiting`` without the other seat's secret for it.

    The default is the last round for which the other seat has shown its secret. Without such a round, or if the game
    was broken off, the default is the last round.
    """
    done = [place for place, part in enumerate(seat.rounds, 1) if part.secrets[seat.other]]
    number = number or (len(seat.rounds) if seat.broken else max(done, default=len(seat.rounds)))
    if number not in done:
        return Audit(number, "waiting")
    fault = next(_faults(group, seat, number), None)
    if fault is not None:
        return fault
    if seat.broken and number == len(seat.rounds) and seat.refused:
        # Everything before the refused letter was right, so no other letter can excuse it.
        return Audit(number, seat.broken, author(seat.refused), seat.refused)
    return Audit(number)


def audit_new(group: Group, seat: Seat) -> Audit | None:
    """Return the audit that shows a fault in a round whose secret came with the last letter; None without a fault.

    Also None in a hosted game, and once a game is over: then all rounds are audited together.
    """
    if seat.hosted or ended(seat):
        return None
    new = [place for place, part in enumerate(seat.rounds, 1) if part.shown[seat.other] == seat.letters]
    return next((fault for fault in (audit(group, seat, place) for place in new) if fault.code), None)


def _faults(group: Group, seat: Seat, number: int) -> Iterator[Audit]:
    """Yield the faults of a round: faults of packs first, because they may cause all others."""
    part = seat.rounds[number - 1]
    leader = 1 - part.dealer
    secrets = [part.secrets[by] or round_secret(seat.secret, number) for by in (0, 1)]
    keys = [Keys(group, seat.rules, secrets[by], leads=by == leader) for by in (leader, part.dealer)]
    below = points(group, seat.rules)
    for lock, (letter, pack) in zip(keys, part.packs, strict=False):
        # This seat's pack is wrong only if the page was changed. Nothing fits such a pack, so the game was broken off.
        if (seat.broken or author(letter) != seat.seat) and lock.lock(below) != pack:
            yield Audit(number, "false-pack", author(letter), letter)
        below = pack
    if len(part.packs) < 2:
        return
    for letter, place, share in part.shares:
        scalar = keys[author(letter) != leader].scalar(place)
        if share and group.multiply(share, scalar) != below[place]:
            yield Audit(number, "false-share", author(letter), letter, {"place": place})
    yield from _plays(seat, number, _order(seat, *keys))


def _order(seat: Seat, leader: Keys, dealer: Keys) -> Cards:
    """Return the pack of a round in its real order."""
    return tuple(seat.rules.pack[leader.order[index]] for index in dealer.order)


def _plays(seat: Seat, number: int, order: Cards) -> Iterator[Audit]:
    """Yield the first fault among the actions of a round, if any, given the real order of the cards."""
    part, before = seat.rounds[number - 1], seat.rounds[: number - 1]
    now = first_board(seat.rules, before, part, order)
    for letter, action, place in part.record:
        position = now.game.position
        why = why_not(position, action)
        facts: dict[str, object] = {"action": action, "why": why}
        if place != UNKNOWN and isinstance(action, Play) and order[place] != action.card:
            yield Audit(number, "false-card", author(letter), letter, {"place": place, "card": action.card})
            return
        if why is not None:
            yield Audit(number, "illegal", author(letter), letter, facts)
            return
        now = now.after(action, place)


def finished_game(seat: Seat) -> Game | None:
    """Return a finished game as an ordinary ``Game``, whose seed joins both secrets; None until both are known.

    Also None if the game was broken off, or if the plays are impossible with these secrets: an audit shows why. The
    seed of a hosted game is the host's.
    """
    if seat.hosted:
        return hosted_game(seat)
    if seat.broken or not all(seat.secrets):
        return None
    played = seat.rounds if len(seat.rounds[-1].packs) == 2 else seat.rounds[:-1]
    try:
        game, _ = new_game(seat.rules, "~".join(seat.secrets))
        for number, part in enumerate(played):
            game = next_round(game)[0] if number else game
            for _, action, _ in part.record:
                game, _ = play(game, action)
        return game if seat.resigned is None else give_up(game, seat.resigned)
    except CasinoError:
        return None
