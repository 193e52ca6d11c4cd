"""King, queen and jack of each suit.

Courts are double-ended: the lower figure is the reflection in water. A figure stands on the water line (y = 0)
and is visible between x = -58, where the index ends, and x = 84. The silhouette shows the rank: the king has a crown,
a beard and ermine, the queen a veil, the jack a cap and a narrow coat. The suit shows in the weave, in the object held,
in the cut of crown, veil and cap, and in the direction of the jack's gaze.
"""

from typing import Final

from web.table.deck.heads import frontal, profile, shade
from web.table.deck.ink import FACE, GOLD, INK, bar, dot, fill, flipped, mirrored, stroke
from web.table.deck.pips import COLOURS, pip
from web.table.deck.regalia import held

# ---- cloth ----


def weave(suit: str) -> str:
    """Draw the cloth of a suit on a panel of 56 x 44 units: stripes, scales, lozenges or dots."""
    colour = COLOURS[suit]
    columns, rows = range(-24, 25, 8), range(13, 50, 7)
    if suit == "S":
        return stroke("".join(f"M{x}-9V-52" for x in range(-24, 25, 6)), colour, 2.2)
    if suit == "H":
        return stroke("".join(f"M{-28 + 4 * (y % 2)}-{y - 1}" + "a4 4 0 0 0 8 0" * 7 for y in rows), colour, 1.9)
    if suit == "D":
        lozenges = [f"M{x + 4 * (y % 2)}-{y + 5}l3.4 5-3.4 5-3.4-5Z" for y in range(12, 50, 9) for x in columns]
        return fill("".join(lozenges), colour)
    return fill("".join(dot(x + 4 * (y % 2), -y, 2.2) for y in rows for x in columns), colour)


# ---- king ----

CROWNS: Final = {
    "S": "M-30-104-36-132-19-117-11-136 0-119 11-136 19-117 36-132 30-104Z",
    "H": "M-29-104C-40-122-28-134-15-126C-12-132-6-135 0-135S12-132 15-126C28-134 40-122 29-104Z",
    "D": "M-29-104-35-122-20-118 0-141 20-118 35-122 29-104Z",
    "C": "M-29-104-33-116A8 8 0 1 1-21-124L-9-120A9.5 9.5 0 1 1 9-120L21-124A8 8 0 1 1 33-116L29-104Z",
}
BEARDS: Final = {
    "S": "C-22-54-13-36 0-20C13-36 22-54 24-82",
    "H": "C-27-52-20-32 0-30C20-32 27-52 24-82",
    "D": "C-26-54-22-38-11-23L0-37 11-23C22-38 26-54 24-82",
    "C": "C-30-60-28-38-19-28H19C28-38 30-60 24-82",
}


def ermine() -> str:
    """Draw a mantle of white fur, with tails."""
    cape = fill("M-26-56C-54-52-70-40-77-21C-50-28-24-26 0-20C24-26 50-28 77-21C70-40 54-52 26-56Z", FACE, 1.6)
    tails = "".join(f"M{x}-{y}l2.6 8h-5.2Z" for x, y in ((30, 46), (44, 48), (56, 39), (43, 36), (67, 33)))
    return cape + mirrored(fill(tails, INK))


def beard(suit: str) -> str:
    """Draw a beard with waves, and the mouth in it."""
    hair = fill(f"M-24-84{BEARDS[suit]}C20-76 17-71 10-69.5 5-72-5-72-10-69.5-17-71-20-76-24-84Z", INK)
    waves = mirrored(stroke("M16-63C14-54 10-45 5-38M7-58C6-50 4-44 1-40", GOLD, 1.4))
    mouth = fill("M-6-63.5Q0-66.5 6-63.5Q0-59.5-6-63.5Z", "color-mix(in oklab,var(--hearts),var(--face) 25%)")
    return hair + waves + mouth


def king(suit: str) -> str:
    """Draw the king of a suit, with a crown, a beard and ermine."""
    colour = COLOURS[suit]
    robe = fill("M-84-9C-84-36-62-51-26-53H26C62-51 84-36 84-9Z", colour)
    hair = mirrored(fill("M24-106C34-96 36-74 33-58C29-52 24-53 20-58V-104Z", INK))
    crown = fill(CROWNS[suit], GOLD, 1.6) + pip(suit, (0, -116), 15) + bar("M-29-103Q0-94 29-103", 5.4, colour)
    return robe + ermine() + hair + held("K", suit) + frontal(suit) + beard(suit) + crown


# ---- queen ----

VEILS: Final = {
    "S": "M0-128C-38-128-48-92-50-60C-52-38-60-22-66-9H66C60-22 52-38 50-60C48-92 38-128 0-128Z",
    "H": (
        "M0-120C-8-136-36-138-44-118C-50-100-48-80-50-60C-52-38-60-22-66-9"
        "H66C60-22 52-38 50-60C48-80 50-100 44-118C36-138 8-136 0-120Z"
    ),
    "D": "M0-142C-14-128-38-112-45-82C-49-62-56-30-66-9H66C56-30 49-62 45-82C38-112 14-128 0-142Z",
    "C": (
        "M0-124A21 21 0 0 0-35-110A21 21 0 0 0-46-80A20 20 0 0 0-50-48C-54-32-60-20-66-9"
        "H66C60-20 54-32 50-48A20 20 0 0 0 46-80A21 21 0 0 0 35-110A21 21 0 0 0 0-124Z"
    ),
}
CORONETS: Final = {
    "S": "M-26-110-29-126-18-118-13-133-6-120 0-138 6-120 13-133 18-118 29-126 26-110Q0-102-26-110Z",
    "H": "M-26-110-25-121-12-114 0-124 12-114 25-121 26-110Q0-102-26-110Z",
    "D": "M-26-110-23-120-10-117 0-130 10-117 23-120 26-110Q0-102-26-110Z",
    "C": (
        "M-27-109A6 6 0 1 1-19-117A6.5 6.5 0 1 1-7-121A7 7 0 1 1 7-121A6.5 6.5 0 1 1 19-117A6 6 0 1 1 27-109"
        "Q0-101-27-109Z"
    ),
}
PEARLS: Final = ((-12, -51), (-7, -46), (0, -44), (7, -46), (12, -51), (-22, -66), (22, -66))


def gown(suit: str) -> str:
    """Draw a panel of the suit's cloth, cut to shape by the bodice painted over it."""
    panel = fill("M-30-52H30V-9H-30Z", FACE) + weave(suit)
    bodice = mirrored(fill("M18-54C36-52 46-40 50-9H27Z", INK) + bar("M18-53 27-9", 2.6))
    return panel + bodice + fill("M-19-56 0-35 19-56Z", shade(suit))


def veil(suit: str) -> str:
    """Draw a veil with a gold hem down to the water; the queen of clubs has equally wide curls instead."""
    hem = "" if suit == "C" else stroke("M-39-44C-44-92-31-119 0-119S44-92 39-44", GOLD, 2.4)
    folds = mirrored(stroke("M41-46C44-30 50-18 56-9", GOLD, 2))
    return fill(VEILS[suit], COLOURS[suit], 1.2) + folds + hem


def queen(suit: str) -> str:
    """Draw the queen of a suit, with a veil, a coronet, hair parted in the middle, and pearls."""
    hair = fill("M0-112C-26-112-38-92-36-54C-31-47-23-49-19-57H19C23-49 31-47 36-54C38-92 26-112 0-112Z", INK)
    front = fill("M0-113C18-113 29-106 28-92L24-80C15-86 5-97 0-105Z", INK)
    strands = stroke("M3-106C12-102 19-96 22-88M31-88C32-76 31-66 28-57", GOLD, 1.3)
    pearls = fill("".join(dot(x, y, 2.4) for x, y in PEARLS), GOLD)
    coronet = fill(CORONETS[suit], GOLD, 1.4) + pip(suit, (0, -114), 11)
    head = frontal(suit) + mirrored(front + strands) + pearls + coronet
    return veil(suit) + gown(suit) + hair + held("Q", suit) + head


# ---- jack ----


def doublet(suit: str) -> str:
    """Draw a narrow coat with slashed sleeves, a front of the suit's cloth, and a ruff."""
    coat = fill("M-66-9C-67-34-52-48-24-52H24C52-48 67-34 66-9Z", COLOURS[suit])
    slashes = mirrored(stroke("M56-9C57-22 54-30 50-36M45-9C46-24 43-34 38-41", FACE, 4.4))
    front = fill("M-24-52H24L26-9H-26Z", FACE) + weave(suit) + mirrored(bar("M24-52 27-9", 2.4))
    ruff = fill("M-30-53-25-43-17-50-9-40 0-49 9-40 17-50 25-43 30-53Q0-62-30-53Z", FACE, 1.4)
    return coat + slashes + front + ruff


def spade_jack(colour: str) -> str:
    """Draw a head that faces left, in a flat cap whose plume falls behind."""
    hair = fill("M-8-108C4-104 4-92 8-84C6-72 10-62 12-54C20-49 28-52 28-62C32-82 32-104 24-110Z", INK)
    cap = fill("M-28-106C-36-126-12-136 12-131C30-127 37-116 34-104Q2-94-28-106Z", colour, 1.4)
    plume = fill(
        "M-20-116C-8-136 30-138 42-112C52-92 46-74 38-62C26-68 24-78 32-86C20-88 20-98 28-104C14-116-4-112-20-116Z",
        FACE,
        1.5,
    )
    quill = stroke("M-20-116C6-124 34-118 38-64M40-92 32-86M38-110 28-104", INK, 1.3)
    return profile("S") + hair + cap + bar("M-28-105Q2-94 30-104", 4.4) + plume + quill


def heart_jack(colour: str) -> str:
    """Draw a head that faces right, in a hat with a pointed brim in front and a feather behind."""
    hair = fill("M-9-108C4-104 2-94 8-88C8-78 8-68 14-58C24-50 38-54 38-64C40-84 34-104 22-110Z", INK)
    curls = stroke("M28-98C30-86 29-74 32-62M20-96C21-84 20-72 23-62", GOLD, 1.4)
    feather = fill("M8-116C14-138 40-140 56-120C50-116 44-116 40-112C34-106 20-104 8-116Z", GOLD, 1.4)
    hat = fill("M-52-101C-34-108-24-116-16-124C-4-136 24-132 30-116L36-102C16-96-24-96-52-101Z", colour, 1.4)
    fold = stroke("M-46-101C-22-101 6-105 30-116", FACE, 3.4)
    return flipped(profile("H") + hair + curls + feather + hat + fold)


def diamond_jack(colour: str) -> str:
    """Draw a head seen from the front, with a wide hat and long hair."""
    hair = mirrored(fill("M20-108C36-100 40-76 36-54C30-46 22-50 18-60Z", INK))
    crown = fill("M-22-110C-22-138 22-138 22-110Z", colour, 1.4)
    brim = fill("M-57-114C-36-106-22-116 0-116S36-106 57-114C48-94 24-96 0-96S-48-94-57-114Z", colour, 1.4)
    return frontal("D") + hair + crown + brim + stroke("M-22-113Q0-120 22-113", GOLD, 4)


def club_jack(colour: str) -> str:
    """Draw a head seen from the front, with curls, and a full soft cap that falls to one side."""
    curls = fill("M14-112A11 11 0 0 1 32-104A11 11 0 0 1 37-86A11 11 0 0 1 35-68A10 10 0 0 1 20-60L19-90Z", INK)
    cap = fill(
        "M-28-104C-30-110-36-108-44-106C-58-108-56-132-38-136C-20-144 12-142 24-128C30-120 29-112 28-104Q0-96-28-104Z",
        colour,
        1.4,
    )
    folds = stroke("M-38-112C-46-116-46-124-38-128M-24-112C-32-118-32-124-24-132", GOLD, 1.6)
    badge = pip("C", (4, -119), 17, colour=FACE)
    return frontal("C") + mirrored(curls) + cap + folds + bar("M-28-103Q0-94 28-103", 4.4) + badge


JACKS: Final = {"S": spade_jack, "H": heart_jack, "D": diamond_jack, "C": club_jack}


def jack(suit: str) -> str:
    """Draw the jack of a suit, in a narrow coat and a cap unlike the others; spades and hearts show one eye."""
    return doublet(suit) + held("J", suit) + JACKS[suit](COLOURS[suit])


# ---- both ends ----

FIGURES: Final = {"K": king, "Q": queen, "J": jack}


def court(rank: str, suit: str) -> str:
    """Draw the figure and its reflection, which meet at the water, on a card of 200 x 280 units."""
    # The lower figure reuses the upper one, so only half of a court is sent.
    name = f"{rank}{suit}-half"
    ripples = "".join(f"M-80 {y}" + "q6.7-5 13.3 0t13.3 0" * 6 for y in (-5, 0, 5))
    water = fill("M-80-9.5H80V9.5H-80Z", FACE) + stroke(ripples, COLOURS[suit], 1.6)
    banks = stroke("M-80-9.5H80M-80 9.5H80", GOLD, 2)
    # The water is drawn last, over the edges of both figures.
    return (
        f'<g transform="translate(100 140)"><g id="{name}" transform="scale(.94)">{FIGURES[rank](suit)}</g>'
        f'<use href="#{name}" transform="rotate(180)"/>{water}{banks}</g>'
    )
