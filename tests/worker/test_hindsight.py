"""Looking back on a round as the bots saw it: possible in every game, only after the round, and exact."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count, cycle, islice

import pytest

from casino_core.bots import BOTS, Bot, Judged, Thought, bot_named
from casino_core.cards import Card, Chance
from casino_core.game import Game, new_game, play
from casino_core.position.actions import Done, Insist, Trail
from casino_core.position.view import View
from casino_core.rules.parts import Rules
from casino_core.rules.presets import PRESETS
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.engine.amount import amount
from tests.table.markup import read
from tests.worker.visitor import Buttons, Visitor
from web.worker.dialogs.decision_review import gap_phrase
from web.worker.match.hindsight import Hindsight, hindsight
from web.worker.match.saves import SavedMatch, save_text
from web.worker.match.thinking import choices
from web.worker.picture.moves import replay_round
from web.worker.words.narration import action_phrase
from web.worker.words.people import YOU, People
from web.worker.words.speech import Voice

VOICE = Voice("en", "")
OPPONENTS = ("nia", "otto", "vera")
OTHERS = {  # cases that occur only in some games or by house rules
    "a call": variant_rules(
        "classic", claim_out="wrong_claim_loses", last_not_announced_penalty="opponent_may_cancel_deal"
    ),
    "claims": variant_rules("pluck", 3, claim_out="wrong_claim_ignored"),
    "partners in the south": variant_rules("swazi", 4, 2),
    "points as made": variant_rules("classic", 4, 2, score_as_captured=True, sweep_points=1),
}
GAMES = {**{variant.id: variant_rules(variant.id, *variant.seatings[-1]) for variant in PRESETS}, **OTHERS}


LOOKED_AT = 6
"""The approximate number of decisions that are rendered in each game."""


def bots_at(rules: Rules) -> tuple[str, ...]:
    """Return the id of a bot for every seat except the person's."""
    return tuple(islice(cycle(OPPONENTS), rules.seats - 1))


@cache
def a_round(rules: Rules) -> tuple[Game, list[View]]:
    """Return a game after a round played by bots, and the views at each decision outside the person's seat."""
    game, _ = new_game(rules, "hindsight")
    seated, seen = ("otto", *bots_at(rules)), list[View]()
    for number in count():
        if game.round_over:
            return game, seen
        actor = game.position.actor
        if actor != YOU:
            seen.append(game.view(actor))
        game, _ = play(game, bot_named(seated[actor]).choose(game.view(actor), Chance(str(number)), 5))
    raise AssertionError


@pytest.mark.parametrize("rules", [*GAMES.values()][:: amount(5, 1)], ids=[*GAMES][:: amount(5, 1)])
def test_every_decision_can_be_looked_at_in_every_game(rules: Rules) -> None:
    game, seen = a_round(rules)
    visitor = Visitor(save=save_text(SavedMatch(game, bots_at(rules))))
    visitor.do("seen")
    looking = visitor.session.looking_back.hindsight
    assert looking is not None
    assert [decision.view for decision in looking.decisions] == seen
    for place, view in list(enumerate(seen))[:: 1 + len(seen) // LOOKED_AT]:
        visitor.do(f"seen:{place}")
        assert not visitor.reply.idle
        dialog = read(visitor.dialog)
        assert f"play {place + 1} of {len(seen)}" in dialog.one(role="status").heard
        lines = [line.heard for line in dialog.all("li")]
        assert all(line.strip() for line in lines)
        assert sum("played" in line for line in lines) == bool(lines)
        held = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
        assert visitor.dialog.count("#back") == held


def test_hands_are_secret_until_the_round_is_over() -> None:
    visitor = Visitor("secret")
    visitor.jump_ahead()
    while not visitor.can("next"):
        assert "seen" not in visitor.intents
        for intent in ("seen", "seen:0"):
            assert not visitor.session.handle({"do": intent}).get("dialog")
        visitor.move()
    assert "seen" in visitor.intents
    visitor.do("seen")
    assert "What the bots saw" in visitor.dialog


def test_all_hands_can_be_opened_and_are_those_that_were_dealt() -> None:
    rules = variant_rules("classic", 4)
    game, _ = a_round(rules)
    visitor = Visitor(save=save_text(SavedMatch(game, bots_at(rules))))
    visitor.do("seen")
    assert visitor.dialog.count("#back") == 12
    assert "The seed hindsight dealt these" in visitor.dialog
    dealt = {card for hand in replay_round(game)[1][0].before.hands for card in hand}
    visitor.do("seen:hands", hands="on")
    assert visitor.dialog.count("#back") == 0
    assert {card for card in dealt if f'#{card}"' in visitor.dialog} | first_played(game) == dealt
    visitor.do("seen:1")
    assert visitor.dialog.count("#back") == 0
    visitor.do("seen:hands")
    assert visitor.dialog.count("#back") > 0


def first_played(game: Game) -> set[Card]:
    """Return the cards that had left the hands before the first decision of a bot."""
    moves = replay_round(game)[1]
    first = next(move for move in moves if move.seat != YOU)
    before, now = ({card for hand in move.before.hands for card in hand} for move in (moves[0], first))
    return before - now


def test_there_is_a_way_to_every_decision_and_none_beyond() -> None:
    game, seen = a_round(variant_rules("classic"))
    visitor = Visitor(save=save_text(SavedMatch(game, ("nia",))))
    visitor.do("seen")
    places = []
    while ways := [intent for intent in Buttons(visitor.dialog).intents if intent.startswith("seen:")]:
        places.append(ways[-1])
        if len(places) > 1 and len(ways) == 1:
            break
        visitor.do(ways[-1])
    assert places == [*(f"seen:{place}" for place in range(1, len(seen))), f"seen:{len(seen) - 2}"]
    visitor.do("seen:9999")
    assert f"play {len(seen)} of" in visitor.dialog
    visitor.do("close")
    assert not visitor.dialog
    assert visitor.session.looking_back.hindsight is None


def test_a_judgement_is_made_in_slices_and_only_once() -> None:
    rules = variant_rules("classic", 3)
    game, _ = a_round(rules)
    ticks = count(0, 20)
    visitor = Visitor("slices", ticks.__next__, save=save_text(SavedMatch(game, ("vera", "nia"))))
    visitor.do("seen")
    slices = 0
    while visitor.reply.idle:
        assert visitor.reply.idle == "seen:think"
        visitor.do(visitor.reply.idle)
        slices += 1
    assert slices
    assert "played" in visitor.dialog
    judged = visitor.dialog
    visitor.do("seen:1")
    visitor.do("seen:0")
    assert not visitor.reply.idle
    assert visitor.dialog == judged


def test_the_judgement_is_that_of_the_table() -> None:
    """The same thoughts lead to the same judgement, so the action that was played is the one that is judged best."""
    visitor = Visitor("same", address="?seats=3&bots=vera,nia&seed=same", settings={"speed": "off"})
    while not visitor.can("next"):
        visitor.move()
    looking = hindsight(visitor.session.match)
    assert looking is not None
    weighed = 0
    for place, decision in [*enumerate(looking.decisions)][:: amount(2, 1)]:
        looking.go_to(place)
        looking.go_on()
        if looking.judged:
            weighed += 1
            assert looking.judged[0].action == decision.move.action
    assert weighed > amount(5, 10)


def test_the_same_after_the_game_is_over_and_after_a_reload() -> None:
    game, _ = a_round(variant_rules("classic", target=6))
    assert game.outcome
    save = save_text(SavedMatch(game, ("nia",)))
    dialogs = []
    for _ in range(2):
        visitor = Visitor(save=save)
        assert "seen" in visitor.intents
        visitor.do("seen")
        dialogs.append(visitor.dialog)
    assert dialogs[0] == dialogs[1]


def test_a_bot_that_stumbles_can_still_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = a_round(variant_rules("classic"))

    def stumbling(*_: object) -> Iterator[Thought]:
        raise ValueError("a stone")

    monkeypatch.setitem(BOTS, "vera", Bot("vera", stumbling))
    looking = Hindsight(game, replay_round(game)[1], ("vera",))
    looking.go_on()
    assert looking.lost
    assert not looking.thinks


@pytest.mark.parametrize(
    ("best", "other", "words"),
    [
        ((1.0, 0.0), (0.7, 0.0), "0.3 points less"),
        ((1.0, 0.0), (0.98, 0.0), "about equal"),
        ((1.0, 0.1), (0.75, 0.1), "about equal"),
        ((1.0, 0.1), (0.7, 0.1), "0.3 points less"),
        ((32.0, 0.0), (-1.5, 0.0), "33.5 points less"),
    ],
)
def test_judgements_are_relative_to_the_best(best: tuple[float, float], other: tuple[float, float], words: str) -> None:
    some, another = (Judged(Trail(Card(card)), *worth) for card, worth in (("8S", best), ("9S", other)))
    assert VOICE.spoken(gap_phrase(some, some)) == "best"
    assert VOICE.spoken(gap_phrase(some, another)) == words


STEP_BY_STEP = [variant for variant in VARIANTS if variant_rules(variant).step_by_step]


@pytest.mark.slow
@pytest.mark.parametrize("variant", STEP_BY_STEP[:: amount(2, 1)])
def test_every_action_in_long_turns_has_its_words(variant: str) -> None:
    rules = variant_rules(variant, *VARIANTS[variant].seatings[-1])
    game, _ = a_round(rules)
    people = People(rules, bots_at(rules))
    seen = set()
    for move in replay_round(game)[1]:
        for action in (move.action, *choices(move.before)):
            phrase = action_phrase(action, move.before, people)
            seen |= {type(action)} if phrase else set()
            assert all(re.fullmatch(r"[^{}]+", VOICE.spoken(part)) for part in phrase), action
            assert phrase, action
    assert {Done, Insist} & seen
