"""The page's storage adapter, with a dict in place of the browser's storage."""

import json

import pytest

from web.page import backup
from web.page.storage import Storage
from web.page.stored import STORED, StoredValue
from web.shared.protocol import Reply
from web.shared.schema import JSON


class Local:
    """A browser's storage, limited to ``quota`` characters."""

    quota = 1_000

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, name: str) -> str | None:
        """Return the text under a name, or None."""
        return self.texts.get(name)

    def set(self, name: str, text: str) -> bool:
        """Store a text if there is room; return whether it was stored."""
        fits = sum(map(len, {**self.texts, name: text}.values())) <= self.quota
        if fits:
            self.texts[name] = text
        return fits

    def remove(self, name: str) -> None:
        """Remove a text."""
        self.texts.pop(name, None)

    def move(self, name: str, other: str) -> bool:
        """Move a text to another name if there is room; return whether it was moved."""
        text = self.texts.pop(name)
        moved = self.set(other, text)
        if not moved:
            self.texts[name] = text
        return moved

    def fits(self, name: str, characters: int) -> bool:
        """Return whether a text of this length fits under a name; afterwards, the name has no text."""
        fits = self.set(name, "x" * characters)
        self.remove(name)
        return fits

    def names(self, start: str) -> str:
        """Return the names that begin with ``start``, one on each line."""
        return "\n".join(name for name in self.texts if name.startswith(start))


@pytest.fixture
def local() -> Local:
    return Local()


def test_a_written_value_can_be_read_on_the_next_visit(local: Local) -> None:
    assert Storage(local, "a").write("casino.game", {"some": ["thing", 3]}) == ""
    assert Storage(local, "b").read("casino.game") == ({"some": ["thing", 3]}, "")
    assert json.loads(local.texts["casino.game"])["v"] == 1


def test_nothing_is_stored_yet(local: Local) -> None:
    assert Storage(local, "a").read("casino.game") == (None, "")


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "7",
        "[]",
        "{}",
        '{"v": "1", "data": 1}',
        '{"v": 1}',
        '{"v": 0, "data": 1}',
        '{"v": -1, "data": 1}',
        '{"v": true, "data": 1}',
    ],
)
def test_a_mangled_value_is_reported_and_never_overwritten(local: Local, text: str) -> None:
    local.texts["casino.game"] = text
    storage = Storage(local, "a")
    assert storage.read("casino.game") == (None, "mangled")
    assert storage.write("casino.game", "new") == "kept out"
    assert storage.text("casino.game") == text
    assert storage.write("casino.settings", "new") == ""
    storage.let_in("casino.game")
    assert storage.write("casino.game", "new") == ""
    assert storage.read("casino.game") == ("new", "")


def test_a_value_of_a_newer_version_is_reported_and_never_overwritten(local: Local) -> None:
    Storage(local, "a", version=2).write("casino.game", "from the future")
    storage = Storage(local, "b")
    assert storage.read("casino.game") == (None, "newer")
    assert storage.write("casino.game", "old") == "kept out"
    assert Storage(local, "c", version=2).read("casino.game") == ("from the future", "")


def test_a_value_that_the_engine_cannot_read_can_be_protected(local: Local) -> None:
    storage = Storage(local, "a")
    storage.write("casino.game", "text that is no game")
    storage.keep_out("casino.game")
    assert storage.write("casino.game", "new") == "kept out"


def test_older_data_are_migrated_and_the_old_text_is_kept(local: Local) -> None:
    Storage(local, "a").write("casino.game", "one")

    def later(name: str, data: JSON) -> JSON:
        return f"{data}, later {name}"

    storage = Storage(local, "b", version=3, migrations={1: later, 2: later})
    assert storage.read("casino.game") == ("one, later casino.game, later casino.game", "")
    assert json.loads(local.texts["casino.game.v1"])["data"] == "one"


def test_a_full_storage_is_reported(local: Local) -> None:
    storage = Storage(local, "a")
    assert storage.write("casino.table", "x" * 2_000) == "full"
    assert storage.write("casino.game", "small") == ""


def test_another_tab_is_noticed_and_not_overwritten(local: Local) -> None:
    first, second = Storage(local, "a"), Storage(local, "b")
    assert first.write("casino.game", "mine", alone=True) == ""
    assert second.write("casino.game", "no, mine", alone=True) == ""
    assert first.write("casino.game", "still mine", alone=True) == "elsewhere"
    assert second.write("casino.game", "mine", alone=True) == ""
    assert first.is_foreign(local.texts["casino.game"])
    assert not second.is_foreign(local.texts["casino.game"])


def test_settings_can_be_written_by_any_page(local: Local) -> None:
    first, second = Storage(local, "a"), Storage(local, "b")
    for storage in (first, second, first):
        assert storage.write("casino.settings", {"theme": storage.tab}) == ""
    assert second.read("casino.settings") == ({"theme": "a"}, "")


def test_without_storage_values_last_as_long_as_the_page() -> None:
    storage = Storage(None, "a")
    assert storage.refused
    assert storage.write("casino.game", "mine", alone=True) == ""
    assert storage.read("casino.game") == ("mine", "")


@pytest.mark.parametrize("refused", [False, True])
def test_names_are_listed_and_removed(local: Local, *, refused: bool) -> None:
    storage = Storage(None if refused else local, "a")
    for name in ("casino.done.2", "casino.game", "casino.done.1"):
        storage.write(name, name)
    assert storage.names("casino.done.") == ["casino.done.1", "casino.done.2"]
    storage.remove("casino.done.1")
    storage.remove("casino.done.3")
    assert storage.names("casino.done.") == ["casino.done.2"]
    assert storage.read("casino.game") == ("casino.game", "")


def test_the_room_can_be_tested(local: Local) -> None:
    storage = Storage(local, "a")
    storage.write("casino.game", "x" * 300)
    before = dict(local.texts)
    assert storage.has_room(500)
    assert not storage.has_room(900)
    assert local.texts == before


def test_an_entry_is_added_once(local: Local) -> None:
    storage = Storage(local, "a")
    assert storage.add("casino.days", "2026-11-21", [7, 4]) == ""
    assert Storage(local, "b").add("casino.days", "2026-11-22", [5, 6]) == ""
    assert storage.add("casino.days", "2026-11-22", [11, 0]) == ""
    assert storage.read("casino.days") == ({"2026-11-21": [7, 4], "2026-11-22": [5, 6]}, "")


def test_an_entry_can_replace_another_and_none_deletes_it(local: Local) -> None:
    storage = Storage(local, "a")
    for value in (1, 2):
        assert storage.add("casino.mistakes", "one", {"times": value}, replaces=True) == ""
    assert storage.add("casino.mistakes", "two", {"times": 0}, replaces=True) == ""
    assert storage.read("casino.mistakes")[0] == {"one": {"times": 2}, "two": {"times": 0}}
    for name in ("one", "one", "never there"):
        assert storage.add("casino.mistakes", name, None, replaces=True) == ""
    assert storage.read("casino.mistakes")[0] == {"two": {"times": 0}}


def test_an_unsound_value_is_set_aside_before_an_entry_is_added(local: Local) -> None:
    storage = Storage(local, "a")
    storage.write("casino.days", ["mine"])
    odd = local.texts["casino.days"]
    assert storage.add("casino.days", "2026-11-22", [5, 6]) == ""
    assert storage.read("casino.days")[0] == {"2026-11-22": [5, 6]}
    assert local.texts["casino.aside.casino.days"] == odd


class Roomy(Local):
    """A browser's storage with room for ten million characters."""

    quota = 10_000_000


@pytest.mark.parametrize("name", [*STORED])
@pytest.mark.parametrize(
    "text",
    [
        "{",
        '{"v": 0, "data": {}}',
        '{"v": -1, "data": []}',
        '{"v": 1, "data": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"v": 1, "data": "' + "x" * 4_000_000 + '"}',
        '{"v": 1, "data": 7}',
        '{"v": 1, "data": {"theme": 1e999}}',
        '{"v": 1, "data": [-1e999]}',
        '{"v": 1, "data": {"2026-11-22": [[1' + "0" * 5_000 + "]]}}",
    ],
    ids=lambda text: text[:24],
)
def test_a_mangled_value_is_set_aside_as_it_was_and_its_name_is_free(name: str, text: str) -> None:
    local = Roomy()
    local.texts[name] = text
    storage = Storage(local, "a")
    assert storage.set_aside([*STORED]) == [name]
    assert local.texts == {f"casino.aside.{name}": text}
    assert storage.read(name) == (None, "")
    sound = STORED[name].kind()
    assert storage.write(name, sound) == ""
    assert Storage(local, "b").read(name) == (sound, "")
    local.texts[name] = text + " "
    assert Storage(local, "b").set_aside([name]) == [name]
    assert storage.names("casino.aside.") == [f"casino.aside.{name}", f"casino.aside.{name}.2"]


def test_a_value_of_a_newer_version_is_not_set_aside(local: Local) -> None:
    Storage(local, "a", version=2).write("casino.settings", {"theme": "new"})
    assert Storage(local, "b").set_aside(["casino.settings"]) == []


def test_a_value_that_cannot_be_set_aside_stays(local: Local) -> None:
    text = local.texts["casino.settings"] = "x" * 995
    local.quota = len(text)  # longer names have no room
    local.set = lambda name, text: name == "casino.settings" and not local.texts.update({name: text})  # type: ignore[method-assign]
    storage = Storage(local, "a")
    assert storage.set_aside(["casino.settings"]) == []
    assert local.texts == {"casino.settings": text}
    assert storage.write("casino.settings", {}) == "kept out"


# ---------- the table of stored values ----------


def test_every_value_in_a_backup_can_be_merged() -> None:
    assert sorted(backup.NAMES) == sorted([*backup.MERGES, *backup.ENTRY_CHECKS, *backup.CHECKS])


@pytest.mark.parametrize("value", STORED.values(), ids=lambda value: value.name)
def test_a_row_says_what_messages_do(value: StoredValue) -> None:
    assert value.init in ("", "all", "site", "course", "friend")
    assert value.reply in ("", "set", "add", "replace")
    assert value.reply != "set" or value.part in Reply.__annotations__
    assert value.kind is dict or value.reply not in ("add", "replace")
    assert bool(value.part) == bool(value.init or value.reply)
