"""A game: rounds up to the target, with their dealers, scores and record."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from casino_core.cards import Chance
from casino_core.errors import ArgumentError, CasinoError
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import why_not
from casino_core.playing.dealing import new_round
from casino_core.playing.play import IllegalActionError
from casino_core.playing.play import apply as apply_action
from casino_core.playing.round_end import without_residue
from casino_core.playing.shuffling import by_two
from casino_core.position.actions import Action, Cancel, Claim
from casino_core.position.events import Event, Swept
from casino_core.position.position import Cards, Position
from casino_core.position.view import View, view
from casino_core.rules.parts import Rules
from casino_core.score.endgame import settled
from casino_core.score.outcome import Outcome, claimed_outcome, counted, early_outcome
from casino_core.score.scoring import Points, ScoreSheet, counts_at_once, points_so_far, score_round
from casino_core.text import HasText

SEED = re.compile(r"[A-Za-z0-9._~-]{1,64}", re.ASCII)
"""The form of a seed. It contains no slash, because in links it is between slashes."""


class GameError(CasinoError):
    """A step that a game does not allow, or a bad seed.

    >>> casino.new_game("classic", "two words")
    Traceback (most recent call last):
    casino_core.game.GameError: 'two words' is not a seed: use 1 to 64 letters, digits and . _ ~ -
    """


@dataclass(frozen=True, slots=True)
class Game(HasText):
    """A game in progress. Everything in it follows from the rules, the seed and the record of actions.

    >>> game = casino.parse_game("classic/island/7Cx5C2D_8D")
    >>> game.round, game.standing, len(game.position.stock)
    (1, (0, 0), 40)
    >>> game.view(0).hand
    (Card('AD'), Card('KH'), Card('6D'))
    >>> game
    parse_game('classic/island/7Cx5C2D_8D')
    """

    rules: Rules
    """The rules of the game."""

    seed: str
    """The seed of all shuffles."""

    first_dealer: int
    """The seat that dealt the first round."""

    record: tuple[tuple[Action, ...], ...]
    """The actions taken, as one tuple for every round; the last tuple is for the current round."""

    position: Position
    """The current position."""

    sheets: tuple[ScoreSheet, ...] = ()
    """The score sheets of the finished rounds, including the current round once it is over.

    If a game ends in the middle of a round, the last sheet has the points that had counted by then.
    """

    actors: tuple[int, ...] = ()
    """The seats that took the actions of the current round, in order."""

    swept: tuple[Swept, ...] = ()
    """The sweeps of the current round, in order, including those of a cancelled deal."""

    outcome: Outcome | None = None
    """How the game ended; None while it goes on."""

    resigned: int | None = None
    """The seat that resigned, if one did."""

    start: Position | None = None
    """The position in which the first round began; None if the first round was dealt."""

    @property
    def round(self) -> int:
        """The number of the current round, from 1."""
        return len(self.record)

    @property
    def totals(self) -> Points:
        """The points of every side from the finished rounds."""
        return tuple(sum(sheet.points[side] for sheet in self.sheets) for side in range(self.rules.sides))

    @property
    def round_over(self) -> bool:
        """Whether the current round has been scored, because it was played out or the game ended in it."""
        return len(self.sheets) == len(self.record)

    @property
    def before(self) -> Points:
        """The totals at the start of the current round."""
        earlier = self.sheets[: len(self.record) - 1]
        return tuple(sum(sheet.points[side] for sheet in earlier) for side in range(self.rules.sides))

    @property
    def standing(self) -> Points:
        """The totals, plus the points of the current round that already count."""
        if self.round_over or not counts_at_once(self.rules):
            return self.totals
        return tuple(old + new for old, new in zip(self.totals, self.so_far(self.position).points, strict=True))

    @property
    def carried(self) -> dict[str, int]:
        """The points carried over from the last round, by item."""
        carried: dict[str, int] = {}
        for sheet in self.sheets[: len(self.record) - 1]:
            # Points that a round did not count because it ended early stay carried over.
            kept = {code: points for code, points in carried.items() if sheet.item(code) is None}
            carried = kept | sheet.carried
        return carried

    @property
    def sweepers(self) -> tuple[int, ...]:
        """The sides that swept in the current round, in order, without sweeps of a cancelled deal."""
        made = [(self.rules.side_of[event.seat], event.card) for event in self.swept]
        if Cancel() in self.record[-1]:
            marks, standing = [Counter(cards) for cards in self.position.sweeps], []
            # In reverse, so that if a card swept both before and after its deal was cancelled, the later sweep counts.
            for side, card in reversed(made):
                if marks[side][card]:
                    marks[side][card] -= 1
                    standing.append((side, card))
            made = standing[::-1]
        return tuple(side for side, _ in made)

    def so_far(self, position: Position) -> ScoreSheet:
        """Return a score sheet of the points that already count in a position of the current round."""
        sheet = points_so_far(position, self.carried)
        return replace(sheet, points=counted(self.rules, self.before, sheet.points))

    @property
    def played(self) -> tuple[tuple[int, Action], ...]:
        """The actions of the current round, each with its seat."""
        return tuple(zip(self.actors, self.record[-1], strict=True))

    def view(self, seat: int) -> View:
        """Return everything that a seat may see. Raises ArgumentError."""
        if seat not in range(self.rules.seats):  # a negative number would be another seat's index
            raise ArgumentError("seat", f"a number from 0 to {self.rules.seats - 1}", seat)
        return view(self.position, seat, self.played, self.before)

    def __repr__(self) -> str:
        return f"parse_game({str(self)!r})"


def new_game(
    rules: Rules, seed: str, order: Cards | None = None, dealer: int | None = None
) -> tuple[Game, tuple[Event, ...]]:
    """Cut for the deal, shuffle and deal the first round. Return the game, and the events of the deal.

    The same seed always gives the same cards. ``order`` and ``dealer``: the shuffled pack and the first dealer, if they
    should not follow from the seed. Raises GameError("bad-seed") for a seed that does not match ``SEED``.
    """
    _check_seed(seed)
    dealer = cut_for_deal(rules, seed) if dealer is None else dealer
    position, events = new_round(rules, f"{seed}/1", dealer, order=order)
    return _begun(Game(rules, seed, dealer, ((),), position), events), events


def from_position(position: Position, seed: str) -> Game:
    """Return a game that begins in the middle of its first round; the seed determines the later rounds.

    Raises GameError: "bad-seed" for a seed that does not match ``SEED``, "round-is-over".
    """
    _check_seed(seed)
    if position.over:
        raise GameError("round-is-over", {})
    return Game(position.rules, seed, position.dealer, ((),), position, start=position)


def _check_seed(seed: str) -> None:
    if not SEED.fullmatch(seed):
        message = f"{seed!r} is not a seed: use 1 to 64 letters, digits and . _ ~ -"
        raise GameError("bad-seed", {"seed": seed}, message)


def restarted(game: Game) -> Game:
    """Return a game as it was before its first action."""
    return new_game(game.rules, game.seed)[0] if game.start is None else from_position(game.start, game.seed)


def _begun(game: Game, events: tuple[Event, ...]) -> Game:
    """Return the game after a deal, with any sweep by pairs in the opening layout, which may even win the game."""
    begun = replace(game, swept=_sweeps_of(events))
    fresh = game.so_far(game.position)
    won = early_outcome(game.rules, game.before, (0,) * game.rules.sides, fresh.points)
    if won is None or not counts_at_once(game.rules):
        return begun
    return replace(begun, sheets=(*game.sheets, fresh), outcome=won)


def _sweeps_of(events: tuple[Event, ...]) -> tuple[Swept, ...]:
    return tuple(event for event in events if isinstance(event, Swept))


def cut_for_deal(rules: Rules, seed: str) -> int:
    """Return the first dealer: the seat that draws the lowest (in some games the highest) card. Tied seats draw again.

    In a two-player game by letters, the last seat deals, because the player who invites leads.
    """
    if rules.seats == 2 and by_two(seed):
        return rules.seat_before(0)
    wanted = max if rules.deal.first_dealer == "high" else min
    # A separate stream, so that the number of draws does not change the deals.
    cards = iter(Chance(f"{seed}/cut").shuffled(rules.pack))
    seats = list(range(rules.seats))
    while len(seats) > 1:
        draws = [(next(cards).pips, seat) for seat in seats]
        seats = [seat for pips, seat in draws if pips == wanted(draws)[0]]
    return seats[0]


def play(game: Game, action: Action) -> tuple[Game, tuple[Event, ...]]:
    """Return the game after a legal action, and the events. If the action ends the round, the round is scored.

    Raises IllegalActionError.
    """
    if game.outcome is not None:
        raise IllegalActionError(Illegal("game-is-over", {}))
    why = why_not(game.position, action)
    if why is not None:
        raise IllegalActionError(why)
    return apply(game, action)


def apply(game: Game, action: Action) -> tuple[Game, tuple[Event, ...]]:
    """Return the game after an action that is known to be legal, and the events. If the round ends, it is scored."""
    position, events = apply_action(game.position, action)
    swept = game.swept + _sweeps_of(events)
    actors = (*game.actors, game.position.actor)
    record = (*game.record[:-1], (*game.record[-1], action))
    after = replace(game, record=record, position=position, actors=actors, swept=swept)
    captured = without_residue(position, events)
    won = _won_at_once(game, captured, action)
    if won is not None:
        return replace(after, sheets=(*game.sheets, game.so_far(captured)), outcome=won), events
    return (_scored(after) if position.over else after), events


def resign(game: Game, seat: int) -> Game:
    """Return the game after a seat has resigned for its side. The best other side wins; tied sides share the win.

    A round in progress ends with the points that had counted by then. Raises GameError("game-is-over").
    """
    if game.outcome is not None:
        raise GameError("game-is-over", {})
    sheets = game.sheets if game.round_over else (*game.sheets, game.so_far(game.position))
    ended = replace(game, sheets=sheets, resigned=seat)
    lowest = game.rules.ending.lowest_wins
    worth = {side: -points if lowest else points for side, points in enumerate(ended.totals)}
    del worth[game.rules.side_of[seat]]
    first, *level = (side for side, points in worth.items() if points == max(worth.values()))
    return replace(ended, outcome=Outcome(first, "resigned", tuple(level)))


def before_end(game: Game, place: int, position: Position, swept: int) -> Game:
    """Return the game as it was after ``place`` actions of the current round, in ``position``.

    ``swept`` is the number of sweeps made since then.
    """
    return replace(
        game,
        record=(*game.record[:-1], game.record[-1][:place]),
        position=position,
        sheets=game.sheets[: game.round - 1],
        actors=game.actors[:place],
        swept=game.swept[: len(game.swept) - swept],
        outcome=None,
    )


def replay(game: Game, record: Sequence[Sequence[Action]]) -> Game:
    """Return a game replayed from its start with a record. Raises what ``play`` and ``next_round`` raise."""
    *_, games = replayed_rounds(game, record)
    return games[-1]


def replayed_rounds(game: Game, record: Sequence[Sequence[Action]]) -> Iterator[tuple[Game, ...]]:
    """Yield, for every round of a record, a tuple of the game after the deal and after each action.

    Raises IllegalActionError, and GameError as ``next_round`` does.
    """
    game = restarted(game)
    for number, actions in enumerate(record):
        if number:
            game, _ = next_round(game)
        games = [game]
        for action in actions:
            game, _ = play(game, action)
            games.append(game)
        yield tuple(games)


def _won_at_once(game: Game, captured: Position, action: Action) -> Outcome | None:
    """Return the outcome if a claim, or points that count at once, end the game during a round; None if not.

    Only the ``captured`` cards count, even after the last card of a round (docs/rules.md, section 23, row 15).
    """
    rules = game.rules
    if isinstance(action, Claim):
        side = rules.side_of[game.position.actor]
        return claimed_outcome(rules, game.before, game.so_far(captured).points, side)
    if not counts_at_once(rules):
        return None
    return early_outcome(rules, game.before, game.so_far(game.position).points, game.so_far(captured).points)


def _scored(game: Game) -> Game:
    """Return the game with the score of the round that has just been played out."""
    score = score_round(game.position, game.carried)
    sheet, won = settled(game.rules, game.before, score, game.sweepers, game.round)
    return replace(game, sheets=(*game.sheets, sheet), outcome=won)


def next_dealer(game: Game) -> int:
    """Return the dealer of the next round: the next seat or, if the loser leads, the seat before the loser.

    The loser is the side that scored least in the last round. Of tied losers or of partners, the first seat after
    the last dealer leads (docs/rules.md, section 14).
    """
    rules = game.rules
    seat = rules.next_seat(game.position.dealer)
    if rules.deal.next_dealer == "passes":
        return seat
    points = game.sheets[-1].points
    while points[rules.side_of[seat]] != min(points):
        seat = rules.next_seat(seat)
    return next(before for before in range(rules.seats) if rules.next_seat(before) == seat)


def next_round(game: Game, order: Cards | None = None) -> tuple[Game, tuple[Event, ...]]:
    """Deal the next round. Return the game, and the events. Raises GameError: "game-is-over", "round-is-not-over".

    ``order``: the shuffled pack, if it should not follow from the seed.
    """
    if game.outcome is not None:
        raise GameError("game-is-over", {})
    if not game.round_over:
        raise GameError("round-is-not-over", {})
    dealer = next_dealer(game)
    position, events = new_round(game.rules, f"{game.seed}/{game.round + 1}", dealer, game.totals, order)
    return _begun(replace(game, record=(*game.record, ()), position=position, actors=()), events), events
