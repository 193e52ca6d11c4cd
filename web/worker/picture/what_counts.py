"""The scoring of a game: the target, and every line of the score table with each side's share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from casino_core.cards import FIVE_OF_SPADES, LITTLE_CASINO, Card
from casino_core.rules.awards import Award, Each, Majority, awards, last_capture_points
from casino_core.rules.contradictions import counts_early
from casino_core.rules.parts import Rules
from casino_core.score.endgame import conditions
from casino_core.score.scoring import Item, score_round
from web.rulebook.score import bonus_points
from web.table.html import join
from web.table.state import InfoLine
from web.worker.choices.prompts import needed
from web.worker.picture.header import MAX_NAMED_CARDS
from web.worker.picture.scene import Scene
from web.worker.picture.score_sheet import rounds
from web.worker.words.speech import Fact, Message, Voice, enumerated, message, side_by_side

KnownPlace: TypeAlias = tuple[tuple[Card, ...], Message]
"""Cards, and the place where the person knows them to be."""


@dataclass(frozen=True)
class Line:
    """A line of the score table."""

    code: str
    """The code of an award, or "sweeps", "fines" and the like."""

    points: int
    """The points of the line; 0 if they depend on the cards."""

    award: Award | None = None
    """The award for captured cards; None for points not made of cards."""


def score_table(rules: Rules) -> Iterator[Line]:
    """Yield the lines of everything that scores in a game, in counting order."""
    for award in awards(rules):
        yield Line(award.code, award.points, award)
    yield from (Line(code, points) for code, points in _non_card_points(rules).items())


def _non_card_points(rules: Rules) -> dict[str, int]:
    """Return the points that do not come from captured cards, by their code."""
    last = last_capture_points(rules)
    bonus = {"tablanette": 0} if rules.scoring.tablanette_bonus != "none" else {}
    whole = {"all_eleven": 1} if rules.scoring.all_eleven_bonus == "plus_1" else {}
    return {**({"last_capture": last} if last else {}), **bonus_points(rules), **bonus, **whole}


def what_counts(scene: Scene, voice: Voice) -> Iterator[InfoLine]:
    """Yield lines on the goal, and on everything that scores: the places of single cards, or the sides' standing."""
    yield InfoLine(join(map(voice.printed, (_goal(scene), *_when(scene))), " "), "")
    for what in (*_puzzle(scene), *_waits(scene)):
        yield InfoLine(voice.printed(what), "")
    items = {item.code: item for item in score_round(scene.view).items}
    known = tuple(_known_places(scene))
    for line in score_table(scene.view.rules):
        if isinstance(line.award, Each) and len(line.award.cards) <= MAX_NAMED_CARDS:
            # A few cards are listed one by one, because it matters where each of them is.
            yield from _named(scene, line.award, known, voice)
        else:
            where = _standing(scene, line, items.get(line.code))
            yield InfoLine(voice.printed(_words(line, scene.view.rules)), voice.spoken(where) if where else "")


# ---------- how the game is won ----------


def _goal(scene: Scene) -> Message:
    """Return the target, or the number of rounds."""
    rules, lowest = scene.view.rules, ".lowest" if scene.view.rules.ending.lowest_wins else ""
    if rules.ending.target is not None:
        return message(f"count.goal.target{lowest}", target=rules.ending.target)
    return message(f"count.goal.rounds{lowest}" if rounds(rules) > 1 else "count.goal.round", rounds=rounds(rules))


def _when(scene: Scene) -> Iterator[Message]:
    """Yield the sentence that points are counted at the end of the round, while all totals are still 0."""
    if not (any(scene.totals) or counts_early(scene.view.rules) or scene.around.coach):
        yield message("count.when")


def _puzzle(scene: Scene) -> Iterator[Message]:
    """In a puzzle, yield the sentence that the lead over the opponent counts, unless the fewest points win."""
    coach = scene.around.coach
    if coach is not None and coach.puzzle and not scene.view.rules.ending.lowest_wins:
        yield message("puzzle.lead")


def _waits(scene: Scene) -> Iterator[Message]:
    """Yield the items that a side close to the target needs, if no other items count for that side."""
    for side, total in enumerate(scene.totals):
        codes = conditions(scene.view.rules, total)
        if codes:
            yield scene.people.about("count.needs", side, total=total, items=needed(scene.view.rules, codes))


# ---------- lines ----------


def _words(line: Line, rules: Rules) -> Message:
    """Return the name of a line, and its points."""
    code, award = line.code.replace("_", "-"), line.award
    facts: dict[str, Fact] = {"count": line.points}
    if code == "honours" and award:
        ranks = dict.fromkeys(card.rank for card in award.cards)
        facts["ranks"] = enumerated([message(f"card.rank.{rank}") for rank in ranks])
    if code == "five-of-spades":
        facts["card"] = FIVE_OF_SPADES
    if code == "each-spade" and award and LITTLE_CASINO not in award.cards:
        return message("count.each-spade.other", card=LITTLE_CASINO, **facts)
    if code == "fines":
        return message(f"count.fines.{'two' if rules.sides == 2 else 'more'}", **facts)
    if code == "tablanette":
        return message(f"count.tablanette.{rules.scoring.tablanette_bonus.replace('_', '-')}")
    return message(f"count.{code}", **facts)


def _standing(scene: Scene, line: Line, item: Item | None) -> Message | None:
    """Return the sides' standing in a line, as far as the person may know it; None if there is none."""
    if line.code == "five_of_spades":
        return None  # counted with the sweeps
    counts = item.counts if item is not None else (0,) * scene.view.rules.sides
    if line.award is not None and any(scene.view.piles) and not _public(scene, line.award):
        own = scene.view.rules.side_of[scene.people.near]
        return scene.people.about("count.has", own, count=counts[own])
    if not any(counts):
        return message("count.nobody")
    if isinstance(line.award, Majority):
        return _leader(scene, counts)
    if line.code == "last_capture":
        return scene.people.about("count.so-far", counts.index(max(counts)))
    return _sides(scene, counts)


def _public(scene: Scene, award: Award) -> bool:
    """Return whether the person may know every side's count in an award; the number of taken cards is never hidden."""
    everything = len(award.cards) == len({*scene.view.rules.pack})
    # Where all hands are face up, as in a puzzle, nothing is hidden.
    return everything or scene.preferences.counts_others or scene.view.rules.piles.face_up or bool(scene.hands)


def _leader(scene: Scene, counts: Sequence[int]) -> Message:
    """Return the leading side, or the counts of all sides."""
    best = max(counts)
    # "Leads by 5 to 3" says everything about two sides, but too little about three or more.
    if counts.count(best) > 1 or len(counts) > 2:
        return _sides(scene, counts)
    side = counts.index(best)
    return scene.people.about("count.leads", side, some=best, others=counts[1 - side])


def _sides(scene: Scene, counts: Sequence[int]) -> Message:
    people = scene.people
    return side_by_side(
        message("counter.side", who=people.side_name(side), count=many) for side, many in enumerate(counts)
    )


# ---------- single cards ----------


def _named(scene: Scene, award: Each, known: tuple[KnownPlace, ...], voice: Voice) -> Iterator[InfoLine]:
    """Yield the cards of an award with their places; cards in one place share a line."""
    places: dict[str, list[Card]] = {}
    for card in dict.fromkeys(award.cards):
        for place in _places(card, known, scene.view.rules.deal.packs):
            places.setdefault(voice.spoken(place), []).append(card)
    key = f"count.{award.code.replace('_', '-')}"
    for where, cards in places.items():
        markup = join((voice.printed(message("say.card", card=card)) for card in cards), " ")
        yield InfoLine(voice.printed(message(key, count=len(cards), cards=markup, points=award.points)), where)


def _places(card: Card, known: tuple[KnownPlace, ...], packs: int) -> Iterator[Message]:
    """Yield the place of a card, and of its twins if there are several packs."""
    places = [place for cards, place in known for _ in range(cards.count(card))]
    yield from places
    yield from [message("count.unseen")] * (packs - len(places))


def _known_places(scene: Scene) -> Iterator[KnownPlace]:
    """Yield all cards whose place the person knows, with that place."""
    view = scene.view
    yield view.hand, message("count.in-hand")
    for seat, hand in enumerate(scene.hands):
        if hand != view.hand:
            yield hand, message("count.in-hand-of", who=scene.people.name(seat))
    yield view.loose, message("count.on-table")
    for build in view.builds:
        yield build.cards, message("count.in-build", build=scene.people.build(build))
    for number, pile in enumerate(view.piles):
        side = view.rules.side_of[view.rules.pile_of.index(number)]
        ours = ".ours" if side == scene.own_side else ""
        yield pile, scene.people.about(f"count.taken{ours}", side)
