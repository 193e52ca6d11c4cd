"""The contexts of pages: the values that a template has in addition to those of all pages."""

from collections import Counter
from collections.abc import Callable, Container, Iterable
from dataclasses import replace
from functools import partial
from itertools import groupby, islice
from typing import NamedTuple

from casino_core.bots import BOTS, RENAMED
from casino_core.notation.record import game_file
from casino_core.notation.rules import value_text
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.variants import VARIANTS
from web.generator import content
from web.generator.builder import builder
from web.generator.compare import comparison
from web.generator.edition import edition
from web.generator.embeds import deck_of, diagram, embedded
from web.generator.example_courses import example_courses
from web.generator.glossary import glossary
from web.generator.ideas import idea_pages
from web.generator.lessons import Lesson, course_ids, lessons
from web.generator.licences import own_licence, parts
from web.generator.opponents import everybody, face, opponents, strengths
from web.generator.pictures import pictures
from web.generator.puzzles import THEMES, every_puzzle, offered_puzzles, puzzle_courses
from web.generator.reads import remembered
from web.generator.rules import all_games, game_pages, sheets
from web.generator.strategy import measured
from web.generator.templates import Context, named
from web.rulebook import words as rulebook
from web.rulebook.book import games_of
from web.rulebook.differences import Difference, differences_between, traits
from web.rulebook.families import START_HERE, families, introduction
from web.rulebook.offered import default_game, offered
from web.shared.puzzle_rating import LADDER, puzzle_rating
from web.table.cards import Pen, card, cards_line, draw_preview, say, with_cards
from web.table.diagram import Diagram, Stage, draw_diagram
from web.table.html import Html, join, tag
from web.table.state import Spot
from web.table.table import draw
from web.worker.match import par, weekly
from web.worker.match.daily import OPPONENT
from web.worker.match.ideas import IDEAS
from web.worker.match.lesson import parse_course
from web.worker.match.match import Match
from web.worker.match.mistakes import COURSE
from web.worker.match.presenter import scene
from web.worker.match.puzzle_run import GRADES, MINUTES
from web.worker.picture.view_model import table_state
from web.worker.practice.drills import DRILLS
from web.worker.session.lessons import Teaching, coach_of
from web.worker.session.links import INVITING
from web.worker.session.openings import default_match, openings, seeds
from web.worker.words.catalogue import catalogue, words
from web.worker.words.game_list import entry, example_of
from web.worker.words.speech import Voice

WORDS = words("en")

SHOWN_AT_HOME = {*START_HERE, "american", "spade", "dominican", "krypkasino"}
"""Games of every kind: those to start with, and others that are much played or far from them."""

MAX_AT_HOME = 12
"""If no more games are on offer, the home page shows all."""

LEARN = "learn/"
"""The path of the list of courses."""

FIRST_COURSE = "first"
"""The course of lessons for beginners."""

DATES = ("daily.day", "daily.month.")
"""The keys of dates in the catalogue."""

MAX_DIFFERENCES, MAX_CHARACTERS = 6, 60
"""The maximum number of differences shown for a game of the week, and of characters in each."""

MINOR = {"players", "first_dealer", "next_dealer", "last_word", "layout", "hand", "deals", "left", "level", "target"}
"""Traits that players need not know beforehand, or that the table shows."""

OPENINGS = 12
"""How many hands there are that the home page may deal, and the page to play at can show without Python."""


def drawing() -> Context:
    """Return the functions with which prose draws cards; each takes the address of the deck last."""
    return {
        "say": lambda name, deck: say(name, WORDS, deck),
        "with_cards": lambda text, deck: with_cards(text, WORDS, deck),
        "cards_line": lambda cards, deck: cards_line(cards, WORDS, deck),
    }


def home() -> Context:
    """Return the hands that the home page may deal, some games, the number of all, and everyone to play against."""
    every = all_games()
    few = every["count"] <= MAX_AT_HOME
    return {
        **drawing(),
        "games": [each for each in every["games"] if few or each["game"].id in SHOWN_AT_HOME],
        "usual": VARIANTS[default_game()],
        "line": introduction(default_game(), WORDS),
        "first_course": FIRST_COURSE in (edition().lessons or (FIRST_COURSE,)),
        "count": every["count"],
        "hands": [DealtHand(seed) for seed in islice(seeds(), OPENINGS)],
        "people": everybody(),
        "portrait": face,
        **games_of_weeks(),
    }


def games_of_weeks() -> Context:
    """Return the games of the weeks in their order, and when the first of them began."""
    games = weekly.rotation()
    return {"rotation": games, "first_monday": weekly.FIRST_MONDAY, "weeks": [*map(_weekly, games)]}


def _weekly(game: str) -> Context:
    """Return the context of a game of the week."""
    return {
        "game": VARIANTS[game],
        "places": ", ".join(WORDS(f"game.place.{place}") for place in weekly.places(game)),
        "facts": entry(VARIANTS[game], WORDS).facts,
        "line": introduction(game, WORDS),
        "picture": lambda deck: draw_preview(example_of(game), Pen(WORDS, deck)),
        "differences": what_is_new(game),
        "alone": len(weekly.opponents(game)) == 1,
        "opponents": say_and([WORDS(f"bot.{bot}") for bot in weekly.opponents(game)]),
    }


def what_is_new(game: str) -> list[tuple[str, str, str]]:
    """Return the greatest differences of a game from Casino, in form order: building, then the rarest traits.

    Each is a label, the value in the game, and that in Casino; "" if the latter is obvious.
    """
    common = shared_traits()
    differences = differences_between(games_of(game), games_of("classic"), WORDS)
    relevant = [each for each in differences if each.trait.name not in MINOR and len(each.here) <= MAX_CHARACTERS]
    # Building comes first, however common it is: False is less than any number of games.
    rare = sorted(relevant, key=lambda each: (each.trait.name != "building") and common[each.trait.name, each.here])
    return [_difference(each) for each in relevant if each in rare[:MAX_DIFFERENCES]]


def _difference(difference: Difference) -> tuple[str, str, str]:
    """Return a difference in words; an option that is simply on is explained by its description."""
    if difference.here.startswith("yes") and difference.trait.name in HOUSE_RULES:
        return difference.trait.label, rulebook.about(difference.trait.name, WORDS), ""
    return difference.trait.label, difference.here, difference.there


@remembered  # it goes through all games, and every game of a week needs it
def shared_traits() -> Counter[tuple[str, str]]:
    """Return how many games have each value of each trait."""
    return Counter((trait.name, trait.value) for game in VARIANTS for trait in traits(games_of(game), WORDS))


def say_and(names: list[str]) -> str:
    """Return names as a list in a sentence."""
    *some, last = names
    return WORDS("say.join.last").join((WORDS("say.join.list").join(some), last)) if some else last


def daily() -> Context:
    """Return the sentences of the page of daily deals, the names of bots and games, and the games of the weeks."""
    return {
        **games_of_weeks(),
        "words": {key: text for key, text in catalogue("en").items() if key.startswith(("days.", *DATES))},
        "names": {
            "variant": {game: VARIANTS[game].name for game in weekly.rotation()},
            "bot": {bot: WORDS(f"bot.{bot}") for bot in (*par.PLAYERS, OPPONENT)},
        },
    }


class DealtHand(NamedTuple):
    """A hand on the home page, with which the page of the table continues."""

    seed: str
    """What its cards follow from."""

    def render(self, deck: str) -> Html:
        """Draw the cards on the table and in the hand; ``deck`` is the address of the cards."""
        position, pen = default_match(self.seed).game.position, Pen(WORDS, deck)

        def row(cards: Iterable[str], kind: str, label: str) -> Html:
            return tag("div", *(card(Spot(each), pen) for each in cards), class_=kind, role="group", aria_label=label)

        words = tag("p", WORDS("home.dealt"))
        table, hand = (
            row(cards, kind, WORDS(f"home.{kind}"))
            for cards, kind in ((position.loose, "loose"), (position.hand, "spread"))
        )
        return join((table, words, hand))


def figure(drawn: Diagram, deck: str) -> Html:
    """Draw a diagram; one without a stage after the play shows an illegal play."""
    drawing = draw_diagram(drawn, WORDS, deck)
    return drawing if len(drawn.stages) > 1 else tag("div", drawing, class_="refused")


def lesson() -> Context:
    """Return the diagrams by name."""
    drawn = content.diagrams()
    return {**drawing(), "diagram": lambda name, deck: figure(named("diagram in diagrams.toml", drawn, name), deck)}


def practice() -> Context:
    """Return the name and the purpose of each drill."""
    return {"drills": {name: (WORDS(f"drill.{name}"), WORDS(f"drill.{name}.about")) for name in DRILLS}}


def each_drill() -> dict[str, Callable[[], Context]]:
    """Return the contexts of the pages of all drills, by their paths."""
    return {f"practice/{name}.html": partial(_drill, name) for name in DRILLS}


def _drill(name: str) -> Context:
    """Return the name and the purpose of a drill, and its games."""
    title, about = practice()["drills"][name]
    games = {
        WORDS(f"game.family.{family}"): [variant for variant in variants if DRILLS[name].is_for(variant.id)]
        for family, variants in families().items()
    }
    return {"drill": name, "title": title, "about": about, "games": games, "usual": default_game()}


def picture_list() -> Context:
    """Return the published diagrams by their subjects."""
    every = pictures()
    grouped = [(group, list(some)) for group, some in groupby(every, lambda picture: picture.group)]
    return {"groups": grouped, "count": len(every), "example": every[0].path}


def learn() -> Context:
    """Return the courses of lessons of the edition."""
    courses = chosen_lessons()
    return {"courses": courses, "count": sum(len(course.steps) for course in courses)}


def chosen_lessons() -> list[Lesson]:
    """Return the courses of the edition, each leading on to one that it has, or to the list of them."""
    every = {course.id: course for course in lessons()}
    chosen = [every[name] for name in edition().lessons or every]
    pages = {f"learn/{course.id}/" for course in chosen}
    return [_with_way_on(course, pages) for course in chosen]


def _with_way_on(course: Lesson, pages: Container[str]) -> Lesson:
    if course.way_on in pages or not course.way_on.startswith(LEARN):
        return course
    return replace(course, way_on=LEARN, last=WORDS("learn.more"))


IDEA_GROUPS = {
    "Taking": ("cash-an-ace", "take-what-scores", "know-what-is-enough", "steal"),
    "Building": ("protect-by-a-build", "make-it-multiple", "two-of-a-rank", "leave-it-to-your-partner"),
    "Leaving and keeping": (
        "lay-down-safely",
        "leave-no-sweep",
        "count-the-tens",
        "leave-what-is-yours",
        "keep-a-court",
    ),
}
"""The ideas as the list of them has them."""


def idea_list() -> Context:
    """Return the ideas by their subjects."""
    known = {idea.name: idea for idea in idea_pages()}
    groups = [(title, [known[name] for name in names]) for title, names in IDEA_GROUPS.items()]
    return {**drawing(), "ideas": list(known), "groups": groups}


def each_idea() -> dict[str, Callable[[], Context]]:
    """Return the contexts of the pages of all ideas, by their paths."""
    return {f"learn/ideas/{name}.html": partial(_idea, name) for name in IDEAS}


def _idea(name: str) -> Context:
    (idea,) = (idea for idea in idea_pages() if idea.name == name)
    return {**drawing(), "idea": idea, "course": idea.course, "first_step": partial(first_step, idea.course)}


BUILD_ROWS = (
    ("build-or-take/0", "rather than a capture, when no unseen card takes it"),
    ("build-or-take/1", "rather than a capture, when one takes it"),
    ("build-or-take/2", "rather than a capture, when two take it"),
    ("build-or-take/3", "rather than a capture, when three take it"),
    ("build-or-lay/0", "rather than laying down, when no unseen card takes it"),
    ("build-or-lay/1", "rather than laying down, when one takes it"),
    ("build-or-lay/2", "rather than laying down, when two take it"),
    ("build-or-lay/3", "rather than laying down, when three take it"),
)
"""Measured comparisons of a build with another play, and their wording in the strategy guide."""

MIN_MOMENTS = 30
"""The minimum number of moments behind a published mean."""


def strategy() -> Context:
    """Return the measurements for the strategy guide."""
    tables = measured()
    rows = [each for each in BUILD_ROWS if tables["choices"].row(each[0]).n >= MIN_MOMENTS]
    return {**drawing(), "m": tables, "build_rows": rows}


def own_mistakes() -> Context:
    """Return the course made of the person's own mistakes; the table supplies its steps."""
    return {"course": Lesson(COURSE, WORDS("mistake.title"), "", "progress/", WORDS("mistake.last"), ())}


def puzzle_list() -> Context:
    """Return the puzzles of every game, and the order in which they are those of a day: that of the file."""
    courses = list(puzzle_courses())
    return {
        "courses": courses,
        "games": [(course.id.partition("-")[2], course.title) for course in courses],
        "themes": THEMES,
        "ratings": [puzzle_rating(missed) for missed in range(LADDER + 1)],
        "grades": [(grade, WORDS(f"puzzle.grade.{grade}")) for grade in GRADES],
        "clocks": sorted(MINUTES),
        "usual": MINUTES[0],
        "count": len(offered_puzzles()),
        "order": [f"puzzles-{puzzle.game}/p{puzzle.line}" for puzzle in offered_puzzles()],
    }


def each_course() -> dict[str, Callable[[], Context]]:
    """Return the contexts of the pages of all courses, by their paths."""
    return {
        **{f"learn/{name}.html": partial(_course, chosen_lessons, name) for name in edition().lessons or course_ids()},
        **{
            f"learn/examples/{game}.html": partial(_course, example_courses, f"examples-{game}")
            for game in content.load("rules")["examples"]
        },
        **{
            f"puzzles/{game}.html": partial(_course, puzzle_courses, f"puzzles-{game}")
            for game in dict.fromkeys(puzzle.game for puzzle in offered_puzzles())
        },
    }


def _course(courses: Callable[[], Iterable[Lesson]], name: str) -> Context:
    (course,) = (course for course in courses() if course.id == name)
    return {"course": course, "first_step": partial(first_step, course)}


def first_step(course: Lesson, deck: str, home: str) -> Html:
    """Draw the table of a course's first step, to be seen before Python is there."""
    parsed, voice = parse_course(course.as_json(home)), Voice("en", deck)
    match = Match.opened(parsed.steps[0].saved, voice, f"{home}learn/")
    coach, now = coach_of(Teaching(parsed, 0), voice), scene(match)
    return draw(table_state(replace(now, around=replace(now.around, coach=coach)), voice), voice.t, deck)


def example() -> Context:
    """Return the example round turn by turn."""
    example = content.example()
    opening = Diagram((Stage(hand=example.start.hands[0], loose=example.start.loose),), example.title, example.caption)
    return {
        **drawing(),
        "opening": lambda deck: draw_diagram(opening, WORDS, deck),
        "example": example,
    }


def notation() -> Context:
    """Return sample texts with their meanings, and the example round as a file."""
    example = content.example()
    return {
        "examples": content.notation(),
        "file": game_file(example.game, {"Players": example.players}),
        "games": [(variant.id, variant.name) for variant in VARIANTS.values()],
        "options": [
            (name, list(map(value_text, values)), f"{rulebook.label(name, WORDS)}. {rulebook.about(name, WORDS)}")
            for name, values in HOUSE_RULES.items()
        ],
        "grammar": content.text("grammar.txt"),
    }


def glossary_page() -> Context:
    """Return the terms by subject, all names under their letters, and how many terms there are."""
    terms = glossary()
    return {
        **drawing(),
        "subjects": terms.subjects,
        "letters": terms.letters,
        "terms": terms.terms,
        "named": terms.named,
        "count": len(terms.terms),
        "diagram": figure,
    }


def progress() -> Context:
    """Return the sentences of the page of finished games, and names and strengths of games and bots, by all ids."""
    # Games that were finished years ago name bots as they were called then.
    bots = {**{bot: bot for bot in BOTS}, **RENAMED}
    return {
        "words": {key: text for key, text in catalogue("en").items() if key.startswith(("progress.", *DATES))},
        "names": {
            "variant": {variant.id: variant.name for variant in VARIANTS.values()},
            "bot": {bot: WORDS(f"bot.{now}") for bot, now in bots.items()},
        },
        "strengths": strengths(),
    }


def table(many: int) -> Callable[[], Context]:
    """Return a function that gives a table several deals to show before Python has started.

    The page shows none of them if its address has one of the names in "invites".
    """
    return lambda: {"openings": lambda deck, home, log: openings(many, "en", deck, home, log), "invites": INVITING}


def each_game() -> dict[str, Callable[[], Context]]:
    """Return the contexts of the pages of all presets, by their paths."""
    return {path: partial(_game, own) for path, own in game_pages().items()}


def _game(own: Callable[[], Context], **more: object) -> Context:
    return {**drawing(), "diagram": figure, **more, **own()}


def framed_rules() -> dict[str, Callable[[], Context]]:
    """Return the contexts of the pages of all presets for frames, by their paths."""
    return {f"embed/v1/{path}": partial(_game, own, deck_of=deck_of) for path, own in game_pages().items()}


# Functions and not values: a context is computed only for a page that is built, once all modules are loaded.
CONTEXTS: dict[str, Callable[[], Context]] = {
    "daily": daily,
    "diagrams": picture_list,
    "index": home,
    "embed": lambda: {**builder(), "courses": chosen_lessons()},
    "embed/v1/diagram": diagram,
    "embed/v1/rules": lambda: {"games": [VARIANTS[game] for game in offered()]},
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
"""From a page, by its path in web/pages without the ending, to a function that gives the values its template names."""

SERIES: dict[str, Callable[[], dict[str, Callable[[], Context]]]] = {
    "embed/v1/_rules.html": framed_rules,
    "embed/v1/_table.html": embedded,
    "learn/_course.html": each_course,
    "learn/_idea.html": each_idea,
    "practice/_drill.html": each_drill,
    "rules/_game.html": each_game,
    "rules/_sheet.html": sheets,
}
"""From a template to a function that gives its pages: a context for each, by the path of its own template."""
