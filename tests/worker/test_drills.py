"""Drills: every correct answer is derived independently, from the reference or from what the question shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, islice
from typing import NamedTuple

import pytest

from casino_core.cards import Chance
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS
from tests.engine.adapter import to_reference
from tests.engine.amount import amount
from tests.engine.points import options_of
from tests.engine.test_southern_africa_reference import state_of
from tests.reference import classic as reference
from tests.reference import open_turns
from tests.reference.open_game import GAMES as OPEN_GAMES
from tests.worker.visitor import Visitor
from web.worker.practice.drills import DRILLS
from web.worker.practice.question import Moment, Question
from web.worker.practice.rounds import moments, rules_for
from web.worker.words.speech import Voice

VOICE = Voice("en", "c.svg")
FACE = re.compile(r"#([2-9TJQKA][SHDC])\"")
SMALL = re.compile(r'aria-label="(\w+) of (\w)\w+"')
RANKS = {VOICE.t(f"card.rank.{rank}"): rank for rank in "A23456789TJQK"}
ROUNDS = 100
"""The number of rounds that are searched for questions; every suitable drill must find one in at least one of them."""


class Case(NamedTuple):
    """A question, and the position that it is about."""

    position: Position
    question: Question


class Taken(NamedTuple):
    """A capture or build, read from an action of the reference or from the words of an option."""

    card: str
    value: int
    """The value of a build; 0 for a capture."""
    loose: frozenset[str]
    builds: frozenset[int]
    """The indexes of the builds that the play uses; ``loose`` has the names of the loose cards."""


def questions(name: str, game: str) -> Iterator[Case]:
    """Yield the questions of a drill in a game, at most one from each round."""
    rules = rules_for(game, several=DRILLS[name].several)
    rounds = (first(name, rules, f"{game}-{luck}") for luck in range(ROUNDS))
    yield from islice(filter(None, rounds), amount(1, 20))


def first(name: str, rules: Rules, seed: str) -> Case | None:
    """Return the first question of a drill in a round."""
    for game in moments(rules, seed):
        question = DRILLS[name].ask(Moment(game, Chance(seed), VOICE))
        if question is not None:
            return Case(game.position, question)
    return None


def allowed(position: Position) -> set[Taken]:
    """Return every capture and build that the reference allows."""
    rules = position.rules
    if rules.variant in OPEN_GAMES:
        state = state_of(position, OPEN_GAMES[rules.variant][rules.seats, rules.team])
        acts = (act for act in open_turns.legal(state).values() if act.kind in {"capture", "build"})
        return {taken(position, act.card, act.value * (act.kind == "build"), chain(*act.groups)) for act in acts}
    legal = reference.legal(to_reference(position, options_of(rules)))
    plays = [act for act in legal if act[0] in {"capture", "build"}]
    return {Taken(a[1], a[2] * (a[0] == "build"), frozenset(a[3]), frozenset(a[4])) for a in plays}


def taken(position: Position, card: str, value: int, pieces: Iterator[str]) -> Taken:
    """Convert a play of the reference for open piles, which names builds by their first cards."""
    names, used = [f"b{build.name}" for build in position.builds], {*pieces} - {card}
    builds = frozenset(names.index(name) for name in used & {*names})
    return Taken(card, value, frozenset(used - {*names}), builds)


def held(question: Question) -> str:
    """Return the card that a question is about."""
    (card,) = FACE.findall(question.shown)
    return str(card)


def sets_of(one: Case) -> list[frozenset[int]]:
    """Return the captures with the card that a question is about, each as the indexes of the options that it takes."""
    loose = [*map(str, one.position.loose)]
    plays = [play for play in allowed(one.position) if play.card == held(one.question) and not play.value]
    return [frozenset(map(loose.index, p.loose)) | {len(loose) + place for place in p.builds} for p in plays]


def size(places: frozenset[int], one: Case) -> int:
    """Return the number of cards in the options at these places."""
    return sum(len(FACE.findall(one.question.options[place])) for place in places)


def named(html: str) -> list[str]:
    """Return the cards named in running text."""
    return [RANKS[rank] + suit.upper() for rank, suit in SMALL.findall(html)]


def described(option: str, position: Position) -> Taken:
    """Return the play that an option describes."""
    card, *loose = named(option)
    values = [build.value for build in position.builds]
    builds = frozenset(values.index(int(value)) for value in re.findall(r"the build of (\d+)", option))
    made = re.match(r"build (\d+) with", option)
    return Taken(card, int(made[1]) if made else 0, frozenset(loose), builds)


def plain(html: str) -> str:
    """Return the visible text of some markup."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)).strip()


@pytest.mark.parametrize("game", [*VARIANTS][:: amount(3, 1)])
@pytest.mark.parametrize("name", DRILLS)
def test_the_right_answers_are_right(name: str, game: str) -> None:
    some = [*questions(name, game)] if DRILLS[name].is_for(game) else []
    assert bool(some) == DRILLS[name].is_for(game)
    for one in some:
        check = {
            "every": check_taken,
            "most": check_largest,
            "may": check_legal,
            "whose": check_owner,
            "left": check_unseen,
        }[name]
        check(one)


def check_taken(one: Case) -> None:
    """Check that the right answer is every piece that some capture takes, and that this is not the whole table."""
    assert one.question.right == (frozenset().union(*sets_of(one)),)
    assert len(one.question.right[0]) < len(one.question.options)


def check_largest(one: Case) -> None:
    """Check that the right answers are the captures that take the most cards."""
    sets = {*sets_of(one)}
    best = max(size(some, one) for some in sets)
    assert {*one.question.right} == {some for some in sets if size(some, one) == best}


def check_legal(one: Case) -> None:
    """Check that two of the plays are legal, which is the right answer, and that each illegal play has a reason."""
    legal = allowed(one.position)
    right = [place for place, option in enumerate(one.question.options) if described(option, one.position) in legal]
    assert one.question.right == (frozenset(right),)
    assert len(right) == 2
    assert one.question.why.count("<li>") == len(one.question.options) - 2


def check_owner(one: Case) -> None:
    """Check that the right answer is the last player to change a build or, in some games, the last to set its value."""
    lines = [plain(line) for line in re.findall(r"<li>(.*?)</li>", one.question.shown)]
    (owner,) = one.question.right[0]
    if "built, raised or added last" in one.question.why:
        assert lines[-1].startswith(one.question.options[owner])
    else:
        makers = [line for line in lines if re.search(r" to (build|raise)\b|makes? ", line)]
        assert makers[-1].startswith(one.question.options[owner]), lines
    assert len({line.split()[0] for line in lines}) > 1


def check_unseen(one: Case) -> None:
    """Check that the right answer is the number of cards of a rank that the question does not show."""
    pack, question = one.position.rules.pack, one.question
    word = plain(question.ask).split()[2]
    rank = next(rank for rank in RANKS.values() if VOICE.t(f"drill.rank.{rank}") == word) if word else ""
    shown, every = (sum(card[0] == rank for card in cards) for cards in (named(question.shown), pack))
    assert question.right == (frozenset({every - shown}),)
    assert len(question.options) == every + 1


def test_a_visit_asks_for_questions_and_gets_another_each_time() -> None:
    visitor = Visitor("1")
    some = [visitor.do("drill:may", game="royal").question for _ in range(5)]
    assert len({question["html"] for question in some if question}) == 5
    assert visitor.do("drill:whose", game="tablanette").question is None, "there are no builds"
    assert visitor.do("drill:may", game="chess").question is None
    assert visitor.do("drill:none").question is None
