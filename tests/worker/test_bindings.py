"""Keyboard shortcuts: if two conflict, they swap keys; stored keys are read back, and invalid ones are ignored."""

from __future__ import annotations

from typing import Any

import pytest

from tests.worker.visitor import Visitor
from web.worker.dialogs.key_bindings import DEFAULT_KEYS, changed_keys, intents_by_key, known_keys, rebind
from web.worker.words.catalogue import catalogue


def test_every_shortcut_has_a_different_key() -> None:
    assert len(set(DEFAULT_KEYS.values())) == len(DEFAULT_KEYS)
    assert intents_by_key(DEFAULT_KEYS)["?"] == "keys"
    words = [f"keys.{name}" for name in DEFAULT_KEYS if not name.startswith("card-")]
    assert [key for key in words if key not in catalogue("en")] == []


def test_a_conflict_is_swapped() -> None:
    bound, other = rebind(DEFAULT_KEYS, "undo", "R")
    assert (bound["undo"], bound["redo"], other) == ("r", "u", "redo")
    assert sorted(bound.values()) == sorted(DEFAULT_KEYS.values())
    assert known_keys(changed_keys(bound)) == bound
    bound, other = rebind(bound, "undo", "")
    assert (other, intents_by_key(bound).get("r")) == ("", None)
    assert known_keys(changed_keys(bound)) == bound


def test_keys_are_read_by_the_old_name_of_a_shortcut() -> None:
    assert known_keys({"lamp": "v"}) == known_keys({"hint": "v"}) == {**DEFAULT_KEYS, "hint": "v"}


@pytest.mark.parametrize("stored", [None, [], "u", {"undo": "uu"}, {"undo": " "}, {"undo": 7}, {"nothing": "x"}])
def test_nonsense_is_skipped(stored: Any) -> None:
    assert known_keys(stored) == DEFAULT_KEYS


def test_a_visitor_changes_keys_and_goes_back() -> None:
    visitor = Visitor("keys")
    assert visitor.first.keys == intents_by_key(DEFAULT_KEYS)
    visitor.do("keys")
    reply = visitor.do("bind:undo", key="R")
    assert "Undo: R. Redo is now U." in visitor.dialog
    assert reply.keys
    assert (reply.keys["r"], reply.keys["u"]) == ("undo", "redo")
    assert reply.bound == {"undo": "r", "redo": "u"}
    visitor.do("bind:score", key="")
    assert "Hear the score has no key." in visitor.dialog
    visitor.do("bind:score", key="U")
    assert "Hear the score: U. Redo now has no key." in visitor.dialog
    visitor.do("bind:redo", key="F1")
    assert "A key must be a letter, a digit or a symbol." in visitor.dialog
    again = Visitor("keys", bound=visitor.session.settings.bound)
    assert again.session.settings.bound == visitor.session.settings.bound
    assert visitor.do("bind").bound == {}
    assert "Default keys restored." in visitor.dialog
    assert visitor.session.settings.bound == DEFAULT_KEYS
