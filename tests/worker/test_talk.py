"""What players say about builds, the last deal, Casinos, majorities and sweeps: it is true, and is not repeated."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from casino_core.cards import Card
from casino_core.game import new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text
from casino_core.position.events import Built, Captured, Dealt, SweepLeft, Swept
from casino_core.rules.awards import Majority, awards
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from tests.worker.visitor import Visitor
from web.rulebook.words import sweep_word, sweeps_matter
from web.worker.dialogs.lookup import WORDS
from web.worker.picture import talk
from web.worker.picture.moves import Move, by_turn
from web.worker.words.people import People
from web.worker.words.speech import Voice

VOICE = Voice("en")
GAMES = {
    "classic": variant_rules("classic", sweep_points=1),
    "partners": variant_rules("classic", 4, 2),
    "royal": variant_rules("royal"),
    "krypkasino": variant_rules("krypkasino"),
    "tablic": variant_rules("tablic"),
    "swazi": variant_rules("swazi_two"),
    "south_african": variant_rules("south_african"),
    "diamond": variant_rules("diamond"),
}


@cache
def a_round(name: str, luck: int = 1) -> tuple[Move, ...]:
    """Return the moves of a random round."""
    game, _ = new_game(GAMES[name], f"talk-{luck}")
    random, moves = Random(luck), []
    while not game.round_over:
        before = game.position
        action = random.choice(legal_actions(before))
        game, events = play(game, action)
        moves.append(Move(before.actor, action, before, game.position, events))
    return tuple(moves)


def people(rules: Rules) -> People:
    """Return the people of a game: the person, and bots of Nia's kind."""
    return People(rules, ("nia",) * (rules.seats - 1))


def heard(name: str) -> list[tuple[Move, list[str]]]:
    """Return every move of three rounds with the lines that are said about it, as spoken texts."""
    who = people(GAMES[name])
    rounds = (move for luck in (1, 2, 3) for move in a_round(name, luck))
    return [(move, [VOICE.spoken(line) for _, line in talk.lines(move, who)]) for move in rounds]


def casinos(name: str) -> bool:
    """Return whether the two Casinos score in a game."""
    rules = GAMES[name]
    return not rules.ending.lowest_wins and any(award.code == "big_casino" for award in awards(rules))


@pytest.mark.parametrize("name", GAMES)
def test_lines_agree_with_events(name: str) -> None:
    rules = GAMES[name]
    word = VOICE.t(sweep_word(rules))
    for move, lines in heard(name):
        for event in move.events:
            if isinstance(event, Built):
                assert any(line.startswith("Building ") for line in lines)
            if isinstance(event, Captured) and casinos(name):
                taken = (event.card, *event.taken)
                assert ("Big Casino" in lines, "Little Casino" in lines) == ("TD" in taken, "2S" in taken)
                assert ("Cash" in lines) == (event.card.rank == "A" and any(card.rank == "A" for card in loose(event)))
            if isinstance(event, SweepLeft):
                assert any(line.startswith("Sweep for ") for line in lines)
        swept = any(isinstance(event, Swept) for event in move.events)
        assert (word in lines) == (swept and sweeps_matter(rules))
        assert casinos(name) or not {"Cash", "Big Casino", "Little Casino"} & set(lines)


@pytest.mark.parametrize("name", GAMES)
def test_majorities_are_announced_when_reached_and_only_if_they_score(name: str) -> None:
    rules = GAMES[name]
    totals = {
        award.code: sum(card in award.cards for card in rules.pack)
        for award in awards(rules)
        if isinstance(award, Majority)
    }
    majorities = [
        line for _, lines in heard(name) for line in lines if re.fullmatch(r"\d+ (cards|spades|diamonds)", line)
    ]
    for line in majorities:
        count, code = line.split()
        assert totals[code] // 2 < int(count) <= totals[code]
    if not rules.steals:
        assert len(majorities) <= 3 * len(totals)
    assert majorities or not totals


def test_the_last_deal_is_announced_by_the_dealer_in_the_word_of_the_game() -> None:
    last = [
        (move.before.dealer, seat, VOICE.spoken(line))
        for move in a_round("classic")
        if any(isinstance(event, Dealt) and event.last for event in move.events)
        for seat, line in talk.lines(move, people(GAMES["classic"]))
        if line.key.startswith("talk.last")
    ]
    assert [(dealer == seat, words) for dealer, seat, words in last] == [(True, "Last")]


def test_builds_are_named_by_the_rank_that_takes_them() -> None:
    announcements = {line for move, lines in heard("royal") for line in lines if line.startswith("Building")}
    assert announcements <= {f"Building {called(many, name)}" for many in MANY for name in (*range(1, 17), *"AJQK")}
    assert not announcements & {f"Building {called(many, number)}" for many in MANY for number in (1, 11, 12, 13, 14)}


MANY = ("one", "several")


def called(many: str, name: object) -> str:
    """Return what a build of a rank is called if it has one group, or several groups."""
    return VOICE.t(f"talk.{many}.{name}")


def test_a_build_of_several_groups_is_called_in_the_plural() -> None:
    for name in ("classic", "royal", "swazi"):
        for move, lines in heard(name):
            for event in move.events:
                if isinstance(event, Built):
                    forms = [called(MANY[event.build.multiple], rank) for rank in (*range(1, 17), *"AJQK")]
                    assert any(f"Building {form}" in lines for form in forms)


def loose(event: Captured) -> list[Card]:
    """Return the loose cards that were taken as single cards."""
    return [group[0] for group in event.groups if len(group) == 1]


def test_lines_end_with_the_next_turn() -> None:
    moves, who = a_round("partners"), people(GAMES["partners"])
    for end in range(1, len(moves)):
        turn = [move for move in moves[:end] if move in by_turn(moves[:end])[-1]]
        turn_lines = {(seat, VOICE.spoken(line)) for move in turn for seat, line in talk.lines(move, who)}
        assert {(seat, VOICE.spoken(line)) for seat, line in talk.latest_lines(moves[:end], who)} <= turn_lines


def test_everything_that_is_said_is_explained() -> None:
    lines = {
        talk.about(line)
        for name in GAMES
        for move in a_round(name)
        for _, line in talk.lines(move, people(GAMES[name]))
    }
    assert lines <= set(WORDS)
    assert lines >= {"building", "casino", "last", "most", "sweep"}


def test_lines_appear_at_the_seat_and_only_majorities_are_announced() -> None:
    visitor = Visitor(address="?seed=talks&bots=otto")
    random, shown, announced = Random(1), 0, []
    while not visitor.session.match.game.round_over:
        position = visitor.session.match.game.position
        visitor.do(visitor.reply.next or f"act:{action_text(random.choice(legal_actions(position)))}")
        if visitor.html.count('class="says"'):
            shown += 1
            store = visitor.store
        announced.append(visitor.reply.say)
        assert visitor.html.count('class="says"') <= visitor.html.count('data-do="word:')
    assert shown
    more = [say for say in announced if "more than half" in say]
    assert 0 < len(more) <= 2
    assert all("Building" not in say and "Cash" not in say for say in announced)
    for talks in ("on", "off"):
        visitor.arrive(save=store, settings={"talk": talks})
        assert ('class="says"' in visitor.html) == (talks == "on")


def test_nobody_says_the_same_twice_in_a_turn() -> None:
    repeated = 0
    for luck in range(1, 9):
        moves, who = a_round("swazi", luck), people(GAMES["swazi"])
        for end in range(1, len(moves)):
            lines = talk.latest_lines(moves[:end], who)
            assert len({(seat, VOICE.spoken(line)) for seat, line in lines}) == len(lines)
        for one, other in pairwise(moves):
            both = [[VOICE.spoken(line) for _, line in talk.lines(move, who)] for move in (one, other)]
            repeated += one.turn == other.turn and bool(both[0]) and both[0] == both[1]
    assert repeated, "nobody was about to"
