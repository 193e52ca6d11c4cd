"""The guide through a first game: asked once, one sentence at each moment, nothing twice; builds explained on a tap."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from casino_core.game import new_game
from casino_core.legal.legality import legal_actions
from casino_core.position.actions import BuildPiece, Capture, MakeBuild, Play, pieces
from casino_core.position.events import Captured
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.table.markup import read
from tests.worker.visitor import Visitor
from web.worker.match.guide import MOMENTS
from web.worker.match.saves import SavedMatch, save_text
from web.worker.session.notices import MAX_TIPS, TIPS

WANTED: dict[str, Callable[[Play], bool]] = {
    "pair": lambda play: isinstance(play, Capture) and all(len(group) == 1 for group in play.groups),
    "sum": lambda play: isinstance(play, Capture) and any(len(group) > 1 for group in play.groups),
    "build": lambda play: isinstance(play, MakeBuild) and len(play.groups) == 1,
    "theirs": lambda play: any(isinstance(piece, BuildPiece) for piece in pieces(play)),
}
"""For the name of each sentence that suggests plays, a function that tells whether a play is one of them."""


class Guided(Visitor):
    """A newcomer who notes the sentences of the guide, and plays by them."""

    def __init__(self, luck: str, **init: Any) -> None:
        self.sentences: list[tuple[int, str, str]] = []
        """The round, name and text of each sentence seen; one that stays for several turns is listed once."""
        super().__init__(
            luck, None, **{"away": [], "address": f"?bots=otto&seed={luck}", "settings": {"speed": "off"}, **init}
        )
        self.rest()

    def tip(self) -> tuple[str, str]:
        """Return the name and the text of the tip on the screen, ("", "") for none."""
        if 'data-do="tip:' not in self.html:
            return "", ""
        noticed = read(self.html)
        for where in ("hint", "offer"):
            for notice in noticed.all(id=where):
                done = notice.all("button")[0].get("data-do") or ""
                if done.startswith("tip:"):
                    return done.removeprefix("tip:"), notice.all("p")[0].heard
        return "", ""

    def turn(self) -> None:
        """Note the sentence on the screen, and follow it; if there is none, play as the guide has taught."""
        name, text = self.tip()
        match = self.session.match
        if "leave it for now" in text:
            assert match.seen.stock_size or len(match.seen.hand) > 1, "a last card cannot wait"
        if name and (not self.sentences or self.sentences[-1][1:] != (name, text)):
            self.sentences.append((match.game.round, name, text))
        if match.game.round_over:
            self.do("next" if self.can("next") else "rematch")
        elif name == "guide":
            raise AssertionError("the question was asked again")
        else:
            self.play(WANTED.get(name))
        self.rest()

    def play(self, wanted: Callable[[Play], bool] | None) -> None:
        """Make a play that a sentence suggests; otherwise a build or the largest capture, as the guide has taught."""
        plays = [play for play in legal_actions(self.session.match.game.position) if isinstance(play, Play)]
        kind = self.random.choice((Capture, MakeBuild))
        taught = sorted(plays, key=lambda play: (not isinstance(play, kind), -len(pieces(play))))
        self.do(f"act:{next(filter(wanted, plays), taught[0]) if wanted else taught[0]}")


def play_guided(luck: str) -> Guided:
    """Play a game by the sentences to its end."""
    visitor = Guided(luck)
    assert visitor.tip()[0] == "guided"
    visitor.do("tip:guided")
    for _ in range(400):
        if visitor.results:
            break
        visitor.turn()
    assert visitor.results
    return visitor


@pytest.mark.slow
def test_the_sentences_of_first_games_reach_every_moment() -> None:
    seen: set[str] = set()
    for number in amount((2, 5), range(20)):
        visitor = play_guided(f"guide-{number}")
        tips = [(name, text) for _, name, text in visitor.sentences if name in MOMENTS]
        names = [name for name, _ in tips]
        assert len(names) == len({*names}), f"said twice: {tips}"
        for round_ in {round_ for round_, *_ in visitor.sentences}:
            assert sum(other == round_ for other, *_ in visitor.sentences) <= MAX_TIPS
        assert all(("an ace counts as 1" in text) == ("ace of" in text) for name, text in tips if name == "sum")
        seen |= {*names}
    assert seen == {*MOMENTS}


@pytest.mark.parametrize("game", ["classic", "spade"])
def test_nobody_sees_more_than_nine_sentences_in_a_round(game: str) -> None:
    """This holds even for a person who dismisses each sentence at once, and for whom the game is new, too."""
    visitor = Guided("nine", address=f"?variant={game}&bots=otto&seed=nine")
    visitor.do("tip:guided")
    seen: set[str] = set()
    while not visitor.session.match.game.round_over:
        while (name := visitor.tip()[0]) and visitor.session.match.playing:
            seen.add(name)
            visitor.do(f"tip:{name}")
            assert visitor.tip()[0] not in seen
        visitor.play(WANTED.get(name))
        visitor.rest()
    seen.add(visitor.tip()[0])
    assert 5 < len(seen - {""}) <= MAX_TIPS == 9


def test_a_newcomer_is_asked_once() -> None:
    visitor = Guided("asked")
    assert "Is this your first game?" in visitor.tip()[1]
    yes, no = read(visitor.html).one(id="hint").all("button")
    assert (yes.heard, no.heard) == ("Yes, show me", "No, thank you")
    assert ("first" in (yes.get("class") or "").split(), "quiet" in (no.get("class") or "").split()) == (True, True)
    visitor.do(no.get("data-do") or "")
    assert {*TIPS} <= {*visitor.reply.away}
    assert visitor.tip()[0] == ""


def test_playing_on_is_an_answer_too() -> None:
    visitor = Guided("asked")
    visitor.move()
    visitor.move()
    while visitor.session.match.last_decision is None:
        visitor.move()
    visitor.rest()
    assert visitor.tip()[0] not in ("guided", "guide")
    assert "guide" in visitor.session.notices.away


@pytest.mark.parametrize("init", [{"finished": 1}, {"there": ["lessons"]}, {"embed": True}])
def test_only_newcomers_are_asked(init: dict[str, Any]) -> None:
    assert Guided("asked", **init).tip()[0] != "guided"


@pytest.mark.parametrize("away", ["guided", {"guided": True}, 7, None, [["guided"], 3, "from-later"]])
def test_a_mangled_memory_counts_as_new(away: object) -> None:
    visitor = Guided("asked", away=away)
    assert visitor.tip()[0] == "guided"
    visitor.do("tip:guided")
    assert visitor.reply.away == ["guided"]


def test_what_was_explained_is_remembered() -> None:
    visitor = Guided("fades", away=["guided", "choose", *MOMENTS])
    for _ in range(30):
        assert visitor.tip()[0] not in MOMENTS
        visitor.move()
    visitor.do("tip:again")
    assert "guided" in visitor.reply.away
    assert not {*MOMENTS} & {*visitor.reply.away}


def test_a_theft_is_explained_at_the_next_turn() -> None:
    for number in range(amount(3, 0), 60):
        visitor = Guided(f"theft-{number}", away=["guided", *(name for name in MOMENTS if name != "stolen")])
        while not visitor.session.match.game.round_over:
            match = visitor.session.match
            lost = [
                build
                for move in match.moves[match.last_decision or 0 :]
                for event in move.events
                if isinstance(event, Captured) and event.seat
                for build in event.builds
                if build.owner == 0
            ]
            if lost and match.playing:
                name, text = visitor.tip()
                assert name == "stolen"
                assert re.match(r"Otto took your \d+, as", text)
                # A build from the person's last turn could not have been taken by its owner yet.
                own = max(place for place, move in enumerate(match.moves) if move.seat == 0)
                fresh = lost[0] not in match.moves[own].before.builds
                assert ("Every build has this risk" in text) is fresh
                assert ("In future, take a build" in text) is not fresh
                return
            builds = [play for play in legal_actions(match.game.position) if isinstance(play, MakeBuild)]
            if match.playing and builds:
                visitor.do(f"act:{builds[0]}")
                visitor.rest()
            else:
                visitor.move()
    raise AssertionError("nobody stole a build")


def test_what_bots_see_is_told_in_the_first_game() -> None:
    assert 'class="fair"' in Visitor("1").html
    assert 'class="fair"' not in Visitor("1", finished=1).html
    alone = save_text(SavedMatch(new_game(variant_rules("classic"), "1")[0], ("otto", "nia")))
    assert 'class="fair"' in Visitor("1", finished=1, save=alone).html, "only bots play"


def test_a_tap_on_a_build_explains_it() -> None:
    tried = set()
    for number in amount((2, 7), range(20)):
        visitor = Guided(f"build-{number}", away=["guide"])
        for _ in range(30):
            match = visitor.session.match
            if match.game.round_over:
                break
            for build in match.seen.builds:
                if match.playing:
                    visitor.do(f"pick:{build.piece}")
                    holds = any(build.value in match.game.rules.hand_values[card] for card in match.seen.hand)
                    log = read(visitor.html).one(id="log")
                    owner = "your" if build.owner == 0 else "Otto’s"
                    assert log.heard.startswith(f"This is {owner} {build.value}, a build: ")
                    assert log.get("data-state") is None
                    assert log.heard.endswith("You have none.") is not holds
                    visitor.do("unchoose")
                    assert "a build:" not in read(visitor.html).one(id="log").heard
                    tried.add((owner, holds))
            visitor.play(None)
            visitor.rest()
        if len(tried) == 3:  # the fourth case is impossible: the owner of a build holds a card for it
            break
    assert tried == {("your", True), ("Otto’s", True), ("Otto’s", False)}
