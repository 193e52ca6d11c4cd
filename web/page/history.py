"""The list of finished games as markup, and the details of one of them."""

from collections.abc import Sequence

from web.page.finished import entries, file_text, is_own, moves, name_of, tells, variant
from web.page.phrases import MINUS, Phrases, escaped, quoted
from web.page.rating import MARKS
from web.shared.games import COUNTED, PERSON
from web.shared.schema import FinishedGame


class History:
    """Draws finished games, each in a line that unfolds."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._t = phrases.t

    def listed(self, newest: Sequence[FinishedGame], remaining: int) -> str:
        """Draw the newest games, and a button for more; ``remaining`` is the number of games that are not drawn."""
        rows = "".join([self._row(game) for game in newest])
        more = self._t("progress.more", count=remaining)
        more = f'<button class="btn" type="button" data-more>{more}</button>' if remaining else ""
        return f'<h2 id="all" tabindex="-1">{self._t("progress.all")}</h2><div class="history">{rows}</div>{more}'

    def moment(self, achievement: str, game: FinishedGame) -> str:
        """Draw the game in which an achievement first happened, as a link to the moment if the moves are stored."""
        words = f"{self._called(game)} {self.against(game)}, {self._phrases.day(game['at'])}"
        if not moves(game):
            return f"<small>{words}</small>"
        return f'<a href="{self._address(game)}&amp;moment={game["tally"]["feats"][achievement]}">{words}</a>'

    def _called(self, game: FinishedGame) -> str:
        """Return the name of a game's rules as markup, after the name of the table if it has one."""
        if "day" in game:
            return self._t("progress.daily")
        called = game["name"] if "name" in game else self._phrases.name("variant", variant(game))
        return escaped(f"{game['room']} · {called}" if "room" in game else called)

    def against(self, game: FinishedGame) -> str:
        """Return the opponents, or all players if the game belongs to no single person."""
        if not is_own(game):
            return escaped(self._phrases.plain("locale.list").join(self.players(game)))
        return self._t("progress.against", who=self._phrases.plain("locale.list").join(self.players(game)[1:]))

    def _address(self, game: FinishedGame) -> str:
        """Return the address that opens a game."""
        who = ",".join([quoted(entry) for entry in entries(game)])
        more = f"&amp;{'bots' if is_own(game) else 'players'}={who}"
        if "name" in game:
            more += f"&amp;name={quoted(game['name'])}"
        if "takebacks" in game:
            more += f"&amp;takebacks={game['takebacks']}"
        return f"{self._phrases.home}play/#game={escaped(game['game'])}{more}"

    def _row(self, game: FinishedGame) -> str:
        """Draw a game in a line; its details are added when it is unfolded."""
        if not is_own(game):
            won = "together" if PERSON in game["bots"] else "watched"
        elif tells(game):
            won = "won" if game["won"] else "lost"
        else:
            won = "joined" if "joined" in game else "skipped"
        marks = "".join([f" · {mark}" for mark in self._marks(game)])
        score = "–".join([str(points).replace("-", MINUS) for points in game["totals"]])
        return (
            f'<details data-game="{name_of(game)}"><summary>'
            f"<span><b>{self._called(game)}</b> <small>{self.against(game)}{marks}</small></span>"
            f'<span class="ended" data-ended="{won}">{self._t("progress." + won)}</span> '
            f'<span class="points">{score}</span> '
            f"<small>{self._phrases.day(game['at'])}</small></summary></details>"
        )

    def _marks(self, game: FinishedGame) -> list[str]:
        """Return the remarks on a game: unnamed house rules, and why it does not count for the rating."""
        options = game["game"].split("/")[0].split(":")[-1].split(",")
        changed = [option for option in options if "=" in option and option.split("=")[0] not in ("seats", "team")]
        marks = ["rules"] if changed and "name" not in game and "day" not in game else []
        return [self._t("progress.mark." + mark) for mark in marks + [mark for mark in MARKS if mark in game]]

    def details(self, game: FinishedGame) -> str:
        """Draw the details of a game: its score, its statistics, the moves, and buttons."""
        parts = [self._sheet(game), self._did(game), self._moves(game)]
        parts.append(f'<div class="row">{self._buttons(game)}</div>')
        return "".join(parts)

    def players(self, game: FinishedGame) -> list[str]:
        """Return the names of the players by seat."""
        players = [self._phrases.plain("progress.you")] if is_own(game) else []
        names = game.get("names", [])
        for bot in game["bots"]:
            seat = len(players)
            if bot != PERSON:
                players.append(self._phrases.name("bot", bot))
            elif seat < len(names) and names[seat]:
                players.append(names[seat])
            else:
                players.append(self._phrases.plain("progress.person", number=seat + 1))
        return players

    def _sides(self, game: FinishedGame) -> list[str]:
        """Return the players of each side."""
        sides, players = len(game["totals"]), self.players(game)
        return [" + ".join(players[side::sides]) for side in range(sides)]

    def _sheet(self, game: FinishedGame) -> str:
        """Draw the points of every round, or only the totals if the rounds are unknown."""
        head = "".join(f'<th scope="col">{escaped(each)}</th>' for each in self._sides(game))
        body = ""
        for number, points in enumerate(game["tally"]["points"] if "tally" in game else [], 1):
            body += f'<tr><th scope="row">{self._t("progress.round", number=number)}</th>{_cells(points)}</tr>'
        total = f'<tr><th scope="row">{self._t("progress.total")}</th>{_cells(game["totals"])}</tr>'
        return (
            f'<div class="scroll-x"><table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody>'
            f"<tfoot>{total}</tfoot></table></div>"
        )

    def _did(self, game: FinishedGame) -> str:
        """Draw the person's statistics, or the reason why the game does not count; "" if it has no statistics."""
        if not is_own(game):
            sides = self._sides(game)
            who = self._phrases.plain("locale.list").join([sides[side] for side in game["winners"]])
            return f"<p>{self._t('progress.winners', who=who)} {self._t('progress.not-own')}</p>"
        if not tells(game):
            why = self._t("progress.begun" if "joined" in game else "progress.skipped.about")
            return f"<p>{why} {self._t('progress.not-own')}</p>"
        if "tally" not in game:
            return ""
        counted = {name: game["tally"][name] for name in COUNTED}
        return f"<p>{self._t('progress.did', **counted)}</p>"

    def _moves(self, game: FinishedGame) -> str:
        """Draw the moves of every round in notation, or a note that they are not stored."""
        parts = ""
        for number, actions in enumerate(moves(game), 1):
            texts = " ".join(escaped(action) for action in actions)
            parts += f"<h3>{self._t('progress.round', number=number)}</h3><p class='moves'>{texts}</p>"
        if not parts:
            return f"<p>{self._t('progress.slim')}</p>"
        return f"<details><summary>{self._t('progress.moves')}</summary>{parts}</details>"

    def _buttons(self, game: FinishedGame) -> str:
        """Draw the buttons for a game."""
        name = name_of(game)
        address = self._address(game)
        whole = bool(moves(game))
        key = "progress.open" if whole else "progress.deal"
        what_if = f'<a class="btn" href="{address}&amp;moment=1">{self._t("progress.if")}</a>' if whole else ""
        return (
            f'<a class="btn" href="{address}">{self._t(key)}</a>{what_if}'
            f"{self._maker(game) if whole else ''}"
            f'<button class="btn" type="button" data-file="{name}">{self._t("progress.file")}</button>'
            f'<button class="btn grave" type="button" data-delete="{name}">{self._t("progress.delete")}</button>'
        )

    def _maker(self, game: FinishedGame) -> str:
        """Draw the link to the page that helps to embed the replay in other sites."""
        address = self._address(game).replace("play/#", "embed/?kind=replay#", 1)
        return f'<a class="btn" href="{address}">{self._t("progress.maker")}</a>'

    def file(self, game: FinishedGame) -> tuple[str, str]:
        """Return the name and the text of a game's file."""
        seed = "".join(mark if mark.isalpha() or mark.isdigit() else "-" for mark in game["game"].split("/")[1])
        return f"casino-{seed}.txt", file_text(game, self.players(game))


def _cells(points: Sequence[int]) -> str:
    return "".join(f"<td>{str(each).replace('-', MINUS)}</td>" for each in points)
