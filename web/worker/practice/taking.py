"""Drills on the captures of a card."""

from __future__ import annotations

from web.table.cards import with_cards
from web.table.html import Html, join, tag
from web.worker.practice.laid import cards_in, named, places, render_hand_card, render_pieces
from web.worker.practice.question import Moment, Question
from web.worker.practice.rounds import captures_of, on_table


def every(moment: Moment) -> Question | None:
    """Ask which pieces a hand card can take in one capture or another; None if no hand card suits."""
    position, t = moment.position, moment.voice.t
    for held in position.hand:
        captures = captures_of(position, held)
        least = [one for one in captures if not any(other < one for other in captures)]
        taken = frozenset().union(*captures)
        if len(least) > 1 and len(taken) < len(on_table(position)) and any(len(one) > 1 for one in least):
            # None contains another, so each is a single set.
            lines = join((named(one, position, moment.voice, summed=True) for one in least), "; ")
            why = tag("p", t("drill.every.why"), " ", lines)
            ask = _about(moment, "drill.every.ask", held)
            pieces = render_pieces(position, moment.people, moment.voice)
            right = (places(taken, position),)
            return Question(render_hand_card(held, moment.voice), ask, pieces, right, why, laid=True)
    return None


def largest_capture(moment: Moment) -> Question | None:
    """Ask for the largest capture of a hand card that can also make a smaller one; None if no hand card suits."""
    position, t = moment.position, moment.voice.t
    for held in position.hand:
        captures = captures_of(position, held)
        sizes = {cards_in(one, position) for one in captures}
        best = max(sizes, default=0)
        if best > 2 and len(sizes) > 1:
            largest = [one for one in captures if cards_in(one, position) == best]
            lines = join((named(one, position, moment.voice) for one in largest), "; ")
            why = tag("p", t("drill.most.why", count=best), " ", lines)
            ask = _about(moment, "drill.most.ask", held)
            pieces = render_pieces(position, moment.people, moment.voice)
            right = tuple(places(one, position) for one in largest)
            return Question(render_hand_card(held, moment.voice), ask, pieces, right, why, laid=True)
    return None


def _about(moment: Moment, key: str, held: str) -> Html:
    """Return the text of a catalogue key, with the hand card that the question is about."""
    return with_cards(moment.voice.t(key, card=f"{{{held}}}"), moment.voice.t, moment.voice.sprite)
