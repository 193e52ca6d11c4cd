"""Finding games: every preset has a family, a place, a length, and a play that its page shows."""

import tomllib
from collections import Counter

import pytest

from casino_core.rules.presets import PRESETS, Variant
from casino_core.rules.presets.variant import ALONE
from casino_core.rules.variants import VARIANTS
from tests.bots.lengths import turns
from tests.engine.amount import amount
from web.generator.content import CONTENT
from web.generator.rules import similar_games
from web.rulebook.families import FAMILIES, PROFILES, START_HERE, families, family_of, introduction, profile
from web.worker.words.catalogue import words
from web.worker.words.game_list import facets, game_groups

EXAMPLES = tomllib.loads((CONTENT / "rules.toml").read_text("utf-8"))["examples"]
PLACES = ("loose", "builds", "pile")
T = words("en")


def test_every_preset_is_in_one_family() -> None:
    listed = [variant.id for games in families().values() for variant in games]
    assert sorted(listed) == sorted(variant.id for variant in PRESETS)


def test_a_preset_without_a_family_of_its_own_is_in_its_parents(monkeypatch: pytest.MonkeyPatch) -> None:
    sunday = Variant("sunday", "Sunday Casino", ALONE, parent="royal")
    monkeypatch.setitem(VARIANTS, "sunday", sunday)
    assert family_of("sunday") == "courts"
    assert families()["courts"][-1] == sunday
    assert profile("sunday") == PROFILES["royal"]


@pytest.mark.parametrize("game", PROFILES)
def test_the_play_of_a_profile_is_one_that_the_page_of_the_game_shows(game: str) -> None:
    held, *others = (cards[at : at + 2] for cards in PROFILES[game].cards.split() for at in range(0, len(cards), 2))
    assert any(
        held in _cards(example["hand"] + example.get("loose", ""))
        and not Counter(others) - Counter(_cards("".join(example.get(part, "") for part in PLACES)))
        for example in EXAMPLES[game]
    )


def _cards(text: str) -> list[str]:
    """Return the cards that are named in a text of an example, without the numbers and owners of builds."""
    return [text[at : at + 2] for at in range(len(text) - 1) if text[at] in "A23456789TJQK" and text[at + 1] in "SHDC"]


@pytest.mark.parametrize("game", ["royal_six", "haiti", "khasino", "callabra"][:: amount(2, 1)])
def test_the_length_of_a_game_is_what_it_is_when_it_is_played(game: str) -> None:
    assert turns(game) == PROFILES[game].turns


def test_everything_that_a_game_is_found_by_can_be_chosen() -> None:
    choices = {facet.id: {value for value, _ in facet.options} for facet in facets(T)}
    entries = [entry for games in game_groups(T).values() for entry in games]
    for facet, values in choices.items():
        values_in_use = {value for entry in entries for value in entry.facets[facet].split()}
        assert values_in_use == values - {""}


def test_every_game_is_introduced_in_one_sentence() -> None:
    for game in VARIANTS:
        line = introduction(game, T)
        form = f"game--{game}--line in web/locale/en/games.ftl: one sentence of 20 to 250 characters, with a full stop"
        assert 20 <= len(line) <= 250, form
        assert line.endswith("."), form
        assert ". " not in line, form


def test_similar_games_are_others_and_the_nearest_forms_of_a_game_name_each_other() -> None:
    similar = similar_games()
    assert all(len(others) == len(set(others) - {game}) == 3 for game, others in similar.items())
    for one, other in (("spade_25", "spade_26"), ("swazi_two", "crazy"), ("royal_six", "buckeye")):
        assert other in similar[one]
        assert one in similar[other]


def test_where_to_begin_is_one_game_each_of_different_families() -> None:
    assert len({family_of(game) for game in START_HERE}) == len(START_HERE) <= len(FAMILIES)
