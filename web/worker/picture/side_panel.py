"""The column beside the table: the last turns, the cards that score and where they are, and what the bots see."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.cards import Card
from casino_core.rules.awards import Each, awards
from web.table.html import join
from web.table.state import Counters, InfoLine, TurnLine
from web.worker.picture.counters import counters
from web.worker.picture.header import MAX_NAMED_CARDS
from web.worker.picture.scene import Scene
from web.worker.words.narration import summarize
from web.worker.words.people import People
from web.worker.words.speech import Message, Voice, message

MAX_TURNS = 8
"""How many turns are listed."""


def turn_lines(scene: Scene, voice: Voice) -> Iterator[TurnLine]:
    """Yield the last turns, without one in which a play has only been announced."""
    for seat, events in scene.turns[-MAX_TURNS:]:
        done = tuple(voice.printed(part) for part in summarize(events, scene.people))
        if done:
            yield TurnLine(voice.spoken(scene.people.name(seat)), join(done, ", "))


def counters_state(scene: Scene, voice: Voice, *, unfolded: bool) -> Counters:
    """Return the counters of the person, in words."""
    return counters(scene.view, scene.people, voice, unfolded=unfolded, others=scene.others)


def fairness(people: People) -> Message:
    """Return the sentence that says what bots, or the others at the screen, can see."""
    bots = [seat for seat in range(people.rules.seats) if people.bot(seat)]
    if not (bots and people.persons):
        return message("watch.fairness" if bots else "curtain.fairness")
    return message("play.fairness", count=len(bots), who=people.name(bots[0]))


# ---------- the cards that score ----------


def scoring_cards(scene: Scene, voice: Voice) -> Iterator[InfoLine]:
    """Yield the cards that score by themselves, and where they are; those of an award in one place share a line."""
    known = tuple(_known_places(scene))
    for award in awards(scene.view.rules):
        if not isinstance(award, Each) or len(award.cards) > MAX_NAMED_CARDS:
            continue
        places: dict[str, list[Card]] = {}
        for card in dict.fromkeys(award.cards):
            for place in _places(card, known, scene.view.rules.deal.packs):
                places.setdefault(voice.spoken(place), []).append(card)
        key = f"count.{award.code.replace('_', '-')}"
        for where, there in places.items():
            drawn = join((voice.printed(message("say.card", card=card)) for card in there), " ")
            yield InfoLine(voice.printed(message(key, count=len(there), cards=drawn, points=award.points)), where)


def _places(card: Card, known: tuple[tuple[tuple[Card, ...], Message], ...], packs: int) -> Iterator[Message]:
    """Yield where a card is, and its twins, where there are several packs."""
    found = [place for cards, place in known for _ in range(cards.count(card))]
    yield from found
    yield from [message("count.unseen")] * (packs - len(found))


def _known_places(scene: Scene) -> Iterator[tuple[tuple[Card, ...], Message]]:
    """Yield all cards that the person knows of, and where they are."""
    view = scene.view
    yield view.hand, message("count.in-hand")
    yield view.loose, message("count.on-table")
    for build in view.builds:
        yield build.cards, message("count.in-build", build=scene.people.build(build))
    for number, pile in enumerate(view.piles):
        side = view.rules.side_of[view.rules.pile_of.index(number)]
        ours = ".ours" if side == scene.own_side else ""
        yield pile, scene.people.about(f"count.taken{ours}", side)
