"""The table of intents: what each of them needs is what its handler takes, and nobody else can ask for anything."""

from __future__ import annotations

from inspect import signature

import pytest

from tests.worker.visitor import Visitor
from web.worker.session.intents import INTENTS


@pytest.mark.parametrize("name", INTENTS)
def test_what_an_intent_needs_is_what_its_handler_takes(name: str) -> None:
    intent = INTENTS[name]
    subject, *taken = signature(intent.handler).parameters
    assert subject in ("match", "session", "_session")
    about = [each for each in taken if each != "form"]
    assert (len(about), "form" in taken) == (intent.about, getattr(intent, "form", False))


@pytest.mark.parametrize("name", ["", "bogus", "HAND", "hand "])
def test_an_unknown_intent_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no such intent"):
        Visitor().do(name)
