"""The data for showing positions in frames before Python starts: tables to fill, sentences, games, and courses."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from functools import cache, partial
from itertools import islice

from casino_core.bots import BOTS
from casino_core.bots import RENAMED as RENAMED_BOTS
from casino_core.cards import BIG_CASINO, LITTLE_CASINO, RANKS, SUITS, Card, pack
from casino_core.game import from_position
from casino_core.notation.partial import parse_known
from casino_core.notation.positions import position_text
from casino_core.notation.rules import value_text
from casino_core.playing.completing import completed, stocks
from casino_core.position.position import Position
from casino_core.rules.deal import Deal
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import Rules
from casino_core.rules.renamed import RENAMED, RENAMED_OPTIONS
from casino_core.rules.values import Values
from casino_core.rules.variants import VARIANTS, played_at, variant_rules
from web.generator.frame_names import names_of, other_names, values_of
from web.generator.lessons import chosen_ids, lessons
from web.generator.paths import Files
from web.generator.pictures import SYMBOL, USED, Picture, pictures
from web.generator.puzzles import offered_puzzles, puzzle_games, puzzle_step, puzzles
from web.generator.reads import shared
from web.generator.speaking import ENGLISH, language
from web.generator.templates import Context
from web.rulebook.offered import default_game
from web.rulebook.words import game_name, sweep_counts
from web.table.diagram import Diagram, DiagramBuild, Stage, draw_diagram
from web.table.html import Html
from web.table.lesson import draw_coach
from web.table.lesson_state import Coach
from web.table.sprite import sprite
from web.table.table import draw
from web.worker.match.match import Match
from web.worker.match.presenter import scene
from web.worker.match.saves import SavedMatch, save_text
from web.worker.picture.score_sheet import rounds
from web.worker.picture.view_model import table_state
from web.worker.session.openings import default_match, seeds
from web.worker.session.parameters import INVITING
from web.worker.words.catalogue import catalogue, words
from web.worker.words.people import company
from web.worker.words.speech import Voice

GAME = "game"
KINDS = (GAME, "position", "puzzle", "lesson", "replay")
"""The playable kinds of frames: each has a page."""

OPENINGS = 3
"""The number of deals from which a frame chooses if its address does not ask for a certain deal."""

SEATS = (2, 3, 4)
"""The numbers of players at the tables that are filled without Python."""

SAMPLE = {"table": "5H,8=6D2S,9=5D4D.9C@0", "hand": "9D,2C", "pile": "7C", "pile1": "7S"}
"""A position with one of every piece that the scripts of frames copy."""

CHUNK = 14
"""The number of puzzles in a file: a frame needs only one puzzle, but a file for each would be too many files."""

DEALING = {each.name for each in fields(Deal)} | {"initial_pairs_to_first_player"}
"""Options that change the deal: if an address has one of these, the engine deals, not the frame's script."""

WORDS = [
    "locale.plural",
    "card.name",
    "locale.list",
    "locale.and",
    "locale.and.clash",
    "locale.semicolon",
    "learn.more",
    "position.task",
    "position.title",
    "position.over",
    "wrong.elsewhere",
    "wrong.gone",
    "wrong.gone.near",
    "wrong.name",
    "wrong.no-game",
    "play.subtitle",
    "play.subtitle.brief",
    "play.subtitle.rounds",
    "play.waiting",
    "play.us",
    "play.them",
    "play.partner",
    "table.you",
    "table.empty",
    "table.empty.start",
    "table.single",
    "table.multiple",
    "table.held",
    "table.stock",
    "table.stock.none",
    "table.taken.sweeps",
    "table.pile.look",
    "table.pile.look.you",
    "table.hint",
    "table.to_move",
    "table.build.yours.single",
    "table.build.yours.multiple",
    "table.build.theirs.single",
    "table.build.theirs.multiple",
    "table.lesson.place",
    "table.puzzle.place",
    "table.task.place",
]
"""The keys of the sentences that frames show."""

FAULT_WORDS = [
    "wrong.cut",
    "wrong.part",
    "wrong.part.at",
    "error.no-card",
    "error.card-twice",
    "error.card-not-in-pack",
    "error.too-many-cards",
    "error.build-does-not-add-up",
    "error.build-of-one-card",
    "error.no-such-seat",
    "error.hand-too-large",
    "error.no-card-to-play",
]
"""The keys of the sentences about faults in a position, for frames whose address can have one."""


def embedded() -> dict[str, Callable[[], Context]]:
    """Return functions that make the contexts of the pages of all kinds, by path."""
    return {f"embed/v1/{kind}.html" if kind != GAME else "embed/v1.html": partial(_embedded, kind) for kind in KINDS}


def _embedded(kind: str) -> Context:
    return {
        "kind": kind,
        "invites": INVITING if kind == GAME else (),
        "tables": partial(tables, SEATS if kind != "puzzle" else SEATS[:1]),  # a puzzle has two players
        "coaches": partial(coaches, puzzle=kind == "puzzle"),
        "script_data": partial(script_data, kind),
        "still": still(),
    }


def still() -> Picture:
    """Return the picture for browsers without scripts: a diagram of the default game."""
    return next(picture for picture in pictures() if picture.group == game_name(default_game(), words(language())))


def tables(sizes: Iterable[int], log: str) -> list[tuple[int, Html]]:
    """Return a table to fill for each number of seats; ``log`` is markup for the line under the cards."""
    return [(seats, _table(seats, log)) for seats in sizes]


def _table(seats: int, log: str) -> Html:
    voice = Voice(language())
    saved = SavedMatch(from_position(_sample(seats), "1"), company(seats - 1))
    state = table_state(scene(Match.opened(saved, voice, "")), voice)
    return draw(replace(state, log=Html(log)), voice.t)


@shared
def _sample(seats: int) -> Position:
    """Return ``SAMPLE`` as a complete position for a number of players."""
    return completed(parse_known(variant_rules("classic", seats), SAMPLE), "1")


def coaches(*, puzzle: bool) -> list[tuple[str, Html]]:
    """Return empty panels, each after its name: for a single step, one that offers no solution, and several steps."""
    t = words(language())
    one = Coach(title="", number=1, of=1, task=Html(), puzzle=puzzle, hint_first=puzzle)
    kinds = {"one": one, "hidden": replace(one, shows=False), "many": replace(one, of=2)}
    return [(name, draw_coach(coach, t)) for name, coach in kinds.items()]


def diagram() -> Context:
    """Return the context of the page of a diagram: a hidden template with one of everything."""
    builds = (
        DiagramBuild(8, (("6D", "2S"),), "Nia"),
        DiagramBuild(9, (("5D", "4D"), ("9C",))),
    )
    sample = Diagram((Stage(hand=("9D",), loose=("5H",), builds=builds),), "", "-")
    hidden = Html(draw_diagram(sample, words(language())).replace("<figure", "<figure hidden", 1))
    return {"sample": hidden, "script_data": partial(script_data, "diagram")}


def deck_of(text: str) -> Html:
    """Return the deck with only those cards and pips that the markup in ``text`` shows."""
    used = {"", *USED.findall(text)}
    return Html("".join(piece for name, piece in _pieces() if name in used))


@cache
def _pieces() -> list[tuple[str, str]]:
    """Return the deck in pieces, as pairs: every symbol with its name, and the markup between the symbols with ""."""
    deck, end, pieces = sprite(), 0, []
    for symbol in SYMBOL.finditer(deck):
        pieces += [("", deck[end : symbol.start()]), (symbol[1], symbol[0])]
        end = symbol.end()
    return [*pieces, ("", deck[end:])]


def script_data(kind: str, path: Callable[[str], str]) -> Html:
    """Return the data of a page's scripts as JSON; ``path`` gives the address of a file of the site."""
    t, texts = words(language()), catalogue(language())
    ranks, suits = ({one: t(f"card.{what}.{one}") for one in them} for what, them in (("rank", RANKS), ("suit", SUITS)))
    keys = WORDS + FAULT_WORDS * (kind in {"position", "diagram"}) + ["wrong.seed"] * (kind in {GAME, "position"})
    keys += ["wrong.no-puzzles", "page.embed.number-absent"] * (kind == "puzzle")
    data: dict[str, object] = {
        "words": {key: texts[key] for key in keys},
        "ranks": ranks,
        "suits": suits,
        "bots": {bot: t(f"bot.{bot}") for bot in BOTS},
        "company": company(len(BOTS)),
        "games": {name: {"name": game_name(name, t), **_game(name)} for name in VARIANTS},
        "valued": [each.name for each in fields(Values)],
        "usual": default_game(),
        "known": names_of(kind),
        "elsewhere": other_names(kind),
        "options": values_of(kind),
        "changing": [name for name in HOUSE_RULES if name in DEALING],
    }
    if kind == GAME:
        games = map(default_match, islice(seeds(), OPENINGS))
        data["openings"] = [{"save": save_text(game), "position": position_text(game.game.position)} for game in games]
    if kind in {GAME, "position"}:  # the possible values in addresses, old names included
        options = {name: [*map(value_text, known), *RENAMED.get(name, ())] for name, known in HOUSE_RULES.items()}
        options |= {old: options[name] for old, name in RENAMED_OPTIONS.items()}
        data["options"] = options | values_of(kind)
        data["renamed"] = RENAMED_BOTS
    if kind == "lesson":
        data["courses"] = {name: path(f"{in_language()}course-{name}.js") for name in chosen_ids()}
    if kind == "puzzle":
        every, offered = len(puzzles()), [puzzle.line for puzzle in offered_puzzles()]
        data["chunks"] = [path(f"{in_language()}puzzles-{number}.js") for number in range(-(-every // CHUNK))]
        data["chunk"] = CHUNK
        # If all puzzles are on offer, their number is enough, and takes fewer bytes.
        data["order"] = len(offered) if len(offered) == every else offered
        data["of"] = puzzle_games()
    if kind == "diagram":
        data["pictures"] = {picture.name: picture.title for picture in pictures()}
    # A script element ends at the first end tag, even inside a string.
    return Html(json.dumps(data, separators=(",", ":")).replace("<", "\\u003c"))


@shared
def _game(name: str) -> dict[str, object]:
    """Return the facts about a game that frames need, such as its hand and stock sizes; empty values are left out."""
    tables: dict[int, list[object]] = {}
    for seats, team in played_at(name, {}):
        rules = variant_rules(name, seats, team)
        tables.setdefault(seats, [team, rules.hand_sizes, [stock for _, stock in stocks(rules)], rules.layout_size])
    dealt = rules.deal
    pack_facts = [
        dealt.ranks,
        dealt.packs,
        *([missing] if (missing := sorted({*pack(dealt.ranks)} - {*dealt.pack})) else []),
    ]
    # Scripts deal only plain games, because they contain the shuffles but no rules (docs/decisions.md).
    plain = dealt.replaced == "none" and not (dealt.cut_layout or rules.capturing.initial_pairs_to_first_player)
    facts = {
        "tables": tables,
        "target": rules.ending.target,
        "rounds": rounds(rules),
        "pack": pack_facts if pack_facts != [RANKS, 1] else None,
        "swept": "".join(rank for rank in RANKS if sweep_counts(rules, Card(f"{rank}S"))),
        "counts": _counts(rules),
        "courts": "".join(sorted({card.rank for card in rules.rank_only})),
        "deal": [dealt.first_dealer, dealt.deal_pattern] if plain else None,
        "anticlockwise": dealt.direction == "anticlockwise",
        "draw": dealt.draw,
        "each": rules.piles.each,
    }
    return {fact: value for fact, value in facts.items() if value}


def _counts(rules: Rules) -> dict[str, list[int]]:
    """Return values in builds: by rank where they differ from the pips, and by card where they differ from the rank."""
    by_rank = {card.rank: [*rules.build_values[card]] for card in rules.pack if card not in (BIG_CASINO, LITTLE_CASINO)}
    by_card = {
        str(card): [*rules.build_values[card]] for card in (BIG_CASINO, LITTLE_CASINO) if card in rules.build_values
    }
    ranks = {rank: values for rank, values in by_rank.items() if values != [Card(f"{rank}S").pips]}
    return ranks | {card: values for card, values in by_card.items() if values != by_rank.get(card[0])}


def in_language() -> str:
    """Return the beginning of the names of files in the current language: "" for English, else a tag such as "sv-"."""
    return "" if language() == ENGLISH else f"{language().lower()}-"


def courses() -> Files:
    """Return scripts, each of which contains a course of lessons or some puzzles, by file name."""
    files = {
        f"{in_language()}course-{course.id}.js": _script({**json.loads(course.as_json("")), "way_on": "", "last": ""})
        for course in lessons()
    }
    every = puzzles()
    for number in range(0, len(every), CHUNK):
        some = {
            puzzle.line: {
                "id": f"puzzles-{puzzle.game}",
                "title": game_name(puzzle.game, words(language())),
                "steps": [puzzle_step(puzzle)],
                "way_on": "",
                "last": "",
            }
            for puzzle in every[number : number + CHUNK]
        }
        files[f"{in_language()}puzzles-{number // CHUNK}.js"] = _script(some)
    return files


def _script(value: object) -> bytes:
    return f"casinoEmbed.take({json.dumps(value, ensure_ascii=False, separators=(',', ':'))});".encode()
