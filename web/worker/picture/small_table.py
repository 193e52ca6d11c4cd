"""A moment of a round as a small table, as one seat saw it."""

from __future__ import annotations

from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.position.view import View
from web.table.html import Html
from web.table.small_table import Hand, SmallTable, draw_small_table
from web.table.state import BuildPlate, Spot, Top
from web.worker.words.people import People, pile_seat
from web.worker.words.speech import Message, Voice


def small_table(  # noqa: PLR0913 - what is seen, of what, by whom, and in which words
    label: Message, seen: View, position: Position, people: People, voice: Voice, *, all_open: bool = False
) -> Html:
    """Return what a view shows of a position, as markup; ``label`` says what it is; ``all_open``: with all hands."""
    return _Moment(seen, position, people, voice, all_open=all_open).drawn(voice.spoken(label))


class _Moment:
    """Draws what a view shows of a position."""

    def __init__(self, seen: View, position: Position, people: People, voice: Voice, *, all_open: bool) -> None:
        self._seen = seen
        self._position = position
        self._people = people
        self._voice = voice
        self._all_open = all_open

    def drawn(self, label: str) -> Html:
        """Return the markup."""
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
        """Return the hand of a seat: its own open, that of another only if all are."""
        seen, rules = self._seen, self._seen.rules
        is_open = seat == seen.seat or self._all_open
        cards = self._position.hands[seat] if is_open else ("",) * seen.hand_sizes[seat]
        beside_it = pile_seat(rules, seat) == seat
        taken = len(seen.piles[rules.pile_of[seat]]) if beside_it else None
        top = self._top(rules.pile_of[seat]) if rules.piles.face_up and beside_it else None
        return Hand(self._name(seat), tuple(cards), taken, top)

    def _top(self, pile: int) -> Top:
        card = self._seen.tops[pile]
        return Top(Spot(card) if card else None, self._voice.spoken(self._people.pile(pile)))

    def _plate(self, build: Build) -> BuildPlate:
        side_of = self._seen.rules.side_of
        groups = tuple(tuple(map(Spot, group)) for group in build.groups)
        own = side_of[build.owner] == side_of[self._seen.seat]
        return BuildPlate(build.value, self._name(build.owner), build.multiple, own, groups)

    def _name(self, seat: int) -> str:
        return self._voice.spoken(self._people.name(seat))
