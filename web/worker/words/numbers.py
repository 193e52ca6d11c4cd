"""Numbers from outside, read without the pitfalls of int(), and numbers to be shown."""

from web.rulebook.words import Words
from web.shared.messages import DECIMAL


def whole_number(text: object, maximum: int) -> int | None:
    """Return the whole number in a text, or ``maximum`` if it is larger; None for anything else."""
    if not isinstance(text, str) or not text.isdecimal():
        return None
    digits = text.lstrip("0")
    return min(maximum, int(digits or "0")) if len(digits) <= len(str(maximum)) else maximum


def decimal(number: float, digits: int = 1, *, t: Words) -> str:
    """Return a number with ``digits`` decimals, as the language of ``t`` writes it."""
    return f"{number:.{digits}f}".replace(".", t(DECIMAL))


def signed(number: float, digits: int = 1, *, t: Words) -> str:
    """Return a number with its sign and ``digits`` decimals; a number that rounds to 0 has no sign."""
    text = f"{number:+.{digits}f}"
    plain = text.replace("-", "\N{MINUS SIGN}") if float(text) else text[1:]
    return plain.replace(".", t(DECIMAL))
