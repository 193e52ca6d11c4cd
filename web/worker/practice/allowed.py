"""The question which plays are allowed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import TypeAlias

from casino_core.cards import Card
from casino_core.legal.legality import legal_actions, why_not
from casino_core.position.actions import Capture, MakeBuild, pieces
from casino_core.position.position import Cards, Position
from web.table.cards import with_cards
from web.table.html import Html, join, tag
from web.worker.choices.refusals import why_refused
from web.worker.practice.laid import hand_and_table, named
from web.worker.practice.question import Moment, Question
from web.worker.practice.rounds import on_table

SHOWN_OF_EACH = 2
"""How many of the plays are allowed, and how many are not."""

Told: TypeAlias = Capture | MakeBuild
"""The plays that are asked about: those that can be told in a few words."""


def may(moment: Moment) -> Question | None:
    """Ask which of some plays are allowed."""
    position, chance = moment.position, moment.chance
    legal = [action for action in legal_actions(position) if isinstance(action, Capture | MakeBuild)]
    allowed = [action for action in legal if _can_be_told(action, position)]
    # What is told in the same words as an allowed play would look like a trap.
    known = {*map(_as_told, legal)}
    refused = [action for action in _tempting(position) if _as_told(action) not in known and why_not(position, action)]
    if min(len(allowed), len(refused)) < SHOWN_OF_EACH:
        return None
    right, wrong = chance.shuffled(tuple(allowed))[:SHOWN_OF_EACH], chance.shuffled(tuple(refused))[:SHOWN_OF_EACH]
    some = chance.shuffled((*right, *wrong))
    told = tuple(_told(action, moment) for action in some)
    return Question(
        hand_and_table(position, moment.people, moment.voice),
        Html(moment.voice.t("drill.may.ask")),
        told,
        (frozenset(place for place, action in enumerate(some) if action in right),),
        _faults(some, told, moment),
    )


def _can_be_told(action: Told, position: Position) -> bool:
    """Return whether a play is told in full by its card, its number, and cards and builds of the table."""
    simple = isinstance(action, Capture) or (len(action.groups) == 1 and not action.partner)
    return simple and {*pieces(action)} <= {*on_table(position)}


def _as_told(action: Told) -> tuple[object, ...]:
    """Return a key that is equal for plays which are told in the same words."""
    value = action.value if isinstance(action, MakeBuild) else 0
    return type(action), action.card, value, frozenset(pieces(action))


def _told(action: Told, moment: Moment) -> Html:
    """Return a play in words, in the same ones whether it is allowed or not: they must not give that away."""
    voice, key = moment.voice, "drill.takes" if isinstance(action, Capture) else "drill.builds"
    others = named(frozenset(pieces(action)), moment.position, voice)
    text = voice.t(key, card=f"{{{action.card}}}", value=action.value)
    return join((with_cards(text, voice.t, voice.sprite), " ", others))


def _faults(some: Sequence[Told], told: Sequence[Html], moment: Moment) -> Html:
    """Return why the plays that are refused are refused."""
    found = ((phrase, action, why_not(moment.position, action)) for phrase, action in zip(told, some, strict=True))
    lines = (
        tag("li", phrase, ": ", moment.voice.printed(why_refused(action, fault, moment.seen, moment.people)))
        for phrase, action, fault in found
        if fault
    )
    return tag("ul", *lines)


# ---------- plays that look as if they were allowed ----------


def _tempting(position: Position) -> Iterator[Told]:
    """Yield captures of sums that are off by one, and builds that add up, which may lack the card that takes them."""
    rules = position.rules
    valued = [card for card in position.hand if card not in rules.rank_only]
    for held, some in product(dict.fromkeys(valued), _some_of(position.loose)):
        sums = {sum(values) for values in product(*(rules.summed_values[card] for card in some))}
        hits = {value - total for value in rules.hand_values[held] for total in sums}
        if len(some) > 1 and hits & {1, -1} and 0 not in hits:
            yield Capture(held, rules.default_value[held], (some,))
        for value in {own + total for own in rules.build_values[held] for total in sums} if rules.builds else ():
            if value <= rules.largest_sum:
                yield MakeBuild(held, value, ((held, *some),))


def _some_of(loose: Cards) -> Iterator[tuple[Card, ...]]:
    """Yield every loose card, and every two."""
    for size in (1, 2):
        yield from combinations(loose, size)
