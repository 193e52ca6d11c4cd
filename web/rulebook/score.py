"""The end of a round, its score, sweeps, and the end of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casino_core.cards import LITTLE_CASINO
from casino_core.rules.awards import Award, Beyond, Each, Majority, Several, awards, base_points, last_capture_points
from casino_core.rules.parts import Rules
from casino_core.score.endgame import CONDITIONS
from casino_core.score.scoring import counts_at_once
from web.rulebook.context import RuleContext, paragraph
from web.rulebook.steps import partners_key
from web.rulebook.words import sweep_word, sweeps_matter


@dataclass(frozen=True)
class PointsRow:
    """A line of the score table."""

    item: str
    """The item that scores."""

    points: int
    """The points for the item."""

    times: int = 1
    """The maximum number of times that the item scores in a round; 0 if there is no limit."""


def score_rows(context: RuleContext) -> tuple[PointsRow, ...]:
    """Return the points of a round, line by line, without sweeps and fines."""
    rules = context.rules
    rows = [PointsRow(_row_item(award, context), award.points, _times(award, rules)) for award in awards(rules)]
    # A separate point for the last capture is not listed here but with the bonuses.
    if last := last_capture_points(rules) - rules.scoring.last_capture_point:
        rows.append(PointsRow(context("score.item.last_capture"), last))
    return tuple(rows)


def _row_item(award: Award, context: RuleContext) -> str:
    """Return the item of an award in words; high cards are named by their ranks."""
    if award.code == "each_spade" and LITTLE_CASINO not in award.cards:
        return context("score.item.each_spade.other")
    ranks = dict.fromkeys(card.rank for card in award.cards)
    named = context.both(context(f"score.item.rank.{rank}") for rank in ranks) if award.code == "honours" else ""
    return context(f"score.item.{award.code}", ranks=named)


def _times(award: Award, rules: Rules) -> int:
    """Return the maximum number of times that an award is given in a round."""
    if isinstance(award, Beyond):
        return len(award.cards) - award.free
    return len(award.cards) * rules.deal.packs if isinstance(award, Each) else 1


def bonus_rows(context: RuleContext) -> tuple[PointsRow, ...]:
    """Return lines for additional points.

    A separate last capture scores once; sweeps and fines score any number of times.
    """
    return tuple(
        PointsRow(context(f"score.item.{code}"), points, int(code == "last_capture"))
        for code, points in bonus_points(context.rules).items()
    )


def bonus_points(rules: Rules) -> dict[str, int]:
    """Return the additional points that a game has, by the code of the item."""
    sweeps_score = rules.scoring.sweep_points or rules.scoring.sweep_swing
    worth = {
        "last_capture": rules.scoring.last_capture_point,
        # A sweep with this card scores a point even if other sweeps score nothing (docs/rules.md, section 20).
        "five_of_spades": int(rules.capturing.five_of_spades_sweeps and not sweeps_score),
        "sweeps": rules.scoring.sweep_points,
        "tabbe": rules.scoring.sweep_swing,
        "fines": rules.building.trail_fine,
    }
    return {code: points for code, points in worth.items() if points}


def end(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on the end of a round and the last cards."""
    rules = context.rules
    swept = sweeps_matter(rules) and rules.capturing.residue_to != "nobody"
    residue = rules.capturing.residue_to
    yield paragraph(
        context("end.over.left" if rules.deal.whole_hands else "end.over"),
        context(f"end.{residue}{'' if residue == 'nobody' else partners_key(context)}"),
        context("end.no-sweep") if swept else "",
    )
    if rules.capturing.courts_aside:
        yield context("end.aside")
    yield paragraph(
        context("end.cleared") if ends_when_cleared(rules) else "",
        context("end.cards") if rules.ending.callabra_limit else "",
    )
    if rules.ending.instant_limit:
        yield context("end.limit", limit=context.number(rules.ending.instant_limit))


def ends_when_cleared(rules: Rules) -> bool:
    """Return whether a sweep ends a round."""
    # With ``shram``, hands are dealt until the pack is used up (docs/rules.md, section 18).
    return rules.ending.cleared_ends_round and not rules.scoring.shram


# ---------- points ----------


def score(context: RuleContext) -> Iterator[str]:
    """Yield the paragraphs above and below the score table."""
    rules = context.rules
    codes = [*bonus_points(rules), *(["tablanette"] if rules.scoring.tablanette_bonus != "none" else [])]
    extra = context.both(context(f"score.extra.{code}") for code in codes) if codes else ""
    each_spade = any(award.code == "each_spade" for award in awards(rules))
    key = "score.points.extra" if extra else "score.points"
    # Haiti gives one point, for most cards (docs/rules.md, section 7).
    if base_points(rules) == 1:
        key = "score.points.one"
    yield paragraph(
        context(key, points=context.number(base_points(rules)), extra=extra),
        context("score.together") if context.partners else "",
        context("score.names") if rules.step_by_step else "",
        _twice_scored(context) if each_spade else "",
        context("score.ten.extra") if _also_an_honour(rules) else "",
        context("score.lowest") if rules.ending.lowest_wins else "",
        _fewer(context),
    )
    if any(isinstance(award, Majority) for award in awards(rules)):
        yield paragraph(_majority(context), *_ties(context))
    yield paragraph(*_special_scores(context))


def _fewer(context: RuleContext) -> str:
    """Return a sentence on items that score only with two sides, in games that can also have more sides."""
    # Khasino has no majorities with three players, or four who play alone (docs/rules.md, section 14).
    more = next((rules for rules in context.games if rules.sides > 2), context.rules)
    there = {award.code for award in awards(more)}
    gone = [award.code for award in awards(context.rules) if award.code not in there]
    if not gone:
        return ""
    what = context.both(context(f"score.item.{code}") for code in gone)
    return context("score.more-sides", what=what, points=context.number(base_points(more)))


def _twice_scored(context: RuleContext) -> str:
    """Return a sentence on spades that score in two ways."""
    spades = next(award for award in awards(context.rules) if award.code == "each_spade")
    little = isinstance(spades, Each) and LITTLE_CASINO in spades.cards
    return context("score.little.extra" if little else "score.ace.extra")


def _also_an_honour(rules: Rules) -> bool:
    """Return whether the ten of diamonds scores both as a high card and by itself."""
    cards = {award.code: award.cards for award in awards(rules)}
    return bool({*cards.get("honours", ())} & {*cards.get("ten_of_diamonds", ())})


def _majority(context: RuleContext) -> str:
    """Return the meaning of "most": more than any other side, or more than half."""
    enough = [
        context(f"score.count.{award.code}", count=len(award.cards) // 2 + 1)
        for award in awards(context.rules)
        if isinstance(award, Majority)
    ]
    counts = context.both(enough)
    absolute = [rules.scoring.majority_rule == "more_than_half" for rules in context.games]
    if all(absolute):
        return context("score.most.absolute", counts=counts)
    if any(absolute):
        return context("score.most.absolute.two", counts=counts)
    residue_to = context.rules.capturing.residue_to
    # Having most always means having more than half only if two sides take every card between them.
    all_taken = context.two_sides and residue_to != "nobody" and not context.rules.deal.whole_hands
    certain = context("score.most.certain", counts=context.either(enough)) if all_taken else ""
    return paragraph(context("score.most.relative"), certain)


def _ties(context: RuleContext) -> Iterator[str]:
    """Yield sentences on ties for a majority; majorities with the same rule share a sentence."""
    halves = _only_halves_tie(context)
    ways: dict[str, list[Majority]] = {}
    for award in awards(context.rules):
        # An odd number cannot be halved, so sides that can tie only with half each never tie.
        if isinstance(award, Majority) and not (halves and award.tie != "carry_over" and len(award.cards) % 2):
            # This rule is only for cards: two sides never tie with 13 spades (docs/rules.md, section 20).
            decided = award.tie == "most_spades_gets_cards" and award.code != "cards"
            ways.setdefault("nobody" if decided else award.tie, []).append(award)
    for way, majorities in ways.items():
        if halves and way != "carry_over":
            half = context.either(
                context(f"score.count.{award.code}", count=len(award.cards) // 2) for award in majorities
            )
            yield context(f"score.half.{HALVES.get(way, way)}", half=half)
        else:
            yield context(
                f"score.tie.{way}", what=context.either(context(f"score.tie.{award.code}") for award in majorities)
            )


HALVES = {"spades_shared_by_two": "nobody"}
"""The rules for ties that amount to another rule if only two sides with half of the cards each can tie."""


def _only_halves_tie(context: RuleContext) -> bool:
    """Return whether only two sides with half of the cards each can tie."""
    # If a majority is more than half, only sides with half each can tie.
    if all(rules.scoring.majority_rule == "more_than_half" for rules in context.games):
        return True
    all_taken = context.rules.capturing.residue_to != "nobody" and not context.rules.deal.whole_hands
    return not context.more_sides and all_taken


def _special_scores(context: RuleContext) -> Iterator[str]:
    scoring = context.rules.scoring
    for award in awards(context.rules):
        # The sentence is needed only if two sides can both have enough of these cards.
        if isinstance(award, Several) and 2 * award.least <= len(award.cards):
            yield context(
                "score.both", item=context(f"score.item.{award.code}"), count=context.number(len(award.cards))
            )
    if scoring.last_capture_point:
        word = context.rules.deal.last_word
        yield context(f"score.last.{word if word in POINTS_OF_LAST_CAPTURE else 'any'}")
    if scoring.point_cards_at_once:
        yield context("score.at-once")
    if scoring.score_as_captured:
        yield context("score.captured", earned=_earned(context))
    if scoring.difference_scoring:
        yield context("score.difference")
    if scoring.all_eleven_bonus != "none":
        yield context(f"score.eleven.{scoring.all_eleven_bonus}", points=context.number(base_points(context.rules)))


POINTS_OF_LAST_CAPTURE = ("sistan", "sisten")
"""The words for the last deal that also name the point for the last capture."""


def _earned(context: RuleContext) -> str:
    """Return a phrase for the items that score as soon as they are taken; majorities never do."""
    return context("score.earned.sweeps" if context.rules.scoring.sweep_points else "score.earned")


def sweeps(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on sweeps."""
    scoring, ending = context.rules.scoring, context.rules.ending
    if scoring.sweep_swing:
        swing = scoring.sweep_swing
        yield paragraph(context("sweeps.swing", count=swing, double=2 * swing), context("sweeps.swing.first"))
        yield context("sweeps.swing.said")
    if scoring.tablanette_bonus != "none":
        yield paragraph(context(f"sweeps.bonus.{scoring.tablanette_bonus}"), context("sweeps.bonus.when"))
    if scoring.sweep_points:
        yield from _points_for_sweeps(context)
    elif not sweeps_matter(context.rules):
        ends = "sweeps.ends" if ends_when_cleared(context.rules) else "sweeps.off"
        yield context("sweeps.off.blows" if ending.instant_limit else ends)


def _points_for_sweeps(context: RuleContext) -> Iterator[str]:
    scoring, alone = context.rules.scoring, "" if context.builds else ".no-builds"
    yield paragraph(
        context(f"sweeps.worth{alone}", count=scoring.sweep_points),
        _called(context),
        context("sweeps.counter"),
        context(f"sweeps.next{alone}"),
    )
    lost_again = scoring.sweep_timing == "as_made" and scoring.sweep_cancel == "all_players_have_one"
    frozen, draw = scoring.sweep_freeze != "none", ".draw" if context.rules.deal.draw else ""
    yield paragraph(
        "" if frozen else context(f"sweeps.last.{scoring.sweep_last_card}"),
        context(f"sweeps.when.{scoring.sweep_timing}"),
        context(f"sweeps.cancel.{scoring.sweep_cancel}"),
        context("sweeps.cancel.at-once") if lost_again else "",
        context(f"sweeps.freeze{draw}") if frozen else "",
    )


def _called(context: RuleContext) -> str:
    """Return a sentence on the players' own word for a sweep, if they have one."""
    word = sweep_word(context.rules)
    return "" if word == "sweep.default" else context("sweeps.word", word=context.t(word))


# ---------- the game ----------


def game(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on winning a game."""
    ending = context.rules.ending
    if ending.target is None:
        yield _rounds(context)
    else:
        yield paragraph(context("game.target", target=ending.target), *_first(context))
        if ending.overshoot != "wins":
            yield context("game.exact", target=ending.target)
        if counts_at_once(context.rules):
            yield context("game.at-once", target=ending.target)
    if ending.claim_out != "off":
        claim = context("game.claim", target=ending.target, earned=_earned(context))
        yield paragraph(claim, context(f"game.claim.{ending.claim_out}"))
    if ending.endgame != "open":
        yield context("game.endgame", target=ending.target, near=context.t("locale.semicolon").join(_near(context)))
    if ending.double_margin_below:
        yield context("game.margin", below=ending.double_margin_below)


def _near(context: RuleContext) -> Iterator[str]:
    """Yield the totals close to the target, each with the items that win from there."""
    for missing, items in CONDITIONS[context.rules.ending.endgame].items():
        wanted = context.either(context(f"game.endgame.{item}") for item in items)
        yield context("game.endgame.near", total=(context.rules.ending.target or 0) - missing, items=wanted)


def _rounds(context: RuleContext) -> str:
    ending = context.rules.ending
    aim = "lowest" if ending.lowest_wins else "highest"
    if ending.rounds is None:
        level = level_rule(context.rules)
        points = level == "clearer" and not only_cards(context.rules)
        return context(f"game.one-round{'' if level == 'again' else f'.{level}'}{'.points' if points else ''}")
    if ending.rounds == "1_per_player":
        return context(f"game.rounds.once.{aim}")
    counts = context.by_seats("rounds", {rules.seats: 2 * rules.seats for rules in context.games})
    return paragraph(context("game.rounds"), context("game.rounds.by-seats", counts=counts))


def level_rule(rules: Rules) -> str:
    """Return the tiebreak of a game of one round: a value of the field ``level``."""
    return "again" if rules.scoring.shram else rules.ending.level


def only_cards(rules: Rules) -> bool:
    """Return whether most cards is the only item that scores."""
    return {award.code for award in awards(rules)} == {"cards"} and not rules.scoring.sweep_points


def _first(context: RuleContext) -> Iterator[str]:
    """Yield sentences on what happens if several sides reach the target."""
    order = effective_countout(context.rules)
    sweeps = context.rules.scoring.sweep_points > 0
    early = context.rules.scoring.sweep_timing == "as_made"
    level = f"game.level.{context.rules.ending.kasino_tiebreak}"
    if order is None:
        yield from (context("game.highest"), context(level))
        return
    yield context("game.target.one")
    if order == "base_first":
        yield from (context("game.countout.base_first"), context(level))
        return
    items = context.both(context(f"game.order.{code}") for code in countout_items(context))
    yield context("game.countout.order", items=items)
    if sweeps and not early:
        yield context(f"game.countout.{order}")
    # Points that count at once are scored before the count of the round (docs/rules.md, section 1).
    if (sweeps and early) or context.rules.building.trail_fine:
        yield context("game.countout.at-once")


def effective_countout(rules: Rules) -> str | None:
    """Return the order in which points are counted at the target; None if the order makes no difference."""
    order = rules.ending.countout_order
    late_sweeps = rules.scoring.sweep_points > 0 and rules.scoring.sweep_timing == "end_of_hand"
    return None if order == "base_first" and not late_sweeps else order


def countout_items(context: RuleContext) -> list[str]:
    """Return the items of the score in the order in which they are counted, without sweeps."""
    codes = [award.code for award in awards(context.rules)]
    if last_capture_points(context.rules):
        codes.append("last_capture")
    # The order of docs/rules.md, section 1; items that it does not name come last.
    order = ("cards", "last_capture", "spades", "big_casino", "little_casino", "aces")
    return [code for code in order if code in codes] + [code for code in codes if code not in order]
