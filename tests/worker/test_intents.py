"""The tables of intents: handlers have only parts of the session as parameters, and unknown intents are refused."""

from __future__ import annotations

from inspect import signature

import pytest

from tests.worker.visitor import Visitor
from web.worker.session import intents
from web.worker.session.intents import AT_TABLE, INTENTS, parameters

MODULES = [module for module in vars(intents).values() if hasattr(module, "INTENTS")]


@pytest.mark.parametrize("name", INTENTS)
def test_a_handler_asks_for_parts_of_the_session(name: str) -> None:
    session, handler = Visitor().session, INTENTS[name]
    needed = signature(handler).parameters
    assert parameters(handler) == (*needed,)
    for part, parameter in needed.items():
        own = {"about": "str", "form": "Form"}.get(part)
        assert parameter.annotation == (own or type(getattr(session, part)).__name__)


@pytest.mark.parametrize("name", AT_TABLE)
def test_acts_take_the_match_and_perhaps_an_argument(name: str) -> None:
    assert len(signature(AT_TABLE[name].act).parameters) == 1 + AT_TABLE[name].about


def test_every_intent_is_answered_by_one_module() -> None:
    names = [name for module in MODULES for name in module.INTENTS]
    assert len(names) == len({*names}) == len(INTENTS) + len(AT_TABLE)


@pytest.mark.parametrize("name", ["", "bogus", "HAND", "hand "])
def test_an_unknown_intent_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no such intent"):
        Visitor().do(name)
