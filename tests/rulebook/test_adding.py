"""CONTRIBUTING says how a game is added: the entry that it shows is added here, played, and told."""

import re

import pytest

from casino_core.cards import Chance
from casino_core.game import new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.record import game_text, parse_game
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.rules import presets, variants
from casino_core.rules.presets import Variant
from casino_core.rules.variants import variant_rules
from web.generator.paths import ROOT
from web.rulebook.book import games_of, rulebook
from web.rulebook.differences import differences_between
from web.rulebook.words import game_title
from web.worker.words.catalogue import words

T = words("en")


@pytest.fixture
def sunday(monkeypatch: pytest.MonkeyPatch) -> Variant:
    """The preset of CONTRIBUTING, added to the others."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("**A preset.**")[2]
    (entry,) = re.findall(r"```python\n(.*?)```", section.partition("**An option.**")[0], re.DOTALL)
    variant = eval(entry, vars(presets.variant))  # noqa: S307 - our own page
    assert isinstance(variant, Variant)
    monkeypatch.setitem(variants.VARIANTS, variant.id, variant)
    return variant


def test_the_entry_can_be_played_at_all_its_tables(sunday: Variant) -> None:
    for seats, team in sunday.tables:
        game, _ = new_game(variant_rules(sunday.id, seats, team), "sunday")
        chance = Chance("sunday")
        while not game.sheets:
            game, _ = play(game, chance.choice(legal_actions(game.position)))
        assert sum(len(pile) for pile in game.position.piles) == len(game.rules.pack)
        assert parse_game(game_text(game)) == game


def test_the_entry_has_its_text_and_its_rules(sunday: Variant) -> None:
    assert rules_text(parse_rules("sunday:seats=3")) == "sunday:seats=3"
    assert game_title(variant_rules("sunday", target=21), T) == "Sunday Casino, to 21"
    told = {section.id: " ".join(section.paragraphs) for section in rulebook(games_of(sunday.id), T)}
    assert "An ace counts as 1." in told["values"]
    assert "A jack counts as 11" in told["values"]
    assert "worth 1 extra point" in told["sweeps"]
    assert "until a side has 31 or more" in told["game"]


def test_the_entry_differs_from_its_parent_in_what_it_sets(sunday: Variant) -> None:
    found = differences_between(games_of(sunday.id), games_of(sunday.parent), T)
    assert {difference.trait.name for difference in found} == {*sunday.sets, "largest"}
