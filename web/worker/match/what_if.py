"""What if: the decisions of finished rounds, each of which can start a new game.

The original game does not change, and the new one does not count. The original moves can be redone, as after an undo.
If the original game is not over, its next rounds must stay secret, so the new game is dealt different ones.
"""

from __future__ import annotations

from dataclasses import replace

from casino_core.game import Game, from_position, replayed_rounds
from casino_core.position.actions import Action
from web.table.html import Html, join, tag
from web.worker.match.history import History
from web.worker.match.match import Match
from web.worker.match.saves import SavedMatch
from web.worker.picture.small_table import small_table
from web.worker.words.narration import action_phrase
from web.worker.words.people import People
from web.worker.words.speech import Voice, message


class WhatIf:
    """Looks back on a match whose round is over, at one decision at a time.

    ``seed`` deals the further rounds if the match is not over.
    """

    def __init__(self, match: Match, seed: str) -> None:
        self._over, self._another = match.game, match.another
        self._seed = "" if match.game.outcome else seed
        self._people: People = match.people
        self._moments = _moments(match.game, match.people)
        self.place = 0
        """The index of the current decision."""

    def __bool__(self) -> bool:
        """Return whether there is any decision."""
        return bool(self._moments)

    def go_to(self, place: int) -> None:
        """Go to the decision with this index, or to the nearest one."""
        self.place = max(0, min(place, len(self._moments) - 1))

    def go_to_action(self, number: int) -> None:
        """Go to the decision with this number among the game's actions, from 1, or to the last decision before it."""
        before = [place for place, (game, _) in enumerate(self._moments) if sum(map(len, game.record)) < number]
        self.go_to(len(before) - 1)

    @property
    def saved(self) -> SavedMatch:
        """The game up to the decision, to be continued; the original moves can be redone."""
        game, over = self._moments[self.place][0], self._over
        ahead = (over.record[game.round - 1][len(game.record[-1]) :], *over.record[game.round :])
        if self._seed:
            game, ahead = from_position(game.position, self._seed), ahead[:1]
        return replace(self._another(game), history=History(ahead=ahead, apart=True))

    # ---------- words ----------

    def render(self, voice: Voice) -> Html:
        """Return the content of the dialog."""
        t, (game, action) = voice.t, self._moments[self.place]
        seat = game.position.actor
        people = self._people.covered()
        label = message("seen.table", who=people.name(seat))
        moment = small_table(label, game.view(seat), game.position, people, voice)
        done = join(map(voice.printed, action_phrase(action, game.position, people)), ", ")
        who = voice.printed(message("seen.who", who=people.name(seat)))
        where = t("if.place", round=game.round, deal=game.position.deals)
        head = tag("p", join((who, done), " "), " ", tag("small", where), role="status")
        words = join(tag("p", t(f"if.{about}")) for about in ("about.round" if self._seed else "about", "apart"))
        on = tag("button", t("if.go"), type="button", class_="btn first", data_do="if:go")
        right = tag("div", self._slider(voice), tag("div", on, class_="row"), words, class_="weighed")
        return tag("div", head, tag("div", tag("div", moment), right, class_="both"), self._ways(voice), class_="seen")

    def _slider(self, voice: Voice) -> Html:
        """Return the slider for all decisions."""
        spoken = voice.t("seen.number", place=self.place + 1, decisions=len(self._moments))
        bar = tag(
            "input",
            type="range",
            id="moment",
            name="moment",
            min=1,
            max=len(self._moments),
            value=self.place + 1,
            aria_valuetext=spoken,
        )
        label = tag("label", voice.t("if.slider"), for_="moment")
        return tag("form", tag("div", label, bar, class_="field-set", data_live="if:at"))

    def _ways(self, voice: Voice) -> Html:
        """Return the buttons to the previous and the next decision."""
        last = len(self._moments) - 1
        number = voice.t("seen.number", place=self.place + 1, decisions=last + 1)
        ways = (("seen.before", self.place - 1), ("seen.after", self.place + 1))
        before, after = (
            tag(
                "button",
                voice.t(words),
                type="button",
                class_="btn",
                id=words.replace(".", "-"),
                data_do=f"if:{place}" if 0 <= place <= last else None,
                aria_disabled=None if 0 <= place <= last else "true",
            )
            for words, place in ways
        )
        return tag("div", before, tag("span", number, aria_hidden="true"), after, class_="leaf")


def _moments(over: Game, people: People) -> tuple[tuple[Game, Action], ...]:
    """Return pairs of a game and the next action, for every action of a person, or of a bot if only bots played."""
    # All pairs come from a single replay, because a replay for each would be slow in long games.
    rounds = zip(replayed_rounds(over, over.record), over.record, strict=True)
    moments = (moment for games, actions in rounds for moment in zip(games, actions, strict=False))
    return tuple(
        (game, action) for game, action in moments if not people.persons or game.position.actor in people.persons
    )
