"""The deal of the day: the same for everyone, counted once, whatever the clock shows."""

import json

import pytest

from casino_core.game import play
from casino_core.legal.legality import legal_actions
from tests.table.markup import read
from tests.worker.test_session import play_on
from tests.worker.visitor import Buttons, Visitor
from web.worker.match.daily import daily_deal, day_of, known_days, requested_day
from web.worker.session.links import cards_link, link

TODAY, YESTERDAY = "2026-11-22", "2026-11-21"
PAGE = "https://example.org/play/"


def dialog_text(visitor: Visitor) -> str:
    return Buttons(visitor.dialog).text


def played(visitor: Visitor, day: str = TODAY) -> Visitor:
    """Return the visitor after playing the deal of a day to its end."""
    visitor.do(f"daily:{day}")
    skip_to_the_end(visitor)
    play_on(visitor)
    return visitor


def skip_to_the_end(visitor: Visitor) -> None:
    """Play the deal on the table at random up to the person's last three cards, without drawing anything."""
    visitor.rest()
    match = visitor.session.match
    position = match.game.position
    while position.stock or position.actor != 0 or len(position.hands[0]) > 3:
        match.game, _ = play(match.game, visitor.random.choice(legal_actions(position)))
        position = match.game.position
    visitor.do("unchoose")  # draws the table


def test_a_day_has_the_same_deal_for_everybody_and_another_than_the_day_before() -> None:
    first, second = Visitor("first", address="?daily=today"), Visitor("second")
    second.do("daily")
    second.do(f"daily:{TODAY}")
    assert first.session.match.game == second.session.match.game == daily_deal(TODAY).game
    assert first.session.match.seated == second.session.match.seated == ("nia",)
    assert first.html == second.html
    bar = read(first.html).one(id="bar")
    assert bar.one(class_="title").text == "Daily deal"  # short enough for a phone
    assert bar.one("small").text.startswith("Deal 1 of 6, 22 November 2026")
    assert daily_deal(YESTERDAY).game.position.hands != daily_deal(TODAY).game.position.hands


def test_a_deal_begun_by_others_is_no_result_of_the_day() -> None:
    game, _ = play(daily_deal(TODAY).game, legal_actions(daily_deal(TODAY).game.position)[0])
    visitor = Visitor("joined", address="#" + link(PAGE, game, ("nia",)).partition("#")[2])
    visitor.hurry()
    play_on(visitor)
    (result,) = visitor.results
    assert "day" not in result
    assert visitor.session.deals.days == {}


@pytest.mark.slow
def test_a_deal_that_is_played_again_does_not_count_again() -> None:
    visitor = Visitor("twice")
    played(visitor)
    (result,) = visitor.results
    assert result["day"] == TODAY
    assert visitor.days == {TODAY: result["totals"]}
    assert "This is your result for 22 November 2026." in visitor.html
    yours, theirs = result["totals"]
    visitor.do("daily")
    assert f"{yours} to {theirs}." in dialog_text(visitor)
    assert "but your first result is the one that counts." in dialog_text(visitor)
    visitor.do(f"daily:{TODAY}")
    visitor.hurry()
    for _ in range(4000):
        if visitor.session.match.game.outcome:
            break
        visitor.move()
    assert visitor.session.match.game.outcome
    assert len(visitor.results) == 1
    assert visitor.session.results.finished == 1
    assert f"Your result for 22 November 2026 is still {yours} to {theirs}, from your first try." in visitor.html


@pytest.mark.slow
def test_results_are_known_on_the_next_visit() -> None:
    visitor = played(Visitor("next"))
    before = visitor.store
    visitor.arrive(address="?daily=today")
    assert "You have played it" in dialog_text(visitor)
    assert visitor.store == before
    visitor.do(f"daily:{TODAY}")
    assert visitor.session.match.game == daily_deal(TODAY).game


def test_the_link_of_a_day_continues_its_deal() -> None:
    visitor = Visitor(address="?daily=today")
    visitor.rest()
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    mine = visitor.session.match.game
    visitor.arrive(address="?daily=today")
    assert visitor.session.match.game == mine
    assert visitor.dialog == ""
    visitor.do("daily")
    assert "You are playing it now." in dialog_text(visitor)
    visitor.today = "2026-11-23"
    visitor.arrive(address="?daily=today")
    assert visitor.reply.parks


@pytest.mark.slow
def test_a_clock_set_back_is_reported_and_nothing_is_lost() -> None:
    visitor = played(Visitor("clock"))
    kept = dict(visitor.days)
    visitor.today = YESTERDAY
    visitor.arrive(address="?daily=today")
    assert "This device says today is 21 November 2026" in dialog_text(visitor)
    assert "you have already played the deal for 22 November 2026" in dialog_text(visitor)
    assert f"daily:{YESTERDAY}" in Buttons(visitor.dialog).intents
    played(visitor, YESTERDAY)
    assert set(visitor.days) == {TODAY, YESTERDAY}
    assert visitor.days[TODAY] == kept[TODAY]


def test_a_clock_set_back_in_the_middle_of_a_deal_loses_no_result() -> None:
    visitor = Visitor("middle")
    visitor.do(f"daily:{TODAY}")
    visitor.today = YESTERDAY
    visitor.arrive()
    play_on(visitor)
    assert set(visitor.days) == {TODAY}


def test_future_and_invalid_days_are_reported() -> None:
    visitor = Visitor(address="?daily=2027-01-01")
    assert "The deal for 1 January 2027 is not out yet" in dialog_text(visitor)
    assert visitor.session.match.game == daily_deal(TODAY).game
    assert "“tomorow” is not a date" in dialog_text(Visitor(address="?daily=tomorow"))
    assert Visitor(address=f"?daily={YESTERDAY}").session.match.game == daily_deal(YESTERDAY).game


def test_an_embed_deals_the_day_of_its_address() -> None:
    visitor = Visitor("embed", address="?daily=today", embed=True)
    visitor.rest()
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    mine = visitor.session.match.game
    visitor.arrive(address="?daily=today", embed=True)
    assert visitor.session.match.game == mine
    visitor.today = "2026-11-23"
    visitor.arrive(address="?daily=today", embed=True)
    assert visitor.session.match.game == daily_deal("2026-11-23").game


def test_another_game_is_no_daily_deal() -> None:
    deal = daily_deal(TODAY)
    assert day_of(deal.game, deal.bots) == TODAY
    assert day_of(deal.game, ("otto",)) == ""
    assert day_of(daily_deal("2026-02-30").game, deal.bots) == ""
    other = Visitor(address=f"?seed=daily-{TODAY}&bots=nia").session.match  # a game to 21, not a single round
    assert day_of(other.game, other.seated) == ""


def test_a_shared_day_is_the_same_day_and_a_shared_game_of_it_is_opened_as_it_was() -> None:
    visitor = played(Visitor("shared"))
    game, bots = visitor.session.match.game, visitor.session.match.seated
    fresh = Visitor(address=cards_link(PAGE, game, bots))
    assert fresh.session.match.game == daily_deal(TODAY).game
    visitor.arrive(address=cards_link(PAGE, game, bots))
    assert "You have played it" in dialog_text(visitor)
    fresh = Visitor(address=link(PAGE, game, bots))
    assert fresh.session.match.game == game
    assert fresh.results == []


@pytest.mark.parametrize(
    "stored", [None, [], "x", 3, {"today": [1, 2]}, {TODAY: [1]}, {TODAY: [1, "2"]}, {"2026-02-30": [1, 2]}]
)
def test_invalid_stored_results_are_skipped(stored: object) -> None:
    assert known_days(stored) == {}
    visitor = Visitor(days=stored)
    visitor.do("daily")
    assert f"daily:{TODAY}" in Buttons(visitor.dialog).intents
    assert "You have played it" not in dialog_text(visitor)


@pytest.mark.parametrize(
    ("text", "is_one"),
    [(TODAY, True), ("2026-02-29", False), ("20261122", False), ("2026-11-22T1", False), ("", False)],
)
def test_days_are_recognized(text: str, *, is_one: bool) -> None:
    assert requested_day(text, "2027-01-01")[0] == (text if is_one else "2027-01-01")


def begun(visitor: Visitor, day: str) -> Visitor:
    """Return the visitor after the first play of a day's deal."""
    visitor.do(f"daily:{day}")
    visitor.rest()
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    return visitor


def finished_on(visitor: Visitor, day: str, finish: str) -> dict[str, object]:
    """Finish the deal of a day on another date, and return the entry that is stored for it."""
    visitor.today = finish
    visitor.arrive()
    skip_to_the_end(visitor)
    play_on(visitor)
    entry: dict[str, object] = visitor.added["deals"][day]
    return entry


@pytest.mark.parametrize(
    ("dealt", "finish"),
    [
        (TODAY, "2026-11-23"),
        ("2026-12-31", "2027-01-01"),
        ("2028-02-28", "2028-02-29"),
        ("2027-02-28", "2027-03-01"),
        (TODAY, YESTERDAY),
    ],
)
def test_a_deal_counts_for_the_day_on_which_it_was_dealt_also_after_a_reload(dealt: str, finish: str) -> None:
    visitor = Visitor("midnight")
    visitor.today = dealt
    assert finished_on(begun(visitor, dealt), dealt, finish)["on"] == dealt


def test_a_deal_of_an_earlier_day_stays_late_also_after_a_reload() -> None:
    assert finished_on(begun(Visitor("late"), YESTERDAY), YESTERDAY, "2026-11-25")["on"] == TODAY


@pytest.mark.parametrize("since", [None, 3, "", "soon", "2026-02-30", ["2026-11-22"]])
def test_a_save_without_a_date_counts_from_the_visit_that_opens_it(since: object) -> None:
    visitor = begun(Visitor("old"), TODAY)
    visitor.store = json.dumps({**json.loads(visitor.store), "since": since})
    assert finished_on(visitor, TODAY, "2026-11-23")["on"] == "2026-11-23"
    assert "since" not in Visitor("other").first.save


def test_a_dialog_of_yesterday_offers_the_deal_of_today_and_starts_nothing() -> None:
    visitor = Visitor("open")
    visitor.do("daily")
    before, visitor.today = visitor.session.match.game, "2026-11-23"
    visitor.do(f"daily:{TODAY}")
    assert visitor.session.match.game == before
    assert "23 November 2026" in dialog_text(visitor)
    visitor.do("daily:2026-11-23")
    assert visitor.session.match.game == daily_deal("2026-11-23").game
