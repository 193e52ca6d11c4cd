"""The score of a round item by item, and the end of the game, read literally from the rules."""

from __future__ import annotations

from collections.abc import Iterator

from .plain import WHOLE_PACK, Options, pack_of, unpacked

Sheet = dict[str, int]

# The points of a round in the order of a count-out; sweeps come after them. The point for the last capture, if there
# is one, is part of the award for cards and counts with it; items that the printed order does not name come last.
COUNTOUT_ITEMS = (
    *("cards", "last_capture", "spades", "TD", "2S", "AS", "AC", "AH", "AD"),
    *("each_spade", "five_spades", "JS", "AS_more", "diamonds", "7D", "sevens", "sixes", "aces", "all_eleven"),
)
COUNTED_AT_ONCE = ("sweeps", "fines")  # items that may count before the round is scored
CARD_POINTS = {"TD": 2, "2S": 1, "AS": 1, "AC": 1, "AH": 1, "AD": 1}
CASINO_POINTS = {"2_and_1": {"TD": 2, "2S": 1}, "3_and_2": {"TD": 3, "2S": 2}}
SPADE_POINTS = {"24_points": {"JS": 1}, "25_points": {"JS": 1}, "26_points": {"JS": 1, "AS_more": 1}}
CARDS_AWARD = {"3_most": 3, "2_most_plus_1_last_capture": 2, "1_most": 1, "2_most_split_ties": 2}
SPADES_AWARD = {"1_most": 1, "2_most": 2, "2_most_split_ties": 2}
ACES = ("AS", "AH", "AD", "AC")
TENS_TO_ACES = tuple(rank + suit for rank in "TJQKA" for suit in "SHDC")
SPADES = tuple(card for card in WHOLE_PACK if card[1] == "S")
# Other games: an item, its points per card, and its cards.
OTHER_POINTS: dict[str, tuple[tuple[str, int, tuple[str, ...]], ...]] = {
    "krypkasino": (
        ("TD", 3, ("TD",)),
        ("2S", 2, ("2S",)),
        ("each_ace", 1, ACES),
        ("each_spade", 1, tuple(card for card in SPADES if card != "2S")),
    ),
    "shram": (("TD", 1, ("TD",)), ("2S", 2, ("2S",))),
    "tablanette": (("each_high_card", 1, TENS_TO_ACES), ("TD", 1, ("TD",)), ("2C", 1, ("2C",))),
    "tablic": (
        ("each_court_or_ace", 1, tuple(card for card in TENS_TO_ACES if card[0] != "T")),
        ("TD", 2, ("TD",)),
        ("each_other_ten", 1, ("TS", "TH", "TC")),
        ("2C", 1, ("2C",)),
    ),
}
MAJORITIES: dict[str, Sheet] = {
    "diamond": {"cards": 1, "diamonds": 1},
    "cards_only": {"cards": 1},
    "krypkasino": {},
    "shram": {"cards": 1},
    "tablanette": {"cards": 3},
    "tablic": {"cards": 3},
}
SETS_OF_FOUR = {"sevens": "7", "sixes": "6", "aces": "A"}  # two points each in Diamond Casino


def score_round(
    piles: list[list[str]],
    sweeps: list[int],
    options: Options,
    last_capturer: int | None = None,
    carried: Sheet | None = None,
) -> list[Sheet]:
    """List the items that each side scores, with their points; an item without points is left out.

    `piles` holds the captured cards by side, residue included; `sweeps` counts them by side. `last_capturer` is the
    side that made the last capture, None if nobody captured. `carried` are the awards of earlier rounds that nobody
    got. Items: those of the count-out, and sweeps.
    """
    options = unpacked(options)
    sheets: list[Sheet] = [{} for _ in piles]
    for item in majorities(options):
        for side, points in enumerate(award(item, piles, options, carried or {})):
            sheets[side][item] = points
    for side, pile in enumerate(piles):
        sheets[side].update(points_of_cards(pile, options))
        sheets[side]["sweeps"] = kept_sweeps(sweeps, options)[side] * options.get("sweep_points", 0)
    if last_capturer is not None:
        sheets[last_capturer]["last_capture"] = points_of_last_capture(options)
    for side in range(len(piles)):
        if options.get("all_eleven_bonus", "none") == "plus_1" and took_everything(sheets, side, options):
            sheets[side]["all_eleven"] = 1
    return [{item: points for item, points in sheet.items() if points} for sheet in sheets]


# --- Cards --------------------------------------------------------------------------------------------


def counts_cards_only(options: Options) -> bool:
    return options.get("card_points", "standard") == "cards_only"


def is_diamond(options: Options) -> bool:
    return options.get("card_points", "standard") == "diamond"


def points_of_cards(pile: list[str], options: Options) -> Sheet:
    """Return the points for single cards of a pile, and for sets and numbers of cards."""
    if counts_cards_only(options):
        return {}
    if (table := options.get("card_points", "standard")) in OTHER_POINTS:
        return {item: points * sum(card in cards for card in pile) for item, points, cards in OTHER_POINTS[table]}
    if is_diamond(options):
        sets = {item: 2 * (of_rank(pile, rank) == 4) for item, rank in SETS_OF_FOUR.items()}
        return {"7D": int("7D" in pile)} | sets
    spade_casino = options.get("spade_casino", "off")
    points = points_of_point_cards(options) | SPADE_POINTS.get(spade_casino, {})
    sheet = {item: value for item, value in points.items() if item[:2] in pile}
    if options.get("overspader", False):
        sheet["overspader"] = max(0, of_suit(pile, "S") - 6)
    elif spade_casino != "off" or options.get("spades_award", "1_most") == "1_each_spade":
        sheet["each_spade"] = of_suit(pile, "S")
    elif options.get("spades_award", "1_most") == "five_spades_1":
        sheet["five_spades"] = int(of_suit(pile, "S") >= 5)
    return sheet


def points_of_point_cards(options: Options) -> Sheet:
    """Return the points of aces and both Casinos."""
    return CARD_POINTS | CASINO_POINTS[options.get("casino_points", "2_and_1")]


def of_rank(pile: list[str], rank: str) -> int:
    return sum(card[0] == rank for card in pile)


def of_suit(pile: list[str], suit: str) -> int:
    return sum(card[1] == suit for card in pile)


def points_of_last_capture(options: Options) -> int:
    """Return the points for the last capture, as part of the award for cards or as a separate item; often none."""
    part_of_cards = options.get("cards_award", "3_most") == "2_most_plus_1_last_capture"
    return int(part_of_cards) + options.get("last_capture_point", 0)


def kept_sweeps(sweeps: list[int], options: Options) -> list[int]:
    """Return the number of sweeps of every side that are not cancelled.

    With one option, each side loses a sweep as soon as all have one, so in the end one side has none. With another,
    opposing sweeps cancel one for one, so only one side keeps any: its lead over the other side with the most.
    """
    if options.get("sweep_cancel", "none") == "one_for_one":
        return [max(0, count - max(sweeps[:side] + sweeps[side + 1 :])) for side, count in enumerate(sweeps)]
    cancelled = min(sweeps) if options.get("sweep_cancel", "none") == "all_players_have_one" else 0
    return [count - cancelled for count in sweeps]


# --- Majorities ---------------------------------------------------------------------------------------


def majorities(options: Options) -> dict[str, int]:
    """Return the awards for having most of something, with their points."""
    if (table := options.get("card_points", "standard")) in MAJORITIES:
        return MAJORITIES[table]
    awards = {"cards": CARDS_AWARD[options.get("cards_award", "3_most")]}
    if options.get("spade_casino", "off") in ("25_points", "26_points"):
        awards["spades"] = 1
    elif options.get("overspader", False):
        pass
    elif options.get("spade_casino", "off") == "off" and options.get("spades_award", "1_most") in SPADES_AWARD:
        awards["spades"] = SPADES_AWARD[options.get("spades_award", "1_most")]
    return awards


def number_of(item: str, pile: list[str] | tuple[str, ...]) -> int:
    """Count the cards of an award for most of something."""
    cards = list(pile)
    return {"cards": len(cards), "spades": of_suit(cards, "S"), "diamonds": of_suit(cards, "D")}[item]


def award(item: str, piles: list[list[str]], options: Options, carried: Sheet) -> list[int]:
    """Return the points of every side for most of something, including points carried from earlier rounds."""
    counts = [number_of(item, pile) for pile in piles]
    points = majorities(options)[item] + carried.get(item, 0)
    level = [side for side, count in enumerate(counts) if count == max(counts) > 0]
    if options.get("majority_rule", "relative") == "more_than_half" and not absolute(item, counts, level, options):
        level = []
    if len(level) == 1:
        return [points * (side in level) for side in range(len(piles))]
    if shared(item, len(level), len(piles), options):
        return [int(side in level) for side in range(len(piles))]
    if item == "cards" and options.get("majority_tie", "nobody") == "most_spades_gets_cards" and level:
        winner = sole_leader([of_suit(piles[side], "S") for side in level])
        return [points * (winner is not None and level[winner] == side) for side in range(len(piles))]
    return [0 for _ in piles]


def more_than_half(item: str, count: int, options: Options) -> bool:
    """Return whether a count is more than half of the pack, or of the suit: 27 cards or 7 spades of 52."""
    return 2 * count > whole(item, options)


def absolute(item: str, counts: list[int], level: list[int], options: Options) -> bool:
    """Return whether the side with most has more than half, or two sides tie with half each."""
    share_all = len(level) == 2 and sum(counts) == sum(counts[side] for side in level) == whole(item, options)
    return share_all or 2 * max(counts) > whole(item, options)


def whole(item: str, options: Options) -> int:
    return number_of(item, pack_of(options))


def shared(item: str, level: int, sides: int, options: Options) -> bool:
    """Return whether sides that tie for most of something get one point each."""
    rule = options.get("majority_tie", "nobody")
    of_award = {"cards": options.get("cards_award"), "spades": options.get("spades_award")}.get(item)
    two_level_for_spades = rule == "spades_shared_by_two" and item == "spades" and sides >= 3 and level == 2
    return level > 0 and (rule == "split" or of_award == "2_most_split_ties" or two_level_for_spades)


def sole_leader(counts: list[int]) -> int | None:
    """Return the only side with the highest count; None in a tie."""
    highest = max(counts)
    return counts.index(highest) if counts.count(highest) == 1 else None


def carried_over(piles: list[list[str]], options: Options, carried: Sheet) -> Sheet:
    """Return the awards that nobody got, including those carried to this round, for the next one."""
    options = unpacked(options)
    if options.get("majority_tie", "nobody") != "carry_over":
        return {}
    return {
        item: points + carried.get(item, 0)
        for item, points in majorities(options).items()
        if not any(award(item, piles, options, carried))
    }


def took_everything(sheets: list[Sheet], side: int, options: Options) -> bool:
    """Return whether a side has all points of the round: eleven, or the number in Spade or Diamond Casino.

    Sweeps are extra, and so is a last capture that is not part of the award for cards.
    """
    wanted = points_of_cards(list(pack_of(options)), options) | majorities(options)
    if options.get("cards_award", "3_most") == "2_most_plus_1_last_capture":
        wanted["last_capture"] = 1
    others = [sheet for other, sheet in enumerate(sheets) if other != side]
    return all(
        sheets[side].get(item, 0) >= points and not any(sheet.get(item, 0) for sheet in others)
        for item, points in wanted.items()
    )


# --- Totals and the end of the game -------------------------------------------------------------------


def round_points(sheets: list[Sheet], options: Options) -> list[int]:
    """Return the points that go to each side's total.

    With difference scoring, for two sides, only the side with more points scores, and it scores the difference.
    Raises ValueError for difference scoring without exactly two sides.
    """
    points = [sum(sheet.values()) for sheet in sheets]
    if not options.get("difference_scoring", False):
        return points
    if len(points) != 2:
        raise ValueError("difference scoring is for two sides")
    return [max(0, points[0] - points[1]), max(0, points[1] - points[0])]


def winner_by_all_eleven(sheets: list[Sheet], options: Options, number: int) -> int | None:
    """Return the side that wins by taking all eleven points in a round: in the first one, or whenever it happens."""
    wins = {"first_round_wins": number == 1, "always_wins": True}.get(options.get("all_eleven_bonus", "none"), False)
    sides = [side for side in range(len(sheets)) if took_everything(sheets, side, unpacked(options))]
    return sides[0] if wins and sides else None


ROUNDS_EACH = {"1_per_player": 1, "2_per_player": 2}


def winners_without_target(
    totals_before: list[int], sheets: list[Sheet], options: Options, number: int, seats: int
) -> list[int]:
    """Return the sides that share the win after round `number`, counted from 1; none if another round follows.

    If everyone deals once or twice, sides that tie share the win. Otherwise a game without a target is a single round,
    or more until one side is ahead. If the lowest total wins, the side with the lowest total is ahead.
    """
    options = unpacked(options)
    totals = add_up(totals_before, round_points(sheets, options))
    best = min(totals) if options.get("lowest_wins", False) else max(totals)
    first = [side for side, total in enumerate(totals) if total == best]
    rounds = options.get("rounds")
    if rounds is None:
        return first if len(first) == 1 else []
    return [] if number < ROUNDS_EACH[rounds] * seats else first


def winners_of_callabra(piles: list[list[str]], clearer: int | None) -> list[int]:
    """Return the sides that share the win of a game of Callabra, by most cards.

    In a tie, the side that cleared the table wins; if none of the tied sides did, the game is a draw.
    """
    highest = max(map(len, piles))
    level = [side for side, pile in enumerate(piles) if len(pile) == highest]
    return [side for side in level if side == clearer] or level


# The items of which a side needs one to win, by its points at the start of a round.
ENDGAMES: dict[str, dict[int, tuple[str, ...]]] = {
    "open": {},
    "from_18": {18: ("cards",), 19: ("TD",), 20: ("spades",)},
    "from_16": {16: ("cards", "TD"), 17: ("cards", "spades"), 18: ("cards",), 19: ("TD",), 20: ("spades",)},
}


def endgame(totals_before: list[int], sheets: list[Sheet], options: Options) -> tuple[int | None, list[Sheet]]:
    """Return the winner close to the target of a Dominican game, and the sheets as they count.

    A side that needs an item gets nothing unless it wins by that item. Of several sides that get theirs, the one that
    was ahead wins; if they were level, nobody wins, and another round is played.
    """
    needs = [ENDGAMES[options.get("endgame", "open")].get(total, ()) for total in totals_before]
    there = [side for side, items in enumerate(needs) if any(sheets[side].get(item) for item in items)]
    ahead = sole_leader([totals_before[side] for side in there]) if there else None
    winner = None if ahead is None else there[ahead]
    return winner, [{} if needs[side] and side != winner else sheet for side, sheet in enumerate(sheets)]


def not_too_far(totals_before: list[int], points: list[int], options: Options) -> list[int]:
    """Return the points of a round; if the target must be hit exactly, 0 for sides that would go past it."""
    target = unpacked(options).get("target", 21)
    if options.get("overshoot", "wins") == "wins" or target is None:
        return points
    return [0 if old + gained > target else gained for old, gained in zip(totals_before, points, strict=True)]


def add_up(totals: list[int], points: list[int]) -> list[int]:
    return [total + gained for total, gained in zip(totals, points, strict=True)]


def game_over(
    totals_before: list[int],
    sheets: list[Sheet],
    sweep_order: list[int],
    options: Options,
    piles: list[list[str]] | None = None,
) -> int | None:
    """Return the side that has won after this round of a game to a target, or None if another round is played.

    `sweep_order` has the side of each sweep of the round, in order; `piles` are the captured cards, which break ties in
    some games. The target is 21 by default.
    """
    options = unpacked(options)
    target = options.get("target", 21)
    if target is None:
        raise ValueError("a game without a target does not end at one")
    if not options.get("sweep_points", 0):  # without points for sweeps, only that of the five of spades scores
        sweep_order = [side for side, sheet in enumerate(sheets) for _ in range(sheet.get("sweeps", 0))]
    totals = add_up(totals_before, not_too_far(totals_before, round_points(sheets, options), options))
    reached = [side for side, total in enumerate(totals) if total >= target]
    if len(reached) <= 1:
        return reached[0] if reached else None
    # A further round after a tie is decided by the higher total.
    further_round = any(before >= target for before in totals_before)
    order = options.get("countout_order")
    if order is None or further_round:
        level = [side for side, total in enumerate(totals) if total == max(totals)]
        return level[0] if len(level) == 1 else tie_break(level, sheets, piles or [], options)
    if order == "base_first":
        base = add_up(totals_before, [base_points(sheet, options) for sheet in sheets])
        there = [side for side, total in enumerate(base) if total >= target]
        return there[0] if len(there) == 1 else sole_leader(totals)
    running = list(totals_before)
    for side, points in handed_out(sheets, sweep_order, options):
        running[side] += points
        if running[side] >= target:
            return side
    return more_sweeps(reached, sweep_order)


def tie_break(level: list[int], sheets: list[Sheet], piles: list[list[str]], options: Options) -> int | None:
    """Return the winner of a tie at the target, by the captures of this round; None if they still tie.

    Sides compare their points for aces and both Casinos together, for spades and for cards, one after the other; or the
    number of their spades.
    """
    point_cards = [sum(sheet.get(item, 0) for item in CARD_POINTS) for sheet in sheets]
    spades = [sum(sheet.get(item, 0) for item in ("spades", "overspader")) for sheet in sheets]
    cards = [sheet.get("cards", 0) for sheet in sheets]
    comparisons = {
        "points_spades_cards": (point_cards, spades, cards),
        "points_cards_spades": (point_cards, cards, spades),
        "spades": ([of_suit(pile, "S") for pile in piles],),
        "another_hand": (),
    }[options.get("kasino_tiebreak", "another_hand")]
    for counts in comparisons:
        highest = max(counts[side] for side in level)
        level = [side for side in level if counts[side] == highest]
    return level[0] if len(level) == 1 else None


def base_points(sheet: Sheet, options: Options) -> int:
    """Count the points of a sheet; those for sweeps only if sweeps count as they are made."""
    later = () if options.get("sweep_timing", "end_of_hand") == "as_made" else ("sweeps",)
    return sum(points for item, points in sheet.items() if item not in later)


def handed_out(sheets: list[Sheet], sweep_order: list[int], options: Options) -> Iterator[tuple[int, int]]:
    """Yield the points of the round one by one, each with its side; items that nobody scores are skipped.

    Fines, and sweeps that count at once, come first. Otherwise, in one form of the count-out the sweeps come last, in
    order; in the other they are compared.
    """
    as_made = options.get("sweep_timing", "end_of_hand") == "as_made"
    at_once = COUNTED_AT_ONCE if as_made else ("fines",)
    for item in (*at_once, *COUNTOUT_ITEMS):
        for side, sheet in enumerate(sheets):
            if item in sheet:
                yield side, sheet[item]
    if options.get("countout_order") == "sweeps_in_order" and not as_made:
        for side in kept_in_order(sweep_order, len(sheets), options):
            yield side, options.get("sweep_points", 0) or 1


def kept_in_order(sweep_order: list[int], sides: int, options: Options) -> list[int]:
    """Return the sides of the sweeps that were not cancelled; a side loses its first ones."""
    kept = kept_sweeps([sweep_order.count(side) for side in range(sides)], options)
    return [side for at, side in enumerate(sweep_order) if sweep_order[at:].count(side) <= kept[side]]


def more_sweeps(reached: list[int], sweep_order: list[int]) -> int | None:
    """Return the side with the most sweeps of those at the target; None in a tie, in which nobody has won yet."""
    leader = sole_leader([sweep_order.count(side) for side in reached])
    return None if leader is None else reached[leader]
