"""What a preset is, the tables games are played at, and who tells their rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Tables = tuple[tuple[int, int], ...]

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
    """A preset.

    ``tables`` lists what it is played at: (seats, size of a team). ``sets`` are the optional rules and other fields of
    the rules that differ from its ``parent``, ``sets_for_two_sides`` those that do so only between two sides.
    ``about`` is a paragraph, ``history`` a sentence, ``sources`` who tells these rules.
    """

    id: str
    name: str
    tables: Tables
    parent: str = "classic"
    sets: dict[str, Any] = field(default_factory=dict)
    sets_for_two_sides: dict[str, Any] = field(default_factory=dict)
    about: str = ""
    history: str = ""
    sources: tuple[str, ...] = ()
