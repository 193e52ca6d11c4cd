"""The pages' work with finished games, without a browser: the output must be the same in CPython and in MicroPython.

The games, and the data that is built into the page, are in the file data.json in the current folder.
"""

import json

from web.page.backup import BACKUP_END, backup_start, last_backup, merge, note_backup, read_backup, read_game
from web.page.comparing import Request
from web.page.day import Day
from web.page.deals import Deals, add_friend
from web.page.finished import clean, file_text, keep, name_of, slim
from web.page.game_store import GameStore
from web.page.month import Month
from web.page.overview import Overview
from web.page.phrases import Phrases
from web.page.rating import ratings
from web.page.running import park, put_on_table, running_games
from web.page.running_list import RunningList
from web.page.sharing import Result
from web.page.statistics import Summary
from web.page.storage import Storage
from web.page.weeks import Weeks
from web.shared.settings import known

NOW = "2026-11-22T04:20:21.123Z"


class Refused:
    """The archive of games in a browser without a database: it has no games and accepts none."""

    async def names(self) -> str:
        """Return no names."""
        return ""

    async def tidy(self) -> int:
        """Return 0, because no games can be moved here."""
        return 0


def read(storage: Storage) -> list:  # type: ignore[type-arg]  # MicroPython has no typing
    """Return all stored games, the oldest first, and None for each unreadable game."""
    store = GameStore(storage, Refused())  # type: ignore[arg-type]  # no other methods are needed here
    return done(store.games(done(store.names())))


def done(task: object) -> list:  # type: ignore[type-arg,return]  # MicroPython has no typing
    """Return the result of a task that never waits."""
    try:
        task.send(None)  # type: ignore[attr-defined]
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]


with open("data.json") as file:  # noqa: PTH123 - there is no pathlib
    data = json.load(file)
here, there = Storage(None, "a"), Storage(None, "b")
problems = [keep(here, game) for game in data["games"] if clean(game)]
here.write("casino.settings", known({"theme": "dark"}))
here.write("casino.games", [{"name": "Sunday", "rules": "royal"}])
here.add("casino.days", "2026-11-22", [7, 4])
here.add("casino.deals", "2026-11-22", {"on": "2026-11-23", "marks": "+-=00"})
here.add("casino.pars", "2026-11-22", [["otto", 5, 6], ["iris", 9, 2]])
here.add("casino.weeks", "2026-W47", {"game": "haiti", "totals": [-3, 4], "won": False, "on": "2026-11-20"})
add_friend(here, "2026-11-22", "<Ada>", [7, 4])
note_backup(here, NOW)
shown = data["glance"]
put_on_table(here, "one", shown)
parked = park(here, NOW), put_on_table(here, "two", shown)

written = [json.dumps(game) for game in read(here) if game]
backup, problem = read_backup(backup_start(here, NOW) + ", ".join(written) + BACKUP_END)
counts = [merge(there, backup), merge(there, backup)] if backup else []
read_again = read(there)
games = [game for game in read_again if game]
summary = Summary()
for game in games:
    summary.take(game)
overview = Overview(Phrases(data["words"], data["names"], "../", lambda time: time[:10]), data["strengths"])
rated, unknown = ratings(summary.played, **data["strengths"])

phrases = Phrases(data["daily"]["words"], data["daily"]["names"], "../", lambda day: day)
deals, today = Deals(there), "2026-11-23"
request = Request({"day": "2026-11-22", "friend": "7-4", "name": " A\nda " * 9}, today)
month, day, result = Month(phrases, deals, today), Day(phrases, deals, today), Result(phrases, deals, "2026-11-22")

outcome = {
    "daily": [
        request.friend,
        month.render("2026-11"),
        month.figures(),
        day.render(request, "Bo"),
        Weeks(phrases, deals).earlier(""),
    ],
    "shared": [result.text("here"), result.picture()],
    "problems": [problem] + problems,  # noqa: RUF005 - MicroPython unpacks only into calls
    "counts": counts,
    "kept": [games == read(here), len(read_again) - len(games), there.names("casino.")],
    "names": [name_of(slim(game)) for game in games],
    "running": [parked, running_games(there), RunningList(overview.phrases, "deck").render(running_games(there))],
    "overview": overview.reminder(last_backup(there), len(games)) + "".join(overview.render(summary, games[::-1][:7])),
    "details": [overview.history.details(game) for game in games[::5]],
    "files": [file_text(game, overview.history.players(game)) for game in games[::5]],
    "rated": [[rating.variant, rating.games, rating.rounds, rating.posterior.neighbours()] for rating in rated],
    "unknown": len(unknown),
    "lines": [read_game(text) for text in (written[0], "[", "null", "[" * 1000)],
    "broken": [read_backup(text)[1] for text in ("", "{}", '{"casino": 1', '{"casino": 9}')],
}
print(json.dumps(outcome))
