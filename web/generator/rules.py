"""The pages of rules: each preset's play, scoring, examples, and differences."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from casino_core.rules.awards import base_points
from casino_core.rules.contradictions import RulesError
from casino_core.rules.parts import OPTIONS, Rules, field_of
from casino_core.rules.variants import VARIANTS, variant_rules
from web.generator.content import CONTENT, ContentError, Data, at, line_of, load, read_diagram
from web.generator.game_prose import game_prose
from web.generator.glossary import glossary
from web.generator.reads import remembered, shared
from web.generator.speaking import t
from web.generator.templates import Context
from web.rulebook.book import SECTIONS, games_of, rulebook, sections
from web.rulebook.context import RuleContext, Section, capitalized
from web.rulebook.differences import Difference, Trait, differences_between, summary_line, traits, value_in_words
from web.rulebook.families import START_HERE, introduction
from web.rulebook.offered import offered
from web.rulebook.score import bonus_rows, score_rows
from web.rulebook.words import ORDER, Words, about, game_name, label, value_label, value_text
from web.table.cards import Pen
from web.table.diagram import Diagram
from web.table.game_finder import draw_game_finder
from web.table.html import Html, join, tag
from web.worker.dialogs.rule_sheet import draw_rule_sheet, draw_score_pads
from web.worker.words.game_list import game_groups, players_of, search

Examples = dict[str, dict[str, tuple[Diagram, ...]]]


class Choice(NamedTuple):
    """Another value of an optional rule."""

    value: str
    """The name of the value."""

    query: str
    """The query of the address that opens a table with this value."""


class HouseRule(NamedTuple):
    """An optional rule on the page of a game."""

    label: str
    """The name of the rule."""

    about: str
    """The meaning of the rule."""

    here: str
    """The value of the rule in this game."""

    others: tuple[Choice, ...]
    """The other values that make a difference, with links to tables."""


# ---------- examples ----------


@remembered
def examples(folder: Path = CONTENT) -> Examples:
    """Return the worked examples by preset and section. Raise ContentError if the engine disagrees with one."""
    file = load("rules", folder)
    for game in file["examples"]:
        if game not in VARIANTS:
            line = line_of("rules", folder, f"[[examples.{game}]]")
            raise ContentError(f"web/content/rules.toml, line {line}: unknown game: {game}")
    return {game: _of_game(game, entries, file["opponent"], folder) for game, entries in file["examples"].items()}


def games_without_examples() -> list[str]:
    """Return the presets that have no worked examples yet, in their order."""
    return [game for game in VARIANTS if game not in load("rules")["examples"]]


def example_place(game: str, number: int, folder: Path) -> str:
    """Return the place of a game's example for an error message; ``number`` counts from 1."""
    return at("rules", folder, f"{game}, example {number}", *[f"[[examples.{game}]]"] * number)


def _of_game(game: str, entries: list[Data], opponent: str, folder: Path) -> dict[str, tuple[Diagram, ...]]:
    by_section: dict[str, tuple[Diagram, ...]] = {}
    for number, entry in enumerate(entries, 1):
        where = example_place(game, number, folder)
        data = {"rules": game, **entry}
        section = data.pop("section", "")
        if section not in SECTIONS or data["rules"].partition(":")[0] != game:
            raise ContentError(f"{where}: unknown section, or rules of another game")
        by_section[section] = (*by_section.get(section, ()), read_diagram(data, opponent, where))
    return by_section


# ---------- pages ----------

GLANCE = ("players", "points", "target")
"""The traits with which the page of a game begins."""

LEAST_TERMS = 3
"""The page of a game lists the game's own terms only if there are at least this many."""


def address(rules: Rules, **options: object) -> str:
    """Return the query that opens a table for a game, without the question mark."""
    parameters = {"variant": rules.variant, "seats": rules.seats, "team": rules.team, **options}
    return "&".join(f"{name}={value_text(value)}" for name, value in parameters.items())


def listed_options(game: str, folder: Path = CONTENT) -> list[str]:
    """Return the options on a game's page, in the order of a form: those of all games, and its own in rules.toml."""
    named = named_options(folder)
    return [name for name in ORDER if name in named["all"] or name in named.get(game, ())]


def named_options(folder: Path = CONTENT) -> dict[str, list[str]]:
    """Return the options that pages list, by game, with "all" for every game. Raise ContentError for unknown names."""
    named: dict[str, list[str]] = load("rules", folder)["house-rules"]
    if wrong := (set(named) - {"all", *VARIANTS}) | (set().union(*named.values()) - set(ORDER)):
        raise ContentError(f"web/content/rules.toml: unknown games or house rules: {', '.join(sorted(wrong))}")
    return named


def house_rules(game: str) -> tuple[HouseRule, ...]:
    """Return the optional rules that make a difference in a game."""
    context = RuleContext(games_of(game), t)
    return tuple(
        HouseRule(
            label(name, t),
            about(name, t),
            value_in_words(name, context),
            tuple(Choice(value_label(name, value, t), query) for value, query in values),
        )
        for name, values in _changes(game).items()
    )


@shared
def _changes(game: str) -> dict[str, list[tuple[object, str]]]:
    """Return the options that make a difference, each with its other values and the queries that open their tables.

    The differences are found in English, for all languages.
    """
    changes = {name: [*_choices(games_of(game), name)] for name in listed_options(game)}
    return {name: choices for name, choices in changes.items() if choices}


def _choices(games: Sequence[Rules], name: str) -> Iterator[tuple[object, str]]:
    """Yield the other values of an option, each with the query of the first table at which it makes a difference."""
    for value in OPTIONS[name]:
        table = next((rules for rules in games if _differs(rules, name, value)), None)
        if table:
            yield value, address(table, **{name: value})


def _differs(rules: Rules, name: str, value: object) -> bool:
    """Return whether a value of an option is possible at a table and makes a difference there."""
    if field_of(rules, name) == value:
        return False
    try:
        other = variant_rules(rules.variant, rules.seats, rules.team, **{name: value})
    except RulesError:
        return False
    # Two values differ if their rules read differently; the sentences after the first difference need not be made.
    return any(one != another for one, another in zip_longest(_all_sentences(rules), _sentences(other)))


@remembered
def _all_sentences(rules: Rules) -> tuple[object, ...]:
    return tuple(_sentences(rules))


def _sentences(rules: Rules) -> Iterator[object]:
    """Yield everything that the rules of a game say, for comparison with another value of an option."""
    context = RuleContext((rules,), t)
    yield from (score_rows(context), bonus_rows(context))
    yield from (section.paragraphs for section in sections((rules,), t))


def game_pages() -> dict[str, Callable[[], Context]]:
    """Return functions that make the contexts of the pages of all presets, by path."""
    return {f"rules/{game}.html": partial(_game_page, game) for game in VARIANTS}


def sheets() -> dict[str, Callable[[], Context]]:
    """Return functions that make the contexts of the printable pages of all presets, by path."""
    return {f"rules/{game}/sheet.html": partial(_sheet, game) for game in VARIANTS}


def _sheet(game: str) -> Context:
    games, variant = games_of(game), VARIANTS[game]
    return {
        "game": variant,
        "sheet": partial(draw_rule_sheet, games, game_name(game, t), t),
        "pads": partial(draw_score_pads, games, game_name(game, t), t),
    }


def _game_page(game: str) -> Context:
    return {**_of_every_edition(game), "offered": offered()}


@remembered  # a game has two pages, one of them for frames
def _of_every_edition(game: str) -> Context:
    games, variant, prose = games_of(game), VARIANTS[game], game_prose().get(game)
    context = RuleContext(games, t)
    own = [term for term in glossary().terms.values() if game in term.ids]
    # Casino, which most readers know, comes before the parent.
    parents = [VARIANTS[name] for name in dict.fromkeys(("classic", variant.parent)) if name and name != game]
    return {
        "game": variant,
        "tables": [(_play(context, rules), address(rules)) for rules in games],
        "line": _line(game, parents[-1].id) if parents else "",
        "sections": _rulebook(game),
        "unchanged": _unchanged(game, parents[-1].id) if parents else (),
        "parent": parents[-1] if parents else None,
        "score": (score_rows(context), bonus_rows(context), base_points(context.rules)),
        "differences": [(parent, differences_of(game, parent.id)) for parent in parents],
        "house_rules": house_rules(game),
        "introduction": f"{introduction(game, t)} {prose.about if prose else ''}".strip(),
        "prose": prose,
        "examples": examples().get(game, {}),
        "glance": [trait for trait in traits_of(game) if trait.name in GLANCE],
        "terms": glossary().terms,
        "own_terms": own if len(own) >= LEAST_TERMS else [],
    }


def traits_of(game: str) -> tuple[Trait, ...]:
    """Return all traits of a preset, in the order of a form."""
    return _traits(games_of(game), t)


@remembered
def _traits(games: Sequence[Rules], t: Words) -> tuple[Trait, ...]:
    return tuple(traits(games, t))


@remembered
def differences_of(game: str, parent: str) -> tuple[Difference, ...]:
    """Return the differences of a preset from another, in the order of a form."""
    return differences_between(games_of(game), games_of(parent), t, _traits)


@remembered
def _line(game: str, parent: str) -> str:
    """Return a line that describes a preset by its differences from another."""
    return summary_line(games_of(game), game_name(parent, t), games_of(parent), t, _traits)


@remembered
def _rulebook(game: str) -> tuple[Section, ...]:
    """Return the sections of the rules of a preset."""
    return rulebook(games_of(game), t)


def _unchanged(game: str, parent: str) -> tuple[str, ...]:
    """Return the ids of the sections of rules that are the same in both games."""
    there = {section.id: section.paragraphs for section in _rulebook(parent)}
    return tuple(section.id for section in _rulebook(game) if there.get(section.id) == section.paragraphs)


def _play(context: RuleContext, rules: Rules) -> str:
    """Return the text of a button that opens a game at one of its tables."""
    if rules == context.rules:
        return t("page.rules-game.play-this")
    if rules.team == 1:
        return t("page.rules-game.for", number=context.number(rules.seats), count=rules.seats)
    return capitalized(context(f"trait.teams.{rules.sides}", team=context.number(rules.team)))


def all_games() -> Context:
    """Return the games on offer, their number, the games to start with, and a function that draws the list of games."""
    known = offered()
    return {
        "games": [
            {"game": variant, "players": players_of(variant, t), "query": address(games_of(game)[0])}
            for game, variant in known.items()
        ],
        "count": len(known),
        "start": [known[game] for game in START_HERE if game in known] or [*known.values()][: len(START_HERE)],
        "finder": _finder,
    }


def _finder(deck: str, url: Callable[[str], str]) -> Html:
    """Draw the list of all games; ``deck`` is the address of the cards, ``url`` returns the address of a page."""
    alike = similar_games()

    def links(game: str) -> Html:
        name, table = game_name(game, t), f"{url('play/')}?{address(games_of(game)[0])}"
        # To a person who reads link by link, "Rules" and "Play" would be the same for every game.
        heard = {link: t(f"finder.{link}.of", game=name) for link in ("rules", "play")}
        rules = tag("a", t("finder.rules"), href=url(f"rules/{game}/"), aria_label=heard["rules"])
        play = tag("a", t("finder.play"), href=table, aria_label=heard["play"])
        others = (tag("a", game_name(other, t), href=url(f"rules/{other}/")) for other in alike[game])
        return join((rules, play, tag("span", t("finder.alike"), " ", join(others, ", "))), " ")

    return draw_game_finder(game_groups(t, links), search(t, url("play/")), Pen(t, deck))


SIMILAR = 3
"""The number of similar games named for each game."""


def similar_games() -> dict[str, list[str]]:
    """Return the ids of the most similar games for every preset: those that differ in the fewest traits."""
    traits = {game: [trait.value for trait in traits_of(game)] for game in VARIANTS}

    def distance(game: str, other: str) -> int:
        # Every game has all traits, in the same order.
        return sum(here != there for here, there in zip(traits[game], traits[other], strict=True))

    def others(game: str) -> list[str]:
        return sorted((other for other in offered() if other != game), key=lambda other: distance(game, other))

    return {game: others(game)[:SIMILAR] for game in VARIANTS}
