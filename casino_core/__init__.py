"""Casino (Cassino) and its family: rules, legal actions, play, scoring, notation and bots.

    >>> import casino_core as casino
    >>> game, events = casino.new_game(casino.variant_rules("classic"), "island")
    >>> [str(action) for action in casino.legal_actions(game.position)][:3]
    ['AD', 'AD5C=6', 'AD5C,6S=6']

``casino_core.api`` lists every public name; all of them are names of this package.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from casino_core import api
    from casino_core.api import *  # noqa: F403  # what __getattr__ finds at run time

    __all__ = []
    __all__ += api.__all__
else:

    def __getattr__(name: str) -> object:
        """Return a public name, or ``__all__``. The first one that is wanted loads all that is public.

        Not earlier: whoever imports ``casino_core.cards`` alone, as the browser does, must not wait for the bots.
        """
        listing = import_module("casino_core.api")
        if name != "__all__" and name not in listing.__all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = getattr(listing, name)
        return globals()[name]

    def __dir__() -> list[str]:
        """Return the public names."""
        return list(__getattr__("__all__"))
