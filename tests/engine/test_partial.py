"""Partial positions: given parts stay, the seed decides the rest, and contradictions are refused."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from casino_core.cards import Chance
from casino_core.game import Game, from_position, new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import cards_text
from casino_core.notation.partial import PARTS, parse_known
from casino_core.notation.positions import parse_position, position_text
from casino_core.playing.completing import PartError, completed
from casino_core.position.position import DEFAULT_STATE, Position
from casino_core.rules.variants import VARIANTS, played_at, variant_rules
from tests.engine.amount import amount

CLASSIC = variant_rules("classic")

TEXTS = [
    ({"table": "5H,3C,QS", "hand": "8D,2C"}, "5H3CQS/-/8D2C,"),
    ({"table": "5h3cqs", "hand": "8d2c"}, "5H3CQS/-/8D2C,"),
    ({"table": "10H,8=6D2S,4D8=5C3D.8H@0", "hand": "8S10S"}, "TH4D/8=6D2S@1,8=5C3D.8H@0/8STS,8D"),
    ({"table": "-", "hand": "AS"}, "-/-/AS,"),
    ({"hand1": "AS"}, "-/-/"),
]
"""The given parts, and how the position's text must continue after its last capturer."""


@pytest.mark.parametrize(("texts", "start"), TEXTS)
def test_what_is_said_stands_in_the_position(texts: dict[str, str], start: str) -> None:
    position = completed(parse_known(CLASSIC, texts), "1")
    assert "/".join(position_text(position).split("/")[5:]).startswith(start)
    assert completed(parse_known(CLASSIC, texts), "1") == position
    assert completed(parse_known(CLASSIC, texts), "2") != position


REFUSED = [
    ({"table": "5X"}, "table", "no-card"),
    ({"table": "5H", "hand": "5H"}, "hand", "card-twice"),
    ({"table": "8=5C4D"}, "table", "build-does-not-add-up"),
    ({"table": "8=8C"}, "table", "build-of-one-card"),
    ({"table": "8=5C3D@4"}, "table", "no-such-seat"),
    ({"hand": "8D,2C,3C,4C,5C"}, "hand", "hand-too-large"),
    ({"hand": "8D", "hand1": "2C3C"}, "hand1", "hands-do-not-fit"),
    ({"hand": "8D2C3C", "hand1": "4C"}, "hand1", "hands-do-not-fit"),
    ({"hand": "-"}, "hand", "no-card-to-play"),
    ({"hand3": "8D"}, "hand3", "no-such-seat"),
    ({"pile2": "8D"}, "pile2", "no-such-seat"),
    ({"table": "8=5C3D@0", "hand": "9D"}, "table", "builder-cannot-take"),
    ({"stock": "8D"}, "stock", "stock-does-not-deal-out"),
    ({"turn": "x"}, "turn", "no-number"),
    ({"last": "2"}, "last", "no-such-seat"),
    ({"table": cards_text(CLASSIC.pack)}, "table", "not-enough-cards"),
    ({"table": cards_text(CLASSIC.pack), "hand": "ASKSQSJSTS9S8S7S6S"}, "hand", "too-many-cards"),
]


@pytest.mark.parametrize(("texts", "part", "code"), REFUSED)
def test_a_contradiction_is_refused_by_its_name(texts: dict[str, str], part: str, code: str) -> None:
    with pytest.raises(PartError) as refused:
        completed(parse_known(CLASSIC, texts), "1")
    assert (refused.value.part, refused.value.code) == (part, code)


KNOWN = 0.6
"""The share of a position's parts that are given."""

TABLES = [(name, seats, team) for name in VARIANTS for seats, team in played_at(name, {})]


@pytest.mark.parametrize("number", range(amount(30, 600)))
def test_any_part_of_a_real_position_can_be_completed_and_played_out(number: int) -> None:
    rng = Random(f"partial {number}")
    name, seats, team = TABLES[number * 7 % len(TABLES)]
    game, _ = new_game(variant_rules(name, seats, team), f"partial-{number}")
    game = _played(game, rng, rng.randrange(4 * seats))
    position = game.position
    if position.over or position.variant_state != DEFAULT_STATE:  # a state that only some games have cannot be given
        position = new_game(game.rules, f"partial-{number}")[0].position
    texts = {part: text for part, text in _parts(position).items() if part == "turn" or rng.random() < KNOWN}
    known = parse_known(position.rules, texts)
    whole = completed(known, "seed")
    parts = _parts(whole)
    assert {part: parts[part] for part in texts if part != "last"} == {
        part: texts[part] for part in texts if part != "last"
    }
    assert Counter(_all_cards(whole)) == Counter(whole.rules.pack)
    assert parse_position(position_text(whole)) == whole
    goes_on = from_position(whole, "seed")
    while not (goes_on.round_over or goes_on.outcome):
        goes_on = _played(goes_on, rng, 1)


def _played(game: Game, rng: Random, many: int) -> Game:
    for _ in range(many):
        if game.round_over or game.outcome:
            break
        game, _ = play(game, rng.choice(legal_actions(game.position)))
    return game


def _parts(position: Position) -> dict[str, str]:
    """Return the texts of a position's parts by name, without its piles, because other piles would fit as well."""
    builds = [
        f"{build.value}={'.'.join(map(''.join, build.groups))}@{'.'.join(map(str, (build.owner, *build.also)))}"
        for build in position.builds
    ]
    parts = {"table": ",".join([*position.loose, *builds]) or "-", "turn": str(position.turn)}
    if position.last_capturer is not None:
        parts["last"] = str(position.last_capturer)
    hands = {f"hand{seat or ''}": cards_text(hand) for seat, hand in enumerate(position.hands)}
    assert {*parts, *hands} <= set(PARTS)
    return parts | hands


def _all_cards(position: Position) -> list[str]:
    rows = (
        *position.hands,
        position.loose,
        *(build.cards for build in position.builds),
        position.stock,
        *position.piles,
    )
    return [card for row in rows for card in row]


def test_the_cards_of_the_rest_never_change() -> None:
    """The cards must not change: other sites' pages contain addresses of positions, and embeds deal in the same way."""
    first = completed(parse_known(CLASSIC, {"table": "5H,3C,QS"}), "1")
    rest = [card for card in CLASSIC.pack if card not in ("5H", "3C", "QS")]
    assert first.hands[0] + first.hands[1] == Chance("1/rest").shuffled(rest)[:8]
    assert cards_text(first.hands[0]) == "JH9DAS9S"
