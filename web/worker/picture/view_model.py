"""A scene as it is drawn: cards with their marks, seats, choices and words, as the state of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from casino_core.cards import SUITS, Card
from casino_core.legal.choosing import Choice
from casino_core.position.actions import BuildPiece, pieces
from casino_core.position.events import Built, Event, Proposed, Trailed
from casino_core.position.layout import Build
from casino_core.position.view import View
from casino_core.rules.awards import Each, awards
from casino_core.rules.values import rank_of
from casino_core.score.scoring import counts_at_once, points_so_far
from web.rulebook.words import game_title, sweeps_matter
from web.table.html import Html, join
from web.table.state import (
    Act,
    Aside,
    BuildPlate,
    Chip,
    Count,
    Counters,
    Mark,
    Scored,
    Seat,
    Sheet,
    Spot,
    TableState,
    Top,
    Turn,
    TurnButton,
)
from web.worker.choices import answers, beside
from web.worker.choices.offers import buttons, go_on, listed, offers, pluck_offer
from web.worker.choices.places import card_of, keys, piece_of
from web.worker.picture.animation import laid
from web.worker.picture.counters import counters
from web.worker.picture.scene import NOTHING, Scene, choice_of, due, why_not_joined
from web.worker.picture.score_sheet import rounds
from web.worker.picture.warning import warned
from web.worker.words.narration import brief
from web.worker.words.people import STAND_IN, People, pile_seat
from web.worker.words.speech import Message, Voice, message

LISTED = 8
"""How many turns are listed beside the table."""

MANY = 7
"""From how many cards on a hand is held in order."""

FEW = 4
"""How many cards of an award are named where it is mentioned."""


def table_state(scene: Scene, voice: Voice) -> TableState:
    """The picture of a scene."""
    rules, choice = scene.view.rules, choice_of(scene)
    acts = _acts(scene, choice, voice)
    prompt = _prompt(scene, anything=bool(acts))
    asks = scene.yours and bool(scene.view.extras.matter) and scene.view.turn != scene.people.you
    buttons = _buttons(scene, voice) if scene.yours or scene.mode == "skip" or scene.pause else ()
    scene = _announced(scene)
    view, near = scene.view, scene.people.near
    held = tuple(_held(scene, key, voice) for key in keys(_arranged(view)))
    hand = held if scene.people.looks else tuple(map(Spot, _shown(scene, near))) or (Spot(),) * view.hand_sizes[near]
    return TableState(
        title=scene.name or game_title(rules, voice.t),
        subtitle=voice.spoken(subtitle(scene)),
        brief=voice.spoken(message("play.subtitle.brief", **_where(scene))),
        chips=tuple(_chip(scene, side, voice) for side in range(rules.sides)),
        me=_seat(scene, near, choice, voice),
        others=tuple(_seat(scene, (near + step) % rules.seats, choice, voice) for step in range(1, rules.seats)),
        loose=tuple(_loose(scene, key, choice, voice) for key in keys(view.loose)),
        builds=tuple(_plate(scene, build, choice, voice) for build in view.builds),
        hand=hand,
        looks=scene.people.looks,
        stock=view.stock_size,
        drawing=rules.deal.draw,
        log=join((voice.printed(sentence) for sentence in scene.log), " "),
        alert=voice.printed(scene.alert) if scene.alert else Html(""),
        hint=_hint(scene.hint, voice) if scene.hint and not (acts or buttons) else None,
        prompt=(voice.printed(prompt) if asks else voice.spoken(prompt)) if prompt else "",
        asks=asks,
        acts=acts,
        buttons=buttons,
        scored=tuple(_scored(scene, voice)),
        turns=tuple(_turn(scene, seat, events, voice) for seat, events in _told_turns(scene)),
        counts=tuple(_counts(scene, voice)),
        counters=counted(scene, voice, unfolded=scene.counters),
        fairness=voice.spoken(_fairness(scene.people)),
        can_show_last=bool(scene.turns) and scene.mode == "live",
        can_undo=scene.can_undo,
        can_redo=scene.can_redo,
        home=scene.home,
        sheet=_sheet(scene, voice),
        stage=scene.stage,
    )


def hint_text(hint: str) -> Message:
    """What a hint says."""
    return message(f"hint.{hint}")


def _hint(hint: str, voice: Voice) -> Aside:
    """A hint, and the ways to put it away; one of them may do what it tells of."""
    others = (("hint.tap.yes", "hint:use"), ("hint.tap.no", "hint:tap"))
    usual = (("hint.done", f"hint:{hint}"), ("hint.all", "hint:all"))
    return _aside(hint_text(hint), others if hint == "tap" else usual, voice)


def _sheet(scene: Scene, voice: Voice) -> Sheet | None:
    """The score sheet, with what it offers."""
    if scene.sheet is None or not scene.offer:
        return scene.sheet
    told = f"news.{scene.offer}"
    buttons = ((f"{told}.yes", scene.offer), (f"{told}.no", f"later:{scene.offer}"))
    return replace(scene.sheet, aside=_aside(message(told), buttons, voice))


def _aside(told: Message, buttons: Iterable[tuple[str, str]], voice: Voice) -> Aside:
    named = ((voice.spoken(message(words)), intent) for words, intent in buttons)
    return Aside(voice.spoken(told), tuple(named))


def counted(scene: Scene, voice: Voice, *, unfolded: bool) -> Counters:
    """The counters of the person, in words."""
    return counters(scene.view, scene.people, voice, unfolded=unfolded, others=scene.others)


def _acts(scene: Scene, choice: Choice | None, voice: Voice) -> tuple[Act, ...]:
    """What can be done with what is chosen, or has to be done about a demand."""
    view, people, more = scene.view, scene.people, scene.selection.more
    if scene.halts:
        return (go_on(None if scene.mode == "again" else people.name(view.actor), voice),)
    if choice is not None:
        found = offers(view, choice, people, voice, more=more)
        return warned(found, view, voice) if scene.warns else found
    if scene.yours and view.extras.matter:
        return listed(answers.ways(view), view, people, voice, more=more)
    plucked = scene.plucks.intersection(scene.selection.pieces)
    return tuple(pluck_offer(card, voice) for card in sorted(plucked))


def _announced(scene: Scene) -> Scene:
    """The picture with an announced play as it would be: its card lies there, beside what it is to take."""
    pending = scene.view.extras.pending
    if pending is None or pending.card in scene.view.loose:
        return scene
    return replace(scene, view=laid(scene.view, scene.view.turn, pending), taken=keys(pieces(pending)))


def _buttons(scene: Scene, voice: Voice) -> tuple[TurnButton, ...]:
    """What the turn allows beside playing a card; none is filled beside a card that has been chosen to be plucked."""
    if scene.mode == "skip":
        return (TurnButton(voice.spoken(message("offer.take-over")), "unchoose"),)
    if scene.pause:
        return (TurnButton(voice.spoken(message(f"watch.{scene.pause}")), scene.pause, first=scene.pause == "go-on"),)
    found = buttons(scene.view, voice, claims=not scene.claims)
    return tuple(replace(button, first=False) for button in found) if scene.selection.picked else found


# ---------- the bar, the seats ----------


def subtitle(scene: Scene) -> Message:
    """Which round and deal it is, and how far the game goes."""
    rules, facts = scene.view.rules, _where(scene)
    if rules.ending.target is not None:
        return message("play.subtitle", **facts, target=rules.ending.target)
    return message("play.subtitle.rounds", **facts, rounds=rounds(rules))


def _where(scene: Scene) -> dict[str, int]:
    return {"round": scene.round, "deal": scene.view.deals, "deals": _deals(scene.view)}


def _side(scene: Scene, seat: int | None) -> int | None:
    """The side of a seat, None for nobody's."""
    return None if seat is None else scene.view.rules.side_of[seat]


def _deals(view: View) -> int:
    """How many deals the round has."""
    left, deals, sizes = view.stock_size - view.rules.left_out, view.deals, view.rules.hand_sizes
    while left > 0 and not view.rules.deal.draw:
        left -= sizes[min(deals, len(sizes) - 1)] * view.rules.seats
        deals += 1
    return deals


def _chip(scene: Scene, side: int, voice: Voice) -> Chip:
    rules = scene.view.rules
    name = voice.spoken(scene.people.side_name(side))
    you = scene.people.you
    known = rules.team > 1 and you is not None
    short = voice.spoken(message("play.us" if side == _side(scene, you) else "play.them")) if known else name
    counted = scene.sheet is not None and scene.stage is None
    gained = points_so_far(scene.view).points[side] if counts_at_once(rules) and not counted else None
    points = scene.sheet.totals[side] if scene.sheet and counted else scene.totals[side] + (gained or 0)
    part = max(0, min(100, points * 100 // rules.ending.target)) if rules.ending.target else 0
    return Chip(name, short, points, part, gained or None)


def _scored(scene: Scene, voice: Voice) -> Iterator[Scored]:
    """The points of the round so far, where they count at once."""
    if not counts_at_once(scene.view.rules) or scene.sheet:
        return
    for item in points_so_far(scene.view).items:
        for side, points in enumerate(item.points):
            if points:
                who = voice.spoken(scene.people.side_name(side))
                yield Scored(who, _award(item.code, item.cards[side], voice), points)


def _award(code: str, cards: tuple[Card, ...], voice: Voice) -> Html:
    """What an award is called, and its cards, if they are few."""
    return join((voice.printed(message(f"score.{code}")), *_few(cards, voice)), " ")


def _few(cards: tuple[Card, ...], voice: Voice) -> tuple[Html, ...]:
    """Cards in running text, none if there are many of them."""
    return tuple(voice.printed(message("say.card", card=card)) for card in cards) if len(cards) <= FEW else ()


def _seat(scene: Scene, seat: int, choice: Choice | None, voice: Voice) -> Seat:
    view, rules = scene.view, scene.view.rules
    side = rules.side_of[seat]
    tags = [message("play.dealer")] if seat == view.dealer else []
    if seat != scene.people.you and side == _side(scene, scene.people.you):
        tags.append(message("play.partner"))
    if rules.deal.direction == "anticlockwise" and rules.seats > 2 and seat == rules.next_seat(view.turn):
        tags.append(message("play.next"))
    tags += [
        message("play.proven", rank=message(f"card.rank.{rank}")) for who, rank in view.extras.proven if who == seat
    ]
    turn = view.actor == seat and not scene.over
    beside_it = pile_seat(rules, seat) == seat
    return Seat(
        name=voice.spoken(scene.people.name(seat)),
        held=view.hand_sizes[seat],
        taken=len(view.piles[rules.pile_of[seat]]) if beside_it else None,
        tags=tuple(voice.spoken(tag) for tag in tags),
        turn=turn,
        sweeps=view.sweeps[side] if sweeps_matter(rules) else (),
        thinking=turn and seat != scene.people.you and scene.thinking and scene.mode == "live",
        face=scene.people.face(seat),
        shows=_shown(scene, seat),
        says=join((voice.printed(line) for speaker, line in scene.talk if speaker == seat), " · "),
        top=_top(scene, rules.pile_of[seat], choice, voice) if rules.piles.face_up and beside_it else None,
    )


def _shown(scene: Scene, seat: int) -> tuple[Card, ...]:
    """The hand of a seat, where it lies open; cards that are on their way to it come last, and are not there yet."""
    return scene.hands[seat][: scene.view.hand_sizes[seat]] if scene.hands else ()


def _top(scene: Scene, pile: int, choice: Choice | None, voice: Voice) -> Top:
    """What shows of an open pile; it can be chosen unless it is one's own."""
    rules, card = scene.view.rules, scene.view.tops[pile]
    whose = voice.spoken(scene.people.pile(pile))
    if card is None:
        return Top(None, whose)
    if not rules.steals or pile == rules.pile_of[scene.people.near]:
        return Top(Spot(card), whose)
    mark, reason = _mark(scene, card, choice, voice)
    return Top(Spot(card, mark, f"pick:{card}", reason), whose)


# ---------- the cards ----------


def _arranged(view: View) -> tuple[Card, ...]:
    """The hand as it is held: as it was dealt or, where it has many cards, from low to high."""
    if view.rules.hand_sizes[0] < MANY:
        return view.hand
    return tuple(sorted(view.hand, key=lambda card: (card.pips, SUITS.index(card.suit))))


def _held(scene: Scene, key: str, voice: Voice) -> Spot:
    """A card in hand; in a turn that has had its card it waits."""
    if scene.yours and scene.view.extras.played is not None:
        return Spot(card_of(key), "dim", f"hand:{key}", voice.spoken(message("play.has-played")))
    return Spot(card_of(key), "chosen" if key == scene.selection.held else "", f"hand:{key}")


def _loose(scene: Scene, key: str, choice: Choice | None, voice: Voice) -> Spot:
    mark, reason = _mark(scene, key, choice, voice)
    return Spot(card_of(key), mark, f"pick:{key}", reason, last=key == _last_laid(scene))


def _plate(scene: Scene, build: Build, choice: Choice | None, voice: Voice) -> BuildPlate:
    key = str(BuildPiece(build.name))
    mark, reason = _mark(scene, key, choice, voice)
    last, side_of = _just_played(scene), scene.view.rules.side_of
    known = [rank for seat, rank in scene.view.extras.proven if seat == build.owner]
    return BuildPlate(
        value=build.value,
        owner=voice.spoken(scene.people.name(build.owner)),
        multiple=build.multiple,
        own=side_of[build.owner] == side_of[scene.people.near],
        groups=tuple(tuple(Spot(card, last=card == last) for card in group) for group in build.groups),
        mark=mark,
        intent=f"pick:{key}",
        reason=reason,
        proven=any(rank == rank_of(build.value) for rank in known),
    )


def _mark(scene: Scene, key: str, choice: Choice | None, voice: Voice) -> tuple[Mark, str]:
    """How a piece of the table is marked while a hand card is chosen, and why it cannot be chosen, where it cannot."""
    piece = piece_of(key)
    if key in scene.taken or key in scene.selection.picked:
        return "chosen", ""
    if choice is None:
        return ("can" if scene.view.extras.played is not None and piece in scene.plucks else ""), ""
    if piece in choice.joinable:
        return "can", ""
    if scene.selection.card is None:  # who plays a card yet may take with it what is chosen now
        return "", ""
    return "dim", voice.spoken(why_not_joined(scene, piece))


def _last_laid(scene: Scene) -> str | None:
    """The key of the loose card that was played last: of twins it is the one that was laid down later."""
    last = _just_played(scene)
    return next((key for key in reversed(keys(scene.view.loose)) if card_of(key) == last), None)


def _just_played(scene: Scene) -> Card | None:
    """The card that was played last, where it still lies on the table."""
    events = scene.turns[-1][1] if scene.turns else ()
    played = (
        event.play.card if isinstance(event, Proposed) else event.card
        for event in events
        if isinstance(event, Trailed | Built | Proposed)
    )
    return next((card for card in played if card is not None), None)


# ---------- words ----------


def _prompt(scene: Scene, *, anything: bool) -> Message | None:
    """What stands in the action bar; ``anything``: there is something to do."""
    if scene.mode == "again":
        return message("play.shown-again")
    if scene.mode == "skip":
        return message("play.skipping", who=message(f"bot.{STAND_IN}"))
    if scene.over or scene.mode == "moving":
        return None
    if scene.view.actor != scene.people.you:
        return message("play.waiting", who=scene.people.name(scene.view.actor))
    if scene.view.extras.matter or (scene.building and not anything):
        return due(scene.view, scene.people, scene.selection)
    return beside.due(scene.view) if scene.selection == NOTHING or not (scene.playing or scene.building) else None


def _told_turns(scene: Scene) -> tuple[tuple[int, tuple[Event, ...]], ...]:
    """The last turns, without one in which a play has only been announced."""
    return tuple((seat, events) for seat, events in scene.turns[-LISTED:] if any(brief(events, scene.people)))


def _turn(scene: Scene, seat: int, events: tuple[Event, ...], voice: Voice) -> Turn:
    done = join((voice.printed(part) for part in brief(events, scene.people)), ", ")
    return Turn(voice.spoken(scene.people.name(seat)), done)


def _fairness(people: People) -> Message:
    bots = [seat for seat in range(people.rules.seats) if people.bot(seat)]
    if not (bots and people.persons):
        return message("watch.fairness" if bots else "curtain.fairness")
    return message("play.fairness", count=len(bots), who=people.name(bots[0]))


def _counts(scene: Scene, voice: Voice) -> Iterator[Count]:
    """The cards that score by themselves, and where they are; those of one award in one place share a line."""
    for award in awards(scene.view.rules):
        if not isinstance(award, Each) or len(award.cards) > FEW:
            continue
        places: dict[str, list[Card]] = {}
        for card in dict.fromkeys(award.cards):
            for place in _places(scene, card):
                places.setdefault(voice.spoken(place), []).append(card)
        key = f"count.{award.code.replace('_', '-')}"
        for where, there in places.items():
            drawn = join((voice.printed(message("say.card", card=card)) for card in there), " ")
            yield Count(voice.printed(message(key, count=len(there), cards=drawn, points=award.points)), where)


def _places(scene: Scene, card: Card) -> Iterator[Message]:
    """Where a card is, and its twin, where there are two of it."""
    left = scene.view.rules.deal.packs
    for known, place in _lying(scene):
        for _ in range(known.count(card)):
            yield place
            left -= 1
    for _ in range(left):
        yield message("count.unseen")


def _lying(scene: Scene) -> Iterator[tuple[tuple[Card, ...], Message]]:
    """All that the person knows of, and where it is."""
    view = scene.view
    yield view.hand, message("count.in-hand")
    yield view.loose, message("count.on-table")
    for build in view.builds:
        yield build.cards, message("count.in-build", build=scene.people.build(build))
    for number, pile in enumerate(view.piles):
        side = view.rules.side_of[view.rules.pile_of.index(number)]
        ours = ".ours" if side == _side(scene, scene.people.you) else ""
        yield pile, scene.people.about(f"count.taken{ours}", side)
