"""The objects that the courts hold: every pole ends in something to fish, fight or charm with."""

from typing import Final

from web.table.deck.heads import skin
from web.table.deck.ink import FACE, GOLD, INK, bar, dot, fill, stroke
from web.table.deck.pips import COLOURS


def trident(_colour: str) -> str:
    """Draw the trident of the king of spades."""
    return bar("M45-123V-114C45-105 71-105 71-114V-123M58-106V-131", 3.6)


def sword(_colour: str) -> str:
    """Draw the sword of the king of hearts."""
    return fill("M54-46H62L63-126 58-136 53-126Z", FACE, 1.4) + bar("M45-48H71", 4.4)


def axe(_colour: str) -> str:
    """Draw the axe of the king of diamonds."""
    return fill("M55-132C70-136 78-126 76-108C70-116 64-116 55-112Z", FACE, 1.4) + bar("M58-104V-134", 3.6)


def orb(_colour: str) -> str:
    """Draw the orb of the king of clubs."""
    ball = fill(dot(58, -116, 12.5), GOLD, 1.4) + stroke("M45.5-116H70.5M58-104V-128", INK, 1.6)
    return ball + bar("M58-129V-138M54-134H62", 2.4)


def lily(colour: str) -> str:
    """Draw the lily of the queen of spades."""
    outer = "M58-104C38-106 38-124 43-132C50-130 55-122 58-114C61-122 66-130 73-132C78-124 78-106 58-104Z"
    return fill(outer, colour, 1.3) + fill("M58-104C51-114 53-128 58-137C63-128 65-114 58-104Z", GOLD, 1.3)


def rose(colour: str) -> str:
    """Draw the rose of the queen of hearts."""
    petals = stroke("M50-118C50-127 66-127 66-118C66-111 54-111 54-118C54-122 62-122 62-118", FACE, 1.8)
    leaf = fill("M58-98C48-96 44-102 45-106C52-106 56-103 58-98Z", GOLD, 1)
    return fill(dot(58, -118, 14), colour, 1.3) + petals + leaf


def fan(colour: str) -> str:
    """Draw the fan of the queen of diamonds: a shell."""
    shell = fill("M58-100C46-104 38-116 38-126C46-134 70-134 78-126C78-116 70-104 58-100Z", FACE, 1.4)
    return shell + stroke("M58-101 45-129M58-101 53-132M58-101 63-132M58-101 71-129", colour, 2)


def mirror(colour: str) -> str:
    """Draw the mirror of the queen of clubs."""
    frame = fill("M58-138C44-138 42-110 58-102C74-110 72-138 58-138Z", GOLD, 1.4)
    return (
        frame + fill("M58-133C49-133 48-114 58-108C68-114 67-133 58-133Z", FACE) + stroke("M53-114 63-128", colour, 2)
    )


def harpoon(_colour: str) -> str:
    """Draw the harpoon of the jack of spades."""
    return fill("M58-140 68-116 60-120V-106H56V-120L48-116Z", FACE, 1.4)


def rod(_colour: str) -> str:
    """Draw the rod of the jack of hearts, with line and hook hanging from it."""
    return stroke("M58-100C58-126 66-140 80-138V-84C80-76 71-76 71-83", INK, 2.2)


def oar(_colour: str) -> str:
    """Draw the oar of the jack of diamonds."""
    return fill("M53-102V-128C53-140 63-140 63-128V-102Z", GOLD, 1.4) + stroke("M58-104V-130", INK, 1.4)


def landing_net(_colour: str) -> str:
    """Draw the landing net of the jack of clubs."""
    mesh = "M49-134 67-112M46-124 59-108M57-138 71-122M67-134 49-112M70-124 57-108M59-138 45-122"
    return bar("M58-106C40-108 42-140 58-140S76-108 58-106Z", 3) + stroke(mesh, INK, 1.2)


TOPS: Final = {
    "KS": trident, "KH": sword, "KD": axe, "KC": orb,
    "QS": lily, "QH": rose, "QD": fan, "QC": mirror,
    "JS": harpoon, "JH": rod, "JD": oar, "JC": landing_net,
}  # fmt: skip


def held(rank: str, suit: str) -> str:
    """Draw the pole of a court, the object at its end, and the hand that holds it."""
    grip = fill("M49-36H66A4.5 4.5 0 0 1 66-20H49A4.5 4.5 0 0 1 49-36Z", skin(suit), 1.2)
    return bar("M58-9V-104", 3.2) + TOPS[rank + suit](COLOURS[suit]) + grip + stroke("M50-28H68", INK, 1.2)
