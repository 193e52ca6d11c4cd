"""The tables of the strategy guide, each made from rounds with given numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import comb
from typing import TypeAlias

from casino_core.bots import Bot, weighing
from casino_core.bots.characters import VERA
from casino_core.cards import Card, Chance
from casino_core.legal.legality import candidates
from casino_core.notation.rules import parse_rules
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Capture, MakeBuild, Play, Trail, pieces
from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.position.view import View, view
from casino_core.score.scoring import score_round
from tests.bots.strategy.figures import Row, Seen, mean, means, share, shares
from tests.bots.strategy.players import BY_SIGHT, FULL, LACKING
from tests.bots.strategy.rounds import Turn, a_round, lead_after, played_on

Rows: TypeAlias = dict[str, Row]
Table: TypeAlias = Callable[[Sequence[int]], Rows]

COURTS = "JQK"
HELD = 4
MAX_COUNTED = 5
"""The most cards on the table with a separate row; more share one."""


# ---------- probabilities ----------


def chances(_numbers: Sequence[int]) -> Rows:
    """The probability that a hand of four has at least one of some cards, by the number of unseen cards."""
    return {
        f"{unseen}/{wanted}": {"n": 0, "value": round(chance, 4), "low": round(chance, 4), "high": round(chance, 4)}
        for unseen in (44, 36, 28, 20, 12)
        for wanted in (1, 2, 3, 4, 6)
        for chance in [1 - comb(unseen - wanted, HELD) / comb(unseen, HELD)]
    }


# ---------- consequences of plays ----------


def builds(numbers: Sequence[int]) -> Rows:
    """The fate of builds: how often the opponent got them, by kind and by the number of unseen cards that take them."""
    fates: dict[str, list[Seen]] = defaultdict(list)
    for number in numbers:
        turns = a_round(number)
        for place, turn in enumerate(turns):
            made = _made(turn)
            if made is None:
                continue
            fate = _fate(made, turn.seat, turns[place + 1 :])
            able = takers(view(turn.before, turn.seat, turn.played), made.value)
            for name in ("all", "multiple" if len(made.groups) > 1 else "single", f"takers/{able}"):
                fates[f"lost/{name}"].append(Seen(number, fate != "own"))
            fates["taken"].append(Seen(number, fate == "taken"))
            fates["changed"].append(Seen(number, fate == "changed"))
    return shares(fates)


def _made(turn: Turn) -> Build | None:
    """The build that a play has made or changed, if any."""
    if not isinstance(turn.action, MakeBuild):
        return None
    return next(build for build in turn.after.builds if turn.action.card in build.cards)


def _fate(made: Build, owner: int, later: Sequence[Turn]) -> str:
    """The first change of a build: "own" if its owner took or changed it."""
    for turn in later:
        same = next((build for build in turn.after.builds if build.name == made.name), None)
        if same is None or same.cards != made.cards:
            if turn.seat == owner:
                return "own"
            return "taken" if isinstance(turn.action, Capture) else "changed"
    return "own"


def takers(seen: View, value: int) -> int:
    """The number of unseen cards that could take a build of a value."""
    return sum(value in seen.rules.hand_values[card] for card in seen.unseen)


def laid(numbers: Sequence[int]) -> Rows:
    """How often the very next play took a card that was laid down, by rank and by unseen cards of that rank."""
    taken: dict[str, list[Seen]] = defaultdict(list)
    for number in numbers:
        turns = a_round(number)
        for turn, following in pairwise(turns):
            if isinstance(turn.action, Trail):
                card = turn.action.card
                gone = Seen(number, card not in following.after.loose and isinstance(following.action, Capture))
                taken[f"rank/{_class(card)}"].append(gone)
                seen = view(turn.before, turn.seat, turn.played)
                kind = "court" if card.rank in COURTS else "number"
                taken[f"unseen/{kind}/{sum(other.rank == card.rank for other in seen.unseen)}"].append(gone)
    return shares(taken)


def _class(card: Card) -> str:
    return {"A": "ace", "T": "10", **dict.fromkeys(COURTS, "court")}.get(card.rank, card.rank)


def sweeps(numbers: Sequence[int]) -> Rows:
    """How often the next play cleared the table, by the number of cards and builds on it; sweeps count."""
    swept: dict[str, list[Seen]] = defaultdict(list)
    for number in numbers:
        for turn in a_round(number, "classic:sweep_points=1"):
            there = len(turn.before.loose) + len(turn.before.builds)
            if there and not turn.before.last_turn:
                gone = Seen(number, not (turn.after.loose or turn.after.builds))
                swept[f"{min(there, MAX_COUNTED + 1)}"].append(gone)
                if there == 1 and turn.before.loose:
                    swept[f"1/{'court' if turn.before.loose[0].rank in COURTS else 'number'}"].append(gone)
    return shares(swept)


def endings(numbers: Sequence[int]) -> Rows:
    """How often the dealer, or a court, captures last; number and points of the cards left for the last capturer."""
    by_dealer, left, points, by_court = [], [], [], []
    for number in numbers:
        turns = a_round(number)
        end, start = turns[-1].before, turns[-1].after
        last = start.last_capturer
        by_dealer.append(Seen(number, last == end.dealer))
        capture = next(turn.action for turn in reversed(turns) if isinstance(turn.action, Capture))
        by_court.append(Seen(number, capture.card.rank in COURTS))
        rest = [*end.loose, turns[-1].action.card] if isinstance(turns[-1].action, Trail) else list(_rest(turns[-1]))
        left.append(float(len(rest)))
        points.append(sum(_own_points(card) for card in rest))
    return {
        "dealer": share(by_dealer),
        "court": share(by_court),
        "cards": mean(left),
        "points": mean(points),
    }


def _rest(turn: Turn) -> Iterator[Card]:
    """The loose cards that the last play, if a capture, leaves to its player."""
    return (card for card in turn.before.loose if card not in pieces(turn.action))


def _own_points(card: Card) -> float:
    """The points of a single card."""
    return 2.0 if card == "TD" else float(card.rank == "A" or card == "2S")


# ---------- the worth of skills ----------


def skills(numbers: Sequence[int]) -> Rows:
    """The deficit of a player without one skill against one with all, in points a round, from both seats."""
    rows = {name: mean(_behind(BY_SIGHT, bot, number) for number in numbers) for name, bot in LACKING.items()}
    return {"last-deal": mean(_behind(FULL, BY_SIGHT, number) for number in numbers), **rows}


def _behind(full: Bot, lacking: Bot, number: int) -> float:
    """Return by how many points ``lacking`` is behind ``full`` in a round, averaged over both seats."""
    start, _ = new_round(parse_rules("classic"), f"skills {number}", 1)
    found = 0
    for seat in range(2):
        players = (lacking, full) if seat == 0 else (full, lacking)
        *_, last = played_on(start, (), players, f"skills {number}")
        points = score_round(last.after).points
        found += points[1 - seat] - points[seat]
    return found / 2


# ---------- one moment, played on in two ways ----------


def choices(numbers: Sequence[int]) -> Rows:
    """The worth of one kind of play compared with the best of the others: both are played to the end of the round.

    Each round gives at most one moment of each kind, chosen at random among those before its last deal.
    """
    found: dict[str, list[float]] = defaultdict(list)
    for number in numbers:
        chance = Chance(f"choices {number}")
        moments: dict[str, list[tuple[Turn, Play, Play]]] = defaultdict(list)
        for turn in a_round(number):
            if turn.before.stock:
                for name, some, other in _pairs(turn):
                    moments[name].append((turn, some, other))
        for name, every in sorted(moments.items()):
            turn, some, other = every[chance.below(len(every))]
            seed = f"choices {number} {name}"
            one, two = (lead_after(turn.before, turn.played, play, seed) for play in (some, other))
            found[name].append(float(one - two))
    return means(found)


def _pairs(turn: Turn) -> Iterator[tuple[str, Play, Play]]:
    """The pairs of plays that are compared: the best of one kind, and the best of the others."""
    seen = view(turn.before, turn.seat, turn.played)
    scales = weighing.Scales(VERA, seen, Chance("strategy"))
    plays = sorted(candidates(seen), key=scales.worth, reverse=True)
    built, taken, lays = ([play for play in plays if isinstance(play, kind)] for kind in (MakeBuild, Capture, Trail))
    theirs = [play for play in plays if _touches(turn.before, play, turn.seat)]
    if built and taken:
        yield f"build-or-take/{min(3, takers(seen, built[0].value))}", built[0], taken[0]
    if built and lays and not taken:
        yield f"build-or-lay/{min(3, takers(seen, built[0].value))}", built[0], lays[0]
    aces, others = [play for play in lays if play.card.rank == "A"], [play for play in lays if play.card.rank != "A"]
    if aces and others:
        yield "lay-an-ace", aces[0], others[0]
    courts, numbers = ([play for play in others if (play.card.rank in COURTS) == court] for court in (True, False))
    if courts and numbers:
        yield "lay-a-court", courts[0], numbers[0]
    if taken and lays:
        yield "take-or-lay", taken[0], lays[0]
    rest = [play for play in plays if play not in theirs]
    if theirs and rest:
        yield "answer-a-build", theirs[0], rest[0]


def _touches(before: Position, play: Play, seat: int) -> bool:
    """Whether a play takes or changes a build of the opponent's."""
    touched = pieces(play)
    return any(build.owner != seat and build.piece in touched for build in before.builds)


TABLES: dict[str, tuple[Table, int]] = {
    "chances": (chances, 0),
    "builds": (builds, 400),
    "laid": (laid, 400),
    "sweeps": (sweeps, 250),
    "endings": (endings, 400),
    "skills": (skills, 150),
    "choices": (choices, 300),
}
"""Every table, with its default number of rounds."""

TOGETHER = (("choices",), ("builds", "laid", "endings"), ("skills",), ("sweeps",), ("chances",))
"""The tables in groups, each made from the same rounds."""
