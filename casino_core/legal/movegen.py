"""Move generation: plays of a hand card are proposed from the sums on the table, and kept if they are legal.

Proposals break no rule of ``FORM`` in ``play_rules``, so only the rules of ``DUTIES`` are checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations

from casino_core.cards import SAME_RANK, Card
from casino_core.legal.captures import compulsory_plays, obliged, why_capture_first
from casino_core.legal.duties import matching_cards
from casino_core.legal.facts import held_values, rest_of_hand
from casino_core.legal.illegal import Illegal
from casino_core.legal.piece_sums import PieceSums, may_combine, sums_for_builds, sums_for_captures
from casino_core.legal.play_rules import Fault, duties, why_not_alone
from casino_core.legal.table_builds import steps
from casino_core.position.actions import BuildPiece, Capture, Groups, MakeBuild, Piece, Play, Trail
from casino_core.position.layout import Build
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.quick_init import maker
from casino_core.rules.parts import Rules

NOTHING: tuple[int, Groups] = (0, ())
"""The union of no groups: its mask and its groups are empty."""

FirstGroup = tuple[tuple[Piece, ...], int, str]
"""A group with the hand card; the mask of its summed pieces; the piece of the build that it raises, or "" for none."""

new_capture, new_build = maker(Capture), maker(MakeBuild)

plain_trail = lru_cache(maxsize=64)(Trail)
"""Returns the trail of a card; there are few different trails, so each is made only once."""


ENOUGH = 100
"""The maximum number of plays of each kind that are listed in order to find a capture that must be made."""


def plays(view: PlayerView, limit: int | None = None) -> Iterable[Play]:
    """Return all legal plays of the seat on turn, each set of pieces once; at most ``limit`` of each kind."""
    optional = _optional_plays(view, limit)
    return optional if view.rules.capturing.must_capture == "never" else obliged(view, optional)


def why_not_play(view: PlayerView, play: Play) -> Illegal | None:
    """Return the first rule that a play breaks; None if it is legal. Never raises for any play."""
    why = why_not_alone(view, play)
    if why is not None or view.rules.capturing.must_capture == "never":
        return why
    return why_capture_first(view, play, _optional_plays(view, ENOUGH))


def _optional_plays(view: PlayerView, limit: int | None) -> Iterable[Play]:
    """Return the plays that are legal if the option ``must_capture`` is ignored."""
    rules = view.rules
    if not view.hand:
        return []
    plain = rules.plain_plays and not view.builds and view.variant_state.fresh is None
    plays = plain_plays(view, limit) if plain else allowed_plays(view, limit)
    return compulsory_plays(view, plays) if rules.capturing.compulsory else plays


# ---------- plain tables ----------


def plain_plays(view: PlayerView, limit: int | None) -> list[Play]:
    """Return the plays on a table with only loose cards, if the rules are plain (``Rules.plain_plays``).

    Most tables are like this. Every union of groups makes one capture, and one build with a hand card.
    """
    # This is a fast path: none of the plays made here can break a rule, so none has to be checked.
    rules, hand, table = view.rules, view.hand, sums_for_builds(view, limit)
    plays: list[Play] = []
    totals, worths, takes = table.sums.totals, rules.build_values, rules.hand_values
    held = sorted([takes[card][0] for card in hand if card not in rules.rank_only])
    values = list(dict.fromkeys(held))
    for card in hand:
        plays.append(plain_trail(card))
        if card in rules.rank_only:
            plays += court_captures(rules, card, view.loose) if takes[card] else ()
            continue
        # Under plain rules, a card captures at only one value, and has only one value in builds.
        own, worth = takes[card][0], worths[card][0]
        if own in totals:
            for _, groups in table.unions(own):
                plays.append(new_capture(card, own, groups))
        for value in values:
            if value == own and held.count(own) == 1:
                continue  # no other card would be left to take the build
            if value == worth:
                plays += [new_build(card, value, ((card,), *groups)) for _, groups in table.unions(value)]
            elif value - worth in totals:
                plays += _plain_builds(table, card, value, worth)
    return plays


def _plain_builds(table: PieceSums, card: Card, value: int, worth: int) -> list[Play]:
    """Return the builds of a value in which a card of a lower value and other cards make a group.

    The build consists of this group alone, or of this group and further ones.
    """
    builds: list[Play] = []
    unions = table.unions(value)
    known: set[int] = set()
    for mask in table.groups(value - worth):
        first = (card, *table.named(mask))
        builds.append(new_build(card, value, (first,)))
        for union, groups in unions:
            # Several pairs of a first group and a union can have the same cards, which make only one build.
            if not mask & union and mask | union not in known:
                known.add(mask | union)
                builds.append(new_build(card, value, (first, *groups)))
    return builds[: table.limit]


def court_captures(rules: Rules, card: Card, loose: Cards) -> list[Play]:
    """Return the captures by a court without a value: loose courts of its rank, in every number that is allowed."""
    if SAME_RANK[card].isdisjoint(loose):
        return []  # this holds for most courts, so it is checked first
    value, rank = card.pips, card[0]
    mates = [(other,) for other in loose if other[0] == rank]
    if len(mates) == 1:
        return [new_capture(card, value, (mates[0],))]
    chosen = chain.from_iterable([combinations(mates, size) for size in sorted(rules.court_takes)])
    return [new_capture(card, value, groups) for groups in chosen]


# ---------- all other tables ----------


def allowed_plays(view: PlayerView, limit: int | None) -> list[Play]:
    """Return the proposed plays that the duties and house rules allow."""
    rules, proposer, turn = view.rules, Proposer(view, limit), view.turn
    built, owned = bool(view.builds), {build.value for build in view.builds if build.owner == turn}
    easy = duties(rules, built, False)  # noqa: FBT003
    strict = duties(rules, built, True) if owned else easy  # noqa: FBT003
    plays: list[Play] = []
    for card in dict.fromkeys(view.hand):
        rest = rest_of_hand(view.hand, card)
        held = held_values(rules, rest)
        if rules.step_by_step:
            # Steps are already legal: separate rules checked them.
            plays += [step for step in steps(view, card, rest, limit) if isinstance(step, MakeBuild)]
        # If each card has one value and the rest of the hand has a card for every own build, no play leaves the seat
        # without one, so that duty is not checked.
        by_kind = easy if owned <= held and not rules.several_values else strict
        trail = plain_trail(card)
        if not _is_refused(view, trail, by_kind[Trail]):
            plays.append(trail)
        for proposals, batch_limit in proposer.proposals(card, held):
            faults = by_kind[type(proposals[0])] if proposals else ()
            legal = [play for play in proposals if not _is_refused(view, play, faults)] if faults else proposals
            plays += legal if batch_limit is None else legal[:batch_limit]
    return plays


def _is_refused(view: PlayerView, play: Play, faults: tuple[Fault, ...]) -> bool:
    for fault in faults:  # noqa: SIM110  # a generator would take twice as long
        if fault(view, play) is not None:
            return True
    return False


Batch = tuple[list[Play], int | None]
"""Proposed plays of one kind, and the maximum number of legal ones to keep; None to keep them all."""


class Proposer:
    """Proposes plays of a hand card from the pieces of one table; they may still break rules."""

    __slots__ = ("build_values", "builds", "for_builds", "for_captures", "limit", "reach", "rules", "view")

    view: PlayerView
    """The position or view in which the seat on turn plays."""

    rules: Rules
    """The rules of the game."""

    limit: int | None
    """The maximum number of captures with a card at one value, and of builds of one value; None for no limit."""

    builds: tuple[Build, ...]
    """The builds on the table."""

    build_values: set[int]
    """The values of the builds on the table."""

    for_builds: PieceSums
    """The pieces that can be members of a build's groups."""

    for_captures: PieceSums
    """The pieces that can be members of captured groups."""

    reach: set[int]
    """The values of builds, and all sums of pieces, to which a hand card could be added; no other values are tried."""

    def __init__(self, view: PlayerView, limit: int | None = None) -> None:
        rules, builds, fresh = view.rules, view.builds, view.variant_state.fresh
        self.view, self.rules, self.limit, self.builds = view, rules, limit, builds
        self.build_values = {build.value for build in builds} if builds else set()
        self.for_builds = self.for_captures = sums_for_builds(view, limit)
        if fresh is not None or (builds and rules.capturing.adversary_combines_build):
            # Only in these cases can captures sum pieces that builds cannot; otherwise, one table of sums serves both.
            self.for_captures = sums_for_captures(view, limit)
        totals, options = self.for_builds.sums.totals, rules.building
        self.reach = self.build_values.union(totals)
        if options.table_cards_help_raise and not options.single_build_as_card:
            for build in builds:
                self.reach.update([build.value + total for total in totals])

    def proposals(self, card: Card, held: set[int]) -> Iterator[Batch]:
        """Yield batches of the plays of a card, one for each kind and value; plain trails are left out.

        ``held``: the values at which the rest of the hand can capture.
        """
        rules, built = self.rules, self.build_values
        if rules.building.table_only_build_while_trailing:
            yield self.table_builds(card, held), None
        if card in rules.rank_only:
            yield self.court_captures(card), None
            yield self.court_builds(card, held), None
            return
        takable = self.for_captures.sums.totals
        for value in rules.hand_values[card]:
            if value in takable or value in built:
                yield self.captures(card, value), self.limit
        if rules.building.form == "hand_card":
            worths = rules.build_values[card]
            for value in sorted(held - rules.rank_marks):
                # The table must make the rest of the value or, if the card has the whole value, that value again.
                for worth in worths:
                    if (value - worth or value) in self.reach:
                        yield self.new_builds(card, value), self.limit
                        break

    def captures(self, card: Card, value: int) -> list[Play]:
        """Return the captures at a value: unions of groups, whole builds of the value, or both.

        Every capture contains the cards that must be taken because they are equal to the played card.
        """
        view = self.view
        mates = matching_cards(view, card) if value == self.rules.default_value[card] else ()
        table = sums_for_captures(view, self.limit, mates) if mates else self.for_captures
        unions = _distinct(self.rules, table, table.unions(value))
        if not mates and value not in self.build_values:
            return [new_capture(card, value, groups) for _, groups in unions]
        # Builds that can be part of a sum are among the pieces of the unions already.
        built = [build for build in self.builds if build.value == value and not may_combine(view, build)]
        must, wholes = tuple([(mate,) for mate in mates]), _subsets(built)
        combined = [must + loose + taken for _, loose in (NOTHING, *unions) for taken in wholes]
        return [new_capture(card, value, groups) for groups in combined if groups]

    def table_builds(self, card: Card, held: set[int]) -> list[Play]:
        """Return the trails that join loose cards into a build (option ``table_only_build_while_trailing``)."""
        rules = self.rules
        trails: list[Play] = []
        # A card that takes the table would take the build with it.
        if not rules.builds or card in rules.takes_table:
            return trails
        for value in sorted(held):
            if value in rules.rank_marks:
                mates = court_mates(self.view, value, 2) if rules.building.face_natural_build else ()
                trails += [Trail(card, value, tuple([(mate,) for mate in chosen])) for chosen in mates]
                continue
            for mask, groups in self.for_builds.unions(value):
                # This makes a new build, and never adds to an existing one (docs/rules.md, section 23, row 38).
                if mask.bit_count() > 1 and not any(
                    isinstance(piece, BuildPiece) for group in groups for piece in group
                ):
                    trails.append(Trail(card, value, groups))
        return trails

    def new_builds(self, card: Card, value: int) -> list[Play]:
        """Return the plays that use the card in a build of a value: new builds, raises and additions."""
        made = _disjoint(self.first_groups(card, value), self.for_builds.unions(value))
        if value not in self.build_values:
            return [new_build(card, value, groups) for groups, _ in made if groups != ((card,),)]
        return [play for groups, again in made for play in self._with_bases(card, value, groups, again=again)]

    def first_groups(self, card: Card, value: int) -> list[FirstGroup]:
        """Return every group for a value that contains the hand card."""
        table, options = self.for_builds, self.rules.building
        worths = self.rules.build_values[card]
        firsts: list[FirstGroup] = [((card,), 0, "")] if value in worths else []
        for worth in worths:
            for mask in table.groups(value - worth):
                firsts.append(((card, *table.named(mask)), mask, ""))  # noqa: PERF401  # faster for short lists
            # If single builds count as cards, the sums above contain them already; multiple builds are never raised.
            for build in () if options.single_build_as_card else self.builds:
                missing = value - worth - build.value
                if build.multiple or missing < 0:
                    continue
                base = build.piece
                if missing == 0:
                    firsts.append(((card, base), 0, base))
                elif options.table_cards_help_raise:
                    firsts += [((card, base, *table.named(mask)), mask, base) for mask in table.groups(missing)]
        return firsts

    def _with_bases(self, card: Card, value: int, groups: Groups, *, again: bool = False) -> list[Play]:
        """Return the plays that make a new build of some groups, if possible, or add them to a build of the value.

        ``again``: whether the same pieces also make a single group; then only the single group is added to builds.
        """
        alone: list[Play] = [new_build(card, value, groups)] if len(groups) > 1 or len(groups[0]) > 1 else []
        if again:
            return alone
        # A play changes one build, so a group that raises one is not added to another. If single builds count as cards,
        # the sums already contain them, and only multiple ones can be added to.
        as_card = self.rules.building.single_build_as_card
        raises = any(isinstance(piece, BuildPiece) for piece in groups[0])
        bases = [b for b in self.builds if b.value == value and (b.multiple if as_card else not raises)]
        return alone + [new_build(card, value, (*groups, (base.piece,))) for base in bases]

    def court_captures(self, card: Card) -> list[Play]:
        """Return the captures of loose or built courts of the card's rank, in all numbers that the rules allow."""
        rules, loose = self.rules, self.view.loose
        rank, value = card.rank, card.pips
        if not rules.hand_values[card]:
            return []
        if value not in self.build_values and rules.deal.packs == 1:
            return court_captures(rules, card, loose)
        mates = [other for other in loose if other[0] == rank]
        built = [build for build in self.builds if build.value == value]
        twins = rules.deal.packs > 1
        captures: list[Play] = []
        for taken in _subsets(built):
            count = sum(len(build.cards) for build in built if (build.piece,) in taken)
            for size in range(len(mates) + 1):
                # Choices that differ only in which of two twins they contain count as one; when sorted, they are equal.
                choices = dict.fromkeys(combinations(sorted(mates), size)) if twins else combinations(mates, size)
                if count + size in rules.court_takes:
                    grouped = [(*[(mate,) for mate in chosen], *taken) for chosen in choices]
                    captures += [new_capture(card, value, groups) for groups in grouped]
        return captures

    def court_builds(self, card: Card, held: set[int]) -> list[Play]:
        """Return the builds of courts of the card's rank: new ones, and additions to old ones."""
        rules, value = self.rules, card.pips
        if not (rules.building.face_natural_build and rules.builds and rules.hand_values[card] and value in held):
            return []
        groups = [((card,), *[(mate,) for mate in mates]) for mates in court_mates(self.view, value, 0)]
        return [play for each in groups for play in self._with_bases(card, value, each)]


def _disjoint(firsts: list[FirstGroup], unions: list[tuple[int, Groups]]) -> list[tuple[Groups, bool]]:
    """Return every first group, alone and with each union that shares no piece with it, each with a mark.

    For each build that may be raised, a set of pieces occurs at most once as one group and once as several groups. If
    it occurs as both, the several groups are marked True.
    """
    if not unions and len(firsts) == 1:
        return [((firsts[0][0],), False)]
    made: dict[tuple[int, bool, str], Groups] = {}
    for first, mask, raises in firsts:
        for union, groups in (NOTHING, *unions):
            key = (mask | union, union > 0, raises)
            if not union & mask and key not in made:
                made[key] = (first, *groups)
    return [(groups, several and (mask, False, raises) in made) for (mask, several, raises), groups in made.items()]


def _distinct(rules: Rules, table: PieceSums, unions: list[tuple[int, Groups]]) -> list[tuple[int, Groups]]:
    """Return the first union of each set of cards: with several values or twins, other unions can repeat the set."""
    if rules.several_values:
        # Reversed twice, because a dictionary keeps the last value of a key, and the first union should stay.
        unions = list({union[0]: union for union in reversed(unions)}.values())[::-1]
    if rules.deal.packs > 1:
        unions = list({tuple(sorted(table.named(union[0]))): union for union in reversed(unions)}.values())[::-1]
    return unions


def _subsets(builds: list[Build]) -> list[Groups]:
    """Return every choice of builds, including none; each build is its own group."""
    chosen: list[Groups] = [()]
    for build in builds:
        group = (build.piece,)
        chosen += [(*groups, group) for groups in chosen]
    return chosen


def court_mates(view: PlayerView, value: int, least: int) -> Iterator[Cards]:
    """Return every choice of at least ``least`` loose courts of a rank; ``value`` is the number that marks the rank."""
    loose = [card for card in view.loose if card in view.rules.rank_only and card.pips == value]
    return (mates for count in range(least, len(loose) + 1) for mates in combinations(loose, count))
