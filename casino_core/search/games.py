"""Which form a game is searched in."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from casino_core.rules import Rules
from casino_core.search.built import Built, plain
from casino_core.search.engine import Engine
from casino_core.search.exact import Exact, Worth
from casino_core.search.form import Form
from casino_core.search.house import House, housed
from casino_core.search.last import LastDeal
from casino_core.search.stealing import Stealing, stealing
from casino_core.search.stepwise import Stepwise, stepwise
from casino_core.search.unbuilt import Unbuilt, unbuilt

FORMS = ((unbuilt, Unbuilt), (stealing, Stealing), (stepwise, Stepwise), (plain, Built), (housed, House))
"""Which rules a form knows, and the form: the first that knows them is taken."""


@lru_cache(maxsize=4)
def form_of(rules: Rules) -> Form[Any, Any]:
    """The fastest form that knows a game."""
    return next((form(rules) for knows, form in FORMS if knows(rules)), Engine(rules))


@lru_cache(maxsize=4)
def silent_form_of(rules: Rules) -> Form[Any, Any]:
    """The same without claims where the form can leave them out: they are no part of what is looked through."""
    form = form_of(rules)
    return Unbuilt(rules, claims=False) if isinstance(form, Unbuilt) and not form.silent else form


def exact_of(rules: Rules, worth: Worth) -> tuple[Form[Any, Any], LastDeal | Exact] | None:
    """What plays a last deal of known hands exactly, and the form it does so in; None for games it does not know.

    ``worth``: what points are worth to the first side.
    """
    form = silent_form_of(rules)
    if isinstance(form, Unbuilt):
        return form, Exact(form, worth)
    return (form, LastDeal(form, worth)) if isinstance(form, Built) else None
