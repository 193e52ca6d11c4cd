"""Lists in sentences, with the conjunction of the language."""

from collections.abc import Callable, Sequence

CLASHES = {"and": ("i", "hi"), "or": ("o", "ho", "8", "11")}
"""For each conjunction, the beginnings of words before which it changes: in Spanish "e" for "y", "u" for "o"."""


def listed(parts: Sequence[str], t: Callable[[str], str], last: str = "and", *, compound: bool = False) -> str:
    """Return parts as a list in a sentence: "Nia, Otto and Iris"; "" for none.

    ``last`` is "and" or "or". ``compound``: whether parts may have an "and" themselves, so that a comma shows where the
    last one begins.
    """
    *some, end = parts or ("",)
    clash = ".clash" if end.lower().startswith(CLASHES[last]) else ""
    comma = t("locale.list").rstrip() if compound else ""
    return f"{t('locale.list').join(some)}{comma}{t(f'locale.{last}{clash}')}{end}" if some else end
