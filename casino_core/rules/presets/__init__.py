"""The presets: every game, as data that gives only the differences from its parent."""

from casino_core.rules.presets.caribbean import CARIBBEAN
from casino_core.rules.presets.casino import CASINO
from casino_core.rules.presets.kindred import KINDRED
from casino_core.rules.presets.nordic import NORDIC
from casino_core.rules.presets.others import OTHERS
from casino_core.rules.presets.southern_africa import SOUTHERN_AFRICA
from casino_core.rules.presets.variant import Variant

__all__ = ["PRESETS", "Variant"]

PRESETS: tuple[Variant, ...] = (*CASINO, *KINDRED, *CARIBBEAN, *NORDIC, *SOUTHERN_AFRICA, *OTHERS)
"""Every game, in the order in which every list shows them."""
