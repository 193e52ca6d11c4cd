"""Our JavaScript, without comments and indentation, and with values of the build filled in."""

import re
from pathlib import Path

from web.generator.check import SiteError
from web.generator.reads import read_text, shared

# Only comments that are whole lines, because // within a line may be part of an address.
COMMENT_OR_INDENT = re.compile(r"^[ \t]*(?://.*)?\n|^[ \t]+", re.MULTILINE)


@shared  # every page has some of them
def script(path: Path) -> str:
    """Return a script without comment lines, empty lines and indentation.

    Raise SiteError for a template literal of several lines: one of its lines could look like a comment.
    """
    text = read_text(path)
    for number, line in enumerate(text.splitlines(), 1):
        if line.count("`") % 2:
            raise SiteError(f"{path.name}:{number}: a text between backquotes must end on its line")
    return COMMENT_OR_INDENT.sub("", text)


def filled(path: Path, **values: str) -> bytes:
    """Return a script in which each value replaces the string with its name, such as "BUILD". Values are JavaScript.

    Raise SiteError unless each name occurs exactly once: otherwise, the script would fail only in the browser.
    """
    text = script(path)
    for name, value in values.items():
        if text.count(f'"{name}"') != 1:
            raise SiteError(f'{path.name}: "{name}" must be there once, for the build to fill in')
        text = text.replace(f'"{name}"', value)
    return text.encode()
