"""Imagined worlds fit what was seen, playouts are legal in every game, and what is tried out is told apart."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from casino_core.bots import bot_named
from casino_core.bots.worth import POINT, card_worths
from casino_core.cards import Card, Chance
from casino_core.dealing import new_round
from casino_core.layout import Build
from casino_core.legal import legal_actions, legal_plays
from casino_core.notation import parse_action
from casino_core.playing import play
from casino_core.position import Position
from casino_core.rules import Rules
from casino_core.scoring import score_round
from casino_core.search.games import form_of
from casino_core.search.policy import Careful
from casino_core.search.prospect import Prospect
from casino_core.search.sampling import FIRST, Sampling
from casino_core.search.worlds import Worlds, decisions
from casino_core.variants import VARIANTS, variant_rules
from casino_core.view import Played, View, view
from tests.engine.amount import amount

TABLES = [(variant, *table) for variant in VARIANTS for table in VARIANTS[variant].tables]


def careful(seen: View) -> Careful:
    worths = {card: worth / POINT for card, worth in card_worths(seen).items()}
    return Careful(form_of(seen.rules), worths, seen.unseen, 0.0)


def views(rules: Rules, seed: str) -> list[tuple[Position, View]]:
    """A round of random plays, as those on turn see it with its record."""
    chance, played, found = Chance(seed), (), list[tuple[Position, View]]()
    position, _ = new_round(rules, seed, 0)
    done: Played = played
    while not position.over:
        found.append((position, view(position, position.actor, done)))
        action = chance.choice(legal_plays(position) or legal_actions(position))
        done = (*done, (position.actor, action))
        position, _ = play(position, action)
    return found


# --- Worlds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["classic", "royal", "kasino_fi", "krypkasino"])
def test_what_others_decided_in_this_deal_is_found_again(variant: str) -> None:
    rules = variant_rules(variant)
    for position, seen in views(rules, f"again {variant}"):
        other = 1 - seen.seat
        played = rules.hand_sizes[0] - len(position.hands[other]) if rules.hand_sizes[0] * 2 <= 8 else None
        found = decisions(seen)
        assert all(decision.seat == other for decision in found)
        if played is not None:
            assert len(found) == played
        for decision in found:
            hand = (*position.hands[other], *decision.known)
            assert decision.action.card in decision.known
            assert set(hand) == {*position.hands[other], *decision.known}


def test_a_record_that_leads_to_another_table_tells_nothing() -> None:
    position, seen = views(variant_rules("classic"), "elsewhere")[-3]
    assert decisions(seen)
    assert not decisions(view(position, seen.seat))
    torn = view(position, seen.seat, seen.played[1:])
    assert not decisions(torn)


@pytest.mark.parametrize(("variant", "seats", "team"), TABLES)
def test_worlds_hold_what_was_seen(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team)
    for position, seen in views(rules, f"worlds {variant}")[:: amount(9, 1)]:
        if position.extras.matter:
            continue
        worlds = Worlds(form_of(rules), seen, careful(seen), Chance("luck"))
        world = worlds.draw()
        assert world.hands[seen.seat] == position.hands[seen.seat]
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in position.hands]
        hidden = [card for seat, hand in enumerate(world.hands) if seat != seen.seat for card in hand]
        assert not Counter([*hidden, *world.stock]) - Counter([*seen.unseen, *hidden * bool(seen.extras.pending)])


def test_nobody_holds_a_card_with_which_one_must_have_captured() -> None:
    """In Krypkasino a card that can capture must, when it is played, and one that sweeps must be played."""
    rules = variant_rules("krypkasino")
    seen = next(
        seen
        for number in range(400)
        for _, seen in views(rules, f"must {number}")
        if decisions(seen) and len(decisions(seen)[0].position.loose) == 1
    )
    before, seat, known, _ = decisions(seen)[0]
    sweeping = {card for card in rules.pack if set(rules.hand_values[card]) & set(rules.table_values[before.loose[0]])}
    if decisions(seen)[0].action.card in sweeping:
        assert set(known) & sweeping
        return
    worlds = Worlds(form_of(rules), seen, careful(seen), Chance("luck"))
    for _ in range(20):
        assert not set(worlds.draw().hands[seat]) & sweeping


def test_a_builder_holds_a_card_for_the_build() -> None:
    rules = variant_rules("classic")
    position = next(p for p, _ in views(rules, "builder 4") if any(b.owner != p.turn for b in p.builds))
    build = next(b for b in position.builds if b.owner != position.turn)
    seen = view(position, position.turn)
    worlds = Worlds(form_of(rules), seen, careful(seen), Chance("luck"))
    for _ in range(20):
        assert any(build.value in rules.hand_values[card] for card in worlds.draw().hands[build.owner])


# --- Playouts and what they end in ------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats", "team"), TABLES)
def test_playouts_are_legal_in_every_game(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team)
    form = form_of(rules)
    position, _ = new_round(rules, f"playout {variant}", 0)
    player, node = careful(view(position, position.actor)), form.node(position)
    for _ in range(60):
        if form.over(node):
            break
        scores = player.scores(node)
        chosen = player.choose(node)
        assert scores[chosen] == max(scores.values()) or len(scores) == 1
        node = form.after(node, chosen)


@pytest.mark.parametrize("variant", ["classic", "royal", "spade", "kasino_fi", "tablic", "krypkasino"])
def test_a_round_that_is_over_is_worth_its_points(variant: str) -> None:
    rules = variant_rules(variant)
    form, prospect = form_of(rules), Prospect(rules)
    sign = -1 if rules.ending.lowest_wins else 1
    for number in range(amount(4, 40)):
        position, _ = views(rules, f"over {number}")[-1]
        after, _ = play(position, (legal_plays(position) or legal_actions(position))[0])
        if not after.over:
            continue
        first, second = score_round(after).points
        assert prospect.final(form.points(form.node(after)))[:1] == (sign * (first - second),)


def test_the_game_is_worth_more_than_its_last_point() -> None:
    prospect = Prospect(variant_rules("classic"), (18, 17))
    assert prospect.final((3, 8))[0] < prospect.final((2, 0))[0] < prospect.final((3, 0))[0]
    assert prospect.final((3, 3))[0] > 0 > prospect.final((2, 4))[0]


def test_points_on_the_table_are_more_or_less_the_next_players() -> None:
    rules = variant_rules("classic")
    form = form_of(rules)
    position, _ = views(rules, "lying")[0]
    standing = form.standing(form.node(position))
    ten = 1 << rules.pack.index(Card("TD"))
    prospect = Prospect(rules)
    with_ten = prospect.of(standing._replace(lying=standing.lying | ten))
    without = prospect.of(standing._replace(lying=standing.lying & ~ten))
    side = rules.side_of[standing.turn]
    assert 0.5 < with_ten[side] - without[side] < 2


# --- What is tried out ------------------------------------------------------------------------------


def offered(text: str) -> View:
    """A view with a hand, a table and a build of the other player's."""
    rules = variant_rules("classic")
    hand, loose = ([Card(card) for card in part.split()] for part in text.split("|"))
    rest = [card for card in rules.pack if card not in (*hand, *loose)]
    nine: tuple[Build, ...] = ()
    position = Position(
        rules, (tuple(hand), tuple(rest[:4])), tuple(loose), nine, tuple(rest[4:]), ((), ()), ((), ()), 0, 1, 1
    )
    return view(position, 0)


def test_what_is_clearly_best_is_found_and_the_rest_given_up() -> None:
    seen = offered("TS 4H 6C KD|TD 9D JD QC")
    worths = {card: worth / POINT for card, worth in card_worths(seen).items()}
    opinions = dict.fromkeys(legal_plays(seen), 0.0)
    sampling = Sampling(seen, opinions, worths, 0.0, Chance("luck"))
    *_, last = islice(sampling.estimates(), 400)
    assert last[0].action == parse_action("TSxTD")
    assert last[0].worth > last[-1].worth + 0.5
    assert {found.action for found in last} == set(opinions)
    assert all(found.error >= 0 for found in last)


def test_thought_goes_on_until_it_is_clear_and_is_the_same_again() -> None:
    seen = offered("TS 4H 6C KD|TD 9D JD QC")
    iris = bot_named("iris")
    once, again = (list(iris.think(seen, Chance("luck"))) for _ in range(2))
    assert [thought.best for thought in once] == [thought.best for thought in again]
    assert once[-1].judged == again[-1].judged
    assert FIRST <= len(once) < 3_000
    assert once[-1].judged[0].action == once[-1].best == parse_action("TSxTD")
