"""Links, addresses of embeds, and files: each leads back to exactly its game, and faults are described in words."""

import pytest

from casino_core.bots import BOTS
from casino_core.game import Game, new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.rules.variants import variant_rules
from tests.page.test_finished import cleaned
from tests.worker.test_session import play_on
from tests.worker.visitor import Buttons, Visitor
from web.page.finished import tells
from web.shared.settings import DEFAULTS
from web.worker.session.invitations import Invitations, seated
from web.worker.session.links import as_file, link
from web.worker.session.parameters import BY_THE_WAY, INVITING, leads_to_game, requested_settings
from web.worker.words.speech import Voice

PAGE = "https://example.org/casino/play/"
VOICE = Voice("en")


def reader() -> Invitations:
    return Invitations(tuple(BOTS), "fresh")


def some_game(plays: int = 9, seats: int = 3) -> Game:
    game, _ = new_game(variant_rules("classic", seats, sweep_points=1), "k7f2")
    for _ in range(plays):
        game, _ = play(game, legal_actions(game.position)[-1])
    return game


def sentences(address: str) -> list[str]:
    invited = reader().of_address(address)
    return [VOICE.spoken(fault) for fault in invited.faults] if invited else []


@pytest.mark.parametrize("plays", [0, 1, 9])
def test_a_link_opens_the_game_that_it_was_made_of(plays: int) -> None:
    game = some_game(plays)
    invited = reader().of_address(link(PAGE, game, ("nia", "otto")))
    assert invited
    assert (invited.game, invited.bots, invited.faults) == (game, ("nia", "otto"), ())


def test_a_link_survives_being_quoted() -> None:
    game = some_game()
    address = link(PAGE, game, ("nia", "nia")).replace("=", "%3D").replace("#game%3D", "#game=")
    invited = reader().of_address(address)
    assert invited
    assert invited.game == game


def test_a_file_opens_the_game_that_it_was_made_of() -> None:
    game = some_game()
    name, text = as_file(game, ("otto", "nia"), ("You", "Otto", "Nia"))
    assert name == "casino-k7f2.txt"
    invited = reader().of_text(text)
    assert (invited.game, invited.bots, invited.faults) == (game, ("otto", "nia"), ())


def test_an_address_names_a_game() -> None:
    address = "?variant=classic&seats=4&team=2&sweep_points=1&target=11&seed=abc&bots=otto,nia&theme=dark"
    invited = reader().of_address(address)
    assert invited
    assert invited.faults == ()
    assert invited.game == new_game(variant_rules("classic", 4, 2, sweep_points=1, target=11), "abc")[0]
    assert invited.bots == ("otto", "nia", "nia")
    assert requested_settings(address) == {"theme": "dark"}


def test_opponents_of_old_links_and_files_are_still_known() -> None:
    game = some_game()
    for invited in (
        reader().of_address(link(PAGE, game, ("steady", "beginner"))),
        reader().of_text(as_file(game, ("steady", "beginner"), ("You", "Nia", "Otto"))[1]),
    ):
        assert invited
        assert (invited.game, invited.bots, invited.faults) == (game, ("nia", "otto"), ())


@pytest.mark.parametrize(
    ("address", "wrong", "meant"),
    [
        ("?table=5H,3C&hnad=8D&hand1=2C", "hnad", "hand"),
        ("?tabel=5H,3C&hand=8D", "tabel", "table"),
        ("?table=5H,3C&hand=8D&plya=8Dx5H3C", "plya", "play"),
        ("?table=5H,3C&hand=8D&play=8Dx5H3C&anwser=8D:Yes", "anwser", "answer"),
    ],
)
def test_misspelt_names_of_a_position_are_corrected_where_there_is_one(address: str, wrong: str, meant: str) -> None:
    assert sentences(address) == [f"There is no setting called “{wrong}”. The closest is “{meant}”."]
    invited, right = (reader().of_address(text) for text in (address, address.replace(wrong, meant)))
    assert invited
    assert right
    assert (invited.game, invited.tasks) == (right.game, right.tasks)


def test_a_misspelt_name_does_not_change_a_correct_one() -> None:
    invited = reader().of_address("?variant=royal&variannt=haiti&sweep_points=1&sweep_point=2")
    assert invited
    assert invited.game.rules.variant == "royal"
    assert invited.game.rules.scoring.sweep_points == 1
    assert len(invited.faults) == 2


@pytest.mark.parametrize("address", ["?hnad=8D", "?plya=8Dx5H3C", "?anwser=8D:Yes", "?table=sand&plya=8D"])
def test_short_unknown_names_mean_nothing_without_a_position(address: str) -> None:
    assert reader().of_address(address) is None


@pytest.mark.parametrize("address", ["", "?", "#", "?utm_source=letter&fbclid=x9", "#hand", "?theme=dark&speed=off"])
def test_other_addresses_are_no_invitations(address: str) -> None:
    assert reader().of_address(address) is None


def test_parameters_after_the_hash_count_too() -> None:
    invited = reader().of_address("#seats=3&seed=abc")
    assert invited
    assert invited.game.rules.seats == 3


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("?variant=clasic", "There is no game called “clasic”. The closest is “classic”."),
        ("?sweep_point=1", "There is no setting called “sweep_point”. The closest is “sweep_points”."),
        (
            "?target=20",
            "“target” cannot be “20”, only none, 6, 11, 16, 21, 31, 50, 61, 101 and 251. The closest is “21”.",
        ),
        ("?sweep_points=often", "“sweep_points” cannot be “often”, only 0, 1 and 2. The closest is “0”."),
        (
            "?seats=5",
            "This game is not for 5 players, only for 2, 3, 4 and 2 against 2. Five can play it with 49 cards.",
        ),
        ("?seats=1", "This game is not for 1 player, only for 2, 3, 4 and 2 against 2."),
        ("?seats=7", "This game is not for 7 players, only for 2, 3, 4 and 2 against 2."),
        ("?variant=portuguese&seats=3", "This game is not for 3 players, only for 2 and 2 against 2."),
        (
            "?ten_of_diamonds_10_or_11=yes",
            (
                "These rules do not fit together: The ten of diamonds can count as 11 only if jacks do. "
                "The closest game: Jacks, queens and kings – 11, 12 and 13."
            ),
        ),
        ("?seats=two", "This game is not for two players, only for 2, 3, 4 and 2 against 2."),
        ("?seats=3&team=2", "This game is not for 3 players in teams of 2, only for 2, 3, 4 and 2 against 2."),
        ("?team=-1", "This game is not for teams of -1, only for 2, 3, 4 and 2 against 2."),
        ("?seats=²", "This game is not for ² players, only for 2, 3, 4 and 2 against 2."),
        ("?seed=a b", "The seed can have up to 64 characters: letters, digits and the marks . _ ~ and -."),
        ("?theme=drak", "“theme” cannot be “drak”, only system, light and dark. The closest is “system”."),
        ("?bots=nia,otto", "There is one player too many for the seats: Otto is left out."),
        (
            "?seats=2&players=person,nia,otto,vera",
            "There are too many players for the seats: Otto and Vera are left out.",
        ),
        ("?seed=x&bots=stedy", "There is no player called “stedy”. The closest is “nia”."),
        ("#game=classic/k7f2/8X", "This cannot be read at character 14 (“ic/k7f2/8X”): Expected a card here."),
        (
            "#game=classic/k7f2/8D",
            (
                "The play at character 14 (“ic/k7f2/8D”) is not allowed: "
                "the eight of diamonds is not in the player’s hand."
            ),
        ),
        (
            "#game=https://example.org/x",
            (
                "This link does not open a game. The part after ? or # may be missing. "
                "Copy the whole link and try again."
            ),
        ),
        ("#game=clasic/k7f2", "There is no game called “clasic”. The closest is “classic”."),
        ("#game=classic:sweeps=1/k7f2", "There is no setting called “sweeps”. The closest is “sweep_points”."),
    ],
)
def test_a_fault_is_shown_with_the_closest_match(address: str, words: str) -> None:
    assert sentences(address) == [words]


def test_an_illegal_action_is_shown_and_the_game_opened_up_to_it() -> None:
    game = some_game()
    text = link(PAGE, game, ("nia", "nia")).partition("&")[0] + "_KSxKH"
    invited = reader().of_address(text)
    assert invited
    assert invited.game == game
    assert sentences(text)[0].startswith("The play at character ")


@pytest.mark.parametrize("text", ["", "hello", "[", '[Rules "classic"]', "[Rules]", "#", "classic", "classic/"])
def test_any_pasted_text_is_answered(text: str) -> None:
    invited = reader().of_text(text)
    assert invited.game.position.deals == 1


def test_seats_are_filled_with_the_last_bot() -> None:
    assert seated(("otto", "nia"), variant_rules("classic", 4)) == ("otto", "nia", "nia")
    assert seated(("otto", "nia"), variant_rules("classic", 2)) == ("otto",)


def test_invitations_are_known_before_python_is_ready() -> None:
    assert all(leads_to_game(f"?{name}=1") for name in INVITING)
    assert not any(leads_to_game(f"?{name}={DEFAULTS.get(name, 1)}") for name in BY_THE_WAY)


# ---------- in a visit ----------


def test_a_link_is_opened_when_nothing_would_be_lost() -> None:
    visitor = Visitor(address="#" + link(PAGE, some_game(), ("nia", "nia")).partition("#")[2])
    assert visitor.session.match.game == some_game()
    assert visitor.dialog == ""


@pytest.mark.parametrize("plays", [9, 0])
def test_a_game_begun_by_others_is_saved_and_not_counted(plays: int) -> None:
    """The players of a game from a link are unknown; a deal from a link is the person's own from the first card."""
    joined = plays > 0
    game, _ = new_game(variant_rules("classic", target=6), "sent")
    for _ in range(plays):
        game, _ = play(game, legal_actions(game.position)[0])
    visitor = Visitor("link", address="#" + link(PAGE, game, ("nia",)).partition("#")[2])
    visitor.arrive()  # also after a reload
    visitor.hurry()
    play_on(visitor)
    (result,) = visitor.results
    assert ("joined" in result) == joined
    assert ("was already under way when you opened it" in Buttons(visitor.html).text) == joined
    assert bool(visitor.achievements) == ("feats" in (visitor.do("statistics").statistics or {})) == (not joined)
    assert tells(cleaned(result | {"at": "2026-11-22T04:20:21.123Z"})) != joined


def test_a_game_in_progress_is_not_lost_to_a_link() -> None:
    visitor = Visitor("mine")
    visitor.rest()
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    mine = visitor.store
    assert visitor.arrive(address="?seats=3&seed=abc").parks
    assert visitor.dialog == ""
    assert visitor.session.match.game == new_game(variant_rules("classic", 3), "abc")[0]
    assert visitor.store != mine


def test_the_fault_of_a_link_is_shown_and_the_closest_game_played() -> None:
    visitor = Visitor(address="?seats=5&seed=abc", embed=True)
    assert "This game is not for 5 players" in Buttons(visitor.dialog).text
    assert visitor.session.match.game.rules.seats == 5
    visitor.do("accept")
    assert visitor.dialog == ""


def test_the_address_of_an_embed_may_set_how_it_looks() -> None:
    address = "?theme=dark&speed=fast"
    looks = Visitor(address=address, embed=True, settings=DEFAULTS).reply.settings
    assert looks == {**DEFAULTS, "theme": "dark", "speed": "fast"}
    assert Visitor(address=address, settings=DEFAULTS).reply.settings == DEFAULTS


def test_a_link_to_the_game_on_the_table_parks_no_copy() -> None:
    visitor = Visitor("own-link")
    while len(visitor.session.match.game.record[-1]) < 2:
        visitor.move()
    visitor.rest()
    match = visitor.session.match
    address = link("https://example.org/play/", match.game, match.seated)
    assert not visitor.arrive(address=address).parks
    assert not visitor.session.match.history.joined
    while visitor.session.match.game.record == match.game.record:
        visitor.move()
    visitor.rest()
    assert visitor.arrive(address=address).parks, "the game has gone on, and the link leads back"
    assert visitor.session.match.history.joined


def test_an_embed_continues_the_game_stored_for_its_address() -> None:
    visitor = Visitor("embed", address="?seed=abc", embed=True)
    visitor.rest()
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    visitor.rest()
    before = visitor.session.match.game
    visitor.arrive(address="?seed=abc", embed=True)
    assert visitor.session.match.game == before


def test_a_pasted_link_is_opened_and_the_fault_of_a_broken_one_shown() -> None:
    visitor = Visitor()
    visitor.do("read", text="classic/k7f2/8X")
    assert "Expected a card here" in visitor.dialog
    assert "classic/k7f2/8X" in visitor.dialog
    visitor.do("read", text=link(PAGE, some_game(), ("nia", "nia")))
    assert visitor.session.match.game == some_game()
    assert visitor.dialog == ""


def test_the_game_can_be_shared_and_saved() -> None:
    visitor = Visitor("send", page=PAGE)
    for _ in range(20):
        visitor.move()
    game = visitor.session.match.game
    visitor.do("link")
    address = visitor.dialog.partition('value="')[2].partition('"')[0].replace("&amp;", "&")
    invited = reader().of_address(address)
    assert invited
    assert invited.game == game
    reply = visitor.do("download")
    assert reply.say == reply.note
    assert "file your browser just saved" in reply.say
    download = reply.download
    assert download
    assert reader().of_text(download[1]).game == game


ADDRESSES = [
    "",
    "?seed=k7f2",
    "?variant=royal&seed=abc&bots=iris",
    "?variant=swazi&seats=4&team=2&seed=s1",
    "?sweep_points=1&target=11&seed=x&bots=otto&name=Grandmother%E2%80%99s",
    "?seats=4&team=2&seed=p&players=person:Ann,nia,person:Ben,otto",
    "?table=5H,3C,QS&hand=8D,2C",
    "?variant=classic&first_hand=6&seed=six",
    "#game=classic/k7f2/&bots=nia",
    "?daily=2026-11-22",
    "?weekly=2026-W47",
    "?variant=krypkasino&seats=5&seed=kryp",
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_game_under_way_has_an_address_that_leads_to_it(address: str) -> None:
    visitor = Visitor(address=address)
    begun, dealt = visitor.reply.address, visitor.session.match.game
    # In another browser, the address deals the same cards to the same players.
    elsewhere = Visitor(address=begun)
    assert elsewhere.session.match.game == dealt
    assert elsewhere.session.match.seated == visitor.session.match.seated
    assert elsewhere.reply.address == begun
    # In this browser, the address opens the game itself, whether or not anything has been played.
    for plays in (0, 1, 2):
        if visitor.reply.next or visitor.can("hand"):  # otherwise people share the screen, and the curtain is down
            play_on(visitor, plays)
        again = Visitor(address=begun, save=visitor.store)
        assert again.session.match.game == visitor.session.match.game
        assert again.reply.address == begun
        assert not again.dialog


def test_the_address_of_a_game_leads_to_it_among_other_running_games() -> None:
    first = Visitor(address="?seed=one&bots=nia")
    play_on(first, 2)
    second = Visitor(address="?seed=two&bots=nia")
    third = Visitor(address=first.reply.address, save=second.store, parked=[["casino.game.1", first.store]])
    assert third.reply.resumes == "casino.game.1"


def test_a_finished_game_has_no_address_until_its_replay_is_open() -> None:
    visitor = Visitor(address="?variant=callabra&seed=over")
    while visitor.session.match.game.outcome is None:
        visitor.move()
    visitor.rest()
    assert visitor.reply.address == ""
