"""The summary of a match in a list of running games: plain values for a page without the engine."""

from __future__ import annotations

from web.rulebook.words import game_title
from web.shared.schema import Glance
from web.worker.match.match import Match
from web.worker.match.presenter import title


def glance(match: Match) -> Glance:
    """Return the summary of a match, without anything that another person at the screen must not see."""
    game, people, t = match.game, match.people, match.voice.t
    position = game.position
    called = people.covered() if people.shared else people  # with several people, nobody is "you"
    own = people.you is not None and not people.shared
    return {
        "title": title(match) or game_title(game.rules, t),
        "who": [match.voice.spoken(called.name(seat)) for seat in range(game.rules.seats) if seat != called.you],
        "totals": list(game.standing),
        "loose": [str(card) for card in position.loose],
        "builds": [build.value for build in position.builds],
        "hand": [str(card) for card in position.hands[people.you]] if own and people.you is not None else [],
        "bots": list(match.seated),
        "running": match.under_way,
    }
