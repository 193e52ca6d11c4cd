"""Games from outside, in links, addresses of embeds and files, and their faults in words.

    #game=classic/k7f2/4D_3D5C=8&bots=nia                            a game in progress
    ?variant=royal&seats=4&team=2&target=31&seed=abc&bots=nia,otto   a new game
    ?variant=royal&ace_values=1&name=Grandmother%27s                 rules that have a name
    #game=classic/k7f2/4D_3D5C=8&place=3                             a replay, opened at a place or at its "review"
    #game=classic/k7f2/4D_3D5C=8&players=person,person&near=1        a replay as the person in a seat sees it
    #game=classic/k7f2/4D_3D5C=8&moment=2                            a finished game, at its second action
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
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from casino_core.bots import RENAMED
from casino_core.game import SEED, Game, from_position, new_game
from casino_core.notation.reader import NotationError
from casino_core.notation.record import parse_game, parse_game_file, parse_start
from casino_core.notation.rules import rules_text
from casino_core.rules.parts import Rules
from web.shared.bounds import is_deep
from web.shared.games import PERSON
from web.worker.match import daily, weekly
from web.worker.match.history import FRESH, MAX_TAKEBACKS, History
from web.worker.match.saves import SavedMatch
from web.worker.session import positions
from web.worker.session.parameters import (
    LONGEST,
    bad_settings,
    known_parameters,
    leads_to_game,
    misspelt,
    pairs_of,
    sections_of,
)
from web.worker.words import requested_rules as requested
from web.worker.words.numbers import whole_number
from web.worker.words.own_games import clean_name
from web.worker.words.people import clean_names, company, company_of
from web.worker.words.requested_rules import nearest_word, requested_rules, shortened, split_rules, why_unread
from web.worker.words.speech import Message, enumerated, message

LIT = "lit"
"""The value of "lamp" that turns hints on; any other value is skipped."""

REVIEW = "review"
"""The place of a replay at which its review is open."""

RULES_TAG = re.compile(r'(\[Rules ")([^"\]\n]*)("\])')

POSITION_FIELDS = 7
"""A text with more fields than this can be a position, perhaps an incomplete one; whole ones have at least 11."""

NEAR = 8
"""The number of characters shown on either side of a fault."""

MAX_LISTED_PLAYERS = 20
"""The maximum number of players that are read from a list; no table has as many seats."""

UNREAD = {"wrong.text", "wrong.play"}
"""The keys of the faults at which reading stops."""

MAX_ENVELOPES = 10
"""The maximum number of layers of JSON that are unwrapped to find the game of a save."""


@dataclass(frozen=True)
class Invitation:
    """A game from outside, as far as it can be read."""

    game: Game
    """The game, as far as it can be read."""

    bots: tuple[str, ...]
    """The ids of the players, as in a save: without the first seat if the only person has it."""

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
    """The place at which the replay opens: a number, or "review" for the review; "" for the beginning."""

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
        """The seed for games whose text or address gives none."""
        self.today = today
        """Returns the visitor's local date."""

    def of_address(self, address: str) -> Invitation | None:
        """Return the invitation in an address, or in the part of it from ? or # on; None if it has none."""
        return self._read(self._of_address, address, "wrong.link") if leads_to_game(address) else None

    def of_text(self, text: str) -> Invitation:
        """Return the invitation in a pasted text: a link, a file, a save, or the text of a game."""
        return self._read(self._of_text, text.strip(), "open.unreadable")

    def _read(self, read: Callable[[str], Invitation], text: str, unreadable: str) -> Invitation:
        """Return the invitation in a text; a new game with a fault if the text is too long or unreadable."""
        if len(text) > LONGEST:
            return self._invitation(self._as_far_as(""), {}, [message("open.long", count=len(text))])
        try:
            return read(text)
        except Exception:  # nothing from outside must stop the table
            logging.getLogger(__name__).warning("A text from outside cannot be read", exc_info=True)
            game, _ = new_game(requested_rules({})[0], self.seed)
            return self._invitation(game, {}, [message(unreadable)])

    def _of_address(self, address: str) -> Invitation:
        parameters, faults = known_parameters(address), [*misspelt(address), *bad_settings(address)]
        if "game" in parameters:
            return self._of_game_parameter(parameters, faults)
        # Everyone must get the same deal, so all other parameters are ignored.
        if "daily" in parameters:
            day, more = daily.requested_day(parameters["daily"], self.today())
            deal = daily.daily_deal(day)
            return Invitation(deal.game, deal.bots, (*faults, *more))
        if "weekly" in parameters:
            week, more = weekly.requested_week(parameters["weekly"], self.today())
            deal = weekly.weekly_game(week)
            return Invitation(deal.game, deal.bots, (*faults, *more))
        wanted = {name: parameters[name] for name in requested.NAMES if name in parameters}
        if parameters.get("players"):
            wanted.setdefault("seats", str(parameters["players"].count(",") + 1))
        rules, more = requested_rules(wanted)
        faults += more
        parts = positions.parts_of(pairs_of(address))
        # A partial position has to look the same to everyone who follows the address.
        default = positions.SEED if parts else self.seed
        seed = parameters.get("seed", default)
        if not SEED.fullmatch(seed):
            faults.append(message("wrong.seed"))
            seed = default
        game = positions.game_of(rules, parts, seed, faults) or new_game(rules, seed)[0]
        goal = positions.goal_of(pairs_of(address), game, faults) if parts else None
        faults += positions.without_effect(pairs_of(address))
        first = ((game, goal),) if goal else ()
        tasks = (*first, *_later_tasks(address, rules, seed, faults)) if first else ()
        return replace(self._invitation(game, parameters, faults), tasks=tasks)

    def _of_text(self, text: str) -> Invitation:
        if text.startswith("{"):
            text = _of_save(text)
        if text.startswith("["):
            return self._of_file(text)
        # Links are tried before positions, because both are full of slashes.
        if ("#" in text or "?" in text) and leads_to_game(text):
            return self._of_address(text)
        return self._of_position(text) if is_position(text) else self._of_game({"game": text})

    def _of_position(self, text: str) -> Invitation:
        """Return the invitation to play on from a position, or to a new game if the position cannot be read."""
        faults: list[Message] = []
        try:
            game = from_position(parse_start(text), self.seed)
        except NotationError as fault:
            game = self._as_far_as("")
            faults.append(_unread(fault))
        return self._invitation(game, {}, faults)

    def _of_game_parameter(self, parameters: dict[str, str], faults: list[Message]) -> Invitation:
        """Return the invitation from an address that contains a game, as a text, a save, a file or a link."""
        text = parameters["game"].strip()
        if text.startswith("{"):
            text = _of_save(text)
        if text.startswith("["):
            # Tidying an address strips the punctuation at its end, even the brace that closes the last comment.
            invitation = self._of_file(text + "}" * (text.rfind("{") > text.rfind("}")))
        else:
            inner = known_parameters(text) if re.search("[?#&]game=", text) else {}
            # When people copy the text of a game from a link, they often copy the parameters after it, too.
            text, *rest = (inner.get("game") or text).split("&")
            invitation = self._of_game({**parameters, **known_parameters("&" + "&".join(rest)), **inner, "game": text})
        return replace(invitation, faults=(*faults, *invitation.faults)) if faults else invitation

    def _of_game(self, parameters: dict[str, str]) -> Invitation:
        if "://" in parameters["game"]:
            return self._invitation(self._as_far_as(""), parameters, [message("open.no-link")])
        text, faults = _with_known_rules(parameters["game"])
        try:
            game = parse_game(text)
        except NotationError as fault:
            game = self._as_far_as(text[: fault.index])
            faults.append(_unread(fault))
        return self._invitation(game, parameters, faults)

    def _of_file(self, text: str) -> Invitation:
        faults: list[Message] = []
        rules_tag = RULES_TAG.search(text)
        if rules_tag:
            # If the rules of a file no longer exist, its game is still worth reading by the closest rules.
            rules, faults = _known_rules(rules_tag[2])
            text = text[: rules_tag.start(2)] + rules + text[rules_tag.end(2) :]
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
        """Return the game of a text that ends before a fault; a new game if even that text cannot be read."""
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
        if not any(fault.key in UNREAD for fault in faults):
            faults += _places_that_are_gone(game, place, parameters.get("near"))
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
        """Return the known player closest to each wanted one; add a fault for each misspelt name."""
        wanted = [name for name in wanted if name]
        near = [nearest_word(name, (*there, *RENAMED)) for name in wanted]
        # Old links use the earlier names of bots.
        bots = [RENAMED.get(name, name) for name in near]
        corrections = zip(wanted, near, bots, strict=True)
        faults += [
            message("wrong.bot", bot=shortened(name), nearest=bot) for name, known, bot in corrections if name != known
        ]
        return bots


def _places_that_are_gone(game: Game, place: str, near: str | None) -> Iterator[Message]:
    """Yield faults about a place of the replay that the game does not have, and a seat that the table does not have."""
    last = sum(len(moves) + 1 for moves in game.record) - 1
    if place not in ("", REVIEW) and whole_number(place, last + 1) not in range(last + 1):
        yield message("wrong.gone", name="place", value=shortened(place))
    if near and whole_number(near, game.rules.seats) not in range(game.rules.seats):
        yield message("wrong.gone", name="near", value=shortened(near))


def _too_many(named: Sequence[str], seats: int) -> list[Message]:
    """Return a fault about the players beyond the number of ``seats``; [] if there are none."""
    surplus = tuple(message(f"bot.{player}") if player != PERSON else message("new.person") for player in named[seats:])
    return [message("wrong.many", count=len(surplus), players=enumerated(surplus))] if surplus else []


def _listed(text: str) -> list[str]:
    """Return the players in a list separated by commas, at most ``MAX_LISTED_PLAYERS``."""
    return text.split(",", MAX_LISTED_PLAYERS)[:MAX_LISTED_PLAYERS]


def seated(bots: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """Return bots for all seats except the person's; if ``bots`` are too few, the last one fills the rest."""
    seats = rules.seats - 1
    return (*bots, *[bots[-1]] * seats)[:seats]


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


def _later_tasks(address: str, rules: Rules, seed: str, faults: list[Message]) -> Iterator[tuple[Game, positions.Goal]]:
    """Yield the tasks of a series after the first, except those without a readable position or a legal right play.

    Add the faults of all these tasks to ``faults``.
    """
    for number, pairs in enumerate(sections_of(address)[1:], 2):
        own: list[Message] = []
        game = positions.game_of(rules, positions.parts_of(pairs), seed, own)
        goal = positions.goal_of(pairs, game, own) if game else None
        if game and goal:
            yield game, goal
        elif not own:
            own.append(message("wrong.task.none"))
        faults += [message("wrong.task", number=number, fault=fault) for fault in own]


def is_position(text: str) -> bool:
    """Return whether a text is a position, perhaps a faulty one."""
    parts = text.split("/")
    return len(parts) > POSITION_FIELDS and all(part.isdigit() or part == "-" for part in parts[1:5])


def _with_known_rules(text: str) -> tuple[str, list[Message]]:
    """Return the text of a game with unknown rules replaced by the closest, and the faults of its rules."""
    rules, slash, rest = text.partition("/")
    if ";" in rules:  # a position, which stays as it is
        return text, []
    known, faults = _known_rules(rules) if slash else (rules, [])
    return known + slash + rest, faults


def _known_rules(text: str) -> tuple[str, list[Message]]:
    rules, faults = requested_rules(split_rules(text))
    return (rules_text(rules), [*faults]) if faults else (text, [])


def _unread(fault: NotationError) -> Message:
    """Return the message about a fault in a text, with the place of the fault and the text around it."""
    near = fault.text[max(0, fault.index - NEAR) : fault.index + NEAR]
    why = why_unread(fault)
    key = "wrong.play" if why.key.startswith("why.") else "wrong.text"
    return message(key, at=fault.index + 1, near=near, reason=why)
