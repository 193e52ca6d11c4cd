"""Ways in which the hidden cards may lie, by all that was seen: the cards, what builders owe, and how others played.

A hand with which somebody could not have played as they did is out of the question: a builder who laid a card down, a
capture that was not made where one must capture. Of the others those with which a sensible player would have done the
same are the likelier ones.
"""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import Any, NamedTuple

from casino_core.actions import Play
from casino_core.cards import Chance
from casino_core.layout import Build
from casino_core.playing import carry_out
from casino_core.position import NO_EXTRAS, Cards, Position
from casino_core.search.form import Form
from casino_core.search.policy import Careful
from casino_core.view import View

TRIES = 20
"""How many hands are looked at before one is taken that explains little of what was played."""

DOUBT = 1.0
"""By how many points a play must be worse than the best for a hand to become about a third as likely."""

CHANCES = 1_000_000
"""Into how many parts luck is divided where it is decided whether hands are taken."""

DIGITS = 6
"""Powers may differ in their last digits from one machine to another: these are kept."""


class Decision(NamedTuple):
    """What somebody else decided in this deal: at which table, with which cards that are known by now, and how."""

    position: Position
    seat: int
    known: Cards
    action: Play


class Worlds:
    """Draws positions in which the hidden cards are filled in. Raises ValueError when a view contradicts itself."""

    def __init__(self, form: Form[Any, Any], view: View, player: Careful, chance: Chance) -> None:
        self._form, self._view, self._player = form, view, player
        self._chance = chance
        self._decisions = decisions(view)

    def draw(self) -> Position:
        """One way in which the hidden cards may lie, the likelier the more often."""
        best = self._view.sample(self._chance)
        most = self._likelihood(best)
        for _ in range(TRIES):
            if self._chance.below(CHANCES) < most * CHANCES:
                break
            position = self._view.sample(self._chance)
            likely = self._likelihood(position)
            if likely > most:
                best, most = position, likely
        return best

    def _likelihood(self, position: Position) -> float:
        """How well the hands explain what was played, from 0 to 1."""
        likely = 1.0
        for decision in self._decisions:
            hand = (*position.hands[decision.seat], *decision.known)
            hands = tuple(hand if seat == decision.seat else () for seat in range(len(position.hands)))
            then = replace(decision.position, hands=hands)
            scores = self._player.scores(self._form.node(then))
            score = scores.get(self._form.move(then, decision.action))
            if score is None:
                return 0.0
            likely *= round(exp((score - max(scores.values())) / DOUBT), DIGITS)
        return likely


def decisions(view: View) -> list[Decision]:
    """What others decided in this deal, found by playing the round again with the cards that were seen.

    None where the record does not lead to this table, as with a position that was made by hand, or where more was done
    than playing cards, so that a play may have had other reasons than the hand.
    """
    plays = [(seat, action) for seat, action in view.played if isinstance(action, Play)]
    rules = view.rules
    sizes = [*rules.hand_sizes, *[rules.hand_sizes[-1]] * view.deals][: view.deals - 1]
    before = rules.seats * sum(sizes)
    if rules.open_turns or rules.steals or rules.deal.draw or not plays[before:]:
        return []
    position = _beginning(view, plays)
    if position is None or len(plays) != len(view.played):
        return []
    found: list[tuple[Position, int, Play]] = []
    for number, (seat, action) in enumerate(plays):
        position = _with_card(position, seat, action)
        if number >= before:
            found.append((position, seat, action))
        position = carry_out(position, action)[0]
    if set(position.loose) != set(view.loose) or not _same(position.builds, view.builds):
        return []
    return [
        Decision(then, seat, tuple([later.card for _, other, later in found[place:] if other == seat]), action)
        for place, (then, seat, action) in enumerate(found)
        if seat != view.seat
    ]


def _beginning(view: View, plays: list[tuple[int, Play]]) -> Position | None:
    """The round before its first play, with the opening layout; None when the plays do not fit what lies there."""
    seen = [*view.loose, *(card for pile in view.piles for card in pile)]
    seen += [card for build in view.builds for card in build.cards]
    for _, action in plays:
        if action.card not in seen:
            return None
        seen.remove(action.card)
    rules = view.rules
    if len(seen) != rules.layout_size:
        return None
    piles: tuple[Cards, ...] = ((),) * rules.pile_count
    sweeps: tuple[Cards, ...] = ((),) * rules.sides
    return Position(rules, ((),) * rules.seats, tuple(seen), (), rules.pack[:1], piles, sweeps, 0, view.dealer, 1)


def _with_card(position: Position, seat: int, action: Play) -> Position:
    """The position with the card that is played in hand; stand-ins for the other hands hold off the next deal."""
    pack = position.rules.pack
    hands = tuple((action.card,) if place == seat else pack[:1] for place in range(position.rules.seats))
    return replace(position, hands=hands, turn=seat, deals=1, extras=NO_EXTRAS)


def _same(builds: tuple[Build, ...], others: tuple[Build, ...]) -> bool:
    return {(b.value, frozenset(b.cards)) for b in builds} == {(b.value, frozenset(b.cards)) for b in others}
