"""Results of weekly games as markup."""

from web.page.deals import Deals
from web.page.phrases import MINUS, Phrases, escaped
from web.shared.schema import PlayedWeek


class Weeks:
    """Draws the results of weekly games."""

    def __init__(self, phrases: Phrases, deals: Deals) -> None:
        """Take the sentences, and the stored deals."""
        self._phrases = phrases
        self._weeks = deals.weeks
        self._running = deals.running

    def this(self, week: str, game: str) -> str:
        """Draw the link to this week's running game and the result of this week's game, each only if there is one."""
        played, running = self._weeks.get(week), self._running.get(week)
        result = f'<p class="outcome">{self._result(played)}</p>' if played and played["game"] == game else ""
        if not running:
            return result
        address = f"{self._phrases.home}play/?continue={escaped(running)}"
        words = self._phrases.t("days.week.continue")
        return f'<p class="row"><a class="btn first" href="{address}">{words}</a></p>{result}'

    def earlier(self, week: str) -> str:
        """List the results of other weeks, the newest first."""
        others = [self._weeks[name] for name in sorted(self._weeks) if name != week]
        items = "".join([self._earlier(played) for played in reversed(others)])
        return f"<h3>{self._phrases.t('days.weeks')}</h3><ul>{items}</ul>" if others else ""

    def _earlier(self, played: PlayedWeek) -> str:
        name = escaped(self._phrases.name("variant", played["game"]))
        return f"<li>{name}, {self._phrases.day(played['on'])}: {self._result(played)}</li>"

    def _result(self, played: PlayedWeek) -> str:
        points = [str(each).replace("-", MINUS) for each in played["totals"]]
        key = "days.week.won" if played["won"] else "days.week.lost"
        return self._phrases.t(key, points=self._phrases.plain("days.to").join(points))
