"""Games in which a seat resigns: the winner, the points that count, and the text."""

import pytest

from casino_core.game import Game, before_end, new_game, next_round, play, replay, resign
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_file, game_text, parse_game, parse_game_file
from casino_core.playing.play import IllegalActionError
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from tests.browser.person import some_game

TABLES = {
    "two": variant_rules("classic"),
    "three": variant_rules("classic", 3),
    "partners": variant_rules("classic", 4, 2),
    "points at once": variant_rules("classic", 3, score_as_captured=True, sweep_points=1),
    "fewest": variant_rules("krypkasino"),
}


@pytest.mark.parametrize("plays", [0, 7, 48, 60])
@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_a_game_given_up_is_over_and_has_its_text(rules: Rules, plays: int) -> None:
    game = some_game(plays, rules)
    for seat in range(game.rules.seats):
        resigned = resign(game, seat)
        assert resigned.outcome is not None
        assert resigned.outcome.reason == "resigned"
        assert game.rules.side_of[seat] not in (resigned.outcome.side, *resigned.outcome.shared)
        assert resigned.round_over
        assert resigned.record == game.record
        assert parse_game(game_text(resigned)) == resigned
        assert parse_game_file(game_file(resigned))[0] == resigned


def test_the_others_who_are_level_win_together() -> None:
    resigned = resign(new_game(TABLES["three"], "level")[0], 1)
    assert resigned.outcome is not None
    assert (resigned.outcome.side, resigned.outcome.shared) == (0, (2,))


def test_nothing_follows_a_resignation() -> None:
    resigned = resign(some_game(5), 0)
    with pytest.raises(ValueError, match="over"):
        resign(resigned, 1)
    with pytest.raises(ValueError, match="over"):
        next_round(resigned)
    with pytest.raises(IllegalActionError):
        play(resigned, some_game(6).record[-1][-1])


@pytest.mark.parametrize(
    ("end", "code"),
    [("_resign0_resign1", "round-is-over"), ("_resign7", "no-such-seat"), ("_resign", "no-such-seat")],
)
def test_a_resignation_that_cannot_be_is_pointed_at(end: str, code: str) -> None:
    text = game_text(some_game(5))
    with pytest.raises(NotationError) as fault:
        parse_game(text + end)
    assert fault.value.code == code
    assert fault.value.text[fault.value.index :].startswith("resign")


def test_a_record_plays_the_game_again() -> None:
    for game in (some_game(60), some_game(100, TABLES["three"])):
        assert replay(game, game.record) == game


def test_a_game_before_its_end_is_as_it_was() -> None:
    games: list[Game] = [some_game(0)]
    while not games[-1].round_over:
        games.append(some_game(len(games)))
    for place, game in enumerate(games[:-1]):
        assert before_end(games[-1], place, game.position, len(games[-1].swept) - len(game.swept)) == game
