"""The list of all games to choose from, by family, each with a sentence, a picture and search terms."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from casino_core.rules.presets import Variant
from casino_core.rules.variants import VARIANTS, preset_rules
from web.rulebook.families import families, family_of, introduction, length, profile
from web.rulebook.offered import offered
from web.rulebook.words import Words, game_name
from web.shared.games import MAX_SEATS
from web.table.game_finder import Facet, GameEntry, Search
from web.table.html import EMPTY, Html
from web.table.state import Preview
from web.worker.words.traits import traits_of, vocabulary

LENGTHS = ("short", "medium", "long")
TEAMS = "teams"


MAX_RECENT = 4
"""The maximum number of recently played games that are listed first."""


def known_lately(stored: object) -> tuple[str, ...]:
    """Return the ids of presets in a stored list of recently played games, at most ``MAX_RECENT``."""
    names = stored if isinstance(stored, list) else []
    return tuple(dict.fromkeys(name for name in names if isinstance(name, str) and name in VARIANTS))[:MAX_RECENT]


def lately_first(groups: dict[str, list[GameEntry]], lately: Sequence[str], t: Words) -> dict[str, list[GameEntry]]:
    """Return groups of games, with recently played games moved to a first group."""
    by_id = {game.id: game for games in groups.values() for game in games}
    first = [by_id[name] for name in lately if name in by_id]
    # Each game is listed once: a form must not have two radio buttons with one value.
    rest = {title: [game for game in games if game not in first] for title, games in groups.items()}
    return {title: games for title, games in {t("finder.lately"): first, **rest}.items() if games}


def game_groups(t: Words, links: Callable[[str], Html] = lambda _game: Html()) -> dict[str, list[GameEntry]]:
    """Return the entries of the offered presets by family name; ``links`` returns the links for the id of a game."""
    return {
        t(f"game.family.{family}"): [entry(variant, t, links(variant.id)) for variant in variants]
        for family, variants in families().items()
    }


def facets(t: Words) -> tuple[Facet, ...]:
    """Return the filters of the game finder."""
    places = dict.fromkeys(place for game in offered() for place in profile(game).places)
    players = [(str(seats), str(seats)) for seats in range(2, MAX_SEATS + 1)]
    return (
        _facet("players", [*players, (TEAMS, t("finder.players.in-teams"))], t),
        _facet("place", sorted(((place, t(f"game.place.{place}")) for place in places), key=lambda pair: pair[1]), t),
        _facet("length", [(name, t(f"finder.length.{name}")) for name in LENGTHS], t),
        _facet("family", [(family, t(f"game.family.{family}")) for family in families()], t),
    )


def search(t: Words, table: str = "") -> Search:
    """Return the data for searching the games; ``table`` is the address at which a game can be set up."""
    return Search(facets(t), vocabulary(t), t("finder.noise"), table)


def _facet(name: str, values: list[tuple[str, str]], t: Words) -> Facet:
    return Facet(name, t(f"finder.{name}"), [("", t(f"finder.{name}.any")), *values])


def entry(variant: Variant, t: Words, links: Html = EMPTY) -> GameEntry:
    """Return the list entry of a game."""
    facts_of = profile(variant.id)
    places = [t(f"game.place.{place}") for place in facts_of.places]
    facts = (players_of(variant, t), t("locale.list").join(places), t(f"finder.length.{length(variant.id)}"))
    alone = [str(seats) for seats, team in variant.seatings if team == 1]
    teams = [TEAMS] * any(team > 1 for _, team in variant.seatings)
    filters = {
        "players": " ".join([*alone, *teams]),
        "place": " ".join(facts_of.places),
        "length": length(variant.id),
        "family": family_of(variant.id),
        "traits": " ".join(traits_of(preset_rules(variant.id))),
    }
    line = t("finder.between").join(facts)
    intro = introduction(variant.id, t)
    return GameEntry(variant.id, game_name(variant.id, t), intro, line, example_of(variant.id), filters, links)


def players_of(variant: Variant, t: Words) -> str:
    """Return the numbers of players: "2 to 4 players, or teams"."""
    alone = sorted(seats for seats, team in variant.seatings if team == 1)
    # "2 to 4" would be wrong if three cannot play.
    key = "gaps" if alone[-1] - alone[0] >= len(alone) else "range" if len(alone) > 1 else "one"
    count = t(f"finder.players.{key}", first=alone[0], last=alone[-1], all=t("locale.list").join(map(str, alone[:-1])))
    return t("finder.players.or-teams", players=count) if any(team > 1 for _, team in variant.seatings) else count


def example_of(game: str) -> Preview:
    """Return the play that illustrates a game."""
    example = profile(game)
    groups = tuple(tuple(group[at : at + 2] for at in range(0, len(group), 2)) for group in example.cards.split())
    return Preview(groups, example.number, groups[0][0])
