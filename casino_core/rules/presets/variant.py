"""What a preset is, the tables games are played at, and who tells their rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from casino_core.rules.fields import FieldValue

Tables = tuple[tuple[int, int], ...]
"""Pairs of seats and the size of a team."""

ALONE: Tables = ((2, 1), (3, 1), (4, 1))
ALONE_OR_PARTNERS: Tables = (*ALONE, (4, 2))

# Who tells these rules, or what of them.
OLDER = "pagat.com, Casino (older page)"
NEWER = "pagat.com, Casino (newer page)"
WIKI = "Wikipedia, Cassino (card game), January 2021"
KINDS = "pagat.com, Casino (page with Royal, Nordic and African games)"
GERMAN = "German Wikipedia, Casino"
POKERWINER = "pokerwiner.com, Casino"
TODAY = "pagat.com (today)"
PARLETT = "Parlett, The Penguin Book of Card Games"
BICYCLE = "Bicycle rules of Cassino"
FOSTER = "Foster’s Complete Hoyle"
PRATESI = "Pratesi, in The Playing-Card, vol. XXIV no. 1"
OSTROW = "Ostrow (at second hand)"
ROUTLEDGE = "Routledge (chapter on Draw Cassino)"
SERES = "Seres, korttipelit.net (Finnish)"
GLIMNE = "Glimne, Kortspelshandboken (at second hand)"
NORWEGIAN = "Norwegian Wikipedia, Casino (copy), and norske-kortspill (at second hand)"
CATS = "catsatcards.com"
ORD = "ordkanalen.com (Swedish)"
MEYERS = "Meyers Großes Konversations-Lexikon, 1905"
SHRAM = "shram.kiev.ua, Callabra"
PHILLIPS = "Phillips and Westall, 1939 (at second hand)"
KATZ = "Katz (netplaces.com)"
ASKARTE = "askarte.com"


@dataclass(frozen=True)
class Variant:
    """A preset: a game as data that says only what differs from its parent."""

    id: str
    """Its name in links and texts, for ever."""

    name: str
    """What it is called."""

    tables: Tables
    """What it is played at, the usual table first."""

    parent: str = "classic"
    """The id of the game that it is told from; "" for the one that all come from."""

    sets: dict[str, FieldValue] = field(default_factory=dict)
    """The optional rules, packages included, and other fields of the rules that differ from the parent."""

    sets_for_two_sides: dict[str, FieldValue] = field(default_factory=dict)
    """Those that differ only where two sides play."""

    about: str = ""
    """A paragraph about the game, and whom it suits."""

    history: str = ""
    """Where it comes from, in a sentence."""

    sources: tuple[str, ...] = ()
    """Who tells these rules."""
