"""What a person asks for who goes through a game that is over: to step, to let it play, to go on from a move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from casino_core.notation.actions import action_text
from web.table.html import Html, join, tag
from web.table.replay_state import Replaying
from web.worker.dialogs.game_review import MAX_SHOWN, draw_accuracy, draw_kinds, draw_luck, draw_practice, draw_review
from web.worker.dialogs.game_setup import Form
from web.worker.match import mistakes
from web.worker.match.game_review import GameReview, decisions
from web.worker.match.presenter import Update, covered_scene, redrawn
from web.worker.match.replay import Replay
from web.worker.picture.moves import Move
from web.worker.session.hints import way
from web.worker.session.reply import Reply
from web.worker.session.review import goes_on, moment_dialog
from web.worker.words.narration import summarize
from web.worker.words.speech import Message, message

if TYPE_CHECKING:
    from web.worker.session.session import Session

PAUSE = 1600
"""For how many milliseconds a move rests before the next one, where the replay goes on by itself."""

DIGITS = 6
"""How many digits the number of a place may have."""


def replay(session: Session, about: str, form: Form) -> Reply:
    """Go through the rounds that are over.

    ``about``: nothing to begin, the number of a place, "at" when the form holds it, "play" to let it go on or stop it,
    "hands" and "notation" to turn these on or off, "if" to go on from here as another game, "end" to leave.
    """
    if not session.match.game.round_over:
        return Reply()
    if session.replay is None or not about:
        session.replay, session.review = Replay(session.match), None
        return _shown(session, session.replay, session.replay.go_to(0), closes=True)
    return _step(session, session.replay, about, form)


def begun(session: Session, first: Reply) -> Reply:
    """Return the first reply with the replay of the finished game on the table in the place of its score."""
    shown = replay(session, "", {})
    # The rest of the first reply stays: settings, keys and the save belong to the visit, and not to what is shown.
    first.frames, first.say, first.cover, first.next = shown.frames, shown.say, shown.cover, ""
    return first


def _step(session: Session, looking: Replay, about: str, form: Form) -> Reply:
    if about == "end":
        return session.show(redrawn(session.match))
    if about == "if":
        return Reply(dialog=moment_dialog(session, looking.actions_before + 1) or "")
    if about in ("hands", "notation", "play"):
        name = {"hands": "open_hands", "play": "plays"}.get(about, about)
        setattr(looking, name, not getattr(looking, name))
        # At the end, to let it play means from the beginning.
        again = looking.plays and about == "play" and looking.place == looking.last
        return _shown(session, looking, looking.go_to(0 if again else looking.place))
    # Whoever steps takes over from a replay that goes on by itself.
    place = form.get("place", "") if about == "at" else about
    looking.plays = False
    known = place.isdecimal() and len(place) <= DIGITS
    return _shown(session, looking, looking.go_to(int(place) if known else looking.place))


def review(session: Session, about: str) -> Reply:
    """Judge the person's plays in the replay.

    ``about``: nothing to begin or to look at it again, "think" to go on, "keep" to keep the dearest plays for practice,
    the number of a place to look at the table there. Nobody waits for it: it goes on while the replay is looked at.
    """
    looking = session.replay
    if looking is None:
        return Reply()
    if about.isdecimal() and len(about) <= DIGITS:
        looking.plays = False
        return _shown(session, looking, looking.go_to(int(about)), closes=True)
    judging = session.review = session.review or GameReview(decisions(looking), session.match.clock)
    if about == "keep":
        return _kept(session, judging)
    news, opens = judging.go_on(), not about
    # Whoever has closed the dialog does not want it back with every play that is judged.
    session.reviewing |= opens
    if not session.reviewing or not (news or opens):
        return Reply()
    return Reply(dialog=_drawn(session, judging))


def _kept(session: Session, judging: GameReview) -> Reply:
    """Keep the plays that are most worth another try, to be found better some day."""
    added = mistakes.kept(judging.costs[:MAX_SHOWN], session.mistakes, session.today())
    session.mistakes |= added
    stored = {key: mistakes.as_stored(mistake) for key, mistake in added.items()}
    return Reply(dialog=_drawn(session, judging), adds={"mistakes": dict(stored)})


def _drawn(session: Session, judging: GameReview) -> Html:
    """Return the review; at its end with what came of luck, and a way to practise unless it is on another site."""
    match, more = session.match, []
    if not judging.thinks and judging.of:
        more.append(draw_luck(judging, match.game, match.people, session.voice))
        more.append(draw_accuracy(judging, match.game.rules, way(session), session.voice))
        more.append(draw_kinds(judging, match.game.rules, session.voice))
    # Lessons have the learner in the first seat, so only plays of that seat can become one.
    own = [one for one in judging.costs[:MAX_SHOWN] if one.move.seat == 0]
    if not (judging.thinks or session.embed) and own:
        kept = not mistakes.kept(own, session.mistakes, session.today())
        more.append(draw_practice(f"{session.home}learn/mistakes/", len(own), session.voice, kept=kept))
    return session.dialogs.review(draw_review(judging, match.people, session.voice, way(session), *more))


def go_on(session: Session) -> Reply:
    """Go to the next place, where the replay goes on by itself."""
    looking = session.replay
    if looking is None or not looking.plays:
        return Reply()
    if looking.place + 1 >= looking.last:
        looking.plays = False
    return _shown(session, looking, looking.go_to(looking.place + 1))


def _shown(session: Session, looking: Replay, update: Update, *, closes: bool = False) -> Reply:
    """Return the reply that shows a place. The page begins its next visit with the table as it is."""
    bar = _bar(session, looking)
    scenes = (replace(frame.scene, around=replace(frame.scene.around, replay=bar)) for frame in update.frames)
    frames = tuple(
        session.picture(replace(frame, scene=scene)) for frame, scene in zip(update.frames, scenes, strict=True)
    )
    said = session.say(update.said) or bar.told
    reply = Reply(frames=frames[-1:] if session.settings["speed"] == "off" else frames, say=said)
    reply.cover = session.drawn(covered_scene(session.match))
    reply.dialog = "" if closes else None
    if looking.plays:
        reply.next, reply.pause = "step", PAUSE
    return reply


def _bar(session: Session, looking: Replay) -> Replaying:
    voice = session.voice
    told = message("replay.place", round=looking.round + 1, number=looking.done, of=len(looking.moves))
    return Replaying(
        place=looking.place,
        last=looking.last,
        starts=looking.starts,
        round=looking.round + 1,
        told=voice.spoken(told if looking.done else message("replay.deal", round=looking.round + 1)),
        moves=tuple(_lines(session, looking)),
        plays=looking.plays,
        open_hands=looking.open_hands,
        notation=looking.notation,
        goes_on=goes_on(session),
    )


def _lines(session: Session, looking: Replay) -> Iterator[tuple[str, Html]]:
    """Yield the moves of the round, each with what the review says it cost."""
    review = session.review
    costs = {one.place: one.cost for one in review.costs} if review else {}
    for place, move in enumerate(looking.moves, looking.starts[looking.round] + 1):
        who, done = _line(move, session, notation=looking.notation)
        cost = session.voice.t("review.points", points=f"{costs[place]:.1f}") if place in costs else ""
        yield who, join((done, " ", tag("b", cost, class_="cost"))) if cost else done


def _line(move: Move, session: Session, *, notation: bool) -> tuple[str, Html]:
    """Return who made a move, and the move in words or in notation."""
    voice, people = session.voice, session.match.people
    who = voice.spoken(people.name(move.seat))
    if notation:
        return who, voice.printed(message("replay.text", text=action_text(move.action)))
    done: tuple[Message, ...] = tuple(summarize(move.events, people)) or (message("replay.announces"),)
    return who, join(map(voice.printed, done), ", ")
