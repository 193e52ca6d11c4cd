"""A month of daily deals as markup: the calendar and the streak."""

from web.page.deals import Deals
from web.page.phrases import Phrases, escaped
from web.page.sharing import between
from web.page.streak import streaks
from web.shared.dates import WEEKDAYS, date_of, day_number, is_date

FIRST_DAY = "2026-11-01"
"""The first day whose deal the calendar offers."""


class Month:
    """Draws months, such as 2026-11, with the results of their days."""

    def __init__(self, phrases: Phrases, deals: Deals, today: str) -> None:
        """Take the sentences, the stored deals, and the person's local date."""
        self._phrases = phrases
        self._t = phrases.t
        self._deals = deals
        self._today = today
        self._first = min([FIRST_DAY, today] + list(deals.results))  # noqa: RUF005 - MicroPython unpacks only into calls

    def render(self, month: str) -> str:
        """Draw a month: buttons for the months before and after it, and a row for every week, from Monday on."""
        buttons = [
            self._button("earlier", "‹", next_month(month, -1)),
            self._button("later", "›", next_month(month, 1)),
        ]
        days = [(self._t(f"days.weekday.{number}"), self._t(f"days.wd.{number}")) for number in range(WEEKDAYS)]
        head = "".join([f'<th scope="col"><abbr title="{name}">{short}</abbr></th>' for name, short in days])
        rows = "".join([f"<tr>{row}</tr>" for row in self._weeks(month)])
        return (
            f'<div class="months">{buttons[0]}<h2 id="month">{self._name(month)}</h2>{buttons[1]}</div>'
            f'<table class="month" aria-labelledby="month"><thead><tr>{head}</tr></thead>'
            f"<tbody>{rows}</tbody></table>"
        )

    def nearest(self, month: str) -> str:
        """Return the month with deals that is closest to a given one; the current month if the text is not a month."""
        if not is_date(f"{month}-01"):
            return self._today[:7]
        return max(self._first[:7], min(month, self._today[:7]))

    def figures(self) -> str:
        """Draw the current and the longest streak, and the numbers of deals played and won."""
        now, longest = streaks(self._deals.on_time(), self._today)
        entries = (
            ("streak", now),
            ("longest", longest),
            ("played", len(self._deals.results)),
            ("wins", self._deals.won()),
        )
        items = "".join([f"<div><dt>{self._t('days.' + key)}</dt><dd>{count}</dd></div>" for key, count in entries])
        return f'<dl class="figures">{items}</dl><p><small>{self._t("days.rule")}</small></p>'

    def _button(self, key: str, sign: str, month: str) -> str:
        """Draw the button for another month, disabled if that month has no deals."""
        off = "" if self._first[:7] <= month <= self._today[:7] else " disabled"
        label = self._t(f"days.{key}", month=self._name(month))
        return (
            f'<button class="square" type="button" id="{key}" data-month="{month}" aria-label="{label}"{off}>'
            f"{sign}</button>"
        )

    def _name(self, month: str) -> str:
        """Write the name of a month."""
        return self._phrases.plain(
            "days.month", month=self._phrases.plain(f"daily.month.{int(month[5:])}"), year=month[:4]
        )

    def _weeks(self, month: str) -> list[str]:
        """Draw the cells of each week of a month; days of other months are empty."""
        first = day_number(f"{month}-01")
        after = day_number(f"{next_month(month, 1)}-01")
        rows = []
        for monday in range(first // WEEKDAYS * WEEKDAYS, after, WEEKDAYS):
            days = range(monday, monday + WEEKDAYS)
            cells = [self._cell(date_of(number)) if first <= number < after else "" for number in days]
            rows.append("".join([f"<td>{cell}</td>" for cell in cells]))
        return rows

    def _cell(self, day: str) -> str:
        """Draw a day: its result, the link to its deal, or only its number if it has no deal."""
        number = (
            f'<b aria-hidden="true">{int(day[8:])}</b><span class="visually-hidden">{self._phrases.day(day)}:</span>'
        )
        if day > self._today or day < self._first:
            return f'<span class="none"><b>{int(day[8:])}</b></span>'
        attributes = f'data-at="{day}"' + (' aria-current="date"' if day == self._today else "")
        if day not in self._deals.results:
            address = deal_address(self._phrases, self._deals, day)
            return f'<a href="{address}" {attributes}>{number} <small>{self._t("days.play")}</small></a>'
        points = self._deals.results[day]
        ended = outcome(points)
        words = f"<small>{self._t(f'days.{ended}')}</small> <span>{between(points)}</span>"
        return f'<button type="button" data-day="{day}" data-ended="{ended}" {attributes}>{number} {words}</button>'


def deal_address(phrases: Phrases, deals: Deals, day: str) -> str:
    """Return the address of a day's deal, or of the running game with that deal."""
    running = deals.running.get(day)
    return f"{phrases.home}play/" + (f"?continue={escaped(running)}" if running else f"?daily={day}")


def next_month(month: str, step: int) -> str:
    """Return the month that is ``step`` months after a month such as 2026-11, or before it if ``step`` is negative."""
    number = int(month[:4]) * 12 + int(month[5:]) - 1 + step
    return f"{number // 12:04d}-{number % 12 + 1:02d}"


def outcome(points: list[int]) -> str:
    """Return "won", "lost" or "level" for the points of the person and the opponent."""
    yours, theirs = points
    return "won" if yours > theirs else "lost" if yours < theirs else "level"
