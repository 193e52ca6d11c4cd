"""The score sheet in words: points won and lost, the reason for the end of the game, or the distance to it."""

from dataclasses import replace
from typing import Any

import pytest

from casino_core.cards import Card
from casino_core.game import Game, new_game
from casino_core.rules.variants import variant_rules
from casino_core.score.outcome import Outcome
from casino_core.score.scoring import Item, ScoreSheet
from web.table.state import Sheet
from web.worker.picture.score_sheet import score_sheet
from web.worker.words.people import People
from web.worker.words.speech import Voice

VOICE = Voice("en")
BROKEN_OFF = "The round ended early, so only sweeps and fines count."
IN_THE_MIDDLE = "The game ended in the middle of the round, so this sheet shows only what had scored by then."


def item(code: str, *points: int, counts: tuple[int, ...] = (), carried: int = 0) -> Item:
    """Return a line of a score sheet, without the cards that earned it."""
    return Item(code, points, counts or points, ((),) * len(points), carried)


def scored(
    variant: str, *items: Item, won: Outcome | None = None, before: tuple[int, ...] = (), **options: Any
) -> Game:
    """Return a game whose round has just been scored; ``before`` are the points of earlier rounds."""
    game, _ = new_game(variant_rules(variant, **options), "ledger")
    position = game.position
    if won is None or won.reason not in ("as_made", "claim", "false_claim"):
        position = replace(position, hands=((),) * game.rules.seats, stock=())
    points = tuple(map(sum, zip(*(line.points for line in items), strict=True)))
    sheets = (ScoreSheet((), before),) if before else ()
    record = ((),) * (len(sheets) + 1)
    return replace(game, position=position, record=record, sheets=(*sheets, ScoreSheet(items, points)), outcome=won)


def sheet(game: Game) -> Sheet:
    """Return the score sheet of a game against bots, which are called Nia, Nia 2 and so on."""
    return score_sheet(game, People(game.rules, ("nia",) * (game.rules.seats - 1)), VOICE)


def test_all_points_are_listed_by_side() -> None:
    shown = sheet(
        scored(
            "spade_26",
            item("spades", 0, 1),
            item("each_spade", 6, 7),
            item("jack_of_spades", 1, 0),
            item("ace_of_spades", 0, 1),
            item("aces", 3, 1),
        )
    )
    assert shown.lead == (
        "You have 6 spades, the jack of spades and 3 aces. Nia has most spades, 7 spades, the ace of spades and an ace."
    )
    assert (shown.title, shown.note) == ("The round is tied", "Nobody is ahead; 51 more points win.")


def test_diamonds_and_whole_ranks() -> None:
    lines = [item(code, 2, 0) for code in ("diamonds", "seven_of_diamonds", "all_sevens", "all_sixes", "all_aces")]
    assert sheet(scored("diamond", *lines)).lead == (
        "You have most diamonds, the seven of diamonds, all four sevens, all four sixes and all four aces."
    )


@pytest.mark.parametrize(
    ("seats", "points", "lead"),
    [
        (2, (0, 4), "Nia has the points from 2 fines."),
        (3, (-4, 0, 0), "You have paid 2 fines."),
    ],
)
def test_fines_go_to_others_or_are_lost(seats: int, points: tuple[int, ...], lead: str) -> None:
    paid = (2, *(0,) * (seats - 1))
    assert sheet(scored("michigan", item("fines", *points, counts=paid), seats=seats)).lead == lead


def test_a_round_that_was_broken_off() -> None:
    game = scored("michigan", item("sweeps", 6, 0, counts=(3, 0)))
    game = replace(
        game, position=replace(game.position, variant_state=replace(game.position.variant_state, ended=True))
    )
    assert sheet(game).note == f"{BROKEN_OFF} You are ahead and need 15 more points."


@pytest.mark.parametrize(
    ("points", "note"),
    [
        ((3, 12), "You are ahead. The game ends when a side reaches 21 points."),
        ((12, 3), "Nia is ahead. The game ends when a side reaches 21 points."),
        ((7, 7), "Nobody is ahead. The game ends when a side reaches 21 points."),
        ((22, 22), "Nobody is ahead at 21: one more round decides."),
    ],
)
def test_with_a_target_the_fewest_points_are_ahead(points: tuple[int, int], note: str) -> None:
    game = scored("krypkasino", item("spades", *points), rounds=None, target=21)
    assert sheet(game).note.endswith(note)


def test_the_difference_alone_is_scored() -> None:
    game = scored("classic", item("cards", 3, 0), difference_scoring=True)
    assert sheet(game).note.startswith("Only the side that was ahead scores, and it scores the difference.")


def test_carried_points_are_mentioned() -> None:
    game = scored("classic", item("cards", 0, 0, carried=3), item("aces", 4, 0), majority_tie="carry_over")
    assert sheet(game).note.startswith("Most cards: 3 points are carried over to the next round.")


ENDINGS: dict[str, tuple[Game, str, str]] = {
    "target": (
        scored("classic", item("cards", 3, 0), won=Outcome(0, "target"), before=(18, 0)),
        "You win the game",
        "You reached 21. You led from the first round to the last.",
    ),
    "partners": (
        scored("classic", item("cards", 3, 0), won=Outcome(0, "target"), before=(18, 0), seats=4, team=2),
        "You and Nia 2 win the game",
        "You and Nia 2 reached 21. You and Nia 2 led from the first round to the last.",
    ),
    "margin": (
        scored("spade_26", item("each_spade", 1, 0), won=Outcome(0, "target", margin=62), before=(60, 30)),
        "You win the game",
        "You reached 61. The game is worth 62 points. You led from the first round to the last.",
    ),
    "rounds": (
        scored("california", item("aces", 0, 1), won=Outcome(1, "rounds")),
        "Nia wins the game",
        "Nia has the most points after the last round.",
    ),
    "shared": (
        scored("california", item("aces", 1, 1, 1), won=Outcome(0, "rounds", (1, 2)), seats=3),
        "You, Nia and Nia 2 share the game",
        "They are tied after the last round.",
    ),
    "all": (
        scored("classic", item("cards", 11, 0), won=Outcome(0, "all_eleven"), all_eleven_bonus="always_wins"),
        "You win the game",
        "You took every point of the round.",
    ),
    "as made": (
        scored("michigan", item("sweeps", 2, 0), won=Outcome(0, "as_made"), before=(19, 0)),
        "You win the game",
        f"{IN_THE_MIDDLE} You reached 21 with points that count at once.",
    ),
    "claim": (
        scored("classic", item("aces", 1, 0), won=Outcome(0, "claim"), before=(20, 0), claim_out="wrong_claim_ignored"),
        "You win the game",
        f"{IN_THE_MIDDLE} You claimed 21 and had it.",
    ),
    "tiebreak": (
        scored("kasino_fi", item("aces", 2, 2), won=Outcome(0, "tiebreak"), before=(15, 15)),
        "You win the game",
        "You won the tie-break on cards taken in the last round.",
    ),
    "clearer": (
        scored("callabra", item("cards", 0, 0), won=Outcome(1, "clearer")),
        "Nia wins the game",
        "Nia cleared the table, and that breaks the tie.",
    ),
    "draw": (
        scored("callabra", item("cards", 0, 0), won=Outcome(0, "draw", (1,))),
        "You and Nia share the game",
        "They took the same number of cards, and nobody cleared the table.",
    ),
    "fewest": (
        scored("krypkasino", item("aces", 1, 3), won=Outcome(0, "rounds")),
        "You win the game",
        "You have the fewest points after the last round.",
    ),
    "false claim": (
        scored("classic", item("aces", 1, 0), won=Outcome(1, "false_claim"), claim_out="wrong_claim_loses"),
        "Nia wins the game",
        f"{IN_THE_MIDDLE} The other side claimed 21 without having it, so Nia wins.",
    ),
}


@pytest.mark.parametrize(("game", "title", "note"), ENDINGS.values(), ids=ENDINGS)
def test_why_a_game_is_over(game: Game, title: str, note: str) -> None:
    shown = sheet(game)
    assert (shown.title, f"{shown.note} {shown.why}".strip()) == (title, note)
    assert [intent for _, intent in shown.buttons] == ["new", "same"]  # no replay: nothing has been played
    assert [intent for _, intent in shown.more] == ["if", "cards", "download", "maker"]


def notes_on(game: Game) -> str:
    """Return the reason and the note on the score sheet of a game, as one text."""
    shown = sheet(game)
    return f"{shown.why} {shown.note}".strip()


def test_only_a_single_side_is_first_to_the_target() -> None:
    both = scored("classic", item("cards", 3, 0), item("aces", 1, 3), won=Outcome(0, "target"), before=(19, 19))
    assert notes_on(both).startswith("More than one side reached 21, and you have the most points.")


def test_a_round_comes_down_to_one_item() -> None:
    lines = (item("cards", 3, 0, counts=(27, 25)), item("big_casino", 0, 2, counts=(0, 1)))
    assert "It came down to most cards, 27 to 25. With most cards, Nia would have won the round." in notes_on(
        scored("classic", *lines)
    )
    cards = (item("big_casino", 0, 2, counts=(0, 1)), item("aces", 1, 0))
    assert "It came down to Big Casino. With Big Casino, you would have won the round." in notes_on(
        scored("classic", *cards)
    )


def test_the_round_of_the_decisive_lead_is_named() -> None:
    late = scored("classic", item("aces", 4, 0), won=Outcome(0, "target"), before=(18, 19))
    assert notes_on(late) == "You reached 21. You took the lead only in the last round."
    won = replace(late, sheets=tuple(ScoreSheet((), points) for points in ((1, 8), (9, 0), (12, 1))), record=((),) * 3)
    assert notes_on(won) == "You reached 21. You led from round 2 on."


def early(variant: str, options: dict[str, Any] | None = None, **state: Any) -> Game:
    """Return a game whose round has ended before all cards were played."""
    game = scored(variant, item("cards", 1, 0), **(options or {}))
    hands = ((Card("3S"),), ())
    position = replace(
        game.position, hands=hands, last_capturer=0, variant_state=replace(game.position.variant_state, **state)
    )
    return replace(game, position=position)


def test_the_reason_of_an_early_end_is_named() -> None:
    assert notes_on(early("callabra", closed=True)).startswith("You cleared the table, which ended the round.")
    full = early("callabra", {"callabra_limit": True}, closed=True)
    full = replace(full, position=replace(full.position, piles=(full.rules.pack[:7], ())))
    assert notes_on(full).startswith("You had taken 7 cards, which ended the round.")
    fined = early("michigan", ended=True, fines=(1, 1))
    fined = replace(fined, position=replace(fined.position, sweeps=((Card("2S"),), ())))
    assert notes_on(fined).startswith("The round ended early because Nia had suffered 2 fines and one sweep by others.")


def test_a_round_that_was_played_out_was_not_ended_early() -> None:
    whole = early("callabra", closed=True)
    assert "ended the round" not in notes_on(replace(whole, position=replace(whole.position, hands=((), ()))))


def test_cancelled_sweeps_are_mentioned() -> None:
    crossed = scored("dominican", item("sweeps", 1, 0, counts=(2, 1)))
    assert "Sweeps cancel each other out, one for one." in notes_on(crossed)
    assert "cancel" not in notes_on(scored("dominican", item("sweeps", 2, 0)))


def test_everybodys_tabbes_are_counted_and_rounds_are_listed() -> None:
    lines = (item("aces", 2, 3, 0), item("tabbe", 5, -5, 0, counts=(1, 0, 2)))
    shown = sheet(scored("krypkasino", *lines, before=(3, 12, 9), seats=3))
    assert [row.counted for row in shown.rows] == ["", "1 to 0 to 2"]
    assert shown.rounds == ((3, 12, 9), (7, -2, 0))


def test_how_many_rounds_there_are_still() -> None:
    game = scored("california", item("aces", 1, 0), before=(3, 3), seats=2)
    assert sheet(game).note == "You are ahead, with 2 rounds to go."
    assert sheet(game).target is None


@pytest.mark.parametrize("number", [4, 5])
def test_a_tie_after_the_last_round_leads_to_another(number: int) -> None:
    game = scored("california", item("aces", 1, 1), before=(3, 3), seats=2)
    game = replace(game, record=((),) * number)
    assert sheet(game).note == "Nobody is ahead, so another round decides."


def test_if_the_lowest_wins_a_tabbe_costs_and_frees() -> None:
    lines = (item("aces", 2, 3, 0), item("tabbe", 5, -5, 0, counts=(1, 0, 0)))
    shown = sheet(scored("krypkasino", *lines, before=(3, 12, 9), seats=3))
    assert shown.lead == (
        "You have 2 aces and a tabbe. Nia has 3 aces. Nia has shed 5 points through the next player’s tabbes."
    )
    assert shown.title == "Nia won the round"
    assert shown.note == "Nia 2 is ahead, with one round to go."


def test_many_cards_are_unfolded_and_few_lie_in_the_columns() -> None:
    cards = (Card("2S"), Card("3S"))
    lines = [Item(code, (2, 0), (2, 0), (cards, ())) for code in ("each_spade", "sweeps")]
    many, few = sheet(scored("spade", *lines)).rows
    assert "<details>" in many.name
    assert many.counted == "2 to 0"
    assert "<details>" not in few.name
    assert few.cells[0][0].count('class="say ') == 2


def test_a_tie_for_most_without_points_is_explained() -> None:
    rows = sheet(scored("classic", item("cards", 0, 0, counts=(26, 26)), item("spades", 1, 0, counts=(7, 6)))).rows
    assert [row.counted for row in rows] == ["26 to 26: a tie, nobody scores", "7 to 6"]
    split = scored("classic", item("cards", 1, 1, counts=(26, 26)), majority_tie="split")
    assert sheet(split).rows[0].counted == "26 to 26"
