"""Dates as ISO texts such as 2026-11-22: their numbers, weeks and words.

People see dates as one message of the catalogue writes them, "22 November 2026"; ISO dates are for links. MicroPython
has no module for dates, so the calendar is computed here.
"""

SENTENCE = "daily.day"
"""The key of the message for a date."""

WEEKDAYS = 7

FIRST_PUZZLE = "2026-11-23"
"""The day of the first puzzle of the day, the same as in web/static/js/puzzles.js."""

BEFORE_MONTH = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
"""The number of days before each month in a year that is not a leap year."""


def date_facts(day: str) -> tuple[int, str, str]:
    """Return the facts for the message about an ISO date: the day, the key of the month's name, the year."""
    year, month, number = day.split("-")
    return int(number), f"daily.month.{int(month)}", year


def day_number(day: str) -> int:
    """Return the number of a date. It grows by one a day, and is divisible by seven for Mondays."""
    year, month, number = [int(part) for part in day.split("-")]
    leap = month > 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    past = year - 1
    return past * 365 + past // 4 - past // 100 + past // 400 + BEFORE_MONTH[month - 1] + leap + number - 1


def date_of(number: int) -> str:
    """Return the date with this number: see day_number()."""
    # The right year or an earlier one, computed as if every year were a leap year.
    year = number // 366 + 1
    while day_number(f"{year + 1}-1-1") <= number:
        year += 1
    month = 12
    while day_number(f"{year}-{month}-1") > number:
        month -= 1
    return f"{year:04d}-{month:02d}-{number - day_number(f'{year}-{month}-1') + 1:02d}"


def week_of(day: str) -> str:
    """Return the ISO week of a date, such as 2026-W47: it belongs to the year that contains its Thursday."""
    thursday = day_number(day) // WEEKDAYS * WEEKDAYS + 3
    year = date_of(thursday)[:4]
    return f"{year}-W{(thursday - day_number(f'{year}-1-1')) // WEEKDAYS + 1:02d}"


def place_of_day(day: str, count: int) -> int:
    """Return the index of a day's puzzle among ``count`` puzzles; the first one comes again after the last."""
    return (day_number(day) - day_number(FIRST_PUZZLE)) % count


def is_date(text: object) -> bool:
    """Return whether a value is an ISO date that exists, such as 2026-11-22."""
    if not isinstance(text, str) or len(text) != 10 or text[4] != "-" or text[7] != "-":
        return False
    digits = text[:4] + text[5:7] + text[8:]
    # The length is checked in bytes, because isdigit() also accepts the digits of other scripts.
    if len(digits.encode()) != 8 or not digits.isdigit() or not (text[:4] >= "0001" and "01" <= text[5:7] <= "12"):
        return False
    return text[8:] >= "01" and date_of(day_number(text)) == text
