"""The table as one seat sees it, as markup."""

from __future__ import annotations

import re
from collections.abc import Iterator

from web.table.cards import (
    Pen,
    Words,
    card,
    draw_preview,
    held,
    icon,
    loose,
    pile,
    pile_button,
    pile_words,
    plate,
    portrait,
    shown,
    spoken,
    tab_stop,
    top_card,
)
from web.table.counters import draw_counters_panel
from web.table.fit import fitted
from web.table.html import EMPTY, Html, fill, join, tag
from web.table.ids import STOCK_ID, pile_id, seat_id
from web.table.intents import intent
from web.table.lesson import draw_coach, draw_outcome
from web.table.replay import draw_moves, draw_replay
from web.table.round_count import draw_count_step
from web.table.sheet import draw_notice, draw_score_sheet, signed
from web.table.state import BuildPlate, Offer, Seat, SideScore, Spot, TableState, TurnButton
from web.table.what_counts import draw_counts, gain

# Four or five other players share the far edge in one row, where a place would mean nothing.
PLACES = {1: ("north",), 2: ("west", "east"), 3: ("west", "north", "east")}
"""The places of the other players, by their number."""

ROOM = (10, 14, 24)
"""The numbers of cards and groups that fit on a wide table in one row, in two, in three."""

MAX_LOG_LETTERS = 68
"""The number of letters that fit into two lines on the narrowest phone; a longer log is set smaller."""

MAX_CHOICE_LETTERS, MAX_COST_LETTERS = 16, 19
"""The maximum number of letters of a choice, and of its cost beneath it, that fit into half a line."""

SIGNS = {"+", ","}
"""The signs between the cards of a choice."""

MARKUP = re.compile(r"<[^>]*>")


def draw(state: TableState, t: Words, sprite: str = "") -> Html:
    """Return the content of the element with the class ``play``: bar, table, side column, and the score sheet, if any.

    ``t`` returns the words of a key; ``sprite`` is the address of the deck, "" if it is in the page itself.
    """
    pen = Pen(t, sprite, named=True)
    return join((bar(state, pen), table(state, pen), side(state, pen), _over(state, pen)))


def _over(state: TableState, pen: Pen) -> Html:
    """Return the dialog at the end of a round: first the count, item by item, then the score sheet."""
    around = state.around
    if around.sheet is None:
        return EMPTY
    if around.count_step:
        return draw_count_step(around.count_step, pen.t, pen.sprite, around.last_play)
    return draw_score_sheet(around.sheet, pen.t, around.home, around.last_play)


# ---- the bar ----


def bar(state: TableState, pen: Pen) -> Html:
    """Return the bar: a link home or to all lessons or puzzles, the title, and in a game, the score and the menu."""
    coach = state.around.coach
    label = "table.home" if coach is None else "table.all-puzzles" if coach.puzzle else "table.all-lessons"
    home = tag("a", icon("back"), class_="square", id="home", href=state.around.home, aria_label=pen.t(label))
    # Narrow screens show this instead of the subtitle; screen readers always read the subtitle.
    brief = tag("span", state.brief, class_="brief", aria_hidden="true") if state.brief else ""
    small = "" if coach else tag("small", tag("span", state.subtitle), brief)
    title = tag("h1", tag("span", state.title, class_="title"), " ", small)
    menu = _square("menu", pen)
    # A lesson has no score, and its menu would be empty.
    rest = () if coach else (score(state, pen), menu)
    return tag("header", home if state.around.home else "", title, *rest, class_="bar", id="bar")


def score(state: TableState, pen: Pen) -> Html:
    """Return the score of all sides. A tap on it shows what scores, for which narrow screens have no other room."""
    scores = [_side_score(one, pen) for one in state.scores]
    heading = pen.t("table.score")
    # Not a button if there is nothing else to show.
    if not (state.scored or state.counts):
        return tag("div", *scores, class_="chips", role="group", aria_label=heading)
    return tag(
        "button",
        tag("span", heading, ": ", class_="visually-hidden"),
        tag("span", *scores, class_="chips"),
        tag("span", ", ", pen.t("table.score.more"), class_="visually-hidden"),
        type="button",
        class_="scores",
        id="do-counts",
        aria_haspopup="dialog",
        data_do="counts",
    )


def _side_score(side: SideScore, pen: Pen) -> Html:
    """Return one side's score. The stylesheet shows one of the side's two names, so screen readers read only one."""
    unit = tag("span", " ", pen.t("table.points", count=side.points), class_="visually-hidden")
    gained = ""
    if side.gained is not None:
        this_round = tag("span", ", ", pen.t("table.sheet.round"), " ", class_="visually-hidden")
        gained = join((this_round, tag("small", gain(side.gained, pen.t))))
    return tag(
        "span",
        tag("i", side.short),
        tag("span", side.name),
        " ",
        tag("b", signed(side.points), unit, gained),
        class_="chip",
        style=f"--part:{side.part}%",
    )


def _square(does: str, pen: Pen, *, refused: str = "") -> Html:
    """Return a small button: an icon and a word. A ``refused`` one can still be focused, and gives the reason."""
    return tag(
        "button",
        icon(does),
        tag("span", pen.t(f"table.{does}")),
        type="button",
        class_="square",
        id=f"do-{does}",
        data_do=does,
        aria_disabled="true" if refused else None,
        aria_describedby=pen.why(refused),
    )


# ---- the table ----


def table(state: TableState, pen: Pen) -> Html:
    """Return the table: the other players, the layout, the log, and the viewer's seat, hand and choices."""
    parts = (
        seats(state, pen),
        field(state, pen),
        log(state),
        mine(state, pen),
        tag("div", hand(state, pen), turn_buttons(state, pen), action_bar(state, pen), class_="thumb"),
        # Last, because the other parts register their reasons first.
        pen.reasons(),
    )
    mat = tag("div", *parts, class_="mat", data_seats=len(state.others) + 1, data_crowd=crowd(state))
    coach = draw_coach(state.around.coach, pen.t) if state.around.coach else ""
    # Scripts can focus it when the focused element has disappeared.
    return tag("main", coach, mat, class_="table", id="table", tabindex="-1")


def crowd(state: TableState) -> int:
    """Return how full the table is, from 0 to 3; the stylesheet chooses the size of cards accordingly."""
    places = len(state.loose) + sum(1 + len(build.groups) for build in state.builds)
    return sum(places > room for room in ROOM)


def seats(state: TableState, pen: Pen) -> Html:
    """Return the other players, clockwise from the viewer's left."""
    places = PLACES.get(len(state.others), ())
    tops = [other.top.card if other.top and other.top.card else Spot() for other in state.others]
    # Seats are numbered from 1, so 0 means that there is nothing to choose.
    stop = tab_stop(tops) + 1
    players = (
        seat(other, pen, number=number, place=places[number - 1] if places else "", stop=number == stop)
        for number, other in enumerate(state.others, 1)
    )
    zone = "piles" if any(spot.intent for spot in tops) else None
    return tag("div", _heading(pen.t("table.players")), *players, class_="seats", id="seats", data_zone=zone)


def seat(player: Seat, pen: Pen, *, number: int, place: str, stop: bool = False) -> Html:
    """Return another player: name, tags, hand and pile.

    ``place`` is their place around the table, "" at a table so full that it uses brief words. ``stop``: whether Tab
    reaches the top of this pile.
    """
    words = pen.t("table.held" if place else "table.held.brief", count=player.held)
    # The player's words take the room of the count, which screen readers still read.
    count = tag("small", words, class_="visually-hidden" if player.says else None)
    who = tag("div", _name(player.name, player, pen), " ", _doing(player, pen), count, says(player, pen), class_="who")
    return tag(
        "section",
        _disc(player, pen),
        who,
        shown(player.shows, pen) if player.shows else held(player.held, pen),
        _taken(player, pen, number, stop=stop),
        id=seat_id(number),
        class_=f"seat {place}".strip(),
        role="group",
        aria_label=player.name,
        data_turn=player.turn,
        data_open=player.top is not None,
    )


def _doing(player: Seat, pen: Pen) -> Html:
    """Return, for screen readers only, whether a player is to move or thinking."""
    doing = "thinking" if player.thinking else "to_move" if player.turn else ""
    return tag("span", pen.t(f"table.{doing}"), class_="visually-hidden") if doing else EMPTY


def field(state: TableState, pen: Pen) -> Html:
    """Return the layout: loose cards in order of arrival, then builds."""
    pieces: tuple[Spot | BuildPlate, ...] = (*state.loose, *state.builds)
    stop = tab_stop(pieces)
    first = len(state.loose)
    plates = (
        plate(build, pen, yours=state.looks and build.owner == state.me.name, stop=place == stop)
        for place, build in enumerate(state.builds, first)
    )
    empty = tag("p", pen.t("table.empty.start" if state.me.turn and state.looks else "table.empty"), class_="empty")
    return tag(
        "section",
        _heading(pen.t("table.layout"), name="field-title"),
        loose(state.loose, pen, stop),
        *plates,
        "" if pieces else empty,
        id="field",
        class_="field",
        style=fitted(len(state.loose), state.builds),
        aria_labelledby="field-title",
        data_zone="table",
        tabindex="0" if pieces and stop < 0 else None,  # it may scroll, so keyboards must be able to focus it
    )


def log(state: TableState) -> Html:
    """Return the latest events, or a refusal. It is announced elsewhere, so this is plain text."""
    text = state.alert or state.log
    refused = "refused" if state.alert else None
    return tag("p", text, class_="log", id="log", data_state=refused, data_long=_letters(text) > MAX_LOG_LETTERS)


def _letters(text: Html) -> int:
    """Return the approximate width of a text in letters; a card is as wide as four."""
    return len(MARKUP.sub("", text)) + 3 * text.count("<svg")


def mine(state: TableState, pen: Pen) -> Html:
    """Return the viewer's seat."""
    me = state.me
    stock = pen.t("table.stock", count=state.stock) if state.stock else pen.t("table.stock.none")
    coach = state.around.coach
    # In a replay, and while the line of a puzzle is shown, nothing can be played.
    shown = state.around.replay or (coach and coach.line)
    waits = me.turn and state.looks and not shown
    name = pen.t("table.asked" if state.asks else "table.your_turn") if waits else me.name
    doing = "" if state.looks else _doing(me, pen)
    # In games with drawing, the rest of the pack is a pile with its own label.
    rest = "" if state.drawing else tag("small", stock, class_="visually-hidden" if me.says else None)
    who = tag("div", _name(name, me, pen), doing, rest, says(me, pen), class_="who")
    hint = _square("hint", pen) if state.around.can_hint else ""
    again = _square("again", pen, refused="" if state.can_show_last else pen.t("table.again.none"))
    undo = _square("undo", pen, refused="" if state.around.can_undo else pen.t("table.undo.none"))
    redo = _square("redo", pen) if state.around.can_redo else ""
    return tag(
        "section",
        _disc(me, pen),
        who,
        pile(state.stock, pile_words(state.stock, pen.t("table.pack")), pen, name=STOCK_ID) if state.drawing else "",
        _taken(me, pen, 0),
        tag("div", hint, again, undo, redo, class_="squares"),
        id=seat_id(0),
        class_="mine seat",
        aria_label=pen.t("table.mine") if state.looks else me.name,
        data_turn=me.turn,
        data_open=me.top is not None,
    )


def says(player: Seat, pen: Pen) -> Html:
    """Return a player's latest remarks, which replace a less important line; a tap explains them."""
    quoted = pen.t("table.said", words="{words}")
    words = (_word(fill(quoted, words=remark.words), remark.about, pen) for remark in player.says)
    return tag("p", *words, class_="says") if player.says else EMPTY


def _word(words: Html | str, about: str, pen: Pen) -> Html:
    """Return words as a button that explains them."""
    asks = tag("span", pen.t("table.word"), class_="visually-hidden")
    return tag("button", words, asks, type="button", class_="word", data_do=intent("word", about))


def _disc(player: Seat, pen: Pen) -> Html:
    """Return the portrait, or the first letter of the name. Screen readers skip it: the name is next to it."""
    if player.face:
        return portrait(player.face, pen, data_thinking=player.thinking)
    return tag("span", player.name[:1].upper(), class_="disc", aria_hidden="true", data_thinking=player.thinking)


def _name(name: str, player: Seat, pen: Pen) -> Html:
    """Return the name, followed by the tags."""
    tags = (tag("span", words, class_="tag") for words in player.tags)
    proven = (tag("span", _word(words, "proven", pen), class_="tag") for words in player.proven)
    return tag("span", join((tag("strong", name), *tags, *proven), " "), class_="called")


def _taken(player: Seat, pen: Pen, number: int, *, stop: bool = False) -> Html:
    """Return the pile of a player; empty markup if the cards are on a partner's pile."""
    if player.taken is None:
        return EMPTY
    label = pen.t("table.taken")
    if player.sweeps:
        label = pen.t("table.taken.sweeps", count=player.sweeps)
    does, name = intent("pile", number), pile_id(number)
    # An empty pile has nothing to show, and an open one shows its top card anyway.
    if player.top is None and player.taken:
        own = ".you" if player.name == pen.t("table.you") else ""
        words = pile_words(player.taken, label, pen.t(f"table.pile.look{own}", who=player.name))
        return pile_button(player.taken, words, does, pen, name=name)
    top = top_card(player.top, pen, stop=stop) if player.top else None
    return pile(player.taken, pile_words(player.taken, label), pen, top=top, name=name)


# ---- within reach of a thumb ----


def hand(state: TableState, pen: Pen) -> Html:
    """Return the hand at the bottom, under a heading for screen readers; face down if it has no viewer."""
    stop = tab_stop(state.hand)
    cards = [card(spot, pen, stop=place == stop) for place, spot in enumerate(state.hand)]
    whose, who = ("", "") if state.looks else (".theirs", state.me.name)
    empty = tag("p", pen.t(f"table.hand{whose}.empty", who=who), class_="empty")
    zone = tag(
        "section",
        *(cards or [empty]),
        id="hand",
        class_="hand",
        # The overlap depends on the number of cards, which a stylesheet cannot count.
        style=f"--n:{max(len(cards), 1)}",
        aria_labelledby="hand-title",
        data_zone="hand",
    )
    return join((_heading(pen.t(f"table.hand{whose}", who=who), name="hand-title"), zone))


def turn_buttons(state: TableState, pen: Pen) -> Html:
    """Return the actions that need no card, or a question with its answers.

    They are separate from the choices beneath, so that they stay in place while those come and go.
    """
    if not state.buttons:
        return EMPTY
    question = tag("p", state.prompt) if state.asks else ""
    buttons = (_turn_button(button, number) for number, button in enumerate(state.buttons, 1))
    return tag("section", question, *buttons, id="ways", class_="ways", aria_label=pen.t("table.ways"))


def _turn_button(button: TurnButton, number: int) -> Html:
    kind = "btn first" if button.first else "btn"
    return tag("button", button.label, type="button", id=f"way-{number}", class_=kind, data_do=button.intent)


def action_bar(state: TableState, pen: Pen) -> Html:
    """Return the choices for the chosen cards; in a replay, its controls; after a puzzle, its outcome."""
    if state.around.replay:
        return draw_replay(state.around.replay, pen.t)
    if state.around.coach and state.around.coach.ended:
        return draw_outcome(state.around.coach, pen.t)
    chosen = next((spot.card for spot in state.hand if spot.mark == "chosen"), "")
    label = pen.t("table.acts.with", card=spoken(chosen, pen.t)) if chosen else pen.t("table.acts")
    # turn_buttons has put the question above its answers.
    prompt = tag("p", state.prompt) if state.prompt and not (state.asks and state.buttons) else ""
    hint = draw_notice(state.hint, "hint", pen.t("table.hint")) if state.hint else ""
    buttons = _offers(state.offers, pen)
    return tag(
        "section",
        hint or prompt,
        *buttons,
        id="acts",
        class_="acts",
        style=_print(state.offers),
        aria_label=label,
        data_zone="acts",
    )


def _print(offers: tuple[Offer, ...]) -> str | None:
    """Return, as a style, the numbers of letters in the first choice and in the longest choice that shares a line."""
    if not offers:
        return None
    sharing = (offer for offer in offers[1:] if offer.kind != "lay" and offer.intent != "more")
    # Drawn cards leave a third of the room for the words.
    letters = max((_letters(offer.line) * (3 if offer.preview else 1) for offer in sharing), default=1)
    return f"--letters-first:{_letters(offers[0].line)};--letters:{letters}"


def _offers(offers: tuple[Offer, ...], pen: Pen) -> Iterator[Html]:
    """Yield the choices. "More" has its own id, so that it keeps the focus when its position changes."""
    number = 0
    for offer in offers:
        number += offer.intent != "more"
        yield _offer(offer, pen, "more" if offer.intent == "more" else str(number), first=offer is offers[0])


def _offer(offer: Offer, pen: Pen, number: str, *, first: bool) -> Html:
    """Return a choice. Without an intent it is refused, and its second line is the reason."""
    classes = ["act"] + ["first"] * bool(first and offer.intent) + ["more"] * (offer.intent == "more")
    classes += ["drawn"] * bool(offer.preview)
    cost = tag("span", offer.cost, class_="cost", id=f"act-{number}-cost")
    hint = tag("span", pen.t("table.hint"), id=f"act-{number}-hint", hidden=True) if offer.hinted else ""
    # The label replaces all the button's text, so the cost must be its description.
    described = [f"act-{number}-cost"] * bool(offer.label and offer.cost) + [f"act-{number}-hint"] * offer.hinted
    long = ["line"] * (_letters(offer.line) > MAX_CHOICE_LETTERS) + ["cost"] * (_letters(offer.cost) > MAX_COST_LETTERS)
    return tag(
        "button",
        tag("span", offer.line, class_="line"),
        # Invisible, but without it screen readers run the words of the button's name together.
        " ",
        join((draw_preview(offer.preview, pen), " ")) if offer.preview else "",
        cost if offer.cost else "",
        hint,
        type="button",
        id=f"act-{number}",
        class_=" ".join(classes),
        data_long=" ".join(long) or None,
        data_kind=offer.kind or None,
        data_do=offer.intent or None,
        tabindex="0" if first else "-1",
        aria_label=offer.label or None,
        # For pointers that hover: "+" and "," in words.
        title=offer.label or None if SIGNS & {*MARKUP.sub("", offer.line)} else None,
        data_hint=offer.hinted,
        aria_describedby=" ".join(described) or None,
        aria_disabled=None if offer.intent else "true",
    )


# ---- the side column ----


def side(state: TableState, pen: Pen) -> Html:
    """Return the side column of wide screens.

    It has the latest turns or the moves of a replay, the counters, a line on what the others can see, and a button that
    shows the last play.
    """
    again = tag("button", icon("again"), " ", pen.t("table.again.long"), type="button", class_="btn", data_do="again")
    return tag(
        "aside",
        draw_moves(state.around.replay, pen.t) if state.around.replay else record(state, pen.t),
        draw_counters_panel(state.counters, pen.t) if state.counters else "",
        tag("p", state.fairness, class_="fair") if state.fairness else "",
        tag("div", again, class_="row") if state.can_show_last else "",
        class_="side",
        id="side",
        aria_label=pen.t("table.side"),
    )


def record(state: TableState, t: Words) -> Html:
    """Return the latest turns, and what scores."""
    last = len(state.turns) - 1
    turns = (
        tag("li", tag("small", turn.who), " ", tag("span", turn.what), aria_current="true" if place == last else None)
        for place, turn in enumerate(state.turns)
    )
    listed = (tag("section", tag("h2", t("table.turns")), tag("ol", *turns, class_="turns")),) if state.turns else ()
    counts = (tag("section", tag("h2", t("table.counts")), draw_counts(state.counts)),) if state.counts else ()
    return join((*listed, *counts))


def _heading(words: str, name: str | None = None) -> Html:
    """Return a heading for screen readers only."""
    return tag("h2", words, class_="visually-hidden", id=name)
