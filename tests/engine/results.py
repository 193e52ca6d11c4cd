"""Checks of the results of the worked examples, which are given in words."""

from __future__ import annotations

import re
from dataclasses import dataclass

from casino_core.cards import Card
from casino_core.position.events import Built, Captured, Cleared, Event, ResidueTaken, Swept
from casino_core.position.position import Cards, Position
from casino_core.score.scoring import score_round

CARD = r"(?:[A2-9TJQK][SHDC])"
CARDS = rf"{CARD}(?: (?:and )?{CARD})*"
NUMBERS = {"three": 3, "four": 4, "five": 5}


@dataclass(frozen=True)
class Played:
    """The positions before and after the actions of seat 0, with the events."""

    before: Position
    after: Position
    events: tuple[Event, ...]

    @property
    def built(self) -> Built:
        """The build that was last made, raised or added to. Raises StopIteration if there is none."""
        return next(event for event in reversed(self.events) if isinstance(event, Built))

    @property
    def captured(self) -> Cards:
        """The cards added to the pile of the actor's side, with the capturing card but without the residue."""
        taken = [event for event in self.events if isinstance(event, Captured)]
        swept = [event for event in self.events if isinstance(event, Cleared)]
        by_capture = tuple(card for event in taken for card in (*event.taken, event.card))
        return by_capture + tuple(card for event in swept for card in (*event.cards, event.card))

    @property
    def swept(self) -> bool:
        """Whether the play was a sweep."""
        return any(isinstance(event, Swept) for event in self.events)


def cards_in(text: str) -> set[Card]:
    return {Card(name) for name in re.findall(CARD, text)}


def check_result(result: str, play: Played) -> int:
    """Check all facts in a result that match a pattern in CHECKS, and return their number."""
    residue = any(isinstance(event, ResidueTaken) for event in play.events)
    table_empty = not play.after.loose and not play.after.builds and not residue
    assert play.swept == (bool(play.captured) and table_empty)
    checked = 0
    for pattern, check in CHECKS:
        for match in re.finditer(pattern, result):
            check(match, play)
            checked += 1
    return checked


def _build(match: re.Match[str], play: Played) -> None:
    build = play.built.build
    assert build in play.after.builds
    assert (build.value, build.owner) == (int(match["value"]), 0)
    if match["kind"]:
        assert build.multiple == (match["kind"] != "single")
    if match["count"]:
        assert len(build.cards) == NUMBERS.get(match["count"]) or len(build.cards) == int(match["count"])
    if match["cards"]:
        assert set(build.cards) == cards_in(match["cards"])
    if match["groups"]:
        expected = {frozenset(cards_in(group)) for group in match["groups"].split(",")}
        assert set(map(frozenset, build.groups)) == expected


def _loose_just(match: re.Match[str], play: Played) -> None:
    assert set(play.after.loose) == cards_in(match["cards"])


def _loose(match: re.Match[str], play: Played) -> None:
    assert cards_in(match["cards"]) <= set(play.after.loose)


def _no_loose(_: re.Match[str], play: Played) -> None:
    assert not play.after.loose


def _only_build(_: re.Match[str], play: Played) -> None:
    assert (play.after.loose, len(play.after.builds)) == ((), 1)


def _two_loose_tens(_: re.Match[str], play: Played) -> None:
    assert [card.rank for card in play.after.loose] == ["T", "T"]


def _ranks_remaining(match: re.Match[str], play: Played) -> None:
    assert [card.rank for card in play.after.loose] == match["ranks"].replace("10", "T").split()


def _swing(match: re.Match[str], play: Played) -> None:
    worth = int(match["points"])
    assert play.after.variant_state.tabbes == ((0, worth),)
    tabbe = score_round(play.after).item("tabbe")
    assert tabbe is not None
    assert tabbe.points == (worth, -worth)


def _ended(match: re.Match[str], play: Played) -> None:
    assert play.after.over
    assert len(play.captured) == int(match["count"])


def _no_bonus(_: re.Match[str], play: Played) -> None:
    assert not play.after.variant_state.tabbes


def _pile(match: re.Match[str], play: Played) -> None:
    assert set(play.captured) == cards_in(match["cards"])


def _queens(match: re.Match[str], play: Played) -> None:
    count = NUMBERS.get(match["count"]) or int(match["count"])
    assert [card.rank for card in play.captured] == ["Q"] * count


def _taken_to_pile(match: re.Match[str], play: Played) -> None:
    assert Card(match["card"]) in play.captured
    assert set(play.captured) <= set(play.after.piles[0])


def _all(_: re.Match[str], play: Played) -> None:
    on_table = {*play.before.loose, *(card for build in play.before.builds for card in build.cards)}
    assert on_table < set(play.captured) <= set(play.after.piles[0])


def _earmarked(match: re.Match[str], play: Played) -> None:
    build = play.built.build
    assert (build.value, build.multiple, build.owner) == (int(match["value"]), True, 0)
    assert set(build.cards) == cards_in(match["cards"])


def _hand(match: re.Match[str], play: Played) -> None:
    assert set(play.after.hands[0]) == cards_in(match["cards"])


def _held(match: re.Match[str], play: Played) -> None:
    assert Card(match["card"]) in play.after.hands[0]


def _own_builds(match: re.Match[str], play: Played) -> None:
    assert {build.value for build in play.after.builds if build.owner == 0} == {int(match["a"]), int(match["b"])}


def _stands(_: re.Match[str], play: Played) -> None:
    assert play.after.builds == play.before.builds != ()


def _build_stays(match: re.Match[str], play: Played) -> None:
    (standing,) = [build for build in play.before.builds if build.value == int(match["value"])]
    assert standing in play.after.builds


def _grows(match: re.Match[str], play: Played) -> None:
    (old,) = play.built.used
    new = play.built.build
    assert (new.value, new.owner, new.groups[: len(old.groups)]) == (old.value, old.owner, old.groups)
    assert new.value == int(match["value"])
    assert len(new.groups) > len(old.groups)
    if match["cards"]:
        assert set(new.cards) - set(old.cards) == cards_in(match["cards"])


def _one_remaining(match: re.Match[str], play: Played) -> None:
    rank = match["rank"].replace("10", "T")
    assert [card.rank for card in play.after.hands[0]].count(rank) == 1


def _actors(_: re.Match[str], play: Played) -> None:
    assert play.built.build.owner == 0


def _pile_loses(match: re.Match[str], play: Played) -> None:
    lost = cards_in(match["cards"])
    others = [place for place in range(play.before.rules.pile_count) if place != play.before.rules.pile_of[0]]
    gone = [set(play.before.piles[place]) - set(play.after.piles[place]) for place in others]
    assert lost in gone


def _to_be_played(_: re.Match[str], play: Played) -> None:
    assert (play.after.turn, play.after.variant_state.played) == (0, None)
    assert play.after.hands[0] == play.before.hands[0]


def _sweep(_: re.Match[str], play: Played) -> None:
    assert play.swept
    assert play.after.sweeps == ((play.captured[-1],), ())


def _no_sweep(_: re.Match[str], play: Played) -> None:
    """Check that no sweep was made, or that sweeps score nothing in this game."""
    assert not play.swept or not play.after.rules.scoring.sweep_points
    assert play.swept == any(play.after.sweeps)


def _residue(match: re.Match[str], play: Played) -> None:
    assert play.after.over
    assert cards_in(match["cards"]) <= set(play.after.piles[0])


BUILD = (
    r"(?:(?P<kind>single|multiple|augmented|compound) )?(?P<value>\d+)-build(?! stays| grows)"
    r"(?: of (?P<count>\w+) cards)?"
    rf"(?: (?P<cards>{CARDS})| (?P<groups>\{{{CARDS}\}}(?:, ?\{{{CARDS}\}})*))?"
)
CHECKS = (
    (BUILD, _build),
    (rf"loose left: (?P<cards>{CARDS})", _loose_just),
    (rf"^left (?P<cards>{CARDS}): ", _loose_just),
    (rf"(?P<cards>{CARDS}) (?:stays?|loose)", _loose),
    (r"^left (?P<ranks>(?:10|[\dA-K])(?: (?:10|[\dA-K]))*)$", _ranks_remaining),
    (r"\+(?P<points>\d+) to actor, -\d+ to previous player", _swing),
    (r"game ends; actor (?P<count>\d) cards", _ended),
    (r"pile \+ all table cards", _all),
    (r"not a tablanette", _no_bonus),
    (r"table has no loose card", _no_loose),
    (r"table has only the build", _only_build),
    (r"two loose tens", _two_loose_tens),
    (rf"pile (?:\+(?P<cards>{CARDS}))", _pile),
    (r"pile \+(?P<count>\d) queens", _queens),
    (r"all (?P<count>three) queens captured", _queens),
    (r"pile \+ all loose \(and builds\) \+ 5S|all taken", _all),
    (rf"(?P<cards>{CARDS}) earmarked for (?P<value>\d+)", _earmarked),
    (rf"captured cards and (?P<card>{CARD}) to actor pile", _taken_to_pile),
    (rf"hand (?P<cards>{CARDS})", _hand),
    (rf"(?P<card>{CARD}) still held", _held),
    (r"two builds owned by actor \((?P<a>\d+) and (?P<b>\d+)\)", _own_builds),
    (r"(?<!\d-)build stays", _stands),
    (r"(?P<value>\d+)-build stays", _build_stays),
    (rf"(?P<value>\d+)-build grows(?: by (?P<cards>{CARDS}))?", _grows),
    (r"one (?P<rank>\w+) left in hand", _one_remaining),
    (r"ownership passes to actor", _actors),
    (rf"pile loses (?P<cards>{CARDS})", _pile_loses),
    (r"(?:card|hand card) (?:must )?still (?:to play|be played)|must still be played", _to_be_played),
    (r"(?<!no )(?<!may )\bsweep\b|table empty|\btabla\b", _sweep),
    (r"no sweep point", _no_sweep),
    (rf"residue (?P<cards>{CARDS}) to the last capturer", _residue),
)
