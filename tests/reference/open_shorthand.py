"""A short notation for positions and actions of the southern African games."""

from __future__ import annotations

from typing import Any

from tests.reference.open_game import GAMES, Act, Build, Cards, Game, Groups, State, effect
from tests.reference.open_plays import may_lie_so
from tests.reference.open_turns import after, legal
from tests.reference.plain import rank_number

SWAZI = GAMES["swazi"][3, 1]
PARTNERS = GAMES["swazi"][4, 2]
TWO = GAMES["swazi_two"][2, 1]
CRAZY = GAMES["crazy"][2, 1]
SOTHO = GAMES["sotho"][3, 1]
SOTHO_PARTNERS = GAMES["sotho"][4, 2]
SOUTH_AFRICAN = GAMES["south_african"][2, 1]
KHASINO = GAMES["khasino"][2, 1]


def quiet(game: Game) -> Game:
    """Return a game in which nobody may insist."""
    return game._replace(insist_capture=False, insist_augment=False)


def cards(text: str) -> Cards:
    return tuple(text.split())


def build(text: str, value: int, owner: int) -> Build:
    """Read a build: groups separated by spaces, the cards of a group joined by plus signs."""
    return Build(value, tuple(tuple(group.split("+")) for group in text.split()), owner)


def at(
    game: Game,
    hand: str,
    loose: str = "",
    *builds: Build,
    piles: dict[int, str] | None = None,
    others: str = "",
    **more: Any,
) -> State:
    """Set up a position with seat 0 on turn; the other hands are separated by slashes, in the order of seats."""
    hands = (hand, *(others.split("/") if others else [""] * (game.seats - 1)))
    lying = tuple(cards((piles or {}).get(pile, "")) for pile in range(game.piles))
    return State(game, tuple(map(cards, hands)), cards(loose), builds, more.pop("stock", ()), lying, 0, **more)


def groups(text: str) -> Groups:
    """Read groups separated by commas, of cards with two characters; a b before a card names a build."""
    all_groups = []
    for part in text.split(","):
        pieces: list[str] = []
        while part:
            length = 3 if part[0] == "b" else 2
            pieces.append(part[:length])
            part = part[length:]  # noqa: PLW2901 - consumed piece by piece
        all_groups.append(tuple(pieces))
    return tuple(all_groups)


def act(text: str) -> Act:
    """Read an action: 4D, AH=14x6H8D, 9Dxb5D.4C5D, 3D5C=8p, 3H,b4D=3, .9D,4H5H=9, done, insist, give."""
    if text in ("done", "insist", "give"):
        return Act(text)  # type: ignore[arg-type]
    if "x" in text:
        card, body = text.split("x")
        value = int(card[3:]) if "=" in card else rank_number(card)
        body, _, order = body.partition(".")
        lying = tuple(order[at : at + 2] for at in range(0, len(order), 2))
        return Act("capture", card[:2], value, groups(body), order=lying)
    if "=" not in text:
        return Act("trail", text)
    body, end = text.split("=")
    value, for_partner = int(end.removesuffix("p")), end.endswith("p")
    if body.startswith("."):
        return Act("table", "", value, groups(body[1:]), for_partner)
    return Act("build", body[:2], value, groups(body), for_partner)


def allows(state: State, text: str) -> bool:
    """Return whether an action is legal."""
    return effect(act(text)) in legal(state) and may_lie_so(state, act(text))


def do(state: State, *texts: str) -> State:
    """Return the state after some actions, each of which must be legal."""
    for text in texts:
        assert allows(state, text), text
        state = after(state, act(text))
    return state


def all_legal(state: State) -> set[str]:
    """Return all legal actions, by their effects."""
    return set(legal(state))


def effects(*texts: str) -> set[str]:
    return {effect(act(text)) for text in texts}
