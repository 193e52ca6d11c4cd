"""Rounds played at random, and the moments in them that a question can be about."""

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
"""With more on the table than that nobody is asked about it: a phone has no room for more."""

MAX_PLAYS = 60
"""How many plays of each kind are looked at when one is chosen by chance."""

MAX_FIRST_PLAY = 24
"""Before which play the first moment comes at the latest: it is chosen by chance, so that no two rounds are alike."""


def rules_for(game: str, *, several: bool) -> Rules:
    """Return the rules of a preset: for more than two players where ``several`` and the game can be played so."""
    tables = VARIANTS[game].tables
    wanted = [(seats, team) for seats, team in tables if seats > 2] if several else []
    return variant_rules(game, *min(wanted, key=lambda table: (table[1], table[0]), default=tables[0]))


def moments(rules: Rules, seed: str) -> Iterator[Game]:
    """Yield a round that is played at random whenever the first seat is to play a card and the table has room."""
    chance = Chance(seed)
    game, _ = new_game(rules, seed)
    first = 4 + int(chance.choice(range(MAX_FIRST_PLAY - 4)))
    while not game.round_over:
        if len(game.played) >= first and _is_moment(game.position):
            yield game
        game, _ = play(game, _lively(game.position, chance))


def _is_moment(position: Position) -> bool:
    """Return whether the first seat is to play a card, and everything there can be told apart and has room."""
    state = position.variant_state
    to_play = position.actor == position.turn == 0 and state.played is None and not (state.ended or state.closed)
    cards = (*position.loose, *chain.from_iterable(build.cards for build in position.builds), *position.hand)
    values = [build.value for build in position.builds]  # by which text names them
    # Of twins, as two packs have them, nobody could tell which one was meant.
    distinct = len(cards) == len({*cards}) and len(values) == len({*values})
    return to_play and distinct and len(on_table(position)) <= MAX_ON_TABLE


def _lively(position: Position, chance: Chance) -> Action:
    """Return an action by chance: what makes builds grow wherever there is such a one, and few captures."""
    plays = candidates(position, MAX_PLAYS)
    if not plays:
        return chance.choice(legal_actions(position))
    grows = [each for each in plays if isinstance(each, MakeBuild) and any(_is_build(piece) for piece in pieces(each))]
    if grows:
        return chance.choice(grows)
    # More is built and laid down than taken, so that there is something on the table to ask about.
    kind = chance.choice((MakeBuild, MakeBuild, Trail, Trail, Capture))
    return chance.choice([each for each in plays if isinstance(each, kind)] or plays)


def _is_build(piece: Piece) -> bool:
    return isinstance(piece, BuildPiece)


def on_table(position: Position) -> tuple[Piece, ...]:
    """Return everything on the table that can be chosen: the loose cards, then the builds."""
    return (*position.loose, *(build.piece for build in position.builds))


def captures_of(position: Position, held: Card) -> list[frozenset[Piece]]:
    """Return every set of pieces that a hand card can take at once; none where that is more than the table shows.

    Top cards of piles are not among what can be chosen, nor does a card that takes the whole table choose anything.
    """
    if held in position.rules.takes_table:
        return []
    taking = (action for action in legal_actions(position) if isinstance(action, Capture) and action.card == held)
    found = list(dict.fromkeys(frozenset(pieces(action)) for action in taking))
    shown = {*on_table(position)}
    return found if all(one <= shown for one in found) else []
