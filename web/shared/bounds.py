"""How long and how deep a text of JSON may be, which is looked at before it is parsed: nothing of ours is deep."""

DEEPEST = 64  # lists and objects in each other; writing those that are much deeper down again fails in MicroPython


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
