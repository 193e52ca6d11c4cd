"""Random changes to plays and to builds of table cards, and nonsensical plays."""

from __future__ import annotations

from random import Random

from casino_core.cards import RANKS, SUITS, Card
from casino_core.position.actions import BuildPiece, Capture, Groups, MakeBuild, Piece, Play, TableBuild, Trail
from casino_core.position.position import Position


def any_piece(rng: Random, position: Position) -> Piece:
    """Return a piece on the table, a hand card or the top of a pile, but sometimes any card or a build named by one."""
    builds = [build.piece for build in position.builds]
    tops = [card for card in position.tops if card is not None]
    named: list[Piece] = [*position.loose, *builds, *position.hand, *tops]
    return rng.choice([*named, *named, any_card(rng), BuildPiece(any_card(rng))])


def any_card(rng: Random) -> Card:
    return Card(rng.choice(RANKS) + rng.choice(SUITS))


def mutated(  # noqa: C901  # a case for every change
    rng: Random, position: Position, action: Play | TableBuild
) -> Play | TableBuild:
    """Return the action with a random change, after which it may still be legal."""
    card = any_card(rng) if isinstance(action, TableBuild) else action.card
    value, groups = action.value, [list(group) for group in action.groups]
    partner = isinstance(action, MakeBuild | TableBuild) and action.partner
    match rng.randrange(9 if position.rules.step_by_step else 8):
        case 0:
            card = rng.choice((*position.hand, any_card(rng)))
        case 1:
            value = rng.choice((0, card.pips, rng.randint(-1, 16), value + 1, value - 1))
        case 2:
            groups.append([any_piece(rng, position) for _ in range(rng.randint(0, 2))])
        case 3 if groups:
            groups.pop(rng.randrange(len(groups)))
        case 4 if groups:
            rng.choice(groups).append(any_piece(rng, position))
        case 5 if any(groups):
            group = rng.choice([group for group in groups if group])
            piece = group.pop(rng.randrange(len(group)))
            rng.choice([*groups, groups[0]]).append(piece)
        case 6 if len(groups) > 1:
            groups[0] += groups.pop()
        case 7:
            rng.shuffle(groups)
            for group in groups:
                rng.shuffle(group)
        case 8:
            partner = not partner
    others = (Trail, Capture, MakeBuild, *([TableBuild] if position.rules.step_by_step else []))
    kind = rng.choice((type(action), type(action), type(action), *others))
    return made(kind, card, value, tuple(map(tuple, groups)), partner=partner)


def made(kind: type[Play | TableBuild], card: Card, value: int, groups: Groups, *, partner: bool) -> Play | TableBuild:
    """Return an action of a kind, made without those of the arguments that this kind does not have."""
    if kind is TableBuild:
        return TableBuild(value, groups, partner)
    if kind is MakeBuild:
        return MakeBuild(card, value, groups, partner)
    return Trail(card, value, groups) if kind is Trail else Capture(card, value, groups)


def nonsense(rng: Random, position: Position) -> Play:
    groups = tuple(tuple(any_piece(rng, position) for _ in range(rng.randint(0, 3))) for _ in range(rng.randint(0, 3)))
    return rng.choice((Trail, Capture, MakeBuild))(any_card(rng), rng.randint(0, 16), groups)
