"""Casino (Cassino) and its family: rules, legal actions, play, scoring, notation and bots.

    >>> import casino_core as casino
    >>> game, events = casino.new_game(casino.variant_rules("classic"), "island")
    >>> [str(action) for action in casino.legal_actions(game.position)][:3]
    ['AD', 'AD5C=6', 'AD5C,6S=6']

``casino_core.api`` lists every public name; all of them are names of this package.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import casino_core.notation  # noqa: F401  # registers its writers, so that str() of any value works

if TYPE_CHECKING:
    from casino_core import api
    from casino_core.api import *  # noqa: F403  # at run time, __getattr__

    __all__ = []
    __all__ += api.__all__
else:

    def __getattr__(name: str) -> object:
        """Return a public name, or ``__all__``. The first lookup loads the whole public interface.

        Loading it earlier would make ``import casino_core.cards`` wait for the bots, which the browser loads later.
        """
        import casino_core.api as listing  # noqa: PLC0415

        if name != "__all__" and name not in listing.__all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = getattr(listing, name)
        return globals()[name]

    def __dir__() -> list[str]:
        """Return the public names."""
        return list(__getattr__("__all__"))
