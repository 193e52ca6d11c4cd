"""Events as sentences: for the log below the table, for the list of turns, and for announcements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casino_core.cards import Card
from casino_core.playing.play import apply, carry_out
from casino_core.position.actions import Action, Done, Insist, Play, Trail
from casino_core.position.events import (
    Announced,
    Built,
    Cancelled,
    Captured,
    Claimed,
    Cleared,
    Dealt,
    Drawn,
    Event,
    Fined,
    Given,
    Insisted,
    LetStand,
    PairsTaken,
    Plucked,
    Proposed,
    Proven,
    Replaced,
    ResidueTaken,
    SetAside,
    Stolen,
    SweepLeft,
    SweepsCancelled,
    Swept,
    Trailed,
)
from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from web.rulebook.words import sweep_counts, sweep_word
from web.worker.words.people import People, key_about
from web.worker.words.speech import Fact, Message, alternatives, message, one_by_one


def narrate(
    events: Iterable[Event], people: People, dealer: int, drawn_card: Card | None = None, bonus: int = 0
) -> tuple[Message, ...]:
    """Return the events of a move as sentences.

    ``dealer`` is the seat that deals this round, ``drawn_card`` the card that the person has drawn, if any. ``bonus``
    is the points of a sweep if they vary, otherwise 0.
    """
    return tuple(sentence for event in events for sentence in _sentences(event, people, dealer, drawn_card, bonus))


def _sentences(event: Event, people: People, dealer: int, drawn_card: Card | None, bonus: int) -> tuple[Message, ...]:
    match event:
        case Dealt():
            return _dealt(event, people, dealer)
        case Drawn():
            yours = (message("say.drawn.you", card=drawn_card),) if drawn_card else ()
            return (*yours, message("say.drawn.last")) if event.last else yours
        case SweepsCancelled() | Replaced() | SetAside() | LetStand():
            return _by_nobody(event)
        case Swept():
            return _swept(people, bonus)
        case ResidueTaken():
            return (_residue(event, people),)
        case _:
            return (_by_somebody(event, people), *_owner(event, people))


def _owner(event: Event, people: People) -> tuple[Message, ...]:
    """Return the sentence on the owner of a new or raised build, if another player made it; else ()."""
    if not isinstance(event, Built) or event.how == "add" or event.build.owner == event.seat:
        return ()
    return (_about("say.owner", event.build.owner, people, value=event.build.value),)


def _swept(people: People, bonus: int) -> tuple[Message, ...]:
    """Return the name of a sweep in the game, with its points if they vary; "cleared" if sweeps do not score."""
    scoring = people.rules.scoring
    if not (bonus or scoring.sweep_points):
        return (message("say.cleared"),)
    what = message(f"{sweep_word(people.rules)}.said")
    if not bonus:
        return (what,)
    return (what, message("say.swept.swing" if scoring.sweep_swing else "say.swept.bonus", count=bonus))


def _by_nobody(event: SweepsCancelled | Replaced | SetAside | LetStand) -> tuple[Message, ...]:
    """Return the sentences for events without a player."""
    if isinstance(event, LetStand):
        return ()
    if isinstance(event, SweepsCancelled):
        return (message("say.sweeps-cancelled"),)
    key = "say.replaced" if isinstance(event, Replaced) else "say.set-aside"
    return (message(key, count=len(event.cards), cards=one_by_one(event.cards)),)


def _dealt(event: Dealt, people: People, dealer: int) -> tuple[Message, ...]:
    """Return the sentences for a deal; the last deal may be announced in them, later, or not at all."""
    if event.number == 1:
        leader = people.rules.next_seat(dealer)
        return _about("say.dealt.first", dealer, people), _about("say.leads", leader, people)
    last = f"say.dealt.{people.rules.deal.last_word if announces_last(people.rules) else 'quietly'}"
    return (_about(last if event.last else "say.dealt", dealer, people, count=event.size),)


def announces_last(rules: Rules) -> bool:
    """Return whether the last deal is always announced, so that the dealer has no choice."""
    return rules.deal.last_announcement == "required" and rules.deal.last_not_announced_penalty == "none"


PlainEvent = (
    Trailed | Cleared | PairsTaken | Fined | Plucked | Claimed | Cancelled | SweepLeft | Stolen | Given | Proven
)
"""Events of a player that have one sentence each."""

NAMES: dict[type[PlainEvent], str] = {
    Trailed: "trailed",
    Cleared: "cleared-by",
    PairsTaken: "pairs",
    Fined: "fined",
    Plucked: "plucked",
    Claimed: "claimed",
    Cancelled: "cancelled",
    SweepLeft: "sweep-left",
    Stolen: "stolen",
    Given: "given",
    Proven: "proven",
}
"""The name of each event in the keys of its sentences."""


def _by_somebody(event: PlainEvent | Captured | Built | Announced | Proposed | Insisted, people: People) -> Message:
    """Return the sentence for an event of a player."""
    match event:
        case Captured():
            return _about("say.captured", event.seat, people, card=event.card, taken=_taken(event, people))
        case Built():
            return _built(event, people)
        case Announced():
            key = f"say.announced.{people.rules.deal.last_word}" if event.said else "say.unannounced"
            return _about(key, event.seat, people)
        case Proposed():
            key = "say.proposed.lay" if isinstance(event.play, Trail) else "say.proposed"
            return _about(key, event.seat, people, card=event.play.card)
        case Insisted():
            return _about(f"say.insisted.{event.demand}", event.seat, people)
        case _:
            return _about(f"say.{_name(event)}", event.seat, people, **_facts(event, people))


def _name(event: PlainEvent) -> str:
    """Return the name of an event in the keys of its sentences."""
    alone = isinstance(event, Cleared) and not event.cards
    return "cleared-alone" if alone else NAMES[type(event)]


def _facts(event: PlainEvent, people: People) -> dict[str, Fact]:  # noqa: PLR0911 - a return for each kind of event
    """Return the facts for the sentence of an event."""
    match event:
        case Trailed() | Plucked():
            return {"card": event.card}
        case Cleared():
            return {"card": event.card, "count": len(event.cards)}
        case PairsTaken():
            return {"pairs": event.pairs, "count": len(event.pairs)}
        case Fined():
            return {"count": event.points}
        case Claimed():
            return {"target": people.rules.ending.target or 0}
        case SweepLeft():
            return {"cards": sweepers(event, people)}
        case Stolen():
            return {"card": event.card, "pile": people.pile(event.pile)}
        case Given():
            return {"cards": one_by_one(event.cards), "pile": people.pile(people.rules.pile_of[event.to])}
        case Proven():
            return {"rank": message(f"say.a.{event.rank}")}
        case _:
            return {}


def sweepers(event: SweepLeft, people: People) -> Message:
    """Return the ranks that could sweep, in words: "a nine or an ace"."""
    worth = people.rules.hand_values
    # A dict and not a set, which would lose the order of the pack.
    ranks = {card.rank: None for value in event.values for card in people.rules.pack if value in worth[card]}
    return alternatives(message(f"say.a.{rank}") for rank in ranks)


def _about(key: str, seat: int, people: People, **facts: Fact) -> Message:
    return message(key_about(people, key, seat), who=people.name(seat), **facts)


def _taken(event: Captured, people: People) -> tuple[Fact, ...]:
    """Return the captured pieces: groups of loose cards, even of a single one, then builds by name."""
    return (*event.groups, *(people.build(build, event.seat) for build in event.builds))


def _built(event: Built, people: People) -> Message:
    seat, value = event.seat, event.build.value
    # The sentences below begin with a hand card, which a build made only from the table lacks.
    if event.card is None and event.how != "add":
        return _about("say.built.table", seat, people, value=value, groups=event.build.groups)
    if event.how == "build":
        return _new_build(event, people, _played(event))
    old = people.build(_changed(event), seat)
    if event.how == "add":
        return _about("say.added", seat, people, groups=_new_groups(event), build=old)
    card = _played(event)
    first = next(group for group in event.build.groups if card in group)
    raised = tuple(other for other in first if other not in _changed(event).cards)
    others = tuple(group for group in event.build.groups if card not in group)
    if others:
        return _about("say.raised.more", seat, people, cards=raised, build=old, value=value, groups=others)
    return _about("say.raised", seat, people, cards=raised, build=old, value=value)


def _new_build(event: Built, people: People, card: Card) -> Message:
    build = event.build
    if build.multiple:
        facts: dict[str, Fact] = {"card": card, "value": build.value, "sets": len(build.groups), "groups": build.groups}
        return _about("say.built.multiple", event.seat, people, **facts)
    others = tuple(other for other in build.groups[0] if other != card)
    return _about("say.built", event.seat, people, card=card, cards=others, value=build.value)


def _changed(event: Built) -> Build:
    """Return the build that was raised, or added to."""
    value = event.build.value
    # If a build is raised to the value of a second build and joins that build, the raised build is the one with the old
    # value.
    return next((build for build in event.used if event.how == "raise" and build.value != value), event.used[0])


def _new_groups(event: Built) -> tuple[tuple[Card, ...], ...]:
    """Return the groups that an event added to a build."""
    before = {group for build in event.used for group in build.groups}
    return tuple(group for group in event.build.groups if group not in before)


def _residue(event: ResidueTaken, people: People) -> Message:
    if event.seat is None:
        return message("say.residue.nobody", count=len(event.cards))
    return _about(f"say.residue.{people.rules.capturing.residue_to}", event.seat, people, count=len(event.cards))


# ---------- the list of turns ----------


def summarize(events: Iterable[Event], people: People) -> Iterator[Message]:
    """Yield the player's actions in a turn, in a few words and mostly without the player's name.

    Other events are left out.
    """
    for event in events:
        match event:
            case Captured():
                yield message(
                    key_about(people, "turn.captured", event.seat), card=event.card, taken=_taken(event, people)
                )
            case Built():
                yield _build_summary(event, people)
            case Swept() if sweep_counts(people.rules, event.card):
                yield message(sweep_word(people.rules))
            case SweepLeft():
                yield message("turn.sweep-left", cards=sweepers(event, people))
            case Announced() if event.said:
                yield message(f"turn.announced.{people.rules.deal.last_word}")
            case Insisted():
                yield message(key_about(people, "turn.insisted", event.seat), who=people.name(event.seat))
            case Trailed() | Cleared() | Fined() | Plucked() | Claimed() | Cancelled() | Stolen() | Given():
                key = key_about(people, f"turn.{_name(event)}", event.seat)
                yield message(key, **_facts(event, people))
            case _:
                pass


def _build_summary(event: Built, people: People) -> Message:
    build, seat = event.build, event.seat

    def describe(key: str, **facts: Fact) -> Message:
        return message(key_about(people, f"turn.{key}", seat), value=build.value, **facts)

    if event.how == "add":
        return describe("added", groups=_new_groups(event))
    if event.how == "raise":
        return describe("raised", old=_changed(event).value, card=_played(event))
    if build.multiple or event.card is None:
        return describe("built.multiple", count=len(build.groups), groups=build.groups)
    return describe("built", card=event.card, cards=tuple(card for card in build.groups[0] if card != event.card))


def _played(event: Built) -> Card:
    """Return the hand card with which a build was made or raised."""
    assert event.card is not None, event  # noqa: S101  # only a build made from the table has none
    return event.card


# ---------- the effect of an action ----------


def action_phrase(action: Action, position: Position, people: People) -> tuple[Message, ...]:
    """Return a legal action as one phrase or more, without the player, on the assumption that nobody objects."""
    key = _wordless(action, position)
    if key:
        return (message(key_about(people, key, position.actor)),)
    done = carry_out(position, action) if isinstance(action, Play) and not position.variant_state.demand else None
    _, events = done or apply(position, action)
    return tuple(summarize(events, people))


def _wordless(action: Action, position: Position) -> str:
    """Return the key of the phrase for an action that causes no event to describe; "" for any other action."""
    if isinstance(action, Insist):
        return "turn.insists"
    if not isinstance(action, Done):
        return ""
    if position.variant_state.demand:
        return "turn.as-announced" if position.actor == position.turn else "turn.lets-stand"
    return "turn.silent" if position.variant_state.asked is not None else "turn.ends"
