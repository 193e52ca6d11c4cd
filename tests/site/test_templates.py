"""A faulty template is refused, with its name and line, before it becomes a page."""

import re
from pathlib import Path

import jinja2
import pytest

from web.generator import templates
from web.generator.assets import Assets
from web.generator.check import SiteError
from web.generator.contexts import CONTEXTS
from web.generator.pages import contexts, environment, links, merged
from web.generator.paths import ROOT, STATIC
from web.generator.templates import block_faults, check_blocks, check_words, rendered
from web.languages.documents import ENGLISH_ONLY
from web.languages.language import LOCALE

PAGE = '{% extends "_page.html" %}\n'


def with_template(text: str) -> jinja2.Environment:
    """Return the site's environment with an additional template, new.html."""
    env = environment()
    assert env.loader is not None
    env.loader = jinja2.ChoiceLoader([jinja2.DictLoader({"new.html": text}), env.loader])
    return env


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{% block content %}Hello{% endblock %}", "web/pages/new.html:2: no template above has a block content, only"),
        ("{% block body %}Hello{% endblock %}\nmore", "web/pages/new.html:3: this is in no block"),
        ("{{ t('site.name') }}", "web/pages/new.html:2: this is in no block"),
        ("{% block body %}{% endblok %}", "Encountered unknown tag 'endblok'"),
    ],
)
def test_what_would_be_shown_nowhere_is_refused(text: str, fault: str) -> None:
    with pytest.raises(SiteError, match=fault):
        check_blocks(with_template(PAGE + text), ["new.html"])


def test_blocks_in_blocks_and_set_values_are_as_they_should_be() -> None:
    text = (
        PAGE + "{% set more = 1 %}\n{# why #}\n{% block body %}{% block inner %}{{ more }}{% endblock %}{% endblock %}"
    )
    assert list(block_faults(with_template(text), "new.html")) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{{ t('site.nam') }}", "there is no text in the catalogue called site.nam; the closest are site.name"),
        ("{{ t('menu.rule', name='x') }}", "there is no text in the catalogue called menu.rule; the closest are"),
        ("{{ asset('js/boots.js') }}", "there is no file in web/static called js/boots.js; the closest are js/boot.js"),
        ("{{ inline('icons/marks.svg') }}", "there is no file in web/static called icons/marks.svg"),
        (
            "{{ inline('js/boot.js') }}",
            "there is no script among INLINE_SCRIPTS of web.generator.assets called js/boot",
        ),
    ],
)
def test_a_name_that_there_is_not_is_told_with_its_line_and_the_closest(text: str, fault: str) -> None:
    assets = Assets()
    for path in ("js/boot.js", "js/theme.js", "icons/mark.svg"):
        assets.add(path, (STATIC / path).read_bytes())
    with pytest.raises(SiteError, match=f"^A template: {re.escape(fault)}"):
        rendered(with_template(text), "new.html", dict(links("./", assets)))


def test_words_that_nobody_can_translate_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(templates, "PAGES", tmp_path)
    good = "{# why not #}\n<p title='a'>{{ t('a text') }}</p>\n<code>let it be</code>\n"
    (tmp_path / "new.html").write_text(good, "utf-8")
    check_words(["new.html"])
    (tmp_path / "new.html").write_text(f"{good}<p>It <em>was</em> made up here.</p>", "utf-8")
    with pytest.raises(SiteError, match=r"^web/pages/new\.html:4: move “made up here\.” to web/locale/en/pages\.ftl"):
        check_words(["new.html"])


def test_a_text_that_lacks_a_fact_is_told() -> None:
    with pytest.raises(SiteError, match=r"the text boot\.progress needs the fact 'total'"):
        rendered(with_template("{{ t('boot.progress', loaded=1) }}"), "new.html", {})


def test_pages_cannot_take_a_name_from_all_others() -> None:
    with pytest.raises(SiteError, match=r"^web/generator/contexts\.py: about redefines root"):
        merged({"root": "./", "here": ""}, {"root": 1}, "about")


def test_every_context_is_for_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONTEXTS, "abuot", dict)
    with pytest.raises(SiteError, match=r"^web/generator/contexts\.py: there is no page abuot"):
        contexts()


def test_a_name_that_is_not_given_is_told_with_its_line() -> None:
    with pytest.raises(SiteError, match=r"^web/pages/_page\.html:2: 'lang' is undefined; a value for one page comes"):
        rendered(environment(), "404.html", {})


WRITTEN = {path.relative_to(LOCALE / "de/pages") for path in (LOCALE / "de/pages").rglob("*.html")}
"""The pages that each language writes for itself."""

BY_US = WRITTEN | {*map(Path, ENGLISH_ONLY)}
ATTRIBUTE = re.compile(r'\b((?!data-for)data-[\w-]+|aria-label|title|alt|placeholder)="([^"]*)"')
TEMPLATING = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)


def test_words_in_attributes_are_in_the_catalogue() -> None:
    """The home page once said “against Otto” in every language, because the words were written in an attribute."""
    pages = ROOT / "web" / "pages"
    for path in sorted(pages.rglob("*.html")):
        if path.relative_to(pages) not in BY_US:
            for name, value in ATTRIBUTE.findall(TEMPLATING.sub("", path.read_text(encoding="utf-8"))):
                assert not re.search(r"[a-z]{3,} \{?[a-z]{2,}", value), f"{path.name}: {name}"


def test_games_have_their_names_in_the_language_of_the_page() -> None:
    for folder in (ROOT / "web" / "pages", *LOCALE.glob("*/pages")):
        for path in sorted(folder.rglob("*.html")):
            assert not re.findall(r"\b(?:game|other|parent)\.name\b", path.read_text("utf-8")), path
