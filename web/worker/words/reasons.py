"""Reasons as sentences: the capture that decides against a play, and the items of the score that it costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from casino_core.cards import Card
from casino_core.coaching.reasons import Difference, Line, Reason, Step
from casino_core.position.events import Captured, Swept
from casino_core.rules.awards import Majority, awards
from casino_core.score.scoring import Item
from web.worker.words.narration import action_phrase
from web.worker.words.people import People, key_about
from web.worker.words.speech import Fact, Message, enumerated, message, one_by_one

MAX_ITEMS = 2
"""The maximum number of score items that are named."""

MAX_NAMED = 4
"""The maximum number of cards that are named one by one."""


def against(reason: Reason, people: People) -> tuple[Message, ...]:
    """Return why a play is wrong, in one sentence or two, without naming the better play."""
    if reason.loss is None:
        return (_costs(reason, people),)
    return _loses(reason, people, "reason.later" if _is_later(reason) else "reason.reply")


def in_favour(reason: Reason, people: People) -> tuple[Message, ...]:
    """Return why a play is right, in one sentence or two: what it wins later, and the consequence of the worse play."""
    first = reason.worse.steps[0]
    done = enumerated(tuple(action_phrase(first.action, first.before, people)))
    # The first step of the better line is on the table already, so a gain in that step needs no sentence.
    if reason.gain and (later := reason.better.steps[reason.gain]).seat == reason.seat:
        key = "reason.gain.last" if reason.better.brings_residue == reason.gain else "reason.gain"
        return (message(key, **_capture(later, people)), _costs(reason, people, done))
    if reason.loss is None:
        return (_costs(reason, people, done),)
    return _loses(reason, people, "reason.after-later" if _is_later(reason) else "reason.after", done=done)


def _loses(reason: Reason, people: People, key: str, **facts: Fact) -> tuple[Message, Message]:
    """Return a sentence with the key ``key`` on the capture that decides against a play, and a sentence on the cost."""
    step = reason.worse.steps[reason.loss or 0]
    rest = step.seat != reason.seat and reason.worse.brings_residue == reason.loss
    key = f"{key}.last" if rest else key_about(people, key, step.seat)
    return message(key, **_capture(step, people), **facts), _costs(reason, people, says_rest=rest)


def _is_later(reason: Reason) -> bool:
    """Return whether others act between a play and the capture that decides against it."""
    return any(step.seat != reason.seat for step in reason.worse.steps[1 : reason.loss])


def _capture(step: Step, people: People) -> dict[str, Message | Card | tuple[Card, ...] | tuple[tuple[Card, ...], ...]]:
    """Return the facts of a decisive step: the player, the capturing card and the captured pieces."""
    captured = next((event for event in step.events if isinstance(event, Captured)), None)
    card = captured.card if captured else step.gained[-1]
    taken = captured.taken if captured else step.gained[:-1]
    sums = _sums(captured) if captured else one_by_one(taken)
    swept = any(isinstance(event, Swept) for event in step.events)
    cards = message("reason.table") if swept and len(taken) > MAX_NAMED else message("reason.cards", cards=sums)
    return {"who": people.name(step.seat), "card": card, "taken": cards}


def _sums(captured: Captured) -> tuple[Fact, ...]:
    """Return the captured cards by group; builds are split into groups, because readers cannot see future builds."""
    return (*captured.groups, *(group for build in captured.builds for group in build.groups))


def _costs(reason: Reason, people: People, done: Message | None = None, *, says_rest: bool = False) -> Message:
    """Return the sentence on the cost of a play, with the score items that it consists of.

    ``done`` names the play if no earlier sentence does; ``says_rest`` is whether one says who gets the last cards.
    """
    named = reason.differences[:MAX_ITEMS]
    items: list[Message] = []
    for one in named:
        items += _item(one, reason, people, says_rest=says_rest)
        says_rest = says_rest or items[-1].key.startswith("reason.most.last")
    all_of_it = sum(one.points for one in named) == reason.cost
    key = f"reason.costs{'' if done is None else '-if'}{'' if all_of_it else '.all'}"
    facts: dict[str, Fact] = {} if done is None else {"done": done}
    return message(key, points=_points(reason, people), items=enumerated(_merged(items)), **facts)


def _points(reason: Reason, people: People) -> Message:
    """Return the cost in points; for two players also the change for each, if the opponent's points change."""
    count = reason.cost // (people.rules.sides - 1)  # the cost adds up the leads over all other sides
    better, worse = reason.better.sheet.points, reason.worse.sheet.points
    if people.rules.seats == 2:
        own, others = (worse[seat] - better[seat] for seat in (reason.seat, 1 - reason.seat))
        if others:
            who = people.name(1 - reason.seat)
            return message("reason.points.both", count=count, own=_signed(own), who=who, others=_signed(others))
    return message("reason.points", count=count)


def _signed(change: int) -> str:
    """Return a change with its sign; 0 has no sign."""
    return f"{change:+d}".replace("-", "\N{MINUS SIGN}") if change else "0"


def _merged(items: list[Message]) -> list[Message]:
    """Return items, merged into one if they are all cards that go to the same side, or all left out by an early end."""
    first = items[0] if items else None
    if first is not None and {one.key for one in items} == {"reason.early"}:
        return [message(first.key, item=enumerated(one.facts["item"] for one in items))]  # type: ignore[misc]
    if first is None or not first.key.startswith("reason.cards-"):
        return items
    if any((one.key, one.facts.get("who")) != (first.key, first.facts.get("who")) for one in items):
        return items
    cards = tuple(dict.fromkeys(card for one in items for card in one.facts["cards"]))  # type: ignore[union-attr]
    return [message(first.key, **{**first.facts, "cards": cards, "count": len(cards)})]


def _item(one: Difference, reason: Reason, people: People, *, says_rest: bool) -> Iterator[Message]:
    """Yield the sentences about an item of the score that the worse play loses."""
    rules = people.rules
    own = rules.side_of[reason.seat]
    if one.worse is None:
        # A round that ends early leaves most items out.
        yield message("reason.early", item=message(f"reason.item.{one.code}"))
        return
    before = (0,) * rules.sides if one.better is None else one.better.points
    award = next((award for award in awards(rules) if award.code == one.code), None)
    others = [side for side in range(rules.sides) if side != own]
    gainer = own if rules.ending.lowest_wins else max(others, key=lambda side: one.worse.counts[side])  # type: ignore[union-attr]
    if isinstance(award, Majority):
        yield _majority(one.worse, award, reason, people, says_rest=says_rest)
        return
    moved = _moved(one, gainer) if award is not None else ()
    if moved and len(moved) <= MAX_NAMED:
        last = _takes_rest(reason.worse) and {*moved} <= {*reason.worse.steps[-1].residue}
        key = "reason.cards-last" if last and not says_rest else "reason.cards-go"
        yield people.about(key, gainer, cards=one_by_one(moved), count=len(moved))
    elif one.code == "sweeps" and one.better and one.worse.counts[gainer] > one.better.counts[gainer]:
        yield people.about("reason.sweep", gainer)
    else:
        yield message(
            "reason.item",
            item=message(f"reason.item.{one.code}"),
            some=one.worse.points[own],
            others=max(one.worse.points[side] for side in others),
            before=before[own],
            their=max(before[side] for side in others),
        )


def _majority(worse: Item, award: Majority, reason: Reason, people: People, *, says_rest: bool) -> Message:
    """Return the sentence on a majority at the end of the worse line, and on whether the last capture decides it."""
    own = people.rules.side_of[reason.seat]
    others = [side for side in range(people.rules.sides) if side != own]
    winner = max(range(len(worse.points)), key=lambda side: worse.points[side])
    item = message(f"score.has.{worse.code}")
    rival = max(others, key=lambda side: worse.counts[side])
    if not worse.points[winner]:
        return message("reason.most.nobody", item=item, some=worse.counts[own], others=worse.counts[rival])
    top, second = (worse.counts[side] for side in ((winner, own) if winner != own else (own, rival)))
    rest = sum(card in award.cards for card in reason.worse.steps[-1].residue)
    seat = reason.worse.steps[-1].residue_seat
    takes_last = seat is not None and people.rules.side_of[seat] == winner != own
    decides = takes_last and _takes_rest(reason.worse) and top - rest <= second + rest
    key = "reason.most.last" if decides and not says_rest else "reason.most"
    return people.about(key, winner, item=item, some=top, others=second)


def _takes_rest(line: Line) -> bool:
    """Return whether the cards that remain at the end of a line go to the last side to capture."""
    last = line.steps[-1]
    return bool(last.residue) and last.before.rules.capturing.residue_to == "last_capturer"


def _moved(one: Difference, gainer: int) -> tuple[Card, ...]:
    """Return the cards of an item that a side gets only after the worse play."""
    better, worse = one.better, one.worse
    if better is None or worse is None:
        return ()
    return tuple((Counter(worse.cards[gainer]) - Counter(better.cards[gainer])).elements())
