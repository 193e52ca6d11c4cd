"""Who plays, how cards are dealt, what they count, and what a turn is."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.cards import BIG_CASINO, LITTLE_CASINO, Card
from casino_core.rules.parts import Rules
from web.rulebook.context import LARGEST_WORD, Told, begun, paragraph

WHOLE_PACK = 52


# ---------- players, cards, deal ----------


def deal(told: Told) -> Iterator[str]:
    """Paragraphs on players, the pack, the deal and the lead."""
    rules = told.rules
    yield paragraph(*_players(told), _direction(told))
    yield paragraph(_pack(told), told(f"first-dealer.{rules.deal.first_dealer}"), *_first_deal(told))
    if rules.deal.replaced != "none":
        yield told(f"deal.replaced.{rules.deal.replaced}")
    yield paragraph(*_further_deals(told), *_last_deal(told))
    yield told(f"lead.{'once' if rules.deal.draw or _one_deal(told) else 'always'}.{rules.deal.direction}")


def _direction(told: Told) -> str:
    """Which way the turn passes, and who deals next."""
    rules = told.rules
    loser = ".loser" if rules.deal.next_dealer == "before_loser" else ""
    single = one_round(rules)
    unit = told(f"direction.unit.{'game' if single and rules.ending.level == 'clearer' else 'round'}")
    after = told(f"direction.after.{'level' if single else 'round'}")
    return told(f"direction.{rules.deal.direction}{loser}", unit=unit, after=after)


def one_round(rules: Rules) -> bool:
    """Whether a game is one round, and more at most when it is level."""
    return rules.ending.rounds is None and rules.ending.target is None


def _players(told: Told) -> Iterator[str]:
    alone = sorted({rules.seats for rules in told.games if rules.team == 1})
    if alone == [2]:
        yield told("players.alone.two")
    elif alone:
        yield told("players.alone", seats=told.either(map(told.number, alone)))
    for count, teams in _teams(told).items():
        key = "only" if not alone else "also" if count in alone else "always"
        seats = told.number(count)
        yield told(f"players.teams.{key}", seats=begun(seats), players=seats, teams=told.either(teams))
    if told.partners:
        yield told("players.partners.each" if told.rules.piles.each else "players.partners")


def _teams(told: Told) -> dict[int, list[str]]:
    """The teams in which so many players play, in words."""
    teams: dict[int, list[str]] = {}
    for rules in told.games:
        if rules.team > 1:
            sides, team = told.number(rules.sides), told.number(rules.team)
            teams.setdefault(rules.seats, []).append(told("players.teams.each", sides=sides, team=team))
    return teams


def _pack(told: Told) -> str:
    deal = told.rules.deal
    cards = len(deal.pack)
    kinds = {
        "pack.several": deal.packs > 1,
        "pack.whole": cards == WHOLE_PACK,
        "pack.five": deal.five_handed and cards == WHOLE_PACK - 3,
        "pack.no-courts": told.courts == "none" and not deal.five_handed,
        "pack.other": True,
    }
    return told(next(key for key, holds in kinds.items() if holds), cards=cards, packs=told.number(deal.packs))


def _first_deal(told: Told) -> Iterator[str]:
    """What is dealt to the players and to the table, and how."""
    pattern = told.rules.deal.deal_pattern
    if told.rules.deal.cut_layout:
        yield from _cut(told)
        yield told(f"deal.cut.{pattern}")
    elif all(rules.layout_size for rules in told.games):
        two = ".two" if all(rules.seats == 2 for rules in told.games) else ""
        yield _hands(told)
        yield told(f"deal.pattern.{pattern}{two}")
    else:
        yield _each_hand(told, "deal.hands.alone")
        yield told(f"deal.cut.{pattern}")
        yield from _layouts(told)


def _cut(told: Told) -> Iterator[str]:
    """The layout is cut out of the pack before the hands are dealt."""
    deal = told.rules.deal
    yield told(f"deal.cut.{deal.direction}", layout=told.number(told.rules.layout_size))
    if deal.swazi_cut_rules != "none":
        yield told("deal.cut.again")
    yield _each_hand(told, "deal.cut.hands")


def _each_hand(told: Told, key: str) -> str:
    """How many cards each player gets, where that is told apart from the layout."""
    sizes = {rules.seats: rules.hand_sizes[0] for rules in told.games}
    if len(set(sizes.values())) == 1:
        return told(key, hand=told.number(told.rules.hand_sizes[0]))
    return told(f"{key}.by-seats", counts=_in_words(told, sizes))


def _layouts(told: Told) -> Iterator[str]:
    """At which tables play begins without cards on the table, and what lies there at others."""
    layouts: dict[int, list[int]] = {}
    for seats, layout in {rules.seats: rules.layout_size for rules in told.games}.items():
        layouts.setdefault(layout, []).append(seats)
    for layout, tables in sorted(layouts.items()):
        who = told.either(map(told.number, tables))
        yield told(f"deal.layout.{'some' if layout else 'none'}", seats=who, count=layout)


def _one_deal(told: Told) -> bool:
    """Whether everything is dealt at once, at every table."""
    return all(len(hands_dealt(rules)) == 1 for rules in told.games)


def _hands(told: Told) -> str:
    sizes = {rules.seats: rules.hand_sizes[0] for rules in told.games}
    layouts = {rules.seats: rules.layout_size for rules in told.games}
    hand, layout = (told.number(counts[told.rules.seats]) for counts in (sizes, layouts))
    if len(set(layouts.values())) > 1:
        return told("deal.all.by-seats", counts=_in_words(told, sizes), layouts=_in_words(told, layouts))
    if len(set(sizes.values())) > 1:
        return told("deal.hands.by-seats", counts=_in_words(told, sizes), layout=layout)
    return told("deal.hands", hand=hand, layout=layout)


def _in_words(told: Told, counts: dict[int, int]) -> str:
    """Counts by seats: in words, or all in digits where one of them is too large for a word."""
    figures = max(counts.values()) > LARGEST_WORD
    return told.by_seats({seats: count if figures else told.number(count) for seats, count in counts.items()})


def hands_dealt(rules: Rules) -> tuple[int, ...]:
    """The cards each player gets, deal by deal, until the pack is used up."""
    left = (len(rules.pack) - rules.layout_size) // rules.seats
    hands: list[int] = []
    while left and not (rules.deal.draw and hands):
        sizes = rules.hand_sizes
        size = sizes[min(len(hands), len(sizes) - 1)]
        if left < size and rules.deal.whole_hands:
            break
        hands.append(min(left, size))
        left -= hands[-1]
    return tuple(hands)


def _further_deals(told: Told) -> Iterator[str]:
    rules = told.rules
    dealt = {game.seats: hands_dealt(game) for game in told.games}
    if rules.deal.draw:
        yield told("deal.once.draw")
        yield told("deal.draw")
        return
    if rules.deal.five_handed:
        yield told("deal.again.five", hand=told.number(dealt[rules.seats][-1]))
        return
    if _one_deal(told):
        yield told("deal.once")
        return
    if rules.deal.whole_hands:
        yield told("deal.again.whole")
        yield told("deal.left", counts=_in_words(told, {game.seats: game.left_out for game in told.games}))
    else:
        again = [seats for seats, hands in dealt.items() if len(hands) > 1]
        some = len(again) < len(dealt)
        yield told("deal.again.some" if some else "deal.again", seats=told.either(map(told.number, again)))
    counts = {seats: len(hands) for seats, hands in dealt.items()}
    if len(set(counts.values())) == 1:
        yield told("deal.count", deals=told.number(counts[rules.seats]))
    else:
        yield told("deal.count.by-seats", counts=_in_words(told, counts))
    short = {seats: hands[-1] for seats, hands in dealt.items() if hands[-1] < hands[0]}
    if len(short) > 1:
        yield told("deal.short.by-seats", counts=_in_words(told, short))
    for seats, last in short.items() if len(short) == 1 else ():
        yield told("deal.short", seats=told.number(seats), hand=told.number(last), count=last)
    if rules.building.form == "table":
        yield told("deal.stays")


def _last_deal(told: Told) -> Iterator[str]:
    deal = told.rules.deal
    if _one_deal(told) and not deal.draw:
        return
    if deal.draw or deal.last_announcement == "none":
        yield told(f"last.{'draw.' if deal.draw else ''}{deal.last_announcement}")
    else:
        yield told(f"last.required.{deal.last_word}")
    if deal.last_not_announced_penalty != "none":
        yield told("last.penalty")


# ---------- values ----------


def values(told: Told) -> Iterator[str]:
    """Paragraphs on what cards count."""
    rules = told.rules
    cards = _cards_of_note(told)
    yield paragraph(*cards[:1], told("values.numerals"), told(f"values.courts.{told.courts}"), *cards[1:])
    if rules.several_values:
        yield paragraph(
            told("values.choice"),
            told("values.choice.tops") if rules.piles.tops != "nothing" else "",
            told("values.choice.build") if told.builds else "",
        )
    gap = rules.values.courts == "rank_only" and bool(rules.rank_marks) and rules.largest_sum > max(rules.rank_marks)
    largest = "values.largest" if told.builds else "values.largest.sum"
    yield paragraph(told(largest, largest=rules.largest_sum), told("values.no-court-sums") if gap else "")


def _cards_of_note(told: Told) -> list[str]:
    """What an ace counts, and the two Casinos where they are more than their pips."""
    rules = told.rules
    cards = {"ace": Card("AS"), "little": LITTLE_CASINO, "big": BIG_CASINO}
    plain = {name for name, card in cards.items() if name != "ace" and rules.hand_values[card] == (card.pips,)}
    return [_counts(told, name, card) for name, card in cards.items() if name not in plain]


def _counts(told: Told, name: str, card: Card) -> str:
    """What one card counts in the hand and on the table; in a build it is as in the hand, or as on the table."""
    rules = told.rules
    hand, build, table = rules.hand_values[card], rules.build_values[card], rules.table_values[card]
    key = "same" if hand == build == table else "loose" if hand == build else "hand" if told.builds else "hand.only"
    return told(f"values.{key}", card=told(f"values.{name}"), hand=told.either(hand), table=told.either(table))


# ---------- turn ----------


def turn(told: Told) -> Iterator[str]:
    """A paragraph on what a turn is."""
    rules = told.rules
    yield paragraph(
        told("turn.one-card" if told.builds else "turn.one-card.no-builds"),
        told("turn.draw") if rules.deal.draw else "",
        told("turn.passes"),
        told("turn.pluck") if rules.capturing.pluck else "",
        told("turn.claim") if rules.ending.claim_out != "off" else "",
    )
