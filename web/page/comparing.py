"""Links that carry a day and a result: daily/?day=2026-11-22&friend=7-4&name=Ada. They say nothing of the cards."""

from web.page.deals import MAX_POINTS
from web.page.phrases import quoted
from web.shared.dates import is_date
from web.shared.games import LONGEST_PERSON_NAME


class Asked:
    """What the address of the page asks for, as far as it makes sense."""

    def __init__(self, given: dict[str, str], today: str) -> None:
        """Take the names and values of the address."""
        self.day = today
        """The day to be shown."""
        self.friend: tuple[str, int, int] | None = None
        """Whose result came with it: the name, "" for none, their points, and those of the opponent."""
        self.problem = ""
        """What is wrong with the address: "" for nothing, "day", "ahead" or "friend"."""
        day, friend = given.get("day", ""), given.get("friend", "")
        if not is_date(day):
            self.problem = "day" if day or friend else ""
        elif day > today:
            self.problem = "ahead"
        else:
            self.day = day
            points = score(friend)
            if points:
                self.friend = (clean(given.get("name", "")), points[0], points[1])
            elif friend:
                self.problem = "friend"


def score(text: str) -> tuple[int, int] | None:
    """Return the two numbers of a score such as 7-4; None for what is none."""
    parts = text.split("-")
    # The bytes are counted because digits of other scripts are digits, too, and no link of ours has them.
    if len(parts) != 2 or not all(
        len(part) <= 2 and part.isdigit() and len(part.encode()) == len(part) for part in parts
    ):
        return None
    yours, theirs = int(parts[0]), int(parts[1])
    return (yours, theirs) if max(yours, theirs) <= MAX_POINTS else None


def clean(name: str) -> str:
    """Return a name without what cannot be seen, and not too long."""
    words = "".join([mark if ord(mark) >= 32 and ord(mark) != 127 else " " for mark in name[:200]]).split()
    return " ".join(words)[:LONGEST_PERSON_NAME].strip()


def link(page: str, day: str, yours: int, theirs: int, name: str) -> str:
    """Return the address that lets a friend compare."""
    called = f"&name={quoted(name)}" if name else ""
    return f"{page}?day={day}&friend={yours}-{theirs}{called}"
