"""The presets: every game that can be played, as data that says only what differs from its parent."""

from casino_core.presets.caribbean import CARIBBEAN
from casino_core.presets.casino import CASINO
from casino_core.presets.kindred import KINDRED
from casino_core.presets.nordic import NORDIC
from casino_core.presets.others import OTHERS
from casino_core.presets.southern_africa import SOUTHERN_AFRICA
from casino_core.presets.variant import Variant

__all__ = ["PRESETS", "Variant"]

PRESETS: tuple[Variant, ...] = (*CASINO, *KINDRED, *CARIBBEAN, *NORDIC, *SOUTHERN_AFRICA, *OTHERS)
"""Every game, in the order in which they are listed."""
