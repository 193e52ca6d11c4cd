"""Markup for cards on the table and in text, their names in words, and fans, builds and piles."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from casino_core.cards import Card
from web.table.html import Html, join, tag
from web.table.icons import ICONS
from web.table.state import BuildPlate, Mark, Preview, Spot, Top

Words: TypeAlias = Callable[..., str]
"""A function that returns a message of the catalogue with its facts filled in: ``t("card.name", rank=…, suit=…)``."""

Attributes: TypeAlias = dict[str, object]
"""The attributes of an element, as ``tag`` takes them."""

# In prose, people write a ten as 10 or as T.
IN_TEXT = re.compile(r"\{((?:10|[2-9TJQKA])[SHDC])\}")

# This pattern works because only ``say`` writes such markup.
NAMED = r'<span class="say [SHDC]">(?:(?!</svg>).)*</svg></span>'
"""The pattern for a card named in running text."""

AMONG_MARKS = re.compile(rf"([(“]*)({NAMED})([,.;:!?)”’+]*)")
"""Matches a card named in running text, with the punctuation before and after it."""

SUM = re.compile(
    rf'(?:<span class="unbroken">[(“]*{NAMED}\+</span>)+(?:<span class="unbroken">{NAMED}[^<]*</span>|{NAMED})'
)
"""Matches cards that make a sum, each with its punctuation."""


class Pen:
    """The data that all parts of a drawing share: the words, the address of the sprite, and the ids in use.

    ``sprite`` is "" if the sprite is in the page itself. Only a ``named`` drawing has ids on its elements and names on
    its cards, by which the page finds them again; a page can have only one such drawing.
    """

    __slots__ = ("_names", "_reasons", "named", "sprite", "t")

    def __init__(self, t: Words, sprite: str = "", *, named: bool = False) -> None:
        self.t = t
        self.sprite = sprite
        self.named = named
        self._names: dict[str, int] = {}
        self._reasons: dict[str, str] = {}

    def name(self, stem: str) -> str | None:
        """Return a unique name: "card-8D", "card-8D-2" for its twin. None if the drawing has no names."""
        if not self.named:
            return None
        # Browsers cancel the whole animation if two elements have the same view-transition-name.
        count = self._names[stem] = self._names.get(stem, 0) + 1
        return stem if count == 1 else f"{stem}-{count}"

    def why(self, reason: str) -> str | None:
        """Return the id of the element in which ``reasons`` draws this reason; None without a reason or names."""
        if not (reason and self.named):
            return None
        # Half a hand is often dim for the same reason, so its text is drawn once, and all of these cards refer to it.
        return self._reasons.setdefault(reason, f"why-{len(self._reasons) + 1}")

    def reasons(self) -> Html:
        """Return all reasons in use. They are hidden, because they only describe other elements."""
        return join(tag("span", reason, id=name, hidden=True) for reason, name in self._reasons.items())

    def use(self, symbol: str) -> Html:
        """Return a reference to a drawing in the sprite, such as "8D", "back" or "pipS"."""
        return tag("use", href=f"{self.sprite}#{symbol}")


# ---- words ----


def spoken(card: str, t: Words) -> str:
    """Return a card in words: "eight of spades". Raises ValueError if the text names no card."""
    known = Card(card)
    return t("card.name", rank=t(f"card.rank.{known.rank}"), suit=t(f"card.suit.{known.suit}"))


def listed(cards: Iterable[str], t: Words) -> str:
    """Return a list of cards in words: "five of clubs, four of diamonds"."""
    return t("locale.list").join(spoken(card, t) for card in cards)


def printed_rank(rank: str) -> str:
    """Return a rank as it is printed: "10" for "T"."""
    return "10" if rank == "T" else rank


def say(card: str, t: Words, sprite: str = "") -> Html:
    """Return a card for running text: rank and pip, with words for screen readers."""
    known = Card(card)
    # The pip's label names both rank and suit, so the rank is hidden, or screen readers would read it twice.
    court = known.rank if known.rank in "JQK" else None  # the stylesheet may show another letter
    rank = tag("span", printed_rank(known.rank), class_=court, aria_hidden="true")
    pip = tag("svg", Pen(t, sprite).use(f"pip{known.suit}"), role="img", aria_label=spoken(known, t))
    return tag("span", rank, pip, class_=f"say {known.suit}")


def cards_line(cards: Iterable[str], t: Words, sprite: str = "") -> Html:
    """Return a row of cards in the size of text."""
    return tag("span", join((say(card, t, sprite) for card in cards), " "), class_="cards-line")


def with_cards(text: str, t: Words, sprite: str = "") -> Html:
    """Return plain text with every card in braces drawn: "{3S} goes on {5D}". Everything else is escaped."""
    parts = IN_TEXT.split(text)
    # Splitting by a pattern with a group puts the matches of the group, the cards, at every second place.
    return unbroken(join(say(part, t, sprite) if place % 2 else part for place, part in enumerate(parts)))


def with_spoken_cards(text: str, t: Words) -> str:
    """Return plain text with every card in braces in words: "three of spades goes on five of diamonds"."""
    parts = IN_TEXT.split(text)
    return "".join(spoken(part, t) if place % 2 else part for place, part in enumerate(parts))


def unbroken(text: Html) -> Html:
    """Return running text without line breaks between a card and its punctuation, or within a sum that fits a line.

    Browsers would break lines around any picture.
    """
    return Html(SUM.sub(r'<span class="added">\g<0></span>', AMONG_MARKS.sub(_with_marks, text)))


def _with_marks(match: re.Match[str]) -> str:
    before, _, after = match.groups()
    return f'<span class="unbroken">{match[0]}</span>' if before or after else match[0]


def icon(name: str) -> Html:
    """Return an icon by its name in ``ICONS``. Screen readers skip it: the control around it has words."""
    return tag("svg", tag("path", d=ICONS[name]), class_="icon", viewBox="0 0 24 24", aria_hidden="true")


def portrait(face: str, pen: Pen, **attributes: object) -> Html:
    """Return a portrait in a round frame, by its name in the sprite. Screen readers skip it: the name is next to it."""
    drawing = tag("svg", pen.use(face), viewBox="0 0 100 100")
    return tag("span", drawing, class_="disc portrait", aria_hidden="true", **attributes)


# ---- cards ----


def card(spot: Spot, pen: Pen, *, stop: bool = False, silent: bool = False, top_of: str = "") -> Html:
    """Return a card: a button if it has an intent, a back if it has no text, otherwise a picture.

    ``stop``: whether Tab reaches this card of its zone. ``silent``: whether the element around it has the label.
    ``top_of``: the pile whose top card it is, in words, if any.
    """
    if not spot.card:
        return back(pen)
    name = pen.name(f"card-{spot.card}")
    shared: Attributes = {
        "id": name,
        "class_": "card",
        "style": traveller(name),
        "data_last": spot.last,
        **marks(spot.mark),
    }
    face = picture(spot.card, pen)
    # Before the check for an intent, because a button must not contain buttons.
    if silent:
        return tag("span", face, aria_hidden="true", **shared)
    label = _label(spot, pen.t)
    if top_of:
        label = pen.t("card.top", whose=top_of, card=label)
    if not spot.intent:
        return tag("span", face, role="img", aria_label=label, data_chosen=spot.mark == "chosen", **shared)
    return tag("button", face, type="button", aria_label=label, **shared, **control(spot, pen, stop=stop))


def back(pen: Pen) -> Html:
    """Return a card face down."""
    return tag("span", picture("back", pen), class_="card", aria_hidden="true")


def picture(symbol: str, pen: Pen) -> Html:
    """Return the face of a card, or "back", as a drawing without a label."""
    return tag("svg", pen.use(symbol), viewBox="0 0 200 280", aria_hidden="true")


def traveller(name: str | None) -> str | None:
    """Return the style that lets an element travel when it changes place."""
    # Not in a stylesheet, because every element has its own name.
    return name and f"view-transition-name:{name}"


def marks(mark: Mark) -> Attributes:
    """Return the attributes that style a mark; on a button, "chosen" is styled by ``aria-pressed``, see ``control``."""
    return {f"data_{mark}": True} if mark in ("can", "dim", "hint") else {}


def control(piece: Spot | BuildPlate, pen: Pen, *, stop: bool) -> Attributes:
    """Return the attributes of a card or build as a button. A dim one can still be focused, and says why it is dim."""
    return {
        "data_do": piece.intent,
        # Tab reaches one piece of a zone and arrow keys the others, or a full table would have twenty tab stops.
        "tabindex": "0" if stop else "-1",
        "aria_pressed": "true" if piece.mark == "chosen" else "false",
        # Not ``disabled``: a disabled button cannot be focused, so nobody would hear its reason.
        "aria_disabled": "true" if piece.mark == "dim" else None,
        "aria_describedby": pen.why(piece.reason),
    }


def tab_stop(pieces: Sequence[Spot | BuildPlate]) -> int:
    """Return the index of the piece that Tab reaches; -1 if no piece has an intent.

    It is the first chosen piece; if none is chosen, the first hinted one, and so on with choosable, unmarked and dim
    pieces.
    """
    places = [place for place, piece in enumerate(pieces) if piece.intent]
    # Tab should arrive where the next key press is most likely.
    for wanted in ("chosen", "hint", "can", ""):
        for place in places:
            if pieces[place].mark == wanted:
                return place
    return places[0] if places else -1


def _label(spot: Spot, t: Words) -> str:
    """Return the card in words, including what its marks show."""
    label = spoken(spot.card, t)
    if spot.mark == "hint":
        label = t("card.hinted", card=label)
    return t("card.last", card=label) if spot.last else label


# ---- fans, builds and piles ----


def fan(spots: Iterable[Spot], pen: Pen, *, silent: bool = False) -> Html:
    """Return overlapping cards with every index visible."""
    return tag("span", *(card(spot, pen, silent=silent) for spot in spots), class_="fan")


def loose(spots: Iterable[Spot], pen: Pen, stop: int = -1) -> Html:
    """Return cards side by side; ``stop`` is the index of the one that Tab reaches."""
    return tag("div", *(card(spot, pen, stop=place == stop) for place, spot in enumerate(spots)), class_="loose")


def plate(build: BuildPlate, pen: Pen, *, yours: bool = False, stop: bool = False) -> Html:
    """Return a build: its value, its owner, and a fan for every group, as one button or one picture.

    ``yours``: whether it belongs to the viewer.
    """
    kind = "multiple" if build.multiple else "single"
    # A build keeps its first card as it grows, so the page recognises the build and lets it travel.
    name = pen.name(f"build-{build.groups[0][0].card}")
    notes = [pen.t(f"table.{kind}")] + [pen.t("table.proven")] * build.proven
    about = tag("span", build.owner, tag("small", pen.t("locale.list").join(notes)))
    head = tag("span", tag("b", build.value, class_=f"value {kind}"), about, class_="head", aria_hidden="true")
    sets = tag("span", *(fan(group, pen, silent=True) for group in build.groups), class_="sets")
    shared: Attributes = {
        "id": name,
        "class_": "build",
        "style": traveller(name),
        "data_own": build.own,
        **marks(build.mark),
    }
    words = plate_words(build, pen.t, yours=yours)
    # Without the role, screen readers ignore the label of a div.
    if not build.intent:
        return tag("div", head, sets, role="img", aria_label=words, data_chosen=build.mark == "chosen", **shared)
    heard = tag("span", words, class_="visually-hidden")
    return tag("button", head, sets, heard, type="button", **shared, **control(build, pen, stop=stop))


def draw_preview(preview: Preview, pen: Pen) -> Html:
    """Return a preview: the value, and a fan of small cards for every group."""
    kind = "multiple" if preview.multiple else "single"
    value = tag("b", preview.value, class_=f"value {kind}") if preview.value else ""
    fans = (
        tag(
            "span",
            *(tag("span", picture(card, pen), class_="card", data_last=card == preview.held) for card in group),
            class_="fan",
        )
        for group in preview.groups
    )
    heard = pen.t("locale.semicolon").join(listed(group, pen.t) for group in preview.groups)
    return tag("span", value, " ", tag("span", *fans, class_="sets", role="img", aria_label=heard), class_="made")


def plate_words(build: BuildPlate, t: Words, *, yours: bool = False) -> str:
    """Return a build in words: "Nia’s single build of 9: five of clubs, four of diamonds"."""
    groups = t("locale.semicolon").join(listed((spot.card for spot in group), t) for group in build.groups)
    key = f"table.build.{'yours' if yours else 'theirs'}.{'multiple' if build.multiple else 'single'}"
    words = t(key, owner=build.owner, value=build.value, cards=groups)
    return t("locale.semicolon").join([words, t("table.proven")]) if build.proven else words


def top_card(top: Top, pen: Pen, *, stop: bool = False) -> Html | None:
    """Return the top card of an open pile, None if the pile is empty; ``stop``: whether Tab reaches this card."""
    return card(top.card, pen, stop=stop, top_of=top.whose) if top.card else None


def pile(count: int, words: Html, pen: Pen, *, top: Html | None = None, name: str | None = None) -> Html:
    """Return a pile: its ``top`` card if that lies face up, otherwise a back; and ``words`` from ``pile_words``."""
    return tag("span", _upper(count, pen, top), words, class_="pile", id=name, data_empty=count == 0)


def pile_button(count: int, words: Html, does: str, pen: Pen, *, name: str) -> Html:
    """Return a pile that lies face down as a button; a tap shows those of its cards that the player may see."""
    return tag("button", _upper(count, pen), words, type="button", class_="pile", id=name, data_do=does)


def _upper(count: int, pen: Pen, top: Html | None = None) -> Html:
    """Return the top of a pile: a card, a back, or the outline of an empty pile."""
    return (top or back(pen)) if count else tag("span", class_="card", aria_hidden="true")


def pile_words(count: int, label: str, asks: str = "") -> Html:
    """Return the number of cards in a pile and its label; ``asks``, for screen readers only, is what a tap does."""
    heard = (tag("span", ", ", asks, class_="visually-hidden"),) if asks else ()
    return tag("span", tag("b", count), " ", tag("small", label), *heard)


def shown(cards: Sequence[str], pen: Pen) -> Html:
    """Return the cards in another player's open hand."""
    return tag(
        "span", *(card(Spot(one), pen) for one in cards), class_="held", style=f"--n:{len(cards)}", data_shown=True
    )


def held(count: int, pen: Pen) -> Html:
    """Return the backs of the cards in another player's hand; their number is next to them, in words if they fit."""
    backs = (back(pen) for _ in range(count))
    # If there is no room for words, the stylesheet prints the number from data-held.
    return tag("span", *backs, class_="held", style=f"--n:{count}", data_held=count, aria_hidden="true")
