"""Games that come from outside: links, the address of an embed, a file; and what is wrong with them, in words.

    #game=classic/k7f2/4D_3D5C=8&bots=nia                                a game in progress
    ?variant=royal&seats=4&team=2&target=31&seed=abc&bots=nia,otto   a new game
    ?variant=royal&ace_values=1&name=Grandmother%27s                        rules with a name of their own
    #game=classic/k7f2/4D_3D5C=8&moment=2                                a finished game, from its second action on
    ?daily=today                                                     the deal of a day: 2026-11-22, or today
    ?weekly=this                                                     the game of a week: 2026-W47, or this
    ?bots=otto&lamp=lit                                              a new game with hints at every turn
    ?table=5H,3C,QS&hand=8D,2C                                       a position: see ``positions``
    ?seats=4&team=2&players=person:Ann,nia,person:Ben,otto           who sits in every seat, people with their names

Where one person plays, who sits first, the others are named by ``bots``; else everybody is, by ``players``, who are
as many as there are seats where no number is given.

What stands after # is read like what stands after ?. Names that mean nothing here, and look like nothing that does, are
passed over: mailers and sites add their own.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from itertools import zip_longest

from casino_core.bots import RENAMED
from casino_core.game import SEED, Game, from_position, new_game, restarted
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_file, game_text, parse_game, parse_game_file, parse_start
from casino_core.notation.rules import rules_text
from casino_core.playing.play import IllegalActionError
from casino_core.rules.parts import Rules
from casino_core.rules.renamed import RENAMED_OPTIONS
from web.shared.bounds import is_deep
from web.shared.games import PERSON
from web.shared.settings import DEFAULTS, SETTINGS
from web.worker.match import daily, weekly
from web.worker.match.history import FRESH, MAX_TAKEBACKS, History
from web.worker.match.saves import SavedMatch
from web.worker.session import positions
from web.worker.words import requested_rules as requested
from web.worker.words.numbers import whole_number
from web.worker.words.own_games import clean_name
from web.worker.words.people import clean_names, company, company_of
from web.worker.words.requested_rules import fault_facts, nearest_word, requested_rules, shortened, split_rules
from web.worker.words.speech import Message, enumerated, message

NAMES = (
    *requested.NAMES,
    "seed",
    "bots",
    "players",
    "game",
    "name",
    "takebacks",
    "daily",
    "weekly",
    "moment",
    "start",
    "lamp",
    *positions.INVITING,
    *positions.BESIDE,
    *SETTINGS,
)
"""Every name that an address can have."""

BY_THE_WAY = {*SETTINGS, *positions.BESIDE, "name", "takebacks", "moment", "start", "lamp"}
"""Names that are no invitation by themselves."""

LIT = "lit"
"""The value of "lamp" with which it says what to play from the start; anything else is passed over."""

LONGEST_NAME = 2 * max(map(len, NAMES))
"""How many characters a name has at most that could be a misspelt one."""

ALIKE = tuple(name for name in NAMES if name not in (*positions.INVITING, *positions.BESIDE, *RENAMED_OPTIONS))
"""Names that misspelt ones are compared with: those of positions are so short that many a name is like one."""

INVITING = tuple(name for name in NAMES if name not in BY_THE_WAY)
"""Names that are: where an address has one, the table is not shown before it is known what game it is."""

RULES_TAG = re.compile(r'(\[Rules ")([^"\]\n]*)("\])')

POSITION_FIELDS = 7
"""How many fields a position has at least, to be taken for one."""

NEAR = 8
"""How many characters on either side of a fault are shown."""


LONGEST = 200_000
"""How many characters of an address or a text are looked at. The longest games have a tenth of that."""

MAX_UNKNOWN_NAMES = 20
"""How many names of an address that mean nothing are compared with those that do."""

MAX_LISTED_PLAYERS = 20
"""How many players of a list are looked at. No table has as many seats."""

MAX_ENVELOPES = 10
"""How many envelopes a save may be in."""


@dataclass(frozen=True)
class Invitation:
    """A game that somebody sent, or as much of it as can be read."""

    game: Game
    """The game, as far as it can be read."""

    bots: tuple[str, ...]
    """Who plays, as in a save: see ``words.people``."""

    faults: tuple[Message, ...] = ()
    """What cannot be read, or was put right."""

    name: str = ""
    """What the rules are called, "" where they have no name of their own."""

    history: History = FRESH
    """What the game brings with it: takebacks, and whether it had been begun."""

    names: tuple[str, ...] = ()
    """What people are called, by seat; () where they have no names."""

    moment: int = 0
    """The number of the action that is to be looked at first, from 1; 0 for none."""

    goal: positions.Goal | None = None
    """What is to be found in the position that the game begins with, if anything is."""

    @property
    def saved(self) -> SavedMatch:
        """The game as it is played on."""
        return SavedMatch(self.game, self.bots, name=self.name, history=self.history, names=self.names)


class Invitations:
    """Reads invitations from links, files and texts."""

    def __init__(self, bots: Sequence[str], seed: str, today: Callable[[], str] = daily.today) -> None:
        self.bots = tuple(bots)
        """The ids of the bots there are."""
        self.seed = seed
        """The seed of a game that names none."""
        self.today = today
        """Tells the date where the visitor is."""

    def of_address(self, address: str) -> Invitation | None:
        """Return the invitation of an address, all of it or from its ? or # on; None when it has none."""
        return self._read(self._of_address, address, "wrong.link") if leads_to_game(address) else None

    def of_text(self, text: str) -> Invitation:
        """Return the invitation of what somebody pasted: a link, a file, a save, or the text of a game alone."""
        return self._read(self._of_text, text.strip(), "open.unreadable")

    def _read(self, read: Callable[[str], Invitation], text: str, unreadable: str) -> Invitation:
        """Return what is read from a text; a new game, and a sentence, where it is too long or reading it fails."""
        if len(text) > LONGEST:
            return self._invitation(self._as_far_as(""), {}, [message("open.long", count=len(text))])
        try:
            return read(text)
        except Exception:  # what comes from outside must not stop the table, whatever it is
            logging.getLogger(__name__).warning("A text from outside cannot be read", exc_info=True)
            game, _ = new_game(requested_rules({})[0], self.seed)
            return self._invitation(game, {}, [message(unreadable)])

    def _of_address(self, address: str) -> Invitation:
        given, faults = _given(address), [*_misspelt(address), *_bad_settings(address)]
        if "game" in given:
            return self._of_game(given)
        # What everybody plays alike takes nothing else from the address.
        if "daily" in given:
            day, more = daily.asked_day(given["daily"], self.today())
            deal = daily.daily_deal(day)
            return Invitation(deal.game, deal.bots, (*faults, *more))
        if "weekly" in given:
            week, more = weekly.asked_week(given["weekly"], self.today())
            deal = weekly.weekly_game(week)
            return Invitation(deal.game, deal.bots, (*faults, *more))
        wanted = {name: given[name] for name in requested.NAMES if name in given}
        if given.get("players"):
            wanted.setdefault("seats", str(given["players"].count(",") + 1))
        rules, more = requested_rules(wanted)
        faults += more
        said = positions.parts_of(_pairs(address))
        # A position of which an address says only a part has to look the same to everyone who follows the address.
        usual = positions.SEED if said else self.seed
        seed = given.get("seed", usual)
        if not SEED.fullmatch(seed):
            faults.append(message("wrong.seed"))
            seed = usual
        game = positions.game_of(rules, said, seed, faults) or new_game(rules, seed)[0]
        goal = positions.goal_of(_pairs(address), game, faults) if said else None
        return replace(self._invitation(game, given, faults), goal=goal)

    def _of_text(self, text: str) -> Invitation:
        if text.startswith("{"):
            text = _of_save(text)
        if text.startswith("["):
            return self._of_file(text)
        # Links come before positions, as both are full of slashes.
        if ("#" in text or "?" in text) and leads_to_game(text):
            return self._of_address(text)
        return self._of_position(text) if is_position(text) else self._of_game({"game": text})

    def _of_position(self, text: str) -> Invitation:
        """Return the game that goes on from a position; a new one where it cannot be read."""
        faults: list[Message] = []
        try:
            game = from_position(parse_start(text), self.seed)
        except NotationError as fault:
            game = self._as_far_as("")
            faults.append(_unread(fault))
        return self._invitation(game, {}, faults)

    def _of_game(self, given: dict[str, str]) -> Invitation:
        text, faults = _with_known_rules(given["game"])
        try:
            game = parse_game(text)
        except NotationError as fault:
            game = self._as_far_as(text[: fault.index])
            faults.append(_unread(fault))
        return self._invitation(game, given, faults)

    def _of_file(self, text: str) -> Invitation:
        faults: list[Message] = []
        found = RULES_TAG.search(text)
        if found:
            # The rules that a file names may be gone, and its game is still worth reading by the nearest ones.
            rules, faults = _known_rules(found[2])
            text = text[: found.start(2)] + rules + text[found.end(2) :]
        try:
            game, tags = parse_game_file(text)
        except NotationError as fault:
            faults.append(_unread(fault))
            try:
                # Up to the fault it may be a game that can be played on.
                game, tags = parse_game_file(text[: fault.index])
            except NotationError:
                game, tags = self._as_far_as(""), {}
        tag_of = {"bots": "Bots", "players": "Seats", "name": "Name", "takebacks": "Takebacks"}
        return self._invitation(game, {name: tags.get(tag, "") for name, tag in tag_of.items()}, faults)

    def _as_far_as(self, text: str) -> Game:
        """Return the game up to a fault; a new one when nothing can be played before it."""
        try:
            # What can be read ends with the mark before the next action, which would be a fault of its own.
            return parse_game(text.rstrip("_/-"))
        except NotationError:
            return new_game(requested_rules({})[0], self.seed)[0]

    def _invitation(self, game: Game, given: dict[str, str], faults: list[Message]) -> Invitation:
        players, names = self._seated(game, given, faults)
        times, moment = (whole_number(given.get(name), MAX_TAKEBACKS) or 0 for name in ("takebacks", "moment"))
        over = game.outcome is not None
        # Nobody knows who played the cards of a game that had been begun elsewhere, so it counts nowhere.
        history = History(takebacks=times, lit=given.get("lamp") == LIT, joined=any(game.record), over=over)
        return Invitation(game, players, tuple(faults), clean_name(given.get("name", "")), history, names, moment)

    def _seated(
        self, game: Game, given: dict[str, str], faults: list[Message]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return who plays, and what people are called. Bots sit where nobody is asked for."""
        rules = game.rules
        entries = [entry.partition(":") for entry in _listed(given.get("players", "")) if entry]
        if not entries:
            bots = self._known(_listed(given.get("bots", "")), self.bots, faults)
            faults += _too_many(bots, rules.seats - 1)
            return seated(bots, rules) if bots else company(rules.seats - 1), ()
        known = self._known([player for player, _, _ in entries], (*self.bots, PERSON), faults)
        faults += _too_many(known, rules.seats)
        known = known[: rules.seats]
        everybody = (*known, *company(rules.seats - len(known), known))
        names = clean_names([name for _, _, name in entries], rules.seats) if everybody.count(PERSON) > 1 else ()
        return company_of(everybody, fresh=not any(game.record)), names

    def _known(self, wanted: Sequence[str], there: Sequence[str], faults: list[Message]) -> list[str]:
        """Return the players there are that are like those wanted most; a fault for each that is another."""
        wanted = [name for name in wanted if name]
        near = [nearest_word(name, (*there, *RENAMED)) for name in wanted]
        # Links of years ago name bots as they were called then.
        bots = [RENAMED.get(name, name) for name in near]
        found = zip(wanted, near, bots, strict=True)
        faults += [
            message("wrong.bot", bot=shortened(name), nearest=bot) for name, known, bot in found if name != known
        ]
        return bots


def _too_many(named: Sequence[str], seats: int) -> list[Message]:
    """Return a fault where more players are named than there are seats for."""
    left = tuple(message(f"bot.{player}") if player != PERSON else message("new.person") for player in named[seats:])
    return [message("wrong.many", count=len(left), players=enumerated(left))] if left else []


def _listed(text: str) -> list[str]:
    """Return the players of a list."""
    return text.split(",", MAX_LISTED_PLAYERS)[:MAX_LISTED_PLAYERS]


def seated(bots: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """Return bots for all seats but the person's: the last one as often as it takes."""
    seats = rules.seats - 1
    return (*bots, *[bots[-1]] * seats)[:seats]


# ---------- sending ----------


def link(page: str, game: Game, bots: Sequence[str], name: str = "", takebacks: int = 0) -> str:
    """Return the address that opens a game; ``page`` is that of the page to play on.

    Here and in what follows ``bots`` are those of a save, with the ``entries`` of people who have names.
    """
    marked = f"&takebacks={takebacks}" if takebacks else ""
    return f"{page}#game={game_text(game)}&{_company(game.rules, bots)}{marked}{_named(name)}"


def rules_link(page: str, rules: Rules, name: str = "") -> str:
    """Return the address that deals a new game by some rules."""
    return f"{page}?variant={rules_text(rules).replace(':', '&', 1).replace(',', '&')}{_named(name)}"


def cards_link(page: str, game: Game, bots: Sequence[str], name: str = "") -> str:
    """Return the address that deals the cards of a game anew, by its rules and against the same players."""
    if game.start is not None:
        # No seed deals a position that was set up.
        return link(page, restarted(game), bots, name)
    return f"{rules_link(page, game.rules)}&seed={game.seed}&{_company(game.rules, bots)}{_named(name)}"


def _company(rules: Rules, bots: Sequence[str]) -> str:
    """Return who plays, as it stands in an address."""
    listed = ",".join(":".join(map(_quoted, entry.split(":"))) for entry in bots)
    return f"bots={listed}" if len(bots) < rules.seats else f"players={listed}"


def entries(bots: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Return the list of players with the names of people: "person:Ann", "nia"."""
    pairs = zip_longest(bots, names[: len(bots)], fillvalue="")
    return tuple(f"{player}:{name}" if name and player == PERSON else player for player, name in pairs)


def _named(name: str) -> str:
    return f"&name={_quoted(name)}" if name else ""


def as_file(
    game: Game, bots: Sequence[str], players: Sequence[str], name: str = "", takebacks: int = 0
) -> tuple[str, str]:
    """Return the name and the text of a file that holds a game; ``takebacks`` is how often something was taken back."""
    tags = {"Players": " / ".join(players), "Bots" if len(bots) < game.rules.seats else "Seats": ",".join(bots)}
    more = {"Name": name, "Takebacks": str(takebacks or "")}
    return f"casino-{game.seed}.txt", game_file(game, tags | {tag: text for tag, text in more.items() if text})


# ---------- reading ----------


def _of_save(text: str) -> str:
    """Return the text of the game in a save, as it was stored or handed out; the text itself, where it is no save."""
    stored: object = text
    for _ in range(MAX_ENVELOPES):
        if isinstance(stored, str):
            stored = _parsed(stored)
        if not isinstance(stored, dict):
            return text
        if "game" in stored:
            return str(stored["game"])
        stored = stored.get("data")
    return text


def _parsed(text: str) -> object:
    """Return what a text of JSON says; None where it is none."""
    try:
        return None if is_deep(text) else json.loads(text)
    except ValueError:
        return None


def _pairs(address: str) -> list[tuple[str, str]]:
    """Return the names and values after ? and #; a plus sign stands for a blank, as forms and scripts write it."""
    marks = [place for mark in "?#" if (place := address.find(mark)) >= 0]
    parts = re.split("[?#&]", address[min(marks) :]) if marks else []
    pairs = (part.partition("=") for part in parts if part)
    return [(name, _unquoted(value.replace("+", " "))) for name, _, value in pairs]


def _given(address: str) -> dict[str, str]:
    """Return the names that mean something, with the misspelt ones put right; cards are no value of a setting."""
    given = {name: value for name, value in _pairs(address) if not _lays(name, value)}
    return {meant: given[name] for name, meant in _meant(given).items()}


def _lays(name: str, value: str) -> bool:
    """Return whether a name that is a setting means cards with this value."""
    return name == positions.TABLE and positions.is_laid(value)


def _meant(names: Iterable[str]) -> dict[str, str]:
    """Return the names that mean something with what they mean: themselves, or what they look like."""
    unknown = [name for name in dict.fromkeys(names) if name not in NAMES][:MAX_UNKNOWN_NAMES]
    meant = {name: name if name in NAMES else _near(name) for name in names if name in NAMES or name in unknown}
    return {name: near for name, near in meant.items() if near}


@lru_cache(maxsize=256)
def _near(name: str) -> str:
    """Return the name that a misspelt one looks like, "" for none."""
    return next(iter(get_close_matches(name, ALIKE, 1, 0.75)), "") if len(name) <= LONGEST_NAME else ""


def leads_to_game(address: str) -> bool:
    """Tell whether an address is an invitation, or looks like one that is misspelt."""
    if len(address) > LONGEST:
        return True
    # Faults alone are told as well, and only an invitation tells them.
    # The way to skip to one's hand looks like the name of a part without a value.
    said = set(_given(address)) - {*BY_THE_WAY, *positions.INVITING} or positions.parts_of(_pairs(address))
    return bool(said or _misspelt(address) or _bad_settings(address))


def _misspelt(address: str) -> list[Message]:
    """Return a fault for every name that was put right."""
    meant = _meant(dict(_pairs(address)))
    return [message("wrong.option", option=name, nearest=near) for name, near in meant.items() if name != near]


def asked_settings(address: str) -> dict[str, str]:
    """Return the settings that an address asks for, as far as there are such."""
    return {name: value for name, value in _given(address).items() if value in SETTINGS.get(name, ())}


def _bad_settings(address: str) -> list[Message]:
    """Return a fault for every setting that cannot be so."""
    asked = ((name, value) for name, value in _given(address).items() if name in SETTINGS)
    return [
        message("wrong.value", option=name, value=shortened(value), choices=SETTINGS[name], nearest=DEFAULTS[name])
        for name, value in asked
        if value not in SETTINGS[name]
    ]


def is_position(text: str) -> bool:
    """Tell whether a text is a position, or looks like one that cannot be read."""
    parts = text.split("/")
    return len(parts) > POSITION_FIELDS and all(part.isdigit() or part == "-" for part in parts[1:5])


def _unquoted(text: str) -> str:
    """Return the text with its percent signs read as UTF-8."""
    return re.sub(
        "(?:%[0-9A-Fa-f]{2})+", lambda code: bytes.fromhex(code[0].replace("%", "")).decode(errors="replace"), text
    )


def _quoted(text: str) -> str:
    """Return the text as it may stand in an address."""
    return re.sub("[^A-Za-z0-9._~-]", lambda mark: "".join(f"%{byte:02X}" for byte in mark[0].encode()), text)


def _with_known_rules(text: str) -> tuple[str, list[Message]]:
    """Return the text of a game with the nearest rules in place of unknown ones, and what was wrong with those."""
    rules, slash, rest = text.partition("/")
    if ";" in rules:  # a position, which is as it is
        return text, []
    known, faults = _known_rules(rules) if slash else (rules, [])
    return known + slash + rest, faults


def _known_rules(text: str) -> tuple[str, list[Message]]:
    rules, faults = requested_rules(split_rules(text))
    return (rules_text(rules), [*faults]) if faults else (text, [])


def _unread(fault: NotationError) -> Message:
    """Return what is wrong with a text, where, and what stands there."""
    near = fault.text[max(0, fault.index - NEAR) : fault.index + NEAR]
    return message("wrong.text", at=fault.index + 1, near=near, reason=reason(fault))


def reason(fault: NotationError) -> Message:
    """Return what is wrong, without saying where: a text that cannot be read, or an action that cannot be played."""
    kind = "why" if isinstance(fault.__cause__, IllegalActionError) else "error"
    return Message(f"{kind}.{fault.code}", fault_facts(fault.facts))
