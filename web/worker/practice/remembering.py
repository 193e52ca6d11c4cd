"""Questions about what happened: which cards have been seen, and whose a build has become."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from casino_core.position.actions import Action, BuildPiece, MakeBuild, TableBuild
from casino_core.position.layout import Build
from web.table.cards import cards_line
from web.table.html import Html, tag
from web.worker.picture.moves import Move, replay_round
from web.worker.practice.question import Moment, Question
from web.worker.words.narration import narrate
from web.worker.words.speech import Message

RANKS = "A23456789T"
"""The ranks that are counted: whoever counts courts knows the rest."""

MIN_SEEN, MAX_SEEN = 12, 26
"""How many cards have been seen: fewer are no task, and more have no room on a phone."""


def left(moment: Moment) -> Question | None:
    """Show the cards that have been seen in a round, and ask how many of a rank have not."""
    pack, unseen, t, sprite = moment.game.rules.pack, moment.seen.unseen, moment.voice.t, moment.voice.sprite
    known = [*(Counter(pack) - Counter(unseen)).elements()]
    if not MIN_SEEN <= len(known) <= MAX_SEEN:
        return None
    rank = moment.chance.choice([rank for rank in RANKS if any(each.rank == rank for each in pack)])
    out, every = (sum(each.rank == rank for each in some) for some in (unseen, pack))
    shown = cards_line(moment.chance.shuffled(tuple(known)), t, sprite)
    ask = Html(t("drill.left.ask", rank=t(f"drill.rank.{rank}")))
    there = [each for each in known if each.rank == rank]
    told = t("drill.left.why" if there else "drill.left.none", count=len(there), of=every)
    why = tag("p", told, " ", cards_line(there, t, sprite))
    numbers = tuple(Html(str(each)) for each in range(every + 1))
    return Question(shown, ask, numbers, (frozenset({out}),), why, many=False, hides=True)


def whose(moment: Moment) -> Question | None:
    """Tell what became of a build that several players had a hand in, and ask whose it is now."""
    game, voice = moment.game, moment.voice
    for build in game.position.builds:
        seats = {seat for seat, action in game.played if _makes(action, build)}
        # A build that one player made alone is theirs without a question.
        if len(seats) < 2 or build.owner not in seats:
            continue
        moves = [move for move in replay_round(game)[1] if _makes(move.action, build)]
        if any(move.before.variant_state.demand or getattr(move.action, "partner", False) for move in moves):
            continue  # whose it is was said then, and need not be known
        shown = tag("ol", *(tag("li", voice.printed(told)) for move in moves for told in _told(move, moment)))
        names = tuple(Html(moment.name(seat)) for seat in range(game.rules.seats))
        ask = Html(voice.t("drill.whose.ask", value=build.value))
        rule = "last" if _is_of_the_last(moment) else "kept"
        why = tag("p", voice.t(f"drill.whose.why.{rule}", who=names[build.owner]))
        return Question(shown, ask, names, (frozenset({build.owner}),), why, many=False)
    return None


def _makes(action: Action, build: Build) -> bool:
    """Return whether an action made a build, or made it grow."""
    if not isinstance(action, MakeBuild | TableBuild):
        return False
    used = {piece.card if isinstance(piece, BuildPiece) else piece for piece in chain.from_iterable(action.groups)}
    return not used.isdisjoint(build.cards) and used <= {*build.cards}


def _told(move: Move, moment: Moment) -> tuple[Message, ...]:
    return narrate(move.events, moment.people, move.before.dealer)


def _is_of_the_last(moment: Moment) -> bool:
    """Return whether whoever does anything with a build makes it theirs."""
    rules = moment.game.rules
    return rules.building.addition_changes_owner and not rules.step_by_step
