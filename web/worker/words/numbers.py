"""Numbers that come from outside: int() refuses some that look like one, and takes long for others."""


def whole_number(text: object, most: int) -> int | None:
    """Return the whole number that a text is, at most ``most``; None for what is no number."""
    if not isinstance(text, str) or not text.isdecimal():
        return None
    digits = text.lstrip("0")
    return min(most, int(digits or "0")) if len(digits) <= len(str(most)) else most
