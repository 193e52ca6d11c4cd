"""Cards and actions as short, URL-safe text, each with its exact inverse.

The grammar (a card is a rank and a suit, ``TD``; a seat is a digit from 0):

    action   = trail | capture | build | step | pluck
               | "claim" | "last" | "cancel" | "insist" | "give" | "done"
    trail    = card [ "." groups "=" value ]         4D      4H.5C3D=8
    capture  = card [ "=" value ] "x" groups [ "." card { card } ]
                                                     8Sx8D,5H3C,b4S      AH=14xKDAC      8Sx8D,b5C.5C8D3C
    build    = groups "=" value [ "p" ]              3D5C=8   5S,5H=5   2Hb3S=8   6D3C,b5D=9   KD,KC=13p
    step     = "." groups "=" value [ "p" ]          .5D3C=8   .b5D,2H6S=8: without a hand card, the base first
    pluck    = "p" card                              p9H
    groups   = group { "," group }
    group    = piece { piece }                       in a build the first piece is the hand card
    piece    = card | "b" card                       b5C: the build whose first card is 5C

A ``p`` at the end marks a build made for the partner; the top card of a pile is a piece like a loose card. After its
groups, a capture may list all cards that it takes, in the order in which they go on an open pile.
"""

from __future__ import annotations

from collections import Counter

from casino_core.cards import Card
from casino_core.notation.reader import NotationError, Reader
from casino_core.position.actions import (
    Action,
    Announce,
    BuildPiece,
    Cancel,
    Capture,
    Cardless,
    Claim,
    Done,
    Give,
    Groups,
    Insist,
    MakeBuild,
    Piece,
    Play,
    Pluck,
    TableBuild,
    Trail,
)
from casino_core.position.position import Cards
from casino_core.text import text_of


def cards_text(cards: Cards) -> str:
    """Return the text of cards: ``8D5H3C``, or ``-`` for none.

    >>> casino.cards_text(casino.parse_cards("8D5H3C"))
    '8D5H3C'
    >>> casino.cards_text(())
    '-'
    """
    return "".join(cards) or "-"


def read_cards(reader: Reader, stops: str = "", remaining: Counter[Card] | None = None) -> Cards:
    """Read cards, or a hyphen for none, up to one of ``stops``. Raises NotationError.

    ``remaining``, if given, counts the cards that may still be read; every card that is read is subtracted.
    """
    if reader.skip("-"):
        return ()
    cards: list[Card] = []
    while not cards or (not reader.done and reader.peek() not in stops):
        start = reader.index
        card = reader.card()
        if remaining is not None:
            if not remaining[card]:
                code = "card-twice" if card in remaining else "card-not-in-pack"
                raise NotationError(code, reader.text, start, card=card)
            remaining[card] -= 1
        cards.append(card)
    return tuple(cards)


def parse_card(text: str) -> Card:
    """Return the card that a text such as ``TD`` or ``10D`` names. Raises NotationError.

    >>> casino.parse_card("10D")
    Card('TD')
    """
    reader = Reader(text)
    card = reader.card()
    reader.finish()
    return card


def parse_cards(text: str) -> Cards:
    """Return the cards of a text such as ``8D5H3C``. Raises NotationError.

    >>> casino.parse_cards("8D5H3C")
    (Card('8D'), Card('5H'), Card('3C'))
    """
    reader = Reader(text)
    cards = read_cards(reader)
    reader.finish()
    return cards


@text_of.register(Action)
def action_text(action: Action) -> str:
    """Return the text of an action: ``4D``, ``8Sx8D,5H3C``, ``3D5C=8``, ``claim``."""
    if isinstance(action, TableBuild):
        return f".{_groups_text(action.groups)}={action.value}{'p' if action.partner else ''}"
    if not isinstance(action, Play):
        return f"p{action.card}" if isinstance(action, Pluck) else WORD_OF[type(action)]
    groups = _groups_text(action.groups)
    if isinstance(action, Capture):
        # Compared with the pips, not with the value in a game, because actions are read without the rules.
        value = "" if action.value == action.card.pips else f"={action.value}"
        return f"{action.card}{value}x{groups}{'.' if action.order else ''}{''.join(action.order)}"
    if isinstance(action, MakeBuild):
        return f"{groups}={action.value}{'p' if action.partner else ''}"
    return f"{action.card}.{groups}={action.value}" if groups else str(action.card)


def _groups_text(groups: Groups) -> str:
    return ",".join("".join(group) for group in groups)


WORDS: dict[str, Cardless] = {
    "claim": Claim(),
    "last": Announce(),
    "cancel": Cancel(),
    "insist": Insist(),
    "give": Give(),
    "done": Done(),
}
WORD_OF = {type(action): word for word, action in WORDS.items()}


def parse_action(text: str) -> Action:
    """Return the action of a text, legal or not. Raises NotationError.

    >>> casino.parse_action("8Sx5D3C").groups
    ((Card('5D'), Card('3C')),)
    """
    reader = Reader(text)
    action = read_action(reader)
    reader.finish()
    return action


def read_action(reader: Reader) -> Action:
    """Read an action up to the end of the reader. Raises NotationError."""
    start = reader.index
    # No word begins with the letter of a rank, in upper or lower case, so a word cannot be mistaken for a card.
    for word, action in WORDS.items():
        if reader.skip(word):
            return action
    if reader.skip("p"):
        return Pluck(reader.card())
    if reader.skip("."):
        groups = _read_groups(reader)
        reader.expect("=")
        return TableBuild(reader.number(), groups, reader.skip("p"))
    return _read_play(reader, start)


def _read_play(reader: Reader, start: int) -> Play:
    """Read the play of a hand card."""
    card = reader.card()
    if reader.done:
        return Trail(card)
    if reader.skip("."):
        groups = _read_groups(reader)
        reader.expect("=")
        return Trail(card, reader.number(), groups)
    value = reader.number() if reader.skip("=") else None
    if reader.skip("x"):
        groups = _read_groups(reader)
        # An order names every captured card, so a hyphen, which elsewhere means no cards, is an error.
        order = read_cards(reader) if reader.skip(".") and reader.peek() != "-" else ()
        return Capture(card, card.pips if value is None else value, groups, order)
    if value is not None:
        return MakeBuild(card, value, ((card,),), reader.skip("p"))
    # Only a build remains. Its first group begins with the hand card, so the card is read again.
    reader.index = start
    groups = _read_groups(reader)
    reader.expect("=")
    return MakeBuild(card, reader.number(), groups, reader.skip("p"))


def _read_groups(reader: Reader) -> Groups:
    groups = [_read_group(reader)]
    while reader.skip(","):
        groups.append(_read_group(reader))
    return tuple(groups)


def _read_group(reader: Reader) -> tuple[Piece, ...]:
    group: list[Piece] = []
    while not reader.done and reader.peek() not in ",=.":
        group.append(BuildPiece(reader.card()) if reader.skip("b") else reader.card())
    if not group:
        raise reader.error("no-card")
    return tuple(group)
