"""The score sheet of a round and of the game: its sentences, rows, cards and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from casino_core.cards import SUITS, Card
from casino_core.game import Game
from casino_core.rules.parts import Rules
from casino_core.score.endgame import conditions
from casino_core.score.outcome import Outcome
from casino_core.score.scoring import Item
from web.table.cards import Pen, cards_line, spoken
from web.table.html import Html, join, tag
from web.table.sheet import earned
from web.table.state import Sheet, SheetRow
from web.worker.picture.deciding import decided, how_it_ended
from web.worker.words.people import People
from web.worker.words.speech import Message, Voice, enumerated, message

Keyed = tuple[tuple[str, str], ...]
"""Buttons, each as the key of its label and its intent."""

COUNTED = ("tabbe", "tablanette", "fines")
"""The codes of items that are shown as numbers, because they are not cards."""

MAJORITIES = ("cards", "spades", "diamonds")
"""The codes of items for having the most of something, in which a tie may score nothing."""

UNFOLDED = ("cards", "spades", "diamonds", "each_spade", "five_spades", "overspader", "honours")
"""The codes of items earned by many cards, which unfold below the item instead of filling the columns."""


def score_sheet(game: Game, people: People, voice: Voice) -> Sheet:
    """Return the score sheet of the finished round."""
    scored = game.sheets[-1]
    sides = tuple(voice.spoken(people.side_name(side)) for side in range(game.rules.sides))
    onward = (("score.next", "next"),) if game.outcome is None else (("score.new", "new"), ("score.same", "same"))
    return Sheet(
        title=voice.spoken(_title(game, people)),
        lead=" ".join(map(voice.spoken, _lead(game, people))),
        sides=sides,
        rows=tuple(_row(item, sides, voice) for item in scored.items),
        round_points=scored.points,
        totals=game.totals,
        target=game.rules.ending.target,
        why=" ".join(map(voice.spoken, _why(game, people))),
        note=" ".join(map(voice.spoken, (*_of_the_round(game), *_to_the_end(game, people)))),
        buttons=_named((*onward, ("score.look", "replay")) if game.actors else onward, voice),
        more=_named(_more(game, people), voice),
        done=voice.spoken(message("score.leave" if game.outcome is None else "score.done")),
        rounds=tuple(sheet.points for sheet in game.sheets) if len(game.sheets) > 1 else (),
        lowest=game.rules.ending.lowest_wins,
    )


def _named(buttons: Keyed, voice: Voice) -> tuple[tuple[str, str], ...]:
    return tuple((voice.spoken(message(key)), intent) for key, intent in buttons)


def _more(game: Game, people: People) -> Keyed:
    """Return the less frequently used buttons, which are folded."""
    seen = (("score.seen", "seen"),) if any(people.bot(seat) for seat in game.actors) else ()
    # A resignation was confirmed, so it cannot be undone.
    undoable = game.resigned is None and not set(people.persons).isdisjoint(game.actors)
    back = (("score.undo", "undo"),) if undoable else ()
    if game.outcome is None:
        return *seen, *back, *((("score.restart", "restart"),) if back else ())
    kept = ("if.title", "if"), ("menu.cards", "cards"), ("score.download", "download"), ("menu.maker", "maker")
    return *seen, *back, *kept


# ---------- words ----------


def _why(game: Game, people: People) -> Iterator[Message]:
    """Yield why the round ended early, why the game is over, and the decisive item."""
    yield from how_it_ended(game, people)
    if game.outcome is not None:
        yield from _reason(game, game.outcome, people)
    yield from decided(game, people)


def _title(game: Game, people: People) -> Message:
    if game.outcome is not None:
        if game.outcome.shared:
            winners = [people.side_name(side) for side in (game.outcome.side, *game.outcome.shared)]
            return message("score.game-shared", who=enumerated(winners))
        return people.about("score.game-won", game.outcome.side)
    points = game.sheets[-1].points
    best = _best(game.rules, points)
    if points.count(best) > 1:
        return message("score.round-even")
    return people.about("score.round-won", points.index(best))


def _best(rules: Rules, points: Sequence[int]) -> int:
    """Return the points of the leading side: the most points, or the fewest if the fewest win."""
    return min(points) if rules.ending.lowest_wins else max(points)


def _lead(game: Game, people: People) -> Iterator[Message]:
    """Yield for each side the items in which it gained and lost points."""
    items = game.sheets[-1].items
    for side in range(game.rules.sides):
        won = [
            message(
                f"score.has.{item.code}",
                # Fines score for the sides that did not pay them.
                count=sum(item.counts) - item.counts[side] if item.code == "fines" else item.counts[side],
            )
            for item in items
            if item.points[side] > 0
        ]
        if won:
            yield people.about("score.has", side, items=enumerated(won))
        for item in items:
            if item.points[side] < 0 and item.code == "fines":
                yield people.about("score.fined", side, count=item.counts[side])
            elif item.points[side] < 0:
                yield people.about("score.relieved", side, count=-item.points[side])


def _won_points(game: Game) -> tuple[int, ...]:
    """Return the points of the round, including points that do not count because they go past the target."""
    points = game.sheets[-1].points
    if game.rules.ending.overshoot == "wins" or game.rules.scoring.difference_scoring:
        return points
    return tuple(sum(item.points[side] for item in game.sheets[-1].items) for side in range(game.rules.sides))


def _of_the_round(game: Game) -> Iterator[Message]:
    """Yield notes on the points of the round."""
    # The game can end before the round is over.
    if not game.position.over:
        yield message("score.so-far")
    elif game.position.variant_state.ended:
        yield message("score.broken-off")
    elif game.rules.scoring.difference_scoring:
        yield message("score.difference")
    if any(conditions(game.rules, total) for total in game.before):
        yield message("score.held-back")
    if game.sheets[-1].points != _won_points(game):
        yield message("score.too-far", target=game.rules.ending.target or 0)
    sweeps = game.sheets[-1].item("sweeps")
    if sweeps and game.rules.scoring.sweep_cancel == "one_for_one" and sum(map(bool, sweeps.counts)) > 1:
        yield message("score.crossed", counts=tuple(sweeps.counts))
    for code, points in game.sheets[-1].carried.items():
        yield message("score.carried", item=message(f"score.{code}"), count=points)


def _to_the_end(game: Game, people: People) -> Iterator[Message]:
    """Yield the distance to the end of the game, unless the game is over."""
    target = game.rules.ending.target
    if game.outcome is None:
        yield _after_rounds(game, people) if target is None else _to_target(game, people, target)


def _reason(game: Game, won: Outcome, people: People) -> Iterator[Message]:
    """Yield why the game is over."""
    if game.resigned is not None:
        yield people.about("score.by.resigned", game.rules.side_of[game.resigned])
    elif won.shared:
        yield message("score.by.draw" if won.reason == "draw" and not game.swept else "score.by.shared")
    else:
        key = f"score.by.{won.reason}{_aim(game, won.reason)}"
        yield people.about(key, won.side, target=game.rules.ending.target or 0)
        if won.margin:
            yield message("score.margin", count=won.margin)


def _aim(game: Game, reason: str) -> str:
    """Return a key's suffix: ".fewest" if the fewest points win, ".ahead" if several sides reached the target."""
    if reason in ("rounds", "target") and game.rules.ending.lowest_wins:
        return ".fewest"
    several = sum(total >= (game.rules.ending.target or 0) for total in game.totals) > 1
    return ".ahead" if reason == "target" and several else ""


def _to_target(game: Game, people: People, target: int) -> Message:
    if max(game.totals) >= target:
        # The game goes on although the target is reached, so several sides are tied.
        return message("score.tie", target=target)
    best = _best(game.rules, game.totals)
    tied, side = game.totals.count(best) > 1, game.totals.index(best)
    if game.rules.ending.lowest_wins:
        key = "score.ends-at"
        return message(f"{key}.level", target=target) if tied else people.about(key, side, target=target)
    count = target - best
    return message("score.level", count=count) if tied else people.about("score.needs", side, count=count)


def _after_rounds(game: Game, people: People) -> Message:
    remaining, best = rounds(game.rules) - game.round, _best(game.rules, game.totals)
    if game.totals.count(best) > 1:
        return message("score.rounds-level", count=max(remaining, 0))  # a tied game goes on after the last round
    return people.about("score.rounds-left", game.totals.index(best), count=remaining)


def rounds(rules: Rules) -> int:
    """Return the number of rounds in a game without a target."""
    per_player = {"2_per_player": 2, "1_per_player": 1}
    return per_player[rules.ending.rounds] * rules.seats if rules.ending.rounds else 1


# ---------- rows ----------


def _row(item: Item, sides: tuple[str, ...], voice: Voice) -> SheetRow:
    name = voice.printed(message(f"score.{item.code}"))
    if item.code in UNFOLDED:
        ordered = tuple(in_order(cards) for cards in item.cards)
        name = join((name, earned(sides, ordered, voice.t, voice.sprite)))
        return SheetRow(name, _to_each_other(item, voice), tuple((Html(""), points) for points in item.points))
    if item.code in COUNTED:
        return SheetRow(name, _to_each_other(item, voice), tuple((Html(""), points) for points in item.points))
    draw = _aces if item.code == "aces" else lambda cards, voice: cards_line(cards, voice.t, voice.sprite)
    cells = (
        (draw(cards, voice) if cards else Html(""), points)
        for cards, points in zip(item.cards, item.points, strict=True)
    )
    return SheetRow(name, "", tuple(cells))


def _to_each_other(item: Item, voice: Voice) -> str:
    """Return the counts of an item: "30 to 22", with a note if a tie scores nothing."""
    counts = reduce(lambda some, other: voice.t("score.to", some=some, other=other), map(str, item.counts))
    best = max(item.counts)
    tied = item.code in MAJORITIES and best and item.counts.count(best) > 1 and not any(item.points)
    return voice.t("score.tie.item", counts=counts) if tied else counts


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return cards sorted by suit, and within a suit from low to high."""
    return tuple(sorted(cards, key=lambda card: (SUITS.index(card.suit), card.pips)))


def _aces(cards: tuple[Card, ...], voice: Voice) -> Html:
    """Draw aces as suits alone, so that four of them fit into a column."""
    pen = Pen(voice.t, voice.sprite)
    suits = (tag("svg", pen.use(f"pip{card.suit}"), role="img", aria_label=spoken(card, voice.t)) for card in cards)
    return tag("span", *suits, class_="say")
