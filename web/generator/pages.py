"""Renders the pages."""

import posixpath
from collections.abc import Callable
from urllib.parse import urlsplit

import jinja2
from markupsafe import Markup, escape

from web.generator.assets import INLINE_SCRIPTS, Assets
from web.generator.check import SiteError
from web.generator.contexts import CONTEXTS, SERIES
from web.generator.edition import edition
from web.generator.oembed import tags
from web.generator.paths import PAGES, Files
from web.generator.policy import policy
from web.generator.publishing import head
from web.generator.runtime import Runtime
from web.generator.templates import Context, check_blocks, named, rendered
from web.worker.words.catalogue import catalogue, words

LOCALE = "en"
NOT_FOUND = "404.html"

POLICY = "THE POLICY OF THIS PAGE"
"""What stands in a page that has been drawn until it is known what the page needs."""


def environment() -> jinja2.Environment:
    """Return the template environment; `_()` and {% trans %} mark text for Babel, t() gives a text of the catalogue."""
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(PAGES),
        extensions=["jinja2.ext.i18n"],
        autoescape=True,
        # A name that a page is not given would else be shown as nothing.
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.install_null_translations(newstyle=True)  # type: ignore[attr-defined]  # the extension adds it
    env.globals.update(t=text, lang=LOCALE)
    return env


def text(key: str, **facts: object) -> str:
    """Return a text of the catalogue, with facts in their places. Raise TemplateRuntimeError for one there is not."""
    named("text in the catalogue", catalogue(LOCALE), key)
    try:
        return words(LOCALE)(key, **facts)
    except KeyError as missing:
        raise jinja2.TemplateRuntimeError(f"the text {key} needs the fact {missing}") from missing


def page_path(template: str) -> str:
    """Return the path of a page: in a folder of its own, so that its address needs no ending."""
    return template if template in {"index.html", NOT_FOUND} else f"{template.removesuffix('.html')}/index.html"


def root_from(path: str) -> str:
    """Return the way from a page back to the root of the site: "./", "../", "../../"."""
    return "../" * path.count("/") or "./"


def links(root: str, assets: Assets) -> dict[str, Callable[[str], str]]:
    """Return what templates call: url("play/") and asset("icons/mark.svg") for addresses, inline("js/theme.js").

    way() is url() for what may leave the site.
    """

    def url(path: str) -> str:
        return posixpath.join(root, path)

    def asset(name: str) -> str:
        return root + named("file in web/static", assets.paths, name)

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
    """Return the names of the templates of single pages; what begins with an underscore is a part of others."""
    paths = [path for path in PAGES.rglob("*.html") if not path.name.startswith("_")]
    return sorted(path.relative_to(PAGES).as_posix() for path in paths)


def pages(runtime: Runtime, assets: Assets, base: str) -> Files:
    """Return all pages as HTML.

    base is the path under which the site will stand. It matters to 404.html alone: that page is shown at addresses of
    any depth, where no relative address holds. Raise SiteError for a template with a fault.
    """
    env = environment()
    check_blocks(env, [*templates(), *SERIES])
    return {
        # The policy comes last, as it follows from all that is on the page by then.
        (path := page_path(name)): allowed(
            told(path, plain(name, rendered(env, template, merged(common(name, runtime, assets, base), own, name))))
        )
        for name, (template, own) in given().items()
    }


def plain(name: str, page: bytes) -> bytes:
    """Return the page of a frame in ASCII, with character references, and any other as it is.

    Browsers keep the text of a page, and one curved quotation mark doubles all of it: twenty frames feel that.
    """
    return page.decode().encode("ascii", "xmlcharrefreplace") if framed(name) else page


def framed(name: str) -> bool:
    """Return whether a page is made for the frames of others."""
    return page_path(name).startswith("embed/v1/")


def allowed(page: bytes) -> bytes:
    """Return a page with its Content-Security-Policy in the place of POLICY."""
    return page.replace(POLICY.encode(), escape(policy(page.decode())).encode(), 1)


def told(path: str, page: bytes) -> bytes:
    """Return a page with what search engines and feed readers are told in its head."""
    html = page.decode()
    more = head(path, html, edition()) + tags(path, html, edition())
    return page.replace(b"</head>", more.encode() + b"</head>", 1) if more else page


def given() -> dict[str, tuple[str, Context]]:
    """Return the template of every page, and what it alone is given. Raise SiteError for what is given to no page."""
    if unused := set(CONTEXTS) - {name.removesuffix(".html") for name in templates()}:
        raise SiteError(f"contexts.py: there is no page {', '.join(sorted(unused))} in web/pages")
    pages = {name: (name, CONTEXTS.get(name.removesuffix(".html"), dict)()) for name in templates()}
    return pages | {name: (template, own) for template, series in SERIES.items() for name, own in series().items()}


def merged(shared: Context, own: Context, page: str) -> Context:
    """Return what a page is given. Raise SiteError for a name that a page takes from what all pages are given."""
    if taken := set(shared) & set(own):
        raise SiteError(f"contexts.py: {page} is given {', '.join(sorted(taken))}, which mean the same on all pages")
    return {**shared, **own}


def common(name: str, runtime: Runtime, assets: Assets, base: str) -> Context:
    """Return what every page is given; its name is its own where a template makes several pages."""
    root = base if name == NOT_FOUND else root_from(page_path(name))
    here = posixpath.dirname(page_path(name))
    return {
        **links(root, assets),
        "root": root,
        "here": here,
        "policy": POLICY,
        "runtime": runtime,
        "python": False,
        "alone": "",
        "edition": edition(),
        "site_name": edition().name or text("site.name"),
        "framed": framed(name),
    }
