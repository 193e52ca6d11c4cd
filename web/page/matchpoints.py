"""The ranking of an evening by matchpoints, as in duplicate bridge.

In every deal a player gets 2 matchpoints for each other player who did worse with the same cards, and 1 for each who
did equally well. Players get no matchpoints for deals that they have not played.
"""

from collections.abc import Sequence

from web.shared.schema import DealPoints, EveningResult

LEAD = 2  # the index of the lead in ``DealPoints``


class Standing:
    """A player's place in an evening."""

    def __init__(self, name: str, result: EveningResult, made: "list[int | None]", maximum: int) -> None:
        """Take a name that is unique in the ranking, the result, the matchpoints by deal, and their maximum sum."""
        self.name = name
        self.result = result
        self.made = made
        """The matchpoints by deal; None for a deal that was not played."""
        self.maximum = maximum
        """The maximum number of matchpoints in all deals together."""
        self.total = sum([points for points in made if points is not None])
        """The sum of the matchpoints."""
        played = [points for points in result["points"] if points is not None]
        self.played = len(played)
        """The number of finished deals."""
        self.lead = sum([points[LEAD] for points in played])
        """The sum of the leads in all deals, negative if the opponents scored more."""
        self.place = ""
        """The place: "1", or "2=" if several players share it."""


def ranking(results: Sequence[EveningResult], count: int) -> "list[Standing]":
    """Return the standings from results with ``count`` deals each, the best first; ties share a place."""
    fields = [field_of(results, deal) for deal in range(count)]
    maximum = sum([2 * max(0, len(field) - 1) for field in fields])
    standings = []
    for result, name in zip(results, names(results)):  # noqa: B905 - MicroPython has no strict
        made = [
            None if points is None else matchpoints(points[LEAD], field) - 1  # not against their own lead
            for points, field in zip(result["points"], fields)  # noqa: B905
        ]
        standings.append(Standing(name, result, made, maximum))
    standings.sort(key=lambda standing: (-standing.total, standing.name))
    totals = [standing.total for standing in standings]
    for standing in standings:
        place = 1 + len([total for total in totals if total > standing.total])
        standing.place = f"{place}=" if totals.count(standing.total) > 1 else str(place)
    return standings


def field_of(results: Sequence[EveningResult], deal: int) -> "list[int]":
    """Return the leads of all players in the deal with this index."""
    every = [result["points"][deal] for result in results]
    return [points[LEAD] for points in every if points is not None]


def matchpoints(lead: int, field: Sequence[int]) -> int:
    """Return the matchpoints for a lead, compared with each lead in ``field``."""
    return sum([2 if lead > other else 1 if lead == other else 0 for other in field])


def share_of_bot(points: Sequence[DealPoints], results: Sequence[EveningResult]) -> "tuple[int, int]":
    """Return the matchpoints of a bot against all players in the deals that it has played, and the possible maximum."""
    fields = [field_of(results, deal) for deal in range(len(points))]
    made = sum([matchpoints(each[LEAD], field) for each, field in zip(points, fields)])  # noqa: B905
    return made, sum([2 * len(field) for field in fields])


def names(results: Sequence[EveningResult]) -> "list[str]":
    """Return the names of results, with numbers for names that several people share: Ann, Ann (2)."""
    unique_names: list[str] = []
    for result in results:
        called, number = result["by"], 1
        while called in unique_names:
            number += 1
            called = f"{result['by']} ({number})"
        unique_names.append(called)
    return unique_names
