"""The end of a round, its score, sweeps, and how a game is won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casino_core.cards import LITTLE_CASINO
from casino_core.rules.awards import Award, Beyond, Each, Most, Several, awards, base_points, last_capture_points
from casino_core.rules.parts import Rules
from casino_core.rules.scoring import Scoring
from casino_core.score.endgame import CONDITIONS
from casino_core.score.scoring import counts_at_once
from web.rulebook.context import Told, paragraph
from web.rulebook.steps import partners_key, stepwise
from web.rulebook.words import sweep_word, sweeps_matter


@dataclass(frozen=True)
class Row:
    """A line of the score table: for what, how many points, and how many there are of it in a round (0 for any)."""

    item: str
    points: int
    times: int = 1


def score_rows(told: Told) -> tuple[Row, ...]:
    """The points of a round, line by line, without sweeps and fines."""
    rules = told.rules
    rows = [Row(_row_item(award, told), award.points, _times(award, rules)) for award in awards(rules)]
    if last := last_capture_points(rules) - rules.scoring.last_capture_point:
        rows.append(Row(told("score.item.last_capture"), last))
    return tuple(rows)


def _row_item(award: Award, told: Told) -> str:
    """What an award is for: some spades, or high cards by their ranks, where the award names some."""
    if award.code == "each_spade" and LITTLE_CASINO not in award.cards:
        return told("score.item.each_spade.other")
    ranks = dict.fromkeys(card.rank for card in award.cards)
    named = told.both(told(f"score.item.rank.{rank}") for rank in ranks) if award.code == "honours" else ""
    return told(f"score.item.{award.code}", ranks=named)


def _times(award: Award, rules: Rules) -> int:
    """How many times an award is there in a round, at most."""
    if isinstance(award, Beyond):
        return len(award.cards) - award.free
    return len(award.cards) * rules.deal.packs if isinstance(award, Each) else 1


def beside_rows(told: Told) -> tuple[Row, ...]:
    """What may come on top: a last capture of its own, and sweeps and fines, any number of times."""
    return tuple(
        Row(told(f"score.item.{code}"), points, int(code == "last_capture"))
        for code, points in _beside(told.rules).items()
    )


def _beside(rules: Rules) -> dict[str, int]:
    """What such points are for, and how many they are."""
    worth = {
        "last_capture": rules.scoring.last_capture_point,
        "sweeps": rules.scoring.sweep_points,
        "tabbe": rules.scoring.sweep_swing,
        "fines": rules.building.trail_fine,
    }
    return {code: points for code, points in worth.items() if points}


def end(told: Told) -> Iterator[str]:
    """Paragraphs on the end of a round and the cards that are left."""
    rules = told.rules
    swept = sweeps_matter(rules) and rules.capturing.residue_to != "nobody"
    residue = rules.capturing.residue_to
    yield paragraph(
        told("end.over.left" if rules.deal.whole_hands else "end.over"),
        told(f"end.{residue}{'' if residue == 'nobody' else partners_key(told)}"),
        told("end.no-sweep") if swept else "",
    )
    if rules.capturing.courts_aside:
        yield told("end.aside")
    yield paragraph(
        told("end.cleared") if ends_when_cleared(rules) else "",
        told("end.cards") if rules.ending.callabra_limit else "",
    )
    if rules.ending.instant_limit:
        yield told("end.limit", limit=told.number(rules.ending.instant_limit))


def ends_when_cleared(rules: Rules) -> bool:
    """Whether a sweep is the end of a round."""
    return rules.ending.cleared_ends_round and not rules.scoring.shram


# ---------- points ----------


def score(told: Told) -> Iterator[str]:
    """Paragraphs that stand over and under the score table."""
    rules = told.rules
    extra = [*_beside(rules), *(["tablanette"] if rules.scoring.tablanette_bonus != "none" else [])]
    beside = told.both(told(f"score.beside.{code}") for code in extra) if extra else ""
    each_spade = any(award.code == "each_spade" for award in awards(rules))
    key = "score.points.beside" if beside else "score.points"
    if base_points(rules) == 1:
        key = "score.points.one"
    yield paragraph(
        told(key, points=told.number(base_points(rules)), beside=beside),
        told("score.together") if told.partners else "",
        told("score.names") if stepwise(rules) else "",
        _twice_scored(told) if each_spade else "",
        told("score.ten.extra") if _also_an_honour(rules) else "",
        told("score.lowest") if rules.ending.lowest_wins else "",
        _fewer(told),
    )
    if any(isinstance(award, Most) for award in awards(rules)):
        yield paragraph(_most(told), *_ties(told))
    yield paragraph(*_special_scores(told))


def _fewer(told: Told) -> str:
    """What is not worth anything where more than two sides play, if it is between two."""
    more = next((rules for rules in told.games if rules.sides > 2), told.rules)
    there = {award.code for award in awards(more)}
    gone = [award.code for award in awards(told.rules) if award.code not in there]
    if not gone:
        return ""
    what = told.both(told(f"score.item.{code}") for code in gone)
    return told("score.more-sides", what=what, points=told.number(base_points(more)))


def _twice_scored(told: Told) -> str:
    """Which spades score in two ways."""
    spades = next(award for award in awards(told.rules) if award.code == "each_spade")
    little = isinstance(spades, Each) and LITTLE_CASINO in spades.cards
    return told("score.little.extra" if little else "score.ace.extra")


def _also_an_honour(rules: Rules) -> bool:
    """Whether the ten of diamonds scores both as a high card and by itself."""
    cards = {award.code: award.cards for award in awards(rules)}
    return bool({*cards.get("honours", ())} & {*cards.get("ten_of_diamonds", ())})


def _most(told: Told) -> str:
    """What counts as most: more than any other has, or more than half."""
    enough = [
        told(f"score.count.{award.code}", count=len(award.cards) // 2 + 1)
        for award in awards(told.rules)
        if isinstance(award, Most)
    ]
    counts = told.both(enough)
    absolute = [rules.scoring.majority_rule == "more_than_half" for rules in told.games]
    if all(absolute):
        return told("score.most.absolute", counts=counts)
    if any(absolute):
        return told("score.most.absolute.two", counts=counts)
    all_taken = told.two_sides and not told.rules.deal.whole_hands
    certain = told("score.most.certain", counts=told.either(enough)) if all_taken else ""
    return paragraph(told("score.most.relative"), certain)


def _ties(told: Told) -> Iterator[str]:
    """Who gets the points when several have most, each way said once."""
    halves = _only_halves_tie(told)
    ways: dict[str, list[Most]] = {}
    for award in awards(told.rules):
        if isinstance(award, Most) and not (halves and award.tie != "carry_over" and len(award.cards) % 2):
            decided = award.tie == "most_spades_gets_cards" and award.code != "cards"
            ways.setdefault("nobody" if decided else award.tie, []).append(award)
    for way, found in ways.items():
        if halves and way != "carry_over":
            half = told.either(told(f"score.count.{award.code}", count=len(award.cards) // 2) for award in found)
            yield told(f"score.half.{HALVES.get(way, way)}", half=half)
        else:
            yield told(f"score.tie.{way}", what=told.either(told(f"score.tie.{award.code}") for award in found))


HALVES = {"spades_shared_by_two": "nobody"}
"""Ways to settle a tie that come to another one where only two sides can be level, each with half of the cards."""


def _only_halves_tie(told: Told) -> bool:
    """Whether sides are level for most only with half of the cards each: between two sides that take them all."""
    if all(rules.scoring.majority_rule == "more_than_half" for rules in told.games):
        return True
    all_taken = told.rules.capturing.residue_to != "nobody" and not told.rules.deal.whole_hands
    return not told.more_sides and all_taken


def _special_scores(told: Told) -> Iterator[str]:
    scoring = told.rules.scoring
    for award in awards(told.rules):
        if isinstance(award, Several) and 2 * award.least <= len(award.cards):
            yield told("score.both", item=told(f"score.item.{award.code}"), count=told.number(len(award.cards)))
    if scoring.last_capture_point:
        word = told.rules.deal.last_word
        yield told(f"score.last.{word if word in POINTS_OF_LAST_CAPTURE else 'any'}")
    if scoring.point_cards_at_once:
        yield told("score.at-once")
    if scoring.score_as_captured:
        yield told("score.captured", earned=_earned(told))
    if scoring.difference_scoring:
        yield told("score.difference")
    if scoring.all_eleven_bonus != "none":
        yield told(f"score.eleven.{scoring.all_eleven_bonus}", points=told.number(base_points(told.rules)))


POINTS_OF_LAST_CAPTURE = ("sistan", "sisten")
"""What dealers say with the last deal, where the point for the last capture has its name from it."""


def _earned(told: Told) -> str:
    """What is earned as soon as it is taken, beside most of something."""
    return told("score.earned.sweeps" if told.rules.scoring.sweep_points else "score.earned")


def sweeps(told: Told) -> Iterator[str]:
    """Paragraphs on sweeps."""
    scoring, ending = told.rules.scoring, told.rules.ending
    if scoring.sweep_swing:
        swing = scoring.sweep_swing
        yield paragraph(told("sweeps.swing", count=swing, double=2 * swing), told("sweeps.swing.first"))
        yield told("sweeps.swing.said")
    if scoring.tablanette_bonus != "none":
        yield paragraph(told(f"sweeps.bonus.{scoring.tablanette_bonus}"), told("sweeps.bonus.when"))
    if scoring.sweep_points:
        yield from _points_for_sweeps(told)
    elif not sweeps_matter(told.rules):
        ends = "sweeps.ends" if ends_when_cleared(told.rules) else "sweeps.off"
        yield told("sweeps.off.blows" if ending.instant_limit else ends)


def _points_for_sweeps(told: Told) -> Iterator[str]:
    scoring, alone = told.rules.scoring, "" if told.builds else ".no-builds"
    yield paragraph(
        told(f"sweeps.worth{alone}", count=scoring.sweep_points),
        _called(told),
        told("sweeps.counter"),
        told(f"sweeps.next{alone}"),
    )
    yield paragraph(
        told(f"sweeps.last.{scoring.sweep_last_card}"),
        told(f"sweeps.when.{scoring.sweep_timing}"),
        told(f"sweeps.cancel.{scoring.sweep_cancel}"),
        told("sweeps.cancel.at-once") if _lost_again(scoring) else "",
        told("sweeps.freeze") if scoring.sweep_freeze != "none" else "",
    )


def _called(told: Told) -> str:
    """What players call a sweep, where they have a word of their own."""
    word = sweep_word(told.rules)
    return "" if word == "sweep.usual" else told("sweeps.word", word=told.t(word))


def _lost_again(scoring: Scoring) -> bool:
    """Whether a sweep that counts at once can be lost again."""
    return scoring.sweep_timing == "as_made" and scoring.sweep_cancel == "all_players_have_one"


# ---------- the game ----------


def game(told: Told) -> Iterator[str]:
    """Paragraphs on how a game is won."""
    ending = told.rules.ending
    if ending.target is None:
        yield _rounds(told)
    else:
        yield paragraph(told("game.target", target=ending.target), *_first(told))
        if counts_at_once(told.rules):
            yield told("game.at-once", target=ending.target)
    if ending.claim_out != "off":
        claim = told("game.claim", target=ending.target, earned=_earned(told))
        yield paragraph(claim, told(f"game.claim.{ending.claim_out}"))
    if ending.endgame != "open":
        yield told("game.endgame", target=ending.target, near=told.either(_near(told)))
    if ending.double_margin_below:
        yield told("game.margin", below=ending.double_margin_below)


def _near(told: Told) -> Iterator[str]:
    """With how many points a side waits for what."""
    for missing, items in CONDITIONS[told.rules.ending.endgame].items():
        wanted = told.either(told(f"game.endgame.{item}") for item in items)
        yield told("game.endgame.near", total=(told.rules.ending.target or 0) - missing, items=wanted)


def _rounds(told: Told) -> str:
    ending = told.rules.ending
    aim = "lowest" if ending.lowest_wins else "highest"
    if ending.rounds is None:
        level = level_way(told.rules)
        points = level == "clearer" and not _only_cards(told.rules)
        return told(f"game.one-round{'' if level == 'again' else f'.{level}'}{'.points' if points else ''}")
    if ending.rounds == "1_per_player":
        return told(f"game.rounds.once.{aim}")
    counts = {rules.seats: told.number(2 * rules.seats) for rules in told.games}
    return paragraph(told("game.rounds"), told("game.rounds.by-seats", counts=told.by_seats(counts)))


def level_way(rules: Rules) -> str:
    """What decides a round that is a game when sides are level: a value of the field ``level``."""
    return "again" if rules.scoring.shram else rules.ending.level


def _only_cards(rules: Rules) -> bool:
    """Whether nothing but most cards is worth anything."""
    return {award.code for award in awards(rules)} == {"cards"} and not rules.scoring.sweep_points


def _first(told: Told) -> Iterator[str]:
    """Who wins when several sides have reached the target."""
    order = counted_out(told.rules)
    sweeps = told.rules.scoring.sweep_points > 0
    early = told.rules.scoring.sweep_timing == "as_made"
    level = f"game.level.{told.rules.ending.kasino_tiebreak}"
    if order is None:
        yield from (told("game.highest"), told(level))
        return
    yield told("game.target.one")
    if order == "base_first":
        yield from (told("game.countout.base_first"), told(level))
        return
    items = told.both(told(f"game.order.{code}") for code in countout_items(told))
    yield told("game.countout.order", items=items)
    if sweeps and not early:
        yield told(f"game.countout.{order}")
    if (sweeps and early) or told.rules.building.trail_fine:
        yield told("game.countout.at-once")


def counted_out(rules: Rules) -> str | None:
    """The order in which points are handed out between several sides at the target, where that makes a difference."""
    order = rules.ending.countout_order
    late_sweeps = rules.scoring.sweep_points > 0 and rules.scoring.sweep_timing == "end_of_hand"
    return None if order == "base_first" and not late_sweeps else order


def countout_items(told: Told) -> list[str]:
    """The items of the score in the order in which they are counted out, without sweeps."""
    codes = [award.code for award in awards(told.rules)]
    if last_capture_points(told.rules):
        codes.append("last_capture")
    usual = ("cards", "last_capture", "spades", "big_casino", "little_casino", "aces")
    return [code for code in usual if code in codes] + [code for code in codes if code not in usual]
