"""The sentences of a first round: at most three, true, shown once, and based on the games that the person knows."""

from __future__ import annotations

import pytest

from casino_core.game import new_game
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.table.markup import read
from tests.worker.visitor import Visitor
from web.worker.match.saves import SavedMatch, save_text
from web.worker.session.notices import TIPS
from web.worker.words.first_round import MAX_LINES, first_words
from web.worker.words.speech import Voice

VOICE = Voice("en")
LONGEST = 84
"""The maximum number of characters in a sentence, which fill two lines on a phone."""


def sentences(game: str, *known: str, **options: object) -> list[str]:
    """Return the sentences about a game for a person who knows the games ``known``."""
    return [VOICE.spoken(sentence) for sentence in first_words(variant_rules(game, 0, 0, **options), known)]


@pytest.mark.parametrize("game", [game for game in VARIANTS if game != "classic"])
def test_every_game_has_up_to_three_short_sentences(game: str) -> None:
    for seats, team in VARIANTS[game].seatings:
        for known in ((), tuple(VARIANTS)):
            lines = [VOICE.spoken(line) for line in first_words(variant_rules(game, seats, team), known)]
            assert 1 <= len(lines) <= MAX_LINES
            assert len({*lines}) == len(lines)
            assert max(map(len, lines)) <= LONGEST, lines


def test_the_most_important_difference_comes_first() -> None:
    assert sentences("swazi")[0].startswith("The cards you take stay face up")
    assert sentences("royal") == ["Jack, queen and king count as 11, 12 and 13, and an ace as 1 or 14."]
    assert sentences("kasino_fi")[0] == "There is no building."
    assert sentences("krypkasino")[0].startswith("The fewest points win")


def test_what_the_person_knows_is_not_said() -> None:
    assert any("king" in line for line in sentences("royal_spade"))
    assert not any("king" in line for line in sentences("royal_spade", "royal"))
    # A game is compared with its closest ancestor that the person knows: in Royal Casino, no piles stay face up.
    assert any("stay face up" in line for line in sentences("swazi_two", "royal"))
    assert not any("stay face up" in line for line in sentences("swazi_two", "royal", "swazi"))


def test_house_rules_are_part_of_what_is_new() -> None:
    assert sentences("royal", sweep_points=1)[-1] == "Each sweep scores 1 point."


class Beginner(Visitor):
    """A visitor at the first deal of a game."""

    announced = ""
    """All announcements up to the visitor's first turn."""


def beginner(game: str, **init: object) -> Beginner:
    """Return a visitor at the first deal of a game, who has dismissed all other tips."""
    visitor = Beginner("first")
    saved = SavedMatch(new_game(variant_rules(game), "first-1")[0], ("nia",) * (variant_rules(game).seats - 1))
    visitor.arrive(**{"away": [*TIPS], "save": save_text(saved), **init})
    visitor.announced = " ".join([visitor.first.say, *visitor.rest()])
    return visitor


def notice(visitor: Visitor) -> list[str]:
    """Return the visible lines about what is new in the game, [] if there are none."""
    shown = read(visitor.html).all(id="hint")
    return [line.heard for line in shown[0].all("li")] if shown else []


def test_a_game_that_differs_only_in_length_has_nothing_new() -> None:
    assert sentences("classic", target=None) == []
    assert len(sentences("classic", target=None, sweep_points=1)) > 1


def test_it_is_shown_until_the_person_has_played() -> None:
    visitor = beginner("royal")
    assert notice(visitor) == sentences("royal")
    visitor.do("rules")
    visitor.do("close")
    visitor.do("unchoose")
    assert notice(visitor) == sentences("royal")
    while "first.royal" not in visitor.session.notices.away:
        visitor.move()
    visitor.rest()
    assert notice(visitor) == []
    assert notice(beginner("royal", away=[*TIPS, "first.royal"])) == []
    assert notice(beginner("classic")) == []
    assert notice(beginner("royal", embed=True)) == []


def test_it_is_announced_and_dismissed() -> None:
    visitor = beginner("pluck")
    assert "New in Pluck Cassino: Once a deal, you may pluck a loose card" in visitor.announced
    assert visitor.do("tip:first.pluck").away == [*TIPS, "first.pluck"]
    assert notice(visitor) == []
    visitor.do("menu")
    visitor.do("tip:again")
    assert "first.pluck" not in visitor.session.notices.away
