"""Move generation: all plays of a hand card that are legal, found from the sums that the table makes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations

from casino_core.cards import SAME_RANK, Card
from casino_core.legal.build_rules import BuildRule, build_rules
from casino_core.legal.compulsory import compulsory_plays
from casino_core.legal.duties import trailing_fault
from casino_core.legal.facts import holds_card_for_each
from casino_core.legal.illegal import Illegal
from casino_core.legal.matching import matching_cards, matching_fault, theft_fault
from casino_core.legal.piece_sums import PieceSums, may_combine, sums_for_builds, sums_for_captures
from casino_core.legal.table_builds import steps, turn_fault
from casino_core.position.actions import BuildPiece, Capture, Groups, MakeBuild, Piece, Play, Trail
from casino_core.position.layout import Build
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.quick_init import maker
from casino_core.rules.parts import Rules

NOTHING: tuple[int, Groups] = (0, ())
"""The union of no groups: its mask, and its groups."""

FirstGroup = tuple[tuple[Piece, ...], int, str]
"""A group that the hand card is in, the mask of what it takes from the table, and the build that it raises, or ""."""

Fault = Callable[[PlayerView, Play], Illegal | None]
"""Returns how a play breaks a rule, or None."""

new_capture, new_build = maker(Capture), maker(MakeBuild)

plain_trail = lru_cache(maxsize=64)(Trail)
"""Lay a card down: there are few such actions, so each is made once."""


def plays(view: PlayerView, most: int | None = None) -> Iterable[Play]:
    """Return all legal plays of the seat on turn, each set of pieces once; at most ``most`` ways of each kind."""
    rules = view.rules
    if not view.hand:
        found: list[Play] = []
    elif rules.plain_plays and not view.builds and view.variant_state.fresh is None:
        found = plain_plays(view, most)
    else:
        found = PlayGenerator(view, most).plays()
    return compulsory_plays(view, found) if rules.capturing.compulsory else found


# ---------- plain tables ----------


def plain_plays(view: PlayerView, most: int | None) -> list[Play]:
    """Return the plays where nothing but loose cards lies there and rules are plain (``Rules.plain_plays``).

    That is most tables: every union of groups makes one capture, and one build beside a hand card.
    """
    # By itself, as a generator would look card by card for builds and duties that nobody has here.
    rules, hand, table = view.rules, view.hand, sums_for_builds(view, most)
    found: list[Play] = []
    totals, worths, takes = table.sums.totals, rules.build_values, rules.hand_values
    held = sorted([takes[card][0] for card in hand if card not in rules.rank_only])
    values = list(dict.fromkeys(held))
    for card in hand:
        found.append(plain_trail(card))
        if card in rules.rank_only:
            found += court_captures(rules, card, view.loose) if takes[card] else ()
            continue
        # Under plain rules a card has one value to take at, and one to build with.
        own, worth = takes[card][0], worths[card][0]
        if own in totals:
            for _, groups in table.unions(own):
                found.append(new_capture(card, own, groups))
        for value in values:
            if value == own and held.count(own) == 1:
                continue  # no other card would be left to take the build
            if value == worth:
                found += [new_build(card, value, ((card,), *groups)) for _, groups in table.unions(value)]
            elif value - worth in totals:
                found += _plain_builds(table, card, value, worth)
    return found


def _plain_builds(table: PieceSums, card: Card, value: int, worth: int) -> list[Play]:
    """Return the builds of a value with a card, worth less: with a group for the rest, and all beside that."""
    found: list[Play] = []
    unions = table.unions(value)
    known: set[int] = set()
    for mask in table.groups(value - worth):
        first = (card, *table.named(mask))
        found.append(new_build(card, value, (first,)))
        for union, groups in unions:
            # Several pairs of a first group and a union can be the same cards, which make one build.
            if not mask & union and mask | union not in known:
                known.add(mask | union)
                found.append(new_build(card, value, (first, *groups)))
    return found[: table.most]


def court_captures(rules: Rules, card: Card, loose: Cards) -> list[Play]:
    """Return the captures of loose courts of its rank by one without a value, as many as it may take."""
    if SAME_RANK[card].isdisjoint(loose):
        return []  # as most courts, which is worth knowing at once
    value, rank = card.pips, card[0]
    mates = [(other,) for other in loose if other[0] == rank]
    if len(mates) == 1:
        return [new_capture(card, value, (mates[0],))]
    chosen = chain.from_iterable([combinations(mates, size) for size in sorted(rules.court_takes)])
    return [new_capture(card, value, groups) for groups in chosen]


class PlayGenerator:
    """Lists the legal plays of one turn, card by card.

    What all cards share is looked up once; ``hold`` then sets what depends on the card. Builds, matching and cards that
    rest come in only where there are some.
    """

    __slots__ = (
        "build_values",
        "builds",
        "card",
        "faults",
        "for_builds",
        "for_captures",
        "forced",
        "hand",
        "held",
        "house_rules",
        "loose",
        "mates",
        "most",
        "own",
        "reach",
        "rest",
        "rules",
        "safe",
        "short",
        "view",
        "worths",
    )

    view: PlayerView
    """The position or view in which the seat on turn plays."""

    rules: Rules
    """Its rules."""

    most: int | None
    """The most captures with a card at one value, and the most builds of one value, that are listed; None for all."""

    hand: Cards
    """The cards in hand."""

    builds: tuple[Build, ...]
    """The builds on the table."""

    build_values: set[int]
    """The values of the builds on the table."""

    loose: Cards
    """The loose cards."""

    own: list[Build]
    """Those of the seat on turn."""

    forced: bool
    """Whether cards must take their equals."""

    for_builds: PieceSums
    """What can be members of a build's groups."""

    for_captures: PieceSums
    """What can be members of captured groups."""

    worths: list[int]
    """The values that the cards of the hand can capture at, all of every card."""

    reach: set[int]
    """What the table makes, alone or summed, that a hand card could be joined to: nothing else is looked at further."""

    faults: list[Fault]
    """What special duties there are to ask of every play."""

    house_rules: list[BuildRule]
    """What house rules there are to ask of builds."""

    card: Card
    """The hand card that is played."""

    rest: Cards
    """What stays in hand."""

    held: set[int]
    """The values that the rest can capture at."""

    short: list[BuildPiece]
    """The own builds that must go with the card, as the rest has none for their value."""

    safe: bool
    """Whether every play with the card keeps one for each build: only values that are held are built."""

    mates: Cards
    """The loose cards that the card must take where matching is forced."""

    def __init__(self, view: PlayerView, most: int | None = None) -> None:
        rules, builds, fresh = view.rules, view.builds, view.variant_state.fresh
        self.view, self.rules, self.most, self.hand, self.builds = view, rules, most, view.hand, builds
        self.loose = view.loose
        self.worths = list(chain.from_iterable(map(rules.hand_values.__getitem__, view.hand)))
        self.forced = rules.capturing.matching == "forced"
        self.own = [build for build in builds if build.owner == view.turn] if builds else []
        self.safe, self.short = not self.own, []
        self.build_values = {build.value for build in builds} if builds else set()
        self.for_builds = self.for_captures = sums_for_builds(view, most)
        if fresh is not None or (builds and rules.capturing.adversary_combines_build):
            # Only here do captures sum other pieces than builds do; everywhere else one table serves both.
            self.for_captures = sums_for_captures(view, most)
        self.reach = self._reach()
        self.faults, self.house_rules = self._faults()

    def _reach(self) -> set[int]:
        """Return what the table makes, alone or summed, that a hand card could be joined to."""
        totals, options = self.for_builds.sums.totals, self.rules.building
        reach = self.build_values.union(totals)
        if options.table_cards_help_raise and not options.single_build_as_card:
            for build in self.builds:
                reach.update([build.value + total for total in totals])
        return reach

    def hold(self, card: Card) -> None:
        """Take up a card of the hand, to list what it can do."""
        place = self.hand.index(card)
        self.card = card
        self.rest = self.hand[:place] + self.hand[place + 1 :]
        left = self.worths.copy()
        # One of each: a value that another card has as well stays held.
        for value in self.rules.hand_values[card]:
            left.remove(value)
        self.held = held = set(left)
        if self.own:
            self.short = [build.piece for build in self.own if build.value not in held]
            # With several values to a card, one card may answer for either of two builds, not for both: so every play
            # is asked.
            self.safe = not (self.short or self.rules.several_values)
        self.mates = matching_cards(self.view, card) if self.forced else ()

    def plays(self) -> list[Play]:
        """Return the plays of every card of the hand, whether or not capturing is compulsory."""
        view, rules = self.view, self.rules
        found: list[Play] = []
        # The duty not to trail does not depend on the card, so any card answers for all.
        trails = not self.builds or trailing_fault(view, plain_trail(self.hand[0])) is None
        asks = rules.step_by_step or self.faults or self.house_rules
        for card in dict.fromkeys(self.hand):
            self.hold(card)
            if rules.step_by_step:
                found += [step for step in steps(view, card, self.rest, self.most) if isinstance(step, MakeBuild)]
            if trails and not self.mates and (self.safe or card in rules.takes_table or self._keeps(())):
                trail = plain_trail(card)
                if not rules.step_by_step or self._allowed(trail):
                    found.append(trail)
            others = self.court_plays() if card in rules.rank_only else self._number_plays()
            found += [play for play in others if self._allowed(play)] if asks else others
        return found

    def _faults(self) -> tuple[list[Fault], list[BuildRule]]:
        """Return the special duties to ask of every play on this table, and the house rules to ask of builds."""
        rules = self.rules
        if rules.default_builds:
            return [], []
        duties = {
            trailing_fault: self.builds,
            matching_fault: self.forced,
            theft_fault: rules.piles.tops == "equals",
        }
        return [fault for fault, applies in duties.items() if applies], build_rules(self.view) if rules.builds else []

    def _allowed(self, play: Play) -> bool:
        """Return whether the special duties and house rules allow a play with the card that the usual ones do."""
        if self.rules.step_by_step:
            return turn_fault(self.view, play, self.rest) is None
        for fault in self.faults:
            if fault(self.view, play) is not None:
                return False
        if not isinstance(play, Capture) and play.groups:
            for rule in self.house_rules:
                if rule(self.view, play) is not None:
                    return False
        return True

    def _keeps(self, groups: Groups, making: int | None = None) -> bool:
        """Return whether a card is held for each own build left on the table, and for the one being made."""
        if not self.rules.several_values:
            return set(self.short).issubset(chain.from_iterable(groups))
        owing = {build.value for build in self.own if not any(build.piece in group for group in groups)}
        return holds_card_for_each(self.rules, self.rest, owing | ({making} if making else set()))

    # ---------- cards with a value ----------

    def _number_plays(self) -> list[Play]:
        """Return what a card with a value can do but be laid down alone."""
        card, rules, reach = self.card, self.rules, self.reach
        found = self._table_builds() if rules.building.table_only_build_while_trailing else []
        takable, built = self.for_captures.sums.totals, self.build_values
        for value in rules.hand_values[card]:
            if value in takable or value in built or self.mates:
                found += self._captures(value)
        if rules.building.form == "hand_card":
            worths = rules.build_values[card]
            for value in sorted(self.held - rules.rank_marks):
                for worth in worths:
                    # The table makes what the card lacks, or the value again beside a card of the value.
                    if (value - worth or value) in reach:
                        found += self._make_builds(value)
                        break
        return found

    def _table_builds(self) -> list[Play]:
        """Return the plays that join loose cards into a build (option ``table_only_build_while_trailing``)."""
        card, rules = self.card, self.rules
        found: list[Play] = []
        # A card that takes the table would take the build with it.
        if not rules.builds or card in rules.takes_table:
            return found
        for value in sorted(self.held):
            if value in rules.rank_marks:
                if rules.building.face_natural_build and self._keeps((), value):
                    mates = court_mates(self.view, value, 2)
                    found += [Trail(card, value, tuple([(mate,) for mate in chosen])) for chosen in mates]
                continue
            for mask, groups in self.for_builds.unions(value):
                # A new build, never more of a standing one (docs/rules.md, section 23, row 38).
                alone = mask.bit_count() > 1 and not any(isinstance(piece, BuildPiece) for g in groups for piece in g)
                if alone and self._keeps((), value):
                    found.append(Trail(card, value, groups))
        return found

    def _captures(self, value: int) -> list[Play]:
        """Return the captures at a value: unions of loose groups, with whole builds of the value."""
        card, unions = self.card, self.for_captures.unions(value)
        if value in self.build_values or self.mates:
            unions = self._with_builds(value)
        else:
            unions = _unlike(self.rules, self.for_captures, unions)
        if self.safe:
            found: list[Play] = [new_capture(card, value, groups) for _, groups in unions]
        else:
            found = [new_capture(card, value, groups) for _, groups in unions if self._keeps(groups)]
        return found[: self.most]

    def _with_builds(self, value: int) -> list[tuple[int, Groups]]:
        """Return the unions for a value with builds of the value, and with what must be taken beside them."""
        forced = self.mates if value == self.rules.default_value[self.card] else ()
        table = sums_for_captures(self.view, self.most, forced) if forced else self.for_captures
        unions = _unlike(self.rules, table, table.unions(value))
        # Builds that count as cards are in the sums already.
        built = [build for build in self.builds if build.value == value and not may_combine(self.view, build)]
        must, wholes = tuple([(mate,) for mate in forced]), _subsets(built)
        found = [(mask, must + loose + taken) for mask, loose in (NOTHING, *unions) for taken in wholes]
        return [(mask, groups) for mask, groups in found if groups]

    def _make_builds(self, value: int) -> list[Play]:
        """Return the builds of a value with the card in them."""
        card, table = self.card, self.for_builds
        made = _disjoint(self.first_groups(value), table.unions(value))
        if self.safe and value not in self.build_values:
            found: list[Play] = [new_build(card, value, groups) for groups, _ in made if groups != ((card,),)]
        else:
            found = [play for groups, again in made for play in self._with_bases(value, groups, again=again)]
        return found[: self.most]

    def first_groups(self, value: int) -> list[FirstGroup]:
        """Return every group for a value that the hand card can be in."""
        card, table, options = self.card, self.for_builds, self.rules.building
        worths = self.rules.build_values[card]
        found: list[FirstGroup] = [((card,), 0, "")] if value in worths else []
        for worth in worths:
            for mask in table.groups(value - worth):
                found.append(((card, *table.named(mask)), mask, ""))  # noqa: PERF401  # shorter lists are faster so
            # Where single builds count as cards the sums have them, and multiple ones are never raised.
            for build in () if options.single_build_as_card else self.builds:
                missing = value - worth - build.value
                if build.multiple or missing < 0:
                    continue
                base = build.piece
                if missing == 0:
                    found.append(((card, base), 0, base))
                elif options.table_cards_help_raise:
                    found += [((card, base, *table.named(mask)), mask, base) for mask in table.groups(missing)]
        return found

    def _with_bases(self, value: int, groups: Groups, *, again: bool = False) -> list[Play]:
        """Return the build of these groups by itself, if it is one, and added to every build of its value.

        ``again``: the same pieces are added as one group.
        """
        card = self.card
        found: list[Play] = []
        is_build = len(groups) > 1 or len(groups[0]) > 1
        if is_build and (self.safe or self._keeps(groups, value)):
            found.append(new_build(card, value, groups))
        as_card = self.rules.building.single_build_as_card
        raises = any(isinstance(piece, BuildPiece) for piece in groups[0])
        for build in () if again else self.builds:
            # A play works on one build, so what raises one is added to no other. Where single builds count as cards,
            # the sums have them already, and only multiple ones are left to be added to.
            if build.value == value and (build.multiple if as_card else not raises):
                whole = (*groups, (build.piece,))
                if self.safe or self._keeps(whole, value):
                    found.append(new_build(card, value, whole))
        return found

    # ---------- courts without a value ----------

    def court_plays(self) -> list[Play]:
        """Return what a court without a value can do but be laid down alone."""
        rules = self.rules
        found = self._table_builds() if rules.building.table_only_build_while_trailing else []
        if rules.hand_values[self.card]:
            found += self.court_captures()
            if rules.building.face_natural_build and rules.builds:
                found += self.court_builds()
        return found

    def court_captures(self) -> list[Play]:
        """Return the captures of as many courts of the rank as one may take, loose or built."""
        card, rules = self.card, self.rules
        found: list[Play] = []
        rank, value = card.rank, card.pips
        if value not in self.build_values and rules.deal.packs == 1:
            found = court_captures(rules, card, self.loose)
            return found if self.safe else [play for play in found if self._keeps(play.groups)]
        mates = [other for other in self.loose if other[0] == rank]
        built = [build for build in self.builds if build.value == value]
        twins = rules.deal.packs > 1
        for taken in _subsets(built):
            count = sum(len(build.cards) for build in built if (build.piece,) in taken)
            for size in range(len(mates) + 1):
                # Choices that differ only in which of two twins they take are one choice, and sorted they are equal.
                choices = dict.fromkeys(combinations(sorted(mates), size)) if twins else combinations(mates, size)
                for loose in choices if count + size in rules.court_takes else ():
                    groups = (*[(mate,) for mate in loose], *taken)
                    if self.safe or self._keeps(groups):
                        found.append(new_capture(card, value, groups))
        return found

    def court_builds(self) -> list[Play]:
        """Return the natural builds of the rank."""
        card = self.card
        found: list[Play] = []
        if card.pips in self.held:
            for mates in court_mates(self.view, card.pips, 0):
                found += self._with_bases(card.pips, ((card,), *[(mate,) for mate in mates]))
        return found


def _disjoint(firsts: list[FirstGroup], unions: list[tuple[int, Groups]]) -> list[tuple[Groups, bool]]:
    """Return every first group, alone and with the unions that share no piece with it; each set of pieces once.

    Cards of several values may make one group as well as several: the latter are told as a second way.
    """
    if not unions and len(firsts) == 1:
        return [((firsts[0][0],), False)]
    found: dict[tuple[int, bool, str], Groups] = {}
    for first, mask, raises in firsts:
        for union, groups in (NOTHING, *unions):
            key = (mask | union, union > 0, raises)
            if not union & mask and key not in found:
                found[key] = (first, *groups)
    return [(groups, several and (mask, False, raises) in found) for (mask, several, raises), groups in found.items()]


def _unlike(rules: Rules, table: PieceSums, unions: list[tuple[int, Groups]]) -> list[tuple[int, Groups]]:
    """Return the first of all unions of the same cards: pieces of several values and twins can repeat them."""
    if rules.several_values:
        # Reversed twice, as the last entry of a dictionary wins and the first union is to stay.
        unions = list({union[0]: union for union in reversed(unions)}.values())[::-1]
    if rules.deal.packs > 1:
        unions = list({tuple(sorted(table.named(union[0]))): union for union in reversed(unions)}.values())[::-1]
    return unions


def _subsets(builds: Sequence[Build]) -> list[Groups]:
    """Return every choice of some of the builds, none included, each build a group of its own."""
    chosen: list[Groups] = [()]
    for build in builds:
        group = (build.piece,)
        chosen += [(*groups, group) for groups in chosen]
    return chosen


def court_mates(view: PlayerView, value: int, least: int) -> Iterator[Cards]:
    """Return every choice of ``least`` or more loose courts of one rank without a value."""
    loose = [card for card in view.loose if card in view.rules.rank_only and card.pips == value]
    return (mates for count in range(least, len(loose) + 1) for mates in combinations(loose, count))
