"""Tests of the players against whom the bots are measured: honest ones, which never change, and a cheat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

import pytest

from casino_core.bots import BOTS, Bot, Thought
from casino_core.cards import Chance
from casino_core.legal.legality import candidates, legal_plays, why_not
from casino_core.notation.actions import action_text
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Play
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.game_model import game_model
from tests.bots import arena
from tests.bots.arena import PLAYERS, YARDSTICKS, Match, check, play_deal, seated
from tests.bots.cheat import CHEATS, Judge, judge
from tests.bots.counting import COUNTING, Weighing, counting_of
from tests.bots.estimate import Tally
from tests.bots.greedy import GREEDY
from tests.bots.published import PUBLISHED, PUBLISHED_AT_LENGTH, WORLDS
from tests.engine.amount import amount

CLASSIC = variant_rules("classic")
FROZEN = (COUNTING, PUBLISHED)
CHEAT = CHEATS["cheat"]

each_frozen = pytest.mark.parametrize("bot", FROZEN, ids=lambda bot: bot.id)


def met(seed: str, variant: str = "classic", seats: int = 2) -> Iterator[Position]:
    """Yield the positions of a round in which seat 0 plays greedily and the other seats play at random."""
    position, _ = new_round(variant_rules(variant, seats), seed, 0)
    chance = Chance(seed)
    while not position.over:
        yield position
        if position.actor == 0:
            action = GREEDY.choose(view(position, 0), chance, 1)
        else:
            action = chance.choice(candidates(position, 40))
        position, _ = apply(position, action)


def deal_to_be_finished(seed: str, cards: int, *, last: bool) -> Position:
    """Return a position with ``cards`` cards left to play in the last deal, or in the deal before the last."""
    positions = [
        position
        for position in met(seed)
        if sum(map(len, position.hands)) == cards and len(position.stock) == (0 if last else 8)
    ]
    return positions[0]


def otherwise(position: Position, *, hands: bool) -> Position:
    """Return the position with another hidden hand, from the stock, or else with the stock in another order."""
    if not hands:
        return replace(position, stock=tuple(reversed(position.stock)))
    other = 1 - position.turn
    size = len(position.hands[other])
    held = list(position.hands)
    held[other] = position.stock[:size]
    return replace(position, hands=tuple(held), stock=position.hands[other] + position.stock[size:])


# --- Honest players ---------------------------------------------------------------------------------


def margin(bot: str, others: str, deals: int) -> float:
    return Tally(play_deal(Match(bot, others), number).lead for number in range(deals)).mean


@pytest.mark.full
def test_they_are_far_apart() -> None:
    assert margin("counting", "greedy", amount(12, 400)) >= 2.2
    assert margin("published", "greedy", amount(2, 60)) > 1


@each_frozen
def test_they_see_no_hidden_card(bot: Bot) -> None:
    tried = 0
    for position in met("hidden"):
        if not position.builds and len(position.stock) >= 8 and position.hands[1 - position.turn]:
            tried += 1
            other = otherwise(position, hands=True)
            assert other.hands != position.hands
            chosen = [bot.choose(view(one, one.turn), Chance("luck"), 4) for one in (position, other)]
            assert chosen[0] == chosen[1]
    assert tried > 10


@each_frozen
@pytest.mark.parametrize("variant", ["classic", "royal", "kasino_fi", "spade", "diamond"])
def test_they_play_legally_and_the_same_again(bot: Bot, variant: str) -> None:
    for position in islice(met(f"legal {bot.id}", variant), 0, None, amount(4, 1)):
        seen = view(position, position.turn)
        action = bot.choose(seen, Chance("luck"), 2)
        assert why_not(position, action) is None, action_text(action)
        assert action == bot.choose(seen, Chance("luck"), 2)


def test_the_published_design_imagines_so_many_worlds_and_no_more() -> None:
    seen = view(next(met("worlds")), 1)
    assert len(list(PUBLISHED.think(seen, Chance("luck")))) == WORLDS == 32
    thoughts = PUBLISHED_AT_LENGTH.think(seen, Chance("luck"))
    assert [next(thoughts) for _ in range(WORLDS)] == list(PUBLISHED.think(seen, Chance("luck")))
    assert next(thoughts, None) is not None


def test_its_choice_depends_on_the_worlds_alone() -> None:
    positions = [position for position in met("luck") if len(position.stock) > 8]
    chosen = [[PUBLISHED.choose(view(p, p.turn), Chance(luck), 1) for p in positions] for luck in ("a", "a", "b")]
    assert chosen[0] == chosen[1]
    assert chosen[0] != chosen[2]


@each_frozen
def test_the_last_deal_is_played_exactly(bot: Bot) -> None:
    for number in range(amount(4, 40)):
        position = deal_to_be_finished(f"last {number}", 6, last=True)
        model = counting_of(CLASSIC).model
        values = AlphaBeta(model).values(model.node(position))
        best = max(values.values()) if position.turn == 0 else min(values.values())
        chosen = bot.choose(view(position, position.turn), Chance("luck"), 1000)
        assert values[chosen] == best


def test_the_counter_weighs_what_it_cannot_see_by_numbers_alone() -> None:
    position = deal_to_be_finished("weighs", 8, last=False)
    counting = counting_of(CLASSIC)
    node = counting.model.node(position)
    weigh = Weighing(counting, node)
    worths = [weigh.worth(move) for move in counting.model.moves(node)]
    best = counting.best(node)
    assert weigh.worth(best) == max(worths)
    unknown = counting.model.node(otherwise(position, hands=True))
    assert [Weighing(counting, unknown).worth(move) for move in counting.model.moves(unknown)] == worths


@pytest.mark.parametrize("name", ["counting", "published", "published_at_length"])
def test_games_that_a_yardstick_does_not_know_are_refused_in_words(name: str) -> None:
    check(name, CLASSIC)
    for other in (variant_rules("classic", 3), variant_rules("south_african"), variant_rules("tablic")):
        with pytest.raises(ValueError, match="for two alone"):
            check(name, other)
    check("greedy", variant_rules("tablic"))


# --- Cheats -----------------------------------------------------------------------------------------


def test_no_cheat_is_a_bot_and_no_bot_is_shown_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not CHEATS.keys() & {**PLAYERS, **YARDSTICKS, **BOTS}.keys()
    assert not any(isinstance(cheat, Bot) for cheat in CHEATS.values())
    assert all("cheat" in name for name in CHEATS)
    shown: list[type] = []

    def thinking(seen: object, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
        del chance
        shown.append(type(seen))
        yield Thought(actions[0])

    monkeypatch.setitem(arena.PLAYERS, "spy", Bot("spy", thinking))
    play_deal(Match("spy", "cheat", "classic", 1), 1)
    assert {kind.__name__ for kind in shown} == {"View"}


@pytest.mark.full
def test_it_sees_hands_but_not_the_stock() -> None:
    seen_through = 0
    for position in met("through"):
        if position.builds or len(position.stock) < 8:
            continue
        for hands in (False, True):
            other = otherwise(position, hands=hands)
            chosen = [CHEAT.choose(one, Chance("luck"), 50) for one in (position, other)]
            assert hands or chosen[0] == chosen[1], "the order of the stock makes no difference"
            seen_through += chosen[0] != chosen[1]
    assert seen_through > 2


def minimax(position: Position, value: Judge, side: int, deal: int) -> float:
    """Return the worth of a position for ``side`` if both sides play perfectly to the end of the deal."""
    model = game_model(position.rules)
    node = model.node(position)
    if position.over or position.deals != deal:
        raise AssertionError("the engine has dealt; look before")
    values = []
    for action in legal_plays(position):
        after = model.after(node, action)
        if model.over(after):
            values.append(value(after))
        else:
            values.append(minimax(apply(position, action)[0], value, side, deal))
    return max(values) if position.rules.side_of[position.turn] == side else min(values)


@pytest.mark.parametrize("when", ["before", "last"])
def test_it_plays_the_deal_as_plain_minimax_does(when: str) -> None:
    for number in range(amount(6, 60)):
        position = deal_to_be_finished(f"minimax {number}", 4, last=when == "last")
        value, model = judge(game_model(CLASSIC), position), game_model(CLASSIC)
        node = model.node(position)
        worths = {}
        for action in legal_plays(position):
            after = apply(position, action)[0]
            worths[action] = minimax(after, value, position.turn, position.deals)
        chosen = CHEAT.choose(position, Chance("luck"), 100_000)
        assert worths[chosen] == max(worths.values()), node  # type: ignore[index]  # a play


def test_it_answers_at_once_when_it_has_no_time() -> None:
    for position in met("hasty"):
        for budget in (-1, 0, 1e-9):
            assert why_not(position, CHEAT.choose(position, Chance("luck"), budget)) is None
            assert why_not(position, CHEAT.choose(position, Chance("luck"), budget, arena.milliseconds)) is None


@pytest.mark.parametrize(
    "rules", ["classic:seats=3", "classic:seats=4,team=2", "tablic", "krypkasino", "south_african", "swazi_two"]
)
def test_a_cheat_knows_every_game(rules: str) -> None:
    dealt = play_deal(Match("cheat", "greedy", rules, 1), 2)
    assert all(dealt.times)


@pytest.mark.full
def test_it_gains_by_what_it_sees() -> None:
    assert (
        Tally(play_deal(Match("cheat", "counting", "classic", 50), number).lead for number in range(amount(4, 50))).mean
        > 1
    )


def test_a_seat_is_named_by_one_registry_alone() -> None:
    with pytest.raises(KeyError):
        seated("nobody", 1, [], clocked=False)(next(met("nobody")), (), Chance("luck"))
