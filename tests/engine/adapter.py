"""Plain positions and plays, of the worked examples and of the reference, as values of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from casino_core.actions import BuildPiece, Capture, MakeBuild, Piece, Play, Trail, pieces
from casino_core.cards import Card
from casino_core.events import Fined
from casino_core.layout import Build
from casino_core.playing import play as play_trusted
from casino_core.position import Cards, Position
from casino_core.rules import Rules
from casino_core.variants import variant_rules
from tests.reference import classic as reference
from tests.reference.after import After
from tests.reference.plain import Standing, bag, without

Record = dict[str, Any]

SEATS = {"actor": 0, "opp": 1, "partner": 2}


def cards(texts: Iterable[str]) -> Cards:
    return tuple(Card(text) for text in texts)


# --- Positions --------------------------------------------------------------------------------------


def laid_out(rules: Rules, hand: Cards, loose: Cards, builds: Sequence[Build], actor: int = 0) -> Position:
    """A whole position around what the actor sees and holds.

    The others hold as many cards as the actor, among them one for every build of theirs; of the rest as much as deals
    out evenly is the stock, and the sides have captured what is left.
    """
    seen = (*hand, *loose, *chain.from_iterable(build.cards for build in builds))
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
    piles = [rest[stocked:][side :: rules.sides] for side in range(rules.sides)]
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
    """The position with nothing left but the actor's hand; the opponents have captured the other hidden cards."""
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
    """The reference's position in the engine, by the rules of a preset or by classic ones with its options.

    Raises RulesError for an option that the engine does not have.
    """
    seats, sides = len(where["sides"]), len(set(where["sides"]))
    options: dict[str, Any] = {} if preset else dict(where["options"])
    rules = variant_rules(preset or "classic", seats, seats // sides, **options)
    position = laid_out(
        rules, cards(where["hand"]), cards(where["loose"]), list(map(build_of, where["builds"])), where["actor"]
    )
    fresh = next(iter(cards(where.get("fresh", []))), None)
    return replace(position, extras=replace(position.extras, fresh=fresh))


def build_of(build: reference.Build) -> Build:
    """A build of the reference."""
    return Build(build["value"], tuple(map(cards, build["groups"])), build["owner"], tuple(build.get("also", ())))


def to_reference(position: Position, options: reference.Options) -> reference.Position:
    """What the actor of an engine position sees and holds, in the plain format of the reference."""
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
        "fresh": [] if position.extras.fresh is None else [str(position.extras.fresh)],
        "captured": len(position.piles[position.rules.side_of[position.turn]]),
    }


def as_reference(position: Position, action: Play) -> reference.Action:
    """The action in the plain format of the reference, which tells pieces and the number of groups, not the groups.

    Raises ValueError where it names a build that does not stand.
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
    """What a play results in, in the plain format of the reference."""
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
        sum(points for _, points in after.extras.tabbes[len(position.extras.tabbes) :]),
        after.extras.closed,
    )


# --- Worked examples --------------------------------------------------------------------------------


def example_position(record: Record) -> Position:
    """The position of an example, whose actor sits at seat 0, with all other cards somewhere out of sight.

    The variant is what stands before a plus sign; the toggles are options. Raises RulesError for what the engine does
    not have.
    """
    variant = record["variant"].partition("+")[0]
    rules = variant_rules(variant, **record.get("toggles", {}))
    builds = [Build(b["value"], tuple(map(cards, b["groups"])), SEATS[b["last_builder"]]) for b in record["builds"]]
    position = laid_out(rules, cards(record["hand"]), cards(record["table_loose"]), builds)
    context = record.get("context", {})
    if context.get("last_play_of_hand"):
        position = last_play(position)
    if "last_capturer" in context:
        position = replace(position, last_capturer=SEATS[context["last_capturer"]])
    return position


def example_action(record: Record) -> Play:
    """The play of an example, legal or not."""
    play = record["action"]
    card = Card(play["card"])
    names = [BuildPiece(build["groups"][0][0]) for build in record["builds"]]
    match play["type"]:
        case "trail" | "special_sweep" | "jack_sweep":
            return Trail(card)
        case "trail+tablebuild":
            return Trail(card, play["value"], tuple(map(cards, play["groups"])))
        case "capture":
            mixed = [(*(names[i] for i in part["builds"]), *cards(part["loose"])) for part in play.get("mixed", ())]
            groups = (*map(cards, play["loose"]), *((names[i],) for i in play["builds"]), *mixed)
            return Capture(card, play.get("value", usual_value(record, card)), groups)
        case "build" | "call":
            used = {names[i]: record["builds"][i]["cards"] for i in play.get("uses_builds", ())}
            return MakeBuild(card, play["value"], card_first(card, [with_builds(g, used) for g in play["groups"]]))
        case "raise":
            own, with_build = ((card,),), (names[play["build"]], *cards(play["extra"]))
            groups = (*own, with_build) if play.get("card_not_in_sum") else ((card, *with_build),)
            return MakeBuild(card, play["value"], (*groups, *map(cards, play["absorb"])))
        case "add":
            groups = card_first(card, [cards(group) for group in play["groups"]])
            return MakeBuild(card, record["builds"][play["build"]]["value"], (*groups, (names[play["build"]],)))
        case other:
            raise ValueError(other)


def usual_value(record: Record, card: Card) -> int:
    """What a hand card counts where an example does not say it."""
    values = variant_rules(record["variant"].partition("+")[0], **record.get("toggles", {})).hand_values[card]
    return card.pips if card.pips in values or not values else values[0]


def with_builds(group: list[str], used: dict[BuildPiece, list[str]]) -> tuple[Piece, ...]:
    """The pieces of a group that is told card by card, those of the used builds as one piece each."""
    inside = {name: set(texts) for name, texts in used.items() if set(texts) <= set(group)}
    loose = [text for text in group if not any(text in texts for texts in inside.values())]
    return (*cards(loose), *inside)


def card_first(card: Card, groups: list[tuple[Piece, ...]]) -> tuple[tuple[Piece, ...], ...]:
    """The groups as an action names them: the one with the hand card first, and the hand card first in it."""
    first = next(group for group in groups if card in group)
    others = [group for group in groups if group is not first]
    return ((card, *(piece for piece in first if piece != card)), *others)
