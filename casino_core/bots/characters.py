"""The characters in numbers: first those of the ladder, from the weakest to the strongest, then those of style."""

from __future__ import annotations

from casino_core.bots.character import Character, Leaning, Memory, Sight, Taste

# The numbers of the first four are chosen so that each character loses to the next one: docs/arena.md has the matches.
OTTO = Character(
    sight=Sight(
        groups=(100, 62, 15, 4), avoiding=20, sweeps=20, builds=70, tops=50, building=25, mixing=0, side_actions=40
    ),
    taste=Taste(card=300, glitter=900),
    leaning=Leaning(building=450),
    keeps=20,
    ahead=0,
)
"""Has just learnt the rules: sees pairs, some sums of two cards, and few sums of more."""

LENA = Character(
    sight=Sight(
        groups=(100, 76, 36, 12), avoiding=60, sweeps=60, builds=80, tops=70, building=50, mixing=0, side_actions=65
    ),
    taste=Taste(card=180, glitter=1000),
    leaning=Leaning(building=200),
    ahead=0,
)
"""Sees more than Otto, and takes what glitters: one ace rather than five other cards."""

JONAS = Character(
    sight=Sight(groups=(100, 94, 78, 52), avoiding=90, sweeps=95, tops=80, building=80, mixing=40, side_actions=85),
    taste=Taste(card=300, glitter=250),
    leaning=Leaning(building=450),
    keeps=80,
    ahead=0,
)
"""Takes as many cards as possible, almost regardless of their points, and never considers what stays on the table."""

MARA = Character(
    sight=Sight(groups=(100, 94, 66, 36), building=88, mixing=70, side_actions=95),
    memory=Memory(scoring=40, courts=0, others=0),
    taste=Taste(card=220, glitter=900, suit=50),
    ahead=50,
)
"""Considers the cards that remain on the table, but forgets most captured cards, and overlooks long sums."""

NIA = Character(memory=Memory(scoring=100, courts=60, others=30))
"""Weighs every play by its gain now and in the next turns. Her memory is like a person's: she knows which aces and
casinos are gone, and forgets many other cards, so she does not always know what is safe to leave, or how races stand.
"""

VERA = Character()
"""Has counted every card, so she knows how every race stands and what others may hold: see ``counter``."""

BRUNO = Character(leaning=Leaning(building=900))
"""Builds wherever possible. Like the other styles, he remembers more than Nia, because his taste costs him points."""

KIT = Character(leaning=Leaning(building=-600, stealing=700, waiting=300))
"""Seldom builds, keeps a card of every value that others may build, and takes or raises their builds."""

SELMA = Character(leaning=Leaning(suit=600))
"""Collects spades: takes them, keeps them, and begrudges them to others."""
