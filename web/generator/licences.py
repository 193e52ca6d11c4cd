"""The components of the site with their licences, read from the packages that the site includes."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from web.generator.check import SiteError
from web.generator.node import install_packages
from web.generator.paths import NODE_MODULES, ROOT, RUNTIME
from web.generator.reads import read_bytes, read_text

BUNDLES = {"@pyscript/core": "is built into PyScript", "@noble/curves": "is built into Noble curves"}
"""The packages whose scripts include their dependencies, with the purpose that is stated for each dependency."""

KNOWN = {"APACHE-2.0": "Apache-2.0"}
"""SPDX names of licences, by the names that packages use instead."""

PURPOSES = {
    "@micropython/micropython-webassembly-pyscript": ("MicroPython", "answers your taps and keys"),
    "@noble/curves": ("Noble curves", "hides the cards of a game with a friend"),
    "@pyscript/core": ("PyScript", "starts Python on the page"),
    "idiomorph": ("Idiomorph", "changes the table without redrawing it"),
    # web/runtime/trim removes what only the packages of Pyodide need
    "pyodide": ("Pyodide", "runs the rules and the bots in the background, without what only its packages need"),
    "uqr": ("uqr", "draws the codes that a camera reads"),
}
"""By name on npm, the proper names and the purposes of the packages that we depend on directly."""


class Part(NamedTuple):
    """A component of the site that others made."""

    name: str
    """The proper name of the component, or its name on npm."""

    version: str
    """The version of the component."""

    purpose: str
    """The purpose on this site, as the end of a sentence: "starts Python on the page"."""

    licence: str
    """The name of its licence."""

    home: str
    """The address of its source code."""

    text: str
    """The text of its licence, "" if its package has none."""


def parts() -> tuple[Part, ...]:
    """Return all components: direct dependencies, CPython inside Pyodide, and packages bundled into others.

    Raise SiteError for a package without a licence or a purpose in PURPOSES.
    """
    install_packages()
    named = json.loads(read_bytes(RUNTIME / "package.json"))["dependencies"]
    if unknown := set(named) - set(PURPOSES):
        raise SiteError(f"licences.py: PURPOSES does not say what {', '.join(sorted(unknown))} does here")
    own = [_part(NODE_MODULES / name, *PURPOSES[name]) for name in named]
    inside = [
        _part(folder, "", purpose)
        for bundle, purpose in BUNDLES.items()
        for folder in sorted(_built_in(NODE_MODULES / bundle))
    ]
    # One package may be installed in several places.
    return (*own, _python(), *{(part.name, part.version): part for part in inside}.values())


def own_licence() -> str:
    """Return the licence of the project."""
    return read_text(ROOT / "LICENSE").strip()


@cache
def _about(folder: Path) -> dict[str, Any]:
    about: dict[str, Any] = json.loads((folder / "package.json").read_bytes())
    return about


def _part(folder: Path, name: str, purpose: str) -> Part:
    about = _about(folder)
    licence = about.get("license")
    if not isinstance(licence, str):
        raise SiteError(f"licences.py: {about['name']} does not say its licence")
    return Part(
        name or about["name"], about["version"], purpose, KNOWN.get(licence, licence), _home(about), _text(folder)
    )


def _home(about: dict[str, Any]) -> str:
    """Return the address of a package's source code, or else of its page on npm."""
    repository = about.get("repository") or {}
    address = repository["url"] if isinstance(repository, dict) and "url" in repository else ""
    clean = str(address).removeprefix("git+").removesuffix(".git")
    return clean if clean.startswith("https://") else f"https://www.npmjs.com/package/{about['name']}"


def _text(folder: Path) -> str:
    places = sorted(path for path in folder.iterdir() if path.name.lower().startswith(("license", "licence")))
    return places[0].read_text("utf-8").strip() if places else ""


def _built_in(package: Path) -> set[Path]:
    """Return the folders of all packages on which a package depends, directly or indirectly."""
    places: set[Path] = set()
    waiting = [package]
    while waiting:
        folder = waiting.pop()
        for name in _about(folder).get("dependencies", {}):
            place = _resolved(folder, name)
            if place not in places:
                places.add(place)
                waiting.append(place)
    return places


def _resolved(folder: Path, name: str) -> Path:
    """Return the folder of a package that one in ``folder`` imports. Raise SiteError if it is not installed."""
    for place in (folder / "node_modules", *(parent for parent in folder.parents if parent.name == "node_modules")):
        if (place / name / "package.json").is_file():
            return place / name
    raise SiteError(f"licences.py: {folder.name} needs {name}, which is not installed")


def _python() -> Part:
    """Return the component that is the Python inside Pyodide, with its library."""
    version = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_bytes())["info"]["python"]
    home = "https://github.com/python/cpython"
    return Part("CPython and its library", version, "is the Python inside Pyodide", "PSF-2.0", home, "")
