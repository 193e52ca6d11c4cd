"""What values of JSON may be that come from outside: how deep, which is looked at before parsing, and how large."""

DEEPEST = 64  # lists and objects in each other; writing those that are much deeper down again fails in MicroPython
LARGEST_NUMBER = 10**15  # Pyodide does not read numbers of very many digits, nor what MicroPython writes for 1e999


def is_deep(text: str) -> bool:
    """Return whether a text of JSON has more lists and objects in each other than anything of ours."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for place, part in enumerate(text.replace("\\\\", "").replace('\\"', "").split('"')):
        if place % 2 == 0:  # what is between quotes is text
            for mark in part:
                depth += (mark in "[{") - (mark in "]}")
                if depth > DEEPEST:
                    return True
    return False


def is_plain(value: object) -> bool:
    """Return whether all numbers in a value that is not deep can be written down and read again."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:  # noqa: SIM110 - MicroPython is slow at generators
            if not is_plain(each):
                return False
        return True
    return not isinstance(value, (int, float)) or -LARGEST_NUMBER < value < LARGEST_NUMBER
