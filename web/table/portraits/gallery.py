"""The opponents, recognisable by their silhouettes: hair, hat, beard, glasses, scarf."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from web.table.deck.ink import GOLD, INK, dot, fill, mirrored, stroke
from web.table.portraits.heads import (
    BRICK,
    BROAD,
    BROWN,
    CHALK,
    COPPER,
    DARK,
    FAIR,
    LIPS,
    LONG,
    PALE,
    PETROL,
    POINTED,
    ROUND,
    SILVER,
    STRAW,
    TAN,
    UMBER,
    brows,
    calm_eyes,
    eyes,
    grin,
    head,
    lips,
    mix,
    placed,
    shaded,
    shoulders,
)


def otto() -> str:
    """Draw a boy in a striped jersey: large ears, freckles, hair that stands up."""
    stripes = stroke("M-46 42Q0 33 46 42M-50 50Q0 42 50 50M-26 33Q0 27 26 33", PETROL, 3.6)
    hair = fill(
        "M-25-3C-29-27-17-41 1-39C3-46 11-49 17-46C13-44 11-42 12-38C22-34 29-21 25-3C24-9 23-13 20-17"
        "C17-14 12-14 8-19C5-13-4-13-9-19C-11-15-15-14-20-17C-23-13-24-9-25-3Z",
        STRAW,
    ) + stroke("M-9-19C-9-26-6-31-1-34M8-19C9-25 8-30 5-34M-20-17C-20-24-17-30-13-33", mix(STRAW, UMBER, 30), 1.1)
    freckles = fill("".join(dot(x, y, 0.9) for x, y in ((-15, 2), (-11, 4), (-8, 1), (15, 2), (11, 4), (8, 1))), UMBER)
    face = head(FAIR, ROUND, ears=6.5) + eyes(y=-6, wide=1.25) + brows("M-18-15Q-12-19-6-16", width=1.8, colour=UMBER)
    return placed(1.08, 4, shoulders(CHALK), stripes, face, freckles, grin(), hair)


def lena() -> str:
    """Draw a young woman with two braids, and gold wherever there is room for it."""
    hair = fill("M0-40C-24-40-31-24-29-4C-29 6-30 10-31 15H-14V20H14V15H31C30 10 29 6 29-4C31-24 24-40 0-40Z", COPPER)
    front = fill("M-1-34C18-35 25-24 24-4C21-14 10-20-1-34ZM1-34C-18-35-25-24-24-4C-21-14-10-20 1-34Z", COPPER)
    braid = "".join(
        fill(f"M{x} {y}q-9 5-2 11q9-5 2-11Z", COPPER, 1.1)
        for x, y in ((-26, 10), (-28, 19), (-29, 28), (-30, 37), (-30, 45))
    )
    braids = mirrored(braid) + mirrored(fill(dot(-26, 10, 3), GOLD, 1))
    beads = fill("".join(dot(x, 38 - x * x / 24, 2.3) for x in (-14, -9.6, -5, 0, 5, 9.6, 14)), GOLD, 0.8)
    hoops = mirrored(stroke(dot(-24, 9, 5), GOLD, 2.2))
    face = head(FAIR, POINTED) + eyes() + brows(colour=UMBER, width=2) + lips(3)
    neckline = fill("M-13 26Q0 40 13 26Z", shaded(FAIR))
    return placed(1.08, 2, hair, shoulders(PETROL), neckline, face, beads, front, braids, hoops)


def jonas() -> str:
    """Draw a broad man with a knitted cap and an enormous beard."""
    beard = fill(
        "M-23-8C-29 6-28 24-18 32C-10 39 10 39 18 32C28 24 29 6 23-8C21 0 17 4 11 5C6 2-6 2-11 5C-17 4-21 0-23-8Z",
        UMBER,
    )
    waves = mirrored(stroke("M18 8C17 18 14 25 9 32M9 18C8 24 6 29 3 33", COPPER, 1.4))
    mouth = fill("M-7 13Q0 10.5 7 13Q0 18-7 13Z", LIPS)
    whiskers = fill("M0 7C-5 4-13 8-15 14C-9 14-4 13 0 10C4 13 9 14 15 14C13 8 5 4 0 7Z", mix(UMBER, COPPER, 35))
    cap = fill("M-25-18C-27-38-16-47 0-47S27-38 25-18Z", BRICK) + stroke(
        "M-12-24C-13-34-10-42-6-46M0-24V-46M12-24C13-34 10-42 6-46", mix(BRICK, INK, 40), 1.5
    )
    fold = fill("M-27-16C-28-22-27-25-25-26Q0-33 25-26C27-25 28-22 27-16Q0-24-27-16Z", mix(BRICK, INK, 18))
    ribs = stroke("".join(f"M{x}-{18 + (24 - abs(x)) / 6:.1f}v-8" for x in range(-22, 23, 4)), mix(BRICK, INK, 55), 1.2)
    collar = fill("M-17 22H17L21 36H-21Z", mix(INK, PETROL, 30))
    return placed(
        1,
        0,
        shoulders(mix(INK, PETROL, 45), wide=50),
        collar,
        head(FAIR, BROAD, ears=4),
        eyes(),
        brows(width=3.6, colour=UMBER),
        beard,
        waves,
        whiskers,
        mouth,
        cap,
        fold,
        ribs,
    )


def mara() -> str:
    """Draw an old lady by the water: a wide straw hat, round glasses."""
    hair = mirrored(fill("M-14-24C-27-24-31-10-27 0C-31 4-28 12-21 11C-18 6-20-8-14-24Z", SILVER))
    glasses = stroke(dot(-10.8, -8, 8.2) + dot(10.8, -8, 8.2) + "M-3-9Q0-11 3-9", INK, 1.6)
    lines = stroke("M-14 5Q-11 9-12 13M14 5Q11 9 12 13", mix(FAIR, UMBER, 30), 1)
    crown = fill("M-22-24C-23-44-14-49 0-49S23-44 22-24Z", GOLD) + fill("M-22.6-30Q0-38 22.6-30L22.4-22H-22.4Z", PETROL)
    brim = fill("M-49-17C-40-27-20-29 0-29S40-27 49-17C36-14 22-21 0-21S-36-14-49-17Z", GOLD) + stroke(
        "M-44-18C-32-23-16-25 0-25S32-23 44-18", mix(GOLD, UMBER, 45), 1
    )
    scales = stroke(
        "".join(f"M{x + 4 * (y % 2)} {y}a4 4 0 0 0 8 0" for y in (37, 42, 47) for x in range(-36, 32, 8)), CHALK, 1.1
    )
    face = (
        head(FAIR)
        + eyes(y=-8, wide=0.85, lashes=1.4)
        + brows("M-18-18Q-12-22-6-19", width=1.6, colour=SILVER)
        + lines
        + lips(2.5)
    )
    return placed(1, 0, shoulders(mix(PETROL, PALE, 35)), scales, hair, face, glasses, crown, brim)


def nia() -> str:
    """Draw a woman with a crown of curls, in a red dress."""
    curls = (
        (-26, -6),
        (-31, -17),
        (-28, -29),
        (-19, -38),
        (-7, -43),
        (7, -43),
        (19, -38),
        (28, -29),
        (31, -17),
        (26, -6),
    )
    hair = fill(dot(0, -16, 30) + "".join(dot(x, y, 9) for x, y in curls), INK)
    front = fill("M-22.5-7C-22-22-16-28 0-28S22-22 22.5-7C27-28 16-38 0-38S-27-28-22.5-7Z", INK)
    dress = shoulders(BRICK) + fill("M-12 26L0 44 12 26Z", mix(DARK, UMBER, 33)) + stroke("M-13 27 0 46 13 27", GOLD, 2)
    studs = mirrored(fill(dot(-22, 4, 2.6), GOLD))
    return placed(1, 4, hair, dress, head(DARK), eyes(), brows(), lips(1.5), front, studs)


def vera() -> str:
    """Draw a woman with straight-cut hair, square glasses and a buttoned-up collar."""
    hair = fill("M0-40C-26-40-30-20-29 18H29C30-20 26-40 0-40Z", INK)
    fringe = fill("M-22-14C-24-34-14-38 0-38S24-34 22-14Q0-18-22-14Z", INK)
    sides = mirrored(fill("M-29 18C-30-10-26-28-16-30C-21-20-22-4-20 18Z", INK))
    glasses = stroke(
        "M-19-12.5H-3.5V-5Q-4-2-7-2H-15.5Q-18.5-2-19-5ZM19-12.5H3.5V-5Q4-2 7-2H15.5Q18.5-2 19-5ZM-3.5-9Q0-11 3.5-9",
        BRICK,
        1.9,
    )
    jacket = shoulders(mix(INK, PETROL, 30)) + fill("M-14 26 0 46 14 26 8 22H-8Z", CHALK)
    collar = (
        fill("M-12 22-17 30-7 38 0 29Z", CHALK, 0.9)
        + fill("M12 22 17 30 7 38 0 29Z", CHALK, 0.9)
        + fill(dot(0, 33, 1.4) + dot(0, 40, 1.4), INK)
    )
    skin = mix(FAIR, GOLD, 18)
    return placed(1.1, 1, hair, jacket, head(skin, LONG), calm_eyes(), lips(), collar, sides, fringe, glasses)


def iris() -> str:
    """Draw a woman with silver hair, tied high, who seems to look beyond the table."""
    knot = (
        fill(dot(0, -43, 9), SILVER)
        + stroke("M-8-44Q0-50 8-44M-9-40Q0-36 9-40", mix(SILVER, INK, 45), 1.2)
        + fill("M-9-35H9V-31H-9Z", GOLD)
    )
    hair = fill("M0-36C-22-36-26-22-24 0L-19-2V-16Z", SILVER) + fill("M0-36C22-36 26-22 24 0L19-2V-16Z", SILVER)
    front = mirrored(
        fill("M0-34C-16-34-22-24-20.5-6C-18-16-10-24 0-28Z", SILVER)
        + stroke("M-2-31C-11-29-17-23-19-14", mix(SILVER, INK, 40), 1.1)
    )
    skin = mix(BROWN, DARK, 45)
    drops = mirrored(stroke("M-21 1V8", GOLD, 1.4) + fill("M-21 7l3 6-3 4-3-4Z", GOLD))
    robe = (
        shoulders(PETROL)
        + fill("M-12 27L0 42 12 27Z", mix(skin, UMBER, 33))
        + stroke("M-16 27 4 52M16 27 0 44", GOLD, 2.6)
    )
    arched = brows("M-18.5-14Q-12-19-4.5-15.5", width=1.9, colour=mix(SILVER, INK, 45))
    return placed(0.98, 6, robe, hair, head(skin, LONG), calm_eyes(), arched, lips(1.5), front, drops, knot)


def bruno() -> str:
    """Draw a bald man with a moustache, braces over a checked shirt."""
    check = stroke(
        "".join(f"M{x} {27 + x * x / 140:.0f}V52" for x in range(-42, 43, 7)) + "M-33 34H33M-41 41H41M-45 48H45",
        mix(BRICK, CHALK, 35),
        1.6,
    )
    shirt = shoulders(CHALK, wide=48) + check
    braces = mirrored(stroke("M-25 29Q-22 40-22 52", INK, 5))
    collar = mirrored(fill("M-11 23-18 30-9 37 0 29Z", CHALK, 0.9))
    moustache = fill("M0 7C-5 3-13 5-20 13C-14 16-5 15 0 11C5 15 14 16 20 13C13 5 5 3 0 7Z", INK)
    mouth = fill("M-5 14Q0 13 5 14Q0 18-5 14Z", LIPS)
    shine = stroke("M-14-24Q-9-29-2-29.5", mix(TAN, CHALK, 45), 1.8)
    return placed(
        1.12,
        0,
        shirt,
        braces,
        head(TAN, BROAD, ears=5),
        collar,
        eyes(wide=0.9),
        brows(width=4),
        mouth,
        moustache,
        shine,
    )


def kit() -> str:
    """Draw a young person with a cap over one eye, and half a smile."""
    hair = mirrored(fill("M-14-26C-27-24-29-8-25 1C-23-1-22-4-21-9L-18-14Z", INK))
    cap = (
        fill("M-27-22C-30-40-12-47 6-45C24-43 32-30 26-20C10-28-10-28-27-22Z", UMBER)
        + stroke("M-18-27C-16-36-8-42 0-44M-2-29C2-36 6-40 8-44M14-27C17-32 18-36 17-40", mix(UMBER, GOLD, 40), 1.2)
        + fill(dot(4, -45, 2.2), UMBER)
    )
    peak = fill("M-29-17C-24-27-8-29 8-26C2-20-14-14-29-17Z", mix(UMBER, INK, 45))
    scarf = (
        fill("M-16 24Q0 34 16 24L13 33Q0 40-13 33Z", BRICK)
        + fill("M-2 35 6 36 9 49-3 50Z", BRICK)
        + stroke("M-2 36 6 37", mix(BRICK, INK, 40), 1.2)
    )
    collar = mirrored(fill("M-14 22-30 16-33 34-12 42Z", mix(PETROL, INK, 25)))
    one_eye = eyes(wide=0.9)
    brow = stroke("M4-17Q12-23 19-17", INK, 2.4)
    smirk = stroke("M-6 12.5Q2 15 9 9", LIPS, 2.4)
    return placed(
        1.06, 3, shoulders(PETROL), hair, head(TAN, POINTED, ears=4), one_eye, brow, smirk, scarf, collar, cap, peak
    )


def selma() -> str:
    """Draw a woman in a headscarf, held by a pin that is a spade."""
    deep = mix(PETROL, INK, 25)
    back = fill(
        "M0-41C-26-41-33-22-30 2C-29 14-33 24-38 32C-44 38-46 44-46 52"
        "H46C46 44 44 38 38 32C33 24 29 14 30 2C33-22 26-41 0-41Z",
        deep,
    )
    frame = fill(
        "M0-38C-24-38-28-18-27 0C-26 18-22 36 0 42C22 36 26 18 27 0C28-18 24-38 0-38Z"
        "M0-27C12-27 20-20 20-7C20 10 12 20 0 23C-12 20-20 10-20-7C-20-20-12-27 0-27Z",
        deep,
    )
    band = stroke("M-20-11C-19-21-11-27 0-27S19-21 20-11", PALE, 2.4)
    folds = stroke("M-25 12C-18 28-4 36 14 38M-31 22C-20 36-2 44 22 45M27 12C24 20 20 26 14 31", PALE, 1.3)
    pin = '<use href="#pS" transform="translate(17 34) scale(.13)" style="--spades:var(--gold)"/>'
    return placed(
        1.06,
        2,
        back,
        head(mix(FAIR, TAN, 60)),
        eyes(),
        brows(),
        lips(2),
        f'<g fill-rule="evenodd">{frame}</g>',
        band,
        folds,
        pin,
    )


PORTRAITS: Final[dict[str, Callable[[], str]]] = {
    "otto": otto, "lena": lena, "jonas": jonas, "mara": mara, "nia": nia, "vera": vera, "iris": iris,
    "bruno": bruno, "kit": kit, "selma": selma,
}  # fmt: skip
"""The functions that draw portraits, by the id of the bot."""


def water() -> str:
    """Draw the background of all portraits: still water."""
    lines = "".join(f"M-56 {y}q7-4 14 0" + "t14 0" * 8 for y in (8, 20, 32))
    return fill("M-52-52H52V52H-52Z", "var(--medal)") + stroke(lines, "var(--medal-line)", 1.2)


def portraits() -> str:
    """Draw a symbol for each opponent: "face-otto" and so on, of 100 x 100 units."""
    # All share the same water, so it is sent only once.
    return f'<g id="water">{water()}</g>' + "".join(
        f'<symbol id="face-{bot}" viewBox="-50 -50 100 100"><use href="#water"/>{draw()}</symbol>'
        for bot, draw in PORTRAITS.items()
    )
