"""The drill that asks which plays are legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import TypeAlias

from casino_core.legal.legality import legal_actions, why_not
from casino_core.position.actions import Capture, MakeBuild, pieces
from casino_core.position.position import Position
from web.table.cards import with_cards
from web.table.html import Html, join, tag
from web.worker.choices.refusals import why_refused
from web.worker.practice.laid import hand_and_table, named
from web.worker.practice.question import Moment, Question
from web.worker.practice.rounds import on_table

SHOWN_OF_EACH = 2
"""A question shows this many legal plays, and as many illegal plays."""

Shown: TypeAlias = Capture | MakeBuild
"""The kinds of plays that the drill asks about."""


def may(moment: Moment) -> Question | None:
    """Ask which of some plays are legal; return None if too few plays can be shown."""
    position, chance = moment.position, moment.chance
    legal = [action for action in legal_actions(position) if isinstance(action, Capture | MakeBuild)]
    allowed = [action for action in legal if _is_brief(action, position)]
    # An illegal play with the same wording as a legal one would look like a trap.
    known = {*map(_wording, legal)}
    refused = [action for action in _tempting(position) if _wording(action) not in known and why_not(position, action)]
    if min(len(allowed), len(refused)) < SHOWN_OF_EACH:
        return None
    right, wrong = chance.shuffled(tuple(allowed))[:SHOWN_OF_EACH], chance.shuffled(tuple(refused))[:SHOWN_OF_EACH]
    some = chance.shuffled((*right, *wrong))
    phrases = tuple(_describe(action, moment) for action in some)
    return Question(
        hand_and_table(position, moment.people, moment.voice),
        Html(moment.voice.t("drill.may.ask")),
        phrases,
        (frozenset(place for place, action in enumerate(some) if action in right),),
        _faults(some, phrases, moment),
    )


def _is_brief(action: Shown, position: Position) -> bool:
    """Return whether a play is fully described by its card, its value, and pieces of the table."""
    simple = isinstance(action, Capture) or (len(action.groups) == 1 and not action.partner)
    return simple and {*pieces(action)} <= {*on_table(position)}


def _wording(action: Shown) -> tuple[object, ...]:
    """Return a key that is equal for plays with the same wording."""
    value = action.value if isinstance(action, MakeBuild) else 0
    return type(action), action.card, value, frozenset(pieces(action))


def _describe(action: Shown, moment: Moment) -> Html:
    """Return a play in words, which must not reveal whether it is legal."""
    voice, key = moment.voice, "drill.takes" if isinstance(action, Capture) else "drill.builds"
    others = named(frozenset(pieces(action)), moment.position, voice)
    text = voice.t(key, card=f"{{{action.card}}}", value=action.value)
    return join((with_cards(text, voice.t, voice.sprite), " ", others))


def _faults(some: Sequence[Shown], phrases: Sequence[Html], moment: Moment) -> Html:
    """Return a list of the illegal plays, each with the reason why it is illegal."""
    judged = ((phrase, action, why_not(moment.position, action)) for phrase, action in zip(phrases, some, strict=True))
    lines = (
        tag("li", phrase, ": ", moment.voice.printed(why_refused(action, fault, moment.seen, moment.people)))
        for phrase, action, fault in judged
        if fault
    )
    return tag("ul", *lines)


# ---------- plays that look legal ----------


def _tempting(position: Position) -> Iterator[Shown]:
    """Yield captures of two cards whose sum is off by one, and builds that add up, even if no hand card takes them."""
    rules = position.rules
    valued = [card for card in position.hand if card not in rules.rank_only]
    groups = (group for size in (1, 2) for group in combinations(position.loose, size))
    for held, some in product(dict.fromkeys(valued), groups):
        sums = {sum(values) for values in product(*(rules.summed_values[card] for card in some))}
        hits = {value - total for value in rules.hand_values[held] for total in sums}
        if len(some) > 1 and hits & {1, -1} and 0 not in hits:
            yield Capture(held, rules.default_value[held], (some,))
        for value in {own + total for own in rules.build_values[held] for total in sums} if rules.builds else ():
            if value <= rules.largest_sum:
                yield MakeBuild(held, value, ((held, *some),))
