"""A position of a round as a small table, as one seat saw it."""

from __future__ import annotations

from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.position.view import View
from web.table.html import Html
from web.table.small_table import Hand, SmallTable, draw_small_table
from web.table.state import BuildPlate, Spot, Top
from web.worker.words.people import People, pile_seat
from web.worker.words.speech import Message, Voice


def small_table(  # noqa: PLR0913 - the view, its position, the people, and the language
    label: Message, seen: View, position: Position, people: People, voice: Voice, *, all_open: bool = False
) -> Html:
    """Return the markup of a view of a position, labelled ``label``; ``all_open`` shows all hands."""
    return _Moment(seen, position, people, voice, all_open=all_open).render(voice.spoken(label))


class _Moment:
    """Renders a view of a position."""

    def __init__(self, seen: View, position: Position, people: People, voice: Voice, *, all_open: bool) -> None:
        self._seen = seen
        self._position = position
        self._people = people
        self._voice = voice
        self._all_open = all_open

    def render(self, label: str) -> Html:
        """Return the markup of the small table, labelled ``label``."""
        seen, rules = self._seen, self._seen.rules
        others = [(seen.seat + step) % rules.seats for step in range(1, rules.seats)]
        moment = SmallTable(
            label=label,
            own=self._hand(seen.seat),
            others=tuple(map(self._hand, others)),
            loose=tuple(map(Spot, seen.loose)),
            builds=tuple(map(self._plate, seen.builds)),
            reader=self._voice.t("play.you"),
        )
        return draw_small_table(moment, self._voice.t, self._voice.sprite)

    def _hand(self, seat: int) -> Hand:
        """Return the hand of a seat: face up if it is the viewer's hand, or if all hands are open."""
        seen, rules = self._seen, self._seen.rules
        is_open = seat == seen.seat or self._all_open
        cards = self._position.hands[seat] if is_open else ("",) * seen.hand_sizes[seat]
        has_pile = pile_seat(rules, seat) == seat
        taken = len(seen.piles[rules.pile_of[seat]]) if has_pile else None
        top = None
        if rules.piles.face_up and has_pile:
            pile = rules.pile_of[seat]
            card = seen.tops[pile]
            top = Top(Spot(card) if card else None, self._voice.spoken(self._people.pile(pile)))
        return Hand(self._name(seat), tuple(cards), taken, top)

    def _plate(self, build: Build) -> BuildPlate:
        side_of = self._seen.rules.side_of
        groups = tuple(tuple(map(Spot, group)) for group in build.groups)
        own = side_of[build.owner] == side_of[self._seen.seat]
        return BuildPlate(build.value, self._name(build.owner), build.multiple, own, groups)

    def _name(self, seat: int) -> str:
        return self._voice.spoken(self._people.name(seat))
