"""What can be asked at any time, by a letter, and is answered in words: for who plays by ear, or has looked away."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from casino_core.cards import Card
from casino_core.position.layout import Build
from web.rulebook.words import game_title
from web.worker.picture.scene import Scene
from web.worker.picture.view_model import subtitle, table_state
from web.worker.words.people import People
from web.worker.words.speech import Message, Voice, message

Listed = tuple[tuple[Card, ...], ...]


def answer(about: str, scene: Scene, voice: Voice) -> str:
    """The answer to a question of ``QUESTIONS``, "" for none of them. Nothing of a hand is told that is not shown."""
    return " ".join(voice.spoken(sentence) for sentence in QUESTIONS[about](scene, voice)) if about in QUESTIONS else ""


def _where(scene: Scene, voice: Voice) -> Iterator[Message]:
    """Which game, round and deal it is, and whose turn."""
    title = scene.name or game_title(scene.view.rules, voice.t)
    yield message("ask.where", title=title, place=subtitle(scene))
    if scene.over:
        yield message("ask.over")
    elif scene.view.actor == scene.people.you:
        yield message("say.your-turn")
    else:
        yield message("play.waiting", who=scene.people.name(scene.view.actor))


def _last(scene: Scene, _voice: Voice) -> Iterator[Message]:
    """What has happened last."""
    yield from scene.log


def _table(scene: Scene, _voice: Voice) -> Iterator[Message]:
    """What lies on the table."""
    view = scene.view
    if not view.loose and not view.builds:
        yield message("ask.table.none")
    if view.loose:
        yield message("ask.table", cards=_one_by_one(view.loose))
    yield from _builds_of(view.builds, scene.people)


def _builds(scene: Scene, _voice: Voice) -> Iterator[Message]:
    """Which builds there are, whose they are, and of what."""
    if not scene.view.builds:
        yield message("ask.builds.none")
    yield from _builds_of(scene.view.builds, scene.people)


def _builds_of(builds: tuple[Build, ...], people: People) -> Iterator[Message]:
    for build in builds:
        yield message("ask.build", build=people.build(build), groups=build.groups)


def _hand(scene: Scene, _voice: Voice) -> Iterator[Message]:
    """What the person holds."""
    hand = scene.view.hand
    if hand:
        yield message("ask.hand", cards=_one_by_one(hand))
    else:
        yield message("ask.hand.empty" if scene.people.looks else "ask.hand.none")


def _choices(scene: Scene, voice: Voice) -> Iterator[Message]:
    """What can be done: what is offered, or what must be chosen before anything is."""
    state = table_state(scene, voice)
    offered = [act.told for act in state.acts if act.told] + [button.label for button in state.buttons]
    choices = voice.t("card.semicolon").join(offered)
    yield message("ask.choices", choices=choices) if offered else message("ask.prompt", prompt=state.prompt)


def _score(scene: Scene, voice: Voice) -> Iterator[Message]:
    """How many points every side has."""
    chips = table_state(scene, voice).chips
    yield message("ask.score", sides=tuple(message("ask.side", who=chip.name, count=chip.points) for chip in chips))


def _one_by_one(cards: tuple[Card, ...]) -> Listed:
    """Cards that do not belong together."""
    return tuple((card,) for card in cards)


QUESTIONS: dict[str, Callable[[Scene, Voice], Iterator[Message]]] = {
    "where": _where,
    "last": _last,
    "table": _table,
    "hand": _hand,
    "choices": _choices,
    "builds": _builds,
    "score": _score,
}
"""What can be asked, by the intent: "ask:where"."""
