"""The dialog for keyboard shortcuts."""

from __future__ import annotations

from web.shared.protocol import Reply
from web.worker.dialogs.game_setup import Form
from web.worker.dialogs.key_bindings import DEFAULT_KEYS, changed_keys, intents_by_key, is_key, rebind
from web.worker.session.answers import Handler
from web.worker.session.context import Context
from web.worker.session.notices import Notices
from web.worker.session.settings import Settings
from web.worker.words.speech import Message, message


def open_keys(context: Context, settings: Settings, notices: Notices) -> Reply:
    """Show the dialog for keyboard shortcuts, and dismiss the tip about them."""
    notices.put_away("keys")
    return _keys(context, settings)


def _keys(context: Context, settings: Settings, news: Message | None = None) -> Reply:
    return {"dialog": context.dialogs.keys(settings.bound, settings.values["letters"], news)}


def bind(context: Context, settings: Settings, about: str, form: Form) -> Reply:
    """Give a shortcut another key, or none; restore the default keys if ``about`` is not the name of a shortcut."""
    key = form.get("key", "")
    if about not in DEFAULT_KEYS:
        settings.bound, news = dict(DEFAULT_KEYS), message("keys.back")
    elif key and not is_key(key):
        return _keys(context, settings, message("keys.not"))
    else:
        news = _rebind(context, settings, about, key)
    keys: Reply = {"keys": intents_by_key(settings.bound), "bound": changed_keys(settings.bound)}
    return {**_keys(context, settings, news), **keys}


def _rebind(context: Context, settings: Settings, name: str, key: str) -> Message:
    """Give a shortcut a key, and return a message about it and the shortcut that had the key before."""
    old, named = settings.bound[name], context.dialogs.key_name
    settings.bound, other = rebind(settings.bound, name, key)
    if not key:
        return message("keys.none", what=named(name))
    facts = {"what": named(name), "now": settings.bound[name].upper()}
    if not other:
        return message("keys.changed", **facts)
    return message("keys.swapped" if old else "keys.swapped.none", **facts, other=named(other), old=old.upper())


INTENTS: dict[str, Handler] = {"keys": open_keys, "bind": bind}
