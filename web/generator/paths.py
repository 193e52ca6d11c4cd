"""The paths of the project."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PAGES = WEB / "pages"
STATIC = WEB / "static"
LOCALE = WEB / "locale"
RUNTIME = WEB / "runtime"
NODE_MODULES = RUNTIME / "node_modules"
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"

Files = dict[str, bytes]
"""Files of a site: contents by path, relative to the root of the site and with slashes."""


def base_path(path: str) -> str:
    """Return the path under which a site is, with a slash at both ends: "/", "/games/casino/"."""
    return f"/{path.strip('/')}/".replace("//", "/")
