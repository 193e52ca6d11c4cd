"""The page of an evening as markup: the person's own deals, the ranking, and the results of each deal.

Names come from other people, so they are escaped, and cannot change the writing direction of the text around them.
"""

from collections.abc import Sequence

from web.page.matchpoints import LEAD, Standing, matchpoints, names, ranking, share_of_bot
from web.page.phrases import Phrases, escaped, signed
from web.page.sharing import between
from web.shared.evening import Evening
from web.shared.games import LONGEST_PERSON_NAME
from web.shared.schema import DealPoints, EveningDeal, StoredEvening


class EveningView:
    """Draws an evening with the sentences of ``phrases``; ``bots`` are the bots to compare with, in order."""

    def __init__(self, phrases: Phrases, evening: Evening, name: str, bots: Sequence[str]) -> None:
        self._phrases = phrases
        self._t = phrases.t
        self._evening = evening
        self._name = name
        self._bots = bots

    # ---------- the evening ----------

    @property
    def heading(self) -> str:
        """The name of the evening, or a title with its game, as text."""
        return self._name or self._phrases.plain("evening.title", count=self._evening.count, game=self._game)

    @property
    def _game(self) -> str:
        return self._phrases.name("variant", self._evening.variant)

    @property
    def opponents(self) -> str:
        """The names of the opponents, as text."""
        return ", ".join([self._phrases.name("bot", bot) for bot in self._evening.bots.split(",")])

    def head(self) -> str:
        """Draw the name and the facts of the evening."""
        key = "evening.facts.house" if self.has_house_rules() else "evening.facts"
        facts = self._t(key, count=self._evening.count, game=self._game, who=self.opponents)
        rules = f'<a href="{self._phrases.home}rules/{self._evening.variant}/">{self._t("evening.rules")}</a>'
        return f'<h2 id="shown" tabindex="-1">{_apart(self.heading)}</h2><p>{facts} {rules}</p>'

    def has_house_rules(self) -> bool:
        """Return whether the rules differ from the preset's in more than seats, teams and the length of the game."""
        options = [option.split("=")[0] for option in self._evening.rules.split(":")[-1].split(",") if "=" in option]
        return any(option not in ("seats", "team", "target", "rounds") for option in options)

    # ---------- the person's own deals ----------

    def own(self, deals: "Sequence[EveningDeal | None]", name: str) -> str:
        """Draw the person's own deals, and the form to send the result; ``name`` is the person's name in links."""
        numbers = range(1, self._evening.count + 1)
        missing = [number for number, deal in zip(numbers, deals) if deal is None]  # noqa: B905
        rows = "".join([self._own_deal(number, deals[number - 1]) for number in numbers])
        done = len(deals) - len(missing)
        first = self._play(missing[0], "btn first") if missing else f"<p>{self._t('evening.own.over')}</p>"
        sends = self._send(name, done) if done else f"<p>{self._t('evening.own.none')}</p>"
        return (
            f'<h3>{self._t("evening.own")}</h3><ol class="deals">{rows}</ol>'
            f"{f'<p>{first}</p>' if missing else first}{sends}"
        )

    def _own_deal(self, number: int, deal: "EveningDeal | None") -> str:
        label = self._t("evening.deal", number=number)
        if deal is None:
            return f"<li><span>{label}</span> {self._play(number)}</li>"
        return f"<li><span>{label}</span> {self._score(number, deal['plays'], deal['points'], label)}</li>"

    def _play(self, number: int, kind: str = "") -> str:
        words = self._t("evening.play" if kind else "evening.play.short", number=number)
        marked = f' class="{kind}"' if kind else f' aria-label="{self._t("evening.play", number=number)}"'
        return f'<a href="{self._phrases.home}play/{escaped(self._evening.query(number))}"{marked}>{words}</a>'

    def _score(self, number: int, plays: str, points: DealPoints, label: str) -> str:
        """Draw the points of a deal as a link to its replay."""
        bots = self._evening.bots
        address = f"{self._phrases.home}play/#game={escaped(self._evening.game(number, plays))}&amp;bots={bots}"
        description = self._t("evening.look", what=label, own=points[0], others=points[1])
        return f'<a href="{address}" aria-label="{description}">{between(points[:LEAD])}</a>'

    def _send(self, name: str, done: int) -> str:
        """Draw the field for the name, and the buttons that send the result."""
        some = "" if done == self._evening.count else f"<p>{self._t('evening.own.some', count=done)}</p>"
        buttons = [("send", " first"), ("copy", ""), ("file", ""), ("add", "")]
        row = "".join(
            [
                f'<button class="btn{kind}" type="button" data-send="{does}">{self._t(f"evening.send.{does}")}</button>'
                for does, kind in buttons
            ]
        )
        return (
            f'{some}<div class="field-set"><label for="by">{self._t("evening.by")}</label>'
            f'<input id="by" value="{escaped(name)}" maxlength="{LONGEST_PERSON_NAME}" autocomplete="nickname"'
            f' aria-describedby="by-about by-error"><small id="by-about">{self._t("evening.by.about")}</small>'
            f'<p class="error" id="by-error" role="alert"></p></div>'
            f'<div class="row">{row}</div><p id="sent" role="status"></p>'
            f'<details class="how"><summary>{self._t("evening.send.preview")}</summary>'
            '<p class="moves" id="result-text"></p></details>'
        )

    # ---------- the ranking ----------

    def results(self, entry: StoredEvening) -> str:
        """Draw the ranking and every deal, or a sentence that there are no results."""
        results = entry["results"]
        if not results:
            return f"<p>{self._t('evening.none')}</p>"
        standings = ranking(results, self._evening.count)
        numbers = range(1, self._evening.count + 1)
        deals = "".join([self._deal(number, standings, entry) for number in numbers])
        return (
            f'<div class="scroll-x" tabindex="0" role="region" aria-label="{self._t("evening.ranking")}">'
            f"{self._ranking(standings, entry)}</div>"
            f"<p><small>{self._t('evening.how')}</small></p>"
            f'<h3>{self._t("evening.deals")}</h3><div class="each-deal">{deals}</div>'
        )

    def _ranking(self, standings: Sequence[Standing], entry: StoredEvening) -> str:
        heads = ("place", "name", "matchpoints", "share", "lead")
        head = "".join([f'<th scope="col">{self._t(f"evening.head.{name}")}</th>' for name in heads])
        rows = "".join([self._row(standing) for standing in standings])
        others = "".join([self._bot_row(bot, entry) for bot in self._bots if entry["bots"].get(bot)])
        if others:
            span = f'<th colspan="{len(heads)}" scope="rowgroup">{self._t("evening.bots")}</th>'
            others = f'<tbody class="bots"><tr>{span}</tr>{others}</tbody>'
        caption = self._t("evening.ranking.of", count=len(standings))
        return (
            f'<table class="ranking"><caption>{caption}</caption><thead><tr>{head}</tr></thead>'
            f"<tbody>{rows}</tbody>{others}</table>"
        )

    def removal(self, entry: StoredEvening) -> str:
        """Draw the list from which single results can be removed; return "" without results."""
        rows = []
        for place, name in enumerate(names(entry["results"])):
            label = self._t("evening.delete.one", name=name)
            words = self._t("evening.remove.one")
            button = f'<button class="btn" type="button" data-delete="{place}" aria-label="{label}">{words}</button>'
            rows.append(f"<li>{_apart(name)} {button}</li>")
        summary = f"<summary>{self._t('evening.remove')}</summary>"
        return f'<details class="how remove">{summary}<ul>{"".join(rows)}</ul></details>' if rows else ""

    def _row(self, standing: Standing) -> str:
        remarks = self.remarks(standing)
        name = _apart(standing.name) + (f" <small>{remarks}</small>" if remarks else "")
        cells = [str(standing.total), self._phrases.share(standing.total, standing.maximum), signed(standing.lead)]
        return (
            f'<tr><td>{standing.place}</td><th scope="row">{name}</th>'
            f"{''.join([f'<td>{cell}</td>' for cell in cells])}</tr>"
        )

    def remarks(self, standing: Standing) -> str:
        """Return remarks on a result, as markup."""
        result, remarks = standing.result, []
        if standing.played < self._evening.count:
            remarks.append(self._t("evening.remark.deals", count=standing.played, deals=self._evening.count))
        if result["takebacks"]:
            remarks.append(self._t("evening.remark.takebacks", count=result["takebacks"]))
        if result["hints"]:
            remarks.append(self._t("evening.remark.hints", count=result["hints"]))
        if not result["checked"]:
            remarks.append(self._t("evening.remark.unchecked"))
        return " · ".join(remarks)

    def _bot_row(self, bot: str, entry: StoredEvening) -> str:
        points = entry["bots"][bot]
        made, maximum = share_of_bot(points, entry["results"])
        some = (
            ""
            if len(points) == self._evening.count
            else self._t("evening.remark.deals", count=len(points), deals=self._evening.count)
        )
        lead = signed(sum([each[LEAD] for each in points]))
        name = escaped(self._phrases.name("bot", bot)) + (f" <small>{some}</small>" if some else "")
        share = self._phrases.share(made, maximum)
        cells = "".join([f"<td>{cell}</td>" for cell in ("", share, lead)])
        return f'<tr><td></td><th scope="row">{name}</th>{cells}</tr>'

    def _deal(self, number: int, standings: Sequence[Standing], entry: StoredEvening) -> str:
        """Draw the results of a deal: everyone's points, the best first."""
        words = self._t("evening.deal", number=number)
        rows = self._players_of(number, standings)
        field = [row[0] for row in rows]
        if not rows:
            return f"<details><summary>{words} <small>{self._t('evening.nobody')}</small></summary></details>"
        rows += self._bots_of(number, entry, field)
        rows.sort(key=lambda row: -row[0])
        body = "".join([html for _, html in rows])
        heads = [f'<th scope="col">{self._t(f"evening.head.{head}")}</th>' for head in ("name", "points", "lead", "mp")]
        mean = self._t("evening.mean", mean=signed(sum(field) / len(field), 1))
        table = f"<table><thead><tr>{''.join(heads)}</tr></thead><tbody>{body}</tbody></table>"
        return f"<details><summary>{words} <small>{mean}</small></summary>{table}</details>"

    def _players_of(self, number: int, standings: Sequence[Standing]) -> "list[tuple[int, str]]":
        """Return the lead in a deal, and the row of the table, for each person who has played it."""
        rows, place = [], number - 1
        for standing in standings:
            points = standing.result["points"][place]
            if points is not None:
                label = self._t("evening.of-deal", number=number, name=standing.name)
                score = self._score(number, standing.result["deals"][place], points, label)
                rows.append(_deal_row(points[LEAD], _apart(standing.name), score, str(standing.made[place])))
        return rows

    def _bots_of(self, number: int, entry: StoredEvening, field: Sequence[int]) -> "list[tuple[int, str]]":
        """Return the lead in a deal, and the row of the table, for each bot; ``field`` has the leads of people."""
        rows = []
        for bot in self._bots:
            made = entry["bots"].get(bot) or []
            if len(made) >= number:
                points = made[number - 1]
                share = self._phrases.share(matchpoints(points[LEAD], field), 2 * len(field))
                name, score = escaped(self._phrases.name("bot", bot)), between(points[:LEAD])
                rows.append(_deal_row(points[LEAD], name, score, f"<small>{share}</small>", ' class="bots"'))
        return rows

    # ---------- as a spreadsheet ----------

    def rows(self, entry: StoredEvening) -> "list[list[str | int]]":
        """Return the ranking with every deal as the rows of a spreadsheet."""
        say, numbers = self._phrases.plain, range(1, self._evening.count + 1)
        head: list[str | int] = [
            say(f"evening.head.{name}")
            for name in ("place", "name", "matchpoints", "share", "lead", "takebacks", "hints")
        ]
        for number in numbers:
            deal = say("evening.deal", number=number)
            head += [f"{deal}: {say(f'evening.csv.{name}')}" for name in ("own", "others", "matchpoints")]
        rows = [head]
        for standing in ranking(entry["results"], self._evening.count):
            result = standing.result
            share = round(100 * standing.total / standing.maximum) if standing.maximum else ""
            row: list[str | int] = [standing.place, standing.name, standing.total, share, standing.lead]
            row += [result["takebacks"], result["hints"]]
            for place in range(self._evening.count):
                points, made = result["points"][place], standing.made[place]
                row += ["", "", ""] if points is None or made is None else [points[0], points[1], made]
            rows.append(row)
        return rows + [self._bot_cells(bot, entry) for bot in self._bots if entry["bots"].get(bot)]

    def _bot_cells(self, bot: str, entry: StoredEvening) -> "list[str | int]":
        points = entry["bots"][bot]
        made, maximum = share_of_bot(points, entry["results"])
        name = self._phrases.plain("evening.csv.bot", name=self._phrases.name("bot", bot))
        row: list[str | int] = ["", name, "", round(100 * made / maximum) if maximum else ""]
        row += [sum([each[LEAD] for each in points]), "", ""]
        for each in points:
            row += [each[0], each[1], ""]
        return row


def _deal_row(lead: int, name: str, score: str, made: str, kind: str = "") -> "tuple[int, str]":
    """Return the lead, by which rows are sorted, and a player's row in a deal."""
    return (
        lead,
        f'<tr{kind}><th scope="row">{name}</th><td>{score}</td><td>{signed(lead)}</td><td>{made}</td></tr>',
    )


def _apart(name: str) -> str:
    """Return a name as markup that cannot change the writing direction of the text around it."""
    return f"<bdi>{escaped(name)}</bdi>"
