"""Evenings in the storage: the results that were collected in this browser, and the person's own deals.

Invalid entries are ignored, but stay stored.
"""

from collections.abc import Sequence
from typing import TypeGuard

from web.page.storage import Storage
from web.page.stored import EVENING_DEALS, EVENINGS
from web.shared.evening import LONGEST_PLAYS, NOTHING, Evening, parse_evening
from web.shared.games import LONGEST_GAME_NAME
from web.shared.schema import JSON, DealPoints, EveningDeal, EveningResult, StoredEvening

MAX_RESULTS = 200  # results of one evening
MAX_NAMED = 100  # evenings; if this many are stored, another one is stored only once it has results
MAX_POINTS = 999  # higher than any score in a single round
MAX_BOTS = 12
LONGEST_ID = 40  # characters of the id of a bot
LONGEST_BY = 40  # characters in a name, or in the words for a result without a name in any language


class Evenings:
    """The evenings in a storage; invalid entries are skipped."""

    def __init__(self, storage: Storage) -> None:
        """Take the storage."""
        self._storage = storage

    def all(self) -> dict[str, StoredEvening]:
        """Return the evenings whose results are collected here, by their texts."""
        evenings = self._storage.read(EVENINGS)[0]
        entries = evenings.items() if isinstance(evenings, dict) else []
        return {text: entry for text, entry in entries if parse_evening(text) and is_stored_evening(entry)}

    def known(self, evening: Evening) -> StoredEvening:
        """Return the stored entry of an evening; an empty one if nothing is stored."""
        return self.all().get(evening.text) or {"name": "", "results": [], "bots": {}}

    def write(self, evening: Evening, entry: StoredEvening) -> str:
        """Store an evening. Return the result of Storage.write()."""
        return self._storage.add(EVENINGS, evening.text, as_json(entry), replaces=True)

    def rename(self, evening: Evening, name: str) -> None:
        """Store the name of an evening, unless it is a new one and too many are stored."""
        if len(self.all()) < MAX_NAMED or evening.text in self.all():
            entry = self.known(evening)
            entry["name"] = name
            self.write(evening, entry)

    def own(self, evening: Evening) -> "list[EveningDeal | None]":
        """Return the person's own results, deal by deal; None for a deal that is not finished."""
        data = self._storage.read(EVENING_DEALS)[0]
        deals = data if isinstance(data, dict) else {}
        every = [deals.get(evening.key(number)) for number in range(1, evening.count + 1)]
        return [deal if is_evening_deal(deal) else None for deal in every]

    def forget(self, evening: Evening) -> None:
        """Delete an evening with its results and the person's own deals."""
        self._storage.add(EVENINGS, evening.text, None, replaces=True)
        for number in range(1, evening.count + 1):
            self._storage.add(EVENING_DEALS, evening.key(number), None, replaces=True)


def add_result(results: "list[EveningResult]", new: EveningResult) -> str:
    """Add a result to the results of an evening.

    Return "known" if it adds no deals to an earlier result of the same person, "more" if it adds some, "full" if there
    are too many results, and otherwise "new". A result that contradicts an earlier one under the same name is also
    "new", because two people may share a name.
    """
    for place, old in enumerate(results):
        if old["by"] != new["by"] or not _agree(old["deals"], new["deals"]):
            continue
        if all(ours != NOTHING or theirs == NOTHING for ours, theirs in zip(old["deals"], new["deals"])):  # noqa: B905
            return "known"
        results[place] = _joined(old, new)
        return "more"
    if len(results) >= MAX_RESULTS:
        return "full"
    results.append(new)
    return "new"


def place_of(results: "list[EveningResult]", wanted: EveningResult) -> int:
    """Return the index of a result, even if it has been checked meanwhile; -1 if it is not there."""
    for place, each in enumerate(results):
        if each["by"] == wanted["by"] and each["deals"] == wanted["deals"]:
            return place
    return -1


def _agree(some: Sequence[str], others: Sequence[str]) -> bool:
    """Return whether two results are the same in all deals that both have."""
    pairs = zip(some, others)  # noqa: B905 - MicroPython has no strict
    return all(NOTHING in pair or pair[0] == pair[1] for pair in pairs)


def _joined(old: EveningResult, new: EveningResult) -> EveningResult:
    """Return two results of the same person as one result."""
    places = range(len(old["deals"]))
    newer = [place for place in places if old["deals"][place] == NOTHING]
    return {
        "by": old["by"],
        "deals": [new["deals"][place] if place in newer else old["deals"][place] for place in places],
        "points": [new["points"][place] if place in newer else old["points"][place] for place in places],
        "takebacks": max(old["takebacks"], new["takebacks"]),
        "hints": max(old["hints"], new["hints"]),
        "checked": False,
    }


def merged(here: JSON, incoming: JSON) -> "dict[str, JSON] | None":
    """Return the evenings stored here, with the evenings and results that a backup adds; None if it adds none."""
    if not isinstance(incoming, dict) or not (here is None or isinstance(here, dict)):
        return None
    evenings: dict[str, JSON] = dict(here or {})
    changed = False
    for text, entry in incoming.items():
        if not parse_evening(text) or not is_stored_evening(entry):
            continue
        own = evenings.get(text)
        if not is_stored_evening(own):
            if own is None:
                evenings[text], changed = as_json(entry), True
            continue
        added = [add_result(own["results"], result) for result in entry["results"]]
        changed = changed or "new" in added or "more" in added
    return evenings if changed else None


def as_json(entry: StoredEvening) -> JSON:
    """Return an entry unchanged, with the type of a stored value."""
    return entry  # type: ignore[return-value]  # mypy does not accept a TypedDict as a dict


# ---------- checks ----------


def is_stored_evening(value: object) -> TypeGuard[StoredEvening]:
    """Return whether this is a sound ``StoredEvening``."""
    if not isinstance(value, dict) or not _is_text(value.get("name"), LONGEST_GAME_NAME):
        return False
    results, bots = value.get("results"), value.get("bots")
    if not isinstance(results, list) or len(results) > MAX_RESULTS or not isinstance(bots, dict):
        return False
    known = [_is_text(bot, LONGEST_ID) and isinstance(made, list) and _are_points(made) for bot, made in bots.items()]
    return len(known) <= MAX_BOTS and all(known) and all(_is_result(result) for result in results)


def is_evening_deal(value: object) -> TypeGuard[EveningDeal]:
    """Return whether this is a sound ``EveningDeal``."""
    if not isinstance(value, dict) or not _is_text(value.get("plays"), LONGEST_PLAYS):
        return False
    takebacks = value.get("takebacks", 0)
    return is_points(value.get("points")) and type(takebacks) is int and takebacks >= 0


def _is_result(value: object) -> TypeGuard[EveningResult]:
    if not isinstance(value, dict) or not _is_text(value.get("by"), LONGEST_BY):
        return False
    deals, points = value.get("deals"), value.get("points")
    if not isinstance(deals, list) or not isinstance(points, list) or len(deals) != len(points):
        return False
    numbers = [value.get("takebacks"), value.get("hints")]
    if not all(type(number) is int for number in numbers) or not isinstance(value.get("checked"), bool):
        return False
    return all(_is_text(deal, LONGEST_PLAYS) for deal in deals) and all(
        each is None or is_points(each) for each in points
    )


def is_points(value: object) -> TypeGuard[DealPoints]:
    """Return whether this could be the points of a deal."""
    return isinstance(value, list) and len(value) == 3 and all(type(n) is int and abs(n) <= MAX_POINTS for n in value)


def _are_points(values: "list[object]") -> bool:
    return all(is_points(each) for each in values)


def _is_text(value: object, longest: int) -> TypeGuard[str]:
    return isinstance(value, str) and len(value) <= longest
