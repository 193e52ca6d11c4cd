"""Events in words: every kind of event, printed and spoken."""

import re
from typing import Any, get_args

import pytest

from casino_core.cards import Card
from casino_core.notation.actions import parse_cards
from casino_core.position.actions import Capture, Trail
from casino_core.position.events import (
    Announced,
    Built,
    Cancelled,
    Captured,
    Claimed,
    Cleared,
    Dealt,
    Drawn,
    Event,
    Fined,
    Given,
    Insisted,
    LetStand,
    PairsTaken,
    Plucked,
    Proposed,
    Proven,
    Replaced,
    ResidueTaken,
    SetAside,
    Stolen,
    SweepLeft,
    SweepsCancelled,
    Swept,
    Trailed,
)
from casino_core.position.layout import Build, Group
from casino_core.rules.variants import variant_rules
from tests.worker.visitor import Buttons
from web.worker.words.narration import narrate, summarize
from web.worker.words.people import People
from web.worker.words.speech import Voice

VOICE = Voice("en", "deck.svg")
PEOPLE = People(variant_rules("classic", 3, sweep_points=1), ("nia", "otto"))
DEALER = 1


def groups(*texts: str) -> tuple[Group, ...]:
    return tuple(parse_cards(text) for text in texts)


def build(value: int, owner: int, *texts: str) -> Build:
    return Build(value, groups(*texts), owner)


FIVE_FOUR = build(9, 1, "5C4D")
TWICE = build(7, 0, "4S3H", "6CAD")
SETS = "the four of spades and three of hearts, and the six of clubs and ace of diamonds"

SENTENCES: list[tuple[Event, str, str]] = [
    (Dealt(1, 4, last=False), "Nia deals. Otto leads.", ""),
    (Dealt(2, 4, last=False), "Nia deals 4 more each.", ""),
    (Dealt(4, 4, last=True), "Nia deals the last cards, 4 each, and says “last”.", ""),
    (Trailed(1, Card("JD")), "Nia lays down the jack of diamonds.", "lays down the jack of diamonds"),
    (Trailed(0, Card("JD")), "You lay down the jack of diamonds.", "lay down the jack of diamonds"),
    (
        Captured(2, Card("8S"), groups("8D", "5H3C"), ()),
        "Otto takes the eight of diamonds, and the five of hearts and three of clubs with the eight of spades.",
        "takes the eight of diamonds, and the five of hearts and three of clubs with the eight of spades",
    ),
    (
        Captured(0, Card("9H"), groups("9D"), (FIVE_FOUR,)),
        "You take the nine of diamonds and Nia’s 9 with the nine of hearts.",
        "take the nine of diamonds and Nia’s 9 with the nine of hearts",
    ),
    (
        Captured(1, Card("9H"), (), (FIVE_FOUR,)),
        "Nia takes the 9 with the nine of hearts.",
        "takes the 9 with the nine of hearts",
    ),
    (
        Captured(1, Card("7H"), (), (TWICE,)),
        "Nia takes your 7 with the seven of hearts.",
        "takes your 7 with the seven of hearts",
    ),
    (
        Built(1, Card("4D"), "build", FIVE_FOUR),
        "Nia plays the four of diamonds on the five of clubs to build 9.",
        "builds 9: the four of diamonds on the five of clubs",
    ),
    (
        Built(0, Card("3H"), "build", TWICE),
        f"You play the three of hearts to build 7 in 2 sets: {SETS}.",
        f"build 7 in 2 sets: {SETS}",
    ),
    (
        Built(2, Card("2H"), "raise", build(9, 2, "4S3H2H"), (build(7, 0, "4S3H"),)),
        "Otto plays the two of hearts on your 7 to raise it to 9.",
        "raises the 7 to 9 with the two of hearts",
    ),
    (
        Built(0, Card("2H"), "raise", build(9, 0, "4S3H2H", "9D"), (build(7, 0, "4S3H"),)),
        "You play the two of hearts on your 7 to raise it to 9, adding the nine of diamonds.",
        "raise the 7 to 9 with the two of hearts",
    ),
    (
        Built(1, Card("9S"), "add", build(9, 1, "5C4D", "9S"), (FIVE_FOUR,)),
        "Nia adds the nine of spades to the 9.",
        "adds the nine of spades to the 9",
    ),
    (
        Built(0, None, "build", build(8, 0, "5C3D")),
        "You join the five of clubs and three of diamonds to build 8.",
        "build 8: the five of clubs and three of diamonds",
    ),
    (Swept(1, Card("8S")), "A sweep.", "a sweep"),
    (ResidueTaken(1, parse_cards("2H3H")), "The last 2 cards on the table go to Nia, who took last.", ""),
    (ResidueTaken(0, parse_cards("2H")), "The last card on the table goes to you, because you took last.", ""),
    (ResidueTaken(None, parse_cards("2H")), "The last card on the table goes to nobody.", ""),
    (
        Cleared(1, Card("5S"), parse_cards("2H3H")),
        "Nia clears the table with the five of spades: 2 cards.",
        "clears the table with the five of spades",
    ),
    (
        Cleared(0, Card("5S"), parse_cards("2H")),
        "You clear the table with the five of spades: one card.",
        "clear the table with the five of spades",
    ),
    (Cleared(1, Card("5S"), ()), "Nia puts the five of spades on the pile.", "puts the five of spades on the pile"),
    (Cleared(0, Card("5S"), ()), "You put the five of spades on your pile.", "put the five of spades on your pile"),
    (
        PairsTaken(2, groups("2H2S")),
        "Otto leads, and takes a pair from the table: the two of hearts and two of spades.",
        "",
    ),
    (
        PairsTaken(0, groups("2H2S", "KDKC")),
        (
            "You lead, and take pairs from the table: the two of hearts and two of spades, and the king of diamonds "
            "and king of clubs."
        ),
        "",
    ),
    (SweepsCancelled(), "Every side has a sweep now, so each loses one.", ""),
    (Fined(1, 2), "That breaks the builder’s duty, so Nia pays 2 points.", "pays 2"),
    (Fined(0, 2), "That breaks the builder’s duty, so you pay 2 points.", "pay 2"),
    (Drawn(1, last=False), "", ""),
    (Drawn(1, last=True), "That was the last card of the pack.", ""),
    (Plucked(1, Card("9H")), "Nia plucks the nine of hearts.", "plucks the nine of hearts"),
    (Plucked(0, Card("9H")), "You pluck the nine of hearts.", "pluck the nine of hearts"),
    (Claimed(1), "Nia claims to have 21.", "claims the game"),
    (Claimed(0), "You claim to have 21.", "claim the game"),
    (Announced(1, said=True), "Nia says “last”.", "“last”"),
    (Announced(0, said=True), "You say “last”.", "“last”"),
    (Announced(1, said=False), "Nia says nothing.", ""),
    (Replaced((Card("JC"),)), "One card is put under the pack and replaced: the jack of clubs.", ""),
    (
        SetAside((Card("JC"), Card("KD"))),
        "Put aside for whoever takes last: the jack of clubs and the king of diamonds.",
        "",
    ),
    (SweepLeft(1, (9, 1)), "Nia says “sweep for a nine or an ace”.", "“sweep for a nine or an ace”"),
    (SweepLeft(0, (9,)), "You say “sweep for a nine”.", "“sweep for a nine”"),
    (
        Cancelled(0),
        "You cancel the deal, because it was not announced as the last. Everything played in it is undone.",
        "cancel the deal",
    ),
    (Stolen(1, 0, Card("5S")), "Nia steals the five of spades from your pile.", "steals the five of spades"),
    (Stolen(0, 1, Card("5S")), "You steal the five of spades from Nia’s pile.", "steal the five of spades"),
    (Proposed(1, Capture(Card("8S"), 8, groups("8D"))), "Nia wants to take with the eight of spades.", ""),
    (Proposed(2, Trail(Card("JD"))), "Otto wants to lay down the jack of diamonds.", ""),
    (Insisted(1, "capture"), "Nia insists: this card must take all it can.", "Nia insists"),
    (Insisted(0, "augment"), "You insist: everything that fits a build must be added.", "you insist"),
    (Insisted(2, "request"), "Otto asks for the build.", "Otto insists"),
    (LetStand(1, "capture"), "", ""),
    (Proven(2, "8"), "Otto is known to hold an eight.", ""),
    (
        Given(1, 2, parse_cards("JDKD")),
        "Nia gives the jack of diamonds and the king of diamonds to Otto’s pile.",
        "gives the jack of diamonds and the king of diamonds away",
    ),
    (
        Built(1, None, "add", build(9, 1, "5C4D", "9H"), (FIVE_FOUR,)),
        "Nia adds the nine of hearts to the 9.",
        "adds the nine of hearts to the 9",
    ),
    (
        Built(1, None, "build", build(9, 2, "5C4D")),
        "Nia joins the five of clubs and four of diamonds to build 9. The 9 is Otto’s.",
        "builds 9: the five of clubs and four of diamonds",
    ),
]


@pytest.mark.parametrize(("event", "sentence", "few"), SENTENCES, ids=[sentence[:30] for _, sentence, _ in SENTENCES])
def test_events_in_words(event: Event, sentence: str, few: str) -> None:
    messages = narrate([event], PEOPLE, DEALER)
    assert " ".join(map(VOICE.spoken, messages)) == sentence
    assert ", ".join(map(VOICE.spoken, summarize([event], PEOPLE))) == few


@pytest.mark.parametrize(
    "event", [event for event, _, _ in SENTENCES], ids=[sentence[:30] for _, sentence, _ in SENTENCES]
)
def test_to_the_eye_cards_are_small_pictures(event: Event) -> None:
    for message in (*narrate([event], PEOPLE, DEALER), *summarize([event], PEOPLE)):
        printed = VOICE.printed(message)
        cards = len(re.findall(" of (spades|hearts|diamonds|clubs)", VOICE.spoken(message)))
        assert printed.count('class="say ') == cards
        assert "*" not in Buttons(printed).text
        assert "{" not in Buttons(printed).text


def test_a_sweep_that_is_worth_nothing_is_an_empty_table() -> None:
    people = People(variant_rules("classic"), ("nia",))
    (message,) = narrate([Swept(0, Card("8S"))], people, 0)
    assert VOICE.spoken(message) == "The table is empty."
    assert not list(summarize([Swept(0, Card("8S"))], people))


@pytest.mark.parametrize(("bonus", "counting"), [("non_jack_sum", "8S"), ("double", "8S"), ("jack_sum", "JS")])
def test_a_tablanette_is_only_what_scores_as_one(bonus: str, counting: str) -> None:
    people = People(variant_rules("tablanette", tablanette_bonus=bonus), ("nia",))
    for card in ("8S", "JS"):
        (*few,) = map(VOICE.spoken, summarize([Swept(0, Card(card))], people))
        assert few == ["a tablanette"] * (card == counting)


def test_every_kind_of_event_is_tried() -> None:
    assert {type(event) for event, _, _ in SENTENCES} == set(get_args(Event))


def test_the_person_learns_the_drawn_card() -> None:
    messages = narrate([Drawn(0, last=True)], PEOPLE, DEALER, Card("8S"))
    assert [VOICE.spoken(sentence) for sentence in messages] == [
        "You draw the eight of spades.",
        "That was the last card of the pack.",
    ]


@pytest.mark.parametrize(
    "option", [{"last_announcement": "none"}, {"last_not_announced_penalty": "opponent_may_cancel_deal"}]
)
def test_the_last_deal_is_announced_only_if_the_rules_say_so(option: dict[str, Any]) -> None:
    people = People(variant_rules("classic", **option), ("nia",))
    (message,) = narrate([Dealt(6, 4, last=True)], people, DEALER)
    assert VOICE.spoken(message) == "Nia deals the last cards, 4 each."


@pytest.mark.parametrize(
    ("game", "says", "residue"),
    [
        ("american", "Nia deals the last cards, 4 each, and says “cards”.", "Otto, who took last."),
        ("calling", "Nia announces the last deal, 4 each.", "Otto, who took last."),
        ("german", "Nia deals the last cards, 4 each, and says “last”.", "Otto, who played last."),
    ],
)
def test_games_have_their_own_words_for_the_last_deal_and_the_last_cards(game: str, says: str, residue: str) -> None:
    people = People(variant_rules(game, 3), ("nia", "otto"))
    deal, rest = narrate([Dealt(4, 4, last=True), ResidueTaken(2, (Card("6S"), Card("QH")))], people, DEALER)
    assert VOICE.spoken(deal) == says
    assert VOICE.spoken(rest) == f"The last 2 cards on the table go to {residue}"


def test_bots_of_one_kind_have_names_of_their_own() -> None:
    people = People(variant_rules("classic", 4), ("nia", "nia", "otto"))
    assert [VOICE.spoken(people.name(seat)) for seat in range(4)] == ["You", "Nia", "Nia 2", "Otto"]
    assert [VOICE.spoken(people.side_name(side)) for side in range(4)] == ["You", "Nia", "Nia 2", "Otto"]
    partners = People(variant_rules("classic", 4, 2), ("nia", "nia", "otto"))
    assert [VOICE.spoken(partners.side_name(side)) for side in range(2)] == ["You and Nia 2", "Nia and Otto"]
    three = People(variant_rules("krypkasino", 6, 3), ("nia",) * 5)
    assert VOICE.spoken(three.side_name(0)) == "You, Nia 2 and Nia 4"


@pytest.mark.parametrize(
    ("game", "bonus", "says"),
    [
        ("kasino_fi", 0, "A mökki."),
        ("kasino_se", 0, "A tabbe."),
        ("tablic", 0, "A tabla."),
        ("tablanette", 28, "A tablanette. It is worth 28 points."),
        ("tablanette", 0, "The table is empty."),
        ("krypkasino", 5, "A tabbe. It gives 5 points to whoever made it and takes 5 off the player before."),
        ("callabra", 0, "The table is empty."),
    ],
)
def test_a_sweep_has_the_name_that_its_players_give_it(game: str, bonus: int, says: str) -> None:
    people = People(variant_rules(game, 2), ("nia",))
    messages = narrate([Swept(1, Card("8S"))], people, DEALER, bonus=bonus)
    assert " ".join(map(VOICE.spoken, messages)) == says
