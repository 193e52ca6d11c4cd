"""Numbers from outside, read without the pitfalls of int(), and numbers to be shown."""


def whole_number(text: object, most: int) -> int | None:
    """Return the whole number in a text, at most ``most``; None if it is not a number."""
    if not isinstance(text, str) or not text.isdecimal():
        return None
    digits = text.lstrip("0")
    return min(most, int(digits or "0")) if len(digits) <= len(str(most)) else most


def signed(number: float, digits: int = 1) -> str:
    """Return a number with its sign and ``digits`` decimals; what rounds to 0 has no sign."""
    text = f"{number:+.{digits}f}"
    return text.replace("-", "\N{MINUS SIGN}") if float(text) else text[1:]
