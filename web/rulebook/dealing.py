"""The players, the deal, the values of cards, and a turn."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.cards import BIG_CASINO, LITTLE_CASINO, Card
from casino_core.rules.parts import Rules
from web.rulebook.context import RuleContext, capitalized, paragraph

WHOLE_PACK = 52

LONGEST_LIST = 3
"""The maximum number of items in a list of numbers of players: "two, three or four", but "two to six"."""


# ---------- players, cards, deal ----------


def deal(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on players, the pack, the deal and the lead."""
    rules = context.rules
    yield paragraph(*_players(context), _direction(context))
    yield paragraph(_pack(context), context(f"first-dealer.{rules.deal.first_dealer}"), *_first_deal(context))
    if rules.deal.replaced != "none":
        yield context(f"deal.replaced.{rules.deal.replaced}")
    once = rules.deal.draw or _one_deal(context)
    lead = context(f"lead.{'once' if once else 'always'}.{rules.deal.direction}")
    yield paragraph(*_further_deals(context), *_last_deal(context), lead if once else "")
    if not once:
        yield lead


def _direction(context: RuleContext) -> str:
    """Return a sentence on the direction of play and the next dealer."""
    rules = context.rules
    loser = ".loser" if rules.deal.next_dealer == "before_loser" else ""
    single = one_round(rules)
    # Callabra has no second round after a tie, so the deal passes after each game (docs/rules.md, section 18).
    unit = context(f"direction.unit.{'game' if single and rules.ending.level == 'clearer' else 'round'}")
    after = context(f"direction.after.{'level' if single else 'round'}")
    return context(f"direction.{rules.deal.direction}{loser}", unit=unit, after=after)


def one_round(rules: Rules) -> bool:
    """Return whether a game lasts one round, with more rounds only after a tie."""
    return rules.ending.rounds is None and rules.ending.target is None


def _players(context: RuleContext) -> Iterator[str]:
    alone = sorted({rules.seats for rules in context.games if rules.team == 1})
    if alone == [2]:
        yield context("players.alone.two")
    elif alone:
        seats = context.either(map(context.number, alone))
        if len(alone) > LONGEST_LIST and alone[-1] - alone[0] < len(alone):
            minimum, maximum = context.number(alone[0]), context.number(alone[-1])
            seats = context("trait.players.range", least=minimum, most=maximum)
        yield context("players.alone", seats=seats)
    for count, teams in _teams(context).items():
        key = "only" if not alone else "also" if count in alone else "always"
        seats = context.number(count)
        yield context(f"players.teams.{key}", seats=capitalized(seats), players=seats, teams=context.either(teams))
    if context.partners:
        four = ".four" if all(rules.seats == 4 for rules in context.games if rules.team > 1) else ""
        yield context(f"players.partners{four}{'.each' if context.rules.piles.each else ''}")


def _teams(context: RuleContext) -> dict[int, list[str]]:
    """Return the teams in words, by the number of players."""
    teams: dict[int, list[str]] = {}
    for rules in context.games:
        if rules.team > 1:
            sides, team = context.number(rules.sides), context.number(rules.team)
            teams.setdefault(rules.seats, []).append(context("players.teams.each", sides=sides, team=team))
    return teams


def _pack(context: RuleContext) -> str:
    deal = context.rules.deal
    cards = len(deal.pack)
    # The first key whose condition holds is used, so more specific keys come first.
    kinds = {
        "pack.several": deal.packs > 1,
        "pack.whole": cards == WHOLE_PACK,
        # Three twos are left out, so five players use up the pack: 4 on the table, 4 each, then 5 each (docs/rules.md,
        # section 20).
        "pack.five": deal.five_handed and cards == WHOLE_PACK - 3,
        "pack.no-courts": context.courts == "none" and not deal.five_handed,
        "pack.other": True,
    }
    return context(next(key for key, holds in kinds.items() if holds), cards=cards, packs=context.number(deal.packs))


def _first_deal(context: RuleContext) -> Iterator[str]:
    """Yield sentences on the cards dealt to the players and to the table."""
    pattern = context.rules.deal.deal_pattern
    if context.rules.deal.cut_layout:
        yield from _cut(context)
        yield context(f"deal.cut.{pattern}")
    elif all(rules.layout_size for rules in context.games):
        two = ".two" if all(rules.seats == 2 for rules in context.games) else ""
        yield _hands(context)
        yield context(f"deal.pattern.{pattern}{two}")
    else:
        # Some tables begin without a layout, so the layouts have separate sentences.
        yield _each_hand(context, "deal.hands.alone")
        yield context(f"deal.cut.{pattern}")
        yield from _layouts(context)


def _cut(context: RuleContext) -> Iterator[str]:
    """Yield sentences on cutting the layout out of the pack before the hands are dealt."""
    deal = context.rules.deal
    yield context(f"deal.cut.{deal.direction}", layout=context.number(context.rules.layout_size))
    if deal.swazi_cut_rules != "none":
        yield context("deal.cut.again")
    yield _each_hand(context, "deal.cut.hands")


def _each_hand(context: RuleContext, key: str) -> str:
    """Return a sentence on the cards that each player gets, for games in which the layout has a separate sentence."""
    sizes = {rules.seats: rules.hand_sizes[0] for rules in context.games}
    if len(set(sizes.values())) == 1:
        return context(key, hand=context.number(context.rules.hand_sizes[0]))
    return context(f"{key}.by-seats", counts=context.by_seats("cards", sizes))


def _layouts(context: RuleContext) -> Iterator[str]:
    """Yield sentences on the opening layout at each table, which may be empty."""
    layouts: dict[int, list[int]] = {}
    for seats, layout in {rules.seats: rules.layout_size for rules in context.games}.items():
        layouts.setdefault(layout, []).append(seats)
    for layout, tables in sorted(layouts.items()):
        who = context.either(map(context.number, tables))
        yield context(f"deal.layout.{'some' if layout else 'none'}", seats=who, count=layout)


def _one_deal(context: RuleContext) -> bool:
    """Return whether everything is dealt at once, at every table."""
    return all(len(hands_dealt(rules)) == 1 for rules in context.games)


def _hands(context: RuleContext) -> str:
    sizes = {rules.seats: rules.hand_sizes[0] for rules in context.games}
    layouts = {rules.seats: rules.layout_size for rules in context.games}
    hand, layout = (context.number(counts[context.rules.seats]) for counts in (sizes, layouts))
    if in_table(context):
        return context("deal.all.table")
    if len(set(sizes.values())) > 1:
        return context("deal.hands.by-seats", counts=context.by_seats("cards", sizes), layout=layout)
    return context("deal.hands", hand=hand, layout=layout)


def in_table(context: RuleContext) -> bool:
    """Return whether ``deal_table`` describes the deal, because layouts differ in size with the number of players.

    If the layout is cut, or some tables have no layout, sentences describe the deal instead.
    """
    layouts = {rules.layout_size for rules in context.games}
    return len(layouts) > 1 and all(layouts) and not context.rules.deal.cut_layout


def deal_table(context: RuleContext) -> tuple[tuple[str, ...], ...]:
    """Return a table of the deal: headings, then a row for every number of players; () if sentences describe it."""
    if not in_table(context):
        return ()
    heads = tuple(context(f"deal.table.{name}") for name in ("players", "hand", "layout", "deals", "last"))
    games = sorted({rules.seats: rules for rules in context.games}.items())
    return heads, *(_dealt(rules) for _, rules in games)


def _dealt(rules: Rules) -> tuple[str, ...]:
    hands = hands_dealt(rules)
    return tuple(map(str, (rules.seats, hands[0], rules.layout_size, len(hands), hands[-1])))


def hands_dealt(rules: Rules) -> tuple[int, ...]:
    """Return the number of cards that each player gets in each deal of a round."""
    remaining = (len(rules.pack) - rules.layout_size) // rules.seats
    hands: list[int] = []
    # If players draw, only the first hand is dealt.
    while remaining and not (rules.deal.draw and hands):
        sizes = rules.hand_sizes
        size = sizes[min(len(hands), len(sizes) - 1)]
        # Callabra: if too few cards are left for whole hands, they stay out of play (docs/rules.md, section 18).
        if remaining < size and rules.deal.whole_hands:
            break
        hands.append(min(remaining, size))
        remaining -= hands[-1]
    return tuple(hands)


def _further_deals(context: RuleContext) -> Iterator[str]:
    rules = context.rules
    dealt = {game.seats: hands_dealt(game) for game in context.games}
    if rules.deal.draw:
        yield context("deal.once.draw")
        yield context("deal.draw")
        return
    # Only this game deals more cards the second time than the first (docs/rules.md, section 20).
    if rules.deal.five_handed:
        yield context("deal.again.five", hand=context.number(dealt[rules.seats][-1]))
        return
    if _one_deal(context):
        yield context("deal.once")
        return
    if rules.deal.first_hand:
        yield context("deal.again.smaller", hand=context.number(rules.hand_sizes[-1]))
    elif rules.deal.whole_hands:
        yield context("deal.again.whole")
        yield context(
            "deal.left", counts=context.by_seats("cards", {game.seats: game.left_out for game in context.games})
        )
    else:
        again = [seats for seats, hands in dealt.items() if len(hands) > 1]
        some = len(again) < len(dealt)
        yield context("deal.again.some" if some else "deal.again", seats=context.either(map(context.number, again)))
    if in_table(context):
        return
    counts = {seats: len(hands) for seats, hands in dealt.items()}
    if len(set(counts.values())) == 1:
        yield context("deal.count", deals=context.number(counts[rules.seats]))
    else:
        yield context("deal.count.by-seats", counts=context.by_seats("deals", counts))
    for seats, last in {seats: hands[-1] for seats, hands in dealt.items() if hands[-1] < hands[0]}.items():
        yield context("deal.short", seats=context.number(seats), hand=context.number(last), count=last)
    # Builds, with their owners, may outlast a deal (docs/rules.md, section 12).
    if rules.step_by_step:
        yield context("deal.stays")


def _last_deal(context: RuleContext) -> Iterator[str]:
    deal = context.rules.deal
    if _one_deal(context) and not deal.draw:
        return
    # Drawing the last card replaces the announcement of the last deal (docs/rules.md, section 16).
    if deal.draw or deal.last_announcement == "none":
        yield context(f"last.{'draw.' if deal.draw else ''}{deal.last_announcement}")
    else:
        yield context(f"last.required.{deal.last_word}")
    if deal.last_not_announced_penalty != "none":
        yield context("last.penalty")


# ---------- values ----------


def values(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on the values of cards."""
    rules = context.rules
    cards = _cards_of_note(context)
    yield paragraph(*cards[:1], context("values.numerals"), context(f"values.courts.{context.courts}"), *cards[1:])
    if rules.several_values:
        yield paragraph(
            context("values.choice"),
            context("values.choice.tops") if rules.steals else "",
            context("values.choice.build") if context.builds else "",
        )
    gap = rules.values.courts == "rank_only" and bool(rules.rank_marks) and rules.largest_sum > max(rules.rank_marks)
    largest = "values.largest" if context.builds else "values.largest.sum"
    yield paragraph(context(largest, largest=rules.largest_sum), context("values.no-court-sums") if gap else "")


def _cards_of_note(context: RuleContext) -> list[str]:
    """Return sentences on the values of aces, and of Casinos with high values."""
    rules = context.rules
    cards = {"ace": Card("AS"), "little": LITTLE_CASINO, "big": BIG_CASINO}
    plain = {name for name, card in cards.items() if name != "ace" and rules.hand_values[card] == (card.pips,)}
    return [_counts(context, name, card) for name, card in cards.items() if name not in plain]


def _counts(context: RuleContext, name: str, card: Card) -> str:
    """Return a sentence on the values of a card in the hand and on the table.

    Its values in builds need no words: they are always those in the hand or those on the table.
    """
    rules = context.rules
    hand, build, table = rules.hand_values[card], rules.build_values[card], rules.table_values[card]
    key = "same" if hand == build == table else "loose" if hand == build else "hand" if context.builds else "hand.only"
    return context(
        f"values.{key}", card=context(f"values.{name}"), hand=context.either(hand), table=context.either(table)
    )


# ---------- turn ----------


def turn(context: RuleContext) -> Iterator[str]:
    """Yield a paragraph on a turn."""
    rules = context.rules
    yield paragraph(
        context("turn.one-card" if context.builds else "turn.one-card.no-builds"),
        context("turn.draw") if rules.deal.draw else "",
        context("turn.pluck") if rules.capturing.pluck else "",
        context("turn.claim") if rules.ending.claim_out != "off" else "",
    )
