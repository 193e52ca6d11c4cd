"""A game with a friend as a match on the table: the person's cards are face up once a letter has opened them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from web.shared.games import FRIEND, PERSON
from web.table.state import Sheet, Spot, TableState, TurnButton
from web.worker.friend.seats import is_hosted, steps_of
from web.worker.friend.standing import Standing
from web.worker.match.match import Match
from web.worker.picture.moves import Move
from web.worker.picture.preferences import Preferences
from web.worker.picture.scene import Scene
from web.worker.words.people import people_at


def _seated(seat: int, seats: int) -> tuple[str, ...]:
    """Return the ids of the players of all seats; as in a save, a person in the first seat is left out."""
    return tuple(PERSON if place == seat else FRIEND for place in range(seats) if place or seat)


def match_of(now: Standing, home: str, preferences: Preferences) -> Match:
    """Return the match that a seat sees; the preferences are those for a table without help."""
    seat = now.seat
    deal, *done = steps_of(seat)
    seated = _seated(seat.seat, seat.rules.seats)
    moves, before = [], deal.game.position
    for step in done:
        action, after = step.game.record[-1][-1], step.game.position
        moves.append(Move(before.actor, action, before, after, step.events))
        before = after
    return Match(
        game=now.seen.game,
        seated=seated,
        people=people_at(seat.rules, seated, now.names),
        dealt=deal.events,
        moves=tuple(moves),
        voice=now.voice,
        home=home,
        preferences=preferences,
        first=False,
        sees_draws=now.hosts,  # for everyone else, the next letter opens a drawn card
    )


def known(scene: Scene, now: Standing) -> Scene:
    """Return a scene without the cards that the engine has put in the places of unknown cards."""
    view, seen = scene.view, now.seen
    if seen.layout_backs:
        view = replace(view, loose=())
    if seen.backs and view.deals == seen.game.position.deals:
        invented = Counter(seen.game.position.hands[view.seat]) - Counter(seen.view.hand)
        view = replace(view, hand=tuple((Counter(view.hand) - invented).elements()))
    return replace(scene, view=view)


def dressed(state: TableState, scene: Scene, now: Standing) -> TableState:
    """Return the state of a known scene with backs for unknown cards, and with the buttons for the next letter."""
    seen, around = now.seen, replace(state.around, can_undo=bool(now.seat.draft), can_redo=False, can_hint=False)
    if around.sheet is not None:
        around = replace(around, sheet=_with_letters(around.sheet, now))
    state = replace(
        state,
        around=around,
        fairness=_fairness(now),
        hint=None,
        hand=(*state.hand, *(Spot(),) * (scene.view.hand_sizes[scene.view.seat] - len(scene.view.hand))),
        loose=(Spot(),) * seen.layout_backs or state.loose,
    )
    if scene.mode != "live":
        return state
    waits = not seen.your_turn and scene.view.actor == scene.people.you
    buttons = [TurnButton(words, does, first=not place) for place, (words, does) in enumerate(now.buttons)]
    return replace(
        state,
        me=replace(state.me, turn=False) if waits else state.me,
        offers=state.offers if seen.your_turn else (),
        buttons=(*state.buttons, *buttons) if seen.your_turn else tuple(buttons),
        prompt=now.prompt or state.prompt,
    )


def _fairness(now: Standing) -> str:
    """Return the sentence on who knows which cards."""
    t = now.voice.t
    if now.hosts:
        return t("friend.fairness.host")
    return t("friend.fairness.guest", who=now.names[0]) if is_hosted(now.seat) else t("friend.fairness")


def _with_letters(sheet: Sheet, now: Standing) -> Sheet:
    """Return a score sheet with the buttons for the next step of a game by letters."""
    over = now.turn == "over"
    last = ((now.voice.t("friend.last"), "last"),) if over and not now.hosts else ()
    note = (now.checked or now.prompt) if over else now.prompt
    return replace(
        sheet,
        buttons=now.closing if over else now.buttons,
        more=last,
        done="",
        note=" ".join(filter(None, (sheet.note, note))),
    )
