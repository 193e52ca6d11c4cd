"""The settings of a visitor: names, values, and their effect on the pace of the game."""

SETTINGS: dict[str, tuple[str, ...]] = {
    "theme": ("system", "light", "dark"),
    "table": ("water", "sand", "reeds", "dusk"),
    "palette": ("two", "four", "safe", "contrast"),
    "faces": ("light", "dark"),
    "index": ("normal", "large"),
    "deck": ("world", "own"),
    "thumb": ("right", "left"),
    "obvious": ("choose", "play"),
    "speed": ("slow", "normal", "fast", "off", "step"),
    "thinking": ("quick", "normal", "long"),
    "claims": ("auto", "ask"),
    "insists": ("ask", "never", "always"),
    "count": ("each", "whole"),
    "talk": ("on", "off"),
    "warning": ("off", "on"),
    "checks": ("off", "on"),
    "counters": ("folded", "open"),
    "others": ("own", "all"),
    "watched": ("closed", "open"),
    "sound": ("off", "on"),
    "vibration": ("off", "on"),
    "letters": ("on", "off"),
}
"""The possible values of every setting."""

GROUPS: dict[str, tuple[str, ...]] = {
    "looks": ("theme", "table", "palette", "faces", "index", "deck"),
    "pace": ("speed", "thinking", "count"),
    "acting": ("thumb", "obvious", "letters"),
    "told": ("talk", "warning", "checks", "counters", "others", "watched", "sound", "vibration"),
    "asked": ("claims", "insists"),
}
"""The names of the settings by group, in the order of the dialog."""

DEFAULTS = {name: "normal" if "normal" in values else values[0] for name, values in SETTINGS.items()}
"""The default value of every setting."""

PAUSES = {"slow": 2200, "normal": 1100, "fast": 450, "off": 0, "step": 1100}
"""The milliseconds from a turn to the next play of a bot, by speed.

At the speed "step" the game waits for the person instead, and pauses only within a turn.
"""


BUDGETS = {"quick": 50, "normal": 200, "long": 1000}
"""The time a bot may take for a decision, in milliseconds, by setting. Most decisions need less."""


def known(stored: object) -> dict[str, str]:
    """Return the value of every setting: the stored one if it is valid, otherwise the default."""
    entries = stored if isinstance(stored, dict) else {}
    return {name: entries[name] if entries.get(name) in values else DEFAULTS[name] for name, values in SETTINGS.items()}
