"""What a page does with finished games, without a browser: runs in CPython and in MicroPython, and prints the same.

The games, and what the page is built with, are in the file given.json beside it.
"""

import json

from web.page.backup import backup_text, last_backup, merge, note_backup, read_backup
from web.page.finished import clean, file_text, keep, kept, name_of, slim
from web.page.overview import Overview
from web.page.phrases import Phrases
from web.page.rating import ratings
from web.page.running import park, put_on_table, running_games
from web.page.running_list import RunningList
from web.page.storage import Storage
from web.shared.settings import known

NOW = "2026-11-22T04:20:21.123Z"

with open("given.json") as file:  # noqa: PTH123 - there is no pathlib
    given = json.load(file)
here, there = Storage(None, "a"), Storage(None, "b")
problems = [keep(here, game) for game in given["games"] if clean(game)]
here.write("casino.settings", known({"theme": "dark"}))
here.write("casino.games", [{"name": "Sunday", "rules": "royal"}])
here.add("casino.days", "2026-11-22", [7, 4])
note_backup(here, NOW)
shown = given["glance"]
put_on_table(here, "one", shown)
parked = park(here, NOW), put_on_table(here, "two", shown)

backup, problem = read_backup(backup_text(here, NOW))
counts = [merge(there, backup), merge(there, backup)] if backup else []
games, unreadable = kept(there)
overview = Overview(Phrases(given["words"], given["names"], "../", lambda time: time[:10]), given["strengths"])
rated, unknown = ratings(games, **given["strengths"])

found = {
    "problems": [problem] + problems,  # noqa: RUF005 - MicroPython unpacks only into calls
    "counts": counts,
    "kept": [games == kept(here)[0], unreadable, there.names("casino.")],
    "names": [name_of(slim(game)) for game in games],
    "running": [parked, running_games(there), RunningList(overview.phrases, "deck").drawn(running_games(there))],
    "drawn": overview.reminder(games, last_backup(there)) + overview.drawn(games, 7),
    "details": [overview.history.details(game) for game in games[::5]],
    "files": [file_text(game, overview.history.players(game)) for game in games[::5]],
    "rated": [[rating.variant, rating.games, rating.rounds, rating.posterior.neighbours()] for rating in rated],
    "unknown": len(unknown),
    "broken": [read_backup(text)[1] for text in ("", "{}", '{"casino": 1', '{"casino": 9}')],
}
print(json.dumps(found))
