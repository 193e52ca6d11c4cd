"""Hints: they are true and use only the person's view, and a game with hints is marked."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations
from math import hypot
from random import Random

import pytest

from casino_core.cards import Chance
from casino_core.coaching.advice import ADVISER, about_equal
from casino_core.game import Game
from casino_core.game import play as play_on
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import parse_action, parse_cards
from casino_core.notation.record import game_text
from casino_core.playing.play import play
from casino_core.position.actions import Action, Capture, Play, pieces, same_effect
from casino_core.position.position import Position
from casino_core.position.view import View, view
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import score_round
from tests.bots import follower
from tests.bots.arena import SLICES
from tests.browser.person import some_game
from tests.engine.amount import amount
from tests.engine.setups import set_up
from tests.table.markup import read
from tests.worker.visitor import Visitor
from web.worker.match.aftermath import Harm, aftermath_of, cards_taken, sweeps, takes
from web.worker.match.hint import Hint
from web.worker.match.judging import cost_of
from web.worker.match.match import Match
from web.worker.match.saves import SavedMatch, save_text
from web.worker.match.thinking import MAX_THOUGHTS, Thinking, thoughts
from web.worker.match.thinking import luck as luck_of
from web.worker.words.people import people_at
from web.worker.words.speech import Voice

PRESETS = ("classic", "royal", "spade", "american", "haiti", "michigan")


@cache
def late(preset: str, luck: int) -> Game | None:
    """Return a game near the end of a round with few unseen cards and the first seat to play; None if there is none."""
    game, random = some_game(30, variant_rules(preset), luck=luck), Random(luck)
    while not game.round_over:
        seen = game.view(0)
        if game.position.actor == 0 and 0 < len(seen.unseen) <= 12 and seen.stock_size == 0:
            return game
        game, _ = play_on(game, random.choice(legal_actions(game.position)))
    return None


def by_every_hand(seen: View, action: Play, harm: Harm) -> float | None:
    """Return the share of possible hands with which the next player can take or sweep; None if nobody else is next."""
    harmed = total = 0
    size = seen.hand_sizes[1]
    for cards in combinations(seen.unseen, size):
        rest = tuple(card for card in seen.unseen if card not in cards)
        after, _ = play(seen.with_hidden((seen.hand, cards), rest), action)
        if after.over or after.turn == 0:
            return None
        total += 1
        taking = [each for each in legal_actions(after) if isinstance(each, Capture)]
        swept = [each for each in taking if not (table := play(after, each)[0]).loose and not table.builds]
        counts = seen.rules.scoring.sweep_last_card or not after.last_turn
        harmed += bool(taking if harm is takes else swept and counts)
    return harmed / total


@pytest.mark.parametrize("harm", [takes, sweeps])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_risk_is_that_of_all_hands_together(preset: str, harm: Harm) -> None:
    tried = 0
    for luck in range(amount(3, 60)):
        game = late(preset, luck)
        if game is None:
            continue
        seen = game.view(0)
        for action in legal_actions(game.position)[:6]:
            aftermath = aftermath_of(seen, action)
            computed = aftermath and aftermath.chance(harm)
            # Builds are left out, because ``by_every_hand`` ignores that their owners must hold a card.
            if computed is not None and isinstance(action, Play) and not game.position.builds:
                wanted = by_every_hand(seen, action, harm)
                assert wanted is not None
                assert computed == pytest.approx(wanted)
                tried += 1
    assert tried


@pytest.mark.slow
def test_the_follower_in_the_arena_plays_the_first_suggestion() -> None:
    """The follower's row in docs/arena.md describes hints only if this is true."""
    assert follower.THOUGHTS == MAX_THOUGHTS
    for luck in range(amount(3, 0), amount(5, 40)):
        game = some_game(2 + 8 * (luck % 5), luck=luck)
        if game.round_over or game.position.actor:
            continue
        hint = Hint(Match.opened(SavedMatch(game, ("otto",)), Voice("en")))
        while hint.thinks:
            hint.go_on()
        chosen = follower.FOLLOWER.choose(hint.view, luck_of(hint.view, game), SLICES)
        assert chosen == hint.judged[0].action


@pytest.mark.slow
def test_hidden_cards_make_no_difference() -> None:
    """The same view gives the same advice, whatever the hidden cards are."""
    tried = 0
    for luck in range(amount(2, 20)):
        game = some_game(8 + amount(8 * luck, 0), luck=luck)
        seen = game.view(0)
        if game.position.actor == 0 and not seen.builds:
            hidden, size = Chance(str(luck)).shuffled(seen.unseen), seen.hand_sizes[1]
            other = replace(game, position=seen.with_hidden((seen.hand, hidden[:size]), hidden[size:]))
            assert other.position != game.position
            assert advice(other) == advice(game)
            tried += 1
    assert tried


def advice(game: Game) -> list[str]:
    """Return the judged actions of a hint, as texts."""
    match = Visitor("1", save=save_text(SavedMatch(some_game(0), ("nia",)))).session.match
    match.game = game
    hint = Hint(match)
    while hint.thinks:
        hint.go_on()
    return [f"{one.action}: {one.worth:.3f}" for one in hint.judged]


def marked(visitor: Visitor) -> int:
    """Return the number of cards and builds that are marked by a hint."""
    return len(re.findall(r"<button[^>]* data-hint", visitor.html))


def test_each_press_of_the_button_says_more() -> None:
    game = next(game for luck in range(20) if (game := some_game(4, luck=luck)).position.actor == 0)
    visitor = Visitor("1", save=save_text(SavedMatch(game, ("nia",))))
    assert "hint" in visitor.intents
    assert "hinted" not in visitor.store, "nothing has been shown yet"
    visitor.do(f"hand:{game.position.hands[0][0]}")
    visitor.do("hint")
    assert "Iris is thinking" in visitor.html
    assert visitor.session.match.selection.is_empty
    best = visitor.session.advisor.hint
    assert best is not None
    while best.thinks:
        visitor.do("hint:think")
    play = best.judged[0].action
    assert isinstance(play, Play)
    assert visitor.reply.say.startswith("Hint: play ")
    assert visitor.session.match.history.hinted
    assert marked(visitor) == 1
    visitor.do("hint")
    assert marked(visitor) == 1 + len(pieces(play))
    done = visitor.reply.say
    while visitor.reply.idle == "hint:think":
        assert visitor.do("hint:think").say == "", "a reason that nobody has asked for yet"
    visitor.do("hint")
    assert visitor.reply.say.startswith(done)
    assert len(visitor.reply.say) > len(done)
    assert not visitor.dialog
    visitor.do("hint:all")
    assert '<ol class="judged">' in visitor.dialog
    assert "would do in your place" in visitor.dialog
    visitor.do("close")
    visitor.do("menu")
    assert "You asked for hints" in visitor.dialog
    visitor.do(f"act:{play}")
    assert "Hint: " not in visitor.html
    visitor.rest()
    assert "Hint: " not in visitor.html, "the next turn has not been asked about"


def hinted(visitor: Visitor) -> list[str]:
    """Return the intents of the marked choices, and check that a screen reader hears the mark."""
    page = read(visitor.html)
    acts = [
        act for act in page.all("button") if "data-hint" in act.attributes and act.attributes["id"].startswith("act-")
    ]
    for act in acts:
        described = act.attributes["aria-describedby"].split()
        assert page.one("span", id=described[-1]).text == "Hint"
    return [act.attributes["data-do"] for act in acts]


def test_the_play_of_a_hint_is_marked_among_the_choices_of_its_card() -> None:
    game = next(game for luck in range(20) if (game := some_game(4, luck=luck)).position.actor == 0)
    visitor = Visitor("1", save=save_text(SavedMatch(game, ("nia",))))
    visitor.do("hint")
    while visitor.session.advisor.wants_time(visitor.session.match):
        visitor.do("hint:think")
    assert visitor.session.advisor.hint is not None
    best = visitor.session.advisor.hint.judged[0].action
    assert isinstance(best, Play)
    visitor.do(f"hand:{best.card}")
    assert not hinted(visitor), "so far the hint names only the card"
    visitor.do("hint")
    visitor.do(f"hand:{best.card}")
    assert hinted(visitor) == [f"act:{best}"]
    visitor.do(f"hand:{next(card for card in game.position.hands[0] if card != best.card)}")
    assert not hinted(visitor)


@pytest.mark.parametrize(("preset", "plays"), [("classic", 46), ("krypkasino", 4), ("royal", 20)])
def test_the_third_press_always_gives_a_reason(preset: str, plays: int) -> None:
    games = (some_game(plays + more, variant_rules(preset), luck=1) for more in range(8))
    game = next(game for game in games if not game.position.actor)
    visitor = Visitor("1", save=save_text(SavedMatch(game, ("nia",) * (game.rules.seats - 1))))
    announcements = []
    for _ in range(3):
        visitor.do("hint")
        announcements.append(visitor.reply.say)
        while visitor.reply.idle == "hint:think":
            visitor.do("hint:think")
    assert announcements[2].startswith(announcements[1])
    assert len(announcements[2]) > len(announcements[1])


def test_the_hint_says_where_no_play_can_change_the_score() -> None:
    counts = Counter[bool]()
    for luck in range(amount(20, 600)):
        game = some_game(44, luck=luck)
        position = game.position
        if position.over or position.actor or position.stock or len(legal_actions(position)) < 2:
            continue
        visitor = Visitor("1", save=save_text(SavedMatch(game, ("nia",))))
        for _ in range(3):
            visitor.do("hint")
            while visitor.reply.idle == "hint:think":
                visitor.do("hint:think")
        equal = len({best_lead(play(position, action)[0]) for action in legal_actions(position)}) == 1
        assert ("Every play leads to the same score now." in visitor.reply.say) is equal
        counts[equal] += 1
    assert counts[True] > 1 < counts[False]


def best_lead(position: Position) -> int:
    """Return the first player's lead at the end of the round, after best play by both."""
    if position.over:
        first, second = score_round(position).points
        return first - second
    leads = [best_lead(play(position, action)[0]) for action in legal_actions(position)]
    return min(leads) if position.actor else max(leads)


@pytest.mark.slow
def test_the_reasons_for_a_play_are_true() -> None:
    """A compared play is legal and costs what is said. A play said to give the least chance of a capture does so."""
    compared, least = Counter[bool](), 0
    for luck in amount(range(6, 14), range(80)):
        game = some_game(4 + 2 * luck % 40, luck=luck)
        if game.round_over or game.position.actor:
            continue
        hint = Hint(Match.opened(SavedMatch(game, ("nia",)), Voice("en")))
        while hint.thinks or hint.compares:
            hint.go_on()
        why = tuple(hint.why(people_at(game.rules, ("nia",))))
        if any(sentence.key == "hint.least" for sentence in why):
            after = [aftermath_of(hint.view, one.action) for one in hint.judged]
            first, *others = [one.chance(takes) for one in after if one is not None]
            assert 0 < first <= min(others)
            chances = zip(hint.judged[1:], others, strict=True)
            assert all(first < chance for one, chance in chances if not about_equal(hint.judged[0], one))
            assert first < max(others)
            least += 1
        if (comparison := hint.comparison) is None:
            continue
        better, worse = comparison.better.play, comparison.worse.play
        assert better == hint.judged[0].action
        assert worse in legal_actions(game.position)
        assert same_effect(worse) != same_effect(better)
        text = " ".join(map(Voice("en").spoken, why))
        if comparison.reason:
            worths = {one.action: one.worth for one in hint.judged}
            assert comparison.reason.cost == worths[better] - worths[worse], "as the list says"
            assert comparison.reason.cost == cost_of(hint.view, worse), "as a review says"
            assert "costs you" in text
            assert "You have seen all the other cards, so Nia must hold" in text
        elif comparison.estimate:
            assert comparison.estimate.cost.mean > 2 * comparison.estimate.cost.error
            assert "instead, you will probably lose points by the end of the round, mainly those for" in text
        compared[bool(comparison.reason)] += 1
    assert sum(compared.values()) >= 3
    assert least


def test_without_a_play_there_is_a_note() -> None:
    game = next(game for luck in range(40) if (game := some_game(48, luck=luck)).round_over)
    visitor = Visitor("1", save=save_text(SavedMatch(game, ("nia",))))
    visitor.do("hint")
    assert visitor.reply.note == "Iris can help when it is your turn to play a card."
    assert not visitor.session.match.history.hinted
    visitor.do("hint:think")
    assert not visitor.reply.note


@pytest.mark.slow
def test_with_hints_on_every_turn_has_one() -> None:
    begun = game_text(some_game(amount(32, 0), seed="first"))
    visitor = Visitor("1", address=f"#game={begun}&bots=otto&lamp=lit", clock=None)
    match, hints = visitor.session.match, 0
    assert match.history.lit
    assert not match.history.hinted, "nothing has been shown yet"
    while not match.game.round_over:
        while visitor.reply.idle == "hint:think":
            visitor.do("hint:think")
        if match.playing:
            hints += 1
            assert "Hint: " in visitor.html
            assert "Hint: " in visitor.reply.say or hints > 1
            assert 'data-hint="true"' in visitor.html or "data-hint" in visitor.html
            advised = visitor.session.advisor.hint
            assert advised is not None
            visitor.do(f"act:{advised.judged[0].action}")
        else:
            visitor.do(visitor.reply.next or visitor.reply.idle or "step")
        match = visitor.session.match
    assert hints > amount(6, 20)
    assert match.history.hinted
    visitor.again()
    assert not visitor.session.match.history.lit
    assert visitor.reply.idle != "hint:think"


def test_hints_are_turned_off_with_one_tap() -> None:
    visitor = Visitor("1", address="?bots=otto&lamp=lit&seed=opening-1")
    while not visitor.session.match.playing:
        visitor.do(visitor.reply.next or visitor.reply.idle)
    while visitor.reply.idle == "hint:think":
        visitor.do("hint:think")
    assert "hint:off" in visitor.intents
    visitor.do("hint:off")
    assert "Hint: " not in visitor.html
    assert visitor.reply.idle != "hint:think"
    visitor.arrive()
    assert not visitor.session.match.history.lit


def test_among_plays_that_cannot_be_told_apart_the_largest_capture_is_first() -> None:
    changed = 0
    for seed in range(amount(12, 60)):
        hint = Hint(Visitor("learns", address=f"?seed=equal{seed}&bots=otto").session.match)
        hint._thinking = Thinking(thoughts(ADVISER, hint.view, hint.game), limit=16)  # few, so that much is uncertain
        hint.go_on()
        thought = hint._thinking.thought
        if thought is None or not thought.judged:
            continue
        best = thought.judged[0]
        equal = [each for each in thought.judged if best.worth - each.worth <= hypot(best.error, each.error)]
        first = hint.judged[0]
        assert first in equal
        assert size(first.action) == max(size(each.action) for each in equal)
        assert sorted(hint.judged, key=repr) == sorted(thought.judged, key=repr)
        changed += first is not best
    assert changed


def size(action: Action) -> int:
    """Return the number of cards that a capture takes, 0 for other actions. It takes no builds: there are none yet."""
    return len(pieces(action)) if isinstance(action, Capture) else 0


def test_frozen_sweeps_are_no_danger() -> None:
    for freeze, chance in (("none", 1), ("last_deal_and_from_10", 0)):
        rules = variant_rules("classic", sweep_points=1, sweep_freeze=freeze)
        seen = view(set_up(rules, "KSQH,8S8C", "8H", piles="*,-"), 0)
        aftermath = aftermath_of(seen, parse_action("KS"))
        assert aftermath
        taken = replace(aftermath, position=replace(aftermath.position, loose=aftermath.position.loose[:1]))
        assert taken.chance(lambda after, card: card.rank == "8" and sweeps(after, card)) == chance


def test_tops_of_piles_are_among_the_taken_cards() -> None:
    capture = parse_action("8Sx8D,5H3C")
    assert isinstance(capture, Capture)
    assert cards_taken(capture, parse_cards("5H3C"), ()) == parse_cards("5H3C8D")
