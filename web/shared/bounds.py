"""Bounds on JSON from outside: its depth, checked before parsing, and the size of its numbers."""

DEEPEST = 64  # nested lists and objects; MicroPython fails to write much deeper ones
LARGEST_NUMBER = 10**15  # Pyodide can read neither very long numbers nor the text that MicroPython writes for 1e999


def is_deep(text: str) -> bool:
    """Return whether a JSON text is nested more deeply than any of our data."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for place, part in enumerate(text.replace("\\\\", "").replace('\\"', "").split('"')):
        if place % 2 == 0:  # the odd parts are between quotes
            for mark in part:
                depth += (mark in "[{") - (mark in "]}")
                if depth > DEEPEST:
                    return True
    return False


def is_plain(value: object) -> bool:
    """Return whether all numbers in a value can be written and read again. The value must not be deeply nested."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:  # noqa: SIM110 - MicroPython is slow at generators
            if not is_plain(each):
                return False
        return True
    return not isinstance(value, (int, float)) or -LARGEST_NUMBER < value < LARGEST_NUMBER
