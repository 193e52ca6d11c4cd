"""Events, in the order in which they happen: the one source for scoring, narration, animation and trackers."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from casino_core.cards import Card
from casino_core.position.actions import Play
from casino_core.position.layout import Build, Group
from casino_core.quick_init import quick_init


@quick_init
@dataclass(frozen=True, slots=True)
class Dealt:
    """Hands were dealt.

    >>> casino.new_game("classic", "island")[1]
    (Dealt(number=1, size=4, last=False),)
    """

    number: int
    """The number of this deal in the round, from 1."""

    size: int
    """The number of cards that each hand got."""

    last: bool
    """Whether this is the last deal of the round."""


@quick_init
@dataclass(frozen=True, slots=True)
class Trailed:
    """A card was laid on the table.

    >>> casino.play("classic/island", "KH")[1]
    (Trailed(seat=0, card=Card('KH')),)
    """

    seat: int
    """The seat that laid the card on the table."""

    card: Card
    """The card that was laid on the table."""


@quick_init
@dataclass(frozen=True, slots=True)
class Captured:
    """A card took groups of loose cards and whole builds.

    >>> [captured] = casino.play("classic/island", "7Cx5C2D")[1]
    >>> captured.taken
    (Card('5C'), Card('2D'))
    """

    seat: int
    """The capturing seat."""

    card: Card
    """The capturing card."""

    groups: tuple[Group, ...]
    """The groups of loose cards that were captured."""

    builds: tuple[Build, ...]
    """The builds that were captured."""

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards taken from the table, without the capturing card."""
        taken = tuple(chain.from_iterable(self.groups))
        return taken + tuple([card for build in self.builds for card in build.cards]) if self.builds else taken


@quick_init
@dataclass(frozen=True, slots=True)
class Built:
    """A build was made, raised or added to.

    >>> [built] = casino.play("classic/island", "AD6S=7")[1]
    >>> built.how, built.build.value
    ('build', 7)
    """

    seat: int
    """The seat that made the play."""

    card: Card | None
    """The hand card in the build; None if the build was made only from cards on the table."""

    how: str
    """The kind of play: "build", "raise" or "add"."""

    build: Build
    """The build after the play."""

    used: tuple[Build, ...] = ()
    """The earlier builds that are now part of the build."""


@dataclass(frozen=True, slots=True)
class Stolen:
    """The top card of a pile was taken, for the build or the capture that follows.

    >>> casino.Stolen(seat=0, pile=1, card=casino.Card("4S"))
    Stolen(seat=0, pile=1, card=Card('4S'))
    """

    seat: int
    """The seat that took the card."""

    pile: int
    """The number of the pile from which the card was taken."""

    card: Card
    """The card that was taken."""


@dataclass(frozen=True, slots=True)
class Proposed:
    """A play was announced; it has not happened yet, because others may object.

    >>> casino.Proposed(seat=0, play=casino.parse_action("8S"))
    Proposed(seat=0, play=Trail(card=Card('8S'), value=0, groups=()))
    """

    seat: int
    """The seat on turn, which announced the play."""

    play: Play
    """The announced play."""


@dataclass(frozen=True, slots=True)
class Insisted:
    """A seat made a demand.

    >>> casino.Insisted(seat=1, demand="capture")
    Insisted(seat=1, demand='capture')
    """

    seat: int
    """The seat that made the demand."""

    demand: str
    """The demand: "request", "capture" or "augment" (see ``DemandKind``)."""


@dataclass(frozen=True, slots=True)
class LetStand:
    """A seat was asked whether it makes a demand, and made none.

    >>> casino.LetStand(seat=1, demand="augment")
    LetStand(seat=1, demand='augment')
    """

    seat: int
    """The seat that was asked."""

    demand: str
    """The demand that the seat could have made (see ``DemandKind``)."""


@dataclass(frozen=True, slots=True)
class Proven:
    """A seat became known to hold a card of a rank, because its build was taken or changed.

    >>> casino.Proven(seat=1, rank="8")
    Proven(seat=1, rank='8')
    """

    seat: int
    """The builder."""

    # A rank, not a value: an ace is known at both of its values (docs/rules.md, section 23, row 40).
    rank: str
    """The rank of the card, as one character."""


@dataclass(frozen=True, slots=True)
class Given:
    """Captured court cards went to the partner's pile.

    >>> casino.Given(seat=0, to=2, cards=casino.parse_cards("KD"))
    Given(seat=0, to=2, cards=(Card('KD'),))
    """

    seat: int
    """The seat that captured the court cards."""

    to: int
    """The partner's seat."""

    cards: tuple[Card, ...]
    """The court cards."""


@dataclass(frozen=True, slots=True)
class Swept:
    """A sweep was made.

    >>> casino.Swept(seat=0, card=casino.Card("8S"))
    Swept(seat=0, card=Card('8S'))
    """

    seat: int
    """The seat that cleared the table."""

    card: Card
    """The card that made the sweep; for pairs of the opening layout, their last card."""


@dataclass(frozen=True, slots=True)
class ResidueTaken:
    """The cards left at the end of the round were given out.

    >>> casino.ResidueTaken(seat=1, cards=casino.parse_cards("4SQH"))
    ResidueTaken(seat=1, cards=(Card('4S'), Card('QH')))
    """

    # None if no card was captured in the round (docs/rules.md, section 23, row 11), or the rules give it to nobody.
    seat: int | None
    """The seat that got the cards; None if nobody did."""

    cards: tuple[Card, ...]
    """The cards that were left."""


@dataclass(frozen=True, slots=True)
class Cleared:
    """A card that was laid down took the whole table.

    >>> casino.Cleared(seat=0, card=casino.Card("JD"), cards=casino.parse_cards("5C2D"))
    Cleared(seat=0, card=Card('JD'), cards=(Card('5C'), Card('2D')))
    """

    seat: int
    """The seat that laid the card down."""

    card: Card
    """The card that was laid down."""

    cards: tuple[Card, ...]
    """All cards that were on the table."""


@dataclass(frozen=True, slots=True)
class PairsTaken:
    """Pairs of the opening layout went to the leader.

    >>> casino.PairsTaken(seat=0, pairs=(casino.parse_cards("5C5D"),))
    PairsTaken(seat=0, pairs=((Card('5C'), Card('5D')),))
    """

    seat: int
    """The leader."""

    pairs: tuple[Group, ...]
    """The pairs, as groups of two cards."""


@dataclass(frozen=True, slots=True)
class SweepsCancelled:
    """Every side had a sweep, so each lost one.

    >>> casino.SweepsCancelled()
    SweepsCancelled()
    """


@dataclass(frozen=True, slots=True)
class Fined:
    """A builder trailed against their duty.

    >>> casino.Fined(seat=1, points=2)
    Fined(seat=1, points=2)
    """

    seat: int
    """The builder."""

    points: int
    """The fine, in points."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card was drawn from the stock.

    >>> casino.Drawn(seat=0, last=False)
    Drawn(seat=0, last=False)
    """

    seat: int
    """The seat that drew the card."""

    last: bool
    """Whether the card was the last one in the stock."""


@dataclass(frozen=True, slots=True)
class Plucked:
    """A loose card was taken, and no card was played for it.

    >>> casino.Plucked(seat=0, card=casino.Card("9H"))
    Plucked(seat=0, card=Card('9H'))
    """

    seat: int
    """The seat that took the card."""

    card: Card
    """The loose card that was taken."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player claimed that their side had reached the target.

    >>> casino.Claimed(seat=1)
    Claimed(seat=1)
    """

    seat: int
    """The seat that made the claim."""


@dataclass(frozen=True, slots=True)
class Announced:
    """The dealer announced the last deal, or chose not to announce it.

    >>> casino.Announced(seat=1, said=True)
    Announced(seat=1, said=True)
    """

    seat: int
    """The dealer."""

    said: bool
    """Whether the dealer announced the last deal."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A last deal that was not announced was dealt again, because a player asked for it.

    >>> casino.Cancelled(seat=0)
    Cancelled(seat=0)
    """

    seat: int
    """The seat that asked for the new deal."""


@dataclass(frozen=True, slots=True)
class Replaced:
    """Cards of the opening layout went under the stock, and others took their places.

    >>> casino.Replaced(cards=casino.parse_cards("JD"))
    Replaced(cards=(Card('JD'),))
    """

    cards: tuple[Card, ...]
    """The cards that went under the stock."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """Court cards left the table after a deal was played out: they wait for the last capturer.

    >>> casino.SetAside(cards=casino.parse_cards("KSQH"))
    SetAside(cards=(Card('KS'), Card('QH')))
    """

    cards: tuple[Card, ...]
    """The court cards."""


@dataclass(frozen=True, slots=True)
class SweepLeft:
    """A play left a table that one card can clear.

    >>> casino.SweepLeft(seat=0, values=(7,))
    SweepLeft(seat=0, values=(7,))
    """

    seat: int
    """The seat that made the play."""

    values: tuple[int, ...]
    """The values at which a card would clear the table."""


Event: TypeAlias = (
    Dealt
    | Trailed
    | Captured
    | Built
    | Stolen
    | Proposed
    | Insisted
    | LetStand
    | Proven
    | Given
    | Swept
    | ResidueTaken
    | Cleared
    | PairsTaken
    | SweepsCancelled
    | Fined
    | Drawn
    | Plucked
    | Claimed
    | Announced
    | Cancelled
    | Replaced
    | SetAside
    | SweepLeft
)
"""Any event."""
