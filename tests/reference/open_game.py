"""The vocabulary of the southern African games: their tables, positions, actions, and values of cards."""

from __future__ import annotations

from typing import Literal, NamedTuple

from .plain import RANKS, SUITS, Values, is_court, rank_number

Cards = tuple[str, ...]
Groups = tuple[Cards, ...]  # of pieces: a card, or "b" and the first card of a build


class Game(NamedTuple):
    """One game at one table, by the rules that distinguish it from the others."""

    seats: int
    team: int
    hands: tuple[int, int]  # cards dealt to each hand, and to the layout
    clockwise: bool = False
    short_pack: bool = False  # without courts
    draws: bool = False  # the player draws a card after each play
    courts_count: bool = True  # as 11, 12 and 13; then an ace is also 14
    pile_each: bool = False  # even partners have separate piles
    order: Literal["free", "courts_below", "lowest_on_top"] = "free"
    cardless: bool = True  # a turn may have actions without a hand card, as in Swazi Casino
    no_discard_with_build: bool = False  # while there is a stock, builders may not trail
    one_build: bool = False  # while there is a stock, a player has at most one build at the end of a turn
    insist_capture: bool = True
    insist_augment: bool = True
    drift_in_second_deal: bool = False  # in the second deal of two players, even builders may trail
    association: bool = False  # the rules of KASA

    @property
    def sides(self) -> int:
        """Return the number of sides."""
        return self.seats // self.team

    @property
    def piles(self) -> int:
        """Return the number of piles."""
        return self.seats if self.pile_each else self.sides

    @property
    def largest(self) -> int:
        """Return the highest value of a build."""
        return 14 if self.courts_count else 10


class Build(NamedTuple):
    """A build in the layout: one group is a single build, more are an augmented one."""

    value: int
    groups: Groups
    owner: int

    @property
    def cards(self) -> Cards:
        """Return the cards of the build in their order on the table."""
        return tuple(card for group in self.groups for card in group)

    @property
    def name(self) -> str:
        """Return the piece that stands for the build in actions."""
        return "b" + self.cards[0]


Kind = Literal["trail", "capture", "build", "table", "insist", "give", "done"]


class Act(NamedTuple):
    """An action. In a build the first group holds the hand card; a base is a group of one piece."""

    kind: Kind
    card: str = ""
    value: int = 0
    groups: Groups = ()
    partner: bool = False  # whether a build is made for the partner
    order: Cards = ()  # the captured cards from the lowest up; if empty, as in the groups

    @property
    def pieces(self) -> Cards:
        """Return the cards and builds that the action uses; the hand card only if it goes into a build."""
        return tuple(piece for group in self.groups for piece in group)


class State(NamedTuple):
    """A round in progress, possibly in the middle of a turn."""

    game: Game
    hands: tuple[Cards, ...]  # by seat
    loose: Cards  # in order of arrival
    builds: tuple[Build, ...]
    stock: Cards  # the next card first
    piles: tuple[Cards, ...]  # by side or by player, lowest first
    turn: int
    deals: int = 1
    last_capturer: int | None = None
    played: bool = False  # whether the hand card of this turn has been played
    committed: str = ""  # the opponents' build that this turn must capture, by the card that names it
    courts: Cards = ()  # the courts captured in this turn, if they may be given to the partner
    pending: Act | None = None  # a play that is announced
    demand: Literal["", "request", "capture", "augment"] = ""
    asked: int | None = None  # the seat that has to answer: another player, or the actor if someone insisted
    proven: frozenset[tuple[int, str]] = frozenset()

    @property
    def hand(self) -> Cards:
        """Return the cards of the actor."""
        return self.hands[self.turn]

    @property
    def over(self) -> bool:
        """Return whether everything has been played."""
        return not (self.stock or any(self.hands) or self.played)


DONE, INSIST, GIVE = Act("done"), Act("insist"), Act("give")


def effect(action: Act) -> str:
    """Return a text that is the same for actions that split the same pieces into groups in different ways.

    The text also leaves out the order of captured cards on a pile.
    """
    pieces = " ".join(sorted(piece for piece in action.pieces if piece != action.card))
    value = f"={action.value}" if action.value else ""
    return f"{action.kind} {action.card}{value} {pieces}{' p' if action.partner else ''}".strip()


# --- The games ----------------------------------------------------------------------------------------

SWAZI = Game(3, 1, (16, 4))
SWAZI_TWO = Game(2, 1, (12, 4), no_discard_with_build=True, one_build=True)
SOTHO = Game(2, 1, (12, 4), courts_count=False, pile_each=True, order="courts_below")
SOUTH_AFRICAN = Game(
    *(2, 1, (10, 0)),
    clockwise=True,
    short_pack=True,
    courts_count=False,
    pile_each=True,
    order="lowest_on_top",
    cardless=False,
    insist_capture=False,
    insist_augment=False,
    drift_in_second_deal=True,
)


def african(base: Game) -> dict[tuple[int, int], Game]:
    """Return a forty-card game at each of its tables, by seats and seats a side."""
    hands = {2: (10, 0), 3: (13, 1), 4: (10, 0)}
    return {
        (seats, team): base._replace(seats=seats, team=team, hands=hands[seats])
        for seats, team in ((2, 1), (3, 1), (4, 1), (4, 2))
    }


# Every game by its name and its table: (seats, seats a side).
GAMES: dict[str, dict[tuple[int, int], Game]] = {
    "swazi": {
        (3, 1): SWAZI,
        (4, 1): SWAZI._replace(seats=4, hands=(12, 4)),
        (4, 2): SWAZI._replace(seats=4, team=2, hands=(12, 4)),
    },
    "swazi_two": {(2, 1): SWAZI_TWO},
    "crazy": {(2, 1): SWAZI_TWO._replace(hands=(8, 4), draws=True, one_build=False)},
    "sotho": {
        (2, 1): SOTHO._replace(no_discard_with_build=True, one_build=True),
        (3, 1): SOTHO._replace(seats=3, hands=(16, 4)),
        (4, 1): SOTHO._replace(seats=4),
        (4, 2): SOTHO._replace(seats=4, team=2),
    },
    "south_african": african(SOUTH_AFRICAN),
    "khasino": african(SOUTH_AFRICAN._replace(association=True)),
}


# --- Seats --------------------------------------------------------------------------------------------


def next_seat(game: Game, seat: int) -> int:
    return (seat + (1 if game.clockwise else -1)) % game.seats


def side(game: Game, seat: int) -> int:
    """Return the side of a seat; partners sit opposite."""
    return seat % game.sides


def partner(game: Game, seat: int) -> int | None:
    return (seat + 2) % 4 if game.team == 2 else None


def opponents(game: Game, seat: int) -> list[int]:
    """Return the opponents of a seat in the order in which they play after it."""
    others, other = [], next_seat(game, seat)
    while other != seat:
        others += [other] if side(game, other) != side(game, seat) else []
        other = next_seat(game, other)
    return others


def pile_of(game: Game, seat: int) -> int:
    return seat if game.pile_each else side(game, seat)


# --- Values of cards ---------------------------------------------------------------------------------


def counts_for(game: Game, card: str) -> Values:
    """Return all values of a card, the same in hand, layout and pile; none for a court without a value."""
    if is_court(card) and not game.courts_count:
        return ()
    return (1, 14) if card[0] == "A" and game.courts_count else (rank_number(card),)


def rank_of(value: int) -> str:
    """Return the rank of the cards that capture a value."""
    return "A" if value == 14 else RANKS[value - 1]


def answers(game: Game, hand: Cards, values: list[int]) -> bool:
    """Return whether the hand has different cards for all these values."""
    if not values:
        return True
    return any(
        values[0] in counts_for(game, card) and answers(game, (*hand[:at], *hand[at + 1 :]), values[1:])
        for at, card in enumerate(hand)
    )


# --- Piles --------------------------------------------------------------------------------------------


def tops_for(state: State, seat: int) -> Cards:
    """Return the top cards that a seat may use, of all piles except its own."""
    own = pile_of(state.game, seat)
    return tuple(pile[-1] for at, pile in enumerate(state.piles) if pile and at != own)


def put_on(game: Game, pile: Cards, new: Cards) -> Cards:
    """Return the pile with captured cards on it, in the order that the game prescribes.

    `new` has the cards in the order of the action. The forty-card games put the lowest of them on top; Sotho Casino
    moves all courts to the bottom of the pile.
    """
    if game.order == "lowest_on_top":
        return (*pile, *sorted(new, key=lambda card: (-rank_number(card), -SUITS.index(card[1]))))
    whole = (*pile, *new)
    if game.order == "courts_below":
        return (*filter(is_court, whole), *(card for card in whole if not is_court(card)))
    return whole
