"""Every cheat is noticed at the point that the design states, and the audit names its letter (docs/mutual.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import cast

import pytest

from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import why_not
from casino_core.mutual import (
    Audit,
    LetterError,
    Part,
    Seat,
    accept,
    act,
    audit,
    audit_new,
    finished_game,
    invite,
    parse_letter,
    read,
    resign,
    table,
    write,
    writer,
)
from casino_core.mutual.board import deals
from casino_core.mutual.group import ORDER
from casino_core.mutual.keys import Keys, Pack, points
from casino_core.mutual.letters import to_bytes, to_text
from casino_core.mutual.parts import keys, with_action, with_pack, with_round, written
from casino_core.mutual.playing import _sent
from casino_core.mutual.seat import Locked
from casino_core.mutual.state import board, own_place
from casino_core.playing.shuffling import round_secret
from casino_core.position.actions import Action, MakeBuild, Trail
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.mutual.forging import forged, refusal, with_payload, with_points
from tests.mutual.two import Seeded, begin, played, turn

CLASSIC = variant_rules("classic")
GROUP = Seeded("cheats")
TWO = (2).to_bytes(32, "little")


def settled(group: Seeded, accuser: Seat, accused: Seat, fault: LetterError) -> tuple[Audit, Audit]:
    """Return the audits of both seats after the accuser has broken off the game and both have shown their secrets."""
    accuser = resign(group, cast(Seat, fault.broken))
    accused = write(group, read(group, accused, accuser.own_letter))
    accuser = read(group, accuser, accused.own_letter)
    assert writer(accuser) is None
    assert writer(accused) is None
    assert finished_game(accuser) is None
    assert finished_game(accused) is None
    return audit(group, accuser), audit(group, accused)


def play_on(group: Seeded, seats: list[Seat], rng: Random, *, answered: bool = True) -> tuple[int, LetterError]:
    """Play on until a letter is refused. Return the seat that refuses it, and the refusal.

    ``seats`` changes with the game; at the end, the seat that refuses is in its state before the letter.
    ``answered``: whether the answer to the invitation has been read.
    """
    while True:
        by = writer(seats[0]) if answered else 1
        assert by is not None
        if answered:
            seats[by] = turn(group, rng, seats[by])
        answered = True
        try:
            seats[1 - by] = read(group, seats[1 - by], seats[by].own_letter)
        except LetterError as fault:
            return 1 - by, fault


# ---------- packs ----------


def other_point(number: int) -> bytes:
    return GROUP.hash_to_group(str(number).encode(), b"another domain")


BAD_PACKS: dict[str, Callable[[Pack], Pack]] = {
    "the same point twice": lambda pack: (pack[1], *pack[1:]),
    "the identity": lambda pack: (bytes(32), *pack[1:]),
    "no point": lambda pack: (b"\1" + bytes(31), *pack[1:]),
    "a negative encoding": lambda pack: (b"\xed" + b"\xff" * 30 + b"\x7f", *pack[1:]),
    "too short": lambda pack: pack[:-1],
    "too long": lambda pack: (*pack, other_point(1)),
    "empty": lambda _: (),
    "half a point": lambda pack: (*pack[:-1], pack[-1][:16]),
    "cards without a lock": lambda _: points(GROUP, CLASSIC),
}


@pytest.mark.parametrize("how", BAD_PACKS)
def test_a_bad_pack_of_the_leader_is_refused_at_once(how: str) -> None:
    ada = forged(invite(GROUP, CLASSIC), with_points("d", BAD_PACKS[how]))
    with pytest.raises(LetterError) as error:
        accept(GROUP, ada.own_letter)
    assert error.value.code == "bad-pack"


@pytest.mark.parametrize("how", BAD_PACKS)
def test_a_bad_pack_of_the_dealer_is_refused_at_once(how: str) -> None:
    ada = invite(GROUP, CLASSIC)
    ben = forged(accept(GROUP, ada.own_letter), with_points("d", BAD_PACKS[how]))
    fault = refusal(GROUP, ada, ben.own_letter)
    assert (fault.code, fault.facts["letter"]) == ("bad-pack", 2)


def test_points_that_the_dealer_did_not_lock_are_refused() -> None:
    ada = invite(GROUP, CLASSIC)
    first = ada.rounds[0].packs[0].points
    ben = forged(accept(GROUP, ada.own_letter), with_points("d", lambda pack: (*pack[:-1], first[0])))
    assert refusal(GROUP, ada, ben.own_letter).code == "bad-pack"


def with_first_pack(change: Callable[[Pack], Pack]) -> list[Seat]:
    """Return both seats after an invitation with a changed pack, and the answer to it."""
    ada = invite(GROUP, CLASSIC, "Ada")
    pack = change(ada.rounds[0].packs[0].points)
    ada = with_round(ada, replace(ada.rounds[0], packs=(Locked(1, pack),)))
    ada = forged(ada, with_points("d", lambda _: pack))
    ben = accept(GROUP, ada.own_letter, "Ben")
    return [ada, ben]


FALSE_FIRST_PACKS: dict[str, Callable[[Pack], Pack]] = {
    "a card under another key": lambda pack: (GROUP.multiply(pack[0], TWO), *pack[1:]),
    "a card twice under different keys": lambda pack: (GROUP.multiply(pack[1], TWO), *pack[1:]),
    "no cards at all": lambda pack: tuple(other_point(place) for place in range(len(pack))),
    "multiples of one card": lambda pack: tuple(
        GROUP.multiply(pack[0], (place + 1).to_bytes(32, "little")) for place in range(len(pack))
    ),
}


@pytest.mark.parametrize("how", FALSE_FIRST_PACKS)
def test_a_false_first_pack_is_noticed_when_a_false_card_is_opened(how: str) -> None:
    seats = with_first_pack(FALSE_FIRST_PACKS[how])
    # If a false card is in the cheat's own hand, the cheat's page notices first, and accuses the honest player.
    who, fault = play_on(GROUP, seats, Random(how), answered=False)
    assert fault.code == "bad-share"
    verdicts = settled(GROUP, seats[who], seats[1 - who], fault)
    # Both audits blame the cheat, even if it was the honest player who was accused.
    assert {(verdict.code, verdict.seat, verdict.letter) for verdict in verdicts} == {("false-pack", 0, 1)}


def copying(own: int, theirs: int) -> list[Seat]:
    """Return both seats after the dealer has put copies of some of the leader's cards into the dealer's hand."""
    ada = invite(GROUP, CLASSIC, "Ada")
    ben = accept(GROUP, ada.own_letter, "Ben")
    (hand, dealers), _ = deals(CLASSIC, 1)[0]
    locks, first = keys(GROUP, ben), ben.rounds[0].packs[0].points
    pack = list(ben.rounds[0].packs[1].points)
    for copy, card in list(zip(dealers[:own], hand, strict=False))[theirs:]:
        pack[copy] = GROUP.multiply(first[locks.order[card]], locks.scalar(copy))
    ben = replace(
        ben, digests=ben.digests[:1], rounds=(replace(ben.rounds[0], packs=ben.rounds[0].packs[:1], shares=()),)
    )
    ben, parts = written(GROUP, with_pack(ben, 2, tuple(pack)), 2)
    ben = _sent(ben, (Part("n", to_text(b"Ben")), Part("d", to_text(b"".join(pack))), *parts))
    return [read(GROUP, ada, ben.own_letter), ben]


@pytest.mark.parametrize("count", [1, 4])
def test_copied_cards_are_noticed_when_they_are_laid(count: int) -> None:
    for number in range(3):
        seats = copying(count, 0)
        who, fault = play_on(GROUP, seats, Random(number))
        assert fault.code == "card-twice"
        verdicts = settled(GROUP, seats[who], seats[1 - who], fault)
        assert {(verdict.code, verdict.seat, verdict.letter) for verdict in verdicts} == {("false-pack", 1, 2)}


# ---------- shares ----------


def test_a_share_by_another_key_is_noticed_at_once() -> None:
    ada = invite(GROUP, CLASSIC)
    ben = forged(accept(GROUP, ada.own_letter), with_points("s", lambda s: (GROUP.multiply(s[0], TWO), *s[1:])))
    fault = refusal(GROUP, ada, ben.own_letter)
    assert (fault.code, fault.facts["letter"]) == ("bad-share", 2)
    verdict, _ = settled(GROUP, ada, ben, fault)
    assert (verdict.code, verdict.seat, verdict.letter) == ("bad-share", 1, 2)


BAD_SHARES: dict[str, tuple[Callable[[Pack], Pack], str]] = {
    "one too few": (lambda shares: shares[:-1], "bad-share"),
    "one too many": (lambda shares: (*shares, shares[0]), "bad-share"),
    "none": (lambda _: (), "bad-share"),
    "no point": (lambda shares: (bytes(32), *shares[1:]), "bad-share"),
    "the same card twice": (lambda shares: (shares[1], *shares[1:]), "card-twice"),
}


@pytest.mark.parametrize("how", BAD_SHARES)
def test_bad_shares_are_noticed_at_once(how: str) -> None:
    change, code = BAD_SHARES[how]
    ada = invite(GROUP, CLASSIC)
    ben = forged(accept(GROUP, ada.own_letter), with_points("s", change))
    assert refusal(GROUP, ada, ben.own_letter).code == code


def test_shares_of_other_places_are_found_by_the_audit() -> None:
    ada = invite(GROUP, CLASSIC)
    ben = accept(GROUP, ada.own_letter)
    # The dealer gives the leader the cards of the second deal instead of the first.
    own, pack = keys(GROUP, ben), ben.rounds[0].packs[1].points
    (first, _), (second, _) = deals(CLASSIC, 1)[0].hands, deals(CLASSIC, 1)[1].hands
    changed = {place: own.unlock(other, pack[other]) for place, other in zip(first, second, strict=True)}
    places = [share.place for share in ben.rounds[0].shares]
    ben = forged(
        ben,
        with_points("s", lambda s: tuple(changed.get(p, share) for p, share in zip(places, s, strict=True))),
    )
    seats = [read(GROUP, ada, ben.own_letter), ben]
    who, fault = play_on(GROUP, seats, Random("places"))
    # The honest leader names the card of the false share, but the place opens as another, so the leader is accused.
    assert (who, fault.code) == (1, "card-not-shown")
    _, verdict = settled(GROUP, seats[who], seats[1 - who], fault)
    assert (verdict.code, verdict.seat, verdict.letter) == ("false-share", 1, 2)


def ben_to_play(seed: str) -> list[Seat]:
    """Return both seats after the first play of the leader."""
    seats = begin(CLASSIC, seed)
    seats[0] = turn(GROUP, Random(seed), seats[0])
    seats[1] = read(GROUP, seats[1], seats[0].own_letter)
    return seats


def test_another_card_than_the_letter_says_is_noticed_at_once() -> None:
    ada, ben = ben_to_play("another card")
    first, second = table(ben).view.hand[:2]
    ben = forged(write(GROUP, act(ben, Trail(first))), with_payload("o", lambda text: text.replace(first, second)))
    fault = refusal(GROUP, ada, ben.own_letter)
    assert (fault.code, fault.facts["card"]) == ("card-not-shown", first)


def test_a_place_of_another_hand_and_a_place_played_before_are_noticed_at_once() -> None:
    ada, ben = ben_to_play("places")
    hand = table(ben).view.hand
    ben = write(GROUP, act(ben, Trail(hand[0])))
    others = (*deals(CLASSIC, 1)[0].hands[0], *deals(CLASSIC, 1)[0].layout, *deals(CLASSIC, 1)[1].hands[1], 51, 255)
    for place in others:
        moved = forged(ben, with_payload("o", partial(at_place, place)))
        assert refusal(GROUP, ada, moved.own_letter).code == "not-in-hand"
    ada = turn(GROUP, Random(1), read(GROUP, ada, ben.own_letter))
    again = next(part.payload for part in ben_parts(ben) if part.kind == "o")
    ben = turn(GROUP, Random(1), read(GROUP, ben, ada.own_letter))
    assert refusal(GROUP, ada, forged(ben, with_payload("o", partial(instead, again))).own_letter).code == "not-in-hand"


def at_place(place: int, payload: str) -> str:
    """Return the payload of an opened card with another place."""
    return to_text(bytes([place]) + to_bytes(payload[:44])[1:]) + payload[44:]


def ben_parts(ben: Seat) -> tuple[Part, ...]:
    return parse_letter(ben.own_letter).parts


def test_a_swap_within_the_own_hand_is_found_by_the_audit() -> None:
    """Dealers can open a place as another card of their own hand; this does not affect the game, but is not honest."""
    ada, ben = ben_to_play("swap")
    position = board(ben).game.position
    first, second = position.hands[1][:2]
    place, other = (own_place(ben, board(ben), Trail(card)) for card in (first, second))
    own, pack = keys(GROUP, ben), ben.rounds[0].packs[1].points
    ben = write(GROUP, act(ben, Trail(first)))
    swapped = to_text(bytes([place]) + own.unlock(other, pack[other])) + str(second)
    ben = forged(ben, with_payload("o", partial(instead, swapped)))
    ada = resign(GROUP, read(GROUP, ada, ben.own_letter))
    ben = write(GROUP, read(GROUP, ben, ada.own_letter))
    verdict = audit(GROUP, read(GROUP, ada, ben.own_letter))
    assert (verdict.code, verdict.seat, verdict.letter) == ("false-share", 1, 4)


# ---------- plays ----------


def hidden_illegal_build(seat: Seat) -> Action | None:
    """Return a build that is illegal only because no card in the seat's hand captures it; None without such a build."""
    position = board(seat).game.position
    for card in position.hand:
        for loose in position.loose:
            play = MakeBuild(card, card.pips + loose.pips, ((card, loose),))
            why = why_not(position, play)
            if why is not None and why.code == "no-capturing-card":
                return play
    return None


def test_a_build_without_its_card_is_found_when_the_hand_is_known() -> None:
    rng, count = Random("builds"), 0
    for number in range(20):
        seats = begin(CLASSIC, f"builds {number}")
        play = hidden_illegal_build(seats[0])
        if play is None:
            continue
        cheat = seats[0]
        number_of_letter = cheat.letters + 1
        cheat, parts = written(GROUP, cheat, number_of_letter)
        place = own_place(cheat, board(cheat), play)
        share = keys(GROUP, cheat).unlock(place, cheat.rounds[0].packs[1].points[place])
        cheat = with_action(cheat, number_of_letter, play, place)
        seats[0] = _sent(cheat, (*parts, Part("o", to_text(bytes([place]) + share) + str(play).replace(".", "~"))))
        seats[1] = read(GROUP, seats[1], seats[0].own_letter)  # the other page cannot know that the build is illegal
        try:
            who, fault = play_on(GROUP, seats, rng)
        except IndexError:  # the builder has no legal play, and could not go on
            continue
        assert fault.code == "illegal"
        why = cast(Illegal, fault.facts["why"])
        if who == 1 and fault.facts["action"] == play:
            assert why.code == "no-capturing-card"
            verdicts = settled(GROUP, seats[who], seats[1 - who], fault)
            assert {(v.code, v.seat, v.letter) for v in verdicts} == {("illegal", 0, 3)}
            count += 1
        if count == 2:
            return
    pytest.fail("no such build")


def test_what_no_hand_allows_is_refused_at_once() -> None:
    ada, ben = ben_to_play("illegal")
    card = table(ben).view.hand[0]
    ben = write(GROUP, act(ben, Trail(card)))
    for text in (f"{card}xAS", f"{card}2C=30", f"{card}b{card}=9", "claim"):
        fault = refusal(GROUP, ada, forged(ben, with_payload("o", partial(saying, text))).own_letter)
        assert fault.code in ("illegal", "parts-unexpected", "card-not-shown"), text


def saying(text: str, payload: str) -> str:
    """Return the payload of an opened card with the text of another action."""
    return payload[:44] + text


PARTS: dict[str, Callable[[tuple[Part, ...]], tuple[Part, ...]]] = {
    "nothing": lambda _: (),
    "no play": lambda parts: parts[:-1] if parts[-1].kind == "o" else (),
    "the play twice": lambda parts: (*parts, parts[-1]),
    "a stranger": lambda parts: (*parts, Part("z", "9")),
    "a secret too soon": lambda parts: (*parts, Part("k", "A" * 22)),
    "shares that nobody owes": lambda parts: (*parts, Part("s", to_text(other_point(1)))),
    "another order": lambda parts: parts[::-1],
    "a play without a card": lambda parts: (*parts[:-1], Part("a", parts[-1].payload[44:])),
    "no action": lambda parts: (*parts[:-1], Part("o", parts[-1].payload[:44] + "nonsense")),
    "no opening": lambda parts: (*parts[:-1], Part("o", "AAAA")),
}


@pytest.mark.parametrize("how", PARTS)
def test_parts_that_do_not_belong_there_are_refused(how: str) -> None:
    seats = begin(CLASSIC, "parts")
    ada = forged(turn(GROUP, Random(1), seats[0]), PARTS[how])
    fault = refusal(GROUP, seats[1], ada.own_letter)
    assert fault.code in ("parts-missing", "parts-unexpected", "bad-share", "not-in-hand", "illegal"), fault
    assert fault.facts["letter"] == 3
    assert isinstance(fault.broken, Seat)


# ---------- secrets ----------


def test_a_wrong_secret_of_a_round_is_found_by_the_audit() -> None:
    for seats in played(CLASSIC, "secret of a round", rounds=1):
        if seats[1].rounds[0].secrets == ("", "") or all(seats[1].rounds[0].secrets):
            last = list(seats)
            continue
        break
    by = 1 if seats[0].rounds[0].secrets[1] else 0
    wrong = round_secret("x" * 22, 1)
    cheat = forged(seats[by], with_payload("k", partial(instead, wrong)))
    honest = read(GROUP, last[1 - by], cheat.own_letter)
    verdict = audit_new(GROUP, honest)
    assert verdict is not None
    assert (verdict.round, verdict.code, verdict.seat) == (1, "false-pack", by)
    assert (audit(GROUP, honest, 1), audit(GROUP, last[1 - by], 1).code) == (verdict, "waiting")
    while not all(honest.rounds[0].secrets):
        honest = turn(GROUP, Random(1), honest)
    verdict = audit(GROUP, honest, 1)
    assert (verdict.code, verdict.seat) == ("false-pack", by)


def test_a_wrong_secret_of_the_game_is_refused() -> None:
    rules = variant_rules("classic", target=11)
    before: list[Seat] = []
    for seats in played(rules, "secret of the game"):
        if any(seats[0].secrets) or any(seats[1].secrets):
            break
        before = list(seats)
    assert seats[0].rounds[1:]
    by = (seats[0].letters + 1) % 2
    for wrong, code in (("x" * 22, "wrong-secret"), ("x", "wrong-secret"), ("", "wrong-secret")):
        cheat = forged(seats[by], with_payload("k", partial(instead, wrong)))
        assert refusal(GROUP, before[1 - by], cheat.own_letter).code == code


def instead(text: str, _: str) -> str:
    """Return the text, which replaces any payload."""
    return text


# ---------- marks ----------


def test_marks_of_the_leader_are_not_found_in_the_pack_of_the_dealer() -> None:
    runs = amount(10, 100)
    with_keys_a_place = with_one_key = 0
    for number in range(runs):
        group = Seeded(f"marks {number}")
        ratio = ((number + 2) % ORDER).to_bytes(32, "little")
        # The second card is a known multiple of the first.
        first = points(group, CLASSIC)
        marked = (first[0], group.multiply(first[0], ratio), *first[2:])
        leader = Keys(group, CLASSIC, "a" * 22, leads=True)
        pack = leader.lock(marked)
        for leads in (False, True):
            dealt = Keys(group, CLASSIC, str(number).rjust(22, "b"), leads=leads).lock(pack)
            seen = bool({group.multiply(point, ratio) for point in dealt} & set(dealt))
            if leads:
                with_one_key += seen
            else:
                with_keys_a_place += seen
    assert (with_keys_a_place, with_one_key) == (0, runs)
