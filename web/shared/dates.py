"""Dates as people read them. The catalogue has one sentence for them, "22 November 2026"; ISO dates are for links."""

SENTENCE = "daily.day"
"""The key of a date in words."""


def date_facts(day: str) -> tuple[int, str, str]:
    """Return what goes into the sentence of an ISO date: the number of the day, the key of its month, its year."""
    year, month, number = day.split("-")
    return int(number), f"daily.month.{int(month)}", year
