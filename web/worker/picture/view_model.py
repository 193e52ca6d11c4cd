"""The view model: a scene as the state that the table component draws."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from casino_core.coaching.choosing import Choice
from casino_core.position.actions import Capture, pieces, same_effect
from web.rulebook.words import game_title
from web.table.html import EMPTY, join
from web.table.intents import intent
from web.table.state import Notice, Offer, Surroundings, TableState, TurnButton
from web.worker.choices import unlisted
from web.worker.choices.keys import keys
from web.worker.choices.offers import act_intent, choice_offers, continue_offer, demand_offers, pluck_offer
from web.worker.choices.prompts import card_prompt
from web.worker.choices.sorting import lift_offers, sort_offer, sortable, with_order
from web.worker.choices.turn_buttons import turn_buttons
from web.worker.choices.turn_options import card_answers
from web.worker.picture.animation import with_card_laid
from web.worker.picture.header import brief_subtitle, side_score, subtitle
from web.worker.picture.pieces import build_plate, hand_spots, loose_spots
from web.worker.picture.scene import Scene, Tip
from web.worker.picture.seats import seat_state
from web.worker.picture.side_panel import fairness, side_panel
from web.worker.picture.sweep_warning import with_warnings
from web.worker.words.people import STAND_IN
from web.worker.words.speech import Message, Voice, message


def table_state(scene: Scene, voice: Voice) -> TableState:
    """Return the table state of a scene."""
    rules, choice = scene.view.rules, scene.choice
    offers = _offers(scene, voice)
    prompt = _prompt(scene, has_offers=bool(offers))
    asks = scene.yours and bool(scene.view.variant_state.demand) and scene.view.turn != scene.people.you
    buttons = _buttons(scene, voice)
    # An announced play is drawn as if it had happened; the answers to it, above, come from the real view.
    scene = _with_announced_play(scene)
    view, near, panel = scene.view, scene.people.near, side_panel(scene, voice)
    return TableState(
        title=scene.name or game_title(rules, voice.t),
        subtitle=voice.spoken(subtitle(scene)),
        brief=voice.spoken(brief_subtitle(scene)),
        scores=tuple(side_score(scene, side, voice) for side in range(rules.sides)),
        me=seat_state(scene, near, choice, voice),
        others=tuple(seat_state(scene, (near + step) % rules.seats, choice, voice) for step in range(1, rules.seats)),
        loose=loose_spots(scene, choice, voice),
        builds=tuple(build_plate(scene, build, choice, voice) for build in view.builds),
        hand=hand_spots(scene, voice),
        looks=scene.people.looks,
        stock=view.stock_size,
        drawing=rules.deal.draw,
        log=join((voice.printed(sentence) for sentence in scene.log), " "),
        alert=voice.printed(scene.alert) if scene.alert else EMPTY,
        # The notice is shown in place of the choices, so it disappears when there are any.
        hint=None if offers else _notice_of(scene, voice, has_room=not buttons),
        prompt=(voice.printed(prompt) if asks or scene.explains else voice.spoken(prompt)) if prompt else "",
        asks=asks,
        offers=offers,
        buttons=buttons,
        scored=panel.scored,
        turns=panel.turns,
        counts=panel.counts,
        counters=panel.counters,
        fairness=voice.spoken(fairness(scene.people)) if _tells_fairness(scene) else "",
        can_show_last=bool(scene.turns) and scene.mode == "live",
        around=replace(_with_news(scene, voice), last_play=_last_play(scene, voice)),
    )


def _tells_fairness(scene: Scene) -> bool:
    return scene.tells_fairness and not (scene.around.coach and scene.hands)


def _with_announced_play(scene: Scene) -> Scene:
    """Return the scene with the card of an announced play next to the cards it is to take."""
    pending = scene.view.variant_state.pending
    if pending is None or pending.card in scene.view.loose:
        return scene
    return replace(scene, view=with_card_laid(scene.view, scene.view.turn, pending), taken=keys(pieces(pending)))


# ---------- the action bar ----------


def _offers(scene: Scene, voice: Voice) -> tuple[Offer, ...]:
    """Return the buttons for the chosen cards, to answer a demand, or to continue."""
    view, people, more = scene.view, scene.people, scene.selection.more
    if scene.halts:
        return (continue_offer(None if scene.mode == "again" else people.name(view.actor), voice),)
    if scene.yours and not scene.preferences.lists_plays and not view.variant_state.demand:
        return unlisted.offers(scene.selection, voice)
    if scene.choice is not None:
        options = _with_hint(_offers_for(scene, scene.choice, voice), scene)
        return with_warnings(options, view, voice) if scene.preferences.warns_of_sweeps else options
    if scene.yours and view.variant_state.demand:
        return demand_offers(card_answers(view), view, people, voice, more=more)
    plucked = scene.plucks.intersection(scene.selection.pieces)
    return tuple(pluck_offer(card, voice) for card in sorted(plucked))


def _offers_for(scene: Scene, choice: Choice, voice: Voice) -> tuple[Offer, ...]:
    """Return the options for a choice or, while cards are sorted, its captures and a button to put each card on top."""
    view, people, capture = scene.view, scene.people, sortable(choice, scene.view)
    if capture is not None and scene.selection.sorts:
        captures = [action for action in choice.exact if isinstance(action, Capture)]
        sorted_offers = demand_offers(captures, view, people, voice, more=True)
        return (
            *[with_order(offer, capture, view, voice) for offer in sorted_offers],
            *lift_offers(capture, view, voice),
        )
    options = choice_offers(view, choice, people, voice, more=scene.selection.more)
    return options if capture is None else (*options, sort_offer(voice))


def _with_hint(offers: tuple[Offer, ...], scene: Scene) -> tuple[Offer, ...]:
    """Return the options, marking the play that a hint names, or "More" if that play is hidden behind it."""
    play, choice = scene.advice.play if scene.advice else None, scene.choice
    if play is None or choice is None:
        return offers
    same = {act_intent(one) for one in (*choice.exact, *choice.further) if same_effect(one) == same_effect(play)}
    marked = same if same.intersection(offer.intent for offer in offers) else {"more"} if same else set()
    return tuple(replace(offer, hinted=True) if offer.intent in marked else offer for offer in offers)


def _buttons(scene: Scene, voice: Voice) -> tuple[TurnButton, ...]:
    """Return the side actions of the turn, or the buttons shown while bots play."""
    if scene.mode == "skip":
        # Any intent of the person ends the skipping, so an intent with no other effect is enough.
        return (TurnButton(voice.spoken(message("offer.take-over")), "unchoose"),)
    if scene.pause:
        return (TurnButton(voice.spoken(message(f"watch.{scene.pause}")), scene.pause, first=scene.pause == "go-on"),)
    if not scene.yours:
        return ()
    buttons = turn_buttons(scene.view, voice, claims=not scene.preferences.auto_claims)
    # While a card is chosen to be plucked, plucking is the filled button.
    return tuple(replace(button, first=False) for button in buttons) if scene.selection.picked else buttons


def _prompt(scene: Scene, *, has_offers: bool) -> Message | None:
    """Return the prompt in the action bar; in a lesson or puzzle, which has no log, an explanation takes its place."""
    if scene.explains and scene.around.coach is not None:
        return scene.log[0]
    return _default_prompt(scene, has_offers=has_offers)


def _default_prompt(scene: Scene, *, has_offers: bool) -> Message | None:
    if scene.mode == "again":
        return message("play.shown-again")
    if scene.mode == "skip":
        return message("play.skipping", who=message(f"bot.{STAND_IN}"))
    # In a lesson nobody plays on after a step is done, so there is nobody to wait for.
    if scene.over or scene.mode == "moving" or (scene.around.coach and scene.around.coach.right):
        return None
    if scene.view.actor != scene.people.you:
        return message("play.waiting", who=scene.people.name(scene.view.actor))
    if scene.view.variant_state.demand or (scene.building and not has_offers):
        return scene.prompt
    waiting = scene.selection.is_empty or not (scene.playing or scene.building)
    return card_prompt(scene.view) if waiting else None


# ---------- notices ----------


def _notice_of(scene: Scene, voice: Voice, *, has_room: bool) -> Notice | None:
    """Return the notice in place of the choices: a hint for this turn or, if the bar ``has_room``, a tip."""
    if scene.advice is not None and scene.advice.sentences and scene.selection.is_empty:
        text = join(map(voice.printed, scene.advice.sentences), " ")
        return replace(_notice(message("table.hint"), scene.advice.buttons, voice), text=text)
    return _tip(scene.tip, voice) if scene.tip and has_room else None


ANSWERS = {
    "guide": (("tip.guide.yes", intent("tip", "guided")), ("tip.guide.no", intent("tip", "all"))),
    "tap": (("tip.tap.yes", intent("tip", "use")), ("tip.tap.no", intent("tip", "tap"))),
}
"""The buttons of tips that are questions."""


def _tip(tip: Tip, voice: Voice) -> Notice:
    """Return a tip as a notice."""
    further = ("menu.rules", "rules") if tip.lines else ("tip.all", intent("tip", "all"))
    buttons = ANSWERS.get(tip.name, (("tip.done", intent("tip", tip.name)), further))
    lines = tuple(map(voice.printed, tip.lines))
    notice = _notice(tip.sentence, buttons, voice)
    return replace(notice, text=voice.printed(tip.sentence), lines=lines, asks=tip.name in ANSWERS)


def _last_play(scene: Scene, voice: Voice) -> str:
    """Return the sentences on the last play for the count or, if nothing is counted, for the score sheet."""
    around = scene.around
    is_needed = around.sheet and (around.count_step or not scene.preferences.counts_items)
    return " ".join(map(voice.spoken, scene.log)) if is_needed else ""


def _with_news(scene: Scene, voice: Voice) -> Surroundings:
    """Return the surroundings, with a tip added to the count and the score sheet, or else news to the score sheet."""
    sheet, step = scene.around.sheet, scene.around.count_step
    if sheet is None:
        return scene.around
    if scene.tip:
        step = step and replace(step, note=voice.spoken(scene.tip.sentence))
        return replace(scene.around, count_step=step, sheet=replace(sheet, notice=_tip(scene.tip, voice)))
    if not scene.news:
        return scene.around
    key = f"news.{scene.news}"
    buttons = ((f"{key}.yes", scene.news), (f"{key}.no", intent("later", scene.news)))
    return replace(scene.around, sheet=replace(sheet, notice=_notice(message(key), buttons, voice)))


def _notice(text: Message, buttons: Iterable[tuple[str, str]], voice: Voice) -> Notice:
    named = ((voice.spoken(message(words)), does) for words, does in buttons)
    return Notice(voice.spoken(text), tuple(named))
