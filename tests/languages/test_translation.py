"""New languages, translations that become outdated when the English changes, and faulty files."""

from pathlib import Path

import pytest

from web.languages import documents, language, prose, translation
from web.languages.disk_cache import load
from web.languages.errors import LanguageError


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of languages with two English sentences and no other content."""
    folder = tmp_path / "web" / "locale"
    (folder / "en").mkdir(parents=True)
    (folder / "en" / "a.ftl").write_text("over = The round is over.\nleft = { $count } left\n", "utf-8")
    for module in (language, translation):
        monkeypatch.setattr(module, "LOCALE", folder)
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(language, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(translation, "CONTENT", tmp_path / "content")
    monkeypatch.setattr(documents, "DOCUMENTS", ())
    return folder


def counts(tag: str) -> str:
    return str(translation.status(tag))


def test_a_language_grows_and_its_english_changes(locale: Path) -> None:
    (locale / "en" / "a.ftl").write_text("round--over = The round is over.\nleft = { $count } left\n", "utf-8")
    assert list(translation.report("sv"))[-1].endswith("2 missing, 0 outdated, 0 unused of 2 texts")
    assert (locale / "sv" / "terms.md").is_file()
    (locale / "sv" / "a.ftl").write_text(
        "round--over = Rundan är slut.\nleft = { $count } kvar\nold = Gammal\n", "utf-8"
    )
    assert list(translation.report("sv"))[-1].endswith("0 missing, 0 outdated, 1 unused of 2 texts")
    assert language.entries("sv")["round.over"] == "Rundan är slut."

    english = locale / "en" / "a.ftl"
    english.write_text("round--over = The round has ended.\nleft = { $count } of { $many } left\n", "utf-8")
    assert counts("sv") == "0 missing, 2 outdated, 1 unused"
    assert language.entries("sv")["round.over"] == "Rundan är slut."
    assert language.entries("sv")["left"] == "{count} of {many} left"  # the facts of the translation no longer fit
    assert "  round--over = The round has ended." in translation.report("sv")
    list(translation.report("sv", ("round--over",)))  # the key as the report spells it
    assert counts("sv") == "0 missing, 1 outdated, 1 unused"


def test_compiled_messages_are_on_the_disk_until_their_files_change(locale: Path, tmp_path: Path) -> None:
    list(translation.report("sv"))
    texts, first = locale / "sv" / "a.ftl", {*(tmp_path / "cache").glob("*")}
    for number, over in enumerate(("Slut", "Rundan är slut"), 1):
        texts.write_text(f"over = {over}\n", "utf-8")
        language.entries("sv")
        files = [*{*(tmp_path / "cache").iterdir()} - first]
        kept = [load(file) for file in files]
        assert len(kept) == number
        assert over in [messages["over"][0] for messages in kept]
    for broken in (b"", b"nothing", files[0].read_bytes()[:-9]):
        files[0].write_bytes(broken)
        assert load(files[0]) is None
    assert load(tmp_path / "nowhere") is None


def test_messages_are_compiled_again_if_the_english_that_they_lack_changes(locale: Path, tmp_path: Path) -> None:
    english, own = locale / "en", locale / "sv" / "a.ftl"
    (english / "b.ftl").write_text("name = Casino\n", "utf-8")
    own.parent.mkdir()
    own.write_text("over = Slut på { name }\nleft = { $count } kvar\n", "utf-8")
    assert language.entries("sv")["over"] == "Slut på Casino"
    kept = {*(tmp_path / "cache").iterdir()}
    # Swedish has translations of both messages, so it need not be compiled again.
    (english / "a.ftl").write_text("over = The end\nleft = { $count } left\n", "utf-8")
    language.entries("sv")
    assert len({*(tmp_path / "cache").iterdir()} - kept) == 1  # only English has been compiled again
    (english / "b.ftl").write_text("name = Cassino\n", "utf-8")
    assert language.entries("sv")["over"] == "Slut på Cassino"


def test_facts_that_do_not_fit_have_their_file_and_line(locale: Path) -> None:
    list(translation.report("sv"))
    (locale / "sv" / "a.ftl").write_text("over = Slut, { $who }\nleft = kvar\n", "utf-8")
    with pytest.raises(LanguageError) as refused:
        language.entries("sv")
    assert str(refused.value).splitlines() == [
        "web/locale/sv/a.ftl:2: left: lacks $count",
        "web/locale/sv/a.ftl:1: over: has $who, unknown here",
    ]


@pytest.mark.usefixtures("locale")
def test_a_language_that_there_is_not() -> None:
    with pytest.raises(LanguageError, match="There is no language xx in web/locale; there are en"):
        language.entries("xx")
    with pytest.raises(LanguageError, match="No language has the tag qq"):
        list(translation.report("qq"))
    for tag, canonical in (("SV", "sv"), ("pt_br", "pt-BR")):
        with pytest.raises(LanguageError, match=f"is {canonical}, not {tag}"):
            list(translation.report(tag))


@pytest.mark.parametrize(
    ("file", "content", "fault"),
    [
        ("a.ftl", "over = Förbi".encode("latin-1"), "web/locale/sv/a.ftl: is not UTF-8"),
        ("a.ftl", "over = Slut".encode("utf-16"), "web/locale/sv/a.ftl: is not UTF-8"),
        ("content/rules.toml", "a = 'Förbi'".encode("latin-1"), "web/locale/sv/content/rules.toml: is not UTF-8"),
        ("english.json", b"{\n<<<<<<< HEAD\n", "web/locale/sv/english.json:2: is not JSON: "),
    ],
)
def test_a_file_that_cannot_be_read_is_named(locale: Path, file: str, content: bytes, fault: str) -> None:
    list(translation.report("sv"))
    (locale.parents[1] / "content").mkdir()
    (locale.parents[1] / "content" / "rules.toml").write_text("", "utf-8")
    (locale / "sv" / file).write_bytes(content)
    with pytest.raises(LanguageError) as refused:
        list(translation.report("sv"))
    assert str(refused.value).startswith(fault)


def test_a_byte_order_mark_is_no_text(locale: Path) -> None:
    list(translation.report("sv"))
    (locale / "sv" / "a.ftl").write_text("over = Slut\n", "utf-8-sig")
    assert language.entries("sv")["over"] == "Slut"


@pytest.mark.parametrize(
    ("own", "place"),
    [({"cards": "Kort"}, "cards"), ({"games": {"a": "Spel"}}, "games.a"), ({"games": ["Spel"]}, "games")],
)
def test_a_text_in_place_of_a_table_is_named(own: dict[str, object], place: str) -> None:
    english = {"cards": [["8D", "Eight"]], "games": [{"id": "a", "about": "A"}]}
    with pytest.raises(LanguageError, match=rf"^{place}: must be a table$"):
        prose.translated("games", english, own)


def test_prose_of_content_keeps_everything_else() -> None:
    english = {"courses": {"a": {"title": "A", "steps": [{"id": "x", "hand": "8C", "task": "Take."}]}}}
    own = {"courses": {"a": {"title": "B", "steps": {"x": {"task": "Ta.", "hand": "9C"}}}}}
    content = prose.translated("lessons", english, own)
    assert content == {"courses": {"a": {"title": "B", "steps": [{"id": "x", "hand": "8C", "task": "Ta."}]}}}


def test_a_document_may_change_words_and_not_structure() -> None:
    english = '<p>Read <a href="{{ url("a/") }}">this</a> and <b>that</b>.</p>\n{% if x %}<p>Yes</p>{% endif %}'
    moved = '<p><b>Det</b> och <a href="{{ url("a/") }}">detta</a>.</p>\n{% if x %}<p>Ja</p>{% endif %}'
    assert documents.difference(english, moved) is None
    assert documents.difference(english, moved.replace('"a/"', '"b/"')) is not None
    assert documents.difference(english, moved.replace("{% if x %}", "")) is not None


def test_a_site_has_a_language_once_it_has_every_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("en/cards", "en/table", "de/cards", "de/table", "sv/table"):
        path = tmp_path / f"{name}.ftl"
        path.parent.mkdir(exist_ok=True)
        path.write_text("", "utf-8")
    monkeypatch.setattr(language, "LOCALE", tmp_path)
    assert language.tags() == ["en", "de", "sv"]
    assert language.finished() == ["en", "de"]
