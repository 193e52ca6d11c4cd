"""Look-ups at the table: the meaning of a word, the last capture on a pile, the rules of the current game."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.cards import Card
from casino_core.position.actions import BuildPiece
from casino_core.position.events import Captured, Cleared, Event, PairsTaken, Plucked
from casino_core.rules.variants import preset_of
from web.rulebook.book import rulebook
from web.rulebook.context import RuleContext, capitalized
from web.rulebook.words import game_title, sweep_word
from web.table.cards import Words, cards_line
from web.table.html import Html, join, tag
from web.table.sheet import dialog
from web.worker.dialogs.rule_sheet import draw_paragraphs, draw_rule_sheet, draw_score_pads
from web.worker.match.match import Match
from web.worker.match.presenter import narrated
from web.worker.picture.scene import Scene

WORDS = ("building", "casino", "cash", "last", "most", "proven", "sweep", "sweep-left")
"""The words that can be explained; each explanation is ``word.<name>`` in the catalogue."""

TAKING = Captured | Cleared | PairsTaken | Plucked
"""Events that add cards to a pile."""


def explained(word: str, match: Match) -> Html | None:
    """Return the meaning of a word of ``WORDS`` in the current game; None for any other word."""
    t = match.voice.t
    if word not in WORDS:
        return None
    called = t(sweep_word(match.game.rules)) if word.startswith("sweep") else ""
    title = capitalized(called) if word == "sweep" else t(f"word.{word}.title")
    return _dialog(title, tag("p", t(f"word.{word}", sweep=called)), t)


# ---------- piles ----------


def pile(place: int, match: Match, moment: int | None = None) -> Html | None:
    """Return the dialog on the last capture of the pile at a place of the screen: 0 at the bottom, then clockwise.

    Return None if there is no such seat. The cards below the capture are secret. ``moment`` is the number of moves
    after which to look, None for now.
    """
    people, rules, voice = match.people, match.game.rules, match.voice
    if not 0 <= place < rules.seats:
        return None
    number = rules.pile_of[(people.near + place) % rules.seats]
    moves = (
        move
        for move in reversed(match.moves[:moment])
        if any(isinstance(event, TAKING) and rules.pile_of[event.seat] == number for event in move.events)
    )
    move = next(moves, None)
    title = capitalized(voice.spoken(people.pile(number)))
    count = len(match.position_after(len(match.moves) if moment is None else moment).piles[number])
    size = tag("p", voice.t("pile.count", count=count))
    if move is None:
        # In a round that began from a position, as in lessons, the pile may have cards that no move captured.
        body = join((size, tag("p", voice.t("pile.before")))) if count else tag("p", voice.t("pile.nothing"))
        return _dialog(title, body, voice.t)
    cards = cards_line((card for event in move.events for card in _captured(event)), voice.t, voice.sprite)
    latest = tag("p", cards, " ", join(map(voice.printed, narrated(match, move)), " "))
    head = tag("p", tag("strong", voice.t("pile.last")))
    return _dialog(title, join((size, head, latest)), voice.t)


def _captured(event: Event) -> Iterator[Card]:
    """Yield the cards that an event added to a pile, in order."""
    match event:
        case Captured():
            yield from (*event.taken, event.card)
        case Cleared():
            yield from (*event.cards, event.card)
        case PairsTaken():
            yield from (card for pair in event.pairs for card in pair)
        case Plucked():
            yield event.card
        case _:
            pass


# ---------- rules ----------


def rules_of(match: Match, scene: Scene, home: str) -> Html:
    """Return the rules of the current game, with the section that matters now unfolded.

    ``home`` is the address of the site, "" if it is out of reach.
    """
    rules, t = match.game.rules, match.voice.t
    sections = rulebook((rules,), t)
    # Not every game has every section, but every game has the first one.
    wanted = next(name for name in (*_wanted(scene), sections[0].id) if name in {each.id for each in sections})
    context = RuleContext((rules,), t)
    parts = (
        tag(
            "details",
            tag("summary", each.title),
            *draw_paragraphs(each, context, match.voice.sprite),
            open=each.id == wanted,
            id=f"rules-{each.id}",
        )
        for each in sections
    )
    page = f"{home}rules/{rules.variant}/#{wanted}" if home else ""
    same = preset_of(rules) == rules
    link = tag("p", tag("a", t("rules.page" if same else "rules.page.base"), href=page)) if page else ""
    paper = tag("p", tag("button", t("sheet.link"), type="button", class_="btn", data_do="paper"))
    return dialog(
        t("rules.title", game=match.called or game_title(rules, t)),
        tag("div", *parts, link, paper, class_="rules-now"),
        name="rules-now",
        dismiss=(t("play.close"), "close"),
    )


def on_paper(match: Match) -> Html:
    """Return the printable rules of the current game on one page, with a score pad."""
    rules, voice = match.game.rules, match.voice
    title = match.called or game_title(rules, voice.t)
    button = tag("button", voice.t("sheet.print"), type="button", class_="btn first", data_print=True)
    sheet = draw_rule_sheet((rules,), title, voice.t, voice.sprite)
    pads = draw_score_pads((rules,), title, voice.t, voice.sprite)
    return _dialog(voice.t("sheet.title", game=title), join((tag("p", button), sheet, pads)), voice.t)


def _wanted(scene: Scene) -> Iterator[str]:
    """Yield the ids of the sections that matter now, the most relevant first."""
    if scene.over:
        yield from ("score", "end")
    if scene.view.variant_state.demand:
        yield from ("insist", "partners")
    if scene.choice is not None or scene.selection.card is not None:
        builds = any(isinstance(piece, BuildPiece) for piece in scene.selection.pieces)
        yield from ("raise", "build", "take") if builds else ("take",)
    if scene.selection.picked:
        yield from ("augment", "build", "take")
    if scene.yours and not (scene.view.loose or scene.view.builds):
        yield "lay-down"
    yield from ("turn", "take")


def _dialog(title: str, body: Html, t: Words) -> Html:
    return dialog(title, body, dismiss=(t("play.close"), "close"))
