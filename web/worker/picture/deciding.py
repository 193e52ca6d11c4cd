"""The reason for a result, in sentences: an early end, the decisive item, or a lead held since some round."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.game import Game
from casino_core.playing.round_end import captured_enough
from casino_core.score.decisive import Decisive, decisive_in_game, decisive_in_round
from casino_core.score.scoring import Points
from web.worker.words.people import People
from web.worker.words.speech import Message, enumerated, message

BY_POINTS = ("target", "rounds")
"""The reasons for a result that is decided by points."""


def how_it_ended(game: Game, people: People) -> Iterator[Message]:
    """Yield why the round ended before all cards were played; nothing if all of them were."""
    position, state, last = game.position, game.position.variant_state, game.position.last_capturer
    # ``closed`` is also set if too few cards are left for another deal, which does not end the round early.
    early = any(position.hands) or not position.last_deal
    if state.closed and early and last is not None:
        enough = captured_enough(position, last)
        size = len(position.piles[game.rules.pile_of[last]])
        side = game.rules.side_of[last]
        yield people.about("decided.enough" if enough else "decided.cleared", side, count=size)
    elif state.ended:
        yield from _blows(game, people)


def _blows(game: Game, people: People) -> Iterator[Message]:
    """Yield the sentence on the fines of a player, and the sweeps by other sides, that ended the round early."""
    rules, position = game.rules, game.position
    for seat in range(rules.seats):
        fines = position.variant_state.fines.count(seat)
        swept = sum(len(sweeps) for side, sweeps in enumerate(position.sweeps) if side != rules.side_of[seat])
        if fines + swept >= (rules.ending.instant_limit or 0):
            what = [
                message(f"decided.blows.{kind}", count=count)
                for kind, count in (("fines", fines), ("sweeps", swept))
                if count
            ]
            key = "decided.blows.you" if seat == people.you else "decided.blows"
            yield message(key, who=people.name(seat), what=enumerated(what))
            return


def decided(game: Game, people: People) -> Iterator[Message]:
    """Yield the sentence on the decisive item of the round or, if the game is over, of the game.

    If no item is decisive, yield since when the winner of the game has led. Yield nothing if the round ended early, or
    if the game is shared or was not won by points: other sentences explain these results.
    """
    won = game.outcome
    if any(how_it_ended(game, people)) or (won is not None and (won.shared or won.reason not in BY_POINTS)):
        return
    decisive = _decisive(game)
    if decisive is not None:
        yield _came_down_to(decisive, game, people)
    elif won is not None and len(game.sheets) > 1:
        yield from _lead(game, won.side, people)


def _decisive(game: Game) -> Decisive | None:
    sheet = game.sheets[-1]
    if game.outcome is None:
        return decisive_in_round(game.rules, sheet)
    return decisive_in_game(game.rules, game.before, sheet, game.sweepers, game.round)


def _came_down_to(decisive: Decisive, game: Game, people: People) -> Message:
    """Return the sentence that names the decisive item, and the side that would have won with it."""
    what = "round" if game.outcome is None else "game"
    item = message(f"score.has.{decisive.item.code}", count=1)
    then = people.about(f"decided.{what}", decisive.other)
    if not decisive.majority:
        return message("decided.card", item=item, then=then)
    some, others = max(decisive.item.counts), decisive.item.counts[decisive.other]
    return message("decided.majority", item=item, some=some, others=others, then=then)


# ---------- several rounds ----------


def _lead(game: Game, winner: int, people: People) -> Iterator[Message]:
    """Yield since which round the winner has led, or that the winner took the lead only in the last round."""
    since = _led_since(totals_by_round(game), winner, lowest=game.rules.ending.lowest_wins)
    if since == len(game.sheets):
        yield people.about("decided.late", winner)
    elif since is not None:
        yield people.about("decided.led" if since > 1 else "decided.always", winner, round=since)


def _led_since(totals: tuple[Points, ...], winner: int, *, lowest: bool) -> int | None:
    """Return the round, from 1, at whose end a side took the sole lead that it still has; None if it does not lead."""
    first = None
    for number, each in reversed(list(enumerate(totals, 1))):
        others = each[:winner] + each[winner + 1 :]
        ahead = each[winner] < min(others) if lowest else each[winner] > max(others)
        if not ahead:
            return first
        first = number
    return first


def totals_by_round(game: Game) -> tuple[Points, ...]:
    """Return the totals of all sides after each round."""
    totals, total = [], (0,) * game.rules.sides
    for sheet in game.sheets:
        total = tuple(old + new for old, new in zip(total, sheet.points, strict=True))
        totals.append(total)
    return tuple(totals)
