"""The replay of a game whose round is over, and the review of the person's plays in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from casino_core.game import Game
from casino_core.notation.actions import action_text
from web.shared.protocol import Reply
from web.table.html import Html, join, tag
from web.table.replay_state import ComparedPlay, Comparison, Replaying
from web.worker.dialogs.game_review import (
    MAX_SHOWN,
    cost_of,
    draw_accuracy,
    draw_kinds,
    draw_luck,
    draw_practice,
    draw_review,
)
from web.worker.dialogs.game_setup import Form
from web.worker.match.branch import PLAYS, branch_of
from web.worker.match.game_review import GameReview, Reviewed, decisions
from web.worker.match.match import Match
from web.worker.match.presenter import Update, covered_scene, redrawn
from web.worker.match.replay import Replay
from web.worker.match.review_reasons import reasons
from web.worker.picture.moves import Move
from web.worker.session.answers import Answer, Handler, Show
from web.worker.session.context import Context
from web.worker.session.invitations import REVIEW
from web.worker.session.links import entries, link
from web.worker.session.looking_back import LookingBack, can_branch
from web.worker.session.pictures import draw_scene, pictures_text
from web.worker.session.settings import Settings
from web.worker.session.table import Table
from web.worker.session.training import Training
from web.worker.words.narration import action_phrase, summarize
from web.worker.words.reasons import in_favour
from web.worker.words.speech import Message, message

PAUSE = 1600
"""The pause after each move while a replay is playing, in milliseconds."""

MAX_DIGITS = 6
"""The maximum number of digits in the number of a place."""

LINE = "line-"
"""The prefix of a step's number in the intents that go to a step of a compared play."""


class Replays:
    """The replay that is open, and its review."""

    replay: Replay | None = None
    """The replay of the rounds that are over; None if it is closed."""

    review: GameReview | None = None
    """The review of the replayed game; None until the person asks for it."""

    cut: Game | None = None
    """The game on the table, if it was opened only up to a fault and nobody has played on since; else None."""

    reading = False
    """Whether the dialog of the review is open; the review also goes on behind the replay."""

    def __init__(self, context: Context, settings: Settings, table: Table, training: Training) -> None:
        self._context, self._settings, self._table, self._training = context, settings, table, training

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self._table.match

    def close(self) -> None:
        """Leave the replay."""
        self.replay = self.review = None

    @property
    def address(self) -> str:
        """The address of the place that is shown, "" without a replay."""
        if self.replay is None:
            return ""
        match = self.match
        players = entries(match.seated, match.people.names)
        game = link("", match.game, players, match.name, match.history.takebacks)
        near = f"&near={match.people.near}" if match.people.shared and match.people.looks else ""
        return f"{game}{near}&place={REVIEW if self.reading else self.replay.place}"

    def look_from(self, seat: int | None) -> None:
        """Look at the game on the table as the person in a seat, if there is one and the game is over."""
        people = self.match.people
        if seat in people.persons and self.match.game.outcome is not None:
            self.match.people = people.seen_from(seat)

    def begin(self) -> Reply:
        """Open the replay of the game on the table, at its beginning."""
        self.replay, self.review = Replay(self.match), None
        return self.show(self.replay.go_to(0))

    def open_at(self, place: str) -> Reply:
        """Open the replay of the game on the table at a place.

        If no place has this number, open it at the closest one; if the place is not a number, at the beginning.
        """
        began = self.begin()
        return began if self.replay is None else {**began, **self.go_to(self.replay, place)}

    def turn(self, replay: Replay, name: str) -> Reply:
        """Turn an attribute of a replay on or off: "open_hands", "notation" or "plays"."""
        setattr(replay, name, not getattr(replay, name))
        # At the end, playing starts again from the beginning.
        again = replay.plays and name == "plays" and replay.place == replay.last
        return self.show(replay.go_to(0 if again else replay.place))

    def go_to(self, replay: Replay, place: str) -> Reply:
        """Go to a place, and stop the replay if it is playing."""
        replay.plays = False
        known = place.isdecimal() and place.isascii() and len(place) <= MAX_DIGITS
        return self.show(replay.go_to(int(place) if known else replay.place))

    def go_on(self) -> Reply:
        """Go to the next place if the replay is playing."""
        replay = self.replay
        if replay is None or not replay.plays:
            return {}
        if replay.place + 1 >= replay.last:
            replay.plays = False
        return self.show(replay.go_to(replay.place + 1))

    def compare(self, replay: Replay, about: str) -> Reply:
        """Play one of the two plays that the review compares here, or go to a step of the line on the table."""
        one = self._compared(replay)
        if one is None or one.why is None:
            return self.show(replay.go_to(replay.place))
        replay.plays = False
        step = about.removeprefix(LINE)
        if about in PLAYS:
            return self.show(replay.follow(branch_of(one.move, one.why, about), 1))
        if replay.branch is None or not step.isdecimal() or len(step) > MAX_DIGITS:
            return self.show(replay.go_to(replay.place))
        return self.show(replay.follow(replay.branch, int(step)))

    def _compared(self, replay: Replay) -> Reviewed | None:
        """Return the next play of the replay if the review found it costly and knows why; otherwise None."""
        costs = self.review.costs if self.review else ()
        return next((one for one in costs if one.place == replay.place + 1 and one.why), None)

    def show(self, update: Update) -> Reply:
        """Return the reply that shows a place. The next visit begins with the table, not with the replay."""
        if self.replay is None:
            return {}
        bar, voice = self._bar(self.replay), self._context.voice
        scenes = (replace(frame.scene, around=replace(frame.scene.around, replay=bar)) for frame in update.frames)
        frames = [replace(frame, scene=scene) for frame, scene in zip(update.frames, scenes, strict=True)]
        reply: Reply = {
            "frames": pictures_text(self._settings.animated(tuple(frames)), voice),
            "say": self._context.say(update.announcements) or bar.description,
            "cover": draw_scene(covered_scene(self.match), voice),
        }
        if self.replay.plays:
            reply["next"], reply["pause"] = "step", PAUSE
        return reply

    def _bar(self, replay: Replay) -> Replaying:
        voice = self._context.voice
        one = self._compared(replay)
        return Replaying(
            place=replay.place,
            last=replay.last,
            starts=replay.starts,
            round=replay.round + 1,
            description=voice.spoken(self._describe_place(replay)),
            moves=tuple(self._lines(replay)),
            plays=replay.plays,
            open_hands=replay.open_hands,
            notation=replay.notation,
            comparison=self._comparison(replay, one) if one else None,
            goes_on=can_branch(self.match, self._context),
            over=self.match.game.round_over,
        )

    def _describe_place(self, replay: Replay) -> Message:
        """Return the current place in words."""
        if (branch := replay.branch) is not None:
            if len(branch.moves) == 1:
                return message(f"replay.branch.{branch.play}.only")
            name = "possible" if branch.possible and replay.step > 1 else branch.play
            return message(f"replay.branch.{name}", number=replay.step, of=len(branch.moves))
        if not replay.done:
            return message("replay.deal", round=replay.round + 1)
        return message("replay.place", round=replay.round + 1, number=replay.done, of=len(replay.moves))

    def _comparison(self, replay: Replay, one: Reviewed) -> Comparison:
        """Return a costly play and the better one, and why it is better."""
        voice, people, branch = self._context.voice, self.match.people.seen_from(one.move.seat), replay.branch
        why = reasons(self.review.reviewed if self.review else (), people, voice)[one.place]
        if branch is not None and branch.play == "better" and one.why and one.why.reason:
            why = in_favour(one.why.reason, people)
        labels = message("review.compared", cost=cost_of(one)), message("review.better")
        plays = (
            ComparedPlay(
                name,
                voice.spoken(label),
                join(map(voice.printed, action_phrase(action, one.move.before, people)), ", "),
                branch is not None and branch.play == name,
            )
            for name, label, action in zip(PLAYS, labels, (one.move.action, one.best), strict=True)
        )
        return Comparison(
            why=join(map(voice.printed, why), " "),
            plays=tuple(plays),
            step=replay.step,
            of=len(branch.moves) if branch else 0,
        )

    def _lines(self, replay: Replay) -> Iterator[tuple[str, Html]]:
        """Yield the moves of the round: who made each, and what it was, with its cost if the review knows it."""
        costs = {one.place: one for one in self.review.costs} if self.review else {}
        voice, people = self._context.voice, self.match.people
        for place, move in enumerate(replay.moves, replay.starts[replay.round] + 1):
            done = self._line(move, notation=replay.notation)
            cost_tag = (" ", tag("b", self._points(costs[place]), class_="cost")) if place in costs else ()
            yield voice.spoken(people.name(move.seat)), join((done, *cost_tag))

    def _points(self, one: Reviewed) -> str:
        """Return the cost of a play as a number; its cost for winning the game is stated separately."""
        key = "review.points.game" if one.game else "review.points"
        return self._context.voice.t(key, points=max(0.0, one.points), game=one.game)

    def _line(self, move: Move, *, notation: bool) -> Html:
        """Return a move in words; if ``notation``, followed by the move in notation."""
        voice = self._context.voice
        done: tuple[Message, ...] = tuple(summarize(move.events, self.match.people))
        words = join(map(voice.printed, done or (message("replay.announces"),)), ", ")
        text = voice.printed(message("replay.text", text=action_text(move.action)))
        return join((words, " ", tag("code", text))) if notation else words

    # ---------- review ----------

    def go_on_reviewing(self, replay: Replay) -> GameReview:
        """Return the review of a replay, started at the first call."""
        self.review = self.review or GameReview(decisions(replay), self.match.clock)
        return self.review

    def review_dialog(self, review: GameReview) -> str:
        """Return the dialog of a review.

        Once the review is complete, it also shows luck, ideas and kinds of plays and, outside frames, offers practice.
        """
        context, match, more = self._context, self.match, []
        rules = match.game.rules
        if not review.thinks and review.of:
            more.append(draw_luck(review, match.game, match.people, context.voice))
            more.append(draw_accuracy(review, rules, context.way, context.voice))
            more.append(draw_kinds(review, rules, context.voice))
        # The learner has the first seat in lessons, so only plays of that seat can become a lesson.
        own = [one for one in review.costs[:MAX_SHOWN] if one.move.seat == 0]
        if own and not (review.thinks or context.embed):
            saved = self._training.saved(own)
            more.append(draw_practice(f"{context.home}learn/mistakes/", len(own), context.voice, saved))
        return context.dialogs.titled(
            "review.title",
            draw_review(review, match.people, context.voice, context.way, *more, cut=not match.game.round_over),
        )


SWITCHES = {"hands": "open_hands", "notation": "notation", "play": "plays"}
"""The attributes of a replay that intents turn on and off, by the subject of the intent."""


def replay(replays: Replays, looking_back: LookingBack, context: Context, about: str, form: Form) -> Answer:
    """Go through the rounds that are over, or through a game that was opened up to a fault.

    ``about``: "" to begin, the number of a place, "at" if the form has that number, a name in ``SWITCHES``, "if" to go
    on from here as another game, one of ``PLAYS`` to play it here, ``LINE`` and a number for a step of that play, "end"
    to leave.
    """
    match = replays.match
    if not (match.game.round_over or match.game == replays.cut):
        return {}
    if replays.replay is None or not about:
        return {**replays.begin(), "dialog": ""}
    if about == "end":
        return Show(redrawn(match), {})
    if about == "if":
        return {"dialog": looking_back.open_moment(match, replays.replay.actions_before + 1, context) or ""}
    if about in SWITCHES:
        return replays.turn(replays.replay, SWITCHES[about])
    go = replays.compare if about in PLAYS or about.startswith(LINE) else replays.go_to
    return go(replays.replay, form.get("place", "") if about == "at" else about)


def review(replays: Replays, training: Training, about: str) -> Reply:
    """Review the person's plays in the open replay; for a game that was read only up to a fault, "" opens the replay.

    ``about``: "" to open the review, "think" to go on, "keep" to keep the costliest plays for practice, or the number
    of a place, to look at the table there.
    """
    begun: Reply = {}
    if not about and replays.replay is None and replays.match.game == replays.cut:
        begun = replays.begin()
    if replays.replay is None:
        return {}
    if about.isdecimal() and len(about) <= MAX_DIGITS:
        return {**replays.go_to(replays.replay, about), "dialog": ""}
    judging = replays.go_on_reviewing(replays.replay)
    if about == "keep":
        adds = training.keep(judging.costs[:MAX_SHOWN])
        return {"dialog": replays.review_dialog(judging), "adds": adds}
    news, opens = judging.go_on(), not about
    # A person who has closed the dialog does not want it back with every play that is judged.
    replays.reading |= opens
    if not (replays.reading and (news or opens)):
        return {}
    return {**begun, "dialog": replays.review_dialog(judging)}


INTENTS: dict[str, Handler] = {"replay": replay, "review": review}
