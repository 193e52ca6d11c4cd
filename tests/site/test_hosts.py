"""Every ordinary host: the table starts, or the page says what the host must change."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest
from playwright.sync_api import expect

from tests.conftest import NewPage, wait_ready
from web.generator.serve import SiteServer


class Host(SimpleHTTPRequestHandler):
    """A host that is given its headers: types by ending, "" for none, and others for every file."""

    types: ClassVar[dict[str, str]] = {}
    more: ClassVar[dict[str, str]] = {}

    def guess_type(self, path: object) -> str:
        """Return the type that the host was given, or Python's guess."""
        suffix = Path(str(path)).suffix
        return self.types.get(suffix, super().guess_type(str(path)))

    def send_header(self, keyword: str, value: str) -> None:
        """Send a header; a type that is "" is not sent."""
        if value:
            super().send_header(keyword, value)

    def end_headers(self) -> None:
        """Add the other headers."""
        for name, value in self.more.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        """Say nothing."""


HOSTS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "python -m http.server": ({}, {}),
    "unknown WebAssembly": ({".wasm": "application/octet-stream"}, {}),
    "WebAssembly without a type": ({".wasm": ""}, {}),
    "nosniff": ({".pack": "application/octet-stream"}, {"X-Content-Type-Options": "nosniff"}),
    "isolated": ({}, {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}),
    "Python as a program": ({".py": "application/octet-stream"}, {}),
}
"""Hosts on which the table starts: their types by ending, and other headers."""


@contextmanager
def hosted(site: Path, types: dict[str, str], more: dict[str, str]) -> Iterator[str]:
    """Serve a site in the manner of a host; yields its address."""
    handler = type("Given", (Host,), {"types": types, "more": more})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(site))) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("host", HOSTS)
def test_the_table_starts_on_every_ordinary_host(new_page: NewPage, site: Path, host: str) -> None:
    page = new_page(expect_errors=True)  # browsers complain of types in their own words
    with hosted(site, *HOSTS[host]) as address:
        page.goto(f"{address}play/")
        wait_ready(page)


@pytest.mark.parametrize("kind", ["application/octet-stream", "text/plain"])
def test_a_host_that_names_scripts_wrongly_is_told_what_to_change(new_page: NewPage, site: Path, kind: str) -> None:
    page = new_page(expect_errors=True)
    with hosted(site, {".js": kind}, {}) as address:
        page.goto(f"{address}play/")
        reason = page.locator("[data-reason]").first
        expect(reason).to_contain_text(f"“{kind}”. It must send files that end in .js as text/javascript.")


NGINX = """daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}
http {{
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
  uwsgi_temp_path {folder}; scgi_temp_path {folder}; gzip on;
  server {{ listen 127.0.0.1:{port}; root {site}; }}
}}
"""


def test_the_table_starts_on_nginx_as_debian_has_it(new_page: NewPage, site: Path, tmp_path: Path) -> None:
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin")
    if program is None:
        pytest.skip("nginx is not installed")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    copied = tmp_path / "site"
    shutil.copytree(site, copied)
    user = "" if os.getuid() else "user root;"  # it would read as nobody, and this folder is not for everybody
    config = tmp_path / "nginx.conf"
    config.write_text(user + NGINX.format(folder=tmp_path, port=port, site=copied), "utf-8")
    running = subprocess.Popen([str(program), "-e", tmp_path / "error.log", "-c", config])
    try:
        for _ in range(100):
            with socket.socket() as asked:
                if not asked.connect_ex(("127.0.0.1", port)):
                    break
            time.sleep(0.05)
        page = new_page(expect_errors=True)
        page.goto(f"http://127.0.0.1:{port}/play/")
        wait_ready(page)
    finally:
        running.terminate()
        running.wait()


def test_scripts_that_never_come_are_told_by_the_page_itself(new_page: NewPage, server: SiteServer) -> None:
    page = new_page(expect_errors=True)
    page.clock.install()
    page.route("**/boot-*.js", lambda _route: None)
    page.goto(f"{server.address}play/", wait_until="commit")
    late = page.locator(".late")
    expect(late).to_be_attached()
    expect(late).to_be_hidden()
    page.evaluate("document.getAnimations().forEach((each) => { each.currentTime = 10_001; })")
    expect(late).to_be_visible()
    expect(late.get_by_role("link", name="read how to play")).to_be_visible()


def test_without_scripts_a_sentence_stands_where_the_table_would_start(new_page: NewPage, server: SiteServer) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(f"{server.address}play/")
    expect(page.get_by_text("The table needs JavaScript")).to_be_visible()
    expect(page.get_by_text("Getting the rules ready").first).to_be_hidden()
    expect(page.locator(".late")).to_be_hidden()


def test_opened_as_a_file_the_page_says_what_it_needs(new_page: NewPage, site: Path) -> None:
    page = new_page(expect_errors=True)
    page.goto((site / "play" / "index.html").as_uri())
    expect(page.locator("[data-reason]").first).to_contain_text("It only works from a web server")
