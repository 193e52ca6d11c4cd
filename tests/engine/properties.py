"""Properties of every game of random play, whatever its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from itertools import chain
from random import Random

from casino_core.cards import COURTS, Card, Chance
from casino_core.game import Game
from casino_core.legal.facts import holds_card_for_each
from casino_core.legal.legality import legal_actions, legal_plays, why_not
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.positions import parse_position, position_text
from casino_core.notation.record import game_file, game_text, parse_game, parse_game_file
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.position.actions import (
    Action,
    Announce,
    BuildPiece,
    Cancel,
    Capture,
    Claim,
    Done,
    Give,
    Insist,
    MakeBuild,
    Play,
    TableBuild,
    Trail,
    pieces,
    same_effect,
)
from casino_core.position.events import (
    Built,
    Cancelled,
    Captured,
    Cleared,
    Dealt,
    Event,
    Fined,
    Given,
    PairsTaken,
    Plucked,
    ResidueTaken,
    SetAside,
    Stolen,
    SweepsCancelled,
    Swept,
    Trailed,
)
from casino_core.position.layout import Build, adds_up
from casino_core.position.position import Cards, Position
from casino_core.position.view import view
from casino_core.rules.parts import Rules
from tests.engine.adapter import as_reference
from tests.engine.games import Step
from tests.engine.mutations import mutated
from tests.engine.points import check_points

CROWD = 16  # with this many loose cards there may be too many plays to list
LOOKED_AT = 0.08  # the share of positions at which expensive checks are also made


def check_game(game: Iterator[Step], rng: Random) -> Game:
    """Make the checks below at every step of a game, the expensive ones at a few; return the game after the last."""
    table: Table | None = None
    tops: tuple[Card | None, ...] = ()
    for after, events in game:
        position = after.position
        if table is None or not after.record[-1]:
            table = Table(position.rules)
        for event in events:
            table.follow(event, position)
            assert not isinstance(event, Stolen) or tops[event.pile] == event.card
        tops = position.tops
        assert table.shown_by(position), game_text(after)
        check_position(position)
        check_deals(position, events)
        if after.round_over:
            assert not (position.over and legal_actions(position)), position_text(position)
            check_round(after, events)
        elif rng.random() < LOOKED_AT and len(position.loose) < CROWD:
            check_texts(position)
            check_why_not(rng, position)
            check_views(rng, after)
    check_record(after)
    return after


# --- The places of cards ----------------------------------------------------------------------------------


class Table:
    """The state that follows from the events alone: layout, piles, sweeps, fines, and courts set aside."""

    def __init__(self, rules: Rules) -> None:
        self.loose: Counter[Card] = Counter()
        self.builds: set[Build] = set()
        self.piles: list[Counter[Card]] = [Counter() for _ in range(rules.pile_count)]
        self.aside: Counter[Card] = Counter()
        self.sweeps: list[list[Card]] = [[] for _ in range(rules.sides)]
        self.fines: list[int] = []
        self.held: set[Card] = set()  # stolen, but not put anywhere yet
        self.side_of = rules.side_of
        self.pile_of = rules.pile_of
        self.dealt: tuple[object, ...] = ()

    @property
    def _state(self) -> tuple[object, ...]:
        return deepcopy((self.loose, self.builds, self.piles, self.sweeps))

    def _take(self, seat: int, cards: Iterable[Card], *, hand: Iterable[Card] = ()) -> None:
        """Move cards from the table to the pile of a seat; add ``hand``, cards that were not among the loose ones."""
        self.loose -= Counter(cards)
        self.piles[self.pile_of[seat]] += Counter([*cards, *hand])

    def follow(self, event: Event, after: Position) -> None:  # noqa: C901, PLR0912, PLR0915  # a case for every kind of event
        """Change the state by an event; only the opening layout is read from the position."""
        match event:
            case Dealt(number=1) if not self.dealt:
                in_pairs = [card for pile in after.piles for card in pile] if not after.deals > 1 else []
                self.loose = Counter([*after.loose, *in_pairs])
                self.dealt = self._state
            case Dealt():
                self.dealt = self._state
            case Cancelled():
                self.loose, self.builds, self.piles, self.sweeps = deepcopy(self.dealt)  # type: ignore[assignment]
            case PairsTaken(seat=seat, pairs=pairs):
                assert all(a.rank == b.rank for a, b in pairs)
                self._take(seat, list(chain.from_iterable(pairs)))
                self.dealt = self._state
            case Trailed(card=card):
                self.loose[card] += 1
            case Captured(seat=seat, card=card, builds=builds):
                assert self.builds >= set(builds)
                self.builds -= set(builds)
                self._take(seat, [card for card in event.taken if card not in self.held], hand=(card, *self.held))
                self.held.clear()
            case Cleared(seat=seat, card=card, cards=cards):
                built = chain.from_iterable(build.cards for build in self.builds)
                assert Counter([*self.loose.elements(), *built]) == Counter([card, *cards])
                self.builds = set()
                self._take(seat, (*cards, card))
            case Built(build=build, used=used):
                assert self.builds >= set(used)
                self.builds = {*self.builds - set(used), build}
                self.loose -= Counter(build.cards)
                self.held -= set(build.cards)
            case Stolen(seat=seat, pile=pile, card=card):
                assert pile != self.pile_of[seat]
                self.piles[pile] -= Counter([card])
                self.held.add(card)
            case Given(seat=seat, to=to, cards=cards):
                assert self.side_of[seat] == self.side_of[to]
                self.piles[self.pile_of[seat]] -= Counter(cards)
                self._take(to, cards)
            case Swept(seat=seat, card=card):
                assert not self.loose
                assert not self.builds
                self.sweeps[self.side_of[seat]].append(card)
            case SweepsCancelled():
                assert all(self.sweeps)
                self.sweeps = [marks[1:] for marks in self.sweeps]
            case Plucked(seat=seat, card=card):
                assert card in self.loose
                self._take(seat, (card,))
                assert self.loose or self.builds
            case Fined(seat=seat):
                self.fines.append(seat)
            case ResidueTaken(seat=seat, cards=cards) if seat is not None:
                self.builds, self.aside = set(), Counter()
                self._take(seat, cards)
            case SetAside(cards=cards):
                assert all(card.rank in COURTS for card in cards)
                self.loose -= Counter(cards)
                self.aside += Counter(cards)
                assert not any(card.rank in COURTS for card in self.loose)

    def shown_by(self, position: Position) -> bool:
        """Return whether the position has the same state."""
        return (
            self.loose == Counter(position.loose)
            and self.builds == set(position.builds)
            and not self.held
            and self.piles == list(map(Counter, position.piles))
            and self.aside == Counter(position.variant_state.aside)
            and self.sweeps == list(map(list, position.sweeps))
            and self.fines == list(position.variant_state.fines)
        )


def check_position(position: Position) -> None:
    """Check that every card is in one place, that builds have their value, and that their owners can capture them."""
    rules = position.rules
    builds = [build.cards for build in position.builds]
    everywhere = list(chain(position.loose, position.stock, *position.hands, *position.piles, *builds))
    assert Counter([*everywhere, *position.variant_state.aside]) == Counter(rules.pack)
    for build in position.builds:
        assert len(build.cards) > 1
        assert all(adds_up([worth(rules, card) for card in group], build.value) for group in build.groups)
        assert len(build.cards) <= (rules.building.max_build_cards or len(build.cards))
    if not position.over:
        for seat, hand in enumerate(position.hands):
            assert holds_card_for_each(rules, hand, {build.value for build in position.builds if build.owner == seat})


def worth(rules: Rules, card: Card) -> tuple[int, ...]:
    """Return all values of a card in a build, whether it came from a hand or from the table."""
    return (*rules.build_values[card], *rules.table_values[card])


def check_deals(position: Position, events: tuple[Event, ...]) -> None:
    """Check that a deal gives equal hands and says if it is the last; if players draw, that their hands stay full."""
    rules = position.rules
    for event in events:
        if isinstance(event, Dealt):
            sizes = rules.hand_sizes
            assert event.number == position.deals
            assert event.size == min(sizes[min(event.number, len(sizes)) - 1], event.size)
            assert [len(hand) for hand in position.hands] == [event.size] * rules.seats
            assert event.last == (position.last_deal and not rules.deal.draw)
            assert not position.builds or rules.capturing.residue_to == "nobody"
    if position.stock and rules.deal.draw:
        assert {len(hand) for hand in position.hands} == {rules.hand_sizes[0]}


# --- Texts, legality, views -----------------------------------------------------------------------------


def check_texts(position: Position) -> None:
    """Check that a position, its legal actions and its rules are read back from their texts unchanged."""
    assert parse_position(position_text(position)) == position
    assert parse_rules(rules_text(position.rules)) == position.rules
    for action in legal_actions(position):
        assert parse_action(action_text(action)) == action


def check_why_not(rng: Random, position: Position) -> None:
    """Check that listed actions are legal, that each effect is listed once, and that all effects are listed."""
    listed = legal_actions(position)
    assert listed, position_text(position)  # without any, the player on turn could not go on
    assert all(why_not(position, action) is None for action in listed)
    effects = [effect_of(position, action) for action in listed]
    assert len(set(effects)) == len(effects)
    made = [action for action in listed if isinstance(action, Play | TableBuild)]
    for _ in range(10 if made else 0):
        action: Play | TableBuild = rng.choice(made)
        for _ in range(rng.randint(1, 3)):
            action = mutated(rng, position, action)
        if why_not(position, action) is None:
            assert effect_of(position, action) in effects, (action, position_text(position))
    trails: list[Action] = [Trail(card) for card in position.hand]
    for other in [*trails, Done(), Insist(), Give(), Claim(), Announce(), Cancel()]:
        assert (why_not(position, other) is None) == (other in listed), (other, position_text(position))
    if not legal_plays(position) and not position.variant_state.demand:
        for card in position.hand:
            assert all(why_not(position, play) for play in (Trail(card), Capture(card, 1, ()), MakeBuild(card, 1, ())))


def effect_of(position: Position, action: Action) -> object:
    """Return an action's effect; if piles are closed, in the reference's format, which counts the groups of a build."""
    if isinstance(action, Play) and not position.rules.piles.face_up:
        return as_reference(position, action)
    return same_effect(action)


def with_hidden_cards_swapped(rng: Random, position: Position, seat: int) -> Position:
    """Return the position with the cards hidden from a seat exchanged at random, and others' piles in another order.

    An announced card is visible to all, and stays.
    """
    pending = position.variant_state.pending
    shown = {pending.card} if pending else set()
    hidden = [card for other, hand in enumerate(position.hands) if other != seat for card in hand] + [*position.stock]
    hidden = [card for card in hidden if card not in shown]
    rng.shuffle(hidden)
    remaining = iter(hidden)
    hands = tuple(
        hand if other == seat else tuple(card if card in shown else next(remaining) for card in hand)
        for other, hand in enumerate(position.hands)
    )
    return replace(position, hands=hands, stock=tuple(remaining), piles=resorted(rng, position, seat))


def resorted(rng: Random, position: Position, seat: int) -> tuple[Cards, ...]:
    """Return the piles; in those whose order a seat may not know, the cards under the top card are in another order."""
    rules, piles = position.rules, list(position.piles)
    for place, pile in enumerate(piles):
        if rules.piles.order_chosen and place != rules.pile_of[seat]:
            piles[place] = (*rng.sample(pile[:-1], len(pile[:-1])), *pile[-1:])
    return tuple(piles)


def resorted_capture(rng: Random, action: Capture) -> Capture:
    """Return a capture with its groups in another order, and perhaps with another order of its cards on the pile."""
    loose = tuple(piece for piece in pieces(action) if isinstance(piece, Card))
    groups = tuple(rng.sample(action.groups, len(action.groups)))
    return replace(action, groups=groups, order=tuple(rng.sample(loose, len(loose))) if rng.random() < 0.5 else ())


def with_captures_resorted(rng: Random, game: Game, seat: int) -> Game:
    """Return the game with the cards of opponents' captures recorded in another order, which a seat cannot see."""
    if not game.rules.piles.order_chosen:
        return game
    record = [
        resorted_capture(rng, action)
        if isinstance(action, Capture) and game.rules.side_of[by] != game.rules.side_of[seat]
        else action
        for by, action in game.played
    ]
    return replace(game, record=(*game.record[:-1], tuple(record)))


def check_views(rng: Random, game: Game) -> None:
    """Check that views reveal no hidden card, that samples fit them, and that the actor's view has all its actions."""
    position = game.position
    for seat in range(position.rules.seats):
        seen = game.view(seat)
        swapped = replace(game, position=with_hidden_cards_swapped(rng, position, seat))
        assert with_captures_resorted(rng, swapped, seat).view(seat) == seen
        sample = seen.sample(Chance(str(rng.random())))
        assert view(sample, seat, seen.played, seen.totals) == seen
        assert Counter(chain(sample.stock, *sample.hands)) == Counter([*position.stock, *chain(*position.hands)])
        for other, hand in enumerate(sample.hands):
            assert holds_card_for_each(
                position.rules, hand, {build.value for build in seen.builds if build.owner == other}
            )
        check_variant_state(sample)
    assert legal_actions(game.view(position.actor)) == legal_actions(position)


def check_variant_state(position: Position) -> None:
    """Check that an announced play is legal, that proven cards are held, and that a build that must be taken can be."""
    state, turn = position.variant_state, position.turn
    free = replace(position, variant_state=replace(state, asked=None, demand="", pending=None))
    if state.pending is not None:
        assert why_not(free, state.pending) is None, position_text(position)
    for seat, rank in state.proven:
        assert rank in {card.rank for card in position.hands[seat]}, position_text(position)
    if state.committed is not None and not state.demand:
        names = [play for play in legal_plays(free) if BuildPiece(state.committed) in pieces(play)]
        assert names, (turn, position_text(position))


# --- Rounds and records ---------------------------------------------------------------------------------


def check_round(game: Game, events: Sequence[Event]) -> None:
    """Check that all cards were played unless the round was broken off, and that the points are the reference's."""
    position, rules = game.position, game.rules
    actions = game.record[-1]
    instead = [isinstance(before, Insist) for before in (None, *actions)]  # whether it replaces an announced play
    played = sum(isinstance(a, Play) and not changed for a, changed in zip(actions, instead, strict=False))
    dealt = len(rules.pack) - rules.layout_size
    if position.over and not (position.variant_state.ended or cut_short(position)) and Cancel() not in actions:
        assert played == dealt - rules.left_out
        assert not any(position.hands)
    else:
        assert played <= dealt + rules.seats * len(position.variant_state.cancelled) * rules.hand_sizes[-1]
    if (
        position.over
        and not (position.variant_state.ended or position.variant_state.closed)
        and rules.capturing.residue_to != "nobody"
    ):
        assert position.last_capturer is None or not position.loose
    check_points(game, events)


def cut_short(position: Position) -> bool:
    """Return whether cards are left in hands, or still to be dealt."""
    return any(position.hands) or not position.last_deal


def check_record(game: Game) -> None:
    """Check that replaying the record gives the same game."""
    assert parse_game(game_text(game)) == game
    tags = {"Players": "You / Nia", "Date": "2026.11.21"}
    again, read_tags = parse_game_file(game_file(game, tags))
    assert again == game
    assert read_tags == {"Rules": rules_text(game.rules), "Seed": game.seed, **tags}
