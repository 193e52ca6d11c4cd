"""The contexts of pages: the values that a page's template uses in addition to those that all pages have."""

from collections.abc import Callable, Container, Iterable
from dataclasses import replace
from functools import partial
from itertools import groupby

from casino_core.bots import BOTS, RENAMED
from casino_core.notation.record import game_file
from casino_core.notation.rules import value_text
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.presets.variant import Variant
from casino_core.rules.variants import VARIANTS
from web.generator import content
from web.generator.builder import builder, reference
from web.generator.compare import comparison
from web.generator.edition import edition
from web.generator.embeds import deck_of, diagram, embedded
from web.generator.example_courses import example_courses
from web.generator.glossary import glossary
from web.generator.home import FIRST_COURSE, OPENINGS, games_of_weeks, home
from web.generator.ideas import idea_pages
from web.generator.lessons import Lesson, chosen_ids, lessons
from web.generator.licences import own_licence, parts
from web.generator.opponents import opponents, strengths
from web.generator.pictures import Picture, pictures
from web.generator.puzzles import THEMES, every_puzzle, offered_puzzles, puzzle_course, puzzle_courses
from web.generator.reads import shared
from web.generator.rules import all_games, game_pages, sheets
from web.generator.speaking import language, t
from web.generator.strategy import measured
from web.generator.templates import Context, named
from web.rulebook import words as rulebook
from web.rulebook.families import families
from web.rulebook.offered import default_game, offered
from web.rulebook.words import game_name
from web.shared.puzzle_rating import LADDER, puzzle_rating
from web.table.cards import cards_line, icon, say, with_cards
from web.table.diagram import Diagram, Stage, draw_diagram
from web.table.html import Html, tag
from web.table.table import draw
from web.worker.match import par, weekly
from web.worker.match.daily import OPPONENT
from web.worker.match.ideas import IDEAS
from web.worker.match.lesson import Course, parse_step, room_of
from web.worker.match.match import Match
from web.worker.match.mistakes import COURSE
from web.worker.match.presenter import scene
from web.worker.match.puzzle_run import GRADES, MINUTES
from web.worker.picture.view_model import table_state
from web.worker.practice.drills import DRILLS
from web.worker.session.lessons import coach_of
from web.worker.session.openings import openings
from web.worker.session.parameters import INVITING
from web.worker.session.teaching import Teaching
from web.worker.words.catalogue import catalogue
from web.worker.words.speech import Voice

LEARN = "learn/"
"""The path of the list of courses."""

EVERYWHERE = ("locale.plural", "locale.decimal", "locale.list")
"""The keys of plurals, decimals and lists in the catalogue."""

DATED = (*EVERYWHERE, "daily.day", "daily.month.")
"""The keys in ``EVERYWHERE``, and the beginnings of the keys of dates."""

EVENING_ELSEWHERE = ("evening.group", "evening.deal.", "evening.form", "evening.read.", "evening.refused.")
"""The beginnings of keys about an evening that the page's Python does not need: other parts of the site use them."""


def drawing() -> Context:
    """Return the functions with which prose draws cards; each takes the address of the deck last."""
    return {
        "say": lambda name, deck: say(name, t, deck),
        "with_cards": lambda text, deck: with_cards(text, t, deck),
        "cards_line": lambda cards, deck: cards_line(cards, t, deck),
    }


def daily() -> Context:
    """Return the sentences of the page of daily deals, the names of bots and games, and the games of the weeks."""
    return {
        **games_of_weeks(),
        "words": {key: text for key, text in catalogue(language()).items() if key.startswith(("days.", *DATED))},
        "names": {
            "variant": {game: game_name(game, t) for game in weekly.rotation()},
            "bot": {bot: t(f"bot.{bot}") for bot in (*par.PLAYERS, OPPONENT)},
        },
    }


def evening() -> Context:
    """Return the sentences of the page of an evening, the names of games and bots, and the bots that set par."""
    every = catalogue(language()).items()
    return {
        "words": {
            key: text
            for key, text in every
            if key.startswith(("evening.", *EVERYWHERE, "progress.percent")) and not key.startswith(EVENING_ELSEWHERE)
        },
        "names": {
            "variant": {game: game_name(game, t) for game in VARIANTS},
            "bot": {bot: t(f"bot.{bot}") for bot in BOTS},
        },
        "bots": par.PLAYERS,
    }


def figure(diagram: Diagram, deck: str) -> Html:
    """Draw a diagram. If it has no stage after the play, the play is illegal, and the drawing is marked as refused."""
    drawing = draw_diagram(diagram, t, deck)
    return drawing if len(diagram.stages) > 1 else tag("div", drawing, class_="refused")


def lesson() -> Context:
    """Return functions that draw the cards and diagrams of a lesson, and ``other_game``."""
    diagrams = content.diagrams()
    return {
        **drawing(),
        "other": other_game(),
        "diagram": lambda name, deck: figure(named("diagram in diagrams.toml", diagrams, name), deck),
    }


def practice() -> Context:
    """Return the name and the purpose of each drill, by its id."""
    return {"drills": {name: (t(f"drill.{name}"), t(f"drill.{name}.about")) for name in DRILLS}}


def each_drill() -> dict[str, Callable[[], Context]]:
    """Return functions that make the contexts of the pages of all drills, by path."""
    return {f"practice/{name}.html": partial(_drill, name) for name in DRILLS}


def _drill(name: str) -> Context:
    """Return the name and the purpose of a drill, the games that suit it, and the default game."""
    title, about = practice()["drills"][name]
    suited = _suited(name)
    games = {
        t(f"game.family.{family}"): [variant for variant in variants if variant.id in suited]
        for family, variants in families().items()
    }
    return {"drill": name, "title": title, "about": about, "games": games, "default_game": default_game()}


@shared
def _suited(drill: str) -> set[str]:
    """Return the ids of the games that suit a drill."""
    return {game for game in VARIANTS if DRILLS[drill].is_for(game)}


TAUGHT = "classic"
"""The game that the first lessons and How to play teach."""


def other_game() -> Variant | None:
    """Return the default game, or None if it is the game that the first lessons teach."""
    return None if default_game() == TAUGHT else VARIANTS[default_game()]


def about() -> Context:
    """Return the games of the edition, () if it offers all games."""
    return {"own_games": [VARIANTS[game] for game in offered()] if edition().games else ()}


def picture_list() -> Context:
    """Return the published diagrams of the games on offer by subject, their number, and the path of an example."""
    every = [picture for picture in pictures() if _game_of(picture) in offered()] or [*pictures()]
    grouped = [(group, list(some)) for group, some in groupby(every, lambda picture: picture.group)]
    return {"groups": grouped, "count": len(every), "example": every[0].path}


def _game_of(picture: Picture) -> str:
    """Return the id of the game that a published diagram shows."""
    return picture.name.rpartition("-")[0] if picture.group else TAUGHT


def learn() -> Context:
    """Return the courses of the edition, the number of their steps, and ``other_game`` if they begin with the first."""
    courses = chosen_lessons()
    other = other_game() if courses[0].id == FIRST_COURSE else None
    return {"courses": courses, "count": sum(len(course.steps) for course in courses), "other": other}


def chosen_lessons() -> list[Lesson]:
    """Return the courses of the edition; a course whose next one is missing leads on to the list of courses."""
    every = {course.id: course for course in lessons()}
    chosen = [every[name] for name in chosen_ids()]
    pages = {f"learn/{course.id}/" for course in chosen}
    return [_played_by_its_rules(_with_way_on(course, pages)) for course in chosen]


def _played_by_its_rules(course: Lesson) -> Lesson:
    """Return a course; if it leads on to a game, the rules are those that it taught, whatever the default game is."""
    if other_game() is None or not course.way_on.startswith("play/?bots="):
        return course
    return replace(course, way_on=course.way_on.replace("play/?", f"play/?variant={TAUGHT}&", 1))


def _with_way_on(course: Lesson, pages: Container[str]) -> Lesson:
    if course.way_on in pages or not course.way_on.startswith(LEARN):
        return course
    return replace(course, way_on=LEARN, last=t("learn.more"))


IDEA_GROUPS = {
    "taking": ("cash-an-ace", "take-what-scores", "know-what-is-enough", "steal"),
    "building": ("protect-by-a-build", "make-it-multiple", "two-of-a-rank", "leave-it-to-your-partner"),
    "leaving": (
        "lay-down-safely",
        "leave-no-sweep",
        "count-the-tens",
        "leave-what-is-yours",
        "keep-a-court",
    ),
}
"""The ideas by their subjects, in the order of the list."""


def idea_list() -> Context:
    """Return the ideas by their subjects."""
    known = {idea.name: idea for idea in idea_pages()}
    groups = [(t(f"idea.group.{group}"), [known[name] for name in names]) for group, names in IDEA_GROUPS.items()]
    return {**drawing(), "ideas": list(known), "groups": groups}


def each_idea() -> dict[str, Callable[[], Context]]:
    """Return functions that make the contexts of the pages of all ideas, by path."""
    return {f"learn/ideas/{name}.html": partial(_idea, name) for name in IDEAS}


def _idea(name: str) -> Context:
    (idea,) = (idea for idea in idea_pages() if idea.name == name)
    return {**drawing(), "idea": idea, "course": idea.course, "first_step": partial(first_step, idea.course)}


MIN_MOMENTS = 30
"""The minimum number of moments behind a published mean."""


def strategy() -> Context:
    """Return the measurements for the strategy guide."""
    tables = measured()
    # Builds compared with other plays, by the number of unseen cards that can take the build.
    rows = [
        (f"build-or-{other}/{cards}", t(f"strategy.build-or-{other}.{cards}"))
        for other in ("take", "lay")
        for cards in range(4)
        if tables["choices"].row(f"build-or-{other}/{cards}").n >= MIN_MOMENTS
    ]
    return {**drawing(), "m": tables, "build_rows": rows}


def own_mistakes() -> Context:
    """Return the course of the visitor's own mistakes; the table supplies its steps."""
    return {"course": Lesson(COURSE, t("mistake.title"), "", "progress/", t("mistake.last"), ())}


def puzzle_list() -> Context:
    """Return the puzzles of every game, the choices for runs, and the order of the file, for puzzles of the day."""
    courses = list(puzzle_courses())
    return {
        "courses": courses,
        "games": [(course.id.partition("-")[2], course.title) for course in courses],
        "themes": THEMES,
        "ratings": [puzzle_rating(missed) for missed in range(LADDER + 1)],
        "grades": [(grade, t(f"puzzle.grade.{grade}")) for grade in GRADES],
        "clocks": sorted(MINUTES),
        "default_minutes": MINUTES[0],
        "count": len(offered_puzzles()),
        "order": [f"puzzles-{puzzle.game}/p{puzzle.line}" for puzzle in offered_puzzles()],
    }


def each_course() -> dict[str, Callable[[], Context]]:
    """Return functions that make the contexts of the pages of all courses, by path."""
    return {
        **{f"learn/{name}.html": partial(_course, chosen_lessons, name) for name in chosen_ids()},
        **{
            f"learn/examples/{game}.html": partial(_course, example_courses, f"examples-{game}")
            for game in content.load("rules")["examples"]
        },
        **{
            f"puzzles/{game}.html": partial(_puzzle_course, game)
            for game in dict.fromkeys(puzzle.game for puzzle in offered_puzzles())
        },
    }


def _course(courses: Callable[[], Iterable[Lesson]], name: str) -> Context:
    (course,) = (course for course in courses() if course.id == name)
    return _opened(course)


def _puzzle_course(game: str) -> Context:
    return _opened(puzzle_course(game))


def _opened(course: Lesson) -> Context:
    return {"course": course, "first_step": partial(first_step, course)}


def first_step(course: Lesson, deck: str, home: str) -> Html:
    """Draw the table of a course's first step, for the time before Python has started."""
    # Copies of the first step stand for the others, because the table shows only their number.
    steps, voice = (parse_step(course.steps[0]),) * len(course.steps), Voice(language(), deck)
    parsed = Course(course.id, course.title, steps, f"{home}{course.way_on}", course.last)
    match = Match.opened(parsed.steps[0].saved, voice, f"{home}{room_of(parsed.steps[0])}")
    coach, now = coach_of(Teaching(parsed, 0), voice), scene(match)
    return draw(table_state(replace(now, around=replace(now.around, coach=coach)), voice), voice.t, deck)


def example() -> Context:
    """Return the example round turn by turn."""
    example = content.example()
    opening = Diagram((Stage(hand=example.start.hands[0], loose=example.start.loose),), example.title, example.caption)
    return {
        **drawing(),
        "opening": lambda deck: draw_diagram(opening, t, deck),
        "example": example,
    }


def notation() -> Context:
    """Return sample texts with their meanings, the example round as a file, the games, the options and the grammar."""
    example = content.example()
    return {
        "examples": content.notation(),
        "file": game_file(example.game, {"Players": example.players}),
        "games": [(game, game_name(game, t)) for game in VARIANTS],
        "options": [
            (name, list(map(value_text, values)), f"{rulebook.label(name, t)}. {rulebook.about(name, t)}")
            for name, values in HOUSE_RULES.items()
        ],
        "grammar": content.text("grammar.txt"),
    }


def glossary_page() -> Context:
    """Return the terms by subject, all names under their letters, and how many terms there are."""
    every = glossary()
    terms = every.of(offered())
    return {
        **drawing(),
        # Rules of games that are not on offer still link to their terms.
        "elsewhere": [name for id_, term in every.terms.items() if id_ not in terms.terms for name in (id_, term.was)],
        "subjects": terms.subjects,
        "letters": terms.letters,
        "terms": terms.terms,
        "named": terms.named,
        "count": len(terms.terms),
        "diagram": figure,
    }


def progress() -> Context:
    """Return sentences on finished games, names of games and of bots by their ids, and the strengths of bots."""
    # Games finished years ago have former ids of bots.
    bots = {**{bot: bot for bot in BOTS}, **RENAMED}
    return {
        "words": {key: text for key, text in catalogue(language()).items() if key.startswith(("progress.", *DATED))},
        "names": {
            "variant": {game: game_name(game, t) for game in VARIANTS},
            "bot": {bot: t(f"bot.{now}") for bot, now in bots.items()},
        },
        "strengths": strengths(),
    }


def table(many: int) -> Callable[[], Context]:
    """Return a function that makes the context of a table's page.

    "openings" has ``many`` deals, of which the page can show one before Python has started. It shows none if its
    address has one of the names in "invites".
    """
    return lambda: {
        "openings": lambda deck, home, log: openings(many, language(), deck, home, log),
        "invites": INVITING,
    }


def each_game() -> dict[str, Callable[[], Context]]:
    """Return functions that make the contexts of the pages of all presets, by path."""
    return {path: partial(_game, own) for path, own in game_pages().items()}


def _game(own: Callable[[], Context], **more: object) -> Context:
    return {**drawing(), "diagram": figure, **more, **own()}


def framed_rules() -> dict[str, Callable[[], Context]]:
    """Return functions that make the contexts of the pages of all presets for frames, by path."""
    return {f"embed/v1/{path}": partial(_game, own, deck_of=deck_of) for path, own in game_pages().items()}


# Functions, not values: a context is computed only for a page that is built, after all modules are loaded.
CONTEXTS: dict[str, Callable[[], Context]] = {
    "about": about,
    "daily": daily,
    "diagrams": picture_list,
    "index": lambda: {**drawing(), **home()},
    "evening": evening,
    "embed": lambda: {**builder(), "courses": chosen_lessons()},
    "embed/reference": reference,
    "embed/v1/diagram": diagram,
    "embed/v1/rules": lambda: {"games": [VARIANTS[game] for game in offered()]},
    "friend": lambda: {"icon": icon, "ice": [*edition().ice]},
    "glossary": glossary_page,
    "how-to-play": lesson,
    "learn": learn,
    "learn/ideas": idea_list,
    "learn/mistakes": own_mistakes,
    "learn/strategy": strategy,
    "how-to-play/example": example,
    "how-to-play/tactics": lesson,
    "licences": lambda: {"parts": parts(), "own": own_licence()},
    "notation": notation,
    "opponents": opponents,
    "play": table(OPENINGS),
    "practice": practice,
    "progress": progress,
    "puzzles": puzzle_list,
    "puzzles/run": lambda: {"course": every_puzzle()},
    "rules": lambda: {**drawing(), **all_games()},
    "rules/compare": lambda: {**drawing(), **comparison()},
}
"""By page (its path in web/pages without the ending), a function that returns the values of its template."""

SERIES: dict[str, Callable[[], dict[str, Callable[[], Context]]]] = {
    "embed/v1/_rules.html": framed_rules,
    "embed/v1/_table.html": embedded,
    "learn/_course.html": each_course,
    "learn/_idea.html": each_idea,
    "practice/_drill.html": each_drill,
    "rules/_game.html": each_game,
    "rules/_sheet.html": sheets,
}
"""By template, a function that returns its pages: by path, a function that makes the context of each."""
