"""Random positions and house rules in the plain format of the reference, made without the engine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Literal, NamedTuple

from hypothesis import strategies as st

from .reference.plain import (
    WHOLE_PACK,
    Build,
    Options,
    Position,
    build_values,
    capture_values,
    cards_of,
    has_value,
    is_court,
    pack_of,
    rank_number,
    unpacked,
)
from .reference.presets import PRESETS

PACK = WHOLE_PACK
FITTING = 0.45  # share of hand cards that get a rank from the table or the hand, if possible, instead of a random one
PREFERRED = 0.6  # share of the preferred cards at the top of the pack
COURT_BUILDS = 0.4  # share of court builds, if the rules allow them
OWN = 0.5  # in half of the positions, the share of builds that go to the actor; all others go to a random seat
STILL_BOUND = 0.5  # share of builds that also bind a partner, if partners do not release each other
STILL_TAKES = 0.8  # share of these partners who keep a card that takes the build
LARGE_HANDS = 0.1  # share of positions with more than four cards in hand, if hands can be that large
TWIN = 0.3  # share of hands with the twin of a card on the table, with two packs
FIVE_OF_SPADES = 0.3  # share of hands with the five of spades, if it can sweep

Flavour = Literal["plain", "low", "pairs", "courts", "dual"]
Table = tuple[int, int]  # seats, and seats per side


class Dealing(NamedTuple):
    """A position under construction."""

    rng: Random
    options: Options
    sides: list[int]
    stock: list[str]  # the undealt cards
    builds: list[Build]
    kept: dict[int, dict[int, list[str]]]  # the cards kept to capture builds, by seat and value


# House rules about play, with all their values except those of the base game.
PLAY_RULES: dict[str, tuple[object, ...]] = {
    "royal_values": (True,),
    "ace_values": ("1_or_14", "14_hand_1_table"),
    "table_ace": ("1_only",),
    "cassino_high_values": ("fixed_hand", "optional"),
    "ten_of_diamonds_10_or_11": (True,),
    "face_capture_limit": ("all", "any"),
    "face_natural_build": (True,),
    "trailing_royals": (True,),
    "adversary_combines_build": (True,),
    "single_build_as_card": (True,),
    "five_of_spades_sweeps": (True,),
    "builder_duty": ("take_or_add_next_turn", "no_trail_one_per_value", "add_or_capture", "free"),
    "builder_may_trail": (True,),
    "trail_fine": (2,),
    "partner_frees_builder": (False,),
    "partner_takes_build": (False,),
    "build_owner": ("last_to_set_value",),
    "same_value_builds": ("one_per_value_per_player", "one_per_value_global"),
    "own_build_raise": ("needs_both_cards", "forbidden", "opponents_only"),
    "point_cards_in_builds": (False,),
    "builds_at_once": ("one_each", "one"),
    "table_only_build_while_trailing": (True,),
    "table_cards_help_raise": (True,),
    "multi_gather_on_build": (False,),
    "calling": (True,),
    "max_build_cards": (5,),
    "pluck": (True,),
    "matching": ("forced",),
    "must_capture": ("card_not_trailed", "before_trailing", "always"),
    "sweep_last_card": (False,),
    "five_handed": (True,),
}
# House rules about scoring and the end of the game.
SCORE_RULES: dict[str, tuple[object, ...]] = {
    "sweep_points": (1, 2),
    "sweep_timing": ("as_made",),
    "sweep_cancel": ("all_players_have_one", "one_for_one"),
    "cards_award": ("2_most_plus_1_last_capture", "1_most", "2_most_split_ties"),
    "spades_award": ("2_most", "2_most_split_ties", "1_each_spade", "five_spades_1"),
    "casino_points": ("3_and_2",),
    "majority_rule": ("more_than_half",),
    "majority_tie": ("split", "spades_shared_by_two", "most_spades_gets_cards", "carry_over"),
    "spade_casino": ("24_points", "25_points", "26_points"),
    "last_capture_point": (1,),
    "all_eleven_bonus": ("plus_1", "first_round_wins", "always_wins"),
    "difference_scoring": (True,),
    "score_as_captured": (True,),
    "residue_to": ("last_mover", "nobody"),
    "target": (6, 11, 31, 61),
    "overshoot": ("scores_nothing",),
    "countout_order": ("sweeps_in_order", "more_sweeps", "base_first"),
    "claim_out": ("wrong_claim_ignored", "wrong_claim_loses"),
    "california_rounds": ("2_per_player",),
}


def some_of(rng: Random, rules: dict[str, tuple[object, ...]]) -> dict[str, Any]:
    """Choose no rule, one or several, each equally often, and a random value for each of them."""
    count = rng.choice((0, 1, rng.randint(2, 6)))
    return {name: rng.choice(rules[name]) for name in rng.sample(sorted(rules), count)}


def random_options(rng: Random) -> Options:
    """Choose house rules at random: none, one or several about play, and none, one or several about scoring.

    Rules that contradict each other are not chosen together.
    """
    chosen = some_of(rng, PLAY_RULES)
    if chosen.get("builder_duty") or chosen.get("trail_fine"):
        chosen.pop("builder_may_trail", None)
    if chosen.get("builder_duty") == "free":
        chosen.pop("trail_fine", None)
    if chosen.get("builder_duty") == "no_trail_one_per_value":
        chosen.pop("table_only_build_while_trailing", None)
    if chosen.get("face_natural_build") and "face_capture_limit" not in chosen:
        chosen["face_capture_limit"] = rng.choice(("all", "any"))
    if "matching" in chosen and not chosen.get("royal_values"):
        chosen["face_capture_limit"] = "any"
    if "table_ace" in chosen and "ace_values" not in chosen:
        chosen["ace_values"] = "1_or_14"
    if "ten_of_diamonds_10_or_11" in chosen:
        chosen["royal_values"] = True
    options: Options = {}
    options.update(chosen)  # type: ignore[typeddict-item]  # names and values are those of Options
    return scored(rng, options)


def scored(rng: Random, options: Options) -> Options:
    """Add scoring rules that contradict neither each other nor the given ones."""
    chosen = some_of(rng, SCORE_RULES)
    early = options.get("trail_fine") or any(chosen.get(name) for name in ("score_as_captured", "claim_out"))
    if early or options.get("five_handed") or ("sweep_timing" in chosen and "sweep_points" in chosen):
        chosen.pop("difference_scoring", None)
    if options.get("five_handed") and chosen.get("claim_out") == "wrong_claim_loses":
        chosen["claim_out"] = "wrong_claim_ignored"
    if "cards_award" in chosen:
        chosen.pop("last_capture_point", None)
    if chosen.get("cards_award") == "2_most_split_ties" and chosen.get("majority_tie") == "most_spades_gets_cards":
        del chosen["majority_tie"]
    if "spade_casino" in chosen:
        chosen.pop("spades_award", None)
        chosen.pop("casino_points", None)
    if {"countout_order", "claim_out"} & {*chosen}:
        chosen.pop("overshoot", None)
    if "california_rounds" in chosen:
        for name in ("target", "claim_out", "overshoot"):
            chosen.pop(name, None)
    options.update(chosen)  # type: ignore[typeddict-item]  # names and values are those of Options
    return options


def random_table(rng: Random, options: Options) -> Table:
    """Choose the seats and the seats per side within the house rules."""
    if options.get("five_handed", False):
        return 5, 1
    if options.get("claim_out") == "wrong_claim_loses":
        return 2, 1
    if options.get("difference_scoring", False):
        return rng.choice(((2, 1), (4, 2)))
    of_partners = ("partner_frees_builder", "partner_takes_build")
    partners = 0.5 if all(options.get(name, True) for name in of_partners) else 0.9
    seats = 4 if partners == 0.9 and rng.random() < 0.5 else rng.randint(2, 4)
    return seats, 2 if seats == 4 and rng.random() < partners else 1


def preset_position(rng: Random, preset: str, unreachable: float = 0.03) -> Position:
    """Make a varied position of a preset, at one of its tables."""
    game = PRESETS[preset]
    seats, team = rng.choice(game.tables)
    return random_position(rng, game.rules(seats // team), unreachable, (seats, team), game.hands.get(seats))


def random_position(
    rng: Random,
    options: Options,
    unreachable: float = 0.03,
    table: Table | None = None,
    hand: int | None = None,
) -> Position:
    """Make a varied position with the given house rules; the same seed gives the same position.

    It has a table that fits the rules if none is given, 0 to 9 loose cards, 0 to 3 builds made of real groups, and from
    one card in hand to `hand` (or to the number that the rules deal), all distinct except for the twins of two packs.
    Each builder could hold a capturing card for every build, different ones for different values; the actor does hold
    them, except in the share `unreachable` of the positions, where they may be missing.
    """
    rules = unpacked(options)
    seats, team = table or random_table(rng, rules)
    sides = [seat % (seats // team) for seat in range(seats)]
    actor = rng.randrange(seats)
    max_hand = hand or largest_hand(rng, rules, seats)
    dealing = Dealing(rng, rules, sides, shuffled_pack(rng, rules), [], {seat: {} for seat in range(seats)})
    busy = rng.random() < 0.5
    for _ in range(rng.choice((0, 0, 1, 1, 1, 2, 2, 3)) if rules.get("form") != "none" else 0):
        owner = actor if busy and rng.random() < OWN else rng.randrange(seats)
        dealing.builds.extend(random_build(dealing, owner))
    few, many = (0, 1, 2, 3, 4), (4, 5, 6, 7, 8, 9)
    loose = [dealing.stock.pop() for _ in range(rng.choice(few if max_hand > 6 else few + many))]
    rng.shuffle(loose)
    own = [] if rng.random() < unreachable else [card for cards in dealing.kept[actor].values() for card in cards]
    where: Position = {
        "loose": loose,
        "builds": dealing.builds,
        "hand": random_hand(dealing, own, [*loose, *(card for b in dealing.builds for card in cards_of(b))], max_hand),
        "actor": actor,
        "sides": sides,
        "options": options,
    }
    if rules.get("fresh_cards_rest", False):
        resting = [card for card in loose if card[0] == "A" or card in ("TD", "2S")]
        where["fresh"] = rng.sample(resting, min(len(resting), rng.randint(0, 1)))
    return where


def largest_hand(rng: Random, options: Options, seats: int) -> int:
    """Return the maximum number of cards in a hand: rarely more than five, even in games with larger hands."""
    if options.get("german_deal", False) and rng.random() < LARGE_HANDS:
        return {2: 12, 3: 7}.get(seats, 4)
    if options.get("card_points", "standard") == "diamond":
        return 3
    return 5 if options.get("five_handed", False) else 4


def shuffled_pack(rng: Random, options: Options) -> list[str]:
    """Return a shuffled pack, usually with many cards of one kind at its end, from which it is dealt.

    The kinds are low cards, cards of five ranks, courts, and cards that can have two values together with some courts.
    """
    flavour: Flavour = rng.choice(("plain", "plain", "low", "pairs", "courts", "dual"))
    pack = list(pack_of(options))
    rng.shuffle(pack)
    if flavour == "plain":
        return pack
    few = rng.sample(sorted({card[0] for card in pack}), 5)
    kinds: dict[str, Callable[[str], bool]] = {
        "low": lambda card: rank_number(card) <= 5,
        "pairs": lambda card: card[0] in few,
        "courts": is_court,
        "dual": lambda card: card[0] in "AK" or card in ("2S", "TD", "JC", "JD"),
    }
    return sorted(pack, key=lambda card: kinds[flavour](card) and rng.random() < PREFERRED)


# --- Builds -------------------------------------------------------------------------------------------


def random_build(dealing: Dealing, owner: int) -> list[Build]:
    """Make a build of a seat with cards of the stock, keep capturing cards for the owner, and return it in a list.

    The list is empty if the house rules or the drawn cards allow no build.
    """
    rng, options, kept = dealing.rng, dealing.options, dealing.kept[owner]
    court = courts_may_be_built(options) and rng.random() < COURT_BUILDS
    value = rng.randint(11, 13) if court else rng.choice(values_to_build(options))
    if second_of_its_value(dealing, owner, value):
        return []
    groups = court_groups(rng, dealing.stock, value) if court else value_groups(rng, dealing.stock, value, options)
    cards = [card for group in groups for card in group]
    if len(cards) < 2 or len(cards) > (options.get("max_build_cards") or len(cards)):
        return []
    rest = [card for card in dealing.stock if card not in cards]
    capturing = kept.get(value) or [card for card in rest if value in capture_values(card, options)]
    if not court or options.get("face_capture_limit") == "any":
        capturing = capturing[:1]
    elif len(cards) + len(capturing) < 4:  # a court takes the other three, so the builder holds all that are not built
        return []
    holding = {**kept, value: capturing}
    if not capturing or sum(map(len, holding.values())) > largest_share(options):
        return []
    kept[value] = capturing
    dealing.stock[:] = [card for card in rest if card not in capturing]
    build: Build = {"value": value, "groups": groups, "owner": owner}
    if not options.get("partner_frees_builder", True) and rng.random() < STILL_BOUND:
        bind_partner(dealing, build)
    return [build]


def bind_partner(dealing: Dealing, build: Build) -> None:
    """Bind a partner of the owner, too, who usually keeps a capturing card."""
    partners = [
        seat
        for seat, side in enumerate(dealing.sides)
        if side == dealing.sides[build["owner"]] and seat != build["owner"]
    ]
    if not partners:
        return
    partner = dealing.rng.choice(partners)
    build["also"] = [partner]
    kept, value = dealing.kept[partner], build["value"]
    capturing = [card for card in dealing.stock if value in capture_values(card, dealing.options)]
    room = sum(map(len, kept.values())) < largest_share(dealing.options)
    if capturing and room and value not in kept and dealing.rng.random() < STILL_TAKES:
        kept[value] = capturing[:1]
        dealing.stock.remove(capturing[0])


def largest_share(options: Options) -> int:
    """Return the maximum number of cards in a hand that are kept for builds."""
    return 3 if options.get("card_points", "standard") == "diamond" else 4


def values_to_build(options: Options) -> list[int]:
    """Return the capture values of all cards, each once, so that a random choice treats them alike."""
    return sorted({v for card in pack_of(options) if has_value(card, options) for v in capture_values(card, options)})


def second_of_its_value(dealing: Dealing, owner: int, value: int) -> bool:
    """Return whether the house rules forbid this owner a build of the value next to the existing ones."""
    rule = dealing.options.get("same_value_builds", "any")
    third_duty = dealing.options.get("builder_duty", "no_trail") == "no_trail_one_per_value"
    for build in dealing.builds:
        own, adversarys = build["owner"] == owner, dealing.sides[build["owner"]] != dealing.sides[owner]
        forbidden = (
            rule == "one_per_value_global"
            or (rule == "one_per_value_per_player" and own)
            or (third_duty and (own or adversarys))
        )
        if build["value"] == value and forbidden:
            return True
    return False


def courts_may_be_built(options: Options) -> bool:
    if options.get("royal_values", False) or options.get("card_points", "standard") == "diamond":
        return False
    return options.get("face_natural_build", False) and options.get("face_capture_limit", "one") != "one"


def court_groups(rng: Random, stock: list[str], value: int) -> list[list[str]]:
    """Return two or three courts of one rank, or fewer if the stock has no more, each as a group."""
    courts = [card for card in stock if rank_number(card) == value]
    return [[card] for card in courts[: rng.randint(2, 3)]]


def value_groups(rng: Random, stock: list[str], value: int, options: Options) -> list[list[str]]:
    """Return one group of at least two cards, or two or three groups, some of them a single card; [] if that fails."""
    count = rng.choice((1, 1, 1, 2, 2, 3))
    remaining = [card for card in stock if has_value(card, options)]
    groups: list[list[str]] = []
    for _ in range(count):
        group = random_group(rng, remaining, value, options, alone=count > 1)
        if group:
            groups.append(group)
            remaining = [card for card in remaining if card not in group]
    return groups if len(groups) > 1 or (groups and len(groups[0]) > 1) else []


def random_group(rng: Random, remaining: list[str], value: int, options: Options, *, alone: bool) -> list[str]:
    """Return random cards that sum to the value; a single card only if `alone` is true. Return [] if that fails."""
    group: list[str] = []
    missing = value
    while missing:
        fitting = [
            (card, worth)
            for card in remaining
            for worth in build_values(card, options)
            if worth <= missing and card not in group and (alone or worth < value)
        ]
        if not fitting:
            return []
        card, worth = rng.choice(fitting)
        group.append(card)
        missing -= worth
    return group


def random_hand(dealing: Dealing, own: list[str], table: list[str], max_hand: int) -> list[str]:
    """Complete the actor's hand with random cards, many of them of ranks that are on the table or in the hand."""
    rng, stock, hand = dealing.rng, dealing.stock, list(own)
    wanted = rng.randint(max(1, len(hand)), max(max_hand, len(hand)))
    may_sweep = dealing.options.get("five_of_spades_sweeps", False) and "5S" in stock
    if may_sweep and len(hand) < wanted and rng.random() < FIVE_OF_SPADES:
        stock.remove("5S")
        hand.append("5S")
    twins = [card for card in stock if card in table] if dealing.options.get("packs", 1) == 2 else []
    if twins and len(hand) < wanted and rng.random() < TWIN:
        hand.append(rng.choice(twins))
        stock.remove(hand[-1])
    while len(hand) < wanted:
        ranks = {card[0] for card in (*hand, *table)}
        fitting = [card for card in stock if card[0] in ranks]
        card = rng.choice(fitting if fitting and rng.random() < FITTING else stock)
        stock.remove(card)
        hand.append(card)
    rng.shuffle(hand)
    return hand


# --- For hypothesis -----------------------------------------------------------------------------------


def house_rules() -> st.SearchStrategy[Options]:
    """Generate house rules that the reference supports."""
    return st.randoms(use_true_random=False).map(random_options)


@st.composite
def positions(draw: st.DrawFn, options: st.SearchStrategy[Options] | None = None) -> Position:
    """Generate positions of the base game, or with house rules from `options`."""
    chosen = Options() if options is None else draw(options)
    return random_position(draw(st.randoms(use_true_random=False)), chosen)
