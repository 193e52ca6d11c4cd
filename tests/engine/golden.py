"""Golden games: whole games in our notation, with their results, that must replay to the same for ever.

python -m tests.engine.golden plays them anew from their seeds and rewrites tests/data/golden: only after a deliberate
change of the rules, of the notation or of the shuffle.
"""

from __future__ import annotations

from pathlib import Path

from casino_core.notation import parse_rules
from tests.engine.games import steps
from tests.engine.same import with_result

FOLDER = Path(__file__).parents[1] / "data" / "golden"

GAMES = {
    "two": "classic",
    "two-house-rules": "classic:table_cards_help_raise=yes,single_build_as_card=yes,sweep_points=1",
    "three": "classic:seats=3,sweep_points=1",
    "four": "classic:seats=4,sweep_points=1",
    "partners": "classic:seats=4,team=2",
}
"""The names of the games, which are their seeds too, and their rules."""


def golden_games() -> dict[str, str]:
    """The files of the golden games, by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}


def main() -> None:
    """Play the games anew and rewrite their files."""
    FOLDER.mkdir(exist_ok=True)
    for name, rules in GAMES.items():
        *_, (game, _) = steps(parse_rules(rules), name)
        (FOLDER / f"{name}.txt").write_text(with_result(game), "utf-8")


if __name__ == "__main__":
    main()
