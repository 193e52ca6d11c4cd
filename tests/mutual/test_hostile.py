"""Letters with arbitrary parts: each is read or refused, and no other error is raised."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from casino_core.mutual import (
    Letter,
    LetterError,
    Part,
    Seat,
    accept,
    audit,
    invite,
    join,
    letter_text,
    parse_letter,
    read,
    read_invitation,
    resign,
    table,
)
from casino_core.mutual.hosting import host_game, host_letter, host_read
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.mutual.test_hosting import hosted
from tests.mutual.two import Seeded, begin, turn

ALPHABET = "ABab019_-~:=,xp"
KINDS = "gndsoakrxhtuvcz"


def spoilt(rng: Random, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return parts after one to three random changes."""
    some = list(parts)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(some) + 1)
        part = some[at] if at < len(some) else Part("k", "A" * 22)
        kind, text = part
        place = rng.randrange(len(text) + 1)
        match rng.randrange(8):
            case 0:
                some[at : at + 1] = []
            case 1:
                some.insert(at, part)
            case 2:
                some.insert(at, Part(rng.choice(KINDS), "".join(rng.choices(ALPHABET, k=rng.randint(0, 60)))))
            case 3:
                some[at : at + 1] = [Part(rng.choice(KINDS), text)]
            case 4:
                some[at : at + 1] = [Part(kind, text[:place] + rng.choice(ALPHABET) + text[place + 1 :])]
            case 5:
                some[at : at + 1] = [Part(kind, text[:place])]
            case 6:
                some[at : at + 1] = [Part(kind, text + text[:place])]
            case 7:
                rng.shuffle(some)
    return tuple(some)


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["classic", "pluck", "royal_draw", "krypkasino"])
def test_spoilt_letters_are_read_or_refused(variant: str) -> None:
    group, rng, read_anyway = Seeded(f"hostile {variant}"), Random(f"hostile {variant}"), 0
    seats = begin(variant_rules(variant, 2), f"hostile {variant}")
    for _ in range(amount(52, 104)):
        by = seats[0].letters % 2
        seats[by] = turn(group, rng, seats[by])
        for _ in range(amount(4, 100)):
            letter = spoilt_text(rng, seats[by].own_letter)
            try:
                after = read(group, seats[1 - by], letter)
            except LetterError as fault:
                if isinstance(fault.broken, Seat):
                    after = resign(group, fault.broken)
                    assert audit(group, after).code
            else:
                read_anyway += letter != seats[by].own_letter
                table(after)
        seats[1 - by] = read(group, seats[1 - by], seats[by].own_letter)
    assert read_anyway < amount(10, 100)


def test_spoilt_invitations_are_read_or_refused() -> None:
    group, rng = Seeded("hostile"), Random("hostile")
    ada = invite(group, variant_rules("classic"), "Ada")
    for _ in range(amount(100, 2000)):
        letter = spoilt_text(rng, ada.own_letter)
        for reading in (read_invitation, lambda text: accept(group, text, "Ben"), lambda text: join(text, "Ben")):
            with suppress(LetterError):
                reading(letter)


def test_spoilt_letters_of_guests_and_hosts_are_read_or_refused() -> None:
    group, rng = Seeded("hostile"), Random("hostile host")
    rules = variant_rules("classic", 3)
    for _ in range(amount(100, 1000)):
        with suppress(LetterError):
            join(spoilt_text(rng, host_letter(host_game(group, rules), 1)), "Ben")
    for number, (host, guests) in enumerate(hosted(rules, "hostile host", 1, live=True)):
        for guest in guests.values() if number % 5 == 0 else ():
            for _ in range(amount(6, 50)):
                with suppress(LetterError):
                    table(read(group, guest, spoilt_text(rng, host_letter(host, guest.seat))))
                with suppress(LetterError):
                    host_read(host, spoilt_text(rng, guest.own_letter or host_letter(host, guest.seat)))


def spoilt_text(rng: Random, text: str) -> str:
    """Return the text of a letter with ``spoilt`` parts."""
    letter = parse_letter(text)
    return letter_text(Letter(letter.id, letter.number, letter.before, spoilt(rng, letter.parts)))
