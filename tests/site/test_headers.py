"""The headers that docs/hosting.md recommends: servers accept the settings as written, and the table starts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.engines import Window, missing
from tests.conftest import NewPage
from tests.engine.amount import FULL
from tests.trials.hosts import APACHE, NGINX, Program, started
from tests.trials.trying import NotTriedError
from web.generator.paths import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
BLOCKS = dict(re.findall(r"^## (\w+).*?^```\w*\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE))
EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Access-Control-Allow-Origin": "*",
}
FRAMES = "frame-ancestors 'self'"
IMMUTABLE = "public, max-age=31536000, immutable"


def braced(text: str) -> str:
    """Return the text, escaped for str.format()."""
    return text.replace("{", "{{").replace("}", "}}")


def nginx() -> Program:
    """Return Debian's nginx with the settings of docs/hosting.md."""
    written = braced(BLOCKS["nginx"]).replace("listen 80;", "listen 127.0.0.1:{port};").replace("/srv/casino", "{site}")
    config = re.sub(r"gzip on;\s+server .*\n\}\}\n", "", NGINX, flags=re.DOTALL)
    assert "server {{" not in config
    arguments = ("-e", "{folder}/error.log", "-c", "{config}")
    return Program("nginx", "nginx-light", f"{config}{written}}}}}\n", "user root;", arguments)


def nginx_below() -> Program:
    """Return the same nginx with the site below a path, as docs/hosting.md describes."""
    (block,) = re.findall(r"^```nginx\n(  location .*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    whole, below = nginx(), braced(block).replace("/srv/casino", "{site}")
    config = whole.config.replace("root {site};", "").replace("error_page 404 /404.html;", below)
    return replace(whole, config=config)


def apache() -> Program:
    """Return Debian's Apache with the settings of docs/hosting.md in a <Directory> block, not in a file .htaccess."""
    modules = "LoadModule headers_module /usr/lib/apache2/modules/mod_headers.so\n"
    folder = "<Directory {site}>\n" + braced(BLOCKS["Apache"]) + "</Directory>\n"
    config = APACHE + modules + folder
    return Program("apache2", "apache2-bin", config, "User www-data", ("-D", "FOREGROUND", "-f", "{config}"))


def headers(address: str, path: str) -> Mapping[str, str]:
    """Return the headers, except the time, that a server sends with a file, or with the page for missing files."""
    with closing(HTTPConnection(urlsplit(address).netloc)) as connection:
        connection.request("GET", f"/{path}")
        answer = connection.getresponse()
        assert answer.status == 200 or b"Page not found" in answer.read()
        return {name: value for name, value in answer.getheaders() if name != "Date"}


@pytest.mark.parametrize("server", [nginx, apache])
def test_a_server_sends_the_headers_that_are_recommended_and_the_table_starts(
    new_page: NewPage, site: Path, server: Callable[[], Program]
) -> None:
    try:
        with server()(site) as address:
            style = next(site.glob("assets/*.css")).relative_to(site).as_posix()
            sent = {path: headers(address, path) for path in ("", "play/", "embed/v1/", "sw.js", style, "assets/none")}
            assert (server is apache and not FULL) or started(Window(new_page()), address) == ""
    except NotTriedError as error:
        missing(str(error))
    assert all(fields.items() >= EVERYWHERE.items() for fields in sent.values()), sent
    assert {path for path, fields in sent.items() if fields.get("Content-Security-Policy") == FRAMES} == {"play/"}
    assert {path for path, fields in sent.items() if fields.get("Cache-Control") == IMMUTABLE} == {style}
    assert all(sent[path]["Cache-Control"] == "no-cache" for path in ("", "play/", "embed/v1/", "sw.js"))


def test_nginx_sends_the_site_below_a_path(site: Path) -> None:
    try:
        with nginx_below()(site) as address:
            sent = {path: headers(address, f"games/casino/{path}") for path in ("", "play/", "none/none")}
            assert headers(address, "games/casino/play/") == sent["play/"]
    except NotTriedError as error:
        missing(str(error))
    assert all(fields.items() >= EVERYWHERE.items() for fields in sent.values()), sent
    assert sent["play/"]["Content-Security-Policy"] == FRAMES


def test_the_same_headers_are_recommended_for_every_host() -> None:
    for host in ("nginx", "Apache", "Netlify"):
        block = BLOCKS[host]
        for name, value in {**EVERYWHERE, "Cache-Control": IMMUTABLE, "Content-Security-Policy": FRAMES}.items():
            assert name in block
            assert value in block
            assert f"`{name}`" in PAGE


def test_pages_of_every_language_are_protected_once_by_a_file_of_headers() -> None:
    rules = re.findall(r"^(/\S*)((?:\n  .*)+)", BLOCKS["Netlify"], re.MULTILINE)
    patterns = [re.sub(r":\w+", "[^/]+", path).replace("*", ".*") for path, own in rules if FRAMES in own]
    for folder in ("/", "/sv/", "/pt-br/"):
        for page, count in (("play/", 1), ("progress/", 1), ("daily/", 1), ("evening/", 1), ("embed/v1/", 0)):
            assert sum(bool(re.fullmatch(pattern, folder + page)) for pattern in patterns) == count, folder + page
