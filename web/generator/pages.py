"""The rendering of the pages."""

import posixpath
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple
from urllib.parse import urlsplit

import jinja2
from markupsafe import Markup, escape

from web.generator.assets import INLINE_SCRIPTS, Assets
from web.generator.check import SiteError
from web.generator.contexts import CONTEXTS, SERIES
from web.generator.edition import edition
from web.generator.facts import Facts, facts_from_plain, facts_of
from web.generator.links import unlinked
from web.generator.oembed import tags
from web.generator.paths import CACHE, PAGES
from web.generator.policy import policy
from web.generator.progress import steps
from web.generator.publishing import head
from web.generator.reads import record
from web.generator.runtime import RuntimePaths
from web.generator.speaking import ENGLISH, date, language, place, speaking, t, unfilled
from web.generator.store import Store
from web.generator.templates import (
    ELSEWHERE,
    Context,
    TemplateLoader,
    check_blocks,
    check_words,
    document_of,
    named,
    rendered,
)
from web.languages.cldr import direction, own_name
from web.languages.documents import DOCUMENTS
from web.rulebook.words import game_name
from web.worker.words.catalogue import catalogue
from web.worker.words.numbers import decimal, signed

NOT_FOUND = "404.html"

COMPILED = CACHE / "templates"
"""The folder of compiled templates."""

POLICY = "THE POLICY OF THIS PAGE"
"""The text that stands for the policy of a page until the needs of the page are known."""


class Page(NamedTuple):
    """A page, still to be linked."""

    html: str
    """Its HTML, with ``links.BLANK`` in place of digests."""

    facts: Facts
    """The facts about the page, read from its HTML."""


class Environment(jinja2.Environment):
    """A template environment that records the templates of a page, even if they are already compiled."""

    def get_template(self, name: str | jinja2.Template, *args: object, **kwargs: object) -> jinja2.Template:
        """Return a template by its name, or the template itself."""
        if isinstance(name, str):
            record(name.removeprefix(ELSEWHERE) if name.startswith(ELSEWHERE) else f"web/pages/{name}")
        return super().get_template(name, *args, **kwargs)  # type: ignore[arg-type]


def environment() -> jinja2.Environment:
    """Return the template environment, in which t() returns a text of the catalogue, and html() one that has tags."""
    COMPILED.mkdir(parents=True, exist_ok=True)
    env = Environment(
        loader=TemplateLoader(PAGES),
        bytecode_cache=jinja2.FileSystemBytecodeCache(str(COMPILED)),
        # Templates do not change during a build, so none is read again, and the cache keeps all.
        auto_reload=False,
        cache_size=-1,
        autoescape=True,
        # Otherwise an unknown name would be rendered as nothing.
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    numbers = {"signed": partial(signed, t=t), "decimal": partial(decimal, t=t), "date": date}
    env.globals.update(t=text, html=markup, name_of=lambda game: game_name(game.id, t), **numbers)
    return env


def text(key: str, **facts: object) -> str:
    """Return a text of the catalogue, with its facts. Raise TemplateRuntimeError if the text or a fact is missing."""
    try:
        return t(key, **facts)
    except KeyError as missing:
        raise _incomplete(key, missing) from missing


def markup(key: str, **facts: object) -> Markup:
    """Return a text of the catalogue that has tags; facts are escaped unless they are markup."""
    try:
        return Markup(unfilled(key, facts)).format(**facts)  # noqa: S704 - our own sentence
    except KeyError as missing:
        raise _incomplete(key, missing) from missing


def _incomplete(key: str, missing: KeyError) -> jinja2.TemplateRuntimeError:
    """Return the error for a text that lacks a fact. Raise TemplateRuntimeError for an unknown text."""
    named("text in the catalogue", catalogue(language()), key)
    return jinja2.TemplateRuntimeError(f"the text {key} needs the fact {missing}")


def page_path(template: str) -> str:
    """Return the path of a page: nearly all have a folder, so that addresses need no extension."""
    return template if template in {"index.html", NOT_FOUND} else f"{template.removesuffix('.html')}/index.html"


def places() -> set[str]:
    """Return the paths by which links name the pages of the current edition: "rules/", "rules/royal/"."""
    return {page_path(name).removesuffix("index.html") for name in contexts()}


def root_from(path: str) -> str:
    """Return the path from a page back to the root of the site: "./", "../", "../../"."""
    return "../" * path.count("/") or "./"


def links(root: str, assets: Assets) -> dict[str, Callable[[str], str]]:
    """Return functions for templates: url() and asset() give addresses, inline() the text of a file.

    For example url("play/"), asset("icons/mark.svg"), inline("js/theme.js"); way() is url() for addresses that may
    leave the site. Pages, diagrams and feeds are those of the current language; other files have no language.
    """

    def url(path: str) -> str:
        return posixpath.join(root, path if path.startswith("assets/") else place() + path)

    def asset(name: str) -> str:
        return root + unlinked(named("file in web/static", assets.paths, name))

    def inline(name: str) -> str:
        if name.startswith("js/"):  # the policy lets no other script run
            named("script among INLINE_SCRIPTS of web.generator.assets", dict.fromkeys(INLINE_SCRIPTS), name)
        else:
            named("file in web/static", assets.paths, name)
        return Markup(assets.text(name))  # noqa: S704 - our own file

    def way(href: str) -> str:
        return href if urlsplit(href).scheme else url(href)

    return {"url": url, "asset": asset, "inline": inline, "way": way}


def templates() -> list[str]:
    """Return the names of the templates of single pages; names that begin with "_" are of parts or series."""
    paths = [path for path in PAGES.rglob("*.html") if not path.name.startswith("_")]
    return sorted(path.relative_to(PAGES).as_posix() for path in paths)


def check_templates(store: Store) -> None:
    """Raise SiteError for a template with a block that no page shows, or with words that nobody can translate."""
    names = [*templates(), *SERIES]
    store.part(f"blocks of {', '.join(names)}", lambda: check_blocks(environment(), names))
    every = sorted(path.relative_to(PAGES).as_posix() for path in PAGES.rglob("*.html"))
    store.part(f"words of {', '.join(every)}", lambda: check_words(every))


def pages(runtime: RuntimePaths, assets: Assets, base: str, store: Store, languages: Iterable[str]) -> dict[str, Page]:
    """Return all pages in some languages of the edition by their paths.

    ``base`` is the path of the site on its host. Only 404.html depends on it: that page is shown at addresses of any
    depth, where no relative address works. Raise SiteError for a template with a fault.
    """
    env = environment()

    def plain_page(name: str, template: str, context: Callable[[], Context]) -> tuple[str, tuple[object, ...]]:
        html = rendered(env, template, merged(common(name, runtime, assets, base), context(), name))
        page = with_policy(with_head(page_path(name), in_ascii(html) if framed(name) else html))
        return page.html, page.facts.plain()

    by_path: dict[str, Page] = {}
    for tag in languages:
        with speaking(tag, edition().place(tag)):
            for name, (template, context) in steps("Pages", contexts()):
                if name != NOT_FOUND or not place():
                    with speaking(language_of(template)):
                        html, facts = store.part(f"page {name}", partial(plain_page, name, template, context))
                    by_path[place() + page_path(name)] = Page(html, facts_from_plain(facts))
    return by_path


def language_of(template: str) -> str:
    """Return the current language, or English for a document that the current language lacks."""
    return language() if template not in DOCUMENTS or document_of(template) else ENGLISH


def in_ascii(html: str) -> str:
    """Return HTML with character references for all characters outside ASCII.

    Browsers keep the text of a page, and a single curved quotation mark doubles its size in memory, which matters on a
    page with twenty frames.
    """
    return html.encode("ascii", "xmlcharrefreplace").decode()


def framed(name: str) -> bool:
    """Return whether a page is made for frames on other sites."""
    return page_path(name).startswith("embed/v1/")


def with_head(path: str, html: str) -> Page:
    """Return a page with tags for search engines, feed readers and previews in its head."""
    facts = facts_of(html)
    more = head(path, facts, edition()) + tags(path, facts, edition())
    return Page(html.replace("</head>", more + "</head>", 1), facts.with_more(facts_of(more)))


def with_policy(page: Page) -> Page:
    """Return a page with its Content-Security-Policy in place of ``POLICY``."""
    allowed = policy(page.facts)
    facts = page.facts._replace(policy=page.facts.policy.replace(POLICY, allowed))
    return Page(page.html.replace(POLICY, escape(allowed), 1), facts)


def contexts() -> dict[str, tuple[str, Callable[[], Context]]]:
    """Return, for every page, its template and a function that returns the values that only this page has.

    Raise SiteError for a context without a page.
    """
    if unused := set(CONTEXTS) - {name.removesuffix(".html") for name in templates()}:
        raise SiteError(f"web/generator/contexts.py: there is no page {', '.join(sorted(unused))} in web/pages")
    single = {name: (name, CONTEXTS.get(name.removesuffix(".html"), dict)) for name in templates()}
    return single | {name: (template, own) for template, series in SERIES.items() for name, own in series().items()}


class Choice(NamedTuple):
    """A language of the site."""

    tag: str
    """The tag of the language, as in the attribute ``lang``."""

    name: str
    """The name of the language in that language."""

    root: str
    """The path from the page to the home page in that language."""

    offer: str
    """The sentence that offers the page in that language."""


class FallbackNotice(NamedTuple):
    """A sentence on a page that is in English because the language lacks it."""

    tag: str
    """The language of the sentence."""

    sentence: str
    """The sentence, which says that the page is in English."""


def _choices(root: str) -> Iterator[Choice]:
    """Yield the languages of the site as choices for the reader."""
    for tag in edition().languages:
        with speaking(tag):
            yield Choice(tag, own_name(tag), root + edition().place(tag), t("language.offer"))


def _fallback_notice() -> FallbackNotice | None:
    """Return the notice for a page that is in English because the language of its folder lacks it; None otherwise."""
    wanted = next(tag for tag in edition().languages if edition().place(tag) == place())
    if wanted == language():
        return None
    with speaking(wanted):
        return FallbackNotice(wanted, t("language.lacking"))


def merged(shared: Context, own: Context, page: str) -> Context:
    """Return the values of a page. Raise SiteError if a page redefines a name that all pages share."""
    if redefined := set(shared) & set(own):
        raise SiteError(
            f"web/generator/contexts.py: {page} redefines {', '.join(sorted(redefined))}, which all pages share"
        )
    return {**shared, **own}


def common(name: str, runtime: RuntimePaths, assets: Assets, base: str) -> Context:
    """Return the values that every page has. ``name`` is that of the page, not of a template for several pages."""
    root = base if name == NOT_FOUND else root_from(place() + page_path(name))
    here = posixpath.dirname(page_path(name))
    return {
        **links(root, assets),
        "root": root + place(),
        "site": root if place() else "",
        "lang": language(),
        "rtl": direction(language()) == "rtl",
        "languages": [*_choices(root)],
        "fallback_notice": _fallback_notice(),
        "here": here,
        "policy": POLICY,
        "runtime": runtime,
        "python": False,
        "stored": False,
        "alone": "",
        "edition": edition(),
        "site_name": edition().name or text("site.name"),
        "framed": framed(name),
    }
