"""Links of an evening: the invitation, and someone's result."""

from collections.abc import Sequence

from web.page.phrases import quoted
from web.shared.evening import MAX_COUNT, NOTHING, Evening, check_letters
from web.shared.schema import EveningDeal


def result_address(page: str, evening: Evening, by: str, deals: "Sequence[EveningDeal | None]") -> str:
    """Return the link with someone's result."""
    takebacks, hints = helped(deals)
    check = check_letters(evening.text, plays_of(deals), takebacks, hints)
    more = (f"&takebacks={takebacks}" if takebacks else "") + (f"&hints={hints}" if hints else "")
    return f"{page}#evening={evening.text}&name={quoted(by)}&deals={plays_of(deals)}{more}&check={check}"


def plays_of(deals: "Sequence[EveningDeal | None]") -> str:
    """Return the plays of all deals as a result contains them."""
    return "/".join([NOTHING if deal is None else deal["plays"] for deal in deals])


def helped(deals: "Sequence[EveningDeal | None]") -> "tuple[int, int]":
    """Return the number of undone actions, and the number of deals with hints."""
    known = [deal for deal in deals if deal is not None]
    takebacks = min(MAX_COUNT, sum([deal.get("takebacks", 0) for deal in known]))
    return takebacks, len([deal for deal in known if deal.get("hinted")])


def invitation(page: str, evening: Evening, name: str) -> str:
    """Return the link that invites people to an evening."""
    return f"{page}#evening={evening.text}" + (f"&name={quoted(name)}" if name else "")


def file_name(name: str, ending: str) -> str:
    """Return the name of a file, made from the ASCII letters and digits of a text."""
    plain = "".join([mark if ord(mark) < 128 and (mark.isalpha() or mark.isdigit()) else " " for mark in name])
    return "-".join(["casino"] + plain.lower().split()[:8]) + ending  # noqa: RUF005 - MicroPython
