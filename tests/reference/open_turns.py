"""The turns of the southern African games: the legal actions at any point, the questions, and the next decision."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from .open_game import (
    DONE,
    GIVE,
    INSIST,
    Act,
    Cards,
    State,
    answers,
    counts_for,
    effect,
    next_seat,
    opponents,
    partner,
    pile_of,
    put_on,
    rank_of,
)
from .open_plays import (
    captures,
    default_builds,
    is_own_sides,
    laid,
    standing_base,
    steps_with_card,
    steps_without_card,
)


def legal(state: State) -> dict[str, Act]:
    """Return all legal actions of the deciding player, by their effects; each is split into groups in one way."""
    return {effect(action): action for action in allowed(state)}


def allowed(state: State) -> Iterator[Act]:
    if state.over:
        return
    if state.asked is not None and state.asked != state.turn:
        yield DONE
        if may_insist(state, state.asked):
            yield INSIST
    elif state.demand:
        yield from answers_to_demand(state)
    elif state.played:
        yield from table_steps(state)
        yield from gifts(state)
        yield DONE
    else:
        if state.game.cardless:
            yield from table_steps(state)
        for card in state.hand:
            yield from plays(state, card)


# --- Duties -------------------------------------------------------------------------------------------


def owned(state: State, seat: int) -> list[int]:
    """Return the values of the builds that a seat owns."""
    return sorted({build.value for build in state.builds if build.owner == seat})


def keeps(state: State) -> bool:
    """Return whether the actor holds a card for each of their own builds."""
    return answers(state.game, state.hand, owned(state, state.turn))


def without(hand: Cards, card: str) -> Cards:
    return tuple(other for other in hand if other != card)


# --- Plays from hand ----------------------------------------------------------------------------------


def plays(state: State, card: str) -> Iterator[Act]:
    """Yield the legal plays of a hand card."""
    judge = legal_in_swazi if state.game.cardless else legal_in_south_africa
    builds = steps_with_card if state.game.cardless else default_builds
    for action in chain([Act("trail", card)], captures(state, card), builds(state, card)):
        if judge(state, action):
            yield action


def legal_in_swazi(state: State, action: Act) -> bool:
    game, then = state.game, laid(state, action)
    if state.committed and not (action.kind == "capture" and "b" + state.committed in action.pieces):
        return False
    if action.kind == "trail" and state.stock and game.no_discard_with_build and owned(state, state.turn):
        return False
    if state.stock and game.one_build and len(owned(then, state.turn)) > 1:
        return False
    return keeps(then)


def legal_in_south_africa(state: State, action: Act) -> bool:
    """Return whether a play keeps the duties of the base game and, in the association's game, its limits on builds.

    The association allows one build a player, no second build of a value, and changes only of opponents' builds.
    """
    then = laid(state, action)
    if not keeps(then) or not does_the_duty(state, action):
        return False
    if action.kind != "build":
        return True
    if not answers(state.game, then.hand, [action.value]):
        return False
    if state.game.association:
        changed = [b for b in state.builds if b.name in action.pieces and b.value != action.value]
        one_a_value = [b.value for b in then.builds].count(action.value) == 1 or standing_base(state, action)
        own = sum(build.owner == state.turn for build in then.builds)
        return own <= 1 and bool(one_a_value) and not any(is_own_sides(state, build) for build in changed)
    return True


def does_the_duty(state: State, action: Act) -> bool:
    """Return whether a play captures or uses a build of the actor's, as owners of builds must; others have no duty.

    Nobody has this duty in the second deal of two players, if the game allows drifting in that deal.
    """
    own = {build.name for build in state.builds if build.owner == state.turn}
    drifting = state.game.drift_in_second_deal and state.game.seats == 2 and state.deals == 2
    return not own or drifting or action.kind == "capture" or bool(own & set(action.pieces))


# --- Actions without a card ---------------------------------------------------------------------------


def table_steps(state: State) -> Iterator[Act]:
    """Yield the legal actions that make or add to a build with cards from the table."""
    for action in steps_without_card(state):
        if legal_step(state, action):
            yield action


def legal_step(state: State, action: Act) -> bool:
    then = stepped(state, action)
    if state.committed and then.committed != state.committed:
        return False
    own, limited = owned(then, state.turn), bool(state.stock and state.game.one_build)
    if state.played:
        return keeps(then) and not (limited and len(own) > 1)
    if limited and len(own) > 2 - bool(then.committed):
        return False
    return keeps(then) and (not then.committed or can_keep_its_word(then))


def stepped(state: State, action: Act) -> State:
    """Return the state after a step from the table; if it adds to an opponent's build, the turn must capture that."""
    base = standing_base(state, action)
    then = laid(state, action)
    return then if base is None or is_own_sides(state, base) else then._replace(committed=base.name[1:])


def can_keep_its_word(state: State) -> bool:
    """Return whether the actor can capture the committed build and still keep cards for the builds of their own."""
    value = next(build.value for build in state.builds if build.name == "b" + state.committed)
    return any(
        value in counts_for(state.game, card)
        and answers(state.game, without(state.hand, card), owned(state, state.turn))
        for card in state.hand
    )


def gifts(state: State) -> Iterator[Act]:
    """Yield the gift of this turn's captured courts to the partner, if partners have separate piles."""
    if state.courts:
        yield GIVE


def give_courts(state: State) -> State:
    other = partner(state.game, state.turn)
    if other is None:
        raise ValueError("nobody to give to")
    piles = list(state.piles)
    own, theirs = pile_of(state.game, state.turn), pile_of(state.game, other)
    piles[own] = tuple(card for card in piles[own] if card not in state.courts)
    piles[theirs] = put_on(state.game, piles[theirs], state.courts)
    return state._replace(piles=tuple(piles), courts=())


def additions(state: State) -> list[Act]:
    """Return the additions from the table to builds of the actor's side."""
    steps = [(action, standing_base(state, action)) for action in table_steps(state)]
    return [action for action, base in steps if base is not None and is_own_sides(state, base)]


# --- Requests and demands -----------------------------------------------------------------------------


def own_build_taken(state: State, action: Act) -> int | None:
    """Return the index of the first build of the actor's own side that a capture takes; None if it takes none."""
    places = [at for at, b in enumerate(state.builds) if b.name in action.pieces and is_own_sides(state, b)]
    return places[0] if places and action.kind == "capture" else None


def may_insist(state: State, seat: int) -> bool:
    """Return whether a seat may insist; to request a build, it needs cards for that build and for each of its own."""
    if state.demand != "request":
        return True
    if state.pending is None:
        raise ValueError("nothing is announced")
    at = own_build_taken(state, state.pending)
    rest = state._replace(builds=tuple(build for place, build in enumerate(state.builds) if place != at))
    return answers(state.game, state.hands[seat], [state.pending.value, *owned(rest, seat)])


def size(state: State, action: Act) -> int:
    """Count the cards of a capture, including those in builds."""
    return sum(
        len(next((build.cards for build in state.builds if build.name == piece), (piece,))) for piece in action.pieces
    )


def larger(state: State, action: Act) -> list[Act]:
    """Return the legal captures by the same card that take everything that the announced play takes, and more."""
    captures = [other for other in plays(state, action.card) if other.kind == "capture"]
    if action.kind == "trail":
        return captures
    return [other for other in captures if other.value == action.value and set(action.pieces) < set(other.pieces)]


def answers_to_demand(state: State) -> Iterator[Act]:
    """Yield the actions that the actor may choose from after someone has insisted."""
    if state.demand == "augment":
        yield from additions(state)
        return
    if state.pending is None:
        raise ValueError("nothing is announced")
    if state.demand == "capture":
        choices = larger(state, state.pending)
        largest = max(size(state, choice) for choice in choices)
        yield from (choice for choice in choices if size(state, choice) == largest)
        return
    at = own_build_taken(state, state.pending)
    if at is not None:
        yield DONE
        base = (state.builds[at].name,)
        yield Act("build", state.pending.card, state.pending.value, ((state.pending.card,), base), partner=True)


# --- After an action ----------------------------------------------------------------------------------


def after(state: State, action: Act) -> State:
    """Return the round after a legal action, at the next decision."""
    if state.demand:
        return after_question(state, action)
    match action.kind:
        case "done":
            return ask_to_augment(state)
        case "give":
            return go_on(give_courts(state))
        case "table":
            return go_on(stepped(state, action))
        case _:
            return announce(state, action)


def after_question(state: State, action: Act) -> State:
    """Return the state after the answer of the player who was asked, or of the actor after someone has insisted."""
    if action.kind == "insist":
        return state._replace(asked=state.turn)
    if action.kind == "done":
        return let_stand(state)
    if state.demand == "augment":
        return ask_to_augment(laid(cleared(state), action))
    return carry_out(cleared(state), action)


def cleared(state: State) -> State:
    return state._replace(asked=None, demand="", pending=None)


def announce(state: State, action: Act) -> State:
    """Announce a play; if it takes a build of the actor's side, first ask whether the partner wants that build."""
    other = partner(state.game, state.turn)
    if state.game.cardless and other is not None and own_build_taken(state, action) is not None:
        return state._replace(pending=action, demand="request", asked=other)
    return ask_to_capture(state, action)


def ask_to_capture(state: State, action: Act) -> State:
    if state.game.insist_capture and action.kind in ("trail", "capture") and larger(state, action):
        first = opponents(state.game, state.turn)[0]
        return state._replace(pending=action, demand="capture", asked=first)
    return carry_out(state, action)


def ask_to_augment(state: State) -> State:
    """Ask the opponents before the turn ends, while the actor can add to a build; otherwise end the turn."""
    if state.game.insist_augment and additions(state):
        return state._replace(demand="augment", asked=opponents(state.game, state.turn)[0])
    return end_turn(state)


def let_stand(state: State) -> State:
    """Leave the play as announced: ask the next opponent or, after the last, carry it out or end the turn."""
    plain, pending = cleared(state), state.pending
    if state.demand == "request" and pending is not None:
        return ask_to_capture(plain, pending)
    others = opponents(state.game, state.turn)
    at = others.index(state.asked) + 1 if state.asked is not None else 0
    if at < len(others):
        return state._replace(asked=others[at])
    return end_turn(plain) if pending is None else carry_out(plain, pending)


def carry_out(state: State, action: Act) -> State:
    """Carry out a play; in the Swazi games the turn continues, after drawing if there is a stock."""
    then = laid(state, action)
    if not state.game.cardless:
        return end_turn(then)
    then = then._replace(played=True, committed="", proven=proven_after(state, action))
    if state.game.draws and then.stock:
        hands = list(then.hands)
        hands[state.turn] = (*hands[state.turn], then.stock[0])
        then = then._replace(hands=tuple(hands), stock=then.stock[1:])
    return go_on(then)


def proven_after(state: State, action: Act) -> frozenset[tuple[int, str]]:
    """Return the proven cards after a play, as pairs of seat and rank; cards are proven only in games with partners.

    A player whose build is captured or changed is known to hold a card of its rank until playing one.
    """
    proven = state.proven - {(state.turn, action.card[0])}
    if state.game.team == 1:
        return proven
    lost = [
        build
        for build in state.builds
        if build.name in action.pieces
        and build.owner != state.turn
        and (action.kind == "capture" or build.value != action.value)
    ]
    return proven | {(build.owner, rank_of(build.value)) for build in lost}


def go_on(state: State) -> State:
    """End the turn if nothing is left to do after the play."""
    if state.played and not any(table_steps(state)) and not any(gifts(state)):
        return end_turn(state)
    return state


def end_turn(state: State) -> State:
    """Move to the next player; if all hands are empty, deal again or give out the residue."""
    game = state.game
    then = cleared(state)._replace(turn=next_seat(game, state.turn), played=False, committed="", courts=())
    if any(then.hands):
        return then
    if then.stock:
        return dealt(then)
    return with_residue(then)


def dealt(state: State) -> State:
    """Deal the next hands from the stock, one card at a time, from the seat on turn."""
    number = min(state.game.hands[0], len(state.stock) // state.game.seats)
    hands: list[Cards] = [() for _ in range(state.game.seats)]
    stock, seat = state.stock, state.turn
    while any(len(hand) < number for hand in hands):
        hands[seat], stock = (*hands[seat], stock[0]), stock[1:]
        seat = next_seat(state.game, seat)
    return state._replace(hands=tuple(hands), stock=stock, deals=state.deals + 1)


def with_residue(state: State) -> State:
    """Give the residue to the last capturer; leave it on the table if nobody has captured."""
    if state.last_capturer is None:
        return state
    residue = (*state.loose, *(card for build in state.builds for card in build.cards))
    own = pile_of(state.game, state.last_capturer)
    piles = tuple((*pile, *residue) if at == own else pile for at, pile in enumerate(state.piles))
    return state._replace(loose=(), builds=(), piles=piles)
