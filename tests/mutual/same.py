"""Results that must be the same with both libraries. The file also runs, by itself, in the browser's Python."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from casino_core.mutual import Group, Seat, accept, act, audit, invite, parse_letter, read, table, write
from casino_core.notation.actions import parse_action
from casino_core.notation.rules import parse_rules


class Given:
    """A group with given random scalars."""

    def __init__(self, group: Group, scalars: list[str]) -> None:
        self.hash_to_group, self.multiply, self.invert = group.hash_to_group, group.multiply, group.invert
        self.is_valid, self.scalars = group.is_valid, iter(scalars)

    def random_scalar(self) -> bytes:
        """The next scalar."""
        return bytes.fromhex(next(self.scalars))


def actions_of(letter: str) -> Iterator[str]:
    """The texts of the actions of a letter."""
    for part in parse_letter(letter).parts:
        if part.kind in "ao":
            yield part.payload[44 if part.kind == "o" else 0 :].replace("~", ".")


def letters_again(group: Group, rules: str, scalars: list[str], letters: list[str]) -> dict[str, Any]:
    """The letters of a game, written again from the same secrets and actions, and its slowest steps in milliseconds."""
    given, slowest = Given(group, scalars), dict[str, float]()

    def timed(step: str, function: Any, *arguments: Any) -> Any:
        start = perf_counter()
        value = function(*arguments)
        slowest[step] = max(slowest.get(step, 0), round(1000 * (perf_counter() - start), 1))
        return value

    ada: Seat = timed("invite", invite, given, parse_rules(rules), "Ada")
    ben: Seat = timed("accept", accept, given, ada.own_letter, "Ben")
    written, seats = [ada.own_letter, ben.own_letter], [timed("read first", read, given, ada, ben.own_letter), ben]
    for number, letter in enumerate(letters[2:], 3):
        by, kind = 1 - number % 2, "a new round" if len(letter) > 1000 else "a turn"
        for action in actions_of(letter):
            timed("table", table, seats[by])
            seats[by] = timed("act", act, seats[by], parse_action(action))
        seats[by] = timed(f"write {kind}", write, given, seats[by])
        written.append(seats[by].own_letter)
        seats[1 - by] = timed(f"read {kind}", read, given, seats[1 - by], seats[by].own_letter)
    audits = [timed("audit", audit, given, seat, 1).code for seat in seats]
    return {"letters": written, "audits": audits, "slowest": slowest}


def vectors(group: Group, data: dict[str, Any]) -> list[object]:
    """A group's results for the test vectors of the RFCs."""
    generator, dst = bytes.fromhex(data["multiples"][0]), bytes.fromhex(data["oprf_dst"])
    found: list[object] = [group.multiply(generator, n.to_bytes(32, "little")).hex() for n in range(1, 16)]
    found += [group.is_valid(bytes.fromhex(encoding)) for encoding in (*data["invalid"], "", "00" * 32, "00" * 33)]
    for vector in data["oprf"]:
        point, blind = group.hash_to_group(bytes.fromhex(vector["input"]), dst), bytes.fromhex(vector["blind"])
        blinded = group.multiply(point, blind)
        again = group.multiply(blinded, group.invert(blind))
        found += [blinded.hex(), group.multiply(blinded, bytes.fromhex(data["oprf_key"])).hex(), again == point]
    return found
