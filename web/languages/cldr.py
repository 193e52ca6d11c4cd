"""Data on languages from the Unicode Common Locale Data Repository (CLDR), read through Babel."""

import re
from functools import cache

from babel import Locale
from babel.core import get_locale_identifier, parse_locale

from web.languages.pseudo import MIRRORED, PSEUDO
from web.shared.messages import CATEGORIES, PLURAL
from web.shared.schema import Entry

FOLLOWED = {"en": "en_GB", "en-XA": "en_GB", "ar-XB": "en_GB"}
"""For language tags that have several locales or none: the locale whose conventions are used."""


@cache
def locale_of(language: str) -> Locale:
    """Return the data on a language by its tag, such as "pt-BR".

    Raise UnknownLocaleError for an unknown language, and ValueError for a malformed tag.
    """
    return Locale.parse(FOLLOWED.get(language, language.replace("-", "_")))


def entries(language: str) -> dict[str, Entry]:
    """Return the messages that need no translator, such as plural rules, list separators and months, by key."""
    locale = locale_of(language)
    letters = {name: letter for letter, name in CATEGORIES.items()}
    lists = locale.list_patterns["standard"]
    last_and, last_or = _between(lists["end"]), _between(locale.list_patterns["or"]["end"])
    spanish = locale.language == "es"  # CLDR leaves "Nia e Iris" and "siete u ocho" to programs
    rows = (
        "".join(letters[locale.plural_form(number)] for number in numbers) for numbers in (range(100), range(100, 200))
    )
    return {
        PLURAL: "|".join(row.rstrip("x") for row in rows),
        "locale.list": _between(lists["middle"]),
        "locale.and": last_and,
        "locale.and.clash": " e " if spanish else last_and,
        "locale.or": last_or,
        "locale.or.clash": " u " if spanish else last_or,
        "locale.semicolon": "; ",
        **_dates(locale),
        "locale.decimal": locale.number_symbols["latn"]["decimal"],
    }


def _dates(locale: Locale) -> dict[str, Entry]:
    """Return the messages for dates: their pattern, the months, and short names of the weekdays from Monday on."""
    names = {"d": "{day}", "M": "{month}", "y": "{year}"}
    # Words in a pattern are between quotation marks, as in "d 'de' MMMM".
    parts = re.split(r"('[^']*'|[dMy]+)", locale.date_formats["long"].pattern)
    pattern = "".join(names.get(part[:1], part.strip("'")) for part in parts)
    months, days = locale.months["format"]["wide"], locale.days["stand-alone"]["short"]
    return {
        "daily.day": pattern,
        **{f"daily.month.{number}": str(months[number]) for number in range(1, 13)},
        **{f"days.wd.{number}": str(days[number]) for number in range(7)},
    }


def _between(pattern: str) -> str:
    """Return the text between the parts of a pattern such as "{0} and {1}"."""
    return pattern.removeprefix("{0}").removesuffix("{1}")


def direction(language: str) -> str:
    """Return the direction of a language's script: "ltr" or "rtl"."""
    return "rtl" if language == MIRRORED else locale_of(language).text_direction


def canonical_tag(language: str) -> str:
    """Return the tag of a language with its usual capitals and hyphens: "pt-BR". Raise ValueError if malformed."""
    return get_locale_identifier(parse_locale(language.replace("-", "_")), sep="-")


@cache
def own_name(language: str) -> str:
    """Return the name of a language in the language itself: "Svenska"."""
    if language in PSEUDO:
        return language
    name = Locale.parse(language.replace("-", "_")).get_display_name() or language
    return name[:1].upper() + name[1:]
