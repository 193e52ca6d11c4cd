"""Conversions between the engine's positions and plays and the plain ones of the worked examples and the reference."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from casino_core.cards import Card
from casino_core.playing.play import apply as play_trusted
from casino_core.position.actions import (
    Action,
    BuildPiece,
    Capture,
    Groups,
    MakeBuild,
    Piece,
    Play,
    TableBuild,
    Trail,
    pieces,
)
from casino_core.position.events import Fined
from casino_core.position.layout import Build, adds_up
from casino_core.position.position import Cards, Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.reference import classic as reference
from tests.reference.after import After
from tests.reference.plain import Standing, bag, without

Record = dict[str, Any]

SEATS = {"actor": 0, "A": 0, "opp": 1, "opp1": 1, "B": 1, "partner": 2, "C": 2, "opp2": 3, "D": 3}
"""The seats by their names in the examples; at a table of three, ``seat_of`` puts the second opponent on the last."""


def cards(texts: Iterable[str]) -> Cards:
    return tuple(Card(text) for text in texts)


# --- Positions --------------------------------------------------------------------------------------


NO_PILES: Mapping[int, Cards] = {}


def laid_out(  # noqa: PLR0913  # one argument for each place of cards
    rules: Rules,
    hand: Cards,
    loose: Cards,
    builds: Sequence[Build],
    actor: int = 0,
    *,
    open_piles: Mapping[int, Cards] = NO_PILES,
) -> Position:
    """Return a complete position with a given hand of the actor and a given table.

    Each other player holds as many cards as the actor, including one that captures each of the player's builds. The
    cards that remain go to the stock as far as they make whole deals; the remainder is in the piles. If piles can be
    stolen from, they are ``open_piles``, and the remainder is in the actor's own pile, which the actor cannot use.
    """
    seen = (*hand, *loose, *chain.from_iterable((*(build.cards for build in builds), *open_piles.values())))
    rest = [Card(card) for card in without(rules.pack, seen)]
    hands: list[list[Card]] = [[] for _ in range(rules.seats)]
    for build in builds:
        keeper = next((card for card in rest if build.value in rules.hand_values[card]), None)
        owner = hands[build.owner]
        if keeper and build.owner != actor and all(build.value not in rules.hand_values[card] for card in owner):
            owner.append(keeper)
            rest.remove(keeper)
    hands[actor] = list(hand)
    for other in hands:
        while rest and len(other) < len(hand):
            other.append(rest.pop())
    whole_deals = rules.hand_sizes[-1] * rules.seats
    stocked = len(rest) // whole_deals * whole_deals
    piles = [rest[stocked:][place :: rules.pile_count] for place in range(rules.pile_count)]
    if rules.steals:
        piles = [list(open_piles.get(place, ())) for place in range(rules.pile_count)]
        piles[rules.pile_of[actor]] = rest[stocked:] + piles[rules.pile_of[actor]]
    return Position(
        rules,
        tuple(map(tuple, hands)),
        loose,
        tuple(builds),
        tuple(rest[:stocked]),
        tuple(map(tuple, piles)),
        ((),) * rules.sides,
        actor,
        (actor - 1) % rules.seats,
        1,
    )


def last_play(position: Position) -> Position:
    """Return the position with an empty stock and without other hands; their cards are in the opponents' pile."""
    others = [hand for seat, hand in enumerate(position.hands) if seat != position.turn]
    captured = (*position.stock, *chain.from_iterable(others))
    opponents = 1 - position.rules.side_of[position.turn]
    return replace(
        position,
        hands=tuple(hand if seat == position.turn else () for seat, hand in enumerate(position.hands)),
        stock=(),
        piles=tuple(pile + captured if side == opponents else pile for side, pile in enumerate(position.piles)),
    )


def from_reference(where: reference.Position, preset: str = "") -> Position:
    """Return the engine's position for a position of the reference.

    Its rules are those of a preset or, without a preset, the classic rules with the options in the position.
    Raises RulesError for an option that the engine does not have.
    """
    seats, sides = len(where["sides"]), len(set(where["sides"]))
    options: dict[str, Any] = {} if preset else dict(where["options"])
    rules = variant_rules(preset or "classic", seats, seats // sides, **options)
    position = laid_out(
        rules, cards(where["hand"]), cards(where["loose"]), list(map(build_of, where["builds"])), where["actor"]
    )
    fresh = next(iter(cards(where.get("fresh", []))), None)
    return replace(position, variant_state=replace(position.variant_state, fresh=fresh))


def build_of(build: reference.Build) -> Build:
    """Return the engine's build for a build of the reference."""
    return Build(build["value"], tuple(map(cards, build["groups"])), build["owner"], tuple(build.get("also", ())))


def to_reference(position: Position, options: reference.Options) -> reference.Position:
    """Return the actor's view of an engine position, in the plain format of the reference."""
    return {
        "loose": [str(card) for card in position.loose],
        "builds": [
            {
                "value": build.value,
                "groups": [list(map(str, group)) for group in build.groups],
                "owner": build.owner,
                "also": list(build.also),
            }
            for build in position.builds
        ],
        "hand": [str(card) for card in position.hand],
        "actor": position.turn,
        "sides": list(position.rules.side_of),
        "options": options,
        "fresh": [] if position.variant_state.fresh is None else [str(position.variant_state.fresh)],
        "captured": len(position.piles[position.rules.side_of[position.turn]]),
    }


def as_reference(position: Position, action: Play) -> reference.Action:
    """Return an action in the reference's plain format, which has pieces and the number of groups, but not the groups.

    Raises ValueError if the action names a build that does not exist.
    """
    places = [build.name for build in position.builds]
    used = pieces(action)
    loose = bag(str(piece) for piece in used if isinstance(piece, Card))
    builds = frozenset(places.index(piece.card) for piece in used if isinstance(piece, BuildPiece))
    match action:
        case Trail(card, value, groups):
            return "trail", str(card), (value, frozenset(map(str, used)), len(groups)) if groups else None
        case Capture(card, value):
            return "capture", str(card), value, loose, builds
        case MakeBuild(card, value, groups):
            bases = [g[0] for g in groups if len(g) == 1 and isinstance(g[0], BuildPiece)]
            standing = sum(len(position.builds[places.index(base.card)].groups) for base in bases)
            return "build", str(card), value, loose, builds, len(groups) - len(bases) + standing


def result_of(position: Position, action: Play) -> After:
    """Return the result of a play, in the plain format of the reference."""
    after, events = play_trusted(position, action)
    side = position.rules.side_of[position.turn]
    standing = [
        Standing(b.value, b.owner, frozenset(b.also), frozenset(map(str, b.cards)), len(b.groups)) for b in after.builds
    ]
    return After(
        tuple(map(str, after.loose)),
        tuple(standing),
        bag(without(map(str, after.piles[side]), position.piles[side])),
        len(after.sweeps[side]) > len(position.sweeps[side]),
        sum(event.points for event in events if isinstance(event, Fined)),
        sum(points for _, points in after.variant_state.tabbes[len(position.variant_state.tabbes) :]),
        after.variant_state.closed,
    )


# --- Worked examples --------------------------------------------------------------------------------


def example_position(record: Record) -> Position:
    """Return the position of an example, with its actor at seat 0 and all cards out of sight that it does not mention.

    The variant is named by the text before a plus sign; the toggles are options. Raises RulesError for rules that the
    engine does not have.
    """
    rules = variant_rules(record["variant"].partition("+")[0], *table_of(record), **record.get("toggles", {}))
    builds = [Build(b["value"], tuple(map(cards, b["groups"])), seat_of(owner_of(b), rules)) for b in record["builds"]]
    piles = {rules.pile_of[seat_of(name, rules)]: cards(pile) for name, pile in record.get("capture_piles", {}).items()}
    position = laid_out(rules, cards(record["hand"]), cards(record["table_loose"]), builds, open_piles=piles)
    context = record.get("context", {})
    if context.get("last_play_of_hand"):
        position = last_play(position)
    if "last_capturer" in context:
        position = replace(position, last_capturer=seat_of(context["last_capturer"], rules))
    return position


def owner_of(build: Record) -> str:
    """Return the name of the player who owns a build of an example."""
    return str(build.get("owner") or build["last_builder"])


def table_of(record: Record) -> tuple[int, int]:
    """Return the seats and the team size of an example's table.

    It is the variant's first table with partners if the example names a partner, otherwise its first table with enough
    seats for all named players.
    """
    named = {*map(owner_of, record["builds"]), *record.get("capture_piles", ())}
    tables = VARIANTS[record["variant"].partition("+")[0]].seatings
    if "partner" in named:
        return next(table for table in tables if table[1] == 2)
    return next(table for table in tables if table[0] > len(named - {"actor", "A"}))


def seat_of(name: str, rules: Rules) -> int:
    """Return the seat of a player named in an example."""
    return min(SEATS[name], rules.seats - 1)


def example_actions(record: Record) -> list[Action]:
    """Return the actions of an example, which may be illegal; there are several if builds are made step by step."""
    play, rules = record["action"], example_position(record).rules
    names = [BuildPiece(build["groups"][0][0]) for build in record["builds"]]
    value, groups = play.get("value", 0), action_groups(record)
    if play["type"] in ("trail", "special_sweep", "jack_sweep"):
        return [Trail(Card(play["card"]))]
    if play["type"] == "trail+tablebuild":
        return [Trail(Card(play["card"]), value, groups)]
    if play["type"] == "capture":
        return [example_capture(record, names, rules)]
    if rules.step_by_step:
        return steps_of(record, Building(rules, names))
    return [example_build(record, names)]


def example_build(record: Record, names: list[BuildPiece]) -> MakeBuild:
    """Return the action of an example that makes, raises or adds to a build in one play with a hand card."""
    play, groups = record["action"], action_groups(record)
    card, value = Card(play["card"]), play.get("value", 0)
    match play["type"]:
        case "build" | "call":
            used = {names[i]: record["builds"][i]["cards"] for i in play.get("uses_builds", ())}
            return MakeBuild(card, value, card_first(card, [with_builds(g, used) for g in play["groups"]]))
        case "raise":
            own, with_build = ((card,),), (names[play["build"]], *cards(play["extra"]))
            start = (*own, with_build) if play.get("card_not_in_sum") else ((card, *with_build),)
            return MakeBuild(card, value, (*start, *map(cards, play["absorb"])))
        case "add":
            base = record["builds"][play["build"]]["value"]
            return MakeBuild(card, base, (*card_first(card, list(groups)), (names[play["build"]],)))
        case other:
            raise ValueError(other)


def natural_value(record: Record, card: Card) -> int:
    """Return the value of a hand card if an example gives none: the card's pips if possible, else its first value."""
    values = variant_rules(record["variant"].partition("+")[0], **record.get("toggles", {})).hand_values[card]
    return card.pips if card.pips in values or not values else values[0]


def example_action(record: Record) -> Play:
    """Return the play of an example that consists of a single action."""
    (action,) = example_actions(record)
    assert isinstance(action, Play)
    return action


def example_capture(record: Record, names: list[BuildPiece], rules: Rules) -> Capture:
    """Return the capture of an example; a pile card that is in none of its groups joins the group that it completes."""
    play = record["action"]
    card = Card(play["card"])
    value = play.get("value", natural_value(record, card))
    loose = [cards(group) for group in play["loose"]]
    for stolen in stolen_cards(record):
        if any(stolen in group for group in loose):
            continue
        worths = [[rules.summed_values[other] for other in (*group, stolen)] for group in loose]
        place = next((place for place, counts in enumerate(worths) if adds_up(counts, value)), None)
        loose = [*loose, (stolen,)] if place is None else [*loose[:place], (*loose[place], stolen), *loose[place + 1 :]]
    mixed = [(*(names[i] for i in part["builds"]), *cards(part["loose"])) for part in play.get("mixed", ())]
    return Capture(card, value, (*loose, *((names[i],) for i in play["builds"]), *mixed))


def stolen_cards(record: Record) -> Cards:
    """Return the cards that the action of an example takes from piles."""
    piles = record["action"].get("pile", {})
    return tuple(of_pile(record, text, who) for who, texts in piles.items() for text in as_list(texts))


def of_pile(record: Record, text: str, who: str = "") -> Card:
    """Return the pile card that a text names; if the text is only a rank, the topmost card of that rank."""
    piles = record.get("capture_piles", {})
    from_top = [card for name, pile in piles.items() if who in ("", name) for card in reversed(pile)]
    return Card(next((card for card in from_top if card.startswith(text)), text))


def as_list(texts: str | list[str]) -> list[str]:
    return [texts] if isinstance(texts, str) else list(texts)


def action_groups(record: Record) -> tuple[Cards, ...]:
    """Return the groups of an example's action; pile cards that are in none of them join the first group."""
    groups = [cards(group) for group in record["action"].get("groups", ())]
    missing = tuple(card for card in stolen_cards(record) if not any(card in group for group in groups))
    return ((*groups[0], *missing), *groups[1:]) if groups else ()


# --- Worked examples: builds made step by step --------------------------------------------------------


class Building:
    """A build in the making, and the actions that make it."""

    def __init__(self, rules: Rules, names: list[BuildPiece], base: Piece | None = None) -> None:
        self.rules = rules
        self.names = names
        self.base = base
        self.actions: list[Action] = []

    def add(self, value: int, group: tuple[Piece, ...], card: Card | None) -> None:
        """Add the action that puts a group on the base, or that makes a build if there is none; it is the next base."""
        by_hand = card is not None and card in group
        if card is not None and by_hand:
            group = (card, *(piece for piece in group if piece != card))
        new = next((piece for piece in group if isinstance(piece, BuildPiece)), group[1 % len(group)])
        on: Groups = () if self.base is None else ((self.base,),)
        if card is not None and by_hand:
            self.actions.append(MakeBuild(card, value, (group, *on)))
        else:
            self.actions.append(TableBuild(value, (*on, group)))
            new = group[0]
        self.base = BuildPiece((self.base or new).removeprefix("b"))


def steps_of(record: Record, building: Building) -> list[Action]:
    """Return the actions that make the build of an example step by step, on a base if the example has one."""
    play = record["action"]
    value, card = play.get("value", 0), Card(play["card"]) if play.get("card") else None
    groups: list[tuple[Piece, ...]] = list(action_groups(record))
    if play["type"] == "add":
        value, building.base = record["builds"][play["build"]]["value"], building.names[play["build"]]
    elif play["type"] == "augment_base":
        building.base = base_of(record, building.names)
        groups = [step_group(record, step) for step in play["steps"]]
    else:
        building.base = own_build_of(record, value, building)
    if play["type"] == "raise":
        changed = (*([card] if card else []), building.names[play["build"]], *cards(play.get("extra", ())))
        groups = [changed, *map(cards, play.get("absorb", ()))]
    for group in in_order(groups, card, building):
        building.add(value, group, card)
    return building.actions


def base_of(record: Record, names: list[BuildPiece]) -> Piece:
    """Return the base of an augmentation: a loose card, or a build that is named by its number or one of its cards."""
    base = record["action"]["base"]
    for place, build in enumerate(record["builds"]):
        if base == place or base in build["cards"]:
            return names[place]
    return Card(base)


def own_build_of(record: Record, value: int, building: Building) -> Piece | None:
    """Return the actor's side's build of a value, with which a new build must be merged immediately, or None."""
    rules = building.rules
    for name, build in zip(building.names, record["builds"], strict=True):
        if build["value"] == value and rules.side_of[seat_of(owner_of(build), rules)] == rules.side_of[0]:
            return name
    return None


def step_group(record: Record, step: Record) -> tuple[Piece, ...]:
    """Return the group of one step of an augmentation."""
    hand = cards(as_list(step.get("hand") or step.get("card") or []))
    return (*hand, *cards(step.get("loose", ())), *(of_pile(record, text) for text in as_list(step.get("pile", []))))


def in_order(groups: list[tuple[Piece, ...]], card: Card | None, building: Building) -> list[tuple[Piece, ...]]:
    """Return the groups in an order in which they can be joined; a loose card that is a group becomes the base."""
    if building.base is not None or len(groups) < 2:
        return groups
    alone = next((group for group in groups if len(group) == 1 and group[0] != card), None)
    if alone is not None:
        building.base = alone[0]
        return [group for group in groups if group is not alone]
    first = next((group for group in groups if card not in group), groups[0])
    return [first, *(group for group in groups if group is not first)]


def with_builds(group: list[str], used: dict[BuildPiece, list[str]]) -> tuple[Piece, ...]:
    """Return the pieces of a group that is given card by card, with each used build as one piece."""
    inside = {name: set(texts) for name, texts in used.items() if set(texts) <= set(group)}
    loose = [text for text in group if not any(text in texts for texts in inside.values())]
    return (*cards(loose), *inside)


def card_first(card: Card, groups: list[tuple[Piece, ...]]) -> tuple[tuple[Piece, ...], ...]:
    """Return the groups in an action's order: first the group with the hand card, which begins with that card."""
    first = next(group for group in groups if card in group)
    others = [group for group in groups if group is not first]
    return ((card, *(piece for piece in first if piece != card)), *others)
