"""All plays with the cards and builds of a southern African layout, and their results."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from .groups import groupings, totals
from .open_game import (
    Act,
    Build,
    Cards,
    Game,
    Groups,
    State,
    counts_for,
    partner,
    pile_of,
    put_on,
    rank_of,
    side,
    tops_for,
)
from .plain import Values, is_court, rank_number, subsets


def worth(game: Game, cards: Cards) -> tuple[Values, ...]:
    return tuple(counts_for(game, card) for card in cards)


def grouped(game: Game, cards: Cards, value: int) -> Groups | None:
    """Return cards split into groups of the value, in one of the possible ways; None if that is impossible."""
    order = tuple(sorted(cards, key=lambda card: counts_for(game, card)))
    ways = groupings(worth(game, order), value)
    return tuple(tuple(order[at] for at in group) for group in ways[0]) if ways else None


def valued(game: Game, cards: Cards) -> Cards:
    return tuple(card for card in cards if counts_for(game, card))


def is_own_sides(state: State, build: Build) -> bool:
    return side(state.game, build.owner) == side(state.game, state.turn)


# --- Captures, in all of the games --------------------------------------------------------------------


def captures(state: State, card: str) -> Iterator[Act]:
    """Yield captures by a card: every choice of loose cards, builds of its value and, in some games, others' tops."""
    game = state.game
    if not counts_for(game, card):  # a court without a value takes one court of its rank
        for mate in state.loose:
            if mate[0] == card[0]:
                yield Act("capture", card, rank_number(card), ((mate,),))
        return
    for value in counts_for(game, card):
        for groups in takings(state, value):
            yield Act("capture", card, value, groups)


def takings(state: State, value: int) -> Iterator[Groups]:
    """Yield the groups of pieces that a card of the value may take; a build is never part of a sum."""
    tops = () if state.game.cardless else tops_for(state, state.turn)
    if state.game.association:  # a top is taken only by a card of its value, never in a sum
        tops = tuple(card for card in tops if value in counts_for(state.game, card))
    standing = [build.name for build in state.builds if build.value == value]
    for loose in subsets(valued(state.game, state.loose)):
        for stolen in subsets(tops):
            for builds in subsets(standing):
                apart = stolen if state.game.association else ()
                together = loose if state.game.association else (*loose, *stolen)
                groups = grouped(state.game, together, value)
                if groups is not None and (loose or stolen or builds):
                    yield (*groups, *((piece,) for piece in (*apart, *builds)))


# --- Swazi: builds in single steps --------------------------------------------------------------------


@lru_cache(maxsize=256)
def sums(game: Game, loose: Cards, tops: Cards) -> tuple[tuple[Cards, Cards, frozenset[int]], ...]:
    """Return all sets of loose cards and tops, even the empty one, with their sums up to the highest build."""
    sets = []
    for some in subsets(loose):
        if sum(min(counts_for(game, card)) for card in some) <= game.largest:
            for stolen in subsets(tops):
                within = frozenset(t for t in totals(worth(game, (*some, *stolen))) if t <= game.largest)
                sets.append((some, stolen, within))
    return tuple(sets)


def all_sums(state: State) -> tuple[tuple[Cards, Cards, frozenset[int]], ...]:
    tops = valued(state.game, tops_for(state, state.turn))
    return sums(state.game, valued(state.game, state.loose), tops)


def steps_with_card(state: State, card: str) -> Iterator[Act]:
    """Yield the actions that make or augment a build with the card, or change the value of an opponent's build."""
    for own in counts_for(state.game, card):
        for loose, tops, within in all_sums(state):
            for rest in within:
                if own + rest <= state.game.largest:
                    for base, for_partner in bases(state, own + rest, (card, *loose), tops):
                        groups = ((card, *loose, *tops), *base)
                        yield Act("build", card, own + rest, groups, for_partner)
        for build in state.builds:
            if len(build.groups) == 1 and not is_own_sides(state, build) and own + build.value <= state.game.largest:
                yield from changes(state, card, own + build.value, build)


def changes(state: State, card: str, value: int, build: Build) -> Iterator[Act]:
    """Yield the change of an opponent's single build to the value by a hand card alone, if it is legal.

    If there is a build of the value, it must belong to the actor's side, and the two are merged. The actor must hold
    another card of the value, even if the partner owns the merged build.
    """
    if not any(value in counts_for(state.game, other) for other in state.hand if other != card):
        return
    others = [other for other in state.builds if other.value == value]
    if all(is_own_sides(state, other) for other in others):
        merged = tuple((other.name,) for other in others)
        yield Act("build", card, value, ((card, build.name), *merged))


def steps_without_card(state: State) -> Iterator[Act]:
    """Yield the actions that make a single build of loose cards, or augment a build with loose cards and tops."""
    for loose, tops, within in all_sums(state):
        for value in within:
            if loose or tops:
                for base, for_partner in bases(state, value, loose, tops):
                    yield Act("table", "", value, (*base, (*loose, *tops)), for_partner)
                for build in state.builds:  # an opponent's, which must then be captured in this turn
                    if build.value == value and not is_own_sides(state, build) and not state.played:
                        yield Act("table", "", value, ((build.name,), (*loose, *tops)))


def bases(state: State, value: int, group: Cards, tops: Cards) -> Iterator[tuple[Groups, bool]]:
    """Yield each base for a group of the value, () for a single build; and whether the build is for the partner."""
    standing = [build for build in state.builds if build.value == value]
    for build in standing:
        if is_own_sides(state, build):
            yield ((build.name,),), False
    if standing:
        return
    new: list[Groups] = [((card,),) for card in state.loose if value in counts_for(state.game, card)]
    new = [base for base in new if base[0][0] not in group]
    if len(group) > 1 and not tops:
        new.append(())
    for base in new:
        yield base, False
        if partner_can_match(state, value):
            yield base, True


def partner_can_match(state: State, value: int) -> bool:
    """Return whether the partner is proven to hold a card of the value that no other build of theirs needs."""
    other = partner(state.game, state.turn)
    if other is None or (other, rank_of(value)) not in state.proven:
        return False
    return all(b.owner != other or rank_of(b.value) != rank_of(value) for b in state.builds)


# --- South Africa: builds with a hand card, as in the base game ---------------------------------------


def default_builds(state: State, card: str) -> Iterator[Act]:
    """Yield the plays that make, raise or add to a build, perhaps with several groups; only own builds get tops."""
    for loose in subsets(state.loose):
        for value in range(1, state.game.largest + 1):
            yield from made(state, card, loose, value)
            for build in state.builds:
                yield from added(state, card, loose, value, build)
                yield from raised(state, card, loose, value, build)


def made(state: State, card: str, loose: Cards, value: int) -> Iterator[Act]:
    groups = grouped(state.game, (card, *loose), value)
    if loose and groups is not None:
        yield Act("build", card, value, card_first(card, groups))


def added(state: State, card: str, loose: Cards, value: int, build: Build) -> Iterator[Act]:
    if build.value != value:
        return
    for tops in subsets(tops_for(state, state.turn) if build.owner == state.turn else ()):
        groups = grouped(state.game, (card, *loose, *tops), value)
        if groups is not None:
            yield Act("build", card, value, (*card_first(card, groups), (build.name,)))


def raised(state: State, card: str, loose: Cards, value: int, build: Build) -> Iterator[Act]:
    """Yield the raise of a single build by a hand card, if possible; it absorbs loose groups of the new value."""
    absorbed = grouped(state.game, loose, value)
    if len(build.groups) == 1 and build.value + rank_number(card) == value and absorbed is not None:
        yield Act("build", card, value, ((card, build.name), *absorbed))


def card_first(card: str, groups: Groups) -> Groups:
    """Return groups in the order of an action: first the group with the hand card, which begins with that card."""
    first = next(group for group in groups if card in group)
    others = tuple(group for group in groups if group is not first)
    return ((card, *(piece for piece in first if piece != card)), *others)


# --- The table after an action ------------------------------------------------------------------------


def laid(state: State, action: Act) -> State:
    """Return the state right after the action, with the same player on turn."""
    used = {piece for piece in action.pieces if piece != action.card}
    hands = list(state.hands)
    hands[state.turn] = tuple(card for card in state.hand if card != action.card)
    loose = tuple(card for card in state.loose if card not in used)
    piles = tuple(pile[:-1] if pile and pile[-1] in used else pile for pile in state.piles)
    builds = tuple(build for build in state.builds if build.name not in used)
    bare = state._replace(hands=tuple(hands), loose=loose, builds=builds, piles=piles)
    match action.kind:
        case "trail":
            return bare._replace(loose=(*loose, action.card))
        case "capture":
            return taken(state, bare, action)
        case _:
            return bare._replace(builds=(*builds, built(state, action)))


def as_named(state: State, action: Act) -> Cards:
    """Return the cards that a capture takes from the table, in the order of the action and of builds."""
    inside = {build.name: build.cards for build in state.builds}
    return tuple(chain.from_iterable(inside.get(piece, (piece,)) for piece in action.pieces))


def may_lie_so(state: State, action: Act) -> bool:
    """Return whether the cards of a capture may go on the pile in the order that the action gives, if any.

    A free order may be any, even one that mixes cards of builds with others; it leaves out the capturing card, which
    goes on top.
    """
    if not action.order:
        return True
    free = action.kind == "capture" and state.game.order == "free"
    return free and sorted(action.order) == sorted(as_named(state, action))


def taken(state: State, bare: State, action: Act) -> State:
    cards = (*(action.order or as_named(state, action)), action.card)
    own = pile_of(state.game, state.turn)
    piles = tuple(put_on(state.game, pile, cards) if at == own else pile for at, pile in enumerate(bare.piles))
    partners_apart = state.game.pile_each and state.game.cardless and state.game.team > 1
    courts = tuple(card for card in cards if is_court(card) and partners_apart)
    return bare._replace(piles=piles, last_capturer=state.turn, courts=courts)


def standing_base(state: State, action: Act) -> Build | None:
    """Return the build to which an action adds, the one that is a group by itself; None if there is none."""
    alone = {group[0] for group in action.groups if len(group) == 1}
    return next((b for b in state.builds if b.name in alone), None)


def built(state: State, action: Act) -> Build:
    """Return the build that an action makes.

    The groups of its base come first; in a group, cards of a build come first and the hand card last. In the Swazi
    games the base is a group of one piece next to the group that goes on it.
    """
    base, by_name = standing_base(state, action), {build.name: build for build in state.builds}
    groups: list[Cards] = list(base.groups) if base else []
    ordered = action.groups
    if state.game.cardless and action.kind == "build":
        ordered = ordered[::-1]  # an action with a hand card names the base last
    for group in ordered:
        if base is None or group != (base.name,):
            pieces = [piece for piece in group if piece != action.card]
            pieces += [action.card] if action.card in group else []
            groups.append(tuple(chain.from_iterable(cards_in(by_name, piece) for piece in pieces)))
    return Build(action.value, tuple(groups), owner_of(state, action, base))


def cards_in(by_name: dict[str, Build], piece: str) -> Cards:
    return by_name[piece].cards if piece in by_name else (piece,)


def owner_of(state: State, action: Act, base: Build | None) -> int:
    """Return the owner of a build after an action.

    It is the partner if the build is made for them, in Swazi games otherwise the owner of the base, and else the actor.
    """
    other = partner(state.game, state.turn)
    if action.partner and other is not None:
        return other
    return base.owner if base is not None and state.game.cardless else state.turn
