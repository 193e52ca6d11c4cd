"""What a person wants of the table, as far as a match goes by it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from web.shared.settings import BUDGETS, DEFAULTS


@dataclass(frozen=True)
class Preferences:
    """How a match treats the person in front of it; by default, nothing is done, shown or told that need not be."""

    auto_claims: bool = False
    """The table claims for the person as soon as the claim is right."""

    insists: str = "ask"
    """What the table answers for the person when they may insist: "ask" leaves it to them, "never" or "always"."""

    counts_items: bool = False
    """A round that has been played out is counted an item at a time; otherwise the whole score is shown at once."""

    players_talk: bool = False
    """Players are heard: what they say appears beside their seats."""

    stepwise: bool = False
    """The turns of others wait for the person, who lets them go on one at a time."""

    warns_of_sweeps: bool = False
    """Every choice tells which cards could sweep what it leaves on the table."""

    checks_plays: bool = False
    """Whoever chooses a costly play is told so before it is played."""

    counters_open: bool = False
    """The counters beside the table are unfolded."""

    counts_others: bool = False
    """The counters count what the other sides have taken, too."""

    plays_obvious: bool = False
    """One tap plays a card that can do only one thing."""

    open_hands: bool = False
    """Where only bots play, all hands are face up."""

    thinking: float = BUDGETS[DEFAULTS["thinking"]]
    """How long a bot may think about a decision, in milliseconds of the match's clock."""


PLAIN = Preferences()
"""The preferences of a table with nobody in front of it who could have any, as in diagrams and tests."""


def preferences_of(settings: Mapping[str, str]) -> Preferences:
    """Return the preferences that a visitor's settings mean; ``settings`` has a value for every setting there is."""
    return Preferences(
        auto_claims=settings["claims"] == "auto",
        insists=settings["insists"],
        # Whoever has switched animation off wants the result, not a ceremony.
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
