"""Hosted games: each guest sees what its seat may see, even if letters are late, doubled or written again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from casino_core.game import Game
from casino_core.mutual import (
    Host,
    Letter,
    LetterError,
    Part,
    Seat,
    SeatError,
    act,
    can_write,
    finished_game,
    host_act,
    host_game,
    host_letter,
    host_next_round,
    host_read,
    host_resign,
    host_shown,
    host_steps,
    host_table,
    host_text,
    host_undo,
    host_write,
    hosts_turn,
    is_hosted_invitation,
    join,
    letter_text,
    parse_host,
    parse_letter,
    parse_seat,
    read,
    resign,
    seat_text,
    table,
    why_not_offered,
    write,
    writer,
)
from casino_core.mutual.board import deals
from casino_core.mutual.names import name_text
from casino_core.notation.record import game_text, parse_game
from casino_core.position.actions import Trail
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.engine.games import PLAYERS, TABLES, action_of
from tests.mutual.forging import refusal
from tests.mutual.two import Seeded, any_action

HOSTED = [(v, s, t) for v, s, t in TABLES if s > 2 and why_not_offered(variant_rules(v, s, t), hosted=True) is None]
CLASSIC = variant_rules("classic", 3)
SHORT = variant_rules("classic", 3, target=11)
GROUP = Seeded("hosting")


def hosted(rules: Rules, seed: str, rounds: int, *, live: bool) -> Iterator[tuple[Host, dict[int, Seat]]]:
    """Yield a host and the guests who have joined, after every turn.

    ``live``: whether all guests get a letter after every turn; otherwise only the guest whose turn it is.
    """
    rng, host = Random(seed), host_game(Seeded(seed), rules, "Ada")
    guests: dict[int, Seat] = {}
    if live:
        guests = {seat: join(host_letter(host, seat), f"guest {seat}") for seat in range(1, rules.seats)}
    while host.game.outcome is None and not (host.game.round_over and host.game.round == rounds):
        actor = host.game.position.actor
        if host.game.round_over:
            host = host_next_round(host)
        elif actor == 0:
            while hosts_turn(host):
                host = host_act(host, action_of(rng, host_table(host).game.position, PLAYERS[0]))
            host = host_write(host)
        else:
            host, guests[actor] = answered(host, actor, guests.get(actor), rng)
        for seat in guests if live else ():
            guests[seat] = caught_up(host, guests[seat])
        yield host, guests


def answered(host: Host, seat: int, guest: Seat | None, rng: Random) -> tuple[Host, Seat]:
    """Return the host and a guest after the guest's turn; if ``guest`` is None, the guest joins first."""
    guest = join(host_letter(host, seat), f"guest {seat}") if guest is None else caught_up(host, guest)
    while table(guest).your_turn:
        guest = act(guest, any_action(rng, guest))
    guest = write(GROUP, guest)
    host, by = host_read(host, guest.own_letter)
    assert by == seat
    return host, guest


def caught_up(host: Host, guest: Seat) -> Seat:
    """Return a guest after reading the letter that the host would write now."""
    try:
        return read(GROUP, guest, host_letter(host, guest.seat))
    except LetterError as fault:
        if fault.code != "old-letter":
            raise
        return guest


def agree(host: Host, guest: Seat) -> None:
    """Check that a guest sees the view of its seat in the host's game."""
    shown, game = table(guest), host.game
    assert shown.view == game.view(guest.seat)
    assert (shown.backs, shown.layout_backs) == (0, 0)
    assert (shown.game.totals, shown.game.round, shown.game.outcome) == (game.totals, game.round, game.outcome)
    assert shown.your_turn == (game.position.actor == guest.seat and not game.round_over)


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seats", "team"), HOSTED[amount(5, 0) :: amount(18, 1)])
def test_guests_see_what_their_seats_see(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team)
    for number in range(amount(1, 20)):
        for host, guests in hosted(rules, f"{variant} {number}", amount(1, 3), live=True):
            for guest in guests.values():
                agree(host, guest)


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seats", "team"), HOSTED[amount(2, 0) :: amount(12, 1)])
def test_letters_only_to_whose_turn_it_is(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team)
    *_, (host, guests) = hosted(rules, variant, amount(1, 2), live=False)
    assert parse_host(host_text(host)) == host
    for guest in guests.values():
        agree(host, caught_up(host, guest))
        assert parse_seat(seat_text(guest)) == guest


@cache
def finished() -> tuple[Host, tuple[Seat, ...]]:
    *_, (host, guests) = hosted(SHORT, "to the end", 100, live=True)
    return host, tuple(guests[seat] for seat in range(1, SHORT.seats))


def test_a_finished_hosted_game_is_an_ordinary_one_for_all() -> None:
    host, guests = finished()
    assert host.game.outcome is not None
    for guest in guests:
        assert finished_game(guest) == host.game == parse_game(game_text(host.game))
        assert writer(guest) is None


def test_a_host_that_deals_otherwise_than_by_the_seed_is_found() -> None:
    _, guests = finished()
    guest = guests[0]
    last = guest.rounds[-1]
    known = list(last.known)
    own = deals(SHORT, last.dealer)[0].hands[1][0]
    other = deals(SHORT, last.dealer)[1].hands[1][0]
    known[own], known[other] = known[other], known[own]
    assert finished_game(replace(guest, rounds=(*guest.rounds[:-1], replace(last, known=tuple(known))))) is None
    count = Part("u", str(sum(len(part.record) for part in guest.rounds)))
    wrong = letter_text(Letter(guest.id, 999, "-", (Part("t"), count, Part("k", "x" * 22))))
    assert refusal(GROUP, replace(guest, seed=""), wrong).code == "wrong-secret"


def test_no_letter_has_cards_that_the_guest_may_not_see() -> None:
    for host, _ in hosted(CLASSIC, "secrets", 1, live=False):
        game: Game = host.game
        for seat in range(1, 3):
            hidden = {card for other, hand in enumerate(game.position.hands) if other != seat for card in hand}
            hidden |= set(game.position.stock)
            letter = parse_letter(host_letter(host, seat))
            shown = "".join(part.payload for part in letter.parts if part.kind in "va")
            assert game.round_over or not [card for card in hidden if card in shown]
            assert game.seed not in host_letter(host, seat) or game.outcome is not None


def first_guest() -> tuple[Host, Seat]:
    """Return a host, and the guest who leads."""
    number = 0
    while (host := host_game(Seeded(str(number)), CLASSIC, "Ada")).game.position.actor == 0:
        number += 1
    seat = host.game.position.actor
    return host, join(host_letter(host, seat), "Ben")


def test_an_invitation_carries_the_cards_and_is_answered_with_a_play() -> None:
    host, ben = first_guest()
    assert is_hosted_invitation(host_letter(host, ben.seat))
    assert table(ben).your_turn
    assert not can_write(ben)
    action = any_action(Random(1), ben)
    ben = write(GROUP, act(ben, action))
    host, seat = host_read(host, ben.own_letter)
    assert host.names[seat] == "Ben"
    assert host.game.record == ((action,),)
    with pytest.raises(LetterError) as error:
        host_read(host, ben.own_letter)
    assert error.value.code == "old-letter"
    other = join(host_letter(host, 3 - seat), "Eve")
    assert other.names[0] == "Ada"
    assert other.names[seat] == "Ben"
    if not table(other).your_turn:
        assert can_write(other)
        host, _ = host_read(host, write(GROUP, other).own_letter)
        assert host.names == tuple({0: "Ada", seat: "Ben", 3 - seat: "Eve"}[place] for place in range(3))


def test_two_answers_for_one_move() -> None:
    host, ben = first_guest()
    hand = table(ben).view.hand
    one, two = (write(GROUP, act(ben, Trail(card))).own_letter for card in hand[:2])
    host, _ = host_read(host, one)
    with pytest.raises(LetterError) as error:
        host_read(host, two)
    assert error.value.code == "two-letters"


def test_letters_of_others_and_words_are_refused() -> None:
    host, ben = first_guest()
    for text, code in (
        (host_letter(host, ben.seat), "own-letter"),
        ("hello", "no-letter"),
        (host_letter(host, ben.seat)[:-3], "cut"),
        (letter_text(Letter("strang", 1, "-", ())), "other-game"),
        (letter_text(Letter(ben.id, 9, "-", (Part("n"), Part("a", "4D")))), "letter-missing"),
        (letter_text(Letter(ben.id, 1, "-", (Part("n"), Part("a", "claim")))), "illegal"),
        (letter_text(Letter(ben.id, 1, "-", (Part("n"), Part("a", "nonsense")))), "parts-unexpected"),
        (letter_text(Letter(ben.id, 1, "-", (Part("n"), Part("d", "AA")))), "parts-unexpected"),
    ):
        with pytest.raises(LetterError) as error:
            host_read(host, text)
        assert error.value.code == code
    for parts, code in (
        ((), "parts-missing"),
        ((Part("t"), Part("u", "x")), "parts-missing"),
        ((Part("t"), Part("u", "9" * 5_000)), "parts-missing"),
        ((Part("t"), Part("u", "7")), "letter-missing"),
        ((Part("t"), Part("u", "0")), "old-letter"),
        ((Part("t"), Part("u", "0"), Part("z")), "parts-unexpected"),
        ((Part("t"), Part("u", "0"), Part("r", "9")), "parts-unexpected"),
        ((Part("t"), Part("u", "0"), Part("a", "nonsense")), "parts-unexpected"),
    ):
        assert refusal(GROUP, ben, letter_text(Letter(ben.id, 1, "-", parts))).code == code


def news(guest: Seat, *parts: Part) -> str:
    """Return a letter from the host with news that the guest lacks."""
    count = sum(len(part.record) for part in guest.rounds)
    return letter_text(Letter(guest.id, 1 + count, "-", (Part("t"), Part("u", str(count)), *parts)))


@pytest.mark.parametrize("of", ["the guest", "another guest"])
def test_no_action_in_news_is_taken_unless_the_rules_allow_it(of: str) -> None:
    host, leader = first_guest()
    guest = leader if of == "the guest" else join(host_letter(host, 3 - leader.seat), "Eve")
    card, other = table(leader).view.hand[:2]
    loose = table(leader).view.loose[0]
    cardless = ("claim", "done", "last", "insist", "cancel", "pKS", "~5D3C=8")
    for text in (*cardless, f"{card}{loose}=900", f"{card}x{other}"):
        assert refusal(GROUP, guest, news(guest, Part("a", text))).code in ("illegal", "parts-unexpected"), text
    secret = Part("k", host.game.seed)
    assert refusal(GROUP, guest, news(guest, secret)).code == "parts-unexpected"
    after = read(GROUP, guest, news(guest, Part("a", str(Trail(card)))))
    assert refusal(GROUP, after, news(after, secret)).code == "parts-unexpected"
    over = read(GROUP, after, news(after, Part("r", "0"), secret))
    assert finished_game(over) is not None
    for parts in ((Part("r", "1"),), (Part("r", "2"),), (Part("a", str(Trail(other))),)):
        assert refusal(GROUP, over, news(over, *parts)).code == "parts-unexpected"


def test_no_one_resigns_after_the_end() -> None:
    _, guests = finished()
    for guest in guests:
        assert guest.resigned is None
        for seat in "012":
            assert refusal(GROUP, guest, news(guest, Part("r", seat))).code == "parts-unexpected"
        late = replace(guest, resigned=guest.seat)  # as if the guest had resigned in a letter that the host never got
        assert finished_game(late) == finished_game(guest)
        assert finished_game(replace(guest, rounds=guest.rounds[:1])) is None


def test_names_in_a_letter_leave_a_begun_turn_as_it_is() -> None:
    _, ben = first_guest()
    ben = act(ben, any_action(Random(1), ben))
    named = Part("t", name_text("Ada\n\nEve" if ben.seat == 1 else "Ada\nEve\n"))
    after = read(GROUP, ben, letter_text(Letter(ben.id, 1, "-", (named, Part("u", "0")))))
    assert (after.names[3 - ben.seat], after.draft) == ("Eve", ben.draft)


def test_a_guest_and_the_host_resign() -> None:
    host, ben = first_guest()
    quitter = resign(GROUP, ben)
    after, seat = host_read(host, quitter.own_letter)
    assert after.game.resigned == seat == ben.seat
    other = join(host_letter(after, 3 - seat), "Eve")
    assert finished_game(other) == after.game
    assert finished_game(read(GROUP, quitter, host_letter(after, seat))) == after.game
    ended = host_resign(host)
    for late in (quitter, write(GROUP, act(ben, any_action(Random(1), ben)))):
        with pytest.raises(LetterError) as error:
            host_read(ended, late.own_letter)
        assert error.value.code == "game-is-over"
    for guest in (ben, quitter):  # a guest's letter of resignation may come too late
        assert finished_game(read(GROUP, guest, host_letter(ended, ben.seat))) == ended.game
    with pytest.raises(LetterError):
        host_read(ended, write(GROUP, act(ben, any_action(Random(1), ben))).own_letter)


NO_HOSTS = ("", "{}", "[]", "[" * 100_000, "7", '{"game":"classic:seats=3/x","names":["Ada"],"heard":[0]}')


@pytest.mark.parametrize("text", NO_HOSTS, ids=lambda text: text[:9])
def test_a_text_that_is_no_game_of_a_host(text: str) -> None:
    with pytest.raises(SeatError):
        parse_host(text)


def test_nobody_acts_for_another() -> None:
    host, ben = first_guest()
    with pytest.raises(ValueError, match="host's turn"):
        host_act(host, any_action(Random(1), ben))


def test_the_hosts_turn_is_in_no_letter_until_it_is_written() -> None:
    rng, host = Random(3), host_game(Seeded("draft"), CLASSIC, "Ada")
    guests: dict[int, Seat] = {}
    while not hosts_turn(host):
        actor = host.game.position.actor
        host, guests[actor] = answered(host, actor, guests.get(actor), rng)
    letters = [host_letter(host, seat) for seat in (1, 2)]
    drafted = host_act(host, action_of(rng, host.game.position, PLAYERS[0]))
    assert [host_letter(drafted, seat) for seat in (1, 2)] == letters
    assert parse_host(host_text(drafted)) == drafted
    assert host_undo(drafted) == host == host_undo(host)
    assert [step.game for step in host_steps(drafted)][-1] == host_table(drafted).game
    with pytest.raises(ValueError, match="not over"):
        host_write(host)
    while hosts_turn(drafted):
        drafted = host_act(drafted, action_of(rng, host_table(drafted).game.position, PLAYERS[0]))
    written = host_shown(host_write(drafted), 1)
    assert (written.draft, written.shown[1:]) == ((), (written.actions, -1))
    assert host_letter(written, 1) != letters[0]


def test_games_that_do_not_fit_are_not_hosted() -> None:
    for rules in (variant_rules("swazi", 3), variant_rules("sotho", 4, 2), variant_rules("kasino_no", 3)):
        with pytest.raises(LetterError) as error:
            host_game(GROUP, rules)
        assert error.value.code == "game-not-offered"
