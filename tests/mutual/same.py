"""Results that must be the same with libsodium and the browser's library. The browser's Python also runs this file."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from casino_core.mutual import Group, Seat, accept, act, audit, invite, parse_letter, read, table, write
from casino_core.notation.actions import parse_action
from casino_core.notation.rules import parse_rules


class FixedGroup:
    """A group whose random scalars are given in advance."""

    def __init__(self, group: Group, scalars: list[str]) -> None:
        self.hash_to_group, self.multiply, self.invert = group.hash_to_group, group.multiply, group.invert
        self.is_valid, self.scalars = group.is_valid, iter(scalars)

    def random_scalar(self) -> bytes:
        """Return the next of the given scalars."""
        return bytes.fromhex(next(self.scalars))


def actions_of(letter: str) -> Iterator[str]:
    """Yield the texts of the actions in a letter."""
    for part in parse_letter(letter).parts:
        if part.kind in "ao":
            yield part.payload[44 if part.kind == "o" else 0 :].replace("~", ".")


def letters_again(group: Group, rules: str, scalars: list[str], letters: list[str]) -> dict[str, Any]:
    """Write the letters of a game again, from the same secrets and actions.

    Return the letters, the codes of both seats' audits, and the maximum time of each kind of step in milliseconds.
    """
    fixed_group, slowest = FixedGroup(group, scalars), dict[str, float]()

    def timed(step: str, function: Any, *arguments: Any) -> Any:
        start = perf_counter()
        value = function(*arguments)
        slowest[step] = max(slowest.get(step, 0), round(1000 * (perf_counter() - start), 1))
        return value

    ada: Seat = timed("invite", invite, fixed_group, parse_rules(rules), "Ada")
    ben: Seat = timed("accept", accept, fixed_group, ada.own_letter, "Ben")
    written, seats = (
        [ada.own_letter, ben.own_letter],
        [timed("read first", read, fixed_group, ada, ben.own_letter), ben],
    )
    for number, letter in enumerate(letters[2:], 3):
        by, kind = 1 - number % 2, "a new round" if len(letter) > 1000 else "a turn"
        for action in actions_of(letter):
            timed("table", table, seats[by])
            seats[by] = timed("act", act, seats[by], parse_action(action))
        seats[by] = timed(f"write {kind}", write, fixed_group, seats[by])
        written.append(seats[by].own_letter)
        seats[1 - by] = timed(f"read {kind}", read, fixed_group, seats[1 - by], seats[by].own_letter)
    audits = [timed("audit", audit, fixed_group, seat, 1).code for seat in seats]
    return {"letters": written, "audits": audits, "slowest": slowest}


def vectors(group: Group, data: dict[str, Any]) -> list[object]:
    """Return a group's results for the test vectors of the RFCs."""
    generator, dst = bytes.fromhex(data["multiples"][0]), bytes.fromhex(data["oprf_dst"])
    results: list[object] = [group.multiply(generator, n.to_bytes(32, "little")).hex() for n in range(1, 16)]
    results += [group.is_valid(bytes.fromhex(encoding)) for encoding in (*data["invalid"], "", "00" * 32, "00" * 33)]
    for vector in data["oprf"]:
        point, blind = group.hash_to_group(bytes.fromhex(vector["input"]), dst), bytes.fromhex(vector["blind"])
        blinded = group.multiply(point, blind)
        again = group.multiply(blinded, group.invert(blind))
        results += [blinded.hex(), group.multiply(blinded, bytes.fromhex(data["oprf_key"])).hex(), again == point]
    return results
