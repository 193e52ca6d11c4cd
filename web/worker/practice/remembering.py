"""Drills on memory: the cards that have been seen, and the owner of a build."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from casino_core.position.actions import Action, BuildPiece, MakeBuild, TableBuild
from casino_core.position.layout import Build
from web.table.cards import cards_line
from web.table.html import Html, tag
from web.worker.picture.moves import replay_round
from web.worker.practice.question import Moment, Question
from web.worker.words.narration import narrate

RANKS = "A23456789T"
"""The ranks that are asked about; courts are left out."""

MIN_SEEN, MAX_SEEN = 12, 26
"""The limits for the number of seen cards: fewer would be too easy, and more would not fit on a phone."""


def unseen_count(moment: Moment) -> Question | None:
    """Show the seen cards, and ask how many of a rank are unseen; None if too few or too many cards have been seen."""
    pack, unseen, t, sprite = moment.game.rules.pack, moment.seen.unseen, moment.voice.t, moment.voice.sprite
    known = [*(Counter(pack) - Counter(unseen)).elements()]
    if not MIN_SEEN <= len(known) <= MAX_SEEN:
        return None
    rank = moment.chance.choice([rank for rank in RANKS if any(each.rank == rank for each in pack)])
    hidden, total = (sum(each.rank == rank for each in some) for some in (unseen, pack))
    shown = cards_line(moment.chance.shuffled(tuple(known)), t, sprite)
    ask = Html(t("drill.left.ask", rank=t(f"drill.rank.{rank}")))
    seen = [each for each in known if each.rank == rank]
    sentence = t("drill.left.why" if seen else "drill.left.none", count=len(seen), of=total)
    why = tag("p", sentence, " ", cards_line(seen, t, sprite))
    numbers = tuple(Html(str(each)) for each in range(total + 1))
    return Question(shown, ask, numbers, (frozenset({hidden}),), why, many=False, hides=True)


def whose(moment: Moment) -> Question | None:
    """Narrate how several players made a build, and ask whose it is now."""
    game, voice = moment.game, moment.voice
    for build in game.position.builds:
        seats = {seat for seat, action in game.played if _makes(action, build)}
        # A build that only one player has made clearly belongs to that player.
        if len(seats) < 2 or build.owner not in seats:
            continue
        moves = [move for move in replay_round(game)[1] if _makes(move.action, build)]
        if any(move.before.variant_state.demand or getattr(move.action, "partner", False) for move in moves):
            continue  # the owner of the build was announced
        sentences = (narrate(move.events, moment.people, move.before.dealer) for move in moves)
        shown = tag("ol", *(tag("li", voice.printed(sentence)) for some in sentences for sentence in some))
        names = tuple(Html(moment.name(seat)) for seat in range(game.rules.seats))
        ask = Html(voice.t("drill.whose.ask", value=build.value))
        rules = game.rules
        rule = "last" if rules.building.addition_changes_owner and not rules.step_by_step else "kept"
        why = tag("p", voice.t(f"drill.whose.why.{rule}", who=names[build.owner]))
        return Question(shown, ask, names, (frozenset({build.owner}),), why, many=False)
    return None


def _makes(action: Action, build: Build) -> bool:
    """Return whether an action made or enlarged a build."""
    if not isinstance(action, MakeBuild | TableBuild):
        return False
    used = {piece.card if isinstance(piece, BuildPiece) else piece for piece in chain.from_iterable(action.groups)}
    return not used.isdisjoint(build.cards) and used <= {*build.cards}
