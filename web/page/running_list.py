"""The list of running games as markup: a small picture of each, its players, its score, and buttons."""

from collections.abc import Sequence

from web.page.phrases import MINUS, Phrases, escaped
from web.page.stored import GAME
from web.shared.games import PERSON
from web.shared.schema import Glance, RunningGame


class RunningList:
    """Draws running games; ``sprite`` is the address of the SVG file with the cards."""

    def __init__(self, phrases: Phrases, sprite: str) -> None:
        self._phrases = phrases
        self._t = phrases.t
        self._sprite = sprite

    def render(self, games: Sequence[tuple[str, RunningGame]]) -> str:
        """Draw running games, given with the names they are stored under; "" for none."""
        if not games:
            return ""
        rows = "".join([self._row(name, game) for name, game in games])
        return f'<h2 id="running">{self._t("progress.running")}</h2><ul class="running">{rows}</ul>'

    def _row(self, name: str, game: RunningGame) -> str:
        """Draw a running game."""
        shown = game.get("glance")
        at = (shown and shown.get("at")) or game["at"]
        when = self._t("progress.running.last", day=self._phrases.plain_day(at)) if at else ""
        time = f" <small>{when}</small>" if when else ""
        if "save" not in game:
            body = f"<p>{self._t('progress.running.unreadable')}{time}</p>"
        elif shown:
            body = self._picture(shown) + self._words(shown, time)
        else:
            body = f"<p><b>{self._t('progress.running.game')}</b>{time}</p>"
        return f'<li data-running="{escaped(name)}">{body}<div class="row">{self._buttons(name, game)}</div></li>'

    def _words(self, shown: Glance, time: str) -> str:
        """Describe the game, the opponents and the score."""
        who = ", ".join(shown["who"])
        who = escaped(who) if PERSON in shown["bots"] else self._t("progress.against", who=who)
        points = f'<span class="points">{_score(shown)}</span>'
        return f"<p><b>{escaped(shown['title'])}</b> <small>{who}</small> {points}{time}</p>"

    def _picture(self, shown: Glance) -> str:
        """Draw the table and, below it, the hand; between rounds, the score. The words next to the picture say more."""
        table = "".join([self._card(card) for card in shown["loose"]])
        table += "".join([f'<b class="value">{build}</b>' for build in shown["builds"]])
        hand = "".join([self._card(card) for card in shown["hand"]])
        if not (table or hand):
            return f'<div class="glance" aria-hidden="true"><b class="standing">{_score(shown)}</b></div>'
        return f'<div class="glance" aria-hidden="true"><div>{table}</div><div>{hand}</div></div>'

    def _card(self, card: str) -> str:
        drawing = f'<svg viewBox="0 0 200 280"><use href="{self._sprite}#{card}"></use></svg>'
        return f'<span class="card">{drawing}</span>'

    def _buttons(self, name: str, game: RunningGame) -> str:
        """Draw the buttons for a running game."""
        buttons = []
        if "save" in game:
            query = "" if name == GAME else f"?continue={escaped(name)}"
            address = f"{self._phrases.home}play/{query}"
            buttons.append(f'<a class="btn first" href="{address}">{self._t("progress.running.continue")}</a>')
        else:
            words = self._t("progress.file")
            buttons.append(f'<button class="btn" type="button" data-file-running="{escaped(name)}">{words}</button>')
        words = self._t("progress.running.discard")
        buttons.append(f'<button class="btn grave" type="button" data-discard="{escaped(name)}">{words}</button>')
        return "".join(buttons)


def _score(shown: Glance) -> str:
    """Return the points of all sides."""
    return "–".join([str(points).replace("-", MINUS) for points in shown["totals"]])
