"""Drills: questions on tables that come up in play. The engine makes every one, and knows which answers are right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, count, islice
from typing import NamedTuple

from casino_core.cards import Card, Chance
from casino_core.game import Game, new_game, play
from casino_core.legal.legality import candidates, legal_actions, why_not
from casino_core.notation.actions import parse_action
from casino_core.position.actions import Action, BuildPiece, Capture, MakeBuild, Piece, Trail, pieces
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from web.table.cards import Pen, card, cards_line, plate, with_cards
from web.table.html import Html, join, tag
from web.table.state import BuildPlate, Spot
from web.worker.choices.refusals import why_refused
from web.worker.match.match import Match
from web.worker.match.saves import SavedMatch
from web.worker.match.scenes import narrated
from web.worker.words.catalogue import words
from web.worker.words.speech import Voice

WORDS = words("en")

QUESTIONS = 40
"""How many questions a drill has: a run asks ten of them, in a new order each time."""

CROWDED = 9
"""With more on the table than that nobody is asked about it: a phone has no room for more."""

MOST = 60
"""How many actions of a position are looked at."""

OPPONENT = "nia"
"""Who sits opposite in the questions."""


class Question(NamedTuple):
    """A question, drawn."""

    shown: Html
    """What is looked at."""

    ask: Html
    """What is asked."""

    options: tuple[Html, ...]
    """What can be chosen."""

    right: tuple[frozenset[int], ...]
    """The choices that are right, each as the places of its options."""

    why: Html
    """Why these are right."""

    many: bool = True
    """Whether more than one option can be chosen."""


class Drill(NamedTuple):
    """Questions of one kind."""

    id: str
    """Its name in addresses, in the catalogue, and in what browsers store."""

    questions: tuple[Question, ...]
    """Its questions."""

    hides: bool = False
    """Whether what is looked at has to be kept in mind: it is hidden before the question is asked."""

    @property
    def title(self) -> str:
        """What it is called."""
        return WORDS(f"drill.{self.id}")

    @property
    def about(self) -> str:
        """What is practised in it."""
        return WORDS(f"drill.{self.id}.about")


@cache
def drills(deck: str) -> tuple[Drill, ...]:
    """Return all drills; ``deck`` is the address of the cards. The same ones every time."""
    voice = Voice("en", deck)
    return tuple(Drill(name, tuple(islice(questions(name, voice), QUESTIONS)), hides=name == "left") for name in DRILLS)


def questions(name: str, voice: Voice) -> Iterator[Question]:
    """Yield the questions of a drill without end, one of a round."""
    ask = DRILLS[name]
    for number in count():
        asked = (ask(match, number, voice) for match in moments(name, number))
        yield from islice(filter(None, asked), 1)


# ---------- tables ----------


def moments(kind: str, number: int) -> Iterator[Match]:
    """Yield a round that is played at random whenever it is one's turn, from somewhere in its first half on."""
    chance, bots = Chance(f"{kind} {number}"), (OPPONENT, "kit") if kind == "whose" else (OPPONENT,)
    game, _ = new_game(variant_rules("classic", 1 + len(bots)), f"drill-{kind}-{number}")
    first = 4 + int(chance.choice(range(20)))
    while not game.round_over:
        position = game.position
        if len(game.played) >= first and position.turn == 0 and len(on_table(position)) <= CROWDED:
            yield Match.opened(SavedMatch(game, bots), Voice("en"))
        game, _ = play(game, _lively(game, chance))


def _lively(game: Game, chance: Chance) -> Action:
    """Return a play at random: what makes builds grow wherever there is such a one, and fewer captures than usual."""
    some = candidates(game.position, MOST)
    grows = [
        each for each in some if isinstance(each, MakeBuild) and any(isinstance(p, BuildPiece) for p in pieces(each))
    ]
    if grows:
        return chance.choice(grows)
    kind = chance.choice((MakeBuild, MakeBuild, Trail, Trail, Capture))
    return chance.choice([action for action in some if isinstance(action, kind)] or some)


def on_table(position: Position) -> tuple[Piece, ...]:
    """Return everything on the table that can be chosen: the loose cards, then the builds."""
    return (*position.loose, *(build.piece for build in position.builds))


def drawn_pieces(position: Position, voice: Voice) -> tuple[Html, ...]:
    """Return the same, drawn."""
    pen = Pen(voice.t, voice.sprite)
    loose = (card(Spot(each), pen) for each in position.loose)
    return (*loose, *(_plate(position, place, pen) for place in range(len(position.builds))))


def _plate(position: Position, place: int, pen: Pen) -> Html:
    build = position.builds[place]
    owner = pen.t("table.you") if build.owner == position.turn else pen.t(f"bot.{OPPONENT}")
    groups = tuple(tuple(map(Spot, group)) for group in build.groups)
    own = build.owner == position.turn
    return plate(BuildPlate(build.value, owner, len(groups) > 1, own, groups), pen, yours=own)


def drawn_card(held: Card, voice: Voice) -> Html:
    """Return the card of a hand that a question is about."""
    return tag("div", card(Spot(held), Pen(voice.t, voice.sprite)), class_="held-card")


def captures_of(position: Position, held: Card) -> list[frozenset[Piece]]:
    """Return every set of pieces that a hand card can take at once."""
    found = (action for action in legal_actions(position) if isinstance(action, Capture) and action.card == held)
    return list(dict.fromkeys(frozenset(pieces(action)) for action in found))


def _places(chosen: frozenset[Piece], position: Position) -> frozenset[int]:
    return frozenset(place for place, piece in enumerate(on_table(position)) if piece in chosen)


def _named(some: frozenset[Piece], position: Position, voice: Voice) -> Html:
    """Return pieces as they are named in running text: cards, and builds by their values."""
    cards = cards_line((piece for piece in position.loose if piece in some), voice.t, voice.sprite)
    builds = [voice.t("drill.build", value=build.value) for build in position.builds if build.piece in some]
    return join((part for part in (cards if set(position.loose) & some else "", *builds) if part), " + ")


# ---------- questions ----------


def every_capture(match: Match, _number: int, voice: Voice) -> Question | None:
    """Ask what all a card takes that can take several things, but not everything."""
    position = match.game.position
    for held in position.hand:
        found = captures_of(position, held)
        least = [one for one in found if not any(other < one for other in found)]
        taken = frozenset().union(*found) if found else frozenset()
        if len(least) > 1 and len(taken) < len(on_table(position)) and any(len(one) > 1 for one in least):
            named = join((_named(one, position, voice) for one in least), "; ")
            why = tag("p", voice.t("drill.every.why"), " ", named)
            ask = with_cards(voice.t("drill.every.ask", card=f"{{{held}}}"), voice.t, voice.sprite)
            right = (_places(taken, position),)
            return Question(drawn_card(held, voice), ask, drawn_pieces(position, voice), right, why)
    return None


def most(match: Match, _number: int, voice: Voice) -> Question | None:
    """Ask for the most that a card can take which can take more or less."""
    position = match.game.position
    for held in position.hand:
        found = captures_of(position, held)
        best = max((_size(one, position) for one in found), default=0)
        largest = [one for one in found if _size(one, position) == best]
        if best > 2 and len({_size(one, position) for one in found}) > 1:
            ask = with_cards(voice.t("drill.most.ask", card=f"{{{held}}}"), voice.t, voice.sprite)
            named = (_named(one, position, voice) for one in largest)
            why = tag("p", voice.t("drill.most.why", count=best), " ", join(named, "; "))
            right = tuple(_places(one, position) for one in largest)
            return Question(drawn_card(held, voice), ask, drawn_pieces(position, voice), right, why)
    return None


def _size(some: frozenset[Piece], position: Position) -> int:
    """Return how many cards some pieces are."""
    builds = sum(len(group) for build in position.builds if build.piece in some for group in build.groups)
    return len(some & set(position.loose)) + builds


RANKS = "A23456789T"
"""The ranks that are counted: whoever counts courts knows the rest."""


def left(match: Match, number: int, voice: Voice) -> Question | None:
    """Show cards that have been seen in a round, and ask how many of a rank are still out."""
    game = match.game
    seen = view(game.position, 0, game.played, game.before)
    known = [each for each in game.position.rules.pack if each not in seen.unseen]
    if not 12 <= len(known) <= 26:
        return None
    rank = RANKS[number % len(RANKS)]
    out = sum(each.rank == rank for each in seen.unseen)
    shuffled = Chance(f"left {number}").shuffled(tuple(known))
    shown = cards_line(shuffled, voice.t, voice.sprite)
    ask = Html(voice.t("drill.left.ask", rank=voice.t(f"drill.rank.{rank}")))
    there = cards_line((each for each in known if each.rank == rank), voice.t, voice.sprite)
    why = tag("p", voice.t("drill.left.why", count=4 - out), " ", there if out < 4 else "")
    return Question(shown, ask, tuple(Html(str(each)) for each in range(5)), (frozenset({out}),), why, many=False)


def whose(match: Match, _number: int, voice: Voice) -> Question | None:
    """Tell what became of a build between three players, and ask whose it is now."""
    for build in match.game.position.builds:
        cards = {each for group in build.groups for each in group}
        moves = [m for m in match.moves if isinstance(m.action, MakeBuild) and m.action.card in cards]
        if len({move.seat for move in moves}) > 1:
            told = (sentence for move in moves for sentence in narrated(match, move))
            shown = tag("ol", *(tag("li", Voice("en", voice.sprite).printed(each)) for each in told))
            names = tuple(Html(voice.spoken(match.people.name(seat))) for seat in range(3))
            ask = Html(voice.t("drill.whose.ask", value=build.value))
            why = tag("p", voice.t("drill.whose.why", who=names[build.owner]))
            return Question(shown, ask, names, (frozenset({build.owner}),), why, many=False)
    return None


def may(match: Match, number: int, voice: Voice) -> Question | None:
    """Ask which of some plays are allowed."""
    position, chance = match.game.position, Chance(f"may {number}")
    allowed, refused = tuple(_plain(position)), tuple(dict.fromkeys(_refused(position)))
    if min(len(allowed), len(refused)) < 2:
        return None
    some = chance.shuffled((*chance.shuffled(allowed)[:2], *chance.shuffled(refused)[:2]))
    told = tuple(_told(action, position, voice) for action in some)
    right = frozenset(place for place, action in enumerate(some) if action in allowed)
    shown, why = _hand_and_table(position, voice), _faults(some, told, match, voice)
    return Question(shown, Html(voice.t("drill.may.ask")), told, (right,), why)


def _plain(position: Position) -> Iterator[Action]:
    """Yield the plays that are allowed and can be told in a few words: captures, and builds of a single group."""
    for action in legal_actions(position):
        if isinstance(action, Capture) or (isinstance(action, MakeBuild) and len(action.groups) == 1):
            yield action


def _hand_and_table(position: Position, voice: Voice) -> Html:
    pen = Pen(voice.t, voice.sprite)
    hand = tag("div", *(card(Spot(each), pen) for each in position.hand), class_="held-card")
    table = tag("div", *drawn_pieces(position, voice), class_="laid")
    return join((tag("small", voice.t("drill.table")), table, tag("small", voice.t("drill.hand")), hand))


def _faults(some: Sequence[Action], told: Sequence[Html], match: Match, voice: Voice) -> Html:
    """Return why the plays that are refused are refused."""
    position = match.game.position
    found = ((phrase, action, why_not(position, action)) for phrase, action in zip(told, some, strict=True))
    lines = (
        tag("li", phrase, ": ", voice.printed(why_refused(action, fault, match.seen, match.people)))
        for phrase, action, fault in found
        if fault
    )
    return tag("ul", *lines)


def _told(action: Action, position: Position, voice: Voice) -> Html:
    """Return a play in words, in the same ones whether it is allowed or not: they must not give that away."""
    held, value = getattr(action, "card", None), getattr(action, "value", 0)
    key = "drill.takes" if isinstance(action, Capture) else "drill.builds"
    others = _named(frozenset(pieces(action)) - {held}, position, voice)
    return join((with_cards(voice.t(key, card=f"{{{held}}}", value=value), voice.t, voice.sprite), " ", others))


def _refused(position: Position) -> Iterator[Action]:
    """Yield plays that look as if they were allowed: sums that do not come out, builds without the card for them."""
    for held in position.hand:
        for size in (1, 2):
            for some in combinations(position.loose, size):
                joined = "".join(some)
                texts = [f"{held}x{joined}"] + [f"{held}{joined}={value}" for value in range(5, 11)]
                for text in texts:
                    action = _sound(text, held, some)
                    if action is not None and why_not(position, action) is not None:
                        yield action


def _sound(text: str, held: Card, some: Sequence[Card]) -> Action | None:
    """Return an action that adds up, or is off by one; None for what nobody would try."""
    numbers = [PIPS.get(each.rank) for each in some]
    own = PIPS.get(held.rank)
    if own is None or None in numbers:
        return None
    total = sum(number for number in numbers if number is not None)
    action = parse_action(text)
    if isinstance(action, Capture):
        return action if abs(total - own) == 1 and len(some) > 1 else None
    return action if isinstance(action, MakeBuild) and total + own == action.value else None


PIPS = {rank: pips for pips, rank in enumerate(RANKS, 1)}
"""The values of the numbered cards."""

DRILLS: dict[str, Callable[[Match, int, Voice], Question | None]] = {
    "every": every_capture,
    "most": most,
    "may": may,
    "whose": whose,
    "left": left,
}
"""What asks a question of every drill, from a moment of the round of a number, where it is good for one."""
