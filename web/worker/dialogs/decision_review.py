"""The review of a bot's decision in a finished round: what the bot saw and knew, and how it judged its options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.bots import Judged
from casino_core.coaching.advice import about_equal
from casino_core.position.actions import Action, same_effect
from casino_core.position.view import View
from web.table.form_controls import switch
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.worker.match.hindsight import Hindsight
from web.worker.match.thinking import choices
from web.worker.picture.small_table import small_table
from web.worker.words.narration import action_phrase
from web.worker.words.people import People, key_about
from web.worker.words.speech import Message, Voice, alternatives, message

MAX_LISTED = 6
"""The maximum number of judged actions that are listed. The action that was played is always shown."""


class DecisionReview:
    """Renders the review of a decision in the language of a voice."""

    def __init__(self, hindsight: Hindsight, people: People, voice: Voice) -> None:
        self._hindsight = hindsight
        self._people = people
        self._voice = voice
        self._move, self._view = hindsight.decision.move, hindsight.decision.view

    def render(self) -> Html:
        """Return the content of the dialog."""
        label, position = message("seen.table", who=self._who), self._move.before
        moment = small_table(label, self._view, position, self._people, self._voice, all_open=self._hindsight.open)
        knew = tag("p", join(map(self._voice.printed, self._knew()), " "), class_="knew")
        left = tag("div", moment, self._hands(), class_="moment")
        right = tag("div", knew, *self._weighed(), class_="weighed")
        return tag("div", self._head(), tag("div", left, right, class_="both"), self._steps(), class_="seen")

    # ---------- which decision ----------

    def _head(self) -> Html:
        """Return the line with the player, the action and its place in the round; its changes are announced."""
        done = join(map(self._voice.printed, action_phrase(self._move.action, self._move.before, self._people)), ", ")
        who = self._voice.printed(message("seen.who", who=self._who))
        place = self._voice.spoken(message("seen.place", **self._numbers, deal=self._view.deals))
        return tag("p", join((who, done), " "), " ", tag("small", place), role="status")

    @property
    def _who(self) -> Message:
        return self._people.name(self._view.seat)

    @property
    def _numbers(self) -> dict[str, int]:
        return {"place": self._hindsight.place + 1, "decisions": len(self._hindsight.decisions)}

    def _steps(self) -> Html:
        """Return the buttons to the previous and the next decision."""
        place, last = self._hindsight.place, len(self._hindsight.decisions) - 1
        number = tag("span", self._voice.t("seen.number", **self._numbers), aria_hidden="true")
        return tag(
            "div",
            self._step("seen.before", place - 1, "ArrowLeft", there=place > 0),
            number,
            self._step("seen.after", place + 1, "ArrowRight", there=place < last),
            class_="leaf",
        )

    def _step(self, words: str, place: int, key: str, *, there: bool) -> Html:
        return tag(
            "button",
            self._voice.t(words),
            type="button",
            class_="btn",
            id=words.replace(".", "-"),
            data_do=intent("seen", place) if there else None,
            data_key=key,
            aria_keyshortcuts=key,
            # Not ``disabled``, because a button that was just pressed would lose the focus.
            aria_disabled=None if there else "true",
        )

    def _hands(self) -> Html:
        """Return the switch that shows all hands; it names the seed unless the game began with a position."""
        hindsight = self._hindsight
        about = "" if hindsight.game.start else self._voice.t("seen.hands.about", seed=hindsight.game.seed)
        control = switch(self._voice.t("seen.hands"), "hands", on=hindsight.open, about=about)
        return tag("form", tag("div", control, data_live=intent("seen", "hands")))

    # ---------- what the bot knew ----------

    def _knew(self) -> Iterator[Message]:
        """Yield what the bot knew about the hidden cards."""
        seen, hidden = self._view, self._view.unseen
        # With two players and an empty stock, the unseen cards are the other hand.
        counted = seen.rules.seats == 2 and len(hidden) == sum(seen.hand_sizes) - len(seen.hand)
        if counted and hidden:
            yield message("seen.counted", who=self._who)
        else:
            yield message("seen.unseen", who=self._who, count=len(hidden))
        for owner, value in dict.fromkeys((build.owner, build.value) for build in seen.builds):
            if owner not in (seen.seat, seen.turn if seen.variant_state.demand else None):
                key, who = key_about(self._people, "seen.owed", owner), self._people.name(owner)
                yield message(key, who=who, cards=_ranks(seen, value), value=value)
        for seat, rank in seen.variant_state.proven:
            if seat != seen.seat:
                card = message(f"say.a.{rank}")
                yield message(key_about(self._people, "seen.proven", seat), who=self._people.name(seat), card=card)

    # ---------- the bot's judgement ----------

    def _weighed(self) -> Iterator[Html]:
        """Yield the list of the options that the bot judged, the best first.

        If the bot judged none, or now prefers another option than it played, also yield a sentence that says so.
        """
        judged = self._hindsight.judged
        if judged:
            yield tag("h3", self._voice.t("seen.weighed"))
            yield tag("ol", *self._lines(judged), class_="judged")
        if not judged or not (self._hindsight.thinks or _same(judged[0].action, self._move.action)):
            yield tag("p", self._voice.spoken(message(f"seen.{self._state(judged)}", who=self._who)))

    def _state(self, judged: Sequence[Judged]) -> str:
        """Return the end of the key, after "seen.", of the sentence on the judgement, or on why there is none."""
        if self._hindsight.thinks:
            return "weighing"
        if judged:
            return "otherwise"
        if self._hindsight.lost:
            return "lost"
        return "forced" if len(choices(self._move.before)) == 1 else "unweighed"

    def _lines(self, judged: Sequence[Judged]) -> Iterator[Html]:
        """Yield a line for each of the best actions and for the played one, and a line that counts the others."""
        played = next((one for one in judged if _same(one.action, self._move.action)), None)
        listed = list(judged[:MAX_LISTED])
        if played is not None and played not in listed:
            listed[-1] = played
        for one in listed:
            yield self._line(one.action, gap_phrase(judged[0], one), played=one is played)
        if len(judged) > len(listed):
            yield tag("li", self._voice.t("seen.more", count=len(judged) - len(listed)))
        if played is None:
            yield self._line(self._move.action, message("seen.not-weighed"), played=True)

    def _line(self, action: Action, worth: Message, *, played: bool) -> Html:
        done = join(map(self._voice.printed, action_phrase(action, self._move.before, self._people)), ", ")
        mark = tag("b", self._voice.t("seen.played")) if played else ""
        return tag("li", tag("span", done, " ", mark), " ", tag("small", self._voice.spoken(worth)), data_played=played)


def _ranks(seen: View, value: int) -> Message:
    """Return the ranks that take a build of a value: "a nine", "an ace or a king"."""
    ranks = dict.fromkeys(card.rank for card in seen.rules.pack if value in seen.rules.hand_values[card])
    return alternatives(message(f"say.a.{rank}") for rank in ranks)


def _same(some: Action, other: Action) -> bool:
    return same_effect(some) == same_effect(other)


def gap_phrase(best: Judged, other: Judged) -> Message:
    """Return how much worse than the best an action is, in points of the round."""
    if other is best:
        return message("seen.best")
    if about_equal(best, other):
        return message("seen.equal")
    return message("seen.less", points=best.worth - other.worth)
