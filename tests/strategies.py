"""Random positions and house rules in the plain format of the reference, made without the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from hypothesis import strategies as st

from .reference.classic import RANKS, Build, Options, Position, cards_of, is_court, rank_number

if TYPE_CHECKING:
    from random import Random

SUITS = "SHDC"
PACK = tuple(rank + suit for rank in RANKS for suit in SUITS)
FITTING = 0.45  # share of hand cards drawn to be of a rank in sight rather than at random
PREFERRED = 0.6  # share of the preferred cards that are dealt first
COURT_BUILDS = 0.4  # share of court builds where courts may be built
HAND_LIMIT = 4

Flavour = Literal["plain", "low", "pairs", "courts"]


def random_options(rng: Random) -> Options:
    """Choose the base game, one house rule, or several together, in about equal shares."""
    rules: dict[str, tuple[object, ...]] = {
        "table_only_build_while_trailing": (True,),
        "builder_may_trail": (True,),
        "table_cards_help_raise": (True,),
        "single_build_as_card": (True,),
        "face_capture_limit": ("all", "any"),
        "face_natural_build": (True,),
        "multi_gather_on_build": (False,),
        "own_build_raise": ("needs_both_cards", "forbidden"),
        "max_build_cards": (5,),
        "same_value_builds": ("one_per_value_per_player", "one_per_value_global"),
        "builder_duty": ("free",),
    }
    count = rng.choice((0, 1, rng.randint(2, 5)))
    chosen = {name: rng.choice(rules[name]) for name in rng.sample(sorted(rules), count)}
    if chosen.get("face_natural_build") and "face_capture_limit" not in chosen:
        chosen["face_capture_limit"] = rng.choice(("all", "any"))
    options: Options = {}
    options.update(chosen)  # type: ignore[typeddict-item]  # names and values are those of Options
    return options


def random_position(rng: Random, options: Options, unreachable: float = 0.03) -> Position:
    """Make a varied position with the given house rules; the same seed gives the same position.

    Two to four seats, 0 to 9 loose cards, 0 to 3 builds made of real groups, 1 to 4 cards in hand, all distinct.
    For every build its last builder could hold a capturing card; the actor does hold one for each of his own,
    except in the share `unreachable` of the positions, where such a card may be missing.
    """
    seats = rng.randint(2, 4)
    partners = seats == 4 and rng.random() < 0.5
    actor = rng.randrange(seats)
    flavour: Flavour = rng.choice(("plain", "plain", "low", "pairs", "courts"))
    stock = shuffled_pack(rng, flavour)
    kept: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    builds: list[Build] = []
    for _ in range(rng.choice((0, 0, 1, 1, 1, 2, 2, 3))):
        build = random_build(rng, stock, options, builds, kept)
        if build is not None:
            builds.append(build)
    loose = [stock.pop() for _ in range(rng.choice((0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9)))]
    rng.shuffle(loose)
    if rng.random() < unreachable:
        kept[actor].clear()
    return {
        "loose": loose,
        "builds": builds,
        "hand": random_hand(rng, stock, kept[actor], [*loose, *(card for b in builds for card in cards_of(b))]),
        "actor": actor,
        "sides": [seat % 2 if partners else seat for seat in range(seats)],
        "options": options,
    }


def shuffled_pack(rng: Random, flavour: Flavour) -> list[str]:
    """Shuffle the pack; many of the cards that are dealt first, from its end, are low, of few ranks, or courts."""
    pack = list(PACK)
    rng.shuffle(pack)
    if flavour == "plain":
        return pack
    few = rng.sample(RANKS, 5)
    preferred = {
        "low": lambda card: rank_number(card) <= 5,
        "pairs": lambda card: card[0] in few,
        "courts": is_court,
    }[flavour]
    return sorted(pack, key=lambda card: preferred(card) and rng.random() < PREFERRED)


def random_build(
    rng: Random, stock: list[str], options: Options, standing: list[Build], kept: dict[int, list[str]]
) -> Build | None:
    """Take a build of a random seat from the stock, and put capturing cards by for its last builder.

    None where the house rules or the cards allow none at this try.
    """
    owner = rng.choice(sorted(kept))
    court = courts_may_be_built(options) and rng.random() < COURT_BUILDS
    value = rng.randint(11, 13) if court else rng.randint(2, 10)
    if second_of_its_value(options, standing, owner, value):
        return None
    groups = court_groups(rng, stock, value) if court else numeral_groups(rng, stock, value)
    cards = [card for group in groups for card in group]
    if len(cards) < 2 or len(cards) > (options.get("max_build_cards") or len(cards)):
        return None
    left = [card for card in stock if card not in cards]
    capturing = [card for card in (*kept[owner], *left) if rank_number(card) == value]
    if not court or options.get("face_capture_limit") == "any":
        capturing = capturing[:1]
    elif len(cards) + len(capturing) < 4:  # where all four courts leave together, the builder has all the others
        return None
    holding = [*kept[owner], *(card for card in capturing if card not in kept[owner])]
    if not capturing or len(holding) > HAND_LIMIT:
        return None
    kept[owner] = holding
    stock[:] = [card for card in left if card not in holding]
    return {"value": value, "groups": groups, "owner": owner}


def second_of_its_value(options: Options, standing: list[Build], owner: int, value: int) -> bool:
    """Tell whether the house rules forbid this owner a build of the value beside the standing ones."""
    rule = options.get("same_value_builds", "any")
    return rule != "any" and any(
        build["value"] == value and (rule == "one_per_value_global" or build["owner"] == owner) for build in standing
    )


def courts_may_be_built(options: Options) -> bool:
    return options.get("face_natural_build", False) and options.get("face_capture_limit", "one") != "one"


def court_groups(rng: Random, stock: list[str], value: int) -> list[list[str]]:
    """Two or three courts of one rank, each a group of its own."""
    courts = [card for card in stock if rank_number(card) == value]
    return [[card] for card in courts[: rng.randint(2, 3)]]


def numeral_groups(rng: Random, stock: list[str], value: int) -> list[list[str]]:
    """One group of at least two cards, or two or three groups, some of them a single card of the value."""
    count = rng.choice((1, 1, 1, 2, 2, 3))
    left = [card for card in stock if not is_court(card)]
    groups: list[list[str]] = []
    for _ in range(count):
        group = random_group(rng, left, value, alone=count > 1)
        if group:
            groups.append(group)
            left = [card for card in left if card not in group]
    return groups if len(groups) > 1 or (groups and len(groups[0]) > 1) else []


def random_group(rng: Random, left: list[str], value: int, *, alone: bool) -> list[str]:
    """Cards that sum to the value, one card only if it may stand alone; none if chance does not find any."""
    group: list[str] = []
    missing = value
    while missing:
        fitting = [
            card
            for card in left
            if rank_number(card) <= missing and card not in group and (alone or rank_number(card) < value)
        ]
        if not fitting:
            return []
        card = rng.choice(fitting)
        group.append(card)
        missing -= rank_number(card)
    return group


def random_hand(rng: Random, stock: list[str], kept: list[str], table: list[str]) -> list[str]:
    """Fill the kept cards up to 4 at most, at random or with ranks that lie on the table or are in hand."""
    hand = list(kept)
    wanted = rng.randint(max(1, len(hand)), HAND_LIMIT)
    while len(hand) < wanted:
        ranks = {card[0] for card in (*hand, *table)}
        fitting = [card for card in stock if card[0] in ranks]
        card = rng.choice(fitting if fitting and rng.random() < FITTING else stock)
        stock.remove(card)
        hand.append(card)
    rng.shuffle(hand)
    return hand


def house_rules() -> st.SearchStrategy[Options]:
    """House rules that the reference knows."""
    return st.randoms(use_true_random=False).map(random_options)


@st.composite
def positions(draw: st.DrawFn, options: st.SearchStrategy[Options] | None = None) -> Position:
    """Positions of the base game, or with house rules drawn from `options`."""
    chosen = Options() if options is None else draw(options)
    return random_position(draw(st.randoms(use_true_random=False)), chosen)
