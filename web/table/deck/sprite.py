"""The deck's part of the sprite: every card a <symbol> of 200 x 280 units, and the parts that they share.

No fonts and no clip paths. Colours are custom properties, which pass through <use>, so one sprite, linked
or inlined, serves every palette, theme and size:

    --spades --hearts --diamonds --clubs    the suits
    --face --card-ink --gold --umber        card stock and print
    --skin-spades ... --skin-clubs          the courts
    --back --back-line                      the back
    --index                                 scale of the corner index
    --pips --big                            `inline` or `none`: the ordinary body, the one big pip
    --open --open-line                      clubs and diamonds drawn open: fill opacity, line width
"""

from typing import Final

from web.table.deck.courts import court
from web.table.deck.ink import FACE, GOLD, dot, fill, number, stroke
from web.table.deck.pips import COLOURS, PIPS, RANKS, SUITS, index, other_letters, pip, spot_card

SCALES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 7, 8, 7)  # scales in each row of the engraved spade


def engraved_spade() -> str:
    """Draw the ace of spades, which by tradition carries its maker's ornament: here a fish's scales."""
    rows = "".join(f"M{-5 * count} {6 * row - 38}" + "a5 5 0 0 0 10 0" * count for row, count in enumerate(SCALES))
    scales = f'<g transform="translate(100 139) scale(.97)">{stroke(rows, GOLD, 1.3)}</g>'
    return pip("S", (100, 140), 130) + pip("S", (100, 139), 103, colour=FACE) + pip("S", (100, 139), 97) + scales


def ace(suit: str) -> str:
    """Draw the body of an ace: one large pip with an engraved line, or the engraved ace of spades."""
    if suit == "S":
        return engraved_spade()
    rings = ((108.0, ""), (84.2, FACE), (78.8, ""), (32.4, FACE))
    return "".join(pip(suit, (100, 140), size, colour=colour) for size, colour in rings)


def face(rank: str, suit: str) -> str:
    """Draw a card: the ordinary body, the corner index at both ends, and the one big pip that small cards show."""
    if rank == "A":
        body = ace(suit)
    elif rank in "JQK":
        body = court(rank, suit)
    else:
        body = spot_card(rank, suit)
    name = rank + suit
    # The lower index belongs to the ordinary body, because the big pip takes its place.
    return (
        f'<symbol id="{name}" viewBox="0 0 200 280"><g style="display:var(--pips,inline)">{body}'
        f'<use href="#i{name}" transform="rotate(180 100 140)"/></g><g id="i{name}">{index(rank, suit)}</g>'
        f'<g style="display:var(--big,none)">{pip(suit, (122, 196), 112)}</g></symbol>'
    )


def net() -> str:
    """Draw a net whose meshes are fish: mirrored waves make the bodies, their crossings the tails."""
    waves, eyes = "", ""
    for row in range(13):
        y, odd = 21.2 + 19.8 * row, row % 2
        for bend in ("19.8", "-19.8"):
            waves += f"M{-28 + 28 * odd} {number(y)}q14 {bend} 28 0" + "t28 0" * 7
        first = 8 if odd else 20
        eyes += "".join(dot(x, y, 1.5) for x in range(first - 28 + 28 * odd, 180, 56) if x > 20)
    return stroke(waves, "var(--back-line)", 1.5) + fill(eyes, "var(--back-line)")


def back() -> str:
    """Draw the back of the cards."""
    # An inner <svg> clips the net to its frame: url() of a clip path does not work if the sprite is linked.
    return (
        '<symbol id="back" viewBox="0 0 200 280">'
        '<rect x="12" y="12" width="176" height="256" rx="9" fill="var(--back)"/>'
        f'<svg x="17" y="17" width="166" height="246" viewBox="17 17 166 246">{net()}</svg>'
        '<rect x="17" y="17" width="166" height="246" rx="3" fill="none" stroke="var(--back-line)" stroke-width="2"/>'
        "</symbol>"
    )


def pip_shape(suit: str) -> str:
    """Draw the shape that every pip of a suit uses; clubs and diamonds can be drawn open."""
    colour = COLOURS[suit]
    opened = (
        f' stroke="{colour}" stroke-width="var(--open-line,0)" fill-opacity="var(--open,1)"' if suit in "DC" else ""
    )
    return f'<path id="p{suit}" d="{PIPS[suit]}" fill="{colour}"{opened}/>'


def fish() -> str:
    """Draw the mark in a box of 100 around the origin: a spade on its side, with an eye, is a fish."""
    shape = PIPS["S"] + dot(10, -20, 6.5) + "Z"
    return f'<path transform="rotate(-90)" fill="currentColor" fill-rule="evenodd" d="{shape}"/>'


def mark() -> str:
    """Draw the site's mark as a separate file; pages that inline it can override its `color`."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104" class="mark" color="#006279"'
        f' aria-hidden="true">{fish()}</svg>\n'
    )


def symbols() -> str:
    """Draw the 52 cards ("AS" to "KC"), "back", the suits alone ("pipS" to "pipC") and "mark"."""
    shapes = "".join(pip_shape(suit) for suit in SUITS) + other_letters()
    suits = "".join(f'<symbol id="pip{s}" viewBox="-52 -52 104 104"><use href="#p{s}"/></symbol>' for s in SUITS)
    fishes = f'<symbol id="mark" viewBox="-52 -52 104 104">{fish()}</symbol>'
    faces = "".join(face(rank, suit) for suit in SUITS for rank in RANKS)
    return f"<defs>{shapes}</defs>{suits}{fishes}{back()}{faces}"
