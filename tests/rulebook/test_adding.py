"""CONTRIBUTING says how to add a game: its example is added here, played, and built into the site."""

import json
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from casino_core.cards import Chance
from casino_core.game import new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.record import game_text, parse_game
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.rules import presets, variants
from casino_core.rules.presets import Variant
from casino_core.rules.variants import variant_rules
from web.generator.content import ContentError
from web.generator.game_prose import GameProse, game_prose, missing_words
from web.generator.paths import CACHE, ROOT
from web.rulebook.book import games_of, rulebook
from web.rulebook.differences import differences_between
from web.rulebook.words import game_title
from web.worker.words.catalogue import words

T = words("en")


SECTION = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("**A preset.**")[2].partition("**An option.**")[0]
(ENTRY,) = re.findall(r"```python\n(.*?)```", SECTION, re.DOTALL)
(PROSE,) = map(dedent, re.findall(r"```toml\n(.*?) *```", SECTION, re.DOTALL))

BUILD = """
import json
from pathlib import Path
from casino_core.rules.presets.variant import *
from casino_core.rules.variants import VARIANTS
from web.generator.node import install_packages
from web.generator.paths import CACHE
from web.generator.rules import games_without_examples
from web.generator.site import PLAIN, site_files
from web.generator.store import Store
from web.languages.disk_cache import load, save

cache, sunday = Path({cache!r}), {entry}
key = PLAIN, "/", install_packages()
built = load(Store(CACHE, *key)._file) or dict()
others = [game for game in VARIANTS if game != sunday.parent]
VARIANTS[sunday.id] = sunday
kept = ["app", "Python of pages", "pictures", "previews"]
kept += [f"page {{place}}{{game}}.html" for place in ("rules/", "embed/v1/rules/") for game in others]
kept += [f"page rules/{{game}}/sheet.html" for game in others]
save(Store(cache, *key)._file, {{f"en {{name}}": built[f"en {{name}}"] for name in kept if f"en {{name}}" in built}}, 1)
files = site_files(cache=cache)
chosen = ("rules/index.html", "rules/sunday/index.html", "embed/v1/rules/sunday/index.html")
print(json.dumps([[files[path].decode() for path in chosen], games_without_examples()]))
"""


@pytest.fixture
def sunday(monkeypatch: pytest.MonkeyPatch) -> Variant:
    """Return the example preset in CONTRIBUTING, which is one of the variants during the test."""
    variant = eval(ENTRY, vars(presets.variant))  # noqa: S307 - our own page
    assert isinstance(variant, Variant)
    monkeypatch.setitem(variants.VARIANTS, variant.id, variant)
    return variant


def test_the_entry_can_be_played_at_all_its_tables(sunday: Variant) -> None:
    for seats, team in sunday.seatings:
        game, _ = new_game(variant_rules(sunday.id, seats, team), "sunday")
        chance = Chance("sunday")
        while not game.sheets:
            game, _ = play(game, chance.choice(legal_actions(game.position)))
        assert sum(len(pile) for pile in game.position.piles) == len(game.rules.pack)
        assert parse_game(game_text(game)) == game


def test_the_entry_has_its_text_and_its_rules(sunday: Variant) -> None:
    assert rules_text(parse_rules("sunday:seats=3")) == "sunday:seats=3"
    assert game_title(variant_rules("sunday", target=21), T) == "Sunday Casino, to 21"
    described = {section.id: " ".join(section.paragraphs) for section in rulebook(games_of(sunday.id), T)}
    assert "An ace counts as 1." in described["values"]
    assert "A jack counts as 11" in described["values"]
    assert "worth 1 extra point" in described["sweeps"]
    assert "until a side has 31 or more" in described["game"]


def test_a_build_asks_for_the_words_that_the_entry_lacks(sunday: Variant) -> None:
    where = "web/locale/en/games.ftl: add game--sunday--"
    assert missing_words() == [f"{where}{part} for the game {sunday.id}" for part in ("line", "name")]


def test_the_entry_differs_from_its_parent_in_what_it_sets(sunday: Variant) -> None:
    differences = differences_between(games_of(sunday.id), games_of(sunday.parent), T)
    assert {difference.trait.name for difference in differences} == {*sunday.sets, "largest"}


@pytest.mark.slow
def test_the_entry_alone_is_enough_to_build_the_site(tmp_path: Path) -> None:
    # The site is built in another process, with a separate cache that links to the usual one, except for its parts. If
    # the site without the entry has been built before, whatever does not depend on the entry is taken from that build.
    for folder in CACHE.iterdir() if CACHE.is_dir() else ():
        if folder.name != "parts":
            (tmp_path / folder.name).symlink_to(folder)
    command = [sys.executable, "-c", BUILD.format(entry=ENTRY, cache=str(tmp_path))]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    (games, page, frame), without_examples = json.loads(run.stdout)
    assert "Sunday Casino" in games
    for html in (page, frame):
        assert "until a side has 31 or more" in html
        assert 'id="history"' not in html  # it has no prose yet
        assert "<figure" not in html
    assert "learn/examples/sunday" not in page
    assert without_examples == ["sunday"]


def test_the_prose_is_read_and_checked(sunday: Variant, tmp_path: Path) -> None:
    def read(text: str) -> GameProse:
        (tmp_path / "games.toml").write_text(text, "utf-8")
        return game_prose(tmp_path)[sunday.id]

    assert read(PROSE).history == "It was made up for this page."
    assert read(PROSE).sources == ("A family in Oslo, in a letter",)
    for wrong, fault in (
        (PROSE.replace("[games.sunday]", "[games.monday]"), r"line 4, monday: there is no such preset"),
        (re.sub("history.*", "", PROSE), r"line 4, sunday: missing or unknown: history"),
        (re.sub("history = .*", 'history = ""', PROSE), r"line 4, sunday: history is not a text"),
        (PROSE.replace('["family"]', '["families"]'), r"line 4, sunday: unknown sources: add families to \[sources\]"),
        (PROSE.replace('"', "", 1), r"games.toml: .*line 2"),
    ):
        with pytest.raises(ContentError, match=fault):
            read(wrong)
