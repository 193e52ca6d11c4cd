"""King, queen and jack of each suit.

Courts are double-ended: the lower figure is the reflection in water. A figure stands on the water line (y = 0)
and looks out between x = -58, where the index ends, and x = 84. Rank is told by the silhouette: the king by crown,
beard and ermine, the queen by her veil, the jack by a cap with a plume. Suit is told by weave, by what is
held, by the cut of crown, veil and cap, and by where the jack looks.
"""

from typing import Final

from web.table.deck.ink import FACE, GOLD, INK, bar, dot, fill, flipped, mirrored, stroke
from web.table.deck.pips import COLOURS, NAMES, pip

LIPS: Final = f"color-mix(in oklab,var(--hearts),{INK} 30%)"


def skin(suit: str) -> str:
    """The complexion of a suit's family."""
    return f"var(--skin-{NAMES[suit]})"


def shade(suit: str) -> str:
    """The same, in shadow."""
    return f"color-mix(in oklab,{skin(suit)},var(--umber) 33%)"


# ---- faces ----

def frontal(suit: str) -> str:
    """A face seen from the front, lit from the left: the shadow's edge is the same person's profile."""
    head = fill("M-22-104C-23-86-22-74-15-64C-9-56-4-53 0-53S9-56 15-64C22-74 23-86 22-104Z", skin(suit))
    dark = fill(
        "M22-104C23-86 22-74 15-64C9-56 4-53 0-53C1.5-55 1.5-57 0-59C-2-60.5-1.5-62 0-63.5C-2.5-65-2-67 0-68.5"
        "C-1-70-4-70-5.5-71.5C-5-75 0-81 0-88C0-93 2-98 2-104Z",
        shade(suit),
    )
    neck = fill("M-10-66H10V-48H-10Z", shade(suit))
    eye = fill("M-18-84Q-11-90-4-83.5Q-11-80-18-84Z", FACE) + fill(dot(-10.6, -84.6, 2.7), INK)
    lid = stroke("M-18.5-83.5Q-11-90.5-4-83.5", INK, 1.8) + stroke("M-20-90Q-12-96-3.5-90.5", INK, 2.5)
    mouth = fill("M-6.5-63.5Q-2.5-66 0-64.6Q2.5-66 6.5-63.5Q0-59.8-6.5-63.5Z", LIPS)
    return neck + head + dark + mirrored(eye + lid) + mouth


def profile(suit: str) -> str:
    """A face that looks to the left, one eye seen."""
    head = fill(
        "M-13-108C-18-101-19-96-18-90L-28-77.5C-29-75-26-74-22-74.5C-21-72.5-24-71.5-24.5-69.5C-22.5-68.5-21.5-68-21.5-67"
        "C-23-66-23.5-64-21.5-62.5C-20-61-22-59-21-56.5C-19-52-12-52-5-55L-4-46H17L18-70V-108Z",
        skin(suit),
    )
    dark = fill("M-5-55C2-58 8-64 9-74L18-80V-46H-4Z", shade(suit))
    eye = fill("M-18.5-85Q-12-90-6-83.5Q-13-80.5-18-83Z", FACE) + fill(dot(-14.6, -85, 2.8), INK)
    lines = stroke("M-19.5-86Q-12-91-5-83.5", INK, 1.9) + stroke("M-20.5-91.5Q-12-97.5-3-90.5", INK, 2.6)
    mouth = fill("M-24.5-69.5Q-18-69-14.5-67Q-18-65-23-64.5Q-21-66-21.5-67Z", LIPS)
    return head + dark + eye + lines + mouth


# ---- what is held ----

HELD: Final = {
    "KS": bar("M45-123V-114C45-105 71-105 71-114V-123M58-106V-131", 3.6),
    "KH": fill("M54-46H62L63-126 58-136 53-126Z", FACE, 1.4) + bar("M45-48H71", 4.4),
    "KD": fill("M55-132C70-136 78-126 76-108C70-116 64-116 55-112Z", FACE, 1.4) + bar("M58-104V-134", 3.6),
    "KC": fill(dot(58, -116, 12.5), GOLD, 1.4) + stroke("M45.5-116H70.5M58-104V-128", INK, 1.6) + bar("M58-129V-138M54-134H62", 2.4),
    "QS": fill("M58-104C38-106 38-124 43-132C50-130 55-122 58-114C61-122 66-130 73-132C78-124 78-106 58-104Z", "SUIT", 1.3)
    + fill("M58-104C51-114 53-128 58-137C63-128 65-114 58-104Z", GOLD, 1.3),
    "QH": fill(dot(58, -118, 14), "SUIT", 1.3) + stroke("M50-118C50-127 66-127 66-118C66-111 54-111 54-118C54-122 62-122 62-118", FACE, 1.8)
    + fill("M58-98C48-96 44-102 45-106C52-106 56-103 58-98Z", GOLD, 1),
    "QD": fill("M58-100C46-104 38-116 38-126C46-134 70-134 78-126C78-116 70-104 58-100Z", FACE, 1.4)
    + stroke("M58-101 45-129M58-101 53-132M58-101 63-132M58-101 71-129", "SUIT", 2),
    "QC": fill("M58-138C44-138 42-110 58-102C74-110 72-138 58-138Z", GOLD, 1.4) + fill("M58-133C49-133 48-114 58-108C68-114 67-133 58-133Z", FACE)
    + stroke("M53-114 63-128", "SUIT", 2),
    "JS": fill("M58-140 68-116 60-120V-106H56V-120L48-116Z", FACE, 1.4),
    "JH": stroke("M58-100C58-126 66-140 80-138V-84C80-76 71-76 71-83", INK, 2.2),
    "JD": fill("M53-102V-128C53-140 63-140 63-128V-102Z", GOLD, 1.4) + stroke("M58-104V-130", INK, 1.4),
    "JC": bar("M58-106C40-108 42-140 58-140S76-108 58-106Z", 3) + stroke("M49-134 67-112M46-124 59-108M57-138 71-122M67-134 49-112M70-124 57-108M59-138 45-122", INK, 1.2),
}


def held(rank: str, suit: str) -> str:
    """The pole in the right hand, and what it ends in."""
    top = HELD[rank + suit].replace("SUIT", COLOURS[suit])
    pole = bar("M58-9V-104", 3.2)
    hand = fill("M49-36H66A4.5 4.5 0 0 1 66-20H49A4.5 4.5 0 0 1 49-36Z", skin(suit), 1.2) + stroke("M50-28H68", INK, 1.2)
    return pole + top + hand


# ---- weaves ----

def weave(suit: str) -> str:
    """The suit's own cloth on a panel of 56 x 44: stripes, scales, lozenges, dots."""
    colour = COLOURS[suit]
    columns, rows = range(-24, 25, 8), range(12, 50, 9)
    if suit == "S":
        return stroke("".join(f"M{x}-9V-52" for x in range(-24, 25, 6)), colour, 2.2)
    if suit == "H":
        return stroke("".join(f"M{-28 + 4 * (y % 2)}-{y}" + "a4 4 0 0 0 8 0" * 7 for y in range(12, 50, 7)), colour, 1.9)
    if suit == "D":
        return fill("".join(f"M{x + 4 * (y % 2)}-{y + 5}l3.4 5-3.4 5-3.4-5Z" for y in rows for x in columns), colour)
    return fill("".join(dot(x + 4 * (y % 2), -y, 2.2) for y in range(13, 50, 7) for x in columns), colour)


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
    """A mantle of white fur, with tails."""
    cape = fill("M-26-56C-54-52-70-40-77-21C-50-28-24-26 0-20C24-26 50-28 77-21C70-40 54-52 26-56Z", FACE, 1.6)
    tails = "".join(f"M{x}-{y}l2.6 8h-5.2Z" for x, y in ((30, 46), (44, 48), (56, 39), (43, 36), (67, 33)))
    return cape + mirrored(fill(tails, INK))


def king(suit: str) -> str:
    """Crown, beard, ermine."""
    colour = COLOURS[suit]
    robe = fill("M-84-9C-84-36-62-51-26-53H26C62-51 84-36 84-9Z", colour) + stroke("M-72-9-74-17M72-9 74-17", GOLD, 2)
    hair = mirrored(fill("M24-106C34-96 36-74 33-58C29-52 24-53 20-58V-104Z", INK))
    beard = fill(f"M-24-84{BEARDS[suit]}C20-76 17-71 10-69.5 5-72-5-72-10-69.5-17-71-20-76-24-84Z", INK)
    waves = mirrored(stroke("M16-63C14-54 10-45 5-38M7-58C6-50 4-44 1-40", GOLD, 1.4))
    mouth = fill("M-6-63.5Q0-66.5 6-63.5Q0-59.5-6-63.5Z", "color-mix(in oklab,var(--hearts),var(--face) 25%)")
    crown = fill(CROWNS[suit], GOLD, 1.6) + pip(suit, 0, -116, 15)
    rim = bar("M-29-103Q0-94 29-103", 5.4, colour)
    return robe + ermine() + hair + held("K", suit) + frontal(suit) + beard + waves + mouth + crown + rim


# ---- queen ----

VEILS: Final = {
    "S": "M0-128C-38-128-48-92-50-60C-52-38-60-22-66-9H66C60-22 52-38 50-60C48-92 38-128 0-128Z",
    "H": "M0-120C-8-136-36-138-44-118C-50-100-48-80-50-60C-52-38-60-22-66-9H66C60-22 52-38 50-60C48-80 50-100 44-118C36-138 8-136 0-120Z",
    "D": "M0-142C-14-128-38-112-45-82C-49-62-56-30-66-9H66C56-30 49-62 45-82C38-112 14-128 0-142Z",
    "C": "M0-124A21 21 0 0 0-35-110A21 21 0 0 0-46-80A20 20 0 0 0-50-48C-54-32-60-20-66-9H66C60-20 54-32 50-48A20 20 0 0 0 46-80A21 21 0 0 0 35-110A21 21 0 0 0 0-124Z",
}
CORONETS: Final = {
    "S": "M-26-110-29-126-18-118-13-133-6-120 0-138 6-120 13-133 18-118 29-126 26-110Q0-102-26-110Z",
    "H": "M-26-110-25-121-12-114 0-124 12-114 25-121 26-110Q0-102-26-110Z",
    "D": "M-26-110-23-120-10-117 0-130 10-117 23-120 26-110Q0-102-26-110Z",
    "C": "M-27-109A6 6 0 1 1-19-117A6.5 6.5 0 1 1-7-121A7 7 0 1 1 7-121A6.5 6.5 0 1 1 19-117A6 6 0 1 1 27-109Q0-101-27-109Z",
}


def gown(suit: str) -> str:
    """The panel's weave is cut to shape by the bodice painted over it."""
    colour = COLOURS[suit]
    panel = fill("M-30-52H30V-9H-30Z", FACE) + weave(suit)
    sides = mirrored(fill("M18-54C36-52 46-40 50-9H27Z", INK) + bar("M18-53 27-9", 2.6))
    neck = fill("M-19-56 0-35 19-56Z", shade(suit))
    return panel + sides + neck


def queen(suit: str) -> str:
    """A veil down to the water, a coronet, hair parted in the middle."""
    colour = COLOURS[suit]
    veil = fill(VEILS[suit], colour, 1.2) + mirrored(stroke("M41-46C44-30 50-18 56-9", GOLD, 2))
    hem = "" if suit == "C" else stroke("M-39-44C-44-92-31-119 0-119S44-92 39-44", GOLD, 2.4)
    hair = fill("M0-112C-26-112-38-92-36-54C-31-47-23-49-19-57H19C23-49 31-47 36-54C38-92 26-112 0-112Z", INK)
    front = mirrored(fill("M0-113C18-113 29-106 28-92L24-80C15-86 5-97 0-105Z", INK) + stroke("M3-106C12-102 19-96 22-88M31-88C32-76 31-66 28-57", GOLD, 1.3))
    beads = fill("".join(dot(x, y, 2.4) for x, y in ((-12, -51), (-7, -46), (0, -44), (7, -46), (12, -51), (-22, -66), (22, -66))), GOLD)
    coronet = fill(CORONETS[suit], GOLD, 1.4) + pip(suit, 0, -114, 11)
    return veil + gown(suit) + hair + hem + held("Q", suit) + frontal(suit) + front + beads + coronet


# ---- jack ----

def doublet(suit: str) -> str:
    """A narrow coat with slashed sleeves, a sash and a ruff."""
    coat = fill("M-66-9C-67-34-52-48-24-52H24C52-48 67-34 66-9Z", COLOURS[suit])
    slashes = mirrored(stroke("M56-9C57-22 54-30 50-36M45-9C46-24 43-34 38-41", FACE, 4.4))
    panel = fill("M-24-52H24L26-9H-26Z", FACE) + weave(suit) + mirrored(bar("M24-52 27-9", 2.4))
    ruff = fill("M-30-53-25-43-17-50-9-40 0-49 9-40 17-50 25-43 30-53Q0-62-30-53Z", FACE, 1.4)
    return coat + slashes + panel + ruff


def spade_jack(colour: str) -> str:
    """Looks left; a flat cap whose plume falls behind."""
    hair = fill("M-8-108C4-104 4-92 8-84C6-72 10-62 12-54C20-49 28-52 28-62C32-82 32-104 24-110Z", INK)
    cap = fill("M-28-106C-36-126-12-136 12-131C30-127 37-116 34-104Q2-94-28-106Z", colour, 1.4)
    plume = fill("M-20-116C-8-136 30-138 42-112C52-92 46-74 38-62C26-68 24-78 32-86C20-88 20-98 28-104C14-116-4-112-20-116Z", FACE, 1.5)
    quill = stroke("M-20-116C6-124 34-118 38-64M40-92 32-86M38-110 28-104", INK, 1.3)
    return hair + cap + bar("M-28-105Q2-94 30-104", 4.4) + plume + quill


def heart_jack(colour: str) -> str:
    """Drawn looking left, shown looking right; a hat with a beak before and a feather behind."""
    hair = fill("M-9-108C4-104 2-94 8-88C8-78 8-68 14-58C24-50 38-54 38-64C40-84 34-104 22-110Z", INK)
    curls = stroke("M28-98C30-86 29-74 32-62M20-96C21-84 20-72 23-62", GOLD, 1.4)
    feather = fill("M8-116C14-138 40-140 56-120C50-116 44-116 40-112C34-106 20-104 8-116Z", GOLD, 1.4)
    hat = fill("M-52-101C-34-108-24-116-16-124C-4-136 24-132 30-116L36-102C16-96-24-96-52-101Z", colour, 1.4)
    fold = stroke("M-46-101C-22-101 6-105 30-116", FACE, 3.4)
    return hair + curls + feather + hat + fold


def diamond_jack(colour: str) -> str:
    """Faces you; a wide hat turned up in front, and long hair."""
    hair = mirrored(fill("M20-108C36-100 40-76 36-54C30-46 22-50 18-60Z", INK))
    crown = fill("M-22-110C-22-138 22-138 22-110Z", colour, 1.4)
    brim = fill("M-57-114C-36-106-22-116 0-116S36-106 57-114C48-94 24-96 0-96S-48-94-57-114Z", colour, 1.4)
    band = stroke("M-22-113Q0-120 22-113", GOLD, 4)
    return hair + crown + brim + band


def club_jack(colour: str) -> str:
    """Faces you; curls, and a full soft cap that falls to one side."""
    curls = mirrored(fill("M14-112A11 11 0 0 1 32-104A11 11 0 0 1 37-86A11 11 0 0 1 35-68A10 10 0 0 1 20-60L19-90Z", INK))
    cap = fill("M-28-104C-30-110-36-108-44-106C-58-108-56-132-38-136C-20-144 12-142 24-128C30-120 29-112 28-104Q0-96-28-104Z", colour, 1.4)
    folds = stroke("M-38-112C-46-116-46-124-38-128M-24-112C-32-118-32-124-24-132", GOLD, 1.6)
    return curls + cap + folds + bar("M-28-103Q0-94 28-103", 4.4)


def jack(suit: str) -> str:
    """A cap, no two alike; spades and hearts show one eye."""
    colour = COLOURS[suit]
    if suit == "S":
        head = profile(suit) + spade_jack(colour)
    elif suit == "H":
        head = flipped(profile(suit) + heart_jack(colour))
    elif suit == "D":
        head = frontal(suit) + diamond_jack(colour)
    else:
        head = frontal(suit) + club_jack(colour)
    badge = pip(suit, 4, -119, 17, colour=FACE) if suit == "C" else ""
    return doublet(suit) + held("J", suit) + head + badge


# ---- both ends ----

def court(rank: str, suit: str) -> str:
    """The figure and its reflection, met at the water, on a card of 200 x 280 units."""
    figure = {"K": king, "Q": queen, "J": jack}[rank](suit)
    name = f"{rank}{suit}-half"
    ripples = "".join(f"M-80 {y}" + "q6.7-5 13.3 0t13.3 0" * 6 for y in (-5, 0, 5))
    water = fill("M-80-9.5H80V9.5H-80Z", FACE) + stroke(ripples, COLOURS[suit], 1.6) + stroke("M-80-9.5H80M-80 9.5H80", GOLD, 2)
    return (
        f'<g transform="translate(100 140)"><g id="{name}" transform="scale(.94)">{figure}</g>'
        f'<use href="#{name}" transform="rotate(180)"/>{water}</g>'
    )
