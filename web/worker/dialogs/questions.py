"""Spoken answers to questions asked by key: whose turn it is, what is on the table, the score."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from casino_core.position.layout import Build
from web.rulebook.words import game_title
from web.worker.picture.header import side_score, subtitle
from web.worker.picture.scene import Scene
from web.worker.picture.view_model import table_state
from web.worker.words.people import People
from web.worker.words.speech import Bare, Message, Voice, message, side_by_side


def answer(about: str, scene: Scene, voice: Voice) -> str:
    """Return the answer to a question of ``QUESTIONS``, "" for any other. It reveals nothing that is not shown."""
    return " ".join(voice.spoken(sentence) for sentence in QUESTIONS[about](scene, voice)) if about in QUESTIONS else ""


def _where(scene: Scene, voice: Voice) -> Iterator[Message]:
    """Yield the game, round and deal, and whose turn it is."""
    title = scene.name or game_title(scene.view.rules, voice.t)
    yield message("ask.where", title=title, place=subtitle(scene))
    if scene.over:
        yield message("ask.over")
    elif scene.view.actor == scene.people.you:
        yield message("say.your-turn")
    else:
        yield message("play.waiting", who=scene.people.name(scene.view.actor))


def _table(scene: Scene, _voice: Voice) -> Iterator[Message]:
    """Yield the cards and builds on the table."""
    view = scene.view
    if not view.loose and not view.builds:
        yield message("ask.table.none")
    if view.loose:
        yield message("ask.table", cards=tuple(map(Bare, view.loose)))
    yield from _builds_of(view.builds, scene.people)


def _builds(scene: Scene, _voice: Voice) -> Iterator[Message]:
    """Yield the builds, with their owners and cards."""
    if not scene.view.builds:
        yield message("ask.builds.none")
    yield from _builds_of(scene.view.builds, scene.people)


def _builds_of(builds: tuple[Build, ...], people: People) -> Iterator[Message]:
    for build in builds:
        yield message("ask.build", build=people.build(build), groups=build.groups)


def _hand(scene: Scene, _voice: Voice) -> Iterator[Message]:
    """Yield the person's hand."""
    hand = scene.view.hand
    if hand:
        yield message("ask.hand", cards=tuple(map(Bare, hand)))
    else:
        yield message("ask.hand.empty" if scene.people.looks else "ask.hand.none")


def _choices(scene: Scene, voice: Voice) -> Iterator[Message]:
    """Yield the options, or the prompt if there are none."""
    # From the table state, so that the answer lists the buttons on the screen.
    state = table_state(scene, voice)
    # Refused offers and "More" have no spoken words.
    offered = [offer.spoken for offer in state.offers if offer.spoken] + [button.label for button in state.buttons]
    choices = voice.t("locale.semicolon").join(offered)
    yield message("ask.choices", choices=choices) if offered else message("ask.prompt", prompt=state.prompt)


def _score(scene: Scene, voice: Voice) -> Iterator[Message]:
    """Yield the score of every side."""
    scores = (side_score(scene, side, voice) for side in range(scene.view.rules.sides))
    sides = side_by_side(message("ask.side", who=score.name, count=score.points) for score in scores)
    yield message("ask.score", sides=sides)


QUESTIONS: dict[str, Callable[[Scene, Voice], Iterator[Message]]] = {
    "where": _where,
    "last": lambda scene, _voice: iter(scene.log),
    "table": _table,
    "hand": _hand,
    "choices": _choices,
    "builds": _builds,
    "score": _score,
}
"""The functions that answer questions, by the argument of the intent: "where" in "ask:where"."""
