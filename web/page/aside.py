"""Unreadable stored values: they are kept as they were, and the person can save them as one file or discard them."""

import json

from web.page.finished import OLDER
from web.page.phrases import Phrases
from web.page.storage import Storage
from web.page.stored import ASIDE, STORED


def set_aside(storage: Storage) -> list[str]:
    """Set unreadable values aside. Return the names of all values that have been set aside, now or earlier."""
    storage.set_aside(list(STORED))
    return storage.names(ASIDE)


def unreadable_names(storage: Storage, games: list[str]) -> list[str]:
    """Return the names of all unreadable values, given those of unreadable finished games (``games``)."""
    return storage.names(ASIDE) + games + [OLDER] * bool(storage.text(OLDER))


def unreadable_text(names: list[str], texts: list[str]) -> str:
    """Return the content of a JSON file with stored texts; ``texts`` are in the order of their names."""
    return json.dumps({"unreadable": {name: texts[place] for place, name in enumerate(names)}})


def render(storage: Storage, phrases: Phrases, unreadable: bool) -> str:  # noqa: FBT001 - the only such flag
    """Return a note with buttons that save or discard unreadable values; "" if there are none.

    ``unreadable``: whether there are unreadable finished games, too; these can be saved but not discarded.
    """
    aside = set_aside(storage)
    if not aside and not unreadable:
        return ""
    buttons = f'<button class="btn" type="button" id="aside-file">{phrases.t("progress.unreadable.file")}</button>'
    if aside:
        words = phrases.t("progress.unreadable.discard")
        buttons += f' <button class="btn grave" type="button" id="aside-discard">{words}</button>'
    return f'<p class="note">{phrases.t("progress.unreadable")}</p><div class="row">{buttons}</div>'
