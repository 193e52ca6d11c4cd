"""Texts with old names of options and values: all of them still open, as the same games."""

from __future__ import annotations

import re
from typing import Any

import pytest

import casino_core as casino
from casino_core.rules.house_rules import PACKAGES, changes
from casino_core.rules.parts import with_fields
from casino_core.rules.renamed import RENAMED, RENAMED_OPTIONS
from tests.engine.golden import FOLDER
from web.worker.dialogs.game_setup import setup_of_game
from web.worker.session.invitations import Invitations
from web.worker.words.own_games import OwnGame
from web.worker.words.requested_rules import requested_rules

GAME_WITH_OLD_VALUES = FOLDER.parent / "renamed_values.txt"
"""The old golden/claims.txt, with claim_out's old values. Nothing rewrites it."""

OLD = [(option, old, new) for option, values in RENAMED.items() for old, new in values.items()]

GAME_OF = {"swazi_2p_mode": "sotho", "swazi_cut_rules": "swazi", "sa_drift_with_build": "south_african"}
"""For each option that makes no sense in classic Casino, a game in which it does."""


def test_a_game_file_with_old_values_opens_as_the_same_game() -> None:
    text = GAME_WITH_OLD_VALUES.read_text("utf-8")
    assert "pagat_claim" in text
    game, tags = casino.parse_game_file(text)
    body = re.sub(r"\{[^}]*\}|^\[.*\]$|^Round \d+$|\b\d+\.(?=\s)", "", text, flags=re.MULTILINE)
    assert [str(action) for actions in game.record for action in actions] == body.split()
    assert game.rules == casino.parse_rules(tags["Rules"])
    assert casino.parse_game(str(game)) == game
    assert game == casino.parse_game_file((FOLDER / "claims.txt").read_text("utf-8"))[0]


@pytest.mark.parametrize(("option", "old", "new"), OLD)
def test_old_values_are_read_and_never_written(option: str, old: str, new: str) -> None:
    variant = GAME_OF.get(option, "classic")
    wanted: dict[str, Any] = {option: new}
    before: dict[str, Any] = {option: old}
    rules = casino.variant_rules(variant, **wanted)
    assert new in casino.HOUSE_RULES[option]
    assert old not in casino.HOUSE_RULES[option]
    assert casino.variant_rules(variant, **before) == rules
    assert casino.nearest_rules(variant, **before) == (rules, ())
    assert casino.parse_rules(f"{variant}:{option}={old}") == rules
    assert casino.option(rules, option) == new
    assert old not in str(rules)
    assert changes(rules, before) == changes(rules, wanted)
    if option not in PACKAGES:
        assert with_fields(rules, before) == rules


@pytest.mark.parametrize(("option", "old", "new"), OLD)
def test_old_values_in_links_of_the_site_are_read_without_a_word(option: str, old: str, new: str) -> None:
    variant = GAME_OF.get(option, "classic")
    assert requested_rules({"variant": variant, option: old}) == requested_rules({"variant": variant, option: new})
    invited = Invitations(("otto",), "k7f2").of_address(f"?variant={variant}&{option}={old}")
    assert invited is not None
    assert invited.faults == ()
    assert casino.option(invited.game.rules, option) == new


@pytest.mark.parametrize(("old", "new"), RENAMED_OPTIONS.items())
def test_old_names_of_options_are_read_and_never_written(old: str, new: str) -> None:
    for value, text in ((True, "yes"), (False, "no")):
        wanted: dict[str, Any] = {new: value}
        before: dict[str, Any] = {old: value}
        rules = casino.variant_rules("swazi_two", **wanted)
        assert casino.variant_rules("swazi_two", **before) == rules
        assert casino.nearest_rules("swazi_two", **before) == (rules, ())
        assert casino.parse_rules(f"swazi_two:{old}={text}") == rules
        assert casino.option(rules, old) == casino.option(rules, new) == value
        assert changes(rules, before) == changes(rules, wanted)
        assert with_fields(rules, before) == rules
        assert old not in str(rules)
        assert requested_rules({"variant": "swazi_two", old: text}) == (rules, ())
        invited = Invitations(("otto",), "k7f2").of_address(f"?variant=swazi_two&{old}={text}")
        assert invited is not None
        assert (invited.faults, invited.game.rules) == ((), rules)
        with pytest.raises(casino.NotationError, match="option-twice"):
            casino.parse_rules(f"swazi_two:{old}={text},{new}={text}")
    wrong: dict[str, Any] = {old: "perhaps"}
    with pytest.raises(casino.RulesError, match="bad-value"):
        casino.variant_rules("swazi_two", **wrong)
    assert casino.nearest_rules("swazi_two", **wrong)[0] == casino.variant_rules("swazi_two")


def test_an_own_game_that_was_stored_with_an_old_value_is_still_that_game() -> None:
    stored = OwnGame("Ours", "classic:claim_out=pagat_claim")
    rules = casino.parse_rules(stored.rules)
    assert setup_of_game(rules, ("person", "otto"), "Ours", (stored,)).own == 0


def test_a_position_with_an_old_value_opens() -> None:
    new = casino.new_game(casino.variant_rules("classic", claim_out="wrong_claim_loses"), "old")[0].position
    assert casino.parse_position(str(new).replace("wrong_claim_loses", "wiki_2p_call")) == new


def test_a_value_that_never_was_is_still_refused() -> None:
    with pytest.raises(casino.RulesError) as refused:
        casino.variant_rules("classic", claim_out="pagat_24")
    assert refused.value.code == "bad-value"
