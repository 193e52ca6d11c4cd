"""The guide through a first game: a sentence on each kind of event when it happens for the first time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import TypeVar

from casino_core.bots import BOTS
from casino_core.cards import ACES
from casino_core.legal.legality import candidates
from casino_core.position.actions import Action, BuildPiece, Capture, Groups, MakeBuild, Play, Trail, pieces
from casino_core.position.events import Built, Captured
from casino_core.position.layout import Build
from casino_core.position.view import View
from casino_core.rules.parts import Rules
from web.rulebook.words import sweeps_matter
from web.worker.choices.labels import groups_fact
from web.worker.match.match import Match
from web.worker.words.people import YOU
from web.worker.words.speech import Fact, Message, message

Suggested = TypeVar("Suggested", Capture, MakeBuild)

JUDGE = BOTS["vera"]
"""The judge of the plays that a sentence suggests: a strong bot that answers within some milliseconds."""

MAX_THOUGHTS = 12
"""The maximum number of thoughts that the judge has about a decision."""

MAX_COST = 0.1
"""The largest cost, in points, that a suggested play may seem to have compared with the best play."""

MOMENTS = ("stolen", "theirs", "last", "swept", "pair", "sum", "build", "lay", "counted")
"""The moments for which there is a sentence, the most urgent first; the last one is the count of a round."""


def can_guide(match: Match) -> bool:
    """Return whether the sentences suit a match: one person plays, with the usual rules of play, and hints are off."""
    return match.people.persons == (YOU,) and not match.history.lit and _is_plain(match.game.rules)


def _is_plain(rules: Rules) -> bool:
    summed = rules.capturing.adversary_combines_build or rules.building.single_build_as_card
    return rules.plain_plays and rules.single_play_turns and rules.builds and not (rules.piles.face_up or summed)


def moment(match: Match, known: Collection[str]) -> tuple[str, Message] | None:
    """Return the name and the sentence of the most urgent moment that has come and is not in ``known``, or None."""
    plays = candidates(match.seen)
    says: dict[str, Callable[[], Iterator[Message]]] = {
        "stolen": lambda: _stolen(match),
        "theirs": lambda: _theirs(match, plays),
        "last": lambda: _last(match),
        "swept": lambda: _swept(match, plays),
        "pair": lambda: _pair(match, plays),
        "sum": lambda: _sum(match, plays),
        "build": lambda: _build(match, plays),
        "lay": lambda: _lay(match, plays),
    }
    sentences = ((name, sentence) for name, say in says.items() if name not in known for sentence in say())
    return next(sentences, None)


# ---------- what others have done ----------


def _stolen(match: Match) -> Iterator[Message]:
    """Yield a tip on each build of another side that a player has just taken or made their own."""
    sides = match.game.rules.side_of
    for event in _since_own_turn(match):
        lost: Iterable[Build] = ()
        if isinstance(event, Captured):
            lost = event.builds
        elif isinstance(event, Built) and event.how == "raise":
            lost = event.used
        for build in lost:
            if sides[build.owner] != sides[event.seat]:
                key = "tip.stolen.raised" if isinstance(event, Built) else "tip.stolen"
                if key == "tip.stolen" and _is_fresh(build, match):
                    key = "tip.stolen.at-once"
                yield message(key, who=match.people.name(event.seat), build=match.people.build(build))


def _is_fresh(build: Build, match: Match) -> bool:
    """Return whether the person made the build on their last turn, and so has had no turn in which to take it."""
    own = next((move for move in reversed(match.moves) if move.seat == match.people.you), None)
    return own is not None and build.owner == own.seat and build not in own.before.builds


def _since_own_turn(match: Match) -> Iterator[Captured | Built]:
    """Yield the captures and builds of others since the person's last turn, the latest first."""
    for move in reversed(match.moves):
        if move.seat == match.people.you:
            return
        yield from (event for event in move.events if isinstance(event, Captured | Built))


def _theirs(match: Match, plays: Iterable[Play]) -> Iterator[Message]:
    """Yield a tip on each build of another side: which card takes or raises it, or that it must wait."""
    sides, seen = match.game.rules.side_of, match.seen
    for build in seen.builds:
        if sides[build.owner] == sides[seen.seat]:
            continue
        named, owner = match.people.build(build), match.people.name(build.owner)
        using = [play for play in plays if build.piece in pieces(play)]
        takes = [play for play in using if isinstance(play, Capture)]
        raised = [play for play in using if isinstance(play, MakeBuild) and play.value != build.value]
        if takes:
            yield message("tip.theirs.take", build=named, who=owner, card=takes[0].card)
        elif raised:
            yield message("tip.theirs.raise", build=named, card=raised[0].card, value=raised[0].value)
        elif seen.stock_size or len(seen.hand) > 1:  # a last card cannot wait
            yield message("tip.theirs", build=named)


# ---------- the round ----------


def _last(match: Match) -> Iterator[Message]:
    if not match.seen.stock_size and match.game.rules.capturing.residue_to == "last_capturer":
        yield message("tip.last")


def _swept(match: Match, plays: Iterable[Play]) -> Iterator[Message]:
    """Yield a tip on an empty table, or else one on each card that clears the table; none if sweeps never count."""
    seen = match.seen
    count = len(seen.loose) + len(seen.builds)
    if not count:
        yield message("tip.swept.empty")
    elif sweeps_matter(seen.rules) and seen.rules.scoring.sweep_freeze == "none":
        clearing = (play for play in plays if isinstance(play, Capture) and len(pieces(play)) == count)
        yield from (message("tip.swept", card=play.card) for play in clearing)


# ---------- what the person can do ----------


def _pair(match: Match, plays: Iterable[Play]) -> Iterator[Message]:
    """Yield a tip on each capture of cards of the same rank, the best first."""
    pairs = [play for play in _captures(plays) if _is_loose(play.groups) and all(len(one) == 1 for one in play.groups)]
    for play in _good(pairs, match):
        yield message("tip.pair", card=play.card, cards=_groups(play, match))


def _sum(match: Match, plays: Iterable[Play]) -> Iterator[Message]:
    """Yield a tip on each capture of cards that add up to the capturing card, the best first."""
    sums = [play for play in _captures(plays) if _is_loose(play.groups) and all(len(one) > 1 for one in play.groups)]
    values = match.game.rules.table_values
    low = {ace for ace in ACES if values.get(ace) == (1,)}
    for play in _good(sums, match):
        key = "tip.sum.ace" if any(low.intersection(group) for group in play.groups) else "tip.sum"
        yield message(key, card=play.card, cards=_groups(play, match))


def _build(match: Match, plays: Iterable[Play]) -> Iterator[Message]:
    """Yield a tip on each new build from a hand card and loose cards, the best first."""
    seen, builds = match.seen, [play for play in plays if isinstance(play, MakeBuild)]
    new_builds = [play for play in builds if len(play.groups) == 1 and _is_loose(play.groups)]
    for play in _good(new_builds, match):
        cards = tuple(piece for piece in play.groups[0] if piece != play.card)
        kept = [card for card in seen.hand if card != play.card and play.value in seen.rules.hand_values[card]]
        onto = groups_fact((cards,), seen, match.people)
        yield message("tip.build", card=play.card, cards=onto, value=play.value, kept=kept[0])


def _lay(match: Match, plays: Iterable[Play]) -> Iterator[Message]:
    """Yield a tip on laying a card down, if there are cards on the table, but none can be taken or built on."""
    seen = match.seen
    if (seen.loose or seen.builds) and all(isinstance(play, Trail) for play in plays):
        yield message("tip.lay")


def _good(plays: list[Suggested], match: Match) -> Iterator[Suggested]:
    """Yield the plays that are good as far as the judge can tell, the best first, so that no tip is misleading."""
    if plays:
        good = _good_plays(match.seen)
        yield from sorted((play for play in plays if play in good), key=good.index)


# The result is cached, because the table is drawn several times in a turn.
@lru_cache(maxsize=1)
def _good_plays(seen: View) -> tuple[Action, ...]:
    """Return the plays that seem to cost no more than ``MAX_COST`` compared with the best one, the best first."""
    *_, thought = islice(JUDGE.think(seen, "guide"), MAX_THOUGHTS)
    best = thought.judged[0].worth if thought.judged else 0.0
    return (thought.best, *(one.action for one in thought.judged if best - one.worth <= MAX_COST))


def _captures(plays: Iterable[Play]) -> Iterator[Capture]:
    return (play for play in plays if isinstance(play, Capture))


def _is_loose(groups: Groups) -> bool:
    """Return whether there are groups, all of them of loose cards only."""
    return bool(groups) and not any(isinstance(piece, BuildPiece) for group in groups for piece in group)


def _groups(play: Capture, match: Match) -> tuple[Fact, ...]:
    return groups_fact(play.groups, match.seen, match.people)
