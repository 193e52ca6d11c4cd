"""The action bar: what the chosen cards can become, and in what words; and why the rest cannot be."""

from __future__ import annotations

from casino_core.actions import (
    Announce,
    BuildPiece,
    Cancel,
    Capture,
    Cardless,
    Claim,
    Done,
    MakeBuild,
    Piece,
    Play,
    Pluck,
    Trail,
    pieces,
)
from casino_core.awards import Each, awards
from casino_core.cardless import cardless
from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO, Card
from casino_core.choosing import Choice
from casino_core.layout import Build
from casino_core.legal import Illegal, Seen
from casino_core.notation import action_text
from casino_core.rules import Rules
from web.app.people import People
from web.app.speech import Fact, Message, Voice, message
from web.rulebook.words import sweep_word, sweeps_matter
from web.table.html import Html
from web.table.state import Act, Made, TurnButton

MOST = 4
"""How many buttons the bar has before the others go behind "More"."""

NOISE = frozenset({"value-too-large", "no-building"})
"""Refusals of what hardly anybody had in mind: shown only when there is nothing else to say."""


def offers(seen: Seen, choice: Choice, people: People, voice: Voice, *, more: bool = False) -> tuple[Act, ...]:
    """The buttons for a choice: best first, laying down last, then what is refused; all of them with ``more``."""
    joined = _unlike([action for action in choice.exact if pieces(action)] + list(choice.further))
    alone = [action for action in choice.exact if not pieces(action)]
    refused = _telling(choice.refused, most=1 if joined else 2)
    room = MOST - len(alone) - len(refused)
    shown = joined if more else joined[:room]
    drawn = any(_two_valued(action, seen) for action in joined)
    acts = [_drawn(action, seen, people, voice) if drawn else _allowed(action, seen, people, voice) for action in shown]
    acts += [_allowed(action, seen, people, voice) for action in alone]
    acts += [_refused(action, why, seen, people, voice) for action, why in refused]
    if len(shown) < len(joined):
        hidden = message("offer.more", count=len(joined) - len(shown))
        acts.append(Act(voice.printed(hidden), Html(""), "more"))
    return tuple(acts)


def buttons(seen: Seen, voice: Voice, *, claims: bool = True) -> tuple[TurnButton, ...]:
    """What the turn allows beside playing a card, plucks left aside: those need their card to be chosen.

    Without ``claims`` none for claiming: the table does that.
    """
    aside = Pluck if claims else Pluck | Claim
    allowed = [action for action in cardless(seen) if not isinstance(action, aside)]
    return tuple(_button(action, seen, voice) for action in allowed)


def _button(action: Cardless, seen: Seen, voice: Voice) -> TurnButton:
    """One of them; where nothing else can go on, the usual one is filled."""
    asked = seen.extras.asked is not None
    announce = f"offer.announce.{seen.rules.deal.last_word}"
    names = {Announce: announce, Cancel: "offer.cancel", Claim: "offer.claim", Done: "offer.done"}
    key = "offer.silent" if asked and isinstance(action, Done) else names[type(action)]
    usual = isinstance(action, Announce) or (isinstance(action, Done) and not asked)
    return TurnButton(voice.spoken(message(key)), f"act:{action_text(action)}", first=usual)


def pluck_offer(card: Card, voice: Voice) -> Act:
    """The button that plucks a loose card."""
    line, cost = message("offer.pluck", card=card), message("offer.pluck.cost")
    return Act(voice.printed(line), voice.printed(cost), f"act:{action_text(Pluck(card))}")


def _unlike(actions: list[Play]) -> list[Play]:
    """The actions without those that do the same: an ace takes an ace, whatever both count for."""
    alike = [(action.groups, 0 if isinstance(action, Capture) else action.value, type(action)) for action in actions]
    return [action for place, action in enumerate(actions) if alike[place] not in alike[:place]]


def _two_valued(action: Play, seen: Seen) -> bool:
    """Whether somebody may wonder what a card counts for: it has several values, in hand or on the table."""
    loose = (piece for piece in pieces(action) if isinstance(piece, Card))
    return _open(action.card, seen) or any(len(seen.rules.table_values[card]) > 1 for card in loose)


def _open(card: Card, seen: Seen) -> bool:
    """Whether a hand card counts for several values, taking or in a build."""
    return len({*seen.rules.hand_values[card], *seen.rules.build_values[card]}) > 1


def _telling(refused: tuple[tuple[Play, Illegal], ...], most: int) -> list[tuple[Play, Illegal]]:
    """The refusals worth showing."""
    return sorted(refused, key=lambda pair: pair[1].code in NOISE)[:most]


def _allowed(action: Play, seen: Seen, people: People, voice: Voice) -> Act:
    line, cost = named(action, seen, people), _cost(action, seen)
    return Act(voice.printed(line), voice.printed(cost), f"act:{action_text(action)}")


def _drawn(action: Play, seen: Seen, people: People, voice: Voice) -> Act:
    """An action as its verb, with the value and the cards drawn."""
    taking = isinstance(action, Capture)
    groups = tuple(group for each in action.groups for group in _laid(each, seen))
    value = "" if taking and not _open(action.card, seen) else str(action.value)
    made = Made(groups, value, action.card, multiple=not taking and len(groups) > 1)
    line, cost = _verb(action, seen, people), _cost(action, seen)
    return Act(voice.printed(line), voice.printed(cost), f"act:{action_text(action)}", made=made)


def _verb(action: Play, seen: Seen, people: People) -> Message:
    """What is done, without the cards, and before the value, if that is told."""
    if isinstance(action, Capture):
        return message("offer.take.as" if _open(action.card, seen) else "offer.take.drawn")
    if isinstance(action, Trail):
        return message("offer.trail.build.drawn")
    raised, bases = _builds(action)
    if not raised and not bases:
        return message("offer.build.drawn")
    build = _piece((raised or bases)[0], seen, people)
    return message("offer.raise.drawn" if raised else "offer.add.drawn", build=build)


def _laid(group: tuple[Piece, ...], seen: Seen) -> tuple[tuple[Card, ...], ...]:
    """A group as cards; a build alone is as many groups as it has, and one in a sum is part of that."""
    builds = [build_of(piece, seen) for piece in group]
    if len(group) == 1 and builds[0] is not None:
        return builds[0].groups
    parts = ((Card(piece),) if build is None else build.cards for piece, build in zip(group, builds, strict=True))
    return (tuple(card for part in parts for card in part),)


def _refused(action: Play, why: Illegal, seen: Seen, people: People, voice: Voice) -> Act:
    line, reason = named(action, seen, people), because(why, seen, people, action.card)
    return Act(voice.printed(line), voice.printed(reason))


# ---------- what an action is called ----------


def named(action: Play, seen: Seen, people: People) -> Message:
    """An action as the words of its button: "Take 8♦, 5♥+3♣", "Build 8 with 5♥", "Lay down"."""
    if isinstance(action, Trail):
        if not action.groups:
            return message("offer.trail.takes" if _takes_table(action, seen) else "offer.trail")
        return message("offer.trail.build", value=action.value, groups=_list(action.groups, seen, people))
    if isinstance(action, Capture):
        return message("offer.take", pieces=_list(action.groups, seen, people))
    return _named_build(action, seen, people)


def _named_build(action: MakeBuild, seen: Seen, people: People) -> Message:
    first = tuple(piece for piece in action.groups[0] if piece != action.card)
    raised, bases = _builds(action)
    known = {*raised, *bases}
    groups = tuple(tuple(piece for piece in group if piece not in known) for group in (first, *action.groups[1:]))
    others = _list(tuple(group for group in groups if group), seen, people)
    if not known:
        return message("offer.build", value=action.value, cards=others)
    build = _piece((raised or bases)[0], seen, people)
    key = "offer.raise" if raised else "offer.add"
    if others:
        return message(f"{key}.with", build=build, value=action.value, cards=others)
    return message(key, build=build, value=action.value)


def _builds(action: MakeBuild) -> tuple[list[BuildPiece], list[BuildPiece]]:
    """The builds that are raised, and those that are added to."""
    raised = [piece for piece in action.groups[0] if isinstance(piece, BuildPiece)]
    return raised, [group[0] for group in action.groups if len(group) == 1 and isinstance(group[0], BuildPiece)]


def _list(groups: tuple[tuple[Piece, ...], ...], seen: Seen, people: People) -> tuple[Fact, ...]:
    return tuple(_group(group, seen, people) for group in groups)


def _group(group: tuple[Piece, ...], seen: Seen, people: People) -> Fact:
    """A group as a fact: cards stay a group, even one alone, and builds become what they are called."""
    if any(isinstance(piece, BuildPiece) for piece in group):
        parts = tuple(_piece(piece, seen, people) for piece in group)
        return parts[0] if len(parts) == 1 else message("say.sum", parts=parts)
    return group


def _piece(piece: Piece, seen: Seen, people: People) -> Fact:
    build = build_of(piece, seen)
    return piece if build is None else people.build(build)


def build_of(piece: Piece, seen: Seen) -> Build | None:
    """The build that a piece stands for; None for a loose card, or when it is no longer there."""
    if not isinstance(piece, BuildPiece):
        return None
    return next((build for build in seen.builds if build.name == piece.card), None)


# ---------- what it brings, what it costs ----------


def _cost(action: Play, seen: Seen) -> Message:
    if isinstance(action, Capture):
        return message("offer.gain", parts=_gain(action, seen))
    if _takes_table(action, seen):
        return message("offer.gain", parts=(message("offer.gain.cards", count=1 + _lying(seen)),))
    if not action.groups:
        return message("offer.no-cost")
    rest = list(seen.hand)
    rest.remove(action.card)
    kept = tuple((card,) for card in rest if action.value in seen.rules.hand_values[card])
    sets = len(action.groups)
    return message("offer.keep.sets", sets=sets, kept=kept) if sets > 1 else message("offer.keep", kept=kept)


def _gain(action: Capture, seen: Seen) -> tuple[Message, ...]:
    """What a capture brings: cards, spades, casinos, aces, a sweep."""
    cards = [action.card]
    for piece in pieces(action):
        build = build_of(piece, seen)
        cards += [Card(piece)] if build is None else build.cards
    found = {"cards": len(cards), **_scoring(cards, seen.rules)}
    parts = [message(f"offer.gain.{name}", count=count) for name, count in found.items() if count]
    return (*parts, message(sweep_word(seen.rules))) if _sweeps(action, seen) else tuple(parts)


def _scoring(cards: list[Card], rules: Rules) -> dict[str, int]:
    """What of some cards scores; their points, where other cards score than in Casino."""
    if rules.scoring.table != "casino":
        singles = [award for award in awards(rules) if isinstance(award, Each)]
        return {"points": sum(award.points * (card in award.cards) for award in singles for card in cards)}
    return {
        "spades": sum(card.suit == "S" for card in cards),
        "big-casino": cards.count(BIG_CASINO),
        "little-casino": cards.count(LITTLE_CASINO),
        "aces": sum(card in ACES for card in cards),
    }


def _lying(seen: Seen) -> int:
    """How many cards lie on the table."""
    return len(seen.loose) + sum(len(build.cards) for build in seen.builds)


def _takes_table(action: Play, seen: Seen) -> bool:
    """Whether a card that is laid down takes everything with it."""
    return isinstance(action, Trail) and action.card in seen.rules.takes_table and _lying(seen) > 0


def _sweeps(action: Capture, seen: Seen) -> bool:
    """Whether the capture leaves the table empty, where that counts for certain to the end of the game."""
    matters = sweeps_matter(seen.rules) and seen.rules.scoring.sweep_freeze == "none"
    return matters and len(pieces(action)) == len(seen.loose) + len(seen.builds)


# ---------- why not ----------


def because(why: Illegal, seen: Seen, people: People, card: Card | None) -> Message:
    """The sentence of a refusal. ``card`` is the hand card of the action that was refused, if any."""
    facts = {name: _fact(value, seen, people) for name, value in why.facts.items()}
    group = why.facts.get("group")
    if why.code == "group-does-not-add-up" and isinstance(group, tuple) and card:
        if card in seen.rules.rank_only:
            return message("why.court-takes-its-rank", card=card)
        courts = [piece for piece in group if piece in seen.rules.rank_only]
        if courts:
            return message("why.court-has-no-value", card=courts[0])
    if why.code == "build-comes-first" and why.facts["duty"] != "V2_take_or_add_next_turn":
        return Message(f"why.build-comes-first.{why.facts['duty']}", facts)
    if why.code == "court-forms-no-sum" and "card" not in facts:
        return Message("why.sum-too-large", facts)
    return Message(f"why.{why.code}", facts)


def _fact(value: object, seen: Seen, people: People) -> Fact:
    """A fact of the engine as a fact of a message: pieces become what they are called."""
    if isinstance(value, BuildPiece):
        return _piece(value, seen, people)
    if isinstance(value, tuple):
        parts = tuple(_fact(part, seen, people) for part in value)
        return parts if all(isinstance(part, Card) for part in parts) else message("say.sum", parts=parts)
    return value if isinstance(value, str | int) else str(value)
