"""Traits of games in words, derived from their rule fields, and the differences between two games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from casino_core.rules.awards import awards, base_points
from casino_core.rules.parts import Rules, field_of
from web.rulebook.context import RuleContext
from web.rulebook.dealing import hands_dealt, one_round
from web.rulebook.score import effective_countout, ends_when_cleared, level_rule
from web.rulebook.steps import stocked
from web.rulebook.words import GROUPS, ORDER, Words, brief, label, value_label


@dataclass(frozen=True)
class Trait:
    """A feature in which games can differ, with its value in one game."""

    name: str
    """The name of an optional rule, or a name that this module defines."""

    label: str
    """The trait's label, in the page's language."""

    value: str
    """The trait's value, in words."""


@dataclass(frozen=True)
class Difference:
    """A trait in which a game differs from another."""

    trait: Trait
    """The trait, with its value in the game itself."""

    there: str
    """The value in the other game."""

    @property
    def here(self) -> str:
        """The value in the game itself."""
        return self.trait.value


def traits(games: Sequence[Rules], t: Words) -> Iterator[Trait]:
    """Yield all traits of a game: first those that are not single options, then the options, as in ``ORDER``."""
    context = RuleContext(tuple(games), t)
    for name, value in _own_traits(context):
        yield Trait(name, context(f"trait.{name}"), value)
    for name in ORDER:
        yield Trait(name, label(name, t), value_in_words(name, context))


TraitsOf = Callable[[Sequence[Rules], Words], Iterable[Trait]]
"""A function that returns the traits of a game, as ``traits`` does; the build passes one with a cache."""


def value_in_words(name: str, context: RuleContext) -> str:
    """Return the value of an option in a game, in words; they say if it differs between tables or does not apply."""
    meant = [rules for rules in context.games if _means_something(name, rules)]
    if not meant or _idle(name, context):
        return context("trait.idle")
    # If the option applies only with two players, the text says so.
    if len(meant) < len(context.games) and {rules.seats for rules in meant} == {2}:
        return context("two-players", value=_value(name, meant[0], context))
    # Reversed, because later entries replace earlier ones: the first table with two sides must remain, and the first
    # with more.
    values = {rules.sides == 2: _value(name, rules, context) for rules in reversed(context.games)}
    if len(set(values.values())) > 1:
        return context("two-sides", value=values[True], more=values[False])
    return values[context.rules.sides == 2]


def _idle(name: str, context: RuleContext) -> bool:
    """Return whether an option does not apply to a game, such as a builder's duties in a game without builds."""
    of_builds = name in GROUPS["building"] or name == "builder_duty"
    if name == "partner_takes_build" and not context.builds:
        return True
    return (of_builds and not context.builds) or (name in OF_PARTNERS and not context.partners)


OF_PARTNERS = ("partner_frees_builder", "partner_takes_build")
"""The options that apply only at tables with partners."""

IDLE: dict[str, Callable[[Rules], bool]] = {
    "overshoot": lambda rules: rules.ending.target is None,
    "cards_award": lambda rules: rules.scoring.card_points == "point_cards",
    "spades_award": lambda rules: rules.scoring.card_points == "point_cards",
    "casino_points": lambda rules: rules.scoring.card_points != "casino" or rules.scoring.spade_casino != "off",
    "swazi_cut_rules": lambda rules: not rules.deal.cut_layout,
    "swazi_insist_capture": lambda rules: not rules.step_by_step,
    "swazi_insist_augment": lambda rules: not rules.step_by_step,
    "no_trail_with_build_while_stocked": lambda rules: not (rules.step_by_step and stocked(rules)),
    "swazi_2p_phase1_one_build": lambda rules: not (rules.step_by_step and stocked(rules)),
    "sa_drift_with_build": lambda rules: rules.building.builder_duty == "free",
}
"""For each of these options, the condition under which it does not apply at a table."""


def _means_something(name: str, rules: Rules) -> bool:
    """Return whether an option can make a difference at a table."""
    return name not in IDLE or not IDLE[name](rules)


def _value(name: str, rules: Rules, context: RuleContext) -> str:
    """Return the label of an option's value at a table; the word "nothing" if the option does not apply there."""
    if not _means_something(name, rules):
        return context("trait.nothing")
    value = effective_countout(rules) if name == "countout_order" else field_of(rules, name)
    return value_label(name, value, context.t)


def _own_traits(context: RuleContext) -> Iterator[tuple[str, str]]:
    """Yield the names and values of the traits that are not single options, such as the players and the pack."""
    rules = context.rules
    margin = rules.ending.double_margin_below
    yield "players", _tables(context)
    yield "pack", context("trait.pack.value", count=len(rules.pack))
    yield "hand", context.either(dict.fromkeys(_hands(game, context) for game in context.games))
    yield "layout", context.either(dict.fromkeys(game.layout_size for game in context.games))
    yield "deals", _deals(context)
    yield "left", _left_out(context)
    yield "largest", str(rules.largest_sum)
    yield "building", context(f"trait.building.{rules.building.form}")
    yield from _own_ways(context)
    items = ("score.item.aces" if award.code == "aces" else f"game.order.{award.code}" for award in awards(rules))
    yield "card_points", context.both(map(context, items))
    yield "points", str(base_points(rules) + rules.scoring.last_capture_point)
    yield from _open_traits(context)
    yield "double_margin_below", context(f"trait.double_margin_below.{'value' if margin else '0'}", count=margin)
    yield "last_word", context(f"trait.last_word.{rules.deal.last_word}")


def _own_ways(context: RuleContext) -> Iterator[tuple[str, str]]:
    """Yield traits of dealing, taking, sweeping and winning, for features that only some games have."""
    rules = context.rules
    swing = rules.scoring.sweep_swing
    yield "first_dealer", context(f"trait.first_dealer.{rules.deal.first_dealer}")
    yield "replaced", context(f"trait.replaced.{rules.deal.replaced}")
    yield "fresh", context(f"trait.fresh.{rules.building.fresh_cards_rest}" if context.builds else "trait.idle")
    yield "compulsory", context(f"trait.compulsory.{rules.capturing.compulsory}")
    yield "jacks", context(f"trait.jacks.{rules.capturing.jacks_take_table}")
    yield "courts_aside", context(f"trait.courts_aside.{rules.capturing.courts_aside}")
    yield "swing", context("trait.swing.value", count=swing) if swing else context("trait.swing.0")
    yield "cleared", context(f"trait.cleared.{ends_when_cleared(rules)}")
    yield "aim", context(f"trait.aim.{rules.ending.lowest_wins}")
    single = one_round(rules)
    yield "length", context(f"trait.length.{'one' if single else 'several'}")
    yield (
        "level",
        context(f"trait.level.{level_rule(rules) if single else 'share' if rules.ending.rounds else 'again'}"),
    )


def _open_traits(context: RuleContext) -> Iterator[tuple[str, str]]:
    """Yield traits about captured cards and their uses, the cut of the layout, and the next dealer."""
    rules = context.rules
    order = rules.piles.order if rules.piles.face_up else "no"
    yield "face_up", context(f"trait.face_up.{order}")
    yield "tops", context(f"trait.tops.{rules.piles.tops}")
    yield "piles", context(f"trait.piles.{'each' if rules.piles.each else 'one'}" if context.partners else "trait.idle")
    yield "cut_layout", context(f"trait.cut_layout.{'yes' if rules.deal.cut_layout else 'no'}")
    yield "next_dealer", context(f"trait.next_dealer.{rules.deal.next_dealer}")


def _hands(rules: Rules, context: RuleContext) -> str:
    """Return the size of a hand in figures, followed by the size in later deals if the game has a separate one."""
    first, *more = rules.hand_sizes
    return context("trait.hand.then", first=first, last=more[-1]) if more else str(first)


def _deals(context: RuleContext) -> str:
    """Return the possible numbers of deals in a round if one of them is 1, otherwise "several"."""
    counts = sorted({len(hands_dealt(game)) for game in context.games})
    return context.either(counts) if counts[0] == 1 else context("trait.deals.several")


def _left_out(context: RuleContext) -> str:
    """Return the possible numbers of cards that are never dealt; "none" if all cards are dealt at every table."""
    counts = dict.fromkeys(game.left_out for game in context.games)
    return context.either(counts) if any(counts) else context("trait.left.none")


def _tables(context: RuleContext) -> str:
    """Return the possible numbers of players and teams in figures: "2 to 4 or 2 against 2"."""
    teams = [context(f"trait.teams.{rules.sides}", team=rules.team) for rules in context.games if rules.team > 1]
    alone = sorted(rules.seats for rules in context.games if rules.team == 1)
    minimum, maximum = min(alone, default=0), max(alone, default=0)
    players: list[object] = [*alone]
    if len(alone) > 2 and alone == list(range(minimum, maximum + 1)):
        players = [context("trait.players.range", least=minimum, most=maximum)]
    if players and len(teams) > 1:
        return context("trait.players.or-teams", players=context.either(players), teams=context.either(teams))
    return context.either([*players, *teams])


def differences_between(
    games: Sequence[Rules], others: Sequence[Rules], t: Words, traits_of: TraitsOf = traits
) -> tuple[Difference, ...]:
    """Return the differences of a game from another, in the order of ``traits``.

    Traits that do not apply to the game are left out. ``traits_of`` returns the traits of a game, as ``traits`` does.
    """
    there = {trait.name: trait.value for trait in traits_of(others, t)}
    idle = t("rulebook.trait.idle")
    possible = (Difference(trait, there[trait.name]) for trait in traits_of(games, t))
    return tuple(each for each in possible if each.here not in (each.there, idle) and not _same(games, others, each))


def _same(games: Sequence[Rules], others: Sequence[Rules], difference: Difference) -> bool:
    """Return whether an option has the same value in both games, although its texts differ for another reason."""
    name = difference.trait.name
    return name in ORDER and {field_of(rules, name) for rules in (*games, *others)} == {field_of(games[0], name)}


def summary_line(
    games: Sequence[Rules], parent: str, others: Sequence[Rules], t: Words, traits_of: TraitsOf = traits
) -> str:
    """Return a line that describes a game by its differences from another: "Like Casino, but: courts 11, 12, 13.".

    ``parent`` is the name of the other game, and ``others`` are its rules at every table.
    """
    differences = differences_between(games, others, t, traits_of)
    names = dict.fromkeys(difference.trait.name for difference in differences).keys()
    own = {trait.name: trait.value for trait in traits_of(games, t)}
    briefs = [
        brief(name, field_of(games[0], name), t) if name in ORDER else t(f"rulebook.brief.{name}", value=own[name])
        for name in names
        if _for_all(games, name) or (name in TRAITS_IN_BRIEF and not names & TRAITS_IN_BRIEF[name])
    ]
    return t("rulebook.line", parent=parent, changes=t("locale.semicolon").join(briefs))


def _for_all(games: Sequence[Rules], name: str) -> bool:
    """Return whether a trait is an option that applies, with one value, at all tables of a game."""
    one = name in ORDER and len({field_of(rules, name) for rules in games}) == 1
    return one and all(_means_something(name, rules) for rules in games)


TRAITS_IN_BRIEF: dict[str, set[str]] = {
    "pack": {"five_handed"},
    "hand": {"five_handed", "german_deal", "first_hand"},
    "card_points": {"spade_casino", "cards_award", "spades_award", "casino_points"},
    "double_margin_below": set(),
    "tops": set(),
    "building": set(),
    "compulsory": set(),
    "jacks": set(),
    "swing": set(),
    "cleared": set(),
    "length": set(),
    "replaced": set(),
    "fresh": set(),
    "aim": set(),
}
"""The traits other than options that ``summary_line`` mentions.

Each has the options that imply it: if the games differ in one of these, the trait is left out.
"""
