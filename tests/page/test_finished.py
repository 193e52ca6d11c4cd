"""Finished games in the storage and in backups."""

import json
from copy import deepcopy
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_core.notation.record import game_text, parse_game_file
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.page.archives import backup_text, kept
from tests.page.test_storage import Local
from tests.worker.test_game_statistics import played
from web.page.backup import LARGEST_FILE, last_backup, merge, note_backup, read_backup
from web.page.finished import (
    OLDER,
    PREFIX,
    RESERVE,
    clean,
    entries,
    file_text,
    is_own,
    keep,
    margin,
    moves,
    name_of,
    rounds,
    seating,
    slim,
    variant,
)
from web.page.storage import Storage
from web.shared.games import COUNTED
from web.shared.schema import Backup, FinishedGame

NOW = "2026-11-22T04:20:21.123Z"


def finished(number: int = 0, **other: Any) -> FinishedGame:
    """Return a finished game of three rounds; `other` replaces or adds fields, valid or not."""
    points = [[7, 4], [3 + number % 5, 8], [11, 0]]
    totals = [sum(each[side] for each in points) for side in (0, 1)]
    tally: dict[str, Any] = {"points": points, "margin": totals[0] - totals[1], **dict.fromkeys(COUNTED, number)}
    game = {
        "at": f"2026-{1 + number // 28 % 12:02}-{1 + number % 28:02}T10:00:00.000Z",
        "game": f"classic/s{number}/8D_4H_2C3H=5/-/5S",
        "bots": ["nia"],
        "totals": totals,
        "won": True,
        "tally": tally,
    }
    return cast(FinishedGame, game | other)


def cleaned(game: object) -> FinishedGame:
    """Return a game as `clean` leaves it; the game must be valid."""
    sound = clean(game)
    assert sound is not None
    return sound


def restored(text: str) -> Backup:
    """Return the content of a backup, which must be valid."""
    backup, problem = read_backup(text)
    assert backup is not None
    assert problem == ""
    return backup


def storage(tab: str = "a", quota: int = 5_000_000) -> Storage:
    """Return a tab's access to a new storage of `quota` characters, by default as many as browsers allow."""
    local = Local()
    local.quota = quota
    return Storage(local, tab)


def stored(where: Storage) -> dict[str, str]:
    """Return all stored values as JSON, by name, without the tabs that stored them."""
    return {name: json.dumps(where.read(name)[0], sort_keys=True) for name in where.names("casino.")}


def test_games_are_kept_in_the_order_in_which_they_ended() -> None:
    where = storage()
    for number in (5, 2, 9):
        assert keep(where, finished(number)) == ""
    assert kept(where) == ([finished(number) for number in (2, 5, 9)], 0)


def test_tabs_do_not_overwrite_each_other() -> None:
    local = Local()
    local.quota = 1_000_000
    one, other = Storage(local, "a"), Storage(local, "b")
    keep(one, finished(1))
    keep(other, finished(2))
    keep(one, finished(3))
    assert kept(one) == kept(other) == ([finished(number) for number in (1, 2, 3)], 0)


def test_unreadable_games_stay_and_are_counted() -> None:
    where = storage()
    keep(where, finished(1))
    where.write(f"{PREFIX}1", {"no": "game"})
    assert kept(where) == ([finished(1)], 1)
    assert where.text(f"{PREFIX}1")


def test_marks_stay_with_a_game_and_nothing_else_does() -> None:
    where = storage()
    marked = finished(1, takebacks=3, again=True, resigned=True, joined=True, day="2026-11-22")
    keep(where, marked)
    keep(where, finished(2, takebacks=-1, again="yes", resigned=False, day="2026-11-22 and more", colour="red"))
    assert kept(where)[0] == [marked, finished(2)]


def test_the_list_of_older_versions_is_split() -> None:
    where = storage()
    older = [{name: value for name, value in finished(number).items() if name != "tally"} for number in range(3)]
    where.write(OLDER, older)
    assert kept(where) == (older, 0)
    assert not where.text(OLDER)
    assert kept(where) == (older, 0)


def test_a_list_with_unreadable_games_stays() -> None:
    where = storage()
    where.write(OLDER, [finished(1), "no game"])
    assert kept(where) == ([finished(1)], 0)
    assert where.text(OLDER)


def test_a_full_storage_keeps_the_result_without_the_moves_and_leaves_room_to_play_on() -> None:
    where = storage(quota=RESERVE + 3_000)
    problems = [
        keep(where, finished(number, game=f"classic/s{number}/{'_'.join(['8D'] * 300)}")) for number in range(9)
    ]
    assert problems[:2] == ["", ""]
    assert "slim" in problems
    games, unreadable = kept(where)
    assert not unreadable
    assert [rounds(game) for game in games] == [3] * len(games)
    assert not moves(games[-1])
    assert where.write("casino.game", "x" * 50_000) == ""


def test_a_storage_without_room_says_so() -> None:
    assert keep(storage(quota=10), finished()) == "full"


def test_statistics_without_room_leave_the_stored_result() -> None:
    game = finished()
    before = {name: value for name, value in game.items() if name != "tally"}
    where = storage(quota=200)  # a result without moves takes about 150 characters, with statistics about 270
    assert [keep(where, cleaned(before)), keep(where, game)] == ["slim", "full"]
    assert [stored_game["totals"] for stored_game in kept(where)[0]] == [game["totals"]]


def test_properties_of_a_game() -> None:
    game = finished(1)
    assert (variant(game), seating(game), rounds(game), margin(game)) == ("classic", "2", 3, 10)
    assert seating(finished(game="royal:seats=4,team=2/s/-", bots=["nia"] * 3)) == "2v2"
    assert seating(finished(bots=["nia"] * 2, totals=[1, 2, 3], tally=None)) == "3"
    untold = finished(totals=[12, 22], won=False, tally=None)
    assert (rounds(cleaned(untold)), margin(cleaned(untold))) == (3, -10)
    assert rounds(slim(cleaned(untold))) == 0
    assert name_of(slim(game)) == name_of(game)


@pytest.mark.parametrize("preset", ["classic", "royal", "swazi", "tablic"])
def test_the_file_of_a_game_can_be_read(preset: str) -> None:
    game = played(variant_rules(preset), "file")
    bots = ["nia", "otto", "lena"][: game.rules.seats - 1]
    entry = finished(game=game_text(game), bots=bots, totals=[*game.totals], name='At "home"', tally=None)
    again, tags = parse_game_file(file_text(cleaned(entry), ["You", *bots]))
    assert again == game
    assert tags["Name"] == "At  home "
    assert tags["Bots"] == ",".join(bots)


TOGETHER = finished(
    3, bots=["person", "nia", "person"], names=["Ann", "", "Ben"], won=False, winners=[2], totals=[1, 2, 3], tally=None
)
WATCHED = finished(4, bots=["nia", "otto"], won=False, winners=[0, 1])


def test_games_of_several_people_and_of_bots_alone() -> None:
    together, watched = clean(TOGETHER), clean(WATCHED)
    assert together == {name: value for name, value in TOGETHER.items() if name != "tally"}
    assert watched == WATCHED
    assert [is_own(game) for game in (together, watched, finished(1))] == [False, False, True]
    assert [seating(game) for game in (together, watched)] == ["3", "2"]
    assert entries(together) == ["person:Ann", "nia", "person:Ben"]
    assert '[Seats "person:Ann,nia,person:Ben"]' in file_text(together, ["Ann", "Nia", "Ben"])


@pytest.mark.parametrize(
    "other", [{"winners": None}, {"winners": []}, {"winners": [3]}, {"winners": [-1]}, {"winners": ["Ann"]}]
)
def test_a_game_without_a_winner_is_unsound(other: dict[str, Any]) -> None:
    assert clean(TOGETHER | other) is None


@pytest.mark.parametrize("names", [None, "Ann", ["Ann"], ["Ann", "", 3], ["Ann", "", "x" * 17]])
def test_unsound_names_are_left_out(names: object) -> None:
    assert "names" not in cleaned({**TOGETHER, "names": names})


# ---------- backups ----------


def test_a_backup_moves_everything_to_another_browser() -> None:
    here, there = storage(), storage("b")
    for number in range(40):
        keep(here, finished(number))
    here.write("casino.settings", {"theme": "dark", "python": "ready"})
    here.write("casino.games", [{"name": "Sunday", "rules": "royal"}])
    here.write("casino.game", "a save")
    copy = restored(backup_text(here, NOW))
    assert merge(there, copy) == {"new": 40, "known": 0, "bad": 0, "full": 0, "more": 3}
    assert kept(there) == kept(here)
    assert there.read("casino.settings")[0] == {"theme": "dark"}
    assert there.read("casino.games") == here.read("casino.games")
    assert there.read("casino.game") == here.read("casino.game")
    before = stored(there)
    assert merge(there, copy) == {"new": 0, "known": 40, "bad": 0, "full": 0, "more": 0}
    assert stored(there) == before


def test_results_of_daily_deals_are_merged_and_the_first_stays() -> None:
    here, there = Storage(Local(), "a"), Storage(Local(), "b")
    here.write("casino.days", {"2026-11-20": [3, 8], "2026-11-21": [7, 4]})
    there.write("casino.days", {"2026-11-21": [1, 10]})
    copy = restored(backup_text(here, "now"))
    assert merge(there, copy)["more"] == 1
    assert there.read("casino.days")[0] == {"2026-11-20": [3, 8], "2026-11-21": [1, 10]}
    assert merge(there, copy)["more"] == 0
    copy["values"]["casino.days"] = {"2026-11-19": "won", "2026-11-18": [1]}
    assert merge(there, copy)["more"] == 0


def test_the_time_of_the_last_backup_is_known() -> None:
    where = storage()
    assert last_backup(where) == ""
    note_backup(where, NOW)
    note_backup(where, "2025-01-01T10:00:00.000Z")
    note_backup(where, "yesterday")
    note_backup(where, None)
    assert last_backup(where) == NOW
    where.write("casino.copied", 3)
    assert last_backup(where) == ""


def test_a_backup_replaces_nothing() -> None:
    here, there = storage(), storage("b")
    for where, theme in ((here, "dark"), (there, "light")):
        where.write("casino.settings", {"theme": theme})
        where.write("casino.game", theme)
        where.write("casino.games", [{"name": "Sunday", "rules": theme}])
    copy = restored(backup_text(here, NOW))
    for _ in range(2):
        merge(there, copy)
        assert there.read("casino.settings")[0] == {"theme": "light"}
        assert there.read("casino.game")[0] == "light"
        games = [{"name": "Sunday", "rules": "light"}, {"name": "Sunday 2", "rules": "dark"}]
        assert there.read("casino.games")[0] == games


def test_a_backup_adds_missing_moves() -> None:
    where = storage()
    keep(where, slim(finished(1)))
    assert merge(where, {"games": [finished(1)]})["known"] == 1
    assert kept(where)[0] == [finished(1)]
    merge(where, {"games": [slim(finished(1))]})
    assert kept(where)[0] == [finished(1)]


def test_a_better_copy_without_room_for_its_moves_leaves_those_that_are_here() -> None:
    where, here = storage(), finished(1)
    assert keep(where, here) == ""
    where._local.quota = len(where.text(name_of(here))) + 50_000  # type: ignore[attr-defined]  # less than the reserve
    counts = merge(where, restored(json.dumps({"casino": 1, "games": [{**here, "name": "Ours"}]})))
    assert counts["full"] == 1
    assert kept(where) == ([here], 0)


def test_a_backup_that_does_not_fit() -> None:
    where = storage(quota=RESERVE + 2_000)
    counts = merge(where, {"games": [finished(number) for number in range(1000)]})
    assert counts["full"] > 0
    assert counts["new"] == len(kept(where)[0])
    assert sum(counts.values()) == 1000


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "kind"),
        ("[]", "kind"),
        ("7", "kind"),
        ('[Rules "classic"]', "kind"),
        ("{}", "kind"),
        ('{"casino": true, "games": []}', "kind"),
        ('{"casino": 0, "games": []}', "kind"),
        ('{"casino": 1', "broken"),
        ('{"casino": 1, "games": {}}', "broken"),
        ('{"casino": 1, "games": [], "values": 3}', "broken"),
        ('{"casino": 2, "anything": []}', "newer"),
        ("[" * 100_000, "kind"),
        ("\x00\xff", "kind"),
    ],
)
def test_the_fault_of_a_file(text: str, problem: str) -> None:
    assert read_backup(text) == (None, problem)


def test_a_truncated_backup_is_recognized() -> None:
    where = storage()
    keep(where, finished(1))
    text = backup_text(where, NOW)
    assert {read_backup(text[:end])[1] for end in range(20, len(text))} == {"broken"}
    assert len(text) < LARGEST_FILE


games = st.integers(0, 30).map(finished)
variations = games | games.map(slim) | games.map(lambda game: {k: v for k, v in game.items() if k != "tally"})
lists = st.lists(variations, max_size=8)


@settings(max_examples=amount(30, 500))
@given(lists, lists)
def test_merging_is_commutative_and_idempotent(one: list[Any], other: list[Any]) -> None:
    results = []
    for first, second in ((one, other), (other, one), (one + other, other + one)):
        where = storage()
        for games in (first, second, first):
            merge(where, {"games": games})
        results.append(stored(where))
    assert results[0] == results[1] == results[2]


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["classic/s", NOW]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def mangled(draw: st.DrawFn) -> dict[str, Any]:
    """Return a backup in which one value, anywhere, is replaced with something random."""
    where = storage()
    keep(where, finished(1))
    where.write("casino.games", [{"name": "Sunday", "rules": "royal"}])
    where.write("casino.settings", {"theme": "dark"})
    copy: dict[str, Any] = json.loads(backup_text(where, NOW))
    place: Any = copy
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = draw(st.sampled_from(keys))
        if isinstance(place[key], list | dict) and place[key] and draw(st.booleans()):
            place = place[key]
            continue
        place[key] = draw(anything)
        return copy


@settings(max_examples=amount(60, 1000))
@given(mangled())
def test_an_edited_backup_breaks_nothing_and_loses_nothing(copy: dict[str, Any]) -> None:
    where = storage()
    keep(where, finished(7))
    backup, problem = read_backup(json.dumps(copy))
    if backup is None:
        assert problem in {"kind", "broken", "newer"}
        return
    merge(where, deepcopy(backup))
    games, unreadable = kept(where)
    assert finished(7) in games
    assert not unreadable
    for game in games:
        assert variant(game)
        assert rounds(game) >= 0
        assert isinstance(margin(game), int)
        assert file_text(game, ["You", *game["bots"]])
    before = stored(where)
    merge(where, deepcopy(backup))
    assert stored(where) == before


@pytest.mark.parametrize(
    ("name", "value", "nonsense"),
    [
        ("casino.room", "Sunday", 5),
        ("casino.keys", {"table": "x"}, {"table": ["x"]}),
        ("casino.away", ["cards"], "cards"),
    ],
)
def test_names_keys_and_notices_are_in_backups(name: str, value: Any, nonsense: Any) -> None:
    here, there = Storage(None, "here"), Storage(None, "there")
    here.write(name, value)
    copy = restored(backup_text(here, NOW))
    assert merge(there, copy)["more"] == 1
    assert there.read(name)[0] == value
    assert merge(there, copy)["more"] == 0
    copy["values"][name] = nonsense
    assert merge(Storage(None, "third"), copy)["more"] == 0
