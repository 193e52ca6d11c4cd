"""Notices: tips one at a time, dismissed for good, and news between games."""

from __future__ import annotations

from casino_core.game import new_game, resign
from casino_core.rules.variants import variant_rules
from tests.worker.visitor import Buttons, Visitor
from web.worker.match.saves import SavedMatch, save_text
from web.worker.session.notices import FIRST, TIPS

EVERYTHING = ["keyboard", "storage"]


def newcomer(**init: object) -> Visitor:
    """Return a new visitor who is to lead."""
    visitor = Visitor("new")
    game, _ = new_game(variant_rules("classic"), "opening-1")
    visitor.arrive(**{"away": None, "there": EVERYTHING, "save": save_text(SavedMatch(game, ("nia",))), **init})
    return visitor


def tip(visitor: Visitor) -> str:
    """Return the name of the tip that is shown, as in the intent that dismisses it; "" if there is none."""
    return next((intent[4:] for intent in visitor.intents if intent.startswith("tip:") and intent != "tip:all"), "")


def test_tips_appear_one_by_one_and_are_dismissed_for_good() -> None:
    visitor = newcomer(finished=1)
    assert tip(visitor) == "choose"
    assert visitor.reply.say.startswith("Choose a card. The table shows")
    visitor.do("hand:8C")
    assert tip(visitor) == ""  # the choices are in its place
    visitor.do("unchoose")
    assert tip(visitor) == "choose"
    assert "The table shows" not in visitor.reply.say  # announced once
    assert visitor.do("tip:choose").away == ["choose"]
    assert tip(visitor) == "keys"
    assert visitor.reply.say.startswith("You can play with the keyboard")
    visitor.do("keys")
    assert visitor.reply.away == ["choose", "keys"]
    visitor.do("close")
    visitor.do("unchoose")
    assert tip(visitor) == "kept"
    visitor.do("tip:all")
    assert tip(visitor) == ""
    assert visitor.reply.away is not None
    later = newcomer(away=visitor.reply.away, finished=3)
    assert tip(later) == ""
    later.do("menu")
    assert "tip:again" in Buttons(later.dialog).intents
    assert later.do("tip:again").away == []
    assert (tip(later), later.dialog) == ("choose", "")


def test_the_tip_about_saved_games_appears_after_the_first_round() -> None:
    assert tip(newcomer(away=["guide", "choose", "keys"])) == ""
    assert tip(newcomer(away=["choose", "keys"], finished=1)) == "kept"


def test_a_person_who_has_played_needs_no_tip_how_to() -> None:
    visitor = newcomer(there=[])
    visitor.do("hand:8C")
    assert visitor.do("act:8C").away == ["choose", "guide"]
    visitor.rest()
    assert tip(visitor) == ""  # without a keyboard or storage


def test_the_tip_about_one_tap_appears_after_a_round_and_turns_it_on() -> None:
    visitor = newcomer(away=["guide", "choose", "keys", "kept"], finished=1)
    assert tip(visitor) == "use"
    assert visitor.do("tip:use").settings == {**visitor.session.settings.values, "obvious": "play"}
    assert visitor.reply.away == [*TIPS]
    assert "act:8C" not in visitor.intents
    assert visitor.do("hand:8C").say.startswith("You lay down ")
    assert tip(newcomer(away=["guide", "choose", "keys", "kept"], finished=1, settings={"obvious": "play"})) == ""
    assert tip(newcomer(away=["guide", "choose", "keys", "kept"])) == ""


def test_frames_of_other_sites_have_no_hints() -> None:
    visitor = newcomer(embed=True)
    assert tip(visitor) == ""
    assert visitor.do("there", what="install update").frames == ()
    visitor.do("menu")
    assert "tip:again" not in Buttons(visitor.dialog).intents


def at_the_end(**init: object) -> Visitor:
    """Return a visitor who has resigned in the first round."""
    visitor = Visitor("end")
    game = resign(new_game(variant_rules("classic"), "opening-1")[0], 0)
    visitor.arrive(**{"save": save_text(SavedMatch(game, ("nia",))), **init})
    return visitor


def test_a_new_version_is_offered_on_the_last_sheet_and_in_the_menu() -> None:
    visitor = newcomer(away=[*TIPS])
    assert visitor.do("there", what="update").frames == ()
    assert "update" not in visitor.intents
    visitor.do("menu")
    assert "update" in Buttons(visitor.dialog).intents
    visitor.do("resign:sure")
    assert "update" in visitor.intents
    visitor.do("later:update")
    assert "update" not in visitor.intents
    assert visitor.reply.away is None  # offered again in another visit
    assert "update" in at_the_end(there=["update"]).intents


def test_installing_is_offered_after_a_whole_game_and_not_again_once_answered() -> None:
    visitor = at_the_end()
    visitor.do("there", what="install")
    assert "install" in visitor.intents
    assert visitor.do("later:install").away == [*TIPS, *FIRST, "install"]
    assert "install" not in visitor.intents
    visitor.do("menu")
    assert "install" in Buttons(visitor.dialog).intents
    visitor.do("there", what="")
    visitor.do("menu")
    assert "install" not in Buttons(visitor.dialog).intents
    assert "install" not in at_the_end(finished=1, away=["install"], there=["install"]).intents
