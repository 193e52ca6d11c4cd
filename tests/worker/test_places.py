"""Keys of cards: twins of two packs differ, and every key leads back to its card."""

from casino_core.cards import Card
from casino_core.position.actions import BuildPiece
from casino_core.position.layout import Build
from web.worker.choices.keys import card_of, keys, keys_on_table, piece_of

TWINS = (Card("8D"), Card("2S"), Card("8D"), Card("8D"))


def test_twins_have_different_keys_and_single_cards_their_text() -> None:
    assert keys(TWINS) == ("8D", "2S", "8D.2", "8D.3")


def test_a_key_leads_back_to_its_card() -> None:
    assert tuple(card_of(key) for key in keys(TWINS)) == TWINS
    assert tuple(piece_of(key) for key in keys(TWINS)) == TWINS


def test_builds_have_keys_as_well_as_loose_cards() -> None:
    build = Build(9, ((Card("5C"), Card("4D")),), 1)
    assert keys_on_table((Card("KC"),), (build,)) == ("KC", "b5C")
    assert piece_of("b5C") == BuildPiece("5C")
