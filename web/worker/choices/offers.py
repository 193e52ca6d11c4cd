"""The action bar: what the chosen cards can become, and in what words; and why the rest cannot be."""

from __future__ import annotations

from collections.abc import Iterable

from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO, Card
from casino_core.legal.cardless import cardless
from casino_core.legal.choosing import Choice
from casino_core.legal.choosing import Made as Offered
from casino_core.legal.duties import Illegal
from casino_core.notation.actions import action_text
from casino_core.position.actions import (
    Announce,
    BuildPiece,
    Cancel,
    Capture,
    Cardless,
    Claim,
    Done,
    Give,
    Insist,
    MakeBuild,
    Piece,
    Pluck,
    TableBuild,
    Trail,
    pieces,
)
from casino_core.position.layout import Build
from casino_core.position.view import View
from casino_core.rules.awards import Each, awards
from casino_core.rules.parts import Rules
from web.rulebook.words import sweep_word, sweeps_matter
from web.table.html import Html
from web.table.state import Act, Made, TurnButton
from web.worker.choices import answers
from web.worker.words.people import People
from web.worker.words.speech import Fact, Message, Voice, message

MOST = 4
"""How many buttons the bar has before the others go behind "More"."""

NOISE = frozenset({"value-too-large", "no-building"})
"""Refusals of what hardly anybody had in mind: shown only when there is nothing else to say."""


def offers(seen: View, choice: Choice, people: People, voice: Voice, *, more: bool = False) -> tuple[Act, ...]:
    """The buttons for a choice: best first, laying down last, then what is refused; all of them with ``more``."""
    joined = unlike([action for action in choice.exact if pieces(action)] + list(choice.further))
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


def listed(actions: Iterable[Offered], seen: View, people: People, voice: Voice, *, more: bool) -> tuple[Act, ...]:
    """The buttons for actions of which one must be taken."""
    return offers(seen, Choice(tuple(actions), (), frozenset(), ()), people, voice, more=more)


def buttons(seen: View, voice: Voice, *, claims: bool = True) -> tuple[TurnButton, ...]:
    """What the turn allows beside playing a card, without what needs its cards to be chosen.

    Without ``claims`` none for claiming: the table does that.
    """
    found = _without_cards(seen)
    allowed = (
        action for action in found if not isinstance(action, Pluck | TableBuild) and (claims or action != Claim())
    )
    return tuple(_button(action, seen, voice) for action in allowed)


def _without_cards(seen: View) -> Iterable[Cardless]:
    """What is legal without a hand card; builds from the table, of which there are many, are left out."""
    if seen.extras.matter:
        return answers.words(seen)
    if not seen.rules.step_by_step:
        return cardless(seen)
    return (*(Give() for _ in seen.extras.courts[:1]), *(Done() for _ in (seen.extras.played or "")[:1]))


def _button(action: Cardless, seen: View, voice: Voice) -> TurnButton:
    """One of them; where nothing else can go on, the usual one is filled."""
    if seen.extras.matter:
        return _answer(action, seen, voice)
    asked = seen.extras.asked is not None
    announce = f"offer.announce.{seen.rules.deal.last_word}"
    done = "offer.end-turn" if seen.rules.step_by_step else "offer.done"
    names = {Announce: announce, Cancel: "offer.cancel", Claim: "offer.claim", Done: done, Give: "offer.give"}
    key = "offer.silent" if asked and isinstance(action, Done) else names[type(action)]
    usual = isinstance(action, Announce) or (isinstance(action, Done) and not asked)
    return TurnButton(voice.spoken(message(key)), f"act:{action_text(action)}", first=usual)


def _answer(action: Cardless, seen: View, voice: Voice) -> TurnButton:
    """To demand something or not; or as the actor, to do as announced after all."""
    if seen.extras.asked == seen.turn:
        key = "offer.as-announced"
    else:
        key = f"offer.insist.{seen.extras.matter}" if isinstance(action, Insist) else "offer.let-stand"
    return TurnButton(voice.spoken(message(key)), f"act:{action_text(action)}", first=key == "offer.let-stand")


def go_on(who: Message | None, voice: Voice) -> Act:
    """The button that lets the table go on: with the turn of ``who``, if there is one to play."""
    next_ = voice.printed(message("offer.go-on.next", who=who)) if who else Html("")
    line = message("offer.go-on")
    return Act(voice.printed(line), next_, "go", told=voice.spoken(line))


def pluck_offer(card: Card, voice: Voice) -> Act:
    """The button that plucks a loose card."""
    line, cost = message("offer.pluck", card=card), message("offer.pluck.cost")
    return Act(voice.printed(line), voice.printed(cost), f"act:{action_text(Pluck(card))}", told=voice.spoken(line))


def unlike(actions: list[Offered]) -> list[Offered]:
    """The actions without those that do the same: an ace takes an ace, whatever both count for."""
    alike = [
        (action.groups, 0 if isinstance(action, Capture) else action.value, type(action), _for_partner(action))
        for action in actions
    ]
    return [action for place, action in enumerate(actions) if alike[place] not in alike[:place]]


def _for_partner(action: Offered) -> bool:
    """Whether a build is made for the partner."""
    return isinstance(action, MakeBuild | TableBuild) and action.partner


def _card(action: Offered) -> Card | None:
    """The hand card of an action, if there is one."""
    return None if isinstance(action, TableBuild) else action.card


def _two_valued(action: Offered, seen: View) -> bool:
    """Whether somebody may wonder what a card counts for: it has several values, in hand or on the table."""
    loose = (piece for piece in pieces(action) if isinstance(piece, Card))
    card = _card(action)
    return (card is not None and _open(card, seen)) or any(len(seen.rules.table_values[card]) > 1 for card in loose)


def _open(card: Card, seen: View) -> bool:
    """Whether a hand card counts for several values, taking or in a build."""
    return len({*seen.rules.hand_values[card], *seen.rules.build_values[card]}) > 1


def _telling(refused: tuple[tuple[Offered, Illegal], ...], most: int) -> list[tuple[Offered, Illegal]]:
    """The refusals worth showing."""
    return sorted(refused, key=lambda pair: pair[1].code in NOISE)[:most]


def _allowed(action: Offered, seen: View, people: People, voice: Voice) -> Act:
    line, cost = named(action, seen, people), _cost(action, seen, people)
    return Act(voice.printed(line), voice.printed(cost), f"act:{action_text(action)}", told=voice.spoken(line))


def _drawn(action: Offered, seen: View, people: People, voice: Voice) -> Act:
    """An action as its verb, with the value and the cards drawn."""
    taking = isinstance(action, Capture)
    groups = tuple(group for each in action.groups for group in _laid(each, seen))
    value = "" if isinstance(action, Capture) and not _open(action.card, seen) else str(action.value)
    made = Made(groups, value, _card(action) or "", multiple=not taking and len(groups) > 1)
    line, cost = _verb(action, seen, people), _cost(action, seen, people)
    told = voice.spoken(named(action, seen, people))
    return Act(voice.printed(line), voice.printed(cost), f"act:{action_text(action)}", made=made, told=told)


def _verb(action: Offered, seen: View, people: People) -> Message:
    """What is done, without the cards, and before the value, if that is told."""
    if isinstance(action, Capture):
        return message("offer.take.as" if _open(action.card, seen) else "offer.take.drawn")
    if isinstance(action, Trail):
        return message("offer.trail.build.drawn")
    raised, bases = _builds(action)
    stolen = _stolen(action, seen)
    if not raised and not bases:
        return message("offer.steal.build.drawn", stolen=stolen) if stolen else message("offer.build.drawn")
    build = _piece((raised or bases)[0], seen, people)
    if stolen:
        return message("offer.steal", stolen=stolen, build=build)
    return message("offer.raise.drawn" if raised else "offer.add.drawn", build=build)


def _laid(group: tuple[Piece, ...], seen: View) -> tuple[tuple[Card, ...], ...]:
    """A group as cards; a build alone is as many groups as it has, and one in a sum is part of that."""
    builds = [build_of(piece, seen) for piece in group]
    if len(group) == 1 and builds[0] is not None:
        return builds[0].groups
    parts = ((Card(piece),) if build is None else build.cards for piece, build in zip(group, builds, strict=True))
    return (tuple(card for part in parts for card in part),)


def _refused(action: Offered, why: Illegal, seen: View, people: People, voice: Voice) -> Act:
    line, reason = named(action, seen, people), because(why, seen, people, _card(action))
    return Act(voice.printed(line), voice.printed(reason))


# ---------- what an action is called ----------


def named(action: Offered, seen: View, people: People) -> Message:
    """An action as the words of its button: "Take 8♦, 5♥+3♣", "Build 8 with 5♥", "Lay down"."""
    if isinstance(action, Trail):
        if not action.groups:
            return message("offer.trail.takes" if _takes_table(action, seen) else "offer.trail")
        return message("offer.trail.build", value=action.value, groups=listed_groups(action.groups, seen, people))
    if isinstance(action, Capture):
        return message("offer.take", pieces=listed_groups(action.groups, seen, people))
    return _named_build(action, seen, people)


def _named_build(action: MakeBuild | TableBuild, seen: View, people: People) -> Message:
    raised, bases = _builds(action)
    stolen = _stolen(action, seen)
    known: set[Piece | None] = {*raised, *bases, *(card for (card,) in stolen), _card(action)}
    groups = tuple(tuple(piece for piece in group if piece not in known) for group in action.groups)
    others = listed_groups(tuple(group for group in groups if group), seen, people)
    if stolen and not bases:
        return message("offer.steal.build", stolen=stolen, value=action.value, cards=others)
    if not raised and not bases:
        return message("offer.build", value=action.value, cards=others)
    build = _piece((raised or bases)[0], seen, people)
    key = "offer.steal" if stolen else "offer.raise" if raised else "offer.add"
    if others:
        return message(f"{key}.with", build=build, value=action.value, cards=others, stolen=stolen)
    return message(key, build=build, value=action.value, stolen=stolen)


def _stolen(action: Offered, seen: View) -> tuple[tuple[Card], ...]:
    """The tops of piles that an action uses, as a list of single cards."""
    tops = seen.usable_tops
    return tuple((piece,) for piece in pieces(action) if isinstance(piece, Card) and piece in tops)


def _builds(action: MakeBuild | TableBuild) -> tuple[list[BuildPiece], list[BuildPiece]]:
    """The builds that are raised, and those that are added to."""
    first = action.groups[0] if isinstance(action, MakeBuild) else ()
    raised = [piece for piece in first if isinstance(piece, BuildPiece)]
    return raised, [group[0] for group in action.groups if len(group) == 1 and isinstance(group[0], BuildPiece)]


def listed_groups(groups: tuple[tuple[Piece, ...], ...], seen: View, people: People) -> tuple[Fact, ...]:
    """Groups of pieces as a fact: cards side by side, builds by what they are called."""
    return tuple(_group(group, seen, people) for group in groups)


def _group(group: tuple[Piece, ...], seen: View, people: People) -> Fact:
    """A group as a fact: cards stay a group, even one alone, and builds become what they are called."""
    if any(isinstance(piece, BuildPiece) for piece in group):
        parts = tuple(_piece(piece, seen, people) for piece in group)
        return parts[0] if len(parts) == 1 else message("say.sum", parts=parts)
    return group


def _piece(piece: Piece, seen: View, people: People) -> Fact:
    build = build_of(piece, seen)
    return piece if build is None else people.build(build)


def build_of(piece: Piece, seen: View) -> Build | None:
    """The build that a piece stands for; None for a loose card, or when it is no longer there."""
    if not isinstance(piece, BuildPiece):
        return None
    return next((build for build in seen.builds if build.name == piece.card), None)


# ---------- what it brings, what it costs ----------


def _cost(action: Offered, seen: View, people: People) -> Message:
    stolen = tuple(card for (card,) in _stolen(action, seen))
    piles = dict.fromkeys(seen.tops.index(card) for card in stolen)
    thefts = tuple(message("offer.from", pile=people.pile(pile)) for pile in piles)
    if isinstance(action, Capture):
        return message("offer.gain", parts=(*_gain(action, seen), *thefts))
    if _takes_table(action, seen):
        return message("offer.gain", parts=(message("offer.gain.cards", count=1 + _lying(seen)),))
    if not action.groups:
        return message("offer.no-cost")
    return message("offer.gain", parts=(*thefts, _kept(action, seen, people)))


def _kept(action: Offered, seen: View, people: People) -> Message:
    """What a build costs: the card that must be kept for it, or whoever else will take it."""
    rest = list(seen.hand)
    if not isinstance(action, TableBuild):
        rest.remove(action.card)
    if isinstance(action, MakeBuild | TableBuild) and seen.rules.step_by_step:
        base = build_of(action.groups[0 if isinstance(action, TableBuild) else -1][0], seen)
        if _for_partner(action):
            partner = next(
                seat
                for seat in range(seen.rules.seats)
                if seat != seen.turn and seen.rules.side_of[seat] == seen.rules.side_of[seen.turn]
            )
            return message("offer.for-partner", who=people.name(partner))
        if base is not None and base.value == action.value and base.owner != seen.turn:
            mate = seen.rules.side_of[base.owner] == seen.rules.side_of[seen.turn]
            return message("offer.stays" if mate else "offer.commits", who=people.name(base.owner))
    kept = tuple((card,) for card in rest if action.value in seen.rules.hand_values[card])
    sets = len(action.groups)
    return message("offer.keep.sets", sets=sets, kept=kept) if sets > 1 else message("offer.keep", kept=kept)


def _gain(action: Capture, seen: View) -> tuple[Message, ...]:
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


def _lying(seen: View) -> int:
    """How many cards lie on the table."""
    return len(seen.loose) + sum(len(build.cards) for build in seen.builds)


def _takes_table(action: Offered, seen: View) -> bool:
    """Whether a card that is laid down takes everything with it."""
    return isinstance(action, Trail) and action.card in seen.rules.takes_table and _lying(seen) > 0


def _sweeps(action: Capture, seen: View) -> bool:
    """Whether the capture leaves the table empty, where that counts for certain to the end of the game."""
    matters = sweeps_matter(seen.rules) and seen.rules.scoring.sweep_freeze == "none"
    return matters and len(pieces(action)) == len(seen.loose) + len(seen.builds)


# ---------- why not ----------


def because(why: Illegal, seen: View, people: People, card: Card | None) -> Message:
    """The sentence of a refusal. ``card`` is the hand card of the action that was refused, if any."""
    facts = {name: _fact(value, seen, people) for name, value in why.facts.items()}
    group = why.facts.get("group")
    if why.code == "group-does-not-add-up" and isinstance(group, tuple) and card:
        if card in seen.rules.rank_only:
            return message("why.court-takes-its-rank", card=card)
        courts = [piece for piece in group if piece in seen.rules.rank_only]
        if courts:
            return message("why.court-has-no-value", card=courts[0])
    if why.code == "build-comes-first" and why.facts["duty"] != "take_or_add_next_turn":
        return Message(f"why.build-comes-first.{why.facts['duty']}", facts)
    if why.code == "must-keep-card-for-build" and why.facts["card"] is None:
        return Message("why.must-keep-card-for-build.any", facts)
    if why.code == "court-forms-no-sum" and "card" not in facts:
        return Message("why.sum-too-large", facts)
    return Message(f"why.{why.code}", facts)


def _fact(value: object, seen: View, people: People) -> Fact:
    """A fact of the engine as a fact of a message: pieces become what they are called."""
    if isinstance(value, BuildPiece):
        return _piece(value, seen, people)
    if isinstance(value, tuple):
        parts = tuple(_fact(part, seen, people) for part in value)
        return parts if all(isinstance(part, Card) for part in parts) else message("say.sum", parts=parts)
    return value if isinstance(value, str | int) else str(value)
