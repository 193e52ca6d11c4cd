"""The session, used as a page uses it: intents in; markup, words and saves out."""

import gc
import json
import re

import pytest

from casino_core.bots import BOTS
from casino_core.rules.presets import PRESETS
from tests.engine.amount import FULL, amount
from tests.worker.visitor import Buttons, Visitor
from web.shared.protocol import Reply
from web.shared.settings import SETTINGS
from web.table.html import Html
from web.worker.match.game_statistics import game_statistics
from web.worker.match.presenter import scene
from web.worker.match.saves import parse_save
from web.worker.session.engine import without_empty
from web.worker.session.welcome import open_session

TABLES = [{"players": "2x1"}, {"players": "3x1"}, {"players": "4x1"}, {"players": "4x2"}]
MAX_INTENTS = 4000  # a random game takes a few hundred
TARGET = amount("6", "11")


def test_empty_parts_of_a_reply_are_not_sent_unless_they_mean_something() -> None:
    reply: Reply = {"dialog": "", "save": "", "games": [], "keys": {}, "glance": None}
    assert without_empty(reply) == {"dialog": "", "games": []}
    assert without_empty({"dialog": None}) == {}


def play_on(visitor: Visitor, until: int = MAX_INTENTS) -> None:
    """Play at random until the game is over, but press at most ``until`` buttons."""
    for _ in range(until):
        if visitor.results:
            return
        visitor.move()


@pytest.mark.slow
@pytest.mark.parametrize("form", TABLES[:: amount(3, 1)], ids=lambda form: form["players"])
def test_whole_games_by_what_the_markup_offers(form: dict[str, str]) -> None:
    visitor = Visitor(form["players"])
    visitor.fill(**form, target=TARGET, sweep_points="1")
    visitor.submit("start")
    play_on(visitor)
    (result,) = visitor.results
    assert max(result["totals"]) >= int(TARGET)
    assert "new" in visitor.intents
    visitor.again()
    assert visitor.can("hand")


GAMES = {
    **{variant.id: f"variant={variant.id}&seats={variant.seatings[-1][0]}" for variant in PRESETS},
    "claims": "variant=pluck&claim_out=wrong_claim_ignored&seats=3",
    "a call": "claim_out=wrong_claim_loses&last_not_announced_penalty=opponent_may_cancel_deal",
    "points as made": "score_as_captured=yes&five_of_spades_sweeps=yes&sweep_points=1&seats=4&team=2",
    "pairs": "initial_pairs_to_first_player=yes&sweep_points=1&sweep_cancel=all_players_have_one",
    "carried over": "majority_tie=carry_over&seats=3",
    "Callabra for points": "variant=callabra&shram=yes",
    "tablanettes with a jack": "variant=tablanette&tablanette_bonus=jack_sum",
    "kasino at once": "variant=kasino_fi&point_cards_at_once=yes&sweep_freeze=last_deal_and_from_10",
    "överspader": "variant=kasino_se&overspader=yes",
    "difference": "difference_scoring=yes&spades_award=five_spades_1&all_eleven_bonus=always_wins",
}
SOME_GAMES = dict([*GAMES.items()][amount(3, 0) :: amount(5, 1)])


@pytest.mark.parametrize("address", SOME_GAMES.values(), ids=SOME_GAMES)
def test_whole_games_of_every_preset_and_of_house_rules(address: str) -> None:
    fixed = any(name in address for name in ("california", "dominican", "krypkasino", "callabra"))
    target = "" if fixed else "&target=6"
    visitor = Visitor("whole", address=f"?{address}{target}&seed=whole", settings={"speed": "off", "claims": "ask"})
    assert not visitor.dialog
    if not FULL:
        visitor.jump_ahead()
    play_on(visitor)
    (result,) = visitor.results
    assert tuple(result["totals"]) == visitor.session.match.game.totals
    assert parse_save(visitor.store, tuple(BOTS)) == visitor.session.match.saved
    assert Visitor(save=visitor.store, achievements=visitor.achievements).html == visitor.html


@pytest.mark.slow
@pytest.mark.parametrize(
    "address",
    amount(
        ["?variant=swazi_two&players=vera,nia&target=6"],
        ["?variant=swazi_two&players=vera,iris&target=6", "?players=nia,iris&target=6"],
    ),
)
def test_neither_thoughts_nor_turns_leave_cycles(address: str) -> None:
    visitor = Visitor("cycles", address=address, settings={"speed": "off"})
    gc.collect()
    gc.disable()
    try:
        play_on(visitor)
        assert gc.collect() == 0
    finally:
        gc.enable()
    assert visitor.results


def test_one_step_a_bots_turn() -> None:
    visitor = Visitor("steps")
    visitor.do("start", players="4x1", target="11")
    visitor.rest()
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    turns = visitor.rest()
    assert len(turns) == 3
    assert turns[-1].endswith("Your turn.")
    people, voice = visitor.session.match.people, visitor.session.context.voice
    names = [voice.spoken(people.name(seat)) for seat in (1, 2, 3)]
    assert len(set(names)) == 3
    assert [name for turn, name in zip(turns, names, strict=True) if name not in turn] == []


def test_a_reload_at_any_moment_is_exactly_there() -> None:
    visitor = Visitor("reload")
    visitor.fill(players="3x1", target="6")
    visitor.submit("start")
    for number in range(500):
        visitor.move()
        if number % amount(3, 1) and not visitor.results:
            continue
        before = visitor.html
        again = Visitor("reload", save=visitor.store, achievements=visitor.achievements)
        match = visitor.session.match
        if not (scene(match).alert or match.explained):  # neither is stored
            assert again.html == before
        assert again.reply.next == visitor.reply.next
        if visitor.results:
            break


@pytest.mark.parametrize("address", ["", "?variant=royal&target=6&bots=vera&name=Ours"])
def test_whoever_arrives_never_meets_a_finished_game(address: str) -> None:
    visitor = Visitor("over", address=address)
    visitor.do("resign:sure")
    over = visitor.session.match
    assert over.game.outcome is not None
    visitor.arrive()
    assert visitor.session.match.game == over.game  # a reload
    visitor.arrive(arrives=True)
    match = visitor.session.match
    assert (match.game.rules, match.seated, match.name) == (over.game.rules, over.seated, over.name)
    assert match.game.seed != over.game.seed
    assert "New game" in Buttons(visitor.dialog).text
    visitor.submit("start")
    visitor.move()
    going_on = visitor.session.match.game
    visitor.arrive(arrives=True)
    assert visitor.session.match.game == going_on
    assert visitor.dialog == ""


def test_a_frame_deals_its_own_game_again() -> None:
    visitor = Visitor("framed", embed=True, address="?variant=royal&bots=vera")
    visitor.do("resign:sure")
    over = visitor.session.match
    visitor.arrive(embed=True, address="?variant=royal&bots=vera", arrives=True)
    assert visitor.session.match.game == over.game
    visitor.do("new")
    match = visitor.session.match
    assert (match.game.rules, match.seated) == (over.game.rules, over.seated)
    assert match.game.outcome is None
    assert visitor.dialog == ""


def test_bots_play_the_same_after_a_reload() -> None:
    visitor = Visitor("same")
    for _ in range(amount(80, 300)):
        if visitor.reply.next == "step":
            again = Visitor("same", save=visitor.store)
            again.rest()
            visitor.rest()
            assert again.store == visitor.store
        else:
            visitor.move()


def test_choosing_and_cancelling() -> None:
    visitor = Visitor(opening=game("classic/opening-1/-"))
    (first, second, *_) = visitor.can("hand")
    for intent, chosen in ((first, [first]), (second, [second]), (second, []), (first, [first]), ("unchoose", [])):
        visitor.do(intent)
        assert pressed(visitor.html) == chosen


def test_refusals_are_announced_and_shown_until_the_next_intent() -> None:
    visitor = Visitor(opening=game("classic/opening-1/-"))
    reply = visitor.do(visitor.can("pick")[0])
    assert reply.say == "Choose a card from your hand first."
    assert reply.say in visitor.html
    assert not pressed(visitor.html)
    visitor.do(visitor.can("hand")[0])
    assert reply.say not in visitor.html


def test_a_piece_that_cannot_join_says_why() -> None:
    visitor = Visitor(opening=game("classic/opening-1/-"))
    for intent in visitor.can("hand"):
        visitor.do(intent)
        for piece in visitor.can("pick"):
            dim = re.search(f'data-do="{piece}"[^>]*aria-disabled', visitor.html)
            reply = visitor.do(piece)
            assert (piece in pressed(visitor.html)) is (dim is None)
            if dim:
                assert reply.say in visitor.html
            else:
                visitor.do(piece)
        visitor.do("unchoose")


def test_dropping_a_card_on_the_field_lays_it_down() -> None:
    visitor = Visitor(opening=game("classic/opening-1/-"))
    card = visitor.can("hand")[0].partition(":")[2]
    visitor.do(f"drop:{card}>")
    assert f"pick:{card}" in visitor.intents
    assert visitor.reply.next == "step"


def test_dropping_a_card_on_another_chooses_both() -> None:
    visitor = Visitor(opening=game("classic/opening-1/-"))
    for hand in visitor.can("hand"):
        visitor.do(hand)
        joinable = re.findall(r'data-can[^>]*data-do="(pick:\w+)"|data-do="(pick:\w+)"[^>]*data-can', visitor.html)
        visitor.do("unchoose")
        for pair in joinable:
            piece = "".join(pair)
            visitor.do(f"drop:{hand.partition(':')[2]}>{piece.partition(':')[2]}")
            assert pressed(visitor.html) == [piece, hand]
            visitor.do("unchoose")


def test_the_last_turns_are_shown_again() -> None:
    visitor = Visitor("again")
    visitor.do("start", players="3x1")
    visitor.rest()
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    announcements = visitor.rest()
    now, store = visitor.html, visitor.store
    visitor.do("again")
    assert visitor.html != now
    again = visitor.rest()
    assert [sentence.removesuffix(" Your turn.") for sentence in announcements] == again
    assert (visitor.html, visitor.store) == (now, store)


def test_doing_something_ends_showing_again() -> None:
    visitor = Visitor("again")
    visitor.do("start", players="2x1")
    for _ in range(30):
        visitor.move()
    visitor.rest()
    visitor.do("again")
    visitor.do("unchoose")
    assert not visitor.reply.next


def test_nothing_can_be_done_out_of_turn() -> None:
    visitor = Visitor("turn")
    visitor.do("start", players="2x1")
    while not visitor.reply.next:
        visitor.move()
    store = visitor.store
    game_before = visitor.session.match.game
    for intent in (*visitor.can("pick"), "next", "act:8Sx8D", "act:nonsense", "pick:KS", "hand:??", "drop:8S>"):
        visitor.do(intent)
        assert visitor.session.match.game is game_before
    assert visitor.store == store


def test_a_card_can_be_chosen_while_others_play() -> None:
    visitor = Visitor("early")
    visitor.do("start", players="4x1")
    while not visitor.reply.next:
        visitor.move()
    chosen = visitor.can("hand")[-1]
    visitor.do(chosen)
    visitor.rest()
    assert chosen in pressed(visitor.html)


def test_at_once_sends_one_picture_a_turn() -> None:
    visitor = Visitor("off", settings={"speed": "off"})
    for _ in range(amount(80, 200)):
        visitor.move()
        assert len(visitor.reply.frames) <= 1
        assert visitor.reply.pause == 0


def test_every_frame_names_elements_that_are_there() -> None:
    visitor = Visitor("frames")
    visitor.fill(players="4x2", sweep_points="1", target="6")
    visitor.submit("start")
    while not visitor.results:
        visitor.move()
        for frame in visitor.reply.frames:
            for name in (frame["source"], frame["goal"]):
                assert not name or f'id="{name}"' in frame["html"]


def test_a_form_full_of_nonsense_starts_a_default_game() -> None:
    visitor = Visitor("form")
    visitor.do("start", players="<b>", bot1='"><script>', target="x")
    assert "<script" not in visitor.html
    assert visitor.can("hand")


def test_unknown_intents_are_errors() -> None:
    with pytest.raises(ValueError, match="no such intent"):
        Visitor().do("nonsense")


# ---------- dialogs ----------


def test_dialogs_open_each_other_and_close() -> None:
    visitor = Visitor()
    visitor.do("menu")
    others = ("new", "daily", "counters:seen", "rules", "settings", "cards", "link", "open", "keys", "skip", "resign")
    assert set(Buttons(visitor.dialog).intents) == {"close", *others, "download", "maker", "picture", "tip:again"}
    for intent in others:
        visitor.do(intent)
        assert "<dialog" in visitor.dialog
    visitor.do("close")
    assert visitor.dialog == ""


def test_settings_take_effect_and_are_in_the_reply() -> None:
    visitor = Visitor()
    wanted = {name: values[-1] for name, values in SETTINGS.items()}
    assert visitor.do("set", **wanted).settings == wanted
    assert visitor.do("set", theme="nonsense").settings == {**wanted, "theme": "system"}


def test_results_are_sent_once() -> None:
    visitor = Visitor("once")
    visitor.fill(target="6")
    visitor.submit("start")
    visitor.hurry()
    play_on(visitor)
    assert len(visitor.results) == 1
    again = Visitor("once", save=visitor.store)
    again.do("again")
    assert not again.results


def test_statistics_of_a_game_follow_when_the_page_is_idle() -> None:
    visitor = Visitor("counted", home="../", finished=2)
    visitor.fill(target="6", name="Sunday")
    visitor.submit("start")
    visitor.hurry()
    play_on(visitor)
    assert visitor.reply.idle == "statistics"
    (result,) = visitor.results
    assert result["name"] == "Sunday"
    reply = visitor.do("statistics")
    assert reply.statistics == game_statistics(visitor.session.match.game)
    assert reply.idle == ""
    assert visitor.do("statistics").statistics is None
    visitor.do("menu")
    assert 'href="../progress/"' in visitor.dialog


# ---------- broken and foreign saves ----------


def test_a_save_with_opponents_of_old_ids_goes_on() -> None:
    visitor = Visitor(save='{"game": "classic:seats=3/k7f2", "bots": ["counter", "beginner"]}')
    assert visitor.session.match.seated == ("vera", "otto")
    assert '"bots": ["vera", "otto"]' in visitor.store


@pytest.mark.parametrize("save", ["{", "[]", "null", '{"game": 3}', '{"game": "classic/x/ZZ", "bots": ["nia"]}'])
def test_a_save_that_cannot_be_read_is_kept_out(save: str) -> None:
    visitor = Visitor(save=save)
    assert visitor.reply.keep_out
    assert visitor.store == ""
    assert {"salvage", "discard"} <= set(Buttons(visitor.dialog).intents) <= {"salvage", "accept", "discard"}
    assert visitor.do("salvage").download == ("casino-unreadable.txt", save)
    assert visitor.do("discard").overwrite
    assert visitor.store
    assert visitor.dialog == ""


def test_a_save_that_breaks_off_says_where() -> None:
    visitor = Visitor(save='{"game": "classic/x/ZZ", "bots": ["nia"]}')
    assert "Expected a card here" in visitor.dialog


CHANGED = {
    "an unknown option": ("classic:sweeps=1,target=31/opening-1", "There is no setting called “sweeps”."),
    "an unknown game": ("clasic/opening-1", "There is no game called “clasic”."),
    "a bad value": ("classic:target=20/opening-1", "“target” cannot be “20”"),
    "a contradiction": ("classic:seats=3,difference_scoring=yes/opening-1", "These rules do not fit together"),
    "another number of players": ("portuguese:seats=3/opening-1", "This game is not for 3 players"),
    "a play that is none": ("classic/opening-1/KSxKH", "The play at character 19"),
}


@pytest.mark.parametrize(("text", "words"), CHANGED.values(), ids=CHANGED)
def test_a_save_of_a_game_that_has_changed_loses_nothing(text: str, words: str) -> None:
    save = game(text)
    visitor = Visitor(save=save)
    assert words in Buttons(visitor.dialog).text
    assert visitor.store == ""
    assert visitor.do("salvage").download == ("casino-unreadable.txt", save)
    assert visitor.do("accept").overwrite
    assert visitor.dialog == ""
    assert visitor.session.match.game.seed == "opening-1"
    again = Visitor(address="")
    assert words in (again.do("read", text=save).dialog or "")
    assert words in (again.do("read", text=stored(save)).dialog or "")


def stored(save: str) -> str:
    """Return a save as the storage wraps it."""
    return json.dumps({"v": 1, "data": save})


@pytest.mark.parametrize("problem", ["mangled", "newer"])
def test_problems_of_the_storage_are_shown(problem: str) -> None:
    visitor = Visitor(save="whatever", problem=problem)
    assert visitor.reply.keep_out
    assert ("newer version" in visitor.dialog) is (problem == "newer")
    assert visitor.do("salvage").download == ("casino-unreadable.txt", "whatever")


def test_a_save_of_every_moment_can_be_read() -> None:
    visitor = Visitor("saves")
    for _ in range(amount(80, 200)):
        visitor.move()
        assert parse_save(visitor.store, tuple(BOTS)) == visitor.session.match.saved


def game(text: str) -> str:
    """Return the save of a game, which is given as a text, against Nia."""
    return f'{{"game": "{text}", "bots": ["nia"]}}'


def pressed(html: str | Html) -> list[str]:
    """Return the intents of buttons that look chosen."""
    buttons = re.findall(r"<button[^>]*>", html)
    return [re.findall(r'data-do="([^"]+)"', text)[0] for text in buttons if 'aria-pressed="true"' in text]


def test_the_menu_shows_the_game_and_the_link_to_its_rules() -> None:
    visitor = Visitor(address="?variant=royal&target=31&name=Ours&seed=abc", home="../")
    visitor.do("menu")
    assert "Ours" in Buttons(visitor.dialog).text
    assert "Royal Casino, to 31" in Buttons(visitor.dialog).text
    visitor.do("rules")
    assert 'href="../rules/royal/#turn"' in visitor.dialog


def test_the_menu_shows_the_seed() -> None:
    session, _ = open_session({"address": "?seed=k7f2q9"}, lambda: "another")
    assert "k7f2q9" in (session.handle({"do": "menu"}).get("dialog") or "")
