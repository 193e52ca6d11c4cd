"""The links of pages to files that have a digest of their content in their names.

A page is rendered with ``BLANK`` instead of each digest, so it need not be rendered again if only the content of such a
file has changed. Linking inserts the digests at the end.
"""

import re
from collections.abc import Iterable
from itertools import pairwise

BLANK = "0" * 12
"""The text that stands for a digest."""

FILE = re.compile(r"assets/(?P<stem>[^/]+-)(?P<digest>[0-9a-f]{12})(?P<suffix>[.\w]*)")
NAME = re.compile(r"[\w.-]*")
SUFFIX = re.compile(r"[.\w]*")

MAX_NAME = 80
"""The maximum number of characters in the name of a file."""


def unlinked(path: str) -> str:
    """Return the path of a file with ``BLANK`` instead of its digest; return any other path unchanged."""
    match = FILE.match(path)
    return path[: match.start("digest")] + BLANK + path[match.end("digest") :] if match else path


class Linker:
    """Inserts the digests of some files into texts that name them with ``BLANK``."""

    def __init__(self, paths: Iterable[str]) -> None:
        matches = filter(None, map(FILE.match, paths))
        self._digests = {match["stem"] + match["suffix"]: match["digest"] for match in matches}

    def link(self, text: str) -> str:
        """Return a text with the digest of every file that it names; an unknown file keeps ``BLANK``."""
        if BLANK not in text:  # most addresses
            return text
        parts = text.split(BLANK)
        linked = parts[:1]
        for before, part in pairwise(parts):
            # The name is matched backwards from the digest, because a forward search would try again at each letter.
            stem, suffix = NAME.match(before[: -MAX_NAME - 1 : -1]), SUFFIX.match(part)
            name = (stem[0][::-1] if stem else "") + (suffix[0] if suffix else "")
            linked += [self._digests.get(name, BLANK), part]
        return "".join(linked)
