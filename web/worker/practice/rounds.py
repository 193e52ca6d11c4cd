"""Rounds played at random, and their moments that suit a question."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from casino_core.cards import Card, Chance
from casino_core.game import Game, new_game, play
from casino_core.legal.legality import candidates, legal_actions
from casino_core.position.actions import Action, BuildPiece, Capture, MakeBuild, Piece, Trail, pieces
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules

MAX_ON_TABLE = 9
"""The maximum number of pieces on the table for a question: a phone has room for this many."""

MAX_PLAYS = 60
"""The maximum number of captures, and of builds, among which a play is chosen at random for each card and value."""

MAX_FIRST_PLAY = 24
"""Moments are sought after a random number of plays, at least 4 but fewer than this, so that rounds differ."""


def rules_for(game: str, *, several: bool) -> Rules:
    """Return the rules of a preset; with ``several``, for more than two players if the game allows it."""
    tables = VARIANTS[game].seatings
    wanted = [(seats, team) for seats, team in tables if seats > 2] if several else []
    return variant_rules(game, *min(wanted, key=lambda table: (table[1], table[0]), default=tables[0]))


def moments(rules: Rules, seed: str) -> Iterator[Game]:
    """Yield the game at each moment of a random round that suits a question (see ``_is_moment``)."""
    chance = Chance(seed)
    game, _ = new_game(rules, seed)
    first = 4 + int(chance.choice(range(MAX_FIRST_PLAY - 4)))
    while not game.round_over:
        if len(game.played) >= first and _is_moment(game.position):
            yield game
        game, _ = play(game, _lively(game.position, chance))


def _is_moment(position: Position) -> bool:
    """Return whether the first seat is to play a card, no cards or build values are equal, and all pieces have room."""
    state = position.variant_state
    to_play = position.actor == position.turn == 0 and state.played is None and not (state.ended or state.closed)
    cards = (*position.loose, *chain.from_iterable(build.cards for build in position.builds), *position.hand)
    values = [build.value for build in position.builds]  # the names of builds in text
    # Two packs contain equal cards, which could not be told apart.
    distinct = len(cards) == len({*cards}) and len(values) == len({*values})
    return to_play and distinct and len(on_table(position)) <= MAX_ON_TABLE


def _lively(position: Position, chance: Chance) -> Action:
    """Return a random action: one that raises or enlarges a build if possible; otherwise only rarely a capture."""
    plays = candidates(position, MAX_PLAYS)
    if not plays:
        return chance.choice(legal_actions(position))
    grows = [
        each
        for each in plays
        if isinstance(each, MakeBuild) and any(isinstance(piece, BuildPiece) for piece in pieces(each))
    ]
    if grows:
        return chance.choice(grows)
    # Few captures, so that enough stays on the table to ask about.
    kind = chance.choice((MakeBuild, MakeBuild, Trail, Trail, Capture))
    return chance.choice([each for each in plays if isinstance(each, kind)] or plays)


def on_table(position: Position) -> tuple[Piece, ...]:
    """Return the pieces on the table that can be chosen: loose cards, then builds."""
    return (*position.loose, *(build.piece for build in position.builds))


def captures_of(position: Position, held: Card) -> list[frozenset[Piece]]:
    """Return every set of pieces that a hand card can take; [] if it takes the whole table, or could take a pile's top.

    A card that takes the whole table leaves no choice, and the tops of piles cannot be chosen in a question.
    """
    if held in position.rules.takes_table:
        return []
    taking = (action for action in legal_actions(position) if isinstance(action, Capture) and action.card == held)
    sets = list(dict.fromkeys(frozenset(pieces(action)) for action in taking))
    shown = {*on_table(position)}
    return sets if all(one <= shown for one in sets) else []
