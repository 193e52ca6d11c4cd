"""Spoken answers to questions that are asked with the keyboard: whose turn it is, what is on the table, the score."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from casino_core.position.layout import Build
from web.rulebook.words import game_title
from web.table.state import Spot, TableState
from web.worker.picture.header import side_score, subtitle
from web.worker.picture.scene import Scene
from web.worker.words.people import People
from web.worker.words.speech import Bare, Message, Voice, message, side_by_side


def answer(about: str, scene: Scene, state: TableState, voice: Voice) -> str:
    """Return the answer to a question of ``QUESTIONS``, "" for any other. It reveals nothing that is not shown.

    ``state`` is the table state of the scene, as it is on the screen.
    """
    if about not in QUESTIONS:
        return ""
    return " ".join(voice.spoken(sentence) for sentence in QUESTIONS[about](scene, state, voice))


def _where(scene: Scene, state: TableState, voice: Voice) -> Iterator[Message]:
    """Yield the game, round and deal, and whose turn it is."""
    title = scene.name or game_title(scene.view.rules, voice.t)
    yield message("ask.where", title=title, place=subtitle(scene))
    if scene.over:
        yield message("ask.over")
    elif scene.view.actor == scene.people.you and state.me.turn:
        yield message("say.your-turn")
    elif state.prompt and not scene.explains:
        # The prompt says more than whose turn it is: in a game by letters, a letter may have to be written first.
        yield _prompt(state)
    else:
        yield message("play.waiting", who=scene.people.name(scene.view.actor))


def _prompt(state: TableState) -> Message:
    return message("ask.prompt", prompt=state.prompt)


def _table(scene: Scene, state: TableState, _voice: Voice) -> Iterator[Message]:
    """Yield sentences on the cards and builds on the table; if cards are face down, first the prompt to the player."""
    view = scene.view
    if _has_backs(state.loose):
        yield _prompt(state)
    elif not view.loose and not view.builds:
        yield message("ask.table.none")
    if view.loose:
        yield message("ask.table", cards=tuple(map(Bare, view.loose)))
    yield from _builds_of(view.builds, scene.people)


def _builds(scene: Scene, _state: TableState, _voice: Voice) -> Iterator[Message]:
    """Yield the builds, with their owners and cards."""
    if not scene.view.builds:
        yield message("ask.builds.none")
    yield from _builds_of(scene.view.builds, scene.people)


def _builds_of(builds: tuple[Build, ...], people: People) -> Iterator[Message]:
    for build in builds:
        yield message("ask.build", build=people.build(build), groups=build.groups)


def _hand(scene: Scene, state: TableState, _voice: Voice) -> Iterator[Message]:
    """Yield a sentence on the person's hand; if some of its cards are face down, then the prompt."""
    hand, looks = scene.view.hand, scene.people.looks
    if hand:
        yield message("ask.hand", cards=tuple(map(Bare, hand)))
    if looks and _has_backs(state.hand):
        yield _prompt(state)
    elif not hand:
        yield message("ask.hand.empty" if looks else "ask.hand.none")


def _has_backs(spots: tuple[Spot, ...]) -> bool:
    return any(not spot.card for spot in spots)


def _choices(scene: Scene, state: TableState, voice: Voice) -> Iterator[Message]:
    """Yield the options and why the chosen cards are refused, or the prompt if there is neither."""
    # Refused offers and "More" have no spoken words.
    offered = [offer.spoken for offer in state.offers if offer.spoken] + [button.label for button in state.buttons]
    if offered:
        yield message("ask.choices", choices=voice.t("locale.semicolon").join(offered))
    if scene.refusal:
        yield scene.refusal
    elif not offered:
        yield _prompt(state)


def _score(scene: Scene, _state: TableState, voice: Voice) -> Iterator[Message]:
    """Yield the score of every side."""
    scores = (side_score(scene, side, voice) for side in range(scene.view.rules.sides))
    sides = side_by_side(message("ask.side", who=score.name, count=score.points) for score in scores)
    yield message("ask.score", sides=sides)


QUESTIONS: dict[str, Callable[[Scene, TableState, Voice], Iterator[Message]]] = {
    "where": _where,
    "last": lambda scene, _state, _voice: iter(scene.log),
    "table": _table,
    "hand": _hand,
    "choices": _choices,
    "builds": _builds,
    "score": _score,
}
"""The functions that answer questions, by the argument of the intent: "where" in "ask:where"."""
