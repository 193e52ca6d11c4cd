"""A person's preferences, as far as they change how a match is played and shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from web.shared.settings import BUDGETS, DEFAULTS


@dataclass(frozen=True)
class Preferences:
    """What the table does and shows for the person at it; by default, it only lists the possible plays."""

    auto_claims: bool = False
    """The table claims the game for the person as soon as the claim is right."""

    insists: str = "ask"
    """Whether the person insists when they may: "never", "always", or "ask" to let them decide each time."""

    counts_items: bool = False
    """The round is counted one item at a time; otherwise the whole score is shown at once."""

    players_talk: bool = False
    """The words of players appear at their seats."""

    stepwise: bool = False
    """Each turn of another player waits until the person continues."""

    warns_of_sweeps: bool = False
    """Each offered play names the ranks that could sweep the table after it."""

    lists_plays: bool = True
    """The table shows what chosen cards can make; otherwise the person has to say what to do with them."""

    checks_plays: bool = False
    """A costly play is questioned before it is made."""

    counters_open: bool = False
    """The counters next to the table are unfolded."""

    counts_others: bool = False
    """The counters include what the other sides have taken."""

    plays_obvious: bool = False
    """One tap plays a card that has only one use."""

    open_hands: bool = False
    """All hands are face up while only bots play."""

    thinking: float = BUDGETS[DEFAULTS["thinking"]]
    """The longest time for a bot's decision, in milliseconds of the match's clock."""


PLAIN = Preferences()
"""The default preferences, as in diagrams and tests."""


def without_help(preferences: Preferences) -> Preferences:
    """Return preferences for a table without help; no bots play there, so no turn waits for the person to continue."""
    return replace(preferences, checks_plays=False, warns_of_sweeps=False, stepwise=False)


def preferences_of(settings: Mapping[str, str]) -> Preferences:
    """Return the preferences for a visitor's settings; ``settings`` has a value for every setting."""
    return Preferences(
        auto_claims=settings["claims"] == "auto",
        insists=settings["insists"],
        # People who turn animation off want the result at once.
        counts_items=settings["count"] == "each" and settings["speed"] != "off",
        players_talk=settings["talk"] == "on",
        stepwise=settings["speed"] == "step",
        warns_of_sweeps=settings["warning"] == "on",
        checks_plays=settings["checks"] == "on",
        counters_open=settings["counters"] == "open",
        counts_others=settings["others"] == "all",
        plays_obvious=settings["obvious"] == "play",
        open_hands=settings["watched"] == "open",
        thinking=BUDGETS[settings["thinking"]],
    )
