"""Letters that never change: ``python -m tests.mutual.golden`` adds games that are missing in the data."""

from __future__ import annotations

import json
from hashlib import sha256

from casino_core.rules.variants import variant_rules
from tests.mutual.two import played
from web.generator.paths import ROOT

FILE = ROOT / "tests" / "data" / "letters.json"
GAMES = ("classic", "royal_draw", "krypkasino", "khasino", "pluck")
SHOWN = 12
"""The number of a game's first letters that are in the data, next to a digest of all its letters."""


def letters(variant: str, limit: int | None = None) -> list[str]:
    """Return the letters of two rounds, or the first ``limit`` of them; all chance follows from the game's name."""
    texts: list[str] = []
    for ada, ben in played(variant_rules(variant, 2), f"golden {variant}", rounds=2):
        texts += [ada.own_letter, ben.own_letter] if not texts else [(ada, ben)[1 - ada.letters % 2].own_letter]
        if limit is not None and len(texts) >= limit:
            break
    return texts[:limit]


def described(texts: list[str]) -> dict[str, object]:
    """Return the data on a game's letters: the first ones, the number of letters, and a digest of all of them."""
    return {"letters": texts[:SHOWN], "count": len(texts), "digest": sha256("\n".join(texts).encode()).hexdigest()}


def main() -> None:
    """Add the games that are missing in the data."""
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    known |= {game: described(letters(game)) for game in GAMES if game not in known}
    FILE.write_text(json.dumps(known, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
