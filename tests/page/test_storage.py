"""The storage adapter of the page, over a browser made of a dict."""

import json

import pytest

from web.page.storage import Storage
from web.page.stored import STORED
from web.shared.schema import JSON


class Local:
    """A browser's storage: takes nothing more once it holds more than ``quota`` characters."""

    quota = 1_000

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, name: str) -> str | None:
        """The text under a name, or None."""
        return self.texts.get(name)

    def set(self, name: str, text: str) -> bool:
        """Keep a text if there is room; tells whether there is."""
        fits = sum(map(len, {**self.texts, name: text}.values())) <= self.quota
        if fits:
            self.texts[name] = text
        return fits

    def remove(self, name: str) -> None:
        """Forget a text."""
        self.texts.pop(name, None)

    def move(self, name: str, other: str) -> bool:
        """Keep a text under another name if there is room; tells whether there is."""
        text = self.texts.pop(name)
        moved = self.set(other, text)
        if not moved:
            self.texts[name] = text
        return moved

    def fits(self, name: str, characters: int) -> bool:
        """Whether there is room for so many characters."""
        fits = self.set(name, "x" * characters)
        self.remove(name)
        return fits

    def names(self, start: str) -> str:
        """The names that begin with a text, a line each."""
        return "\n".join(name for name in self.texts if name.startswith(start))


@pytest.fixture
def local() -> Local:
    return Local()


def test_what_is_written_can_be_read_on_the_next_visit(local: Local) -> None:
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
def test_what_is_mangled_is_told_and_never_overwritten(local: Local, text: str) -> None:
    local.texts["casino.game"] = text
    storage = Storage(local, "a")
    assert storage.read("casino.game") == (None, "mangled")
    assert storage.write("casino.game", "new") == "kept out"
    assert storage.text("casino.game") == text
    assert storage.write("casino.settings", "new") == ""
    storage.let_in("casino.game")
    assert storage.write("casino.game", "new") == ""
    assert storage.read("casino.game") == ("new", "")


def test_what_a_newer_version_stored_is_told_and_never_overwritten(local: Local) -> None:
    Storage(local, "a", version=2).write("casino.game", "from the future")
    storage = Storage(local, "b")
    assert storage.read("casino.game") == (None, "newer")
    assert storage.write("casino.game", "old") == "kept out"
    assert Storage(local, "c", version=2).read("casino.game") == ("from the future", "")


def test_what_the_engine_cannot_read_can_be_kept_out_too(local: Local) -> None:
    storage = Storage(local, "a")
    storage.write("casino.game", "text that is no game")
    storage.keep_out("casino.game")
    assert storage.write("casino.game", "new") == "kept out"


def test_older_data_are_brought_up_to_date_and_the_old_copy_kept(local: Local) -> None:
    Storage(local, "a").write("casino.game", "one")

    def later(name: str, data: JSON) -> JSON:
        return f"{data}, later {name}"

    storage = Storage(local, "b", version=3, migrations={1: later, 2: later})
    assert storage.read("casino.game") == ("one, later casino.game, later casino.game", "")
    assert json.loads(local.texts["casino.game.v1"])["data"] == "one"


def test_a_full_storage_is_told(local: Local) -> None:
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


def test_settings_are_everybodys(local: Local) -> None:
    first, second = Storage(local, "a"), Storage(local, "b")
    for storage in (first, second, first):
        assert storage.write("casino.settings", {"theme": storage.tab}) == ""
    assert second.read("casino.settings") == ({"theme": "a"}, "")


def test_where_storage_is_refused_the_page_remembers() -> None:
    storage = Storage(None, "a")
    assert storage.refused
    assert storage.write("casino.game", "mine", alone=True) == ""
    assert storage.read("casino.game") == ("mine", "")


@pytest.mark.parametrize("refused", [False, True])
def test_names_are_listed_and_forgotten(local: Local, *, refused: bool) -> None:
    storage = Storage(None if refused else local, "a")
    for name in ("casino.done.2", "casino.game", "casino.done.1"):
        storage.write(name, name)
    assert storage.names("casino.done.") == ["casino.done.1", "casino.done.2"]
    storage.remove("casino.done.1")
    storage.remove("casino.done.3")
    assert storage.names("casino.done.") == ["casino.done.2"]
    assert storage.read("casino.game") == ("casino.game", "")


def test_how_much_room_there_is_can_be_asked(local: Local) -> None:
    storage = Storage(local, "a")
    storage.write("casino.game", "x" * 300)
    before = dict(local.texts)
    assert storage.has_room(500)
    assert not storage.has_room(900)
    assert local.texts == before


def test_a_value_is_put_beside_others_once(local: Local) -> None:
    storage = Storage(local, "a")
    assert storage.add("casino.days", "2026-11-21", [7, 4]) == ""
    assert Storage(local, "b").add("casino.days", "2026-11-22", [5, 6]) == ""
    assert storage.add("casino.days", "2026-11-22", [11, 0]) == ""
    assert storage.read("casino.days") == ({"2026-11-21": [7, 4], "2026-11-22": [5, 6]}, "")


def test_a_value_takes_the_place_of_another_where_it_is_to_and_none_takes_it_away(local: Local) -> None:
    storage = Storage(local, "a")
    for value in (1, 2):
        assert storage.add("casino.mistakes", "one", {"times": value}, replaces=True) == ""
    assert storage.add("casino.mistakes", "two", {"times": 0}, replaces=True) == ""
    assert storage.read("casino.mistakes")[0] == {"one": {"times": 2}, "two": {"times": 0}}
    for name in ("one", "one", "never there"):
        assert storage.add("casino.mistakes", name, None, replaces=True) == ""
    assert storage.read("casino.mistakes")[0] == {"two": {"times": 0}}


def test_what_somebody_has_put_in_place_of_values_stays_beside(local: Local) -> None:
    storage = Storage(local, "a")
    storage.write("casino.days", ["mine"])
    odd = local.texts["casino.days"]
    assert storage.add("casino.days", "2026-11-22", [5, 6]) == ""
    assert storage.read("casino.days")[0] == {"2026-11-22": [5, 6]}
    assert local.texts["casino.aside.casino.days"] == odd


class Roomy(Local):
    """A browser's storage as large as it usually is."""

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
def test_what_is_mangled_is_set_aside_as_it_was_and_the_name_is_free(name: str, text: str) -> None:
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


def test_what_a_newer_version_has_stored_is_not_set_aside(local: Local) -> None:
    Storage(local, "a", version=2).write("casino.settings", {"theme": "new"})
    assert Storage(local, "b").set_aside(["casino.settings"]) == []


def test_what_cannot_be_set_aside_stays_where_it_is(local: Local) -> None:
    text = local.texts["casino.settings"] = "x" * 995
    local.quota = len(text)  # longer names have no room
    local.set = lambda name, text: name == "casino.settings" and not local.texts.update({name: text})  # type: ignore[method-assign]
    storage = Storage(local, "a")
    assert storage.set_aside(["casino.settings"]) == []
    assert local.texts == {"casino.settings": text}
    assert storage.write("casino.settings", {}) == "kept out"
