"""The context of the home page: the hands it deals, some games, and the games of the weeks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.variants import VARIANTS
from web.generator.edition import edition
from web.generator.opponents import everybody, face
from web.generator.reads import remembered
from web.generator.rules import all_games, differences_of, traits_of
from web.generator.speaking import t
from web.generator.templates import Context
from web.rulebook import words as rulebook
from web.rulebook.differences import Difference
from web.rulebook.families import START_HERE, introduction
from web.rulebook.lists import listed
from web.rulebook.offered import default_game
from web.table.cards import Pen, card, draw_preview
from web.table.html import Html, join, tag
from web.table.state import Spot
from web.worker.match import weekly
from web.worker.session.openings import default_match, seeds
from web.worker.words.game_list import entry, example_of

SHOWN_AT_HOME = {*START_HERE, "american", "spade", "dominican", "krypkasino"}
"""The ids of games for the home page: those to start with, and others that are much played or very different."""

MAX_AT_HOME = 12
"""The home page shows all games on offer if there are no more than this."""

FIRST_COURSE = "first"
"""The course of lessons for beginners."""

MAX_DIFFERENCES, MAX_CHARACTERS = 6, 60
"""The maximum number of differences shown for a game of the week, and of characters in each."""

MINOR = {"players", "first_dealer", "next_dealer", "last_word", "layout", "hand", "deals", "left", "level", "target"}
"""Traits that players need not know beforehand, or that the table shows."""

OPENINGS = 12
"""The number of hands that the home page may deal, and that the table's page can show without Python."""


def home() -> Context:
    """Return the hands that the home page may deal, some games, the number of all games, and the opponents."""
    every = all_games()
    few = every["count"] <= MAX_AT_HOME
    return {
        "games": [each for each in every["games"] if few or each["game"].id in SHOWN_AT_HOME],
        "default_variant": VARIANTS[default_game()],
        "line": introduction(default_game(), t),
        "first_course": FIRST_COURSE in (edition().lessons or (FIRST_COURSE,)),
        "count": every["count"],
        "hands": [DealtHand(seed) for seed in islice(seeds(), OPENINGS)],
        "people": everybody(),
        "portrait": face,
        **games_of_weeks(),
    }


def games_of_weeks() -> Context:
    """Return the games of the weeks in order, () if the game never changes, and the Monday on which the first began."""
    games = weekly.rotation() if weekly.has_turns() else ()
    return {"rotation": games, "first_monday": weekly.FIRST_MONDAY, "weeks": [*map(_weekly, games)]}


def _weekly(game: str) -> Context:
    """Return the context of a game of the week."""
    return {
        "game": VARIANTS[game],
        "places": t("locale.list").join(t(f"game.place.{place}") for place in weekly.places(game)),
        "facts": entry(VARIANTS[game], t).facts,
        "line": introduction(game, t),
        "picture": lambda deck: draw_preview(example_of(game), Pen(t, deck)),
        "differences": what_is_new(game),
        "alone": len(weekly.opponents(game)) == 1,
        "opponents": listed([t(f"bot.{bot}") for bot in weekly.opponents(game)], t),
    }


def what_is_new(game: str) -> list[tuple[str, str, str]]:
    """Return the main differences of a game from Casino: building, if it differs, and the rarest traits.

    They are in the order of a form. Each is a label, the value in the game, and the value in Casino, or "" if the last
    is obvious.
    """
    common = shared_traits()
    differences = differences_of(game, "classic")
    relevant = [each for each in differences if each.trait.name not in MINOR and len(each.here) <= MAX_CHARACTERS]
    # Building comes first, however common its value is, because False is less than any number of games.
    rare = sorted(relevant, key=lambda each: (each.trait.name != "building") and common[each.trait.name, each.here])
    return [_difference(each) for each in relevant if each in rare[:MAX_DIFFERENCES]]


def _difference(difference: Difference) -> tuple[str, str, str]:
    """Return a difference in words; if an option is simply on, its description stands for the value."""
    if difference.here.startswith("yes") and difference.trait.name in HOUSE_RULES:
        return difference.trait.label, rulebook.about(difference.trait.name, t), ""
    return difference.trait.label, difference.here, difference.there


@remembered  # counting takes all games, and each game of the week needs the counts
def shared_traits() -> Counter[tuple[str, str]]:
    """Return the number of games with each value of each trait."""
    return Counter((trait.name, trait.value) for game in VARIANTS for trait in traits_of(game))


class DealtHand(NamedTuple):
    """A hand on the home page; the page of the table goes on with the same deal."""

    seed: str
    """The seed of its cards."""

    def render(self, deck: str) -> Html:
        """Draw the cards on the table and in the hand; ``deck`` is the address of the cards."""
        position, pen = default_match(self.seed).game.position, Pen(t, deck)

        def row(cards: Iterable[str], kind: str, label: str) -> Html:
            return tag("div", *(card(Spot(each), pen) for each in cards), class_=kind, role="group", aria_label=label)

        words = tag("p", t("home.dealt"))
        table, hand = (
            row(cards, kind, t(f"home.{kind}"))
            for cards, kind in ((position.loose, "loose"), (position.hand, "spread"))
        )
        return join((table, words, hand))
