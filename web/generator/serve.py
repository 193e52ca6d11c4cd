"""A local server that behaves like GitHub Pages: gzip, ETag, ten minutes of cache, access for any origin, 404.html."""

import gzip
import hashlib
import mimetypes
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from web.generator.paths import DIST, base_path

TYPES = {
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".py": "text/x-python",
}
PACKED = {".pack", ".png"}  # gzip would not make them smaller


class Prepared(NamedTuple):
    """A file, read and compressed."""

    state: tuple[object, ...]
    """The state of the file when it was read (see ``SiteServer.state``)."""

    tag: str
    """The digest of the content, for the header ETag."""

    content: bytes
    """The content to be sent, uncompressed."""

    packed: bytes | None
    """The content, compressed by gzip; None for types of files that are already compressed."""


class SiteServer(ThreadingHTTPServer):
    """Serves a folder under a base path."""

    daemon_threads = True
    # A page requests thirty files at once; the default queue of five would refuse some.
    request_queue_size = 64
    caching = "max-age=600"
    """The Cache-Control header of files."""

    def __init__(self, folder: Path = DIST, base: str = "/", port: int = 0, host: str = "127.0.0.1") -> None:
        self.folder, self.base = folder.resolve(), base_path(base)
        self.sent: list[tuple[str, int]] = []  # requests, each with the number of bytes in its answer
        self.stopped = False
        self.blocked: set[str] = set()  # endings of addresses that are answered as if the file were missing
        self._prepared: dict[Path, Prepared] = {}
        super().__init__((host, port), _Answer)

    @property
    def address(self) -> str:
        """The address of the home page."""
        return f"http://{self.server_address[0]!s}:{self.server_port}{self.base}"

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore closed connections, because browsers close one whenever a page is left early."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]  # passed on unchanged

    def stop(self) -> None:
        """Stop answering, even on open connections."""
        self.stopped = True
        self.shutdown()
        self.server_close()

    def find(self, path: str) -> Path | None:
        """Return the file at the path of an address, None if there is none; a folder stands for its index.html."""
        if not path.startswith(self.base) or any(path.endswith(ending) for ending in self.blocked):
            return None
        file = (self.folder / path.removeprefix(self.base)).resolve()
        if path.endswith("/"):
            file /= "index.html"
        # Return nothing outside the folder, whatever the address is.
        return file if file.is_file() and file.is_relative_to(self.folder) else None

    def made(self, path: str) -> tuple[str, bytes] | None:
        """Return the media type and content that a subclass makes for an address without a file; None by default."""

    def read(self, file: Path) -> bytes:
        """Return the content of the answer for a file."""
        return file.read_bytes()

    def state(self, file: Path) -> tuple[object, ...]:
        """Return a value that changes with the content of the answer for a file."""
        status = file.stat()
        return status.st_mtime_ns, status.st_size

    def prepared(self, file: Path) -> Prepared:
        """Return a file, read and compressed; it is kept until its state changes."""
        state = self.state(file)
        kept = self._prepared.get(file)
        if kept is None or kept.state != state:
            content = self.read(file)
            packed = None if file.suffix in PACKED else gzip.compress(content, 6, mtime=0)
            kept = Prepared(state, f'"{hashlib.sha256(content).hexdigest()[:16]}"', content, packed)
            self._prepared[file] = kept
        return kept


class _Answer(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Headers and body are written one after the other, and Nagle's algorithm would delay the body by 40 ms.
    disable_nagle_algorithm = True
    server: SiteServer

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def _answer(self, *, with_body: bool) -> None:
        if self.server.stopped:
            self.close_connection = True
            return
        path = unquote(urlsplit(self.path).path)
        file = self.server.find(path)
        if made := self.server.made(path):
            headers = {"Content-Type": made[0], "Cache-Control": "no-store"}
            self._send(HTTPStatus.OK, headers, made[1], with_body=with_body)
        elif file is None and self.server.find(path + "/"):
            self._send(
                HTTPStatus.MOVED_PERMANENTLY,
                {"Location": self.path.replace(path, path + "/", 1)},
                b"",
                with_body=with_body,
            )
        elif file is None:
            missing = self.server.folder / "404.html"
            body = missing.read_bytes() if missing.is_file() else b"Not found"
            self._send(HTTPStatus.NOT_FOUND, {"Content-Type": "text/html; charset=utf-8"}, body, with_body=with_body)
        else:
            self._send_file(file, with_body=with_body)

    def _send_file(self, file: Path, *, with_body: bool) -> None:
        _, tag, content, packed = self.server.prepared(file)
        headers = {
            "Content-Type": content_type(file),
            "ETag": tag,
            "Cache-Control": self.server.caching,
            "Vary": "Accept-Encoding",
        }
        if tag in self.headers.get("If-None-Match", ""):
            self._send(HTTPStatus.NOT_MODIFIED, headers, b"", with_body=False)
        elif packed is not None and "gzip" in self.headers.get("Accept-Encoding", ""):
            self._send(HTTPStatus.OK, {**headers, "Content-Encoding": "gzip"}, packed, with_body=with_body)
        else:
            self._send(HTTPStatus.OK, headers, content, with_body=with_body)

    def _send(self, status: HTTPStatus, headers: dict[str, str], body: bytes, *, with_body: bool) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.wfile.write(body)
            self.server.sent.append((self.path, len(body)))

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        """Log nothing, because each page requests thirty files."""


def content_type(file: Path) -> str:
    """Return the media type of a file, with the encoding of text."""
    # Our own list comes first, because that of mimetypes differs from machine to machine.
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


@contextmanager
def serving(folder: Path = DIST, base: str = "/", port: int = 0, host: str = "127.0.0.1") -> Iterator[SiteServer]:
    """Serve a folder in the background; port 0 means any free port."""
    with SiteServer(folder, base, port, host) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
