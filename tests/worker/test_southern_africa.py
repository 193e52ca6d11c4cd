"""Southern African games at the table: open piles, turns of several actions, undo, demands, and saves."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from casino_core.bots import BOTS
from casino_core.cards import Card
from casino_core.game import Game, from_position, new_game, next_round
from casino_core.game import play as played
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, parse_cards
from casino_core.position.actions import Action, BuildPiece, Capture, Done, Insist, TableBuild, Trail
from casino_core.position.layout import Build
from casino_core.rules.variants import variant_rules
from tests.engine.amount import FULL, amount
from tests.engine.setups import open_table
from tests.table.markup import read
from tests.worker.builder import Builder, happened
from tests.worker.visitor import Visitor
from web.table.state import TableState
from web.worker.choices.selection import Selection
from web.worker.match import acts, stepping, taps, undo
from web.worker.match.match import Match
from web.worker.match.presenter import scene
from web.worker.match.saves import SavedMatch, parse_save, save_text
from web.worker.picture.view_model import table_state
from web.worker.words.people import YOU
from web.worker.words.speech import Voice

VOICE = Voice("en", "")


def table(game: str, seats: int, team: int, hands: str, loose: str, **more: Any) -> Match:
    """Return a match with given cards: hands by seat, and ``piles`` by number, both separated by bars.

    ``builds`` and another player's ``turn`` are optional; other arguments are fields of the variant state.
    """
    begun, _ = new_game(variant_rules(game, seats, team), "any")
    piles = more.pop("piles", "|".join("" for _ in begun.position.piles))
    position = replace(
        begun.position,
        hands=tuple(map(parse_cards, hands.split("|"))),
        loose=parse_cards(loose),
        piles=tuple(parse_cards(pile) if pile else () for pile in piles.split("|")),
        builds=more.pop("builds", ()),
        turn=more.pop("turn", YOU),
        stock=(),
    )
    position = replace(position, variant_state=replace(position.variant_state, **more))
    return Match.opened(SavedMatch(replace(begun, position=position), ("nia",) * (seats - 1)), VOICE)


def build(value: int, owner: int, *groups: str) -> Build:
    return Build(value, tuple(map(parse_cards, groups)), owner)


def seen(match: Match) -> TableState:
    """Return the table state of a match."""
    return table_state(scene(match), VOICE)


def tap(match: Match, *names: str) -> TableState:
    """Tap hand cards and pieces of the table in this order, and return the table state."""
    for name in names:
        match.listen()
        if name in match.game.position.hands[YOU]:
            taps.choose_hand(match, name)
        else:
            taps.pick(match, name)
    return seen(match)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["swazi", "swazi_two", "sotho"])
def test_builds_that_one_can_go_on_from_are_marked(game: str) -> None:
    """In random rounds, exactly the builds that can be used in a legal table build are marked."""
    marked, idle = 0, 0
    for luck in range(amount(2, 3)):
        going, _ = new_game(variant_rules(game), f"go-on-{luck}")
        random = Random(luck)
        while not going.round_over:
            match = Match.opened(SavedMatch(going, ("nia",) * (going.rules.seats - 1)), VOICE)
            actions = legal_actions(going.position)
            builds = {piece for action in actions if isinstance(action, TableBuild) for piece in whole(action)}
            now = scene(match)
            assert now.continued == (builds if now.building else set())
            marked, idle = marked + bool(now.continued), idle + (now.building and not now.continued)
            going, _ = played(going, random.choice(actions))
    assert marked
    assert idle


def whole(action: TableBuild) -> list[BuildPiece]:
    """Return the builds that a table build uses."""
    return [piece for group in action.groups for piece in group if isinstance(piece, BuildPiece)]


def lines(state: TableState) -> list[tuple[str, str]]:
    """Return the options in words, with their costs."""
    return [(read(act.line).heard, read(act.cost).heard) for act in state.offers]


# ---- piles ----


def test_partners_with_one_pile_show_it_once() -> None:
    state = seen(table("swazi", 4, 2, "9S|9H|TD|KD", "4H", piles="2S3S|5C6C"))
    assert state.me.top
    assert state.me.top.card
    assert (state.me.top.card.card, state.me.top.card.intent, state.me.top.whose) == ("3S", "", "your pile")
    west, north, east = state.others
    assert west.top
    assert west.top.card
    assert (west.top.card.card, west.top.card.intent) == ("6C", "pick:6C")
    assert west.top.whose == "Nia and Nia 3’s pile"
    assert [seat.taken for seat in (west, north, east)] == [2, None, None]


def test_with_separate_piles_the_partners_top_can_be_taken_too() -> None:
    state = seen(table("sotho", 4, 2, "9S|9H|TD|KD", "4H", piles="2S3S|5C6C||7C"))
    tops = [seat.top.card.card if seat.top and seat.top.card else "" for seat in (state.me, *state.others)]
    assert tops == ["3S", "6C", "", "7C"]
    intents = [seat.top.card.intent for seat in state.others if seat.top and seat.top.card]
    assert intents == ["pick:6C", "pick:7C"]


def test_the_next_player_is_named_if_play_is_anticlockwise() -> None:
    state = seen(table("swazi", 4, 2, "9S|9H|TD|KD", "4H"))
    assert [seat.tags[-1:] for seat in state.others][2] == ("next",)
    assert "next" not in seen(table("south_african", 4, 2, "9S|9H|TD|2D", "4H")).others[0].tags


def test_proven_cards_are_shown_at_the_player_and_the_build() -> None:
    nine = build(9, 2, "5D4D")
    state = seen(table("swazi", 4, 2, "8S|9H|9D|KD", "4H", builds=(nine,), proven=((2, "9"),)))
    assert state.others[1].proven == ("proven: nine",)
    assert state.builds[0].proven


# ---- a turn of several actions ----


def test_the_turn_says_what_step_it_is() -> None:
    match = table("swazi_two", 2, 1, "9S9C2D|9H3D", "4H5D9D8S")
    assert seen(match).prompt.startswith("Play one card. Before and after it you may build from the table")
    assert seen(match).buttons == ()
    acts.act(match, ".4H5D=9")
    assert seen(match).around.can_undo
    acts.act(match, "2D")
    state = seen(match)
    assert state.prompt == "Your card is played. You may still build from the table, or end your turn."
    assert [(button.label, button.intent) for button in state.buttons] == [("End turn", "act:done")]
    acts.act(match, "done")  # more could be added to the nine, so Nia is asked
    assert match.game.position.actor == 1


def test_loose_cards_become_a_build_without_a_hand_card() -> None:
    match = table("swazi_two", 2, 1, "9S2D|9H3D", "4H5DKD")
    state = tap(match, "4H", "5D")
    assert lines(state) == [("Build 9: four of hearts+five of diamonds", "you keep nine of spades")]
    assert state.offers[0].intent == "act:.4H5D=9"


def test_cards_that_make_nothing_say_so() -> None:
    match = table("swazi_two", 2, 1, "9S2D|9H3D", "4HKD")
    assert tap(match, "KD").prompt.startswith("These cards do not make a build yet.")


def test_tapped_pieces_stay_when_a_card_that_takes_them_is_chosen() -> None:
    match = table("swazi_two", 2, 1, "9S2D|9H3D", "4H5DKD")
    assert tap(match, "4H", "5D", "9S").offers[0].intent == "act:9Sx4H5D"
    taps.unchoose(match)
    assert match.selection == Selection()
    tap(match, "KD", "9S")
    assert match.selection == Selection(Card("9S"))


def test_a_top_is_stolen_onto_a_build() -> None:
    match = table("swazi_two", 2, 1, "9S2D|9H3D", "4HKD", piles="3S|7C5S", builds=(build(9, YOU, "8DAD"),))
    state = tap(match, "5S", "4H")
    assert lines(state)[0] == (
        "Steal five of spades into your 9 with four of hearts",
        "from Nia’s pile, 2 sets, you keep nine of spades",
    )
    shown = acts.act(match, state.offers[0].intent.removeprefix("act:"))
    assert VOICE.spoken(shown.announcements[0]) == "You steal the five of spades from Nia’s pile."
    top = seen(match).others[0].top
    assert top
    assert top.card
    assert top.card.card == "7C"


def test_a_top_is_captured_like_a_loose_card_in_south_africa() -> None:
    match = table("south_african", 2, 1, "9S2D|9H3D", "6H", piles="2S|3C")
    state = tap(match, "9S", "6H", "3C")
    assert lines(state)[0] == ("Take six of hearts+three of clubs", "3 cards, 1 spade, from Nia’s pile")


def test_a_build_of_an_opponent_that_grows_must_be_taken() -> None:
    match = table("swazi_two", 2, 1, "9S9C2D|9H3D", "4H5DKD", builds=(build(9, 1, "8DAD"),))
    (add,) = [line for line in lines(tap(match, "b8D", "4H", "5D")) if line[0].startswith("Add")]
    assert add == ("Add to Nia’s 9 with four of hearts+five of diamonds", "you must take it this turn")
    acts.act(match, ".b8D,4H5D=9")
    assert seen(match).prompt == "You have added to Nia’s 9, so the card you play must take it."
    assert tap(match, "2D").offers[0].intent == ""


def test_groups_lie_in_the_pile_as_they_were_tapped() -> None:
    match = table("swazi_two", 2, 1, "8S2D|9H3D", "8D5H3C")
    assert tap(match, "8S", "5H", "3C", "8D").offers[0].intent == "act:8Sx5H3C,8D"
    taps.unchoose(match)
    assert tap(match, "8S", "8D", "5H", "3C").offers[0].intent == "act:8Sx8D,5H3C"
    taps.unchoose(match)
    assert tap(match, "8S", "3C", "8D", "5H").offers[0].intent == "act:8Sx8D,3C5H.3C8D5H"


def intents(state: TableState) -> list[str]:
    return [offer.intent for offer in state.offers]


def test_sorting_a_build_is_optional_and_costs_no_tap_otherwise() -> None:
    position = open_table("swazi_two", "9S2D,9H3D", "9D", "9=6D3H.5H4H@0", piles="-,*")
    match = Match.opened(SavedMatch(from_position(position, "sorted"), ("nia",)), VOICE)
    assert intents(tap(match, "9S", "b6D", "9D")) == ["act:9Sxb6D,9D", "sort"]
    taps.sort(match)
    state = seen(match)
    assert intents(state) == ["act:9Sxb6D,9D", "lift:4H", "lift:5H", "lift:3H", "lift:6D"]
    assert lines(state)[0][1].startswith("top first: nine of spades, nine of diamonds, four")
    update = taps.lift(match, "6D")
    assert VOICE.spoken(update.announcements[0]) == "You put the six of diamonds on top of what you take."
    taps.lift(match, "3H")
    taps.lift(match, "KD")
    assert intents(seen(match))[:2] == ["act:9Sxb6D,9D.5H4H9D6D3H", "lift:6D"]
    again = Match.opened(parse_save(save_text(match.saved), tuple(BOTS)), VOICE)
    assert again.selection == match.selection
    acts.act(match, intents(seen(match))[0].removeprefix("act:"))
    assert match.game.position.piles[YOU] == parse_cards("5H4H9D6D3H9S")


def test_sorting_ends_with_the_choice_and_is_nowhere_else() -> None:
    match = table("swazi_two", 2, 1, "9S2D|9H3D", "9D", builds=(build(9, YOU, "6D3H"),))
    tap(match, "9S", "b6D")
    taps.sort(match)
    taps.lift(match, "6D")
    assert intents(tap(match, "9D")) == ["act:9Sxb6D,9D", "sort"]
    for game in ("sotho", "south_african"):
        match = table(game, 2, 1, "9S2D|9H3D", "9D", builds=(build(9, YOU, "6D3H"),))
        assert "sort" not in intents(tap(match, "9S", "b6D", "9D"))
        taps.lift(match, "6D")
        assert match.selection.lifted == ()


# ---- undo ----


def test_steps_and_the_play_are_undone_one_by_one() -> None:
    match = table("swazi_two", 2, 1, "9S9C2D|9H3D", "4H5D9D8S")
    games = [match.game]
    for text in (".4H5D=9", "2D"):
        acts.act(match, text)
        games.append(match.game)
    for game in games[-2::-1]:
        assert undo.revealed(match) == ""
        undo.undo(match)
        assert match.game == game
    assert match.history.takebacks == 0
    assert not seen(match).around.can_undo
    undo.undo(match)
    assert match.game == games[0]


def test_the_undo_knows_decisions_of_others() -> None:
    match = table("swazi_two", 2, 1, "9S9C2D|9H3D", "9D4H5D8S")
    acts.act(match, "9C")
    assert match.game.position.variant_state.pending == Trail(Card("9C"))
    assert undo.revealed(match) == ""
    while match.waits and match.game.position.turn == YOU:
        stepping.step(match)
    assert undo.revealed(match) == "shown"
    undo.undo(match)
    assert match.history.takebacks == 1
    assert match.game.position.actor == YOU


@pytest.mark.parametrize(("variant", "pile", "back"), [("swazi_two", "7C8C5S", False), ("sotho", "7C8C5S", True)])
def test_a_theft_may_reveal_an_unknown_card(variant: str, pile: str, *, back: bool) -> None:
    match = table(variant, 2, 1, "9S2D|9H3D", "4HKD", piles=f"3S|{pile}", builds=(build(9, YOU, "8DAD"),))
    acts.act(match, ".b8D,4H5S=9")
    assert (undo.revealed(match) == "") == back


def test_a_card_that_was_drawn_is_known() -> None:
    game, _ = new_game(variant_rules("crazy"), "any")
    position = replace(game.position, turn=YOU, loose=parse_cards("QD"))
    match = Match.opened(SavedMatch(replace(game, position=position), ("nia",)), VOICE)
    acts.act(match, "4C")
    assert undo.revealed(match) == "light"


def test_a_game_without_the_last_action_is_the_game_before() -> None:
    """After an undo, the game equals that of the shorter record."""
    visitor = Builder("b", address="?variant=sotho&seats=4&team=2&seed=b2", settings={"speed": "off"})
    undone = 0
    while not visitor.results and undone < 5:
        before = visitor.store
        visitor.turn()
        match = visitor.session.match
        if visitor.store != before and match.can_undo and not undo.revealed(match):
            after = visitor.store
            visitor.do("undo")
            stored = parse_save(visitor.store, tuple(BOTS))
            assert stored == visitor.session.match.saved
            (seat, action, _) = list(happened(parse_save(after, tuple(BOTS)).game))[-1]
            assert seat == YOU
            visitor.do(f"act:{action_text(action)}")
            undone += 1
    assert undone == 5


# ---- demands ----


def match_with_demand(**more: Any) -> Match:
    """Return a game of three in which Nia has announced something, and the person is asked."""
    return table("swazi", 3, 1, "9S2D|8S9H3D|KC4C", "8D5H3CKD", turn=1, asked=YOU, **more)


def test_a_capture_that_could_take_more_is_shown_and_asked_about() -> None:
    match = match_with_demand(demand="capture", pending=Capture(Card("8S"), 8, ((Card("8D"),),)))
    state = seen(match)
    assert read(str(state.prompt)).heard == (
        "Nia is taking eight of diamonds with eight of spades but could take five of hearts+three of clubs too. Insist?"
    )
    assert [(button.label, button.intent) for button in state.buttons] == [
        ("Insist", "act:insist"),
        ("Let it stand", "act:done"),
    ]
    assert [(spot.card, spot.mark) for spot in state.loose][:2] == [("8D", "chosen"), ("8S", "")]
    assert state.others[0].held == 2
    assert taps.choose_hand(match, "9S").announcements[0] == taps.pick(match, "KD").announcements[0]


def test_a_card_that_is_laid_down_and_could_take_is_asked_about() -> None:
    state = seen(match_with_demand(demand="capture", pending=Trail(Card("8S"))))
    assert "is laying down eight of spades, which could take" in read(str(state.prompt)).heard


def test_possible_additions_to_a_build_are_asked_about() -> None:
    state = seen(match_with_demand(demand="augment", played=Card("2S"), builds=(build(8, 1, "6C2S"),)))
    assert read(str(state.prompt)).heard == (
        "Nia is ending the turn, but five of hearts+three of clubs could still go on the 8. Insist?"
    )


def test_a_partner_is_asked_whether_to_leave_a_build() -> None:
    nine = build(9, YOU, "5D4D")
    pending = Capture(Card("9H"), 9, ((nine.piece,),))
    match = table(
        "swazi", 4, 2, "9S|8C|9H|KD", "4H", turn=2, builds=(nine,), asked=YOU, demand="request", pending=pending
    )
    state = seen(match)
    assert "is about to take your 9 with nine of hearts" in read(str(state.prompt)).heard
    assert [button.label for button in state.buttons] == ["Ask for it", "Let it stand"]


def test_a_turn_is_listed_when_its_play_has_happened() -> None:
    match = table("swazi", 3, 1, "8S2D|9H3D|KC4C", "8D5H3CKD")
    acts.act(match, "8Sx8D")
    assert match.game.position.variant_state.demand == "capture"
    while match.game.position.variant_state.demand == "capture" and match.game.position.actor != YOU:
        assert not seen(match).turns
        stepping.step(match)
    assert seen(match).turns


@pytest.mark.slow
@pytest.mark.parametrize(("wish", "answer"), [("never", Done()), ("always", Insist())])
def test_with_a_fixed_answer_nobody_is_asked(wish: str, answer: object) -> None:
    address = "?variant=sotho&seats=4&team=2&seed=b1&target=11&bots=nia"
    visitor = Builder("b", address=address, settings={"speed": "off", "insists": wish})

    def has_answered() -> bool:
        return (YOU, answer) in answers(visitor.session.match.game)

    for number in count():
        if visitor.results or (number % 5 == 0 and has_answered() and not FULL):
            break
        assert (
            visitor.session.match.game.position.variant_state.demand == "request" or "act:insist" not in visitor.intents
        )
        visitor.turn()
    assert has_answered()


def answers(game: Game) -> list[tuple[int, Action]]:
    """Return the seat and the answer of everybody who was asked about a capture or addition on another's turn."""
    pairs = []
    again, _ = new_game(game.rules, game.seed)
    for number, actions in enumerate(game.record):
        again = next_round(again)[0] if number else again
        for action in actions:
            state = again.position.variant_state
            if state.demand in ("capture", "augment") and state.asked != again.position.turn:
                pairs.append((again.position.actor, action))
            again, _ = played(again, action)
    return pairs


def test_a_demand_must_be_met() -> None:
    pending = Capture(Card("8S"), 8, ((Card("8D"),),))
    match = table("swazi", 3, 1, "8S2D|9H3D|KC4C", "8D5H3CKD", asked=YOU, demand="capture", pending=pending)
    state = seen(match)
    assert state.prompt.startswith("They insist: take all you can")
    assert [act.intent for act in state.offers] == ["act:8Sx8D,5H3C"]
    acts.act(match, "2D")
    assert scene(match).alert


# ---- saves ----


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["swazi&seats=4&team=2", "swazi_two", "crazy", "sotho&seats=3", "south_african"])
def test_a_half_finished_turn_continues_from_a_save(variant: str) -> None:
    visitor = Builder("b", address=f"?variant={variant}&seed=b2&target=11&bots=otto", settings={"speed": "off"})
    halves = 0
    while not visitor.results and halves < amount(2, 12):
        visitor.turn()
        match = visitor.session.match
        if visitor.reply.next or scene(match).alert:
            continue
        for pick in visitor.can("pick")[:2]:
            visitor.do(pick)
        if scene(match).alert or match.explained:  # neither is stored
            continue
        again = Visitor(save=visitor.store, achievements=visitor.achievements)
        assert again.html == visitor.html
        assert again.session.match.saved == match.saved
        halves += (
            bool(match.game.position.variant_state.played or scene(match).around.can_undo) or variant == "south_african"
        )
        visitor.do("unchoose")
    assert halves > 1


def test_a_selection_without_a_hand_card_is_kept() -> None:
    match = table("swazi_two", 2, 1, "9S2D|9H3D", "4H5DKD", piles="3S|7C5S")
    tap(match, "4H", "5S")
    assert '"picked": ["4H", "5S"]' in save_text(match.saved)
