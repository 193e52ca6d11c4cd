"""The faces of the courts: one seen from the front, one from the side."""

from typing import Final

from web.table.deck.ink import FACE, INK, dot, fill, mirrored, stroke
from web.table.deck.pips import NAMES

LIPS: Final = f"color-mix(in oklab,var(--hearts),{INK} 30%)"


def skin(suit: str) -> str:
    """Return the complexion of a suit's family."""
    return f"var(--skin-{NAMES[suit]})"


def shade(suit: str) -> str:
    """Return the complexion of a suit's family in shadow."""
    return f"color-mix(in oklab,{skin(suit)},var(--umber) 33%)"


def frontal(suit: str) -> str:
    """Draw a face seen from the front, lit from the left: the shadow's edge is the same person's profile."""
    neck = fill("M-10-66H10V-48H-10Z", shade(suit))
    head = fill("M-22-104C-23-86-22-74-15-64C-9-56-4-53 0-53S9-56 15-64C22-74 23-86 22-104Z", skin(suit))
    dark = fill(
        "M22-104C23-86 22-74 15-64C9-56 4-53 0-53C1.5-55 1.5-57 0-59C-2-60.5-1.5-62 0-63.5C-2.5-65-2-67 0-68.5"
        "C-1-70-4-70-5.5-71.5C-5-75 0-81 0-88C0-93 2-98 2-104Z",
        shade(suit),
    )
    eye = fill("M-18-84Q-11-90-4-83.5Q-11-80-18-84Z", FACE) + fill(dot(-10.6, -84.6, 2.7), INK)
    lid = stroke("M-18.5-83.5Q-11-90.5-4-83.5", INK, 1.8) + stroke("M-20-90Q-12-96-3.5-90.5", INK, 2.5)
    mouth = fill("M-6.5-63.5Q-2.5-66 0-64.6Q2.5-66 6.5-63.5Q0-59.8-6.5-63.5Z", LIPS)
    return neck + head + dark + mirrored(eye + lid) + mouth


def profile(suit: str) -> str:
    """Draw a face that looks to the left, with one eye visible."""
    head = fill(
        "M-13-108C-18-101-19-96-18-90L-28-77.5C-29-75-26-74-22-74.5C-21-72.5-24-71.5-24.5-69.5"
        "C-22.5-68.5-21.5-68-21.5-67C-23-66-23.5-64-21.5-62.5C-20-61-22-59-21-56.5"
        "C-19-52-12-52-5-55L-4-46H17L18-70V-108Z",
        skin(suit),
    )
    dark = fill("M-5-55C2-58 8-64 9-74L18-80V-46H-4Z", shade(suit))
    eye = fill("M-18.5-85Q-12-90-6-83.5Q-13-80.5-18-83Z", FACE) + fill(dot(-14.6, -85, 2.8), INK)
    lines = stroke("M-19.5-86Q-12-91-5-83.5", INK, 1.9) + stroke("M-20.5-91.5Q-12-97.5-3-90.5", INK, 2.6)
    mouth = fill("M-24.5-69.5Q-18-69-14.5-67Q-18-65-23-64.5Q-21-66-21.5-67Z", LIPS)
    return head + dark + eye + lines + mouth
