"""Casino (Cassino) and its family: rules, legal actions, play, scoring, notation and bots.

>>> import casino_core as casino
>>> game, events = casino.new_game("classic", "island")
>>> [str(action) for action in casino.legal_actions(game)][:3]
['AD', 'AD5C=6', 'AD5C,6S=6']

All public names can be imported from this package, and ``help()`` shows an example of each. A good order in which
to read about them:

1. Rules: ``VARIANTS``, ``HOUSE_RULES``; ``variant_rules``, ``nearest_rules``, ``parse_rules``, ``option``; ``Rules``.
2. A game: ``new_game``, ``play``, ``next_round``, ``resign``; ``Game``, ``Outcome``, ``ScoreSheet``, ``Item``.
3. A round: ``Position``, ``View``, ``Build``, ``Card``; ``diagram`` shows a position as text,
   ``parse_known`` and ``completed`` set one up, and ``from_position`` starts a game from one.
4. Actions: ``legal_actions``, ``candidates``, ``why_not``; ``Trail``, ``Capture``, ``MakeBuild`` and actions that
   only some games have; ``cards_taken``, ``groups_of`` and ``build_named`` say which cards an action uses.
5. Events: what ``play`` returns besides the game, such as ``Captured`` and ``Swept``.
6. Texts: ``str()`` of rules, cards, actions, positions and games; ``parse_rules``, ``parse_card``, ``parse_action``,
   ``parse_position``, ``parse_game``; ``game_file`` and ``parse_game_file``; ``moves`` goes through a record.
7. Bots: ``BOTS``, ``LADDER``, ``Bot``, ``Thinking``, ``Thought``; ``match`` lets two bots play against each other.
8. Analysis: ``explain``, ``review``.
9. Errors: ``CasinoError`` and its subclasses, listed in ``casino_core.errors``.

Functions take a value or its text: ``casino.why_not("classic/island", "9Sx5C")``. ``python -m casino_core --help``
lists the commands for a terminal. The distribution is called ``casino``, and ``__version__`` is its version.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import casino_core.notation  # noqa: F401  # registers its writers, so that str() of any value works

__version__ = "0.1.0"

if TYPE_CHECKING:
    from casino_core import api
    from casino_core.api import *  # noqa: F403  # at run time, __getattr__ returns these names

    __all__ = []
    __all__ += api.__all__
else:

    def __getattr__(name: str) -> object:
        """Return the value of a public name, or ``__all__``. The first lookup loads the whole public interface.

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
