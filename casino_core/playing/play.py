"""Actions carried out: ``play`` checks an action and ``apply`` trusts it; both return the next position and events."""

from __future__ import annotations

from itertools import chain

from casino_core.cards import ACES, BIG_CASINO, COURTS, FIVE_OF_SPADES, LITTLE_CASINO, Card
from casino_core.errors import CasinoError
from casino_core.legal.captures import values_that_sweep
from casino_core.legal.cardless import cardless
from casino_core.legal.demands import Question, last_questions, next_questions, questions
from casino_core.legal.duties import binding_builds
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import why_not
from casino_core.playing.dealing import deal, deal_again
from casino_core.playing.open_piles import give, laid_out, open_capture, take_step, thefts, with_proofs
from casino_core.playing.round_end import broken_off, captured_enough, cleared, closed
from casino_core.playing.sweeping import sweep
from casino_core.position.actions import (
    Action,
    Announce,
    BuildPiece,
    Cancel,
    Capture,
    Cardless,
    Claim,
    Done,
    Give,
    Groups,
    Insist,
    MakeBuild,
    Play,
    Pluck,
    TableBuild,
    Trail,
    pieces,
)
from casino_core.position.events import (
    Announced,
    Built,
    Captured,
    Claimed,
    Cleared,
    Drawn,
    Fined,
    Insisted,
    LetStand,
    Plucked,
    Proposed,
    ResidueTaken,
    SetAside,
    SweepLeft,
    Trailed,
)
from casino_core.position.layout import Build, Group
from casino_core.position.piles import in_no_order, without_tops
from casino_core.position.position import Cards, Events, Position, VariantState, to_pile
from casino_core.quick_init import maker, replace


class IllegalActionError(CasinoError):
    """An action that the rules refuse.

    >>> casino.play("classic/island", "9Sx5C")
    Traceback (most recent call last):
    casino_core.playing.play.IllegalActionError: card-not-in-hand: card=Card('9S')
    """

    why: Illegal
    """The refusal, as ``why_not`` returns it."""

    def __init__(self, why: Illegal) -> None:
        super().__init__(why.code, why.facts)
        self.why = why


def play(position: Position, action: Action) -> tuple[Position, Events]:
    """Return the position after an action, and the events in order. Raises IllegalActionError."""
    why = why_not(position, action)
    if why is not None:
        raise IllegalActionError(why)
    return apply(position, action)


def apply(position: Position, action: Action) -> tuple[Position, Events]:
    """Return the position after a legal action, and the events in order.

    The action is trusted; ``play`` checks it first. When all hands are empty, the next hands are dealt or, at the end
    of the round, the residue is given out.
    """
    if position.variant_state.demand:
        return _answer(position, action)
    if not isinstance(action, Play):
        return _cardless(position, action)
    if position.rules.step_by_step and (queue := questions(position, action)):
        # The play waits until all have answered, because an answer may change it.
        announced = replace(position, variant_state=replace(position.variant_state, pending=action))
        return _ask(announced, queue[0]), (Proposed(position.turn, in_no_order(action)),)
    return carry_out(position, action)


def carry_out(position: Position, action: Play) -> tuple[Position, Events]:
    """Carry out a legal play of a hand card to which nobody can object any more."""
    after, events = put_down(position, action)
    rules = position.rules
    if rules.single_play_turns:
        return _go_on(after, events)
    if rules.step_by_step:
        after, events = with_proofs(position, action, after, events)
    if rules.building.fresh_cards_rest:
        # The card rests for one turn, so the next play ends its rest.
        fresh = action.card if isinstance(action, Trail) and action.card in REST else None
        after = replace(after, variant_state=replace(after.variant_state, fresh=fresh))
    # A card is drawn right after the play, even if the turn stays open for further steps (docs/readings.md).
    if rules.deal.draw and after.stock:
        after, events = _draw(after, position.turn, events)
    if rules.open_turns:
        still_open = replace(after, turn=position.turn, variant_state=replace(after.variant_state, played=action.card))
        if _stays_open(position, still_open):
            return still_open, events
    return _go_on(after, events)


def put_down(position: Position, action: Play) -> tuple[Position, Events]:
    """Return the position and events after a legal play, before cards are drawn or dealt."""
    if isinstance(action, Trail):
        return _trail(position, action)
    if isinstance(action, Capture):
        return _capture(position, action)
    if not position.rules.step_by_step:
        return _make_build(position, action)
    after, events = take_step(position, action)
    next_seat = position.rules.next_seat(position.turn)
    return replace(after, hands=_hands_after(position, action.card), turn=next_seat), events


# Used instead of the classes, because each play creates some of these objects, and these functions are faster.
new_position, new_captured, new_trailed, new_build = maker(Position), maker(Captured), maker(Trailed), maker(Build)

REST = (*ACES, BIG_CASINO, LITTLE_CASINO)
"""The cards that rest for a turn after they have been laid down, in games with that rule."""


def _go_on(after: Position, events: Events) -> tuple[Position, Events]:
    """Deal the next hands if all hands are empty; give out the residue if there is nothing left to deal."""
    if after.variant_state.claimed:
        # A claim is about one turn, and the next player may make one, too.
        after = replace(after, variant_state=replace(after.variant_state, claimed=False))
    if any(after.hands) or after.variant_state.ended or after.variant_state.closed:
        return _announced(after, events) if after.rules.capturing.compulsory else (after, events)
    if after.rules.capturing.courts_aside:
        after, events = _set_aside(after, events)
    if not after.last_deal:
        after, dealt = deal(after)
        return _announced(after, (*events, dealt))
    # Cards that are too few for whole hands stay out of play (docs/readings.md), so a round can end with a stock.
    if after.stock:
        after = closed(after)
    return _give_residue(after, events)


def _announced(after: Position, events: Events) -> tuple[Position, Events]:
    """Announce a table that one card can clear, if capturing is compulsory (docs/rules.md, section 11)."""
    if not after.rules.capturing.compulsory or after.over or after.builds:
        return after, events
    values = values_that_sweep(after.rules, after.loose)
    return after, (*events, SweepLeft(_last_mover(after), values)) if values else events


def _set_aside(position: Position, events: Events) -> tuple[Position, Events]:
    """Set the loose court cards aside for the last capturer."""
    courts = tuple(card for card in position.loose if card.rank in COURTS)
    if not courts:
        return position, events
    loose = tuple(card for card in position.loose if card.rank not in COURTS)
    state = replace(position.variant_state, aside=position.variant_state.aside + courts)
    return replace(position, loose=loose, variant_state=state), (*events, SetAside(courts))


def _stays_open(before: Position, after: Position) -> bool:
    """Return whether the turn can go on after a play: with a pluck, step or gift or, after a capture, with a claim."""
    if after.variant_state.ended or after.variant_state.closed:
        return False
    pile = before.rules.pile_of[before.turn]
    # Only captured cards can make a claim right (docs/readings.md).
    took = len(after.piles[pile]) > len(before.piles[pile])
    more = (Pluck, TableBuild, Give)
    return any(isinstance(action, more) or (took and isinstance(action, Claim)) for action in cardless(after))


def _cardless(position: Position, action: Cardless) -> tuple[Position, Events]:
    """Take an action without a hand card; after the play of a turn, end the turn if nothing else can follow."""
    state = position.variant_state
    if state.asked is not None:
        is_announced = isinstance(action, Announce)
        # An announced deal cannot be cancelled, so the table before it is no longer needed.
        heard = replace(state, asked=None, before=None if is_announced else state.before)
        return replace(position, variant_state=heard), (Announced(position.actor, is_announced),)
    if isinstance(action, Cancel):
        return deal_again(position)
    if isinstance(action, Done):
        queue = last_questions(position)
        return (_ask(position, queue[0]), ()) if queue else _end_turn(position, ())
    return _end_if_done(*_side_action(position, action))


def _side_action(position: Position, action: Cardless) -> tuple[Position, Events]:
    """Take a side action of a turn: a step, a gift, a pluck or a claim."""
    seat, state = position.turn, position.variant_state
    if isinstance(action, TableBuild):
        return take_step(position, action)
    if isinstance(action, Give):
        return give(position)
    if isinstance(action, Pluck):
        loose = _without(position.loose, ((action.card,),))
        # A pluck makes nobody the last capturer (docs/rules.md, section 20).
        plucked = replace(state, plucked=(*state.plucked, seat))
        after = replace(to_pile(position, seat, (action.card,)), loose=loose, variant_state=plucked)
        return after, (Plucked(seat, action.card),)
    return replace(position, variant_state=replace(state, claimed=True)), (Claimed(seat),)


# ---------- demands ----------


def _ask(position: Position, question: Question) -> Position:
    """Return the position in which a seat is asked about a demand."""
    seat, demand = question
    return replace(position, variant_state=replace(position.variant_state, asked=seat, demand=demand))


def _answer(position: Position, action: Action) -> tuple[Position, Events]:
    """Carry out the answer of a seat that has been asked, or the action with which the seat on turn meets a demand."""
    state, turn = position.variant_state, position.turn
    seat, demand, pending = state.asked, state.demand, state.pending
    if isinstance(action, Insist) and seat is not None:
        return _ask(position, (turn, demand)), (Insisted(seat, demand),)
    free = replace(position, variant_state=replace(state, asked=None, demand="", pending=None))
    if isinstance(action, TableBuild):
        after, events = take_step(free, action)
        more = last_questions(after)
        return (_ask(after, more[0]), events) if more else _end_turn(after, events)
    if isinstance(action, Play):
        return carry_out(free, action)
    let_stand: Events = () if seat == turn or seat is None else (LetStand(seat, demand),)
    more = next_questions(position)
    if more:
        return _ask(position, more[0]), let_stand
    after, events = _end_turn(free, ()) if pending is None else carry_out(free, pending)
    return after, let_stand + events


def _end_if_done(position: Position, events: Events) -> tuple[Position, Events]:
    """End an open turn if no further action is possible."""
    is_open = position.variant_state.played is None or any(
        not isinstance(action, Done) for action in cardless(position)
    )
    return (position, events) if is_open else _end_turn(position, events)


def _end_turn(position: Position, events: Events) -> tuple[Position, Events]:
    state = replace(position.variant_state, played=None, committed=None, courts=())
    return _go_on(replace(position, turn=position.rules.next_seat(position.turn), variant_state=state), events)


def _draw(position: Position, seat: int, events: Events) -> tuple[Position, Events]:
    """Draw the top card of the stock (docs/rules.md, section 16)."""
    hands = tuple((*hand, position.stock[0]) if place == seat else hand for place, hand in enumerate(position.hands))
    after = replace(position, hands=hands, stock=position.stock[1:])
    return after, (*events, Drawn(seat, last=not after.stock))


def _without(cards: Cards, gone: Groups) -> Cards:
    """Return the cards without those in the groups; each piece removes one card, so its twin in a second pack stays."""
    remaining = list(cards)
    for group in gone:
        for piece in group:
            if isinstance(piece, Card) and piece in remaining:
                remaining.remove(piece)
    return tuple(remaining)


def _hands_after(position: Position, card: Card) -> tuple[Cards, ...]:
    hands = list(position.hands)
    hand = hands[position.turn]
    place = hand.index(card)
    hands[position.turn] = hand[:place] + hand[place + 1 :]
    return tuple(hands)


def _next(  # noqa: PLR0913  # keywords for the fields that only some plays change
    position: Position,
    card: Card,
    loose: Cards,
    builds: tuple[Build, ...],
    *,
    piles: tuple[Cards, ...] | None = None,
    last_capturer: int | None = None,
    variant_state: VariantState | None = None,
) -> Position:
    """Return the position after a card has left the hand, with the given table and with the next seat on turn."""
    return new_position(
        rules=position.rules,
        hands=_hands_after(position, card),
        loose=loose,
        builds=builds,
        stock=position.stock,
        piles=position.piles if piles is None else piles,
        sweeps=position.sweeps,
        turn=position.rules.next_seat(position.turn),
        dealer=position.dealer,
        deals=position.deals,
        last_capturer=position.last_capturer if last_capturer is None else last_capturer,
        variant_state=variant_state or position.variant_state,
    )


def _trail(position: Position, action: Trail) -> tuple[Position, Events]:
    seat, builds, loose = position.turn, position.builds, position.loose
    events: Events = (new_trailed(seat, action.card),)
    if action.groups:
        build = new_build(action.value, tuple(tuple(Card(p) for p in group) for group in action.groups), seat)
        events = (*events, Built(seat, None, "build", build))
        builds, loose = (*builds, build), _without(loose, action.groups)
        return _next(position, action.card, (*loose, action.card), builds), events
    if position.rules.building.trail_fine and binding_builds(position):
        position = replace(
            position, variant_state=replace(position.variant_state, fines=(*position.variant_state.fines, seat))
        )
        events = (*events, Fined(seat, position.rules.building.trail_fine))
    # On an empty table, the five of spades still takes itself, but a jack stays.
    if action.card in position.rules.takes_table and (loose or builds or action.card == FIVE_OF_SPADES):
        return _clear(position, action, events)
    # The card comes last, so that the sums of the other cards are reused (see layout.sums). A fine may have been the
    # third blow (docs/rules.md, section 20).
    return broken_off(_next(position, action.card, (*loose, action.card), builds)), events


def _clear(position: Position, action: Trail, events: Events) -> tuple[Position, Events]:
    """Put the whole table, and the card that takes it, on the seat's pile; count a sweep unless the table was empty."""
    seat, card = position.turn, action.card
    taken = position.loose + tuple(c for build in position.builds for c in build.cards)
    after = replace(to_pile(_next(position, card, (), ()), seat, (*taken, card)), last_capturer=seat)
    events = (*events, Cleared(seat, card, taken))
    if captured_enough(after, seat):
        after = closed(after)
    return _swept(position, after, action, events) if taken else (broken_off(after), events)


def _swept(position: Position, after: Position, action: Trail | Capture, events: Events) -> tuple[Position, Events]:
    """Count a sweep, unless the round's last card makes it and the rules exclude that. A sweep may end the round."""
    if position.rules.scoring.sweep_last_card or not position.last_turn:
        after, events = sweep(position, after, action.card, events, action)
    return cleared(after), events


def _capture(position: Position, action: Capture) -> tuple[Position, Events]:
    rules, seat = position.rules, position.turn
    # Only the player knows the order of the pile, except for the card on top (docs/readings.md).
    shown = in_no_order(action) if rules.piles.face_up and rules.piles.order_chosen else action
    builds, taken_builds, groups = _split(position, shown.groups)
    taken = new_captured(seat, action.card, groups, taken_builds)
    loose = _without(position.loose, action.groups)
    side = rules.pile_of[seat]
    piles, state = list(position.piles), position.variant_state
    events: Events = (taken,)
    if rules.piles.face_up:
        piles, stolen, state = open_capture(position, action, taken)
        events = (*stolen, taken)
    else:
        piles[side] = (*piles[side], *taken.taken, action.card)
    after = _next(position, action.card, loose, builds, piles=tuple(piles), last_capturer=seat, variant_state=state)
    if rules.ending.callabra_limit and captured_enough(after, seat):
        after = closed(after)
    if loose or builds:
        return after, events
    return _swept(position, after, action, events)


def _split(position: Position, groups: Groups) -> tuple[tuple[Build, ...], tuple[Build, ...], tuple[Group, ...]]:
    """Return the builds that stay, the builds that the groups use, and the groups with only their loose cards."""
    touched = chain.from_iterable(groups) if position.builds else ()
    named = {piece.card for piece in touched if isinstance(piece, BuildPiece)}
    if not named:
        return position.builds, (), groups  # type: ignore[return-value]  # no piece is a build, so all are cards
    stay = tuple(b for b in position.builds if b.name not in named)
    used = tuple(b for b in position.builds if b.name in named)
    cards = (tuple(p for p in group if isinstance(p, Card)) for group in groups)
    return stay, used, tuple(group for group in cards if group)


def _make_build(position: Position, action: MakeBuild) -> tuple[Position, Events]:
    seat = position.turn
    stay, used, _ = _split(position, action.groups)
    old = {b.name: b for b in used}
    groups: list[Group] = []
    bases: list[Build] = []
    how = "build"
    for place, group in enumerate(action.groups):
        piece = group[0]
        base = old.get(piece.card) if len(group) == 1 and isinstance(piece, BuildPiece) else None
        if base is not None:
            how = "add"
            bases.append(base)
            # The base's groups come first, because the first card of a build is its name, which must not change.
            groups[:0] = base.groups
            continue
        if any(isinstance(piece, BuildPiece) for piece in group):
            how = "raise"
        # The hand card is put on top. Cards of a raised build come first, so that build also keeps its name.
        groups.append(laid_out((*group[1:], group[0]) if place == 0 else group, old))
    build = new_build(action.value, tuple(groups), *_owners(position, bases, used))
    after = _next(position, action.card, _without(position.loose, action.groups), (*stay, build))
    events: Events = (Built(seat, action.card, how, build, used),)
    if position.rules.steals and (stolen := [card for card in position.usable_tops if card in pieces(action)]):
        after = replace(after, piles=without_tops(after.piles, stolen))
        events = thefts(position, stolen) + events
    return after, events


def _owners(position: Position, bases: list[Build], used: tuple[Build, ...]) -> tuple[int, tuple[int, ...]]:
    """Return the owner of the seat's new build, and the other seats that still may not trail because of the build.

    ``used`` are the builds that go into the new build, ``bases`` are the builds among them that already have its value.
    If adding does not change the owner and all bases have the same owner, the new build keeps the owner of the bases
    and the seats that they oblige.
    """
    rules, seat = position.rules, position.turn
    owners = {base.owner for base in bases}
    if not rules.building.addition_changes_owner and len(owners) == 1:
        return bases[0].owner, tuple(sorted({other for base in bases for other in base.also} - owners))
    if rules.building.partner_frees_builder:
        return seat, ()
    before = {other for build in used for other in (build.owner, *build.also)}
    return seat, tuple(sorted(s for s in before if s != seat and rules.side_of[s] == rules.side_of[seat]))


def _give_residue(position: Position, events: Events) -> tuple[Position, Events]:
    """Give the residue to the seat that the rules name; this is not a sweep."""
    state = position.variant_state
    # Builds are included, although their builders must have taken them by now (docs/rules.md, section 23, row 10).
    residue = position.loose + tuple(card for build in position.builds for card in build.cards) + state.aside
    if not residue:
        return position, events
    seat = position.last_capturer
    if position.rules.capturing.residue_to != "last_capturer":
        seat = _last_mover(position) if position.rules.capturing.residue_to == "last_mover" else None
    if seat is None:
        return position, (*events, ResidueTaken(None, residue))
    state = replace(state, aside=()) if state.aside else state
    after = replace(to_pile(position, seat, residue), loose=(), builds=(), variant_state=state)
    return after, (*events, ResidueTaken(seat, residue))


def _last_mover(position: Position) -> int:
    """Return the seat that made the latest play; the turn has already passed on."""
    return position.rules.seat_before(position.turn)
