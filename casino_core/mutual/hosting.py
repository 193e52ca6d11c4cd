"""Games for any number of people and teams: one device deals for all, knows all cards, and writes to every guest.

Its letters carry to each guest what that seat may see, and nothing else:

    invitation = g rules, h seat and first dealer, c commitment, then as news
    news       = t names, u start, { v cards | a action }, [ r seat ], [ k seed ]
    answer     = n name, { a action } | n name, r

A letter's number is one more than the number of actions in the game, before the answer's own and after the news. News
begin with the action numbered ``start``, the first that the guest may not have yet. So a letter can be written and read
again at any time, and brings whatever is missing. ``v`` are the cards of a deal, the guest's hand and at first the
layout, or the card that the guest draws. The commitment is the digest of the seed, so the host cannot deal otherwise
later; when the game is over, every page deals it again from the seed.
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
    """A game that this device deals for all."""

    game: Game
    """The game, with all cards."""

    names: tuple[str, ...]
    """The names by seat; "" for a guest who has not answered, or gave none."""

    heard: tuple[int, ...]
    """How many actions each seat is known to have; -1 for a guest who has not answered."""


def host_text(host: Host) -> str:
    """Return the text of a host's game, with its seed: for this person's storage alone."""
    fields = {"game": game_text(host.game), "names": host.names, "heard": host.heard}
    return json.dumps(fields, separators=(",", ":"))


def parse_host(text: str) -> Host:
    """Return the host's game of a text: the exact inverse. Raises SeatError."""
    try:
        fields = json.loads(text)
        names, heard = tuple(map(str, fields["names"])), tuple(map(int, fields["heard"]))
        host = Host(parse_game(fields["game"]), names, heard)
    except (ValueError, KeyError, TypeError) as fault:
        raise SeatError("bad-seat", {}) from fault
    if len(names) != host.game.rules.seats or host_text(host) != text:
        raise SeatError("bad-seat", {})
    return host


def guest_id(host: Host, seat: int) -> str:
    """Return the id of the letters to and from a guest."""
    return digest(f"casino/id/{host.game.seed}/{seat}", ID)


def commitment(seed: str) -> str:
    """Return the digest of a seed that guests get before their cards."""
    return digest(f"casino/seed/{seed}", COMMITMENT)


# ---------- the host ----------


def host_game(group: Group, rules: Rules, name: str = "") -> Host:
    """Return a new game whose host has seat 0. Raises LetterError("game-not-offered")."""
    unfit = why_not_offered(rules, hosted=True)
    if unfit is not None:
        raise LetterError("game-not-offered", {"why": unfit.code, **unfit.facts})
    seed = to_text(sha256(group.random_scalar()).digest()[:16])
    guests = rules.seats - 1
    return Host(new_game(rules, seed)[0], (name_of(name), *("",) * guests), (0, *(-1,) * guests))


def host_act(host: Host, action: Action) -> Host:
    """Return the game after an action of the host. Raises IllegalActionError, and ValueError out of turn."""
    if host.game.position.actor != HOST or host.game.round_over:
        raise ValueError("it is not the host's turn")
    return replace(host, game=play(host.game, action)[0])


def host_next_round(host: Host) -> Host:
    """Return the game with its next round dealt. Raises GameError."""
    return replace(host, game=next_round(host.game)[0])


def host_letter(host: Host, seat: int) -> str:
    """Return the letter to a guest: the invitation until the guest has answered, then everything since the answer."""
    game, start = host.game, max(0, host.heard[seat])
    first = (
        Part("g", rules_text(game.rules)),
        Part("h", f"{seat}{game.first_dealer}"),
        Part("c", commitment(game.seed)),
    )
    names = Part("t", name_text("\n".join(host.names)))
    number = 1 + sum(map(len, game.record))
    parts = (*(first if host.heard[seat] < 0 else ()), names, Part("u", str(start)), *_news(game, seat, start))
    return letter_text(Letter(guest_id(host, seat), number, "-", parts))


def _news(game: Game, seat: int, start: int) -> Iterator[Part]:
    """Yield what a seat may know of all that happened from an action on, its deals before that action included."""
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


@lru_cache(maxsize=2)  # one letter for every guest
def stages_of(rules: Rules, seed: str, record: tuple[tuple[Action, ...], ...]) -> tuple[tuple[Game, ...], ...]:
    """Return the stages of every round of a record, which is trusted: after its deal, and after each action."""
    game, _ = new_game(rules, seed)
    rounds: list[tuple[Game, ...]] = []
    for actions in record:
        stages = [next_round(rounds[-1][-1])[0] if rounds else game]
        for action in actions:
            stages.append(apply(stages[-1], action)[0])
        rounds.append(tuple(stages))
    return tuple(rounds)


def _dealt(before: Game | None, stage: Game, seat: int) -> Iterator[Part]:
    """Yield the cards that a step of a round brings to a seat."""
    position = stage.position
    if before is None:
        # The layout as it was dealt: pairs in it may be taken already.
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
    return replace(host, game=give_up(host.game, seat))


def host_read(host: Host, text: str) -> tuple[Host, int]:
    """Return the game after a guest's letter, found in any text, and the guest's seat. Raises LetterError."""
    found = [parse_letter(letter) for letter in letters_in(text)]
    seats = {guest_id(host, seat): seat for seat in range(1, host.game.rules.seats)}
    ours = [letter for letter in found if letter.id in seats]
    if not ours:
        raise LetterError("other-game", {"id": found[0].id})
    letter = max(ours, key=lambda letter: letter.number)
    seat, parts = seats[letter.id], letter.parts
    if not parts or parts[0].kind != "n":
        raise LetterError("own-letter", {"number": letter.number})
    game = _answered(host, seat, letter)
    names, heard = list(host.names), list(host.heard)
    names[seat], heard[seat] = read_name(parts[0].payload), max(letter.number - 1, heard[seat])
    return Host(game, tuple(names), tuple(heard)), seat


def _answered(host: Host, seat: int, letter: Letter) -> Game:
    """Return the game after the actions of an answer. Raises LetterError."""
    known, parts, game = letter.number - 1, letter.parts[1:], host.game
    if parts == (Part("r"),) and game.outcome is None:
        return give_up(game, seat)
    done = [action for actions in game.record for action in actions]
    actions = [read_action(part) for part in parts]
    if known > len(done):
        raise LetterError("letter-missing", {"number": letter.number, "expected": len(done) + 1})
    if actions and known < len(done):
        same = actions == done[known : known + len(actions)]
        raise LetterError("old-letter" if same else "two-letters", {"number": letter.number})
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
    """Return the part of an action in a hosted game."""
    return Part("a", action_text(action).replace(".", "~"))


def read_action(part: Part) -> Action:
    """Return the action of a part. Raises LetterError("parts-unexpected")."""
    if part.kind != "a":
        raise LetterError("parts-unexpected", {})
    try:
        return parse_action(part.payload.replace("~", "."))
    except NotationError as fault:
        raise LetterError("parts-unexpected", {}) from fault
