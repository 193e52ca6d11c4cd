"""The dialog that reviews a game: the graph of the expected score, the costly plays, and the better plays."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.game import Game
from casino_core.position.actions import Action, same_effect
from casino_core.rules.parts import Rules
from web.table.html import EMPTY, Html, join, tag
from web.table.intents import intent
from web.worker.dialogs.expected_score import draw_expected_score
from web.worker.dialogs.parts import draw_ideas, draw_numbers, idea_link
from web.worker.match.expected_score import course, lead_in
from web.worker.match.game_review import KINDS, GameReview, Reviewed, accuracy_by_idea, costs_by_kind
from web.worker.match.game_statistics import lead_over_best
from web.worker.match.review_reasons import reasons
from web.worker.match.rungs import FOLLOWED, MEASURED, ROUNDS, RUNGS
from web.worker.match.turning_points import happened
from web.worker.words.narration import action_phrase
from web.worker.words.numbers import decimal
from web.worker.words.people import People
from web.worker.words.speech import Message, Voice, message

MAX_SHOWN = 3
"""The maximum number of plays that are shown without unfolding; these are the most costly plays."""


def draw_review(
    review: GameReview, people: People, voice: Voice, home: str, *more_of_it: Html, cut: bool = False
) -> Html:
    """Return the content of the dialog, which grows while plays are judged; ``more_of_it`` comes at the end.

    ``home`` is the address of the site with the pages of ideas, "" for none.
    ``cut``: the game could be read only up to a fault.
    """
    why = reasons(review.reviewed, people, voice)
    lines = [_line(one, why.get(one.place, ()), people, voice, home) for one in review.costs]
    parts = (
        tag("p", voice.t("review.cut")) if cut else "",
        tag("p", *_sums(review, voice), role="status"),
        _expected_score(review, people, voice),
        *_costly(lines, voice),
        _unsolved(review, people, voice),
        *more_of_it,
        tag("p", tag("small", voice.t("review.about"))),
    )
    return tag("div", *parts, class_="review")


def _expected_score(review: GameReview, people: People, voice: Voice) -> Html:
    """Return the graph for the side of the person at the screen; if nobody is, for the first person, who is named."""
    if not review.decisions:
        return EMPTY
    first = people.persons[0] if people.you is None else people.you
    side = people.rules.side_of[first]
    moments = course(review, side)
    rounds = len({one.round for one, _, _ in review.decisions})
    of = review.of + rounds if review.thinks else len(moments)
    who = "" if people.you is not None else voice.spoken(people.name(first))
    return draw_expected_score(moments, of, lambda turn: happened(turn, review, people), voice, who)


def _costly(lines: list[Html], voice: Voice) -> Iterator[Html]:
    """Yield the list of the most costly plays, and a list of the other costly plays that can be unfolded."""
    some, more = lines[:MAX_SHOWN], lines[MAX_SHOWN:]
    if some:
        yield tag("h3", voice.t("review.moments"))
        yield tag("p", tag("small", voice.t("review.moments.about"), " ", voice.t("review.measure")))
        yield tag("ol", *some, class_="judged costs")
    if more:
        summary = tag("summary", voice.t("review.more", count=len(more)))
        rest = tag("ol", *more, class_="judged costs", start=MAX_SHOWN + 1)
        yield tag("details", summary, rest, id="review-more")


def _sums(review: GameReview, voice: Voice) -> Iterator[Html | str]:
    """Yield sentences on the progress of the review, and on the cost of all plays so far."""
    done, dear = len(review.reviewed), len(review.costs)
    if review.thinks:
        yield voice.t("review.progress", done=done, of=review.of) + " "
    if done and not dear:
        yield voice.t("review.clean", count=done)
    elif dear:
        yield voice.t("review.cost", count=dear, done=done, points=review.total)
    elif not review.of:
        yield voice.t("review.nothing")


def _unsolved(review: GameReview, people: People, voice: Voice) -> Html:
    """Return the plays whose cost took too long to compute, judged at first sight; nothing if there are none."""
    if not review.unsolved:
        return EMPTY
    about = tag("p", voice.t("review.unsolved", count=len(review.unsolved)))
    lines = (_at_first_sight(one, people, voice) for one in review.unsolved)
    return join((about, tag("ol", *lines, class_="judged")))


def _at_first_sight(one: Reviewed, people: People, voice: Voice) -> Html:
    what = tag("p", voice.t("review.played"), " ", _phrase(one.move.action, one, people, voice))
    if same_effect(one.best) == same_effect(one.move.action):
        return tag("li", _table_button(one, people, voice), what, tag("p", voice.t("review.first-sight.same")))
    best = tag("p", voice.t("review.first-sight"), " ", _phrase(one.best, one, people, voice))
    return tag("li", _table_button(one, people, voice), what, best)


def _line(one: Reviewed, why: tuple[Message, ...], people: People, voice: Voice, home: str) -> Html:
    """Return the list item of a costly play: a button to its table, the cost, both plays, reasons and ideas."""
    cost = tag("small", voice.spoken(cost_of(one)))
    what = tag("p", voice.t("review.played"), " ", _phrase(one.move.action, one, people, voice))
    instead = tag("p", voice.t("review.better"), " ", _phrase(one.best, one, people, voice))
    reason = tag("p", join(map(voice.printed, why), " "), class_="why")
    button = _table_button(one, people, voice)
    return tag("li", tag("span", button), " ", cost, what, instead, reason, draw_ideas(one.ideas, home, voice))


def _phrase(action: Action, one: Reviewed, people: People, voice: Voice) -> Html:
    """Return an action in words, on the table before a reviewed play."""
    return join(map(voice.printed, action_phrase(action, one.move.before, people)), ", ")


def _table_button(one: Reviewed, people: People, voice: Voice) -> Html:
    """Return the button that leads to the table before a play."""
    place = voice.t("review.place", round=one.round, number=one.number)
    # With a single person, the player is obvious.
    who = f"{voice.spoken(people.name(one.move.seat))}, " if len(people.persons) > 1 else ""
    return tag(
        "button",
        who,
        place,
        type="button",
        class_="btn",
        id=f"cost-{one.place}",
        data_do=intent("review", one.place - 1),
    )


def cost_of(one: Reviewed) -> Message:
    """Return the cost of a play in words; the part due to the outcome of the game is stated separately."""
    points = max(0.0, one.points)
    cost = message("review.costs", points=points, count=1 if round(points, 1) == 1 else 2)
    return message("review.costs.game", cost=cost, points=one.game) if one.game else cost


# ---------- after the last judgement ----------


def draw_luck(review: GameReview, game: Game, people: People, voice: Voice) -> Html:
    """Return what plays and luck contributed to the person's result; empty for several people or an unfinished game."""
    if game.outcome is None or len(people.persons) != 1:
        return EMPTY
    seat = people.persons[0]
    margin = lead_over_best(game, seat)
    end = voice.t(f"review.end.{'ahead' if margin > 0 else 'behind' if margin < 0 else 'level'}", count=abs(margin))
    # The rest is due to the cards and to the plays of others; these cannot be distinguished.
    rest = lead_in(game.rules, game.totals, game.rules.side_of[seat]) + review.total
    key = f"review.luck.{'against' if rest < 0 else 'for'}"
    return tag("p", end, " ", voice.t(key, play=review.total, luck=abs(rest)))


MAX_IDEAS = 5
"""The maximum number of ideas that are listed; these are the ideas that were followed least often."""


def draw_accuracy(review: GameReview, rules: Rules, home: str, voice: Voice) -> Html:
    """Return a table of how often the person followed the ideas of the best plays, least often first.

    The table is empty if there were no ideas. It has the ladder bots' figures, too, if they were measured in this game.
    """
    weakest = accuracy_by_idea(review.reviewed)[:MAX_IDEAS]
    if not weakest:
        return EMPTY
    rungs = FOLLOWED if _measured(rules) else {}
    rows = (
        tag(
            "tr",
            tag("th", idea_link(one.idea, home, voice), scope="row"),
            tag("td", voice.t("review.idea", followed=one.followed, of=one.of)),
            *(tag("td", f"{followed[one.idea]:.0%}" if one.idea in followed else "–") for followed in rungs.values()),
        )
        for one in weakest
    )
    about = voice.t("review.ideas.about.beside" if rungs else "review.ideas.about", rounds=ROUNDS)
    title = voice.t("review.ideas.beside" if rungs else "review.ideas")
    table = draw_numbers(title, ("", voice.t("play.you"), *(voice.t(f"bot.{bot}") for bot in rungs)), rows)
    return tag("details", tag("summary", title), table, tag("p", tag("small", about)), id="review-ideas")


def draw_kinds(review: GameReview, rules: Rules, voice: Voice) -> Html:
    """Return a table of the mean cost of each kind of play, with the ladder bots' costs if measured in this game."""
    own = {name: each.mean for name, each in costs_by_kind(review.reviewed).items()}
    rungs = RUNGS if _measured(rules) else {}
    costs = ((voice.t("play.you"), own), *((voice.t(f"bot.{bot}"), costs) for bot, costs in rungs.items()))
    rows = (
        tag(
            "tr",
            tag("th", who, scope="row"),
            *(tag("td", decimal(each[name], 2, t=voice.t) if name in each else "–") for name in KINDS),
        )
        for who, each in costs
    )
    about = voice.t("review.kinds.about.beside" if rungs else "review.kinds.about", rounds=ROUNDS)
    title = voice.t("review.kinds.beside" if rungs else "review.kinds")
    table = draw_numbers(title, ("", *(voice.t(f"review.kind.{name}") for name in KINDS)), rows)
    return tag("details", tag("summary", title), table, tag("p", tag("small", about)), id="review-kinds")


def _measured(rules: Rules) -> bool:
    """Return whether the bots were measured in this game. Figures from another game would be no comparison."""
    return rules.variant == MEASURED and rules.seats == 2


def draw_practice(way: str, many: int, voice: Voice, saved: Message | None) -> Html:
    """Return the button that saves the ``many`` most costly plays for practice.

    If there is a sentence ``saved``, return that sentence instead, and a link to the practice page at ``way``.
    """
    if saved:
        return tag("p", voice.spoken(saved), " ", tag("a", voice.t("review.practise"), href=way))
    keep = tag(
        "button", voice.t("review.keep", count=many), type="button", class_="btn", data_do=intent("review", "keep")
    )
    return tag("div", tag("p", keep), tag("p", tag("small", voice.t("review.keep.about"))))
