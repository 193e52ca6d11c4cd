"""The JavaScript that shows a position in a frame before Python starts, compared with the engine.

Both languages deal, read addresses, complete positions and count rows of cards (docs/embedding.md, "two languages").
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from casino_core.bots import BOTS, RENAMED
from casino_core.cards import Card, pack
from casino_core.game import SEED, new_game
from casino_core.notation.partial import parse_known
from casino_core.notation.positions import position_text
from casino_core.notation.rules import value_text
from casino_core.playing.completing import PartError, completed, stocks
from casino_core.position.position import Position
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import Rules
from casino_core.rules.renamed import RENAMED as RENAMED_VALUES
from casino_core.rules.renamed import RENAMED_OPTIONS
from casino_core.rules.variants import VARIANTS, played_at, variant_rules
from tests.engine.amount import amount
from tests.engine.games import rounds_of
from web.generator.embeds import script_data
from web.generator.node import node
from web.generator.paths import STATIC
from web.rulebook.words import sweep_counts
from web.table.fit import fitted
from web.table.state import BuildPlate, Spot
from web.worker.session.invitations import Invitations
from web.worker.session.positions import part_fault
from web.worker.words.requested_rules import requested_rules, shortened
from web.worker.words.speech import Voice, message

SCRIPTS = [STATIC / "js" / f"embed-{name}.js" for name in ("read", "deal", "fit", "complete")]
SEEDS = amount(10, 1000)
"""The number of seeds dealt at every table of every game."""

ADDRESSES = amount(1000, 50_000)
"""The number of random addresses that are read."""

READ_BY_FRAMES = {
    "no-card",
    "card-twice",
    "card-not-in-pack",
    "too-many-cards",
    "build-does-not-add-up",
    "build-of-one-card",
    "no-such-seat",
    "hand-too-large",
    "no-card-to-play",
}
"""The faults of a position that frames report without the engine."""

ENGLISH = Voice("en")


@dataclass(frozen=True)
class Case:
    """A call of one of the scripts' functions, in a frame with an address."""

    call: str
    arguments: tuple[object, ...] = ()
    address: str = ""


Results = list[dict[str, Any]]
Run = Callable[[list[Case]], Results]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a function that makes calls under Node, and returns each result with the faults of the address."""
    data, cases_file = script_data("position", str), tmp_path_factory.mktemp("frames") / "cases.json"

    def call(cases: list[Case]) -> Results:
        cases_file.write_text(json.dumps({"data": data, "cases": [vars(case) for case in cases]}), "utf-8")
        results: Results = json.loads(
            node([Path(__file__).with_suffix("").parent / "frame_scripts.mjs", cases_file, *SCRIPTS])
        )
        assert len(results) == len(cases)
        return results

    return call


def visible(position: Position, **more: object) -> dict[str, object]:
    """Return the parts of a position that a frame shows to seat 0."""
    rules = position.rules
    piles = [position.piles[rules.pile_of[seat]] for seat in range(rules.seats)]
    builds = [
        {"value": build.value, "groups": [*map(list, build.groups)], "owner": build.owner} for build in position.builds
    ]
    return {
        "loose": list(position.loose),
        "builds": builds,
        "hand": list(position.hands[0]),
        "held": [len(hand) for hand in position.hands],
        "taken": [len(pile) for pile in piles],
        "sides": rules.sides,
        "stock": len(position.stock),
        "dealer": position.dealer,
        "deal": position.deals,
        **more,
    }


def deals(rules: Rules) -> int:
    """Return the number of deals in a round."""
    return 1 if rules.deal.draw else len([*stocks(rules)])


# ---------- dealing ----------


def test_every_first_deal_is_the_engines(run: Run) -> None:
    tables = [(name, *table) for name in VARIANTS for table in dict(reversed([*played_at(name, {})])).items()]
    rng = Random(4)
    cases = [(name, seats, team, f"{rng.getrandbits(40):x}") for name, seats, team in tables for _ in range(SEEDS)]
    results = run([Case("firstDeal", (name, seats, seed)) for name, seats, _, seed in cases])
    dealt = set()
    for (name, seats, team, seed), answer in zip(cases, results, strict=True):
        rules = variant_rules(name, seats, team)
        plain = rules.deal.replaced == "none" and not (
            rules.deal.cut_layout or rules.capturing.initial_pairs_to_first_player
        )
        assert (answer["result"] is not None) == plain, name
        if plain:
            dealt.add(name)
            position = new_game(rules, seed)[0].position
            more = {"game": VARIANTS[name].name, "turn": position.turn, "deals": deals(rules)}
            assert answer["result"] == visible(position, **more), (name, seats, seed)
    assert len(dealt) > len(VARIANTS) / 2


@pytest.mark.parametrize("seed", ["", "a b", "x" * 65, "a/b"])
def test_what_is_no_seed_deals_nothing(run: Run, seed: str) -> None:
    assert run([Case("firstDeal", ("classic", 2, seed))])[0]["result"] is None


# ---------- whole positions ----------


def test_whole_positions_are_read_as_the_engine_reads_them(run: Run) -> None:
    positions = []
    for name in VARIANTS:
        for seats, team in played_at(name, {}):
            positions += [*rounds_of(variant_rules(name, seats, team), f"frame {name}", 1)][:: amount(11, 1)]
    results = run([Case("whole", (position_text(position), False)) for position in positions])
    for position, answer in zip(positions, results, strict=True):
        rules = position.rules
        sweeps = [
            sum(sweep_counts(rules, card) for card in position.sweeps[seat % rules.sides])
            for seat in range(rules.seats)
        ]
        name = position_text(position).split("/")[0].split(":")[0]
        more = {"game": VARIANTS[name].name, "swept": sweeps, "deals": position.deals, "shown": None}
        # Only the engine draws a pile for each of two partners.
        expected = visible(position, **more) if rules.pile_count == rules.sides else None
        assert answer["result"] == expected, position_text(position)


# ---------- addresses ----------


def group_values(rules: Rules, group: str) -> list[int]:
    """Return the value in a build of each card of a written group; 8 for a court without a value."""
    cards = re.findall("..", group.upper().replace("10", "T"))
    return [(*rules.build_values.get(Card(card), ()), 8)[0] for card in cards]


def random_address(rng: Random) -> dict[str, str]:
    """Return the names and values of a random address of a position, often with a fault."""
    name = rng.choice([*VARIANTS])
    seats, team = rng.choice([*played_at(name, {})])
    rules = variant_rules(name, seats, team)
    deck = [*rules.pack]
    rng.shuffle(deck)
    if rng.random() < 0.1:
        deck += rng.sample(pack(), 5)
        rng.shuffle(deck)

    def cards(count: int, comma: str = ",") -> str:
        written = [deck.pop() for _ in range(min(count, len(deck)))]
        forms = [rng.choice([str(card), str(card).lower(), str(card).replace("T", "10")]) for card in written]
        return rng.choice([comma, ""]).join(forms)

    def build() -> str:
        groups = [cards(rng.choice([1, 2, 2, 3]), "") for _ in range(rng.choice([1, 1, 2]))]
        value = rng.choice([sum(group_values(rules, groups[0])), rng.randint(1, 15)])
        return f"{value}={'.'.join(groups)}{rng.choice(['', '', '@0', '@1', f'@{seats}'])}"

    address = {"variant": name, "seats": str(seats), "team": str(team)}
    address["table"] = ",".join([cards(rng.randint(0, 6)) or "-", *(build() for _ in range(rng.choice([0, 0, 1, 2])))])
    address |= hands_and_piles(rng, rules, cards)
    if rng.random() < 0.3:
        address["seed"] = rng.choice(["a", "k7f2", "Not a seed"])
    if rng.random() < 0.1:
        address["turn"] = str(rng.randrange(seats))
    if rng.random() < 0.1:
        wrong = rng.choice([one for one in address if one not in ("variant", "seats", "team")])
        address[wrong] += rng.choice(["9X", "?", ",QS,QS", "=", "8=2S", "-", "1S"])
    return {part: text for part, text in address.items() if text}


def hands_and_piles(rng: Random, rules: Rules, cards: Callable[[int], str]) -> dict[str, str]:
    """Return some hands and piles, and perhaps a stock; ``cards`` returns the text of a number of cards."""
    parts, seats = {}, rules.seats
    size = rng.choice([*range(1, max(rules.hand_sizes) + 2)])
    for place in range(rng.choice([0, 1, 1, seats])):
        parts[f"hand{place or ''}"] = cards(rng.choice([size] * 20 + [2] * 5 + [0])) or "-"
    for place in range(rng.choice([0, 0, 1, seats])):
        parts[f"pile{place or ''}"] = cards(rng.randint(0, 8))
    if rng.random() < 0.2:
        parts["stock"] = cards(rng.choice([stock for _, stock in stocks(rules)]))
    elif rng.random() < 0.05:
        parts["stock"] = "".join(rules.pack)
    return parts


def engine_position(address: dict[str, str]) -> Position | PartError:
    """Return the position of an address, or the first fault that the engine finds in it."""
    rules = variant_rules(address["variant"], int(address["seats"]), int(address["team"]))
    seed = address.get("seed", "1")
    try:
        return completed(parse_known(rules, address), seed if SEED.fullmatch(seed) else "1")
    except PartError as error:
        return error


def test_positions_are_completed_and_refused_as_by_the_engine(run: Run) -> None:
    rng = Random(33)
    addresses = [random_address(rng) for _ in range(ADDRESSES)]
    results = run(
        [Case("completed", (), "&".join(f"{name}={quote(text)}" for name, text in one.items())) for one in addresses]
    )
    shown, refused = 0, set()
    for address, answer in zip(addresses, results, strict=True):
        result, texts = answer["result"], [fault["text"] for fault in answer["faults"]]
        position = engine_position(address)
        if not isinstance(position, PartError):
            assert not texts, address
            shown += result is not None
            assert result is None or result == visible(position, deals=deals(position.rules)), address
        # The engine can also blame a part that the address does not name, such as the hand of the seat on turn.
        elif position.code in READ_BY_FRAMES and position.part in {*address} - {"turn"}:
            refused.add(position.code)
            assert ENGLISH.spoken(part_fault(position, address)) in texts, address
    assert shown > ADDRESSES / 10
    assert refused == READ_BY_FRAMES


def test_bots_and_options_are_refused_as_by_the_engine(run: Run) -> None:
    wrong = amount(("nonsense", "x" * 60), ("nonsense", "9999", "NONE", "-1", "x" * 60))
    values = {
        name: [*map(value_text, known), *RENAMED_VALUES.get(name, ()), *wrong] for name, known in HOUSE_RULES.items()
    }
    values |= {old: values[name] for old, name in RENAMED_OPTIONS.items()}
    values["bots"] = [*BOTS, *RENAMED, "shark", "nia,shark", "shark,ghost", ",nia,"]
    values["variant"] = [*VARIANTS, "nonsense"]
    values["seats"] = ["2", "3", "4", "5", "6", "7", "0", "x"]
    pairs = [(name, value) for name, known in values.items() for value in known]
    results = run([Case("position", (), f"{name}={quote(value)}") for name, value in pairs])
    invitations = Invitations([*BOTS], "1")
    for (name, value), answer in zip(pairs, results, strict=True):
        if name == "bots":
            invitation = invitations.of_address(f"?bots={quote(value)}&seed=1")
            refused = invitation is not None and any(fault.key == "wrong.bot" for fault in invitation.faults)
            unknown = [bot for bot in value.split(",") if bot not in (*BOTS, *RENAMED, "")]
        else:
            _, faults = requested_rules({name: value})
            # Whether a table exists depends on house rules; frames refuse only what cannot be a number of seats.
            refused = any(fault.key in ("wrong.value", "wrong.variant") for fault in faults) or (
                name == "seats" and value in "70x"
            )
            unknown = [value]
        sentences = [ENGLISH.spoken(message("wrong.gone", name=name, value=shortened(one))) for one in unknown]
        assert [fault["text"] for fault in answer["faults"]] == (sentences if refused else []), (name, value)


# ---------- rows ----------


def test_rows_are_those_of_the_table(run: Run) -> None:
    rng = Random(7)
    layouts = [
        (rng.randrange(30), [[rng.randint(1, 6) for _ in range(rng.randint(1, 4))] for _ in range(rng.randrange(6))])
        for _ in range(amount(500, 20_000))
    ]
    cases = [
        Case("fitted", (loose, [{"groups": [["AS"] * size for size in sizes]} for sizes in builds]))
        for loose, builds in layouts
    ]
    spot = Spot("AS")
    for (loose, builds), answer in zip(layouts, run(cases), strict=True):
        groups = [tuple((spot,) * size for size in one) for one in builds]
        style = fitted(loose, [BuildPlate(8, "", multiple=False, own=False, groups=one) for one in groups])
        assert ";".join(f"{name}:{value}" for name, value in answer["result"].items()) == style
