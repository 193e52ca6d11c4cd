"""A decision of a bot as it is looked at afterwards: the table from its seat, what it knew, how it judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from casino_core.bots import Judged
from casino_core.position.actions import Action, same_effect
from casino_core.position.view import View
from web.table.form_controls import switch
from web.table.html import Html, join, tag
from web.worker.match.hindsight import Hindsight
from web.worker.match.thinking import choices
from web.worker.picture.small_table import small_table
from web.worker.words.action_phrases import deed
from web.worker.words.people import People, by
from web.worker.words.speech import Message, Voice, message

LISTED = 6
"""How many actions are listed, beside the one that was played."""

SURE = 2
"""How many standard errors apart two actions must be to differ."""

LEAST = 0.05
"""How many points apart they must be to differ in what is shown."""


class Judgement:
    """Draws a decision in the words of a voice."""

    def __init__(self, looking: Hindsight, people: People, voice: Voice) -> None:
        self._looking = looking
        self._people = people
        self._voice = voice
        self._move, self._view = looking.decision.move, looking.decision.view

    def drawn(self) -> Html:
        """The content of the dialog."""
        label, position = message("seen.table", who=self._who), self._move.before
        moment = small_table(label, self._view, position, self._people, self._voice, all_open=self._looking.open)
        knew = tag("p", join(map(self._voice.printed, self._knew()), " "), class_="knew")
        left = tag("div", moment, self._hands(), class_="moment")
        right = tag("div", knew, *self._weighed(), class_="weighed")
        return tag("div", self._head(), tag("div", left, right, class_="both"), self._ways(), class_="seen")

    # ---------- which decision ----------

    def _head(self) -> Html:
        """Who did what, and when; it is read out when it changes."""
        done = join(map(self._voice.printed, deed(self._move.action, self._move.before, self._people)), ", ")
        who = self._voice.printed(message("seen.who", who=self._who))
        place = self._voice.spoken(message("seen.place", **self._numbers, deal=self._view.deals))
        return tag("p", join((who, done), " "), " ", tag("small", place), role="status")

    @property
    def _who(self) -> Message:
        return self._people.name(self._view.seat)

    @property
    def _numbers(self) -> dict[str, int]:
        return {"place": self._looking.place + 1, "decisions": len(self._looking.decisions)}

    def _ways(self) -> Html:
        """The ways to the decisions before and after."""
        place, last = self._looking.place, len(self._looking.decisions) - 1
        number = tag("span", self._voice.t("seen.number", **self._numbers), aria_hidden="true")
        return tag(
            "div",
            self._way("seen.before", place - 1, "ArrowLeft", there=place > 0),
            number,
            self._way("seen.after", place + 1, "ArrowRight", there=place < last),
            class_="leaf",
        )

    def _way(self, words: str, place: int, key: str, *, there: bool) -> Html:
        return tag(
            "button",
            self._voice.t(words),
            type="button",
            class_="btn",
            id=words.replace(".", "-"),
            data_do=f"seen:{place}" if there else None,
            data_key=key,
            aria_keyshortcuts=key,
            aria_disabled=None if there else "true",
        )

    def _hands(self) -> Html:
        """The choice to see all hands, and where they come from."""
        looking = self._looking
        about = "" if looking.game.start else self._voice.t("seen.hands.about", seed=looking.game.seed)
        control = switch(self._voice.t("seen.hands"), "hands", on=looking.open, about=about)
        return tag("form", tag("div", control, data_live="seen:hands"))

    # ---------- what it knew ----------

    def _knew(self) -> Iterator[Message]:
        """What could be known of the hidden cards."""
        seen, hidden = self._view, self._view.unseen
        counted = seen.rules.seats == 2 and len(hidden) == sum(seen.hand_sizes) - len(seen.hand)
        if counted and hidden:
            yield message("seen.counted", who=self._who)
        else:
            yield message("seen.unseen", who=self._who, count=len(hidden))
        for owner, value in dict.fromkeys((build.owner, build.value) for build in seen.builds):
            if owner not in (seen.seat, seen.turn if seen.extras.matter else None):
                key, who = by(self._people, "seen.owed", owner), self._people.name(owner)
                yield message(key, who=who, cards=_ranks(seen, value), value=value)
        for seat, rank in seen.extras.proven:
            if seat != seen.seat:
                card = message(f"say.a.{rank}")
                yield message(by(self._people, "seen.proven", seat), who=self._people.name(seat), card=card)

    # ---------- how it judged ----------

    def _weighed(self) -> Iterator[Html]:
        """What the bot weighed, the best first, and what it did."""
        judged = self._looking.judged
        if judged:
            yield tag("h3", self._voice.t("seen.weighed"))
            yield tag("ol", *self._lines(judged), class_="judged")
        if not judged or not (self._looking.thinks or _same(judged[0].action, self._move.action)):
            yield tag("p", self._voice.spoken(message(f"seen.{self._state(judged)}", who=self._who)))

    def _state(self, judged: Sequence[Judged]) -> str:
        """What is to be said of a judgement that is not as usual."""
        if self._looking.thinks:
            return "weighing"
        if judged:
            return "otherwise"
        if self._looking.lost:
            return "lost"
        return "forced" if len(choices(self._move.before)) == 1 else "unweighed"

    def _lines(self, judged: Sequence[Judged]) -> Iterator[Html]:
        """The best actions and the one that was played; how many more there were."""
        played = next((one for one in judged if _same(one.action, self._move.action)), None)
        listed = list(judged[:LISTED])
        if played is not None and played not in listed:
            listed[-1] = played
        for one in listed:
            yield self._line(one.action, judged_worth(judged[0], one), played=one is played)
        if len(judged) > len(listed):
            yield tag("li", self._voice.t("seen.more", count=len(judged) - len(listed)))
        if played is None:
            yield self._line(self._move.action, message("seen.not-weighed"), played=True)

    def _line(self, action: Action, worth: Message, *, played: bool) -> Html:
        done = join(map(self._voice.printed, deed(action, self._move.before, self._people)), ", ")
        mark = tag("b", self._voice.t("seen.played")) if played else ""
        return tag("li", tag("span", done, " ", mark), " ", tag("small", self._voice.spoken(worth)), data_played=played)


def _ranks(seen: View, value: int) -> Message:
    """The cards that take a build of a value, by rank: "a nine", "an ace or a king"."""
    ranks = dict.fromkeys(card.rank for card in seen.rules.pack if value in seen.rules.hand_values[card])
    *some, last = (message(f"say.a.{rank}") for rank in ranks)
    return message("seen.or", some=tuple(some), last=last) if some else last


def _same(some: Action, other: Action) -> bool:
    return same_effect(some) == same_effect(other)


def judged_worth(best: Judged, other: Judged) -> Message:
    """How much worse than the best an action was judged, in points of the round."""
    gap = best.worth - other.worth
    if other is best:
        return message("seen.best")
    if gap < max(LEAST, SURE * hypot(best.error, other.error)):
        return message("seen.equal")
    return message("seen.less", points=f"{gap:.1f}")
