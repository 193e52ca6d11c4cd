"""Play random rounds of classic Casino with a folder's engine; print the time and a checksum of the legal actions.

python -P tests/bench/play_classic.py FOLDER ROUNDS
"""

from __future__ import annotations

import sys
import time
from random import Random
from zlib import crc32


def main(folder: str, rounds: int) -> None:
    """Print the seconds that the rounds took, and a checksum of all legal actions in them."""
    sys.path.insert(0, folder)
    from casino_core.legal.legality import legal_actions
    from casino_core.notation.actions import action_text
    from casino_core.rules.variants import variant_rules

    try:
        from casino_core.playing.dealing import new_round
        from casino_core.playing.play import apply
    except ImportError:  # the first releases have both elsewhere
        from casino_core.position.position import apply, new_round  # type: ignore[attr-defined,no-redef]

    met = []
    rules = variant_rules("classic")
    start = time.process_time()
    for seed in range(rounds):
        rng = Random(seed)
        position, _ = new_round(rules, str(seed), seed % 2)
        while not position.over:
            legal = legal_actions(position)
            met.append(legal)
            position, _ = apply(position, rng.choice(legal))
    taken = time.process_time() - start
    listed = "/".join(" ".join(map(action_text, legal)) for legal in met)
    print(taken, crc32(listed.encode()))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
