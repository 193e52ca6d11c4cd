"""Common static hosts: installed servers, and the content types and headers that other hosts send."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import ClassVar

from tests.browser.engines import Engine
from tests.trials.trying import NotTriedError, Try
from tests.trials.windows import built, window
from web.generator.serve import serving


class Handler(SimpleHTTPRequestHandler):
    """A host with configurable headers: content types by suffix, "" for none, and extra headers for every file."""

    types: ClassVar[dict[str, str]] = {}
    more: ClassVar[dict[str, str]] = {}

    def guess_type(self, path: object) -> str:
        """Return the configured type, or Python's guess."""
        suffix = Path(str(path)).suffix
        return self.types.get(suffix, super().guess_type(str(path)))

    def send_header(self, keyword: str, value: str) -> None:
        """Send a header, unless its value is empty."""
        if value:
            super().send_header(keyword, value)

    def end_headers(self) -> None:
        """Add the extra headers."""
        for name, value in self.more.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        """Suppress the log."""


@contextmanager
def serving_with(types: dict[str, str], more: dict[str, str], site: Path) -> Iterator[str]:
    """Serve a site with given types and extra headers; yield its address."""
    handler = type("ConfiguredHandler", (Handler,), {"types": types, "more": more})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(site))) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@contextmanager
def pages(site: Path) -> Iterator[str]:
    """Serve a site like GitHub Pages; yield its address."""
    with serving(site) as server:
        yield server.address


# ---------- installed servers ----------

NGINX = """daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}} {user}
http {{
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
  uwsgi_temp_path {folder}; scgi_temp_path {folder}; gzip on;
  server {{ listen 127.0.0.1:{port}; root {site}; }}
}}
"""
APACHE = """ServerRoot {folder}
Listen 127.0.0.1:{port}
ServerName 127.0.0.1
PidFile {folder}/pid
ErrorLog {folder}/error.log
{user}
LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
LoadModule dir_module /usr/lib/apache2/modules/mod_dir.so
LoadModule mime_module /usr/lib/apache2/modules/mod_mime.so
LoadModule deflate_module /usr/lib/apache2/modules/mod_deflate.so
LoadModule filter_module /usr/lib/apache2/modules/mod_filter.so
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript
DocumentRoot {site}
DirectoryIndex index.html
"""


@dataclass(frozen=True)
class Program:
    """A server that may be installed on this machine."""

    name: str
    """The name of the server's executable."""

    package: str
    """The Debian package that provides the server."""

    config: str
    """The template of the server's configuration file."""

    user: str
    """The configuration line that is needed if root starts the server, whose default user could not read the files."""

    arguments: tuple[str, ...]
    """The templates of the arguments that start the server in the foreground with its configuration."""

    def path(self) -> str:
        """Return the path of the executable. Raise NotTriedError if it is not installed."""
        path = shutil.which(self.name, path="/usr/sbin:/usr/bin")
        if not path:
            raise NotTriedError(f"no {self.name}: install {self.package}")
        return path

    @contextmanager
    def __call__(self, site: Path) -> Iterator[str]:
        """Serve a site; yield its address. Raise NotTriedError if the server is not installed."""
        path, port = self.path(), free_port()
        with TemporaryDirectory() as folder:
            Path(folder).chmod(0o755)
            copied = shutil.copytree(site, Path(folder) / "site")
            user = "" if os.getuid() else self.user
            config = Path(folder) / "server.conf"
            config.write_text(self.config.format(folder=folder, port=port, site=copied, user=user), "utf-8")
            command = [path, *(each.format(config=config, folder=folder) for each in self.arguments)]
            with subprocess.Popen(command) as running:
                try:
                    await_answer(port)
                    yield f"http://127.0.0.1:{port}/"
                finally:
                    running.terminate()


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def await_answer(port: int) -> None:
    """Wait up to five seconds until a port accepts connections."""
    for _ in range(100):
        with socket.socket() as probe:
            if not probe.connect_ex(("127.0.0.1", port)):
                return
        time.sleep(0.05)


# ---------- hosts ----------


@dataclass(frozen=True)
class Host:
    """A static host, and what the page must say there."""

    serves: Callable[[Path], AbstractContextManager[str]]
    """Serves the folder of a site, yielding its address."""

    says: str = ""
    """The part of the page's message that names the fault of the host, or "" if the table must start."""


def answers(types: dict[str, str], headers: dict[str, str] | None = None, says: str = "") -> Host:
    """Return a host that sends the given content types by suffix, and extra headers; ``says`` as in ``Host``."""
    return Host(partial(serving_with, types, headers or {}), says)


STREAM = "application/octet-stream"
ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}
OTHERS = (".wasm", ".pack", ".py", ".svg", ".png", ".webmanifest", ".json", ".toml", ".xml", ".txt")
MUST = "It must send files that end in .js as text/javascript."

HOSTS: dict[str, Host] = {
    "nginx as installed by Debian": Host(
        Program("nginx", "nginx-light", NGINX, "user root;", ("-e", "{folder}/error.log", "-c", "{config}"))
    ),
    "Apache as installed by Debian": Host(
        Program("apache2", "apache2-bin", APACHE, "User www-data", ("-D", "FOREGROUND", "-f", "{config}"))
    ),
    "python3 -m http.server": answers({}),
    "GitHub Pages: gzip, any origin may read": Host(pages),
    "WebAssembly of an unknown type": answers({".wasm": STREAM}),
    "WebAssembly without a type": answers({".wasm": ""}),
    "a bucket that knows the types of pages, styles and scripts alone": answers(dict.fromkeys(OTHERS, "")),
    "nosniff": answers({".pack": STREAM}, {"X-Content-Type-Options": "nosniff"}),
    "isolated": answers({}, ISOLATED),
    "Python as a program": answers({".py": STREAM}),
    "scripts as unknown files": answers({".js": STREAM}, says=f"“{STREAM}”. {MUST}"),
    "scripts as text": answers({".js": "text/plain"}, says=f"“text/plain”. {MUST}"),
}
"""All common hosts, by description."""

ENDED = "['ready', 'failed'].includes(document.documentElement?.dataset.python)"
"""Whether the table has started or failed to start."""
OUTCOME = """() => {
  const { python } = document.documentElement?.dataset ?? {};
  return python === "ready" ? "" : document.querySelector("[data-reason]").textContent || "nothing";
}"""


def started(engine: Engine, address: str) -> str:
    """Open the table of a site. Return "" if it starts, else the page's message."""
    engine.go(f"{address}play/")
    engine.until(ENDED)
    return str(engine.run(OUTCOME))


def wrong_on(engine: Engine, host: Host, site: Path) -> str:
    """Return "" if the table starts on a host, or the page names the host's fault; otherwise say what the page says."""
    with host.serves(site) as address:
        sentence = started(engine, address)
    well = host.says in sentence if host.says else not sentence
    return "" if well else f"the page says {sentence!r}"


@contextmanager
def hosts_visited(browser: str) -> Iterator[Try]:
    """Yield a function that tries one host after another."""
    rows = [*HOSTS.values()]
    with built() as site, window(browser) as engine:
        yield lambda case: wrong_on(engine, rows[case.number % len(rows)], site)
