"""The visitor's settings and keys."""

from __future__ import annotations

from collections.abc import Mapping

from web.shared.protocol import Reply
from web.shared.settings import known
from web.worker.dialogs.game_setup import Form
from web.worker.dialogs.key_bindings import known_keys
from web.worker.match.match import Match
from web.worker.picture.animation import Frame
from web.worker.picture.preferences import Preferences, preferences_of, without_help
from web.worker.session.answers import Handler
from web.worker.session.context import Context
from web.worker.session.parameters import requested_settings


class Settings:
    """Settings and keys, checked when they come from storage."""

    def __init__(self, context: Context, values: object, bound: object, *, helps: bool = True) -> None:
        self.values = known(values)
        """The value of every setting."""
        if context.embed:  # outside frames, a link must not change the visitor's settings
            self.values = known({**self.values, **requested_settings(context.address)})
        self.bound = known_keys(bound)
        """The key of each shortcut, "" for none."""
        self._helps = helps  # a table with a friend has no help, whatever the settings say

    @property
    def preferences(self) -> Preferences:
        """The preferences for the match on the table."""
        wanted = preferences_of(self.values)
        return wanted if self._helps else without_help(wanted)

    def change(self, values: Mapping[str, str], match: Match) -> None:
        """Change some settings, and apply them to the match on the table."""
        self.values = known({**self.values, **values})
        match.preferences = self.preferences

    def animated(self, frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
        """Return the frames to show: if animation is off, only the last one."""
        return frames[-1:] if self.values["speed"] == "off" else frames


def open_settings(context: Context, settings: Settings) -> Reply:
    """Open the settings."""
    return {"dialog": context.dialogs.settings(settings.values)}


def change_settings(settings: Settings, match: Match, form: Form) -> Reply:
    """Apply the settings of a form."""
    settings.change(form, match)
    return {"settings": settings.values}


INTENTS: dict[str, Handler] = {"settings": open_settings, "set": change_settings}
