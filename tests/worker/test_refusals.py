"""Refusals teach: the sentence names what is missing, and once that is added, the play is legal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random

import pytest

from casino_core.cards import Card
from casino_core.coaching.choosing import choose
from casino_core.coaching.near_miss import NearMiss, near_miss
from casino_core.coaching.play_with import play_with
from casino_core.coaching.remedies import (
    Remedy,
    ToAllow,
    ToBelong,
    ToBeSingle,
    ToGo,
    ToHold,
    ToJoin,
    ToLeave,
    ToOwn,
    ToPlay,
    ToTake,
)
from casino_core.game import new_game, play
from casino_core.legal.legality import why_not
from casino_core.notation.positions import position_text
from casino_core.position.actions import BuildPiece, Capture, Groups, Piece, TableAction, TableBuild, Trail, pieces
from casino_core.position.layout import Build, adds_up
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.parts import field_of, with_fields
from casino_core.rules.presets import caribbean, casino, kindred, nordic, others, southern_africa
from casino_core.rules.presets.variant import Variant
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.engine.games import PLAYERS, action_of
from tests.engine.test_why_not import at, in_africa
from web.worker.choices.refusals import explain_near_miss, taker_name
from web.worker.words.people import People
from web.worker.words.speech import Voice, message

FAMILIES: dict[str, tuple[Variant, ...]] = {
    "casino": casino.CASINO,
    "kindred": kindred.KINDRED,
    "caribbean": caribbean.CARIBBEAN,
    "nordic": nordic.NORDIC,
    "southern Africa": southern_africa.SOUTHERN_AFRICA,
    "others": others.OTHERS,
}
VOICE = Voice("en", "")


def refusal_sentence(position: Position, near: NearMiss) -> str:
    """Return the spoken sentence of a refusal."""
    people = People(position.rules, ("nia",) * (position.rules.seats - 1), near=position.turn)
    return VOICE.spoken(explain_near_miss(near, view(position, position.turn), people))


# ---------- adding what is missing ----------


def with_it(  # noqa: C901, PLR0912  # one case for each kind of thing
    position: Position, action: TableAction, missing: Remedy
) -> Iterator[tuple[Position, TableAction]]:
    """Yield the position and the play after the missing thing has been added, for every way to add it."""
    rules, turn = position.rules, position.turn
    match missing:
        case ToHold(value):
            yield from ((held(position, card), action) for card in rules.pack if value in rules.hand_values[card])
        case ToPlay(value, mine):
            others = [card for card in rules.pack if value in rules.hand_values[card]]
            for card in [mine] if mine else others or [card for card in rules.pack if not rules.hand_values[card]]:
                there = position if mine else held(position, card)
                assert isinstance(action, Capture)
                yield there, Trail(card) if not rules.hand_values[card] else replace(action, card=card)
        case ToJoin(value, group):
            for cards in of_worth(position, value):
                joined: Groups = tuple((*each, *cards) if each == group else each for each in action.groups)
                yield replace(position, loose=(*position.loose, *cards)), replace(action, groups=joined)
        case ToTake(_, whole):
            yield position, whole
        case ToGo(first):
            builds = tuple(build for build in position.builds if build.piece not in first)
            loose = tuple(card for card in position.loose if card not in first)
            state = replace(position.variant_state, committed=None)
            yield replace(position, builds=builds, loose=loose, variant_state=state), action
        case ToOwn(value):
            for both in of_worth(position, value, 2):
                build = Build(value, (both,), turn)
                base = (build.piece,)
                onto = (base, *action.groups) if isinstance(action, TableBuild) else (*action.groups, base)
                owning = replace(position, builds=(*position.builds, build))
                for card in [card for card in rules.pack if value in rules.hand_values[card]]:
                    yield held(owning, card), replace(action, groups=onto)
        case ToBelong(piece, mine):
            owner = turn if mine else rules.next_seat(turn)
            yield replace(position, builds=changed(position, piece, owner=owner)), action
        case ToBeSingle(piece):
            one = next(build.groups[:1] for build in position.builds if build.piece == piece)
            yield replace(position, builds=changed(position, piece, groups=one)), action
        case ToAllow(field, value):
            assert field_of(rules, field) != value
            yield replace(position, rules=with_fields(rules, {field: value})), action
        case ToLeave(remaining):
            assert not set(remaining) & set(pieces(action))
            yield position, action


def held(position: Position, card: Card) -> Position:
    """Return the position with one more card in the hand of the player on turn."""
    hands = list(position.hands)
    hands[position.turn] = (*hands[position.turn], card)
    return replace(position, hands=tuple(hands))


def changed(position: Position, piece: Piece, **changes: object) -> tuple[Build, ...]:
    """Return the builds of a position, with the build ``piece`` changed."""
    return tuple(replace(build, **changes) if build.piece == piece else build for build in position.builds)  # type: ignore[arg-type]


def of_worth(position: Position, value: int, fewest: int = 1) -> Iterator[tuple[Card, ...]]:
    """Yield groups of ``fewest`` to three cards that add up to a value; one card stands for all of its rank."""
    names = {build.name for build in position.builds}
    ranks = {
        card.rank: card for card in position.rules.pack if card not in names and card not in position.rules.rank_only
    }
    for many in range(fewest, 4):
        for cards in combinations_with_replacement(ranks.values(), many):
            if adds_up([position.rules.table_values[card] for card in cards], value):
                yield cards


def is_met(position: Position, action: TableAction, missing: list[Remedy], *, changed_table: bool = False) -> bool:
    """Return whether a play is legal once all that is missing is added, and once it takes whatever it must take."""
    if missing:
        return any(is_met(*it, missing[1:], changed_table=True) for it in with_it(position, action, missing[0]))
    why = why_not(position, action)
    # With a card added, the table may be one that another hand card clears.
    if why is None or (changed_table and why.code == "sweep-comes-first"):
        return True
    return isinstance(action, Capture) and play_with(position, action.card, pieces(action)) is not None


# ---------- names in the sentence ----------

RULES = {
    "form": "no building",
    "max_build_cards": "at most",
    "face_capture_limit": "court card",
    "face_natural_build": "There is no building with court cards",
    "fresh_cards_rest": "just laid down",
    "multi_gather_on_build": "one card at a time",
    "single_build_as_card": "taken whole",
    "swazi_2p_phase1_one_build": "at most",
    "table_cards_help_raise": "Only a card from your hand",
    "tops": "only an equal card",
    "compulsory": "must",
    "must_capture": "take",
    "partner_takes_build": "partner",
    "point_cards_in_builds": "scores",
    "courts": "no number",
}
"""Words that must be in the sentence if a rule forbids the play, by the field or code of the rule."""


def names(position: Position, missing: Remedy) -> list[str]:  # noqa: PLR0911  # as above
    """Return the words that a sentence must use for a missing thing."""
    rules = position.rules
    match missing:
        case ToHold(value) | ToPlay(value, None):
            taker = taker_name(value, rules)
            return [VOICE.spoken(message("lack.leave", piece=taker, others="")).split(" does")[0]]
        case ToPlay(_, card):
            return [spoken(position, card)]
        case ToJoin(value) | ToOwn(value):
            return [str(value)]
        case ToTake(some) | ToGo(some) | ToLeave(some):
            return [spoken(position, piece) for piece in some[:1]]
        case ToBeSingle():
            return ["several sets"]
        case ToBelong(_, mine):
            return ["opponent’s" if mine else "your own build"]
        case ToAllow(field):
            return [RULES[field]]


def spoken(position: Position, piece: Piece | None) -> str:
    """Return the name of a piece: a card in words, a build by its value."""
    value = next((str(build.value) for build in position.builds if build.piece == piece), None)
    return value or VOICE.spoken(message("lack.go.take", held=piece or "")).removeprefix("You can take it with ")


def check(position: Position, near: NearMiss | None, context: object) -> None:
    """Check that a refusal finds everything that is missing, and that its sentence names all of it."""
    assert near is not None, context
    assert near.diagnoses, (context, near)
    assert isinstance(near.diagnoses[0].remedy, ToLeave) or why_not(position, near.action) == near.why, context
    missing = [diagnosis.remedy for diagnosis in near.diagnoses]
    assert is_met(position, near.action, missing), (context, near)
    sentence = refusal_sentence(position, near)
    for thing in missing:
        for name in names(position, thing):
            # A duty names one of several builds that bind a player; all of them are in the way.
            assert name in sentence or isinstance(thing, ToGo), (context, sentence, thing)
    assert not any(mark in sentence for mark in "{}_"), sentence


# ---------- refusals in play ----------


def refusals(rng: Random, position: Position) -> Iterator[tuple[NearMiss | None, object]]:
    """Yield refusals of a card with matching pieces, and with one that does not match, each with its context."""
    lying: list[Piece] = [*position.loose, *position.usable_tops, *(build.piece for build in position.builds)]
    card, chosen = rng.choice(position.hand), list[Piece]()
    while True:
        choice = choose(position, card, chosen)
        if choice.refused is not None:
            yield choice.refused, (card, chosen, position_text(position))
        unfit = [piece for piece in lying if piece not in choice.joinable and piece not in chosen]
        for piece in rng.sample(unfit, min(1, len(unfit))):
            yield near_miss(position, card, chosen, piece), (card, chosen, piece, position_text(position))
        if not choice.joinable or rng.random() < 0.5:
            break
        chosen.append(rng.choice(sorted(choice.joinable)))
    if position.rules.step_by_step and len(lying) > 2:
        some = rng.sample(lying, 2)
        refused = choose(position, None, some).refused
        if refused is not None:  # cards that can still become a build with others are not refused
            yield refused, (some, position_text(position))


@pytest.mark.parametrize("family", FAMILIES)
def test_a_refusal_names_what_is_missing_and_nothing_else_is(family: str) -> None:
    rng, remaining = Random(family), amount(80, 2000)
    while remaining > 0:
        variant = rng.choice(FAMILIES[family])
        game, _ = new_game(variant_rules(variant.id, *rng.choice(variant.seatings)), str(rng.random()))
        player = rng.choice(PLAYERS)
        while not game.position.over and remaining > 0:
            position = game.position
            if position.variant_state.played is None and position.variant_state.asked is None and rng.random() < 0.3:
                for near, context in refusals(rng, position):
                    check(position, near, context)
                    remaining -= 1
            game, _ = play(game, action_of(rng, position, player))


# ---------- sentences ----------

SENTENCES = [
    # position, hand card, chosen pieces, tapped piece, sentence
    (
        at("5D2C9S", "3H"),
        "5D",
        "",
        "3H",
        "the five of diamonds and three of hearts make 8, but you hold no 8",
    ),
    (at("8S2C", "5H"), "8S", "", "5H", "the five of hearts needs 3 more to make 8"),
    (at("8S2C", "5H3C2D"), "8S", "5H", "2D", "the five of hearts and two of diamonds need 1 more to make 8"),
    (at("5D9S", "9C"), "5D", "", "9C", "You need the nine of spades to take the nine of clubs"),
    (at("5D8S", "9C"), "5D", "", "9C", "You hold no 9 to take the nine of clubs"),
    (
        at("KS2C", "3H"),
        "KS",
        "",
        "3H",
        "the king of spades takes only cards of its own rank. You hold no 3 to take the three of hearts",
    ),
    (at("3S8D", "5H4D"), "3S", "5H", "4D", "the four of diamonds needs 4 more to make 8"),
    (at("2H3S", "-", "7=4S3H@1"), "2H", "", "b4S", "the two of hearts and Nia’s 7 make 9, but you hold no 9"),
    (at("5D7C", "-", "7=4S3H@1"), "5D", "", "b4S", "the five of diamonds needs 2 more to make 7"),
    (at("2H9S", "-", "7=4S3H.7D@1"), "2H", "", "b4S", "Nia’s 7 has several sets, so it keeps its number"),
    (at("2H9S", "-", "7=4S3H@0", own_build_raise="forbidden"), "2H", "", "b4S", "You cannot raise your own build of 7"),
    (
        at("8H3D", "5C", "8=7CAD.6C2D@1", max_build_cards=5),
        "3D",
        "b7C",
        "5C",
        "A build can have 5 cards at most, not 6",
    ),
    (at("5D2C9S", "3H", preset="kasino_fi"), "5D", "", "3H", "the three of hearts needs 2 more to make 5"),
    (
        at("5D2C8S", "3H", preset="kasino_fi"),
        "2C",
        "",
        "3H",
        "the two of clubs and three of hearts make 5, but there is no building in this game",
    ),
    (
        in_africa("swazi", "8S9H", "5D", piles="4S3C,9D"),
        "8S",
        "",
        "9D",
        "the nine of diamonds is on a pile, so it needs a base to go onto, and you have no build of 9",
    ),
    (
        in_africa("south_african", "2S7H", "5D", piles="4S3C,5H"),
        "2S",
        "",
        "5H",
        (
            "the two of spades and five of hearts make 7, but the five of hearts can go from its pile only into your "
            "own build, and you have no build of 7"
        ),
    ),
]


@pytest.mark.parametrize(("position", "card", "chosen", "tapped", "says"), SENTENCES)
def test_refusals_have_these_sentences(position: Position, card: str, chosen: str, tapped: str, says: str) -> None:
    before = [piece(text) for text in chosen.split()]
    assert piece(tapped) not in choose(position, Card(card), before).joinable
    near = near_miss(position, Card(card), before, piece(tapped))
    check(position, near, says)
    assert near is not None
    assert refusal_sentence(position, near) == says


def piece(text: str) -> Piece:
    """Return a card, or a build by its first card: "b5C"."""
    return BuildPiece(text) if text.startswith("b") else Card(text)
