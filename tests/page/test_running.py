"""Running games: none is ever lost, even if a page ends in the middle of a change or the storage is full."""

import json
import random

import pytest

from tests.page.archives import backup_text
from tests.page.test_storage import Local
from web.page.backup import merge, read_backup
from web.page.running import clear_table, park, put_on_table, resume, running_game, running_games, tidy
from web.page.storage import Storage
from web.page.stored import GAME, GLANCE, RUNNING, TABLE
from web.shared.schema import Glance

NOW = "2026-11-23T04:20:21.123Z"


class Ended(Exception):  # noqa: N818 - not an error
    """The page was closed in the middle of a change."""


class Fragile(Local):
    """A browser's storage whose page ends after ``writes`` changes: further changes raise ``Ended``."""

    quota = 10_000_000
    writes = 1_000_000

    def set(self, name: str, text: str) -> bool:
        """Store a text. Raises Ended if the page has ended."""
        self._live()
        return super().set(name, text)

    def remove(self, name: str) -> None:
        """Remove a text. Raises Ended if the page has ended."""
        self._live()
        super().remove(name)

    def _live(self) -> None:
        self.writes -= 1
        if self.writes < 0:
            raise Ended


@pytest.fixture
def local() -> Fragile:
    return Fragile()


def list_entry(title: str, *, running: bool = True) -> Glance:
    """Return the entry of a game in the list of running games."""
    return {
        "title": title,
        "who": ["Nia"],
        "totals": [3, 5],
        "loose": ["8D", "TC"],
        "builds": [9],
        "hand": ["AS"],
        "bots": ["nia"],
        "running": running,
    }


def play(storage: Storage, save: str, *, running: bool = True) -> None:
    """Store a game as the one on the table, with its list entry."""
    put_on_table(storage, save, list_entry(save, running=running))


def begin(storage: Storage, save: str, number: int = 0) -> None:
    """Start another game, as a page does: park the game on the table first."""
    if park(storage, f"2026-11-23T04:20:21.{number:03}Z"):
        play(storage, save)


def saves(local: Local) -> set[str]:
    """Return the saves of all running games that a new page finds."""
    return {str(game.get("save")) for _, game in running_games(Storage(local, "new"))}


def test_a_new_game_parks_the_previous_one(local: Fragile) -> None:
    storage = Storage(local, "a")
    play(storage, "one")
    begin(storage, "two", 1)
    begin(storage, "three", 2)
    assert [game.get("save") for _, game in running_games(storage)] == ["three", "two", "one"]
    assert running_games(storage)[1][1].get("glance") == list_entry("one") | {"title": "two"}


def test_a_running_game_is_put_back_on_the_table_and_the_other_one_is_parked(local: Fragile) -> None:
    storage = Storage(local, "a")
    play(storage, "one")
    begin(storage, "two")
    [name] = storage.names(RUNNING)
    assert resume(storage, name, NOW)
    assert storage.read(GAME) == ("one", "")
    assert saves(local) == {"one", "two"}
    assert not resume(storage, name, NOW)  # the game is no longer parked


def test_a_game_that_is_over_is_not_parked(local: Fragile) -> None:
    storage = Storage(local, "a")
    play(storage, "one")
    begin(storage, "two")
    play(storage, "two, over", running=False)
    assert resume(storage, storage.names(RUNNING)[0], NOW)
    assert saves(local) == {"one"}


def test_thirty_games_survive_pages_that_end_at_any_moment(local: Fragile) -> None:
    chance = random.Random(30)
    storage = Storage(local, "a")
    play(storage, "game 0")
    for number in range(1, 30):
        begin(storage, f"game {number}", number)
    for visit in range(300):
        storage = Storage(local, f"tab {visit}")
        local.writes = chance.randrange(8)
        try:
            tidy(storage)
            resume(storage, chance.choice(storage.names(RUNNING)), f"2026-11-24T04:{visit % 60:02}:21.{visit:03}Z")
        except Ended:
            pass
        local.writes = 1_000_000
        assert saves(local) == {f"game {number}" for number in range(30)}, visit
    tidy(Storage(local, "last"))
    assert len(running_games(Storage(local, "last"))) == 30


@pytest.mark.parametrize("room", range(0, 600, 23))
def test_a_full_storage_keeps_what_is_under_way(local: Fragile, room: int) -> None:
    storage = Storage(local, "a")
    play(storage, "one")
    local.quota = sum(map(len, local.texts.values())) + room
    begin(storage, "two")
    assert "one" in saves(local)
    for name in storage.names(RUNNING):
        resume(storage, name, NOW)
        assert "one" in saves(local)


def test_a_broken_game_among_thirty_does_not_affect_the_others(local: Fragile) -> None:
    storage = Storage(local, "a")
    play(storage, "game 0")
    for number in range(1, 30):
        begin(storage, f"game {number}", number)
    broken = storage.names(RUNNING)[7]
    for text in ('{"v": 1, "data": {"at": 3', "[]", '{"v": 9, "data": {}}', '{"v": 1, "data": [1]}', "\0"):
        local.texts[broken] = text
        games = dict(running_games(Storage(local, "b")))
        assert games.pop(broken) == {"at": "", "text": text}
        assert all("save" in game for game in games.values())
        assert not resume(Storage(local, "b"), broken, NOW)
        assert local.texts[broken] == text


def test_an_unreadable_game_is_parked_as_it_is(local: Fragile) -> None:
    local.texts[GAME] = "mangled"
    storage = Storage(local, "a")
    assert storage.read(GAME) == (None, "mangled")
    assert park(storage, NOW)
    storage.let_in(GAME)
    play(storage, "new")
    assert [game.get("text") for _, game in running_games(storage)] == [None, "mangled"]


@pytest.mark.parametrize(
    "value", [None, 3, "text", [], {}, {"save": 3}, {"save": ""}, {"save": "x" * 300_000}, {"text": None}]
)
def test_unsound_running_games_are_none(value: object) -> None:
    assert running_game(json.loads(json.dumps(value))) is None


@pytest.mark.parametrize("shown", [None, 3, [], {"title": 3}, {"title": "x", "loose": [3, "ZZ", '"><', "8D"]}])
def test_only_sound_parts_of_a_list_entry_remain(shown: object) -> None:
    game = running_game(json.loads(json.dumps({"at": "today", "save": "x", "glance": shown})))
    assert game is not None
    entry = game.get("glance")
    assert entry is None or (entry["loose"], entry["totals"], entry["running"]) == (["8D"], [], False)


def test_a_backup_moves_all_running_games_to_another_browser(local: Fragile) -> None:
    storage = Storage(local, "a")
    play(storage, "one")
    begin(storage, "two")
    other = Fragile()
    there = Storage(other, "b")
    play(there, "mine")
    for _ in range(2):  # the second time adds nothing
        backup, problem = read_backup(backup_text(storage, NOW))
        assert (backup is not None, problem) == (True, "")
        if backup:
            merge(there, backup)
        assert saves(other) == {"mine", "one", "two"}
        assert len(running_games(there)) == 3


def test_the_game_on_the_table_can_be_discarded_and_its_players_stay_known(local: Fragile) -> None:
    storage = Storage(local, "a")
    play(storage, "one")
    begin(storage, "two")
    storage.write(TABLE, "<p>two</p>")
    clear_table(storage)
    assert saves(local) == {"one"}
    assert storage.names("casino.game") == storage.names(TABLE) == []
    assert storage.read(GLANCE)[0] == list_entry("two", running=False)


@pytest.mark.parametrize(("at", "known"), [(NOW, NOW), ("yesterday", None), (None, None)])
def test_a_list_entry_has_the_time_of_the_last_play(local: Fragile, at: object, known: str | None) -> None:
    storage = Storage(local, "a")
    storage.write(GAME, "one")
    storage.write(GLANCE, {**list_entry("one"), "at": at})
    [(_, game)] = running_games(storage)
    shown = game.get("glance")
    assert shown
    assert shown.get("at") == known
