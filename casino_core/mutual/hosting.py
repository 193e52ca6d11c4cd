"""Hosted games, for any number of people and teams: one device deals, knows all cards, and writes to every guest.

Its letters are invitations and news, which contain only what the guest's seat may see. Guests write answers:

    invitation = g rules, h seat and first dealer, c commitment, then the parts of news
    news       = t names, u start, { v cards | a action }, [ r seat ], [ k seed ]
    answer     = n name, { a action } | n name, r

A letter's number is one more than the number of actions in the game: an answer does not count the actions that it
contains, but all other letters do. News begins with the action whose number, from 0, is ``start``: the first action
that the guest may not have yet. So a letter can be written and read again at any time, and contains whatever is
missing. ``v`` contains the cards of a deal (the guest's hand and, in the first deal, the layout), or the card that the
guest draws. The commitment is the digest of the seed, so the host cannot change the cards later; when the game is over,
every guest's page deals all cards again from the seed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256

from casino_core.cards import Chance
from casino_core.game import Game, apply, new_game, next_round, play
from casino_core.game import resign as give_up
from casino_core.legal.illegal import Illegal
from casino_core.mutual.board import deals
from casino_core.mutual.group import Group
from casino_core.mutual.letters import Letter, LetterError, Part, digest, letter_text, letters_in, parse_letter, to_text
from casino_core.mutual.names import name_of, name_text, read_name
from casino_core.mutual.offered import why_not_offered
from casino_core.mutual.seat import SeatError
from casino_core.mutual.table import Step, Table
from casino_core.notation.actions import action_text, cards_text, parse_action
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_text, parse_game
from casino_core.notation.rules import rules_text
from casino_core.playing.play import IllegalActionError
from casino_core.playing.shuffling import shuffled
from casino_core.position.actions import Action
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules

ID = 6
COMMITMENT = 22
HOST = 0
"""The seat of the host."""


@dataclass(frozen=True, slots=True)
class Host:
    """A game that this device deals for everyone."""

    game: Game
    """The game, with all cards."""

    names: tuple[str, ...]
    """The names by seat; "" for a guest who has not answered, or gave no name."""

    heard: tuple[int, ...]
    """The number of actions that each seat is known to have received; -1 for a guest who has not answered."""

    shown: tuple[int, ...]
    """By seat, the number of actions when the last letter to that seat was shown to the host; -1 if none was shown."""

    draft: tuple[Action, ...] = ()
    """The host's own actions that are not in a letter yet."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.game.rules

    @property
    def seat(self) -> int:
        """The seat of the host."""
        return HOST

    @property
    def id(self) -> str:
        """The id of the game in the host's storage; the letters to and from each guest have a different id."""
        return guest_id(self, HOST)

    @property
    def actions(self) -> int:
        """The number of actions in the game, without the draft."""
        return sum(map(len, self.game.record))


def host_text(host: Host) -> str:
    """Return the text of a host's game, including its seed: only for the host's own storage."""
    fields = {
        "game": game_text(host.game),
        "names": host.names,
        "heard": host.heard,
        "shown": host.shown,
        "draft": list(map(action_text, host.draft)),
    }
    return json.dumps(fields, separators=(",", ":"))


def parse_host(text: str) -> Host:
    """Return the host's game from its text: the exact inverse of ``host_text``. Raises SeatError."""
    try:
        fields = json.loads(text)
        host = Host(
            game=parse_game(fields["game"]),
            names=tuple(map(str, fields["names"])),
            heard=tuple(map(int, fields["heard"])),
            shown=tuple(map(int, fields["shown"])),
            draft=tuple(map(parse_action, fields["draft"])),
        )
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as fault:
        raise SeatError("bad-seat", {}) from fault
    if {len(host.names), len(host.heard), len(host.shown)} != {host.rules.seats} or host_text(host) != text:
        raise SeatError("bad-seat", {})
    try:
        drafted_game(host)
    except ValueError as fault:
        raise SeatError("bad-seat", {}) from fault
    return host


def guest_id(host: Host, seat: int) -> str:
    """Return the id of the letters to and from a guest."""
    return digest(f"casino/id/{host.game.seed}/{seat}", ID)


def host_ids(host: Host) -> dict[str, int]:
    """Return a dictionary from the id of each guest's letters to the seat of that guest."""
    return {guest_id(host, seat): seat for seat in range(1, host.rules.seats)}


def commitment(seed: str) -> str:
    """Return the digest of a seed; guests get the digest before their cards."""
    return digest(f"casino/seed/{seed}", COMMITMENT)


# ---------- the host ----------


def host_game(group: Group, rules: Rules, name: str = "") -> Host:
    """Return a new game whose host has seat 0. Raises LetterError("game-not-offered")."""
    unfit = why_not_offered(rules, hosted=True)
    if unfit is not None:
        raise LetterError("game-not-offered", {"why": unfit.code, **unfit.facts})
    seed = to_text(sha256(group.random_scalar()).digest()[:16])
    guests = rules.seats - 1
    none = (0, *(-1,) * guests)
    return Host(new_game(rules, seed)[0], (name_of(name), *("",) * guests), none, none)


def host_continues(host: Host, earlier: Host) -> bool:
    """Return whether a host's game is the earlier one, with or without further actions; drafts do not count."""
    game, before = host.game, earlier.game
    *done, last = before.record
    return (
        (game.rules, game.seed, game.start, host.names[HOST])
        == (before.rules, before.seed, before.start, earlier.names[HOST])
        and game.record[: len(done)] == tuple(done)
        and len(game.record) > len(done)
        and game.record[len(done)][: len(last)] == last
        and before.resigned in (None, game.resigned)
    )


def drafted_game(host: Host) -> Game:
    """Return the game after the draft."""
    game = host.game
    for action in host.draft:
        game, _ = play(game, action)
    return game


def hosts_turn(host: Host) -> bool:
    """Return whether the host may act now, after the draft."""
    game = drafted_game(host)
    return game.position.actor == HOST and not game.round_over and game.outcome is None


def host_act(host: Host, action: Action) -> Host:
    """Return the host with an action added to the draft.

    Raises ValueError if it is not the host's turn, and IllegalActionError.
    """
    if not hosts_turn(host):
        raise ValueError("it is not the host's turn")
    play(drafted_game(host), action)
    return replace(host, draft=(*host.draft, action))


def host_undo(host: Host) -> Host:
    """Return the host without the last action of the draft; unchanged if the draft is empty."""
    return replace(host, draft=host.draft[:-1])


def host_write(host: Host) -> Host:
    """Return the host with the draft moved into the game, so that letters contain it from now on.

    Raises ValueError if the draft is empty or does not end the turn.
    """
    if not host.draft or hosts_turn(host):
        raise ValueError("the turn is not over")
    return replace(host, game=drafted_game(host), draft=())


def host_next_round(host: Host) -> Host:
    """Return the game with its next round dealt. Raises GameError."""
    return replace(host, game=next_round(host.game)[0])


def host_shown(host: Host, seat: int) -> Host:
    """Return the host after the letter to a guest was shown."""
    return replace(host, shown=tuple(host.actions if at == seat else known for at, known in enumerate(host.shown)))


def host_invite_again(host: Host, seat: int) -> Host:
    """Return the host as if a guest had not answered: the next letter is an invitation again, with all news."""
    return replace(host, heard=tuple(-1 if at == seat else known for at, known in enumerate(host.heard)))


def host_table(host: Host) -> Table:
    """Return the table as the host sees it: only the host's own hand, although the device knows every card."""
    game = drafted_game(host)
    return Table(game, game.view(HOST), 0, 0, hosts_turn(host))


def host_steps(host: Host) -> tuple[Step, ...]:
    """Return the steps of the round on the table: its deal, and each action, the draft included."""
    game = host.game
    before = stages_of(game.rules, game.seed, game.record)[-2:-1]
    dealt = next_round(before[0][-1]) if before else new_game(game.rules, game.seed)
    steps = [Step(*dealt)]
    for action in (*game.record[-1], *host.draft):
        steps.append(Step(*apply(steps[-1].game, action)))
    return tuple(steps)


def host_letter(host: Host, seat: int) -> str:
    """Return the letter to a guest: an invitation until the guest has answered, then the news since the last answer."""
    game, start = host.game, max(0, host.heard[seat])
    first = (
        Part("g", rules_text(game.rules)),
        Part("h", f"{seat}{game.first_dealer}"),
        Part("c", commitment(game.seed)),
    )
    names = Part("t", name_text("\n".join(host.names)))
    number = 1 + host.actions
    parts = (*(first if host.heard[seat] < 0 else ()), names, Part("u", str(start)), *_news(game, seat, start))
    return letter_text(Letter(guest_id(host, seat), number, "-", parts))


def _news(game: Game, seat: int, start: int) -> Iterator[Part]:
    """Yield the parts of news for a seat: actions from the number ``start`` on, the seat's cards, and the end.

    The first cards are those that were dealt just before the action ``start``, if any.
    """
    number = 0
    for stages, actions in zip(stages_of(game.rules, game.seed, game.record), game.record, strict=True):
        for place, stage in enumerate(stages):
            if place:
                number += 1
                if number > start:
                    yield action_part(actions[place - 1])
            if number >= start:
                before = stages[place - 1] if place else None
                yield from _dealt(before, stage, seat)
    if game.resigned is not None:
        yield Part("r", str(game.resigned))
    if game.outcome is not None:
        yield Part("k", game.seed)


@lru_cache(maxsize=2)  # the letters to all guests need the same stages
def stages_of(rules: Rules, seed: str, record: tuple[tuple[Action, ...], ...]) -> tuple[tuple[Game, ...], ...]:
    """Return, for every round of a trusted record, the game after the deal and then after each action."""
    game, _ = new_game(rules, seed)
    rounds: list[tuple[Game, ...]] = []
    for actions in record:
        stages = [next_round(rounds[-1][-1])[0] if rounds else game]
        for action in actions:
            stages.append(apply(stages[-1], action)[0])
        rounds.append(tuple(stages))
    return tuple(rounds)


def _dealt(before: Game | None, stage: Game, seat: int) -> Iterator[Part]:
    """Yield the part with the cards that a step of a round shows to a seat, if any."""
    position = stage.position
    if before is None:
        # The layout as it was dealt, because pairs in it may already have been taken.
        pack = _order(stage)
        first = deals(stage.rules, position.dealer)[0]
        yield Part("v", cards_text(tuple(pack[place] for place in (*first.hands[seat], *first.layout))))
    elif position.deals > before.position.deals:
        yield Part("v", cards_text(position.hands[seat]))
    elif len(position.stock) < len(before.position.stock) and before.position.turn == seat:
        yield Part("v", position.hands[seat][-1])


def _order(game: Game) -> Cards:
    """Return the pack of the current round as it was shuffled."""
    seed = f"{game.seed}/{game.round}"
    return shuffled(game.rules, seed, game.position.dealer, Chance(seed))


def host_resign(host: Host, seat: int = HOST) -> Host:
    """Return the game after a seat, by default the host's, has resigned for its side. Raises GameError."""
    return replace(host, game=give_up(host.game, seat), draft=())


def host_read(host: Host, text: str) -> tuple[Host, int]:
    """Return the game after a guest's letter, found in any text, and the guest's seat. Raises LetterError."""
    letters = [parse_letter(letter) for letter in letters_in(text)]
    seats = host_ids(host)
    ours = [letter for letter in letters if letter.id in seats]
    if not ours:
        raise LetterError("other-game", {"id": letters[0].id})
    letter = max(ours, key=lambda letter: letter.number)
    seat, parts = seats[letter.id], letter.parts
    if not parts or parts[0].kind != "n":
        raise LetterError("own-letter", {"number": letter.number})
    game = _answered(host, seat, letter)
    names, heard = list(host.names), list(host.heard)
    names[seat], heard[seat] = read_name(parts[0].payload), max(letter.number - 1, heard[seat])
    draft = host.draft if game.outcome is None else ()
    return replace(host, game=game, names=tuple(names), heard=tuple(heard), draft=draft), seat


def _answered(host: Host, seat: int, letter: Letter) -> Game:
    """Return the game after the actions, or the resignation, in a guest's answer. Raises LetterError."""
    known, parts, game = letter.number - 1, letter.parts[1:], host.game
    resigns = parts == (Part("r"),)
    if resigns and game.outcome is None:
        return give_up(game, seat)
    done = [action for actions in game.record for action in actions]
    actions = [] if resigns else [read_action(part) for part in parts]
    if known > len(done):
        raise LetterError("letter-missing", {"number": letter.number, "expected": len(done) + 1})
    if actions and known < len(done):
        same = actions == done[known : known + len(actions)]
        raise LetterError("old-letter" if same else "two-letters", {"number": letter.number})
    if parts and game.outcome is not None:
        raise LetterError("game-is-over", {})
    if not actions and host.heard[seat] >= known:
        raise LetterError("old-letter", {"number": letter.number})
    for action in actions:
        why = Illegal("not-your-turn", {})
        try:
            if game.position.actor == seat and not game.round_over:
                game, _ = play(game, action)
                continue
        except IllegalActionError as fault:
            why = fault.why
        raise LetterError("illegal", {"letter": letter.number, "action": action, "why": why})
    return game


def action_part(action: Action) -> Part:
    """Return an action as a part of a letter in a hosted game."""
    return Part("a", action_text(action).replace(".", "~"))


def read_action(part: Part) -> Action:
    """Return the action that a part contains. Raises LetterError("parts-unexpected")."""
    if part.kind != "a":
        raise LetterError("parts-unexpected", {})
    try:
        return parse_action(part.payload.replace("~", "."))
    except NotationError as fault:
        raise LetterError("parts-unexpected", {}) from fault
