"""Golden games: whole games in notation, with their results, whose replays must never change.

``python -m tests.engine.golden`` adds the games of new presets to tests/data/golden, and plays all others again from
their seeds. A file that is already there changes only with the rules, the notation or the shuffle, so it should change
only if that was deliberate.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from casino_core.notation.rules import parse_rules
from casino_core.rules.variants import VARIANTS
from tests.engine.games import steps
from tests.engine.same import with_result

FOLDER = Path(__file__).parents[1] / "data" / "golden"

GAMES = {
    "two": "classic",
    "two-house-rules": "classic:table_cards_help_raise=yes,single_build_as_card=yes,sweep_points=1",
    "three": "classic:seats=3,sweep_points=1",
    "four": "classic:seats=4,sweep_points=1",
    "partners": "classic:seats=4,team=2",
    "american-partners": "american:seats=4,team=2",
    "german-three": "german:seats=3",
    "california-six": "california:seats=6",
    "michigan-three": "michigan:seats=3",
    "claims": "classic:claim_out=wrong_claim_ignored,sweep_points=1",
    "unannounced": "calling:seats=3,last_not_announced_penalty=opponent_may_cancel_deal",
    "as-captured": "royal:score_as_captured=yes,five_of_spades_sweeps=yes,initial_pairs_to_first_player=yes",
    "freeze-three": "kasino_fi:seats=3,sweep_freeze=last_deal_and_from_10,point_cards_at_once=yes",
    "overspader": "kasino_se:overspader=yes,target=21",
    "shram": "callabra:seats=3,shram=yes,target=11",
    "krypkasino-five": "krypkasino:seats=5",
    "krypkasino-pairs": "krypkasino:seats=6,team=2",
    "krypkasino-threes": "krypkasino:seats=6,team=3",
    **{preset: preset for preset in VARIANTS if preset != "classic"},
}
"""The rules of each game, by the name of the game, which is also its seed."""


@cache
def golden_games() -> dict[str, str]:
    """Return the text of each golden game's file, by the name of the game."""
    return {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}


def main() -> None:
    """Play all games and write their files."""
    FOLDER.mkdir(exist_ok=True)
    for name, rules in GAMES.items():
        *_, (game, _) = steps(parse_rules(rules), name)
        (FOLDER / f"{name}.txt").write_text(with_result(game), "utf-8")


if __name__ == "__main__":
    main()
