"""The Content-Security-Policy of a page, which allows only what the page needs."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from web.generator.assets import INLINE_SCRIPTS
from web.generator.facts import Facts
from web.generator.paths import STATIC
from web.generator.reads import shared
from web.generator.scripts import script

OWN = "'self'"
NOTHING = "'none'"

UNUSED = ("font-src", "frame-src", "media-src", "object-src")
"""Directives for things that no page loads; they are needed only if default-src would allow these."""


def hashes(page: Facts) -> str:
    """Return the digests of the inline scripts of a page that are among ``INLINE_SCRIPTS``."""
    # A script may insert a block of values as another script, as js/ahead.js does with speculation rules.
    inline = {*page.scripts, *page.values}
    return "".join(f" '{digest}'" for text, digest in _digests().items() if text in inline)


@shared
def _digests() -> dict[str, str]:
    """Return the digests of all inline scripts by their texts, in the form for a policy."""
    texts = [script(STATIC / name) for name in INLINE_SCRIPTS]
    return {text: f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}" for text in texts}


def directives(page: Facts) -> dict[str, str]:
    """Return the directives for a page by their names; whatever they do not allow is forbidden."""
    plays = page.table and page.python
    allowed = {
        # Firefox applies only this directive to prefetched files; everything else has its own directive.
        "default-src": OWN if plays else NOTHING,
        **dict.fromkeys(UNUSED, NOTHING if plays else ""),
        "script-src": OWN + hashes(page) + " 'wasm-unsafe-eval'" * page.python,
        "style-src": OWN,
        "style-src-attr": "'unsafe-inline'" * (page.styled or page.python),
        "img-src": OWN + " data:" * (page.water or page.python),  # the waves, and pictures to share
        "connect-src": OWN,  # tools such as Lighthouse read robots.txt from within the page
        "manifest-src": OWN,
        "worker-src": OWN + " data:" * page.framed,  # for frames without an origin
        **({"frame-src": OWN} if page.frames else {}),
        # default-src does not apply to these two.
        "base-uri": NOTHING,
        "form-action": NOTHING,
    }
    return {name: value for name, value in allowed.items() if value}


def policy(page: Facts) -> str:
    """Return the policy of a page; it is in the page itself, because a static host sends no headers."""
    return "; ".join(f"{name} {value}" for name, value in directives(page).items())
