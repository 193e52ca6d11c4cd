"""Letters that come twice, too late, too early or in the wrong game are refused with a reason, and nothing is lost."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from casino_core.mutual import (
    Letter,
    LetterError,
    Part,
    SeatError,
    accept,
    act,
    audit,
    can_write,
    finished_game,
    invite,
    legal_actions,
    letter_text,
    parse_letter,
    parse_seat,
    read,
    read_invitation,
    resign,
    seat_text,
    table,
    undo,
    why_not,
    write,
    writer,
)
from casino_core.notation.record import game_text
from casino_core.playing.play import IllegalActionError
from casino_core.position.actions import Trail
from casino_core.rules.variants import variant_rules
from tests.mutual.forging import refusal
from tests.mutual.two import Seeded, begin, played, turn

CLASSIC = variant_rules("classic")
GROUP = Seeded("places")


def test_the_letter_before_an_older_one_and_the_own_one() -> None:
    ada, ben = begin(CLASSIC, "old")
    old = ben.own_letter
    assert refusal(GROUP, ada, old).code == "old-letter"
    assert refusal(GROUP, ada, ada.own_letter).code == "own-letter"
    ada = turn(GROUP, Random(1), ada)
    ben = turn(GROUP, Random(1), read(GROUP, ben, ada.own_letter))
    first = ada.own_letter
    ada = turn(GROUP, Random(1), read(GROUP, ada, ben.own_letter))
    fault = refusal(GROUP, ada, old)
    assert (fault.code, fault.facts) == ("old-letter", {"number": 2})
    assert refusal(GROUP, ada, first).code == "own-letter"
    assert refusal(GROUP, ben, ben.own_letter).code == "own-letter"


def test_two_letters_for_one_move() -> None:
    ada, ben = begin(CLASSIC, "two")
    first, second = (write(GROUP, act(ada, Trail(card))).own_letter for card in table(ada).view.hand[:2])
    ben = read(GROUP, ben, first)
    fault = refusal(GROUP, ben, second)
    assert (fault.code, fault.facts) == ("two-letters", {"number": 3})
    assert refusal(GROUP, ben, first).code == "old-letter"


def test_a_letter_that_answers_another_copy_of_the_own_one() -> None:
    ada, ben = begin(CLASSIC, "copies")
    one, two = (write(GROUP, act(ada, Trail(card))) for card in table(ada).view.hand[:2])
    ben = turn(GROUP, Random(1), read(GROUP, ben, one.own_letter))
    fault = refusal(GROUP, two, ben.own_letter)
    assert (fault.code, fault.facts) == ("other-copy", {"number": 4})
    assert read(GROUP, one, ben.own_letter).letters == 4


def test_a_letter_is_missing() -> None:
    ada, ben = begin(CLASSIC, "missing")
    behind = ben
    for _ in range(2):
        ada = turn(GROUP, Random(1), ada)
        ben = turn(GROUP, Random(1), read(GROUP, ben, ada.own_letter))
        ada = read(GROUP, ada, ben.own_letter)
    ada = turn(GROUP, Random(1), ada)
    fault = refusal(GROUP, behind, ada.own_letter)
    assert (fault.code, fault.facts) == ("letter-missing", {"number": 7, "expected": 3})


def test_an_invitation_taken_twice() -> None:
    ada = invite(GROUP, CLASSIC, "Ada")
    ben, eve = accept(GROUP, ada.own_letter, "Ben"), accept(GROUP, ada.own_letter, "Eve")
    ada = read(GROUP, ada, ben.own_letter)
    assert ada.names == ("Ada", "Ben")
    assert refusal(GROUP, ada, eve.own_letter).code == "seat-taken"
    ada = turn(GROUP, Random(1), ada)
    assert refusal(GROUP, eve, ada.own_letter).code == "other-copy"


def test_a_letter_of_another_game() -> None:
    ada, _ = begin(CLASSIC, "one game")
    _, other = begin(CLASSIC, "another game")
    fault = refusal(GROUP, ada, other.own_letter)
    assert (fault.code, fault.facts) == ("other-game", {"id": other.id})


def test_an_invitation_is_no_letter_of_a_game_and_the_reverse() -> None:
    ada, ben = begin(CLASSIC, "invitations")
    assert refusal(GROUP, ada, invite(Seeded("x"), CLASSIC).own_letter).code == "other-game"
    with pytest.raises(LetterError) as error:
        read_invitation(ben.own_letter)
    assert (error.value.code, error.value.facts) == ("not-an-invitation", {"id": ada.id})


def test_a_message_may_quote_earlier_letters() -> None:
    ada, ben = begin(CLASSIC, "quoted")
    ada = turn(GROUP, Random(1), ada)
    message = f"> {ben.own_letter}\n\nHere is mine: {ada.own_letter}."
    assert read(GROUP, ben, message) == read(GROUP, ben, ada.own_letter)


@pytest.mark.parametrize(
    ("rules", "code", "fact"),
    [
        ("whist", "unknown-rules", "unknown-variant"),
        ("classic:jokers=7", "unknown-rules", "unknown-option"),
        ("classic:seats=9", "unknown-rules", "wrong-seats"),
        ("", "unknown-rules", "unknown-variant"),
        ("classic:seats=3", "game-not-offered", "two-players-only"),
        ("swazi_two", "game-not-offered", "turn-shows-hand"),
        ("tablanette", "game-not-offered", "layout-is-replaced"),
    ],
)
def test_an_invitation_to_an_unknown_or_unfit_game(rules: str, code: str, fact: str) -> None:
    letter = parse_letter(invite(GROUP, CLASSIC).own_letter)
    text = letter_text(Letter(letter.id, 1, "-", (Part("g", rules), *letter.parts[1:])))
    for reading in (read_invitation, lambda text: accept(GROUP, text)):
        with pytest.raises(LetterError) as error:
            reading(text)
        assert (error.value.code, error.value.facts["why"]) == (code, fact)


def test_an_unfit_game_is_not_begun() -> None:
    with pytest.raises(LetterError) as error:
        invite(GROUP, variant_rules("swazi_two"))
    assert error.value.code == "game-not-offered"


def test_letters_after_the_end() -> None:
    *_, (ada, ben) = played(variant_rules("classic", target=11), "the end")
    assert writer(ada) is None
    text = letter_text(Letter(ada.id, ada.letters + 1, ada.digests[-1], ()))
    for seat in (ada, ben):
        assert refusal(GROUP, seat, text).code == "game-is-over"
        assert not can_write(seat)


def test_nothing_is_lost_by_a_refused_letter() -> None:
    ada, ben = begin(CLASSIC, "nothing lost")
    ada = act(ada, legal_actions(ada)[0])
    before = seat_text(ada)
    for text in ("", "x", ben.own_letter, ben.own_letter[:-5], invite(GROUP, CLASSIC).own_letter):
        with pytest.raises(LetterError):
            read(GROUP, ada, text)
    assert seat_text(ada) == before


def test_the_draft_is_taken_back_until_the_letter_is_written() -> None:
    ada, ben = begin(CLASSIC, "draft")
    assert undo(ada) == ada
    first, second = table(ada).view.hand[:2]
    drafted = act(ada, Trail(first))
    assert drafted.draft == (Trail(first),)
    assert parse_seat(seat_text(drafted)) == drafted
    assert not table(drafted).your_turn
    assert table(drafted).game.position.loose[-1] == first
    assert undo(drafted) == ada
    again = write(GROUP, act(undo(drafted), Trail(second)))
    assert again.draft == ()
    assert read(GROUP, ben, again.own_letter).rounds[0].record[0].action == Trail(second)


def test_nobody_acts_out_of_turn() -> None:
    ada, ben = begin(CLASSIC, "out of turn")
    why = why_not(ben, Trail(CLASSIC.pack[0]))
    assert why is not None
    assert why.code == "not-your-turn"
    assert not can_write(ben)
    assert not can_write(ada)
    with pytest.raises(IllegalActionError):
        act(ben, Trail(CLASSIC.pack[0]))
    for seat in (ada, ben):
        with pytest.raises(ValueError, match="turn is not over"):
            write(GROUP, seat)
    with pytest.raises(ValueError, match="the other's"):
        resign(GROUP, ben)
    ada = act(ada, legal_actions(ada)[0])
    with pytest.raises(IllegalActionError):
        act(ada, Trail(table(ada).view.hand[0]))


@pytest.mark.parametrize("after", [0, 1, 7, 49, 50, 60])
def test_a_seat_resigns(after: int) -> None:
    seats = begin(CLASSIC, "resigning")
    for number, now in enumerate(played(CLASSIC, "resigning")):
        seats = now
        if number == after:
            break
    by = writer(seats[0])
    assert by is not None
    seats[by] = resign(GROUP, seats[by])
    seats[1 - by] = write(GROUP, read(GROUP, seats[1 - by], seats[by].own_letter))
    seats[by] = read(GROUP, seats[by], seats[1 - by].own_letter)
    games = [finished_game(seat) for seat in seats]
    assert games[0] is not None
    assert games[0] == games[1]
    assert (games[0].resigned, games[0].outcome and games[0].outcome.reason) == (by, "resigned")
    assert game_text(games[0]).endswith(f"resign{by}")
    assert [audit(GROUP, seat).code for seat in seats] == ["", ""]


BAD_SEATS = ("", "{}", "[]", "null", "7", '"x"', "{", "[" * 100_000, "\0", '{"rules":"classic"}')


@pytest.mark.parametrize("text", BAD_SEATS, ids=lambda text: text[:9])
def test_a_text_that_is_no_seat(text: str) -> None:
    with pytest.raises(SeatError):
        parse_seat(text)


NO_SEATS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "a letter without end": lambda _: {"refused": math.inf},
    "no rounds": lambda _: {"rounds": []},
    "a seat that is not there": lambda _: {"seat": 7},
    "a seat too few": lambda _: {"names": ["Ada"]},
    "a side that is not there": lambda _: {"resigned": 7},
    "a dealer that is not there": lambda part: {"rounds": [part | {"dealer": 7}]},
    "half a pack": lambda part: {"rounds": [part | {"known": part["known"][:26]}]},
    "a card that is not there": lambda part: {"rounds": [part | {"known": [77] * 52}]},
    "a place that is not there": lambda part: {"rounds": [part | {"record": [[3, "AS", 77]]}]},
    "a share that is not there": lambda part: {"rounds": [part | {"shares": [[2, 77, ""]]}]},
}


@pytest.mark.parametrize("how", NO_SEATS)
def test_a_text_with_impossible_numbers_is_no_seat(how: str) -> None:
    fields = json.loads(seat_text(begin(CLASSIC, "mangled")[0]))
    text = json.dumps(fields | NO_SEATS[how](fields["rounds"][0]), separators=(",", ":"))
    with pytest.raises(SeatError):
        parse_seat(text.replace("Infinity", "1e999"))


def test_a_damaged_seat_is_refused_or_another_seat_and_never_raises_anything_else() -> None:
    ada, _ = next(seats for number, seats in enumerate(played(CLASSIC, "damage")) if number == 30)
    text, rng = seat_text(ada), Random("damage")
    for _ in range(300):
        place = rng.randrange(len(text))
        damaged = text[:place] + rng.choice('0Aa"{}[],:-') + text[place + rng.choice((0, 1, 1, 5)) :]
        try:
            seat = parse_seat(damaged)
        except SeatError:
            continue
        assert seat_text(seat) == damaged
