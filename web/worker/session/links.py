"""Games from outside, in links, addresses of embeds and files, and their faults in words.

    #game=classic/k7f2/4D_3D5C=8&bots=nia                                a game in progress
    ?variant=royal&seats=4&team=2&target=31&seed=abc&bots=nia,otto   a new game
    ?variant=royal&ace_values=1&name=Grandmother%27s                        rules with a name of their own
    #game=classic/k7f2/4D_3D5C=8&place=3                                a replay at a place, or its "review"
    #game=classic/k7f2/4D_3D5C=8&players=person,person&near=1        a replay as the person in a seat sees it
    #game=classic/k7f2/4D_3D5C=8&moment=2                                a finished game, from its second action on
    ?daily=today                                                     the deal of a day: 2026-11-22, or today
    ?weekly=this                                                     the game of a week: 2026-W47, or this
    ?bots=otto&lamp=lit                                              a new game with hints at every turn
    ?table=5H,3C,QS&hand=8D,2C                                       a position: see ``positions``
    ?seats=4&team=2&players=person:Ann,nia,person:Ben,otto           who sits in every seat, people with their names

If one person plays, in the first seat, ``bots`` lists the others; otherwise ``players`` lists everyone, and sets the
number of seats if that is not given.

Parameters mean the same after # and after ?. Unknown names that do not resemble a known one are skipped: mail programs
and sites add their own.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from itertools import zip_longest

from casino_core.bots import RENAMED
from casino_core.game import SEED, Game, from_position, new_game, restarted
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_file, game_text, parse_game, parse_game_file, parse_start
from casino_core.notation.rules import rules_text
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
from web.worker.words.addresses import tidied
from web.worker.words.numbers import whole_number
from web.worker.words.own_games import clean_name
from web.worker.words.people import clean_names, company, company_of
from web.worker.words.requested_rules import (
    nearest_word,
    requested_rules,
    shortened,
    split_rules,
    why_unread,
)
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
    "place",
    "near",
    "start",
    "lamp",
    *positions.INVITING,
    *positions.ADDITIONS,
    *SETTINGS,
)
"""All names of parameters."""

BY_THE_WAY = {*SETTINGS, *positions.ADDITIONS, "name", "takebacks", "moment", "place", "near", "start", "lamp"}
"""Names that do not make an invitation by themselves."""

LIT = "lit"
"""The value of "lamp" that turns hints on; any other is skipped."""

LONGEST_NAME = 2 * max(map(len, NAMES))
"""The most characters in a name that could be a misspelt one."""

ALIKE = tuple(name for name in NAMES if name not in (*positions.INVITING, *positions.ADDITIONS, *RENAMED_OPTIONS))
"""Names that misspelt ones are compared with; those of positions are too short for that."""

OF_A_POSITION = (positions.TABLE, *positions.INVITING, *positions.ADDITIONS)
"""Names that misspelt ones are compared with if there is a position."""

INVITING = tuple(name for name in NAMES if name not in BY_THE_WAY)
"""Names that make an invitation: with one of them, pages show no table before the game is known."""

RULES_TAG = re.compile(r'(\[Rules ")([^"\]\n]*)("\])')

POSITION_FIELDS = 7
"""The fewest fields of a position."""

NEAR = 8
"""The characters shown on either side of a fault."""


LONGEST = 200_000
"""The most characters of an address or a text that are read. The longest games have a tenth of that."""

MAX_UNKNOWN_NAMES = 20
"""The most unknown names in an address that are compared with known ones."""

MAX_LISTED_PLAYERS = 20
"""The most players of a list that are read. No table has as many seats."""

UNREAD = {"wrong.text", "wrong.play"}
"""The keys of the faults at which reading stops."""

MAX_ENVELOPES = 10
"""The most envelopes around a save."""


@dataclass(frozen=True)
class Invitation:
    """A game from outside, as far as it can be read."""

    game: Game
    """The game, as far as it can be read."""

    bots: tuple[str, ...]
    """The players, as in a save: see ``words.people``."""

    faults: tuple[Message, ...] = ()
    """The faults: what could not be read, or was corrected."""

    name: str = ""
    """The name of the rules, "" if they have none."""

    history: History = FRESH
    """The history of the game: takebacks, and whether it was under way."""

    names: tuple[str, ...] = ()
    """The names of people by seat; () if they have none."""

    moment: int = 0
    """The number of the action to look back on first, from 1; 0 for none."""

    place: str = ""
    """The place at which its replay opens: a number, or "review" for the review; "" for the beginning."""

    near: int | None = None
    """The seat of the person who looks at the replay; None for nobody, or for the only person."""

    tasks: tuple[tuple[Game, positions.Goal], ...] = ()
    """The tasks to be solved, each with its position as a game; () for none."""

    @property
    def is_cut(self) -> bool:
        """Whether only a part of the text could be read, and that part has at least one play."""
        return any(fault.key in UNREAD for fault in self.faults) and any(self.game.record)

    @property
    def saved(self) -> SavedMatch:
        """The game as a save."""
        return SavedMatch(self.game, self.bots, name=self.name, history=self.history, names=self.names)


class Invitations:
    """Reads invitations from links, files and texts."""

    def __init__(self, bots: Sequence[str], seed: str, today: Callable[[], str] = daily.today) -> None:
        self.bots = tuple(bots)
        """The ids of all bots."""
        self.seed = seed
        """The seed of a game without one."""
        self.today = today
        """Returns the visitor's local date."""

    def of_address(self, address: str) -> Invitation | None:
        """Return the invitation in an address, or in the part of it from ? or # on; None if it has none."""
        return self._read(self._of_address, address, "wrong.link") if leads_to_game(address) else None

    def of_text(self, text: str) -> Invitation:
        """Return the invitation in a pasted text: a link, a file, a save, or the text of a game."""
        return self._read(self._of_text, text.strip(), "open.unreadable")

    def _read(self, read: Callable[[str], Invitation], text: str, unreadable: str) -> Invitation:
        """Return the invitation in a text; a new game with a fault if it is too long or cannot be read."""
        if len(text) > LONGEST:
            return self._invitation(self._as_far_as(""), {}, [message("open.long", count=len(text))])
        try:
            return read(text)
        except Exception:  # nothing from outside must stop the table
            logging.getLogger(__name__).warning("A text from outside cannot be read", exc_info=True)
            game, _ = new_game(requested_rules({})[0], self.seed)
            return self._invitation(game, {}, [message(unreadable)])

    def _of_address(self, address: str) -> Invitation:
        parameters, faults = _known_parameters(address), [*_misspelt(address), *_bad_settings(address)]
        if "game" in parameters:
            return self._of_given_game(parameters, faults)
        # A deal that everyone plays alike takes nothing else from the address.
        if "daily" in parameters:
            day, more = daily.asked_day(parameters["daily"], self.today())
            deal = daily.daily_deal(day)
            return Invitation(deal.game, deal.bots, (*faults, *more))
        if "weekly" in parameters:
            week, more = weekly.asked_week(parameters["weekly"], self.today())
            deal = weekly.weekly_game(week)
            return Invitation(deal.game, deal.bots, (*faults, *more))
        wanted = {name: parameters[name] for name in requested.NAMES if name in parameters}
        if parameters.get("players"):
            wanted.setdefault("seats", str(parameters["players"].count(",") + 1))
        rules, more = requested_rules(wanted)
        faults += more
        said = positions.parts_of(_pairs(address))
        # A partial position has to look the same to everyone who follows the address.
        default = positions.SEED if said else self.seed
        seed = parameters.get("seed", default)
        if not SEED.fullmatch(seed):
            faults.append(message("wrong.seed"))
            seed = default
        game = positions.game_of(rules, said, seed, faults) or new_game(rules, seed)[0]
        goal = positions.goal_of(_pairs(address), game, faults) if said else None
        first = ((game, goal),) if goal else ()
        tasks = (*first, *_later_tasks(address, rules, seed, faults)) if first else ()
        return replace(self._invitation(game, parameters, faults), tasks=tasks)

    def _of_text(self, text: str) -> Invitation:
        if text.startswith("{"):
            text = _of_save(text)
        if text.startswith("["):
            return self._of_file(text)
        # Links before positions, because both are full of slashes.
        if ("#" in text or "?" in text) and leads_to_game(text):
            return self._of_address(text)
        return self._of_position(text) if is_position(text) else self._of_game({"game": text})

    def _of_position(self, text: str) -> Invitation:
        """Return the game that goes on from a position; a new one if it cannot be read."""
        faults: list[Message] = []
        try:
            game = from_position(parse_start(text), self.seed)
        except NotationError as fault:
            game = self._as_far_as("")
            faults.append(_unread(fault))
        return self._invitation(game, {}, faults)

    def _of_given_game(self, parameters: dict[str, str], faults: list[Message]) -> Invitation:
        """Return the invitation to a game in an address: its text, its file, or a link to it."""
        text = parameters["game"].strip()
        if text.startswith("{"):
            text = _of_save(text)
        if text.startswith("["):
            # A mark at the end of an address was removed as punctuation, even the brace that closes the last comment.
            found = self._of_file(text + "}" * (text.rfind("{") > text.rfind("}")))
        else:
            inner = _known_parameters(text) if re.search("[?#&]game=", text) else {}
            # The parameters after the text of a game are often copied from a link with it.
            text, *rest = (inner.get("game") or text).split("&")
            found = self._of_game({**parameters, **_known_parameters("&" + "&".join(rest)), **inner, "game": text})
        return replace(found, faults=(*faults, *found.faults)) if faults else found

    def _of_game(self, parameters: dict[str, str]) -> Invitation:
        text, faults = _with_known_rules(parameters["game"])
        try:
            game = parse_game(text)
        except NotationError as fault:
            game = self._as_far_as(text[: fault.index])
            faults.append(_unread(fault))
        return self._invitation(game, parameters, faults)

    def _of_file(self, text: str) -> Invitation:
        faults: list[Message] = []
        found = RULES_TAG.search(text)
        if found:
            # If the rules of a file no longer exist, its game is still worth reading by the closest rules.
            rules, faults = _known_rules(found[2])
            text = text[: found.start(2)] + rules + text[found.end(2) :]
        try:
            game, tags = parse_game_file(text)
        except NotationError as fault:
            faults.append(_unread(fault))
            try:
                # The part before the fault may be a game that can go on.
                game, tags = parse_game_file(text[: fault.index])
            except NotationError:
                game, tags = self._as_far_as(""), {}
        tag_of = {"bots": "Bots", "players": "Seats", "name": "Name", "takebacks": "Takebacks"}
        return self._invitation(game, {name: tags.get(tag, "") for name, tag in tag_of.items()}, faults)

    def _as_far_as(self, text: str) -> Game:
        """Return the game up to a fault; a new one if nothing can be played before it."""
        try:
            # The separator before the faulty action would be another fault.
            return parse_game(text.rstrip("_/-"))
        except NotationError:
            return new_game(requested_rules({})[0], self.seed)[0]

    def _invitation(self, game: Game, parameters: dict[str, str], faults: list[Message]) -> Invitation:
        players, names = self._seated(game, parameters, faults)
        times, moment = (whole_number(parameters.get(name), MAX_TAKEBACKS) or 0 for name in ("takebacks", "moment"))
        over = game.outcome is not None
        # It is unknown who played a game that was started elsewhere, so it does not count.
        history = History(takebacks=times, lit=parameters.get("lamp") == LIT, joined=any(game.record), over=over)
        name, place = clean_name(parameters.get("name", "")), parameters.get("place", "")
        near = whole_number(parameters.get("near"), MAX_LISTED_PLAYERS)
        return Invitation(game, players, tuple(faults), name, history, names, moment, place, near)

    def _seated(
        self, game: Game, parameters: dict[str, str], faults: list[Message]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the players and the names of people. Bots fill the remaining seats."""
        rules = game.rules
        entries = [entry.partition(":") for entry in _listed(parameters.get("players", "")) if entry]
        if not entries:
            bots = self._known(_listed(parameters.get("bots", "")), self.bots, faults)
            faults += _too_many(bots, rules.seats - 1)
            return seated(bots, rules) if bots else company(rules.seats - 1), ()
        known = self._known([player for player, _, _ in entries], (*self.bots, PERSON), faults)
        faults += _too_many(known, rules.seats)
        known = known[: rules.seats]
        everybody = (*known, *company(rules.seats - len(known), known))
        names = clean_names([name for _, _, name in entries], rules.seats) if everybody.count(PERSON) > 1 else ()
        return company_of(everybody, fresh=not any(game.record)), names

    def _known(self, wanted: Sequence[str], there: Sequence[str], faults: list[Message]) -> list[str]:
        """Return the known players closest to those wanted; add a fault for each that differs."""
        wanted = [name for name in wanted if name]
        near = [nearest_word(name, (*there, *RENAMED)) for name in wanted]
        # Old links use the earlier names of bots.
        bots = [RENAMED.get(name, name) for name in near]
        found = zip(wanted, near, bots, strict=True)
        faults += [
            message("wrong.bot", bot=shortened(name), nearest=bot) for name, known, bot in found if name != known
        ]
        return bots


def _too_many(named: Sequence[str], seats: int) -> list[Message]:
    """Return a fault if more players are named than there are seats."""
    left = tuple(message(f"bot.{player}") if player != PERSON else message("new.person") for player in named[seats:])
    return [message("wrong.many", count=len(left), players=enumerated(left))] if left else []


def _listed(text: str) -> list[str]:
    """Return the players of a list."""
    return text.split(",", MAX_LISTED_PLAYERS)[:MAX_LISTED_PLAYERS]


def seated(bots: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """Return bots for all seats but the person's, repeating the last one."""
    seats = rules.seats - 1
    return (*bots, *[bots[-1]] * seats)[:seats]


# ---------- sending ----------


def link(page: str, game: Game, bots: Sequence[str], name: str = "", takebacks: int = 0) -> str:
    """Return the address that opens a game; ``page`` is that of the page to play on.

    Here and below, ``bots`` are the players of a save, with the ``entries`` of people who have names.
    """
    marked = f"&takebacks={takebacks}" if takebacks else ""
    return f"{page}#game={game_text(game)}&{_company(game.rules, bots)}{marked}{_named(name)}"


def rules_link(page: str, rules: Rules, name: str = "") -> str:
    """Return the address that deals a new game by some rules."""
    return f"{page}?variant={rules_text(rules).replace(':', '&', 1).replace(',', '&')}{_named(name)}"


def cards_link(page: str, game: Game, bots: Sequence[str], name: str = "") -> str:
    """Return the address that deals the cards of a game again, by its rules and with the same players."""
    if game.start is not None:
        # No seed deals a position that was set up.
        return link(page, restarted(game), bots, name)
    return f"{rules_link(page, game.rules)}&seed={game.seed}&{_company(game.rules, bots)}{_named(name)}"


def _company(rules: Rules, bots: Sequence[str]) -> str:
    """Return the parameter of the players."""
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
    """Return the name and the text of a game's file; ``takebacks`` is the number of undone actions."""
    tags = {"Players": " / ".join(players), "Bots" if len(bots) < game.rules.seats else "Seats": ",".join(bots)}
    more = {"Name": name, "Takebacks": str(takebacks or "")}
    return f"casino-{game.seed}.txt", game_file(game, tags | {tag: text for tag, text in more.items() if text})


# ---------- reading ----------


def _of_save(text: str) -> str:
    """Return the text of the game in a save, stored or exported; ``text`` itself if it is not a save."""
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
    """Return the value of a JSON text; None if it is not JSON."""
    try:
        return None if is_deep(text) else json.loads(text)
    except ValueError:
        return None


def _pairs(address: str) -> list[tuple[str, str]]:
    """Return the parameters after ? and #; those of the first task if it is a series."""
    return _sections(address)[0]


def _sections(address: str) -> list[list[tuple[str, str]]]:
    """Return the parameters after ? and # for each task of a series, with the names of its parts corrected."""
    pairs = _written(address)
    meant = _parts_meant(pairs)
    return positions.sections((meant.get(name, name), text) for name, text in pairs)


def _written(address: str) -> list[tuple[str, str]]:
    """Return the parameters after ? and # as they are written; a plus sign means a space, as in forms."""
    pairs = (part.partition("=") for part in re.split("[?#&]", tidied(address))[1:] if part)
    return [(name, _unquoted(value.replace("+", " "))) for name, _, value in pairs]


def _parts_meant(pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Return the meanings of misspelt names of a position; {} without one, as short unknown names mean nothing then."""
    if not positions.parts_of(pairs):
        return {}
    unknown = [(name, text) for name, text in dict(pairs).items() if name not in NAMES][:MAX_UNKNOWN_NAMES]
    return {name: part for name, text in unknown if (part := _part_meant(name, text))}


def _part_meant(name: str, text: str) -> str:
    """Return the name that a misspelt name in a position means, "" if it is more like a known name of another kind."""
    near = _near(name)
    if near and not (near == positions.TABLE and positions.is_laid(text)):
        return ""
    return _near(name, OF_A_POSITION)


def _later_tasks(address: str, rules: Rules, seed: str, faults: list[Message]) -> Iterator[tuple[Game, positions.Goal]]:
    """Yield all tasks of a series but the first and those without a right play.

    The faults of each are added to ``faults``.
    """
    for number, pairs in enumerate(_sections(address)[1:], 2):
        own: list[Message] = []
        game = positions.game_of(rules, positions.parts_of(pairs), seed, own)
        goal = positions.goal_of(pairs, game, own) if game else None
        if game and goal:
            yield game, goal
        elif not own:
            own.append(message("wrong.task.none"))
        faults += [message("wrong.task", number=number, fault=fault) for fault in own]


def _known_parameters(address: str) -> dict[str, str]:
    """Return the known parameters, with misspelt names corrected, but not a "table" of cards: it is not the setting."""
    parameters = {
        name: value for name, value in _pairs(address) if name != positions.TABLE or not positions.is_laid(value)
    }
    return {meant: parameters[name] for name, meant in _meant(parameters).items()}


def _meant(names: Iterable[str]) -> dict[str, str]:
    """Return the meanings of names: known ones mean themselves, and misspelt ones the closest known one."""
    unknown = [name for name in dict.fromkeys(names) if name not in NAMES][:MAX_UNKNOWN_NAMES]
    meant = {name: name if name in NAMES else _near(name) for name in names if name in NAMES or name in unknown}
    return {name: near for name, near in meant.items() if near}


@lru_cache(maxsize=256)
def _near(name: str, known: tuple[str, ...] = ALIKE) -> str:
    """Return the known name closest to a misspelt one, "" for none."""
    return next(iter(get_close_matches(name, known, 1, 0.75)), "") if len(name) <= LONGEST_NAME else ""


def leads_to_game(address: str) -> bool:
    """Return whether an address is an invitation, perhaps a misspelt one."""
    if len(address) > LONGEST:
        return True
    # An address with nothing but faults is an invitation, too, so that they are shown.
    # The link that skips to the hand looks like the name of a part without a value.
    said = set(_known_parameters(address)) - {*BY_THE_WAY, *positions.INVITING} or positions.parts_of(_pairs(address))
    return bool(said or _misspelt(address) or _bad_settings(address))


def _misspelt(address: str) -> list[Message]:
    """Return a fault for every corrected name."""
    meant = _meant(dict(_pairs(address))) | _parts_meant(_written(address))
    return [message("wrong.option", option=name, nearest=near) for name, near in meant.items() if name != near]


def asked_settings(address: str) -> dict[str, str]:
    """Return the valid settings in an address."""
    return {name: value for name, value in _known_parameters(address).items() if value in SETTINGS.get(name, ())}


def _bad_settings(address: str) -> list[Message]:
    """Return a fault for every setting with an unknown value."""
    asked = ((name, value) for name, value in _known_parameters(address).items() if name in SETTINGS)
    return [
        message("wrong.value", option=name, value=shortened(value), choices=SETTINGS[name], nearest=DEFAULTS[name])
        for name, value in asked
        if value not in SETTINGS[name]
    ]


def is_position(text: str) -> bool:
    """Return whether a text is a position, perhaps a faulty one."""
    parts = text.split("/")
    return len(parts) > POSITION_FIELDS and all(part.isdigit() or part == "-" for part in parts[1:5])


def _unquoted(text: str) -> str:
    """Return a text with its percent codes decoded as UTF-8."""
    return re.sub(
        "(?:%[0-9A-Fa-f]{2})+", lambda code: bytes.fromhex(code[0].replace("%", "")).decode(errors="replace"), text
    )


def _quoted(text: str) -> str:
    """Return a text quoted for an address, even a full stop at its end, which would seem to end a sentence there."""
    return re.sub(r"[^A-Za-z0-9._~-]|\.\Z", lambda mark: "".join(f"%{byte:02X}" for byte in mark[0].encode()), text)


def _with_known_rules(text: str) -> tuple[str, list[Message]]:
    """Return the text of a game with unknown rules replaced by the closest, and their faults."""
    rules, slash, rest = text.partition("/")
    if ";" in rules:  # a position, which stays as it is
        return text, []
    known, faults = _known_rules(rules) if slash else (rules, [])
    return known + slash + rest, faults


def _known_rules(text: str) -> tuple[str, list[Message]]:
    rules, faults = requested_rules(split_rules(text))
    return (rules_text(rules), [*faults]) if faults else (text, [])


def _unread(fault: NotationError) -> Message:
    """Return the fault of a text, with its place and the text around it."""
    near = fault.text[max(0, fault.index - NEAR) : fault.index + NEAR]
    why = why_unread(fault)
    key = "wrong.play" if why.key.startswith("why.") else "wrong.text"
    return message(key, at=fault.index + 1, near=near, reason=why)
