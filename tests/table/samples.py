"""Samples of tables: every kind of state that the component must draw."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle, islice
from typing import Any

from casino_core.cards import RANKS
from web.table.cards import Pen, say, with_cards
from web.table.html import Html, fill, join, tag
from web.table.portraits import PORTRAITS
from web.table.sheet import earned
from web.table.state import (
    BuildPlate,
    Counters,
    InfoLine,
    Mark,
    Offer,
    Preview,
    Scored,
    Seat,
    Sheet,
    SheetRow,
    SideScore,
    Spot,
    Surroundings,
    TableState,
    Top,
    TurnButton,
    TurnLine,
)
from web.worker.words.catalogue import words

T = words("en")
HAND16 = "AS 2H 3D 4C 5S 6H 7D 8C 9S TH JD QC KS AH 2D 3C"
FIELD20 = "AS 2S 3H 4H 5H 6D 7D 8D 9C TC JC QS KS AD 2C 3S 4D 5C 6S 7H"


def one(card: str) -> Html:
    """Return a card as it is drawn in running text."""
    return say(card, T)


def text(line: str) -> Html:
    """Return a line of text in which the cards in braces are drawn."""
    return with_cards(line, T)


def suits(which: str) -> Html:
    """Return suits, drawn in the small frame that cards have in running text."""
    pips = (tag("svg", Pen(T).use(f"pip{suit}"), role="img", aria_label=T(f"card.suit.{suit}")) for suit in which)
    return tag("span", *pips, class_="say")


def spots(cards: str, mark: Mark = "", kind: str = "pick", reason: str = "") -> tuple[Spot, ...]:
    """Return cards as buttons that all have the same mark."""
    return tuple(Spot(card, mark, f"{kind}:{card}", reason) for card in cards.split())


def plate(value: int, owner: str, groups: str, *, mark: Mark = "", reason: str = "") -> BuildPlate:
    """Return a build of groups such as "5C 4D! | 9S", where "!" marks the card just played.

    The builds of You and Sipho belong to the viewer's side.
    """
    fans = tuple(
        tuple(Spot(card.rstrip("!"), last=card.endswith("!")) for card in group.split()) for group in groups.split("|")
    )
    own = owner in ("You", "Sipho")
    return BuildPlate(value, owner, len(fans) > 1, own, fans, mark, f"pick:b{fans[0][0].card}", reason)


def act(line: str, cost: str = "", intent: str = "") -> Offer:
    """Return a choice. The words before the bar are bold; without a bar, all words are."""
    strong, _, rest = line.partition("|")
    return Offer(join((tag("strong", text(strong)), text(rest)), " " if rest else ""), text(cost), intent)


def becomes(line: str, cost: str, made: Preview) -> Offer:
    """Return a choice with a preview of the cards."""
    return replace(act(line, cost, f"act:{made.value}"), preview=made)


WHY_JACK = "A jack takes only jacks."
WHY_BUILD = "It needs a 9."


def surrounded(state: TableState, **changes: Any) -> TableState:
    """Return the state with changed surroundings."""
    return replace(state, around=replace(state.around, **changes))


DUEL = TableState(
    title="Casino",
    subtitle="Deal 3 of 6, to 21",
    scores=(SideScore("You", "You", 12, 57), SideScore("Nia", "Nia", 9, 43)),
    me=Seat("You", 3, 7, ("dealer",), turn=True),
    others=(Seat("Nia", 2, 5),),
    loose=(*spots("8D 5H 3C 2S", "can"), *spots("JD", "dim", reason=WHY_JACK)),
    builds=(
        plate(9, "Nia", "5C 4D!", mark="dim", reason=WHY_BUILD),
        plate(7, "You", "4S 3H | 6C AD", mark="dim", reason="It needs a 7."),
    ),
    hand=(*spots("8S", "chosen", "hand"), *spots("7D TD", kind="hand")),
    stock=24,
    log=fill("{who} plays {card} on {other} to build 9.", who=tag("strong", "Nia"), card=one("4D"), other=one("5C")),
    offers=(
        act("Take|{8D} {5H}+{3C}", "4 cards, 1 spade", "act:8Sx8D+5H3C"),
        act("Build 10|with {2S}", "you keep {TD}", "act:8S+2S=10"),
        act("Lay down", "Not while your 7 stands"),
    ),
    turns=(
        TurnLine("Nia", text("lays down {JD}")),
        TurnLine("You", text("{3H} with {4S}, {6C}+{AD}: two sets of 7")),
        TurnLine("Nia", text("{4D} on {5C}: builds 9")),
    ),
    counters=Counters(
        unfolded=True,
        lines=(
            InfoLine(Html("Cards, out of 52"), "You 12, Nia 14"),
            InfoLine(Html("Points from aces and Casinos"), "You 2, Nia 0"),
        ),
        unseen=tuple((rank.replace("T", "10"), place % 5) for place, rank in enumerate(RANKS)),
    ),
    counts=(
        InfoLine(text("{TD} Big Casino, 2"), "in your hand"),
        InfoLine(text("{2S} Little Casino, 1"), "on the table"),
        InfoLine(text("{AD} ace, 1"), "in your build"),
        InfoLine(text("{AS} {AH} {AC} aces, 1 each"), "not seen yet"),
    ),
    fairness="Nia sees what you would see in her seat: the table, her own cards, and what has been played.",
    can_show_last=True,
    around=Surroundings(home="./"),
)
WAITING = replace(
    DUEL,
    me=replace(DUEL.me, turn=False),
    others=(Seat("Nia", 3, 5, turn=True, thinking=True, sweeps=1),),
    hand=spots("8S 7D TD", kind="hand"),
    loose=tuple(Spot(spot.card) for spot in DUEL.loose),
    builds=tuple(replace(build, mark="", intent="", reason="") for build in DUEL.builds),
    offers=(),
    prompt="Nia is thinking.",
)
THREE = replace(
    DUEL,
    subtitle="Round 2, deal 1 of 4, game to 21",
    scores=(
        SideScore("You", "You", 12, 57),
        SideScore("Nia", "Nia", 9, 43),
        SideScore("Bartholomew", "Barth.", 20, 95),
    ),
    others=(Seat("Nia", 4, 5, ("dealer",)), Seat("Bartholomew", 4, 16, sweeps=2)),
    me=Seat("You", 4, 0, turn=True),
    loose=spots("6D JS KH 2C"),
    builds=(),
    hand=spots("AS 5H 7C QS", kind="hand"),
    offers=(),
    prompt="Choose a card from your hand.",
)
FOUR = replace(
    DUEL,
    title="Swazi Casino",
    subtitle="Play goes to the right",
    scores=(SideScore("You + Sipho", "Us", 14, 67), SideScore("Thandi + Lwazi", "Them", 11, 52)),
    me=Seat("You", 7, 8, turn=True),
    others=(Seat("Lwazi", 7, 5), Seat("Sipho", 7, 8, ("partner",)), Seat("Thandi", 7, 5, ("next",))),
    loose=spots("6D JS KH 2C"),
    builds=(
        plate(12, "You", "TC 2H", mark="can"),
        plate(9, "Lwazi", "5S 4C!"),
        plate(11, "Sipho", "8C 3D | JH", mark="chosen"),
    ),
    hand=spots("AS 5H 7C 7D 9H QS KD", kind="hand"),
    stock=0,
    log=text("Lwazi plays {4C} on {5S} to build 9."),
    offers=(
        act("Steal|{QH} into your 12", "you keep {QS}", "act:steal"),
        act("Keep it", "and choose another card", "act:leave"),
    ),
)


def top(card: str, whose: str, mark: Mark = "", *, steals: bool = True) -> Top:
    """Return the top of an open pile, which can be stolen unless it belongs to the viewer's side."""
    return Top(Spot(card, mark, f"pick:{card}" if steals else ""), whose)


SWAZI = replace(
    FOUR,
    me=replace(FOUR.me, held=12, top=top("8D", "the pile of You and Sipho", steals=False)),
    others=(
        Seat("Lwazi", 12, 5, top=top("5S", "the pile of Lwazi and Thandi", "chosen")),
        Seat("Sipho", 11, None, ("partner", "proven: jack")),
        Seat("Thandi", 12, None, ("next",)),
    ),
    loose=(*spots("6D JS KH"), *spots("2C 4H", "chosen")),
    builds=(*FOUR.builds[:2], replace(FOUR.builds[2], mark="chosen", proven=True)),
    hand=spots("AS 5H 7C 7D 9H QS KD 3C 8S TS JC 2H", kind="hand"),
    offers=(act("Steal|{5S} into Sipho’s 11 with {2C}+{4H}", "from the pile of Lwazi and Thandi", "act:steal"),),
    buttons=(TurnButton("End turn", "act:done", first=True),),
    around=Surroundings(can_undo=True, can_redo=True),
)
SOTHO = replace(
    SWAZI,
    title="Sotho Casino",
    me=replace(SWAZI.me, top=top("8D", "your pile", steals=False)),
    others=(
        Seat("Lwazi", 12, 5, ("dealer",), top=top("5S", "Lwazi’s pile", "can")),
        Seat("Sipho", 11, 8, ("partner", "proven: ten"), top=top("TC", "Sipho’s pile")),
        Seat("Thandi", 12, 0, ("next",), top=Top(None, "Thandi’s pile")),
    ),
    offers=(),
    buttons=(),
    prompt="Play one card. Before and after it you may build from the table as often as you like.",
)
QUESTION = replace(
    SWAZI,
    prompt=text("Lwazi is taking {6D} with {6S} but could take {4H}+{2C} too. Insist?"),
    asks=True,
    offers=(),
    buttons=(TurnButton("Insist", "act:insist"), TurnButton("Let it stand", "act:done", first=True)),
)
SOTHO3 = replace(
    THREE,
    title="Sotho Casino",
    me=replace(THREE.me, held=16, taken=0, top=Top(None, "your pile")),
    others=(
        Seat("Nia", 16, 5, ("next",), top=top("5S", "Nia’s pile", "can")),
        Seat("Bartholomew", 16, 16, top=top("9D", "Bartholomew’s pile", "dim")),
    ),
    hand=spots(HAND16, kind="hand"),
    prompt=SOTHO.prompt,
)
KHASINO = replace(
    DUEL,
    title="Khasino",
    me=replace(DUEL.me, top=top("AC", "your pile", steals=False)),
    others=(Seat("Nia", 10, 5, top=top("3S", "Nia’s pile", "can")),),
)
SIX = replace(
    DUEL,
    title="Krypkasino",
    subtitle="Hand 2, the lowest wins",
    scores=tuple(
        SideScore(name, name[:3], 3 * place, 9 * place)
        for place, name in enumerate(("You", "Astrid", "Björn", "Cecilia", "Dag", "Elin"))
    ),
    others=tuple(
        Seat(name, 16, 2 * place, turn=place == 3, thinking=place == 3)
        for place, name in enumerate(("Astrid", "Björn", "Cecilia", "Dag", "Elin"), 1)
    ),
    me=Seat("You", 16, 4),
    loose=spots("6D 6D JS KH 2C"),
    builds=(),
    hand=spots(HAND16, kind="hand"),
    offers=(),
    prompt="Cecilia is thinking.",
)
TEAMS = replace(
    SIX,
    subtitle="Round 5 of 6, deal 4 of 4",
    scores=(SideScore("You, Björn and Dag", "Us", -12, 0), SideScore("Astrid, Cecilia and Elin", "Them", 61, 0)),
    others=tuple(
        replace(seat, held=4, tags=("dealer", "partner") if seat.name == "Dag" else ("partner",) * (place % 2))
        for place, seat in enumerate(SIX.others)
    ),
    me=Seat("You", 4, 36, turn=True, sweeps=2),
    loose=(*spots("6D"), Spot("6D", "can", "pick:6D.2"), *spots("JS KH 2C", "dim", reason=WHY_JACK)),
    hand=(Spot("8S", "", "hand:8S"), Spot("8S", "chosen", "hand:8S.2"), *spots("5H QS", kind="hand")),
    offers=(act("Take {6D}+{2C}", "3 cards, 2 points", "act:8Sx6D2C"),),
    prompt="",
)
FIVE = replace(
    SIX,
    title="Casino for five",
    subtitle="Round 2, deal 3 of 9, game to 21",
    scores=SIX.scores[:5],
    others=(
        Seat("Astrid", 4, 2),
        Seat("Björn", 4, 4, ("dealer",)),
        Seat("Wilhelmina", 3, 0, turn=True, thinking=True),
        Seat("Dag", 3, 8, sweeps=2),
    ),
    me=Seat("You", 4, 4),
    loose=spots("6D JS KH 2C"),
    builds=(plate(9, "Dag", "5S 4C!"), plate(7, "You", "4S 3H | 6C AD")),
    hand=spots("AS 5H 7C QS", kind="hand"),
    prompt="Wilhelmina is thinking.",
)
SCORED = (
    Scored("You", text("a sweep with {KS}"), 1),
    Scored("Björn", text("{TD} Big Casino, {2S} Little Casino, {AS}, {5S} and the sweep that came with them"), 13),
    Scored("Cecilia", Html("laid a card down: a fine"), -2),
)
CALIFORNIA = replace(
    SIX,
    title="California Casino",
    subtitle="Round 2 of 12, deal 1 of 2",
    scores=tuple(replace(chip, gained=gained) for chip, gained in zip(SIX.scores, (1, 0, 13, -2, 0, 0), strict=True)),
    others=tuple(replace(seat, held=4, tags=("dealer",) * (seat.name == "Dag")) for seat in SIX.others),
    me=Seat("You", 4, 4, turn=True),
    loose=spots("6D JS KH 2C 9C"),
    builds=(plate(9, "Elin", "5S 4C!"),),
    hand=spots("AS 5H 7C QS", kind="hand"),
    prompt="Choose a card from your hand.",
    scored=SCORED,
)
EMPTY = replace(
    DUEL,
    loose=(),
    builds=(),
    hand=spots("9C 7H KS 2S", kind="hand"),
    log=text("You took {KS} {KH}: a sweep."),
    offers=(),
    prompt="Choose a card from your hand.",
    turns=(),
    can_show_last=False,
)
CROWDED = replace(
    DUEL,
    loose=(*spots(" ".join(FIELD20.split()[:14]), "can"), *spots(" ".join(FIELD20.split()[14:]))),
    builds=(
        plate(9, "Nia", "8S AC"),
        plate(7, "You", "4S 3D | 6C AH", mark="can"),
        plate(10, "Nia", "9D | 4C 6H | TD | 8C 2H"),
        plate(8, "You", "5D 3C"),
    ),
    hand=(*spots("8H", "chosen", "hand"), *spots("9S TH QD", kind="hand")),
    offers=(
        act("Take|{8D} {5H}+{3H} {7D}+{AS} {4H}+{4D}", "8 cards, 2 spades, 1 ace", "act:1"),
        act("Take|{8D} {5H}+{3H} and the 8", "7 cards", "act:2"),
        act("Build 9|with {AS}", "you keep {9S}", "act:3"),
        act("Lay down", "Not while your 7 stands"),
        act("More", "", "more"),
    ),
)
LONG_HAND = replace(
    DUEL, hand=(*spots("AS 2H 3D", kind="hand"), *spots("4C", "chosen", "hand"), *spots(HAND16[12:], kind="hand"))
)
HAND9 = replace(DUEL, hand=spots("AS 2H 3D 4C 5S 6H 7D 8C 9S", kind="hand"))
HAND12 = replace(DUEL, hand=spots("AS 2H 3D 4C 5S 6H 7D 8C 9S TH JD QC", kind="hand"))
GERMAN = replace(HAND12, others=(Seat("Nia", 12, 0, ("dealer",)),), me=Seat("You", 12, 0, turn=True), builds=())
GERMAN3 = replace(
    THREE, others=(Seat("Nia", 7, 4), Seat("Bartholomew", 7, 0)), hand=spots("AS 2H 3D 4C 5S 6H 7D", kind="hand")
)
DRAW = replace(
    DUEL,
    title="Draw Casino",
    drawing=True,
    hand=(*DUEL.hand, *spots("AC", kind="hand")),
    others=(Seat("Nia", 4, 5),),
    scores=(SideScore("You", "You", 12, 57, 2), SideScore("Nia", "Nia", 9, 43, 0)),
    scored=SCORED[:1],
)
ROYAL = replace(
    DUEL,
    title="Royal Casino",
    loose=spots("AH QD 2C KD", "can"),
    builds=(plate(9, "Nia", "5C 4D", mark="can"),),
    hand=(*spots("AS", "chosen", "hand"), *spots("TD AC 2S", kind="hand")),
    offers=(
        becomes("Take|as", "6 cards, 2 aces", Preview((("AH",), ("QD", "2C"), ("KD", "AC")), "14")),
        becomes("Raise|Nia’s 9 to", "you keep {TD}", Preview((("5C", "4D", "AS"),), "10", "AS")),
        becomes("Build", "2 sets, you keep {AC}", Preview((("AS",), ("AH",)), "14", "AS", multiple=True)),
        act("Lay down", "", "act:AS"),
        act("More (4)", "", "more"),
    ),
)
CLAIM = replace(
    DRAW,
    drawing=False,
    buttons=(TurnButton("Claim the game", "turn:claim"), TurnButton("Cancel this deal", "turn:cancel")),
)
PLUCK = replace(
    DUEL,
    loose=(*spots("7H", "chosen"), *spots("8D 2S JD")),
    hand=spots("8S 7D TD", kind="hand"),
    offers=(act("Pluck|{7H}", "once in a deal", "turn:pluck:7H"),),
    buttons=(TurnButton("Done", "turn:done", first=True), TurnButton("Announce the last deal", "turn:last")),
)
ERROR = replace(
    DUEL,
    alert=text("{8S} cannot take {5H} alone: it needs 3 more. Choose {3C} too, or {5H} goes back."),
    hand=(Spot("8S", "hint", "hand:8S"), *spots("7D TD", kind="hand")),
)
HOSTILE = replace(
    DUEL,
    title="<b>Casino</b>",
    scores=(SideScore('"><i>', "<i>", 1, 5), SideScore("&amp;", "&", 2, 10)),
    others=(Seat("<script>alert('x')</script> \"&amp;", 2, 5, ("<em>",)),),
    builds=(plate(9, "<img src=x onerror=alert(1)>", "5C 4D", reason="<b>&\"'"),),
    turns=(TurnLine("<u>", text("<s>lays down {JD}")),),
    fairness="<style>",
    prompt="<a href=x>",
    around=Surroundings(home='"><script>'),
)

SHEET = Sheet(
    title="You won the round",
    lead="Nia has the spades; you have the cards, the aces and Big Casino.",
    sides=("You", "Nia"),
    rows=(
        SheetRow(
            join(("Most cards", earned(("You", "Nia"), (HAND16.split(), FIELD20.split()), T))),
            "27 to 25",
            ((Html(), 3), (Html(), 0)),
        ),
        SheetRow(Html("Most spades"), "6 to 7", ((Html(), 0), (Html(), 1))),
        SheetRow(join(("Big Casino", one("TD")), " "), "", ((Html(), 2), (Html(), 0))),
        SheetRow(join(("Little Casino", one("2S")), " "), "", ((Html(), 0), (Html(), 1))),
        SheetRow(Html("Aces"), "", ((suits("SHD"), 3), (suits("C"), 1))),
    ),
    round_points=(8, 3),
    totals=(20, 12),
    target=21,
    why="It came down to most cards, 27 to 25. With most cards, Nia would have won the round.",
    note="One more point wins it.",
    buttons=(("Deal the next round", "next"), ("What the bots saw", "seen")),
    more=(("Undo", "undo"),),
    done="Stop for now",
    rounds=((12, 9), (8, 3)),
)
SCORE = replace(
    DUEL, loose=(), builds=(), hand=(), offers=(), me=Seat("You", 0, 27), around=Surroundings(home="./", sheet=SHEET)
)
SCORE4 = surrounded(
    FOUR,
    sheet=replace(
        SHEET,
        sides=("You", "Nia", "Bartholomew", "Odile"),
        rows=(
            SheetRow(Html("Most cards"), "17, 12, 12, 11", ((Html(), 3), (Html(), 0), (Html(), 0), (Html(), 0))),
            SheetRow(Html("Most spades"), "tied, 4 each", ((Html(), 0), (Html(), 0), (Html(), 0), (Html(), 0))),
            SheetRow(join(("Big Casino", one("TD")), " "), "", ((Html(), 0), (Html(), 0), (Html(), 2), (Html(), 0))),
            SheetRow(Html("Aces"), "", ((one("AS"), 1), (one("AH"), 1), (Html(), 0), (suits("CD"), 2))),
        ),
        round_points=(4, 1, 2, 2),
        totals=(9, 15, 12, 15),
        rounds=((5, 14, 10, 13), (4, 1, 2, 2)),
        note="",
    ),
)
SCORE6 = surrounded(
    SIX,
    sheet=replace(
        SHEET,
        sides=("You", "Astrid", "Björn", "Cecilia", "Dag", "Elin"),
        rows=(
            SheetRow(
                Html("Each spade"), "10 to 2 to 1 to 3 to 3 to 5", tuple((Html(), n) for n in (10, 2, 1, 3, 3, 5))
            ),
            SheetRow(Html("Tabbes"), "", tuple((Html(), n) for n in (10, -15, 0, 0, -5, 10))),
        ),
        round_points=(20, -13, 1, 3, -2, 15),
        totals=(104, -13, 56, 27, 40, 38),
        rounds=(),
        target=None,
        lowest=True,
    ),
)

_TABLES: dict[str, TableState] = {
    "two": DUEL,
    "waiting": WAITING,
    "three": THREE,
    "four": FOUR,
    "swazi": SWAZI,
    "sotho": SOTHO,
    "sotho-3": SOTHO3,
    "asked": QUESTION,
    "khasino": KHASINO,
    "five": FIVE,
    "six": SIX,
    "teams": TEAMS,
    "california": CALIFORNIA,
    "german": GERMAN,
    "german-3": GERMAN3,
    "draw": DRAW,
    "royal": ROYAL,
    "claim": CLAIM,
    "pluck": PLUCK,
    "empty": EMPTY,
    "crowded": CROWDED,
    "hand-9": HAND9,
    "hand-12": HAND12,
    "hand-16": LONG_HAND,
    "error": ERROR,
    "score": SCORE,
    "score-4": SCORE4,
    "score-6": SCORE6,
    "hostile": HOSTILE,
}


def faced(state: TableState) -> TableState:
    """Return the table with a portrait at every seat except your own."""
    faces = zip(state.others, islice(cycle(PORTRAITS), len(state.others)), strict=True)
    return replace(state, others=tuple(replace(seat, face=f"face-{name}") for seat, name in faces))


TABLES = {name: faced(state) for name, state in _TABLES.items()} | {"letters": THREE}
"""All tables by name. They have portraits, except "letters", which shows the first letters of the names instead."""
