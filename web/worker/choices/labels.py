"""The label of an action on its button: "Take 8♦, 5♥+3♣", "Build 8: 5♥+3♣", "Lay down"."""

from __future__ import annotations

from casino_core.cards import FIVE_OF_SPADES, Card
from casino_core.position.actions import (
    BuildPiece,
    Capture,
    Groups,
    MakeBuild,
    Piece,
    TableAction,
    TableBuild,
    Trail,
    pieces,
)
from casino_core.position.layout import Build
from casino_core.position.view import View
from web.worker.words.people import People
from web.worker.words.speech import Fact, Message, message, one_by_one


def action_label(action: TableAction, seen: View, people: People) -> Message:
    """Return the whole action in words, with its cards."""
    if isinstance(action, Trail):
        if not action.groups:
            alone = message("offer.trail.alone" if to_pile(action, seen) else "offer.trail")
            return message("offer.trail.takes") if takes_table(action, seen) else alone
        return message("offer.trail.build", value=action.value, groups=groups_fact(action.groups, seen, people))
    if isinstance(action, Capture):
        return message("offer.take", pieces=groups_fact(action.groups, seen, people))
    return _build_label(action, seen, people)


def _build_label(action: MakeBuild | TableBuild, seen: View, people: People) -> Message:
    raised, bases = _builds_used(action)
    stolen = stolen_tops(action, seen)
    # The label names builds and stolen tops separately, so only the remaining pieces are listed.
    known: set[Piece] = {*raised, *bases, *stolen}
    groups = tuple(tuple(piece for piece in group if piece not in known) for group in action.groups)
    others = groups_fact(tuple(group for group in groups if group), seen, people)
    tops = one_by_one(stolen)
    if stolen and not bases:
        return message("offer.steal.build", stolen=tops, value=action.value, cards=others)
    if not raised and not bases:
        return message("offer.build", value=action.value, cards=others)
    build = piece_fact((raised or bases)[0], seen, people)
    key = "offer.steal" if stolen else "offer.raise" if raised else "offer.add"
    if others:
        return message(f"{key}.with", build=build, value=action.value, cards=others, stolen=tops)
    return message(key, build=build, value=action.value, stolen=tops)


def verb_label(action: TableAction, seen: View, people: People) -> Message:
    """Return the label without the cards and the value, which are drawn next to it."""
    if isinstance(action, Capture):
        return message("offer.take.as" if has_several_values(action.card, seen) else "offer.take.drawn")
    if isinstance(action, Trail):
        return message("offer.trail.build.drawn")
    raised, bases = _builds_used(action)
    stolen = one_by_one(stolen_tops(action, seen))
    if not raised and not bases:
        return message("offer.steal.build.drawn", stolen=stolen) if stolen else message("offer.build.drawn")
    build = piece_fact((raised or bases)[0], seen, people)
    if stolen:
        return message("offer.steal", stolen=stolen, build=build)
    return message("offer.raise.drawn" if raised else "offer.add.drawn", build=build)


# ---------- the parts of an action ----------


def hand_card(action: TableAction) -> Card | None:
    """Return the hand card of an action, None for a table build."""
    return None if isinstance(action, TableBuild) else action.card


def is_for_partner(action: TableAction) -> bool:
    """Return whether a build is made for the partner."""
    return isinstance(action, MakeBuild | TableBuild) and action.partner


def takes_table(action: TableAction, seen: View) -> bool:
    """Return whether an action lays down a card that clears the table."""
    return isinstance(action, Trail) and action.card in seen.rules.takes_table and cards_on_table(seen) > 0


def to_pile(action: TableAction, seen: View) -> bool:
    """Return whether an action lays down a card that goes to the player's pile, with the whole table or alone."""
    alone = isinstance(action, Trail) and action.card == FIVE_OF_SPADES and action.card in seen.rules.takes_table
    return alone or takes_table(action, seen)


def cards_on_table(seen: View) -> int:
    """Return the number of cards on the table, builds included."""
    return len(seen.loose) + sum(len(build.cards) for build in seen.builds)


def stolen_tops(action: TableAction, seen: View) -> tuple[Card, ...]:
    """Return the top cards of other players' piles that an action uses."""
    tops = seen.usable_tops
    return tuple(piece for piece in pieces(action) if isinstance(piece, Card) and piece in tops)


def _builds_used(action: MakeBuild | TableBuild) -> tuple[list[BuildPiece], list[BuildPiece]]:
    """Return two lists: the builds that an action raises, and the builds that it adds to."""
    # Only a hand card raises a build; that card and the build are in the first group.
    first = action.groups[0] if isinstance(action, MakeBuild) else ()
    raised = [piece for piece in first if isinstance(piece, BuildPiece)]
    return raised, [group[0] for group in action.groups if len(group) == 1 and isinstance(group[0], BuildPiece)]


def has_several_values(card: Card, seen: View) -> bool:
    """Return whether a hand card has several values, for capturing or for building."""
    return len({*seen.rules.hand_values[card], *seen.rules.build_values[card]}) > 1


# ---------- pieces as facts of a message ----------


def groups_fact(groups: Groups, seen: View, people: People) -> tuple[Fact, ...]:
    """Return groups of pieces as a fact: cards side by side, builds by name."""
    return tuple(_group_fact(group, seen, people) for group in groups)


def _group_fact(group: tuple[Piece, ...], seen: View, people: People) -> Fact:
    """Return a group as a fact; a single card stays a group, because groups are joined differently from lists."""
    if any(isinstance(piece, BuildPiece) for piece in group):
        parts = tuple(piece_fact(piece, seen, people) for piece in group)
        return parts[0] if len(parts) == 1 else message("say.sum", parts=parts)
    return group


def piece_fact(piece: Piece, seen: View, people: People) -> Fact:
    """Return a piece as a fact: a card, or the name of a build."""
    build = build_of(piece, seen)
    return piece if build is None else people.build(build)


def build_of(piece: Piece, seen: View) -> Build | None:
    """Return the build of a piece; None for a loose card, or if the build is gone."""
    if not isinstance(piece, BuildPiece):
        return None
    return next((build for build in seen.builds if build.name == piece.card), None)
