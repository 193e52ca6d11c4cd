"""The list of finished games as markup, and all that is told of one of them.

Runs in MicroPython on the page, and in CPython in tests.
"""

from web.page.phrases import MINUS, Phrases, escaped, quoted
from web.shared.finished import COUNTED, PERSON, entries, file_text, is_own, moves, name_of, variant

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass


class History:
    """Draws finished games, each in a line to be unfolded."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._t = phrases.t

    def listed(self, games: Any, shown: int) -> str:
        """The newest games, each to be unfolded, and a way to the rest."""
        newest = games[::-1][:shown]
        rows = "".join(self._row(game) for game in newest)
        left = len(games) - len(newest)
        more = (
            f'<button class="btn" type="button" data-more>{self._t("progress.more", count=left)}</button>'
            if left
            else ""
        )
        return f'<h2 id="all" tabindex="-1">{self._t("progress.all")}</h2><div class="history">{rows}</div>{more}'

    def moment(self, feat: str, game: Any) -> str:
        """Which game it was in which something was done, and the way to that very moment."""
        told = f"{self._called(game)} {self.against(game)}, {self._phrases.day(game['at'])}"
        if not moves(game):
            return f"<small>{told}</small>"
        return f'<a href="{self._address(game)}&amp;moment={game["tally"]["feats"][feat]}">{told}</a>'

    def _called(self, game: Any) -> str:
        """What was played."""
        called = game["name"] if "name" in game else self._phrases.name("variant", variant(game))
        return escaped(f"{game['room']} · {called}" if "room" in game else called)

    def against(self, game: Any) -> str:
        """Against whom; or who all played."""
        if not is_own(game):
            return escaped(", ".join(self.players(game)))
        return self._t("progress.against", who=", ".join(self.players(game)[1:]))

    def _address(self, game: Any) -> str:
        """Where a game is opened."""
        given = {"bots" if is_own(game) else "players": ",".join([quoted(entry) for entry in entries(game)])}
        if "name" in game:
            given["name"] = quoted(game["name"])
        if "takebacks" in game:
            given["takebacks"] = str(game["takebacks"])
        more = "".join([f"&amp;{name}={text}" for name, text in given.items()])
        return f"{self._phrases.home}play/#game={escaped(game['game'])}{more}"

    def _row(self, game: Any) -> str:
        """A game in a line; what is told of it comes when it is unfolded."""
        if not is_own(game):
            won = "together" if PERSON in game["bots"] else "watched"
        elif "joined" in game:
            won = "joined"
        else:
            won = "won" if game["won"] else "lost"
        return (
            f'<details data-game="{name_of(game)}"><summary>'
            f"<span><b>{self._called(game)}</b> <small>{self.against(game)}</small></span>"
            f'<span class="ended" data-ended="{won}">{self._t("progress." + won)}</span> '
            f'<span class="points">{_score(game)}</span> '
            f"<small>{self._phrases.day(game['at'])}</small></summary></details>"
        )

    def told(self, game: Any) -> str:
        """What is told of a game once it is unfolded: its score, what was done, the moves, and what can be done."""
        parts = [self._sheet(game), self._did(game), self._moves(game)]
        parts.append(f'<div class="row">{self._buttons(game)}</div>')
        return "".join(parts)

    def players(self, game: Any) -> list[str]:
        """The names by seat."""
        found = [self._phrases.plain("progress.you")] if is_own(game) else []
        names = game.get("names", [])
        for bot in game["bots"]:
            seat = len(found)
            if bot != PERSON:
                found.append(self._phrases.name("bot", bot))
            elif seat < len(names) and names[seat]:
                found.append(names[seat])
            else:
                found.append(self._phrases.plain("progress.person", number=seat + 1))
        return found

    def _sides(self, game: Any) -> list[str]:
        """Who is on every side."""
        sides, players = len(game["totals"]), self.players(game)
        return [" + ".join(players[side::sides]) for side in range(sides)]

    def _sheet(self, game: Any) -> str:
        """The points of every round; the totals alone where these are not known."""
        head = "".join(f'<th scope="col">{escaped(each)}</th>' for each in self._sides(game))
        body = ""
        for number, points in enumerate(game["tally"]["points"] if "tally" in game else [], 1):
            body += f'<tr><th scope="row">{self._t("progress.round", number=number)}</th>{_cells(points)}</tr>'
        total = f'<tr><th scope="row">{self._t("progress.total")}</th>{_cells(game["totals"])}</tr>'
        return (
            f'<div class="scroll-x"><table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody>'
            f"<tfoot>{total}</tfoot></table></div>"
        )

    def _did(self, game: Any) -> str:
        """What the person did in the game, as far as it was counted; in one that is not their own, what it is."""
        if not is_own(game):
            sides = self._sides(game)
            who = ", ".join([sides[side] for side in game["winners"]])
            return f"<p>{self._t('progress.winners', who=who)} {self._t('progress.not-own')}</p>"
        if "joined" in game:
            return f"<p>{self._t('progress.begun')} {self._t('progress.not-own')}</p>"
        if "tally" not in game:
            return ""
        tally = game["tally"]
        counted = {name: tally[name] for name in COUNTED}
        return "<p>" + self._t("progress.did", **counted) + "</p>"

    def _moves(self, game: Any) -> str:
        """The moves of every round in our notation."""
        parts = ""
        for number, actions in enumerate(moves(game), 1):
            told = " ".join(escaped(action) for action in actions)
            parts += f"<h3>{self._t('progress.round', number=number)}</h3><p class='moves'>{told}</p>"
        if not parts:
            return f"<p>{self._t('progress.slim')}</p>"
        return f"<details><summary>{self._t('progress.moves')}</summary>{parts}</details>"

    def _buttons(self, game: Any) -> str:
        """What can be done with a game."""
        name = name_of(game)
        address = self._address(game)
        whole = bool(moves(game))
        key = "progress.open" if whole else "progress.deal"
        look = f'<a class="btn" href="{address}&amp;moment=1">{self._t("progress.if")}</a>' if whole else ""
        return (
            f'<a class="btn" href="{address}">{self._t(key)}</a>{look}'
            f'<button class="btn" type="button" data-file="{name}">{self._t("progress.file")}</button>'
            f'<button class="btn grave" type="button" data-delete="{name}">{self._t("progress.delete")}</button>'
        )

    def file(self, game: Any) -> tuple[str, str]:
        """A name and the text for a file of a game."""
        seed = "".join(mark if mark.isalpha() or mark.isdigit() else "-" for mark in game["game"].split("/")[1])
        return f"casino-{seed}.txt", file_text(game, self.players(game))


def _score(game: Any) -> str:
    """The final score, that of the person's side first."""
    return "–".join(str(points).replace("-", MINUS) for points in game["totals"])


def _cells(points: Any) -> str:
    return "".join(f"<td>{str(each).replace('-', MINUS)}</td>" for each in points)
