"""A daily deal as markup: the person's result, the results of others with the same cards, and a text for friends."""

from collections.abc import Sequence

from web.page.comparing import Request
from web.page.deals import PARTS, Deals
from web.page.month import deal_address, outcome
from web.page.phrases import Phrases, escaped
from web.page.sharing import SIGNS, between
from web.shared.games import LONGEST_PERSON_NAME
from web.shared.schema import Score

SPOKEN_MARKS = {"+": "you", "-": "nia", "=": "both", "0": "none"}
"""For each mark, the last part of the message key of its words for screen readers."""


class Day:
    """Draws the daily deal of a day."""

    def __init__(self, phrases: Phrases, deals: Deals, today: str) -> None:
        """Take the sentences, the stored deals, and the person's local date."""
        self._phrases = phrases
        self._t = phrases.t
        self._deals = deals
        self._today = today

    def render(self, request: Request, name: str) -> str:
        """Draw a day: its result, or the link to its deal. ``name`` is the person's name in links."""
        day = request.day
        wrong = self._wrong(request)
        notice = f'<div class="notice" data-kind="error" role="alert"><p>{wrong}</p></div>' if wrong else ""
        date = self._phrases.plain_day(day)
        title = self._t("days.today", day=date) if day == self._today else escaped(date)
        body = self._played(day, name) if day in self._deals.results else self._unplayed(day)
        return f'{notice}<h2 id="shown" tabindex="-1">{title}</h2>{body}'

    def _wrong(self, request: Request) -> str:
        """Return the sentence about the fault of a link, "" if it has none."""
        if not request.problem:
            return ""
        if request.problem != "ahead":
            return self._t(f"days.wrong.{request.problem}")
        name = request.friend and (request.friend[0] or self._phrases.plain("days.friend.unnamed"))
        kept = " " + self._t("days.wrong.ahead.friend", name=name) if name else ""
        return self._t("days.wrong.ahead", day=self._phrases.plain_day(request.link_day)) + kept

    def _unplayed(self, day: str) -> str:
        """Draw the link to a deal; friends' scores stay hidden until it is played."""
        names = [str(score[0]) for score in self._deals.friends.get(day, [])]
        if names:
            words = self._t("days.friend.first", name=self._phrases.plain("locale.list").join(names), count=len(names))
        else:
            words = self._t("days.now" if day == self._today else "days.late")
        does = self._t("days.continue" if day in self._deals.running else "days.deal")
        button = f'<a class="btn first" href="{deal_address(self._phrases, self._deals, day)}">{does}</a>'
        return f'<p>{words}</p><p class="row">{button}</p>'

    def _played(self, day: str, name: str) -> str:
        """Draw the result of a deal, comparisons with others, and the buttons to share it."""
        yours, theirs = points = self._deals.results[day]
        sentence = self._t(f"days.you.{outcome(points)}", yours=yours, theirs=theirs)
        on = self._deals.date_of_play(day)
        late = self._t("days.played-late", day=self._phrases.plain_day(on)) if on != day else ""
        again = f'<a href="{deal_address(self._phrases, self._deals, day)}">{self._t("days.again")}</a>'
        parts = [f'<p class="outcome">{sentence}</p>', f"<p><small>{late}</small></p>" if late else ""]
        parts += [self._marks(day), self._par(day), self._friends(day), self._share(name), f"<p>{again}</p>"]
        return "".join(parts)

    def _marks(self, day: str) -> str:
        """Draw who won each part of the score; return "" if that is unknown."""
        if day not in self._deals.played:
            return ""
        items = []
        for place, mark in enumerate(self._deals.played[day]["marks"]):
            heard = f'<span class="visually-hidden">: {self._t(f"days.mark.{SPOKEN_MARKS[mark]}")}</span>'
            words = self._t(f"days.part.{PARTS[place]}")
            items.append(f'<li><span aria-hidden="true">{SIGNS[mark]}</span> {words}{heard}</li>')
        key = f'<p aria-hidden="true"><small>{self._t("days.marks")}</small></p>'
        return f'<ul class="marks">{"".join(items)}</ul>{key}'

    def _par(self, day: str) -> str:
        """List the scores of others with the same cards and the person's own score, the best first."""
        others = self._deals.pars.get(day, [])
        if not others:
            return f"<h3>{self._t('days.par')}</h3><p>{self._t('days.par.none')}</p>"
        yours, theirs = self._deals.results[day]
        rows = [(escaped(self._phrases.name("bot", str(who))), made, against) for who, made, against in others]
        rows.append((f"<b>{self._t('days.you')}</b>", yours, theirs))
        rows.sort(key=behind)
        items = "".join([f"<li>{row[0]} <span>{between(row[1:])}</span></li>" for row in rows])
        return f'<h3>{self._t("days.par")}</h3><p>{self._t("days.par.about")}</p><ol class="par">{items}</ol>'

    def _friends(self, day: str) -> str:
        """Draw friends' scores next to the person's own."""
        friends = self._deals.friends.get(day, [])
        own = self._deals.results[day]
        items = "".join([f"<li>{self._compared(friend, own)}</li>" for friend in friends])
        return f"<h3>{self._t('days.friends')}</h3><ul>{items}</ul>" if friends else ""

    def _compared(self, friend: Score, own: Sequence[int]) -> str:
        ahead = own[0] - own[1] + behind(friend)
        key = "better" if ahead > 0 else "worse" if ahead < 0 else "same"
        return self._t(f"days.friend.{key}", name=friend[0], theirs=between(friend[1:]), yours=between(own))

    def _share(self, name: str) -> str:
        """Draw the buttons to share the result and, folded away, the text and the field for the person's name."""
        text, picture = self._t("days.share.text"), self._t("days.share.picture")
        return (
            f"<h3>{self._t('days.share')}</h3><p>{self._t('days.share.about')}</p>"
            f'<div class="row"><button class="btn first" type="button" data-share="text">{text}</button>'
            f'<button class="btn" type="button" data-share="picture">{picture}</button></div>'
            f'<p id="shared" role="status"></p><details class="how"><summary>{self._t("days.share.preview")}</summary>'
            f'<p class="moves" id="share-text"></p><label for="nickname">{self._t("days.share.nickname")}</label>'
            f'<input id="nickname" value="{escaped(name)}" maxlength="{LONGEST_PERSON_NAME}" autocomplete="nickname">'
            "</details>"
        )


def behind(score: Score) -> int:
    """Return by how many points a score is behind the opponent's, negative if it is ahead."""
    return int(score[2]) - int(score[1])
