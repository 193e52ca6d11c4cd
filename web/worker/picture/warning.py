"""A warning, for those who want it: which rank could sweep what a play leaves on the table."""

from __future__ import annotations

from dataclasses import replace

from casino_core.cards import Card
from casino_core.legal.movegen import play_with
from casino_core.notation.actions import parse_action
from casino_core.playing.apply import apply
from casino_core.playing.play import IllegalActionError
from casino_core.playing.sweeping import frozen
from casino_core.position.actions import Capture, pieces
from casino_core.position.position import Position
from casino_core.position.view import View, view
from web.rulebook.words import sweep_word, sweeps_matter
from web.table.html import join, tag
from web.table.state import Act
from web.worker.choices.places import keys_on_table, piece_of
from web.worker.words.speech import Voice, message

ACT = "act:"


def warned(acts: tuple[Act, ...], seen: View, voice: Voice) -> tuple[Act, ...]:
    """The choices, with a word of what each of them leaves to be swept; nothing where sweeps do not count."""
    return tuple(_warned(act, seen, voice) for act in acts) if sweeps_matter(seen.rules) else acts


def _warned(act: Act, seen: View, voice: Voice) -> Act:
    ranks = sweeping_ranks(seen, act.intent.removeprefix(ACT)) if act.intent.startswith(ACT) else ()
    if not ranks:
        return act
    with_ = tuple(message(f"say.a.{rank}") for rank in ranks)
    told = voice.printed(message("offer.leaves", sweep=message(sweep_word(seen.rules)), cards=with_))
    gain = tag("span", act.cost, ", ", class_="gain") if act.cost else ""
    return replace(act, cost=join((gain, tag("span", told, class_="leaves"))))


def sweeping_ranks(seen: View, action: str) -> tuple[str, ...]:
    """The ranks that the next player could sweep the table with after an action, as far as cards of them are unseen.

    None where the action does not end the turn, or where sweeps have ceased to count.
    """
    unseen = seen.unseen
    try:
        after, _ = apply(_somehow(seen), parse_action(action))
    except IllegalActionError:  # how cards are dealt here must decide nothing, but it is no reason to stop
        return ()
    if after.over or after.turn == seen.turn or after.extras.pending or frozen(after):
        return ()
    one_of_each = {(card.rank, seen.rules.hand_values[card]): card for card in unseen}
    return tuple(dict.fromkeys(card.rank for card in sorted(one_of_each.values()) if _sweeps(after, card)))


def _somehow(seen: View) -> Position:
    """A position in which hidden cards lie in some way: what is left on the table does not depend on it."""
    left = iter(seen.unseen)
    hands = tuple(
        seen.hand if seat == seen.seat else tuple(next(left) for _ in range(size))
        for seat, size in enumerate(seen.hand_sizes)
    )
    return seen.with_hidden(hands, tuple(left))


def _sweeps(after: Position, card: Card) -> bool:
    """Whether the player on turn could take all that lies there, if this were the card in hand."""
    there = tuple(map(piece_of, keys_on_table(after.loose, after.builds)))
    hands = tuple((card,) if seat == after.turn else hand for seat, hand in enumerate(after.hands))
    found = play_with(view(replace(after, hands=hands), after.turn), card, there) if there else None
    return isinstance(found, Capture) and len(pieces(found)) == len(there)
