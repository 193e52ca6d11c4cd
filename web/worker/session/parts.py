"""Parts that only some visits need, fetched on demand: archives of modules, and cryptography for fair deals."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from web.worker.words.catalogue import ENGLISH, install, is_known


async def fetch_part(name: str, package: str) -> None:
    """Fetch an archive by its name (web/runtime/parts.py), so that a package in it can be imported.

    Raises a JavaScript error if the archive does not arrive; the function can then be called again.
    """
    if find_spec(package) is None:
        from js import casinoPart  # noqa: PLC0415 - only browsers have it

        modules = await casinoPart(name)
        importer = import_module("sitecustomize")  # only in the browser's archive: see web/runtime/importer.py
        sys.meta_path.append(importer.Bundle(modules.to_bytes()))


def part_of(language: str) -> str:
    """Return the name of the part with the sentences of a language."""
    return f"locale_{language.lower().replace('-', '_')}"


async def fetch_language(language: str) -> str:
    """Fetch the sentences of a language unless they are loaded. Return the language to use.

    The language to use is English if the site no longer has the language, or if the file does not arrive.
    """
    if language == ENGLISH or is_known(language):
        return language
    from js import casinoPart  # noqa: PLC0415 - only browsers have it

    try:
        install(language, json.loads((await casinoPart(part_of(language))).to_bytes()))
    except Exception:  # noqa: BLE001 - any error of JavaScript
        return ENGLISH
    return language


async def friend_script() -> Any:
    """Return the JavaScript module with the cryptographic group of fair deals.

    The modules of ``web.worker.friend`` can then be imported. Raises a JavaScript error if the files do not
    arrive; the function can be called again after it.
    """
    from js import casinoGroup  # noqa: PLC0415 - only browsers have it

    await fetch_part("friend", "web.worker.friend")
    return await casinoGroup()
