"""Games that begin with a position: as text and back, played to the end by bots, and refused where nobody could."""

from __future__ import annotations

from random import Random

import pytest

from casino_core.bots import LADDER
from casino_core.game import Game, anew, from_position, new_game, next_round, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.positions import position_text
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_file, game_text, parse_game, parse_game_file, parse_start
from casino_core.rules.presets import PRESETS
from casino_core.rules.variants import variant_rules
from tests.worker.visitor import Buttons, Visitor
from web.worker.match.saves import SavedMatch, parse_save, save_text


def some_position(preset: str, actions: int = 11) -> str:
    """A position in the middle of a first round."""
    random = Random(preset)
    game, _ = new_game(variant_rules(preset), "positions")
    for _ in range(actions):
        game, _ = play(game, random.choice(legal_actions(game.position)))
    return position_text(game.position)


def played_on(game: Game) -> Game:
    """The game after two rounds at random."""
    random = Random(game.seed)
    while game.outcome is None and len(game.sheets) < 2:
        if game.round_over:
            game, _ = next_round(game)
        else:
            game, _ = play(game, random.choice(legal_actions(game.position)))
    return game


@pytest.mark.parametrize("preset", [preset.id for preset in PRESETS])
def test_a_game_goes_on_from_a_position_and_is_the_same_as_text(preset: str) -> None:
    text = some_position(preset)
    start = from_position(parse_start(text), "k7f2")
    assert position_text(start.position) == text
    for game in (start, played_on(start)):
        assert parse_game(game_text(game)) == game
        assert parse_game_file(game_file(game))[0] == game
        assert anew(game) == start


CLASSIC = some_position("classic")


def test_a_pasted_position_is_played_to_the_end_and_not_counted() -> None:
    visitor = Visitor("pastes")
    visitor.do("read", text=f" {CLASSIC}\n")
    assert visitor.dialog == ""
    game = visitor.session.match.game
    assert position_text(game.position) == CLASSIC
    assert "The game continues from this position." in Buttons(visitor.html).text
    stored = parse_save(visitor.store, LADDER)
    assert stored.game == game
    visitor.do("menu")
    assert "started in the middle of a round" in Buttons(visitor.dialog).text
    visitor.do("close")
    while visitor.session.match.game.outcome is None:
        visitor.move()
        if visitor.session.match.game.round == 2:
            visitor.do("resign:sure")
    assert visitor.results == []
    visitor.do("if")
    visitor.do("if:go")
    assert visitor.session.match.game.start == game.start
    visitor.do("same:sure")
    assert visitor.session.match.game == game


def test_what_is_shared_of_it_is_the_position() -> None:
    visitor = Visitor("shares", page="https://example.org/play/")
    visitor.do("read", text=CLASSIC)
    visitor.move()
    address = ""
    for intent in ("cards", "link"):
        visitor.do(intent)
        address = visitor.dialog.partition('value="')[2].partition('"')[0].replace("&amp;", "&")
        guest = Visitor("guest", address=address)
        assert guest.session.match.game.start == visitor.session.match.game.start
    assert guest.session.match.game == visitor.session.match.game
    download = visitor.do("download").download
    assert download
    guest.do("read", text=download[1])
    assert guest.session.match.game == visitor.session.match.game


@pytest.mark.slow
@pytest.mark.parametrize("bot", LADDER)
def test_every_bot_plays_from_a_position(bot: str) -> None:
    """None of them stumbles over not knowing what was played before."""
    save = SavedMatch(from_position(parse_start(CLASSIC), "bots"), (bot,))
    visitor = Visitor("bots", save=save_text(save))
    while not visitor.session.match.game.round_over:
        visitor.move()
        assert "could not find" not in visitor.html


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("classic", "clasic", "There is no game called"),
        ("TD8D", "TDTD", "at character 19"),
        ("TD8D", "TDXD", "at character 19 (“1/2/1/TDXD2S4C6H”): Expected a card here."),
        ("TD8D", "TD", "Cards are missing"),
        ("classic/1", "classic/9", "at character 9"),
        ("7HJS,", "", "There are 1 hands, but there should be 2."),
    ],
)
def test_a_position_with_a_fault_is_told_where(old: str, new: str, words: str) -> None:
    visitor = Visitor("faulty")
    before = visitor.html
    visitor.do("read", text=CLASSIC.replace(old, new, 1))
    assert words in Buttons(visitor.dialog).text
    assert visitor.html == before


def test_a_position_is_found_among_other_words() -> None:
    visitor = Visitor("words")
    visitor.do("read", text=f"What would you do here? {CLASSIC} I took the nine.")
    assert position_text(visitor.session.match.game.position) == CLASSIC


def test_a_position_that_is_over_or_uneven_is_told() -> None:
    parts = CLASSIC.split("/")
    hands = parts[7].split(",")
    over = [*parts]
    over[7], over[8] = "-,-", "-"
    over[9] = "".join(part for part in (parts[9].replace("-", ""), parts[7].replace(",", ""), parts[8]) if part)
    uneven = [*parts]
    uneven[7], uneven[8] = f"{hands[0]},{hands[1][:2]}", parts[8] + hands[1][2:]
    for text, words in ((uneven, "The hands have"),):
        visitor = Visitor("uneven")
        visitor.do("read", text="/".join(text))
        assert words in Buttons(visitor.dialog).text
    with pytest.raises(NotationError):
        parse_start("/".join(over))
