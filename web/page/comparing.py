"""Links that carry a day and a result: daily/?day=2026-11-22&friend=7-4&name=Ada. They do not reveal the cards."""

from web.page.deals import MAX_POINTS
from web.page.phrases import quoted
from web.shared.dates import is_date
from web.shared.games import LONGEST_PERSON_NAME


class Request:
    """The valid parameters of the page's address."""

    def __init__(self, parameters: dict[str, str], today: str) -> None:
        """Take the parameters of the address by name, and the person's local date."""
        self.day = today
        """The day to be shown."""
        self.link_day = today
        """The day in the link; if it has not begun in the person's time zone, ``day`` is today instead."""
        self.friend: tuple[str, int, int] | None = None
        """A friend's result on that day: the name or "", the friend's points, and the opponent's; None if missing."""
        self.problem = ""
        """The fault: "" for none, "day" for a bad day or month, "ahead" for a future one, "friend" for a bad score."""
        day, friend = parameters.get("day", ""), parameters.get("friend", "")
        if not is_date(day):
            self.problem = "day" if day or friend else ""
        else:
            self.link_day, points = day, score(friend)
            if points:
                self.friend = (clean(parameters.get("name", "")), points[0], points[1])
            if day > today:
                self.problem = "ahead"
            else:
                self.day = day
                self.problem = "friend" if friend and not points else ""
        month = parameters.get("month", "")
        if month and not self.problem:
            self.problem = "day" if not is_date(f"{month}-01") else "ahead" if month > today[:7] else ""


def score(text: str) -> tuple[int, int] | None:
    """Return the two numbers of a score such as 7-4; None for any other text."""
    parts = text.split("-")
    # Bytes are counted to refuse digits of other scripts, which isdigit() accepts.
    if len(parts) != 2 or not all(
        len(part) <= 2 and part.isdigit() and len(part.encode()) == len(part) for part in parts
    ):
        return None
    yours, theirs = int(parts[0]), int(parts[1])
    return (yours, theirs) if max(yours, theirs) <= MAX_POINTS else None


def clean(name: str, longest: int = LONGEST_PERSON_NAME) -> str:
    """Return a name without control characters and extra blanks, cut to ``longest`` characters."""
    words = "".join([mark if ord(mark) >= 32 and ord(mark) != 127 else " " for mark in name[:200]]).split()
    return " ".join(words)[:longest].strip()


def link(page: str, day: str, yours: int, theirs: int, name: str) -> str:
    """Return the address that a friend opens to compare results."""
    called = f"&name={quoted(name)}" if name else ""
    return f"{page}?day={day}&friend={yours}-{theirs}{called}"
