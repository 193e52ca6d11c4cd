"""The form for a new game: every preset, every optional rule, and the person's own games."""

import re

import pytest

from casino_core.bots import BOTS, LADDER, STYLES
from casino_core.notation.rules import parse_rules, rules_text, value_text
from casino_core.rules.contradictions import CONTRADICTIONS
from casino_core.rules.house_rules import option
from casino_core.rules.parts import OPTIONS, Rules
from casino_core.rules.presets import PRESETS, Variant
from casino_core.rules.variants import VARIANTS, played_at, variant_rules
from tests.engine.amount import amount
from tests.table.markup import read
from tests.worker.visitor import Buttons, Visitor
from web.rulebook.words import ORDER
from web.shared.games import LONGEST_GAME_NAME, MAX_OWN_GAMES
from web.table.portraits import PORTRAITS
from web.worker.dialogs.clashes import Clash, Wish, settle
from web.worker.dialogs.opponents import Opponents, strength
from web.worker.session.invitations import Invitations
from web.worker.session.links import rules_link
from web.worker.session.openings import FIRST_OPPONENT
from web.worker.words.own_games import clean_name, known_games
from web.worker.words.people import DEFAULT_BOTS, company, face_of
from web.worker.words.speech import Voice
from web.worker.words.traits import TRAITS, game_with

PAGE = "https://example.org/casino/play/"
TABLES = [(variant, seats, team) for variant in PRESETS for seats, team in variant.seatings]
NAME = "Grandmother’s “Royal” & <more>"


@pytest.fixture
def visitor() -> Visitor:
    visitor = Visitor(page=PAGE)
    visitor.do("new")
    return visitor


def rules(visitor: Visitor) -> Rules:
    return visitor.session.match.game.rules


def heard(visitor: Visitor) -> str:
    """Return the text of the dialog."""
    return Buttons(visitor.dialog).text


def test_a_running_game_stays(visitor: Visitor) -> None:
    stays = "The game on the table stays under Your games."
    assert stays not in heard(visitor)
    while not visitor.session.match.under_way:
        visitor.move()
    visitor.do("new")
    assert stays in heard(visitor)


def test_a_game_joined_in_another_seat_is_set_up_again_from_the_first() -> None:
    visitor = Visitor("joined", address="#game=classic:seats=3/abc/6S&players=otto,person,nia")
    visitor.do("accept")
    assert visitor.session.match.people.players == ("otto", "person", "nia")
    visitor.do("new")
    assert [visitor.form.values[f"bot{number}"] for number in (1, 2)] == ["nia", "otto"]


def test_every_preset_is_offered_once(visitor: Visitor) -> None:
    assert sorted(visitor.form.choices["game"]) == sorted(VARIANTS)


@pytest.mark.parametrize(
    ("variant", "seats", "team"), TABLES[:: amount(4, 1)], ids=lambda part: getattr(part, "id", part)
)
def test_every_preset_starts_at_every_table(visitor: Visitor, variant: Variant, seats: int, team: int) -> None:
    visitor.fill(game=variant.id, players=f"{seats}x{team}", bot1="otto")
    assert visitor.form.choices["players"] == [f"{some}x{size}" for some, size in variant.seatings]
    assert [name for name in visitor.form.values if name.startswith("bot")] == [f"bot{n}" for n in range(1, seats)]
    assert ("Your partner." in visitor.dialog) is (team > 1)
    visitor.submit("start")
    assert rules(visitor) == variant_rules(variant.id, seats, team)
    assert visitor.session.match.seated == ("otto", *company(seats - 2, ["otto"]))
    assert visitor.dialog == ""


# ---------- who plays ----------


@pytest.mark.parametrize("bot", BOTS)
def test_everybody_has_a_face_a_style_and_a_sentence(visitor: Visitor, bot: str) -> None:
    visitor.fill(bot1=bot)
    name, style, about = (visitor.session.context.voice.t(f"bot.{bot}{part}") for part in ("", ".style", ".about"))
    assert bot in PORTRAITS
    assert f'href="#{face_of(bot)}"' in visitor.dialog
    assert f"{name}, {style} {about}" in heard(visitor)
    visitor.submit("start")
    assert visitor.session.match.seated == (bot,)
    assert f'href="#{face_of(bot)}"' in visitor.html


def test_how_strong_everybody_is_agrees_with_the_ladder(visitor: Visitor) -> None:
    assert [strength(bot, visitor.session.context.voice.t).split()[1] for bot in LADDER] == [*"1234567"]
    assert "Level 7 of 7, the strongest." in (visitor.fill(bot1=LADDER[-1]).dialog or "")
    assert "2 players, against Iris" in heard(visitor)
    visitor.fill(bot1=STYLES[0])
    assert "As strong as Nia, level 5 of 7." in heard(visitor)
    visitor.fill(players="4x2")
    assert "4 players in teams" in heard(visitor)


def test_one_opponent_is_chosen_among_all_faces(visitor: Visitor) -> None:
    visitor.fill(bot1="otto")
    assert visitor.form.choices["bot1"] == list(BOTS)
    assert visitor.dialog.count('type="radio" id="bot1-') == len(BOTS)
    assert 'id="bot1-otto" name="bot1" value="otto" checked' in visitor.dialog


def test_of_several_opponents_each_has_a_list_and_the_face_of_who_is_chosen(visitor: Visitor) -> None:
    visitor.fill(players="4x2", bot2="otto")
    for seat in (1, 2, 3):
        assert visitor.form.choices[f"bot{seat}"] == list(BOTS)
    faces = [each.partition('"')[0] for each in visitor.dialog.split('href="#face-')[1:]]
    assert [f"face-{face}" for face in faces] == [face_of(visitor.form.values[f"bot{seat}"]) for seat in (1, 2, 3)]
    visitor.submit("start")
    assert visitor.session.match.seated[1] == "otto"


def test_the_form_proposes_different_people(visitor: Visitor) -> None:
    visitor.fill(players="4x1")
    proposed = [visitor.form.values[f"bot{seat}"] for seat in (1, 2, 3)]
    assert proposed[0] == FIRST_OPPONENT
    assert len(set(proposed)) == 3


def test_present_players_stay_and_newcomers_differ(visitor: Visitor) -> None:
    visitor.fill(bot1="vera", players="3x1")
    assert visitor.form.values["bot1"] == "vera"
    assert visitor.form.values["bot2"] == "nia"


def test_company_has_a_fixed_order_and_repeats_when_all_are_seated() -> None:
    assert company(1) == ("nia",)
    assert "nia" not in company(len(BOTS) - 1, ["nia"])
    assert sorted(company(len(BOTS))) == sorted(BOTS)
    assert company(3, list(BOTS)) == (company(3))
    assert DEFAULT_BOTS[0] == "nia"


def test_faces_come_from_the_sprite_and_details_are_on_a_page() -> None:
    gallery = Opponents(Voice("en", "deck.svg"), "../").gallery("nia")
    assert 'href="deck.svg#face-nia"' in gallery
    assert 'href="../opponents/"' in gallery
    assert "<a " not in Opponents(Voice("en")).gallery("nia")


@pytest.mark.parametrize("name", ORDER[:: amount(3, 1)])
def test_every_optional_rule_can_be_changed(visitor: Visitor, name: str) -> None:
    default = option(variant_rules("classic"), name)
    for value in OPTIONS[name]:
        visitor.do("new", game="classic", was="")
        switched = isinstance(value, bool)
        visitor.fill(**{name: ("on" if value else None) if switched else value_text(value)})
        wish = visitor.form.values
        assert (name in wish) is value if switched else wish[name] == value_text(value)
        wanted = value
        if 'data-submit="settle:0"' in visitor.dialog:
            form = visitor.form.values
            visitor.submit("settle:1")
            visitor.submit("start")
            assert option(rules(visitor), name) == value  # in another game, which permits the value
            visitor.do("settle:0", **form)
            wanted = default
        visitor.submit("start")
        assert option(rules(visitor), name) == wanted
        assert (rules_text(rules(visitor)) == "classic") is (wanted == default)


def test_the_form_begins_with_the_game_on_the_table() -> None:
    text = "royal:seats=3,ace_values=1,target=31"
    visitor = Visitor(address=f"#game={text}/k7f2&bots=otto,nia&name=Ours")
    visitor.fill()
    visitor.submit("start")
    assert rules_text(rules(visitor)) == text
    assert visitor.session.match.seated == ("otto", "nia")
    assert visitor.session.match.name == "Ours"
    assert "Ours" in visitor.html


def test_the_title_follows_every_change(visitor: Visitor) -> None:
    visitor.fill(game="royal", ace_values="1", target="31", sweep_points="1")
    assert "Royal Casino, aces 1, to 31, 1 point a sweep" in heard(visitor)


def test_a_change_of_the_table_changes_no_rule_but_those_that_go_with_it(visitor: Visitor) -> None:
    visitor.fill(game="calling", target="31", players="3x1")
    visitor.submit("start")
    assert rules(visitor) == variant_rules("calling", 3, target=31)


def test_five_play_any_game_with_49_cards(visitor: Visitor) -> None:
    visitor.fill(game="royal", five_handed="on")
    assert visitor.form.choices["players"] == ["5x1"]
    visitor.submit("start")
    assert rules(visitor) == variant_rules("royal", 5, five_handed=True)


def test_rules_that_clash_are_settled_by_one_choice_and_nothing_else_is_lost(visitor: Visitor) -> None:
    visitor.fill(players="3x1", name="Mine", sweep_points="2", difference_scoring="on")
    assert "“only the difference scores” and “3 players” do not go together" in heard(visitor)
    assert "Scoring the difference needs two sides, not 3" in heard(visitor)
    for intent in ("start", "keep", "share"):
        visitor.submit(intent)
        assert visitor.form.values["name"] == "Mine"
        assert visitor.form.values["difference_scoring"] == "on"
        assert visitor.form.values["sweep_points"] == "2"
    assert visitor.games == []
    assert rules(visitor) == variant_rules("classic")
    form = visitor.form.values
    visitor.submit("settle:1")
    assert "difference_scoring" not in visitor.form.values
    visitor.submit("start")
    assert rules(visitor) == variant_rules("classic", 3, sweep_points=2)
    visitor.do("settle:0", **form)
    visitor.submit("start")
    assert rules(visitor) == variant_rules("classic", 2, sweep_points=2, difference_scoring=True)


def test_of_two_changes_that_clash_either_can_be_kept(visitor: Visitor) -> None:
    visitor.fill(ace_values="1", target="31", rounds="2_per_player")
    assert heard(visitor).count("do not go together") == 1
    assert "“everyone deals twice” and “to 31” do not go together" in heard(visitor)
    assert re.findall(r'data-submit="(settle:\d|start|nearest)"', visitor.dialog) == ["settle:0", "settle:1"]
    form = visitor.form.values
    visitor.submit("settle:0")
    visitor.submit("start")
    assert rules(visitor) == variant_rules("classic", ace_values="1", rounds="2_per_player")
    visitor.do("settle:1", **form)
    visitor.submit("start")
    assert rules(visitor) == variant_rules("classic", ace_values="1", target=31)


def test_rules_that_the_person_has_not_changed_follow_and_come_back(visitor: Visitor) -> None:
    visitor.fill(rounds="2_per_player")
    assert visitor.form.values["target"] == "none"
    assert "do not go together" not in heard(visitor)
    visitor.fill(rounds="none")
    assert visitor.form.values["target"] == "21"
    visitor.submit("start")
    assert rules(visitor) == variant_rules("classic")
    visitor.fill(rounds="2_per_player", target="21")  # the person changes a rule that had been adapted
    assert "“to 21” and “everyone deals twice” do not go together" in heard(visitor)


def test_a_change_that_a_game_cannot_have_is_offered_in_another(visitor: Visitor) -> None:
    visitor.fill(game="swazi", sweep_points="1")
    assert "Swazi Casino cannot have “1 point a sweep”" in heard(visitor)
    assert "Swazi Casino without it" in heard(visitor)
    assert "Royal Casino with it" in heard(visitor)
    visitor.submit("settle:1")
    assert visitor.form.values["game"] == "royal"
    visitor.submit("start")
    assert rules(visitor) == variant_rules("royal", 3, sweep_points=1)


@pytest.mark.parametrize("game", VARIANTS)
def test_every_change_that_clashes_with_a_game_has_two_ways_out(game: str) -> None:
    preset = variant_rules(game)
    table = (preset.seats, preset.team)
    for name in ORDER[amount([*VARIANTS].index(game) % 6, 0) :: amount(6, 1)]:
        for value in OPTIONS[name]:
            tables = played_at(game, {name: value})
            settled = settle(Wish(game, table if table in tables else tables[0], {name: value}, name), table)
            if isinstance(settled, Clash):
                first, second = settled.ways
                assert [option(way.rules, name) == value for way in (first, second)].count(True) == 1
            else:
                assert option(settled, name) == value


def test_contradictions_can_be_reached_in_the_form() -> None:
    """Every option that settles a contradiction is in the form; contradictions that it cannot cause need no words."""
    named = {name for fault in CONTRADICTIONS for name in fault.nearest} - {"seats", "team"}
    assert named <= set(ORDER)


# ---------- own games ----------


def kept(visitor: Visitor, name: str = NAME) -> None:
    visitor.fill(game="royal", target="31", name=name)
    visitor.submit("keep")


def test_a_game_is_saved_under_its_name(visitor: Visitor) -> None:
    kept(visitor)
    assert visitor.games == [{"name": clean_name(NAME), "rules": "royal:target=31"}]
    assert f"“{clean_name(NAME)}” saved." in heard(visitor)
    assert "<more>" not in visitor.dialog
    visitor.arrive()
    visitor.fill(game="classic")
    assert visitor.form.values["target"] == "21"
    visitor.fill(game="own:0")
    assert visitor.form.values["name"] == clean_name(NAME)
    visitor.submit("start")
    assert rules_text(rules(visitor)) == "royal:target=31"
    assert visitor.session.match.name == clean_name(NAME)
    assert "&lt;more&gt;" in visitor.html
    visitor.again()
    assert visitor.session.match.name == clean_name(NAME)


def test_the_name_outlives_the_page(visitor: Visitor) -> None:
    kept(visitor)
    visitor.submit("start")
    again = Visitor(save=visitor.store, achievements=visitor.achievements)
    assert again.session.match.name == clean_name(NAME)
    assert again.html == visitor.html


def test_an_own_game_can_be_changed_renamed_copied_and_deleted(visitor: Visitor) -> None:
    kept(visitor)
    visitor.fill(name="Ours", target="61")
    visitor.submit("keep")
    assert visitor.games == [{"name": "Ours", "rules": "royal:target=61"}]
    visitor.fill(name="Theirs", sweep_points="1")
    visitor.submit("keep:another")
    assert [game["name"] for game in visitor.games] == ["Ours", "Theirs"]
    assert visitor.form.values["game"] == "own:1"
    visitor.submit("forget")
    assert "Delete “Theirs”?" in heard(visitor)
    assert len(visitor.games) == 2
    visitor.submit("forget:yes")
    assert [game["name"] for game in visitor.games] == ["Ours"]
    assert visitor.form.values["sweep_points"] == "1"
    visitor.fill(game="own:0")
    visitor.submit("forget:yes")
    assert visitor.games == []


@pytest.mark.parametrize(("name", "words"), [("", "Give it a name first."), ("  ours ", "already")])
def test_a_name_that_will_not_do(visitor: Visitor, name: str, words: str) -> None:
    kept(visitor, "Ours")
    visitor.fill(game="diamond", name=name)
    visitor.submit("keep")
    assert words in heard(visitor)
    assert len(visitor.games) == 1


def test_there_is_room_for_so_many_games() -> None:
    many = [{"name": f"Game {number}", "rules": "classic"} for number in range(MAX_OWN_GAMES)]
    visitor = Visitor(games=many)
    visitor.fill(name="One more")
    visitor.submit("keep")
    assert "Delete one first" in heard(visitor)
    assert visitor.games == []


def test_a_game_is_shared_with_its_name(visitor: Visitor) -> None:
    kept(visitor)
    visitor.submit("share")
    address = visitor.dialog.partition('id="share" value="')[2].partition('"')[0].replace("&amp;", "&")
    assert address == rules_link(PAGE, parse_rules("royal:target=31"), clean_name(NAME))
    assert address.isascii()
    guest = Visitor("guest", address=address)
    assert guest.dialog == ""
    assert guest.session.match.name == clean_name(NAME)
    assert rules(guest) == variant_rules("royal", target=31)
    guest.fill()
    guest.submit("keep")
    assert guest.games == visitor.games


def test_the_form_explains_changes_to_a_link(visitor: Visitor) -> None:
    visitor.fill(name="Ours", target="61")
    visitor.submit("share")
    visitor.do("new:copied", **visitor.form.values)
    assert "Link copied." in heard(visitor)
    assert visitor.form.values["name"] == "Ours"
    assert visitor.form.values["target"] == "61"


def test_an_own_game_with_obsolete_rules_opens_with_the_reason() -> None:
    stored = [{"name": "Old", "rules": "classic:sweeps=1,target=31"}]
    visitor = Visitor(games=stored)
    visitor.fill(game="own:0")
    assert "There is no setting called “sweeps”." in heard(visitor)
    assert visitor.form.values["target"] == "31"
    assert visitor.session.library.own == known_games(stored)


def test_own_games_of_another_tab_are_adopted(visitor: Visitor) -> None:
    visitor.session.handle({"do": "games", "form": {"games": [{"name": "Theirs", "rules": "pluck"}]}})
    visitor.do("new")
    visitor.fill(game="own:0")
    visitor.submit("start")
    assert rules(visitor) == variant_rules("pluck")


def test_a_game_that_could_not_be_stored_can_be_saved_again(visitor: Visitor) -> None:
    visitor.fill(game="royal", name=NAME)
    form = visitor.form.values
    visitor.do("keep", **form)
    visitor.session.handle({"do": "games", "form": {"games": None}})
    visitor.do("new:not-kept", **form)
    assert "could not save these rules" in heard(visitor)
    visitor.submit("keep")
    assert f"“{clean_name(NAME)}” saved." in heard(visitor)


@pytest.mark.parametrize("stored", [None, {}, [1, {}, {"name": 3, "rules": "classic"}, {"name": "x"}], "text"])
def test_stored_games_may_be_anything(stored: object) -> None:
    assert known_games(stored) == ()


@pytest.mark.parametrize(
    ("value", "name"),
    [
        ("  Our\n own\tgame ", "Our own game"),
        ('["{quoted}"]', "quoted"),
        ("a\u202eb\u0000c", "a b c"),
        ("x" * 100, "x" * LONGEST_GAME_NAME),
        ("Großmutters Spiel ♠", "Großmutters Spiel ♠"),
        (None, ""),
        (7, ""),
    ],
)
def test_names_from_outside_are_plain_short_text(value: object, name: str) -> None:
    assert clean_name(value) == name


def test_the_name_is_in_the_file_too() -> None:
    visitor = Visitor(address="?variant=royal&target=31&name=Gro%C3%9Fmutter%27s&seed=abc")
    download = visitor.do("download").download
    assert download
    invited = Invitations(tuple(BOTS), "x").of_text(download[1])
    assert (invited.name, invited.faults) == ("Großmutter's", ())
    assert invited.game == visitor.session.match.game


def test_an_invalid_form_is_a_default_game() -> None:
    visitor = Visitor()
    nonsense = {"game": "own:99", "was": "<b>", "base": "x/y", "players": "²x9", "bot1": '"><script>', "target": "x"}
    visitor.do("new", **nonsense)
    assert "<script" not in visitor.dialog
    visitor.do("start", **nonsense)
    assert rules(visitor) == variant_rules("classic")
    for intent in ("keep", "forget:yes", "share", "nearest"):
        visitor.do(intent, **nonsense)
    assert visitor.games == []


# ---------- people's words for their game ----------


@pytest.mark.parametrize(
    ("wish", "game", "options"),
    [
        ("ace-14 sweeps/Granny’s", "classic", {"ace_values": "1_or_14", "sweep_points": 1}),
        ("all-spades/", "classic", {"spades_award": "1_each_spade"}),
        ("no-builds/", "kasino_fi", {}),
        ("take-back/", "swazi", {}),
        ("take-back to-11/Uncle Ben’s", "swazi", {"target": 11}),
        ("/Granny’s", "classic", {}),
        ('<b>/"\\', "classic", {}),
    ],
)
def test_the_form_is_filled_in_with_what_was_looked_for(
    visitor: Visitor, wish: str, game: str, options: dict[str, object]
) -> None:
    visitor.do(f"wish:{wish}")
    assert visitor.form.values["game"] == game
    assert visitor.form.values.get("name", "") == clean_name(wish.partition("/")[2])
    visitor.submit("start")
    seats = visitor.session.match.game.rules.seats
    assert rules(visitor) == variant_rules(game, seats, **options)  # type: ignore[arg-type]


def test_every_trait_is_that_of_some_game_and_can_be_had() -> None:
    for name, trait in TRAITS.items():
        game, wanted = game_with([name])
        assert trait.holds(variant_rules(game, **wanted)), name  # type: ignore[arg-type]
        assert trait.options or any(trait.holds(variant_rules(each)) for each in VARIANTS)


def test_pictures_of_games_wait_in_templates_with_room_for_them() -> None:
    visitor = Visitor("pictures")
    visitor.do("new")
    pictures = read(visitor.dialog).all("span", class_="example")
    assert len(pictures) > 30
    for picture in pictures:
        (template,) = picture.all("template")
        fans = template.all("span", class_="fan")
        cards = [len(fan.all("span", class_="card")) for fan in fans]
        value = len(template.all("b"))
        assert picture.get("style") == f"--fans:{len(cards)};--under:{sum(cards) - len(cards)};--value:{value}"


def test_the_list_of_games_is_sent_again_only_if_it_changes(visitor: Visitor) -> None:
    def listed() -> bool:
        assert isinstance(visitor.reply.dialog, str)
        return 'id="game-royal"' in visitor.reply.dialog

    visitor.do("new")
    assert listed()
    visitor.fill(target="31")
    assert not listed()
    assert visitor.form.values["game"] == "classic"
    visitor.fill(game="royal")
    assert listed()
    visitor.fill(name="Sunday")
    assert not listed()
    visitor.submit("keep")
    assert listed()
    assert "Sunday" in visitor.reply.dialog
