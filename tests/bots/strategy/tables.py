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
from tests.bots.strategy.players import BY_SIGHT, FULL, WEAK_PLAYERS
from tests.bots.strategy.rounds import Turn, a_round, lead_after, played_on

Rows: TypeAlias = dict[str, Row]
Table: TypeAlias = Callable[[Sequence[int]], Rows]

COURTS = "JQK"
HELD = 4
MAX_COUNTED = 5
"""The largest number of cards on the table that has its own row; all larger numbers share a row."""


# ---------- probabilities ----------


def chances(_numbers: Sequence[int]) -> Rows:
    """Return the probability that a hand of four has at least one of some wanted cards.

    The rows are named by the number of unseen cards and the number of wanted cards, as in "44/2".
    """
    return {
        f"{unseen}/{wanted}": {"n": 0, "value": round(chance, 4), "low": round(chance, 4), "high": round(chance, 4)}
        for unseen in (44, 36, 28, 20, 12)
        for wanted in (1, 2, 3, 4, 6)
        for chance in [1 - comb(unseen - wanted, HELD) / comb(unseen, HELD)]
    }


# ---------- consequences of plays ----------


def builds(numbers: Sequence[int]) -> Rows:
    """Return how often the opponent took or changed a build.

    Both together are counted by the kind of build and by the number of unseen cards that could take it.
    """
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
    """Return the build that a play has made or changed, if any."""
    if not isinstance(turn.action, MakeBuild):
        return None
    return next(build for build in turn.after.builds if turn.action.card in build.cards)


def _fate(made: Build, owner: int, later: Sequence[Turn]) -> str:
    """Return what first happened to a build: "taken" or "changed" by the opponent, otherwise "own"."""
    for turn in later:
        same = next((build for build in turn.after.builds if build.name == made.name), None)
        if same is None or same.cards != made.cards:
            if turn.seat == owner:
                return "own"
            return "taken" if isinstance(turn.action, Capture) else "changed"
    return "own"


def takers(seen: View, value: int) -> int:
    """Return the number of unseen cards that could take a build of a value."""
    return sum(value in seen.rules.hand_values[card] for card in seen.unseen)


def laid(numbers: Sequence[int]) -> Rows:
    """Return how often the next play took a trailed card, by its rank and by the number of unseen cards of its rank."""
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
    """Return how often a play cleared the table where sweeps score, by the number of cards and builds on it."""
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
    """Return how often the dealer, and how often a court, captures last, and the number and points of the residue."""
    by_dealer, counts, points, by_court = [], [], [], []
    for number in numbers:
        turns = a_round(number)
        end, start = turns[-1].before, turns[-1].after
        last = start.last_capturer
        by_dealer.append(Seen(number, last == end.dealer))
        capture = next(turn.action for turn in reversed(turns) if isinstance(turn.action, Capture))
        by_court.append(Seen(number, capture.card.rank in COURTS))
        rest = [*end.loose, turns[-1].action.card] if isinstance(turns[-1].action, Trail) else list(_rest(turns[-1]))
        counts.append(float(len(rest)))
        points.append(sum(_own_points(card) for card in rest))
    return {
        "dealer": share(by_dealer),
        "court": share(by_court),
        "cards": mean(counts),
        "points": mean(points),
    }


def _rest(turn: Turn) -> Iterator[Card]:
    """Return the loose cards that the last play of a round, if it is a capture, leaves as residue."""
    return (card for card in turn.before.loose if card not in pieces(turn.action))


def _own_points(card: Card) -> float:
    """Return the points of a single card."""
    return 2.0 if card == "TD" else float(card.rank == "A" or card == "2S")


# ---------- the worth of skills ----------


def skills(numbers: Sequence[int]) -> Rows:
    """Return, for each skill, by how many points a round a player without it is behind a player with all skills."""
    rows = {name: mean(_behind(BY_SIGHT, bot, number) for number in numbers) for name, bot in WEAK_PLAYERS.items()}
    return {"last-deal": mean(_behind(FULL, BY_SIGHT, number) for number in numbers), **rows}


def _behind(full: Bot, weak: Bot, number: int) -> float:
    """Return by how many points ``weak`` is behind ``full`` in a round, averaged over both seats."""
    start, _ = new_round(parse_rules("classic"), f"skills {number}", 1)
    deficit = 0
    for seat in range(2):
        players = (weak, full) if seat == 0 else (full, weak)
        *_, last = played_on(start, (), players, f"skills {number}")
        points = score_round(last.after).points
        deficit += points[1 - seat] - points[seat]
    return deficit / 2


# ---------- one moment, played on in two ways ----------


def choices(numbers: Sequence[int]) -> Rows:
    """Return how many points a kind of play gains over the best other play, if the round is played out after each.

    Each round gives at most one moment for each kind of play, chosen at random among the moments before its last deal.
    """
    differences: dict[str, list[float]] = defaultdict(list)
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
            differences[name].append(float(one - two))
    return means(differences)


def _pairs(turn: Turn) -> Iterator[tuple[str, Play, Play]]:
    """Yield the pairs of plays to compare: the pair's name, the best play of one kind, and the best alternative."""
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
    """Return whether a play takes or changes a build that the opponent owns."""
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
"""By name, the function that makes each table, and its default number of rounds."""

TOGETHER = (("choices",), ("builds", "laid", "endings"), ("skills",), ("sweeps",), ("chances",))
"""The tables in groups; one process makes all tables of a group, because they need the same rounds."""
